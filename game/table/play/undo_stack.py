"""Undo at the table: which moves are undone together, why none can be, and how that is asked and shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from game.match.journal import AUTOMATIC
from game.match.match import Match
from game.rules.contract import Event, State
from game.words import Localizer, format_list, translate


class Undoable(Protocol):
    """The attributes of a match at the table that undo needs."""

    match: Match
    viewer: int | None
    notice: str

    @property
    def asked(self) -> bool:
        """Return whether a person decides now."""

    @property
    def several(self) -> bool:
        """Return whether several people play at this screen."""

    @property
    def localizer(self) -> Localizer:
        """Return the localizer of the match."""

    def undo(self) -> bool:
        """Undo the last decision of a person; return False if there is none."""


class UndoStack:
    """A record of which decisions an undo includes."""

    def __init__(self, session: Undoable) -> None:
        self._session = session
        self._match = session.match
        self._continued: set[int] = set()
        """The numbers of moves after which a plan continued without another confirmation."""

    @property
    def of_another(self) -> bool:
        """Return whether a move of another person at this screen, or a bot's reply to it, would be undone.

        Moves that the table made for a person without a choice can be made again.
        """
        match, back = self._match, len(self._match.undo_seats)
        played = [entry for entry in match.journal.entries[: match.moves_played] if entry.seat >= 0]
        chosen = {entry.seat for entry in played[len(played) - back :] if entry.by != AUTOMATIC}
        return any(match.seats[seat].person for seat in chosen - {self._session.viewer})

    @property
    def question(self) -> str:
        """Return a question that names whose moves would be undone, if the player did not make them."""
        first, *_ = going = self._match.undo_seats
        others = [seat for seat in going if seat != first]
        replies = (
            translate("undo-asks.replies", names=self._names(others), count=len(others)) if others else ""
        )
        return f"{translate('undo-asks.words', name=self._match.names[first])} {replies}".strip()

    @property
    def refusal(self) -> str:
        """Return why nothing can be undone."""
        localizer, known = self._session.localizer, [line.content for line in self._match.undo_barrier]
        # A game may say why such an event is final.
        keys = (f"{one.message_key()}-final" for one in known if isinstance(one, Event))
        why = next((localizer.translate(key) for key in keys if localizer.has(key)), "")
        line = next((words for one in known if (words := localizer.log_text(one))), "")
        return why or (translate("undo-known", line=line) if line else translate("nothing-to-undo"))

    def joins(self, number: int) -> None:
        """Register that one confirmation continued after `number` moves, so that both are undone together."""
        self._continued = {earlier for earlier in self._continued if earlier < number} | {number}

    def undo(self) -> bool:
        """Undo the last decision, and report whose moves were undone; return False if there is none."""
        match, session = self._match, self._session
        seats = match.undo_seats
        if not session.undo():
            return False
        while match.moves_played in self._continued:
            self._continued.discard(match.moves_played)
            before = match.undo_seats
            if not session.undo():
                break
            seats = before + seats
        if session.several or len(set(seats)) > 1:
            session.notice = translate("took-back", names=self._names(seats), count=len(seats))
        return True

    def step(self, midway: Callable[[State], bool]) -> bool:
        """Go one step back within the current action; False at its beginning.

        `midway` returns whether a state is within an action.
        """
        match, asked = self._match, self._session.asked
        own = set(match.undo_seats) == {match.current_player}
        return asked and own and midway(match.state) and self.undo()

    def _names(self, seats: Sequence[int]) -> str:
        """Return everybody who made one of these moves, each once."""
        return format_list([self._match.names[seat] for seat in dict.fromkeys(seats)])
