"""Illegal moves with the reason against each, and the text forms of moves."""

from game.rules.auction import Bid, BidRefusal, PassBid
from game.rules.codecs import MoveParseErrorCode
from game.rules.contract import NOT_NOW, Move
from game.rules.new_england_railways.message_ids import Refusal
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
from tests.helpers.new_england_railways.building import (
    BOARD,
    auctioning,
    borrowing,
    city,
    colour,
    link,
    market,
    retiring,
    shipping,
)
from tests.helpers.play import after


def must_borrow():
    """Dave owes $50 and has $1, so $20 more are needed."""
    return borrowing(cash=[1, 10, 10], debt=[50, 0, 0])


def deep_in_debt():
    """Dave owes $600 and has nothing, so $150 more are needed."""
    return borrowing(cash=[0, 10, 10], debt=[600, 0, 0])


def retire():
    """Dave owes $30 and has $25, Pete $10 and $80."""
    return retiring(cash=[25, 80, 0], debt=[30, 10, 0])


def bidding():
    """Dave has bid $5; it is Pete's turn, who has $8."""
    return after(auctioning(cash=[9, 8, 7]), "bid 5")


def build():
    """Dave's dice have fallen short."""
    state = auctioning(cash=[30, 9, 9], current=["Albany-Rutland", "Boston-Lowell"])
    return after(state, "bid 1", "pass", "pass", "roll 1 2")


def rolling():
    """Chance is about to roll for Dave's link."""
    return after(auctioning(cash=[30, 9, 9]), "bid 1", "pass", "pass")


def ship():
    """From Boston one comes to Providence and New Haven, and to Worcester; a link is not built."""
    return shipping(
        links={
            "Dave": ["Boston-Providence", "Plainfield-Providence", "Hartford-Plainfield"],
            "Pete": ["Hartford-New Haven", "New Haven-New London", "Boston-Worcester"],
            "John": ["Kingston-New London", "Providence-Worcester"],
        },
        unbuilt={"Pete": ["Boston-Lowell"]},
        buyers=["Pete"],
        cubes={"Boston": ["blue", "purple", "red"]},
    )


def ended():
    """The last turn is over."""
    return after(market(current=[], deck=[]), "roll 1 1")


TO_KINGSTON = "Boston > Providence > Plainfield > Hartford > New Haven > New London > Kingston"

CASES = [
    # borrowing
    (retire, "borrow 10", Refusal.NOT_BORROWING()),
    (bidding, "no loan", Refusal.NOT_BORROWING()),
    (must_borrow, "no loan", Refusal.MUST_BORROW(service=10)),
    (borrowing, "borrow 15", Refusal.NO_LOAN_OF_THIS(unit=10)),
    (borrowing, "borrow 0", Refusal.NO_LOAN_OF_THIS(unit=10)),
    (borrowing, Borrow(-10), Refusal.NO_LOAN_OF_THIS(unit=10)),
    (borrowing, "borrow 110", Refusal.LOAN_TOO_LARGE(amount=100)),
    (deep_in_debt, "borrow 260", Refusal.LOAN_TOO_LARGE(amount=250)),
    (deep_in_debt, "borrow 140", Refusal.LOAN_TOO_SMALL()),
    (must_borrow, "borrow 10", Refusal.LOAN_TOO_SMALL()),
    # retiring
    (borrowing, "retire 10", Refusal.NOT_RETIRING()),
    (borrowing, "keep loans", Refusal.NOT_RETIRING()),
    (retire, "retire 5", Refusal.NO_REPAYMENT_OF_THIS(unit=10)),
    (retire, "retire 0", Refusal.NO_REPAYMENT_OF_THIS(unit=10)),
    (retire, Retire(-10), Refusal.NO_REPAYMENT_OF_THIS(unit=10)),
    (retire, "retire 40", Refusal.DEBT_SMALLER(debt=30)),
    (retire, "retire 30", Refusal.TOO_POOR(cash=25)),
    (lambda: after(retire(), "keep loans"), "retire 20", Refusal.DEBT_SMALLER(debt=10)),
    # bidding
    (borrowing, "bid 1", Refusal.NO_AUCTION()),
    (build, "pass", Refusal.NO_AUCTION()),
    (auctioning, "bid 0", BidRefusal.TOO_LOW(lowest=1)),
    (auctioning, Bid(-1), BidRefusal.TOO_LOW(lowest=1)),
    (bidding, "bid 5", BidRefusal.TOO_LOW(lowest=6)),
    (bidding, "bid 9", BidRefusal.TOO_HIGH(cash=8)),
    # building
    (bidding, "pay", Refusal.NOTHING_TO_PAY()),
    (ship, "wait", Refusal.NOTHING_TO_PAY()),
    # shipping
    (build, "ship blue Boston > Lowell", Refusal.NOT_SHIPPING()),
    (build, "ship nothing", Refusal.NOT_SHIPPING()),
    (ship, "ship blue Boston", Refusal.NO_ROUTE()),
    (ship, Ship(0, ()), Refusal.NO_ROUTE()),
    (ship, Ship(0, (2, 99)), Refusal.NO_ROUTE()),
    (ship, Ship(0, (-1, 2)), Refusal.NO_ROUTE()),
    (ship, Ship(4, (2, 15)), Refusal.NO_SUCH_COLOUR()),
    (ship, Ship(-1, (2, 15)), Refusal.NO_SUCH_COLOUR()),
    (ship, "ship yellow Boston > Providence", Refusal.NO_CUBE(colour="yellow", city="Boston")),
    (ship, "ship blue Providence > Boston", Refusal.NO_CUBE(colour="blue", city="Providence")),
    (ship, "ship blue Boston > New Haven", Refusal.NO_LINK(city_a=2, city_b=10)),
    (ship, "ship purple Boston > Lowell", Refusal.NOT_BUILT(link="Boston-Lowell")),
    (ship, "ship blue Boston > Providence > Boston", Refusal.TOWN_TWICE()),
    (ship, f"ship purple {TO_KINGSTON}", Refusal.ROUTE_TOO_LONG(maximum=5)),
    (
        ship,
        "ship purple Boston > Worcester > Providence",
        Refusal.MUST_STOP(city="Worcester", colour="purple"),
    ),
    (
        ship,
        "ship red Boston > Providence > Plainfield > Hartford",
        Refusal.MUST_STOP(city="Providence", colour="red"),
    ),
    (ship, "ship blue Boston > Providence", Refusal.NOT_DEMANDED(city="Providence", colour="blue")),
    # chance
    (market, "ship nothing", Refusal.CHANCE()),
    (rolling, "roll 3 2", Refusal.CHANCE()),
    (rolling, "pay", Refusal.CHANCE()),
    # anything else
    (bidding, "roll 1 2", NOT_NOW),
    (borrowing, "draw blue", NOT_NOW),
    (borrowing, Move(), NOT_NOW),
    (ended, "no loan", Refusal.GAME_OVER()),
    (ended, "roll 1 1", Refusal.GAME_OVER()),
]
GIVEN = frozenset({*Refusal, *BidRefusal, NOT_NOW.id})
"""Every reason that the rules have."""
LEGAL = (must_borrow, retire, bidding, build, rolling, ship, market)
"""Where the legal moves are looked at too."""


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
