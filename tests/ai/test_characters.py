"""The characters: each plays in its own way, and none is shut out of a game before it begins."""

import math
import random
from functools import cache
from itertools import combinations

import pytest

from ai.bot import Thought
from ai.chance import sample_chance
from ai.knowledge import margin
from ai.registry import make_bot
from game.rules.american_rails import GAME
from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.steps import PREPARATION
from game.rules.auction import Bid
from game.rules.catalog import find_game
from game.rules.contract import CHANCE, TERMINAL

FOUR = ("miser", "builder", "raider", "gambler")
DIFFERENT = 0.05
"""The part of its decisions in which a character plays otherwise than another, at the least."""
DEALS = 4
"""Deals of which a preparation is played."""
CLOSE = 8.0
"""Dollars by which a bid may be better or worse than a pass to be worth a thought."""
ENOUGH = 20
"""The minimum number of such bids, before the first year and later."""
PRICE = 0.5
"""Dollars by which a character's prices may be off on the average."""


def answers() -> list[list[str]]:
    """What each character would do, at skilled level but without noise, through a match of another bot."""
    state = find_game("north_american_railways").new_game(4, {}, random.Random(7))
    luck = random.Random(7)
    found = []
    while state.current_player() != TERMINAL:
        if state.current_player() == CHANCE:
            state.apply_unchecked(sample_chance(state, luck))
            continue
        bots = ["greedy:seed=1", *(f"greedy:seed=1,style={character}" for character in FOUR)]
        moves = [make_bot(bot).choose(state, state.current_player(), 1.0) for bot in bots]
        found.append([state.game.format_move(move) for move in moves[1:]])
        state.apply_unchecked(moves[0])
    return found


def shares_after_preparation(character: str, deal: int) -> int:
    """How many shares a character buys in the preparation of American Rails, against three without one."""
    state = GAME.new_game(4, {}, random.Random(deal))
    seat = deal % state.players
    bots = [make_bot(f"skilled:seed={4 * deal + other}", game=GAME.key) for other in range(state.players)]
    bots[seat] = make_bot(f"skilled:seed={deal},character={character}", game=GAME.key)
    while state.column == PREPARATION:
        state.apply_unchecked(bots[state.turn].choose(state, state.turn, 1.0))
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


@cache
def bids_to_think_of() -> list[tuple[AmericanRailsState, float]]:
    """Auctions of a match in which a bid is about as good as a pass, and by how many dollars it is better."""
    state = GAME.new_game(3, {}, random.Random(7))
    bots = [make_bot(f"greedy:noise=0.03,seed={seat}", game=GAME.key) for seat in range(state.players)]
    found = []
    while state.current_player() != TERMINAL:
        if any(isinstance(move, Bid) for move in state.legal_moves()):
            better = bid_over_pass("greedy:seed=1", state)
            if abs(better) < CLOSE:
                found.append((state.copy(), better))
        state.apply_unchecked(bots[state.turn].choose(state, state.turn, 1.0))
    return found


def bid_over_pass(bot: str, state: AmericanRailsState) -> float:
    """By how many dollars of a lead a bot finds a bid better than a pass; infinitely worse if it has none."""
    thoughts: list[Thought] = []
    make_bot(bot, game=GAME.key).choose(state, state.turn, 1.0, report=thoughts.append)
    found = thoughts[-1].candidates if thoughts else ()
    bids = [margin(one.scores, state.turn) for one in found if isinstance(one.move, Bid)]
    others = [margin(one.scores, state.turn) for one in found if not isinstance(one.move, Bid)]
    return max(bids) - max(others) if bids else -math.inf


@pytest.mark.parametrize("preparation", [True, False])
def test_characters_pay_as_much_for_a_share_as_anybody(preparation: bool) -> None:
    """Bots that judge alike bid each other up to the last dollar: who finds every share a little cheaper than
    they do gets none, and who finds it dearer gets all."""
    asked = [one for one in bids_to_think_of() if (one[0].column == PREPARATION) is preparation]
    assert len(asked) >= ENOUGH
    for character in FOUR:
        more = [bid_over_pass(f"greedy:seed=1,style={character}", state) - better for state, better in asked]
        assert abs(sum(more) / len(more)) <= PRICE, character
