"""The picture: what is shown when, and that a click means what lies there."""

from __future__ import annotations

from wyrmhall.core.laws import rule
from wyrmhall.core.look import Look
from wyrmhall.core.scene import Piece
from wyrmhall.core.words import Words
from wyrmhall.games.champions import GAME
from wyrmhall.games.champions.rules.names import PARTS
from wyrmhall.games.champions.rules.state import Champions
from wyrmhall.games.champions.tests.table import (
    blacks,
    end_training,
    gold,
    legal,
    new_game,
    play,
    printed,
    publics,
    to_tournament,
    turn_of,
)
from wyrmhall.games.champions.tests.test_tournament import match_of, preparing


def pieces(state: Champions, seat: int = 0) -> dict[str, Piece]:
    """Draw the table, wide, and give its pieces by name."""
    return {piece.id: piece for piece in GAME.scene(look_of(state, seat), False).pieces()}


def look_of(state: Champions, seat: int) -> Look:
    """Look at the table from a seat."""
    names = [GAME.catalogue.names[move] for move in state.moves(seat)]
    numbers = [GAME.catalogue.number(name) for name in names]
    over = state.turn() == 0
    return {
        "game": GAME.key,
        "seat": seat,
        "seats": int(state.seats),
        "options": {},
        "position": 0,
        "turn": [other for other in range(state.seats) if int(state.turn()) >> other & 1],
        "over": over,
        "prompt": state.prompt(seat),
        "moves": [
            {"name": name, "label": state.label(seat, number)}
            for name, number in zip(names, numbers, strict=True)
            if number is not None
        ],
        "view": state.view(seat),
        "result": state.result() if over else None,
    }


@rule("CW-83", "CW-84")
def test_an_own_tournament_is_called_by_its_own_card() -> None:
    """The public card that was set aside is no button for an own one of its discipline."""
    state = new_game(4)
    state.active = 0
    to_tournament(state)
    assert pieces(state)["public-wings"].moves == ("call flight",)
    assert pieces(state)["personal-0-wings"].moves == ()
    play(state, "call flight")
    assert pieces(state)["public-wings"].moves == ()
    assert pieces(state)["personal-0-wings"].moves == ("call flight",)


@rule("CW-80")
def test_the_tournament_dice_stand_on_the_board() -> None:
    assert not any(name.startswith("power-") for name in pieces(turn_of()))
    state = match_of(s0="weaken")
    play(state, "play weaken", "rival 2")
    label = pieces(state)["power-1-wings"].label
    assert label is not None
    assert label.facts["power"] == 3
    assert "match" in pieces(state)


@rule("CW-84")
def test_no_tournament_lies_open_before_it_is_chosen() -> None:
    state = new_game(2)
    publics(state, "red red red")
    to_tournament(state)
    play(state, "call flight")
    assert "match" not in pieces(state)


@rule("CW-90")
def test_the_end_shows_the_standings() -> None:
    state = new_game(3)
    printed(state, 2, 6, 6, 6)
    to_tournament(state)
    while state.turn():
        play(state, legal(state)[0])
    texts = [
        shape.words
        for area in GAME.scene(look_of(state, 0), False).areas
        for shape in area.art
        if hasattr(shape, "words")
    ]
    standings = [
        words.facts["seat"]
        for words in texts
        if isinstance(words, Words) and words.message == "scene-standing"
    ]
    assert standings[0] == 2
    assert len(standings) == 3


@rule("CW-77", "R-51")
def test_only_the_owner_sees_what_was_distributed_so_far() -> None:
    state = preparing()
    blacks(state, 1, 0, 0, 0, 1, 1)
    gold(state, 1, 0, 0, 0, 1)
    end_training(state)
    play(state, "head", "wings", seat=1)
    own, other = pieces(state, 1), pieces(state, 2)
    assert [counted(own[f"store-1-{row}"]) for row in range(3)] == [0, 1, 0]
    assert [counted(other[f"store-1-{row}"]) for row in range(3)] == [1, 1, 1]
    assert [own[f"part-1-{part}"].brief for part in PARTS] != [
        other[f"part-1-{part}"].brief for part in PARTS
    ]


def counted(piece: Piece) -> object:
    """Read the number off a store."""
    assert piece.label is not None
    return piece.label.facts["count"]
