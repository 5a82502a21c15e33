"""The text forms of North American Railways' moves."""

from game.rules.codecs import MoveParseErrorCode
from game.rules.north_american_railways.moves import (
    BuyCity,
    BuyInstead,
    BuyOwn,
    DrawStartCity,
    EndTurn,
    Found,
    LetGo,
    Offer,
    PassCities,
    TakeMoney,
)
from tests.helpers.north_american_railways.building import CARDS, company

TEXTS = {
    "found 1 600": Found(0, 600),
    "buy own 4": BuyOwn(3),
    "offer 2 1200": Offer(1, 1200),
    "let go": LetGo(),
    "buy instead": BuyInstead(),
    "take money": TakeMoney(),
    "end turn": EndTurn(),
    "draw New York": DrawStartCity(3),
    "buy yellow 3": BuyCity(company("yellow"), 2),
    "pass": PassCities(),
}

columns = range(CARDS.columns)
MOVES = [
    *(kind(column, price) for kind in (Found, Offer) for column in columns for price in (100, 99900)),
    *(BuyOwn(column) for column in columns),
    *(BuyCity(number, column) for number in range(len(CARDS.companies)) for column in columns),
    *(DrawStartCity(number) for number in range(len(CARDS.start_cities))),
]
"""Moves that differ in what their texts name."""

UNREADABLE = [
    ("", MoveParseErrorCode.NO_MOVE),
    ("sell blue 1", MoveParseErrorCode.NO_MOVE),
    ("buy pink 1", MoveParseErrorCode.NO_NAME(expected="what-company", found="pink 1")),
    ("buy Blue 1", MoveParseErrorCode.NO_NAME(expected="what-company", found="Blue 1")),
    ("buy blue 5", MoveParseErrorCode.NO_NAME(expected="what-column", found="5")),
    ("buy own 0", MoveParseErrorCode.NO_NAME(expected="what-column", found="0")),
    ("buy own", MoveParseErrorCode.NO_NAME(expected="what-column", found="")),
    ("found 1 six", MoveParseErrorCode.NO_AMOUNT(found="six")),
    ("offer 1 -100", MoveParseErrorCode.NO_AMOUNT(found="-100")),
    ("draw Chicago", MoveParseErrorCode.NO_NAME(expected="what-start-city", found="Chicago")),
    ("let go now", MoveParseErrorCode.LEFT_OVER(text="let go now", rest="now")),
    ("take", MoveParseErrorCode.NO_MOVE),
]
"""Texts that are no moves, and what is said of them."""
