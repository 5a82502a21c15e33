"""What is said in a few words against moves of New England Railways that are warned of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ai.new_england_railways.evaluation import incomes_left
from game.learning.new_england_railways import loans, shipping
from game.learning.new_england_railways.phrases import Brief, Fact
from game.learning.reasons.room import Said, percent_apart
from game.learning.reasons.weighed import Weighed
from game.rules.messages import Dollars, Message, MessageId, StoredMessageId
from game.rules.new_england_railways.building import shortfall
from game.rules.new_england_railways.moves import NoLoan, PassShipping, Ship, WaitToBuild
from game.rules.new_england_railways.shipping import gains
from game.rules.new_england_railways.state import NewEnglandRailwaysState

One = Weighed[NewEnglandRailwaysState]


def less_income(one: One) -> Message | None:
    """How much less income a shipment brings the seat than the better one; None: no less, or none at all."""
    better = one.rival.move if one.place and one.rival is not None else None
    if not isinstance(one.move, Ship) or not isinstance(better, Ship):
        return None
    own, most = (gains(one.state, move.route)[one.seat] for move in (one.move, better))
    return Fact.LESS_INCOME(own=Dollars(own), most=Dollars(most)) if 0 < own < most else None


def income_instead(one: One) -> Message | None:
    """What the better shipment brings, where both moves were looked at only at first sight; else None.

    Such a look is right in that a shipment brings more, and far off in dollars.
    """
    better = one.rival if one.place else None
    if better is None or not isinstance(better.move, Ship) or not isinstance(one.move, (Ship, PassShipping)):
        return None
    own = gains(one.state, better.move.route)[one.seat]
    if max(one.candidate.visits, better.candidate.visits) > 1 or not own:
        return None
    other, worth = shipping.ship_title(better.move, one.state), shipping.worth_of(one.state, own)
    return Fact.INSTEAD(other=other, own=Dollars(own), turns=incomes_left(one.state), worth=Dollars(worth))


def in_brief(one: One, objection: Message, usual: Message) -> Message:
    """What speaks against a move, in a few words, by the first thing that is said against it.

    `usual` is what is said in brief of a move that nobody warns of, where that speaks against it too.
    """
    if objection.id in AS_USUAL:
        return usual
    if objection.id in SHORT:
        return SHORT[objection.id](one, dict(objection.args))
    if isinstance(one.move, NoLoan):
        return Brief.LEAVES_CASH(cash=loans.cash_for_bids(one.state, one.seat))
    if isinstance(one.move, WaitToBuild):
        return Brief.LATER()
    if objection.id in (Said.BEHIND, Said.BEHIND_IN, Said.BEHIND_AND_HELPS):
        return Brief.BEHIND(worth=dict(objection.args)["worth"])
    return Brief.FEWER(percent=percent_apart(one))


AS_USUAL: Final = frozenset(
    {
        Fact.LOAN_COSTS,
        Fact.LEAVES_CASH,
        Fact.LEAVES_LINK,
        Fact.LEAVES_AT_LEAST,
        Fact.LEAVES_ALL,
        Fact.LEAVES_MORE,
        Fact.LOST,
        Fact.LOST_LINK,
        Fact.LOST_AT_LEAST,
        Fact.LOST_ALL,
        Fact.NO_OWN_LINK,
        Fact.SHARES,
        Fact.FORGOES,
        Fact.FORGOES_NOW,
    }
)
"""Of what is said against a move that the usual brief words say as well."""


def _costs(one: One, figures: dict[str, Any]) -> Message:
    return Brief.COSTS(missing=shortfall(one.state))


def _not_worth(one: One, figures: dict[str, Any]) -> Message:
    return Brief.NOT_WORTH()


def _enough(one: One, figures: dict[str, Any]) -> Message:
    return Brief.ENOUGH(bid=figures["bid"])


def _too_low(one: One, figures: dict[str, Any]) -> Message:
    return Brief.TOO_LOW(seat=figures["seat"])


SHORT: Final[dict[MessageId | StoredMessageId, Callable[[One, dict[str, Any]], Message]]] = {
    Fact.DEBT_GROWS: lambda one, at: Brief.OWES(debt=at["debt"], income=at["income"]),
    Fact.FOR_BIDS_LESS: lambda one, at: Brief.LEAVES_CASH(cash=at["cash"]),
    Fact.STILL_COSTS: lambda one, at: Brief.LOAN(
        service=at["service"], at_end=at["at_end"], turns=at["turns"]
    ),
    Fact.DEAR: lambda one, at: Brief.DEAR(stop=at["stop"]),
    Fact.OVER: _enough,
    Fact.CHEAPER_WINS: _enough,
    Fact.CHEAPER: lambda one, at: Brief.CHEAPER(bid=at["bid"]),
    Fact.LOW: _too_low,
    Fact.LOW_AT_LEAST: _too_low,
    Fact.LOW_ALL: _too_low,
    Fact.ONLY_NUMBER: _not_worth,
    Fact.ONLY_THAT: _not_worth,
    Fact.NOT_WORTH: _not_worth,
    Fact.APART: _not_worth,
    Fact.COSTS_SHIPMENT: _not_worth,
    Fact.NEEDS_CASH: lambda one, at: Brief.NEEDS(service=at["service"]),
    Fact.SPENDS: _not_worth,
    Fact.ONE_A_TURN: _not_worth,
    Fact.WAITS_LONGER_LESS: lambda one, at: Brief.LONGER(seat=at["seat"]),
    Fact.NO_USE: lambda one, at: Brief.NO_USE(missing=at["missing"]),
    Fact.TOO_LITTLE: lambda one, at: Brief.TOO_LITTLE(missing=at["missing"], worth=at["worth"]),
    Fact.ONLY_EARLIER: lambda one, at: Brief.TOO_LITTLE(missing=at["missing"], worth=at["worth"]),
    Fact.LEAVES_LESS: _costs,
    Fact.MAY_END_MOST: lambda one, at: Brief.MAY_END(),
    Fact.LESS_INCOME: lambda one, at: Brief.LESS_INCOME(own=at["own"], most=at["most"]),
}
"""What is said in brief by what is said against a move."""
