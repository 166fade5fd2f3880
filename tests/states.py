"""Prints random games state by state, to compare what is compiled with its sources.

python -m tests.states
"""

from collections.abc import Iterator
from hashlib import blake2b
from random import Random

from tests.games import Setup, name, registered, setups

from wyrmhall.core.bits import bit, count, has, lowest, members_of, shl
from wyrmhall.core.chance import Chance
from wyrmhall.core.match import Match
from wyrmhall.core.snapshot import digest
from wyrmhall.core.trial import Trial, heard, judged, refused, sight

GAMES = 2  # of each setup


def shifts() -> Iterator[str]:
    """Give sets and shifts of all sizes: literal shifts are what the compiler got wrong."""
    for number in range(63):
        members = bit(number) | 5
        facts = [bit(number), shl(3, number % 60), count(members), lowest(bit(number))]
        yield f"bits {number} {facts} {has(members, number)} {members_of(members)}"


def luck() -> Iterator[str]:
    """Give luck of many steps and limits."""
    for step in range(200):
        chance = Chance("luck")
        chance.at(step)
        yield f"luck {step} {[int(chance.below(limit)) for limit in (2, 3, 7, 100, 2**31)]}"


def games(setup: Setup, number: int) -> Iterator[str]:
    """Give each state of a game, and all that everybody is told, refused and judged in it."""
    game, seats, options = setup
    match = Match.start(game, seats, options, str(number))
    trial, lots = Trial(game, match), Random(number)
    while not match.over:
        seat = lots.choice(match.turn())
        made = match.play(seat, lots.choice(list(match.state.moves(seat))))
        all_told = b"".join(
            sight(match.state, seat) + heard(made.events, seat) + refused(trial, match.state, seat)
            for seat in trial.everybody
        )
        guess = match.state.guess(seat, trial.luck("guess"))
        all_told += str(judged(trial, guess, seat)).encode()
        told = blake2b(all_told, digest_size=8).hexdigest()
        where = f"{name(setup)} {number} {match.position}"
        yield f"{where} {digest(match.state)} {told} {digest(guess)}"


def main() -> None:
    """Print all of it."""
    for line in (*shifts(), *luck()):
        print(line)
    for setup in (setup for game in registered() for setup in setups(game)):
        for number in range(GAMES):
            for line in games(setup, number):
                print(line)


if __name__ == "__main__":
    main()
