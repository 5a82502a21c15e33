"""The places on a table to which the conductor points, in the notation of lesson files.

>>> from game.rules.catalog import find_game
>>> game = find_game("american_rails")
>>> read_place("hex Cleveland", game)
Place(sort='hex', value=30)
>>> read_place("worth company Majestic", game)
Place(sort='worth', value=3)
>>> read_place("prompt", game)
Place(sort='prompt', value='')
>>> read_place("hex Atlantis", game)
Traceback (most recent call last):
    ...
game.learning.places.OutOfPlace: move-error-no-name expected=what-hex found=Atlantis
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.learning.lesson_file import LessonFlaw, Scene
from game.rules.codecs import Codec, MoveParseError
from game.rules.contract import Game, Move
from game.rules.messages import UserError

SEAT: Final = "seat"
COMMAND: Final = "key"
PART: Final = "part"
PANELS: Final = ("prompt", "seats", "log", "bar", "hand", "amount", "confirm", "slip")
"""The parts of every table that are not specific to a game."""


class OutOfPlace(UserError, ValueError):
    """The error of a text that names no place; the note describes what was expected."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place: a panel, a seat, a part of the board, or an object given by a field of moves and its value."""

    sort: str
    value: int | str | tuple[int, ...] | type[Move]


def read_place(text: str, game: Game, scene: Scene | None = None) -> Place:
    """Return the place that a text names. Raises `OutOfPlace`."""
    sort, _, rest = text.partition(" ")
    if not rest and sort in PANELS:
        return Place(sort, "")
    if sort == SEAT and scene is not None:
        name = scene.you if rest == "you" else rest
        if name in scene.seats:
            return Place(SEAT, scene.seats.index(name))
    if sort == "move" and rest:
        return Place("move", _kind_of(rest, game))
    for field, name in ((sort, rest), rest.partition(" ")[::2]):
        if field in game.codecs and name:
            return Place(sort, _value(game.codecs[field], name))
    if sort != SEAT and rest:
        return Place(sort, int(rest) if rest.isdigit() else rest)
    raise OutOfPlace(LessonFlaw.NO_PLACE(found=text))


def _value(coder: Codec, name: str) -> int:
    try:
        value, _ = coder.decode(name)
    except MoveParseError as error:
        raise OutOfPlace(error.message) from None
    assert isinstance(value, int)
    return value


def _kind_of(text: str, game: Game) -> type[Move]:
    """Return the type of a move without fields ("pass"), represented by its button."""
    try:
        return type(game.parse_move(text))
    except MoveParseError as error:
        raise OutOfPlace(error.message) from None
