"""Makes a board that nobody has seen: drafts, until quick games on one are fair and lively.

The same seed makes the same board on every computer: what chance there is comes from `random.Random` with the
seed's text, drafts are reckoned in whole numbers and square roots, and how many games are played depends on
no clock.

>>> sorted(SORTS)
['american_rails', 'new_england_railways', 'north_american_railways', 'railways_of_north_america']
>>> make_board("chess", 1)
Traceback (most recent call last):
    ...
ai.boards.maker.NoNewBoard: no-new-boards game=chess
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Final

from ai.appraisal.north_american_railways import make_appraisal
from ai.boards import (
    american_rails,
    new_england_railways,
    north_american_railways,
    railways_of_north_america,
)
from ai.boards.judging import Bounds, is_fair, is_good, worthless
from ai.boards.quick import QuickBot
from ai.bot import Bot
from ai.greedy import GreedyBot
from ai.knowledge import Knowledge
from ai.policy.north_american_railways import make_policy
from ai.survey.games import play_on, watch_for
from ai.survey.report import report
from ai.survey.watch import Played
from ai.weights import NAMES, read_weights
from game.rules.boards import BoardFile
from game.rules.catalogue import find_game
from game.rules.contract import Game
from game.rules.notes import Kind, Noted

MOST_DRAFTS: Final = 24
"""After so many drafts none is made; of those so far more than every fifth was good."""

LOOK: Final = 40
"""After so many games a draft is looked at: where a place wins too often by far no more are played."""

LARGEST_SEED: Final = 999_999
"""Of those that are drawn by chance: a number that one can tell a friend."""

Progress = Callable[[float], None]
"""Is told how much of the work is done, from 0 to 1; a draft that is not kept begins anew."""


class NewBoard(Kind):
    """Why no board is made."""

    NO_SORT = "no-new-boards", "game"
    NONE_GOOD = "no-good-board", "drafts"


class NoNewBoard(Noted, ValueError):
    """No board of this game is made, or none of this seed is good."""


@dataclass(frozen=True, slots=True)
class _Sort:
    """How boards of a game are made."""

    draft: Callable[[random.Random, str], BoardFile]
    bounds: Mapping[int, Bounds]
    """What is good, by the number of players; games of each number are played."""
    games: int
    """Of each number of players."""
    seated: Callable[[Game, int], Bot]
    """Who plays them; the number is the seed of what chances a bot takes."""
    untried: frozenset[str] = frozenset()
    """The kinds of things that these bots never take: of their worth the games tell nothing."""
    spread: float = 0.04
    """By how much the share of the wins of a place in the first turn differs from draft to draft, about: a
    standard deviation, measured over 400 games on each of six drafts (less in American Rails, New England
    Railways and Railways of North America).
    """
    idle: int = 0
    """How many things may lie there for nothing: as many as on the game's own board."""


def _heedless_bot(game: Game, seed: int) -> Bot:
    """Of the games that are short: without chances of its own.

    It makes nothing of whose shares come soon: what the first to found gains by that is luck of the deal, and
    no fault of a board.
    """
    return GreedyBot(seed=seed, knowledge=_heedless())


@cache
def _heedless() -> Knowledge:
    appraise = make_appraisal(read_weights("north_american_railways", NAMES[0]).styled({"soon": 0.0}))
    return Knowledge(appraise, make_policy(appraise))


SORTS: Final = {
    "american_rails": _Sort(american_rails.draft, american_rails.BOUNDS, 32, QuickBot, idle=1),
    "north_american_railways": _Sort(
        north_american_railways.draft, north_american_railways.BOUNDS, 160, _heedless_bot, spread=0.05
    ),
    "new_england_railways": _Sort(new_england_railways.draft, new_england_railways.BOUNDS, 200, QuickBot),
    "railways_of_north_america": _Sort(
        railways_of_north_america.draft,
        railways_of_north_america.BOUNDS,
        24,
        QuickBot,
        untried=frozenset(("taken-cards", "taken-cards-used", "taken-hotels")),
        idle=2,
    ),
}
"""The games of which boards are made."""


def make_board(key: str, seed: int, tell: Progress | None = None) -> BoardFile:
    """A good board of a game, as plain data. Raises `NoNewBoard`."""
    if key not in SORTS:
        raise NoNewBoard(NewBoard.NO_SORT(game=key))
    for number in range(MOST_DRAFTS):
        name = f"{key}/{seed}/{number}"
        data = SORTS[key].draft(random.Random(name), str(seed))
        if _is_good(find_game(key, data), name, tell):
            return data
    raise NoNewBoard(NewBoard.NONE_GOOD(drafts=MOST_DRAFTS))


def _is_good(game: Game, name: str, tell: Progress | None) -> bool:
    """Whether games on a board are good with every number of players, and next to nothing is worthless."""
    sort, watch = SORTS[game.key], watch_for(game.key)
    found: list[dict[str, Any]] = []
    for players, bounds in sorted(sort.bounds.items(), reverse=True):
        games: list[Played] = []
        for number in range(sort.games):
            games.append(play_on(game, players, partial(sort.seated, game), f"{name}/{players}/{number}"))
            if tell is not None:
                tell((len(found) + (number + 1) / sort.games) / len(sort.bounds))
            looks = len(games) % LOOK == 0 and len(games) < sort.games
            if looks and not is_fair(report(games, game, watch), sort.spread, doubts=1.0):
                return False
        found.append(report(games, game, watch))
        if not is_good(found[-1], bounds, sort.spread):
            return False
    idle = [thing for thing in worthless(found) if thing[0] not in sort.untried]
    return len(idle) <= sort.idle
