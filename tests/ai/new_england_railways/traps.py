"""Positions of New England Railways in which a weak bot goes wrong."""

from game.rules.contract import State
from tests.ai.trap import Trap, never, only, played
from tests.helpers.new_england_railways import building as new_england

NETWORKS = {
    "Dave": ["Boston-Providence", "Boston-Worcester", "Kingston-Providence"],
    "Pete": ["Hartford-Springfield", "Springfield-Worcester", "Hartford-Plainfield"],
    "John": ["Boston-Lowell", "Lowell-Manchester", "Boston-Portsmouth"],
}
"""Three players with three connected links each."""


def cheap_link(*bids: str) -> State:
    """Dave offers $4 with his last money; Pete and John are richer and touch the link."""
    state = new_england.auctioning(
        links=NETWORKS,
        current=["Bellows Falls-Springfield"],
        deck=["Bellows Falls-Rutland", "Bellows Falls-Fitchburg"],
        cash=[4, 20, 18],
        income=[8, 8, 8],
        debt=[0, 0, 0],
    )
    return played(state, "bid 4", *bids)


def last_link() -> State:
    """In the last turn the link brings its value of $3 and no more."""
    state = new_england.auctioning(
        links=NETWORKS,
        current=["Fall River-Providence"],
        deck=[],
        cash=[40, 30, 30],
        income=[8, 8, 8],
        debt=[0, 0, 0],
    )
    return played(state, "bid 3")


def second_in_line(*bids: str, dave: int = 200) -> State:
    """In the last turn nobody reaches Dave if he has $200. Pete and John have $25 each; with his last money
    Pete bids for a link of $8."""
    state = new_england.auctioning(
        links=NETWORKS,
        current=["Bellows Falls-Springfield"],
        deck=[],
        cash=[dave, 4, 9],
        income=[8, 8, 8],
        debt=[0, 0, 0],
    )
    return played(state, *bids)


TWO_LINKS = ["Fall River-Providence", "Concord-Manchester"]
ON_OFFER = {"links": NETWORKS, "current": TWO_LINKS, "income": [8, 8, 8]}


def needless_loan() -> State:
    """With $40 every link on offer can be had: a loan would cost its service for nothing."""
    return new_england.borrowing(**ON_OFFER, cash=[40, 40, 40], debt=[20, 20, 20])


def idle_cash() -> State:
    """Each $10 owed costs $2 a turn; $60 are more than the links on offer are worth."""
    return new_england.retiring(**ON_OFFER, cash=[60, 20, 20], debt=[20, 0, 0])


NEW_ENGLAND_RAILWAYS = {
    "an $8 link for $4": Trap(cheap_link, never("pass")),
    "an $8 link for $4, the last to speak": Trap(lambda: cheap_link("pass"), never("pass")),
    "more than a link can bring": Trap(last_link, only("pass")),
    "second place, when the first is decided": Trap(lambda: second_in_line("pass", "bid 3"), only("bid 4")),
    "a loan to be paid back at once": Trap(needless_loan, only("no loan")),
    "idle cash and a debt": Trap(idle_cash, only("retire 20")),
}
