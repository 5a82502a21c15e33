"""Changes at the table that could not be saved: they are retried while the window stays responsive."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Final, TypeVar

from game.match.match import Match
from game.match.store import MatchChanged, NoSuchMatch, StoreError, StoreErrorCode
from game.words import localize, translate

RETRY: Final = 0.2
"""The time in seconds between two attempts."""
WORTH_TELLING: Final = 1.0
"""The seconds of waiting after which a later success is reported."""

Result = TypeVar("Result")


@dataclass(slots=True)
class _Waiting:
    """A change that could not be saved yet."""

    attempt: Callable[[], None]
    """Makes the change and what follows. Raises `StoreError`."""
    trouble: StoreError
    left: float = RETRY
    """The time in seconds until the next attempt."""
    waited: float = 0.0


class Unsaved:
    """A match's change that waits to be saved, if any.

    No attempt blocks the window: while another program holds the saved games it fails immediately.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._waiting: _Waiting | None = None

    @property
    def waits(self) -> bool:
        """Return whether a change waits to be saved."""
        return self._waiting is not None

    @property
    def words(self) -> str:
        """Return why it could not be saved, and what happens then; "" if nothing waits."""
        if self._waiting is None:
            return ""
        note = self._waiting.trouble.message
        if note.id is StoreErrorCode.GONE:
            return localize(note)
        busy = note.id is StoreErrorCode.BUSY
        why = translate("saving-waits.busy", **dict(note.args)) if busy else localize(note)
        return translate("saving-waits.words", why=why)

    def drop(self) -> None:
        """Discard the change: the match stays as it is."""
        self._waiting = None

    def save(self, change: Callable[[], Result], then: Callable[[Result], None]) -> bool:
        """Make a change and what follows; return False if it waits now. An earlier waiting one is discarded.

        Raises `StoreError` if trying again can't help.
        """

        def attempt() -> None:
            store = self._match.store
            with nullcontext() if store is None else store.without_waiting():
                result = change()
            then(result)

        self._waiting = None
        try:
            attempt()
        except StoreError as trouble:
            if not self._may_pass(trouble):
                raise
            self._waiting = _Waiting(attempt, trouble)
            return False
        return True

    def pass_time(self, seconds: float) -> str:
        """Retry when it is time; return what to report, or "".

        Raises `StoreError` if trying again can't help any more.
        """
        waiting = self._waiting
        if waiting is None:
            return ""
        waiting.waited += seconds
        waiting.left -= seconds
        if waiting.left > 0:
            return ""
        waiting.left = RETRY
        try:
            waiting.attempt()
        except StoreError as trouble:
            if not self._may_pass(trouble):
                self._waiting = None
                raise
            waiting.trouble = trouble
            return ""
        self._waiting = None
        return translate("saving-again") if waiting.waited >= WORTH_TELLING else ""

    def _may_pass(self, trouble: StoreError) -> bool:
        """Return whether saving may work later: not if the match was changed elsewhere or all is a copy."""
        store = self._match.store
        return not (
            isinstance(trouble, MatchChanged | NoSuchMatch) or (store is not None and store.read_only)
        )
