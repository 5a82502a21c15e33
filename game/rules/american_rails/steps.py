"""The steps of a game of American Rails, and the marks for "none"."""

from typing import Final

PUT_UP: Final = 0
"""Preparation: the current player selects a company whose share is put up."""
BIDDING: Final = 1
START_CITY: Final = 2
"""The buyer places the company's first cube."""
CHOOSE: Final = 3
"""The current player moves a marker on the action track."""
CARRY_OUT: Final = 4
"""The current player carries out the chosen row, or declines."""
LAYING: Final = 5
"""The current player has laid a cube and may lay more."""
ENDED: Final = 6

PREPARATION: Final = -1
"""The column while the preparation round is on."""
NONE: Final = -1
HOUSES: Final = -1
"""The supply of houses, among the numbers of companies."""
COLUMNS: Final = 3

GOING_ON: Final = 0
LAST_YEAR: Final = 1
NO_SHARES: Final = 2
NO_SUPPLIES: Final = 3
