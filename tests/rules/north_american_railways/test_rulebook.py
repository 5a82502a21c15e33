"""The worked examples and the figures of the rulebooks, each named by its section."""

import random

import pytest

from game.rules.contract import BANK, CHANCE, MoneyPaid, company_party, seat_party
from game.rules.north_american_railways import GAME
from game.rules.north_american_railways.events import FinalPayment, IncomePaid
from game.rules.north_american_railways.message_ids import Ending, Heading, Paid, Refusal
from tests.helpers.north_american_railways.building import CARDS, buying, city, company, opening, trading
from tests.helpers.play import legal, play, why_not

MARION, ANGELIKA, DANIELA = range(3)


def test_components_30_shares_5_start_cities_36_cities():
    assert len(CARDS.companies) * CARDS.setup.shares_per_company == 30
    assert len(CARDS.start_cities) == 5
    assert len(CARDS.cities) == 36
    assert all(0 <= card.coast_to_coast <= 3 for card in CARDS.cities)


@pytest.mark.parametrize(("players", "money"), [(3, 2000), (4, 1700), (5, 1400)])
def test_game_preparations_money_columns_and_a_random_starting_player(players, money):
    """4 columns of 7 shares, two of 30 left out; 4 columns of 9 cities; $2000, $1700 or $1400."""
    starting, deals = set(), set()
    for seed in range(60):
        state = GAME.new_game(players, {}, random.Random(seed))
        assert state.cash == [money] * players
        assert state.treasury == state.income == [0] * 5
        assert [len(column) for column in state.share_columns] == state.shares_left == [7] * 4
        assert [len(column) for column in state.city_columns] == state.cities_left == [9] * 4
        assert sorted(c for column in state.city_columns for c in column) == list(range(36))
        dealt = [c for column in state.share_columns for c in column]
        assert all(dealt.count(c) <= 6 for c in range(5))
        assert state.current_player() == state.first
        starting.add(state.first)
        deals.add(state.share_columns)
    assert starting == set(range(players))
    assert len(deals) == 60


def test_phase_1_example_marion_founds_the_blue_company_for_600():
    """Phase I, option 1: all the money to the treasury; she is director; a start city is laid."""
    state = trading(cash=[2000, 2000, 2000], bottoms=["blue", "red", "red", "green"])
    told = play(state, "found 1 600")
    blue = company("blue")
    assert (state.cash[MARION], state.treasury[blue]) == (1400, 600)
    assert MoneyPaid(seat_party(MARION), company_party(blue), 600, Paid.SHARE) in told
    assert (state.director[blue], state.shares_of(MARION, blue)) == (MARION, 1)
    assert state.current_player() == CHANCE
    play(state, "draw Boston")
    assert state.income[blue] == 200
    assert state.current_player() == ANGELIKA


def test_phase_1_a_share_of_ones_own_company_costs_1000():
    """Phase I, option 2: half to the company, half to the bank."""
    state = trading(shares={"Marion": {"blue": 1}})
    told = play(state, "buy own 1")
    blue = company("blue")
    assert (state.cash[MARION], state.treasury[blue], state.shares_of(MARION, blue)) == (1000, 500, 2)
    assert MoneyPaid(seat_party(MARION), BANK, 500, Paid.SHARE) in told


def test_phase_1_example_angelika_buys_red_instead_then_marion_gets_green():
    """Phase I, option 3: $800 for red, bought by its director; then $900 for green, which the director
    allows.
    """
    state = trading(
        cash=[2000, 2000, 2000],
        treasury={"red": 100, "green": 300},
        shares={"Angelika": {"red": 1}, "Daniela": {"green": 2}},
        bottoms=["red", "green", "blue", "yellow"],
    )
    red, green = company("red"), company("green")
    play(state, "offer 1 800")
    assert state.current_player() == ANGELIKA
    told = play(state, "buy instead")
    assert state.cash == [2000 + 400, 2000 - 800, 2000]
    assert state.treasury[red] == 100 + 400
    assert MoneyPaid(seat_party(ANGELIKA), seat_party(MARION), 400, Paid.SHARE) in told
    assert (state.shares_of(ANGELIKA, red), state.director[red]) == (2, ANGELIKA)
    assert state.current_player() == MARION
    play(state, "offer 2 900")
    assert state.current_player() == DANIELA
    told = play(state, "let go")
    assert state.cash == [2400 - 900, 1200, 2000]
    assert state.treasury[green] == 300 + 500
    assert MoneyPaid(seat_party(MARION), BANK, 400, Paid.SHARE) in told
    assert (state.shares_of(MARION, green), state.director[green]) == (1, DANIELA)
    assert state.current_player() == ANGELIKA


def test_phase_1_a_price_within_ones_own_cash_that_the_director_cannot_pay():
    """Phase I, option 3: "he may suggest a price that the director cannot pay"."""
    state = trading(cash=[1500, 400, 0], shares={"Angelika": {"blue": 1}})
    assert "offer 1 1500" in legal(state)
    assert why_not(state, "offer 1 1600") == Refusal.TOO_DEAR(cash=1500)
    play(state, "offer 1 500")
    assert legal(state) == ["let go"]


def test_exceptions_a_player_without_money_takes_200_and_no_share():
    state = trading(cash=[0, 500, 500])
    assert legal(state) == ["take money"]
    play(state, "take money")
    assert (state.cash[MARION], sum(state.shares_left), state.current_player()) == (200, 28, ANGELIKA)


def test_exceptions_director_of_all_bottom_shares_with_less_than_1000_pays_all():
    state = trading(
        cash=[700, 500, 500],
        shares={"Marion": {"blue": 1, "green": 1}},
        bottoms=["blue", "green", "green", "blue"],
    )
    assert legal(state) == [f"buy own {column}" for column in (1, 2, 3, 4)]
    play(state, "buy own 2")
    assert (state.cash[MARION], state.treasury[company("green")]) == (0, 400)


def test_exceptions_without_shares_phase_1_ends_at_once():
    """Exceptions: the last share is sold by the first of three players, and cities are bought."""
    state = trading(
        shares={
            "Marion": {"blue": 6, "green": 5},
            "Angelika": {"red": 6, "yellow": 5},
            "Daniela": {"black": 5},
        },
        bottoms=["green"],
    )
    assert state.shares_left == [1, 0, 0, 0]
    play(state, "buy own 1")
    assert state.heading() == Heading.CITIES(turn=2)
    assert state.current_player() == MARION


def test_phase_2_each_shareholder_buys_one_city_for_a_company():
    """Phase II: the treasury pays; each player buys one city for a company, and no more for it this turn."""
    state = buying(
        treasury={"blue": 900},
        shares={"Marion": {"blue": 2}, "Angelika": {"blue": 1}},
        bottom_cities=["Buffalo", "Detroit", "Omaha", "Chicago"],
    )
    assert legal(state) == [f"buy blue {column}" for column in (1, 2, 3, 4)] + ["pass"]
    play(state, "buy blue 4")
    blue = company("blue")
    assert (state.treasury[blue], state.income[blue]) == (400, 200 + 400)
    assert state.network[blue] == (city("Chicago"),)
    assert state.current_player() == ANGELIKA
    play(state, "buy blue 2")
    assert (state.treasury[blue], state.current_player()) == (100, DANIELA)
    play(state, "pass")
    assert state.current_player() == MARION
    assert legal(state) == ["pass"]
    assert why_not(state, "buy blue 1") == Refusal.CITY_BOUGHT(company=company("blue"))


def end_phase_2(state):
    """Everybody passes."""
    return play(state, *["pass"] * state.players)


def going_on(**told):
    """Phase II of a turn that is not the last: somebody has bought a city for the black company."""
    told["shares"] = {"Daniela": {}, **told["shares"]}
    told["shares"]["Daniela"] = {**told["shares"]["Daniela"], "black": 1}
    told["treasury"] = {**told.get("treasury", {}), "black": 100}
    state = buying(first="Daniela", bottom_cities=["Buffalo"], **told)
    play(state, "buy black 1")
    return state


def test_phase_3_example_red_with_400_marion_has_all():
    """Phase III: Marion alone owns red shares and gets the full $400."""
    state = going_on(shares={"Marion": {"red": 1}}, cash=[0, 0, 0], networks={"red": ["Cleveland"]})
    assert state.income[company("red")] == 400
    end_phase_2(state)
    assert state.cash[MARION] == 400
    assert state.treasury[company("red")] == 0


def test_phase_3_example_blue_with_800_angelika_500_daniela_200_and_100_to_the_treasury():
    """Phase III: two shares, one share: $200 each, $100 for the director, $100 left."""
    state = going_on(
        shares={"Angelika": {"blue": 2}, "Daniela": {"blue": 1}},
        cash=[0, 0, 0],
        treasury={"blue": 0},
        networks={"blue": ["Chicago", "Detroit"]},
    )
    blue = company("blue")
    assert state.income[blue] == 800
    told = end_phase_2(state)
    assert IncomePaid(blue, 200, 100, 100) in told
    assert MoneyPaid(BANK, seat_party(ANGELIKA), 400, Paid.INCOME) in told
    assert MoneyPaid(BANK, seat_party(ANGELIKA), 100, Paid.EXTRA) in told
    assert state.cash[ANGELIKA] == 500
    # Daniela has also the $300 of the black company: its start city's 200 and Buffalo's 100
    assert state.cash[DANIELA] == 200 + 300
    assert state.treasury[blue] == 100


def test_phase_3_the_starting_player_changes_clockwise():
    state = going_on(shares={})
    assert (state.first, state.turn_number) == (DANIELA, 2)
    end_phase_2(state)
    assert (state.first, state.turn_number, state.current_player()) == (MARION, 3, MARION)
    assert state.heading() == Heading.SHARES(turn=3)


def test_game_end_in_the_last_turn_the_director_gets_half_of_the_rest():
    """Game End: blue's $800 again, in the last turn: of the $200 left the director has $100."""
    told = {
        "shares": {"Angelika": {"blue": 2}, "Daniela": {"blue": 1}},
        "cash": [0, 0, 0],
        "networks": {"blue": ["Chicago", "Detroit"]},
    }
    state = buying(**told)
    heard = end_phase_2(state)
    assert state.ending() == Ending.NO_PURCHASE()
    assert IncomePaid(company("blue"), 200, 100, 100) in heard
    told["shares"] = {"Angelika": {"blue": 2}, "Daniela": {"blue": 1}, "Marion": {"blue": 1}}
    told["networks"] = {"blue": ["Chicago", "Calgary"]}  # 700 = 4 x 100 + 300: half of it is 200
    heard = end_phase_2(buying(**told))
    assert IncomePaid(company("blue"), 100, 200, 100) in heard


def test_final_payment_example_9_symbols_3_shares_2700():
    """Final Payment: green has nine symbols, Angelika three green shares: $2700."""
    state = buying(
        cash=[0, 0, 0],
        shares={"Angelika": {"green": 3}},
        networks={"green": ["San Francisco", "Los Angeles", "Portland"]},
    )
    green = company("green")
    assert state.symbols[green] == 9
    assert state.final_payment(ANGELIKA) == 2700
    told = end_phase_2(state)
    assert FinalPayment(green, 900) in told
    assert MoneyPaid(BANK, seat_party(ANGELIKA), 2700, Paid.FINAL) in told
    income = 200 + 300 + 200 + 200
    assert state.cash == state.scores() == [0, income + 2700, 0]
    assert state.winners() == [ANGELIKA]


def test_final_payment_of_tied_players_the_first_in_the_last_turn_wins():
    """Final Payment: "the player among the tied ones that had his player turn first"."""
    for first, winner in (("Marion", MARION), ("Angelika", ANGELIKA), ("Daniela", MARION)):
        state = buying(first=first, cash=[500, 500, 100])
        end_phase_2(state)
        assert state.winners() == [winner]


def test_the_opening_is_the_first_turn():
    state = opening(4, first=2)
    assert (state.turn_number, state.heading(), state.current_player()) == (1, Heading.SHARES(turn=1), 2)
