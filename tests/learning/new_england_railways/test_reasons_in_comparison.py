"""What is said of moves of New England Railways beside others: links, shipments, rivals, money for bids."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ai.explain import stop_price
from ai.knowledge import for_game
from game.learning.new_england_railways.takers import taker
from game.learning.reasons import brief, objection, reason
from game.learning.reasons.weighed import Weighed
from tests.learning.new_england_railways.test_reasons import (
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
    once, one = "you ship only once", "You can buy only one link a turn, and {} is still to come."
    later = told(239, 0, ("pass", 0.4), ("bid 5", 0.3))
    assert one.format("Boston–Lowell") in later
    assert once not in later
    assert one.format("Bellows Falls–White River Jct") in told(153, 0, ("pass", 0.4), ("bid 6", 0.3))
    assert once in told(157, 0, ("pass", 0.4), ("bid 1", 0.3))


def test_a_shipment_that_brings_everybody_the_same_as_the_best_tells_so() -> None:
    first = "ship blue Rutland > Albany > Springfield > Bellows Falls > White River Jct"
    other = "ship blue White River Jct > Bellows Falls > Springfield > Albany > Rutland"
    same = "It brings everybody the same income as the first."
    assert told(170, 1, (first, 0.4), (other, 0.4)).startswith(same)
    assert same not in told(170, 0, (first, 0.4), (other, 0.3))


def test_whom_the_next_best_shipment_helps_is_told_once() -> None:
    state = of_four(287)
    good = "ship purple Lowell > Boston > Providence > Fall River"
    bad = "ship yellow Fall River > Providence > Boston"
    found = scored(state, (bad, 0.4, (60.0, 60, 60, 60)), (good, 0.39, (60.0, 60, 60, 64)))
    terms = [tuple((score,) for score in one.candidate.scores) for one in found.candidates]
    pairs = [replace(one, terms=term) for one, term in zip(found.candidates, terms, strict=True)]
    found = replace(found, terms=("income",), candidates=tuple(pairs))
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


def test_a_link_that_brings_far_more_than_its_price_is_worth_at_least_that() -> None:
    """A bid that a search found far better than letting the link go is not the limit."""
    state = with_changes(118, cash=[11, 11, 11, 12])
    pair = ("bid 3", 0.4, (60.0, 60, 60, 74)), ("pass", 0.38, (60.0, 60, 60, 60))
    more = scored(state, *pair, stop=7)
    assert reason(more, 0, state, speaker_of(state)).startswith("Worth at least $7 to you: bid $3. ")
    assert brief(more, 0, state, speaker_of(state)) == "worth at least $7 to you"
    left = "It leaves a link that is worth at least $7 to you."
    assert reason(more, 1, state, speaker_of(state)).startswith(left)
    assert brief(more, 1, state, speaker_of(state)) == "leaves a link worth at least $7 to you"
    just = scored(state, ("bid 3", 0.4, (60.0, 60, 60, 64)), ("pass", 0.38, (60.0, 60, 60, 60)), stop=7)
    assert reason(just, 0, state, speaker_of(state)).startswith("Worth about $7 to you: bid $3, stop at $7.")


def test_a_bid_beyond_a_price_that_is_a_lower_bound_is_not_called_too_dear() -> None:
    state = with_changes(118, cash=[11, 11, 11, 12])
    found = two(state, ("bid 3", 0.4), ("bid 9", 0.2), stop=7)
    less = objection(replace(found, at_least=True), 1, state, speaker_of(state))
    assert less.startswith("You may get the link for less: bid $3 first.")
    dear = objection(found, 1, state, speaker_of(state))
    assert dear.startswith("The link is hardly worth more than about $7 to you.")


def test_a_loan_that_is_as_good_as_none_tells_what_it_is_for() -> None:
    said = told(47, 1, ("no loan", 0.4), ("borrow 10", 0.4))
    assert "for bids in this turn, without it" in said
    assert "hard to get rid of" in said
    assert "for bids" not in told(47, 1, ("no loan", 0.4), ("borrow 10", 0.3))


def test_who_has_more_for_bids_is_no_word_on_a_move_that_is_as_good() -> None:
    assert "Clara has $18 for bids." in told(1, 1, ("borrow 10", 0.4), ("no loan", 0.3))
    assert "kept to the end would cost" in told(1, 1, ("borrow 10", 0.4), ("no loan", 0.4))


def test_shipments_that_bring_the_same_are_not_set_apart_in_dollars() -> None:
    state = of_four(287)
    good = "ship yellow Fall River > Providence > Boston"
    bad = "ship purple Lowell > Boston > Providence > Fall River"
    found = scored(state, (good, 0.4, (60.0, 60, 64, 60)), (bad, 0.36, (60.0, 60, 60, 60)))
    for place in range(2):
        said = reason(found, place, state, speaker_of(state))
        assert "in the end" not in said
        assert "4 games in a hundred more" in said


def test_a_rival_is_set_apart_only_in_what_is_seen_at_the_table() -> None:
    """What debt will weigh on another is the evaluation's guess."""
    state = of_four(118)
    pair = scored(state, ("bid 3", 0.4, (60.0, 60, 60, 64)), ("pass", 0.3, (60.0, 66, 60, 60)), stop=7)
    for term, is_told in (("burden", False), ("income", True)):
        terms = [tuple((score,) for score in one.candidate.scores) for one in pair.candidates]
        both = [replace(one, terms=rows) for one, rows in zip(pair.candidates, terms, strict=True)]
        found = replace(pair, terms=(term,), candidates=tuple(both))
        assert ("Henry about $6" in reason(found, 1, state, speaker_of(state))) is is_told


def test_a_loan_that_is_smaller_than_the_better_one_tells_what_it_leaves_for_bids() -> None:
    """Its cost speaks against no loan that is better because it is larger."""
    small = told(1, 1, ("borrow 20", 0.4), ("borrow 10", 0.3))
    assert small.startswith("With it you have only $18 for bids in this turn, with $20 borrowed $26.")
    state = of_four(1)
    warned = objection(two(state, ("borrow 20", 0.4), ("borrow 10", 0.3)), 1, state, speaker_of(state))
    assert warned.startswith("With it you have only $18 for bids in this turn")
    assert told(1, 1, ("borrow 10", 0.4), ("borrow 20", 0.3)).startswith("Its service alone is $4 each turn")


def test_the_next_best_shipment_is_no_reason_where_it_is_as_good_or_helps_nobody_more() -> None:
    state = of_four(287)
    good = "ship yellow Fall River > Providence > Boston"
    bad = "ship purple Lowell > Boston > Providence > Fall River"
    same = "would bring you the same $2 of income, and James $1."
    assert same in reason(two(state, (good, 0.4), (bad, 0.3)), 0, state, speaker_of(state))
    assert same not in reason(two(state, (good, 0.4), (bad, 0.4)), 0, state, speaker_of(state))
    assert "would bring you" not in reason(two(state, (bad, 0.4), (good, 0.3)), 0, state, speaker_of(state))


def test_money_that_service_needs_is_why_a_link_waits() -> None:
    """Who would have to borrow for the missing dollars is told so, and not of auctions."""
    state = of_four(83)
    pair = ("wait", 0.4, (70.0, 60, 60, 60)), ("pay", 0.2, (60.0, 60, 60, 60))
    poor = with_changes(83, cash=[4, 4, 4, 4], debt=[60, 60, 60, 60])
    due = "You need the money: $12 of service is due next turn."
    assert due in reason(scored(poor, *pair), 0, poor, speaker_of(poor))
    assert due not in reason(scored(state, *pair), 0, state, speaker_of(state))


def test_no_dollars_for_bids_are_nothing() -> None:
    broke = with_changes(51, cash=[14, 10, 10, 10])
    repaid = why(broke, 0, ("retire 10", 0.4), ("keep loans", 0.3))
    assert "You then have nothing for bids, and Clara, who may still pay back, has $14." in repaid


def test_a_price_that_playouts_did_not_find_too_high_is_a_lower_bound_where_a_bid_wins_far_more() -> None:
    """They look for it up to what a first look takes for it, and no further."""
    state = with_changes(118, cash=[11, 11, 11, 12])
    first = stop_price(state, for_game(state.game))
    assert first is not None
    for stop, said in ((first, "Worth at least"), (first - 1, "Worth about")):
        found = two(state, ("bid 3", 0.4), ("pass", 0.34), stop=stop)
        assert reason(found, 0, state, speaker_of(state)).startswith(f"{said} ${stop} to you")


def test_all_the_cash_is_no_lower_bound_where_letting_the_link_go_is_as_good() -> None:
    state = with_changes(118, cash=[11, 11, 11, 3])
    even = two(state, ("bid 3", 0.4), ("pass", 0.4))
    assert reason(even, 0, state, speaker_of(state)).startswith(
        "At $3 the link is just worth its price to you."
    )
    assert brief(even, 0, state, speaker_of(state)) == "worth about $3 to you"
    assert brief(even, 1, state, speaker_of(state)) == "leaves a link worth about $3 to you"
    better = two(state, ("bid 3", 0.4), ("pass", 0.3))
    assert reason(better, 0, state, speaker_of(state)).startswith("Worth at least the $3 that you have")


def test_no_loan_that_is_worse_tells_what_the_better_loan_leaves_for_bids() -> None:
    """Where the others have no more, that is what it lacks."""
    none = with_changes(1, cash=[10, 10, 10, 10], debt=[0, 0, 0, 0])
    worse = why(none, 1, ("borrow 10", 0.4), ("no loan", 0.3))
    assert worse.startswith(
        "Without a loan you have $10 for bids, and no new debt. With $10 borrowed it would be $18."
    )
    assert "it would be" not in why(none, 1, ("borrow 10", 0.4), ("no loan", 0.4))


def test_what_a_first_loan_costs_each_turn_is_told_once() -> None:
    poor = with_changes(47, debt=[0, 0, 0, 0])
    said = why(poor, 1, ("no loan", 0.4), ("borrow 20", 0.3))
    assert said.count("each turn") == 1


def test_who_has_as_much_for_bids_is_named() -> None:
    kept = ("keep loans", 0.4), ("retire 10", 0.3)
    one = with_changes(51, cash=[14, 14, 14, 10], debt=[0, 0, 10, 0])
    assert why(one, 0, *kept).startswith("You then have $14 for bids, the same as Clara and Henry.")
    two_of_us = with_changes(51, cash=[14, 13, 14, 10], debt=[0, 0, 10, 0])
    assert why(two_of_us, 0, *kept).startswith("You then have $14 for bids, the same as Clara.")


def test_shipments_that_bring_everybody_the_same_differ_in_the_cubes_that_are_left() -> None:
    """Where one of them wins more often, it can be nothing else."""
    first = "ship blue Rutland > Albany > Springfield > Bellows Falls > White River Jct"
    other = "ship blue White River Jct > Bellows Falls > Springfield > Albany > Rutland"
    left = "would bring everybody the same income: what counts is which cubes are left."
    assert left in told(170, 0, (first, 0.4), (other, 0.3))
    assert left not in told(170, 0, (first, 0.4), (other, 0.4))
    assert "as the first: the difference is in the cubes" in told(170, 1, (first, 0.4), (other, 0.3))
    assert "the difference" not in told(170, 1, (first, 0.4), (other, 0.4))


def test_a_link_dearer_than_its_number_is_let_go_for_that() -> None:
    dear: Any = with_changes(157, cash=[20, 20, 20, 20])
    dear.auction.high, dear.auction.leader = 8, 0
    assert "The link is worth only" in why(dear, 0, ("pass", 0.4), ("bid 9", 0.3))
    assert "The link is worth only" not in told(157, 0, ("pass", 0.4), ("bid 1", 0.3))


def test_a_loss_that_a_shipment_does_not_explain_is_the_money_of_next_turn() -> None:
    """Where passing brings far more than the second shipment does, what the seat has is worth keeping."""
    state = of_four(157)
    far = ("pass", 0.4, (60.0, 60, 90, 60)), ("bid 1", 0.3, (60.0, 60, 60, 60))
    near = ("pass", 0.4, (60.0, 60, 62, 60)), ("bid 1", 0.3, (60.0, 60, 60, 60))
    needs = "You need your $6 next turn, when 3 links are sold and"
    assert needs in reason(scored(state, *far), 0, state, speaker_of(state))
    assert "shipping twice" in reason(scored(state, *near), 0, state, speaker_of(state))


def test_service_that_could_not_be_paid_comes_before_a_lost_shipment() -> None:
    moves = ("pass", 0.4), ("bid 1", 0.3)
    poor = with_changes(157, cash=[5, 9, 5, 7], income=[5, 5, 5, 5], debt=[0, 0, 50, 0])
    assert "You need the money: $10 of service is due next turn." in why(poor, 0, *moves)
    rich = with_changes(157, cash=[5, 9, 9, 7], income=[5, 5, 5, 5], debt=[0, 0, 50, 0])
    assert "of service is due" not in why(rich, 0, *moves)


def test_a_bid_beyond_a_lower_bound_that_a_search_found_worse_than_passing_is_called_that() -> None:
    state = with_changes(118, cash=[11, 11, 11, 12])
    moves = (
        ("bid 3", 0.4, (60.0, 60, 60, 80)),
        ("pass", 0.3, (60.0, 60, 60, 60)),
        ("bid 9", 0.2, (60.0, 60, 60, 50)),
    )
    found = scored(state, *moves, stop=3)
    assert reason(found, 0, state, speaker_of(state)).startswith("Worth more than $3 to you: bid that first.")
    assert brief(found, 2, state, speaker_of(state)) == "brings you less than passing"
    assert reason(found, 2, state, speaker_of(state)).startswith("Bought for $9, the link brings you less")


def test_whom_paying_would_help_is_why_a_link_waits() -> None:
    """Where the money does not count for more than its face, and a search sees the others gain."""
    state = of_four(276)
    waits = ("wait", 0.4, (60.0, 60, 60, 60))
    helped = scored(state, waits, ("pay", 0.3, (70.0, 60, 70, 70)))
    said = reason(helped, 0, state, speaker_of(state))
    assert "Paying would bring" in said
    same = scored(state, waits, ("pay", 0.3, (60.0, 60, 60, 60)))
    assert "Paying would bring" not in reason(same, 0, state, speaker_of(state))


def test_what_lowers_a_links_price_is_not_told_against_letting_it_go() -> None:
    """Nobody else would get it, and the price is below the number."""
    broke = with_changes(158, cash=[0, 0, 0, 7])
    assert broke.current_player() == 3
    left = why(broke, 1, ("bid 1", 0.4), ("pass", 0.3), stop=4)
    assert "leaves a link" in left
    assert "shipping twice" not in left


def test_who_gets_a_link_is_named_only_where_that_is_certain_or_mostly_so() -> None:
    """Of several who have not bid yet nobody knows which one it will be."""
    state: Any = of_four(118)
    assert taker(state) == 1
    moves = ("bid 3", 0.4), ("pass", 0.37)
    assert "Henry then gets it for $2." in why(state, 1, *moves, stop=7)
    two_left: Any = with_changes(118, cash=[11, 11, 11, 11])
    two_left.auction.still_in |= 1
    nobody = why(two_left, 1, *moves, stop=7)
    assert "gets it" not in nobody
    assert "get it" not in nobody
    rich: Any = with_changes(118, cash=[1, 11, 11, 11])
    rich.auction.still_in |= 1
    assert "Henry is then likely to get it." in why(rich, 1, *moves, stop=7)
    open_yet: Any = with_changes(118, cash=[11, 11, 11, 11])
    open_yet.auction.high, open_yet.auction.leader = 0, -1
    assert "Henry is then likely to get it." in why(open_yet, 1, *moves, stop=7)
    open_yet.cash[1] = 1
    assert "likely to get it" not in why(open_yet, 1, *moves, stop=7)


def test_a_next_best_shipment_that_brings_more_is_told_with_whom_it_helps_as_well() -> None:
    alone = "ship yellow Concord > Manchester"
    shared = "ship blue Boston > Lowell > Manchester > Concord > Portland > Portsmouth"
    more = "would bring you $2 of income, but Henry, Ada and James $1 each as well."
    assert more in told(248, 0, (alone, 0.4), (shared, 0.3))
    assert "would bring you" not in told(248, 0, (alone, 0.4), (shared, 0.4))
    assert "would bring you" not in told(248, 0, (shared, 0.4), (alone, 0.3))


def test_all_who_have_most_for_bids_are_named_and_whether_they_may_still_pay_back() -> None:
    kept = ("keep loans", 0.4), ("retire 10", 0.3)
    richer = with_changes(51, cash=[19, 10, 11, 19], debt=[0, 10, 10, 0])
    assert why(richer, 0, *kept).startswith("You then have $11 for bids, and Clara and James have $19 each.")
    owing = with_changes(51, cash=[19, 10, 11, 19], debt=[10, 10, 10, 10])
    still = "You then have $11 for bids, and Clara and James, who may still pay back, have $19 each."
    assert why(owing, 0, *kept).startswith(still)
    as_much = with_changes(51, cash=[11, 10, 11, 9], debt=[10, 10, 10, 10])
    assert why(as_much, 0, *kept).startswith("You then have $11 for bids, and Clara, who may still pay back,")


def test_a_link_is_just_worth_the_dearest_bid_that_is_as_good_as_letting_it_go() -> None:
    state = with_changes(118, cash=[11, 11, 11, 12])
    even = two(state, ("pass", 0.4), ("bid 3", 0.4), ("bid 8", 0.395), stop=3)
    dear = two(state, ("pass", 0.4), ("bid 3", 0.4), ("bid 8", 0.3), stop=3)
    for found, price in ((even, 8), (dear, 3)):
        just = f"At ${price} the link is just worth its price"
        assert reason(found, 0, state, speaker_of(state)).startswith(just)
        against = objection(found, 1, state, speaker_of(state))
        assert "hardly brings you what it costs" not in against


def test_a_bid_that_wins_no_oftener_for_less_money_than_letting_the_link_go_is_too_dear() -> None:
    state = with_changes(118, cash=[11, 11, 11, 12])
    tried = ("bid 3", 0.42, (60.0, 60, 60, 62)), ("bid 5", 0.4, (60.0, 60, 60, 58))
    passing = ("pass", 0.4, (60.0, 60, 60, 60))
    found = scored(state, *tried, passing, stop=12)
    assert Weighed(found, 0, state).stop == 4
    better = scored(state, tried[0], ("bid 5", 0.41, (60.0, 60, 60, 58)), passing, stop=12)
    assert Weighed(better, 0, state).stop == 12


def test_the_better_of_two_shipments_of_the_same_income_has_to_win_clearly_oftener() -> None:
    first = "ship blue Rutland > Albany > Springfield > Bellows Falls > White River Jct"
    other = "ship blue White River Jct > Bellows Falls > Springfield > Albany > Rutland"
    assert told(170, 0, (first, 0.4), (other, 0.38)).endswith("is about as good.")
    assert "more than" in told(170, 0, (first, 0.4), (other, 0.36))


def test_a_better_cube_that_waits_for_the_second_shipment_is_why_another_is_hardly_worse() -> None:
    best = "ship yellow Plainfield > Providence > Worcester > Boston"
    here = "ship red Hartford > New Haven > New London"
    waits = "You ship once more in this turn, and the yellow cube in Plainfield is likely to be there then."
    assert waits in told(284, 1, (best, 0.4), (here, 0.38))
    assert waits not in told(284, 1, (best, 0.4), (here, 0.2))
    others = "ship red Albany > Springfield > Bellows Falls > Fitchburg > Worcester > Providence"
    assert waits not in told(284, 1, (best, 0.4), (others, 0.38))


def test_a_last_bid_is_no_limit_where_letting_the_link_go_is_as_good() -> None:
    """What is worth as much as its price may be worth a dollar more: the bids between were not tried."""
    state = with_changes(118, cash=[11, 11, 11, 12])
    just, limit = "At $3 the link is just worth its price to you.", "Worth about $3 to you: bid that"
    more = "Worth about $8 to you: bid $3, stop at $8."
    even = two(state, ("bid 3", 0.4), ("bid 8", 0.395), ("pass", 0.4), stop=3)
    assert reason(even, 0, state, speaker_of(state)).startswith(more)
    dear = two(state, ("bid 3", 0.4), ("bid 8", 0.3), ("pass", 0.4), stop=3)
    assert reason(dear, 0, state, speaker_of(state)).startswith(just)
    worse = two(state, ("bid 3", 0.4), ("bid 4", 0.3), ("pass", 0.37), stop=3)
    assert reason(worse, 0, state, speaker_of(state)).startswith(limit)
