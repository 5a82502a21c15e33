"""The search on trees whose right answer is plain."""

import random
from dataclasses import replace

import pytest

from ai.bot import Bot, Thought
from ai.chance import Strata, sample_chance
from ai.clock import Budget
from ai.greedy import GreedyBot
from ai.knowledge import (
    Evaluator,
    Knowledge,
    Policy,
    follow,
    for_game,
    knowledge_of,
    margin,
    standings,
    worth,
)
from ai.last_turn import costs_the_win
from ai.mcts import MctsBot
from ai.minimax import MODES, MinimaxBot, Search
from ai.random_bot import RandomBot
from ai.registry import make_bot
from game.rules.catalog import GAMES, GamePackages, find_game
from game.rules.contract import CHANCE, TERMINAL, Move, State
from tests.ai.toy import Choice, Step, at


@pytest.fixture(autouse=True)
def _toy_in_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", GamePackages(rules="tests.ai.toy", table=""))


# The sure thing is a lead of 1; the gamble loses four times out of five, though its best is 20.
GAMBLE = Choice(
    0,
    {
        "sure": (1, 0),
        "gamble": Choice(CHANCE, {"luck": (20, 0), "none": (0, 4)}, {"luck": 1, "none": 4}),
    },
)

# Three decisions: what looks level at first is won only by a search that looks ahead.
DEEP = Choice(
    0,
    {
        "trap": Choice(1, {"spring": (0, 9), "miss": (9, 0)}),
        "way": Choice(1, {"left": Choice(0, {"win": (5, 1), "lose": (1, 5)}), "right": (4, 1)}),
    },
)

SEARCHERS = [
    MinimaxBot(seconds=5.0, samples=5),
    MinimaxBot(seconds=5.0, samples=5, mode="paranoid"),
    MctsBot(playouts=400, seed=1),
]


@pytest.mark.parametrize(("mode", "expected"), [("maxn", "trust"), ("paranoid", "safe")])
def test_max_n_trusts_where_paranoid_fears(mode: str, expected: str) -> None:
    tree = Choice(
        0,
        {
            # Seat 1 fights seat 2 for its own standing: its better branch is good for seat 0 as well.
            "trust": Choice(1, {"own good": (9, 6, 0), "spite": (2, 0, 8)}),
            "safe": (6, 0, 5),
        },
    )
    assert MinimaxBot(mode=mode, seconds=5.0).choose(at(3, tree), 0, 1.0) == Step(expected)


def _lucky_gamble() -> Choice:
    branch = GAMBLE.branches["gamble"]
    assert isinstance(branch, Choice)
    return Choice(0, {**GAMBLE.branches, "gamble": replace(branch, weights={"luck": 4, "none": 1})})


@pytest.mark.parametrize("bot", SEARCHERS, ids=["maxn", "paranoid", "mcts"])
def test_searchers_weigh_chance_by_its_weights(bot: Bot) -> None:
    assert bot.choose(at(2, GAMBLE), 0, 1.0) == Step("sure")
    assert bot.choose(at(2, _lucky_gamble()), 0, 1.0) == Step("gamble")


@pytest.mark.parametrize("bot", SEARCHERS, ids=["maxn", "paranoid", "mcts"])
def test_searchers_look_behind_what_is_level_at_once(bot: Bot) -> None:
    state = at(2, DEEP)
    assert bot.choose(state, 0, 1.0) == Step("way")
    state.apply_unchecked(Step("way"))
    state.apply_unchecked(Step("left"))
    assert bot.choose(state, 0, 1.0) == Step("win")


@pytest.mark.parametrize("bot", [GreedyBot(), *SEARCHERS], ids=["greedy", "maxn", "paranoid", "mcts"])
def test_every_bot_but_the_random_one_takes_a_win_in_one(bot: Bot) -> None:
    tree = Choice(0, {"no": (1, 2), "yes": (2, 1), "level": (2, 2)})
    assert bot.choose(at(2, tree), 0, 1.0) == Step("yes")


def test_pruning_changes_no_value() -> None:
    """Paranoid with alpha-beta finds the plain minimax value of random trees."""
    rng = random.Random(5)

    def grow(depth: int) -> Choice | tuple[int, ...]:
        if depth == 0:
            return tuple(rng.randrange(10) for _ in range(3))
        labels = "abc"[: rng.randrange(2, 4)]
        actor = rng.randrange(3)
        return Choice(actor, {label: grow(depth - 1) for label in labels})

    known = Knowledge(Evaluator(), Policy())

    def plain(tree: Choice | tuple[int, ...]) -> float:
        if not isinstance(tree, Choice):
            return worth(at(3, tree), known)[0]
        values = {label: plain(branch) for label, branch in tree.branches.items()}
        return max(values.values()) if tree.actor == 0 else min(values.values())

    for _ in range(40):
        branches = {label: grow(4) for label in "pqrs"}
        best = max(plain(branch) for branch in branches.values())
        bot = MinimaxBot(mode="paranoid", seconds=60.0, width=0, inner=0, knowledge=known)
        found = bot.choose(at(3, Choice(0, branches)), 0, 1.0)
        assert isinstance(found, Step)
        assert plain(branches[found.label]) == pytest.approx(best)


def test_equal_seeds_and_playouts_give_equal_thoughts() -> None:
    def think(seed: int) -> list[Thought]:
        thoughts: list[Thought] = []
        state = at(2, Choice(0, dict.fromkeys("abc", GAMBLE.branches["gamble"])))
        MctsBot(playouts=50, seed=seed).choose(state, 0, 1.0, thoughts.append)
        return [replace(thought, seconds=0.0) for thought in thoughts]

    assert think(3) == think(3)
    assert think(3)[-1].work == 50
    assert sum(candidate.visits for candidate in think(3)[-1].candidates) == 50
    assert think(3) != think(4)


def test_forced_moves_are_played_without_a_search() -> None:
    thoughts: list[Thought] = []
    for bot in (GreedyBot(), MinimaxBot(), MctsBot()):
        assert bot.choose(at(2, Choice(0, {"only": (0, 1)})), 0, 60.0, thoughts.append) == Step("only")
    assert thoughts == []


def test_the_last_finished_iteration_counts_when_time_is_up() -> None:
    """With no time at all minimax still plays the best move of one ply."""
    bot = MinimaxBot(seconds=0.0)
    wide = Choice(1, {str(i): Choice(0, {str(j): (i, j) for j in range(9)}) for i in range(9)})
    tree = Choice(0, {"slow": wide, "quick": (3, 0)})
    assert bot.choose(at(2, tree), 0, 0.0) == Step("quick")


@pytest.mark.parametrize("mode", MODES)
def test_without_time_for_a_first_look_there_is_a_move_and_a_thought(mode: str) -> None:
    state = find_game("railways_of_north_america").new_game(4, {}, random.Random(0))
    thoughts: list[Thought] = []
    bot = MinimaxBot(mode=mode, seconds=0.0, samples=100, seed=0)
    chosen = bot.choose(state, state.current_player(), 0.0, thoughts.append)
    assert chosen in state.legal_moves()
    assert [candidate.move for candidate in thoughts[-1].candidates] == [chosen]


def test_draw_follows_the_weights() -> None:
    state = at(2, Choice(CHANCE, {"a": (0, 0), "b": (0, 0)}, {"a": 1, "b": 3}))
    rng = random.Random(1)
    drawn = [sample_chance(state, rng) for _ in range(4000)]
    assert 0.72 < drawn.count(Step("b")) / 4000 < 0.78


def test_standings_are_squashed_margins_to_the_best_rival() -> None:
    assert margin([5, 3, 4], 0) == 1
    assert margin([5, 3, 4], 1) == -2
    level = standings([7, 7, 1], 10.0)
    assert level[0] == level[1] == pytest.approx(0.5, abs=0.02)
    assert level[2] < 0.5
    ahead = standings([9, 3], 10.0)
    assert ahead[0] > 0.5 > ahead[1]
    assert ahead[0] + ahead[1] == pytest.approx(1.0)


def test_a_finished_game_is_worth_the_win_and_the_margin() -> None:
    known = Knowledge(Evaluator(), Policy())
    assert worth(at(2, (100, 0)), known)[0] == pytest.approx(1.0, abs=0.01)
    assert worth(at(2, (4, 4)), known) == [0.5, 0.5]
    assert at(2, (1, 0)).current_player() == TERMINAL


def test_a_game_without_knowledge_is_judged_by_its_scores() -> None:
    known = knowledge_of("toy")
    assert known.evaluator.evaluate(at(2, (3, 8))) == [3.0, 8.0]
    assert list(known.policy.candidates(at(2, GAMBLE))) == [Step("sure"), Step("gamble")]


def test_the_random_bot_is_fair_and_repeatable() -> None:
    def moves(seed: int) -> list[object]:
        bot = RandomBot(seed=seed)
        return [bot.choose(at(2, GAMBLE), 0, 1.0) for _ in range(400)]

    assert moves(1) == moves(1)
    assert 150 < moves(1).count(Step("sure")) < 250


def test_candidates_say_what_they_promise() -> None:
    """Each searcher reports a chance for its seat and a score for every seat."""
    state = find_game("north_american_railways").new_game(3, {}, random.Random(7))
    for spec in ("greedy", "minimax:positions=60", "mcts:playouts=40"):
        thoughts: list[Thought] = []
        seat = state.current_player()
        move = make_bot(f"{spec},seed=1" if ":" in spec else spec).choose(state, seat, 60.0, thoughts.append)
        found = thoughts[-1].candidates
        assert found[0].move == move
        for candidate in found:
            assert 0.0 <= candidate.chance <= 1.0
            assert len(candidate.scores) == 3
            assert candidate.error >= 0.0
        if spec.startswith("mcts"):
            assert found[0].error > 0.0


def test_the_most_promising_moves_share_playouts_equally() -> None:
    state = find_game("north_american_railways").new_game(3, {}, random.Random(7))
    heard: list[Thought] = []
    MctsBot(playouts=400, equal_share=0.5, seed=1).choose(state, state.current_player(), 1.0, heard.append)
    found = heard[-1].candidates
    alike = [one for one in found if 2 * one.visits > found[0].visits]
    assert 3 <= len(alike) < len(found)
    assert list(found[: len(alike)]) == alike == sorted(alike, key=lambda one: -one.value)
    assert all(3 * one.visits < found[0].visits for one in found[len(alike) :])


@pytest.mark.parametrize("key", ["new_england_railways", "railways_of_north_america"])
def test_minimax_smooths_by_the_policys_weight(key: str) -> None:
    """Half of it is kept where that wins; the first iteration has nothing to keep."""
    state = find_game(key).new_game(3, {}, random.Random(7))

    def values(smooth: float | None) -> list[list[tuple[Move, float]]]:
        heard: list[Thought] = []
        bot = MinimaxBot(positions=400, smooth=smooth, seed=1)
        bot.choose(state, state.current_player(), 1.0, heard.append)
        return [[(one.move, one.value) for one in thought.candidates] for thought in heard]

    usual, half, none = values(None), values(0.5), values(0.0)
    assert usual == half
    assert half[:2] == none[:2]
    assert half[-1] != none[-1]


class Hasty(Policy):
    """Foretells of rivals the first of their moves; with care the one that is best for them."""

    def predict_action(self, state: State, careful: bool = False) -> bool:
        moves, seat = state.legal_moves(), state.current_player()
        after = [follow(state, move, self).scores()[seat] for move in moves]
        state.apply_unchecked(moves[after.index(max(after))] if careful else moves[0])
        return True


@pytest.mark.parametrize(("anticipate", "expected"), [(0, "hope"), (1, "peace")])
def test_minimax_that_anticipates_lets_rivals_do_their_best(anticipate: int, expected: str) -> None:
    tree = Choice(
        0,
        {
            "hope": Choice(1, {"idle": Choice(0, {"on": (9, 0)}), "seize": (0, 9)}),
            "peace": Choice(1, {"idle": Choice(0, {"on": (5, 1)}), "seize": (4, 2)}),
        },
    )
    bot = MinimaxBot(positions=200, anticipate=anticipate, knowledge=Knowledge(Evaluator(), Hasty()))
    assert bot.choose(at(2, tree), 0, 1.0) == Step(expected)


class OneWay(Policy):
    """A policy that always carries out "act" in the same way."""

    def quiesce(self, state: State) -> None:
        if state.current_player() != TERMINAL and Step("soon") in state.legal_moves():
            state.apply_unchecked(Step("soon"))

    def details(self, state: State, move: Move) -> list[Move]:
        return [Step("soon"), Step("later")] if move == Step("act") else []


def pause(*scores: int) -> Choice:
    """Return two decisions of the rival and the first seat that lead to the same scores."""
    return Choice(1, {"on": Choice(0, {"a": scores, "b": scores}), "off": scores})


ACTION = Choice(
    0, {"act": Choice(0, {"soon": pause(1, 3), "later": pause(6, 1)}), "wait": pause(2, 1), "rest": (2, 2)}
)
"""By one ply there is no difference between the ways to act; in the end the policy's loses."""


def thoughts(bot: MinimaxBot, tree: Choice) -> list[Thought]:
    """Return the reports of a bot's decision, the last of which begins with the move that it chose."""
    heard: list[Thought] = []
    move = bot.choose(at(2, tree), 0, 5.0, heard.append)
    assert move == heard[-1].candidates[0].move
    return heard


@pytest.mark.parametrize(("details", "expected"), [(0, "wait"), (2, "act")])
def test_minimax_with_details_finds_a_better_way_than_the_policys(details: int, expected: str) -> None:
    known = Knowledge(Evaluator(), OneWay())
    bot = MinimaxBot(seconds=5.0, details=details, width=0, inner=0, knowledge=known)
    moves = [candidate.move for candidate in thoughts(bot, ACTION)[-1].candidates]
    assert moves[0] == Step(expected)
    assert sorted(move.label for move in moves if isinstance(move, Step)) == ["act", "rest", "wait"]


@pytest.mark.parametrize(("details", "expected"), [(0, "idle"), (2, "go")])
def test_minimax_with_details_compares_ways_of_later_actions(details: int, expected: str) -> None:
    tree = Choice(0, {"go": Choice(1, {"on": ACTION, "back": ACTION}), "idle": pause(4, 1)})
    bot = MinimaxBot(
        seconds=5.0, details=details, width=0, inner=0, knowledge=Knowledge(Evaluator(), OneWay())
    )
    assert thoughts(bot, tree)[-1].candidates[0].move == Step(expected)


def test_minimax_searches_a_way_that_the_policy_takes_anyway_only_once() -> None:
    action = Choice(0, {"act": Choice(0, {"soon": (1, 3), "later": (6, 1)}), "wait": (2, 1)})
    tree = Choice(0, {"go": Choice(1, {"on": action, "back": (3, 3)}), "idle": (4, 1)})
    known = Knowledge(Evaluator(), OneWay())
    none, one, two = (
        thoughts(MinimaxBot(seconds=5.0, details=details, inner=0, knowledge=known), tree)[-1].work
        for details in (0, 1, 2)
    )
    assert none == one < two


def test_noise_gives_a_move_with_many_ways_no_advantage() -> None:
    """Two moves are equally good; one of them can be carried out in two ways."""
    tree = Choice(0, {"act": Choice(0, {"soon": pause(3, 1), "later": pause(3, 1)}), "wait": pause(3, 1)})
    known = Knowledge(Evaluator(), OneWay())
    chosen = [
        thoughts(MinimaxBot(depth=1, positions=200, details=2, noise=0.01, seed=seed, knowledge=known), tree)
        for seed in range(200)
    ]
    acts = sum(heard[-1].candidates[0].move == Step("act") for heard in chosen)
    assert 75 <= acts <= 125


class NearTheEnd(Evaluator):
    """An evaluator for which the game is nearly over."""

    def progress(self, state: State) -> float:
        return 1.0


def test_the_check_of_the_last_turn_knows_the_way_that_wins() -> None:
    """The policy's way to act loses, so by the move alone the win can't be seen."""
    tree = Choice(0, {"act": Choice(0, {"soon": (1, 3), "later": (6, 1)}), "wait": (1, 2)})
    known = Knowledge(NearTheEnd(), OneWay())
    act, later, wait = Step("act"), Step("later"), Step("wait")
    assert costs_the_win(at(2, tree), (act, later), (wait,), known)
    assert not costs_the_win(at(2, tree), (act,), (wait,), known)


def test_details_of_actions_in_canada_are_legal_whatever_is_hidden() -> None:
    game, policy = find_game("railways_of_north_america"), knowledge_of("railways_of_north_america").policy
    state, rng = game.new_game(3, {}, random.Random(7)), random.Random(7)
    seen = 0
    for _ in range(400):
        actor = state.current_player()
        if actor == TERMINAL:
            break
        if actor == CHANCE:
            state.apply_unchecked(sample_chance(state, rng))
            continue
        for move in policy.candidates(state):
            for then in policy.details(state, move):
                world = state.determinize(actor, rng)
                world.play(move)
                assert world.current_player() == actor
                assert then in world.legal_moves()
                seen += 1
        policy.advance(state, rng)
    assert seen > 100


def test_minimax_that_errs_plays_now_the_one_and_now_the_other_of_two_good_moves() -> None:
    later = Choice(1, {"one": (1, 0), "two": (0, 1)})
    tree = Choice(0, {"left": later, "bad": (0, 20), "right": later})

    def played(tree: Choice, noise: float, depth: int) -> tuple[set[Move], bool]:
        moves, told = set(), True
        for seed in range(16):
            heard: list[Thought] = []
            bot = MinimaxBot(depth=depth, positions=200, noise=noise, seed=seed)
            move = bot.choose(at(2, tree), 0, 1.0, heard.append)
            moves.add(move)
            told = told and heard[-1].candidates[0].move == move and len(heard[-1].candidates) == 3
        return moves, told

    assert played(tree, 0.001, depth=1) == ({Step("left"), Step("right")}, True)
    assert played(tree, 0.0, depth=1) == ({Step("left")}, True)
    solve_endgame = Choice(0, {"more": (5, 0), "less": (4, 0), "bad": (0, 20)})
    assert played(solve_endgame, 0.5, depth=4) == ({Step("more")}, True)


def test_reported_scores_are_smoothed_without_changing_the_move() -> None:
    """Half of what an iteration finds is kept; where nothing is to be kept, the last one tells alone."""
    state = find_game("railways_of_north_america").new_game(3, {}, random.Random(7))
    known, budget = for_game(state.game), Budget(9.0, most=400)
    search = Search(known, 0, paranoid=False, inner=4, strata=Strata(1, 1), budget=budget)
    edge = (state.legal_moves()[0],)
    for found, weight, told in ((10.0, 0.0, 10.0), (20.0, 0.5, 15.0), (5.0, 0.5, 10.0), (8.0, 0.0, 8.0)):
        search.ends[edge] = [found, 0.0, -found]
        search.tell(weight)
        assert search.told[edge] == [told, 0.0, -told]
        assert search.ends[edge] == [found, 0.0, -found]


def test_min_sigma_keeps_the_best_first_look_unless_another_move_is_far_better() -> None:
    game, knowledge = find_game("north_american_railways"), knowledge_of("north_american_railways")
    left = dict.fromkeys((0, 1, 100), 0)
    for seed in range(12):
        state = game.new_game(3, {}, random.Random(seed))
        seat = state.current_player()
        plain = max(
            knowledge.policy.candidates(state),
            key=lambda move: worth(follow(state, move, knowledge.policy), knowledge)[seat],
        )
        for sigma in left:
            bot = MctsBot(playouts=120, equal_share=0.5, min_sigma=sigma, seed=1)
            left[sigma] += bot.choose(state, seat, 1.0) != plain
    assert left[0] > left[1] >= left[100] == 0


def searched(state: State, **parameters: int) -> Thought:
    """Return the last report of a tree search."""
    heard: list[Thought] = []
    bot = MctsBot(playouts=1600, seed=1, **parameters)
    move = bot.choose(state, state.current_player(), 1.0, heard.append)
    assert move == heard[-1].candidates[0].move
    return heard[-1]


def test_a_search_stops_when_one_move_is_certainly_best() -> None:
    """The first loan is a clear decision, but the last two moves get an eighth of the playouts first."""
    state = find_game("new_england_railways").new_game(3, {}, random.Random(7))
    whole, stopped = searched(state), searched(state, stop_sigma=1)
    assert whole.work == 1600 > stopped.work >= 400
    assert stopped.candidates[0].move == whole.candidates[0].move
    assert searched(state, stop_sigma=100).work == 1600


def test_an_open_loop_search_sees_farther_beyond_chance() -> None:
    """The dice that decide whether a link is built have many outcomes."""
    state = find_game("new_england_railways").new_game(3, {}, random.Random(7))
    assert searched(state, open_loop=1).depth > searched(state).depth


def test_all_playouts_may_be_shared_equally() -> None:
    state = find_game("north_american_railways").new_game(3, {}, random.Random(7))
    heard: list[Thought] = []
    move = MctsBot(playouts=60, equal_share=1.0, seed=1).choose(
        state, state.current_player(), 1.0, heard.append
    )
    assert move == heard[-1].candidates[0].move


def test_the_best_price_is_compared_with_the_next_lower_and_the_next_higher() -> None:
    """What is offered for one share is judged by much alike; a price that is seldom tried looks bad."""
    state = find_game("north_american_railways").new_game(3, {}, random.Random(7))
    policy, heard = knowledge_of("north_american_railways").policy, list[Thought]()
    MctsBot(playouts=800, equal_share=0.8, seed=1).choose(state, state.current_player(), 1.0, heard.append)
    best, *others = heard[-1].candidates
    lot, price = policy.price_of(best.move)
    visits = {
        policy.price_of(one.move)[1]: one.visits for one in others if policy.price_of(one.move)[0] == lot
    }
    lower = max((other for other in visits if other < price), default=None)
    higher = min((other for other in visits if other > price), default=None)
    near = [visits[other] for other in (lower, higher) if other is not None]
    assert near
    assert all(2 * often > best.visits for often in near)


def test_a_move_with_one_bad_playout_is_tried_again() -> None:
    """UCT at the root gives the gamble up in a third of the searches."""
    tree = _lucky_gamble()
    chosen = [MctsBot(playouts=400, seed=seed).choose(at(2, tree), 0, 1.0) for seed in range(20)]
    assert chosen.count(Step("gamble")) >= 19


@pytest.mark.parametrize("halving", [1, 0])
def test_the_tries_of_moves_that_are_compared_have_the_same_luck(halving: int) -> None:
    """Two gambles that are one and the same are worth the same to the last bit where luck is common."""
    gamble = _lucky_gamble().branches["gamble"]
    heard: list[Thought] = []
    MctsBot(playouts=20, seed=3, halving=halving, bias=0.0).choose(
        at(2, Choice(0, {"one": gamble, "other": gamble})), 0, 1.0, heard.append
    )
    one, other = heard[-1].candidates
    assert (one.visits == other.visits == 10 and one.value == other.value) == bool(halving)
