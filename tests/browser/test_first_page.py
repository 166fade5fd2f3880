"""The page is small, quickly there, and asks nothing of other sites."""

from __future__ import annotations

import gzip
from collections.abc import Callable

import build_web
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
MOST = 42_000  # bytes of script and style, compressed; the promise is 150 KB
FAST_3G = {"latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}
WATCH = """new MutationObserver((_, watch) => {
    if (!document.querySelector(".game .play")) return;
    window.readyAfter = performance.now();
    watch.disconnect();
}).observe(document, { childList: true, subtree: true })"""


def test_script_and_style_are_small(page_is_built: None) -> None:
    files = [*build_web.TARGET.glob("*.js"), *build_web.TARGET.glob("*.css")]
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < MOST


def test_the_first_page_is_there_within_a_second_on_a_slow_line(visit: Visit) -> None:
    times = []
    for _ in range(3):
        ann = visit(size="phone")
        wire = ann.context.new_cdp_session(ann.page)
        wire.send("Network.enable")
        wire.send("Network.emulateNetworkConditions", {"offline": False, **FAST_3G})
        ann.page.add_init_script(WATCH)
        ann.home()
        times.append(ann.page.evaluate("window.readyAfter"))
    assert min(times) < 1000


def test_nothing_is_loaded_from_another_site(visit: Visit, server: str) -> None:
    ann = visit()
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.home()
    ann.page.wait_for_load_state("load")
    assert asked
    assert [url for url in asked if not url.startswith(server)] == []
    policy = ann.page.evaluate("fetch('/').then((r) => r.headers.get('content-security-policy'))")
    assert "default-src 'self'" in policy or "default-src 'none'" in policy
    assert "unsafe" not in policy
