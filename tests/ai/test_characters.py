"""The characters: each plays in its own way, and none is shut out of a game before it begins."""

import random
from itertools import combinations

import pytest

from ai.draw import draw
from ai.registry import make_bot
from game.rules.american_rails import GAME
from game.rules.american_rails.steps import PREPARATION
from game.rules.catalogue import find_game
from game.rules.contract import CHANCE, OVER

FOUR = ("miser", "builder", "raider", "gambler")
DIFFERENT = 0.05
"""The part of its decisions in which a character plays otherwise than another, at the least."""
DEALS = 4
"""Deals of which a preparation is played."""


def answers() -> list[list[str]]:
    """What each character would do, at skilled level but without noise, through a match of another bot."""
    state = find_game("north_american_railways").deal(4, {}, random.Random(7))
    luck = random.Random(7)
    found = []
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.apply(draw(state, luck))
            continue
        bots = ["greedy:seed=1", *(f"greedy:seed=1,style={character}" for character in FOUR)]
        moves = [make_bot(bot).choose(state, state.actor(), 1.0) for bot in bots]
        found.append([state.game.write(move) for move in moves[1:]])
        state.apply(moves[0])
    return found


def shares_after_preparation(character: str, deal: int) -> int:
    """How many shares a character buys in the preparation of American Rails, against three without one."""
    state = GAME.deal(4, {}, random.Random(deal))
    seat = deal % state.players
    bots = [make_bot(f"skilled:seed={4 * deal + other}", game=GAME.key) for other in range(state.players)]
    bots[seat] = make_bot(f"skilled:seed={deal},character={character}", game=GAME.key)
    while state.column == PREPARATION:
        state.apply(bots[state.turn].choose(state, state.turn, 1.0))
    count = len(state.treasury)
    return sum(state.shares[seat * count : (seat + 1) * count])


def test_every_two_characters_play_differently() -> None:
    found = answers()
    for (one, name), (other, rival) in combinations(enumerate(FOUR), 2):
        differ = sum(moves[one] != moves[other] for moves in found)
        assert differ >= DIFFERENT * len(found), (name, rival)


@pytest.mark.parametrize("character", FOUR)
def test_no_character_is_shut_out_of_the_preparation(character: str) -> None:
    """Where there are fewer companies than others can pay for, who finds every one too dear gets none."""
    assert any(shares_after_preparation(character, deal) for deal in range(DEALS))
