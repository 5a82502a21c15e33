"""The check that a lesson can be played from its first card to its last, and is complete.

The lesson is played by its own hints; errors are reported with their place in the file.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from game.learning.lesson_course import Course
from game.learning.lesson_figures import Figures
from game.learning.lesson_file import Lesson, LessonFlaw, Step, read_lesson
from game.learning.places import OutOfPlace, read_place
from game.rules.catalog import find_game
from game.rules.codecs import MoveParseError
from game.rules.contract import Move, State
from game.rules.messages import Message
from game.words import LANGUAGES, Localizer, MissingMessage, override
from game.words.message_catalog import message_catalog

MOST_WORDS: Final = 48
"""The maximum number of words on a card; players do not read more."""


def check_lesson(path: Path) -> Lesson:
    """Return the valid lesson in a file. Raises `LessonError` for the first error."""
    lesson = read_lesson(path)
    course = Course(lesson)
    while True:
        _check_step(lesson, course)
        if course.is_last:
            break
        course.go_on()
    _check_words(lesson, course.figures)
    return lesson


def _check_step(lesson: Lesson, course: Course) -> None:
    """Check that a step's places exist, and that its hints lead to the next step."""
    step, scene, index = course.step, course.scene, course.index
    for i, place in enumerate(step.at):
        try:
            read_place(place, course.match.game, lesson.scenes[scene])
        except OutOfPlace as error:
            raise lesson.error(lesson.spot(scene, index, f"at[{i}]"), error.message) from None
    if step.tells:
        return
    if not step.hint:
        raise lesson.error(lesson.spot(scene, index), LessonFlaw.NO_HINT())
    for i, text in enumerate(step.hint):
        place = lesson.spot(scene, index, f"hint[{i}]")
        if course.match.current_player != course.you:
            raise lesson.error(place, _others_turn(course))
        move = _legal(lesson, place, course.match.state, text)
        if not course.allows(move):
            raise lesson.error(place, LessonFlaw.NOT_WANTED(move=text))
        number = course.match.moves_played
        course.match.play(move)
        course.played(number)
    if not course.watches:
        raise lesson.error(lesson.spot(scene, index, "hint"), LessonFlaw.UNFINISHED())
    _play_replies(lesson, course, step)


def _play_replies(lesson: Lesson, course: Course, step: Step) -> None:
    match = course.match
    for i, text in enumerate(step.replies):
        place = lesson.spot(course.scene, course.index, f"replies[{i}]")
        if match.is_over:
            raise lesson.error(place, LessonFlaw.OVER())
        number = match.moves_played
        match.play(_legal(lesson, place, match.state, text))
        course.played(number)


def _others_turn(course: Course) -> Message:
    return LessonFlaw.OTHERS_TURN(name=course.match.names[course.match.current_player])


def _legal(lesson: Lesson, place: str, state: State, text: str) -> Move:
    try:
        move = state.game.parse_move(text)
    except MoveParseError as error:
        raise lesson.error(place, LessonFlaw.NOT_LEGAL(move=text, why=error.message)) from None
    why = state.illegal_reason(move)
    if why is not None:
        raise lesson.error(place, LessonFlaw.NOT_LEGAL(move=text, why=why))
    return move


def messages_of(lesson: Lesson) -> Iterator[tuple[str, str, bool]]:
    """Yield each message of a lesson: its place, its key, and whether it has a title and words."""
    yield "", lesson.message(), True
    yield "", f"{lesson.message()}.done", False
    for i, scene in enumerate(lesson.scenes):
        for j, step in enumerate(scene.steps):
            yield lesson.spot(i, j, "words"), lesson.message(step.words), True
            for answer in step.instead.values():
                yield lesson.spot(i, j, "instead"), lesson.message(answer), False
            for remark in step.remarks.values():
                yield lesson.spot(i, j, "remarks"), lesson.message(remark), False


def _check_words(lesson: Lesson, figures: Figures) -> None:
    """Raise `LessonError` if a complete language lacks a message, or if one is too long.

    `figures` are those of any position of the lesson.
    """
    localizer = Localizer(find_game(lesson.game))
    for place, key, titled in messages_of(lesson):
        for spoken, language in LANGUAGES.items():
            sheet = message_catalog(spoken).bundle(lesson.game)
            for part in (key, f"{key}.words") if titled else (key,):
                try:
                    with override(spoken):
                        found = len(localizer.translate_for_board(part, **figures).split())
                    if language.complete and not sheet.has_own(part):
                        raise MissingMessage
                except MissingMessage:
                    raise lesson.error(place, LessonFlaw.NO_WORDS(language=spoken, key=part)) from None
                if found > MOST_WORDS:
                    what = LessonFlaw.LONG(language=spoken, key=part, maximum=MOST_WORDS, found=found)
                    raise lesson.error(place, what)
