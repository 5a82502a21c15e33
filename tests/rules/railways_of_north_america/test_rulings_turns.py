"""The set-up, the turn, money and the end: rulings 1 to 4, 9 to 12."""

import random

import pytest

from game.rules.auction import BidMade
from game.rules.contract import CHANCE, TERMINAL, MoneyPaid
from game.rules.railways_of_north_america import GAME
from game.rules.railways_of_north_america.events import (
    BondsTaken,
    FinalScore,
    FirstPlayerSet,
    LastTurn,
    TurnBegan,
)
from game.rules.railways_of_north_america.message_ids import Ending, Heading, Tie
from game.rules.railways_of_north_america.steps import ACTION, BID, KEEP_BARON, TURN_CARD
from tests.helpers.play import legal, play
from tests.helpers.railways_of_north_america.building import (
    BOARD,
    baron,
    card,
    counts,
    links,
    position,
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
