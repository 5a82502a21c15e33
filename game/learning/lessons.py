"""The available lessons: those of a game, a lesson by its id, and their titles."""

from __future__ import annotations

from functools import cache

from game.learning.lesson_file import Lesson, lesson_files, read_lesson
from game.rules.catalog import find_game, game_keys
from game.words import Localizer


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game (its key), in order. Raises `LessonError` for an invalid file."""
    return tuple(read_lesson(path) for path in lesson_files(game))


def all_lessons() -> tuple[Lesson, ...]:
    """Return the lessons of all games."""
    return tuple(lesson for game in game_keys() for lesson in lessons_of(game))


def find_lesson(name: str) -> Lesson:
    """Return the lesson of this id ("american_rails/table"). Raises `KeyError` if there is none."""
    for lesson in all_lessons():
        if lesson.id == name:
            return lesson
    raise KeyError(name)


def title_of_lesson(lesson: Lesson) -> str:
    """Return a lesson's title."""
    return Localizer(find_game(lesson.game)).translate(lesson.message())
