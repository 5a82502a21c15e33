"""The readings of the rulebook where it is silent or unclear: each has its number in its tests' names."""

import random
from collections import Counter

import pytest

from game.rules.auction import BidRefusal
from game.rules.contract import CHANCE, TERMINAL
from game.rules.new_england_railways import GAME
from game.rules.new_england_railways.events import CubeDrawn, CupEmpty, DiceRolled, LinkRemoved
from game.rules.new_england_railways.message_ids import Ending, Refusal, Step, Tie
from game.rules.new_england_railways.steps import BID, BORROW, DRAW_FIRST, ROLL_MARKET, SHIP
from tests.helpers.large import quickly
from tests.helpers.new_england_railways.building import (
    BOARD,
    LINKS,
    auctioning,
    borrowing,
    city,
    colour,
    link,
    market,
    nobody_buys,
    opening,
    retiring,
    shipping,
    step_of,
)
from tests.helpers.play import legal, play, why_not

DAVE, PETE, JOHN, VINCE = range(4)


# 1: one number.


def test_ruling_1_the_number_of_the_dice_is_also_the_value():
    state = auctioning(current=["Albany-Rutland", "Boston-Lowell"])
    play(state, "bid 1", "pass", "pass")
    told = play(state, "roll 3 6")
    assert DiceRolled(DAVE, 3, 6, 9, 9) in told  # 9 reaches 9
    assert state.built == 1 << link("Albany-Rutland")
    assert state.value == [9, 0, 0]
    assert state.scores()[DAVE] == state.cash[DAVE] + 9


# 2: loans.


def test_ruling_2_loans_are_multiples_of_10():
    state = borrowing()
    assert legal(state) == [f"borrow {dollars}" for dollars in range(10, 101, 10)] + ["no loan"]
    assert why_not(state, "borrow 15") == Refusal.NO_LOAN_OF_THIS(unit=10)


def test_ruling_2_the_loan_needed_for_a_debt_of_millions_is_found_quickly():
    state = borrowing()
    state.cash[state.turn], state.debt[state.turn] = 0, 40_000_000
    with quickly(0.2):
        assert legal(state) == [f"borrow {10_000_000 + dollars}" for dollars in range(0, 101, 10)]


@pytest.mark.parametrize(
    ("cash", "debt", "least"),
    [(0, 0, 0), (2, 10, 0), (1, 10, 10), (0, 10, 10), (0, 40, 10), (0, 50, 20), (7, 80, 20), (3, 400, 100)],
)
def test_ruling_2_who_cannot_pay_must_borrow_just_enough_and_this_loan_is_serviced_too(cash, debt, least):
    """Each $10 costs $2 immediately: with $50 of debt and no cash $10 is too little, as $12 would be due."""
    state = borrowing(cash=[cash, 10, 10], debt=[debt, 0, 0])
    assert legal(state)[0] == f"borrow {max(least, 10)}"
    assert ("no loan" in legal(state)) == (least == 0)
    play(state, f"borrow {least}" if least else "no loan", "no loan", "no loan")
    assert state.cash[DAVE] == cash + least - (debt + least) // 5 >= 0


def test_ruling_2_at_most_100_more_than_must_be_borrowed():
    assert legal(borrowing())[-2:] == ["borrow 100", "no loan"]
    state = borrowing(cash=[0, 10, 10], debt=[600, 0, 0])
    assert legal(state) == [f"borrow {amount}" for amount in range(150, 251, 10)]
    assert why_not(state, "borrow 140") == Refusal.LOAN_TOO_SMALL()


def test_ruling_2_service_is_2_for_each_10_of_all_debt():
    state = borrowing(cash=[10, 20, 30], debt=[0, 30, 50])
    play(state, "borrow 20", "no loan", "no loan")
    assert state.cash == [10 + 20 - 4, 20 - 6, 30 - 10]


def test_ruling_2_retiring_is_after_service_in_multiples_of_10_within_cash_and_debt():
    state = borrowing(cash=[10, 26, 45], debt=[10, 30, 20])
    play(state, "no loan", "no loan", "no loan")  # they have 8, 20 and 41 left
    assert (state.heading(), state.current_player()) == (step_of(2, Step.RETIRE), PETE)  # Dave has no $10
    assert legal(state) == ["retire 10", "retire 20", "keep loans"]
    assert why_not(state, "retire 5") == Refusal.NO_REPAYMENT_OF_THIS(unit=10)
    play(state, "keep loans")
    assert (state.current_player(), legal(state)) == (JOHN, ["retire 10", "retire 20", "keep loans"])
    play(state, "retire 20")
    assert (state.cash, state.debt) == ([8, 20, 21], [10, 30, 0])
    assert state.heading() == step_of(2, Step.GROWTH)


def test_ruling_2_players_are_asked_from_the_first_player_clockwise():
    state = retiring(4, first="John", cash=[20] * 4, debt=[10] * 4)
    asked = []
    while state.heading() == step_of(2, Step.RETIRE):
        asked.append(state.current_player())
        play(state, "keep loans")
    assert asked == [JOHN, VINCE, DAVE, PETE]


# 3: growth.


def growth(players=3, **told):
    """Step 4, the loans done."""
    state = borrowing(players, **told)
    play(state, *["no loan"] * players)
    return state


def test_ruling_3_as_many_cards_as_links_on_offer_each_city_a_cube_in_order():
    for players, offered in ((3, 2), (4, 3), (5, 4), (6, 5)):
        state, cards, cubes = growth(players), 0, []
        rng = random.Random(players)
        while state.heading() == step_of(2, Step.GROWTH):
            move = rng.choice(state.legal_moves())
            named = [BOARD.growth[move.card]] if GAME.format_move(move).startswith("growth") else []
            cubes += [spot for card in named for spot in card]
            cards += len(named)
            told = []
            state.play(move, told.append)
            for event in told:
                if isinstance(event, CubeDrawn):
                    assert cubes.pop(0) == event.city
        assert (cards, cubes) == (offered, [])
        assert state.growth_deck.bit_count() == len(BOARD.growth) - offered


def test_ruling_3_cubes_are_drawn_by_their_number_in_the_cup():
    state = growth(cubes={"Boston": ["blue"] * 12})
    play(state, f"growth {BOARD.growth_name(0)}")
    assert state.current_player() == CHANCE
    weights = {GAME.format_move(move): weight for move, weight in state.chance_outcomes()}
    assert weights == {"draw purple": 12, "draw red": 11, "draw yellow": 11}


def test_ruling_3_an_empty_cup_gives_nothing():
    colours = [c for c, count in zip(BOARD.colours, BOARD.cube_counts, strict=True) for _ in range(count)]
    state = growth(cubes={"Boston": colours[:-1]})
    first, second = BOARD.growth[0]
    told = play(state, f"growth {BOARD.growth_name(0)}", "draw yellow")
    assert CupEmpty(second) in told
    assert len(state.cubes_at(first)) == 1
    told = play(state, f"growth {BOARD.growth_name(1)}")
    assert [event for event in told if isinstance(event, CupEmpty)] == [
        CupEmpty(spot) for spot in BOARD.growth[1]
    ]
    assert sum(state.cup) == 0
    assert state.heading() == step_of(2, Step.PUBLICIZE)


# 4: auctions.


def test_ruling_4_ascending_whole_dollars_from_1_within_the_cash():
    state = auctioning(cash=[3, 5, 0], debt=[0, 0, 50])
    assert legal(state) == ["bid 1", "bid 2", "bid 3", "pass"]
    play(state, "bid 2")
    assert legal(state) == ["bid 3", "bid 4", "bid 5", "pass"]
    play(state, "bid 3")
    assert (state.current_player(), legal(state)) == (JOHN, ["pass"])  # cash only
    play(state, "pass")
    assert (state.current_player(), legal(state)) == (DAVE, ["pass"])
    play(state, "pass")
    assert state.cash == [3, 2, 0]


def test_ruling_4_from_the_first_player_clockwise_and_a_passer_is_out_for_that_link():
    state = auctioning(4, first="John", cash=[9] * 4)
    order = []
    for move in ("bid 1", "pass", "bid 2", "bid 3", "bid 4", "bid 5"):
        order.append(state.current_player())
        play(state, move)
    assert order == [JOHN, VINCE, DAVE, PETE, JOHN, DAVE]
    play(state, "pass", "pass", "roll 6 6")
    assert state.owner[state.current[0]] == DAVE
    assert state.current_player() == JOHN  # in again for the next link, from the first player
    assert state.auction.still_in == 0b1110


def test_ruling_4_a_buyer_takes_no_part_in_this_turn():
    state = auctioning(4, cash=[9] * 4)
    for seat in (DAVE, PETE):
        play(state, *["bid 1"], *["pass"] * (3 - seat), "roll 6 6")
        assert state.auction.still_in >> seat & 1 == 0
    assert state.current_player() == JOHN
    assert why_not(state, "bid 0") == BidRefusal.TOO_LOW(lowest=1)


def test_ruling_4_the_last_one_may_still_bid():
    state = auctioning(cash=[9, 9, 9])
    play(state, "pass", "pass")
    assert (state.current_player(), legal(state)[0]) == (JOHN, "bid 1")
    play(state, "bid 1")
    assert state.owner[state.lot_link()] == JOHN


def test_ruling_4_nobody_bids_and_the_link_leaves_the_game():
    state = auctioning(current=["Boston-Lowell", "Boston-Worcester"])
    told = play(state, "pass", "pass", "pass")
    assert LinkRemoved(link("Boston-Lowell")) in told
    assert LINKS[state.lot_link()] == "Boston-Worcester"
    nobody_buys(state)
    assert link("Boston-Lowell") not in state.current
    assert not state.deck >> link("Boston-Lowell") & 1
    assert state.owner[link("Boston-Lowell")] == -1


# 5: building.


def bought(cash=20):
    """Dave has bought Albany-Springfield, of 11, and has so much cash left."""
    state = auctioning(cash=[cash + 1, 9, 9], current=["Albany-Springfield", "Boston-Lowell"])
    play(state, "bid 1", "pass", "pass")
    return state


def test_ruling_5_two_dice():
    state = bought()
    weights = Counter()
    for move, weight in state.chance_outcomes():
        weights[move.low + move.high] += weight
    assert weights == {total: 6 - abs(total - 7) for total in range(2, 13)}
    assert all(move.low <= move.high for move in state.legal_moves())


@pytest.mark.parametrize("roll", ["roll 5 6", "roll 6 6"])
def test_ruling_5_at_least_the_number_builds_at_once_for_nothing(roll):
    state = bought()
    play(state, roll)
    assert state.built >> link("Albany-Springfield") & 1
    assert (state.cash[DAVE], state.step) == (20, BID)


def test_ruling_5_the_whole_difference_or_nothing():
    state = bought()
    play(state, "roll 1 1")
    assert legal(state) == ["pay", "wait"]
    paid, waits = state.copy(), state.copy()
    play(paid, "pay")
    assert (paid.cash[DAVE], paid.built >> link("Albany-Springfield") & 1, paid.unfinished) == (11, 1, 0)
    play(waits, "wait")
    assert (waits.cash[DAVE], waits.built, waits.unfinished) == (20, 0, 1 << link("Albany-Springfield"))


@pytest.mark.parametrize(("cash", "asked"), [(8, False), (9, True)])
def test_ruling_5_who_cannot_pay_the_difference_waits(cash, asked):
    state = bought(cash=cash)
    play(state, "roll 1 1")
    assert (legal(state) == ["pay", "wait"]) == asked
    assert state.unfinished == 1 << link("Albany-Springfield")


def test_ruling_5_an_unbuilt_link_carries_nothing():
    told = {"cubes": {"Boston": ["purple"]}, "buyers": ["Dave"]}
    assert legal(shipping(links={"Dave": ["Boston-Worcester"]}, **told)) == [
        "ship purple Boston > Worcester",
        "ship nothing",
    ]
    state = shipping(unbuilt={"Dave": ["Boston-Worcester"]}, **told)
    assert legal(state) == ["ship nothing"]
    assert why_not(state, "ship purple Boston > Worcester") == Refusal.NOT_BUILT(
        link=link("Boston-Worcester")
    )


# 6: shipping.


def test_ruling_6_over_anybodys_links_each_pays_its_owner_1():
    state = shipping(
        first="John",
        links={"Dave": ["Hartford-New Haven"], "Pete": ["Hartford-Springfield"]},
        cubes={"New Haven": ["yellow"]},
        income=[3, 4, 5],
    )
    play(state, "ship yellow New Haven > Hartford > Springfield")
    assert state.income == [4, 5, 5]  # John ships and gets nothing
    assert sum(state.cubes) == 0


def test_ruling_6_at_most_five_links():
    links = [
        "Boston-Providence",
        "Plainfield-Providence",
        "Hartford-Plainfield",
        "Hartford-New Haven",
        "New Haven-New London",
        "Kingston-New London",
    ]
    state = shipping(links={"Dave": links}, cubes={"Boston": ["purple"], "Providence": ["purple"]})
    five = "Providence > Plainfield > Hartford > New Haven > New London > Kingston"
    assert legal(state) == [f"ship purple {five}", "ship nothing"]
    assert why_not(state, f"ship purple Boston > {five}") == Refusal.ROUTE_TOO_LONG(maximum=5)


def test_ruling_6_no_city_twice_the_origin_counted():
    triangle = ["Boston-Providence", "Boston-Worcester", "Providence-Worcester"]
    state = shipping(links={"Dave": triangle}, cubes={"Boston": ["yellow"]})
    assert legal(state) == ["ship nothing"]  # yellow is wanted in Boston itself
    round_trip = "ship yellow Boston > Providence > Worcester > Boston"
    assert why_not(state, round_trip) == Refusal.TOWN_TWICE()


def test_ruling_6_it_stops_in_the_first_city_that_demands_it():
    state = shipping(
        links={"Dave": ["Boston-Worcester", "Fitchburg-Worcester", "Bellows Falls-Fitchburg"]},
        cubes={"Boston": ["purple", "blue"]},
    )
    assert legal(state) == [
        "ship blue Boston > Worcester > Fitchburg",
        "ship purple Boston > Worcester",
        "ship nothing",
    ]
    assert why_not(state, "ship purple Boston > Worcester > Fitchburg > Bellows Falls") == Refusal.MUST_STOP(
        city=city("Worcester"), colour=colour("purple")
    )


def test_ruling_6_it_must_end_in_such_a_city():
    state = shipping(links={"Dave": ["Boston-Worcester"]}, cubes={"Boston": ["red"]})
    assert legal(state) == ["ship nothing"]
    assert why_not(state, "ship red Boston > Worcester") == Refusal.NOT_DEMANDED(
        city=city("Worcester"), colour=colour("red")
    )


def test_ruling_6_several_routes_to_the_same_city():
    state = shipping(
        links={"Dave": ["Boston-Worcester"], "Pete": ["Boston-Providence", "Providence-Worcester"]},
        cubes={"Boston": ["purple"]},
    )
    assert sorted(legal(state)) == [
        "ship nothing",
        "ship purple Boston > Providence > Worcester",
        "ship purple Boston > Worcester",
    ]


def test_ruling_6_the_cube_goes_back_to_the_cup_and_shipping_is_optional():
    state = shipping(
        links={"Dave": ["Boston-Worcester"]}, cubes={"Boston": ["purple", "purple"], "Worcester": ["yellow"]}
    )
    cup = sum(state.cup)
    play(state, "ship purple Boston > Worcester", "ship nothing", "ship yellow Worcester > Boston")
    assert sum(state.cup) == cup + 2
    assert state.cubes_at(city("Boston")) == [BOARD.colours.index("purple")]


def test_ruling_6_first_those_who_bought_nothing_then_everyone():
    state = shipping(buyers=["Dave", "Pete"], links={"Dave": ["Boston-Lowell"], "Pete": ["Boston-Worcester"]})
    asked = []
    while state.step == SHIP:
        asked.append(state.current_player())
        play(state, "ship nothing")
    assert asked == [JOHN, DAVE, PETE, JOHN]


# 7: the market.


def test_ruling_7_two_dice_plus_one_rounded_down():
    for low, high, expected in ((1, 1, [4, 7, 2]), (6, 6, [6, 10, 2]), (2, 3, [5, 9, 2])):
        state = market(income=[6, 10, 2])
        play(state, f"roll {low} {high}")
        assert state.divisor == low + high + 1
        assert state.income == expected
    weights = [weight for _, weight in market().chance_outcomes()]
    assert (len(weights), sum(weights)) == (21, 36)


# 8: the first player.


@pytest.mark.parametrize(
    ("income", "cash", "debt", "leader"),
    [
        ([0, 2, 1], [90, 0, 50], [0, 0, 0], PETE),
        ([1, 0, 1], [5, 90, 6], [0, 0, 90], JOHN),
        ([1, 1, 1], [5, 5, 5], [10, 20, 0], JOHN),
    ],
)
def test_ruling_8_greatest_income_then_most_cash_then_least_debt(income, cash, debt, leader):
    """The cash counts after this turn's income has been paid."""
    state = market(income=income, cash=cash, debt=debt)
    play(state, "roll 6 6")
    assert (state.first, state.current_player(), state.step) == (leader, leader, BORROW)


def test_ruling_8_then_at_random():
    state = market(4, income=[3, 3, 2, 3], cash=[5, 5, 90, 5], debt=[10, 10, 0, 10])
    play(state, "roll 6 6")
    assert (state.step, state.current_player()) == (DRAW_FIRST, CHANCE)
    assert legal(state) == ["first player 0", "first player 1", "first player 3"]
    assert {weight for _, weight in state.chance_outcomes()} == {1}
    play(state, "first player 3")
    assert (state.first, state.current_player()) == (VINCE, VINCE)


# 9: the last turn.


def test_ruling_9_no_card_left_and_nothing_unbuilt_after_the_auctions():
    state = auctioning(current=["Boston-Lowell"], deck=[], cash=[5, 5, 5])
    play(state, "bid 1", "pass", "pass", "roll 6 6")
    assert state.last_turn
    play(state, *["ship nothing"] * 5)
    assert state.step == ROLL_MARKET
    play(state, "roll 1 1")
    assert state.current_player() == TERMINAL
    assert state.ending() == Ending.ALL_BUILT()


def test_ruling_9_one_unbuilt_one_more_turn_without_growth_or_auction():
    state = auctioning(current=["Albany-Springfield"], deck=[], cash=[15, 5, 5], income=[0, 1, 0])
    play(state, "bid 1", "pass", "pass", "roll 1 1", "wait")
    assert not state.last_turn
    play(state, *["ship nothing"] * 5, "roll 6 6")
    assert (state.turn_number, state.heading()) == (3, step_of(3, Step.BORROW))
    growth_deck = state.growth_deck
    play(state, *["no loan"] * 3)
    assert state.heading() == step_of(3, Step.SHIP)
    assert (state.growth_deck, state.unfinished) == (growth_deck, 0)
    assert state.built == 1 << link("Albany-Springfield")
    assert state.last_turn
    play(state, *["ship nothing"] * 6, "roll 1 1")
    assert state.current_player() == TERMINAL


def test_ruling_9_while_a_card_is_left_the_game_goes_on():
    for told in ({"deck": ["Boston-Lowell"]}, {"deck": ["Boston-Lowell", "Boston-Worcester"]}):
        state = auctioning(current=["Albany-Rutland", "Concord-Portland"], **told)
        nobody_buys(state, 2)
        assert not state.last_turn
        assert len(state.current) == len(told["deck"])


def test_ruling_9_the_last_links_unsold_end_the_game_too():
    state = auctioning(current=["Albany-Rutland"], deck=[])
    nobody_buys(state)
    assert state.last_turn


# 10: the end.


def the_end(**told):
    """The last turn's market has been rolled, with a loss for great incomes only."""
    state = market(current=[], deck=[], **told)
    play(state, "roll 6 6")
    assert state.current_player() == TERMINAL
    return state


def test_ruling_10_cash_and_values_less_120_percent_of_the_debt():
    state = the_end(cash=[100, 0, 0], debt=[0, 30, 50], links={"Pete": ["Albany-Rutland"]})
    assert state.scores() == [100, 9 - 36, -60]


def test_ruling_10_ties_by_income_then_link_value_then_shared():
    assert the_end(cash=[9, 7, 6], income=[0, 2, 3]).winners() == [JOHN]
    state = the_end(cash=[7, 5, 0], income=[3, 1, 0], links={"Pete": ["Boston-Lowell"]})
    assert (state.scores(), state.winners()) == ([10, 10, 0], [DAVE])  # income before link value
    assert state.tie_break() == Tie.INCOME(seat_tied=(PETE,), amount=3, amount_second=1)
    tied = {"cash": [10, 6, 5], "income": [1, 1, 1]}
    state = the_end(links={"Pete": ["Boston-Lowell"], "John": ["Boston-Worcester"]}, **tied)
    assert (state.scores(), state.winners()) == ([11, 11, 11], [JOHN])
    assert state.value == [0, 4, 5]
    assert state.tie_break() == Tie.VALUE(seat_tied=(DAVE, PETE), amount=5, amount_second=4)
    state = the_end(cash=[10, 10, 5], income=[1, 1, 1])
    assert (state.winners(), state.tie_break()) == ([DAVE, PETE], Tie.SHARED())


# 11: what is open.


def test_ruling_11_the_data_know_no_order_of_the_decks():
    """What will be turned over is decided when it is: any card left, each as likely."""
    data = opening(5).to_data()
    assert data["deck"] == sorted(data["deck"])
    assert data["growth_deck"] == list(range(len(BOARD.growth)))
    state = growth()
    assert {weight for _, weight in state.chance_outcomes()} == {1}
    assert len(state.chance_outcomes()) == len(BOARD.growth)
    while state.heading() == step_of(2, Step.GROWTH):
        state.play(state.legal_moves()[0])
    assert legal(state) == [f"turn {LINKS[n]}" for n in range(len(LINKS)) if state.deck >> n & 1]
    assert {weight for _, weight in state.chance_outcomes()} == {1}
