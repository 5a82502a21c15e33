"""A game's declaration of its table: all that the window needs to know of one game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any, Generic

from typing_extensions import TypeVar

from game.rules.boards import LOOK, BoardError, look_file_name
from game.rules.catalog import game_keys, game_packages
from game.rules.contract import Game, State
from game.rules.validation import BoardErrorCode
from game.table.boards.screenshots import Screenshot
from game.table.boards.view import BoardView
from game.table.kit.theme import SEATS, Colour
from game.words import Localizer

S = TypeVar("S", bound=State, contravariant=True, default=Any)
"""The state of the game, which must match its view."""


@dataclass(frozen=True, slots=True)
class Table(Generic[S]):
    """The declaration that a game's package exports as its `TABLE`.

    Its sounds are declared with its events (`game.rules.contract.register_event`), its words in the message
    files.
    """

    view: Callable[[S], BoardView[S]]
    """Creates the view for a match from its state; its board and number of players are fixed."""
    box_art: str
    """The picture of the lid of the box, by its name in `assets/images`."""
    cloth: Colour
    """The color of the box's sides."""
    screenshots: tuple[Screenshot, ...] = ()
    """The screenshots to take; each needs a recorded match."""
    read_look: Callable[[Any], object] | None = None
    """Reads the look of a board of the game; raises `BoardError`. None if the game has no such files."""
    check_look: Callable[[Any], None] | None = None
    """Raises `BoardError` if a look's file contains more than is drawn, which `read_look` ignores."""
    things: frozenset[str] = frozenset()
    """The fields of its `Pickable`s that none of its moves has."""
    figures: Mapping[str, Callable[[Any, Localizer], Sequence[tuple[str, str]]]] = field(default_factory=dict)
    """The help book's tables that the board provides, by name: the key of each row, and words."""
    stage: Callable[[S], int] | None = None
    """Returns the line of the turn card for a state, counted from 0 (the messages ``turn-1``, ...)."""
    spans: tuple[str, ...] = ()
    """The step numbers of its lines if the board numbers its steps; otherwise lines are counted."""
    drawing_work: int = 600
    """How many things and steps the first picture of its board takes, for a progress bar."""
    unfit: frozenset[int] = frozenset()
    """The seat colors that resemble pieces of this game; players get others."""

    def fitting(self, colours: Sequence[int]) -> list[int]:
        """Return the colors of seats, with the first free ones in place of unsuitable ones."""
        free = [colour for colour in range(len(SEATS)) if colour not in self.unfit | set(colours)]
        return [free.pop(0) if colour in self.unfit and free else colour for colour in colours]


@cache
def _opened(module: str) -> Table:
    table = import_module(module).TABLE
    assert isinstance(table, Table)
    return table


def find_table(key: str) -> Table:
    """Return the table of the game with this key. Raises `UnknownGame`."""
    return _opened(game_packages(key).table)


def suit_every_game() -> list[int]:
    """Return the seat colors that a player keeps in every game."""
    unfit = frozenset[int]().union(*(find_table(key).unfit for key in game_keys()))
    return [colour for colour in range(len(SEATS)) if colour not in unfit]


def check_look(game: Game) -> None:
    """Check that the board of a game can be drawn, before a match starts.

    Raises `BoardError`, naming the file of the look and what was expected there.
    """
    read_look = find_table(game.key).read_look
    if read_look is not None:
        read_look(game)


def check_look_file(game: Game, name: str) -> None:
    """Check that everything in the look's file next to a board, if any, is used.

    `name` is that of the board's file. Matches that were started on such a board are still played. Raises
    `BoardError`, as `check_look` does.
    """
    table = find_table(game.key)
    if table.read_look is None and LOOK in (game.other_board or {}):
        raise BoardError(look_file_name(name), "", BoardErrorCode.NO_LOOK())
    check_look(game)
    if table.check_look is not None:
        table.check_look(game)
