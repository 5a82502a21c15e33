"""A game's table, declared in one place: all that the window has to know of one game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from game.rules.catalogue import rooms_of
from game.rules.contract import Game
from game.table.boards.accounts import Accounts
from game.table.boards.stills import Still
from game.table.boards.view import BoardView
from game.table.kit.theme import Colour


@dataclass(frozen=True, slots=True)
class Table:
    """What a game's room among the boards declares as its `TABLE`.

    Its sounds stand with its events (`game.rules.contract.tells`), its words in the message files.
    """

    view: Callable[[Any], BoardView[Any]]
    """Makes the view for a match from its state: its board and its number of players stay the same."""
    lid: str
    """The picture of the lid of the box, by its name below `assets/images`."""
    cloth: Colour
    """The colour of the box's sides."""
    accounts: Accounts
    stills: tuple[Still, ...] = ()
    """The states of the table of which pictures are kept; each needs a recorded match."""
    read_look: Callable[[Any], object] | None = None
    """Reads how the board of a game is printed; raises `BoardError`. None where no file says that."""


@cache
def _opened(module: str) -> Table:
    table = import_module(module).TABLE
    assert isinstance(table, Table)
    return table


def find_table(key: str) -> Table:
    """The table of the game with this key. Raises `UnknownGame`."""
    return _opened(rooms_of(key).table)


def check_look(game: Game) -> None:
    """See that the board of a game can be printed, before anybody sits down at it.

    Raises `BoardError`, naming the file of the look and what was expected there.
    """
    read_look = find_table(game.key).read_look
    if read_look is not None:
        read_look(game)
