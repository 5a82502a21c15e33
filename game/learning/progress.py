"""The lessons that a person has completed, and the position in an unfinished one.

>>> from pathlib import Path
>>> from tempfile import mkdtemp
>>> store = Store(Path(mkdtemp()))
>>> progress = Progress(store)
>>> progress.done("american_rails/table")
[]
>>> progress.of_all()
frozenset({'american_rails/table'})
>>> store.close()
"""

from __future__ import annotations

from game.learning.lesson_file import Lesson
from game.learning.lessons import lessons_of
from game.match.store import Store, StoreError
from game.people.achievement_file import Achievement
from game.people.achievements import update_career_achievements
from game.people.profiles import NoSuchProfile, People


class Progress:
    """The current person's progress in lessons. Unreadable data counts as missing."""

    def __init__(self, store: Store) -> None:
        self._store, self._people = store, People(store)

    def of_all(self) -> frozenset[str]:
        """Return the ids of all completed lessons."""
        try:
            return frozenset(self._people.deeds(self._people.current.id, "lesson"))
        except (StoreError, NoSuchProfile):
            return frozenset()

    def done(self, lesson: str) -> list[Achievement]:
        """Record that a lesson (its id) is completed; return the achievements that it earns."""
        self._store.write_soon(lambda: self._people.record_deed(self._people.current.id, "lesson", lesson))
        try:
            return update_career_achievements(self._store, self._people.current)
        except (StoreError, NoSuchProfile):
            return []

    def next_of(self, game: str) -> Lesson | None:
        """Return the first uncompleted lesson of a game; None if all are completed."""
        done = self.of_all()
        return next((lesson for lesson in lessons_of(game) if lesson.id not in done), None)

    @property
    def name(self) -> str:
        """The name of the learner; "" if none has been typed."""
        try:
            return self._people.current.name
        except StoreError:
            return ""
