"""Bidding up to a limit at the table: how a person sets, changes and cancels it, and the bids made by it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Protocol

from game.match.match import Match
from game.rules.auction import Bid
from game.rules.contract import Move
from game.table.boards.shown import Pickable
from game.table.boards.view import BoardView
from game.table.play.bid_limits import LIMIT, BidLimits, bids_of
from game.table.play.decision import AmountChoice, Decision
from game.words import Localizer, Money, translate


class Bidding(Protocol):
    """What bidding needs from a match at the table."""

    match: Match
    view: BoardView
    notice: str
    decision: Decision

    @property
    def localizer(self) -> Localizer:
        """Return the localizer of the match."""

    @property
    def sits(self) -> bool:
        """Return whether a person at the screen decides, also before what came before has been seen."""

    @property
    def asked(self) -> bool:
        """Return whether a person decides now."""

    @property
    def several(self) -> bool:
        """Return whether several people play at this screen."""

    def play(self, move: Move, *, automatic: bool = False, then: Callable[[], None] = ...) -> bool:
        """Play a move."""

    def note_made(self, words: str) -> None:
        """Remember a move that the table makes for the current player."""

    def begin_decision(self) -> None:
        """Begin a new decision."""

    def redraw(self) -> None:
        """Redraw the table."""


class AutoBidder:
    """A bidder for people, who say up to which price."""

    def __init__(self, session: Bidding, limits: BidLimits) -> None:
        self._session = session
        self._match = session.match
        self._limits = limits
        self.enabled = True
        """Whether the table bids for people."""
        self.choice = Decision()
        """The choice of a limit while others decide; nothing can be chosen at other times."""
        self._unchanged = self.choice
        """The same choice before the person chose another limit."""

    @property
    def seat(self) -> int | None:
        """Return the seat of the person who can set or cancel a limit now, or None.

        While others decide, it is the only person's: several people must not see each other's limits.
        """
        if not self.enabled or not self._limits.bidding:
            return None
        people = [seat for seat, plan in enumerate(self._match.seats) if plan.person]
        if len(people) > 1:
            people = [seat for seat in people if seat == self._match.current_player]
        return people[0] if people else None

    @property
    def limit(self) -> int | None:
        """Return the limit up to which the table bids for that person, or None."""
        seat = self.seat if self._limits.any_set else None
        return None if seat is None else self._limits.of(seat)

    @property
    def amount(self) -> AmountChoice | None:
        """Return the amount that would be the limit: the chosen bid or, while others decide, `choice`."""
        session = self._session
        return session.decision.amount if session.asked else self.choice.amount

    @property
    def is_changing(self) -> bool:
        """Return whether a new limit was chosen while others decide, but not yet set."""
        return not self._session.asked and self.choice.amount != self._unchanged.amount

    def highest(self, price: int | None) -> int | None:
        """Return the highest legal bid of the person who decides that is within a price, or None."""
        seat = self.seat if self._session.asked else None
        if price is None or seat is None:
            return None
        bids = (bid.amount for bid in bids_of(self._match.state, seat))
        return max((amount for amount in bids if amount <= price), default=None)

    def is_button(self, thing: Pickable) -> bool:
        """Return whether a thing is the button that sets the limit of the person who decides."""
        return thing == LIMIT and self._session.asked and self.enabled and self._limits.bidding

    def offer(self) -> None:
        """Offer the choice of a limit after a change of the table; what was chosen before stays chosen."""
        self._choose_from(self.choice)

    def forget(self) -> None:
        """Drop a new limit that was chosen, but not set."""
        self._choose_from(Decision())

    def _choose_from(self, before: Decision) -> None:
        """Offer the limits that are legal now; what was chosen `before` stays chosen."""
        session, seat = self._session, self.seat
        self.choice = self._unchanged = Decision()
        if session.sits or session.several or seat is None:
            return
        choice = Decision.among(bids_of(self._match.state, seat))
        self.choice = self._unchanged = replace(choice, value=self._limits.of(seat))
        if before.value is not None or before.typed:
            self.choice = before.go_on_among(choice)

    def set(self, amount: int) -> None:
        """Set the limit: the table bids for the person from now on."""
        seat = self.seat
        if seat is not None:
            self._limits.set(seat, amount)
            self._changed(seat)

    def cancel(self) -> None:
        """Cancel the limit: the person is asked again."""
        seat = self.seat
        if seat is not None:
            self._limits.cancel(seat)
            self._changed(seat)
            self._session.notice = translate("limit-canceled")

    def _changed(self, seat: int) -> None:
        """Show a change of the limit. A bot that thinks goes on thinking."""
        if self._match.current_player == seat:
            self._session.begin_decision()
        else:
            self.forget()
            self._session.redraw()

    def play(self, move: Move) -> None:
        """Bid or pass for the current player, whose limit decides.

        While the person is choosing another limit, it cancels the limit instead of passing.
        """
        match, session = self._match, self._session
        seat, number = match.current_player, match.moves_played
        limit, passes = self._limits.of(seat), not isinstance(move, Bid)
        if limit is None or (passes and self.is_changing):
            self.cancel()
            return
        if passes:
            key = "limit-passed.name" if session.several else "limit-passed"
            if session.view.wide:  # A low prompt has room for a line, below what is asked next.
                key = "limit-passed-briefly.name" if session.several else "limit-passed-briefly"
            auction = session.localizer.message(match.state.prompt())
            auction += "" if auction.endswith("?") else "."
            session.note_made(translate(key, auction=auction, name=match.names[seat], limit=Money(limit)))
        made = partial(self._limits.made, seat, number)
        session.play(move, automatic=not self._limits.is_decision, then=made)
