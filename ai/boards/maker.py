"""Make a random board: draft boards until quick games on one are fair and lively, or take the best of them.

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
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
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

MOST_DRAFTS: Final = 6
"""The maximum number of drafts.

Two idle cores judge them within 30 seconds in plain Python: a draft takes up to 4 seconds of American Rails,
6 of New England Railways, 10 of North American Railways, and 9 of Railways of North America.
"""

TRIAL_GAMES: Final = 40
"""The number of games after which a draft is dropped if a seat in turn order wins far too often."""

LARGEST_SEED: Final = 999_999
"""The largest random seed: a number that is easy to tell a friend."""

Progress = Callable[[float], None]
"""A callback with the part of a draft's games that have been played, 0 to 1."""


class NewBoard(MessageId):
    """Reasons why no board is made."""

    NO_GENERATOR = "no-new-boards", "game"


class NoNewBoard(UserError, ValueError):
    """Raised if no board of a game can be made."""


def _generators() -> Iterator[tuple[str, Generator]]:
    for key, rooms in GAMES.items():
        room = import_optional(rooms.ai, "board_generator")
        if room is not None:
            yield key, room.GENERATOR


GENERATORS: Final[dict[str, Generator]] = dict(_generators())
"""The generators of boards, by the keys of their games."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A draft of a board, and how the games on it were."""

    number: int
    data: BoardFile
    passed: int | None = None
    """The number of tests that it has passed; None before they are done."""
    is_good: bool = False
    """Whether it has passed all of them."""


def make_board(key: str, seed: int, tell: Progress | None = None) -> BoardFile:
    """Return a good board of a game, as plain data. Raises `NoNewBoard`."""
    judged: dict[int, Draft] = {}
    for draft in judge_drafts(key, seed, range(MOST_DRAFTS), tell):
        judged[draft.number] = draft
        if (chosen := choose_draft(judged)) is not None:
            return chosen.data
    raise AssertionError("all drafts have been judged")


def choose_draft(judged: Mapping[int, Draft]) -> Draft | None:
    """Return the first good draft by number, or the best one if none is good; None as long as that is open.

    The choice doesn't depend on the order in which drafts are judged, so several processes can judge them.
    """
    for number in range(MOST_DRAFTS):
        draft = judged.get(number)
        if draft is None or draft.passed is None:
            return None
        if draft.is_good:
            return draft
    return best_draft(judged.values())


def best_draft(drafts: Iterable[Draft]) -> Draft | None:
    """Return the judged draft that passed most tests, or else the first one; None without drafts."""
    return max(
        drafts,
        key=lambda draft: (draft.is_good, -1 if draft.passed is None else draft.passed, -draft.number),
        default=None,
    )


def judge_drafts(
    key: str, seed: int, numbers: Iterable[int], tell: Progress | None = None
) -> Iterator[Draft]:
    """Yield each draft twice: as it is made, and after games on it. Raises `NoNewBoard`."""
    if key not in GENERATORS:
        raise NoNewBoard(NewBoard.NO_GENERATOR(game=key))
    for number in numbers:
        name = f"{key}/{seed}/{number}"
        draft = Draft(number, GENERATORS[key].draft(random.Random(name), str(seed)))
        yield draft
        passed, is_good = _tests_passed(find_game(key, draft.data), name, tell)
        yield replace(draft, passed=passed, is_good=is_good)


def _tests_passed(game: Game, name: str, tell: Progress | None) -> tuple[int, bool]:
    """Return how many tests a board passes: one for each number of players, and that little is worthless.

    Also return whether it passes all of them. The first failure ends the games.
    """
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
                return len(found), False
        summary = report(games, game, observer)
        if not is_good(summary, bounds, generator.spread):
            return len(found), False
        found.append(summary)
    idle = [thing for thing in worthless(found) if thing[0] not in generator.untried]
    return len(found), len(idle) <= generator.idle


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
