"""The text forms of New England Railways' moves."""

from game.rules.auction import Bid, PassBid
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
from tests.helpers.new_england_railways import BOARD, city, colour, link

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
    ("", "expected one of: borrow, no loan, retire, keep loans"),
    ("lend 10", "expected one of: borrow"),
    ("borrow ten", "expected a whole number of dollars, found “ten”"),
    ("turn Boston-London", "expected a link, found “Boston-London”"),
    ("turn Providence-Boston", "expected a link, found “Providence-Boston”"),
    ("growth Albany & Boston", "expected a growth card, found “Albany & Boston”"),
    ("growth 31 Albany & Boston", "expected a growth card"),
    ("draw green", "expected a colour, found “green”"),
    ("roll 3", "expected a die’s number, found “”"),
    ("roll 1 7", "expected a die’s number, found “7”"),
    ("ship green Boston > Lowell", "expected a colour, found “green Boston > Lowell”"),
    ("ship blue Boston > London", "expected a town, found “London”"),
    ("ship blue Boston, Lowell", "expected a town, found “Boston, Lowell”"),
    ("ship blue Boston Lowell", "expected a town, found “Boston Lowell”"),
    ("ship blue", "expected a town, found “”"),
    ("first player 6", "expected a seat, found “6”"),
    ("pay 3", "“3” is left over"),
]
"""Texts that are no moves, and what is said of them."""
