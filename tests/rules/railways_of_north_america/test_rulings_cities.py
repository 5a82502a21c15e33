"""Urbanizing, upgrades, deliveries: rulings 6 to 8."""

import pytest

from game.rules.contract import CHANCE
from game.rules.railways_of_north_america import GAME
from game.rules.railways_of_north_america.delivering import gains
from game.rules.railways_of_north_america.events import (
    MarkerPlaced,
    MarkerTaken,
    PointsScored,
)
from tests.helpers.play import legal, play
from tests.helpers.railways_of_north_america.building import (
    BOARD,
    chain,
    city,
    colour,
    cubes,
    links,
    position,
    spent,
)

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
    ("level", "price"),
    [(2, 5000), (3, 10000), (4, 15000), (5, 20000), (6, 25000), (7, 30000), (8, 35000)],
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
