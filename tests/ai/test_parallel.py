"""Several searches counted together: nothing is lost, and no move comes out better than its best search."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ai.bot import Candidate, Thought
from ai.parallel import together
from game.rules.auction import Bid

candidates = st.builds(
    Candidate,
    move=st.integers(1, 5).map(Bid),
    value=st.floats(0.0, 1.0),
    visits=st.integers(1, 500),
    chance=st.floats(0.0, 1.0),
    scores=st.tuples(st.floats(-50.0, 50.0), st.floats(-50.0, 50.0)),
    error=st.floats(0.0, 1.0),
)
thoughts = st.lists(candidates, max_size=5, unique_by=lambda one: one.move).map(
    lambda found: Thought(tuple(found), work=sum(one.visits for one in found))
)


@given(st.lists(thoughts, max_size=4))
def test_visits_and_work_add_up_and_values_stay_between(searches: Sequence[Thought]) -> None:
    found = together(searches)
    every = [one for search in searches for one in search.candidates]
    assert found.work == sum(one.visits for one in every) == sum(one.visits for one in found.candidates)
    assert {one.move for one in found.candidates} == {one.move for one in every}
    most = max((one.visits for one in found.candidates), default=0)
    well_tried = [one.value for one in found.candidates if 2 * one.visits >= most]
    assert well_tried == sorted(well_tried, reverse=True)
    assert all(2 * one.visits < most for one in found.candidates[len(well_tried) :])
    for one in found.candidates:
        same = [other for other in every if other.move == one.move]
        for name in ("value", "chance"):
            figures = [getattr(other, name) for other in same]
            assert min(figures) - 1e-9 <= getattr(one, name) <= max(figures) + 1e-9
        assert one.error <= max(other.error for other in same) + 1e-9


def test_merged_searches_have_the_error_of_all_visits() -> None:
    alike = Thought((Candidate(Bid(1), 0.5, 100, error=0.1),), work=100)
    assert together([alike] * 4).candidates[0].error == pytest.approx(0.05)


def test_of_moves_tried_equally_often_the_best_on_average_is_chosen() -> None:
    """One search prefers a move by little, the other prefers the rival by much."""
    one = Thought((Candidate(Bid(1), 0.5, 100), Candidate(Bid(2), 0.49, 100)), work=200)
    other = Thought((Candidate(Bid(2), 0.6, 100), Candidate(Bid(1), 0.4, 100)), work=200)
    assert together([one, other]).candidates[0].move == Bid(2)
