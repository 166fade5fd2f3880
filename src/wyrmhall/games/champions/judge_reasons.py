"""What speaks for a move, in one line: what the seat can see, and nothing that luck decides."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wyrmhall.core.bits import bit, count, has
from wyrmhall.core.words import Fact, Words
from wyrmhall.games.champions.judge_plans import FAR
from wyrmhall.games.champions.rules import solo
from wyrmhall.games.champions.rules.names import (
    AREA,
    BET,
    BONUSES,
    CALL,
    ELEMENT,
    ELEMENTS,
    EXCHANGE,
    FACE,
    GROUNDS,
    NOBODY,
    PARTS,
    PASS,
    PLACE,
    PLAY,
    PLAY_TOURNAMENT,
    PYRAMID,
    REALM,
    SIGIL,
    SLOT,
    TRAINER,
    UPGRADE,
    row_of,
)
from wyrmhall.games.champions.rules.pieces import (
    CRYSTAL,
    DIAL,
    GOLD,
    HIDDEN_GOLD,
    PERSONAL,
    PUBLIC,
    REALM_FULL,
    ROW_GOLD,
    TIER,
    TRAINER_CARD,
    WHERE,
)
from wyrmhall.games.champions.rules.preparation import secret_power
from wyrmhall.games.champions.rules.setup import pattern_words
from wyrmhall.games.champions.rules.state import Champions
from wyrmhall.games.champions.rules.step import (
    BETTING,
    CHANGING,
    CHOOSING,
    CROWNING,
    DARKENING,
    DEALING,
    FILLING,
    GRANTING,
    HIDING,
    PURGING,
    RESERVING,
    SELECTING,
    TURNING,
)
from wyrmhall.games.champions.rules.table import Table
from wyrmhall.games.champions.rules.tournament import MATCHES
from wyrmhall.games.champions.rules.tournament_cards import (
    REVEALING,
    bet_paid,
    die_now,
    match_score,
    play_tournament_card,
)


def reason(t: Champions, seat: i64, move: i64) -> Words | None:
    """Say what speaks for a move; None if nothing can be said."""
    if UPGRADE <= move < UPGRADE + 6:
        return for_upgrade(t, seat, move - UPGRADE)
    if move == TRAINER:
        return Words("reason-task-complex" if t.complex != 0 else "reason-task")
    if move == SIGIL:
        return Words("reason-sigil", {"part": part_words(t.stack // 2)})
    if move == EXCHANGE:
        return Words("reason-token")
    if t.step == DEALING or t.step >= RESERVING:
        return in_tournament(t, seat, move)
    return in_training(t, seat, move)


def in_training(t: Champions, seat: i64, move: i64) -> Words | None:
    """Say what speaks for a move before the Tournament."""
    if t.step == CHOOSING and move < PYRAMID:
        return for_area(t, seat, move - AREA + 1)
    if PYRAMID <= move < GROUNDS:
        die = move - PYRAMID
        return for_tiles(t, seat, t.element_shown(die), t.number_shown(die))
    if GROUNDS <= move < SLOT:
        return for_crystal(t, seat, t.element_shown(move - GROUNDS))
    if (t.step == FILLING or t.step == GRANTING) and SLOT <= move < REALM:
        return for_slot(t, seat, move - SLOT)
    if REALM <= move < ELEMENT:
        return for_realm(t, seat, move - REALM)
    if PLACE <= move < PLACE + 3 and (PURGING <= t.step <= DARKENING or t.step == HIDING):
        return for_power(t, seat, move - PLACE)
    if t.step == TURNING:
        face = t.source * 6 + move - FACE
        return for_tiles(t, seat, t.box.face_element[face], t.box.face_count[face])
    if PLAY <= move < PLAY_TOURNAMENT and t.trigger != NOBODY:
        return Words("reason-last-round")
    return None


def best_other(seat: i64, numbers: list[i64]) -> i64:
    """Find the highest number of the other seats."""
    best: i64 = 0
    for other in range(len(numbers)):
        if other != seat and numbers[other] > best:
            best = numbers[other]
    return best


def part_words(part: i64) -> Words:
    """Name a body part."""
    return Words("part-" + PARTS[part])


# Upgrades and the patterns for them (CW-52 to CW-56)


def for_upgrade(t: Table, seat: i64, stack: i64) -> Words:
    """It ends the training, or takes the best tile away from the others, or gives power."""
    part = stack // 2
    top = t.top(stack)
    facts: dict[str, Fact] = {"part": part_words(part)}
    if t.late == 0 and t.trigger == NOBODY and t.upgrades(seat) == 2:
        return Words("reason-complete", facts)
    if t.late == 0 and t.box.power[top + 1] < t.box.power[top] and is_wanted(t, seat, part):
        facts["power"] = int(t.box.power[top])
        return Words("reason-best-tile", facts)
    now = t.power(seat, part)
    facts["before"] = int(now)
    facts["after"] = int(now + t.box.power[top] - t.box.starting)
    return Words("reason-upgrade", facts)


def is_wanted(t: Table, seat: i64, part: i64) -> bool:
    """Ask whether another dragon may still upgrade a part."""
    return any(other != seat and t.get(other, TIER + part) == 0 for other in range(t.seats))


def least(t: Table, seat: i64, stack: i64, up: i64, supply: vec[i64]) -> i64:
    """Count the tiles that a stack's pattern lacks beside those on hand; FAR if it fits nowhere."""
    top = t.top(stack)
    if t.box.power[top] == 0 or t.get(seat, TIER + stack // 2) != 0:
        return FAR
    pattern = t.box.pattern[top]
    best = FAR
    for place in range(t.box.first_placement[pattern], t.box.first_placement[pattern + 1]):
        mask = t.box.placements[place]
        if mask & t.covered[seat] & ~t.face_up[seat] != 0:
            continue
        number: i64 = 0
        for element in range(6):
            short = count(mask & ~up & t.box.slots_of[element]) - supply[element]
            number += short if short > 0 else 0
        best = number if number < best else best
    return best


def for_pattern(t: Table, seat: i64, up: i64, supply: vec[i64], near: bool) -> Words | None:
    """Find the pattern that new tiles complete, the strongest first, or bring nearer."""
    nothing = vec[i64]([0 for _ in range(6)])
    chosen: i64 = NOBODY
    fewest = FAR
    for stack in range(6):
        before = least(t, seat, stack, t.face_up[seat], nothing)
        after = least(t, seat, stack, up, supply)
        if after >= before or (after > 0 and not near):
            continue
        better = chosen == NOBODY or after < fewest
        if better or (after == fewest and t.box.power[t.top(stack)] > t.box.power[t.top(chosen)]):
            chosen, fewest = stack, after
    if chosen == NOBODY:
        return None
    facts: dict[str, Fact] = {
        "part": part_words(chosen // 2),
        "pattern": pattern_words(t, t.box.pattern[t.top(chosen)]),
        "power": int(t.box.power[t.top(chosen)]),
    }
    if fewest == 0:
        return Words("reason-pattern-complete", facts)
    facts["count"] = int(fewest)
    return Words("reason-pattern-near", facts)


def for_tiles(t: Table, seat: i64, element: i64, number: i64) -> Words | None:
    """Say what some tiles of an element are good for on the pyramid."""
    supply = vec[i64]([0 for _ in range(6)])
    room = count(t.room_for(seat, element))
    supply[element] = number if number < room else room
    return for_pattern(t, seat, t.face_up[seat], supply, True)


def for_area(t: Table, seat: i64, area: i64) -> Words | None:
    """Its dice complete a pattern, or they all fit without a black, as nowhere else so many."""
    supply = vec[i64]([0 for _ in range(6)])
    for die in range(7):
        if t.here(WHERE + die) == area:
            supply[t.element_shown(die)] += t.number_shown(die)
    found = for_pattern(t, seat, t.face_up[seat], supply, False)
    if found is not None:
        return found
    number = clean(t, seat, area)
    for other in range(1, t.areas() + 1):
        if other != area and clean(t, seat, other) >= number:
            return None
    return Words("reason-area-clean", {"count": int(number)})


def clean(t: Table, seat: i64, area: i64) -> i64:
    """Count the elements of an area that all fit on the pyramid without a black; 0 if not all."""
    supply = vec[i64]([0 for _ in range(6)])
    number: i64 = 0
    for die in range(7):
        if t.here(WHERE + die) == area:
            if t.blacks_shown(die) > 0:
                return 0
            supply[t.element_shown(die)] += t.number_shown(die)
            number += t.number_shown(die)
    for element in range(6):
        if supply[element] > count(t.room_for(seat, element)):
            return 0
    return number


def for_slot(t: Table, seat: i64, slot: i64) -> Words | None:
    """The tile completes a pattern, fills a row, serves the trainer or brings a pattern nearer."""
    nothing = vec[i64]([0 for _ in range(6)])
    up = t.face_up[seat] | bit(slot)
    found = for_pattern(t, seat, up, nothing, False)
    if found is not None:
        return found
    row = row_of(slot)
    empty: i64 = 0
    for other in range(21):
        if row_of(other) == row and not has(t.covered[seat], other):
            empty += 1
    if empty == 1 and has(t.get(seat, ROW_GOLD), row):
        return Words("reason-row", {"row": int(row + 1)})
    card = task(t, seat)
    if card != NOBODY and t.complex != 0 and has(t.box.trainer_tiles[card], slot):
        return Words("reason-trainer")
    return for_pattern(t, seat, up, nothing, True)


def task(t: Table, seat: i64) -> i64:
    """Find the trainer card that can still be done; NOBODY if none can (CW-72, CW-73)."""
    card = t.get(seat, TRAINER_CARD) - 1
    if card < 0 or (t.complex != 0 and t.box.trainer_empty[card] & t.covered[seat] != 0):
        return NOBODY
    return card


# The training grounds (CW-46, CW-72, CW-73)


def for_crystal(t: Table, seat: i64, element: i64) -> Words | None:
    """Say what the better realm of an element gives."""
    best: Words | None = None
    most = -1
    for realm in range(8):
        if t.box.realm_element[realm] == element and reachable(t, seat, realm):
            bonuses = len(bonuses_of(t, seat, realm))
            if bonuses > most:
                best, most = for_realm(t, seat, realm), bonuses
    return best


def reachable(t: Table, seat: i64, realm: i64) -> bool:
    """Ask whether a crystal can come from a realm (CW-49)."""
    empty = 255 - t.get(seat, REALM_FULL)
    near = t.advanced == 0 or empty == 0 or t.box.neighbours[realm] & empty != 0
    return near and not has(empty, realm)


def bonuses_of(t: Table, seat: i64, realm: i64) -> list[Words]:
    """List what the borders of a realm with cleared ones give."""
    found: list[Words] = []
    for other in range(8):
        bonus = t.box.border[realm * 8 + other]
        if bonus >= 0 and not has(t.get(seat, REALM_FULL), other):
            found.append(Words("bonus-" + BONUSES[bonus]))
    return found


def for_realm(t: Table, seat: i64, realm: i64) -> Words | None:
    """The borders give something, or the trainer asks for the crystal."""
    bonuses = bonuses_of(t, seat, realm)
    if len(bonuses) > 0:
        return Words("reason-border", {"bonuses": bonuses})
    element = t.box.realm_element[realm]
    card = task(t, seat)
    if card == NOBODY:
        return None
    needs = t.box.trainer_simple[card * 6 + element]
    if t.complex != 0:
        needs = t.box.trainer_crystals[card * 6 + element]
    return Words("reason-trainer") if t.get(seat, CRYSTAL + element) < needs else None


# Gold and blacks on parts (CW-35, CW-40, CW-48, CW-77)


def for_power(t: Table, seat: i64, part: i64) -> Words | None:
    """Say what one power more or less means for a part."""
    now = secret_power(t, seat, part)
    then = now - 1 if loses(t, seat) else now + 1
    return exams(t, part, now, then) if t.seats == 1 else rank(t, seat, part, now, then)


def loses(t: Table, seat: i64) -> bool:
    """Ask whether a black is laid on a part; else gold is, or a black is removed."""
    if t.step != HIDING:
        return t.step == DARKENING
    return t.advanced != 0 or t.get(seat, GOLD + 3) == hidden_gold(t, seat)


def hidden_gold(t: Table, seat: i64) -> i64:
    """Count the gold that was laid in secret."""
    total: i64 = 0
    for part in range(3):
        total += t.get(seat, HIDDEN_GOLD + part)
    return total


def rank(t: Table, seat: i64, part: i64, now: i64, then: i64) -> Words | None:
    """Compare a part with the strongest of the others."""
    best = best_other(seat, [t.die_power(other, part) for other in range(t.seats)])
    facts: dict[str, Fact] = {"part": part_words(part), "power": int(then), "best": int(best)}
    if then < now and now <= 0:
        return Words("reason-zero", facts)
    if then < now and then > best:
        return Words("reason-still-ahead", facts)
    if then < now:
        return Words("reason-behind", facts) if now < best else None
    if then <= 0:
        return None
    if then > best >= now:
        return Words("reason-ahead", facts)
    return Words("reason-level", facts) if then == best else None


def exams(t: Table, part: i64, now: i64, then: i64) -> Words | None:
    """Count the exams that would be passed more, as things stand (CW-174)."""
    more = passes(t, part, then) - passes(t, part, now)
    if more > 0:
        return Words("reason-exams", {"count": int(more)})
    return Words("reason-no-exam") if then < now and more == 0 else None


def passes(t: Table, part: i64, power: i64) -> i64:
    """Count the exams of a part that would be passed with this power."""
    total: i64 = 0
    for element in range(6):
        score = (power if power > 0 else 0) + t.elements_of(0, element)
        if score > solo.master_power(t, part) + solo.master_elements(t, element):
            total += 1
    return total


# The Tournament


def in_tournament(t: Champions, seat: i64, move: i64) -> Words | None:
    """Say what speaks for a move in the Tournament."""
    if t.step == RESERVING or t.step == SELECTING:
        return for_match(t, seat, move - CALL)
    if t.step == CROWNING:
        power = t.power(seat, move - PLACE)
        return rank(t, seat, move - PLACE, power, power + 1)
    if t.step == BETTING:
        return for_bet(t, seat, move - BET)
    if t.step == CHANGING:
        return for_element(t, seat, move - ELEMENT)
    if t.step == DEALING and move != PASS and t.window == REVEALING:
        return for_card(t, seat, move)
    return None


def reach(t: Table, seat: i64, part: i64, element: i64) -> i64:
    """Find what a seat can score in a match, cards aside; in the Base mode, what it scores."""
    score = t.die_power(seat, part) + t.elements_of(seat, element)
    if t.advanced == 0:
        return score
    score += t.get(seat, GOLD + 3)
    return score if score < t.box.most_power else t.box.most_power


def for_match(t: Table, seat: i64, part: i64) -> Words:
    """Compare the scores of a tournament that may be chosen (CW-83, CW-84)."""
    element = t.get(seat, PERSONAL + part)
    if t.step == RESERVING or (t.seats == 3 and t.match == 1):
        element = t.here(PUBLIC + part) - 1
    facts: dict[str, Fact] = {
        "score": int(reach(t, seat, part, element)),
        "best": int(best_other(seat, [reach(t, other, part, element) for other in range(t.seats)])),
    }
    return Words("reason-reach" if t.advanced != 0 else "reason-score", facts)


def for_bet(t: Table, seat: i64, number: i64) -> Words | None:
    """Compare what a bet makes with what the others can reach (CW-98, CW-99)."""
    score = die_now(t, seat) + number
    if t.get(seat, DIAL) == 1:
        score += bet_paid(t, seat)
    most = [
        die_now(t, other) + t.elements_of(other, t.element) + t.get(other, GOLD + 3)
        for other in range(t.seats)
    ]
    best = best_other(seat, most)
    facts: dict[str, Fact] = {"score": int(score), "best": int(best)}
    if score > best:
        return Words("reason-bet-sure", facts)
    if number > 0:
        return Words("reason-bet", facts)
    return Words("reason-save", facts) if t.match < MATCHES else None


def for_element(t: Table, seat: i64, element: i64) -> Words:
    """Compare the elements that would count (CW-109)."""
    best = best_other(seat, [t.elements_of(other, element) for other in range(t.seats)])
    facts: dict[str, Fact] = {
        "element": Words("element-" + ELEMENTS[element]),
        "count": int(t.elements_of(seat, element)),
        "best": int(best),
    }
    return Words("reason-element", facts)


def for_card(t: Champions, seat: i64, move: i64) -> Words | None:
    """Tell the score with a card that asks nothing more (CW-112, CW-113, CW-115)."""
    before = match_score(t, seat)
    then = t.copy()
    play_tournament_card(then, seat, move - PLAY_TOURNAMENT)
    after = match_score(then, seat)
    if after <= before:
        return None
    best = best_other(seat, [match_score(t, other) for other in range(t.seats)])
    facts: dict[str, Fact] = {"before": int(before), "after": int(after), "best": int(best)}
    return Words("reason-card", facts)
