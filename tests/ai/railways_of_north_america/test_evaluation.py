"""The bots at Railways of North America: clearly right moves, sensible candidates, and nothing illegal."""

import random

import pytest

from ai.bot import Bot
from ai.knowledge import knowledge_of, margin
from ai.railways_of_north_america.evaluation import first_upgrades, money_to_come, money_worth
from ai.railways_of_north_america.freight import freight_of, roads_of, turns_left
from ai.railways_of_north_america.plans import best_plans, ways_on
from ai.railways_of_north_america.routes import (
    LONGEST_WAY,
    blocked_sides,
    is_free,
    nearness,
    turned,
    ways_of,
)
from ai.registry import make_bot
from game import compiled
from game.rules.contract import CHANCE, TERMINAL, EventListener, Move
from game.rules.railways_of_north_america import GAME, RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.board import Board
from game.rules.railways_of_north_america.events import LinkFinished
from game.rules.railways_of_north_america.moves import LayTile
from game.rules.railways_of_north_america.steps import (
    ACTION,
    BID,
    ENDED,
    KEEP_BARON,
    NONE,
    TILES_PER_BUILD,
    TURN_CARD,
)
from tests.helpers.play import draw, legal, play
from tests.helpers.railways_of_north_america.building import BOARD, baron, card, city, links, position, track

EVALUATOR = knowledge_of("railways_of_north_america", "hand").evaluator
POLICY = knowledge_of("railways_of_north_america", "hand").policy

THINKERS = {"greedy": "greedy", "mcts": "mcts:playouts=40,seed=1"}

LAST_ACTION = {"turn_number": 6, "last_turn": 6, "round": 2, "first": 1, "acted": 2}
"""Ann takes the last action of all."""

TAKEN = {printed.name: "Cleo" for printed in BOARD.major_lines}
"""No major line is left."""


@pytest.fixture(params=THINKERS, scope="module")
def bot(request: pytest.FixtureRequest) -> Bot:
    """Each bot that thinks."""
    return make_bot(THINKERS[request.param])


def answer(bot: Bot, state: RailwaysOfNorthAmericaState) -> str:
    """The text form of a bot's move; the state must stay as it was."""
    before = state.to_data()
    move = bot.choose(state, state.current_player(), 60.0)
    assert state.to_data() == before
    return GAME.format_move(move)


CHAIN = {
    "links": links(("Ann", "Windsor", "London", "Toronto", "Kingston"), ("Ben", "Kingston", "Ottawa")),
    "cubes": {"Windsor": ["blue"], "Kingston": ["purple", "yellow"], "Toronto": ["yellow"]},
    "engine": [4, 1, 1],
}


def test_the_last_action_delivers(bot: Bot) -> None:
    assert answer(bot, position(**CHAIN, **LAST_ACTION)) == "choose deliver"


def test_deliveries_take_the_longest_own_way(bot: Bot) -> None:
    state = position(**CHAIN, **LAST_ACTION)
    play(state, "choose deliver")
    assert answer(bot, state) == "deliver purple Kingston 3 > 2 > 1"


def test_nothing_is_bought_with_the_last_action_that_brings_no_points(bot: Bot) -> None:
    state = position(**LAST_ACTION, display={"Hotel: Toronto": 1}, claimed=TAKEN)
    assert answer(bot, state) in ("choose pass", "choose card")


def test_a_major_line_is_completed_with_the_last_action(bot: Bot) -> None:
    """Vancouver to Calgary brings 4 points for two bonds."""
    network = track("Ann", "Vancouver", "east", "east", "east", "east")
    state = position(**LAST_ACTION, unfinished=[network])
    assert answer(bot, state) == "choose build"
    play(state, "choose build")
    assert answer(bot, state) == "continue 5,9 east"
    play(state, "continue 5,9 east")
    assert answer(bot, state) == "lay 6,9 east"


# What is known of the map.


def test_ways_lead_from_city_to_city() -> None:
    ways, state = ways_of(BOARD), position()
    assert ways is ways_of(BOARD)
    for pair in ways.pairs:
        for way in pair.ways:
            assert 1 <= len(way.tiles) <= LONGEST_WAY
            assert is_free(state, way)
            assert turned(turned(way)) == way


def test_a_way_can_be_built_tile_by_tile() -> None:
    ways = [pair.ways[0] for pair in ways_of(BOARD).pairs]
    ways = [way for way in ways if len(way.tiles) <= 4 and not way.ferries]
    for way in ways[::5]:
        state = position()
        told = play(state, "choose build")
        start = next(s for s in BOARD.starts if (s.city, s.side) == (way.a, way.side))
        state.play(start)
        for tile in way.tiles:
            state.play(BOARD.lay[tile.hex][tile.leave], told.append)
        assert told[-1] == LinkFinished(0, 0, way.a, way.b) or state.links[0].b == way.b
        assert 5000 * state.bonds[0] - state.cash[0] == way.price


def test_a_way_is_no_longer_free_when_a_side_is_taken() -> None:
    regina, winnipeg = city("Regina"), city("Winnipeg")
    pairs = [pair.ways for pair in ways_of(BOARD).pairs if {pair.a, pair.b} == {regina, winnipeg}]
    (pair,) = pairs
    state = position(links=[track("Ben", "Regina", "east", "east", "east")])
    straight = [way for way in pair if len(way.tiles) == 2 and is_free(position(), way)]
    assert straight
    assert not all(is_free(state, way) for way in straight)


def test_one_mask_tells_which_ways_are_free() -> None:
    """In the middle of games with much track: the same ways as tile by tile."""
    rng = random.Random(2)
    state = GAME.new_game(4, {}, rng)
    ways = [way for pair in ways_of(BOARD).pairs for way in (*pair.ways, *map(turned, pair.ways))]
    seen: set[bool] = set()
    while state.current_player() != TERMINAL:
        if state.step == ACTION and rng.random() < 0.05:
            blocked = blocked_sides(state)
            free = [is_free(state, way) for way in ways]
            assert free == [not way.sides & blocked for way in ways]
            seen |= set(free)
        state.play(draw(state, rng) if state.current_player() == CHANCE else POLICY.rollout_move(state, rng))
    assert seen == {True, False}


def test_distances_are_symmetrical() -> None:
    distance = ways_of(BOARD).distance
    cities = range(len(BOARD.cities))
    assert all(distance[a][b] == distance[b][a] for a in cities for b in cities)
    assert all(distance[a][a] == 0 for a in cities)
    assert distance[city("Regina")][city("Winnipeg")] == 2
    assert distance[city("Port aux Basques")][city("Sydney")] == 1
    effort = ways_of(BOARD).effort
    assert effort[city("Sydney")][city("Port aux Basques")] == 1 + TILES_PER_BUILD  # A ferry takes a card.
    assert effort[city("Regina")][city("Winnipeg")] == 2


def test_another_board_has_its_own_ways() -> None:
    data = BOARD.data
    assert ways_of(Board(data)) is not ways_of(BOARD)


# The evaluation.


def freight(state: RailwaysOfNorthAmericaState, seat: int) -> list[float]:
    """What the cubes within reach are worth to a seat."""
    return freight_of(state, seat, roads_of(state)).hoped


def test_freight_counts_own_links_and_engines_that_are_nearly_strong_enough() -> None:
    assert freight(position(**CHAIN), 0) == [3.0, 2.0, pytest.approx(0.4)]
    weak = {**CHAIN, "engine": [2, 1, 1]}
    assert freight(position(**weak), 0)[0] == 2.0
    assert freight(position(**weak), 1) == [1.0]
    assert freight(position(**CHAIN), 2) == []


def test_more_is_worth_more() -> None:
    plain = EVALUATOR.evaluate(position())
    assert EVALUATOR.evaluate(position(points=[5, 0, 0]))[0] > plain[0]
    assert EVALUATOR.evaluate(position(bonds=[2, 0, 0]))[0] < plain[0]
    assert EVALUATOR.evaluate(position(cash=[9000, 0, 0]))[0] > plain[0]
    assert EVALUATOR.evaluate(position(hands={"Ann": {"Railroad Executive": 1}}))[0] > plain[0]
    assert EVALUATOR.evaluate(position(**CHAIN))[0] > plain[0]


def test_greedy_keeps_the_baron_with_the_likelier_points() -> None:
    names = [
        "Robert Reid",
        "James J. Hill",
        "George Stephen",
        "Charles M. Hays",
        "Hugh Allan",
        "Donald Smith",
    ]
    numbers = [baron(name) for name in names]
    dealt = [numbers[:2], numbers[2:4], numbers[4:]]
    state = position(step=KEEP_BARON, turn_number=1, kept=[-1, -1, -1], dealt=dealt)
    assert answer(make_bot("greedy"), state) == "keep Robert Reid"


def test_the_end_is_worth_its_score() -> None:
    state = position(**LAST_ACTION, points=[4, 9, 2])
    play(state, "choose pass")
    assert EVALUATOR.evaluate(state) == [float(score) for score in state.scores()]


def test_money_counts_for_nothing_when_nothing_is_left_to_buy() -> None:
    assert money_worth(20.0, to_come=0.0, actions=0.0) < 0.15 * money_worth(20.0, to_come=0.0, actions=18.0)


@pytest.mark.parametrize("turn", [2, 9, 12])
def test_surplus_money_never_lowers_the_evaluation(turn: int) -> None:
    """By the current weights, having more is never worse."""
    evaluator = knowledge_of("railways_of_north_america").evaluator
    worth = [
        evaluator.evaluate(position(cash=[cash, 0, 0], points=[40, 0, 0], turn_number=turn, last_turn=13))[0]
        for cash in range(0, 100_000, 5_000)
    ]
    assert worth == sorted(worth)


def test_income_to_come_falls_once_the_points_are_past_the_peak() -> None:
    """At 50 points the table pays most; a player with more now has passed it a turn sooner."""
    coming = [money_to_come(position(points=[points, 0, 0]), 0, 3.0) for points in (20, 35, 50, 65)]
    assert coming[0] < coming[1] > coming[2] > coming[3] == 2.0
    bonds = money_to_come(position(points=[20, 0, 0], bonds=[4, 0, 0]), 0, 3.0)
    assert bonds == pytest.approx(coming[0] - 12.0)


def test_turns_left() -> None:
    assert turns_left(position(turn_number=6, last_turn=7)) == 2.0
    assert turns_left(position(turn_number=6, last_turn=6)) == 1.0
    assert turns_left(position()) > 4.0


def test_a_line_counts_more_the_nearer_it_is() -> None:
    assert nearness(10, 10) == 0.0
    assert 0.0 < nearness(6, 10) < nearness(2, 10) < 1.0


# The policy.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_candidates_and_picks_are_legal_and_quiesce_too(players: int) -> None:
    """In games that are half random, where any nonsense may stand on the board."""
    rng = random.Random(players)
    state = GAME.new_game(players, {}, rng)
    while state.current_player() != TERMINAL and state.turn_number < 7:
        if state.current_player() != CHANCE:
            moves = state.legal_moves()
            found = POLICY.candidates(state)
            assert found
            assert set(found) <= set(moves)
            assert POLICY.rollout_move(state, rng) in moves
            quiet = state.copy()
            POLICY.quiesce(quiet)
            opening = quiet.step == BID and quiet.turn_number == 1
            assert opening or quiet.step in (ACTION, TURN_CARD, ENDED, KEEP_BARON)
            move = POLICY.rollout_move(state, rng) if rng.random() < 0.7 else draw(state, rng)
        else:
            move = draw(state, rng)
        state.play(move)


@pytest.mark.skipif(compiled(), reason="no test can look on where a compiled method is called")
@pytest.mark.parametrize("players", [2, 4])
def test_what_a_playout_does_at_once_is_legal_move_by_move(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole games by playouts' moves; many of their links take several tiles."""
    apply, laid = RailwaysOfNorthAmericaState.apply_unchecked, []

    def watched(
        state: RailwaysOfNorthAmericaState, move: Move, on_event: EventListener | None = None
    ) -> None:
        assert move in state.legal_moves()
        laid.append(isinstance(move, LayTile))
        apply(state, move, on_event)

    rng = random.Random(players)
    state = GAME.new_game(players, {}, rng)
    decisions = 0
    while (actor := state.current_player()) != TERMINAL:
        if actor == CHANCE:
            state.play(draw(state, rng))
            continue
        with monkeypatch.context() as patch:
            patch.setattr(RailwaysOfNorthAmericaState, "apply_unchecked", watched)
            POLICY.advance(state, rng)
        decisions += 1
    assert len(laid) - decisions > 20
    assert any(laid)


def test_a_playout_uses_a_card_that_saves_enough_for_its_link() -> None:
    """A Government Land Grant pays for all the tiles of one action."""
    for hand, cost in (({}, 4000), ({"Ann": {"Government Land Grant": 1}}, 0)):
        state = position(cubes={"Calgary": ["red", "blue", "black", "yellow"]}, hands=hand, claimed=TAKEN)
        play(state, "choose build")
        POLICY.advance(state, random.Random(1))
        assert [(link.owner, len(link.tiles)) for link in state.links] == [(0, 2)]
        assert 5000 * state.bonds[0] - state.cash[0] == cost
        assert not state.held_by(0, card("Government Land Grant"))


def test_new_cities_are_candidates_only_on_own_links() -> None:
    for cities, found in ((("Vancouver", "Kamloops"), False), (("Kamloops", "Prince George"), True)):
        state = position(links=links(("Ann", *cities)))
        assert "choose urbanize" in legal(state)
        thoughts = [GAME.format_move(move) for move in POLICY.candidates(state)]
        assert ("choose urbanize" in thoughts) == found


def test_plans_join_what_belongs_together() -> None:
    """A red cube in Regina wants to go to Winnipeg, two tiles away."""
    state = position(cubes={"Regina": ["red", "red"], "Winnipeg": ["blue"]}, claimed=TAKEN)
    best = best_plans(state, 0)[0]
    assert {best.way.a, best.way.b} == {city("Regina"), city("Winnipeg")}
    assert "choose build" in legal(state)


def test_track_removed_before_the_next_action_is_no_plan() -> None:
    """What is not finished in a turn is taken off the board at its end."""
    begun = [track("Ann", "Regina", "east", "east")]
    cubes = {"Regina": ["red", "red"], "Winnipeg": ["blue"]}
    third = position(cubes=cubes, claimed=TAKEN, unfinished=begun, round=2, first=0, acted=0)
    acted = position(cubes=cubes, claimed=TAKEN, unfinished=begun, round=2, first=0, acted=1, turn=1)
    earlier = position(cubes=cubes, claimed=TAKEN, unfinished=begun, round=1, first=0, acted=1, turn=1)
    assert best_plans(third, 0)[0].done == 1
    assert best_plans(earlier, 0)[0].done == 1
    assert all(plan.done == 0 for plan in best_plans(acted, 0))
    play(acted, "choose build", "start Vancouver east")
    play(acted, next(move for move in legal(acted) if move.startswith("lay")))
    assert acted.laid == 1
    assert ways_on(acted, acted.unfinished[0], ferries=0) == []


def test_links_that_a_barons_task_counts_are_preferred() -> None:
    """Donald Mann counts links in the snow."""
    cubes = {"Regina": ["red"], "Hay River": ["black"]}
    plain = position(cubes=cubes, claimed=TAKEN)
    snow = position(cubes=cubes, claimed=TAKEN, barons={"Ann": "Donald Mann"})
    assert not best_plans(plain, 0)[0].way.snow
    assert best_plans(snow, 0)[0].way.snow


def test_the_same_seed_makes_the_same_move() -> None:
    state = position(**CHAIN)
    found = {GAME.format_move(make_bot("mcts:playouts=30,seed=5").choose(state, 0, 60.0)) for _ in range(2)}
    assert len(found) == 1


def test_a_bot_knows_only_what_its_seat_can_know() -> None:
    """Other barons in the others' hands, the same move."""
    state = position(**CHAIN)
    data = state.to_data()
    data["dealt"][1], data["dealt"][2] = data["dealt"][2], data["dealt"][1]
    data["kept"][1], data["kept"][2] = data["kept"][2], data["kept"][1]
    other = GAME.restore(data)
    for spec in ("greedy:seed=3", "mcts:playouts=30,seed=3"):
        assert make_bot(spec).choose(state, 0, 60.0) == make_bot(spec).choose(other, 0, 60.0)


def test_greedy_beats_two_random_bots() -> None:
    rng = random.Random(4)
    state = GAME.new_game(3, {}, rng)
    bots = [make_bot("random:seed=1"), make_bot("greedy:seed=1"), make_bot("random:seed=2")]
    while state.current_player() != TERMINAL:
        actor = state.current_player()
        state.play(draw(state, rng) if actor == CHANCE else bots[actor].choose(state, actor, 1.0))
    assert state.winners() == [1]


# What a good player never does.

SKILLED = ("skilled:seed=1", "mcts:playouts=30,seed=1")
"""By one look, and by a search with as few playouts as a slow machine does at least."""

APPRENTICES = [f"apprentice:seed={seed}" for seed in range(6)]
"""They err, but not so."""


def answers(spec: str, state: RailwaysOfNorthAmericaState) -> str:
    """The text form of the move of the bot that is described."""
    return answer(make_bot(spec, game=GAME.key), state)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("spec", [*SKILLED, *APPRENTICES])
def test_the_first_action_builds(seed: int, spec: str) -> None:
    """No card, no stronger engine and no pass while there is no track to make use of them."""
    rng = random.Random(seed)
    state = GAME.new_game(3, {}, rng)
    while state.step != ACTION:
        moves = POLICY.candidates(state) if state.current_player() != CHANCE else ()
        state.play(moves[0] if moves else draw(state, rng))
    assert answers(spec, state) == "choose build"


def test_passing_is_no_candidate_while_deliveries_or_builds_pay() -> None:
    assert "choose pass" not in [GAME.format_move(move) for move in POLICY.candidates(position(**CHAIN))]
    thoughts = [GAME.format_move(move) for move in POLICY.candidates(position(claimed=TAKEN, **LAST_ACTION))]
    assert "choose pass" in thoughts


def test_upgrades_without_enough_links_are_no_candidates() -> None:
    for chain, found in ((("Windsor", "London"), False), (("Windsor", "London", "Toronto"), True)):
        state = position(links=links(("Ann", *chain)), engine=[2, 1, 1])
        assert ("choose upgrade" in [GAME.format_move(move) for move in POLICY.candidates(state)]) == found


def test_a_rivals_whole_action_is_predicted() -> None:
    """By what a playout would do: it ends between two actions, and is the same when asked again."""
    rng = random.Random(4)
    state = GAME.new_game(3, {}, rng)
    for _ in range(120):
        state.play(draw(state, rng) if state.current_player() == CHANCE else POLICY.rollout_move(state, rng))
        if state.step == ACTION:
            once, again = state.copy(), state.copy()
            assert POLICY.predict_action(once)
            assert POLICY.predict_action(again)
            assert once == again != state
            assert POLICY.is_quiet(once) or once.step in (TURN_CARD, ENDED)


def test_careful_prediction_uses_the_evaluation() -> None:
    """It is worth to him what any other action would be, finished as a playout finishes it, or more."""
    rng, differ = random.Random(5), 0
    state = GAME.new_game(3, {}, rng)

    def worth_of(move: Move) -> float:
        after = state.copy()
        after.apply_unchecked(move)
        POLICY.quiesce(after)
        return margin(EVALUATOR.evaluate(after), state.turn)

    for _ in range(150):
        state.play(draw(state, rng) if state.current_player() == CHANCE else POLICY.rollout_move(state, rng))
        if state.step == ACTION:
            hasty, careful, again = state.copy(), state.copy(), state.copy()
            POLICY.predict_action(hasty)
            assert POLICY.predict_action(careful, True)
            assert POLICY.predict_action(again, True)
            assert careful == again != state
            best = max(worth_of(move) for move in POLICY.candidates(state))
            assert margin(EVALUATOR.evaluate(careful), state.turn) == pytest.approx(best)
            differ += careful != hasty
    assert differ > 5


def test_mines_are_hoped_to_bring_three_cubes() -> None:
    state = position(
        links=links(("Ann", "Windsor", "London", "Toronto")),
        display={"Mines": 1},
        cash=[20000, 0, 0],
    )
    before = sum(state.cubes)
    play(state, "choose card", "take Mines")
    POLICY.quiesce(state)
    assert sum(state.cubes) == before + 3


@pytest.mark.parametrize(
    ("last_turn", "cash", "high", "thought"),
    [
        (NONE, 22_000, 2_000, ["pass", "bid 3000"]),
        (NONE, 22_000, 8_000, ["pass"]),
        (3, 60_000, 8_000, ["pass", "bid 9000"]),
    ],
)
def test_high_bids_need_spare_cash(last_turn: int, cash: int, high: int, thought: list[str]) -> None:
    auction = {"turn": 0, "high": high, "leader": 1, "still_in": [0, 1], "last_to_pass": NONE}
    state = position(step=BID, turn_number=3, auction=auction, cash=[cash] * 3, last_turn=last_turn)
    assert [GAME.format_move(move) for move in POLICY.candidates(state)] == thought


def test_the_first_upgrades_bring_most_and_late_ones_less_than_a_level() -> None:
    gains = [first_upgrades(level + 1) - first_upgrades(level) for level in range(1, 9)]
    assert max(gains) == gains[1] == pytest.approx(1.0)
    assert min(gains[:3]) > 0.0 > max(gains[3:])
    assert first_upgrades(1) == first_upgrades(99) == 0.0
