"""The steps of a game of North American Railways, and the reasons for its end."""

from typing import Final

CHOOSE_SHARE: Final = 0
"""Phase I: the current player chooses a share."""
ANSWER: Final = 1
"""The director answers an offer."""
START_CITY: Final = 2
"""The step in which chance draws the new company's start city."""
CITIES: Final = 3
"""Phase II: the current player buys a city or passes."""
ENDED: Final = 4

SHARE_STEPS: Final = (CHOOSE_SHARE, ANSWER, START_CITY)
"""The steps of phase I."""

NONE: Final = -1

GOING_ON: Final = 0
FEW_SHARES: Final = 1
FEW_CITIES: Final = 2
NO_PURCHASE: Final = 3

FIXED_PRICE: Final = 1000
RELIEF: Final = 200
CITIES_TO_END: Final = 5
SYMBOL_VALUE: Final = 100

MAY_PASS_SHARES: Final = "may_pass_shares"
OPEN_CASH: Final = "open_cash"

STEP: Final = 100
"""All sums are multiples of this many dollars."""

BY_CHOICE, NO_SHARES, NO_CITIES, ALL_BOUGHT, OTHERS_TOO_POOR, TOO_POOR = range(6)
"""Why a seat passes in phase II: of its companies none can buy a city, or none that has not bought one."""
