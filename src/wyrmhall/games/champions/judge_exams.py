"""How the Master's Challenge will end: the exams that you will pass."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec

from wyrmhall.core.bits import count
from wyrmhall.games.champions.judge_outlook import Outlook
from wyrmhall.games.champions.rules import solo
from wyrmhall.games.champions.rules.pieces import CRYSTAL, PUBLIC
from wyrmhall.games.champions.rules.step import HIDING, MARKING, OVER
from wyrmhall.games.champions.rules.table import Table


class Exams:
    """Weighs every exam: what both of you will have by then, and how sure that is."""

    def __init__(self, weights: Mapping[str, float], outlook: Outlook) -> None:
        """Take the weights."""
        self.outlook = outlook
        self.sure = 1.0  # that no exam of a tournament card fails
        self.master = vec[float]([0.0 for _ in range(9)])  # power by part, elements by kind
        self.base_doubt = weights["exam_doubt"]
        self.turn_doubt = weights["exam_turn"]
        self.grow = weights["grow"]
        self.gather = weights["gather"]
        self.master_grow = weights["master_grow"]
        self.master_gather = weights["master_gather"]

    def passes(self, t: Table) -> float:
        """Estimate how many exams will be passed; those on cards count twice (CW-174, CW-184)."""
        self.outlook.survey(t)
        turns = self.outlook.turns[0]
        self.look_at_master(t, turns)
        width = self.base_doubt + self.turn_doubt * turns
        if t.late != 0 and t.step > HIDING:
            width = 0.01
        total = 0.0
        self.sure = 1.0
        for element in range(6):
            room = count(t.box.slots_of[element] & ~t.covered[0])
            room += (2 if element < 2 else 1) - t.get(0, CRYSTAL + element)
            more = self.gather * turns
            more = more if more < float(room) else float(room)
            mine = self.outlook.element[element] + more - self.master[3 + element]
            for part in range(3):
                power = self.outlook.power[part] + self.grow * turns - self.master[part]
                lead = (mine + power - 0.5) / width
                chance = 0.5 + 0.5 * lead / (1.0 + (lead if lead > 0.0 else -lead))
                total += chance
                if t.here(PUBLIC + part) == element + 1:
                    total += chance
                    self.sure *= chance
        return total

    def look_at_master(self, t: Table, turns: float) -> None:
        """Project the Master's powers and elements."""
        for part in range(3):
            self.master[part] = float(solo.master_power(t, part)) + self.master_grow * turns
        for element in range(6):
            now = float(solo.master_elements(t, element))
            self.master[3 + element] = now + self.master_gather * turns

    def hopes(self, t: Table) -> float:
        """Turn passed exams into a rating from 0 to 1, with a step at each name (CW-175)."""
        if t.step == OVER or t.step == MARKING:
            if solo.failed_card(t):
                return 0.0
            return rating(float(solo.passes(t)))
        passes = self.passes(t)
        return rating(passes) * self.sure


def rating(passes: float) -> float:
    """Place a number of passed exams between 0, none, and 1, outstanding."""
    if passes <= 8.0:
        return 0.2 * passes / 8.0
    if passes <= 13.0:
        return 0.2 + 0.3 * (passes - 8.0) / 5.0
    if passes <= 16.0:
        return 0.5 + 0.25 * (passes - 13.0) / 3.0
    if passes <= 18.0:
        return 0.75 + 0.2 * (passes - 16.0) / 2.0
    return 0.95 + 0.05 * (passes - 18.0) / 3.0
