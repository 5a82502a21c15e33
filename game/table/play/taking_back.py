"""Undo at the table: whose moves it includes, why it is impossible, and actions begun again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from game.match.journal import AUTOMATIC
from game.match.match import Match
from game.rules.contract import State
from game.words import Localizer, format_list, translate


class Played(Protocol):
    """A match at the table, as far as undo needs it."""

    match: Match
    viewer: int | None
    notice: str

    @property
    def asked(self) -> bool:
        """Whether a person decides now."""

    @property
    def several(self) -> bool:
        """Whether several people play at this screen."""

    @property
    def localizer(self) -> Localizer:
        """Puts what the match tells into words."""

    def undo(self) -> bool:
        """Undo the last decision of a person; False if there is none."""


class TakingBack:
    """What can be undone at a table, and its question and notices."""

    def __init__(self, session: Played) -> None:
        self._session = session
        self._led_to: set[int] = set()
        """How many moves had been played where more was to follow without another confirmation."""

    @property
    def match(self) -> Match:
        """The match at the table."""
        return self._session.match

    @property
    def of_another(self) -> bool:
        """Whether a move for another person at this screen would go back, that person's own or a bot's.

        What the table did for somebody who had no choice can be done again.
        """
        match, back = self.match, len(self.match.undo_seats)
        played = [entry for entry in match.journal.entries[: match.moves_played] if entry.seat >= 0]
        chosen = {entry.seat for entry in played[len(played) - back :] if entry.by != AUTOMATIC}
        return any(match.seats[seat].person for seat in chosen - {self._session.viewer})

    @property
    def question(self) -> str:
        """Return whose moves would be undone, as a question to the other players."""
        first, *_ = going = self.match.undo_seats
        others = [seat for seat in going if seat != first]
        replies = (
            translate("undo-asks.replies", names=self._names(others), count=len(others)) if others else ""
        )
        return f"{translate('undo-asks.words', name=self.match.names[first])} {replies}".strip()

    @property
    def refusal(self) -> str:
        """Return why nothing can be undone."""
        localizer = self._session.localizer
        known = (localizer.log_text(line.content) for line in self.match.undo_barrier)
        line = next((words for words in known if words), "")
        return translate("undo-known", line=line) if line else translate("nothing-to-undo")

    def led(self, number: int) -> None:
        """Join moves of one confirmation, after `number` moves, so that they are undone together."""
        self._led_to = {led for led in self._led_to if led < number} | {number}

    def undo(self) -> bool:
        """Undo the last decision and show whose moves it included; False if there is none."""
        seats = self.match.undo_seats
        if not self._session.undo():
            return False
        while self.match.moves_played in self._led_to:
            self._led_to.discard(self.match.moves_played)
            before = self.match.undo_seats
            if not self._session.undo():
                break
            seats = before + seats
        if self._session.several or len(set(seats)) > 1:
            self._session.notice = translate("took-back", names=self._names(seats), count=len(seats))
        return True

    def step(self, midway: Callable[[State], bool]) -> bool:
        """Go back one step within the current action; False at its beginning.

        `midway` returns whether a state is within an action.
        """
        match, asked = self.match, self._session.asked
        mine = set(match.undo_seats) == {match.current_player}
        return asked and mine and midway(match.state) and self.undo()

    def _names(self, seats: Sequence[int]) -> str:
        """Everybody who made one of these moves, each once."""
        return format_list([self.match.names[seat] for seat in dict.fromkeys(seats)])
