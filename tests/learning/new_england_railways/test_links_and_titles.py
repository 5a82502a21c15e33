"""Links and shipments of New England Railways: when a turn is the last, what ways are called, and prices."""

from __future__ import annotations

from ai.new_england_railways.evaluation import incomes_left
from game.learning.reasons import title
from game.learning.reasons.candidate import ComparedCandidate
from tests.learning.explaining import compared, localizer_of, named

GAME = "new_england_railways"


def test_links_that_the_last_turn_left_unfinished_make_no_turn_more() -> None:
    """They are completed before the last auction; what is bought there and not built makes one more."""
    state = named(GAME, "links_left_unfinished")
    assert (bool(state.unfinished), incomes_left(state)) == (True, 1)


def test_ways_between_the_same_cities_have_different_titles() -> None:
    state = named(GAME, "nearly_250_shipments")
    titles = [title(move, state, localizer_of(state)) for move in state.legal_moves()]
    assert len(set(titles)) == len(titles) > 240
    assert "Springfield–Portland via Bellows Falls and White River Jct, yellow" in titles


def test_bid_that_wins_no_more_often_than_passing_for_less_money_is_too_much() -> None:
    state = named(GAME, "a_link_for_about_12")
    state.cash = [11, 11, 11, 12]
    tried = ("bid 3", 0.42, (60.0, 60, 60, 62)), ("bid 5", 0.4, (60.0, 60, 60, 58))
    passing = ("pass", 0.4, (60.0, 60, 60, 60))
    found = compared(state, *tried, passing, stop=12)
    assert ComparedCandidate(found, 0, state).stop == 4
    better = compared(state, tried[0], ("bid 5", 0.41, (60.0, 60, 60, 58)), passing, stop=12)
    assert ComparedCandidate(better, 0, state).stop == 12
