"""A first bot: sits down by a link and does anything that is allowed.

Try it: open a table with an open chair, copy that chair's link, and run

    python examples/my_first_bot.py "http://127.0.0.1:8080/t/TABLE#KEY"
"""

import sys

from wyrmhall.client import join
from wyrmhall.core.chance import Chance

luck = Chance(sys.argv[1])
seat = join(sys.argv[1], name="First bot")
seat.say("Hello! I do not know the rules, but I know what is allowed.")
for game in seat.turns():
    move = game["moves"][luck.below(len(game["moves"]))]
    print(f"{game['prompt']} {move['label']}")
    seat.play(move["name"])
print("The game is over.")
