"""The components of Dragon Island, as the rules look at them (DI-2 … DI-6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from wyrmhall.core.bits import shl
from wyrmhall.core.game import Box
from wyrmhall.games.dragon_island.terms import COLOURS

ROOM: Final = 0x88888  # a spare bit for each colour: a difference that keeps it is not negative


def _asked(needs: vec[u8], card: i64) -> i64:
    """Pack what a card asks for like `around` in a state: four bits for each colour."""
    asked: i64 = 0
    for colour in range(COLOURS):
        asked |= shl(i64(needs[card * COLOURS + colour]), 4 * colour)
    return asked


class IslandBox(Box):
    """Tiles, cards, supplies and prices."""

    def __init__(
        self,
        tables: Mapping[str, object],
        kinds: vec[u8],
        hues: vec[u8],
        needs: vec[u8],
        slots: vec[u8],
        centres: vec[u8],
        rewards: vec[u8],
        goods: vec[u8],
        dragons: vec[u8],
        prices: vec[u8],
        fame: vec[u8],
    ) -> None:
        """Take tables that `box.unbox` has checked."""
        super().__init__(tables)
        self.nothing = vec[u8]()  # shared by states until they are laid out
        self.no_numbers = vec[i64]()
        self.kinds = kinds  # by face, the four Towers and the Keep behind the terrain
        self.hues = hues  # by face
        self.needs = needs  # by card and colour: so many touching tiles
        self.slots = slots  # by card and direction: the colour asked for there, or WILD
        self.centres = centres  # by card: the colour asked for at the X, or WILD
        self.rewards = rewards  # by card: Fame, coins
        self.goods = goods  # cubes by colour, then coins
        self.dragons = dragons  # figures by colour
        self.fame = fame  # by building: its Fame
        self.spires: i64 = i64(prices[0])  # in the box (DI-68)
        self.capture: i64 = i64(prices[1])  # energy for the dragons of a tile (DI-57)
        self.build: i64 = i64(prices[2])  # energy for a building (DI-65)
        self.taming: i64 = i64(prices[3])  # coins on a new pet's card (DI-53)
        self.keep: i64 = i64(prices[4])  # coins that the Keep's action gives (DI-62)

        # by card, as `around` counts
        self.asked = vec[i64]([_asked(needs, card) for card in range(len(centres))])

    def need(self, card: i64, colour: i64) -> i64:
        """Count the touching tiles of a colour that a card asks for."""
        return i64(self.needs[card * COLOURS + colour])


class Choices:
    """What was agreed before the game: its length, and how open questions are read."""

    def __init__(
        self,
        tiles: int,
        chosen_wizards: bool,
        positions: bool,
        free_moves: bool,
        first_in_game: bool,
        unlimited: bool,
        gaps: bool,
        keep_coin: bool,
    ) -> None:
        """Keep them for the whole game."""
        self.tiles: i64 = tiles  # terrain tiles in the game (DI-13, DI-15)
        self.chosen_wizards = chosen_wizards  # players choose their colours (DI-11)
        self.positions = positions  # map cards: places matter (DA-4)
        self.free_moves = free_moves  # dragons move from and to several tiles (DA-3)
        self.first_in_game = first_in_game  # 2 Fame for the first of a colour in a game (DA-1)
        self.unlimited = unlimited  # cubes and coins never run out (DA-27)
        self.gaps = gaps  # telekinesis goes on behind a gap (DA-33)
        self.keep_coin = keep_coin  # telekinesis takes a coin from the Keep (DA-34)
