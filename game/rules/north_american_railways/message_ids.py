"""The message ids of North American Railways: prompts, refusals, headings, endings and payments.

Also what money is paid for. The sentences are in ``assets/words``.

>>> Ask.ANSWER(company=2, amount=600, seat=1)
Message(ask-answer company=2 amount=600 seat=1)
>>> Refusal.TOO_DEAR(cash=400)
Message(refused-too-dear cash=400)
>>> Company.RED.key
'company-red'
"""

from __future__ import annotations

from typing import Final

from game.rules.messages import MessageId, PaymentReason


class Company(MessageId):
    """The companies there can be, by the colors of their pieces; a card file names some of them."""

    WHITE = "company-white"
    GREY = "company-grey"
    GREEN = "company-green"
    YELLOW = "company-yellow"
    RED = "company-red"
    BLUE = "company-blue"
    BLACK = "company-black"
    PURPLE = "company-purple"


COMPANIES: Final = {
    "white": Company.WHITE,
    "grey": Company.GREY,
    "green": Company.GREEN,
    "yellow": Company.YELLOW,
    "red": Company.RED,
    "blue": Company.BLUE,
    "black": Company.BLACK,
    "purple": Company.PURPLE,
}
"""The companies by the words that a card file has for them."""


class Ask(MessageId):
    """Prompts for the current player."""

    TAKE_MONEY = "ask-take-money", "amount"
    SHARE = "ask-share"
    ANOTHER_SHARE = "ask-another-share"
    ANSWER = "ask-answer", "company amount seat"
    START_CITY = "ask-start-city"
    CITY = "ask-city"
    PASS = "ask-pass", "why"
    END_TURN = "ask-end-turn"
    OVER = "ask-over", "ending"


class Heading(MessageId):
    """Headings of the parts of a game."""

    SHARES = "heading-shares", "turn"
    CITIES = "heading-cities", "turn"
    OVER = "heading-over", "turn"


class Ending(MessageId):
    """Reasons why a turn is the last one."""

    FEW_SHARES = "ended-few-shares"
    FEW_CITIES = "ended-few-cities", "count"
    NO_PURCHASE = "ended-no-purchase"


class End(MessageId):
    """Conditions that end the game; `left` is what is missing."""

    LAST_TURN = "ends-last-turn", "ending"
    SHARES = "ends-shares", "left players"
    CITIES = "ends-cities", "left count now"
    NO_TREASURY = "ends-no-treasury", "amount"
    NO_PURCHASE = "ends-no-purchase"


class Tie(MessageId):
    """Ways in which a tie was broken."""

    ORDER = "tie-order", "seat_tied"


class Paid(PaymentReason):
    """Reasons for payments."""

    SHARE = "paid-share"
    CITY = "paid-city"
    RELIEF = "paid-relief", True
    INCOME = "paid-income"
    EXTRA = "paid-extra"
    REST = "paid-rest"
    FINAL = "paid-final"


class Summary(MessageId):
    """Log lines that summarize several events of an action."""

    BOUGHT = "summary-bought", "seat company amount seat_2 gain"
    LET_GO = "summary-let-go", "seat company seat_2 amount directs"
    FOR_ALL_CASH = "summary-for-all-cash", "seat company amount price"
    FOUNDED = "summary-founded", "seat company amount"
    FOUNDED_IN = "summary-founded-in", "seat company amount start_city"


class Refusal(MessageId):
    """Reasons why a move is illegal."""

    OVER = "refused-over"
    NO_COLUMN = "refused-no-column"
    EMPTY_COLUMN = "refused-empty-column"
    NO_COMPANY = "refused-no-company"

    SHARES_NOT_NOW = "refused-shares-not-now"
    PENNILESS = "refused-penniless", "amount"
    ASKED = "refused-asked", "company"
    FOUNDED = "refused-founded", "company"
    NOT_DIRECTOR = "refused-not-director", "company"
    NO_DIRECTOR = "refused-no-director", "company"
    OWN_COMPANY = "refused-own-company", "company price"
    OWN_TOO_DEAR = "refused-own-too-dear", "price cash"
    PRICE_STEP = "refused-price-step", "amount"
    TOO_DEAR = "refused-too-dear", "cash"
    NO_OFFER = "refused-no-offer"
    OFFER_TOO_DEAR = "refused-offer-too-dear", "amount"
    NO_TURN_TO_END = "refused-no-turn-to-end"
    TAKE_MONEY_FIRST = "refused-take-money-first", "amount"
    CHOOSE_FIRST = "refused-choose-first"
    NOT_PENNILESS = "refused-not-penniless", "amount"
    NO_START_CITY = "refused-no-start-city"

    CITIES_NOT_NOW = "refused-cities-not-now"
    NO_SHARE = "refused-no-share", "company"
    CITY_BOUGHT = "refused-city-bought", "company"
    CITY_TOO_DEAR = "refused-city-too-dear", "city cost company treasury"
    PASS_NOT_NOW = "refused-pass-not-now"
