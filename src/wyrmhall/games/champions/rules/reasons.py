"""Why a move may be refused: the rule and the message of each reason."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FINE: Final[i64] = 0
AREA_FULL: Final[i64] = 1
AREA_NEEDED: Final[i64] = 2
NO_SUCH_AREA: Final[i64] = 3
AREA_EMPTY: Final[i64] = 4
NOT_YOUR_DIE: Final[i64] = 5
DIE_USED: Final[i64] = 6
DICE_LEFT: Final[i64] = 7
NO_CARD: Final[i64] = 8
NO_DIE: Final[i64] = 9
NO_USED_DIE: Final[i64] = 10
NO_BLACK: Final[i64] = 11
NO_CRYSTAL: Final[i64] = 12
NO_DICE_IN_AREAS: Final[i64] = 13
NO_ECHO: Final[i64] = 14
NO_VICTIM: Final[i64] = 15
PYRAMID_FULL: Final[i64] = 16
UPGRADED: Final[i64] = 17
NOT_STARTING: Final[i64] = 18
STACK_EMPTY: Final[i64] = 19
NO_PATTERN: Final[i64] = 20
TASK_DONE: Final[i64] = 21
TASK_CRYSTALS: Final[i64] = 22
TASK_TILES: Final[i64] = 23
TASK_EMPTY: Final[i64] = 24
WRONG_ELEMENT: Final[i64] = 25
SLOT_COVERED: Final[i64] = 26
REALM_EMPTY: Final[i64] = 27
WRONG_REALM: Final[i64] = 28
NOT_ADJACENT: Final[i64] = 29
NO_BLACK_HERE: Final[i64] = 30
PART_FIRST: Final[i64] = 31
NOT_LOWEST: Final[i64] = 32
NO_POWER: Final[i64] = 33
NO_BONUS: Final[i64] = 34
NOT_IN_PATTERN: Final[i64] = 35
NOT_IN_PILE: Final[i64] = 36
ECHO_OF_ECHO: Final[i64] = 37
NO_SUCH_PART: Final[i64] = 38
TRAINING_OVER: Final[i64] = 39
NO_GOLD_HERE: Final[i64] = 40
NO_PUBLIC: Final[i64] = 41
ALREADY_PLAYED: Final[i64] = 42
NO_TOKENS: Final[i64] = 43
NO_TRIPLE: Final[i64] = 44
WRONG_WINDOW: Final[i64] = 45
TOO_MANY_ELEMENTS: Final[i64] = 46
TOO_MUCH_GOLD: Final[i64] = 47
NO_SHIFT: Final[i64] = 48
RECEIVER_WEAK: Final[i64] = 49
NOT_A_RIVAL: Final[i64] = 50
SAME_ELEMENT: Final[i64] = 51
NOTHING_TO_SPEND: Final[i64] = 52
NOT_ON_CARD: Final[i64] = 53
TOO_LITTLE_GOLD: Final[i64] = 54
NO_BLACK_TO_IGNORE: Final[i64] = 55
NOTHING_TO_SWAP: Final[i64] = 56
WRONG_TOURNAMENT: Final[i64] = 57
NOTHING_TO_TRADE: Final[i64] = 58
NOT_THREE: Final[i64] = 59
NOT_TWO: Final[i64] = 60
NOT_DUE: Final[i64] = 61
NO_TILE_HERE: Final[i64] = 62
NO_TILE_LEFT: Final[i64] = 63
NOT_DISCARDED: Final[i64] = 64
NOT_PLACED_YET: Final[i64] = 65
NOT_EARNED: Final[i64] = 66
SAME_PART: Final[i64] = 67
NOT_YOUR_CRYSTAL: Final[i64] = 68
FIRST_A_SHIFT: Final[i64] = 69
NO_TILE_IN_SUPPLY: Final[i64] = 70
ONLY_IN_TOURNAMENT: Final[i64] = 71
NO_DOUBLE: Final[i64] = 72
ONE_OF_TWO: Final[i64] = 73
DEAD_TRADE: Final[i64] = 74
TOO_MUCH_PAID: Final[i64] = 75
PAY_SOMETHING: Final[i64] = 76

# In the order of the numbers above; in some steps another rule holds (refusals.py).
WHY: Final = (
    ("", ""),
    ("CW-22", "refusal-area-full"),
    ("CW-22", "refusal-area-needed"),
    ("CW-21", "refusal-no-such-area"),
    ("CW-25", "refusal-area-empty"),
    ("CW-25", "refusal-not-your-die"),
    ("CW-29", "refusal-die-used"),
    ("CW-29", "refusal-dice-left"),
    ("CW-59", "refusal-no-card"),
    ("CW-66", "refusal-no-die"),
    ("R-17", "refusal-no-used-die"),
    ("CW-65", "refusal-no-black"),
    ("CW-67", "refusal-no-crystal"),
    ("CW-68", "refusal-no-dice-in-areas"),
    ("CW-69", "refusal-no-echo"),
    ("CW-181", "refusal-no-victim"),
    ("R-4", "refusal-pyramid-full"),
    ("CW-52", "refusal-upgraded"),
    ("CW-55", "refusal-not-starting"),
    ("CW-52", "refusal-stack-empty"),
    ("CW-52", "refusal-no-pattern"),
    ("CW-74", "refusal-task-done"),
    ("CW-72", "refusal-task-crystals"),
    ("CW-73", "refusal-task-tiles"),
    ("CW-73", "refusal-task-empty"),
    ("CW-31", "refusal-wrong-element"),
    ("CW-31", "refusal-slot-covered"),
    ("CW-44", "refusal-realm-empty"),
    ("CW-44", "refusal-wrong-realm"),
    ("CW-49", "refusal-not-adjacent"),
    ("CW-48", "refusal-no-black-here"),
    ("CW-65", "refusal-part-first"),
    ("CW-41", "refusal-not-lowest"),
    ("CW-36", "refusal-no-power"),
    ("CW-47", "refusal-no-bonus"),
    ("CW-52", "refusal-not-in-pattern"),
    ("CW-69", "refusal-not-in-pile"),
    ("R-16", "refusal-echo-of-echo"),
    ("CW-181", "refusal-no-such-part"),
    ("CW-60", "refusal-training-over"),
    ("CW-76", "refusal-no-gold-here"),
    ("CW-83", "refusal-no-public"),
    ("CW-84", "refusal-already-played"),
    ("CW-95", "refusal-no-tokens"),
    ("CW-95", "refusal-no-triple"),
    ("CW-93", "refusal-wrong-window"),
    ("CW-98", "refusal-too-many-elements"),
    ("CW-98", "refusal-too-much-gold"),
    ("CW-107", "refusal-no-shift"),
    ("CW-107", "refusal-receiver-weak"),
    ("CW-108", "refusal-not-a-rival"),
    ("CW-109", "refusal-same-element"),
    ("CW-110", "refusal-nothing-to-spend"),
    ("CW-111", "refusal-not-on-card"),
    ("CW-112", "refusal-too-little-gold"),
    ("CW-113", "refusal-no-black-to-ignore"),
    ("CW-114", "refusal-nothing-to-swap"),
    ("CW-115", "refusal-wrong-tournament"),
    ("CW-116", "refusal-nothing-to-trade"),
    ("CW-117", "refusal-not-three"),
    ("CW-118", "refusal-not-two"),
    ("CW-104", "refusal-not-due"),
    ("CW-104", "refusal-no-tile-here"),
    ("CW-116", "refusal-no-tile-left"),
    ("CW-117", "refusal-not-discarded"),
    ("CW-162", "refusal-not-placed-yet"),
    ("CW-180", "refusal-not-earned"),
    ("CW-107", "refusal-same-part"),
    ("CW-104", "refusal-not-your-crystal"),
    ("CW-107", "refusal-first-a-shift"),
    ("CW-116", "refusal-no-tile-in-supply"),
    ("CW-59", "refusal-only-in-tournament"),
    ("CW-112", "refusal-no-double"),
    ("CW-118", "refusal-one-of-two"),
    ("CW-116", "refusal-dead-trade"),
    ("CW-114", "refusal-too-much-paid"),
    ("CW-114", "refusal-pay-something"),
)
