"""The explainer of North American Railways: titles, differences between moves, the end of the game."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final

from ai.bot import Candidate as Searched
from ai.explain import Explained, Explanation
from game.learning.north_american_railways import cities, shares
from game.learning.north_american_railways.ledger import (
    Candidate,
    State,
    company_of,
    has_like_share,
    own_price,
    share_of,
    worth_of,
)
from game.learning.north_american_railways.messages import Brief, Fact, Title
from game.learning.north_american_railways.shares import BY_COMPANY, BY_PRICE, RIPPLE, UNNAMED
from game.learning.reasons.explainer import Explainer
from game.learning.reasons.facts import Common
from game.rules.contract import Move
from game.rules.messages import Dollars, Message, MessageId, StoredMessageId
from game.rules.north_american_railways.income import split_income
from game.rules.north_american_railways.moves import (
    BuyCity,
    BuyInstead,
    BuyOwn,
    EndTurn,
    Found,
    LetGo,
    Offer,
    PassCities,
    TakeMoney,
)
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import CITIES, GOING_ON, RELIEF

ALL_GAIN: Final = 0.25
"""The fraction of a seat's gain above which the average gain of the others makes it hardly a lead."""

A_WIN: Final = 10_000
"""The final dollars for a certain win; gains above this rate for their chance to win are not compared."""

FAR: Final = 0.05
"""The best move's chance to win below which no sum is shown, because only winning counts."""

UNCOVERING: Final = frozenset({Fact.UNCOVERS_SHARE})
"""The facts about uncovering that are omitted in comparison with a share of the same company."""

OF_SHARE: Final = frozenset({Fact.TAKES_CHAIR, Fact.CHEAPER_BEST})
"""The facts that don't distinguish two offers for the same share: effects at any price, and the price."""

HARMS: Final = frozenset({Fact.DENIES, Fact.BLOCKS})
"""The facts about what a city takes from others."""

IN_SUM: Final[dict[MessageId | StoredMessageId, MessageId]] = {
    Common.AHEAD: Fact.BRINGS_MORE,
    Common.BEHIND: Fact.OTHER_BRINGS_MORE,
}
"""The margins that state a gain without a sum."""


class NorthAmericanRailwaysExplainer(Explainer[NorthAmericanRailwaysState]):
    """The explainer of North American Railways."""

    in_dollars = True
    least = 60.0
    rounding = 10
    ripple = RIPPLE
    names_terms = False
    shows_percent = False
    reports_decided = True
    second_look = 4000

    def preferred(self, state: State, found: Sequence[Searched]) -> Move | None:
        """Return the move that ends the turn, if the best move is a share that costs more than it brings.

        Continued by searching bots it wins more often, though a single search may differ slightly.
        """
        end = next((searched for searched in found if isinstance(searched.move, EndTurn)), None)
        best = found[0].move if found else None
        if end is None or not isinstance(best, BuyOwn) or found[0].chance - end.chance >= RIPPLE:
            return None
        explained = tuple(Explained(searched, ()) for searched in found)
        candidate = Candidate(Explanation(state.current_player(), "", (), explained, None), 0, state)
        return end.move if worth_of(candidate, share_of(candidate)) < own_price(state) else None

    def kind_of(self, move: Move, state: State) -> Hashable:
        """Return the same for a share at the same price in another column."""
        if isinstance(move, Found | BuyOwn | Offer):
            return type(move), company_of(state, move), getattr(move, "amount", 0)
        return super().kind_of(move, state)

    def certain(self, state: State) -> Sequence[float]:
        """Return cash and final payments, and the dividends of this turn once no more shares are sold."""
        if state.step != CITIES:
            return state.scores()
        pays = [split_income(state, company)[0] for company in range(len(state.treasury))]
        return [
            score + sum(state.shares_of(seat, company) * each for company, each in enumerate(pays))
            for seat, score in enumerate(state.scores())
        ]

    def is_solvable(self, state: State) -> bool:
        """Return whether the last cities are being bought, so that players can compute the result."""
        return state.step == CITIES and state.ended != GOING_ON

    def reasons(self, candidate: Candidate) -> list[Message]:
        """Return the reasons; moves that win equally often are not equal if one brings less for its price."""
        found = super().reasons(candidate)
        if any(fact.id is Fact.FEWER_SYMBOLS for fact in found):
            return [fact for fact in found if fact.id is not Common.EQUAL_FIRST]
        return found

    def objections(self, candidate: Candidate) -> list[Message]:
        """Return the objections; what the better move brings is left out if this one brings more."""
        found, move, better = super().objections(candidate), candidate.move, candidate.rival_move
        if not has_like_share(candidate):
            found = [fact for fact in found if fact.id not in UNCOVERING]  # It may be good or bad.
        if cities.other_brings_less(candidate):
            harms = [fact for fact in self._unasked(candidate.rival) if fact.id in HARMS]
            if found[0].id is Fact.SAME and harms:  # By itself it brings the seat more all the same.
                return [self.margin(candidate), harms[0]]
            return [fact for fact in found if fact.id not in (Fact.YOURS, Fact.SYMBOLS)]
        if isinstance(better, BuyOwn):
            return _with_treasury(candidate, found)
        if isinstance(better, BuyCity):
            # The first sentence is about the worse move, or compares the two.
            city = {"city": candidate.state.bottom_city(better.city_column), "company": better.company}
            return [
                *found[:1],
                *(
                    _with(fact, Fact.YOURS_WITH, **city) if fact.id is Fact.YOURS else fact
                    for fact in found[1:]
                ),
            ]
        if not isinstance(better, Offer):
            return found
        if isinstance(move, Offer) and shares.takes_chair(candidate, share_of(candidate)):
            found = [fact for fact in found if fact.id is not Fact.TAKES_CHAIR]
        if isinstance(move, Offer) and has_like_share(candidate):
            found = [fact for fact in found if fact.id not in OF_SHARE]
        company = company_of(candidate.state, better)
        worth = worth_of(candidate, company)
        if isinstance(move, BuyOwn | Offer) and worth_of(candidate, share_of(candidate)) >= worth:
            found = [fact for fact in found if not _is_brought(fact, UNNAMED)]
        return [
            _with(fact, fact.id, named_by=BY_COMPANY, company=company) if _is_brought(fact, UNNAMED) else fact
            for fact in found
        ]

    def is_bare(self, objections: Sequence[Message]) -> bool:
        """Return whether an objection needs a longer search: the director may decline even a cheap share."""
        return super().is_bare(objections) or objections[0].id is Fact.CHEAP

    def unshared(
        self, candidate: Candidate, found: Sequence[Message], known: Sequence[Message]
    ) -> Sequence[Message]:
        """Return the facts; the director's means take precedence over the director's probable answer."""
        shown = _not_of_both(candidate, super().unshared(candidate, found, known))
        can_pay = any(fact.id is Fact.CAN_PAY for fact in shown)
        return [fact for fact in shown if fact.id is not Fact.CHEAPER] if can_pay else shown

    def margin(self, candidate: Candidate) -> Message:
        """Return the winners and their dollars if both moves were searched to the end; else the margin."""
        if candidate.rival is None:
            return super().margin(candidate)
        other = self.title(candidate.rival.move, candidate.state)
        known = _winners(candidate, other, self.is_solvable(candidate.state))
        if known is not None:
            return known
        found = super().margin(candidate)
        best = max(one.searched.chance for one in (candidate, candidate.rival))
        return IN_SUM[found.id](other=other) if best < FAR and found.id in IN_SUM else found

    def _all_gain(self, candidate: Candidate) -> bool:
        """Return whether the others gain on average much of what the better move brings the seat.

        A sum is also omitted if it raises the chance to win too little.
        """
        is_lost = max(one.searched.chance for one in (candidate, candidate.rival or candidate)) < FAR
        beyond = candidate.gained(candidate.seat) > A_WIN * candidate.chance_gained and not is_lost
        return beyond or candidate.is_gain_of_most(self.least, ALL_GAIN)


def _with(fact: Message, kind: MessageId | StoredMessageId, **figures: Any) -> Message:
    """Return the fact converted to another kind, with its arguments updated by these."""
    return Message(kind, tuple((dict(fact.args) | figures).items()))


def _is_brought(fact: Message, named_by: int) -> bool:
    """Return whether a fact states what a share brings and refers to the share in this way."""
    return fact.id in (Fact.SHARE, Fact.ONLY_FINAL) and dict(fact.args)["named_by"] == named_by


def _with_treasury(candidate: Candidate, found: list[Message]) -> list[Message]:
    """Return the treasury's gain from a share of the seat's own company, if that is the reason to buy it.

    Without it, a share that costs more than it brings would look like a loss.
    """
    rival = candidate.rival
    if rival is None or worth_of(rival, share_of(rival)) >= own_price(candidate.state):
        return found
    filled = shares.fills(rival, share_of(rival), of_better=True)
    return [
        fact
        for shown in found
        for fact in (filled if _is_brought(shown, BY_PRICE) or shown.id is Fact.TREASURY else [shown])
    ]


def _not_of_both(candidate: Candidate, found: Sequence[Message]) -> Sequence[Message]:
    """Return the facts about the better of two offers, without those that are also true of the other."""
    rival = candidate.rival
    if candidate.place or rival is None:
        return found
    if not isinstance(candidate.move, Offer) or not isinstance(rival.move, Offer):
        return found
    shared = set[MessageId]()
    if shares.half_in_hand(rival) >= shares.half_in_hand(candidate) > 0:
        shared.add(Fact.HALF)
    if not has_like_share(candidate) and shares.takes_chair(rival, share_of(rival)):
        shared.add(Fact.TAKES_CHAIR)
    return [fact for fact in found if fact.id not in shared]


# How it ends


def _winners(candidate: Candidate, other: Message, is_solvable: bool) -> Message | None:
    """Return the winners and their dollars after two moves searched to the end; else None."""
    rival, seat = candidate.rival, candidate.seat
    if rival is None or not (_is_known(candidate) and _is_known(rival)):
        return None
    good, bad = (rival, candidate) if candidate.place else (candidate, rival)
    if good.searched.chance >= 1.0 and bad.searched.chance <= 0.0:
        winner, kind = _winner(bad), Fact.LOSES_TO if candidate.place else Fact.WINS
        own, theirs = good.searched.scores[seat], bad.searched.scores[winner]
        return kind(own=Dollars(round(own)), other=other, seat=winner, theirs=Dollars(round(theirs)))
    winner = _winner(candidate)
    own, theirs = (Dollars(round(candidate.searched.scores[at])) for at in (seat, winner))
    match candidate.searched.chance, rival.searched.chance, is_solvable:
        case 1.0, 1.0, True:
            return Fact.WINS_AFTER(own=own) if candidate.place else Fact.WINS_ANYWAY(own=own, other=other)
        case 0.0, 0.0, True:
            return (Fact.LOSES_AFTER if candidate.place else Fact.LOSES_ANYWAY)(seat=winner, theirs=theirs)
    return None


def _is_known(candidate: Candidate) -> bool:
    """Return whether the candidate was searched to the end rather than by random playouts."""
    found = candidate.searched
    return found.visits == 1 and not found.error and bool(found.scores)


def _winner(candidate: Candidate) -> int:
    """Return the other player with the most at the end; the earlier in turn order wins ties."""
    scores, state = candidate.searched.scores, candidate.state
    order = [(state.first + number) % state.players for number in range(state.players)]
    return max((seat for seat in order if seat != candidate.seat), key=lambda seat: scores[seat])


# Tables


def _share_title(move: Found | BuyOwn | Offer, state: State) -> Message:
    """Return the company whose share is taken, with the column if several columns offer one."""
    company = state.bottom_share(move.column)
    match move:
        case Found():
            title = Title.FOUND(company=company, amount=move.amount)
        case BuyOwn():
            title = Title.OWN(company=company, amount=own_price(state))
        case Offer():
            title = Title.OFFER(company=company, amount=move.amount)
    is_named = shares.has_like_column(state, move.column)
    return Title.IN_COLUMN(title=title, column=move.column) if is_named else title


EXPLAINER: Final = NorthAmericanRailwaysExplainer(
    titles={
        Found: _share_title,
        BuyOwn: _share_title,
        Offer: _share_title,
        LetGo: lambda move, state: Title.LET_GO(seat=state.proposer),
        BuyInstead: lambda move, state: Title.BUY(amount=state.offer_price),
        TakeMoney: lambda move, state: Title.TAKE(amount=RELIEF),
        EndTurn: lambda move, state: Title.END(),
        BuyCity: lambda move, state: Title.CITY(
            city=state.bottom_city(move.city_column), company=move.company
        ),
        PassCities: lambda move, state: Title.PASS(),
    },
    facts={
        Found: shares.found,
        BuyOwn: shares.own,
        Offer: shares.offer,
        LetGo: shares.let_go,
        BuyInstead: shares.buy,
        TakeMoney: lambda candidate: [],
        EndTurn: shares.keeps,
        BuyCity: cities.city,
        PassCities: cities.pass_cities,
    },
    briefs={
        Found: shares.brief_found,
        BuyOwn: lambda candidate: shares.brief_share(candidate, share_of(candidate)),
        Offer: shares.brief_offer,
        LetGo: shares.brief_let_go,
        BuyInstead: lambda candidate: shares.brief_share(candidate, shares.asked_for(candidate)),
        TakeMoney: lambda candidate: Brief.KEEPS(),
        EndTurn: lambda candidate: Brief.KEEPS(),
        BuyCity: cities.brief_city,
        PassCities: cities.brief_pass,
    },
)
