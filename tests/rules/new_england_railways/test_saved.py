"""States as data: what is written reads back, and data that contradict are refused with the place."""

import copy

import pytest

from game.rules.new_england_railways import GAME
from game.rules.new_england_railways.steps import (
    BID,
    BORROW,
    BUILD,
    DRAW,
    DRAW_FIRST,
    ENDED,
    GROW,
    PUBLICIZE,
    RETIRE,
    ROLL_MARKET,
    ROLL_TO_BUILD,
    SHIP,
)
from tests.helpers.changes import both, drop, put
from tests.helpers.new_england_railways import (
    BOARD,
    auctioning,
    borrowing,
    city,
    link,
    market,
    opening,
    retiring,
    shipping,
)
from tests.helpers.play import play, through_json
from tests.helpers.refusals import assert_data_refused


def at(make, *texts):
    """The data of a position after some moves."""
    state = make()
    play(state, *texts)
    return state.to_data()


LINKS = {"Dave": ["Boston-Worcester"], "Pete": ["Boston-Providence", "Hartford-New Haven"]}
ROW = ["Albany-Springfield", "Boston-Lowell", "Fitchburg-Worcester"]


def borrow():
    """Step 1 of a game for four: Dave needs $10, Vince has a link that is not built."""
    return borrowing(
        4,
        cash=[1, 20, 30, 40],
        debt=[10, 20, 0, 50],
        links=LINKS,
        unbuilt={"Vince": ["Kingston-Providence"]},
        current=ROW,
        cubes={"Boston": ["blue", "red"]},
    )


def auction():
    """Step 7 for four, three links on offer."""
    return auctioning(4, cash=[20, 20, 20, 20], links=LINKS, current=ROW)


def ship(**told):
    """Step 8 for four; Pete and John have bought, and John's link waits."""
    return shipping(
        4,
        buyers=["Pete", "John"],
        links=LINKS,
        unbuilt={"John": ["Boston-Lowell"]},
        cubes={"Boston": ["red", "red", "purple"]},
        **told,
    )


def last():
    """The last turn's market."""
    return market(links=LINKS, current=[], deck=[], cash=[5, 6, 7])


def publicize():
    """Step 6 of a first turn."""
    state = opening(4)
    play(state, *["no loan"] * 4)
    while state.step != PUBLICIZE:
        state.play(state.moves()[0])
    return state


GROWTH = ("borrow 10", "no loan", "no loan", "no loan", "keep loans", "keep loans")

WHOLE = {
    "the opening": at(lambda: opening(6, first=4)),
    "borrowing": at(borrow),
    "the second borrower": at(borrow, "borrow 10"),
    "retiring": at(lambda: retiring(4, first="John", cash=[20, 0, 30, 5], debt=[10, 10, 40, 10])),
    "growth": at(borrow, *GROWTH),
    "a cube": at(borrow, *GROWTH, "growth 3 Albany & Portland", "draw red"),
    "publicize": at(publicize, "turn Albany-Rutland"),
    "bidding": at(auction, "pass", "bid 5"),
    "rolling": at(auction, "pass", "bid 5", "pass", "pass"),
    "building": at(auction, "pass", "bid 5", "pass", "pass", "roll 1 3"),
    "the second link": at(auction, "pass", "bid 5", "pass", "pass", "roll 1 3", "wait", "bid 2"),
    "shipping": at(ship),
    "the second round": at(ship, "ship nothing", "ship nothing", "ship nothing"),
    "the market": at(lambda: market(4, links=LINKS)),
    "a tie": at(lambda: market(4, income=[3, 3, 1, 0]), "roll 6 6"),
    "the last market": at(last),
    "over": at(last, "roll 1 5"),
}


@pytest.mark.parametrize("name", WHOLE)
def test_whole_data_are_read_and_written_the_same(name):
    data = WHOLE[name]
    assert GAME.load(through_json(data)).to_data() == data


def test_steps_of_the_samples():
    """The samples stand where their names say, and every step is among them."""
    steps = [data["step"] for data in WHOLE.values()]
    assert steps == [
        *(BORROW, BORROW, BORROW, RETIRE, GROW, DRAW, PUBLICIZE, BID, ROLL_TO_BUILD, BUILD, BID),
        *(SHIP, SHIP, ROLL_MARKET, DRAW_FIRST, ROLL_MARKET, ENDED),
    ]
    assert set(steps) == set(range(12))


def test_the_data_and_the_state_are_apart():
    data = copy.deepcopy(WHOLE["shipping"])
    state = GAME.load(data)
    play(state, "ship red Boston > Providence")
    assert data == WHOLE["shipping"]
    written = state.to_data()
    written["cash"][0] = 999
    written["cubes"][0][0] = 9
    written["owner"][0] = 3
    assert state.cash[0] != 999
    assert state.cubes[0] == 0
    assert state.owner[0] == -1


def test_what_the_board_decides_is_counted_anew():
    state = GAME.load(WHOLE["shipping"])
    assert state.value == [5, 5 + 5, 4, 0]
    assert state.unfinished == 1 << link("Boston-Lowell")
    assert state.cup == [12, 11, 9, 11]
    assert state.auction is None


def extra(key, value):
    """A change of data: one more at the end of a list."""

    def change(data):
        data[key].append(value)

    return change


LOT = WHOLE["rolling"]["current"][0]
NEXT = WHOLE["rolling"]["current"][1]
ALL_CUBES = [[0] * 4 for _ in BOARD.cities[1:]] + [BOARD.cube_counts]

BAD = [
    # the kinds
    ("borrowing", drop("debt"), "missing required field `debt`"),
    ("borrowing", put("colour", "red"), "unknown field `colour`"),
    ("borrowing", put("players", 7), "`int` <= 6 - at `$.players`"),
    ("borrowing", put("players", "4"), "Expected `int`, got `str` - at `$.players`"),
    ("borrowing", put("cash", 0, -1), "`int` >= 0 - at `$.cash[0]`"),
    ("borrowing", put("income", 0, 1.5), "Expected `int`, got `float` - at `$.income[0]`"),
    ("borrowing", put("turn_number", 0), "at `$.turn_number`"),
    ("borrowing", put("step", ENDED + 1), "at `$.step`"),
    ("borrowing", put("owner", 0, -2), "at `$.owner[0]`"),
    ("borrowing", put("last_turn", 0), "Expected `bool`, got `int` - at `$.last_turn`"),
    ("borrowing", put("dice", [1, 2, 3]), "at `$.dice`"),
    ("borrowing", put("dice", [1, 7]), "at `$.dice[1]`"),
    ("bidding", put("auction", "leader", "x"), "at `$.auction.leader`"),
    # the shapes
    ("borrowing", put("first", 4), "first: expected a seat"),
    ("borrowing", put("turn", 4), "turn: expected a seat"),
    ("borrowing", put("cash", [0] * 3), "cash: expected one entry for each of 4 seats"),
    ("borrowing", put("debt", [0] * 5), "debt: expected one entry for each of 4 seats"),
    ("borrowing", put("income", []), "income: expected one entry for each of 4 seats"),
    ("borrowing", put("debt", 0, 15), "debt: expected multiples of 10"),
    ("borrowing", put("owner", [-1] * 29), "owner: expected a seat or -1 for each of 30 links"),
    ("borrowing", put("owner", 0, 4), "owner: expected a seat or -1 for each of 30 links"),
    ("borrowing", put("built", [3, 3]), "built: expected different numbers below 30, ascending"),
    ("borrowing", put("deck", [30]), "deck: expected different numbers below 30, ascending"),
    ("borrowing", put("deck", [2, 1]), "deck: expected different numbers below 30, ascending"),
    ("growth", put("growth_deck", [30]), "growth_deck: expected different numbers below 30, ascending"),
    ("shipping", put("buyers", [2, 1]), "buyers: expected different numbers below 4, ascending"),
    ("shipping", put("buyers", [4]), "buyers: expected different numbers below 4, ascending"),
    ("borrowing", put("current", [0, 0, 1]), "current: expected different links below 30"),
    ("borrowing", put("current", [0, 30, 1]), "current: expected different links below 30"),
    ("bidding", put("future", [1, 1]), "future: expected different links below 30"),
    # the links
    ("borrowing", put("current", list(range(4))), "current: expected at most 3 links"),
    ("borrowing", put("current", [LOT]), "current: expected 3 links while the deck lasts"),
    ("bidding", put("lot", 3), "lot: expected a link of the current row"),
    ("borrowing", put("lot", 1), "lot: expected 0 while no link is sold"),
    ("bidding", put("future", 0, LOT), "future: expected no link of the current row"),
    ("bidding", extra("deck", 29), "deck: expected different numbers below 30, ascending"),
    ("bidding", put("deck", [LOT]), "deck: expected no link that lies in a row"),
    ("borrowing", put("owner", LOT, 1), f"owner[{LOT}]: expected -1 for a link that has not been sold"),
    ("rolling", put("owner", NEXT, 1), f"owner[{NEXT}]: expected -1 for a link that has not been sold"),
    ("borrowing", put("built", [LOT]), "built: expected links that have an owner"),
    ("rolling", put("turn", 2), "turn: expected the buyer of the link"),
    (
        "rolling",
        put("built", sorted([LOT, *WHOLE["rolling"]["built"]])),
        "built: expected no link that is being built",
    ),
    (
        "shipping",
        both(put("future", [29]), put("deck", WHOLE["shipping"]["deck"][:-1])),
        "future: expected no link before step 6 and after step 7",
    ),
    ("bidding", put("future", []), "future: expected 3 links in step 7"),
    # the cubes
    ("shipping", put("cubes", []), "cubes: expected 20 lists of 4 numbers"),
    ("shipping", put("cubes", 3, [0] * 3), "cubes: expected 20 lists of 4 numbers"),
    ("shipping", put("cubes", 0, 0, 13), "cubes: expected at most 12 blue cubes"),
    ("growth", put("pending", [1]), "pending: expected cities while cubes are drawn"),
    ("a cube", put("pending", []), "pending: expected cities while cubes are drawn"),
    ("a cube", put("pending", [99]), "pending: expected the last cities of a growth card that is not in"),
    ("a cube", put("pending", [city("Albany")]), "pending: expected the last cities of a growth card"),
    ("a cube", put("cubes", ALL_CUBES), "cubes: expected a cube left to draw"),
    # the cards
    ("growth", put("growth_deck", []), "growth_deck: expected a card to turn over"),
    ("growth", put("cards_left", 3), "cards_left: expected fewer than links are for sale"),
    ("a cube", put("cards_left", 3), "cards_left: expected fewer than links are for sale"),
    ("publicize", put("deck", []), "deck: expected a card to turn over"),
    ("publicize", put("cards_left", 3), "cards_left: expected 2, a link for each that is for sale"),
    ("publicize", put("cards_left", 0), "cards_left: expected 2, a link for each that is for sale"),
    ("bidding", put("cards_left", 1), "cards_left: expected 0 while no card is turned over"),
    # the buyers
    (
        "borrowing",
        put("built", [link("Kingston-Providence")]),
        "built: expected at most one link of each seat missing",
    ),
    ("borrowing", put("buyers", [3]), "buyers: expected nobody before step 7"),
    (
        "publicize",
        put("owner", link("Portland-Portsmouth"), 1),
        "owner[27]: expected -1 for a link that has not been sold",
    ),
    ("the second link", put("buyers", []), "buyers: expected the owners of the links sold this turn"),
    ("rolling", put("buyers", [0, 1]), "buyers: expected the owners of the links sold this turn"),
    ("bidding", put("built", []), "built: expected"),
    ("bidding", put("built", WHOLE["bidding"]["built"][1:]), "built: expected every link that was bought"),
    ("shipping", put("buyers", [1]), "built: expected every link that was bought before"),
    ("shipping", put("buyers", [1, 2, 3]), "buyers: expected seats that own a link"),
    # the dice
    ("borrowing", put("dice", [0, 3]), "dice: expected two dice, the lower first, or [0, 0]"),
    ("borrowing", put("dice", [4, 3]), "dice: expected two dice, the lower first, or [0, 0]"),
    ("borrowing", put("divisor", 2), "divisor: expected 0 or two dice and one"),
    ("borrowing", put("divisor", 14), "divisor: expected 0 or two dice and one"),
    ("a tie", put("dice", [0, 0]), "dice: expected the roll for the market"),
    ("over", put("divisor", 8), "divisor: expected the dice and one after the roll for the market"),
    ("building", put("dice", [5, 6]), "dice: expected fewer than the link's number"),
    ("building", put("dice", [0, 0]), "dice: expected fewer than the link's number"),
    ("building", put("cash", 1, 6), "cash: expected the difference in the buyer's hand"),
    # the turn
    ("borrowing", put("acted", 4), "acted: expected less than 4"),
    ("shipping", put("acted", 8), "acted: expected less than 8"),
    ("growth", put("acted", 1), "acted: expected less than 1"),
    ("borrowing", put("turn", 1), "turn: expected the next seat to be asked"),
    ("retiring", put("first", 1), "turn: expected the next seat to be asked"),
    ("shipping", put("acted", 1), "turn: expected the next seat to be asked"),
    ("the second borrower", put("cash", 0, 3), "cash[0]: expected enough for the service that is due"),
    ("retiring", put("debt", 2, 0), "turn: expected a seat that has a loan"),
    ("retiring", put("cash", 2, 9), "turn: expected a seat that can pay back a part"),
    (
        "shipping",
        both(put("acted", 1), put("turn", 1)),
        "turn: expected a seat that bought nothing, in the first round",
    ),
    ("the market", put("turn", 1), "turn: expected the first player"),
    ("a tie", put("turn", 1), "turn: expected the first player"),
    ("over", put("turn", 1), "turn: expected the first player"),
    ("a tie", put("income", 0, 4), "income: expected a tie for the first player's card"),
    ("borrowing", put("last_turn", True), "last_turn: expected true after step 7 when no link is left"),
    ("shipping", put("last_turn", True), "last_turn: expected true after step 7 when no link is left"),
    ("the last market", put("last_turn", False), "last_turn: expected true after step 7 when no link is"),
    (
        "the opening",
        both(put("current", []), put("deck", [])),
        "deck: expected a link that is left",
    ),
    (
        "over",
        both(put("current", [29]), put("last_turn", False)),
        "step: expected a game that goes on while a link is left",
    ),
    (
        "a tie",
        both(put("current", []), put("deck", []), put("last_turn", True)),
        "step: expected the end of the last turn before step 11",
    ),
    # the auction
    ("bidding", put("auction", None), "auction: expected one while there is bidding"),
    (
        "shipping",
        put("auction", copy.deepcopy(WHOLE["bidding"]["auction"])),
        "auction: expected one while there is bidding",
    ),
    ("bidding", put("auction", "turn", 3), "auction.turn: expected the seat that decides"),
    (
        "bidding",
        put("auction", "still_in", [3, 2, 1]),
        "auction.still_in: expected different seats that may bid, ascending",
    ),
    (
        "the second link",
        put("auction", "still_in", [0, 1, 2, 3]),
        "auction.still_in: expected different seats that may bid, ascending",
    ),
    ("bidding", put("auction", "still_in", [1, 3]), "auction.still_in: expected the seat that decides among"),
    ("bidding", put("auction", "leader", -1), "auction.high: expected 0 before the first bid"),
    ("bidding", put("auction", "leader", 0), "auction.leader: expected a seat that is still in, or -1"),
    ("bidding", put("auction", "leader", 2), "auction.leader: expected another seat than the one that"),
    ("bidding", put("auction", "high", 0), "auction.high: expected at least 1 and no more than the leader"),
    ("bidding", put("auction", "high", 21), "auction.high: expected at least 1 and no more than the leader"),
    (
        "bidding",
        put("auction", "last_to_pass", 3),
        "auction.last_to_pass: expected a seat that is out, or -1",
    ),
    ("bidding", put("auction", "last_to_pass", -1), "auction.last_to_pass: expected a seat once one is out"),
]


@pytest.mark.parametrize(
    ("name", "change", "told"), BAD, ids=[f"{n}: {case[0]}: {case[2]}" for n, case in enumerate(BAD)]
)
def test_data_that_contradict_are_refused_with_the_place(name, change, told):
    assert_data_refused(GAME, WHOLE[name], change, told)
