"""Bids of bots go part of the way to where the auction is likely to end, and never beyond."""

import random
from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest

from ai.bot import Bot, Candidate, Report, Thought
from ai.jump_bids import Duels, JumpingBot, jump_bid
from ai.knowledge import for_game
from ai.lot import auction_of
from ai.registry import make_bot
from game.rules.auction import PASS_BID, Bid
from game.rules.catalog import find_game
from game.rules.contract import TERMINAL, Move, State

GAME = find_game("american_rails")
KNOWN = for_game(GAME)
PARTS = (0.0, 0.25, 0.5, 0.75, 1.0)


def first_auction(seed: int, *bids: int) -> State:
    """Return a position of the first auction, after these bids."""
    state = GAME.new_game(3, {}, random.Random(seed))
    state.play(state.legal_moves()[0])
    for amount in bids:
        state.play(Bid(amount))
    return state


def duels_of(state: State) -> Duels:
    """Return the duels for the lot of a position."""
    reopened = state.reopened(everybody=True)
    assert reopened is not None
    return Duels(reopened, KNOWN)


def lowest(state: State) -> Bid:
    """Return the lowest bid."""
    return Bid(auction_of(state).lowest_bid())


class FixedBot(Bot):
    """A bot that makes one move and names other candidates as well."""

    name = "fixed"

    def __init__(self, *moves: Move) -> None:
        self.moves = moves

    def choose(
        self,
        state: State,
        seat: int,
        seconds: float,
        report: Report | None = None,
        since: Sequence[Move] | None = None,
    ) -> Move:
        if report is not None:
            report(Thought(tuple(Candidate(move, 0.5, 1) for move in self.moves), work=1))
        return self.moves[0]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("bids", [(), (12,)])
def test_a_jump_goes_its_part_of_the_way_to_the_end_of_the_longest_duel(
    seed: int, bids: tuple[int, ...]
) -> None:
    state = first_auction(seed, *bids)
    seat = state.current_player()
    ends = [duels_of(state).price(seat, rival) for rival in range(3) if rival != seat]
    jumps = [jump_bid(state, lowest(state), part, KNOWN).amount for part in PARTS]
    assert jumps[0] == lowest(state).amount
    assert jumps[-1] == max(ends)
    assert all(one <= other for one, other in pairwise(jumps))
    assert jumps[0] < jumps[2] < jumps[-1]


def test_a_duel_ends_where_one_of_the_two_would_stop_and_stays_the_same_as_bids_rise() -> None:
    state = first_auction(1)
    found = {duels_of(first_auction(1, *bids)).price(0, 1) for bids in ((), (11,), (11, 12), (11, 12, 13))}
    assert found == {duels_of(state).price(1, 0)}
    (end,) = found
    poor = state.copy()
    poor.cash[1] = end - 3  # type: ignore[attr-defined]
    assert duels_of(poor).price(0, 1) <= end - 3


def test_nobody_jumps_beyond_the_end_or_against_nobody() -> None:
    state = first_auction(1)
    end = duels_of(state).price(0, 1)
    high = Bid(end + 5)
    assert jump_bid(state, high, 0.5, KNOWN) == high
    dear = first_auction(1, end + 1)
    assert jump_bid(dear, lowest(dear), 1.0, KNOWN) == lowest(dear)
    alone = first_auction(1)
    for _ in range(2):
        alone.play(PASS_BID)
    assert jump_bid(alone, lowest(alone), 1.0, KNOWN) == lowest(alone)


def test_the_bid_that_is_made_is_told_first_and_once() -> None:
    state = first_auction(1)
    jump = jump_bid(state, lowest(state), 0.5, KNOWN)
    heard: list[Thought] = []
    bot = JumpingBot(FixedBot(lowest(state), PASS_BID, jump), part=0.5)
    assert bot.choose(state, 0, 1.0, heard.append) == jump
    assert [one.move for one in heard[-1].candidates] == [jump, PASS_BID]
    assert JumpingBot(FixedBot(PASS_BID), part=0.5).choose(state, 0, 1.0) == PASS_BID


def test_a_search_under_a_jump_can_be_canceled() -> None:
    class CanceledError(Exception):
        pass

    def cancel() -> None:
        raise CanceledError

    bot = make_bot("mcts:playouts=8,jump=0.5", seed=1)
    bot.cancel_check = cancel
    with pytest.raises(CanceledError):
        bot.choose(first_auction(1), 0, 1.0)


def bids_of(spec: str) -> Iterator[int]:
    """Yield the bids of the preparation of a match."""
    state = GAME.new_game(3, {}, random.Random(5))
    bots = [make_bot(spec, game=GAME.key, seed=seat) for seat in range(3)]
    while state.current_player() != TERMINAL and state.column < 0:  # type: ignore[attr-defined]
        seat = state.current_player()
        move = bots[seat].choose(state, seat, 1.0)
        if isinstance(move, Bid):
            yield move.amount
        state.apply_unchecked(move)


def test_bots_that_jump_need_less_than_half_the_bids() -> None:
    assert 2 * len([*bids_of("skilled")]) < len([*bids_of("greedy:noise=0.012")])
