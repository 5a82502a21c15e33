"""Lessons as data: the file of a lesson below ``assets/lessons``, and its errors.

>>> lesson = read_lesson(asset("lessons", "american_rails", "1_table.toml"))
>>> lesson.key, lesson.place, lesson.head.minutes > 0
('table', 1, True)
>>> lesson.scenes[0].steps[0].words
'welcome'
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from assets import asset
from game.rules.boards import BoardError, Name, read_toml
from game.rules.catalog import find_game, game_keys
from game.rules.contract import GameError
from game.rules.messages import Message, MessageId
from game.rules.schema_errors import ErrorContext, SchemaError, at_place, parse_validation_error

FOLDER: Final = "lessons"
ANY: Final = "*"
"""The wildcard in a pattern of moves."""

_SEATS: Final = tuple(str(seat + 1) for seat in range(8))
"""The player names used in errors about a lesson's file."""

Key = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
"""The last part of a message's key."""


class LessonFlaw(MessageId):
    """The errors in the content of a well-formed lesson file."""

    FILE_NAME = "lesson-flaw-file-name"
    NO_MATCH = "lesson-flaw-no-match", "found"
    POSITION = "lesson-flaw-position", "what"
    NOT_LEGAL = "lesson-flaw-not-legal", "move why"
    NOT_WANTED = "lesson-flaw-not-wanted", "move"
    UNFINISHED = "lesson-flaw-unfinished"
    OTHERS_TURN = "lesson-flaw-others-turn", "name"
    OVER = "lesson-flaw-over"
    NO_WORDS = "lesson-flaw-no-words", "language key"
    LONG = "lesson-flaw-long", "language key maximum found"
    NO_PLACE = "lesson-flaw-no-place", "found"
    NO_HINT = "lesson-flaw-no-hint"


class LessonError(GameError, ValueError):
    """A lesson that can't be used; the note names the file, the place and what was expected."""

    def __init__(self, file: str, place: str, what: Message, game: str | None = None) -> None:
        """Create an error at `place` ("scenes[0].steps[2].hint"), which is empty for the file as a whole.

        `what` may refer to things of `game`, and to seats by their numbers from 1.
        """
        spoken = find_game(game) if game in game_keys() else None
        super().__init__(ErrorContext.FILE(file=file, what=at_place(place, what)), spoken, _SEATS)


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    """The section ``[lesson]``."""

    game: str
    minutes: Annotated[int, Meta(ge=1, le=240)]
    free_game: bool = False
    """Whether the lesson ends with a full game against bots of the apprentice level."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One card of the conductor: his words, where he points, what he asks for, his answers."""

    words: Key
    """The key of its message: the title, and in the attribute ``words`` the conductor's words."""
    at: list[str] = []
    """The places that he points at: "city Cleveland", "row expand_4", "seat Clara", "prompt"."""
    want: list[str] = []
    """The patterns of the moves that he asks for; if empty, the step only explains."""
    hint: list[str] = []
    """The moves that he shows, one after the other."""
    whole_turn: bool = False
    """Whether it lasts until another seat is to act; otherwise each step is one move for each hint."""
    instead: dict[str, Key] = {}
    """The answers to other moves: patterns, and the suffixes of the messages' keys."""
    remarks: dict[str, Key] = {}
    """His remarks on moves that he accepts: patterns, and the suffixes of the messages' keys."""
    replies: list[str] = []
    """The moves of the other seats that follow."""
    face: Literal["calm", "pleased", "doubtful"] = "calm"

    @property
    def tells(self) -> bool:
        """Whether the step only explains, without asking for a move."""
        return not self.want

    def wants(self, move: str) -> bool:
        """Return whether a move, in its text form, is one that is asked for."""
        return any(fnmatchcase(move, pattern) for pattern in self.want)

    def answer_to(self, move: str) -> Key | None:
        """Return the suffix of the key of his answer to another move; None for the default answer."""
        return _of_pattern(self.instead, move)

    def remark_on(self, move: str) -> Key | None:
        """Return the suffix of the key of his remark on a move; None if he makes none."""
        return _of_pattern(self.remarks, move)


def _of_pattern(keys: Mapping[str, Key], move: str) -> Key | None:
    """Return the first of the keys whose pattern a move matches."""
    return next((key for pattern, key in keys.items() if fnmatchcase(move, pattern)), None)


class Scene(Struct, frozen=True, forbid_unknown_fields=True):
    """A position on the table, and the steps that begin there."""

    seats: Annotated[list[Name], Meta(min_length=1)]
    you: Name
    """The name of the seat in which the learner sits."""
    steps: Annotated[list[Step], Meta(min_length=1)]
    seed: Annotated[int, Meta(ge=0)] = 1
    match: str | None = None
    """The recorded match from which the lesson starts; a new deal without one."""
    moves: Annotated[int, Meta(ge=0)] = 0
    """The number of that match's moves that have been made."""
    played: list[str] = []
    """The moves that are made next: those of all seats, but not those of chance."""


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    lesson: Head
    scenes: Annotated[list[Scene], Meta(min_length=1)]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson, as read from its file."""

    key: str
    """The lesson's key in its game and in its messages."""
    place: int
    """The lesson's place among those of its game, from 1."""
    file: str
    head: Head
    scenes: tuple[Scene, ...]

    @property
    def game(self) -> str:
        """The key of its game."""
        return self.head.game

    @property
    def id(self) -> str:
        """The identifier among all lessons: "american_rails/table"."""
        return f"{self.game}/{self.key}"

    @property
    def steps(self) -> int:
        """The number of steps in all scenes."""
        return sum(len(scene.steps) for scene in self.scenes)

    def scene_of(self, step: int) -> int:
        """Return the index of the scene of a step, counted from 1; the first scene for an unknown step."""
        for i, scene in enumerate(self.scenes):
            if step <= len(scene.steps):
                return i
            step -= len(scene.steps)
        return 0

    def step(self, number: int) -> Step:
        """Return a step of the whole lesson, counted from 1."""
        return [step for scene in self.scenes for step in scene.steps][number - 1]

    def message(self, part: str = "") -> str:
        """Return the key of the lesson's title, or of one of its steps and answers."""
        return f"lesson-{self.key}-{part}" if part else f"lesson-{self.key}"

    def spot(self, scene: int, step: int | None = None, field: str = "") -> str:
        """Return a place in the file, for errors: "scenes[0].steps[2].hint"."""
        parts = [f"scenes[{scene}]", *([f"steps[{step}]"] if step is not None else []), field]
        return ".".join(part for part in parts if part)

    def error(self, place: str, what: Message) -> LessonError:
        """Return the error that something is wrong at a place in the file."""
        return LessonError(self.file, place, what, self.game)


def read_lesson(path: Path) -> Lesson:
    """Return the lesson in a file called PLACE_KEY.toml ("2_first-share.toml").

    Raises `LessonError`. It doesn't check whether the moves are legal or the messages exist: see
    `lesson_check`.
    """
    named = re.fullmatch(r"(\d+)_([a-z0-9]+(?:-[a-z0-9]+)*)", path.stem)
    if named is None or path.suffix != ".toml":
        raise LessonError(path.name, "", LessonFlaw.FILE_NAME())
    try:
        data = read_toml(path)
    except BoardError as error:
        raise LessonError(path.name, "", error.detail) from None
    file = _converted(data, path.name)
    return Lesson(named[2], int(named[1]), path.name, file.lesson, tuple(file.scenes))


def _converted(data: Mapping[str, Any], name: str) -> _File:
    try:
        return msgspec.convert(data, _File)
    except msgspec.ValidationError as error:
        place, what = parse_validation_error(error)
        if what == SchemaError.OTHER():
            what = SchemaError.NAME()
        raise LessonError(name, place, what) from None


def lesson_files(game: str) -> list[Path]:
    """Return the files of a game's lessons, in the order of their places; none for a game without lessons."""
    try:
        folder = asset(FOLDER, game)
    except FileNotFoundError:
        return []
    return sorted(folder.glob("*.toml"), key=lambda path: (int(path.stem.partition("_")[0]), path.stem))
