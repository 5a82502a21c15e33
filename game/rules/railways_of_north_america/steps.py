"""The decisions and chances of Railways of North America, the actions, and the reasons for the end."""

from typing import Final

from game.rules.railways_of_north_america.message_ids import Ending

KEEP_BARON: Final = 0
BID: Final = 1
ACTION: Final = 2
"""The current player chooses what to do in this round."""
START_TRACK: Final = 3
"""The first step of the build action."""
LAY: Final = 4
URBANIZE: Final = 5
UPGRADE: Final = 6
"""Only for the holder of a New Train: with the card or without."""
DELIVER: Final = 7
TAKE_CARD: Final = 8
MINE: Final = 9
GROW: Final = 10
INDUSTRY: Final = 11
MORE: Final = 12
"""A player with a Railroad Executive may act again."""
DRAW: Final = 13
"""Chance draws a cube from the bag."""
TURN_CARD: Final = 14
"""Chance turns over an operations card."""
ENDED: Final = 15

CHANCES: Final = frozenset({DRAW, TURN_CARD})

BUILD_ACTION, URBANIZE_ACTION, UPGRADE_ACTION, DELIVER_ACTION, CARD_ACTION, PASS_ACTION = range(6)
ACTIONS: Final = ("build", "urbanize", "upgrade", "deliver", "card", "pass")

NONE: Final = -1
GREY: Final = -1
"""The color of a city that demands nothing."""

ROUNDS: Final = 3
TILES_PER_BUILD: Final = 4
EXECUTIVE_ACTIONS: Final = 2
"""The number of actions for a Railroad Executive who is used immediately."""
TRACKS_IN_A_HEX: Final = 2
URBANIZE_CUBES: Final = 2
BARONS_DEALT: Final = 2
CARDS_PER_PLAYER: Final = 2
"""The number of cards turned up at the start for each player."""
THOUSAND: Final = 1000

GOING_ON: Final = 0
MARKERS_GONE: Final = 1
TURNS_GONE: Final = 2

ENDINGS: Final = {MARKERS_GONE: Ending.MARKERS_GONE, TURNS_GONE: Ending.TURNS_GONE}
