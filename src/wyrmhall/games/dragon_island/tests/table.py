"""Lays out positions for the tests of Dragon Island."""

from __future__ import annotations

from functools import cache

from mypy_extensions import u8

from wyrmhall.core.bits import bit
from wyrmhall.core.chance import Chance
from wyrmhall.core.match import our_tables, settled
from wyrmhall.core.words import Event, Log
from wyrmhall.games.dragon_island import GAME
from wyrmhall.games.dragon_island.components import IslandBox
from wyrmhall.games.dragon_island.rules.island import (
    DECK,
    DRAWN,
    HAND,
    HELD,
    LAIRS,
    PEN_BUILT,
    PETS,
    SPOT,
)
from wyrmhall.games.dragon_island.rules.placing import update_sites
from wyrmhall.games.dragon_island.terms import (
    CELLS,
    CHOOSE_TILE,
    COLOURS,
    FACES,
    HEART,
    HUES,
    KINDS,
    LAIR,
    PEN,
    SPIRE,
    WILD,
    cell_name,
    face_name,
)
from wyrmhall.games.dragon_island.views import DragonIsland, IslandView, Screen

LUCK = Chance("tests")


@cache
def our_box() -> IslandBox:
    """Open the box with our own tiles and cards."""
    box = GAME.unbox(our_tables(GAME))
    assert isinstance(box, IslandBox)
    return box


def start(seats: int = 2, seed: str = "a game", **options: str) -> DragonIsland:
    """Set up a game; the first maps still await a choice."""
    chosen = {key.replace("_", "-"): value for key, value in options.items()}
    state = GAME.start(seats, settled(GAME, seats, chosen), our_box(), Chance(seed), None)
    assert isinstance(state, DragonIsland)
    return state


def first_turn(seats: int = 2, seed: str = "a game", **options: str) -> DragonIsland:
    """Set up a game in which seat 0 is about to place its Tower."""
    state = start(seats, seed, **options)
    state.first = state.seat = 0
    for seat in range(seats):
        move = state.moves(seat)[0]
        state.play(seat, move, LUCK, None)
    return state


def island(*tiles: str, seats: int = 2, **options: str) -> DragonIsland:
    """Lay out an island, such as `"blue build +1+0"`; all wizards are on the Keep.

    Seat 0 is to choose a tile, but holds none; nobody holds maps.
    """
    state = first_turn(seats, **options)
    for seat in range(seats):
        state.set_own(seat, SPOT, HEART)
        state.set_own(seat, HELD, 41 - seat if seat else 0)
    for card in range(len(state.cards)):
        if state.cards[card] >= HAND:
            state.cards[card] = u8(DECK)
    for tile in tiles:
        words, _, place = tile.rpartition(" ")
        lay(state, words, place)
    state.step = CHOOSE_TILE
    return state


def face(words: str) -> int:
    """Find a face such as `gold storm`, `blue tower` or `wild-build`."""
    hue, _, kind = words.rpartition(" ")
    if kind == "tower":
        return FACES + HUES.index(hue)
    box = our_box()
    colour = HUES.index(hue) if hue and kind != "wild-build" else WILD
    return next(
        face
        for face in range(FACES)
        if box.kinds[face] == KINDS.index(kind) and box.hues[face] == colour
    )


def cell(place: str) -> int:
    """Find a cell by its name."""
    return next(cell for cell in CELLS if cell_name(int(cell)) == place)


def lay(state: DragonIsland, words: str, place: str) -> int:
    """Put a tile on the island, such as `red build`; `red wild-build` is named red."""
    tile = state.add_tile(cell(place), face(words))
    update_sites(state, cell(place))
    if words.endswith(" wild-build"):
        state.set_hue(tile, HUES.index(words.split()[0]))
    return int(tile)


def tile_at(state: DragonIsland, place: str) -> int:
    """Find the tile at a place; "" is the Keep."""
    return int(state.grid[cell(place)]) if place else HEART


def stand(state: DragonIsland, seat: int, place: str) -> None:
    """Put a wizard on a tile."""
    state.set_own(seat, SPOT, tile_at(state, place))


def give(state: DragonIsland, seat: int, **goods: int) -> None:
    """Give cubes and coins from the supply: `blue=3, coin=2`."""
    for name, amount in goods.items():
        state.give(seat, HUES.index("gold" if name == "coin" else name), amount)


def goods(state: DragonIsland, seat: int) -> dict[str, int]:
    """Tell what a seat has of cubes and coins, nothing left out but noughts."""
    names = (*HUES[:4], "coin")
    counts = {name: int(state.goods(seat, c)) for c, name in enumerate(names)}
    return {name: count for name, count in counts.items() if count}


def put(state: DragonIsland, place: str, *hues: str) -> None:
    """Put dragons from the supply on a tile."""
    for hue in hues:
        state.change_supply(HUES.index(hue), -1)
        state.change_herd(tile_at(state, place), HUES.index(hue), 1)


def dragons(state: DragonIsland, place: str) -> list[str]:
    """List the dragons on a tile."""
    tile = tile_at(state, place)
    return [HUES[c] for c in range(COLOURS) for _ in range(state.herd_of(tile, c))]


def add_pet(state: DragonIsland, seat: int, hue: str, coins: int = 3, lair: bool = False) -> None:
    """Give a seat a pet with coins from the bank on its card."""
    colour = HUES.index(hue)
    state.set_own(seat, PETS + colour, coins)
    state.change_bank(-coins)
    if lair:
        state.set_own(seat, LAIRS, state.own(seat, LAIRS) | bit(colour))
    else:
        state.change_supply(colour, -1)


def pets(state: DragonIsland, seat: int) -> dict[str, int]:
    """Tell the pets in use, with the coins on their cards."""
    return {HUES[c]: int(state.pet(seat, c)) for c in range(COLOURS) if state.pet(seat, c)}


def add_building(state: DragonIsland, place: str, building: str, owner: int = 0) -> None:
    """Put a building on a tile: `pen`, `spire`, or `lair` (a red one)."""
    tile = tile_at(state, place)
    number = {"pen": PEN, "spire": SPIRE, "lair": LAIR + HUES.index("red")}[building]
    state.buildings[tile], state.owners[tile] = u8(number + 1), u8(owner)
    if building == "pen":
        state.pens |= bit(tile)
        state.set_own(owner, PEN_BUILT, 1)
    elif building == "spire":
        state.spires |= bit(tile)
        state.spires_left -= 1
    state.count_herd(tile)


def hold(state: DragonIsland, seat: int, *numbers: int) -> None:
    """Give a seat terrain tiles by their numbers, from the bag."""
    for slot, number in enumerate(numbers):
        state.set_own(seat, HELD + slot, number)


def hold_face(state: DragonIsland, seat: int, words: str) -> str:
    """Give a seat a tile with such a face; name the move that plays it."""
    chosen = face(words)
    hold(state, seat, chosen // 2 + 1)
    return f"place {face_name(chosen)}"


def hold_map(state: DragonIsland, seat: int, *cards: int) -> None:
    """Give a seat map cards by their numbers."""
    for card in cards:
        state.cards[card - 1] = u8(HAND + seat)


def maps(state: DragonIsland, seat: int) -> list[int]:
    """List the numbers of a seat's map cards."""
    return [card + 1 for card in range(len(state.cards)) if state.cards[card] == HAND + seat]


def drawn(state: DragonIsland, seat: int) -> list[int]:
    """List the numbers of the cards that a seat has drawn and not yet sorted."""
    return sorted(int(state.own(seat, DRAWN + slot)) for slot in range(3))


def play(state: DragonIsland, *names: str, log: Log | None = None) -> None:
    """Make the active player's moves by their names, each of them allowed."""
    for name in names:
        seat = int(state.seat)
        assert name in legal(state, seat), (name, legal(state, seat))
        state.play(seat, number(name), LUCK, log)


def told(state: DragonIsland, *names: str) -> list[Event]:
    """Make moves and give the events that came of them."""
    log = Log()
    play(state, *names, log=log)
    return log.events


def number(name: str) -> int:
    """Find a move."""
    move = GAME.catalogue.number(name)
    assert move is not None, name
    return move


def legal(state: DragonIsland, seat: int | None = None) -> list[str]:
    """Name the moves of a seat, of the active one if none is named."""
    asked = int(state.seat) if seat is None else seat
    return [GAME.catalogue.names[move] for move in state.moves(asked)]


def places(state: DragonIsland) -> set[str]:
    """List the places that the active player may point at."""
    return {name[3:] for name in legal(state) if name.startswith("at ")}


def refused(state: DragonIsland, name: str, seat: int | None = None) -> str:
    """Give the rule that forbids a move, or "" if none does."""
    refusal = state.refusal(int(state.seat) if seat is None else seat, number(name))
    return "" if refusal is None else refusal.rule


def reason(state: DragonIsland, name: str) -> dict[str, object]:
    """Give the facts of a refusal."""
    refusal = state.refusal(int(state.seat), number(name))
    assert refusal is not None
    return {**refusal.words.facts, "message": refusal.words.message}


def look(state: DragonIsland, seat: int) -> IslandView:
    """See the game as a seat does."""
    view: IslandView = state.view(seat)  # type: ignore[assignment]
    return view


def screen(state: DragonIsland, seat: int) -> Screen:
    """Look behind a seat's own screen."""
    seen = look(state, seat)["players"][seat]["screen"]
    assert seen is not None
    return seen


def step(state: DragonIsland) -> str:
    """Name the step."""
    return look(state, 0)["step"]


def any_game(seed: str, seats: int = 2, **options: str) -> DragonIsland:
    """Play a whole game at random."""
    state = start(seats, seed, **options)
    luck, moved = Chance(f"{seed}/moves"), 0
    while state.turn():
        play_any(state, luck, moved)
        moved += 1
    return state


def play_any(state: DragonIsland, luck: Chance, moved: int) -> None:
    """Let somebody who is to decide make any move."""
    seat = next(seat for seat in range(state.seats) if state.turn() >> seat & 1)
    luck.at(moved + 1)
    moves = state.moves(seat)
    state.play(seat, moves[luck.below(len(moves))], luck, None)
