"""Which trophies each dragon will win: all matches that may still come, with their odds."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from wyrmhall.core.bits import count, has
from wyrmhall.games.champions.judge_outlook import Outlook
from wyrmhall.games.champions.rules.names import NOBODY
from wyrmhall.games.champions.rules.pieces import (
    BET_GOLD,
    DIAL,
    FOUR,
    GOLD,
    PERSONAL,
    PLAYED,
    PUBLIC,
    SPENT,
    TOKEN,
    TWO,
)
from wyrmhall.games.champions.rules.step import DISCARDING, HIDING, OVER, RESERVING, SELECTING
from wyrmhall.games.champions.rules.table import Table
from wyrmhall.games.champions.rules.tournament_cards import (
    AFTER,
    EXCHANGING,
    bet_paid,
    die_now,
    match_score,
)


class Contest:
    """Adds up victory points: those won, and those that the matches to come promise."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        """Take the weights."""
        self.outlook = Outlook(weights)
        self.points = vec[float]([0.0 for _ in range(4)])  # by seat, in the end
        self.won = vec[float]([0.0 for _ in range(4)])  # by seat, in one match
        self.score = vec[float]([0.0 for _ in range(4)])
        self.cards = vec[float]([0.0 for _ in range(12)])  # by card and seat
        self.odds = vec[float]([0.0 for _ in range(3)])
        self.width = 1.0
        self.base_doubt = weights["doubt"]
        self.turn_doubt = weights["doubt_turn"]
        self.bet_doubt = weights["doubt_bet"]
        self.choice = weights["choice"]
        self.bet_elements = weights["bet_elements"]
        self.bet_gold = weights["bet_gold"]
        self.keep = weights["keep"]
        self.token = weights["token"]

    def forecast(self, t: Table) -> None:
        """Estimate everybody's victory points."""
        for seat in range(t.seats):
            won = 4 * t.get(seat, FOUR) + 2 * t.get(seat, TWO)
            for part in range(3):
                won += t.get(seat, TOKEN + part)
            self.points[seat] = float(won) + 0.02 * float(t.upgrades(seat))
            self.points[seat] += 0.002 * float(t.total_power(seat))
        if t.step == OVER:
            return
        self.outlook.survey(t)
        self.width = self.base_doubt + self.turn_doubt * self.outlook.doubt
        if t.late != 0 and t.advanced == 0 and t.step > HIDING:
            self.width = 0.1  # all scores are known
        if t.advanced != 0:
            self.width += self.bet_doubt
            self.count_tokens(t)
            if t.match > 0 and self.match_goes_on(t):
                self.play_match(t)
        for seat in range(t.seats):
            self.add_personals(t, seat)
        self.add_publics(t)

    # The matches to come

    def compare(self, t: Table, part: i64, element: i64) -> None:
        """Find what each seat wins in a match."""
        outlook = self.outlook
        keep = 1.0 if t.advanced == 0 else self.keep
        for seat in range(t.seats):
            owned = outlook.element[seat * 6 + element] * keep
            self.score[seat] = outlook.power[seat * 3 + part] + owned
        self.award(t)

    def award(self, t: Table) -> None:
        """Turn scores into odds, and odds into points (CW-88)."""
        for seat in range(t.seats):
            first = 1.0
            second = 0.0
            for other in range(t.seats):
                if other == seat:
                    continue
                lead = (self.score[seat] - self.score[other]) / self.width
                beats = 0.5 + 0.5 * lead / (1.0 + (lead if lead > 0.0 else -lead))
                second = second * beats + first * (1.0 - beats)
                first *= beats
            self.won[seat] = 4.0 * first + 2.0 * second

    def add(self, t: Table, weight: float) -> None:
        """Add the match that was just compared, as likely as it is."""
        for seat in range(t.seats):
            self.points[seat] += weight * self.won[seat]

    def add_personals(self, t: Table, owner: i64) -> None:
        """Add the matches that a seat will choose: those that suit it (CW-84)."""
        played = t.get(owner, PLAYED)
        left = (2 if t.seats == 2 else 1) - count(played)
        if left <= 0:
            return
        open_cards: i64 = 0
        for part in range(3):
            if not has(played, part):
                self.compare(t, part, t.get(owner, PERSONAL + part))
                lead = self.lead(t, owner)
                for seat in range(t.seats):
                    self.cards[part * 4 + seat] = self.won[seat]
                # Of three cards two are played: so the odds are those of the one left out.
                self.odds[part] = exp((-lead if left == 2 else lead) / self.choice)
                open_cards += 1
        total = 0.0
        for part in range(3):
            total += 0.0 if has(played, part) else self.odds[part]
        for part in range(3):
            if has(played, part):
                continue
            weight = self.odds[part] / total
            if left == 2 and open_cards == 3:
                weight = 1.0 - weight
            for seat in range(t.seats):
                self.points[seat] += weight * self.cards[part * 4 + seat]

    def lead(self, t: Table, seat: i64) -> float:
        """Tell how much more than the others a seat wins in the match just compared."""
        total = 0.0
        for other in range(t.seats):
            total += self.won[other]
        return (self.won[seat] * float(t.seats) - total) / float(t.seats - 1)

    def add_publics(self, t: Table) -> None:
        """Add the public tournaments: the last match, and with three players the first."""
        total = 0.0
        chooser = t.active if t.step == RESERVING or t.step == SELECTING else NOBODY
        for part in range(3):
            self.odds[part] = 0.0
            if t.here(PUBLIC + part) > 0 and part != t.aside:
                self.compare(t, part, t.here(PUBLIC + part) - 1)
                self.odds[part] = 1.0
                if chooser != NOBODY:
                    self.odds[part] = exp(self.lead(t, chooser) / self.choice)
                for seat in range(t.seats):
                    self.cards[part * 4 + seat] = self.won[seat]
                total += self.odds[part]
        matches = 0.0 if t.aside != NOBODY else 1.0
        if t.seats == 3 and t.match <= 1 and (t.match == 0 or t.step == SELECTING):
            matches += 1.0
        if matches > 0.0 and total > 0.0:
            for part in range(3):
                for seat in range(t.seats):
                    weight = matches * self.odds[part] / total
                    self.points[seat] += weight * self.cards[part * 4 + seat]
        if t.aside != NOBODY and t.here(PUBLIC + t.aside) > 0:
            self.compare(t, t.aside, t.here(PUBLIC + t.aside) - 1)
            self.add(t, 1.0)

    # The Advanced mode

    def count_tokens(self, t: Table) -> None:
        """Add tiles that may be traded for power tokens, as long as there are any (CW-95)."""
        share = float(t.tokens) / float(t.seats)
        for seat in range(t.seats):
            triples = float(count(t.covered[seat])) / 3.0 - 0.7
            triples = share if share < triples else triples
            if triples > 0.0:
                self.points[seat] += self.token * triples

    def match_goes_on(self, t: Table) -> bool:
        """Ask whether the trophies of the match are still to be won."""
        if t.step == RESERVING or t.step == SELECTING or t.step == DISCARDING:
            return False
        if t.window == AFTER or t.window == EXCHANGING:
            return False
        return t.step > HIDING

    def play_match(self, t: Table) -> None:
        """Estimate the match that goes on; what is bet will be gone."""
        outlook = self.outlook
        settled: i64 = 0
        for seat in range(t.seats):
            place = seat * 6 + t.element
            if t.get(seat, DIAL) == 2:
                settled += 1
                paid = float(bet_paid(t, seat))
                gold = float(t.get(seat, BET_GOLD))
                self.score[seat] = float(match_score(t, seat))
                for element in range(6):
                    outlook.element[seat * 6 + element] -= float(t.get(seat, SPENT + element))
            else:
                paid = outlook.element[place] * self.bet_elements
                if t.get(seat, DIAL) == 1:
                    paid = float(bet_paid(t, seat))
                gold = float(t.get(seat, GOLD + 3)) * self.bet_gold
                self.score[seat] = float(die_now(t, seat)) + paid + gold
            outlook.element[place] -= paid
            for part in range(3):
                outlook.power[seat * 3 + part] -= outlook.gold * gold / 3.0
        width = self.width
        self.width = self.bet_doubt if settled < t.seats else 0.5
        self.award(t)
        self.width = width
        self.add(t, 1.0)
