from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.services import Unavailable, Wyrmhall, storage, wyrmhall

PROCESSES = {"sqlite": 1, "postgres": 2}


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def kept(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Each test runs on every storage; this names the one."""
    yield request.param


@pytest.fixture(scope="session")
def server(kept: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Wyrmhall]:
    """A server that all tests share: SQLite and one process, PostgreSQL and two behind one address."""
    folder: Path = tmp_path_factory.mktemp(kept)
    try:
        with storage(kept, folder) as env, wyrmhall(env, PROCESSES[kept]) as running:
            yield running
    except Unavailable as error:
        pytest.skip(str(error))
