"""What happened since a person's turn: every event in order, and everybody's money before and after.

It covers what others did since that person's last action, and stays until others act again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, takewhile
from typing import Final, Protocol

import pygame

from game.match.journal import AUTOMATIC
from game.match.log import seat_of
from game.match.match import Match
from game.rules.auction import BidMade, BidPassed
from game.rules.catalog import load_accounts
from game.rules.contract import CHANCE, Event, MoneyPaid, event_info, seat_party
from game.table.boards.shown import Shown
from game.table.boards.view import BoardView
from game.table.kit.motion import Motions
from game.table.play.event_playback import EventPlayback
from game.table.play.match_log import LogEntry, MatchLog
from game.words import active_language, format_list, translate


@dataclass(frozen=True, slots=True)
class Balance:
    """A player's money, points or loans that changed."""

    seat: int
    colour: int
    figures: tuple[tuple[str, str], ...]
    """The figures before and after; the first is empty if only the change is public."""


@dataclass(frozen=True, slots=True)
class Recap:
    """What happened since a person's turn."""

    title: str = ""
    balances: tuple[Balance, ...] = ()
    entries: tuple[LogEntry, ...] = ()
    moves: tuple[range, ...] = ()
    """The indices of the moves that each entry is about."""
    is_news: bool = False
    """Whether more has happened than bids in one auction."""
    told: frozenset[tuple[int, str]] = frozenset()
    """The move number and text of each line of the log that the recap repeats."""

    def repeats(self, entry: LogEntry) -> bool:
        """Return whether the recap has an entry of the log, or a later part of its bids."""
        partly = bool(entry.details) and bool(self.moves) and entry.move_number > self.moves[0].start
        return partly or (entry.move_number, entry.words) in self.told


NO_RECAP: Final = Recap()


def recap_start(match: Match, seat: int) -> int:
    """Return the number of moves before a seat's last action that others answered, or are to answer now.

    What the table did automatically for that seat is no action of its own.
    """

    def decided(number: int) -> bool:
        return match.mover_of(number) == seat and match.journal.entries[number].by != AUTOMATIC

    number = match.moves_played
    while number and match.current_player == seat and match.mover_of(number - 1) in (seat, CHANCE):
        number -= 1
    while number and not decided(number - 1):
        number -= 1
    while number and match.mover_of(number - 1) == seat:
        number -= 1
    return number


def _is_own(match: Match, entry: LogEntry, seat: int) -> bool:
    """Return whether an entry is only about a move of the seat, possibly automatic, which the log has.

    It may include what the move revealed, such as the start city of a company that was founded.
    """
    number = entry.move_number - 1
    while entry.event is None and number and match.mover_of(number) == CHANCE:
        number -= 1
    return entry.seat == seat == match.mover_of(number) and not entry.details


def _with_joined_passes(match: Match, entries: Sequence[LogEntry]) -> tuple[LogEntry, ...]:
    """Return entries with successive passes in one line; why players pass is in the log."""
    joined: list[LogEntry] = []
    for passes, group in groupby(entries, _is_pass):
        run = list(group)
        if passes:
            names = [match.names[entry.seat] for entry in run if entry.seat is not None]
            words = translate("recap-passes", names=format_list(names), count=len(names))
            one = replace(run[-1], words=words)
            run = [one if len(run) == 1 else replace(one, colour=None, seat=None, event=None)]
        joined += run
    return tuple(joined)


def _is_pass(entry: LogEntry) -> bool:
    return entry.event is not None and event_info(type(entry.event)).passes


def _scored_by(seat: int, match: Match, events: Sequence[Event]) -> int:
    """Return the points that a seat scored."""
    entries = load_accounts(match.game.key).entries(match.state, events)
    return sum(entry.amount for entry in entries if entry.seat == seat)


def _paid_to(seat: int, match: Match, events: Sequence[Event]) -> int:
    """Return what a seat was paid, less what it paid."""
    payments = [event for event in events if isinstance(event, MoneyPaid)]
    party = seat_party(seat)
    return sum(one.amount * ((one.payee == party) - (one.payer == party)) for one in payments)


class RecapSource(Protocol):
    """What a recap needs from a match at the table."""

    match: Match
    match_log: MatchLog
    view: BoardView
    viewer: int | None
    playback: EventPlayback

    @property
    def covered(self) -> bool:
        """Return whether nothing is shown, because another person must sit down first."""

    def shown(self) -> Shown:
        """Return everything from which the view draws."""


class Recaps:
    """The recap of the person who is asked, and the entry whose place is lit."""

    def __init__(self, source: RecapSource) -> None:
        self._source = source
        self._made: tuple[tuple[object, ...], Recap] = (), Recap()
        self.lit: int | None = None
        """The index of the entry whose place on the board is lit."""
        self.opened: bool | None = None
        """Whether the recap covers the preview of a move; None if nobody has turned the paper."""
        self.enabled = True
        """Whether there are recaps at this table."""

    def reset(self) -> None:
        """Show previews again, and no place."""
        self.lit, self.opened = None, None

    @property
    def current(self) -> Recap:
        """Return the recap of the person at the screen, as far as everything has been seen."""
        source, playback = self._source, self._source.playback
        match, seat = source.match, source.viewer
        if not self.enabled or seat is None or not match.seats[seat].person or source.covered:
            return Recap()
        shown = source.shown()
        key = (match.moves_played, playback.unseen, seat, match.seats, shown.covered, active_language())
        if key != self._made[0]:
            self._made = key, self._make(seat, shown)
        return self._made[1]

    def _make(self, seat: int, shown: Shown) -> Recap:
        source = self._source
        match, start = source.match, recap_start(source.match, seat)
        found = source.match_log.since(start, source.playback.unseen)
        others = [entry for entry in found if not _is_own(match, entry, seat)]
        if all(entry.seat == seat for entry in others):
            return Recap()
        entries = _with_joined_passes(match, others)
        ends = [entry.move_number for entry in entries]
        first = found.index(others[0])
        before = [found[first - 1].move_number if first else start, *ends]
        moves = tuple(range(min(a, b - 1), b) for a, b in zip(before, ends, strict=False))
        return Recap(
            translate("recap" if start else "recap-start"),
            self._balances(others[0], moves[0].start, shown),
            entries,
            moves,
            is_news=any(
                not isinstance(entry.event, BidMade | BidPassed) and not entry.details for entry in others
            ),
            told=frozenset((entry.move_number, entry.words) for entry in others),
        )

    def _balances(self, first: LogEntry, start: int, shown: Shown) -> tuple[Balance, ...]:
        """Return the changes since the `first` entry's event, or for a summary since `start` moves."""
        source, text = self._source, self._source.view.text
        match, earlier = source.match, list[Event]()
        if first.event is not None:
            start = first.move_number - 1
            earlier = list(takewhile(lambda event: event is not first.event, match.events_of(start)))
        before, after = match.position(start), source.playback.seen_state
        balances = []
        for seat, look in enumerate(shown.seats):
            hidden = bool(text.seat_card(seat, shown, Motions()).hidden)
            figures = []
            for then, now in zip(
                text.counts(seat, before, shown), text.counts(seat, after, shown), strict=True
            ):
                if then.change_by is not None:
                    value = then.value + sum(map(then.change_by, earlier))
                else:
                    value = then.value + (_paid_to if then.is_cash else _scored_by)(seat, match, earlier)
                change = now.value - value
                if change and hidden and then.is_cash:
                    figures.append(("", f"+{now.written(change)}" if change > 0 else now.written(change)))
                elif change:
                    figures.append((then.written(value), (now.named or now.written)(now.value)))
            if figures:
                balances.append(Balance(seat, look.colour, tuple(figures)))
        return tuple(balances)

    # Places

    def light(self, index: int | None) -> None:
        """Light the place of an entry, or none."""
        self.lit = index if index is not None and index < len(self.current.entries) else None

    def step(self, by: int) -> None:
        """Light the place of the next or previous entry; after the last one none."""
        count = len(self.current.entries)
        first = 0 if by > 0 else count - 1
        self.light(first if self.lit is None else self.lit + by if self.lit + by >= 0 else None)

    @property
    def _events(self) -> Sequence[Event]:
        """Return what the lit entry is about."""
        recap, match = self.current, self._source.match
        if self.lit is None or self.lit >= len(recap.entries):
            return ()
        event = recap.entries[self.lit].event
        if event is not None:
            return (event,)
        return [event for number in recap.moves[self.lit] for event in match.events_of(number)]

    @property
    def is_out_of_view(self) -> bool:
        """Return whether the lit entry has places on the map, but an enlarged map shows none of them."""
        view, shown, events = self._source.view, self._source.shown(), self._events
        things = [thing for event in events for thing in view.things_of(event, shown)]
        return view.can_zoom and bool(things) and not view.places_of(events, shown)

    def places(self, seat_card: Callable[[int], pygame.Rect]) -> list[pygame.Rect]:
        """Return the rectangles of the lit entry's places: on the board, or else the cards of its seats."""
        events = self._events
        if not events or self.lit is None:
            return []
        found = self._source.view.places_of(events, self._source.shown())
        seat = self.current.entries[self.lit].seat
        seats = [seat_of(event, None) for event in events] if seat is None else [seat]
        return found or [seat_card(seat) for seat in dict.fromkeys(seats) if seat is not None]
