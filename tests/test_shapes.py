"""Tests the shapes that games share."""

from __future__ import annotations

import math

import pytest

from wyrmhall.core.palette import PALETTE
from wyrmhall.core.scene import Rect
from wyrmhall.core.shapes import (
    card,
    card_back,
    coin,
    corners,
    crystal,
    cube,
    die,
    hex_centre,
    token,
)

NEIGHBOURS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


@pytest.mark.parametrize("flat", [False, True])
def test_neighbouring_hexagons_share_an_edge(flat: bool) -> None:
    here = {(round(x, 6), round(y, 6)) for x, y in corners(0, 0, 10, flat)}
    for q, r in NEIGHBOURS:
        x, y = hex_centre(q, r, 10, flat)
        there = {(round(u, 6), round(v, 6)) for u, v in corners(x, y, 10, flat)}
        shared = {(a, b) for a, b in here for c, d in there if math.dist((a, b), (c, d)) < 1e-4}
        assert len(shared) == 2


def test_a_pointed_hexagon_has_a_point_on_top_and_a_flat_one_an_edge() -> None:
    assert min(y for _, y in corners(0, 0, 10)) == pytest.approx(-10)
    tops = [y for _, y in corners(0, 0, 10, flat=True)]
    assert sum(y == pytest.approx(min(tops)) for y in tops) == 2


def test_every_figure_has_a_name_of_its_own() -> None:
    colours = [name for name in PALETTE if name not in ("table", "panel")]
    figures = [
        draw(colour, icon)
        for draw in (token, cube, crystal, die)
        for colour in colours
        for icon in ("", "deep", "lamp")
    ]
    assert len({figure.name for figure in [*figures, coin()]}) == len(figures) + 1


def test_a_figure_is_drawn_once() -> None:
    assert token("red", "lamp") is token("red", "lamp")


@pytest.mark.parametrize("size", [(60, 90), (110, 160), (40, 24)])
def test_cards_fill_their_size(size: tuple[float, float]) -> None:
    for face in (card(*size, "red", "Storm"), card_back(*size, "blue", "lamp")):
        paper = face[1]
        assert isinstance(paper, Rect)
        assert (paper.width, paper.height) == size
