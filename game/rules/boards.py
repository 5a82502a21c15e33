"""Board files in TOML; the program's own are in ``assets/boards``.

>>> read_toml(asset("boards", "american_rails.toml"))["board"]
{'game': 'american_rails', 'title': 'The East of the United States', 'titles': {'de': 'Der Osten
der Vereinigten Staaten'}}
>>> convert_board({"title": "Ruhr"}, BoardHeader, "ruhr.toml")
Traceback (most recent call last):
    ...
game.rules.boards.BoardError: error-in-file file=ruhr.toml what=schema-error-field field=game
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from assets import asset
from game.rules.files import (
    FileErrorCode,
    os_error_message,
    parse_toml,
    read_bounded,
    toml_error_message,
    unicode_error_message,
)
from game.rules.letters import code_point, first_undisplayable, is_displayable
from game.rules.messages import Message, UserError
from game.rules.schema_errors import ErrorContext, SchemaError, ValueType, at_place, parse_validation_error
from game.rules.validation import BoardErrorCode

T = TypeVar("T")

MAXIMUM_BYTES: Final = 256 * 1024
"""The greatest size of a board's or a lesson's file; the largest of the program's own has 14,000 bytes."""

MAXIMUM_VALUES: Final = 20_000
"""The greatest number of values in a board with its look; the program's own have up to 2,000."""

MAXIMUM_TEXT: Final = 1000
"""The greatest length of a text in a board, in letters, whatever it is for."""

MAXIMUM_LEVELS: Final = 12
"""The greatest depth of tables and lists inside one another in a board; the program's own have 6."""

MAXIMUM_NAME: Final = 60
"""The greatest length of the name of a piece or of a board's title, in letters."""

Name = Annotated[str, msgspec.Meta(pattern=r"^\S(.*\S)?$", max_length=MAXIMUM_NAME)]
"""The name of a piece: not empty, no spaces around it, so that moves can contain it as text."""

Key = Annotated[str, msgspec.Meta(max_length=MAXIMUM_NAME)]
"""A word by which a file refers to something: the name of a piece or a color."""

Line = Annotated[str, msgspec.Meta(pattern=r"^\S(.*\S)?$", max_length=100)]
"""A sentence that fits next to the box of a game."""

Positive = Annotated[int, msgspec.Meta(ge=1, le=999)]

BoardFile = dict[str, Any]
"""A whole board file as plain data, ready for JSON: so a board travels with a match."""

LOOK: Final = "look"
"""The key in a board's data under which its look travels with it."""


Titles = dict[str, dict[str, Name]]
"""The sections ``[titles.LANGUAGE]``: what things are called in a language, by their names in the file."""


class LookFile(NamedTuple):
    """The look of a printed board as plain data, and its file name in errors.

    >>> find_look(read_board_file("new_england_railways"), "lakes.toml").name
    'lakes_look.toml'
    """

    name: str
    data: BoardFile


class BoardError(UserError, ValueError):
    """A board file that can't be used; the message names the file, the place and the requirement."""

    def __init__(self, file: str, place: str, what: Message) -> None:
        """Create an error at `place` ("cities[2].hex"), which is empty for the file as a whole."""
        self.detail = at_place(place, what)
        """The place and what was expected there, without the file."""
        super().__init__(ErrorContext.FILE(file=file, what=self.detail))


class BoardHeader(Struct, frozen=True, forbid_unknown_fields=True):
    """The section ``[board]``: the game that the board is for, and its title.

    >>> head = BoardHeader(game="american_rails", title="The Ruhr", titles={"de": "Das Ruhrgebiet"})
    >>> head.title_in("de"), head.title_in("en")
    ('Das Ruhrgebiet', 'The Ruhr')
    """

    game: Key
    title: Name
    titles: dict[Key, Name] = {}
    """The title in other languages, by their keys."""
    players: Annotated[list[Positive], msgspec.Meta(max_length=20)] | None = None
    """The player counts that it is for, one after the other; all of the game's if it names none."""
    minutes: Positive | None = None
    """The approximate minutes of a game on it, if they differ from those of the game's own board."""
    about: dict[Key, Line] = {}
    """A sentence about the game on it, by language; other languages get the first one."""

    def title_in(self, language: str) -> str:
        """Return the board's title in a language; without one there, the title of its file."""
        return self.titles.get(language, self.title)

    def about_in(self, language: str) -> str | None:
        """Return the description of a game on the board in a language; None if the file has none."""
        return self.about.get(language, next(iter(self.about.values()), None))


class _Headed(Struct):
    board: BoardHeader


def read_toml(path: Path) -> BoardFile:
    """Return the plain data of a TOML file. Raises `BoardError` if it can't be read or is no TOML."""
    try:
        text = read_bounded(path, MAXIMUM_BYTES).decode("utf-8-sig")
    except OSError as error:
        raise BoardError(str(path), "", ErrorContext.UNREADABLE(why=os_error_message(error))) from error
    except UnicodeDecodeError as error:
        raise BoardError(path.name, "", unicode_error_message(error)) from error
    try:
        data = parse_toml(text)
    except (ValueError, RecursionError) as error:
        raise BoardError(path.name, "", toml_error_message(error, text)) from error
    check_size(data, path.name)
    check_letters(data, path.name)
    return data


def check_size(data: BoardFile, name: str) -> None:
    """Raise `BoardError` if the data of a file called `name` are more than any board has.

    All readers of files and of boards in matches call it before they use the data.

    >>> check_size({"board": {"title": "x" * 2000}}, "ruhr.toml")
    Traceback (most recent call last):
        ...
    game.rules.boards.BoardError: error-in-file file=ruhr.toml what=error-at place=board.title
    what=schema-error-shorter kind=type-str length=1000
    """
    left = MAXIMUM_VALUES
    todo: list[tuple[str, int, object]] = [("", 0, data)]
    while todo:
        place, depth, value = todo.pop()
        left -= 1
        inside: Iterable[tuple[str, object]] = ()
        if isinstance(value, dict):
            inside = [(f"{place}.{key[:MAXIMUM_NAME]}".lstrip("."), one) for key, one in value.items()]
            value = max(map(str, value), key=len, default="")
        elif isinstance(value, list):
            inside = [(f"{place}[{number}]", one) for number, one in enumerate(value[:left])]
            left -= len(value) - len(inside)
        if isinstance(value, str) and len(value) > MAXIMUM_TEXT:
            raise BoardError(name, place, SchemaError.SHORTER(kind=ValueType.STR(), length=MAXIMUM_TEXT))
        if depth > MAXIMUM_LEVELS:
            raise BoardError(name, place[:MAXIMUM_NAME], FileErrorCode.TOO_DEEP())
        if left < len(todo):
            raise BoardError(name, "", FileErrorCode.TOO_MANY_VALUES(maximum=MAXIMUM_VALUES))
        todo += [(where, depth + 1, one) for where, one in inside]


def check_letters(data: BoardFile, name: str) -> None:
    """Raise `BoardError` for a text in the data of a file called `name` that the typefaces can't show.

    Saved games are not asked: one that was begun on such a board goes on.

    >>> check_letters({"cities": [{"name": "Essen"}, {"name": "文"}]}, "ruhr.toml")
    Traceback (most recent call last):
        ...
    game.rules.boards.BoardError: error-in-file file=ruhr.toml what=error-at place=cities[1].name
    what=board-error-letter-unshown code=U+6587
    """
    if (found := _undisplayable(data, "")) is not None:
        place, letter = found
        raise BoardError(name, place, BoardErrorCode.LETTER_UNSHOWN(code=code_point(letter)))


def _undisplayable(value: object, place: str) -> tuple[str, str] | None:
    """Return the place of the first text with a letter that the typefaces lack, and the letter."""
    if isinstance(value, str):
        letter = first_undisplayable(value)
        return None if letter is None else (place, letter)
    inside: Iterable[tuple[str, object]] = ()
    if isinstance(value, dict):
        if not is_displayable("".join(map(str, value))):
            return place, first_undisplayable("".join(map(str, value))) or ""
        inside = ((f"{place}.{key}".lstrip("."), one) for key, one in value.items())
    elif isinstance(value, list):
        inside = ((f"{place}[{number}]", one) for number, one in enumerate(value))
    return next((found for where, one in inside if (found := _undisplayable(one, where))), None)


def read_board_file(source: str | Path) -> BoardFile:
    """Return the plain data of a board's file, with its look under `LOOK` if there is one next to it.

    `source` is a name below ``assets/boards`` (a game's key for its own board) or the path of another file.
    The look of ``lakes.toml`` is ``lakes_look.toml``: how the board is printed. Raises `BoardError`.
    """
    path = _path_of(source)
    data = read_toml(path)
    beside = path.with_name(look_file_name(path.name))
    return data | {LOOK: read_toml(beside)} if os.path.exists(beside) else data


def _path_of(source: str | Path) -> Path:
    return source if isinstance(source, Path) else asset("boards", f"{source}.toml")


def look_file_name(name: str) -> str:
    """Return the file name of the look of a board whose file has this name ("lakes.toml")."""
    return f"{name.removesuffix('.toml')}_look.toml"


def find_look(data: BoardFile, name: str) -> LookFile | None:
    """Return how a board is printed; None if the table shall lay it out by itself."""
    return LookFile(look_file_name(name), data[LOOK]) if LOOK in data else None


def convert_board(data: BoardFile, kind: type[T], name: str) -> T:
    """Convert plain data, without their look, to the msgspec structure `kind`.

    Raises `BoardError`, in which the file is called `name`.
    """
    try:
        return msgspec.convert({key: data[key] for key in data if key != LOOK}, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise BoardError(name, *parse_validation_error(error)) from error


def board_header(data: BoardFile, name: str) -> BoardHeader:
    """Return a board's header, whatever else its data contain. Raises `BoardError`."""
    return convert_board(data, _Headed, name).board


def supported_players(header: BoardHeader, default: range, name: str) -> range:
    """Return the player counts that a board is for, of those that its game is for.

    Raises `BoardError`, in which the file is called `name`, if the board names others or leaves one out.

    >>> supported_players(BoardHeader("american_rails", "The Ruhr", players=[3, 4]), range(3, 6), "ruhr.toml")
    range(3, 5)
    """
    if header.players is None:
        return default
    minimum, maximum = default[0], default[-1]
    named = range(header.players[0], header.players[-1] + 1) if header.players else range(0)
    if list(named) != header.players or not set(named) or not set(named) <= set(default):
        raise BoardError(name, "board.players", BoardErrorCode.PLAYERS(minimum=minimum, maximum=maximum))
    return named


def check_per_player(figures: Mapping[int, object], players: range, name: str, place: str) -> None:
    """Raise `BoardError` unless there is a figure for each number of players and for no other."""
    if sorted(figures) != list(players):
        raise BoardError(name, place, BoardErrorCode.FIGURES(minimum=players[0], maximum=players[-1]))


def read_board(source: str | Path, kind: type[T]) -> T:
    """Read a file, without a look, into the msgspec structure `kind`.

    `source` is a name below ``assets/boards`` or the path of another file. Raises `BoardError` if the
    file can't be read, is no TOML or does not fit the structure.
    """
    path = _path_of(source)
    return convert_board(read_toml(path), kind, path.name)
