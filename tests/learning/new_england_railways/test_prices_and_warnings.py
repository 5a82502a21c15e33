"""What is said of prices of links and of moves that are warned of in New England Railways."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ai.explain import Explanation
from game.learning.reasons import brief, loss, objection, reason
from tests.learning.new_england_railways.test_reasons import (
    of_four,
    scored,
    speaker_of,
    told,
    two,
    with_changes,
)


def said(number: int, found: Explanation, place: int) -> str:
    state = of_four(number)
    return reason(found, place, state, speaker_of(state))


@pytest.mark.parametrize(
    ("number", "best", "bad", "short"),
    [
        (47, "no loan", "borrow 10", "a debt of $20 on an income of $2"),
        (1, "borrow 20", "borrow 10", "leaves you only $18 for bids"),
        (1, "borrow 10", "no loan", "leaves you only $10 for bids"),
        (1, "borrow 10", "borrow 20", "costs $4 each turn, $24 at the end"),
        (294, "retire 10", "keep loans", "costs $6 each turn, $36 at the end"),
        (294, "keep loans", "retire 10", "leaves you only $4 for bids"),
        (118, "pass", "bid 9", "brings you less than passing"),
        (198, "pay", "wait", "cubes can use the link only next turn"),
    ],
)
def test_the_brief_words_of_a_warning_speak_against_the_move(
    number: int, best: str, bad: str, short: str
) -> None:
    state = of_four(number)
    assert loss(two(state, (best, 0.4), (bad, 0.2)), 1, state, speaker_of(state)) == short


def test_less_income_is_what_speaks_against_a_shipment() -> None:
    """It comes before what others gain on the way."""
    state = of_four(287)
    pair = (
        ("ship yellow Fall River > Providence > Boston", 0.4),
        ("ship yellow Manchester > Concord > Portland", 0.2),
    )
    found = two(state, *pair)
    assert loss(found, 1, state, speaker_of(state)) == "+$1 income for you instead of +$2"
    against = objection(found, 1, state, speaker_of(state))
    assert against.startswith("It brings you $1 of income instead of $2. ")


def test_what_a_link_is_worth_that_the_best_bid_gets_for_certain_is_no_price() -> None:
    """What the seat has more in the end tells it; nobody has to know how far to go."""
    state = with_changes(118, cash=[2, 2, 2, 10])
    sure = scored(state, ("bid 3", 0.5, (60.0, 60, 60, 70)), ("pass", 0.3, (60.0, 60, 60, 60)), stop=7)
    assert reason(sure, 1, state, speaker_of(state)).startswith(
        "It leaves a link that is worth more than $3 to you."
    )
    assert brief(sure, 1, state, speaker_of(state)) == "leaves a link worth more than $3 to you"
    state = with_changes(118, cash=[2, 9, 2, 10])
    open_yet = scored(state, ("bid 3", 0.5, (60.0, 60, 60, 66)), ("pass", 0.46, (60.0, 60, 60, 60)), stop=9)
    assert "more than $3" not in reason(open_yet, 1, state, speaker_of(state))


def test_a_price_that_was_not_weighed_is_not_called_too_dear() -> None:
    """In looking back two moves are compared, and the lowest bid need be none of them."""
    assert told(118, 0, ("pass", 0.4), ("bid 9", 0.2)).startswith(
        "Bought for $9, the link brings you less than passing."
    )


def test_in_a_game_that_is_decided_no_price_is_told() -> None:
    state = of_four(118)
    for chance in (1.0, 0.0):
        pair = ("bid 3", chance, (60.0, 60, 60, 60)), ("pass", chance, (60.0, 60, 60, 60))
        for place in (0, 1):
            told_of = reason(scored(state, *pair, stop=7), place, state, speaker_of(state))
            assert told_of.startswith("The link hardly changes who wins. ")
            assert "worth about" not in told_of
            assert "its price" not in told_of
    even = scored(state, ("bid 3", 0.4, (60.0,) * 4), ("pass", 0.4, (60.0,) * 4), stop=7)
    assert "hardly changes" not in reason(even, 0, state, speaker_of(state))


def test_a_bid_as_good_as_letting_the_link_go_names_the_link_first() -> None:
    assert told(118, 1, ("pass", 0.4), ("bid 3", 0.4)).startswith(
        "At $3 the link is just worth its price to you. "
    )


def test_what_was_told_of_the_better_move_is_told_once() -> None:
    best, worse = (told(239, place, ("pass", 0.4), ("bid 5", 0.3)) for place in (0, 1))
    assert "is still to come" in best
    assert "is still to come" not in worse


def test_moves_that_win_as_often_for_other_sums_are_not_called_as_good() -> None:
    state = of_four(118)
    for sum_, often in ((64.0, True), (61.0, False)):
        found = scored(state, ("bid 3", 0.4, (60.0, 60, 60, sum_)), ("pass", 0.4, (60.0, 60, 60, 60)), stop=3)
        words = [reason(found, place, state, speaker_of(state)) for place in (0, 1)]
        assert ("wins about as often." in words[0]) is often
        assert words[1].endswith("It wins about as often as the first.") is often


def test_what_is_paid_beyond_the_number_is_told_without_the_cash_where_that_is_no_reason() -> None:
    rich = with_changes(118, cash=[2, 4, 11, 40])
    against = objection(two(rich, ("pass", 0.4), ("bid 30", 0.2)), 1, rich, speaker_of(rich))
    assert "at the end, less than the $30 paid for it." in against
    poor = with_changes(118, cash=[2, 4, 11, 32])
    against = objection(two(poor, ("pass", 0.4), ("bid 30", 0.2)), 1, poor, speaker_of(poor))
    assert "paying $30 for it would leave you $2." in against


def test_a_cube_that_others_may_ship_over_ones_links_is_why_another_shipment_is_as_good() -> None:
    best = "ship blue Boston > Lowell > Manchester > Concord > Portsmouth"
    other = "ship red Albany > Springfield > Bellows Falls > Fitchburg > Worcester > Providence"
    pays = "The blue cube in Boston can still bring you $2 of income if another player ships it."
    assert pays in told(248, 1, (best, 0.4), (other, 0.4))
    assert pays not in told(248, 1, (best, 0.4), (other, 0.2))
    same_cube = "ship purple Plainfield > Providence > Boston > Worcester"
    shorter = "ship purple Plainfield > Providence > Boston > Lowell"
    assert "can still bring" not in told(248, 1, (same_cube, 0.4), (shorter, 0.4))


def test_to_ship_nothing_is_not_said_to_bring_dollars() -> None:
    """A shipment brings income; what speaks for leaving a cube is the chance to win."""
    state = of_four(287)
    shipped = "ship yellow Fall River > Providence > Boston"
    pair = ("ship nothing", 0.4, (60.0, 60, 64, 60)), (shipped, 0.36, (60.0, 60, 60, 60))
    found = scored(state, *pair)
    for place in range(2):
        words = reason(found, place, state, speaker_of(state))
        assert "in the end" not in words
        assert "4 games in a hundred more" in words


def test_a_shipment_at_first_sight_is_warned_of_with_the_income_of_the_better_one() -> None:
    """Dollars of a first look are far off."""
    state = of_four(287)
    moves = ("ship yellow Fall River > Providence > Boston", 0.5), ("ship yellow Lowell > Boston", 0.2)
    found = two(state, *moves)
    seen = [replace(one, candidate=replace(one.candidate, visits=1)) for one in found.candidates]
    found = replace(found, candidates=tuple(seen))
    against = objection(found, 1, state, speaker_of(state))
    instead = "It uses none of your links. “Fall River–Boston via Providence, yellow” brings you $2 of income"
    assert against.startswith(instead)
    assert loss(found, 1, state, speaker_of(state)) == "no income for you, +$1 for James"


def test_a_price_above_the_number_comes_before_service_that_is_due() -> None:
    state = with_changes(157, cash=[5, 9, 9, 7], income=[5, 5, 5, 5], debt=[0, 0, 70, 0])
    due = "of service is due next turn"
    cheap = two(state, ("pass", 0.4), ("bid 1", 0.3))
    assert due in reason(cheap, 0, state, speaker_of(state))
    dear = reason(two(state, ("pass", 0.4), ("bid 9", 0.3)), 0, state, speaker_of(state))
    assert due not in dear
    assert "The link is worth only $6 at the end, and paying $9 for it would leave you nothing." in dear


def test_a_bid_clearly_better_than_letting_the_link_go_is_no_limit() -> None:
    """A dollar more was not tried, and would hardly cost all that it is better by."""
    state = with_changes(118, cash=[11, 11, 11, 12])
    found = two(state, ("bid 3", 0.4), ("pass", 0.37), stop=3)
    words = [reason(found, place, state, speaker_of(state)) for place in (0, 1)]
    assert words[0].startswith("Worth more than $3 to you: bid that first.")
    assert words[1].startswith("It leaves a link that is worth at least $3 to you.")
    tried = two(state, ("bid 3", 0.4), ("bid 4", 0.3), ("pass", 0.37), stop=3)
    assert "bid that, and no more" in reason(tried, 0, state, speaker_of(state))


def test_a_link_before_a_better_one_is_worth_little_since_only_one_can_be_bought() -> None:
    words = told(65, 0, ("bid 1", 0.4), ("pass", 0.3), stop=3)
    assert "You can buy only one link a turn, and Kingston–Providence is still to come." in words
    assert "only at the end" not in words


def test_over_the_last_link_nobody_ships_if_it_is_built_at_once() -> None:
    words = told(400, 0, ("bid 4", 0.4), ("pass", 0.3), stop=9)
    assert "It is worth $7 at the end, and is built at once in 58% of rolls." in words
    assert "connected" not in words
    assert "earn you" not in words
