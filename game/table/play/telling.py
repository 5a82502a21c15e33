"""What happened is told move by move: nothing is on the table, in the log or asked before it was seen.

The match is always at the present; the table follows. `Telling` says at which moment the table stands,
what is being told there, and what waits for somebody's hand: dice to be thrown, a sheet to be put away.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.match.match import Match
from game.rules.contract import TERMINAL, Event, MoneyPaid, Party, State
from game.table.boards.telling import Chapter, Sheet

SHEET_SECONDS: Final = 3.0
"""How long a sheet lies open where only bots play, at the usual pace."""

Cut = Callable[[Sequence[Event], State, State], Sequence[Chapter]]
"""Cuts what a move did into chapters, given the table before and after it."""


@dataclass(frozen=True, slots=True)
class _Told:
    """A chapter with its place in the match."""

    chapter: Chapter
    move: int
    """How many moves had been made when its events had happened."""
    stands: int
    """How many moves have been made on the table that is shown."""
    ends: tuple[tuple[int, int], ...]
    """The moves whose last event it tells: how many of its events those are, how many moves had been made."""
    begins: int
    """How many moves had been made before the first of its events."""


class Telling:
    """The chapters that are still to be told, the first of them at present."""

    def __init__(self, match: Match, cut: Cut) -> None:
        self._match = match
        self._cut = cut
        self._parts: deque[_Told] = deque()
        self._state: State | None = None
        self._seen_state: tuple[int, State] | None = None
        """The table as far as it has been seen, with how many moves had been made."""
        self._passed = 0.0
        """Seconds of motion since the chapter began."""
        self._times: list[float] = []
        """At which of them each of its events has been seen."""
        self.thrown = True
        """Whether the dice of this chapter have left the hand."""
        self._rested = 0.0
        self._settles = False
        """Whether the last chapter is seen to its end before anybody is asked."""
        self.result_follows = True
        """Whether the result is shown when a match that is over has been told; a lesson goes on instead."""

    # What is told

    @property
    def now(self) -> Chapter | None:
        """What is told at present; None where all is told."""
        return self._parts[0].chapter if self._parts else None

    @property
    def holds(self) -> bool:
        """Whether nobody is asked anything yet."""
        return self.tells or self.settles

    @property
    def tells(self) -> bool:
        """Whether something has pages of its own: dice, a sheet, or what comes before and after them."""
        return len(self._parts) > 1 or (bool(self._parts) and self._parts[0].chapter.holds)

    @property
    def settles(self) -> bool:
        """Whether only the motion of what others did is waited for."""
        return self._settles and bool(self._parts) and not self.tells

    @property
    def sheet(self) -> Sheet | None:
        """The sheet that lies open; its button names the result only where that follows."""
        sheet = self._parts[0].chapter.sheet if self._parts else None
        if (
            sheet is None
            or self.result_follows
            or self._match.current_player != TERMINAL
            or self.following is not None
        ):
            return sheet
        return replace(sheet, go_on="")

    @property
    def following(self) -> Sheet | None:
        """The sheet after the chapter that is told at present."""
        return next((part.chapter.sheet for part in list(self._parts)[1:] if part.chapter.sheet), None)

    @property
    def state(self) -> State | None:
        """The table as it is shown while the match is further on; None where it shows the present."""
        return self._state

    @property
    def stands(self) -> int:
        """How many moves have been made where the telling stands."""
        return self._parts[0].move if self._parts else self._match.moves_played

    @property
    def seen(self) -> State:
        """The table after the last move of which everything has been seen: figures are read off it.

        What is shown may be further on already: pieces are drawn from it that are still on their way.
        """
        number = self.moves_seen
        if number == self._match.moves_played:
            return self._match.state
        if self._seen_state is None or self._seen_state[0] != number:
            self._seen_state = number, self._match.position(number)
        return self._seen_state[1]

    @property
    def moves_seen(self) -> int:
        """How many moves had been made when all was over that has been seen."""
        if not self._parts:
            return self._match.moves_played
        part = self._parts[0]
        seen = len(part.chapter.events) - self._untold_here
        return max((moves for events, moves in part.ends if events <= seen), default=part.begins)

    @property
    def _untold_here(self) -> int:
        """How many events of this chapter have not been seen yet."""
        if not self.thrown or not self._times:
            return len(self._parts[0].chapter.events)
        return len(self._times) - bisect_right(self._times, self._passed)

    @property
    def untold(self) -> int:
        """How many events the log must not speak of yet."""
        if not self._parts:
            return 0
        return self._untold_here + sum(len(part.chapter.events) for part in list(self._parts)[1:])

    @property
    def unpaid(self) -> Mapping[Party, int]:
        """Dollars that the table as it is shown has moved already, and that are told in a later chapter."""
        due: dict[Party, int] = {}
        shown = self._parts[0].stands if self._parts else 0
        for part in list(self._parts)[1:]:
            if part.move <= shown:
                for event in part.chapter.events:
                    if isinstance(event, MoneyPaid):
                        due[event.payee] = due.get(event.payee, 0) + event.amount
                        due[event.payer] = due.get(event.payer, 0) - event.amount
        return due

    # Going on

    def begin(self, start: int, asked: int | None) -> None:
        """Tell what has been played since `start` moves had been made.

        `asked` is the seat that is asked next, and sees first what chance or others did; None if nobody is
        asked, or nothing moves.
        """
        self._parts.clear()
        movers = {self._match.mover_of(number) for number in range(start, self._match.moves_played)}
        self._settles = asked is not None and bool(movers - {asked})
        for number in range(start, self._match.moves_played):
            self._add(number)
        self._open()

    def _add(self, number: int) -> None:
        """Put in the chapters of a move; what needs no pause is told together with what came before it."""
        match, parts = self._match, self._parts
        events = match.events_of(number)
        before = match.position(number)
        after = before.copy()
        after.apply_unchecked(match.moves[number])
        chapters = self._cut(events, before, after) or (Chapter(()),)
        for place, chapter in enumerate(chapters, 1):
            stands = number if chapter.before else number + 1
            last = parts[-1] if parts else None
            ends: tuple[tuple[int, int], ...] = ()
            begins = number
            if last is not None and not chapter.holds and not last.chapter.holds:
                chapter = replace(chapter, events=last.chapter.events + chapter.events)
                ends, begins = parts.pop().ends, last.begins
            if place == len(chapters):
                ends = (*ends, (len(chapter.events), number + 1))
            parts.append(_Told(chapter, number + 1, stands, ends, begins))

    def _open(self) -> None:
        self._passed, self._times, self._rested = 0.0, [], 0.0
        self._state = self._seen_state = None
        self.thrown = True
        if self._parts:
            part = self._parts[0]
            self.thrown = part.chapter.thrower is None
            if part.stands < self._match.moves_played:
                self._state = self._match.position(part.stands)

    def time(self, times: list[float]) -> None:
        """Say after how many seconds of motion each event of the chapter has been seen."""
        self._times = times

    def throw(self) -> None:
        """The dice leave the hand."""
        self.thrown = True

    def turn_page(self) -> bool:
        """Go on to the next chapter; False where all is told."""
        if self._parts:
            self._parts.popleft()
        self._open()
        return bool(self._parts)

    def drop(self) -> None:
        """Tell nothing more: the table goes back, or on to the present."""
        self._parts.clear()
        self._open()

    def pass_time(self, motion: float) -> bool:
        """Let seconds of motion pass; whether something more may be spoken of."""
        before = self.untold
        if self.thrown:
            self._passed += motion
        return self.untold != before

    def see_all(self) -> bool:
        """The motion of the chapter is over; whether something more may be spoken of."""
        before = self.untold
        self._passed = max([self._passed, *self._times])
        return self.untold != before

    def rest(self, seconds: float) -> float:
        """Let time pass in which the chapter's motion is over; all of it so far."""
        self._rested += seconds
        return self._rested
