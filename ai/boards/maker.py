"""Make a random board: draft boards until quick games on one are fair and lively.

The same seed makes the same board on every computer. All chance comes from `random.Random` with the seed's
text, drafts use whole numbers and square roots, and the number of games depends on no clock.

>>> sorted(GENERATORS)
['american_rails', 'new_england_railways', 'north_american_railways', 'railways_of_north_america']
>>> make_board("chess", 1)
Traceback (most recent call last):
    ...
ai.boards.maker.NoNewBoard: no-new-boards game=chess

>>> print(board_text({"board": {"game": "chess", "titles": {"de": "Schach"}}, "cities": [{"at": [1, 2]}]}))
[board]
game = "chess"
titles = {de = "Schach"}
<BLANKLINE>
[[cities]]
at = [1, 2]
<BLANKLINE>
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

from ai.boards.generator import Generator, is_fair, is_good, worthless
from ai.command import write_result
from ai.survey.games import observer_for, play_on
from ai.survey.observer import ObservedGame
from ai.survey.summary import report
from game.rules.boards import LOOK, BoardFile, look_file_name
from game.rules.catalog import GAMES, find_game, import_optional
from game.rules.contract import Game
from game.rules.messages import MessageId, UserError

MOST_DRAFTS: Final = 24
"""The maximum number of drafts; in all tests more than every fifth was good."""

TRIAL_GAMES: Final = 40
"""The number of games after which a draft is dropped if a seat in turn order wins far too often."""

LARGEST_SEED: Final = 999_999
"""The largest random seed: a number that is easy to tell a friend."""

Progress = Callable[[float], None]
"""A callback with the part of the work that is done, 0 to 1; it restarts with each draft."""


class NewBoard(MessageId):
    """Reasons why no board is made."""

    NO_GENERATOR = "no-new-boards", "game"
    NONE_GOOD = "no-good-board", "drafts"


class NoNewBoard(UserError, ValueError):
    """Raised if no board of a game can be made, or none of this seed is good."""


def _generators() -> Iterator[tuple[str, Generator]]:
    for key, rooms in GAMES.items():
        room = import_optional(rooms.ai, "board_generator")
        if room is not None:
            yield key, room.GENERATOR


GENERATORS: Final[dict[str, Generator]] = dict(_generators())
"""The generators of boards, by the keys of their games."""


def make_board(key: str, seed: int, tell: Progress | None = None) -> BoardFile:
    """Return a good board of a game, as plain data. Raises `NoNewBoard`."""
    if key not in GENERATORS:
        raise NoNewBoard(NewBoard.NO_GENERATOR(game=key))
    for number in range(MOST_DRAFTS):
        name = f"{key}/{seed}/{number}"
        data = GENERATORS[key].draft(random.Random(name), str(seed))
        if _is_good(find_game(key, data), name, tell):
            return data
    raise NoNewBoard(NewBoard.NONE_GOOD(drafts=MOST_DRAFTS))


def _is_good(game: Game, name: str, tell: Progress | None) -> bool:
    """Return whether games on a board are good with every number of players, and little is worthless."""
    generator, observer = GENERATORS[game.key], observer_for(game.key)
    found: list[dict[str, Any]] = []
    for players, bounds in sorted(generator.bounds.items(), reverse=True):
        games: list[ObservedGame] = []
        for number in range(generator.games):
            games.append(
                play_on(game, players, partial(generator.make_bot, game), f"{name}/{players}/{number}")
            )
            if tell is not None:
                tell((len(found) + (number + 1) / generator.games) / len(generator.bounds))
            looks = len(games) % TRIAL_GAMES == 0 and len(games) < generator.games
            if looks and not is_fair(report(games, game, observer), generator.spread, doubts=1.0):
                return False
        found.append(report(games, game, observer))
        if not is_good(found[-1], bounds, generator.spread):
            return False
    idle = [thing for thing in worthless(found) if thing[0] not in generator.untried]
    return len(idle) <= generator.idle


# Boards as files


def write_board(path: Path, board: BoardFile) -> None:
    """Write a board's file, and its look next to it if it has one. Raises `Unwritable`."""
    write_result(path, board_text(board).encode())
    if LOOK in board:
        write_result(path.with_name(look_file_name(path.name)), board_text(board[LOOK]).encode())


def board_text(board: BoardFile) -> str:
    """Return a board without its look, or a look, as TOML."""
    sections = {name: section for name, section in board.items() if name != LOOK}
    # An empty list is a plain key, which would belong to the table above it.
    sections = dict(sorted(sections.items(), key=lambda item: bool(item[1])))
    return "\n".join(line for name, section in sections.items() for line in _section(name, section))


def _section(name: str, section: Any) -> Iterator[str]:
    tables = [section] if isinstance(section, dict) else section
    if not tables:
        yield f"{name} = []"
    for table in tables:
        yield f"[{name}]" if isinstance(section, dict) else f"[[{name}]]"
        yield from (f"{key} = {_value(value)}" for key, value in table.items())
        yield ""


def _value(value: Any) -> str:
    """Return a value as TOML, which equals JSON except for tables and booleans."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {_value(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_value(part) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False)
