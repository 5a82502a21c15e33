"""Rulings on turns, money, cities, deliveries and cards: 1 to 4, 6 to 12 and 16."""

import random
from itertools import pairwise

import msgspec
import pytest

from game.rules.auction import BidMade
from game.rules.contract import CHANCE, TERMINAL, MoneyPaid
from game.rules.railways_of_north_america import GAME
from game.rules.railways_of_north_america.board import USES_GRANT, USES_TUNNEL, Board
from game.rules.railways_of_north_america.board_file import IMMEDIATE, LAND_GRANT, TRAIN, TUNNEL
from game.rules.railways_of_north_america.delivering import gains
from game.rules.railways_of_north_america.events import (
    BondsTaken,
    BonusScored,
    CubeReturned,
    FinalScore,
    FirstPlayerSet,
    HotelScored,
    LastTurn,
    MarkerPlaced,
    MarkerTaken,
    PointsScored,
    TileLaid,
    TurnBegan,
)
from game.rules.railways_of_north_america.game import RailwaysOfNorthAmerica
from game.rules.railways_of_north_america.message_ids import Ask, Ending, Heading, Tie
from game.rules.railways_of_north_america.steps import ACTION, BID, KEEP_BARON, START_TRACK, TURN_CARD
from tests.helpers.play import legal, play
from tests.helpers.railways_of_north_america.building import (
    BOARD,
    baron,
    card,
    chain,
    city,
    colour,
    counts,
    cubes,
    links,
    position,
    position_data,
    spent,
)

SHUFFLED = sum(printed.copies for printed in BOARD.operations if printed.when == "deck")


def told(events, kind):
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def last_round(players=3, **fields):
    """The last action of a turn is Ann's to take."""
    return position(players, round=2, first=1, acted=players - 1, **fields)


# Ruling 1: the set-up.


@pytest.mark.parametrize(("players", "fewer"), [(2, 1), (3, 1), (4, 0), (5, 0)])
def test_1_each_city_gets_its_printed_number_of_cubes_and_with_two_or_three_players_one_fewer(players, fewer):
    state = GAME.new_game(players, {}, random.Random(7))
    for number, printed in enumerate(BOARD.cities):
        assert len(state.cubes_at(number)) == max(1, printed.cubes - fewer)
    assert sum(state.bag) + sum(state.cubes) == 125
    assert BOARD.goods == [25] * 5


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_1_money_engines_scores_barons_and_display(players):
    state = GAME.new_game(players, {}, random.Random(players))
    assert state.cash == state.bonds == state.points == [0] * players
    assert state.engine == [1] * players
    barons = [baron for pair in state.dealt for baron in pair]
    assert len(barons) == len(set(barons)) == 2 * players
    shown = counts(state.display)
    assert shown["First Freight"] == shown["Fast Freight"] == shown["Speed Record"] == 1
    assert shown["Ferry Line"] == 6
    assert sum(shown.values()) == 3 + 6 + 2 * players
    assert sum(state.deck) == SHUFFLED - 2 * players


def test_1_the_first_bidder_is_random():
    assert {GAME.new_game(4, {}, random.Random(seed)).first for seed in range(40)} == {0, 1, 2, 3}


def test_1_each_keeps_one_of_two_barons_and_then_the_first_bidder_bids():
    state = GAME.new_game(3, {}, random.Random(3))
    first = state.first
    for place in range(3):
        assert state.step == KEEP_BARON
        assert state.current_player() == (first + place) % 3
        pair = state.dealt[state.turn]
        assert [move.baron for move in state.legal_moves()] == list(pair)
        state.play(state.legal_moves()[1])
        assert state.kept[(first + place) % 3] == pair[1]
    assert (state.step, state.current_player()) == (BID, first)


# Ruling 2: the turn.


def test_2_a_turn_is_an_auction_three_rounds_of_one_action_each_and_income():
    state = position(2, step=BID, turn=0, first=0, auction=AUCTION, points=[10, 0])
    play(state, "bid 1000", "pass")
    for number in range(3):
        assert (state.step, state.round, state.turn) == (ACTION, number, 0)
        play(state, "choose pass")
        assert (state.step, state.round, state.turn) == (ACTION, number, 1)
        play(state, "choose pass")
    assert state.cash == [4000 + 13000 - 1000, 0]
    assert (state.turn_number, state.step, state.turn) == (3, BID, 0)


AUCTION = {"turn": 0, "high": 0, "leader": -1, "still_in": [0, 1], "last_to_pass": -1}


# Ruling 3: the auction.


def bidding(players=3, first=0, **fields):
    """The auction is opened by the last first player."""
    auction = AUCTION | {"turn": first, "still_in": list(range(players))}
    return position(players, step=BID, turn=first, first=first, auction=auction, **fields)


def test_3_bids_are_multiples_of_a_thousand_dollars_ascending():
    state = bidding()
    assert legal(state) == [*(f"bid {thousands}000" for thousands in range(1, 41)), "pass"]
    play(state, "bid 3000")
    assert legal(state)[0] == "bid 4000"


def test_3_the_last_first_player_opens_clockwise_passers_are_out_and_only_the_winner_pays():
    state = bidding(first=2, cash=[9000, 9000, 9000])
    assert state.current_player() == 2
    events = play(state, "bid 2000", "bid 3000", "pass", "bid 5000", "pass")
    assert [event.seat for event in told(events, BidMade)] == [2, 0, 2]
    assert told(events, FirstPlayerSet) == [FirstPlayerSet(2, 5000)]
    assert state.cash == [9000, 9000, 4000]
    assert (state.step, state.first, state.turn) == (ACTION, 2, 2)


def test_3_the_winner_takes_bonds_if_need_be():
    state = bidding()
    play(state, "bid 6000", "pass", "pass")
    assert (state.bonds, state.cash) == ([2, 0, 0], [4000, 0, 0])


def test_3_if_all_pass_the_marker_moves_one_seat_clockwise():
    state = bidding(first=2)
    events = play(state, "pass", "pass", "pass")
    assert told(events, FirstPlayerSet) == [FirstPlayerSet(0, 0)]
    assert told(events, MoneyPaid) == []
    assert (state.first, state.turn) == (0, 0)


def test_3_nobody_bids_more_than_the_highest_bid():
    state = bidding()
    play(state, "bid 40000")
    assert legal(state) == ["pass"]


def test_3_the_order_is_clockwise_from_the_winner_in_all_three_rounds():
    state = bidding()
    play(state, "pass", "bid 1000", "pass")
    order = []
    while state.step == ACTION:
        order.append(state.turn)
        play(state, "choose pass")
    assert order == [1, 2, 0] * 3


# Ruling 4: bonds.


@pytest.mark.parametrize(("cash", "bonds"), [(5000, 0), (4999, 1), (0, 1), (4000, 1)])
def test_4_as_many_bonds_as_cover_a_payment_and_no_more(cash, bonds):
    state = position(cash=[cash, 0, 0])
    events = play(state, "choose upgrade")
    assert state.bonds[0] == bonds
    assert state.cash[0] == cash + 5000 * bonds - 5000
    assert told(events, BondsTaken) == ([BondsTaken(0, bonds)] if bonds else [])


def test_4_a_dear_payment_takes_several_bonds():
    state = position(cash=[1000, 0, 0], engine=[7, 1, 1])
    play(state, "choose upgrade")
    assert (state.bonds[0], state.cash[0]) == (7, 1000)


def test_4_each_bond_costs_a_thousand_dollars_of_interest_a_turn():
    state = last_round(points=[10, 0, 0], bonds=[4, 0, 0])
    play(state, "choose pass")
    assert state.cash[0] == 13000 - 4000
    assert state.bonds[0] == 4


def test_4_each_bond_is_one_point_less():
    state = position(points=[10, 4, 0], bonds=[3, 6, 0])
    assert state.scores() == [7, -2, 0]


# Ruling 9: operations cards.


def test_9_one_new_card_is_turned_up_each_turn():
    state = last_round(deck={"Mines": 2, "City Growth": 1})
    events = play(state, "choose pass")
    assert told(events, TurnBegan) == [TurnBegan(3, 1)]
    assert (state.step, state.current_player()) == (TURN_CARD, CHANCE)
    assert {GAME.format_move(move): weight for move, weight in state.chance_outcomes()} == {
        "turn Mines": 2,
        "turn City Growth": 1,
    }
    play(state, "turn Mines")
    assert (counts(state.display), counts(state.deck)) == ({"Mines": 1}, {"Mines": 1, "City Growth": 1})
    assert state.step == BID


def test_9_without_a_deck_the_turn_begins_with_the_auction():
    state = last_round()
    play(state, "choose pass")
    assert state.step == BID


def test_9_a_card_taken_from_the_display_is_kept():
    state = position(display={"Ferry Line": 6, "Hotel: Toronto": 1, "First Freight": 1})
    play(state, "choose card")
    assert legal(state) == ["take Ferry Line", "take Hotel: Toronto"]
    play(state, "take Ferry Line")
    assert counts(state.display)["Ferry Line"] == 5
    assert state.held_by(0, card("Ferry Line")) == 1
    assert state.turn == 1


# Ruling 10: income.


@pytest.mark.parametrize(
    ("points", "thousands"), [(0, 0), (1, 3), (10, 13), (50, 25), (99, 0), (100, 0), (101, 3), (150, 25)]
)
def test_10_income_by_the_table_which_starts_again_past_99(points, thousands):
    state = last_round(points=[points, 0, 0])
    assert state.income(0) == thousands * 1000
    play(state, "choose pass")
    assert state.cash[0] == thousands * 1000


def test_10_a_negative_sum_is_paid_with_bonds_that_bear_interest_from_the_next_turn():
    state = last_round(points=[1, 0, 0], bonds=[5, 0, 0], cash=[1000, 0, 0])
    play(state, "choose pass")
    assert (state.cash[0], state.bonds[0]) == (1000 + 3000 - 5000 + 5000, 6)


def test_10_the_income_table():
    assert len(BOARD.data.income.thousands) == 100
    assert max(BOARD.data.income.thousands) == 25


# Rulings 11 and 12: the end.


@pytest.mark.parametrize(("players", "markers"), [(2, 9), (3, 11), (4, 13), (5, 15)])
def test_12_empty_city_markers(players, markers):
    assert position(players).markers_left() == markers


def end_turn(state):
    """Everybody passes to the end of the turn, and in the auction after it."""
    turn = state.turn_number
    while state.current_player() != TERMINAL and (state.turn_number == turn or state.step == BID):
        play(state, "pass" if state.step == BID else "choose pass")


def emptying(players=2, **fields):
    """Ann can empty Toronto over her link to Kingston; only one marker is left."""
    others = [printed.name for printed in BOARD.cities if printed.name != "Toronto"]
    markers = BOARD.data.setup.empty_city_markers[players]
    return position(
        players,
        links=links(("Ann", "Toronto", "Kingston")),
        cubes={"Toronto": ["yellow"]},
        demand={"Kingston": "yellow"},
        empty=others[: markers - 1],
        **fields,
    )


def test_11_when_the_last_marker_is_placed_that_turn_and_one_more_are_played():
    state = emptying()
    events = play(state, "choose deliver", "deliver yellow Toronto 1")
    assert state.markers_left() == 0
    assert told(events, LastTurn) == [LastTurn(3)]
    end_turn(state)
    assert (state.turn_number, state.current_player() != TERMINAL) == (3, True)
    assert state.heading() == Heading.ROUND(turn=3, last=1, round=1, count=3)
    end_turn(state)
    assert state.current_player() == TERMINAL
    assert state.ending() == Ending.MARKERS_GONE()


def test_11_a_marker_taken_back_does_not_put_off_the_end():
    state = emptying(display={"City Growth": 1})
    play(state, "choose deliver", "deliver yellow Toronto 1")
    play(state, "choose card", "take City Growth", "grow Toronto", "draw red", "draw red")
    assert (state.markers_left(), state.last_turn) == (1, 3)


def test_11_points_barons_and_cards_less_one_per_bond():
    state = last_round(
        turn_number=5,
        last_turn=5,
        links=links(("Ann", "Ottawa", "Montreal"), ("Ann", "Ottawa", "Kingston")),
        points=[20, 18, 30],
        bonds=[1, 0, 9],
        engine=[1, 3, 2],
        hands={"Ann": {"Capital Charter: Ottawa": 1}},
    )
    charter = 2 * BOARD.operations[card("Capital Charter: Ottawa")].points
    hill = BOARD.barons[baron("James J. Hill")].points
    assert state.scores() == [20 - 1 + charter, 18, 21]
    events = play(state, "choose pass")
    assert told(events, FinalScore) == [
        FinalScore(0, 20, 0, charter, 1, 19 + charter),
        FinalScore(1, 18, hill, 0, 0, 18 + hill),
        FinalScore(2, 30, 0, 0, 9, 21),
    ]
    assert state.scores() == [19 + charter, 18 + hill, 21]
    assert state.winners() == [1]


def finished(**fields):
    """The end of a game in which nobody fulfils a baron's task."""
    barons = {"Ann": "William Van Horne", "Ben": "Hugh Allan", "Cleo": "Robert Reid"}
    state = last_round(turn_number=5, last_turn=5, barons=barons, **fields)
    play(state, "choose pass")
    return state


def test_11_ties_go_to_the_most_finished_links_then_cash_then_are_shared():
    network = links(("Ann", "Regina", "Winnipeg"), ("Ben", "Toronto", "Kingston"))
    more = links(("Ann", "Regina", "Winnipeg"), ("Ben", "Toronto", "Kingston", "Ottawa"))
    assert decided(points=[9, 9, 8], cash=[0, 7, 0]) == (
        [1],
        Tie.CASH(seat_tied=(0,), amount=12007, amount_second=12000),
    )
    by_links = Tie.LINKS(seat_tied=(0, 2), count=2, second=1)
    assert decided(points=[9, 9, 9], links=more, cash=[9000, 0, 0]) == ([1], by_links)
    by_cash = Tie.CASH(seat_tied=(1,), amount=21000, amount_second=12000)
    assert decided(points=[9, 9, 9], links=network, cash=[9000, 0, 0]) == ([0], by_cash)
    assert decided(points=[9, 9, 8], links=network) == ([0, 1], Tie.SHARED())
    assert decided(points=[9, 8, 7]) == ([0], None)


def decided(**fields):
    """Who has won, and how a tie was decided."""
    state = finished(**fields)
    return state.winners(), state.tie_break()


def test_the_game_ends_after_its_most_turns_at_the_latest():
    state = last_round(turn_number=BOARD.data.setup.most_turns)
    play(state, "choose pass")
    assert (state.current_player(), state.ending()) == (TERMINAL, Ending.TURNS_GONE())


GREY = [printed.name for printed in BOARD.cities if printed.colour < 0]


# Ruling 6: urbanize.


def test_6_three_new_cities_of_each_of_four_colours():
    assert dict(zip(BOARD.colours, BOARD.new_cities, strict=True)) == {
        "red": 0,
        "blue": 3,
        "black": 3,
        "yellow": 3,
        "purple": 3,
    }


def test_6_a_new_city_on_a_grey_city_anywhere_with_two_cubes_for_ten_thousand():
    state = position()
    play(state, "choose urbanize", "urbanize black Goose Bay")
    assert spent(state) == 10000
    assert state.demand[city("Goose Bay")] == 1 << colour("black")
    assert state.new_cities[colour("black")] == 2
    assert state.current_player() == CHANCE
    assert state.chance_outcomes() == [(GAME.parse_move(f"draw {name}"), 25) for name in BOARD.colours]
    play(state, "draw red", "draw blue")
    assert cubes(state, "Goose Bay") == ["red", "blue"]
    assert state.bag[colour("red")] == 24
    assert state.turn == 1


def test_6_only_grey_cities_and_tiles_in_stock():
    taken = {"Goose Bay": "blue", "London": "blue", "Nelson": "blue"}
    state = position(demand=taken)
    play(state, "choose urbanize")
    found = legal(state)
    assert not [text for text in found if text.startswith(("urbanize blue", "urbanize red"))]
    assert "urbanize yellow London" not in found
    assert "urbanize yellow Toronto" not in found
    assert len(found) == 3 * (len(GREY) - 3)


def test_6_without_a_tile_there_is_no_urbanizing():
    colours = [name for name in ("blue", "black", "yellow", "purple") for _ in range(3)]
    state = position(demand=dict(zip(GREY, colours, strict=False)))
    assert "choose urbanize" not in legal(state)


def test_6_an_empty_city_marker_is_taken_back():
    state = position(empty=["London", "Toronto"])
    play(state, "choose urbanize", "urbanize black London")
    assert MarkerTaken(city("London")) in play(state, "draw red")
    assert state.empty == 1 << city("Toronto")


def test_6_an_empty_bag_gives_nothing():
    state = position(empty=["London"], bag=[0] * 5)
    play(state, "choose urbanize", "urbanize black London")
    assert state.turn == 1
    assert state.empty == 1 << city("London")
    state = position(bag=[1, 0, 0, 0, 0])
    play(state, "choose urbanize", "urbanize black London", "draw red")
    assert (cubes(state, "London"), state.turn) == (["red"], 1)


# Ruling 7: upgrade.


@pytest.mark.parametrize(
    ("level", "price"), [(2, 5000), (3, 10000), (4, 15000), (5, 20000), (6, 25000), (7, 30000), (8, 35000)]
)
def test_7_one_level_per_action_at_its_price(level, price):
    state = position(engine=[level - 1, 1, 1])
    play(state, "choose upgrade")
    assert state.engine[0] == level
    assert spent(state) == price
    assert state.turn == 1


def test_7_up_to_eight():
    assert "choose upgrade" not in legal(position(engine=[8, 1, 1]))


# Ruling 8: deliver.


def deliveries(state):
    """What Ann can deliver."""
    if "choose deliver" not in legal(state):
        return []
    play(state, "choose deliver")
    return legal(state)


def test_8_a_cube_stops_in_the_first_city_of_its_colour():
    state = chain(
        "Ann", "Ann", "Ann", "Ann", "Ann", "Ann", cubes={"Windsor": ["red", "black"]}, engine=[8, 1, 1]
    )
    assert deliveries(state) == [
        "deliver red Windsor 1 > 2 > 3 > 4 > 5",
        "deliver black Windsor 1 > 2 > 3 > 4 > 5 > 6",
    ]
    state = chain(
        "Ann",
        "Ann",
        "Ann",
        "Ann",
        "Ann",
        cubes={"Windsor": ["red"]},
        demand={"London": "yellow"},
        engine=[8, 1, 1],
    )
    assert deliveries(state) == ["deliver red Windsor 1 > 2 > 3 > 4 > 5"]
    state = chain(
        "Ann",
        "Ann",
        "Ann",
        "Ann",
        cubes={"Windsor": ["yellow"]},
        demand={"London": "yellow"},
        engine=[8, 1, 1],
    )
    assert deliveries(state) == ["deliver yellow Windsor 1"]


def test_8_it_must_end_in_a_city_of_its_colour():
    state = chain("Ann", "Ann", cubes={"Windsor": ["red", "black", "yellow"]}, engine=[8, 1, 1])
    assert deliveries(state) == []


def test_8_at_most_as_many_links_as_the_engine_level():
    owners = ("Ann", "Ann", "Ann", "Ann", "Ann")
    for level, possible in ((4, False), (5, True)):
        state = chain(*owners, cubes={"Windsor": ["red"]}, engine=[level, 8, 8])
        assert bool(deliveries(state)) == possible


def test_8_the_first_link_is_ones_own():
    state = chain("Ben", "Ann", cubes={"Windsor": ["blue"]}, engine=[8, 8, 8])
    assert deliveries(state) == []
    state = chain("Ann", "Ben", cubes={"Windsor": ["blue"]}, engine=[8, 8, 8])
    assert deliveries(state) == ["deliver blue Windsor 1 > 2"]


def test_8_only_finished_links():
    state = position(cubes={"Toronto": ["blue"]}, engine=[8, 8, 8])
    assert deliveries(state) == []


LOOP = ("Regina", "Saskatoon", "Edmonton", "Calgary", "Medicine Hat", "Regina")


def test_8_no_city_twice():
    state = position(links=links(("Ann", *LOOP)), cubes={"Regina": ["blue"]}, engine=[8, 8, 8])
    assert deliveries(state) == []


def test_8_each_link_scores_one_point_for_its_owner_at_once():
    state = chain(
        "Ann", "Ben", "Ann", "Cleo", cubes={"Windsor": ["yellow"], "London": ["red"]}, engine=[8, 1, 1]
    )
    move = GAME.parse_move("deliver yellow Windsor 1 > 2 > 3 > 4")
    assert gains(state, move) == [2, 1, 1]
    events = play(state, "choose deliver", "deliver yellow Windsor 1 > 2 > 3 > 4")
    assert [event for event in events if isinstance(event, PointsScored)] == [
        PointsScored(0, 0, 2),
        PointsScored(1, 0, 1),
        PointsScored(2, 0, 1),
    ]
    assert state.points == [2, 1, 1]
    assert cubes(state, "Windsor") == []


def test_8_the_cube_goes_back_into_the_bag():
    state = chain("Ann", "Ann", cubes={"Windsor": ["blue", "blue"]}, engine=[8, 1, 1])
    assert state.bag[colour("blue")] == 23
    play(state, "choose deliver", "deliver blue Windsor 1 > 2")
    assert cubes(state, "Windsor") == ["blue"]
    assert state.bag[colour("blue")] == 24


def test_8_a_city_that_is_emptied_gets_a_marker():
    state = chain("Ann", "Ann", cubes={"Windsor": ["blue"]}, engine=[8, 1, 1])
    events = play(state, "choose deliver", "deliver blue Windsor 1 > 2")
    assert MarkerPlaced(city("Windsor")) in events
    assert state.empty == 1 << city("Windsor")
    assert state.markers_left() == 10


def test_8_two_ways_are_two_deliveries():
    state = position(links=links(("Ann", *LOOP)), cubes={"Regina": ["black"]}, engine=[8, 8, 8])
    assert deliveries(state) == ["deliver black Regina 1 > 2", "deliver black Regina 5 > 4 > 3"]


# Ruling 9: what the cards do.


def one_delivery(owners=("Ann", "Ann"), **fields):
    """Ann delivers blue from Windsor to Toronto, over London."""
    state = chain(*owners, cubes={"Windsor": ["blue", "blue"]}, engine=[8, 8, 8], **fields)
    return state, play(state, "choose deliver", "deliver blue Windsor 1 > 2")


def bonuses(events):
    """The bonus cards scored."""
    return [
        (event.seat, BOARD.operations[event.card].name, event.points)
        for event in events
        if isinstance(event, BonusScored)
    ]


def test_9_first_freight_scores_one_more_once():
    state, events = one_delivery(display={"First Freight": 1})
    assert bonuses(events) == [(0, "First Freight", 1)]
    assert state.points[0] == 3
    assert counts(state.display) == {}


@pytest.mark.parametrize(("name", "needed", "points"), [("Fast Freight", 3, 2), ("Speed Record", 5, 3)])
def test_9_fast_freight_and_speed_record_for_the_first_long_delivery(name, needed, points):
    for long in (needed - 1, needed):
        state = position(
            links=links(*(("Ann", *pair) for pair in pairwise(LONG[: long + 1]))),
            cubes={"Medicine Hat": ["blue"]},
            demand={LONG[long]: "blue"},
            engine=[8, 1, 1],
            display={name: 1},
        )
        way = " > ".join(str(number + 1) for number in range(long))
        events = play(state, "choose deliver", f"deliver blue Medicine Hat {way}")
        assert bonuses(events) == ([(0, name, points)] if long == needed else [])


LONG = ("Medicine Hat", "Nelson", "Prince George", "Dawson Creek", "Fort McMurray", "Prince Albert")
"""A chain of grey cities."""


def test_9_a_bonus_for_a_city():
    state = chain(
        "Ann",
        "Ann",
        cubes={"Toronto": ["purple"]},
        engine=[8, 1, 1],
        display={"Service Bounty: Windsor": 1, "Service Bounty: Sydney": 1},
    )
    events = play(state, "choose deliver", "deliver purple Toronto 2 > 1")
    assert bonuses(events) == [(0, "Service Bounty: Windsor", 2)]
    assert counts(state.display) == {"Service Bounty: Sydney": 1}


def test_9_passenger_line_for_four_colours():
    state, events = one_delivery(display={"Passenger Line": 1}, delivered=[[0, 2], [], []])
    assert bonuses(events) == []
    state, events = one_delivery(display={"Passenger Line": 1}, delivered=[[0, 2, 3], [], []])
    assert bonuses(events) == [(0, "Passenger Line", 4)]
    assert state.points[0] == 2 + 4


def test_9_a_hotel_scores_whoever_delivers():
    hotel = BOARD.operations[card("Hotel: Toronto")].points
    state, events = one_delivery(hands={"Ben": {"Hotel: Toronto": 1, "Hotel: Montreal": 1}})
    assert [event for event in events if isinstance(event, HotelScored)] == [
        HotelScored(1, card("Hotel: Toronto"), hotel)
    ]
    assert state.points == [2, hotel, 0]
    assert state.held_by(1, card("Hotel: Toronto")) == 1
    state, _ = one_delivery(hands={"Ann": {"Hotel: Toronto": 1}})
    assert state.points == [2 + hotel, 0, 0]


def test_9_gains_count_bonuses_and_hotels():
    state = chain(
        "Ann",
        "Ben",
        cubes={"Windsor": ["blue"]},
        engine=[8, 1, 1],
        display={"First Freight": 1},
        hands={"Cleo": {"Hotel: Toronto": 1}},
    )
    hotel = BOARD.operations[card("Hotel: Toronto")].points
    assert gains(state, GAME.parse_move("deliver blue Windsor 1 > 2")) == [1 + 1, 1, hotel]


def test_9_bonus_cards_are_not_taken():
    state = position(display={"First Freight": 1, "Passenger Line": 1})
    assert "choose card" not in legal(state)


def test_9_city_growth():
    state = position(display={"City Growth": 2}, empty=["Toronto"])
    play(state, "choose card", "take City Growth")
    assert len(legal(state)) == len(BOARD.cities)
    play(state, "grow Toronto", "draw red", "draw red")
    assert cubes(state, "Toronto") == ["red", "red"]
    assert (state.empty, spent(state), state.turn) == (0, 0, 1)
    assert counts(state.display) == {"City Growth": 1}
    assert counts(state.held) == {}


def test_9_new_industry():
    state = position(display={"New Industry": 1})
    play(state, "choose card", "take New Industry", "urbanize purple Kingston")
    assert state.demand[city("Kingston")] == 1 << colour("purple")
    assert cubes(state, "Kingston") == []
    assert (state.new_cities[colour("purple")], spent(state), state.turn) == (2, 0, 1)


@pytest.mark.parametrize(("level", "price"), [(2, 3000), (3, 5000), (4, 8000), (8, 18000)])
def test_9_new_train_at_half_price_rounded_up_to_a_thousand(level, price):
    state = position(engine=[level - 1, 1, 1], hands={"Ann": {"New Train": 1}})
    play(state, "choose upgrade")
    assert legal(state) == ["use New Train", "upgrade"]
    play(state, "use New Train")
    assert (state.engine[0], spent(state), counts(state.held)) == (level, price, {})


def test_9_a_new_train_may_be_kept():
    state = position(hands={"Ann": {"New Train": 1}})
    play(state, "choose upgrade", "upgrade")
    assert (state.engine[0], spent(state), counts(state.held)) == (2, 5000, {"New Train": 1})


def test_9_railroad_executive_two_actions_at_once():
    state = position(display={"Railroad Executive": 2})
    play(state, "choose card", "take Railroad Executive")
    assert (state.turn, state.prompt(), counts(state.held)) == (0, Ask.EXECUTIVE(count=2), {})
    play(state, "choose upgrade")
    assert (state.turn, state.prompt()) == (0, Ask.EXECUTIVE(count=1))
    play(state, "choose upgrade")
    assert (state.turn, state.engine[0]) == (1, 3)
    assert state.prompt() == Ask.ACTION()


def test_9_a_second_executive_is_one_of_the_two_actions():
    state = position(display={"Railroad Executive": 2})
    play(state, "choose card", "take Railroad Executive", "choose card", "take Railroad Executive")
    assert state.prompt() == Ask.EXECUTIVE(count=3)


def test_9_who_passes_gives_up_the_actions_of_the_executive():
    state = position(display={"Railroad Executive": 1})
    play(state, "choose card", "take Railroad Executive", "choose pass")
    assert (state.turn, state.actions_left) == (1, 0)
    assert state.prompt() == Ask.ACTION()


def at_once(effect):
    """Ann chooses a card on a board where a card that is usually kept takes effect immediately."""
    data = msgspec.structs.replace(
        BOARD.data,
        operations=[
            msgspec.structs.replace(one, kind=IMMEDIATE) if one.effect == effect else one
            for one in BOARD.data.operations
        ],
    )
    shown = [one.name for one in BOARD.operations if one.effect == effect]
    game = RailwaysOfNorthAmerica(Board(data))
    return game.restore(position_data(display=dict.fromkeys(shown, 1)))


@pytest.mark.parametrize(
    ("effect", "name", "bit", "paid"),
    [
        (TUNNEL, "Tunnel Engineer", USES_TUNNEL, [2000 + 2000]),
        (LAND_GRANT, "Government Land Grant", USES_GRANT, [4000 + 4000]),
    ],
)
def test_9_a_card_for_a_build_may_take_effect_at_once(effect, name, bit, paid):
    state = at_once(effect)
    play(state, "choose card", f"take {name}")
    assert (state.step, state.uses, counts(state.held)) == (START_TRACK, bit, {})
    events = play(state, "start Nelson east", "lay 6,10 north-east", "stop")
    assert [event.cost for event in events if isinstance(event, TileLaid)] == paid
    assert (state.turn, state.uses) == (1, 0)


def test_9_a_new_train_may_take_effect_at_once():
    state = at_once(TRAIN)
    play(state, "choose card", "take New Train")
    assert (state.engine[0], spent(state), counts(state.held), state.turn) == (2, 3000, {}, 1)
    state = at_once(TRAIN)
    state.engine[0] = 8
    assert "choose card" not in legal(state)


def test_9_a_kept_railroad_executive_one_more_action_right_after_an_action():
    state = position(hands={"Ann": {"Railroad Executive": 2}})
    play(state, "choose upgrade")
    assert legal(state) == ["use Railroad Executive", "end"]
    play(state, "use Railroad Executive", "choose upgrade")
    assert (state.turn, state.engine[0]) == (0, 3)
    play(state, "end")
    assert (state.turn, counts(state.held)) == (1, {"Railroad Executive": 1})


def test_9_passing_is_no_action():
    state = position(hands={"Ann": {"Railroad Executive": 1}})
    play(state, "choose pass")
    assert state.turn == 1


def test_9_capital_charter_counts_at_the_end_up_to_its_most():
    charter = BOARD.operations[card("Capital Charter: Ottawa")]
    hand = {"Ann": {"Capital Charter: Ottawa": 1}}
    one = position(links=links(("Ann", "Kingston", "Ottawa"), ("Ben", "Ottawa", "Montreal")), hands=hand)
    assert (one.charter_points(0), one.charter_points(1)) == (charter.points, 0)
    ends = ("Kingston", "Montreal", "North Bay", "Val-d'Or", "Quebec")
    many = position(links=links(*(("Ann", "Ottawa", end) for end in ends)), hands=hand)
    assert many.charter_points(0) == charter.most < len(ends) * charter.points


# Ruling 16: mines.


def mining(**fields):
    """Ann has taken Mines."""
    state = position(display={"Mines": 1}, **fields)
    play(state, "choose card", "take Mines")
    return state


def test_16_ten_thousand_as_part_of_taking_the_card():
    state = mining()
    assert spent(state) == 10000
    assert counts(state.display) == {}


def test_16_a_grey_city_not_urbanized():
    state = mining(demand={"London": "black"})
    assert set(legal(state)) == {f"mine {name}" for name in GREY if name != "London"}


def test_16_a_colour_that_comes_again_ends_it_and_goes_back():
    state = mining(empty=["Whitehorse"])
    play(state, "mine Whitehorse", "draw red", "draw blue", "draw black")
    events = play(state, "draw blue")
    assert events[0] == CubeReturned(city("Whitehorse"), colour("blue"))
    assert cubes(state, "Whitehorse") == ["red", "blue", "black"]
    assert state.bag == [24, 24, 24, 25, 25]
    assert (state.empty, state.turn) == (0, 1)
    assert counts(state.held) == {}


def test_16_five_draws_at_most():
    state = mining()
    play(state, "mine Whitehorse", "draw red", "draw blue", "draw black", "draw yellow", "draw purple")
    assert len(cubes(state, "Whitehorse")) == 5
    assert state.turn == 1


def test_16_cubes_that_were_there_don_t_end_it():
    state = mining(cubes={"Whitehorse": ["red"]})
    play(state, "mine Whitehorse", "draw red")
    assert state.current_player() == CHANCE
    assert cubes(state, "Whitehorse") == ["red", "red"]


def test_16_an_empty_bag_ends_it():
    state = mining(bag=[1, 0, 0, 0, 0])
    play(state, "mine Whitehorse", "draw red")
    assert state.turn == 1


def test_16_nothing_to_draw_or_nowhere_to_mine():
    assert "choose card" not in legal(position(display={"Mines": 1, "City Growth": 1}, bag=[0] * 5))
