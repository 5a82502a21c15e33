"""The puzzles a person has solved, stored with the person's profile.

>>> from tempfile import mkdtemp
>>> from pathlib import Path
>>> store = Store(Path(mkdtemp()))
>>> mine = Solved(store)
>>> mine.note("american_rails/1-0-170", found=False)
>>> mine.note("american_rails/1-4-47", found=True)
>>> [mine.state(f"american_rails/{key}").value for key in ("1-0-170", "1-4-47", "1-9-9")]
['seen', 'solved', 'none']
>>> store.close()
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from game.match.store import Store
from game.people.achievements import FOUND
from game.people.profiles import DeedKind, People

KIND: Final[DeedKind] = "puzzle"


class Attempt(Enum):
    """A person's progress with a puzzle."""

    NONE = "none"
    SEEN = "seen"
    """The solution was looked at."""
    SOLVED = "solved"


class Solved:
    """The puzzles of the active profile. Everything raises `StoreError`."""

    def __init__(self, store: Store) -> None:
        self._people = People(store)
        self._profile = self._people.current.id
        self._found = self._read()

    def _read(self) -> dict[str, bool]:
        """Return every puzzle that was tried, and whether its best move was found."""
        deeds = self._people.deeds(self._profile, KIND)
        return {key: bool(deed.figures.get(FOUND)) for key, deed in deeds.items()}

    def state(self, key: str) -> Attempt:
        """Return the progress with the puzzle of this key (`Posed.key`)."""
        found = self._found.get(key)
        return Attempt.NONE if found is None else Attempt.SOLVED if found else Attempt.SEEN

    def note(self, key: str, found: bool) -> None:
        """Record that the best move was found, or the solution shown; the first time counts."""
        self._found |= self._read()  # It may have been solved in another window.
        if key not in self._found:
            self._people.record_deed(self._profile, KIND, key, {FOUND: int(found)})
            self._found[key] = found
