"""States as data: what is written reads back, and data that contradict are refused with the place."""

import copy

import pytest

from game.rules.contract import BadData
from game.rules.north_american_railways import GAME
from game.rules.north_american_railways.steps import ANSWER, CHOOSE_SHARE, CITIES, ENDED, START_CITY
from tests.helpers.changes import both, drop, put
from tests.helpers.north_american_railways import CITY_NAMES, buying, city, company, opening, trading
from tests.helpers.play import play, through_json
from tests.helpers.refusals import assert_data_refused


def at(make, *texts):
    """The data of a position after some moves."""
    state = make()
    play(state, *texts)
    return state.to_data()


HOLDINGS = {"Marion": {"blue": 2}, "Angelika": {"blue": 1, "green": 2}, "Daniela": {"red": 1}}


def shares():
    """Marion directs blue, Angelika green, Daniela red; nobody yellow and black."""
    return trading(
        cash=[900, 800, 700],
        treasury={"blue": 500},
        shares=HOLDINGS,
        networks={"blue": ["Chicago", "Detroit"]},
    )


def cities():
    """Phase II of the same."""
    return buying(
        4,
        treasury={"blue": 900, "green": 300},
        shares=HOLDINGS,
        networks={"blue": ["Chicago"]},
        bottom_cities=["Buffalo", "Detroit", "Omaha", "Cleveland"],
    )


def few_shares():
    """Phase II of the last turn: two shares are left."""
    return buying(
        shares={
            "Marion": {"blue": 6, "green": 6},
            "Angelika": {"red": 6, "yellow": 6},
            "Daniela": {"black": 2},
        }
    )


def few_cities():
    """Phase II of the last turn: five cities are left."""
    return buying(shares={"Marion": {"blue": 1}}, networks={"blue": CITY_NAMES[:31]})


WHOLE = {
    "the opening": at(lambda: opening(5, first=3)),
    "the option": at(lambda: opening(4, may_pass_shares=True), "end turn"),
    "shares": at(shares),
    "the start city": at(shares, "found 4 300"),
    "an offer": at(shares, "offer 2 600"),
    "asked": at(shares, "offer 2 600", "buy instead"),
    "a founder who asked": at(shares, "offer 2 600", "buy instead", "found 4 1200"),
    "the second player": at(shares, "found 4 300", "draw New York"),
    "cities": at(cities),
    "a city bought": at(cities, "buy blue 1", "pass"),
    "few shares": at(few_shares),
    "few cities": at(few_cities),
    "over": at(cities, *["pass"] * 4),
    "over for few cities": at(few_cities, *["pass"] * 3),
}


@pytest.mark.parametrize("name", WHOLE)
def test_whole_data_are_read_and_written_the_same(name):
    data = WHOLE[name]
    assert GAME.load(through_json(data)).to_data() == data


def test_steps_of_the_samples():
    """The samples stand where their names say."""
    steps = {name: data["step"] for name, data in WHOLE.items()}
    assert steps["the start city"] == steps["a founder who asked"] == START_CITY
    assert steps["an offer"] == ANSWER
    assert steps["asked"] == steps["the second player"] == CHOOSE_SHARE
    assert steps["a city bought"] == CITIES
    assert steps["over"] == steps["over for few cities"] == ENDED
    assert WHOLE["asked"]["asked"] == [company("green")]
    assert WHOLE["a city bought"]["passed"] == [1]


def test_the_data_and_the_state_are_apart():
    data = copy.deepcopy(WHOLE["shares"])
    state = GAME.load(data)
    play(state, "offer 2 600", "let go", "found 4 100")
    assert data == WHOLE["shares"]
    written = state.to_data()
    written["cash"][0] = 99_900
    written["held"][0][0] = 5
    written["network"][0].append(1)
    assert state.cash[0] != 99_900
    assert state.shares_of(0, 0) == 2
    assert len(state.network[0]) == 2


def test_what_the_cards_decide_is_counted_anew():
    state = GAME.load(WHOLE["shares"])
    assert state.sold == [3, 2, 1, 0, 0]
    assert state.income == [200 + 400 + 200, 200, 200, 0, 0]
    assert state.symbols == [0] * 5
    assert state.start_cities_left == 0b11000
    assert GAME.load(WHOLE["few cities"]).symbols[0] == sum(
        GAME.cards.cities[number].coast_to_coast for number in range(31)
    )


def swap_bottom(data):
    """A share that is with a player is changed for another."""
    data["share_columns"][3][-1] = 4


def hold_more(data):
    """A seat holds a share more than was taken."""
    data["held"][0][4] += 1


def seven_blues(data):
    """The columns hold a seventh blue share."""
    column = data["share_columns"][0]
    for place in range(6):
        column[place] = company("blue")


BAD = [
    # the kinds
    ("shares", drop("cash"), "missing required field `cash`"),
    ("shares", put("colour", "red"), "unknown field `colour`"),
    ("shares", put("players", 2), "`int` >= 3 - at `$.players`"),
    ("shares", put("players", "4"), "Expected `int`, got `str` - at `$.players`"),
    ("shares", put("may_pass", 1), "Expected `bool`, got `int` - at `$.may_pass`"),
    ("shares", put("cash", 0, -100), "`int` >= 0 - at `$.cash[0]`"),
    ("shares", put("cash", 0, 150), "at `$.cash[0]`"),
    ("shares", put("treasury", 0, 50), "at `$.treasury[0]`"),
    ("shares", put("turn_number", 0), "at `$.turn_number`"),
    ("shares", put("step", ENDED + 1), "at `$.step`"),
    ("shares", put("ended", 4), "at `$.ended`"),
    ("shares", put("director", 0, -2), "at `$.director[0]`"),
    ("shares", put("network", None), "Expected `array`, got `null` - at `$.network`"),
    # the shapes
    ("shares", put("first", 3), "first: expected a seat"),
    ("shares", put("turn", 3), "turn: expected a seat"),
    ("shares", put("proposer", 3), "proposer: expected a seat"),
    ("shares", put("cash", [0, 0]), "cash: expected one sum for each of 3 seats"),
    ("shares", put("treasury", [0] * 4), "treasury: expected one entry for each of 5 companies"),
    ("shares", put("director", [0] * 6), "director: expected one entry for each of 5 companies"),
    ("shares", put("network", []), "network: expected one entry for each of 5 companies"),
    ("shares", put("start_city", []), "start_city: expected one entry for each of 5 companies"),
    ("shares", put("held", [[0] * 5] * 2), "held: expected 3 lists of 5 numbers"),
    ("shares", put("held", 1, [0] * 4), "held: expected 3 lists of 5 numbers"),
    ("shares", put("director", 0, 3), "director: expected seats or -1"),
    ("shares", put("start_city", 0, 5), "start_city: expected different start cities or -1"),
    ("shares", put("start_city", 0, 1), "start_city: expected different start cities or -1"),
    ("shares", put("share_columns", []), "share_columns: expected one entry for each of 4 columns"),
    ("shares", put("shares_left", [7] * 5), "shares_left: expected one entry for each of 4 columns"),
    ("shares", put("city_columns", []), "city_columns: expected one entry for each of 4 columns"),
    ("shares", put("cities_left", []), "cities_left: expected one entry for each of 4 columns"),
    ("shares", put("offer_column", 4), "offer_column: expected a column below 4 or -1"),
    ("asked", put("asked", [5]), "asked: expected different companies below 5, ascending"),
    ("asked", put("asked", [2, 1]), "asked: expected different companies below 5, ascending"),
    ("a city bought", put("passed", [1, 1]), "passed: expected different seats, ascending"),
    ("a city bought", put("passed", [4]), "passed: expected different seats, ascending"),
    ("a city bought", put("bought", [[0], [], []]), "bought: expected one list for each of 4 seats"),
    # the shares
    ("shares", put("share_columns", 0, [0] * 6), "share_columns[0]: expected 7 companies below 5"),
    ("shares", put("share_columns", 1, 0, 5), "share_columns[1]: expected 7 companies below 5"),
    ("shares", put("shares_left", 2, 8), "shares_left[2]: expected at most 7"),
    ("the opening", seven_blues, "share_columns: expected at most 6 shares of blue"),
    ("shares", swap_bottom, "held: expected"),
    ("shares", hold_more, "held: expected 0 shares of black in all"),
    ("shares", put("shares_left", 0, 2), "held: expected"),
    # the cities
    ("shares", put("city_columns", 1, [0] * 8), "city_columns[1]: expected 9 cities"),
    ("shares", put("cities_left", 1, 10), "cities_left[1]: expected at most 9"),
    ("shares", put("city_columns", 0, 0, city("Chicago")), "city_columns: expected every city once"),
    ("shares", put("network", 0, [27]), "network: expected the cities taken from the columns"),
    ("shares", put("network", 1, [1]), "network: expected the cities taken from the columns"),
    # the companies
    (
        "shares",
        put("director", 0, -1),
        "director[0]: expected a director of blue if players hold its shares, and only then",
    ),
    (
        "shares",
        put("director", 4, 1),
        "director[4]: expected a director of black if players hold its shares, and only then",
    ),
    ("shares", put("director", 0, 1), "director[0]: expected a seat with as many shares of blue as any"),
    ("shares", put("start_city", 0, -1), "start_city[0]: expected one if blue is founded, and only then"),
    ("shares", put("start_city", 4, 4), "start_city[4]: expected one if black is founded, and only then"),
    ("the start city", put("start_city", 3, 4), "start_city[3]: expected one if yellow is founded"),
    ("shares", put("treasury", 3, 100), "treasury[3]: expected nothing before yellow is founded"),
    (
        "shares",
        both(put("network", 0, [27]), put("network", 3, [30])),
        "network[3]: expected no city before yellow begins",
    ),
    (
        "the start city",
        both(put("network", 0, [27]), put("network", 3, [30])),
        "network[3]: expected no city before yellow begins",
    ),
    ("the start city", put("offer_column", -1), "offer_column: expected the column of the share that"),
    ("the start city", put("offer_column", 0), "offer_column: expected the column of the share"),
    ("the start city", put("turn", 1), "offer_column: expected the column of the share with which"),
    ("the start city", put("treasury", 3, 0), "offer_column: expected the column of the share with which"),
    # phase I
    ("shares", put("acted", 3), "acted: expected fewer than 3 seats"),
    ("shares", put("acted", 1), "proposer: expected the seat so many places clockwise from the starting"),
    ("shares", put("first", 1), "proposer: expected the seat so many places clockwise from the starting"),
    ("shares", put("passed", [0]), "passed: expected nobody in phase I"),
    ("shares", put("bought", 0, [0]), "bought: expected nothing in phase I"),
    ("shares", put("cities_bought", 1), "cities_bought: expected 0 in phase I"),
    ("asked", put("asked", [0]), "asked: expected companies that another seat directs"),
    ("asked", put("asked", [4]), "asked: expected companies that another seat directs"),
    ("asked", put("cash", 0, 0), "asked: expected no company by a seat without money"),
    ("shares", put("turn", 1), "turn: expected the seat whose turn of phase I it is"),
    ("shares", put("offer_column", 1), "offer_column: expected a column while an offer is open"),
    ("an offer", put("offer_column", -1), "offer_column: expected a column while an offer is open"),
    ("shares", put("offer_price", 100), "offer_price: expected a price while an offer is open"),
    ("an offer", put("offer_price", 0), "offer_price: expected a price while an offer is open"),
    ("an offer", put("asked", []), "asked: expected the company whose share is on offer among them"),
    ("an offer", put("turn", 2), "turn: expected the director, to answer"),
    ("an offer", put("turn", 0), "turn: expected the director, to answer"),
    ("an offer", put("offer_price", 1000), "offer_price: expected no more than the proposer has"),
    # phase II
    ("cities", put("acted", 1), "acted: expected 0 after phase I"),
    ("cities", put("proposer", 1), "proposer: expected the starting player after phase I"),
    ("cities", put("asked", [0]), "asked: expected no company after phase I"),
    ("cities", put("offer_column", 0), "offer_column: expected -1 after phase I"),
    ("cities", put("offer_price", 100), "offer_price: expected 0 after phase I"),
    ("a city bought", put("bought", 0, [1]), "bought[0]: expected different companies of which the seat has"),
    ("a city bought", put("bought", 0, [5]), "bought[0]: expected different companies of which the seat has"),
    ("a city bought", put("bought", 0, [0, 0]), "bought[0]: expected different companies of which the"),
    ("a city bought", put("bought", 1, [1]), "network[1]: expected the cities bought in this phase among"),
    ("a city bought", put("cities_bought", 0), "cities_bought: expected 1, as many as `bought` lists"),
    ("a city bought", put("bought", 0, []), "cities_bought: expected 0, as many as `bought` lists"),
    ("a city bought", put("turn", 1), "turn: expected a seat that has not passed"),
    ("over", put("passed", [0, 1, 2]), "passed: expected every seat when the game is over"),
    # the end
    ("shares", put("ended", 1), "ended: expected 0, by the shares and cities that are left"),
    ("cities", put("ended", 3), "ended: expected 0, by the shares and cities that are left"),
    ("few shares", put("ended", 0), "ended: expected 1, by the shares and cities that are left"),
    ("few cities", put("ended", 1), "ended: expected 2, by the shares and cities that are left"),
    ("over", put("ended", 2), "ended: expected 3, by the shares and cities that are left"),
    ("over for few cities", put("ended", 3), "ended: expected 2, by the shares and cities that are left"),
    (
        "a city bought",
        both(put("step", ENDED), put("passed", [0, 1, 2, 3]), put("ended", 3)),
        "step: expected a game that goes on, with shares and cities left",
    ),
]


@pytest.mark.parametrize(
    ("name", "change", "told"), BAD, ids=[f"{n}: {case[0]}: {case[2]}" for n, case in enumerate(BAD)]
)
def test_data_that_contradict_are_refused_with_the_place(name, change, told):
    assert_data_refused(GAME, WHOLE[name], change, told)


ALL_SHARES = {
    "Marion": {"blue": 6, "green": 6},
    "Angelika": {"red": 6, "yellow": 6},
    "Daniela": {"black": 4},
}


def test_a_share_is_needed_to_choose_one():
    data = buying(shares=ALL_SHARES).to_data() | {"step": CHOOSE_SHARE, "ended": 0}
    with pytest.raises(BadData, match="shares_left: expected a share to choose"):
        GAME.load(data)


def test_an_offer_needs_a_share_in_its_column():
    data = buying(shares=ALL_SHARES).to_data()
    data |= {"step": ANSWER, "ended": 0, "turn": 1, "asked": [2], "offer_column": 0, "offer_price": 100}
    with pytest.raises(BadData, match="offer_column: expected a column with a card left"):
        GAME.load(data)
