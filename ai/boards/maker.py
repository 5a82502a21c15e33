"""Makes a board that nobody has seen: drafts, until quick games on one are fair and lively.

The same seed makes the same board on every computer: what chance there is comes from `random.Random` with the
seed's text, drafts are reckoned in whole numbers and square roots, and how many games are played depends on
no clock.

>>> sorted(GENERATORS)
['american_rails', 'new_england_railways', 'north_american_railways', 'railways_of_north_america']
>>> make_board("chess", 1)
Traceback (most recent call last):
    ...
ai.boards.maker.NoNewBoard: no-new-boards game=chess
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from ai.boards.generator import Generator
from ai.boards.judging import is_fair, is_good, worthless
from ai.survey.games import play_on, watch_for
from ai.survey.summary import report
from ai.survey.watch import Played
from game.rules.boards import BoardFile
from game.rules.catalogue import GAMES, find_game, room_if_any
from game.rules.contract import Game
from game.rules.messages import MessageId, UserError

MOST_DRAFTS: Final = 24
"""After so many drafts none is made; of those so far more than every fifth was good."""

LOOK: Final = 40
"""After so many games a draft is looked at: where a place wins too often by far no more are played."""

LARGEST_SEED: Final = 999_999
"""Of those that are drawn by chance: a number that one can tell a friend."""

Progress = Callable[[float], None]
"""Is told how much of the work is done, from 0 to 1; a draft that is not kept begins anew."""


class NewBoard(MessageId):
    """Why no board is made."""

    NO_GENERATOR = "no-new-boards", "game"
    NONE_GOOD = "no-good-board", "drafts"


class NoNewBoard(UserError, ValueError):
    """No board of this game is made, or none of this seed is good."""


def _generators() -> Iterator[tuple[str, Generator]]:
    for key, rooms in GAMES.items():
        room = room_if_any(rooms.ai, "board_generator")
        if room is not None:
            yield key, room.GENERATOR


GENERATORS: Final[dict[str, Generator]] = dict(_generators())
"""The generators of boards, by the keys of their games."""


def make_board(key: str, seed: int, tell: Progress | None = None) -> BoardFile:
    """A good board of a game, as plain data. Raises `NoNewBoard`."""
    if key not in GENERATORS:
        raise NoNewBoard(NewBoard.NO_GENERATOR(game=key))
    for number in range(MOST_DRAFTS):
        name = f"{key}/{seed}/{number}"
        data = GENERATORS[key].draft(random.Random(name), str(seed))
        if _is_good(find_game(key, data), name, tell):
            return data
    raise NoNewBoard(NewBoard.NONE_GOOD(drafts=MOST_DRAFTS))


def _is_good(game: Game, name: str, tell: Progress | None) -> bool:
    """Whether games on a board are good with every number of players, and next to nothing is worthless."""
    generator, watch = GENERATORS[game.key], watch_for(game.key)
    found: list[dict[str, Any]] = []
    for players, bounds in sorted(generator.bounds.items(), reverse=True):
        games: list[Played] = []
        for number in range(generator.games):
            games.append(
                play_on(game, players, partial(generator.make_bot, game), f"{name}/{players}/{number}")
            )
            if tell is not None:
                tell((len(found) + (number + 1) / generator.games) / len(generator.bounds))
            looks = len(games) % LOOK == 0 and len(games) < generator.games
            if looks and not is_fair(report(games, game, watch), generator.spread, doubts=1.0):
                return False
        found.append(report(games, game, watch))
        if not is_good(found[-1], bounds, generator.spread):
            return False
    idle = [thing for thing in worthless(found) if thing[0] not in generator.untried]
    return len(idle) <= generator.idle
