"""Matches between bots without a window."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from ai.bot import Bot, Report
from ai.random_bot import RandomBot
from game.match import headless
from game.match.headless import play_headless
from game.rules.catalog import find_game, game_keys
from game.rules.contract import Move, State


class Follower(Bot):
    """A bot that moves at random, and follows the match by the moves that it receives."""

    name = "follower"

    def __init__(self, seed: int) -> None:
        self._chance = RandomBot(seed=seed)
        self._seen: State | None = None
        self.began_anew = 0

    def choose(
        self,
        state: State,
        seat: int,
        seconds: float,
        report: Report | None = None,
        since: Sequence[Move] | None = None,
    ) -> Move:
        if since is None or self._seen is None:
            self.began_anew += 1
        else:
            for move in since:
                self._seen.apply_unchecked(move)
            assert self._seen.observation(seat) == state.observation(seat)
        self._seen = state.copy()
        return self._chance.choose(state, seat, seconds)


@pytest.mark.parametrize("key", game_keys())
def test_bots_receive_the_moves_since_their_last_question(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[Follower] = []

    def follower(spec: str, *, game: str, seed: int = 0) -> Follower:
        seated.append(Follower(seed))
        return seated[-1]

    monkeypatch.setattr(headless, "make_bot", follower)
    game = find_game(key)
    play_headless(game, ["random"] * 3, seed=4)
    # Secret moves are sent to nobody: all bots start again after one.
    secrets = game.new_game(3, {}, random.Random(4)).secret_moves
    assert [one.began_anew for one in seated[-3:]] == [2 if secrets else 1] * 3
