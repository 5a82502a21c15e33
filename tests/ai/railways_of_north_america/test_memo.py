"""What the bots at Railways of North America cache equals what they compute again."""

import random
from collections.abc import Iterator

import pytest

from ai.knowledge import knowledge_of
from ai.railways_of_north_america.evaluation import PLAN
from ai.railways_of_north_america.freight import RIVALS_PART, actions_left, freight_of, roads_of, turns_left
from ai.railways_of_north_america.plans import (
    Ground,
    Stock,
    best_plan_near,
    best_plans,
    ferry_cards,
    ground_of,
    stock_of,
    ways_on,
)
from ai.railways_of_north_america.rollout_policy import SHORTER, best_deliveries
from game.rules.contract import CHANCE, TERMINAL
from game.rules.railways_of_north_america import GAME, RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.board import HIGHEST_ENGINE
from game.rules.railways_of_north_america.delivering import deliveries, gains
from game.rules.railways_of_north_america.moves import Deliver
from game.rules.railways_of_north_america.steps import ACTION
from tests.helpers.play import draw

POLICY = knowledge_of("railways_of_north_america", "hand").policy
EVALUATOR = knowledge_of("railways_of_north_america", "hand").evaluator


def positions(players: int, seed: int) -> Iterator[RailwaysOfNorthAmericaState]:
    """Every position of a game that the policy plays, now and then by another of its candidates."""
    rng = random.Random(seed)
    state = GAME.new_game(players, {}, rng)
    while state.current_player() != TERMINAL:
        yield state
        if state.current_player() == CHANCE:
            state.apply_unchecked(draw(state, rng))
        elif rng.random() < 0.3:
            state.apply_unchecked(rng.choice(POLICY.candidates(state)))
        else:
            POLICY.advance(state, rng)


def sought_anew(state: RailwaysOfNorthAmericaState, most: int) -> list[Deliver]:
    """The best deliveries of the actor among all that are legal."""
    seat = state.turn
    best: dict[tuple[int, int], tuple[float, Deliver]] = {}
    for move in deliveries(state, seat):
        points = gains(state, move)
        own = points[seat]
        if own < max(points):
            continue
        points[seat] = 0
        value = own - RIVALS_PART * max(points) + SHORTER * (HIGHEST_ENGINE - len(move.links))
        key = (move.city, move.colour)
        if key not in best or value > best[key][0]:
            best[key] = (value, move)
    ranked = sorted(best.values(), key=lambda one: -one[0])
    return [move for _, move in ranked[:most]]


def test_the_best_deliveries_are_the_best_of_all() -> None:
    compared = 0
    for state in positions(players=3, seed=3):
        if state.step == ACTION:
            found = best_deliveries(state, most=6)
            assert found == sought_anew(state, most=6)
            compared += len(found)
    assert compared > 100


def test_freight_is_what_the_best_of_all_ways_bring() -> None:
    compared = 0
    for state in positions(players=3, seed=4):
        if state.step != ACTION:
            continue
        best: dict[tuple[int, int], float] = {}
        for move in deliveries(state, state.turn):
            own = sum(state.links[number].owner == state.turn for number in move.links)
            value = own - RIVALS_PART * (len(move.links) - own)
            key = (move.city, move.colour)
            best[key] = max(best.get(key, 0.0), value)
        hoped = [
            value
            for (city, colour), value in best.items()
            for _ in range(state.cubes_at(city).count(colour))
            if value > 0.0
        ]
        now = freight_of(state, state.turn, roads_of(state)).levels[0]
        assert now == pytest.approx(sorted(hoped, reverse=True))
        compared += len(now)
    assert compared > 100


def test_cached_link_values_are_never_stale() -> None:
    rng = random.Random(5)
    for state in positions(players=3, seed=5):
        if state.step == ACTION:
            kept = stock_of(state, ground_of(state, state.turn))
            anew = Stock(state, Ground(state, state.turn))
            for _ in range(20):
                a, b = rng.sample(range(len(state.board.cities)), 2)
                if anew.group[a] != anew.group[b]:
                    assert kept.promise(a, b) == anew.promise(a, b)
            assert (kept.goods, kept.demand) == (anew.goods, anew.demand)


def test_the_next_link_counts_as_the_best_of_all_that_begin_at_own_ones() -> None:
    compared = 0
    for state in positions(players=3, seed=6):
        if state.step != ACTION:
            continue
        rows = EVALUATOR.describe(state).rows
        for seat, own in enumerate(state.touched):
            if actions_left(state, seat, turns_left(state)) < 1.0:
                assert rows[seat][PLAN] == 0.0
                continue
            near = [
                plan.value
                for plan in best_plans(state, seat)
                if (not own or (own >> plan.way.a | own >> plan.way.b) & 1) and not plan.way.ferries
            ]
            if near and not ferry_cards(state, seat):
                assert rows[seat][PLAN] == pytest.approx(max(0.0, near[0]))
                compared += near[0] > 0.0
    assert compared > 100


def test_a_ferry_card_brings_the_next_link_nothing() -> None:
    """What it is worth is counted of the card."""
    with_ferries = 0
    for state in positions(players=3, seed=7):
        if state.step != ACTION or actions_left(state, state.turn, turns_left(state)) < 1.0:
            continue
        seat, ferry = state.turn, state.board.ferry_card
        worth = EVALUATOR.describe(state).rows[seat][PLAN]
        holding = state.copy()
        holding.held[seat * len(state.deck) + ferry] += 1
        assert EVALUATOR.describe(holding).rows[seat][PLAN] == worth
        plan = best_plan_near(holding, seat)
        with_ferries += plan is not None and plan.way.ferries > 0
    assert with_ferries > 3


def test_ferries_cached_with_a_card_are_not_found_without_it() -> None:
    """A track that is begun leads over water only as long as its owner holds a ferry."""
    over_water = 0
    for state in positions(players=3, seed=17):
        for seat in {track.owner for track in state.unfinished} if state.step == ACTION else ():
            holding = state.copy()
            holding.held[seat * len(state.deck) + state.board.ferry_card] += 1
            without = best_plan_near(holding, seat, over_water=False)
            assert without is None or not without.way.ferries
            for track in state.unfinished:
                assert ways_on(holding, track, ferries=0) == ways_on(state, track, ferries=0)
            plan = best_plan_near(holding, seat)
            over_water += plan is not None and plan.done > 0 and plan.way.ferries > 0
    assert over_water > 0
