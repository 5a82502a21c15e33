"""The sequential test: when the arena knows that the first bot wins more or less than its share."""

import random

import pytest

from ai.arena.decision import Decision, SequentialTest, Verdict
from ai.arena.match import Outcome, Pairing


def decided(chance: float, rng: random.Random, most: int = 2500) -> tuple[Verdict | None, int]:
    """The verdict on a bot that wins each match of three with this chance, and after how many deals."""
    decision = Decision(bots=3)
    for deals in range(1, most + 1):
        decision.see(sum(rng.random() < chance for _ in range(3)) / 3)
        if decision.verdict is not None:
            return decision.verdict, deals
    return None, most


@pytest.mark.parametrize(
    ("chance", "expected", "deals"),
    [
        (0.90, Verdict.MORE, 15),
        (0.60, Verdict.MORE, 40),
        (0.45, Verdict.MORE, 200),
        (0.20, Verdict.LESS, 120),
        (0.01, Verdict.LESS, 40),
    ],
)
def test_a_clear_difference_is_settled_soon(chance: float, expected: Verdict, deals: int) -> None:
    rng = random.Random(5)
    found = [decided(chance, rng) for _ in range(20)]
    assert {verdict for verdict, _ in found} == {expected}
    assert sum(after for _, after in found) / 20 < deals


def test_equal_bots_are_found_level() -> None:
    rng = random.Random(6)
    found = [decided(1 / 3, rng)[0] for _ in range(40)]
    assert found.count(Verdict.LEVEL) >= 38


@pytest.mark.parametrize(
    ("chance", "wrong"),
    [(1 / 3 + 0.05, {Verdict.LEVEL, Verdict.LESS}), (1 / 3 - 0.05, {Verdict.LEVEL, Verdict.MORE})],
)
def test_a_difference_that_just_matters_is_seldom_missed(chance: float, wrong: set[Verdict]) -> None:
    rng = random.Random(7)
    found = [decided(chance, rng)[0] for _ in range(60)]
    assert sum(verdict in wrong for verdict in found) <= 6
    assert None not in found


def outcome(deal: int, rotation: int, won: float) -> Outcome:
    """One match that the first bot won or not."""
    pairing = Pairing("american_rails", ("greedy", "random", "random"), 1, deal, rotation)
    return Outcome(pairing, (1, 0, 0), (won, 1.0 - won, 0.0), (1, 1, 1), (0.0, 0.0, 0.0), "")


def test_deals_count_only_whole() -> None:
    deciding = SequentialTest(bots=3)
    for rotation, deals in enumerate((0, 0, 1)):
        deciding.see(outcome(0, rotation, 1.0))
        assert deciding.deals == deals


def test_nothing_is_counted_after_the_verdict() -> None:
    deciding = SequentialTest(bots=3)
    for deal in range(30):
        for rotation in range(3):
            deciding.see(outcome(deal, rotation, 1.0))
    assert deciding.verdict is Verdict.MORE
    assert deciding.deals < 10
