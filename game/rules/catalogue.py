"""The games of the house, by key.

The list is explicit, because a folder that is scanned at run time is missing from an
executable. Each floor finds a game's rooms by its key: the rules here, its appraisal and
playout policy in ``ai.appraisal`` and ``ai.policy``, its board view in ``game.table.boards``.
"""

from functools import cache
from importlib import import_module
from typing import Final

from game.rules.contract import Game

KEYS: Final = (
    "american_rails",
    "north_american_railways",
    "new_england_railways",
    "railways_of_north_america",
)


class UnknownGame(ValueError):
    """A key that names no game."""


@cache
def find_game(key: str) -> Game:
    """The game with this key. Raises `UnknownGame`, listing the keys there are."""
    if key not in KEYS:
        raise UnknownGame(f"no game is called {key!r}; there are: {', '.join(KEYS)}")
    game = import_module(f"game.rules.{key}").GAME
    assert isinstance(game, Game)
    return game


def all_games() -> list[Game]:
    """Every game, in the order of the title screen."""
    return [find_game(key) for key in KEYS]
