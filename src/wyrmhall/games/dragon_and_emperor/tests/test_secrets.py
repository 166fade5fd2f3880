"""Secret hands: what each seat knows, and what it may imagine."""

from __future__ import annotations

from collections import Counter

from wyrmhall.core.chance import Chance
from wyrmhall.core.game import WATCHER
from wyrmhall.core.laws import rule
from wyrmhall.core.words import Log
from wyrmhall.games.dragon_and_emperor.rules.cards import (
    BANISHED,
    DECK,
    DISCARD,
    DRAGON,
    EMPEROR,
    HAND,
    SECRET,
    TOP,
)
from wyrmhall.games.dragon_and_emperor.rules.table import pile
from wyrmhall.games.dragon_and_emperor.tests.table import (
    LUCK,
    cards,
    fetch,
    legal,
    new_game,
    own,
    play,
    refused,
    treasure,
)
from wyrmhall.games.dragon_and_emperor.views import Realm


def secret_game() -> Realm:
    """Begin a game with secret hands."""
    return new_game(hands="secret")


@rule("AM-42")
def test_a_secret_hand_is_seen_by_its_owner_alone() -> None:
    state = secret_game()
    assert len(state.view(0)["dragon"]["hand"]) == 4
    for seat in (1, WATCHER):
        view = state.view(seat)["dragon"]
        assert (view["hand"], view["secret"]) == ([], 4)
        assert len(view["unseen"]) == 12


@rule("AM-3", "AM-42")
def test_hands_are_open_by_default_and_for_one_person_always() -> None:
    assert len(new_game().view(1)["dragon"]["hand"]) == 4
    assert len(new_game(seats=1, hands="secret").view(WATCHER)["dragon"]["hand"]) == 4


@rule("AM-42")
def test_the_others_hear_how_many_cards_are_drawn_but_not_which() -> None:
    log = Log()
    new_game(hands="secret", log=log)
    drawn = [event for event in log.events if event.message == "event-draw"]
    assert [event.seat for event in drawn] == [0, 1]
    assert drawn[0].words(0).message == "event-draw"
    for seat in (1, WATCHER):
        assert drawn[0].words(seat).message == "event-draw-unseen"
        assert "cards" not in drawn[0].words(seat).facts


@rule("AM-42")
def test_a_guess_is_drawn_evenly_from_all_that_the_hand_may_hold() -> None:
    state = secret_game()
    luck = Chance("guesses")
    seen: Counter[str] = Counter()
    for step in range(1200):
        luck.at(step)
        twin = state.guess(1, luck)
        seen.update(cards(twin, pile(DRAGON, SECRET)))
        assert twin.view(1) == state.view(1)
    # Four of twelve cards: a single card is there every third time, a pair twice as often.
    assert 330 < seen["raid-stash"] < 470
    assert 700 < seen["gather-wood-1"] < 900


@rule("AM-42")
def test_whoever_watches_a_deck_run_out_knows_what_the_hand_got_from_it() -> None:
    state = secret_game()
    state.lay_open(DRAGON)
    state.pour(pile(DRAGON, HAND), pile(DRAGON, BANISHED))
    state.pour(pile(DRAGON, DECK), pile(DRAGON, DISCARD))
    fetch(state, "raid-stash", pile(DRAGON, DECK))
    state.draw(DRAGON, 3, LUCK, None)
    assert cards(state, pile(DRAGON, HAND)) == ["raid-stash"]
    assert state.size(pile(DRAGON, SECRET)) == 2


@rule("AM-42", "ED-61")
def test_a_card_put_on_top_for_all_to_see_is_known_in_the_hand() -> None:
    state = secret_game()
    fetch(state, "raid-stash", pile(DRAGON, TOP))
    state.draw(DRAGON, 1, LUCK, None)
    assert state.view(1)["dragon"]["hand"] == ["raid-stash"]


@rule("AM-42", "ED-68")
def test_the_shield_lays_the_other_hand_open() -> None:
    state = secret_game()
    own(state, "shield")
    treasure(state)
    paying = cards(state, pile(DRAGON, SECRET))[0]
    log = Log()
    play(state, "use shield", f"discard {paying}", log=log)
    assert len(state.view(0)["emperor"]["hand"]) == 4
    assert [event.message for event in log.events if event.reveals] == ["event-open-hand"]


@rule("AM-42", "AM-30")
def test_a_shield_that_finds_nothing_useful_borrows_nothing() -> None:
    state = secret_game()
    own(state, "shield")
    treasure(state)
    state.cursed = 0
    state.lay_open(EMPEROR)
    state.pour(pile(EMPEROR, HAND), pile(EMPEROR, DECK))
    fetch(state, "cleanse-land", pile(EMPEROR, SECRET))
    play(state, "use shield", "discard " + cards(state, pile(DRAGON, SECRET))[0])
    assert legal(state) == ["pass"]
    assert refused(state, "borrow cleanse-land") == "ED-58"
    play(state, "pass")
    assert state.used == 1
    assert state.owed == 0


@rule("AM-42", "AM-3")
def test_what_scry_future_shows_is_told_to_both_even_then() -> None:
    state = secret_game()
    state.role = EMPEROR
    state.lay_open(EMPEROR)
    fetch(state, "scry-future", pile(EMPEROR, HAND), but=pile(EMPEROR, HAND))
    play(state, "play scry-future")
    assert len(state.view(0)["evil_cards"]["looked_at"]) == 3
    assert state.view(0)["emperor"]["played"] == ["scry-future"]
