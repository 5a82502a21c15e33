"""Which lessons somebody has done, and where the last one was left.

>>> from pathlib import Path
>>> from tempfile import mkdtemp
>>> store = Store(Path(mkdtemp()))
>>> progress = Progress(store)
>>> progress.done("american_rails/table")
>>> progress.of_all()
frozenset({'american_rails/table'})
>>> store.close()
"""

from __future__ import annotations

from game.learning.lesson_file import Lesson
from game.learning.lessons import lessons_of
from game.match.store import Store, StoreError
from game.people.profiles import NoSuchProfile, People


class Progress:
    """What the person at the screen has learned. What can't be read is as if it were not there."""

    def __init__(self, store: Store) -> None:
        self._store, self._people = store, People(store)

    def of_all(self) -> frozenset[str]:
        """Return the ids of all lessons that are done."""
        try:
            return frozenset(self._people.deeds(self._people.current.id, "lesson"))
        except (StoreError, NoSuchProfile):
            return frozenset()

    def done(self, lesson: str) -> None:
        """Record that a lesson (its id) is done."""
        self._store.write_soon(lambda: self._people.record_deed(self._people.current.id, "lesson", lesson))

    def next_of(self, game: str) -> Lesson | None:
        """Return the first lesson of a game that is not done; None where all are."""
        done = self.of_all()
        return next((lesson for lesson in lessons_of(game) if lesson.id not in done), None)

    @property
    def name(self) -> str:
        """What the learner is called; "" where nobody has typed a name."""
        try:
            return self._people.current.name
        except StoreError:
            return ""
