"""What the cards do, mines among them: rulings 9 and 16."""

from itertools import pairwise

import msgspec
import pytest

from game.rules.contract import CHANCE
from game.rules.railways_of_north_america import GAME
from game.rules.railways_of_north_america.board import USES_GRANT, USES_TUNNEL, Board
from game.rules.railways_of_north_america.board_file import IMMEDIATE, LAND_GRANT, TRAIN, TUNNEL
from game.rules.railways_of_north_america.delivering import gains
from game.rules.railways_of_north_america.events import (
    BonusScored,
    CubeReturned,
    HotelScored,
    TileLaid,
)
from game.rules.railways_of_north_america.game import RailwaysOfNorthAmerica
from game.rules.railways_of_north_america.message_ids import Ask
from game.rules.railways_of_north_america.steps import START_TRACK
from tests.helpers.play import legal, play
from tests.helpers.railways_of_north_america.building import (
    BOARD,
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

GREY = [printed.name for printed in BOARD.cities if printed.colour < 0]


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
