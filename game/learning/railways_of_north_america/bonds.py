"""What an action of Railways of North America costs: dollars, and the bonds that it takes."""

from __future__ import annotations

from typing import Final

from game.learning.railways_of_north_america.deliveries import One
from game.learning.railways_of_north_america.last import is_last_turn
from game.learning.railways_of_north_america.phrases import Fact
from game.learning.railways_of_north_america.titles import before_income, income_came, paid
from game.rules.auction import Bid, PassBid
from game.rules.messages import Message
from game.rules.railways_of_north_america.moves import KeepBaron
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.track import Link

DEAR: Final = 3
"""So many bonds are many for one action."""


def link_of(one: One) -> Link | None:
    """The link of the seat that the action finishes."""
    new = one.outcome.links[len(one.state.links) :]
    return next((link for link in new if link.owner == one.seat), None)


def cost_of(one: One) -> int | None:
    """The dollars that the action costs the seat; None where its income comes between."""
    return paid(one.state, paid_for(one), one.seat)


def paid_for(one: One) -> RailwaysOfNorthAmericaState:
    """The table when the action is paid for, and before the income of the turn that it may end."""
    if income_came(one.state, one.outcome):
        return before_income(one.state, one.move)
    return one.outcome


def bonds_of(one: One) -> int:
    """The bonds that the action takes."""
    after = paid_for(one)
    if after.turn_number != one.state.turn_number:
        return 0
    return after.bonds[one.seat] - one.state.bonds[one.seat]


def takes_more(one: One) -> bool:
    """Whether it takes more bonds than the one that it is compared with."""
    return one.rival is not None and bonds_of(one) > bonds_of(one.rival)


def price(one: One) -> list[Message]:
    """What the action owes to bonds."""
    count = bonds_of(one)
    if count <= 0:
        return []
    if is_last_turn(one.state):
        return [Fact.BONDS_AT_LAST(count=count)]
    return [Fact.BONDS(count=count, amount=count * one.state.board.data.setup.bond_interest)]


def with_bonds(one: One, told: list[Message]) -> list[Message]:
    """What is told, and the bonds that an action takes, in the place of how much more it costs.

    A link's price stands in its title: its bonds are told where it takes more of them than the other one.
    """
    if isinstance(one.move, (Bid, PassBid, KeepBaron)) or (link_of(one) is not None and not takes_more(one)):
        return told
    taken = price(one)
    rest = [note for note in told[:-1] if not (taken and note.id is Fact.COSTS_MORE)]
    return [*rest, *(note for note in taken if note not in told), told[-1]]


def dearer(one: One) -> list[Message]:
    """By how much a link costs more than the better one, where that comes to a bond at least."""
    rival = one.rival
    if not one.place or rival is None or not one.is_clear or link_of(one) is None or link_of(rival) is None:
        return []
    cost, other = cost_of(one), cost_of(rival)
    if cost is None or other is None or cost - other < one.state.board.data.setup.bond:
        return []
    return [Fact.COSTS_MORE(amount=cost - other)]
