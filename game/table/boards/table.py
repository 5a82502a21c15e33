"""A game's table, declared in one place: all that the window has to know of one game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any, Generic

from typing_extensions import TypeVar

from game.rules.boards import LOOK, BoardError, look_file_name
from game.rules.catalog import game_packages
from game.rules.contract import Game, State
from game.rules.validation import BoardErrorCode
from game.table.boards.stills import Still
from game.table.boards.view import BoardView
from game.table.kit.theme import SEATS, Colour
from game.words import Localizer

S = TypeVar("S", bound=State, contravariant=True, default=Any)
"""The state of the game: its view has to fit it."""


@dataclass(frozen=True, slots=True)
class Table(Generic[S]):
    """What a game's room among the boards declares as its `TABLE`.

    Its sounds stand with its events (`game.rules.contract.register_event`), its words in the message files.
    """

    view: Callable[[S], BoardView[S]]
    """Makes the view for a match from its state: its board and its number of players stay the same."""
    lid: str
    """The picture of the lid of the box, by its name below `assets/images`."""
    cloth: Colour
    """The colour of the box's sides."""
    stills: tuple[Still, ...] = ()
    """The moments of which pictures are kept; each needs a recorded match."""
    read_look: Callable[[Any], object] | None = None
    """Reads how the board of a game is printed; raises `BoardError`. None where no file says that."""
    check_look: Callable[[Any], None] | None = None
    """Raises `BoardError` where a file of that says more than is printed, which `read_look` passes over."""
    things: frozenset[str] = frozenset()
    """The fields of its `Thing`s that none of its moves has."""
    figures: Mapping[str, Callable[[Any, Localizer], Sequence[tuple[str, str]]]] = field(default_factory=dict)
    """The tables of its help book that its board gives, by their names: what each row is of, and words."""
    stage: Callable[[S], int] | None = None
    """At which line of the card of a turn's steps a state stands, from 0 (the messages ``turn-1``, ...)."""
    spans: tuple[str, ...] = ()
    """The numbers of its lines, where the table itself numbers what they tell of; else they are counted."""
    unfit: frozenset[int] = frozenset()
    """Seat colours that look like pieces of this game; players get others."""

    def fitting(self, colours: Sequence[int]) -> list[int]:
        """The same colours of seats, with the first free ones instead of those that don't fit."""
        free = [colour for colour in range(len(SEATS)) if colour not in self.unfit | set(colours)]
        return [free.pop(0) if colour in self.unfit and free else colour for colour in colours]


@cache
def _opened(module: str) -> Table:
    table = import_module(module).TABLE
    assert isinstance(table, Table)
    return table


def find_table(key: str) -> Table:
    """The table of the game with this key. Raises `UnknownGame`."""
    return _opened(game_packages(key).table)


def check_look(game: Game) -> None:
    """See that the board of a game can be printed, before anybody sits down at it.

    Raises `BoardError`, naming the file of the look and what was expected there.
    """
    read_look = find_table(game.key).read_look
    if read_look is not None:
        read_look(game)


def check_look_file(game: Game, name: str) -> None:
    """See that nothing in the file of a look, if one lies beside that of a board, is in vain.

    `name` is that of the board's file. Matches that were begun on such a board are still played. Raises
    `BoardError`, as `check_look` does.
    """
    table = find_table(game.key)
    if table.read_look is None and LOOK in (game.other_board or {}):
        raise BoardError(look_file_name(name), "", BoardErrorCode.NO_LOOK())
    check_look(game)
    if table.check_look is not None:
        table.check_look(game)
