"""Why a move of New England Railways is good: what a shipment, a link and a loan bring in dollars."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from game.learning.new_england_railways import building, links, loans, losses, shipping
from game.learning.new_england_railways.phrases import Brief, Fact, Title
from game.learning.reasons.room import ReasonsByMove, Said
from game.learning.reasons.weighed import Weighed
from game.match.analysis import term_message_key
from game.rules.auction import PASS_BID, Bid, PassBid
from game.rules.contract import Move
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

One: TypeAlias = Weighed[NewEnglandRailwaysState]
"""A candidate of this game."""

GUESSES: Final = frozenset(
    MessageReference(term_message_key(term)) for term in ("liquid", "traffic", "prospect", "purse")
)
"""The terms of the evaluation that say nothing to a player: what cash and links may be good for."""

SAME_SHIPMENTS: Final = 0.03
"""So much oftener, as a part of all games, a move has to win than a shipment of no less own income."""

SEEN_OF_OTHERS: Final = frozenset(
    MessageReference(term_message_key(term)) for term in ("income", "loads", "shipments")
)
"""The terms in which a move changes what another seat has, as one sees it at the table."""


class NewEnglandRailwaysReasons(ReasonsByMove[NewEnglandRailwaysState]):
    """What an expert says of the moves of New England Railways."""

    money = True
    names_passing = True
    burdens = frozenset(
        MessageReference(term_message_key(term)) for term in ("debt", "burden", "interest", "service")
    )

    against = frozenset(
        {
            Fact.DEBT_GROWS,
            Fact.DEAR,
            Fact.OVER,
            Fact.LOW,
            Fact.LOW_ALL,
            Fact.LOW_AT_LEAST,
            Fact.CHEAPER,
            Fact.CHEAPER_WINS,
            Fact.LOAN_COSTS,
            Fact.ONLY_NUMBER,
            Fact.ONLY_THAT,
            Fact.NOT_WORTH,
            Fact.LEAVES_LINK,
            Fact.LEAVES_ALL,
            Fact.LEAVES_AT_LEAST,
            Fact.LEAVES_MORE,
            Fact.LOST,
            Fact.LOST_LINK,
            Fact.LOST_ALL,
            Fact.LOST_AT_LEAST,
            Fact.APART,
            Fact.NO_OWN_LINK,
            Fact.SHARES,
            Fact.BLOCKS,
            Fact.FORGOES,
            Fact.WAITS_LONGER_LESS,
            Fact.MAY_END_MOST,
            Fact.NO_USE,
            Fact.TOO_LITTLE,
            Fact.ONLY_EARLIER,
            Fact.LEAVES_LESS,
            Fact.LEAVES_CASH,
            Fact.FOR_BIDS_LESS,
            Fact.STILL_COSTS,
            Fact.COSTS_SHIPMENT,
            Fact.NEEDS_CASH,
            Fact.SPENDS,
            Fact.ONE_A_TURN,
        }
    )
    hollow = frozenset({Fact.NOT_WORTH, Fact.HARDLY_WORTH})
    decisive = frozenset(
        {
            Fact.DENIES,
            Fact.DENIES_FOR,
            Fact.PROLONGS,
            Fact.WAITS_LONGER,
            Fact.WAITS_LONGER_LESS,
            Fact.WAITS_LONGER_MOST,
            Fact.MAY_END,
            Fact.MAY_END_MOST,
            Fact.CUBE_WAITS,
            Fact.CUBE_PAYS,
            Fact.OTHER_HELPS,
            Fact.OTHER_BUT_HELPS,
            Fact.SAME_AS_NEXT,
        }
    )
    aims_to_win = True

    def is_at_least(self, weighed: One) -> bool:
        return links.is_at_least(weighed)

    def reasons(self, weighed: One) -> list[Message]:
        """Without whom the next best shipment helps a second time, or where it is as good."""
        found = super().reasons(weighed)
        if found[-1].id in AS_GOOD:
            return [fact for fact in found if fact.id not in OF_NEXT]
        helped = [dict(fact.args).get("seat") for fact in found if fact.id in OF_NEXT]
        last = dict(found[-1].args)
        # What a seat loses in all says more than what it loses in shipments, which is another figure.
        found = [
            fact
            for fact in found
            if fact.id is not Fact.TAKES_CUBES or dict(fact.args)["seat"] != last.get("seat")
        ]
        is_told = any(last.get("seat") in seats for seats in helped if isinstance(seats, tuple))
        return found[:-1] if found[-1].id is Said.HARMS and is_told else found

    def beside(self, weighed: One, found: Sequence[Message], known: Sequence[Message]) -> Sequence[Message]:
        """Of facts that were all told of the better move only the first is told again.

        So is that the link hardly matters: what follows speaks of the link.
        """
        fresh = super().beside(weighed, found, known)
        if fresh and fresh[0] != found[0] and found[0].id is Fact.HARDLY_MATTERS:
            return [found[0], *fresh]
        return fresh[:1] if weighed.place and all(fact in known for fact in fresh) else fresh

    def objections(self, weighed: One) -> list[Message]:
        """With who is likely to get a link that is let go, and how much less income a shipment brings."""
        found, less = super().objections(weighed), losses.less_income(weighed)
        instead = losses.income_instead(weighed)
        if less is not None or instead is not None:
            return [less or found[0], instead or self.apart(weighed)]
        taken = [fact for fact in self.facts(weighed) if fact.id in (Fact.GOES_TO, Fact.GOES_FOR)]
        return [found[0], *taken, *found[1:]] if found[0].id in LEFT else found

    def loss(self, weighed: One) -> Message:
        return losses.in_brief(weighed, self.objections(weighed)[0], self.gain(weighed))

    def apart(self, weighed: One) -> Message:
        """Moves that win as often are not called as good where the dollars that are shown differ."""
        found = super().apart(weighed)
        if weighed.shown_apart(weighed.seat) < UNLIKE or found.id not in OF_AS_GOOD:
            return found
        kind = OF_AS_GOOD[found.id]
        return kind(**{name: figure for name, figure in found.args if name in kind.arg_names})

    def is_shared(self, fact: Message, better: Sequence[Message]) -> bool:
        """A shipment helps others as the better one does only where it helps the same seats as much."""
        if fact.id is not Fact.SHARES:
            return super().is_shared(fact, better)
        helped = [dict(fact.args), *(dict(one.args) for one in better if one.id is Fact.SHARES)]
        who = [(figures["seat"], figures["gain"]) for figures in helped]
        return who[0] in who[1:]

    def _least(self, weighed: One) -> float:
        """Of two moves that were not searched dollars say more: chances at first sight are guesses."""
        seen = [weighed.candidate, *([weighed.rival.candidate] if weighed.rival is not None else [])]
        return self.least if all(one.visits <= 1 for one in seen) else super()._least(weighed)

    def _ahead(self, weighed: One, other: Message) -> Message:
        """With what it costs a rival, where that is no less than what it brings: then it is the reason."""
        found, seat = super()._ahead(weighed, other), self._most_touched(weighed)
        if found.id in ALIKE and shipping.is_no_gain(weighed):
            return self._alike(found) or self._ahead_in_chance(weighed, other)
        less, own = -weighed.ahead(seat), weighed.ahead(weighed.seat)
        gains = max(weighed.ahead(other) for other in range(weighed.state.players) if other != weighed.seat)
        if found.id is not Said.AHEAD or weighed.move == PASS_BID or less < own or gains > own:
            return found
        worths = {"worth": self.lead(weighed, weighed.seat), "less": self.lead(weighed, seat)}
        return Fact.AHEAD_AND_LESS(other=other, seat=seat, **worths)

    def _behind(self, weighed: One, other: Message) -> Message:
        """Without dollars of one's own where the better move brings no more income than the shipment."""
        found = super()._behind(weighed, other)
        if found.id in ALIKE and shipping.is_no_gain(weighed):
            return self._alike(found) or self._behind_in_chance(weighed, other)
        return found

    def _is_ripple(self, weighed: One) -> bool:
        """Of shipments that bring the seat the same, a search tells less which wins oftener."""
        return super()._is_ripple(weighed) or (
            shipping.is_no_gain(weighed) and weighed.chance_gained < SAME_SHIPMENTS
        )

    def _alike(self, found: Message) -> Message | None:
        """What is left of a comparison, if nothing is said of the seat's own dollars; None: nothing."""
        assert isinstance(found.id, Said)
        kind = ALIKE[found.id]
        kept = {name: value for name, value in found.args if kind is not None and name in kind.arg_names}
        return kind(**kept) if kind is not None else None

    def _in_what(self, weighed: One, seat: int, amount: float) -> MessageReference | None:
        """None as well for a term that is a guess at what is to come, and not a figure of the table."""
        found = super()._in_what(weighed, seat, amount)
        is_seen = found in SEEN_OF_OTHERS if seat != weighed.seat else found not in GUESSES
        return found if is_seen else None


OF_NEXT: Final = frozenset({Fact.OTHER_HELPS, Fact.OTHER_BUT_HELPS, Fact.SAME_AS_NEXT})
"""What is said of the next best shipment, where it is worse."""

AS_GOOD: Final = frozenset({Said.EQUAL, Said.AS_OFTEN, Said.UNSURE})
"""What is said of a first move that is not seen to be better than the next."""

LEFT: Final = frozenset({Fact.LEAVES_LINK, Fact.LEAVES_ALL, Fact.LEAVES_AT_LEAST, Fact.LEAVES_MORE})
"""What is said of a link that is let go, and that somebody else gets then."""

UNLIKE: Final = 3
"""Dollars by which final scores that are shown side by side don't look alike."""

OF_AS_GOOD: Final[dict[MessageId | StoredMessageId, Said]] = {
    Said.EQUAL: Said.AS_OFTEN,
    Said.EQUAL_FIRST: Said.AS_OFTEN_FIRST,
}
"""What is said of moves that win as often and bring different sums, in place of being as good."""

ALIKE: Final[dict[MessageId | StoredMessageId, Said | None]] = {
    Said.AHEAD: None,
    Said.BEHIND: None,
    Said.AHEAD_AND_HARMS: Said.HARMS,
    Said.BEHIND_AND_HELPS: Said.HELPS,
}
"""What is said where two moves bring the seat the same, in place of dollars; None: nothing of that sort."""


def make_reasons() -> NewEnglandRailwaysReasons:
    """The room of the game."""
    return NewEnglandRailwaysReasons(_TITLES, _BRIEFS, _FACTS)


_TITLES: Final[dict[type[Move], Callable[[Any, NewEnglandRailwaysState], Message]]] = {
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
}


_FACTS: Final[dict[type[Move], Callable[[One], list[Message]]]] = {
    Borrow: loans.borrow,
    NoLoan: loans.no_loan,
    Retire: loans.retire,
    KeepLoans: loans.keep,
    Bid: links.bid,
    PassBid: links.pass_bid,
    PayToBuild: building.pay,
    WaitToBuild: building.wait,
    Ship: shipping.ship,
    PassShipping: shipping.pass_shipping,
}

_BRIEFS: Final[dict[type[Move], Callable[[One], Message]]] = {
    Borrow: loans.brief,
    NoLoan: lambda one: Brief.NO_LOAN(cash=loans.cash_for_bids(one.state, one.seat)),
    Retire: loans.brief,
    KeepLoans: lambda one: Brief.KEEPS_CASH(cash=one.state.cash[one.seat]),
    Bid: links.brief_bid,
    PassBid: links.brief_pass,
    PayToBuild: building.brief_pay,
    WaitToBuild: lambda one: Brief.WAITS(missing=shortfall(one.state)),
    Ship: shipping.brief_ship,
    PassShipping: lambda one: Brief.NOTHING(),
}
