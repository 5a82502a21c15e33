"""States as data: what is written reads back, and data that contradict are refused with the place."""

import copy
import re

import pytest

from game.rules.american_rails import GAME
from game.rules.american_rails.steps import BIDDING, CARRY_OUT, CHOOSE, ENDED, LAYING, PUT_UP, START_CITY
from game.rules.contract import BadData
from tests.helpers.american_rails import BOARD, company, full_map, place, position, preparation, row
from tests.helpers.changes import both, drop, put
from tests.helpers.play import play, through_json
from tests.helpers.refusals import assert_data_refused


def at(make, *texts):
    """The data of a position after some moves."""
    state = make()
    play(state, *texts)
    return state.to_data()


def year(**told):
    """Four players; Rick holds American and National, Mike Majestic."""
    return position(
        4,
        treasury={"American": 20, "National": 4},
        shares={"Rick": {"American": 1, "National": 1}, "Mike": {"Majestic": 2}},
        track={"American": ["Cincinnati"], "National": ["5,5"], "Majestic": ["6,4", "Chicago"]},
        houses=["Cincinnati"],
        **told,
    )


def for_three():
    """A year of a game for three without Liberty."""
    return position(3, absent="Liberty", shares={"Rick": {"American": 1}}, track={"American": ["Boston"]})


END_OF_PHASE = (
    "choose pass",
    "choose develop",
    "decline",
    "choose fund_5",
    "decline",
    "choose take_2",
    "decline",
)

WHOLE = {
    "the opening": at(lambda: preparation(5, banker=2)),
    "bidding": at(lambda: preparation(4), "put up American", "pass", "bid 10"),
    "the first cube": at(lambda: preparation(4), "put up American", "bid 10", "pass", "pass", "pass"),
    "between two auctions": at(
        lambda: preparation(3, absent="Liberty"),
        "put up American",
        "bid 10",
        "pass",
        "pass",
        "start in Boston",
    ),
    "a year": at(year),
    "a year for three": at(for_three),
    "the second player": at(year, "choose pass"),
    "the second phase": at(
        year,
        "choose pass",
        "choose develop",
        "decline",
        "choose fund_5",
        "decline",
        "choose take_2",
        "decline",
    ),
    "developing": at(year, "choose develop"),
    "laying": at(year, "choose expand_3", "lay American 7,5"),
    "an auction": at(year, "choose auction", "put up American", "bid 10", "bid 11", "pass"),
    "over": at(lambda: year(year=1857), *END_OF_PHASE * 3),
    "a first cube": at(year, "choose auction", "put up Liberty", "bid 10", "bid 11", "pass", "pass", "pass"),
}


@pytest.mark.parametrize("name", WHOLE)
def test_whole_data_are_read_and_written_the_same(name):
    data = WHOLE[name]
    assert GAME.load(through_json(data)).to_data() == data


def test_the_data_and_the_state_are_apart():
    data = copy.deepcopy(WHOLE["a year"])
    state = GAME.load(data)
    play(state, "choose fund_5", "fund American", "choose take_2", "take from players")
    assert data == WHOLE["a year"]
    written = state.to_data()
    written["cash"][0] = 999
    written["shares"][0][0] = 5
    assert state.cash[0] != 999
    assert state.held(0, 0) == 1


def test_what_the_map_decides_is_counted_anew():
    state = GAME.load(WHOLE["laying"])
    assert state.cubes[company("American")] == 31 - 1 - 2
    assert state.sold == [1, 1, 0, 2, 0, 0]
    assert state.houses_left == 11
    assert state.income[company("Majestic")] == 7
    assert state.cost(place("Cincinnati")) == 6


FULL_TRACK = [number for number, kind in enumerate(BOARD.terrain) if kind == "P"][:31]
TOWNS = sorted(city.hex for city in BOARD.cities if not city.hub)
NOT_ASCENDING = "track[0]: expected different hexes below 215, ascending"
HOUSES = "houses: expected different hexes of cities with track that may be developed, ascending"

BAD = [
    # the kinds
    ("a year", drop("cash"), "missing required field `cash`"),
    ("a year", put("colour", "red"), "unknown field `colour`"),
    ("a year", put("players", 6), "`int` <= 5 - at `$.players`"),
    ("a year", put("players", "4"), "Expected `int`, got `str` - at `$.players`"),
    ("a year", put("cash", 0, -1), "`int` >= 0 - at `$.cash[0]`"),
    ("a year", put("cash", 0, 1.5), "Expected `int`, got `float` - at `$.cash[0]`"),
    ("a year", put("treasury", 0, True), "Expected `int`, got `bool` - at `$.treasury[0]`"),
    ("a year", put("track", None), "Expected `array`, got `null` - at `$.track`"),
    ("a year", put("column", 3), "at `$.column`"),
    ("a year", put("step", ENDED + 1), "at `$.step`"),
    ("a year", put("markers", 0, 0, -2), "at `$.markers[0][0]`"),
    ("bidding", put("auction", "turn", "x"), "at `$.auction.turn`"),
    # the shapes
    ("a year", put("cash", [1, 2, 3]), "cash: expected one sum for each of 4 seats"),
    ("a year", put("treasury", [0] * 5), "treasury: expected one entry for each of 6 companies"),
    ("a year", put("unsold", [0] * 7), "unsold: expected one entry for each of 6 companies"),
    ("a year", put("track", []), "track: expected one entry for each of 6 companies"),
    ("a year", put("shares", [[0] * 6] * 3), "shares: expected 4 lists of 6 numbers"),
    ("a year", put("shares", 1, [0] * 5), "shares: expected 4 lists of 6 numbers"),
    ("a year", put("markers", [[-1] * 7] * 2), "markers: expected 3 lists of 7 seats"),
    ("a year", put("markers", 1, [-1] * 6), "markers: expected 3 lists of 7 seats"),
    ("a year", put("banker", 4), "banker: expected a seat"),
    ("a year", put("turn", 4), "turn: expected a seat"),
    ("a year", put("turn_order", [0, 1, 2, 4]), "turn_order: expected seats, once"),
    ("a year", put("order", [0, 1, 2, 2]), "order: expected seats, once"),
    ("the second player", put("markers", 0, 1, 0), "markers[0]: expected each seat at most once in a column"),
    ("the second player", put("markers", 0, 1, 4), "markers[0]: expected each seat at most once in a column"),
    ("a year", put("absent", 6), "absent: expected a company or -1"),
    ("bidding", put("lot", 6), "lot: expected a company or -1"),
    ("a year", put("year", 1850), "year: expected a year from 1851 to 1857"),
    ("a year", put("year", 1858), "year: expected a year from 1851 to 1857"),
    ("developing", put("row_chosen", 7), "row_chosen: expected a row below 7 or -1"),
    # the companies
    ("a year", put("absent", 4), "absent: expected a company with three players only"),
    ("a year for three", put("absent", -1), "absent: expected a company with three players only"),
    (
        "a year for three",
        put("put_up", [0, 4]),
        "put_up: expected different companies in the game, ascending",
    ),
    ("a year", put("put_up", [0, 0]), "put_up: expected different companies in the game, ascending"),
    ("a year", put("put_up", [6]), "put_up: expected different companies in the game, ascending"),
    ("a year", put("unsold", 0, 5), "shares: expected at most 5 of American"),
    ("a year for three", put("unsold", 4, 1), "absent: expected no share, money or track of Liberty"),
    ("a year for three", put("treasury", 4, 1), "absent: expected no share, money or track of Liberty"),
    ("a year for three", put("track", 4, [0]), "absent: expected no share, money or track of Liberty"),
    (
        "a year",
        put("track", 0, []),
        "track[0]: expected track of American if players hold its shares, and only then",
    ),
    ("a year", put("track", 5, [0]), "track[5]: expected track of Republic if players hold its shares"),
    # the map
    ("a year", put("track", 0, [5, 5]), NOT_ASCENDING),
    ("a year", put("track", 0, [6, 5]), NOT_ASCENDING),
    ("a year", put("track", 0, [215]), NOT_ASCENDING),
    ("a year", put("track", 0, FULL_TRACK), "track[0]: expected at most 30 cubes"),
    (
        "a year",
        both(put("track", 0, [1]), put("track", 1, [1]), put("houses", [])),
        "track[1]: expected one cube at most in each forest and mountain hex",
    ),
    ("a year", put("houses", [place("Boston")]), HOUSES),
    ("a year", put("houses", [place("Chicago")]), HOUSES),
    ("a year", put("houses", [place("5,5")]), HOUSES),
    ("a year", put("houses", [place("Cincinnati")] * 2), HOUSES),
    ("a year", both(put("track", 0, TOWNS[:13]), put("houses", TOWNS[:13])), "houses: expected at most 12"),
    # the order
    ("the opening", put("order", [0]), "order: expected nobody in the preparation round"),
    ("the opening", put("markers", 0, 0, 1), "markers: expected no marker in the preparation round"),
    ("between two auctions", put("turn_order", []), "turn_order: expected the seats that hold a share"),
    ("the opening", put("turn_order", [1]), "turn_order: expected the seats that hold a share"),
    ("a year", put("turn_order", [0, 1, 2]), "turn_order: expected every seat"),
    ("a year", put("order", [0, 1, 2]), "order: expected every seat"),
    ("a year", put("order", [1, 0, 2, 3]), "order: expected the order of the track to the left"),
    ("the second phase", put("order", [1, 0, 2, 3]), "order: expected the order of the track to the left"),
    ("the second phase", put("markers", 0, 3, -1), "order: expected the order of the track to the left"),
    ("a year", put("markers", 1, 0, 0), "markers[1]: expected no marker yet"),
    ("the second phase", put("markers", 2, 0, 0), "markers[2]: expected no marker yet"),
    (
        "the second player",
        put("markers", 0, 0, 3),
        "markers[0]: expected the markers of those who had their turn",
    ),
    # the step
    ("a year", put("ended", 1), "ended: expected a reason when the game is over"),
    ("over", put("column", 1), "column: expected the last one when the game is over"),
    ("over", put("year", 1856), "ended: expected the end of 1857 in that year only"),
    ("over", put("ended", 2), "ended: expected the end of 1857 in that year only"),
    ("over", put("markers", 0, 3, -1), "markers[0]: expected every seat's marker"),
    ("over", put("order", [1, 0, 2, 3]), "order: expected the order of the track to the left"),
    (
        "a year",
        put("auction", copy.deepcopy(WHOLE["bidding"]["auction"])),
        "auction: expected one while there is bidding",
    ),
    ("bidding", put("auction", None), "auction: expected one while there is bidding"),
    ("a year", put("lot", 0), "lot: expected a company while it is sold"),
    ("bidding", put("lot", -1), "lot: expected a company while it is sold"),
    ("a year", put("step", PUT_UP), "column: expected -1 while shares are put up in turn"),
    ("the opening", put("put_up", [0, 1, 2, 3, 4, 5]), "put_up: expected a company left to put up"),
    ("the first cube", put("turn", 1), "turn_order: expected the seats that hold a share"),
    ("a first cube", put("turn", 2), "lot: expected a company that the buyer holds"),
    ("a first cube", put("track", 4, [0]), "lot: expected a company without track"),
    ("the opening", put("step", CHOOSE), "step: expected a step of the preparation round"),
    ("the opening", put("row_chosen", 0), "row_chosen: expected -1 in the preparation round"),
    # a turn
    ("the second player", put("turn", 2), "turn: expected the next seat in the order"),
    ("the second player", put("row_chosen", 0), "row_chosen: expected -1 before a row is chosen"),
    ("developing", put("row_chosen", -1), "row_chosen: expected the row of the last seat that had its turn"),
    ("developing", put("row_chosen", 2), "row_chosen: expected the row of the last seat that had its turn"),
    (
        "developing",
        put("markers", 0, 1, -1),
        "row_chosen: expected the row of the last seat that had its turn",
    ),
    (
        "the second player",
        both(put("step", CARRY_OUT), put("row_chosen", 0), put("turn", 0)),
        "row_chosen: expected a row that has something to carry out",
    ),
    (
        "an auction",
        both(put("markers", 0, [0, -1, -1, -1, -1, -1, -1]), put("row_chosen", 0)),
        "row_chosen: expected a row that has something to carry out",
    ),
    (
        "an auction",
        both(put("markers", 0, [-1, 0, -1, -1, -1, -1, -1]), put("row_chosen", 1)),
        "row_chosen: expected the row Auction a share",
    ),
    ("developing", put("turn", 1), "turn: expected the seat whose marker is in the row"),
    ("developing", put("to_lay", 1), "to_lay: expected 0 cubes with those laid"),
    ("laying", put("to_lay", 3), "to_lay: expected 3 cubes with those laid"),
    ("laying", put("step", CARRY_OUT), "laid: expected no cube before the first"),
    ("developing", put("step", LAYING), "to_lay: expected a cube laid and a cube to lay"),
    # the auction
    ("bidding", put("auction", "turn", 3), "auction.turn: expected the seat that decides"),
    (
        "bidding",
        put("auction", "still_in", [1, 2, 2, 3]),
        "auction.still_in: expected different seats that may bid, ascending",
    ),
    (
        "bidding",
        put("auction", "still_in", [1, 2, 4]),
        "auction.still_in: expected different seats that may bid, ascending",
    ),
    (
        "bidding",
        put("auction", "still_in", [1, 3]),
        "auction.still_in: expected the seat that decides among them",
    ),
    ("bidding", put("auction", "leader", -1), "auction.high: expected 0 before the first bid"),
    ("bidding", put("auction", "leader", 0), "auction.leader: expected a seat that is still in, or -1"),
    (
        "bidding",
        put("auction", "leader", 2),
        "auction.leader: expected another seat than the one that decides",
    ),
    (
        "bidding",
        put("auction", "high", 9),
        "auction.high: expected at least 10 and no more than the leader has",
    ),
    (
        "bidding",
        put("auction", "high", 51),
        "auction.high: expected at least 10 and no more than the leader has",
    ),
    (
        "bidding",
        put("auction", "last_to_pass", 1),
        "auction.last_to_pass: expected a seat that is out, or -1",
    ),
    ("bidding", put("auction", "last_to_pass", -1), "auction.last_to_pass: expected a seat once one is out"),
]


@pytest.mark.parametrize(
    ("name", "change", "told"), BAD, ids=[f"{n}: {case[0]}: {case[2]}" for n, case in enumerate(BAD)]
)
def test_data_that_contradict_are_refused_with_the_place(name, change, told):
    assert_data_refused(GAME, WHOLE[name], change, told)


def test_a_first_cube_needs_a_free_city():
    state = full_map()
    play(state, "choose auction", "put up Liberty", "bid 10", "bid 11", "pass", "pass")
    data = state.to_data()
    data |= {"step": START_CITY, "lot": 4, "auction": None, "turn": 1}
    data["shares"][1][4] = 1
    data["unsold"][4] -= 1
    with pytest.raises(BadData, match="track: expected a city without a cube"):
        GAME.load(data)


def test_everybody_has_chosen_is_no_time_to_choose():
    data = position(4).to_data()
    data["markers"][0][:4] = [0, 1, 2, 3]
    with pytest.raises(BadData, match=re.escape("markers[0]: expected a seat that has not chosen")):
        GAME.load(data)


def test_steps_of_the_samples():
    """The samples stand where their names say."""
    steps = {name: data["step"] for name, data in WHOLE.items()}
    assert steps["bidding"] == steps["an auction"] == BIDDING
    assert steps["the first cube"] == steps["a first cube"] == START_CITY
    assert steps["developing"] == CARRY_OUT
    assert WHOLE["developing"]["row_chosen"] == row("develop")
    assert steps["laying"] == LAYING
