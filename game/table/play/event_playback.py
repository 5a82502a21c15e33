"""Play back events one by one: nothing is on the table, in the log or asked before its event was seen.

The match is always up to date; the table follows. `EventPlayback` knows which state the table shows, which
events it animates, and what waits for the player: dice to be thrown, a sheet to be put away.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol

from game.match.match import Match
from game.rules.contract import TERMINAL, Event, MoneyPaid, Party, State
from game.table.boards.chapters import Chapter, Sheet

SHEET_SECONDS: Final = 3.0
"""The time in seconds for which a sheet stays open if only bots play, at the default speed."""


class EventCutter(Protocol):
    """A protocol for dividing the events of a move into chapters."""

    def cut(self, events: Sequence[Event], before: State, after: State) -> Sequence[Chapter]:
        """Return the chapters of a move, given the state before and after it."""


@dataclass(frozen=True, slots=True)
class _Part:
    """A chapter and its place in the match."""

    chapter: Chapter
    move: int
    """The number of moves at the end of its events."""
    table: int
    """The number of moves in the state that the table shows."""
    ends: tuple[tuple[int, int], ...]
    """The numbers of events and of moves up to the end of each move that ends in this chapter."""
    start: int
    """The number of moves before its first event."""
    acts: tuple[int, ...] = ()
    """For each move of a bot that it shows whole, the number of events up to the end of that move."""


class EventPlayback:
    """The chapters still to be shown; the first one is on display."""

    def __init__(self, match: Match, cutter: EventCutter) -> None:
        self._match = match
        self._cutter = cutter
        self._parts: deque[_Part] = deque()
        self._seen_state: tuple[int, State] | None = None
        """The state as far as it has been seen, and its number of moves."""
        self._passed = 0.0
        """The seconds of animation since the chapter began."""
        self._times: list[float] = []
        """When, in these seconds, each of its events has been seen."""
        self._rested = 0.0
        self._settles = False
        """Whether the last chapter is shown to its end before anybody is asked."""
        self.state: State | None = None
        """The state on the table while the match is further on; None if that is the match's."""
        self.thrown = True
        """Whether the dice of this chapter have been thrown."""
        self.unseen = 0
        """The number of events not seen yet, which the log must not mention."""
        self.result_follows = True
        """Whether the result is shown at the end of the match; a lesson continues instead."""

    # What is shown

    @property
    def chapter(self) -> Chapter | None:
        """Return the chapter on display; None after the last."""
        return self._parts[0].chapter if self._parts else None

    @property
    def blocks(self) -> bool:
        """Return whether nobody is asked anything yet."""
        return bool(self._parts) and (self._settles or self.paged)

    @property
    def paged(self) -> bool:
        """Return whether there are pages: dice, a sheet, or the parts before and after them."""
        return len(self._parts) > 1 or (bool(self._parts) and self._parts[0].chapter.holds)

    @property
    def settling(self) -> bool:
        """Return whether only an animation of others' moves is pending."""
        return self._settles and bool(self._parts) and not self.paged

    @property
    def sheet(self) -> Sheet | None:
        """Return the open sheet; its button names the result only if that follows."""
        sheet = self._parts[0].chapter.sheet if self._parts else None
        if (
            sheet is None
            or self.result_follows
            or self._match.current_player != TERMINAL
            or self.next_sheet is not None
        ):
            return sheet
        return replace(sheet, go_on="")

    @property
    def acts(self) -> Sequence[int]:
        """Return where the bot's moves end among the events of the chapter on display: they are one action,
        shown as one motion. It is empty for a person's move.
        """
        return self._parts[0].acts if self._parts else ()

    @property
    def next_sheet(self) -> Sheet | None:
        """Return the sheet after the chapter on display."""
        return next((part.chapter.sheet for part in list(self._parts)[1:] if part.chapter.sheet), None)

    @property
    def moves_reached(self) -> int:
        """Return the number of moves at the end of this chapter's events."""
        return self._parts[0].move if self._parts else self._match.moves_played

    @property
    def seen_state(self) -> State:
        """Return the state after the last move that has been seen completely; figures are read from it.

        The table may show a later one, from which pieces in motion are drawn.
        """
        number = self.moves_seen
        if number == self._match.moves_played:
            return self._match.state
        if self._seen_state is None or self._seen_state[0] != number:
            self._seen_state = number, self._match.position(number)
        return self._seen_state[1]

    @property
    def moves_seen(self) -> int:
        """Return the number of moves that have been seen completely."""
        if not self._parts:
            return self._match.moves_played
        part = self._parts[0]
        seen = len(part.chapter.events) - self._unseen_here
        return max((moves for events, moves in part.ends if events <= seen), default=part.start)

    @property
    def _unseen_here(self) -> int:
        """Return how many events of this chapter have not been seen yet."""
        if not self._parts:
            return 0
        if not self.thrown or not self._times:
            return len(self._parts[0].chapter.events)
        return len(self._times) - bisect_right(self._times, self._passed)

    @property
    def unpaid(self) -> Mapping[Party, int]:
        """Return the dollars that have moved in the table's state, but that a later chapter shows."""
        due: dict[Party, int] = {}
        shown = self._parts[0].table if self._parts else 0
        for part in list(self._parts)[1:]:
            if part.move <= shown:
                for event in part.chapter.events:
                    if isinstance(event, MoneyPaid):
                        due[event.payee] = due.get(event.payee, 0) + event.amount
                        due[event.payer] = due.get(event.payer, 0) - event.amount
        return due

    # Going on

    def start(self, number: int, asked: int | None) -> None:
        """Start showing the moves since `number`.

        `asked` is the seat that is asked next, and first sees what chance or others did; None if nobody is
        asked, or nothing is animated.
        """
        self._parts.clear()
        movers = {self._match.mover_of(move) for move in range(number, self._match.moves_played)}
        self._settles = asked is not None and bool(movers - {asked})
        for move in range(number, self._match.moves_played):
            self._add(move)
        self._open()

    def _add(self, number: int) -> None:
        """Add the chapters of a move; one that needs no pause is joined to the one before."""
        match, parts = self._match, self._parts
        events, mover = match.events_of(number), match.mover_of(number)
        before = match.position(number)
        after = before.copy()
        after.apply_unchecked(match.moves[number])
        chapters = self._cutter.cut(events, before, after) or (Chapter(()),)
        for place, chapter in enumerate(chapters, 1):
            table = number if chapter.before else number + 1
            last = parts[-1] if parts else None
            ends: tuple[tuple[int, int], ...] = ()
            acts: tuple[int, ...] = ()
            start = number
            if last is not None and not chapter.holds and not last.chapter.holds:
                chapter = replace(chapter, events=last.chapter.events + chapter.events)
                ends, start, acts = parts.pop().ends, last.start, last.acts
            if place == len(chapters):
                ends = (*ends, (len(chapter.events), number + 1))
            if place == 1 and not chapter.holds and mover >= 0 and not match.seats[mover].person:
                acts = (*acts, len(chapter.events))
            parts.append(_Part(chapter, number + 1, table, ends, start, acts))

    def _open(self) -> None:
        self._passed, self._times, self._rested = 0.0, [], 0.0
        self.state = self._seen_state = None
        self.thrown = True
        if self._parts:
            part = self._parts[0]
            self.thrown = part.chapter.thrower is None
            if part.table < self._match.moves_played:
                self.state = self._match.position(part.table)
        self._count()

    def _count(self) -> None:
        self.unseen = self._unseen_here + sum(len(part.chapter.events) for part in list(self._parts)[1:])

    def set_times(self, times: list[float]) -> None:
        """Set after how many seconds of animation each event of the chapter has been seen."""
        self._times = times
        self._count()

    def throw(self) -> None:
        """Throw the dice."""
        self.thrown = True
        self._count()

    def turn_page(self) -> bool:
        """Go to the next chapter; return False at the end."""
        if self._parts:
            self._parts.popleft()
        self._open()
        return bool(self._parts)

    def stop(self) -> None:
        """Show the match's state, because of an undo or because nothing else needs to be shown."""
        self._parts.clear()
        self._open()

    def advance(self, seconds: float) -> None:
        """Advance the animation by seconds."""
        if self.thrown and self._parts:
            self._passed += seconds
            self._count()

    def finish_chapter(self) -> None:
        """End the animation of the chapter."""
        self._passed = max([self._passed, *self._times])
        self._count()

    def rest(self, seconds: float) -> float:
        """Add to the time since the end of the chapter's animation, and return the total."""
        self._rested += seconds
        return self._rested
