"""The judge: it prefers what good players prefer, hopes for all alike, and says why."""

from __future__ import annotations

import pytest

from wyrmhall.core.chance import Chance
from wyrmhall.core.language import Speaker
from wyrmhall.games.dragon_and_emperor import GAME
from wyrmhall.games.dragon_and_emperor.rules.cards import (
    DISCARD,
    EMPEROR,
    EVIL_DISCARD,
    HAND,
    ROW,
    UPGRADES,
)
from wyrmhall.games.dragon_and_emperor.rules.table import pile
from wyrmhall.games.dragon_and_emperor.tests.table import (
    curse,
    dragons_turn,
    emperors_turn,
    fetch,
    legal,
    new_game,
    next_evil,
    own,
    play,
    treasure,
)
from wyrmhall.games.dragon_and_emperor.views import Realm

JUDGE = GAME.judge
MANY = (1, 2, 3, 5, 6, 9, 12, 14, 16, 17, 19, 20, 22, 24)  # Cursed hexes: one token is left


def worth(state: Realm, *names: str) -> float:
    """Value what moves lead to, all with the same luck."""
    twin = state.copy()
    for number, name in enumerate(names):
        move = GAME.catalogue.number(name)
        assert move is not None
        assert name in legal(twin), (name, legal(twin))
        chance = Chance("the same")
        chance.at(number)
        twin.play(twin.seat_of(twin.role), move, chance, None)
    return JUDGE.worth(twin, 0)


def favourite(state: Realm) -> str:
    """Name the move whose outcome is worth most."""
    return max(legal(state), key=lambda name: worth(state, name))


def hope(state: Realm) -> float:
    """Give the hope that all share."""
    hopes = JUDGE.hopes(state)
    assert len(hopes) == state.seats
    assert min(hopes) == max(hopes)
    return hopes[0]


def reason(state: Realm, name: str) -> str:
    """Name the message that speaks for a move, and see that both languages can say it."""
    move = GAME.catalogue.number(name)
    assert move is not None
    assert name in legal(state), (name, legal(state))
    words = JUDGE.reason(state, state.seat_of(state.role), move)
    if words is None:
        return ""
    for language in ("en", "de"):
        assert Speaker(GAME.folder, language).say(words)
    return words.message.removeprefix("reason-")


# --- what is worth more -------------------------------------------------------------------------


def test_the_last_item_is_bought_at_once() -> None:
    state = emperors_turn("cleanse-land", "scry-future")
    own(state, "chalice", "shield")
    treasure(state, fire=8, stone=4, water=3)
    assert favourite(state) == "summon sword"


def test_the_spirit_shield_comes_first() -> None:
    tokens = {"fire": 3, "stone": 4, "water": 8, "wood": 8}
    shield, chalice = emperors_turn(), emperors_turn()
    for state in (shield, chalice):
        treasure(state, **tokens)
    assert worth(shield, "summon shield") > worth(chalice, "summon chalice")


def test_evil_is_held_up_rather_than_the_dragon_moved() -> None:
    state = emperors_turn("suppress-evil")
    played = worth(state, "play suppress-evil")
    flown = [worth(state, f"to {place}", "discard suppress-evil") for place in legal(state, "to")]
    assert played > max(flown)
    assert played > worth(state, "done")


def test_a_suppress_evil_on_the_evil_deck_is_not_lost() -> None:
    state = emperors_turn("suppress-evil")
    before = JUDGE.worth(state, 0)
    assert worth(state, "play suppress-evil") >= before


def test_a_flood_of_curses_is_stemmed_before_tokens_are_gathered() -> None:
    state = dragons_turn("breathe-fire-1", "cleanse-village")
    curse(state, *MANY)
    next_evil(state, "curse-border", "curse-star")
    assert favourite(state) == "play cleanse-village"


def test_few_curses_are_left_alone_where_cleansing_costs_a_needed_token() -> None:
    state = emperors_turn("cleanse-land", "transmute-resource")
    treasure(state, water=1)
    curse(state, 2)
    assert worth(state, "play transmute-resource") > worth(state, "play cleanse-land")


def test_the_dragon_flies_to_where_its_cards_work() -> None:
    state = dragons_turn("gather-water-1", "gather-water-1", "cleanse-stash", "raid-stash")
    places = {place: worth(state, f"to {place}") for place in legal(state, "to")}
    lakes = [places[number] for number in ("21", "25", "26")]
    villages = [places[number] for number in ("22", "28", "35")]
    assert min(lakes) > max(villages)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_more_of_a_missing_token_is_never_worse(number: int) -> None:
    fewer, more = dragons_turn("breathe-fire-1"), dragons_turn("breathe-fire-1")
    treasure(fewer, fire=11 - number, stone=11, water=11, wood=12)
    treasure(more, fire=12 - number, stone=11, water=11, wood=12)
    assert JUDGE.worth(more, 0) > JUDGE.worth(fewer, 0)


def test_two_cards_do_not_count_on_the_same_missing_token() -> None:
    pairs = []
    for hand in (("gather-stone-1",), ("gather-stone-1", "gather-stone-1")):
        state = dragons_turn(*hand)
        state.pawn = 15
        treasure(state, fire=11, stone=10, water=11, wood=12)
        pairs.append(JUDGE.worth(state, 0))
    assert pairs[1] - pairs[0] < 0.5


def test_the_upgrade_that_holds_evil_up_is_the_best() -> None:
    state = emperors_turn("scry-future", "cleanse-land")
    treasure(state, spirit=1)
    state.pour(pile(EMPEROR, ROW), pile(EMPEROR, UPGRADES))
    offers = ("repeat-history", "scry-future", "transmute-resource")
    for name in offers:
        fetch(state, name, pile(EMPEROR, ROW), but=pile(EMPEROR, HAND))
    values = [worth(state, f"buy {name}", "banish scry-future") for name in offers]
    assert values[0] == max(values) > values[1]


# --- hopes --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("option", GAME.options(2), ids=lambda option: option.key)
def test_hopes_are_shared_chances_all_through_a_game(option: object, seats: int) -> None:
    options = {option.key: option.values[-1]} if option in GAME.options(seats) else {}  # type: ignore[attr-defined]
    state = new_game(seats, "hopes", None, **options)
    chance = Chance("play on")
    for step in range(200):
        assert 0.0 <= hope(state) <= 1.0
        if state.turn() == 0:
            break
        chance.at(step)
        seat = state.seat_of(state.role)
        moves = list(state.moves(seat))
        state.play(seat, moves[chance.below(len(moves))], chance, None)


def test_hopes_come_true() -> None:
    won, lost = emperors_turn(), emperors_turn()
    won.end("won", None)
    lost.end("curses", None)
    assert (hope(won), hope(lost)) == (1.0, 0.0)


def test_hope_grows_with_tokens_and_falls_with_evil() -> None:
    usual, rich, late = dragons_turn(), dragons_turn(), dragons_turn()
    treasure(rich, fire=6, stone=6, water=6, wood=6)
    late.evil = 4
    for _ in range(4):
        fetch(late, "move-forward", EVIL_DISCARD)
    assert hope(late) < hope(usual) < hope(rich)


def test_certain_doom_leaves_no_hope() -> None:
    state = dragons_turn()
    curse(state, *MANY, 25)
    next_evil(state, "move-forward")
    assert hope(state) == 0.0


# --- reasons ------------------------------------------------------------------------------------


def test_reasons_for_the_dragon() -> None:
    state = dragons_turn("breathe-fire-1", "gather-water-1", "cleanse-stash", "raid-stash")
    assert reason(state, "play breathe-fire-1") == "missing"
    assert reason(state, "to 21") == "fly"
    assert reason(state, "done") == ""
    treasure(state, fire=7, stone=4, water=3)
    assert reason(state, "play breathe-fire-1") == "complete"
    treasure(state, fire=11)
    assert reason(state, "play breathe-fire-1") == "fire"
    play(state, "to 21")
    assert reason(state, "discard cleanse-stash") == "idle"
    assert reason(state, "discard gather-water-1") == ""


def test_reasons_for_the_emperor() -> None:
    state = emperors_turn("suppress-evil", "cleanse-land", "scry-future", "repeat-history")
    treasure(state, wood=2)
    assert reason(state, "play suppress-evil") == "delay"
    assert reason(state, "play scry-future") == "scry"
    assert reason(state, "play cleanse-land") == "cleanse"
    next_evil(state, "move-forward")
    assert reason(state, "play suppress-evil") == "delay-known"
    assert reason(state, "play scry-future") == ""
    curse(state, *MANY)
    assert reason(state, "play cleanse-land") == "flood"
    fetch(state, "suppress-evil", pile(EMPEROR, DISCARD), but=pile(EMPEROR, HAND))
    assert reason(state, "play repeat-history") == "recall"
    state.trapped = True
    assert reason(state, "to 32") == "free"


def test_reasons_for_evil_cards() -> None:
    state = emperors_turn("scry-future", "repeat-history")
    fetch(state, "teleport-dragon", EVIL_DISCARD)
    next_evil(state, "move-forward", "entrap-wings", "curse-forest")
    play(state, "play scry-future")
    assert reason(state, "next entrap-wings") == "put-off"
    assert reason(state, "next move-forward") == ""
    play(state, "next entrap-wings", "next curse-forest")
    fetch(state, "cleanse-land", pile(EMPEROR, DISCARD))
    play(state, "play repeat-history")
    assert reason(state, "recall teleport-dragon") == "harmless"
    assert reason(state, "recall cleanse-land") == ""


def test_reasons_for_magic_items() -> None:
    state = emperors_turn("cleanse-land", "scry-future")
    treasure(state, fire=11, stone=11, water=11, wood=12)
    assert reason(state, "summon shield") == "summon"
    own(state, "chalice", "shield")
    assert reason(state, "summon sword") == "win"
    assert reason(state, "use shield") in ("", "shield")


def test_reasons_for_an_upgrade_end_with_the_time_for_it() -> None:
    state = emperors_turn("cleanse-land")
    treasure(state, spirit=1)
    state.pour(pile(EMPEROR, ROW), pile(EMPEROR, UPGRADES))
    fetch(state, "cleanse-land-free", pile(EMPEROR, ROW))
    assert reason(state, "buy cleanse-land-free") == "upgrade"
    state.evil = 5
    for _ in range(5):
        fetch(state, "move-forward", EVIL_DISCARD)
    next_evil(state, "move-forward")
    assert reason(state, "buy cleanse-land-free") == ""
