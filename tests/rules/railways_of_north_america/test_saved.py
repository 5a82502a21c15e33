"""States as data: what is written reads back, and data that contradict are refused with the place."""

import random

import pytest

from game.rules.contract import BadData
from game.rules.railways_of_north_america import GAME
from game.rules.railways_of_north_america.steps import ENDED, MORE, UPGRADE
from tests.helpers.play import play, through_json
from tests.helpers.railways_of_north_america import (
    BOARD,
    card,
    city,
    links,
    place,
    position,
    side,
    track,
)
from tests.helpers.refusals import assert_data_refused


def at(state, *texts):
    """The data of a position after some moves."""
    play(state, *texts)
    return state.to_data()


AUCTION = {"turn": 0, "high": 0, "leader": -1, "still_in": [0, 1, 2], "last_to_pass": -1}
TRACKS = {
    "links": links(("Ann", "Windsor", "London", "Toronto"), ("Ben", "Regina", "Winnipeg")),
    "unfinished": [track("Cleo", "Churchill", "west", "west")],
    "cubes": {"Windsor": ["blue"]},
    "engine": [2, 1, 1],
}

WHOLE = {
    "the opening": GAME.deal(3, {}, random.Random(4)).to_data(),
    "an auction": at(position(step=1, auction=AUCTION), "bid 2000", "pass"),
    "a round": position(**TRACKS).to_data(),
    "building": at(position(**TRACKS), "choose build", "start Ottawa east"),
    "laying": at(position(**TRACKS), "choose build", "start Ottawa south-east", "lay 24,13 south-west"),
    "drawing": at(position(**TRACKS), "choose urbanize", "urbanize black Nelson", "draw red"),
    "mining": at(position(display={"Mines": 1}), "choose card", "take Mines", "mine Nelson", "draw red"),
    "delivering": at(position(**TRACKS), "choose deliver"),
    "a new card": at(position(round=2, first=1, acted=2, deck={"Mines": 1}), "choose pass"),
    "upgrading": at(position(hands={"Ann": {"New Train": 1}}), "choose upgrade"),
    "one more": at(position(hands={"Ann": {"Railroad Executive": 1}}), "choose upgrade"),
    "over": at(position(round=2, first=1, acted=2, turn_number=5, last_turn=5), "choose pass"),
}


@pytest.mark.parametrize("name", WHOLE)
def test_whole_data_are_read_and_written_the_same(name):
    data = WHOLE[name]
    assert GAME.load(through_json(data)).to_data() == data


def test_what_the_map_decides_is_found_anew():
    state = GAME.load(WHOLE["a round"])
    assert state.link_counts == [2, 1, 0]
    assert state.touched[0] == 1 << city("Windsor") | 1 << city("London") | 1 << city("Toronto")
    assert state.links_at[city("London")] == ((0, city("Windsor")), (1, city("Toronto")))
    assert state.closed[place("Churchill")] >> side("west") & 1
    assert state.new_cities == BOARD.new_cities
    blocked = [BOARD.starts[n] for n in range(len(BOARD.starts)) if not state.starts >> n & 1]
    assert any(start.city == city("Churchill") and start.side == side("west") for start in blocked)


def put(*path):
    """A change of data: the last of `path` is put in the place that the others name."""

    def change(data):
        *way, last, value = path
        spot = data
        for step in way:
            spot = spot[step]
        spot[last] = value

    return change


FERRY = card("Ferry Line")

BAD = [
    # kinds and shapes
    ("a round", put("extra", 1), "unknown field `extra`"),
    ("a round", put("players", 6), "at `$.players`"),
    ("a round", put("cash", 0, -1), "at `$.cash[0]`"),
    ("a round", put("engine", 0, 9), "at `$.engine[0]`"),
    ("a round", put("step", ENDED + 1), "at `$.step`"),
    ("a round", put("round", 3), "at `$.round`"),
    ("a round", put("first", 3), "first: expected a seat"),
    ("a round", put("cash", [0, 0]), "cash: expected one entry for each of 3 seats"),
    ("a round", put("held", []), "held: expected one entry for each of 3 seats"),
    ("a round", put("acted", 3), "acted: expected less than 3"),
    ("a round", put("turn", 1), "turn: expected the seat whose turn it is after those that have acted"),
    ("a round", put("turn_number", 41), "turn_number: expected at most 40"),
    ("a round", put("delivered", 0, [5]), "delivered[0]: expected different numbers below 5, ascending"),
    ("a round", put("delivered", 0, [2, 1]), "delivered[0]: expected different numbers below 5, ascending"),
    ("a round", put("claimed", [-1]), "claimed: expected a seat or -1 for each of 12 major lines"),
    ("a round", put("claimed", 0, 3), "claimed: expected a seat or -1 for each of 12 major lines"),
    # barons
    ("a round", put("dealt", 0, [0]), "at `$.dealt[0]`"),
    ("a round", put("dealt", 0, [0, 12]), "dealt: expected different barons below 12"),
    ("a round", put("dealt", 0, [0, 0]), "dealt: expected different barons below 12"),
    ("a round", put("kept", 0, -1), "kept[0]: expected one of the barons dealt"),
    ("the opening", put("kept", [0, 1, 2]), "expected -1 before the choice"),
    # cubes
    ("a round", put("cubes", []), "cubes: expected 50 lists of 5 numbers"),
    ("a round", put("bag", [25] * 4), "bag: expected one number for each of 5 colours"),
    ("a round", put("bag", 1, 25), "cubes: expected at most 25 blue ones with the bag's"),
    ("a round", put("demand", []), "demand: expected a colour or -1 for each of 50 cities"),
    ("a round", put("demand", 0, 5), "demand: expected a colour or -1 for each of 50 cities"),
    ("a round", put("demand", city("Toronto"), 0), "expected the printed colour"),
    ("a round", put("demand", city("Nelson"), 0), "demand: expected at most 0 new red cities"),
    ("a round", put("empty", [city("Windsor")]), "empty: expected cities without cubes"),
    ("a round", put("empty", list(range(12))), "empty: expected at most 11 cities"),
    ("a round", put("empty", [50]), "empty: expected different numbers below 50, ascending"),
    # cards
    ("a round", put("display", [0]), "display: expected one number for each of 30 cards"),
    ("a round", put("held", 1, [0]), "held[1]: expected one number for each of 30 cards"),
    ("a round", put("deck", FERRY, 7), "display: expected at most 6 of Ferry Line in all"),
    ("a round", put("held", 0, card("Mines"), 1), "held: expected nobody with Mines, which is not kept"),
    ("a round", put("held", 0, card("First Freight"), 1), "held: expected nobody with First Freight"),
    # track
    ("a round", put("links", 0, "owner", 3), "links[0].owner: expected a seat"),
    ("a round", put("links", 0, "city", 50), "links[0].city: expected a city"),
    ("a round", put("links", 0, "side", 2), "links[0].side: expected a side with a hex beyond it"),
    ("a round", put("links", 0, "side", 6), "at `$.links[0].side`"),
    ("a round", put("links", 0, "tiles", []), "links[0].tiles: expected tiles from one city to another"),
    ("a round", put("links", 0, "tiles", [[1, 2]]), "at `$.links[0].tiles[0]`"),
    (
        "a round",
        put("links", 0, "tiles", 0, [0, 0, 3]),
        "links[0].tiles[0]: expected the hex and side where the track goes on",
    ),
    ("a round", put("links", 0, "tiles", 0, 2, 9), "links[0].tiles[0]: expected no sharp curve"),
    (
        "a round",
        put("links", 2, WHOLE["a round"]["links"][0]),
        "links[2].tiles[0]: expected sides that no track crosses",
    ),
    (
        "a round",
        put("unfinished", 0, track("Ann", "Ottawa", "east", "east")),
        "unfinished[0].tiles: expected an end outside the cities",
    ),
    (
        "a round",
        put("unfinished", 0, track("Ann", "Churchill", "west")),
        "unfinished[0].tiles: expected one tile or more",
    ),
    (
        "a round",
        put("unfinished", [track("Ann", "Ottawa", "east", "north-west")]),
        "unfinished[0].tiles[0]: expected no sharp curve",
    ),
    ("laying", put("building", "owner", 1), "building.owner: expected the seat that decides"),
    ("laying", put("laid", 2), "laid: expected no more than the tiles of the track"),
    ("laying", put("laid", 4), "at `$.laid`"),
    ("laying", put("building", None), "building: expected one while track is laid"),
    ("a round", put("uses", 1), "laid: expected nothing laid or used while no track is laid"),
    # decisions
    ("an auction", put("auction", None), "auction: expected one while there is bidding"),
    ("an auction", put("auction", "turn", 0), "auction.turn: expected the seat that decides"),
    ("an auction", put("auction", "still_in", [0]), "auction.still_in: expected the seat that decides"),
    ("an auction", put("auction", "still_in", [3]), "auction.still_in: expected different seats"),
    ("an auction", put("auction", "high", 2500), "auction.high: expected a multiple of 1000"),
    ("an auction", put("auction", "high", 41000), "auction.high: expected at least 1000"),
    ("an auction", put("auction", "leader", -1), "auction.high: expected 0 before the first bid"),
    ("drawing", put("draw_city", -1), "draw_city: expected a city while cubes are drawn"),
    ("drawing", put("draw_city", 50), "draw_city: expected a city below 50 or -1"),
    ("drawing", put("draws_left", 0), "draws_left: expected a number while cubes are drawn"),
    ("drawing", put("bag", [0] * 5), "bag: expected a cube to draw"),
    ("mining", put("drawn", [7]), "drawn: expected different numbers below 5, ascending"),
    ("a new card", put("deck", [0] * 30), "deck: expected a card to turn over"),
    ("upgrading", put("held", [[0] * 30] * 3), "held: expected the card that may be used"),
    ("one more", put("held", [[0] * 30] * 3), "held: expected the card that may be used"),
    ("upgrading", put("engine", 0, 8), "engine: expected a level below 8"),
    ("a round", put("step", UPGRADE), "held: expected the card that may be used"),
    ("a round", put("step", MORE), "held: expected the card that may be used"),
    ("delivering", put("engine", 0, 1), "step: expected a decision that can be made"),
    ("over", put("ended", 0), "ended: expected a reason when the game is over"),
    ("a round", put("ended", 1), "ended: expected a reason when the game is over"),
    ("over", put("last_turn", 6), "last_turn: expected the turn in which the game ended"),
    ("a round", put("last_turn", 4), "last_turn: expected this turn, the next one or -1"),
]


@pytest.mark.parametrize(("name", "change", "told"), BAD)
def test_data_that_contradict_are_refused_with_the_place(name, change, told):
    assert_data_refused(GAME, WHOLE[name], change, told)


def test_a_third_track_in_a_hex_is_refused():
    ways = [
        track("Ben", "Regina", "east", "east"),
        track("Ann", "Saskatoon", "east", "south-east", "south-east", "south-east"),
        track("Cleo", "Winnipeg", "north-west", "west", "south-west", "south-west"),
    ]
    with pytest.raises(BadData, match=r"unfinished\[2\].tiles\[2\]: expected a hex with room, found 11,9"):
        position(unfinished=ways)
    assert position(unfinished=ways[:2]).tracks_in[place("11,9")] == 2
