"""What tests of thousands of random games share: how many, from which seeds, and that play is checked."""

import random
from collections.abc import Sequence

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from game.rules.contract import OVER, Event, Game, IllegalMove, Move, State
from tests.helpers.play import random_game, through_json

SEEDS = st.integers(0, 2**32 - 1)


def games(number: int) -> settings:
    """So many games; a failing seed is not made smaller, since seeds have no order."""
    return settings(
        max_examples=number,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


def assert_agreed(state: State, others: Sequence[Move], rng: random.Random, most: int = 150) -> None:
    """Legal moves are played on copies; those of a sample of `others` that are not legal are refused."""
    legal = list(state.moves())
    before = state.to_data()
    for move in legal if len(legal) <= most else rng.sample(legal, most):
        assert state.why_not(move) is None
        after = state.copy()
        after.play(move)
        assert after.to_data() != before
    for move in set(rng.sample(others, min(150, len(others)))) - set(legal):
        reason = state.why_not(move)
        assert reason
        assert reason.endswith(".")
        with pytest.raises(IllegalMove) as refused:
            state.play(move)
        assert refused.value.reason == reason
    assert state.to_data() == before


def assert_replays(game: Game, players: int, seed: int) -> Event:
    """The deal as data and the moves as texts, by `play` and by `apply`, with a listener and without.

    Returns the last event.
    """
    opening, moves = random_game(game, players, seed)
    deal, journal = through_json(opening.to_data()), [game.write(move) for move in moves]
    quick = opening.copy()
    for move in moves:
        quick.apply(move)
    again = game.load(deal)
    heard: list[Event] = []
    for text in journal:
        again.play(game.read(text), heard.append)
    assert again == quick
    assert again.actor() == OVER
    return heard[-1]
