"""Looking back on matches: chances, turning points that are right, and nothing that is not known."""

import os
import signal
from collections.abc import Iterator
from itertools import pairwise

import pytest

from ai.bot import Candidate
from ai.compare import answered
from game.learning import review, turning_points
from game.learning.endings import Endings
from game.learning.review import NoReview, Review, before, eyes_of, look_back
from game.learning.review_words import review_data, review_words, told
from game.learning.reviewer import Reviewer
from game.learning.turning_points import FAR, Depth, Tried, TurningPoint
from game.match.journal import SeatPlan
from game.match.match import Match
from game.rules.auction import PASS_BID, Bid
from game.rules.contract import Move, State
from game.table.tools.screenshots import match_at, recorded
from game.words.active_locale import override
from tests.helpers.lengthy import EACH_GAME
from tests.waiting import until

SHALLOW = Depth(search=24, playouts=12, answers=12)


def played(key: str, moves: int, people: int = 1, seed: int = 5) -> Match:
    """A match with a number of moves made, always the first that is no pass."""
    seats = [
        SeatPlan(name, i, None if i < people else "greedy") for i, name in enumerate(("Ada", "Ben", "Cy"))
    ]
    match = Match.new(key, seats, seed=seed)
    while match.moves_played < moves and not match.is_over:
        match.play(
            next(
                (move for move in match.state.legal_moves() if move != PASS_BID), match.state.legal_moves()[0]
            )
        )
    return match


@pytest.mark.parametrize("key", EACH_GAME)
def test_chances_and_turning_points_of_any_game(key: str) -> None:
    match = played(key, 14, seed=8)
    parts, reviews = zip(*look_back(match, eyes_of(match), SHALLOW), strict=True)
    found = reviews[-1]
    assert list(parts) == sorted(parts)
    assert parts[-1] == 1.0
    assert len(found.chances) == match.moves_played + 1
    assert all(sum(chances) == pytest.approx(1.0, abs=0.001) for chances in found.chances)
    assert [point.number for point in found.turning_points] == sorted(
        point.number for point in found.turning_points
    )
    for point in found.turning_points:
        assert match.mover_of(point.number - 1) == point.seat
        assert match.game.parse_move(point.played.move) == match.moves[point.number - 1]
        if match.position(point.number).reopened() is None:  # The curve leaves out what happens in auctions.
            assert point.played.chance == pytest.approx(found.chances[point.number][point.seat])
        assert point.cost == (point.change < 0)
        assert point.other.move != point.played.move
        for language in ("en", "de"):
            with override(language):
                words = told(point, match)
                assert words.played != words.other
                assert words.reason.endswith(".")


def test_a_search_that_finds_a_move_far_off_is_believed() -> None:
    """Ada pays a loan back as soon as it is taken, and has nothing left to buy with."""
    match = played("new_england_railways", 14)
    *_, (_, found) = look_back(match, eyes_of(match), SHALLOW)
    (point,) = [one for one in found.turning_points if one.played.move == "retire 10"]
    state = before(match, point)
    assert found.chances[point.number][point.seat] - point.played.chance > FAR
    assert point.played.chance == pytest.approx(
        answered(state, match.game.parse_move("retire 10"), SHALLOW.longer * SHALLOW.answers), abs=1e-4
    )


def test_a_blunder_is_found_with_what_was_better() -> None:
    """Ada pays all that she has for the first share."""
    match = played("american_rails", 1)
    while match.current_player != 0:
        match.play(PASS_BID if PASS_BID in match.state.legal_moves() else match.state.legal_moves()[0])
    if PASS_BID not in match.state.legal_moves():
        match.play(match.state.legal_moves()[0])
    number, dearest = match.moves_played, match.state.legal_moves()[-1]
    dearest = max(match.state.legal_moves(), key=lambda move: getattr(move, "amount", 0))
    match.play(dearest)
    *_, (_, found) = look_back(match, depth=Depth(search=60, playouts=40, answers=24))
    costs = [point for point in found.turning_points if point.number == number + 1]
    assert costs
    assert costs[0].cost
    data = review_data(found, match)
    assert data["chances"][number + 1] == list(found.chances[number + 1])
    point = next(point for point in data["turning_points"] if point["move"] == number + 1)
    assert point["change"] < 0 < point["played"]["chance"] + 1
    assert point["played"]["move"] == match.game.format_move(dearest)
    assert point["reason"].endswith(".")
    text = review_words(found, match)
    better, paid = (round(100 * one.chance) for one in (costs[0].other, costs[0].played))
    assert "Better:" in text
    assert f" ({better}% instead of {paid}%)." in text
    assert f"Move {number + 1} " in text


def test_what_is_hidden_is_not_looked_at_before_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NoReview, match="nothing"):
        eyes_of(played("north_american_railways", 0))
    assert eyes_of(played("american_rails", 3, people=2)) is None
    assert eyes_of(played("railways_of_north_america", 3, people=0)) is None
    with pytest.raises(NoReview, match="hidden"):
        eyes_of(played("railways_of_north_america", 3, people=2))
    match = played("railways_of_north_america", 3)
    asked: list[int] = []
    kind = type(match.state)
    whole = kind.determinize

    def determinize(state: State, seat: int, rng: object) -> State:
        asked.append(seat)
        return whole(state, seat, rng)

    monkeypatch.setattr(kind, "determinize", determinize)
    next(look_back(match, eyes_of(match)))
    assert set(asked) == {0}


@pytest.fixture
def reviewer() -> Iterator[Reviewer]:
    found = Reviewer(played("new_england_railways", 4), depth=SHALLOW)
    yield found
    found.close()


def test_a_process_of_its_own_looks_back(reviewer: Reviewer) -> None:
    until(lambda: reviewer.poll() and not reviewer.working)
    assert isinstance(reviewer.review, Review)
    assert (reviewer.part, reviewer.failed, reviewer.poll()) == (1.0, False, False)


def test_a_process_that_dies_is_noticed(reviewer: Reviewer) -> None:
    assert reviewer._process is not None
    assert reviewer._process.process_id is not None
    os.kill(reviewer._process.process_id, signal.SIGKILL)
    until(lambda: reviewer.poll() and reviewer.failed)
    assert not reviewer.working


@pytest.mark.usefixtures("no_room")
def test_where_no_process_can_be_started_this_is_told_once(reviewer: Reviewer) -> None:
    assert reviewer.working
    assert reviewer.poll()
    assert (reviewer.failed, reviewer.working, reviewer.poll()) == (True, False, False)


def test_two_orders_of_the_same_actions_are_no_turning_point(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where both moves are played on to the same ends, no other look at them makes a difference of it."""
    one = Candidate(PASS_BID, 0.5, 10, 0.4, (1.0, 2.0, 3.0))
    monkeypatch.setattr(turning_points, "compare", lambda *_: [one, one])
    chances = iter((0.1, 0.9) * 80)
    monkeypatch.setattr(turning_points, "answered", lambda *_: next(chances))
    *_, (_, found) = look_back(played("american_rails", 12), depth=SHALLOW)
    assert not found.turning_points


def glances(*found: tuple[int, int, float, float]) -> list[review._Glance]:
    """First looks at decisions: the number of each, its seat, what it lost, what it gained."""
    return [review._Glance(*one) for one in found]


def test_the_moves_of_all_seats_are_looked_at_and_a_persons_own_before_others_like_them() -> None:
    person = [(number, 0, 0.0, 0.05) for number in range(0, 160, 10)]
    seen = glances(*person, (205, 1, 0.0, 0.30), (225, 2, 0.0, 0.06))
    found = review._worth_a_look(seen, {0}, cost=False)
    assert len(found) == review.SEARCHED
    assert [one.number for one in found][:2] == [205, 0]
    assert all(one.seat == 0 for one in found[1:])


def test_an_action_of_two_parts_has_the_next_best_whole_one_beside_it() -> None:
    """At 19 and 31 what follows is what was likely, at 17 the likely delivery is another one."""
    match = match_at("railways_of_north_america", 3, 60)
    states = [match.position(number) for number in range(match.moves_played + 1)]
    seats = {number: states[number].current_player() for number in (17, 18, 19, 20, 31, 32)}
    assert seats[17] == seats[18]
    seen = glances(
        (17, seats[17], 0.2, 0.2),
        (18, seats[18], 0.1, 0.1),
        (19, seats[19], 0.2, 0.4),
        (20, seats[20], 0.0, 0.1),
        (31, seats[31], 0.0, 0.1),
        (32, seats[32], 0.0, 0.4),
    )
    found = {one.number: (one.loss, one.gain) for one in review._whole(seen, match, states)}
    assert found[17] == (0.0, 0.0)
    assert found[18] == (0.1, 0.1)
    assert (found[19], found[20]) == ((0.2, 0.0), (0.0, 0.1))
    assert (found[31], found[32]) == ((0.0, 0.1), (0.0, 0.0))


def test_a_sort_of_action_is_told_where_what_followed_was_likely_and_of_an_auction_what_was_put_up() -> None:
    """At 121 the share was put up that was likely to be, at 108 another one; 49 and 93 are houses."""
    match = match_at("american_rails", 3, 130)
    states = [match.position(number) for number in range(match.moves_played + 1)]
    numbers = (49, 93, 108, 121)
    seen = glances(*((number, states[number].current_player(), 0.2, 0.0) for number in numbers))
    found = {one.number: one.loss for one in review._whole(seen, match, states)}
    assert found == {49: 0.2, 93: 0.0, 108: 0.0, 121: 0.2}


def point(number: int, seat: int, change: float) -> TurningPoint:
    """A turning point that brought a seat so much of a win, or cost it so much."""
    played, other = (Tried("pass", 0.5, 1, chance, (), 0.0) for chance in (0.5, 0.5 - change))
    return TurningPoint(number, seat, played, other)


def test_those_that_mattered_most_are_told_in_the_order_of_the_match() -> None:
    costs = [point(number, 1, -part) for number, part in ((50, 0.1), (10, 0.2), (30, 0.05), (40, 0.3))]
    gains = [point(20, 2, 0.04)]
    told = review._to_be_told({True: costs, False: gains}, ())
    assert [one.number for one in told] == [10, 20, 40, 50]


@pytest.mark.parametrize(("apart", "told"), [(0.02, 0.0), (0.05, 0.04), (0.2, 0.03)])
def test_a_ripple_is_no_turning_point_and_of_what_two_looks_see_unlike_the_less_is_told(
    apart: float, told: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two percent are certain, yet not shown; five are, and of twenty the three that answers leave."""
    pair = [Candidate(PASS_BID, 0.5, 10, 0.5, (1.0,)), Candidate(PASS_BID, 0.1, 10, 0.5 - apart, (2.0,))]
    monkeypatch.setattr(turning_points, "compare", lambda *_: pair)
    chances = iter((0.5, 0.47) * 80)
    monkeypatch.setattr(turning_points, "answered", lambda *_: next(chances))
    *_, (_, found) = look_back(played("american_rails", 12), depth=SHALLOW)
    assert bool(found.turning_points) is bool(told)
    assert all(told - 0.01 <= abs(one.change) <= told + 0.01 for one in found.turning_points)


@pytest.mark.parametrize(("second", "told"), [(0.09, True), (0.04, False), (-0.09, False)])
def test_where_playouts_are_not_sure_answers_must_be_clearer(
    second: float, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = [Candidate(PASS_BID, 0.5, 10, 0.5, (1.0,), 0.1), Candidate(PASS_BID, 0.45, 10, 0.45, (2.0,), 0.1)]
    monkeypatch.setattr(turning_points, "compare", lambda *_: pair)
    chances = iter((0.5, 0.42, 0.5, 0.5 - second) * 80)
    monkeypatch.setattr(turning_points, "answered", lambda *_: next(chances))
    *_, (_, found) = look_back(played("american_rails", 12), depth=SHALLOW)
    assert bool(found.turning_points) is told
    for one in found.turning_points:
        assert one.change == pytest.approx(0.085, abs=0.001)
        assert (one.played.value > one.other.value) is not one.cost


def test_what_seemed_to_cost_something_may_prove_to_have_brought_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A first look is wrong about a move that all further ones find to be the better one."""
    better = [Candidate(PASS_BID, 0.5, 10, 0.5, (1.0,)), Candidate(PASS_BID, 0.4, 10, 0.4, (2.0,))]
    monkeypatch.setattr(turning_points, "compare", lambda *_: better)
    chances = iter((0.5, 0.4) * 80)
    monkeypatch.setattr(turning_points, "answered", lambda *_: next(chances))
    monkeypatch.setattr(review, "_glance", lambda _, number, *__: review._Glance(number, 0, 0.1, 0.0))
    *_, (_, found) = look_back(played("american_rails", 12), depth=SHALLOW)
    assert found.turning_points
    assert not any(one.cost for one in found.turning_points)
    numbers = [one.number for one in found.turning_points]
    assert all(two - one >= review.APART for one, two in pairwise(numbers))


@pytest.mark.parametrize(("longer", "told"), [(0.08, True), (0.01, False), (-0.08, False)])
def test_what_shrinks_or_turns_as_answers_are_searched_longer_is_no_turning_point(
    longer: float, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = [Candidate(PASS_BID, 0.5, 10, 0.5, (1.0,)), Candidate(PASS_BID, 0.1, 10, 0.4, (2.0,))]
    monkeypatch.setattr(turning_points, "compare", lambda *_: pair)
    chances, asked = iter((0.5, 0.4, 0.5, 0.5 - longer) * 40), list[int]()

    def answered(_state: State, _move: Move, playouts: int) -> float:
        asked.append(playouts)
        return next(chances)

    monkeypatch.setattr(turning_points, "answered", answered)
    *_, (_, found) = look_back(played("american_rails", 12), depth=SHALLOW)
    assert bool(found.turning_points) is told
    assert asked[:4] == [SHALLOW.answers] * 2 + [SHALLOW.longer * SHALLOW.answers] * 2


@pytest.mark.parametrize(("longest", "told"), [(-0.1, True), (-0.04, False), (0.1, False)])
def test_answers_that_contradict_playouts_decide_where_they_stay_clear(
    longest: float, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who answers well turns round what seems sure to those who go on without much thought."""
    pair = [Candidate(PASS_BID, 0.5, 10, 0.5, (1.0,)), Candidate(PASS_BID, 0.1, 10, 0.4, (2.0,))]
    monkeypatch.setattr(turning_points, "compare", lambda *_: pair)
    chances, asked = iter((0.5, 0.52, 0.4, 0.5, 0.4, 0.4 - longest)), list[int]()

    def answered(_state: State, _move: Move, playouts: int) -> float:
        asked.append(playouts)
        return next(chances)

    monkeypatch.setattr(turning_points, "answered", answered)
    match = played("american_rails", 12)
    number = next(n for n in range(12) if len(match.position(n).legal_moves()) > 1)
    found = turning_points.look_closer(
        match.position(number), number, match.moves[number], match.moves[number], 0.4, SHALLOW
    )
    assert asked[::2] == [SHALLOW.answers * SHALLOW.longer**power for power in range(3)]
    assert (found is not None) is told
    if found is not None:
        assert found.cost
        assert found.change == pytest.approx(-0.1)


@pytest.mark.parametrize(("seen", "change"), [(-0.05, None), (0.0, 0.1), (0.1, 0.1), (0.03, 0.03)])
def test_a_search_without_luck_of_its_own_has_to_agree(
    seen: float, change: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where it sees a smaller lead that one is shown, and none where it sees the other move ahead."""
    pair = [Candidate(PASS_BID, 0.5, 10, 0.5, (1.0,)), Candidate(PASS_BID, 0.1, 10, 0.4, (2.0,))]
    monkeypatch.setattr(turning_points, "compare", lambda *_: pair)
    chances = iter((0.5, 0.4) * 2)
    monkeypatch.setattr(turning_points, "answered", lambda *_: next(chances))
    match = played("american_rails", 12)
    number = next(n for n in range(12) if len(match.position(n).legal_moves()) > 1)
    move = match.moves[number]
    found = turning_points.look_closer(match.position(number), number, move, move, 0.5, SHALLOW, seen)
    assert (found.change if found is not None else None) == (change and pytest.approx(change))


def test_a_persons_decisions_are_thought_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistake that seems good at first sight is found by a search; bots' own are searched one time."""
    match = played("north_american_railways", 6)
    searched: list[int] = []

    def search(state: State, spec: str) -> tuple[Move, tuple[Candidate, ...]]:
        searched.append(state.current_player())
        best, worse = state.legal_moves()[1], state.legal_moves()[0]
        return best, (Candidate(best, 0.6, 9, 0.6), Candidate(worse, 0.4, 9, 0.4))

    monkeypatch.setattr(review, "_search", search)
    number = next(n for n in range(6) if match.mover_of(n) == 0 and len(match.position(n).legal_moves()) > 1)
    state, ends = match.position(number), Endings()
    first = review._Glance(number, 0, 0.0, 0.3)
    over = review._thought_over(state, first, state.legal_moves()[0], SHALLOW, ends)
    assert over.loss == pytest.approx(0.2)
    assert over.gain == 0.0
    assert review._thought_over(state, first, state.legal_moves()[1], SHALLOW, ends) == first
    searched.clear()
    monkeypatch.setattr(review, "_worth_a_look", lambda *_: [])
    list(look_back(match, depth=SHALLOW))
    assert searched
    assert set(searched) == {0}


@pytest.mark.parametrize(("deeper", "told"), [(0.3, True), (0.39, False), (0.5, False)])
def test_a_deeper_search_with_other_draws_has_to_agree_where_there_is_no_luck(
    deeper: float, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is played is set against the best of all others, not only against what was next at first."""
    state = played("railways_of_north_america", 12).state
    own, other, third = state.legal_moves()[:3]
    asked: list[str] = []

    def search(state: State, spec: str) -> tuple[Move, tuple[Candidate, ...]]:
        asked.append(spec)
        found = [Candidate(own, 0.4, 9, 0.4), Candidate(other, 0.3, 9, 0.3)]
        return own, (*found, Candidate(third, 0.2, 9, 0.2 if len(asked) == 1 else deeper))

    monkeypatch.setattr(review, "_search", search)
    found = review._instead(
        state, review._Glance(12, state.current_player(), 0.0, 0.1), own, turning_points.USUAL
    )
    assert found == ((other, pytest.approx(0.1)) if told else None)
    assert len(asked) == 2
    assert asked[1].endswith("positions=30000,seed=2")


@pytest.mark.parametrize(("level", "said"), [(0.9, (0.9, 0.8)), (0.38, (0.33, 0.23))])
def test_the_chance_of_a_turning_point_is_the_searchs_where_the_evaluation_is_far_off(
    level: float, said: tuple[float, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = [Candidate(PASS_BID, 0.5, 10, 0.5, (1.0,)), Candidate(PASS_BID, 0.1, 10, 0.4, (2.0,))]
    monkeypatch.setattr(turning_points, "compare", lambda *_: pair)
    chances = iter((level, level - 0.1) * 2)
    monkeypatch.setattr(turning_points, "answered", lambda *_: next(chances))
    match = played("american_rails", 12)
    number = next(n for n in range(12) if len(match.position(n).legal_moves()) > 1)
    found = turning_points.look_closer(
        match.position(number), number, match.moves[number], match.moves[number], 0.33, SHALLOW
    )
    assert found is not None
    assert (found.number, found.seat) == (number + 1, match.position(number).current_player())
    assert (found.played.chance, found.other.chance) == pytest.approx(said)


@pytest.mark.parametrize(("instead", "other"), [(0.55, 0.55), (0.2, 0.5)])
def test_near_the_end_the_other_move_is_told_as_it_is_played_out(
    instead: float, other: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A distance of expected scores matters less; where answers find it far off, they are shown."""
    pair = [Candidate(PASS_BID, 0.5, 10, 0.5, (1.0,)), Candidate(PASS_BID, 0.1, 10, 0.4, (2.0,))]
    monkeypatch.setattr(turning_points, "compare", lambda *_: pair)
    chances = iter((0.9, 0.5) * 2)
    monkeypatch.setattr(turning_points, "answered", lambda *_: next(chances))
    monkeypatch.setattr(turning_points, "_chance_after", lambda *_: instead)
    match = played("american_rails", 12)
    number = next(n for n in range(12) if len(match.position(n).legal_moves()) > 1)
    found = turning_points.look_closer(
        match.position(number), number, match.moves[number], match.moves[number], 0.9, SHALLOW
    )
    assert found is not None
    assert (found.played.chance, found.other.chance) == pytest.approx((0.9, other))


def test_near_the_end_the_next_best_is_the_best_of_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("american_rails", 12)
    state = next(match.position(n) for n in range(12) if 3 < len(match.position(n).legal_moves()) <= 100)
    first, second, third, *_ = state.legal_moves()
    worth = {first: 0.9, second: 0.5, third: 0.5}
    monkeypatch.setattr(turning_points, "answered", lambda _, move, __: worth.get(move, 0.1))
    assert turning_points.next_at_the_end(state, first, 9, third) is None
    monkeypatch.setattr(turning_points, "_chance_after", lambda *_: 0.5)
    assert turning_points.next_at_the_end(state, first, 9, third) == third
    worth[second] = 0.6
    assert turning_points.next_at_the_end(state, first, 9, third) == second


def test_the_next_best_is_what_was_tried_enough() -> None:
    """A search tries first what looked best immediately; what it found is the value."""
    moves = [Bid(amount) for amount in range(4)]
    found = [
        Candidate(moves[0], 0.6, 90),
        Candidate(moves[1], 0.4, 40),
        Candidate(moves[2], 0.5, 20),
        Candidate(moves[3], 0.9, 2),
    ]
    assert review.next_best(found, moves[0]) == moves[2]
    assert review.next_best(found, moves[2]) == moves[0]
    assert review.next_best(found[:1], moves[0]) is None


def test_the_last_moves_are_played_out_and_do_not_jump() -> None:
    """From Henry's last city on it is settled that Clara wins: the evaluation gave her 61 and then 75 %."""
    match = match_at("north_american_railways", 3, len(recorded("north_american_railways", 3).entries))
    assert match.is_over
    assert match.state.winners() == [0]
    parts = look_back(match)
    (_, evaluated), (_, found) = next(parts), next(parts)
    last = range(match.moves_played - 8, match.moves_played)
    assert min(evaluated.chances[number][0] for number in last) < 0.7
    assert all(found.chances[number][0] > 0.95 for number in last)
    assert all(sum(chances) == pytest.approx(1.0, abs=0.001) for chances in found.chances)
    assert found.chances[40] == evaluated.chances[40]
    assert found.chances[-1] == (1.0, 0.0, 0.0)
