"""What bots promise: how often one of them wins against two others. It takes hours: ``pytest -m strength``.

Each promise is a share of wins. Matches are played up to a number of deals, or until a bet that is wrong in
at most one of twenty cases (`ai.arena.decision`) confirms or refutes it.
"""

from __future__ import annotations

import os
from contextlib import closing
from itertools import pairwise

import pytest

from ai.arena.decision import RISK, Bet
from ai.arena.match import pairings, play_match
from ai.players import LEVELS, characters, description
from ai.task_pool import TaskPool
from game.rules.catalog import game_keys

pytestmark = [pytest.mark.strength, pytest.mark.parametrize("key", game_keys())]

DEALS = 100
"""Each is played in three rotations, unless fewer settle it."""

TODAY = "greedy:weights=hand"
"""The one-ply bot as it was before its weights were fitted."""

TODAYS_SEARCH = {
    "american_rails": "explore=0.4,horizon=20",
    "north_american_railways": "explore=0.4,horizon=-1",
    "new_england_railways": "explore=0.4,horizon=30",
    "railways_of_north_america": "explore=0.08,horizon=24",
}
"""How tree search explored and how far it played out then, with UCT at the root and nothing kept."""


def promised(key: str, bot: str, others: str, least: float, most: float = 1.0) -> None:
    """Fail if the first bot's share of the wins against two others is not from `least` to `most`.

    It plays until that is settled, which may be checked after every deal. If the maximum number of deals does
    not settle it, the test is skipped.
    """
    bots = (bot, others, others)
    broken = [Bet(least, at_most=False, risk=RISK)]
    kept = [Bet(least, at_most=True, risk=RISK)]
    if most < 1.0:
        broken.append(Bet(most, at_most=True, risk=RISK))
        kept.append(Bet(most, at_most=False, risk=RISK))
    won: list[float] = []
    share = ""
    deal: list[float] = []
    todo = pairings(key, bots, DEALS * len(bots), seed=7)
    with closing(TaskPool(os.cpu_count() or 1).run(play_match, todo)) as outcomes:
        for outcome in outcomes:
            deal.append(outcome.wins[0])
            if len(deal) < len(bots):
                continue
            won.append(sum(deal) / len(deal))
            deal.clear()
            for bet in (*broken, *kept):
                bet.see(won[-1])
            share = f"{bot} wins {sum(won) / len(won):.1%} of {len(won)} deals"
            assert not any(bet.refuted for bet in broken), f"{share}, promised are {least:.0%} to {most:.0%}"
            if all(bet.refuted for bet in kept):
                return
    pytest.skip(f"not settled: {share}, promised are {least:.0%} to {most:.0%}")


@pytest.mark.parametrize(("more", "fewer"), [(200, 50), (800, 200)])
def test_more_playouts_are_never_weaker(key: str, more: int, fewer: int) -> None:
    promised(key, f"mcts:playouts={more}", f"mcts:playouts={fewer}", least=1 / 3)


@pytest.mark.parametrize(("below", "level"), list(pairwise(LEVELS)))
def test_each_level_wins_against_two_of_the_level_below(key: str, below: str, level: str) -> None:
    promised(key, level, below, least=0.5, most=1.0 if level == LEVELS[-1] else 0.7)


def test_an_apprentice_wins_against_chance(key: str) -> None:
    promised(key, "apprentice", "random", least=0.9)


def test_characters_are_of_like_strength(key: str) -> None:
    for character in characters(key):
        promised(key, f"skilled:character={character}", "skilled", least=1 / 3 - 0.05, most=1 / 3 + 0.05)


def test_minimax_wins_against_todays_greedy_bots(key: str) -> None:
    promised(key, "minimax:seconds=0.2", TODAY, least=0.6)


def test_an_expert_wins_against_todays_greedy_bots(key: str) -> None:
    promised(key, "expert", TODAY, least=0.85)


def test_an_experts_search_wins_against_todays_in_the_same_time(key: str) -> None:
    search = description(key, "expert").split(":")[0]
    before = f"mcts:seconds=1,weights=hand,{TODAYS_SEARCH[key]},reuse_tree=0,halving=0"
    promised(key, f"{search}:seconds=1", before, least=0.6)
