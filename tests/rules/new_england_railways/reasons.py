"""Why a move can't be played: every reason the rules have, and that each stands for itself."""

from game.rules.auction import Bid, BidRefusal
from game.rules.contract import NOT_NOW, Move
from game.rules.new_england_railways.kinds import Refusal
from game.rules.new_england_railways.moves import Borrow, Retire, Ship
from tests.helpers.new_england_railways import auctioning, borrowing, market, retiring, shipping
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
    (retire, "borrow 10", "Money is borrowed in step 1."),
    (bidding, "no loan", "Money is borrowed in step 1."),
    (must_borrow, "no loan", "You must borrow: $10 of service is due."),
    (borrowing, "borrow 15", "Loans are multiples of $10."),
    (borrowing, "borrow 0", "Loans are multiples of $10."),
    (borrowing, Borrow(-10), "Loans are multiples of $10."),
    (borrowing, "borrow 110", "The bank lends at most $100 at once, unless you owe more service."),
    (deep_in_debt, "borrow 160", "The bank lends at most $100 at once, unless you owe more service."),
    (deep_in_debt, "borrow 140", "That would not cover the service that is due."),
    (must_borrow, "borrow 10", "That would not cover the service that is due."),
    # retiring
    (borrowing, "retire 10", "Loans are paid back in step 3."),
    (borrowing, "keep loans", "Loans are paid back in step 3."),
    (retire, "retire 5", "Loans are paid back in multiples of $10."),
    (retire, "retire 0", "Loans are paid back in multiples of $10."),
    (retire, Retire(-10), "Loans are paid back in multiples of $10."),
    (retire, "retire 40", "You owe only $30."),
    (retire, "retire 30", "You have only $25."),
    (lambda: after(retire(), "keep loans"), "retire 20", "You owe only $10."),
    # bidding
    (borrowing, "bid 1", "No link is up for auction."),
    (build, "pass", "No link is up for auction."),
    (auctioning, "bid 0", "The lowest bid is $1."),
    (auctioning, Bid(-1), "The lowest bid is $1."),
    (bidding, "bid 5", "The lowest bid is $6."),
    (bidding, "bid 9", "You have only $8."),
    # building
    (bidding, "pay", "There is no link to be paid for."),
    (ship, "wait", "There is no link to be paid for."),
    # shipping
    (build, "ship blue Boston > Lowell", "Cubes are shipped in step 8."),
    (build, "ship nothing", "Cubes are shipped in step 8."),
    (ship, "ship blue Boston", "A route leads from town to town."),
    (ship, Ship(0, ()), "A route leads from town to town."),
    (ship, Ship(0, (2, 99)), "A route leads from town to town."),
    (ship, Ship(0, (-1, 2)), "A route leads from town to town."),
    (ship, Ship(4, (2, 15)), "There is no such colour."),
    (ship, Ship(-1, (2, 15)), "There is no such colour."),
    (ship, "ship yellow Boston > Providence", "No yellow cube waits in Boston."),
    (ship, "ship blue Providence > Boston", "No blue cube waits in Providence."),
    (ship, "ship blue Boston > New Haven", "No link joins Boston and New Haven."),
    (ship, "ship purple Boston > Lowell", "Boston-Lowell has not been built."),
    (ship, "ship blue Boston > Providence > Boston", "A cube visits no town twice."),
    (ship, f"ship purple {TO_KINGSTON}", "A cube moves over at most 5 links."),
    (
        ship,
        "ship purple Boston > Worcester > Providence",
        "The cube must stop in Worcester, which buys purple.",
    ),
    (
        ship,
        "ship red Boston > Providence > Plainfield > Hartford",
        "The cube must stop in Providence, which buys red.",
    ),
    (ship, "ship blue Boston > Providence", "Providence does not buy blue."),
    # chance
    (market, "ship nothing", "Chance decides now."),
    (rolling, "roll 3 2", "Chance decides now."),
    (rolling, "pay", "Chance decides now."),
    # anything else
    (bidding, "roll 1 2", "That is not possible now."),
    (borrowing, "draw blue", "That is not possible now."),
    (borrowing, Move(), "That is not possible now."),
    (ended, "no loan", "The game is over."),
    (ended, "roll 1 1", "The game is over."),
]
GIVEN = frozenset({*Refusal, *BidRefusal, NOT_NOW.kind})
"""Every reason that the rules have."""
LEGAL = (must_borrow, retire, bidding, build, rolling, ship, market)
"""Where the legal moves are looked at too."""
