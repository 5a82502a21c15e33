"""Results, statistics, ratings and proposed levels."""

import math
import random
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

import pytest

from ai.registry import levels
from game.match.journal import SeatPlan
from game.match.match import Match
from game.match.store import Store
from game.people.profiles import People, Profile
from game.people.rating import level_points, proposed_level, rating_histories
from game.people.record import ratings_after
from game.people.results import Result, Results, ResultSeat
from game.people.statistics import (
    Streaks,
    by_game,
    by_level,
    by_players,
    played_by,
    streaks,
    tallies,
    tally,
)
from game.rules.catalog import game_keys
from tests.match.toy import Roll, Take

CLARA = Profile("c1", "Clara", 3, None, None, None, datetime(2026, 1, 1, tzinfo=UTC))


@dataclass
class Evenings:
    """Makes results, one for each evening."""

    made: list[Result] = field(default_factory=list)

    def play(self, places: list[int], bots: str = "skilled", game: str = "toy", **more: object) -> None:
        own = ResultSeat("Clara", "c1", None, True, 100 - places[0], places[0])
        others = [
            ResultSeat(f"Bot {i}", None, bots, True, 100 - place, place) for i, place in enumerate(places[1:])
        ]
        ended = datetime(2026, 3, 1, tzinfo=UTC) + timedelta(days=len(self.made))
        seats: dict[str, object] = {"board": None, "practice": False, "seats": (own, *others)}
        data = {"match": len(self.made), "game": game, "ended": ended, "seconds": 600.0} | seats | more
        self.made.append(Result(**data))  # type: ignore[arg-type]


def ended(store: Store, seats: list[SeatPlan], **more: bool) -> Match:
    match = Match.new("toy", seats, seed=5, store=store, **more)
    while not match.is_over:
        match.play(Take(3 if match.current_player == 0 else 1))
    return match


def test_result_outlives_a_deleted_match() -> None:
    store = Store()
    clara = People(store).add("Clara", 0)
    match = ended(store, [SeatPlan("Clara", 0, profile=clara.id), SeatPlan("Ben", 1, "skilled")])
    results = Results(store)
    assert results.record(match)
    assert not results.record(match)
    assert match.id is not None
    store.delete(match.id)
    (result,) = results.all()
    assert (result.game, result.board, result.practice) == ("toy", None, False)
    assert [seat.score for seat in result.seats] == match.state.scores()
    assert {number for number, seat in enumerate(result.seats) if seat.won} == set(match.state.winners())
    assert result.seat_of(clara) == 0
    results.anonymize(clara.id)
    (result,) = results.all()
    assert (result.seats[0].name, result.seat_of(clara)) == ("", None)


def test_rating_and_its_change_are_known_after_a_match() -> None:
    store = Store()
    clara = People(store).add("Clara", 0)
    seats = [SeatPlan("Clara", 0, profile=clara.id), SeatPlan("Ben", 1, "skilled")]
    first, second = ended(store, seats), ended(store, seats)
    for match in (first, second):
        Results(store).record(match)
    (before, risen), (after, more) = (ratings_after(store, match)[0] for match in (first, second))
    assert before == pytest.approx(1000 + risen)
    assert after == pytest.approx(before + more)
    assert ratings_after(store, ended(store, seats)) == {}


def test_older_matches_are_backfilled_by_name() -> None:
    store = Store()
    first = ended(store, [SeatPlan("Clara", 0), SeatPlan("Ben", 1, "skilled")])
    bad = ended(store, [SeatPlan("Clara", 0), SeatPlan("Ben", 1, "skilled")])
    worse = ended(store, [SeatPlan("Clara", 0), SeatPlan("Ben", 1, "skilled")])
    Match.new("toy", [SeatPlan("Ada", 0), SeatPlan("Ben", 1)], store=store)
    with store.transaction() as connection:
        connection.execute("UPDATE move SET move = 'fly' WHERE match = ?", (bad.id,))
        connection.execute("UPDATE match SET deal = '{' WHERE id = ?", (worse.id,))
    clara = People(store).add("clara", 0)
    results = Results(store)
    assert list(results.backfill()) == [first.id, bad.id, worse.id]
    assert list(results.backfill()) == []
    (result,) = results.all()
    assert result.match == first.id
    assert result.seat_of(clara) == 0
    results.record(ended(store, [SeatPlan("Clara", 0), SeatPlan("Ben", 1, "skilled")]))
    assert results.all()[1].seat_of(clara) is None


def test_seat_shared_with_a_bot_counts_for_nobody() -> None:
    store = Store()
    clara = People(store).add("Clara", 0)
    match = Match.new(
        "toy", [SeatPlan("Clara", 0, profile=clara.id), SeatPlan("Ben", 1)], seed=5, store=store
    )
    match.play(Roll())
    match.set_seat(0, SeatPlan("Clara", 0, "random"))
    match.set_seat(0, SeatPlan("Clara", 0, profile=clara.id))
    while not match.is_over:
        match.play(Take(1))
    results = Results(store)
    results.record(match)
    (result,) = results.all()
    assert result.seat_of(clara) is None
    assert played_by(clara, [result]) == []


def test_statistics_are_computed_from_results() -> None:
    evenings = Evenings()
    for places in ([1, 2, 3], [1, 1, 3], [3, 1, 2], [1, 2]):
        evenings.play(places)
    evenings.play([2, 1, 3, 4], bots="master", game="other")
    evenings.play([1, 2, 3], practice=True)
    played = played_by(CLARA, evenings.made)
    whole = tally(played)
    assert whole is not None
    assert (whole.played, whole.won, whole.share) == (5, 3, 0.6)
    assert whole.by_chance == pytest.approx((1 / 3 + 1 / 3 + 1 / 3 + 1 / 2 + 1 / 4) / 5)
    assert (whole.best, whole.best_when, whole.seconds) == (99, evenings.made[0].ended, 3000)
    assert {game: one.played for game, one in tallies(played, by_game).items()} == {"toy": 4, "other": 1}
    assert {level: one.won for level, one in tallies(played, by_level).items()} == {"skilled": 3, "master": 0}
    assert {count: one.played for count, one in tallies(played, by_players).items()} == {3: 3, 2: 1, 4: 1}
    assert streaks(played) == Streaks(longest=2, current=0, top_two=2)
    assert tally([]) is None


@pytest.mark.parametrize("game", game_keys())
def test_proposed_level_follows_the_rating(game: str) -> None:
    """A player of a level's strength who takes each proposal is proposed that level, or a neighbor of it."""
    order, ladder = [level.key for level in levels()], level_points(game)
    for own in order:
        luck, evenings, near = random.Random(own), Evenings(), 0
        for _ in range(30):
            rated = rating_histories(evenings.made, [CLARA], game).get(CLARA.id)
            level = proposed_level(game, rated[-1].points if rated else None)
            near += len(evenings.made) >= 20 and abs(order.index(level) - order.index(own)) <= 1
            luckiest = [
                ladder[key] / 173.7 - math.log(-math.log(luck.random())) for key in (own, level, level)
            ]
            places = [1 + sum(other > one for other in luckiest) for one in luckiest]
            evenings.play(places, level, game)
        assert near >= 8, own


def test_rating_has_a_deviation_and_ignores_practice() -> None:
    evenings = Evenings()
    evenings.play([1, 2, 3], bots="random")
    evenings.play([1, 2, 3], practice=True)
    assert rating_histories(evenings.made, [CLARA]) == {}
    for _ in range(10):
        evenings.play([1, 2, 3])
    history = rating_histories(evenings.made, [CLARA])[CLARA.id]
    assert len(history) == 10
    assert history[-1].points > history[0].points > level_points("toy")["apprentice"]
    assert history[-1].deviation < history[0].deviation
    assert rating_histories(evenings.made, [CLARA], "other") == {}
