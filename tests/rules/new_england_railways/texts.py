"""The text forms of New England Railways' moves."""

from game.rules.auction import Bid, PassBid
from game.rules.codecs import MoveParseErrorCode
from game.rules.new_england_railways.moves import (
    Borrow,
    DrawCube,
    DrawFirst,
    KeepLoans,
    NoLoan,
    PassShipping,
    PayToBuild,
    Retire,
    Roll,
    Ship,
    TurnGrowth,
    TurnLink,
    WaitToBuild,
)
from tests.helpers.new_england_railways.building import BOARD, city, colour, link

TEXTS = {
    "borrow 20": Borrow(20),
    "no loan": NoLoan(),
    "retire 10": Retire(10),
    "keep loans": KeepLoans(),
    "growth 1 Albany & Bellows Falls": TurnGrowth(0),
    "draw purple": DrawCube(colour("purple")),
    "turn Bellows Falls-White River Jct": TurnLink(link("Bellows Falls-White River Jct")),
    "bid 7": Bid(7),
    "pass": PassBid(),
    "roll 1 6": Roll(1, 6),
    "pay": PayToBuild(),
    "wait": WaitToBuild(),
    "ship blue White River Jct > Bellows Falls > Fitchburg": Ship(
        colour("blue"), (city("White River Jct"), city("Bellows Falls"), city("Fitchburg"))
    ),
    "ship nothing": PassShipping(),
    "first player 5": DrawFirst(5),
}
MOVES = [
    *(TurnGrowth(card) for card in range(len(BOARD.growth))),
    *(TurnLink(number) for number in range(len(BOARD.links))),
    *(DrawCube(number) for number in range(len(BOARD.colours))),
    *(Roll(low, high) for low in range(1, 7) for high in range(low, 7)),
    *(DrawFirst(seat) for seat in range(6)),
    *(move for routes in BOARD.routes for _, move in routes[::20]),
]
"""Moves that differ in what their texts name."""

UNREADABLE = [
    ("", MoveParseErrorCode.NO_MOVE),
    ("lend 10", MoveParseErrorCode.NO_MOVE),
    ("borrow ten", MoveParseErrorCode.NO_AMOUNT(found="ten")),
    ("turn Boston-London", MoveParseErrorCode.NO_NAME(expected="what-link", found="Boston-London")),
    ("turn Providence-Boston", MoveParseErrorCode.NO_NAME(expected="what-link", found="Providence-Boston")),
    ("growth Albany & Boston", MoveParseErrorCode.NO_NAME(expected="what-card", found="Albany & Boston")),
    (
        "growth 31 Albany & Boston",
        MoveParseErrorCode.NO_NAME(expected="what-card", found="31 Albany & Boston"),
    ),
    ("draw green", MoveParseErrorCode.NO_NAME(expected="what-colour", found="green")),
    ("roll 3", MoveParseErrorCode.NO_NAME(expected="what-pips", found="")),
    ("roll 1 7", MoveParseErrorCode.NO_NAME(expected="what-pips", found="7")),
    (
        "ship green Boston > Lowell",
        MoveParseErrorCode.NO_NAME(expected="what-colour", found="green Boston > Lowell"),
    ),
    ("ship blue Boston > London", MoveParseErrorCode.NO_NAME(expected="what-city", found="London")),
    ("ship blue Boston, Lowell", MoveParseErrorCode.NO_NAME(expected="what-city", found="Boston, Lowell")),
    ("ship blue Boston Lowell", MoveParseErrorCode.NO_NAME(expected="what-city", found="Boston Lowell")),
    ("ship blue", MoveParseErrorCode.NO_NAME(expected="what-city", found="")),
    ("first player 6", MoveParseErrorCode.NO_NAME(expected="what-seat", found="6")),
    ("pay 3", MoveParseErrorCode.LEFT_OVER(text="pay 3", rest="3")),
]
"""Texts that are no moves, and what is said of them."""
