from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.table.services import Wyrmhall, storage, wyrmhall

PROCESSES = {"sqlite": 1, "postgres": 2}


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def kept(request: pytest.FixtureRequest) -> str:
    """Each test runs on every storage; this names the one."""
    return str(request.param)


@pytest.fixture(scope="session")
def server(kept: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Wyrmhall]:
    """A server for all tests: SQLite and one process, PostgreSQL and two behind one address."""
    folder: Path = tmp_path_factory.mktemp(kept)
    with storage(kept, folder) as env, wyrmhall(env, PROCESSES[kept]) as running:
        yield running
