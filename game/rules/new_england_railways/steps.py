"""The decisions and chances of a turn of New England Railways, and its eleven steps."""

from typing import Final

BORROW: Final = 0
RETIRE: Final = 1
GROW: Final = 2
"""Chance turns over a growth card."""
DRAW: Final = 3
"""Chance draws a cube for a city."""
PUBLICIZE: Final = 4
"""Chance turns over a link card."""
BID: Final = 5
ROLL_TO_BUILD: Final = 6
BUILD: Final = 7
"""The buyer pays the difference or waits."""
SHIP: Final = 8
ROLL_MARKET: Final = 9
DRAW_FIRST: Final = 10
ENDED: Final = 11

CHANCES: Final = frozenset({GROW, DRAW, PUBLICIZE, ROLL_TO_BUILD, ROLL_MARKET, DRAW_FIRST})

STEP_OF: Final = (1, 3, 4, 4, 6, 7, 7, 7, 8, 9, 11, 11)
"""The step of the turn, 1 to 11, for each decision or draw."""

NONE: Final = -1
BY_INCOME, BY_CASH, BY_DEBT, BY_LOT = range(4)
"""The criteria for the next first player: most income, most cash, least debt, then a draw."""

MINIMUM_BID: Final = 1
"""The minimum first bid for a link, in dollars."""
LONGEST_ROUTE: Final = 5
"""A cube moves over at most this many links (Ship Commodities)."""
