from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from tests.table.services import Wyrmhall, storage, wyrmhall

PROCESSES = {"sqlite": 1, "postgres": 2}


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def kept(request: pytest.FixtureRequest) -> str:
    """Each test runs on every storage; this names the one."""
    return str(request.param)


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Wyrmhall]]:
    """Start a server on a storage when it is first needed, and keep it for all tests."""
    running: dict[str, Wyrmhall] = {}
    with ExitStack() as stack:

        def find(kept: str) -> Wyrmhall:
            if kept not in running:
                env = stack.enter_context(storage(kept, tmp_path_factory.mktemp(kept)))
                running[kept] = stack.enter_context(wyrmhall(env, PROCESSES[kept]))
            return running[kept]

        yield find


@pytest.fixture(scope="session")
def server(kept: str, servers: Callable[[str], Wyrmhall]) -> Wyrmhall:
    """A server for all tests: SQLite and one process, PostgreSQL and two behind one address."""
    return servers(kept)
