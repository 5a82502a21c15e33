"""The list of games.

The list is explicit, because an executable has no folder that could be scanned at run
time. Each layer finds a game's package by this list: the rules here, evaluation and rollout policy in
``ai.knowledge``, its table in ``game.table.boards``.

>>> game_keys()
('american_rails', 'north_american_railways', 'new_england_railways', 'railways_of_north_america')
>>> find_game("american_rails").players
range(3, 6)
>>> game_packages("american_rails").table
'game.table.american_rails'
>>> find_game("chess")
Traceback (most recent call last):
    ...
game.rules.catalog.UnknownGame: no-such-game found=chess known=('american_rails',
'north_american_railways', 'new_england_railways', 'railways_of_north_america')
"""

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Final, NamedTuple

import msgspec

from game.rules.accounts import Accounts
from game.rules.boards import BoardError, BoardFile, board_header, check_size
from game.rules.codecs import NameCodec
from game.rules.contract import Game
from game.rules.messages import MessageId, UserError
from game.rules.schema_errors import SchemaError
from game.rules.validation import BoardErrorCode


class GamePackages(NamedTuple):
    """The packages of a game, one for each layer.

    >>> GamePackages("tests.fifth.rules", "tests.fifth.table").ai is None
    True
    """

    rules: str
    """Declares `GAME` and `ACCOUNTS`."""
    table: str
    """Declares `TABLE`."""
    ai: str | None = None
    """May have the modules ``evaluation`` (`make_evaluator`; without it the current scores are used),
    ``rollout_policy`` (`make_policy`; without it rollouts are random), ``survey`` (`OBSERVER`; without it a
    survey counts money) and ``board_generator`` (`GENERATOR`; without it no boards are generated).
    """
    learning: str | None = None
    """May have the module ``explanation`` (`EXPLAINER`; without it the bots' figures explain moves)."""


def _built_in(key: str) -> GamePackages:
    return GamePackages(
        rules=f"game.rules.{key}", table=f"game.table.{key}", ai=f"ai.{key}", learning=f"game.learning.{key}"
    )


GAMES: Final[dict[str, GamePackages]] = {
    key: _built_in(key)
    for key in (
        "american_rails",
        "north_american_railways",
        "new_england_railways",
        "railways_of_north_america",
    )
}
"""Every game by its key, in the order of the title screen. A further game is one line more."""

FURTHER_BOARDS: Final[dict[str, tuple[str, ...]]] = {
    "american_rails": ("great_lakes",),
    "north_american_railways": ("southern_route",),
    "new_england_railways": ("middle_atlantic",),
    "railways_of_north_america": ("rocky_mountains",),
}
"""Further boards that come with a game: files in ``assets/boards``."""


class CatalogErrorCode(MessageId):
    """Reasons why a game can't be found."""

    GAME = "no-such-game", "found known"


class UnknownGame(UserError, ValueError):
    """A key that names no game."""


def game_keys() -> tuple[str, ...]:
    """Return the keys of all games, in the order of the title screen."""
    return tuple(GAMES)


def game_packages(key: str) -> GamePackages:
    """Return a game's packages on each layer. Raises `UnknownGame`, listing the known keys."""
    if key not in GAMES:
        raise UnknownGame(CatalogErrorCode.GAME(found=key, known=tuple(GAMES)))
    return GAMES[key]


_ON_BOARDS: Final[dict[tuple[str, bytes], Game]] = {}
"""Games on other boards than their own, by their keys and their boards: the same board is the same game."""
MAXIMUM_CACHED: Final = 32
"""How many of them are kept."""


@cache
def _load_game(module: str) -> Game:
    game = import_module(module).GAME
    assert isinstance(game, Game)
    return game


def load_accounts(key: str) -> Accounts:
    """Return the accounts of the game with this key. Raises `UnknownGame`."""
    accounts = import_module(game_packages(key).rules).ACCOUNTS
    assert isinstance(accounts, Accounts)
    return accounts


def find_game(key: str, board: BoardFile | None = None, name: str = "board") -> Game:
    """Return the game with this key, on its own board or on the one whose data are given.

    `name` is what the data are called in errors. Raises `UnknownGame`, listing the keys there are,
    and `BoardError` if the data are no board of the game.
    """
    game = _load_game(game_packages(key).rules)
    if board is None:
        return game
    check_size(board, name)
    known = key, msgspec.json.encode(board, order="deterministic")
    if known not in _ON_BOARDS:
        head = board_header(board, name)
        if head.game != key:
            raise BoardError(name, "board.game", SchemaError.VALUE(expected=key, found=head.game))
        found = game.on_board(board, name)
        _check_titles(found, name)
        found.other_board = msgspec.json.decode(known[1])  # The caller's own may change.
        if len(_ON_BOARDS) >= MAXIMUM_CACHED:
            _ON_BOARDS.clear()
        _ON_BOARDS[known] = found
    return _ON_BOARDS[known]


def _check_titles(game: Game, file: str) -> None:
    """Raise `BoardError` where the file of a board gives a title to something that is not on the board."""
    things = {name for codec in game.codecs.values() if isinstance(codec, NameCodec) for name in codec.names}
    for language, titles in game.titles.items():
        for name in titles:
            if name not in things:
                raise BoardError(file, f"titles.{language}", BoardErrorCode.NO_THING(found=name))


def import_optional(package: str | None, name: str) -> ModuleType | None:
    """Return a module that a game may do without; None if the game has no such package or module."""
    if package is None:
        return None
    try:
        return import_module(f"{package}.{name}")
    except ModuleNotFoundError as missing:
        if missing.name not in (package, f"{package}.{name}"):
            raise  # The module is there; something that it imports is not.
        return None


def all_games() -> list[Game]:
    """Return every game, in the order of the title screen."""
    return [find_game(key) for key in GAMES]
