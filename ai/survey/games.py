"""Plays the games of a survey.

>>> surveyed = Surveyed("north_american_railways", board=None, players=3, bot="random", seed=1)
>>> played = play_game(surveyed, number=0)
>>> played
Played(scores=(...), winners=(...), ...)
>>> len(played.scores), round(sum(played.margin(seat) for seat in range(3)))
(3, 0)
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from ai.draw import draw
from ai.registry import make_bot
from ai.survey.watch import Played, Watch
from game.rules.accounts import AccountHeading
from game.rules.boards import head_of, read_board_file
from game.rules.catalogue import accounts_of, find_game, room_if_any, rooms_of
from game.rules.contract import CHANCE, OVER, Event, Game, Move, State

GAMES_AT_ONCE: Final = 4
"""Games that a process plays before it reports."""


@dataclass(frozen=True, slots=True)
class Surveyed:
    """What is surveyed: a game, on its own board or on the one in a file, between equal bots."""

    key: str
    """The game's."""
    board: Path | None
    players: int
    bot: str
    seed: int

    @property
    def game(self) -> Game:
        """The game on its board. Raises `UnknownGame` and `BoardError`."""
        return _game_on(self.key, self.board)


def board_game(board: Path) -> str:
    """The key of the game that a board file is for. Raises `BoardError`."""
    return head_of(read_board_file(board), board.name).game


@cache
def _game_on(key: str, board: Path | None) -> Game:
    return find_game(key) if board is None else find_game(key, read_board_file(board), board.name)


def watch_for(key: str) -> type[Watch]:
    """What notes the games with this key."""
    room = room_if_any(rooms_of(key).survey)
    watch: type[Watch] = room.WATCH if room else Watch
    return watch


def play_game(surveyed: Surveyed, number: int) -> Played:
    """One game between equal bots; the same arguments give the same game."""
    return play_on(surveyed.game, surveyed.players, surveyed.bot, f"{surveyed.seed}/{number}")


def play_on(game: Game, players: int, bot: str, seed: str) -> Played:
    """One game between so many equal bots; the same seed gives the same game."""
    rng = random.Random(seed)
    state = game.deal(players, {}, rng)
    bots = [make_bot(bot, game=game.key, seed=rng.getrandbits(32)) for _ in range(players)]
    imagined = random.Random(rng.getrandbits(32))
    watch = watch_for(game.key)(players)
    sources: list[Counter[AccountHeading]] = [Counter() for _ in range(players)]
    first, decisions = -1, 0
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            _play(state, draw(state, rng), watch, sources)
            continue
        first = actor if first < 0 else first
        decisions += 1
        known = state.determinize(actor, imagined)
        _play(state, bots[actor].choose(known, actor, 1.0), watch, sources)
    return _played(state, watch, sources, first, decisions)


def _play(state: State, move: Move, watch: Watch, sources: Sequence[Counter[AccountHeading]]) -> None:
    """Play a move, and note what happened and what it brought and cost the seats."""
    events: list[Event] = []

    def see(event: Event) -> None:
        watch.see(state, event)
        events.append(event)

    state.play(move, see)
    for item in accounts_of(state.game.key).items(state, events):
        assert isinstance(item.heading.kind, AccountHeading)
        sources[item.seat][item.heading.kind] += item.amount


def _played(
    state: State, watch: Watch, sources: Sequence[Counter[AccountHeading]], first: int, decisions: int
) -> Played:
    ending = state.ending()
    assert ending is not None
    return Played(
        scores=tuple(state.scores()),
        winners=tuple(state.winners()),
        first=first,
        decisions=decisions,
        periods=state.period(),
        ending=ending,
        sources=tuple(map(dict, sources)),
        moments=tuple(watch.moments),
        counts=tuple(dict(counts) for counts in watch.counts),
    )


def play_games(surveyed: Surveyed, games: int, jobs: int) -> Iterator[Played]:
    """So many games, each as it ends, in the order of their numbers."""
    if jobs == 1:
        for number in range(games):
            yield play_game(surveyed, number)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_game, repeat(surveyed), range(games), chunksize=GAMES_AT_ONCE)
