"""What the arena counts: shares with their intervals, and how many different games there were."""

import random
from statistics import mean

import pytest

from ai.arena.match import Outcome, Pairing
from ai.arena.report import lines
from ai.arena.tables import Table
from ai.arena.tally import distinct, names_of, tally
from ai.rating import clustered, student, wilson
from game.words import override

BOTS = ("random", "random", "greedy")


def outcome(deal: int, rotation: int, wins: tuple[float, ...], line: str = "") -> Outcome:
    """What came of one match between three bots."""
    pairing = Pairing("american_rails", BOTS, 1, deal, rotation)
    return Outcome(pairing, (10, 20, 30), wins, (4, 4, 5), (0.0, 0.0, 2.5), line or f"{deal}/{rotation}")


def test_the_tally_counts_shared_wins_as_fractions() -> None:
    rows = tally([outcome(0, 0, (0.0, 0.5, 0.5)), outcome(1, 0, (0.0, 0.0, 1.0))], BOTS)
    assert [row["bot"] for row in rows] == ["random #1", "random #2", "greedy"]
    assert [row["wins"] for row in rows] == [0.0, 0.5, 1.5]
    assert [row["share"] for row in rows] == [0.0, 0.25, 0.75]
    assert [row["score"] for row in rows] == [10, 20, 30]
    assert rows[2]["seconds_per_move"] == 0.5
    assert all(row["low"] <= row["share"] <= row["high"] for row in rows)


def test_names_are_numbered_only_where_they_repeat() -> None:
    assert names_of(["greedy", "random", "greedy"]) == ["greedy #1", "random", "greedy #2"]


def test_matches_with_the_same_moves_are_one_distinct_game() -> None:
    played = [outcome(0, rotation, (1.0, 0.0, 0.0), line="the same") for rotation in range(3)]
    played.append(outcome(1, 0, (1.0, 0.0, 0.0), line="another"))
    assert distinct(played) == 2
    table = Table("american_rails", BOTS)
    for one in played:
        table.add(one)
    with override("en"):
        told = list(lines(table))
    assert " ".join(told[1].split()) == "random #1 4.0 100.0% 51.0% to 100.0% 10.0 0.000"
    assert [int(word) for word in told[-1].split() if word.isdigit()] == [4, 2, 2]


def test_the_wilson_interval_agrees_with_published_figures() -> None:
    """Newcombe, Statistics in Medicine 17 (1998), table I, method 3: 81 of 263, 15 of 148, 0 of 20."""
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-4)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_quantiles_of_student_agree_with_his_table() -> None:
    for degrees, expected in ((3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980)):
        assert student(1.959964, degrees) == pytest.approx(expected, rel=0.01)


def test_rotations_that_always_end_alike_are_one_trial() -> None:
    """Thirty deals, each played three times with the same result, are thirty trials and not ninety."""
    alike = [(1.0,) * 3] * 12 + [(0.0,) * 3] * 18
    low, high = clustered(alike)
    assert (low, high) == pytest.approx(wilson(12, 30), abs=0.02)
    assert high - low > 1.5 * (wilson(36, 90)[1] - wilson(36, 90)[0])


def test_no_interval_is_narrower_than_that_of_independent_trials() -> None:
    even = [(1.0, 0.0, 0.0)] * 20
    assert clustered(even) == wilson(20, 60)
    assert clustered([(1.0,)] * 20) == wilson(20, 20)
    assert clustered([(1.0, 0.0)]) == wilson(0.5, 1)
    assert clustered([]) == (0.0, 1.0)


def test_the_clustered_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    """Deals that are worth .1 to .9 to the bot: the plain interval would miss far too often."""
    rng = random.Random(3)
    held, plain = [], []
    for _ in range(400):
        deals = []
        for _ in range(40):
            chance = rng.choice((0.1, 0.9))
            deals.append([float(rng.random() < chance) for _ in range(3)])
        low, high = clustered(deals)
        held.append(low <= 0.5 <= high)
        low, high = wilson(sum(map(sum, deals)), 120)
        plain.append(low <= 0.5 <= high)
    assert mean(held) > 0.92
    assert mean(plain) < 0.88
