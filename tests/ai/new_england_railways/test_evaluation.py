"""The bots at New England Railways: clearly right moves, no foolish ones, and nothing illegal."""

import random
from collections import defaultdict

import pytest

from ai.chance import sample_chance
from ai.knowledge import knowledge_of
from ai.new_england_railways.evaluation import (
    NewEnglandRailwaysEvaluator,
    expected_loads,
    gains_of,
    gives_no_less,
    ground_of,
    incomes_left,
    owned_links,
)
from ai.registry import make_bot
from game.rules.auction import Bid
from game.rules.contract import CHANCE, TERMINAL
from game.rules.new_england_railways import GAME, NewEnglandRailwaysState
from game.rules.new_england_railways.shipping import ship_moves
from game.rules.new_england_railways.steps import BID, RETIRE, ROLL_TO_BUILD, SHIP
from tests.helpers.new_england_railways.building import auctioning, borrowing, link, opening, shipping

KEY = "new_england_railways"
KNOWN = knowledge_of(KEY)
THINKERS = ("greedy", "minimax:positions=150,seed=1", "mcts:playouts=100,seed=1")

NETWORKS = {
    "Dave": ["Boston-Providence", "Boston-Worcester", "Kingston-Providence"],
    "Pete": ["Hartford-Springfield", "Springfield-Worcester", "Hartford-Plainfield"],
    "John": ["Boston-Lowell", "Lowell-Manchester", "Boston-Portsmouth"],
}
"""Three players with three connected links each."""


def answer(bot: str, state: NewEnglandRailwaysState) -> str:
    """The text form of a bot's move; the state must stay as it was."""
    before = state.to_data()
    move = make_bot(bot, game=KEY).choose(state, state.current_player(), 60.0)
    assert state.to_data() == before
    return GAME.format_move(move)


def evaluation(weights: str) -> NewEnglandRailwaysEvaluator:
    found = knowledge_of(KEY, weights).evaluator
    assert isinstance(found, NewEnglandRailwaysEvaluator)
    return found


def test_the_hand_set_weights_say_what_they_always_said() -> None:
    hand = evaluation("hand")
    assert hand.evaluate(opening()) == pytest.approx([14.6956] * 3, abs=1e-4)
    state = auctioning(links=NETWORKS, cash=[20, 25, 5], debt=[30, 20, 10], income=[8, 6, 5])
    assert hand.evaluate(state) == pytest.approx([125.1726, 139.3482, 118.8730], abs=1e-4)


@pytest.mark.parametrize("bot", THINKERS)
def test_bots_ship_cubes_via_their_own_links(bot: str) -> None:
    """From Kingston to Worcester over three links of Dave's; nothing else brings him as much."""
    state = shipping(
        links=NETWORKS, current=[], deck=[], cubes={"Kingston": ["purple"], "Lowell": ["yellow"]}
    )
    assert answer(bot, state) == "ship purple Kingston > Providence > Boston > Worcester"


def test_money_is_dearer_to_a_debtor() -> None:
    """A seat that would have to live on loans stops bidding earlier."""
    on_sale = "Bellows Falls-Springfield"
    told = {"links": NETWORKS, "current": [on_sale], "income": [8, 8, 8], "cash": [30, 30, 30]}
    free = auctioning(debt=[0, 0, 0], **told)
    owing = auctioning(debt=[60, 60, 60], **told)
    limits = evaluation("fitted").limits
    for rich, poor in zip(limits(free, link(on_sale)), limits(owing, link(on_sale)), strict=True):
        assert 0.0 < poor < rich <= 30.0


def test_one_more_loan_is_always_a_candidate() -> None:
    """Who owes $60 and pays the service from income may borrow as well as who is forced to."""
    for cash, forced in ((12, "no loan"), (11, "borrow 10")):
        state = borrowing(
            links=NETWORKS,
            current=["Bellows Falls-Springfield"],
            cash=[cash] * 3,
            debt=[60] * 3,
            income=[8] * 3,
        )
        weighed = [GAME.format_move(move) for move in KNOWN.policy.candidates(state)]
        assert weighed[0] == forced
        assert weighed[1:] == ["borrow 10" if forced == "no loan" else "borrow 20"]


def test_first_turn_loans_are_not_paid_back_immediately() -> None:
    """A smaller loan would have left more: $18 after $10, $16 after $20 of which $10 are paid back."""
    state = opening()
    for text in ("borrow 20", "borrow 20", "borrow 10"):
        state.play(GAME.parse_move(text))
    assert (state.step, state.cash[state.turn]) == (RETIRE, 26)
    assert [GAME.format_move(move) for move in KNOWN.policy.candidates(state)] == ["keep loans"]
    assert GAME.format_move(KNOWN.policy.rollout_move(state, random.Random(1))) == "keep loans"


@pytest.mark.parametrize(("richest", "most"), [(1, 1), (3, 3), (20, 20)])
def test_no_candidate_bid_exceeds_what_rivals_can_raise(richest: int, most: int) -> None:
    on_sale = "Bellows Falls-Springfield"
    state = auctioning(links=NETWORKS, current=[on_sale], cash=[30, richest, 1], income=[8, 8, 8])
    assert state.turn == 0
    bids = [move.amount for move in KNOWN.policy.candidates(state) if isinstance(move, Bid)]
    assert bids[0] == 1
    assert max(bids) <= most


def test_each_seat_is_expected_to_ship_its_best_cube_in_turn() -> None:
    """Dave's cube passes three links of his own, Pete's one of his; a buyer has one shipment."""
    state = shipping(links=NETWORKS, cubes={"Kingston": ["purple"], "Hartford": ["yellow"]})
    assert expected_loads(state, owned_links(state)) == [3, 1, 0]
    state.cubes[:] = [0] * len(state.cubes)
    assert expected_loads(state, owned_links(state)) == [0, 0, 0]


def test_the_best_routes_are_those_of_all_legal_ones() -> None:
    """The cached routes agree with trying all of them for each seat; without routes a seat only gives more
    away.
    """
    rng = random.Random(3)
    state = GAME.new_game(4, {}, rng)
    seen = 0
    while (actor := state.current_player()) != TERMINAL:
        if state.step == SHIP:
            freight = ground_of(state.board).freight(state.built, owned_links(state))
            worth, others = {}, defaultdict(set)
            for move in ship_moves(state)[:-1]:
                counts = sum(1 << 4 * state.owner[one] for one in state.board.links_on(move.route))
                slot = move.route[0] * len(state.cup) + move.colour
                value = gains_of(counts, 4)[actor]
                worth[slot] = max(worth.get(slot, -9.0), value)
                others[slot].add(counts)
            for slot, value in worth.items():
                best = freight.best(slot)[actor]
                assert (best[0] if best else -9.0) == value
                ways = freight.ways(slot, actor)
                assert [way[0] for way in ways][:1] == ([value] if best else [])
                for _, _, counts in ways:
                    better = [one for one in others[slot] - {counts} if gives_no_less(counts, one, actor, 4)]
                    assert not better
                seen += 1
        state.apply_unchecked(
            sample_chance(state, rng) if actor == CHANCE else rng.choice(state.legal_moves())
        )
    assert seen > 100


@pytest.mark.parametrize("players", [3, 4, 6])
def test_candidates_and_picks_are_legal_and_quiesce_too(players: int) -> None:
    """In random games, where any nonsense may stand on the board."""
    rng = random.Random(players)
    state = GAME.new_game(players, {}, rng)
    while (actor := state.current_player()) != TERMINAL:
        if actor == CHANCE:
            state.apply_unchecked(sample_chance(state, rng))
            continue
        moves = state.legal_moves()
        candidates = KNOWN.policy.candidates(state)
        assert candidates
        assert len(set(candidates)) == len(candidates)
        assert set(candidates) <= set(moves)
        assert KNOWN.policy.rollout_move(state, rng) in moves
        after = state.copy()
        after.apply_unchecked(candidates[-1])
        KNOWN.policy.quiesce(after)
        assert after.step != ROLL_TO_BUILD
        assert after.step != BID or after.auction is None or after.auction.leader < 0
        assert len(KNOWN.evaluator.evaluate(after)) == players
        state.apply_unchecked(rng.choice(moves))


def test_a_playout_reaches_the_end() -> None:
    rng = random.Random(7)
    state = GAME.new_game(5, {}, rng)
    while state.current_player() != TERMINAL:
        if state.current_player() == CHANCE:
            state.apply_unchecked(sample_chance(state, rng))
        else:
            KNOWN.policy.advance(state, rng)
    assert state.winners()
    assert incomes_left(state) == 0
