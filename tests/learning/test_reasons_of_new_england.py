"""What is said of moves of New England Railways, at positions of a kept match."""

from __future__ import annotations

from functools import cache

import pytest

from ai.appraisal.new_england_railways import incomes_left
from ai.bot import Candidate
from ai.explain import Explained, Explanation
from assets import asset
from game.learning.reasons import brief, reason
from game.match.exchange import read_file
from game.rules.contract import State
from game.words import Speaker
from tests.learning.test_advice import position

LINKS = "new_england_railways_3"


@cache
def of_four(number: int) -> State:
    """The table after so many moves of a match of four."""
    return read_file(asset("matches", "new_england_railways_4.json")).match.position(number)


def two(state: State, *pairs: tuple[str, float], stop: int | None = None) -> Explanation:
    """An explanation of moves with their chances, the best first."""
    scores = (60.0,) * state.players
    found = [
        Explained(Candidate(state.game.read(text), chance, 9, chance, scores), ()) for text, chance in pairs
    ]
    return Explanation(state.actor(), "", (), tuple(found), stop)


def told(number: int, place: int, *pairs: tuple[str, float], stop: int | None = None) -> str:
    """Why one of several moves of the match of four is good."""
    state = of_four(number)
    return reason(two(state, *pairs, stop=stop), place, state, speaker_of(state))


def speaker_of(state: State) -> Speaker:
    return Speaker(state.game, ["Clara", "Henry", "Ada", "James"])


def test_the_last_income_is_told_less_what_the_market_takes() -> None:
    """The market of a turn falls before its income is paid."""
    state = position(LINKS, 26)
    last = state.game.restore(state.to_data() | {"future": [], "deck": [], "current": []})
    found = two(last, ("ship yellow Providence > Boston", 0.4))
    assert reason(found, 0, last, speaker_of(last)).startswith(
        "$1 more income is paid once more, less what the market takes: about $1."
    )


def test_a_shipment_that_brings_as_much_as_the_best_tells_both_gains() -> None:
    state = position(LINKS, 26)
    alone, shared = "ship yellow Providence > Boston", "ship purple Providence > Boston > Worcester"
    told = reason(two(state, (alone, 0.4), (shared, 0.4)), 1, state, speaker_of(state))
    assert told.startswith("You gain the same $1 of income, and Ada gains $1 on the way.")
    told = reason(two(state, (shared, 0.4), (alone, 0.4)), 0, state, speaker_of(state))
    assert "Ada gains $1 of income on the way." in told


def test_who_owns_no_link_is_not_told_of_one() -> None:
    state = position(LINKS, 25)
    told = reason(two(state, ("ship nothing", 0.4)), 0, state, speaker_of(state))
    assert told.startswith("You own no link: a shipment would help the others alone.")


def test_a_pass_that_is_the_best_move_is_not_objected_to() -> None:
    """A bid is as good as passing."""
    state = position(LINKS, 16)
    bid = next(state.game.write(move) for move in state.moves() if state.game.write(move) != "pass")
    found, amount = two(state, ("pass", 0.4), (bid, 0.4)), bid.removeprefix("bid ")
    told = reason(found, 0, state, speaker_of(state))
    assert told.startswith(f"At ${amount} the link is just worth its price: letting it go costs you nothing.")
    assert brief(found, 0, state, speaker_of(state)).startswith("keeps $")
    worse = two(state, (bid, 0.4), ("pass", 0.3))
    assert brief(worse, 1, state, speaker_of(state)).startswith("leaves a link")


def test_links_that_the_last_turn_left_unfinished_make_no_turn_more() -> None:
    """They are completed before the last auction; what is bought there and not built makes one more."""
    assert of_four(378).unfinished
    assert [incomes_left(of_four(number)) for number in (334, 374, 378, 389, 407)] == [2, 1, 1, 1, 1]


def test_in_the_last_turn_no_service_is_told_of_turns_that_do_not_come() -> None:
    repaid, kept = ("retire 10", 0.4), ("keep loans", 0.3)
    assert told(379, 0, repaid, kept).startswith("It saves $12 at the end of this last turn.")
    assert told(379, 1, repaid, kept).startswith("Your loans cost $24 at the end of this last turn.")
    assert told(294, 0, repaid, kept).startswith("It saves $2 of service each turn and $12 at the end.")
    no_loan, borrowed = ("no loan", 0.4), ("borrow 10", 0.3)
    assert "the last turn: it costs $2 of service now" in told(374, 1, no_loan, borrowed)
    assert brief(two(of_four(374), no_loan, borrowed), 1, of_four(374), speaker_of(of_four(374))) == (
        "costs $2 now, $12 at the end"
    )


def test_all_are_named_who_gain_most_by_a_shipment() -> None:
    here = "ship blue Springfield > Albany > Rutland"
    there = "ship blue Rutland > Albany > Springfield > Bellows Falls > White River Jct"
    assert "Clara, Henry and Ada gain $1 of income each on the way." in told(
        169, 0, (there, 0.4), (here, 0.3)
    )
    why = told(169, 1, (here, 0.4), (there, 0.3))
    assert why.startswith("You gain the same $1 of income, and Clara, Henry and Ada gain $1 each on the way.")


def test_a_shipment_by_which_nobody_else_gains_tells_the_own_gain_as_well() -> None:
    why = told(
        285, 1, ("ship purple Lowell > Boston > Worcester", 0.4), ("ship blue New London > New Haven", 0.3)
    )
    assert why.startswith("You gain the same $1 of income, and nobody else gains by it.")


def test_two_incomes_are_paid_twice() -> None:
    route = "ship red Albany > Rutland > Bellows Falls > Fitchburg > Worcester > Providence"
    assert told(368, 0, (route, 0.4)).startswith("$3 more income is paid twice, less what markets take")


@pytest.mark.parametrize(
    ("number", "bid", "stop", "said"),
    [
        (
            18,
            "bid 1",
            9,
            "It is worth $5 at the end and has to earn you the rest; 83\u00a0% of rolls build it at once.",
        ),
        (158, "bid 1", 4, "It is worth $6 at the end, but buying costs you the first shipment, about $4."),
        (318, "bid 4", 6, "It is worth $6 at the end, and is built at once in 72\u00a0% of rolls."),
        (365, "bid 1", 6, "It is worth $4 at the end, and is built at once in 92\u00a0% of rolls."),
    ],
)
def test_a_price_is_told_with_why_it_is_not_the_number(number: int, bid: str, stop: int, said: str) -> None:
    assert said in told(number, 0, (bid, 0.4), ("pass", 0.3), stop=stop)


def test_who_gets_a_link_that_is_let_go_is_told() -> None:
    why = told(118, 1, ("bid 3", 0.4), ("pass", 0.3), stop=7)
    assert why.startswith("It leaves a link that is worth about $7 to you. Henry is then likely to get it.")


def test_the_last_link_may_make_one_more_turn() -> None:
    last = "If the dice don't build it at once, one more turn is played."
    assert last in told(402, 0, ("bid 4", 0.4), ("pass", 0.3), stop=7)
    assert last not in told(389, 0, ("bid 1", 0.4), ("pass", 0.3), stop=7)


def test_a_link_that_nobody_else_can_buy_is_lost_and_not_left() -> None:
    state = of_four(18).copy()
    for _ in range(state.players - 1):
        state.play(state.game.read("pass"))
    found = two(state, ("bid 1", 0.4), ("pass", 0.3))
    assert reason(found, 0, state, speaker_of(state)).startswith("Everybody else has passed: $1 is enough")
    assert reason(found, 1, state, speaker_of(state)).startswith("Nobody else can buy it any more: a link")


def test_a_pass_that_is_as_good_names_the_price_up_to_which_that_holds() -> None:
    why = told(19, 0, ("pass", 0.4), ("bid 6", 0.4))
    assert why.startswith("At $6 the link is just worth its price: letting it go costs you nothing.")


def test_who_gets_a_link_otherwise_is_told_where_the_bid_decides_it() -> None:
    assert "Otherwise Henry is likely to get it." in told(365, 0, ("bid 1", 0.4), ("pass", 0.3), stop=6)
    assert "Otherwise" not in told(118, 0, ("bid 3", 0.4), ("pass", 0.3), stop=7)
