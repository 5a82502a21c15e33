"""The message ids of American Rails: prompts, refusals, headings and endings.

>>> row_title("fund_5", players=4)
Message(row-fund)
>>> Ask.BID(company=0, high=12, lowest=13)
Message(ask-bid company=0 high=12 lowest=13)
>>> Refusal.NO_SHARE(company=0)
Message(refused-no-share company=0)
>>> Paid.FUNDING.logged
True
"""

from __future__ import annotations

from typing import Final

from game.rules.american_rails.board import AUCTION, DEVELOP, EXPAND_3, EXPAND_4, FUND, PASS, TAKE
from game.rules.messages import Message, MessageId, PaymentReason


class Row(MessageId):
    """The rows of the action track."""

    PASS = "row-pass"
    DEVELOP = "row-develop"
    FUND = "row-fund"
    TAKE = "row-take"
    TAKE_OR_EXPAND = "row-take-or-expand"
    EXPAND_3 = "row-expand-3"
    AUCTION = "row-auction"
    EXPAND_4 = "row-expand-4"


_ROWS: Final = {
    PASS: Row.PASS,
    DEVELOP: Row.DEVELOP,
    FUND: Row.FUND,
    TAKE: Row.TAKE_OR_EXPAND,
    EXPAND_3: Row.EXPAND_3,
    AUCTION: Row.AUCTION,
    EXPAND_4: Row.EXPAND_4,
}


def row_title(key: str, players: int) -> Message:
    """Return the name of a row of the action track; Take $2 is its own row with three players."""
    return Row.TAKE() if key == TAKE and players == 3 else _ROWS[key]()


class Ask(MessageId):
    """Prompts for the current player. `action` is the title of a row."""

    PUT_UP = "ask-put-up"
    BID = "ask-bid", "company high lowest"
    START_CITY = "ask-start-city", "company"
    CHOOSE = "ask-choose"
    DEVELOP = "ask-develop", "action"
    FUND = "ask-fund", "action"
    TAKE = "ask-take", "action cubes"
    AUCTION = "ask-auction", "action"
    EXPAND = "ask-expand", "action cubes"
    NEXT_CUBE = "ask-next-cube", "action"
    OVER = "ask-over", "ending"


class Heading(MessageId):
    """Headings of the parts of a game; `phase` counts from 1."""

    PREPARATION = "heading-preparation"
    PHASE = "heading-phase", "year phase"


class Ending(MessageId):
    """Reasons for the end of the game."""

    LAST_YEAR = "ended-last-year", "year"
    NO_SHARES = "ended-no-shares"
    NO_SUPPLIES = "ended-no-supplies", "supplies"


class End(MessageId):
    """Conditions that end the game; `left` is what is missing."""

    YEAR = "ends-year", "left year"
    SHARES = "ends-shares", "left"
    SUPPLIES = "ends-supplies", "left done needed possible"


class Tie(MessageId):
    """Ways in which a tie was broken."""

    SHARED = "tie-shared"


class Paid(PaymentReason):
    """Reasons for payments."""

    SHARE = "paid-share"
    TRACK = "paid-track"
    FUNDING = "paid-funding", True
    TAKEN = "paid-taken", True
    LOST = "paid-lost", True
    DIVIDEND = "paid-dividend"


class Summary(MessageId):
    """Log lines that summarize several events of an action."""

    EXPANDED = "summary-expanded", "seat parts"
    LAID_OF = "summary-laid-of", "company parts"
    LAID = "summary-laid", "ground city cost"
    ORDER = "summary-order", "seat"
    DECLINED = "summary-declined", "seat action"
    FUNDED = "summary-funded", "seat company amount"
    OTHERS_PAID = "summary-others-paid", "seat seat_payers amount count"
    PAID_LESS = "summary-paid-less", "seat_payer amount"


class Refusal(MessageId):
    """Reasons why a move is illegal."""

    OVER = "refused-over"
    NO_COMPANY = "refused-no-company"
    ABSENT = "refused-absent", "company"

    PUT_UP_BEFORE = "refused-put-up-before", "company"
    NO_SALE = "refused-no-sale"
    SOLD_OUT = "refused-sold-out", "company"
    NO_AUCTION = "refused-no-auction"

    NO_START = "refused-no-start"
    START_OUTSIDE = "refused-start-outside"
    START_TAKEN = "refused-start-taken", "hex"

    NO_MARKER = "refused-no-marker"
    NO_ROW = "refused-no-row"
    ROW_TAKEN = "refused-row-taken", "action"
    NO_ACTION = "refused-no-action"
    CUBE_LAID = "refused-cube-laid"
    NO_CUBE_LAID = "refused-no-cube-laid"
    NO_EXPANSION = "refused-no-expansion"

    NO_BUILDING = "refused-no-building"
    NO_HOUSES = "refused-no-houses"
    HOUSE_OUTSIDE = "refused-house-outside"
    HOUSE_STANDS = "refused-house-stands", "hex"
    HUB = "refused-hub", "hex"
    NO_TRACK_THERE = "refused-no-track-there", "hex"

    NO_FUNDING = "refused-no-funding"
    NO_TAKING = "refused-no-taking"
    CUBE_INSTEAD = "refused-cube-instead"

    NO_LAYING = "refused-no-laying"
    NO_HEX = "refused-no-hex"
    NO_TRACK = "refused-no-track", "company"
    NO_SHARE = "refused-no-share", "company"
    NO_CUBES = "refused-no-cubes", "company"
    CUBE_THERE = "refused-cube-there", "company"
    NOT_NEXT = "refused-not-next", "company"
    FOREST_FULL = "refused-forest-full"
    MOUNTAIN_FULL = "refused-mountain-full"
    TOO_DEAR = "refused-too-dear", "company cost treasury"


class Part(MessageId):
    """Fragments of sentences that list facts of the board."""

    PAIR = "fact-pair", "city_a city_b"
