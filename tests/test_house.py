"""The house keeps its order: rooms, numbered rules, words, layers, sizes, records."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from setup import compiled_files
from tests.games import every_game, outcomes, records, registered, setups

from wyrmhall.core.game import Game
from wyrmhall.core.language import messages
from wyrmhall.core.match import our_tables, replay
from wyrmhall.core.record import loads
from wyrmhall.core.trial import rule_numbers

HOUSE = Path(__file__).parents[1]
SOURCE = HOUSE / "src" / "wyrmhall"
ROOMS = ("__init__.py", "components.toml", "judge.py", "RULES.md", "tests")
MODULES = ("rules", "scene")  # which may grow into folders
WORDS = ("words/en.ftl", "words/de.ftl")
LONGEST_FILE, LONGEST_FUNCTION = 600, 40  # lines
LOST, WON = 0.0, 1.0  # what a game may be worth: no fractions yet
VEC_CALLS = {"append", "pop", "extend", "remove"}
LUCK_AND_CLOCKS = {"random", "secrets", "time", "datetime", "uuid"}

per_game = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)


def parse(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def python_files(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*.py") if ".venv" not in file.parts)


def sources(folder: Path) -> list[Path]:
    return [file for file in python_files(folder) if "tests" not in file.parts]


# --- rooms --------------------------------------------------------------------------------------


@per_game
def test_every_game_has_all_rooms(game: Game) -> None:
    folder = Path(game.folder)
    assert [room for room in (*ROOMS, *WORDS) if not (folder / room).exists()] == []
    for module in MODULES:
        assert (folder / f"{module}.py").exists() or (folder / module / "__init__.py").exists()


@per_game
def test_a_games_folder_holds_nothing_of_the_browsers(game: Game) -> None:
    files = [file for file in Path(game.folder).rglob("*") if file.is_file()]
    assert [file for file in files if file.suffix in {".html", ".js", ".ts", ".css"}] == []
    tags = re.compile(r"<(div|span|svg|script|style|html|p|g|path)\b")
    assert [file for file in sources(Path(game.folder)) if tags.search(file.read_text())] == []


@pytest.mark.parametrize("game", registered(), ids=lambda game: game.key)
def test_no_game_is_named_outside_its_folder_and_the_list_of_games(game: Game) -> None:
    folder = Path(game.folder)
    name = re.compile(rf"\b({game.key}|{folder.name}|{re.escape(game.title)})\b")
    texts = [file for file in SOURCE.rglob("*") if file.suffix in {".py", ".ftl", ".toml"}]
    outside = [file for file in texts if folder not in file.parents]
    found = [file for file in outside if name.search(file.read_text("utf-8"))]
    assert found == [SOURCE / "games" / "__init__.py"]


@per_game
def test_every_table_of_a_box_tells_how_sure_it_is(game: Game) -> None:
    for name, table in our_tables(game).items():
        assert isinstance(table, dict), name
        assert table["status"] in {"printed", "derived", "reconstructed"}, name
        assert table["reason"].strip(), name


# --- rules and words ----------------------------------------------------------------------------


def cited(folder: Path) -> set[str]:
    """Collect the numbers in `@rule(…)` over tests."""
    found = set()
    for file in (folder / "tests").rglob("test_*.py"):
        for function in ast.walk(parse(file)):
            if isinstance(function, ast.FunctionDef) and function.name.startswith("test_"):
                for call in function.decorator_list:
                    if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "rule":
                        found |= {ast.literal_eval(number) for number in call.args}
    return found


@per_game
def test_every_rule_is_cited_by_a_test_and_every_cited_rule_exists(game: Game) -> None:
    numbers, tested = rule_numbers(game), cited(Path(game.folder))
    assert sorted(numbers - tested) == [], "rules without a test"
    assert sorted(tested - numbers) == [], "tests of rules that do not exist"


@per_game
def test_the_rulebook_gives_each_number_once(game: Game) -> None:
    text = (Path(game.folder) / "RULES.md").read_text("utf-8")
    numbers = re.findall(r"^- \*\*([A-Z]+-\d+[a-z]?)\*\*", text, re.MULTILINE)
    assert sorted(n for n in set(numbers) if numbers.count(n) > 1) == []


def said(file: Path) -> Iterator[str]:
    """Find the message ids that stand in a file as they are."""
    for call in ast.walk(parse(file)):
        if isinstance(call, ast.Call) and call.args:
            name = getattr(call.func, "id", getattr(call.func, "attr", ""))
            first = call.args[0]
            if name not in {"Words", "tell"} or not isinstance(first, ast.Constant):
                continue
            if isinstance(first.value, str):
                yield first.value
                if any(keyword.arg == "secret" for keyword in call.keywords):
                    yield f"{first.value}-unseen"


@pytest.mark.parametrize(
    "folder",
    [SOURCE / "core", *(Path(game.folder) for game in every_game())],
    ids=lambda folder: folder.name,
)
def test_both_languages_say_the_same_and_all_that_is_said(folder: Path) -> None:
    english, german = messages(str(folder), "en"), messages(str(folder), "de")
    assert english.keys() == german.keys()
    neutral = {name: facts - _told(facts) for name, facts in english.items()}
    assert neutral == {name: facts - _told(facts) for name, facts in german.items()}
    known = english.keys() | messages(str(SOURCE / "core"), "en").keys()
    asked = {(file.name, name) for file in sources(folder) for name in said(file)}
    assert sorted((file, name) for file, name in asked if name not in known) == []


def _told(facts: frozenset[str]) -> set[str]:
    # Whether a sentence needs to know who listens depends on the language.
    return {fact for fact in facts if fact.endswith("_is")} | {"seat"}


# --- sizes and pitfalls -------------------------------------------------------------------------


@pytest.mark.parametrize("folder", ["src", "tests", "examples"])
def test_files_and_functions_stay_small(folder: str) -> None:
    large = []
    for file in python_files(HOUSE / folder):
        if len(file.read_text("utf-8").splitlines()) > LONGEST_FILE and "tests" not in file.parts:
            large.append(f"{file} is longer than {LONGEST_FILE} lines")
        for node in ast.walk(parse(file)):
            if isinstance(node, ast.FunctionDef):
                length = (node.end_lineno or 0) - node.lineno + 1
                if length > LONGEST_FUNCTION:
                    large.append(f"{file}:{node.lineno} {node.name} has {length} lines")
    assert large == []


def test_rules_and_bots_have_no_clocks_and_dice_of_their_own() -> None:
    files = [f for room in ("core", "games", "bots") for f in sources(SOURCE / room)]
    files += sources(HOUSE / "examples")
    found = [f"{file}: {name}" for file in files for name in imported(parse(file))]
    assert [line for line in found if line.split(": ")[1] in LUCK_AND_CLOCKS] == []


def imported(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").split(".")[0]


def is_name_of_constant(node: ast.expr) -> bool:
    name = getattr(node, "id", getattr(node, "attr", ""))
    return isinstance(node, ast.Constant) or (bool(name) and name.isupper())


def byte_rows(modules: list[ast.Module]) -> set[str]:
    """Collect the names of fields, variables and parameters that are declared as vec[u8]."""
    found = set()
    for node in (node for module in modules for node in ast.walk(module)):
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "vec[u8]":
            found.add(getattr(node.target, "attr", getattr(node.target, "id", "")))
        elif isinstance(node, ast.arg) and ast.unparse(node.annotation or node) == "vec[u8]":
            found.add(node.arg)
    return found


def is_byte(node: ast.expr, rows: set[str]) -> bool:
    if not isinstance(node, ast.Subscript) or isinstance(node.slice, ast.Slice):
        return False
    return getattr(node.value, "attr", getattr(node.value, "id", "")) in rows


def pitfall(node: ast.AST, rows: set[str]) -> str:
    """Name what mypyc gets wrong, or does without a word, in this piece of code."""
    if isinstance(node, ast.BinOp):
        shift = isinstance(node.op, (ast.LShift, ast.RShift))
        left = isinstance(node.op, ast.LShift)
        if shift and is_name_of_constant(node.left):
            return "a constant is shifted (32 bits only): use bits.shl"
        if left and not isinstance(node.right, ast.Constant):
            return "a shift by a variable: use bits.shl"
        wraps = isinstance(node.op, (ast.Add, ast.Sub, ast.Mult))
        if wraps and is_byte(node.left, rows) and is_byte(node.right, rows):
            return "bytes wrap at 256: i64(…) first"
    call = node.value if isinstance(node, ast.Expr) else None
    if isinstance(call, ast.Call) and getattr(call.func, "id", "") in VEC_CALLS:
        return "a vec is a value: assign what append, pop, extend or remove give"
    if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Tuple) and node.value.elts:
        first = node.value.elts[0]
        if isinstance(first, ast.Constant) and isinstance(first.value, float):
            return "a Final tuple that begins with a float is never set: use a list"
    return ""


def pitfalls(module: ast.Module, rows: set[str]) -> Iterator[str]:
    for node in ast.walk(module):
        if fault := pitfall(node, rows):
            yield f"line {getattr(node, 'lineno', 0)}: {fault}"


def test_compiled_modules_keep_clear_of_what_the_compiler_gets_wrong() -> None:
    modules = {file: parse(HOUSE / file) for file in compiled_files() if "bits" not in file}
    rows = byte_rows(list(modules.values()))
    found = [f"{file} {line}" for file, m in modules.items() for line in pitfalls(m, rows)]
    assert found == []


@pytest.mark.parametrize(
    "code",
    [
        "x = 1 << n",
        "x = LIMIT >> n",
        "x = y << n",
        "append(row, x)",
        "x = self.row[a] + self.row[b]",
        "HOPE: Final = (1.0, 2)",
    ],
)
def test_the_lint_for_pitfalls_finds_them(code: str) -> None:
    assert len(list(pitfalls(ast.parse(code), {"row"}))) == 1


def test_rules_count_in_whole_numbers() -> None:
    files = [f for f in compiled_files() if "/games/" in f and not Path(f).stem.startswith("judge")]
    found = []
    for file in files:
        for node in ast.walk(parse(HOUSE / file)):
            divides = isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div)
            value = node.value if isinstance(node, ast.Constant) else 0
            broken = isinstance(value, float) and value not in (LOST, WON)
            if divides or broken:
                found.append(f"{file}:{getattr(node, 'lineno', 0)}")
    assert found == []


# --- records ------------------------------------------------------------------------------------


@per_game
def test_there_is_a_record_for_each_ending_seat_count_and_value_of_an_option(game: Game) -> None:
    kept = [loads(file.read_bytes()) for file in records(game)]
    shown = {(record.seats, *choice) for record in kept for choice in record.options.items()}
    for _, seats, chosen in setups(game):
        assert seats in {record.seats for record in kept}
        assert {(seats, *choice) for choice in chosen.items()} <= shown
    ends = {replay(record, game).state.result().ending for record in kept}
    assert sorted(set(game.endings) - ends) == []


@per_game
def test_old_records_come_out_as_they_did(game: Game) -> None:
    """If this fails, rules have changed: raise rules_version, and say in CHANGELOG.md why."""
    for file in records(game):
        match = replay(loads(file.read_bytes()), game)
        assert match.over
        result = match.state.result()
        outcome = [result.ending, result.totals(), list(result.ranks)]
        assert outcome == outcomes(game)[file.stem]
