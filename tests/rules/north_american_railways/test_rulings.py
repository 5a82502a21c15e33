"""The readings of the rulebook where it is silent or unclear: each has its number in its tests' names."""

import pytest

from game.rules.contract import CHANCE, TERMINAL
from game.rules.north_american_railways import GAME
from game.rules.north_american_railways.events import IncomePaid, LastTurn
from game.rules.north_american_railways.income import split_income
from game.rules.north_american_railways.message_ids import Ending, Heading, Refusal, Tie
from game.rules.north_american_railways.shares import treasury_part
from game.rules.north_american_railways.steps import CHOOSE_SHARE
from tests.helpers.north_american_railways.building import (
    CARDS,
    CITY_NAMES,
    buying,
    city,
    company,
    opening,
    trading,
)
from tests.helpers.play import legal, play, why_not

MARION, ANGELIKA, DANIELA = range(3)


def verbs(state):
    """The kinds of the legal moves, each once, without their sums."""
    return sorted({text.rsplit(" ", 1)[0] if text[-1].isdigit() else text for text in legal(state)})


# 1: sums.


def test_ruling_1_half_rounded_up_goes_to_the_treasury():
    assert [treasury_part(price) for price in (100, 200, 300, 900, 1000)] == [100, 100, 200, 500, 500]
    state = trading(cash=[300, 0, 0], shares={"Angelika": {"blue": 2}})
    play(state, "offer 1 300", "let go")
    assert (state.cash[MARION], state.treasury[company("blue")]) == (0, 200)
    state = trading(cash=[300, 300, 0], shares={"Angelika": {"blue": 2}})
    play(state, "offer 1 300", "buy instead")
    assert (state.cash[:2], state.treasury[company("blue")]) == ([400, 0], 200)


def test_ruling_1_prices_are_multiples_of_100():
    state = trading(cash=[400, 0, 0], shares={"Angelika": {"blue": 1}})
    assert [text for text in legal(state) if text.startswith("offer")] == [
        f"offer 1 {price}" for price in (100, 200, 300, 400)
    ]
    assert why_not(state, "offer 1 150") == Refusal.PRICE_STEP(amount=100)
    assert why_not(state, "offer 1 0") == Refusal.PRICE_STEP(amount=100)
    assert why_not(state, "found 2 250") == Refusal.PRICE_STEP(amount=100)


# 2: a share has to be chosen.


def test_ruling_2_choosing_a_share_first_is_compulsory():
    state = trading(shares={"Angelika": {"blue": 1}})
    assert why_not(state, "end turn") == Refusal.CHOOSE_FIRST()
    play(state, "offer 1 500", "buy instead")
    assert "end turn" in legal(state)
    play(state, "end turn")
    assert state.current_player() == ANGELIKA
    assert "end turn" not in legal(state)


def test_ruling_2_after_the_director_let_go_the_turn_is_over():
    state = trading(shares={"Angelika": {"blue": 1}})
    play(state, "offer 1 500", "let go")
    assert state.current_player() == ANGELIKA


def test_ruling_2_the_option_allows_to_pass_always():
    state = opening(3, may_pass_shares=True)
    assert "end turn" in legal(state)
    play(state, *["end turn"] * 3)
    assert state.heading() == Heading.CITIES(turn=1)
    assert "end turn" not in legal(opening(3))
    assert why_not(trading(cash=[0, 0, 0], may_pass=True), "end turn") == Refusal.TAKE_MONEY_FIRST(amount=200)


# 3: no cash.


def test_ruling_3_no_cash_at_ones_turn_take_200_and_nothing_else():
    state = trading(cash=[0, 0, 0], shares={"Marion": {"blue": 1, "green": 1, "red": 1, "yellow": 1}})
    for seat in range(3):
        assert (state.current_player(), legal(state)) == (seat, ["take money"])
        play(state, "take money")
    assert state.cash == [200, 200, 200]
    assert why_not(trading(), "take money") == Refusal.NOT_PENNILESS(amount=200)


# 4: founding.


def test_ruling_4_any_price_up_to_all_ones_cash_all_to_the_treasury():
    state = trading(cash=[700, 0, 0])
    assert legal(state)[:7] == [f"found 1 {price}" for price in range(100, 800, 100)]
    play(state, "found 1 700")
    assert (state.cash[MARION], state.treasury[company("blue")]) == (0, 700)


def test_ruling_4_the_buyer_gets_the_top_start_city_of_the_shuffled_stack():
    state = trading(shares={"Angelika": {"black": 1}})  # black began in the last one
    play(state, "found 1 100")
    assert state.current_player() == CHANCE
    names = [start.name for start in CARDS.start_cities]
    assert legal(state) == [f"draw {name}" for name in names[:-1]]
    assert [weight for _, weight in state.chance_outcomes()] == [1] * 4
    play(state, f"draw {names[2]}")
    assert state.start_city[company("blue")] == 2
    play(state, "found 2 100")
    assert f"draw {names[2]}" not in legal(state)
    assert why_not(state, f"draw {names[2]}") == Refusal.NO_START_CITY()


# 5: one's own company.


def test_ruling_5_own_share_1000_half_to_the_treasury():
    state = trading(cash=[1000, 0, 0], shares={"Marion": {"blue": 1}})
    play(state, "buy own 1")
    assert (state.cash[MARION], state.treasury[company("blue")]) == (0, 500)


def test_ruling_5_less_than_1000_and_a_share_of_none_or_anothers_no_exception():
    own = {"blue": 1, "green": 1, "red": 1}
    for shares in ({"Marion": own}, {"Marion": own, "Angelika": {"yellow": 1}}):
        state = trading(cash=[900, 0, 0], shares=shares)
        assert not any(text.startswith("buy own") for text in legal(state))
        assert why_not(state, "buy own 1") == Refusal.OWN_TOO_DEAR(price=1000, cash=900)


def test_ruling_5_all_bottom_shares_his_and_less_than_1000_he_pays_all_he_has():
    state = trading(cash=[900, 100, 100], shares={"Marion": {"blue": 1, "green": 1, "red": 1, "yellow": 1}})
    assert legal(state) == [f"buy own {column}" for column in (1, 2, 3, 4)]
    play(state, "buy own 3")
    assert (state.cash[MARION], state.treasury[company("red")]) == (0, 500)


def test_ruling_5_empty_columns_do_not_count():
    state = trading(
        cash=[300, 100, 100],
        shares={
            "Marion": {"blue": 5},
            "Angelika": {"green": 6, "black": 4},
            "Daniela": {"red": 6, "yellow": 6},
        },
        bottoms=["blue"],
    )
    assert state.shares_left == [1, 0, 0, 0]
    assert legal(state) == ["buy own 1"]


# 6: offers.


def test_ruling_6_the_director_needs_the_whole_price():
    for cash, expected in ((700, ["let go"]), (800, ["let go", "buy instead"])):
        state = trading(cash=[2000, cash, 0], shares={"Angelika": {"blue": 1}})
        play(state, "offer 1 800")
        assert legal(state) == expected
    state = trading(cash=[2000, 700, 0], shares={"Angelika": {"blue": 1}})
    play(state, "offer 1 800")
    assert why_not(state, "buy instead") == Refusal.OFFER_TOO_DEAR(amount=800)


def test_ruling_6_the_proposer_gets_the_lower_half_and_uses_it_at_once():
    state = trading(cash=[900, 900, 0], shares={"Angelika": {"blue": 1}})
    play(state, "offer 1 900", "buy instead")
    assert state.cash == [1300, 0, 0]
    assert state.treasury[company("blue")] == 500
    assert "found 2 1300" in legal(state)


def test_ruling_6_no_company_twice_in_a_turn_in_whichever_column():
    state = trading(
        cash=[900, 900, 0], shares={"Angelika": {"blue": 1}}, bottoms=["blue", "blue", "green", "green"]
    )
    play(state, "offer 1 100", "buy instead")
    assert state.asked == 1 << company("blue")
    assert not any(text.startswith(("offer", "buy own")) and text.split()[1] == "2" for text in legal(state))
    assert why_not(state, "offer 2 100") == Refusal.ASKED(company=company("blue"))
    assert "found 3 900" in legal(state)


def test_ruling_6_the_next_share_in_whichever_way_it_can_be_bought():
    state = trading(shares={"Marion": {"red": 1}, "Angelika": {"blue": 1}, "Daniela": {"green": 1}})
    play(state, "offer 1 300", "buy instead")
    found = verbs(state)
    assert {"offer 2", "found 4", "end turn"} <= set(found)
    assert "buy own 3" in legal(state)
    play(state, "offer 2 300", "buy instead")
    assert state.current_player() == MARION
    play(state, "buy own 3")
    assert state.current_player() == ANGELIKA
    assert state.asked == 0


def test_ruling_6_with_every_company_asked_only_the_end_of_the_turn_is_left():
    state = trading(
        cash=[100, 2000, 2000],
        shares={"Angelika": {"blue": 3, "red": 6, "yellow": 6}, "Daniela": {"black": 6, "green": 5}},
        bottoms=["blue", "blue"],
    )
    assert state.shares_left == [1, 1, 0, 0]
    play(state, "offer 2 100", "buy instead")
    assert legal(state) == ["end turn"]
    assert why_not(state, "offer 1 100") == Refusal.ASKED(company=company("blue"))


def test_ruling_6_the_director_buys_the_last_share_and_the_phase_ends_at_once():
    state = trading(
        cash=[100, 2000, 2000],
        shares={"Angelika": {"blue": 4, "red": 6, "yellow": 6}, "Daniela": {"black": 6, "green": 5}},
        bottoms=["blue"],
    )
    assert state.shares_left == [1, 0, 0, 0]
    play(state, "offer 1 100", "buy instead")
    assert (state.heading(), state.current_player()) == (Heading.CITIES(turn=2), MARION)


# 7: the director.


@pytest.mark.parametrize(("mine", "directs"), [(0, False), (1, True)])
def test_ruling_7_director_as_soon_as_he_has_as_many_shares(mine, directs):
    state = trading(shares={"Marion": {"blue": mine}, "Angelika": {"blue": 2}})
    play(state, "offer 1 100", "let go")
    assert state.director[company("blue")] == (MARION if directs else ANGELIKA)


def test_ruling_7_a_director_who_buys_stays_director():
    state = trading(shares={"Marion": {"blue": 2}, "Angelika": {"blue": 2}}, directors={"blue": "Angelika"})
    play(state, "offer 1 100", "buy instead", "end turn")
    assert state.director[company("blue")] == ANGELIKA


# 8: columns.


def test_ruling_8_only_the_bottom_card_and_the_next_is_open_at_once():
    state = opening(3)
    column = state.share_columns[1]
    play(state, "found 2 500", "draw Boston")
    assert state.shares_left == [7, 6, 7, 7]
    assert state.bottom_share(1) == column[5]
    state = buying(treasury={"blue": 700}, shares={"Marion": {"blue": 1}}, bottom_cities=["Buffalo"])
    assert state.bottom_city(0) == city("Buffalo")
    above = state.city_columns[0][-2]
    play(state, "buy blue 1")
    assert state.cities_left == [8, 9, 9, 9]
    assert state.bottom_city(0) == above


def test_ruling_8_nothing_is_refilled():
    taken = CITY_NAMES[:32]
    state = buying(
        treasury={"blue": 700},
        shares={"Marion": {"blue": 1}},
        networks={"blue": taken},
        bottom_cities=["Buffalo"],
    )
    assert state.cities_left == [1, 1, 1, 1]
    play(state, "buy blue 1", "pass", "pass")
    assert state.bottom_city(0) == -1
    assert why_not(state, "buy blue 1") == Refusal.CITY_BOUGHT(company=company("blue"))


# 9: phase II.


def test_ruling_9_in_order_until_all_have_passed_and_passing_is_final():
    state = buying(
        first="Angelika",
        treasury={"blue": 2000, "green": 500},
        shares={"Marion": {"blue": 1, "green": 1}, "Angelika": {"blue": 2, "green": 2}},
        bottom_cities=["Buffalo", "Milwaukee", "Cheyenne", "Detroit"],
    )
    order = [state.current_player()]
    for move in ("buy blue 1", "pass", "buy green 2", "pass", "buy blue 3"):
        play(state, move)
        order.append(state.current_player())
    assert order == [ANGELIKA, DANIELA, MARION, ANGELIKA, MARION, MARION]
    play(state, "pass")
    assert (state.turn_number, state.step) == (3, CHOOSE_SHARE)


def test_ruling_9_at_most_one_city_for_a_company_by_each_player():
    state = buying(
        treasury={"blue": 2000},
        shares={"Marion": {"blue": 3}, "Angelika": {"blue": 1}},
        bottom_cities=["Buffalo", "Milwaukee", "Cheyenne", "Detroit"],
    )
    play(state, "buy blue 1", "buy blue 2", "pass")
    assert (state.current_player(), legal(state)) == (MARION, ["pass"])


def test_ruling_9_the_treasury_pays_all_and_who_can_buy_nothing_has_to_pass():
    state = buying(
        cash=[5000, 0, 0],
        treasury={"blue": 200},
        shares={"Marion": {"blue": 1}},
        bottom_cities=["Detroit", "Omaha", "Chicago", "Pittsburgh"],
    )
    assert legal(state) == ["pass"]
    assert why_not(state, "buy blue 1") == Refusal.CITY_TOO_DEAR(
        city=city("Detroit"), cost=300, company=company("blue"), treasury=200
    )


# 10: income.


@pytest.mark.parametrize(
    ("income", "shares", "ordinary", "last"),
    [
        # dollars per share, the director's extra, what the treasury keeps
        (400, 1, (400, 0, 0), (400, 0, 0)),
        (300, 2, (100, 100, 0), (100, 100, 0)),
        (500, 3, (100, 100, 100), (100, 100, 100)),
        (700, 4, (100, 100, 200), (100, 200, 100)),
        (300, 4, (0, 100, 200), (0, 200, 100)),
        (900, 5, (100, 100, 300), (100, 200, 200)),
        (600, 3, (200, 0, 0), (200, 0, 0)),
    ],
)
def test_ruling_10_even_per_share_then_the_director_then_the_treasury(income, shares, ordinary, last):
    state = buying(shares={"Marion": {"blue": shares}})
    state.income[company("blue")] = income
    assert split_income(state, company("blue")) == ordinary
    state.ended = 3
    assert split_income(state, company("blue")) == last


def test_ruling_10_company_by_company_in_their_order():
    state = buying(shares={"Marion": {"red": 1, "blue": 1}, "Angelika": {"green": 1}})
    told = play(state, "pass", "pass", "pass")
    paid = [event.company for event in told if isinstance(event, IncomePaid)]
    assert paid == [company(name) for name in ("blue", "green", "red")]


# 11: the end.

ALMOST_ALL_SHARES = {"Marion": {"blue": 6, "green": 6}, "Angelika": {"red": 6, "yellow": 6}}


@pytest.mark.parametrize(("black", "ends"), [(0, False), (1, True)])
def test_ruling_11a_fewer_shares_than_players_at_the_end_of_phase_1(black, ends):
    """24 of 28 shares are with players; one more is sold: three are left for three players."""
    state = trading(
        cash=[1000, 0, 0], shares={**ALMOST_ALL_SHARES, "Daniela": {"black": black}}, bottoms=["black"] * 4
    )
    sale = ("offer 1 100", "let go") if black else ("found 1 100", "draw Philadelphia")
    told = play(state, *sale)
    told += play(state, *["take money"] * 2)
    assert sum(state.shares_left) == 3 - black
    assert any(isinstance(event, LastTurn) for event in told) == ends
    assert (state.ended != 0) == ends


def test_ruling_11a_the_turn_is_finished_phase_2_included():
    state = buying(
        shares={**ALMOST_ALL_SHARES, "Daniela": {"black": 2}},
        treasury={"blue": 500},
        bottom_cities=["Buffalo"],
    )
    play(state, "buy blue 1", "pass", "pass", "pass")
    assert state.current_player() == TERMINAL
    assert state.ending() == Ending.FEW_SHARES()


@pytest.mark.parametrize(("left", "ends"), [(6, False), (5, True)])
def test_ruling_11b_five_or_fewer_cities_at_the_start_of_phase_2(left, ends):
    """The last one to act ends phase I; cities bought in the phase itself don't count."""
    state = trading(
        cash=[0, 0, 0],
        treasury={"blue": 500},
        shares={"Marion": {"blue": 1}},
        networks={"blue": CITY_NAMES[: 36 - left]},
        bottom_cities=["Buffalo"],
    )
    told = play(state, *["take money"] * 3)
    assert any(isinstance(event, LastTurn) for event in told) == ends
    play(state, "buy blue 1", "pass", "pass", "pass")
    assert (state.current_player() == TERMINAL) == ends
    if ends:
        assert state.ending() == Ending.FEW_CITIES(count=5)


def test_ruling_11c_no_city_bought_in_phase_2():
    state = buying(treasury={"blue": 500}, shares={"Marion": {"blue": 1}}, bottom_cities=["Buffalo"])
    told = play(state, "pass", "pass", "pass")
    assert LastTurn(Ending.NO_PURCHASE()) in told
    assert (state.current_player(), state.ending()) == (TERMINAL, Ending.NO_PURCHASE())


# 12: the final payment.


def test_ruling_12_per_symbol_and_share_and_treasuries_count_for_nothing():
    state = buying(
        cash=[0, 0, 900],
        treasury={"blue": 5000},
        shares={"Marion": {"blue": 2}, "Angelika": {"blue": 1, "red": 1}},
        networks={"blue": ["Seattle", "Omaha"]},
    )
    assert state.scores() == [2 * 400, 400, 900]  # as it would count now
    play(state, "pass", "pass", "pass")
    # blue pays 500 for three shares: 100 each, of the other 200 the director 100
    assert state.cash == state.scores() == [300 + 800, 100 + 400 + 200, 900]
    assert state.winners() == [MARION]


def test_ruling_12_ties_who_came_earlier_in_the_last_turns_order():
    state = buying(4, first="Daniela", cash=[500, 500, 0, 500])
    play(state, *["pass"] * 4)
    assert state.scores() == [500, 500, 0, 500]
    assert state.winners() == [3]  # Daniela, Ann, Marion, Angelika
    assert state.tie_break() == Tie.ORDER(seat_tied=(0, 1))


# 13: what is open.


def test_ruling_13_open_cash_is_an_option_that_changes_no_rule():
    hidden, shown = opening(3), opening(3, open_cash=True)
    assert (hidden.open_cash, shown.open_cash) == (False, True)
    assert list(shown.legal_moves()) == list(hidden.legal_moves())
    assert GAME.load(shown.to_data()).open_cash


def test_ruling_13_the_two_removed_shares_are_in_no_data():
    data = opening(5).to_data()
    assert sum(len(column) for column in data["share_columns"]) == 28
    assert sum(sum(held) for held in data["held"]) == 0
