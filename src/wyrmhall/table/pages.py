"""The page itself: one file for every address, and what it loads."""

from __future__ import annotations

from pathlib import Path

from litestar import MediaType, Router, get, route
from litestar.response import Response
from litestar.static_files import create_static_files_router

from wyrmhall.table.guard import AnyRequest

STATIC = Path(__file__).parent / "static"
PAGE = STATIC / "index.html"
MISSING = (
    "The page has not been built: it needs Node.js (see docs/host-a-table.md). "
    "Everything else works; programs find the interface at /api/schema."
)


@route(
    ["/", "/t/{id:str}", "/rules/{id:str}"],
    http_method=["GET", "HEAD"],
    include_in_schema=False,
    media_type=MediaType.HTML,
    sync_to_thread=False,
)
def page(id: str = "") -> Response[str]:
    """Give the page; what it shows, it reads from its own address."""
    if not PAGE.is_file():
        return Response(MISSING, media_type=MediaType.TEXT, status_code=503)
    headers = {"Cache-Control": "no-cache"}
    return Response(PAGE.read_text("utf-8"), media_type=MediaType.HTML, headers=headers)


def nothing_here(request: AnyRequest) -> Response[str] | None:
    """Give whoever looks for a page one that says so; programs are told otherwise."""
    wanted = request.headers.get("accept", "").startswith("text/html")
    if not wanted or request.url.path.startswith(("/api/", "/static/")) or not PAGE.is_file():
        return None
    return Response(PAGE.read_text("utf-8"), media_type=MediaType.HTML, status_code=404)


@get("/sw.js", include_in_schema=False, sync_to_thread=False)
def service_worker() -> Response[str]:
    """Give the service worker, which must stand at the root to hear pushes for all pages."""
    file = STATIC / "sw.js"
    text = file.read_text("utf-8") if file.is_file() else ""
    return Response(text, media_type="text/javascript", headers={"Cache-Control": "no-cache"})


def routers() -> list[Router]:
    """Give all that serves the page."""
    STATIC.mkdir(exist_ok=True)
    files = create_static_files_router(
        "/static", [STATIC], include_in_schema=False, opt={"static": True}
    )
    return [Router("/", route_handlers=[page, service_worker]), files]
