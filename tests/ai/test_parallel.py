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
    assert [one.visits for one in found.candidates] == sorted(
        (one.visits for one in found.candidates), reverse=True
    )
    for one in found.candidates:
        same = [other for other in every if other.move == one.move]
        for name in ("value", "chance"):
            figures = [getattr(other, name) for other in same]
            assert min(figures) - 1e-9 <= getattr(one, name) <= max(figures) + 1e-9
        assert one.error <= max(other.error for other in same) + 1e-9


def test_merged_searches_have_the_error_of_all_visits() -> None:
    alike = Thought((Candidate(Bid(1), 0.5, 100, error=0.1),), work=100)
    assert together([alike] * 4).candidates[0].error == pytest.approx(0.05)
