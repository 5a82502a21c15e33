"""The games of the house: the one list of them.

The list is explicit, because a folder that is scanned at run time is missing from an
executable. Each floor opens a game's room by this list: the rules here, what bots know of it in
``ai.knowledge``, its table in ``game.table.boards``.
"""

from functools import cache
from importlib import import_module
from typing import Final, NamedTuple

from game.rules.contract import Game
from game.rules.notes import Kind, Noted


class Rooms(NamedTuple):
    """Where a game lies on each floor, as names of modules."""

    rules: str
    """Its `GAME`."""
    table: str
    """Its `TABLE`."""
    appraisal: str | None = None
    """What a position is worth (`APPRAISAL`); bots of a game without one go by the present scores."""
    policy: str | None = None
    """What a sensible player tries (`POLICY`); without one bots play out by chance."""


def _of_the_house(key: str) -> Rooms:
    return Rooms(f"game.rules.{key}", f"game.table.boards.{key}", f"ai.appraisal.{key}", f"ai.policy.{key}")


GAMES: Final[dict[str, Rooms]] = {
    key: _of_the_house(key)
    for key in (
        "american_rails",
        "north_american_railways",
        "new_england_railways",
        "railways_of_north_america",
    )
}
"""Every game by its key, in the order of the title screen. A further game is one line more."""


class Missing(Kind):
    """What there is not in the house."""

    GAME = "no-such-game", "found known"


class UnknownGame(Noted, ValueError):
    """A key that names no game."""


def keys() -> tuple[str, ...]:
    """The keys of all games, in the order of the title screen."""
    return tuple(GAMES)


def rooms_of(key: str) -> Rooms:
    """Where a game lies on each floor. Raises `UnknownGame`, listing the keys there are."""
    if key not in GAMES:
        raise UnknownGame(Missing.GAME(found=key, known=", ".join(GAMES)))
    return GAMES[key]


@cache
def _opened(module: str) -> Game:
    game = import_module(module).GAME
    assert isinstance(game, Game)
    return game


def find_game(key: str) -> Game:
    """The game with this key, on its own board. Raises `UnknownGame`, listing the keys there are."""
    return _opened(rooms_of(key).rules)


def all_games() -> list[Game]:
    """Every game, in the order of the title screen."""
    return [find_game(key) for key in GAMES]
