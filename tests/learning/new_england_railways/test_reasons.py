"""What is said of moves of New England Railways, at positions of a kept match."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from ai.bot import Candidate
from ai.explain import Explained, Explanation
from ai.new_england_railways.evaluation import incomes_left
from assets import asset
from game.learning.advice import data_of
from game.learning.reasons import brief, objection, reason, title
from game.match.import_export import read_file
from game.rules.contract import State
from game.words import Localizer
from tests.learning.test_advice import position

LINKS = "new_england_railways/3"


@cache
def of_four(number: int) -> State:
    """The table after so many moves of a match of four."""
    return read_file(asset("matches", "new_england_railways/4.json")).match.position(number)


def two(state: State, *pairs: tuple[str, float], stop: int | None = None) -> Explanation:
    """An explanation of moves with their chances, the best first."""
    scores = (60.0,) * state.players
    found = [
        Explained(Candidate(state.game.parse_move(text), chance, 9, chance, scores), ())
        for text, chance in pairs
    ]
    return Explanation(state.current_player(), "", (), tuple(found), stop)


def told(number: int, place: int, *pairs: tuple[str, float], stop: int | None = None) -> str:
    """Why one of several moves of the match of four is good."""
    state = of_four(number)
    return reason(two(state, *pairs, stop=stop), place, state, speaker_of(state))


def with_changes(number: int, **changes: Any) -> State:
    """The table of the match of four with some of its figures changed."""
    state = of_four(number).copy()
    for name, figure in changes.items():
        setattr(state, name, figure)
    return state


def why(state: State, place: int, *pairs: tuple[str, float], stop: int | None = None) -> str:
    """Why one of several moves is good at a table."""
    return reason(two(state, *pairs, stop=stop), place, state, speaker_of(state))


def speaker_of(state: State) -> Localizer:
    return Localizer(state.game, ["Clara", "Henry", "Ada", "James"])


def test_the_last_income_is_told_less_what_the_market_takes() -> None:
    """The market of a turn falls before its income is paid; a figure would be hardly less than the income."""
    state = position(LINKS, 26)
    last = state.game.restore(state.to_data() | {"future": [], "deck": [], "current": []})
    found = two(last, ("ship yellow Providence > Boston", 0.4))
    assert reason(found, 0, last, speaker_of(last)).startswith(
        "$1 more income is paid once more, less what the market takes. "
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
    bid = next(
        state.game.format_move(move) for move in state.legal_moves() if state.game.format_move(move) != "pass"
    )
    found, amount = two(state, ("pass", 0.4), (bid, 0.4)), bid.removeprefix("bid ")
    told = reason(found, 0, state, speaker_of(state))
    assert told.startswith(
        f"At ${amount} the link is just worth its price: letting it go costs you hardly anything."
    )
    assert brief(found, 0, state, speaker_of(state)).startswith("keeps $")
    worse = two(state, (bid, 0.4), ("pass", 0.3))
    assert brief(worse, 1, state, speaker_of(state)) == "the link leaves the game"


def test_links_that_the_last_turn_left_unfinished_make_no_turn_more() -> None:
    """They are completed before the last auction; what is bought there and not built makes one more."""
    assert of_four(378).unfinished
    assert [incomes_left(of_four(number)) for number in (334, 374, 378, 389, 407)] == [2, 1, 1, 1, 1]


def test_in_the_last_turn_no_service_is_told_of_turns_that_do_not_come() -> None:
    repaid, kept = ("retire 10", 0.4), ("keep loans", 0.3)
    last = with_changes(379, current=(), unfinished=0)
    assert why(last, 0, repaid, kept).startswith("It saves $12 at the end of this last turn.")
    assert why(last, 1, repaid, kept).startswith("Your loans cost $24 at the end of this last turn.")
    saves = "It saves $12 at the end, and $2 more if an unbuilt link makes one more turn."
    assert told(379, 0, repaid, kept).startswith(saves)
    costs = "Your loans cost $24 at the end, and $4 more if an unbuilt link makes one more turn."
    assert told(379, 1, repaid, kept).startswith(costs)
    assert told(294, 0, repaid, kept).startswith("It saves $2 of service each turn and $12 at the end.")
    no_loan, borrowed = ("no loan", 0.4), ("borrow 10", 0.3)
    assert "The game is about to end: it costs $2 of service now" in told(374, 1, no_loan, borrowed)
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
            "It is worth $5 at the end and has to earn you the rest; 83% of rolls build it at once.",
        ),
        (
            360,
            "bid 1",
            4,
            "It is worth $6 at the end, but if you buy, you ship only once this turn: "
            "shipping twice is likely to bring you $2 more income.",
        ),
        (158, "bid 1", 4, "It is worth $6 at the end, and is built at once in 72% of rolls."),
        (318, "bid 4", 6, "It is worth $6 at the end, and is built at once in 72% of rolls."),
        (365, "bid 1", 6, "It is worth $4 at the end, and is built at once in 92% of rolls."),
    ],
)
def test_a_price_is_told_with_why_it_is_not_the_number(number: int, bid: str, stop: int, said: str) -> None:
    assert said in told(number, 0, (bid, 0.4), ("pass", 0.3), stop=stop)


def test_who_gets_a_link_that_is_let_go_is_told() -> None:
    why = told(118, 1, ("bid 3", 0.4), ("pass", 0.37), stop=7)
    assert why.startswith("It leaves a link that is worth about $7 to you. Henry then gets it for $2.")


def test_the_last_link_may_make_one_more_turn() -> None:
    last = "If it is not built at once, one more turn is played."
    assert last in told(402, 0, ("bid 4", 0.4), ("pass", 0.3), stop=7)
    assert last not in told(389, 0, ("bid 1", 0.4), ("pass", 0.3), stop=7)


def test_a_link_that_nobody_else_can_buy_is_lost_and_not_left() -> None:
    state = of_four(18).copy()
    for _ in range(state.players - 1):
        state.play(state.game.parse_move("pass"))
    found = two(state, ("bid 1", 0.4), ("pass", 0.3))
    assert reason(found, 0, state, speaker_of(state)).startswith("Everybody else has passed: $1 is enough")
    assert reason(found, 1, state, speaker_of(state)).startswith("Nobody else can buy it any more: a link")
    rich, poor = (
        replace(one.candidate, scores=(score,) * 4)
        for one, score in zip(found.candidates, (90, 60), strict=True)
    )
    found = replace(found, candidates=(Explained(rich, ()), Explained(poor, ())), stop=2)
    assert reason(found, 1, state, speaker_of(state)).startswith(
        "Nobody else can buy it any more: the link leaves the game."
    )


def test_a_pass_that_is_as_good_names_the_price_up_to_which_that_holds() -> None:
    why = told(19, 0, ("pass", 0.4), ("bid 6", 0.4))
    assert why.startswith("At $6 the link is just worth its price: letting it go costs you hardly anything.")


def test_who_gets_a_link_otherwise_is_told_where_the_bid_decides_it() -> None:
    poor = with_changes(118, cash=[3, 3, 3, 11])
    assert "Otherwise Henry gets it for $2." in why(poor, 0, ("bid 3", 0.4), ("pass", 0.3), stop=6)
    assert "Otherwise" not in told(118, 0, ("bid 3", 0.4), ("pass", 0.3), stop=7)


def test_who_has_to_borrow_is_told_so() -> None:
    """Without the loan there is no game to go on with: nothing is said of what there would be without it."""
    short = with_changes(334, cash=[1, 11, 16, 16], debt=[20, 20, 10, 10], turn=0)
    said = why(short, 0, ("borrow 10", 0.4))
    assert said.startswith("You have $1, and this turn's service is $4: you have to borrow at least $10.")
    more = why(short, 0, ("borrow 20", 0.4), ("borrow 10", 0.3))
    assert more.startswith(
        "With it you have $13 for bids in this turn, with the $10 that you have to borrow $5."
    )


def test_what_is_kept_for_bids_stands_beside_what_the_others_have() -> None:
    """Cash decides auctions by who has more of it."""
    kept, repaid = ("keep loans", 0.4), ("retire 10", 0.3)
    assert told(52, 0, kept, repaid).startswith("You then have $14 for bids, more than anybody else.")
    assert told(51, 0, kept, repaid).startswith(
        "You then have $11 for bids, and Clara, who may still pay back, has $14."
    )
    unowing = with_changes(51, debt=[0, 10, 10, 10])
    assert why(unowing, 0, kept, repaid).startswith("You then have $11 for bids, and Clara has $14.")
    assert "It leaves you only $1 for bids." in told(51, 1, kept, repaid)
    assert "It leaves you nothing for bids." in why(with_changes(51, cash=[14, 10, 10, 9]), 1, kept, repaid)
    state = of_four(51)
    warned = objection(two(state, kept, repaid), 1, state, speaker_of(state))
    assert warned.startswith("It leaves you only $1 for bids.")
    assert brief(two(state, kept, repaid), 1, state, speaker_of(state)) == "leaves you only $1 for bids"
    assert brief(two(state, repaid, kept), 0, state, speaker_of(state)).startswith("saves $2")


def test_a_bid_above_what_anybody_can_raise_is_wasted() -> None:
    """The others have $3 at most."""
    poor = with_changes(108, cash=[3, 3, 11, 3])
    wasted = why(poor, 1, ("bid 1", 0.4), ("bid 8", 0.3), stop=9)
    assert wasted.startswith("$3 is enough, since nobody else can bid more: every dollar above it is wasted.")
    found = two(poor, ("bid 1", 0.4), ("bid 8", 0.3), stop=9)
    assert brief(found, 1, poor, speaker_of(poor)) == "$3 would be enough"
    assert brief(found, 0, poor, speaker_of(poor)).startswith("worth")
    assert "wasted" not in why(poor, 1, ("pass", 0.4), ("bid 8", 0.3), stop=0)
    assert "wasted" not in told(108, 1, ("bid 1", 0.4), ("bid 4", 0.3), stop=9)


def test_a_bid_that_nobody_can_raise_leaves_no_room_to_bid() -> None:
    """A search may find a higher one better by what it does not see, but not by this."""
    poor = with_changes(108, cash=[1, 1, 11, 0])
    assert "more room to bid" not in why(poor, 1, ("bid 2", 0.4), ("bid 1", 0.3), stop=9)
    low = "Worth about $9 to you, but $1 leaves Clara, Henry and James more room to bid."
    assert told(108, 1, ("bid 2", 0.4), ("bid 1", 0.3), stop=9).startswith(low)
    one = with_changes(108, cash=[1, 4, 11, 0])
    assert "$1 leaves Henry more room to bid." in why(one, 1, ("bid 2", 0.4), ("bid 1", 0.3), stop=9)


def test_how_far_the_others_can_go_is_told_with_a_bid_below_it() -> None:
    some = with_changes(108, cash=[3, 5, 11, 3])
    assert why(some, 0, ("bid 1", 0.4), ("pass", 0.37), stop=9).startswith(
        "Worth about $9 to you: bid $1; nobody else can go beyond $5."
    )
    assert why(some, 0, ("bid 1", 0.4), ("pass", 0.37), stop=11).startswith(
        "Worth at least the $11 that you have: bid $1; nobody else can go beyond $5."
    )
    assert why(some, 0, ("bid 1", 0.4), ("pass", 0.37), stop=4).startswith(
        "Worth about $4 to you: bid $1, stop at $4."
    )


def test_nobody_who_has_no_money_bids() -> None:
    broke = with_changes(108, cash=[0, 0, 11, 0])
    assert why(broke, 0, ("bid 1", 0.4), ("pass", 0.3), stop=9).startswith(
        "Nobody else can afford to bid against you: $1 is enough, and the link is worth that to you."
    )


def test_the_price_to_stop_at_is_no_less_than_the_bid_that_a_search_chose() -> None:
    poor = with_changes(108, cash=[1, 1, 11, 0])
    found = two(poor, ("bid 2", 0.4), ("bid 1", 0.35), ("pass", 0.3))
    assert data_of(replace(found, stop=1), poor, speaker_of(poor))["stop"] == 2


def test_why_nothing_is_shipped_is_who_else_would_gain() -> None:
    route = "ship blue Rutland > Albany > Springfield > Bellows Falls > White River Jct"
    said = told(169, 0, ("ship nothing", 0.4), (route, 0.3))
    assert said.startswith("The best shipment would bring Clara, Henry and Ada $1 of income each as well.")


def test_ways_that_one_city_does_not_tell_apart_are_told_apart_by_more() -> None:
    """Of nearly 250 shipments no two share a name."""
    state = of_four(409)
    called = [title(move, state, speaker_of(state)) for move in state.legal_moves()]
    assert len(set(called)) == len(called)
    assert "Springfield–Portland via Bellows Falls and White River Jct, yellow" in called


def test_a_link_costs_the_second_shipment_and_not_the_best() -> None:
    """Who has one cube to ship loses none by buying."""
    why_not = (
        "If you buy, you ship only once this turn: shipping twice is likely to bring you $2 more income."
    )
    assert why_not in told(405, 0, ("pass", 0.4), ("bid 7", 0.3))
    few = with_changes(405, cubes=[0] * len(of_four(405).cubes))
    assert "ships only once" not in why(few, 0, ("pass", 0.4), ("bid 7", 0.3))


def test_a_better_link_to_come_is_why_this_one_is_let_go() -> None:
    assert "You can buy only one link a turn" in told(75, 0, ("pass", 0.4), ("bid 9", 0.3))
    assert "You can buy only one link a turn" not in told(238, 0, ("pass", 0.4), ("bid 5", 0.3))


def test_a_warning_of_a_bid_tells_why_and_not_that_it_is_worse() -> None:
    state = of_four(75)
    cheap = with_changes(75, cash=[14, 1, 1, 1])
    cheap.auction.high = 1
    found = two(cheap, ("pass", 0.4), ("bid 2", 0.2))
    assert objection(found, 1, cheap, speaker_of(cheap)).startswith("You can buy only one link a turn")
    found = two(state, ("pass", 0.4), ("bid 9", 0.2))
    assert objection(found, 1, state, speaker_of(state)).startswith(
        "The link is worth only $4 at the end, and paying $9 for it would leave you $5."
    )


def test_what_building_at_once_brings_is_told_beside_its_price() -> None:
    """What all ship in this turn and the next tells it: a cube that is not used now may wait."""
    pay, wait = ("pay", 0.4), ("wait", 0.3)
    assert told(364, 0, ("wait", 0.4), ("pay", 0.3)).startswith(
        "Paying $4 would bring you $3 more of income in this turn, only about $4 in the end."
    )
    assert told(364, 1, ("wait", 0.4), ("pay", 0.3)).startswith(
        "For $4 cubes bring you only $3 more of income in this turn, about $4 in the end."
    )
    assert told(276, 0, pay, wait).startswith(
        "For $1 this turn's shipments are likely to bring you $6 of income instead of $2."
    )


def test_cubes_that_wait_for_a_link_make_it_earn_only_a_turn_later() -> None:
    """One cube is on the map, and only the new link is a way for it."""
    table: Any = of_four(83)
    cubes = [0] * len(table.cubes)
    cubes[7] = 1
    state, moves = with_changes(83, cubes=cubes), (("wait", 0.4), ("pay", 0.3))
    assert why(state, 0, *moves).startswith(
        "The cubes for the link are likely to wait as well: "
        "paying $4 would bring you $1 of income only a turn earlier, about $1 in the end."
    )
    assert why(state, 1, *moves).startswith(
        "The cubes for the link are likely to wait a turn: the $4 brings you"
    )
    cubes[7] = 0
    idle = with_changes(83, cubes=cubes)
    assert why(idle, 0, *moves).startswith("Cubes are unlikely to bring you more over the link in this turn")
    assert why(idle, 1, *moves).startswith("The $4 buys you nothing")
    assert brief(two(idle, *moves), 1, idle, speaker_of(idle)) == "costs $4, brings no more income"


def scored(
    state: State, *moves: tuple[str, float, tuple[float, ...]], stop: int | None = None
) -> Explanation:
    """An explanation of moves with their chances and what each seat can expect, the best first."""
    found = [
        Explained(Candidate(state.game.parse_move(text), chance, 9, chance, scores), ())
        for text, chance, scores in moves
    ]
    return Explanation(state.current_player(), "", (), tuple(found), stop)


def test_money_for_the_next_auctions_is_told_where_it_counts_for_more_than_its_face() -> None:
    state = of_four(83)
    dear = scored(state, ("wait", 0.4, (70.0, 60, 60, 60)), ("pay", 0.2, (60.0, 60, 60, 60)))
    kept = "That leaves you $4 more for next turn's auctions."
    assert kept in reason(dear, 0, state, speaker_of(state))
    left = "That leaves you $4 less for next turn's auctions."
    assert left in reason(dear, 1, state, speaker_of(state))
    cheap = scored(state, ("wait", 0.4, (64.0, 60, 60, 60)), ("pay", 0.2, (60.0, 60, 60, 60)))
    assert kept not in reason(cheap, 0, state, speaker_of(state))
    assert left not in reason(cheap, 1, state, speaker_of(state))
    last = with_changes(83, future=())
    assert kept not in reason(dear, 0, last, speaker_of(last))


def test_a_link_that_makes_one_more_turn_is_told_with_who_earns_most_in_it() -> None:
    """No link is left for later turns, and no other one is unbuilt."""
    moves = ("pay", 0.4), ("wait", 0.3)
    table: Any = of_four(276)
    state: Any = with_changes(276, deck=0, future=(), unfinished=1 << table.lot_link())
    assert "If the link is built now, this turn can be the last." in why(state, 0, *moves)
    longer = "One more turn is played for the link, and James is likely to earn about $16 in it to your $15."
    assert longer in why(state, 1, *moves)
    said = objection(two(state, *moves), 1, state, speaker_of(state))
    assert said.startswith(longer)
    paid = objection(two(state, ("wait", 0.4), ("pay", 0.2)), 1, state, speaker_of(state))
    assert "earn most" not in paid
    best = why(state, 0, ("wait", 0.4), ("pay", 0.4))
    assert "without the $1. One more turn is played for it. “Pay" in best
    state.income[1] = 13
    most = "and you are likely to earn most in it: about $18, and James $16."
    assert most in why(state, 1, *moves)
    paid = objection(two(state, ("wait", 0.4), ("pay", 0.2)), 1, state, speaker_of(state))
    ends = "If the link is built now, this turn can be the last, and in one more you are likely to earn most:"
    assert paid.startswith(f"{ends} about $18, and James $16.")
    assert "One more turn" not in told(276, 1, *moves)
    assert "the last" not in told(276, 0, *moves)


def test_who_is_harmed_by_a_link_built_at_once_is_told() -> None:
    state = of_four(276)
    pair = scored(state, ("pay", 0.4, (60.0, 60, 56, 60)), ("wait", 0.3, (60.0, 60, 60, 60)))
    assert "It costs Ada shipments of about $5." in reason(pair, 0, state, speaker_of(state))
    same = scored(state, ("pay", 0.4, (60.0, 60, 60, 60)), ("wait", 0.3, (60.0, 60, 60, 60)))
    assert "shipments of about" not in reason(same, 0, state, speaker_of(state))
    terms = [tuple((score,) for score in one.candidate.scores) for one in pair.candidates]
    both = [replace(one, terms=rows) for one, rows in zip(pair.candidates, terms, strict=True)]
    harmed = replace(pair, terms=("income",), candidates=tuple(both))
    close = replace(both[1], candidate=replace(both[1].candidate, chance=0.38, value=0.38))
    once = reason(replace(harmed, candidates=(both[0], close)), 0, state, speaker_of(state))
    assert "leaves Ada about $4 worse off" in once
    assert "shipments of about" not in once


def test_no_service_is_told_of_who_has_no_debt_and_who_has_more_for_bids_is_named() -> None:
    borrow, none = ("borrow 10", 0.4), ("no loan", 0.3)
    assert told(1, 1, borrow, none).startswith(
        "Without a loan you have $10 for bids, and no new debt. Clara has $18 for bids."
    )
    assert "after this turn's service" in told(92, 0, none, borrow)
    assert "has $18" not in told(1, 0, none, borrow)


def test_a_debt_is_not_called_dangerous_where_the_better_move_makes_one_as_well() -> None:
    danger = "hard to get rid of"
    assert danger in told(47, 1, ("no loan", 0.4), ("borrow 10", 0.3))
    assert danger not in told(47, 1, ("borrow 10", 0.4), ("borrow 20", 0.3))


def test_a_link_worth_less_now_than_at_the_end_tells_when_it_counts() -> None:
    """Not near the end, when a dollar then is as good as one now, nor of a bid that gets it for certain."""
    early = told(18, 0, ("bid 1", 0.4), ("pass", 0.3), stop=3)
    assert "It is worth $5 only at the end, and money in hand is worth more before; 83%" in early
    assert "only at the end" not in told(365, 0, ("bid 1", 0.4), ("pass", 0.3), stop=2)


def test_a_link_is_bid_for_to_deny_it_where_letting_it_go_helps_a_rival_most() -> None:
    state = of_four(118)
    denied = "Otherwise Henry gets it for $2."
    helped = scored(state, ("bid 3", 0.4, (60.0, 60, 60, 60)), ("pass", 0.37, (60.0, 65, 60, 60)), stop=7)
    assert denied in reason(helped, 0, state, speaker_of(state))
    mine = scored(state, ("bid 3", 0.4, (60.0, 60, 60, 70)), ("pass", 0.3, (60.0, 61, 60, 60)), stop=7)
    assert mine.seat == 3
    assert denied not in reason(mine, 0, state, speaker_of(state))
    said = objection(helped, 1, state, speaker_of(state))
    assert said.startswith("It leaves a link that is worth about $7 to you. Henry then gets it for $2.")


def test_a_shipment_that_helps_another_seat_is_objected_to_for_that() -> None:
    """The better one helps somebody as well, and not the same one; what it would bring is told there."""
    good, bad = (
        "ship purple Lowell > Boston > Providence > Fall River",
        "ship yellow Fall River > Providence > Boston",
    )
    state = of_four(287)
    assert objection(two(state, (bad, 0.4), (good, 0.3)), 1, state, speaker_of(state)).startswith(
        "You gain the same $2 of income, and James gains $1 on the way."
    )
    told = why(state, 0, (bad, 0.4), (good, 0.3))
    assert "Fall River via Providence, purple” would bring you the same $2 of income, and James $1." in told
    other = "ship purple Lowell > Boston > Providence > Kingston"
    alike = objection(two(state, (other, 0.4), (good, 0.3)), 1, state, speaker_of(state))
    assert alike.startswith("“Lowell–Kingston")


def test_to_ship_nothing_is_told_with_the_income_that_it_forgoes() -> None:
    best = ("ship yellow Fall River > Providence > Boston", 0.4)
    said = told(287, 1, best, ("ship nothing", 0.3))
    assert said.startswith("It forgoes $2 of income, about $6 in all.")
    even = told(287, 1, best, ("ship nothing", 0.4))
    assert even.startswith("It forgoes $2 of income in this turn.")
    assert "The yellow cube in Fall River is likely to be there next turn as well." in even


def test_a_better_cube_that_will_still_be_there_is_why_another_is_as_good() -> None:
    best, other = "ship red Lowell > Manchester > Concord", "ship yellow Lowell > Manchester"
    said = told(207, 1, (best, 0.4), (other, 0.4))
    assert "The red cube in Lowell is likely to be there next turn as well." in said
    assert "next turn as well" not in told(207, 1, (best, 0.4), (other, 0.3))


def test_a_bid_that_is_as_good_as_the_best_is_not_called_too_dear() -> None:
    same = told(118, 2, ("bid 3", 0.4), ("pass", 0.4), ("bid 4", 0.395), stop=3)
    assert same.startswith("You may get the link for less: bid $3 first. About as good as the first.")
    worse = told(118, 2, ("bid 3", 0.4), ("pass", 0.4), ("bid 4", 0.3), stop=3)
    assert worse.startswith("The link is hardly worth more than about $3 to you.")
