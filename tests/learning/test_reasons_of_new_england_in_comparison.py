"""What is said of moves of New England Railways beside others: links, shipments, rivals, money for bids."""

from __future__ import annotations

from dataclasses import replace

from game.learning.reasons import brief, reason
from tests.learning.test_reasons_of_new_england import (
    of_four,
    scored,
    speaker_of,
    told,
    two,
    why,
    with_changes,
)


def test_who_buys_another_link_in_this_turn_ships_only_once_all_the_same() -> None:
    """The link that is likely to be bought is named, though it is not the next one."""
    once, one = "ships only once", "You can buy only one link a turn, and {} is still to come."
    later = told(239, 0, ("pass", 0.4), ("bid 5", 0.3))
    assert one.format("Boston–Lowell") in later
    assert once not in later
    assert one.format("Bellows Falls–White River Jct") in told(153, 0, ("pass", 0.4), ("bid 6", 0.3))
    assert once in told(157, 0, ("pass", 0.4), ("bid 1", 0.3))


def test_a_shipment_that_brings_everybody_the_same_as_the_best_tells_so() -> None:
    first = "ship blue Rutland > Albany > Springfield > Bellows Falls > White River Jct"
    other = "ship blue White River Jct > Bellows Falls > Springfield > Albany > Rutland"
    same = "It brings everybody the same income as the first."
    assert told(170, 1, (first, 0.4), (other, 0.3)).startswith(same)
    assert same not in told(170, 0, (first, 0.4), (other, 0.3))


def test_whom_the_next_best_shipment_helps_is_told_once() -> None:
    state = of_four(287)
    good = "ship purple Lowell > Boston > Providence > Fall River"
    bad = "ship yellow Fall River > Providence > Boston"
    found = scored(state, (bad, 0.4, (60.0, 60, 60, 60)), (good, 0.39, (60.0, 60, 60, 64)))
    terms = [tuple((score,) for score in one.candidate.scores) for one in found.candidates]
    pairs = [replace(one, terms=term) for one, term in zip(found.candidates, terms, strict=True)]
    found = replace(found, terms=("term-income",), candidates=tuple(pairs))
    said = reason(found, 0, state, speaker_of(state))
    assert said.endswith("would bring you the same $2 of income, and James $1.")
    assert "leaves James about $4 better off" in reason(found, 1, state, speaker_of(state))


def test_what_a_rival_loses_is_told_where_it_is_more_than_the_own_gain() -> None:
    state = of_four(118)
    harmed = scored(state, ("bid 3", 0.4, (60.0, 60, 60, 70)), ("pass", 0.3, (60.0, 75, 60, 60)), stop=7)
    both = "Compared with “Pass” the move brings you about $10 more in the end, and Henry about $15 less."
    assert reason(harmed, 0, state, speaker_of(state)).endswith(both)
    mine = scored(state, ("bid 3", 0.4, (60.0, 60, 60, 70)), ("pass", 0.3, (60.0, 65, 60, 60)), stop=7)
    assert "Compared with" not in reason(mine, 0, state, speaker_of(state))


def test_nothing_is_said_to_be_left_for_bids_and_not_no_dollars() -> None:
    borrow, none = ("borrow 10", 0.4), ("no loan", 0.3)
    poor = with_changes(92, cash=[2, 2, 2, 2], debt=[10, 10, 10, 10])
    assert "for bids in this turn, without it nothing." in why(poor, 0, borrow, none)
    assert why(poor, 1, borrow, none).startswith(
        "Without a loan nothing is left for bids after this turn's service, and you have no new debt."
    )
    assert "$0" not in brief(two(poor, borrow, none), 1, poor, speaker_of(poor))


def test_before_the_last_turn_service_is_told_of_the_next_turn_alone() -> None:
    repaid, kept = ("retire 10", 0.4), ("keep loans", 0.3)
    assert told(338, 0, repaid, kept).startswith("It saves $2 of service next turn and $12 at the end.")
    assert told(338, 1, repaid, kept).startswith("Your loans cost $6 next turn and $36 at the end.")
