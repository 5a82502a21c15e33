"""The explainer of New England Railways: titles, and what sets two moves apart."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from game.learning.new_england_railways import loans, shipping
from game.learning.new_england_railways.auction import LINKS
from game.learning.new_england_railways.ledger import Candidate
from game.learning.new_england_railways.messages import Brief, Fact, Title
from game.learning.reasons.auction import AuctionBrief, AuctionFact
from game.learning.reasons.explainer import Explainer
from game.learning.reasons.facts import IN_BRIEF, TOO_DEAR, Common, has
from game.match.analysis import term_message_key
from game.rules.auction import PASS_BID, Bid, PassBid
from game.rules.contract import TERMINAL
from game.rules.messages import Message, MessageId, MessageReference, StoredMessageId
from game.rules.new_england_railways.building import shortfall
from game.rules.new_england_railways.moves import (
    Borrow,
    KeepLoans,
    NoLoan,
    PassShipping,
    PayToBuild,
    Retire,
    Ship,
    WaitToBuild,
)
from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.rules.new_england_railways.steps import BORROW


def _terms(*names: str) -> frozenset[MessageReference]:
    return frozenset(MessageReference(term_message_key(name)) for name in names)


GUESSES: Final = _terms("liquid", "traffic", "prospect", "purse")
"""The evaluation terms that mean nothing to a player, such as possible uses of cash and links."""

SEEN_OF_OTHERS: Final = _terms("income", "loads", "shipments")
"""The terms that show a visible change in another seat's possessions."""

SAME_SHIPMENTS: Final = 0.03
"""The lead in the chance to win that a move needs over a shipment that brings the seat no less income."""

UNLIKE: Final = 3
"""The difference in dollars from which two final scores shown side by side look different."""

AS_GOOD: Final = frozenset({Common.EQUAL, Common.AS_OFTEN, Common.UNSURE})
"""The margins of a best move that is not clearly better than the next."""

LEFT: Final = frozenset({Fact.LEAVES_MORE, AuctionFact.LEAVES})
"""The facts about passing on a link that another seat then gets."""

OF_AS_GOOD: Final[dict[MessageId | StoredMessageId, MessageId]] = {
    Common.EQUAL: Common.AS_OFTEN,
    Common.EQUAL_FIRST: Common.AS_OFTEN_FIRST,
}
"""The margins of moves that win as often and bring different sums, instead of "as good"."""

ALIKE: Final[dict[MessageId | StoredMessageId, MessageId | None]] = {
    Common.AHEAD: None,
    Common.BEHIND: None,
    Common.AHEAD_AND_HARMS: Common.HARMS,
    Common.BEHIND_AND_HELPS: Common.HELPS,
}
"""The margins where two moves bring the seat the same, instead of dollars; None: its chance."""


LEAST_DIVISOR: Final = 3
"""The least divisor of the market loss: two dice plus one."""


class NewEnglandRailwaysExplainer(Explainer[NewEnglandRailwaysState]):
    """The explainer of New England Railways."""

    in_dollars = True
    names_passing = True
    plays_to_win = True
    burdens = _terms("debt", "burden", "interest", "service")

    def certain(self, state: NewEnglandRailwaysState) -> Sequence[float]:
        """Return what counts now and the next income after the greatest market loss; with debts only in the
        last turn, once they have been serviced.
        """
        if state.current_player() == TERMINAL:
            return state.scores()
        is_serviced = state.last_turn and state.step != BORROW
        return [
            score + income - income // LEAST_DIVISOR if is_serviced or not debt else -math.inf
            for score, income, debt in zip(state.scores(), state.income, state.debt, strict=True)
        ]

    def is_at_least(self, candidate: Candidate) -> bool:
        return LINKS.is_at_least(candidate)

    def reasons(self, candidate: Candidate) -> list[Message]:
        """Return the reasons; whom the next best shipment helps is stated once, and not for equal moves."""
        found = super().reasons(candidate)
        last, helped = found[-1], [fact for fact in found if fact.id is Fact.OTHER_HELPS]
        if last.id in AS_GOOD:
            return [fact for fact in found if fact not in helped]
        seats: list[Any] = [dict(fact.args)["seat"] for fact in helped]
        is_stated = last.id is Common.HARMS and any(dict(last.args)["seat"] in at for at in seats)
        return found[:-1] if is_stated else found

    def unshared(
        self, candidate: Candidate, found: Sequence[Message], known: Sequence[Message]
    ) -> Sequence[Message]:
        """Return the facts; if all are true of the better move too, return only the first.

        The fact that the link hardly matters is also returned alone.
        """
        fresh = super().unshared(candidate, found, known)
        if fresh and fresh[0] != found[0] and found[0].id is Fact.HARDLY_MATTERS:
            return [found[0], *fresh]
        return fresh[:1] if candidate.place and all(fact in known for fact in fresh) else fresh

    def objections(self, candidate: Candidate) -> list[Message]:
        """Return the objections: who will get a link after a pass, and how much less a shipment brings."""
        found, less = super().objections(candidate), shipping.less_income(candidate)
        if less is not None:
            return [less, self.margin(candidate)]
        taken = [fact for fact in self.facts(candidate) if fact.id is Fact.GOES_TO]
        return [found[0], *taken, *found[1:]] if found[0].id in LEFT else found

    def brief_objection(self, candidate: Candidate) -> Message:
        """Return a brief about what speaks against a move, by the first objection to it."""
        against = self.objections(candidate)[0]
        figures: dict[str, Any] = dict(against.args)
        if has(against, IN_BRIEF):
            return self.brief(candidate)
        if has(against, TOO_DEAR):
            return AuctionBrief.NOT_WORTH(bid=figures.get("bid", 0))
        match against.id:
            case Fact.DEBT_GROWS:
                return Brief.OWES(debt=figures["debt"], income=figures["income"])
            case Fact.STILL_COSTS:
                return Brief.LOAN(**{name: figures[name] for name in ("service", "at_end", "turns")})
            case Fact.NO_USE:
                return Brief.NO_USE(missing=figures["missing"])
            case AuctionFact.DEAR:
                return AuctionBrief.DEAR(stop=figures["stop"])
            case AuctionFact.ENOUGH:
                return AuctionBrief.ENOUGH(bid=figures["bid"])
            case AuctionFact.CHEAPER:
                return Brief.CHEAPER(bid=figures["bid"])
            case Fact.LESS_INCOME:
                return Brief.LESS_INCOME(own=figures["own"], most=figures["most"])
            case AuctionFact.LOW:
                return Brief.TOO_LOW(seat=figures["seat"])
        if isinstance(candidate.move, NoLoan):
            return Brief.LEAVES_CASH(cash=loans.cash_for_bids(candidate.state, candidate.seat))
        return Brief.FEWER(percent=candidate.percent_apart)

    def margin(self, candidate: Candidate) -> Message:
        """Return the margin; moves that win equally often are not equal if the dollars shown differ."""
        found = super().margin(candidate)
        if candidate.shown_apart(candidate.seat) < UNLIKE or found.id not in OF_AS_GOOD:
            return found
        return Message(OF_AS_GOOD[found.id], found.args)

    def is_shared(self, fact: Message, better: Sequence[Message]) -> bool:
        """Return whether a fact is true of the better move: a shipment has to help the same seats as much."""
        if fact.id is not Fact.SHARES:
            return super().is_shared(fact, better)
        helped = [dict(fact.args), *(dict(other.args) for other in better if other.id is Fact.SHARES)]
        who = [(figures["seat"], figures["gain"]) for figures in helped]
        return who[0] in who[1:]

    def _least(self, candidate: Candidate) -> float:
        """Return the least difference worth mentioning; without a search, dollars are compared."""
        seen = [at.searched for at in (candidate, candidate.rival) if at is not None]
        return self.least if all(found.visits <= 1 for found in seen) else super()._least(candidate)

    def _distance(self, candidate: Candidate, other: Message) -> Message:
        """Return the margin, without dollars where a shipment brings the seat no less."""
        found, seat = super()._distance(candidate, other), self._most_touched(candidate)
        if found.id in ALIKE and shipping.is_no_gain(candidate):
            kind, figures = ALIKE[found.id], dict(found.args)
            if kind is None:
                return self._in_chance(candidate, other)
            return kind(**{name: figures[name] for name in figures if name in kind.arg_names})
        if found.id is not Common.AHEAD or candidate.move == PASS_BID:
            return found
        # What it costs a rival is the reason, where that is no less than what it brings.
        less, own = -candidate.ahead(seat), candidate.ahead(candidate.seat)
        others = (at for at in range(candidate.state.players) if at != candidate.seat)
        if less < own or max(candidate.ahead(at) for at in others) > own:
            return found
        worths = {"worth": self.lead(candidate, candidate.seat), "less": self.lead(candidate, seat)}
        return Fact.AHEAD_AND_LESS(other=other, seat=seat, **worths)

    def _is_ripple(self, candidate: Candidate) -> bool:
        """Return whether the chances are alike, with a wider tolerance for equal shipments."""
        is_small = candidate.chance_gained < SAME_SHIPMENTS
        return super()._is_ripple(candidate) or (is_small and shipping.is_no_gain(candidate))

    def _in_what(self, candidate: Candidate, seat: int, amount: float) -> MessageReference | None:
        """Return the term that explains a lead, unless it is an estimate of the future."""
        found = super()._in_what(candidate, seat, amount)
        is_seen = found in SEEN_OF_OTHERS if seat != candidate.seat else found not in GUESSES
        return found if is_seen else None


EXPLAINER: Final = NewEnglandRailwaysExplainer(
    titles={
        Borrow: lambda move, state: Title.BORROW(amount=move.amount),
        NoLoan: lambda move, state: Title.NO_LOAN(),
        Retire: lambda move, state: Title.RETIRE(amount=move.amount),
        KeepLoans: lambda move, state: Title.KEEP(),
        Bid: lambda move, state: Title.BID(amount=move.amount),
        PassBid: lambda move, state: Title.PASS(),
        PayToBuild: lambda move, state: Title.PAY(missing=shortfall(state)),
        WaitToBuild: lambda move, state: Title.WAIT(),
        Ship: shipping.ship_title,
        PassShipping: lambda move, state: Title.PASS_SHIPPING(),
    },
    facts={
        Borrow: loans.borrow,
        NoLoan: loans.no_loan,
        Retire: loans.retire,
        KeepLoans: loans.keep,
        Bid: LINKS.bid,
        PassBid: LINKS.passing,
        PayToBuild: shipping.pay,
        WaitToBuild: shipping.wait,
        Ship: shipping.ship,
        PassShipping: shipping.pass_shipping,
    },
    briefs={
        Borrow: loans.brief_borrow,
        NoLoan: loans.brief_no_loan,
        Retire: loans.brief_retire,
        KeepLoans: loans.brief_keep,
        Bid: LINKS.brief_bid,
        PassBid: LINKS.brief_pass,
        PayToBuild: shipping.brief_pay,
        WaitToBuild: lambda candidate: Brief.WAITS(missing=shortfall(candidate.state)),
        Ship: shipping.brief_ship,
        PassShipping: lambda candidate: Brief.NOTHING(),
    },
)
