"""The message ids of New England Railways: prompts, headings, refusals and payments.

>>> Ask.SHIP()
Message(ask-ship)
>>> Refusal.NO_CUBE(colour=1, city=4)
Message(refused-no-cube colour=1 city=4)
>>> Refusal.NO_CUBE(city=4)
Traceback (most recent call last):
    ...
TypeError: refused-no-cube: expected ['city', 'colour'], found ['city']
>>> Paid.INCOME.key, Paid.INCOME.logged
('paid-income', True)
"""

from __future__ import annotations

from typing import Final

from game.rules.messages import MessageId, PaymentReason


class Colour(MessageId):
    """The colors that cubes can have."""

    BLACK = "colour-black"
    BLUE = "colour-blue"
    GREEN = "colour-green"
    GREY = "colour-grey"
    PURPLE = "colour-purple"
    RED = "colour-red"
    WHITE = "colour-white"
    YELLOW = "colour-yellow"


COLOURS: Final = {
    "black": Colour.BLACK,
    "blue": Colour.BLUE,
    "green": Colour.GREEN,
    "grey": Colour.GREY,
    "purple": Colour.PURPLE,
    "red": Colour.RED,
    "white": Colour.WHITE,
    "yellow": Colour.YELLOW,
}
"""The colors by the words that a board file has for them."""


class Title(MessageId):
    """Names that are composed of others."""

    LINK = "title-link", "city_a city_b"


class Step(MessageId):
    """The eleven steps of a turn, in their order: the name, and (``words``) what happens in it."""

    BORROW = "step-borrow"
    SERVICE = "step-service", "unit service"
    RETIRE = "step-retire", "unit"
    GROWTH = "step-growth"
    COMPLETE = "step-complete"
    PUBLICIZE = "step-publicize"
    AUCTION = "step-auction"
    SHIP = "step-ship"
    MARKET = "step-market"
    INCOME = "step-income"
    FIRST_PLAYER = "step-first-player"


class Heading(MessageId):
    """Headings of the parts of a game; `step` is 1 to 11."""

    STEP = "heading-step", "turn step"
    END = "heading-end", "turn"


class Ask(MessageId):
    """Prompts for the current player, or for chance."""

    MUST_BORROW = "ask-must-borrow", "service cash"
    BORROW = "ask-borrow", "unit service"
    RETIRE = "ask-retire", "debt"
    GROWTH = "ask-growth"
    DRAW = "ask-draw"
    PUBLICIZE = "ask-publicize"
    FIRST_BID = "ask-first-bid", "link minimum"
    BID = "ask-bid", "link amount minimum"
    ROLL_TO_BUILD = "ask-roll-to-build", "link needed"
    BUILD = "ask-build", "link rolled missing"
    SHIP = "ask-ship"
    SHIP_NOTHING = "ask-ship-nothing"
    ROLL_MARKET = "ask-roll-market"
    DRAW_FIRST = "ask-draw-first"
    NOTHING = "ask-nothing"


class Ending(MessageId):
    """Reasons for the end of the game."""

    ALL_BUILT = "ended-all-built"


class End(MessageId):
    """Conditions that end the game; `turn` is the earliest last turn, and `sure` 1 if it is certain."""

    LAST_TURN = "ends-last-turn"
    BUILT = "ends-built"
    CARDS = "ends-cards", "turn sure count"


class Tie(MessageId):
    """Ways in which a tie with `seat_tied` was broken, with both figures."""

    INCOME = "tie-income", "seat_tied amount amount_second"
    VALUE = "tie-value", "seat_tied amount amount_second"
    SHARED = "tie-shared"


class Paid(PaymentReason):
    """Reasons for payments."""

    LOAN = "paid-loan"
    SERVICE = "paid-service", True
    LINK = "paid-link"
    BUILD = "paid-build", True
    INCOME = "paid-income", True


class Summary(MessageId):
    """Log lines that summarize several events of an action."""

    SHIPPED = "summary-shipped", "seat colour city_a city_b links gain others shared"
    GAIN = "summary-gain", "seat gain"
    GREW = "summary-grew", "parts"
    GETS = "summary-gets", "city colour"
    FOR_SALE = "summary-for-sale", "link"
    INCOMES = "summary-incomes", "parts"
    SERVICES = "summary-services", "parts"
    SKIPPED = "summary-skipped", "seat"
    SUM = "summary-sum", "seat amount"
    BOUGHT_BUILT = "summary-bought-built", "seat link amount low high needed"
    BOUGHT_ROLLED = "summary-bought-rolled", "seat link amount low high needed"
    PAID_BUILT = "summary-paid-built", "seat link amount"
    MARKET = "summary-market", "seat low high parts"
    MARKET_IDLE = "summary-market-idle", "seat low high divisor"
    FALLS = "summary-falls", "seat amount"


class Refusal(MessageId):
    """Reasons why a move is illegal."""

    GAME_OVER = "refused-game-over"
    CHANCE = "refused-chance"
    NOT_BORROWING = "refused-not-borrowing"
    MUST_BORROW = "refused-must-borrow", "service"
    NO_LOAN_OF_THIS = "refused-no-loan-of-this", "unit"
    LOAN_TOO_LARGE = "refused-loan-too-large", "amount"
    LOAN_TOO_SMALL = "refused-loan-too-small"
    NOT_RETIRING = "refused-not-retiring"
    NO_REPAYMENT_OF_THIS = "refused-no-repayment-of-this", "unit"
    DEBT_SMALLER = "refused-debt-smaller", "debt"
    TOO_POOR = "refused-too-poor", "cash"
    NO_AUCTION = "refused-no-auction"
    NOTHING_TO_PAY = "refused-nothing-to-pay"
    NOT_SHIPPING = "refused-not-shipping"
    NO_ROUTE = "refused-no-route"
    NO_SUCH_COLOUR = "refused-no-such-colour"
    NO_CUBE = "refused-no-cube", "colour city"
    NO_LINK = "refused-no-link", "city_a city_b"
    NOT_BUILT = "refused-not-built", "link"
    TOWN_TWICE = "refused-town-twice"
    ROUTE_TOO_LONG = "refused-route-too-long", "maximum"
    MUST_STOP = "refused-must-stop", "city colour"
    NOT_DEMANDED = "refused-not-demanded", "city colour"


class Part(MessageId):
    """Fragments of sentences that list facts of the board."""

    CUBES = "fact-cubes", "count city cities"
