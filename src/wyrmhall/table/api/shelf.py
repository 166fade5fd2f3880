"""What stands on the shelf: games, their rules and pictures; and what a host's machines ask for."""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import segno
from litestar import Router, get, post
from litestar.params import QueryParameter
from litestar.response import Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from wyrmhall import __version__
from wyrmhall.bots import MAKERS, STRENGTHS, make
from wyrmhall.bots.seat import Seat
from wyrmhall.core.game import WATCHER, Game, Option
from wyrmhall.core.language import LANGUAGES, Speaker
from wyrmhall.core.match import Match
from wyrmhall.core.palette import stylesheet
from wyrmhall.core.scene import Scene, closeup
from wyrmhall.core.svg import svg
from wyrmhall.core.words import Words
from wyrmhall.games import KEYS, load
from wyrmhall.table import wire
from wyrmhall.table.api.common import House, faults
from wyrmhall.table.api.play import Lang
from wyrmhall.table.faults import NotFound
from wyrmhall.table.guard import AnyRequest, language
from wyrmhall.table.said import own_speaker, speaker

AN_HOUR = {"Cache-Control": "public, max-age=3600"}
PICTURED = 80  # moves that have been made on a picture
PAINTER = "journeyman"  # who has made them
SHAPE = 16 / 9  # of a picture: width to height
SITTERS = ("Ann", "Ben")  # who sits there
Theme = Literal["light", "dark", "auto"]


@get("/api/games", summary="See the shelf", responses=faults())
async def games(request: AnyRequest, house: House, lang: Lang = None) -> wire.Shelf:
    """List all games with their options, and the bots."""
    house.limit(request, "look")
    return shelf(language(request))


@cache
def shelf(language: str) -> wire.Shelf:
    """Describe the shelf in a language."""
    own = own_speaker(language)
    bots = [_bot_info(name, own) for name in MAKERS]
    return wire.Shelf([_game_info(load(key), language) for key in KEYS], bots, [*LANGUAGES])


def _bot_info(name: str, own: Speaker) -> wire.BotInfo:
    about = _said(own, f"about-{name}", "")
    return wire.BotInfo(name, _said(own, f"bot-{name}", name), about, name in STRENGTHS)


def _game_info(game: Game, language: str) -> wire.GameInfo:
    said = speaker(game.folder, language)
    return wire.GameInfo(
        key=game.key,
        title=game.title,
        blurb=said.say(Words("game-blurb")),
        seats=[*game.seats],
        minutes=[*game.minutes],
        options={
            str(seats): [_option_info(said, option) for option in game.options(seats)]
            for seats in game.seats
        },
        credits=[*game.credits],
        rules=f"/api/games/{game.key}/rules",
        picture=f"/api/games/{game.key}/picture",
    )


def _option_info(said: Speaker, option: Option) -> wire.OptionInfo:
    """Give an option's words: `option-KEY` and `option-KEY-VALUE`; bare numbers need none."""
    name = f"option-{option.key}"
    values = [wire.OptionValue(v, _said(said, f"{name}-{v}", v)) for v in option.values]
    return wire.OptionInfo(option.key, _said(said, name, option.key), values, option.default)


def _said(speaker: Speaker, message: str, bare: str) -> str:
    return speaker.say(Words(message)) if speaker.knows(message) else bare


def _found(key: str) -> Game:
    if key not in KEYS:
        raise NotFound("no-such-game", {"game": key})
    return load(key)


@get("/api/games/{game:str}/rules", summary="Read a game's rules", responses=faults(404))
async def rules(request: AnyRequest, house: House, game: str, lang: Lang = None) -> wire.Rules:
    """Give the rules in our own words, numbered, as Markdown."""
    house.limit(request, "look")
    found = _found(game)
    text = (Path(found.folder) / "RULES.md").read_text("utf-8")
    return wire.Rules(found.key, found.title, text)


@get("/api/games/{game:str}/picture", summary="See what a table of it looks like",
     responses=faults(404), media_type="image/svg+xml")  # fmt: skip
async def picture(
    request: AnyRequest,
    house: House,
    game: str,
    theme: Annotated[Theme, QueryParameter(required=False)] = "auto",
    lang: Lang = None,
) -> Response[str]:
    """Draw a table where a game has come some way, as SVG."""
    house.limit(request, "look")
    drawn = _picture(_found(game).key, language(request), theme)
    return Response(drawn, media_type="image/svg+xml", headers=AN_HOUR)


@cache
def _picture(key: str, language: str, theme: Theme) -> str:
    game = load(key)
    match = Match.start(game, 2 if 2 in game.seats else min(game.seats), {}, "picture")
    bot = make(PAINTER, game, "picture")
    while not match.over and match.position < PICTURED:
        seat = match.turn()[0]
        match.play(seat, int(bot.choose(Seat(match.state, seat))))
    scene = game.scene(match.look(WATCHER), False)
    assert isinstance(scene, Scene)
    said, names = speaker(game.folder, language), dict(enumerate(SITTERS))
    part, window = closeup(scene, SHAPE)
    return svg(part, said, names, theme, window=window)


@get(
    "/palette.css",
    summary="The colours, as CSS variables",
    responses=faults(),
    media_type="text/css",
)
async def palette() -> Response[str]:
    """Give the colours that scenes are drawn with, for light and dark."""
    return Response(stylesheet(), media_type="text/css", headers=AN_HOUR)


@post(
    "/api/qr",
    summary="Draw a QR code",
    status_code=200,
    responses=faults(),
    media_type="image/svg+xml",
)
async def qr(request: AnyRequest, house: House, data: wire.Code) -> Response[bytes]:
    """Draw a text as a QR code, in SVG. It is posted, so that no log sees the key of a link."""
    house.limit(request, "look")
    drawn = io.BytesIO()
    segno.make(data.text, error="m").save(drawn, kind="svg", scale=4, border=2, xmldecl=False,
                                          light="#ffffff")  # fmt: skip
    return Response(drawn.getvalue(), media_type="image/svg+xml")


@get("/api/push", summary="Get the key for Web Push", responses=faults())
async def push(house: House) -> wire.PushInfo:
    """Give the public key that browsers subscribe with."""
    return wire.PushInfo(house.push_key)


@get("/health", summary="Ask whether the server is well", responses=faults())
async def health(house: House) -> wire.Health:
    """Answer if the server and its storage are well."""
    await house.hall.store.alive()
    return wire.Health("ok", __version__)


@get("/metrics", summary="Metrics for Prometheus", responses=faults(), media_type="text/plain")
async def metrics() -> Response[bytes]:
    """Give counters and gauges in Prometheus' own form."""
    return Response(generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})


router = Router(
    "/", route_handlers=[games, rules, picture, palette, qr, push, health, metrics], tags=["shelf"]
)
