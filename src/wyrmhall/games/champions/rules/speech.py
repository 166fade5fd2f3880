"""Names of moves and prompts, with their facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from wyrmhall.core.bits import count, has, lowest
from wyrmhall.core.words import Fact, Words
from wyrmhall.games.champions.rules.dragon import card_words, gold_anywhere, slug
from wyrmhall.games.champions.rules.gains import die_words
from wyrmhall.games.champions.rules.names import (
    ACHIEVEMENTS,
    AREA,
    BET,
    BONUS,
    BONUSES,
    CALL,
    DIE,
    ELEMENT,
    ELEMENTS,
    FACE,
    GROUNDS,
    KEEP,
    MARK,
    MINE,
    MOVES,
    PARTS,
    PLACE,
    PLACES,
    PLAY,
    PYRAMID,
    REALM,
    REALMS,
    RETURN_THREE,
    RIVAL,
    SLOT,
    SLOTS,
    TIERS,
    TRAINER,
    UPGRADE,
)
from wyrmhall.games.champions.rules.pieces import (
    BET_ELEMENTS,
    BLACK,
    CRYSTAL,
    DIAL,
    DRAWN,
    DUE,
    GOLD,
    PERSONAL,
    PUBLIC,
    SWAPPED,
    TRAINER_CARD,
    WHERE,
)
from wyrmhall.games.champions.rules.preparation import blacks_to_hide, gold_to_hide, secret_power
from wyrmhall.games.champions.rules.setup import pattern_words, tournament_words
from wyrmhall.games.champions.rules.step import (
    BETTING,
    CHANGING,
    CROWNING,
    CURSING,
    DARKENING,
    DISCARDING,
    ECHOING,
    GILDING,
    GIVING,
    HIDING,
    KEEPING,
    MATCHING,
    MEASURING,
    PAYING,
    PICKING_DIE,
    PLACING,
    RESERVING,
    RETURNING,
    SELECTING,
    SHIFTING_FROM,
    SHIFTING_TO,
    SPENDING,
    SPREADING,
    SWAPPING,
    TAKING,
    TRADE_MATCHING,
    TURNING,
    Step,
)
from wyrmhall.games.champions.rules.table import Table
from wyrmhall.games.champions.rules.tournament import most_elements, most_gold
from wyrmhall.games.champions.rules.tournament_cards import WINDOWS, spendable
from wyrmhall.games.champions.rules.training import fewest, next_loose

# What a kind of move is called in most steps, and where it means something else.
KINDS: Final = (
    (AREA, "area", "CW-25"),
    (PYRAMID, "pyramid", "CW-31"),
    (GROUNDS, "grounds", "CW-44"),
    (SLOT, "slot", "CW-31"),
    (REALM, "realm", "CW-44"),
    (ELEMENT, "element", "CW-104"),
    (PLACE, "place", "CW-35"),
    (PLAY, "play", "CW-59"),
    (UPGRADE, "upgrade", "CW-52"),
    (DIE, "die", "CW-66"),
    (FACE, "face", "CW-66"),
    (BONUS, "bonus", "CW-47"),
    (KEEP, "keep", "CW-63"),
    (BET, "bet", "CW-98"),
    (CALL, "call", "CW-83"),
    (RIVAL, "rival", "CW-108"),
    (MARK, "mark", "CW-177"),
    (TRAINER, "trainer", "CW-72"),
)
ELSEWHERE: Final = {
    ("area", int(SPREADING)): "spread",
    ("slot", int(MATCHING)): "match",
    ("slot", int(TRADE_MATCHING)): "match",
    ("slot", int(DISCARDING)): "discard-tile",
    ("slot", int(GIVING)): "discard-tile",
    ("slot", int(RETURNING)): "return",
    ("element", int(CHANGING)): "change",
    ("element", int(SPENDING)): "spend",
    ("element", int(SWAPPING)): "swap",
    ("element", int(DISCARDING)): "discard-crystal",
    ("element", int(GIVING)): "discard-crystal",
    ("element", int(TAKING)): "take-crystal",
    ("place", int(GILDING)): "gild",
    ("place", int(DARKENING)): "darken",
    ("place", int(PAYING)): "pay",
    ("place", int(CROWNING)): "crown",
    ("place", int(SHIFTING_FROM)): "shift-from",
    ("place", int(SHIFTING_TO)): "shift-to",
    ("place", int(CURSING)): "curse",
    ("play", int(ECHOING)): "echo",
    ("die", int(PICKING_DIE)): "turn-die",
    ("die", int(PLACING)): "place-die",
    ("call", int(RESERVING)): "reserve",
    ("bet", int(MEASURING)): "measure",
}


def kind_of(move: i64) -> str:
    """Find what kind of move it is; those after the trainer stand for themselves."""
    if move > TRAINER:
        return MOVES[move]
    return next(name for first, name, _ in reversed(KINDS) if move >= first)


def label(t: Table, seat: i64, move: i64) -> Words:
    """Name a move, as it is meant in this step."""
    kind = kind_of(move)
    name = ELSEWHERE.get((kind, int(t.step)), kind)
    if kind == "place" and t.step == HIDING:
        name = "gild" if gold_to_hide(t, seat) > 0 else "darken"
    if kind == "bet" and t.step == BETTING:
        name = "bet-elements" if t.get(seat, DIAL) == 0 else "bet-gold"
    return Words("move-" + name, facts_of(t, seat, move))


# Facts


def element_words(element: i64) -> Words:
    """Name an element."""
    return Words("element-" + ELEMENTS[element])


def facts_of(t: Table, seat: i64, move: i64) -> dict[str, Fact]:
    """Collect what can be said about a move."""
    kind = kind_of(move)
    if kind in ("area", "slot", "realm", "element"):
        return facts_of_board(t, seat, kind, move)
    if kind in ("pyramid", "grounds", "die"):
        first = {"pyramid": PYRAMID, "grounds": GROUNDS, "die": DIE}[kind]
        return {"die": die_words(t, move - first)}
    if kind == "place":
        return facts_of_place(t, seat, move - PLACE)
    if kind == "upgrade":
        return facts_of_upgrade(t, seat, move - UPGRADE)
    if kind == "bet":
        return facts_of_bet(t, seat, move - BET)
    if kind == "call":
        return {"tournament": called(t, seat, move - CALL)}
    return facts_of_name(t, seat, kind, move)


def facts_of_name(t: Table, seat: i64, kind: str, move: i64) -> dict[str, Fact]:
    """Collect what is said about a move that is hardly more than a name."""
    if kind == "play":
        return {"card": card_words(t, move - PLAY)}
    if kind == "face":
        return {"face": face_words(t, t.source if t.step == TURNING else 0, move - FACE)}
    if kind == "bonus":
        return {"bonus": Words("bonus-" + BONUSES[move - BONUS])}
    if kind == "keep":
        held = t.step == KEEPING and seat == t.seat
        drawn = t.here(DRAWN + move - KEEP) - 1
        return {"card": card_words(t, drawn) if held else Words("card-unknown")}
    if kind == "rival":
        return {"rival_seat": int(move - RIVAL)}
    if kind == "mark":
        return {"achievement": Words("achievement-" + slug(ACHIEVEMENTS[move - MARK]))}
    if kind == "trainer":
        return facts_of_task(t, seat)
    return {"dice": int(t.dice_in(MINE)), "tokens": int(t.tokens)}


def facts_of_board(t: Table, seat: i64, kind: str, move: i64) -> dict[str, Fact]:
    """Collect what is said about an area, a slot, a realm or an element."""
    if kind == "area":
        area = move - AREA + 1
        dice = [die_words(t, die) for die in range(7) if t.here(WHERE + die) == area]
        loose = next_loose(t)
        facts: dict[str, Fact] = {"area": int(area), "areas": int(t.areas()), "dice": dice}
        facts["most"] = int(fewest(t) + 1)
        facts["fewest"] = int(fewest(t))
        facts["die"] = die_words(t, loose) if loose < 7 else Words("nothing")
        return facts
    wanted = element_words(t.element_shown(t.die)) if t.die >= 0 else Words("nothing")
    if kind == "slot":
        element = t.box.element_of[move - SLOT]
        facts = {"slot": SLOTS[move - SLOT], "element": element_words(element)}
    elif kind == "realm":
        element = t.box.realm_element[move - REALM]
        facts = {
            "realm": Words("realm-" + slug(REALMS[move - REALM])),
            "element": element_words(element),
        }
    else:
        element = move - ELEMENT
        facts = {"element": element_words(element)}
    facts["wanted"] = wanted
    facts["current"] = element_words(t.element)
    facts["due"] = int(t.get(seat, DUE + element))
    facts["count"] = int(spendable(t, seat, element)) if t.match > 0 else 0
    return facts


def facts_of_place(t: Table, seat: i64, place: i64) -> dict[str, Fact]:
    """Collect what is said about a part or a store."""
    facts: dict[str, Fact] = {"place": Words("place-" + slug(PLACES[place]))}
    for part, name in enumerate(PARTS):
        facts[name] = int(secret_power(t, seat, part))
    parts = [secret_power(t, seat, part) for part in range(3)]
    facts["power"] = int(parts[place]) if place < 3 else 0
    facts["lowest"] = int(min(parts))
    facts["blacks"] = int(t.get(seat, BLACK + place)) if place < 5 else 0
    return facts


def facts_of_upgrade(t: Table, seat: i64, stack: i64) -> dict[str, Fact]:
    """Collect what is said about an upgrade."""
    top = t.top(stack)
    power = t.box.power[top]
    pattern = pattern_words(t, t.box.pattern[top]) if power > 0 else Words("nothing")
    return {
        "part": Words("part-" + PARTS[stack // 2]),
        "tier": Words("tier-" + TIERS[stack % 2]),
        "power": int(power),
        "pattern": pattern,
        "tiles": int(count(t.face_up[seat])),
        "gold": int(gold_anywhere(t, seat)),
    }


def facts_of_bet(t: Table, seat: i64, number: i64) -> dict[str, Fact]:
    """Collect what is said about a bet."""
    measuring = t.step == MEASURING
    element = t.source if measuring else t.element
    most = most_elements(t, seat)
    if measuring:
        bet = t.get(seat, BET_ELEMENTS) - t.get(seat, SWAPPED)
        most = min(bet, spendable(t, seat, t.source))
    return {
        "count": int(number),
        "element": element_words(element),
        "most": int(most),
        "most_gold": int(most_gold(t, seat)),
        "gold": int(t.get(seat, GOLD + 3)),
    }


def facts_of_task(t: Table, seat: i64) -> dict[str, Fact]:
    """Collect what the trainer's task needs and what is there."""
    card = t.get(seat, TRAINER_CARD) - 1
    if card < 0:
        return {"needs": Words("nothing"), "have": Words("nothing"), "missing": 0, "filled": 0}
    table = t.box.trainer_crystals if t.complex != 0 else t.box.trainer_simple
    needs: list[Words] = []
    have: list[Words] = []
    for element in range(6):
        for number in range(table[card * 6 + element]):
            needs.append(element_words(element))
            if t.get(seat, CRYSTAL + element) > number:
                have.append(element_words(element))
    missing = t.box.trainer_tiles[card] & ~t.covered[seat]
    filled = t.box.trainer_empty[card] & t.covered[seat]
    return {
        "needs": needs,
        "have": have,
        "missing": spoken_slots(missing),
        "filled": spoken_slots(filled),
    }


def spoken_slots(slots: i64) -> str:
    """Name slots."""
    return ", ".join(name for slot, name in enumerate(SLOTS) if has(slots, slot))


def face_words(t: Table, die: i64, face: i64) -> Words:
    """Name a face of a die."""
    place = die * 6 + face
    facts: Mapping[str, Fact] = {
        "count": int(t.box.face_count[place]),
        "element": element_words(t.box.face_element[place]),
        "blacks": int(t.box.face_blacks[place]),
    }
    return Words("face-shows", facts)


def called(t: Table, seat: i64, part: i64) -> Words:
    """Name the tournament that a move of this step is about."""
    public = t.step == RESERVING or (t.step == SELECTING and t.seats == 3 and t.match == 1)
    if public:
        element = t.here(PUBLIC + part) - 1
        return tournament_words(part, element) if element >= 0 else discipline_words(part)
    if t.step == SELECTING and seat == t.seat:
        return tournament_words(part, t.get(seat, PERSONAL + part))
    return discipline_words(part)


def window_words(window: i64) -> Words:
    """Name a window of a match."""
    return Words("window-" + WINDOWS[window])


def discipline_words(part: i64) -> Words:
    """Name a discipline."""
    return Words("discipline-" + PARTS[part])


# Prompts


def prompt(t: Table, step: Step, seat: i64) -> Words:
    """Say what is asked: of you, or of the others."""
    deciders = t.turn()
    if deciders == 0:
        return Words("prompt-over")
    if seat >= 0 and has(deciders, seat):
        return Words(prompt_name(t, step, seat), prompt_facts(t, seat))
    what = Words("step-" + step.name)
    if count(deciders) > 1:
        return Words("prompt-wait-all", {"what": what})
    return Words("prompt-wait", {"seat": int(lowest(deciders)), "what": what})


def prompt_name(t: Table, step: Step, seat: i64) -> str:
    """Find the message of a prompt; secret steps have two parts."""
    if t.step == HIDING:
        return "prompt-hiding-gold" if gold_to_hide(t, seat) > 0 else "prompt-hiding-black"
    if t.step == BETTING:
        return "prompt-betting" if t.get(seat, DIAL) == 0 else "prompt-betting-gold"
    if t.step == RETURNING:
        return "prompt-returning-three" if t.card == RETURN_THREE else "prompt-returning-two"
    if t.step == SELECTING and t.seats == 3 and t.match == 1:
        return "prompt-selecting-public"
    return "prompt-" + step.name


def prompt_facts(t: Table, seat: i64) -> dict[str, Fact]:
    """Collect what prompts mention."""
    loose = next_loose(t)
    facts: dict[str, Fact] = {
        "seat": int(seat),
        "round": int(t.round),
        "match": int(t.match),
        "left": int(t.left),
        "count": int(t.count),
        "window": window_words(t.window),
        "tournament": tournament_words(t.discipline, t.printed),
        "element": element_words(t.element),
        "part": Words("part-" + PARTS[t.stack // 2]),
        "die": die_words(t, loose) if loose < 7 else Words("nothing"),
        "dice": int(t.dice_in(MINE)),
        "gold": int(gold_to_hide(t, seat)),
        "blacks": int(blacks_to_hide(t, seat)),
        "due": int(sum(t.get(seat, DUE + element) for element in range(6))),
    }
    if t.die >= 0:
        facts["wanted"] = element_words(t.element_shown(t.die))
    return facts
