"""The command picture: the table as a picture file."""

from __future__ import annotations

import argparse
from pathlib import Path

from wyrmhall.cli.common import Commands, Mistake, add_place, open_match, seat_of, write
from wyrmhall.core.language import Speaker
from wyrmhall.core.svg import svg

LARGEST = 8000  # pixels


def add(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the command."""
    picture = commands.add_parser("picture", help="draw the table as a seat sees it")
    add_place(picture)
    picture.add_argument("--seat", metavar="S", default="watcher", help="a number, or watcher")
    picture.add_argument("--theme", choices=("light", "dark"), default="light")
    picture.add_argument("--narrow", action="store_true", help="laid out for a phone")
    picture.add_argument("--width", type=int, metavar="PX", help="of a PNG; default: as drawn")
    picture.add_argument(
        "-o", "--output", metavar="FILE", required=True, help="ends in .svg or .png"
    )
    picture.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Draw the picture."""
    kind = Path(args.output).suffix[1:].lower()
    if kind not in ("svg", "png"):
        raise Mistake(f"A picture's name ends in .svg or .png; {args.output!r} does not.")
    if args.width is not None and (kind == "svg" or not 16 <= args.width <= LARGEST):
        raise Mistake(f"--width is for PNG, and from 16 to {LARGEST} pixels.")
    match = open_match(args)
    look = match.look(seat_of(args.seat, match))
    scene = match.game.scene(look, args.narrow)
    speaker = Speaker(match.game.folder, args.lang)
    drawing = svg(scene, speaker, {}, args.theme, heading=True)
    if kind == "svg":
        write(args.output, drawing.encode())
    else:
        from wyrmhall.core.picture import png

        write(args.output, png(drawing, args.width))
    return 0
