"""Illegal moves with the reason against each, and the text forms of moves."""

from game.rules.american_rails.message_ids import Refusal, Row
from game.rules.american_rails.moves import (
    Bid,
    ChooseAction,
    Decline,
    Develop,
    Finish,
    Fund,
    LayTrack,
    PassBid,
    PlaceStart,
    PutUp,
    TakeFromBank,
    TakeFromPlayers,
)
from game.rules.auction import BidRefusal
from game.rules.codecs import MoveParseErrorCode
from game.rules.contract import NOT_NOW, Move
from tests.helpers.american_rails.building import BOARD, COMPANIES, company, place, position, preparation
from tests.helpers.play import after, play


def opening():
    """A game for three without Liberty: Rick puts up the first share."""
    return preparation(3, absent="Liberty")


def bidding():
    """Rick has bid $20 for American; it is Mike's turn, who has $30."""
    return after(position(cash=[40, 30, 20], absent="Liberty"), "choose auction", "put up American", "bid 20")


def start():
    """Mike has bought the first share of National; American is in Boston."""
    state = after(opening(), "put up American", "bid 10", "pass", "pass", "start in Boston")
    return after(state, "put up National", "bid 10", "pass", "pass")


def year(**told):
    """Rick holds American and National, Mike Majestic; Liberty is not in the game."""
    told = {
        "absent": "Liberty",
        "treasury": {"American": 20, "National": 4},
        "shares": {"Rick": {"American": 1, "National": 2}, "Mike": {"Majestic": 1}},
        "track": {"American": ["Cincinnati"], "National": ["5,5"], "Majestic": ["6,4", "Chicago"]},
    } | told
    return position(**told)


def row(key, *texts, **told):
    """Rick has chosen a row, and played some moves of it."""
    return after(year(**told), f"choose {key}", *texts)


def expansion(*texts, **told):
    """Rick has chosen Expand 3."""
    return row("expand_3", *texts, **told)


def ended():
    """The year 1857 is over."""
    state = year(year=1857)
    for _ in range(3):
        play(state, "choose pass", "choose develop", "decline", "choose fund_5", "decline")
    return state


def towns_with_houses():
    """Twelve houses stand."""
    towns = [city.name for city in BOARD.cities if not city.hub][:12]
    return row(
        "develop",
        track={"American": [*towns, "Mobile"], "National": ["5,5"], "Majestic": ["6,4"]},
        houses=towns,
    )


CASES = [
    # putting up
    (opening, "put up Liberty", Refusal.ABSENT(company="Liberty")),
    (opening, PutUp(6), Refusal.NO_COMPANY()),
    (opening, PutUp(-1), Refusal.NO_COMPANY()),
    (start, "put up Majestic", Refusal.NO_SALE()),
    (
        lambda: after(opening(), "put up American", "bid 10", "pass", "pass", "start in Boston"),
        "put up American",
        Refusal.PUT_UP_BEFORE(company="American"),
    ),
    (year, "put up American", Refusal.NO_SALE()),
    (lambda: row("fund_5"), "put up American", Refusal.NO_SALE()),
    (
        lambda: row("auction", removed={"Republic": 3}),
        "put up Republic",
        Refusal.SOLD_OUT(company="Republic"),
    ),
    # bidding
    (opening, "bid 10", Refusal.NO_AUCTION()),
    (opening, "pass", Refusal.NO_AUCTION()),
    (start, "pass", Refusal.NO_AUCTION()),
    (lambda: after(opening(), "put up American"), "bid 9", BidRefusal.TOO_LOW(lowest=10)),
    (bidding, "bid 20", BidRefusal.TOO_LOW(lowest=21)),
    (bidding, "bid 31", BidRefusal.TOO_HIGH(cash=30)),
    (bidding, "choose pass", Refusal.NO_MARKER()),
    # the first cube
    (opening, "start in Boston", Refusal.NO_START()),
    (start, "start in 5,5", Refusal.START_OUTSIDE()),
    (start, PlaceStart(-3), Refusal.START_OUTSIDE()),
    (start, PlaceStart(999), Refusal.START_OUTSIDE()),
    (start, "start in Boston", Refusal.START_TAKEN(hex="Boston")),
    # the action track
    (opening, "choose pass", Refusal.NO_MARKER()),
    (lambda: row("pass"), "choose pass", Refusal.ROW_TAKEN(action=Row.PASS())),
    (lambda: row("take_2", "decline"), "choose take_2", Refusal.ROW_TAKEN(action=Row.TAKE())),
    (year, ChooseAction(7), Refusal.NO_ROW()),
    (year, ChooseAction(-1), Refusal.NO_ROW()),
    (year, "decline", Refusal.NO_ACTION()),
    (lambda: expansion("lay American 7,5"), "decline", Refusal.CUBE_LAID()),
    (year, "finish", Refusal.NO_EXPANSION()),
    (lambda: row("develop"), "finish", Refusal.NO_EXPANSION()),
    (lambda: row("take_2"), "finish", Refusal.NO_EXPANSION()),
    (expansion, "finish", Refusal.NO_CUBE_LAID()),
    # develop
    (year, "develop Cincinnati", Refusal.NO_BUILDING()),
    (towns_with_houses, "develop Mobile", Refusal.NO_HOUSES()),
    (lambda: row("develop"), "develop 5,5", Refusal.HOUSE_OUTSIDE()),
    (lambda: row("develop"), Develop(999), Refusal.HOUSE_OUTSIDE()),
    (
        lambda: row("develop", houses=["Cincinnati"]),
        "develop Cincinnati",
        Refusal.HOUSE_STANDS(hex="Cincinnati"),
    ),
    (lambda: row("develop"), "develop Chicago", Refusal.HUB(hex="Chicago")),
    (lambda: row("develop"), "develop Detroit", Refusal.NO_TRACK_THERE(hex="Detroit")),
    # fund, take
    (year, "fund American", Refusal.NO_FUNDING()),
    (lambda: row("fund_5"), "fund Liberty", Refusal.ABSENT(company="Liberty")),
    (lambda: row("fund_5"), Fund(6), Refusal.NO_COMPANY()),
    (year, "take from bank", Refusal.NO_TAKING()),
    (lambda: row("fund_5"), "take from players", Refusal.NO_TAKING()),
    (lambda: expansion("lay American 7,5"), "take from bank", Refusal.NO_TAKING()),
    (
        lambda: row("take_2", "lay American 7,5", players=4, absent=None),
        "take from bank",
        Refusal.CUBE_INSTEAD(),
    ),
    # expand
    (year, "lay American 7,5", Refusal.NO_LAYING()),
    (lambda: row("take_2"), "lay American 7,5", Refusal.NO_LAYING()),
    (expansion, "lay Liberty 7,5", Refusal.ABSENT(company="Liberty")),
    (expansion, LayTrack(6, 0), Refusal.NO_COMPANY()),
    (expansion, LayTrack(0, -1), Refusal.NO_HEX()),
    (expansion, LayTrack(0, 999), Refusal.NO_HEX()),
    (expansion, "lay Majestic 6,3", Refusal.NO_SHARE(company="Majestic")),
    (expansion, "lay Republic Boston", Refusal.NO_TRACK(company="Republic")),
    (
        lambda: expansion(
            track={
                "American": ["Cincinnati"],
                "National": [BOARD.hex_name(h) for h, kind in enumerate(BOARD.terrain) if kind == "P"][:28],
                "Majestic": ["6,4"],
            }
        ),
        "lay National Boston",
        Refusal.NO_CUBES(company="National"),
    ),
    (expansion, "lay American Cincinnati", Refusal.CUBE_THERE(company="American")),
    (expansion, "lay American Boston", Refusal.NOT_NEXT(company="American")),
    (
        lambda: expansion(
            track={"American": ["Cincinnati"], "National": ["5,5", "7,5"], "Majestic": ["6,4"]}
        ),
        "lay American 7,5",
        Refusal.FOREST_FULL(),
    ),
    (
        lambda: expansion(track={"American": ["Roanoke"], "National": ["9,7"], "Majestic": ["6,4"]}),
        "lay American 9,7",
        Refusal.MOUNTAIN_FULL(),
    ),
    (
        lambda: expansion("lay National 4,5"),
        "lay National Cincinnati",
        Refusal.TOO_DEAR(company="National", cost=4, treasury=1),
    ),
    # anything else
    (ended, "choose pass", Refusal.OVER()),
    (ended, "bid 10", Refusal.OVER()),
    (year, Move(), NOT_NOW),
]
GIVEN = frozenset({*Refusal, *BidRefusal, NOT_NOW.id})
"""Every reason that the rules have."""
LEGAL = (expansion,)
"""Where the legal moves are looked at too."""


TEXTS = {
    "put up Liberty": PutUp(company("Liberty")),
    "bid 17": Bid(17),
    "pass": PassBid(),
    "start in St. Louis": PlaceStart(place("St. Louis")),
    "choose take_2": ChooseAction(3),
    "decline": Decline(),
    "develop Charleston, W. Va.": Develop(place("Charleston, W. Va.")),
    "fund American": Fund(0),
    "take from bank": TakeFromBank(),
    "take from players": TakeFromPlayers(),
    "lay Republic 5,9": LayTrack(company("Republic"), BOARD.hex_at[5, 9]),
    "finish": Finish(),
}

hexes, companies = range(len(BOARD.hexes)), range(len(COMPANIES))
MOVES = [
    *(LayTrack(c, h) for c in companies for h in hexes),
    *(kind(h) for kind in (Develop, PlaceStart) for h in hexes),
    *(kind(c) for kind in (Fund, PutUp) for c in companies),
    *(ChooseAction(row) for row in range(len(BOARD.rows))),
    *(Bid(amount) for amount in (10, 99, 512, 513, 100_000)),
]
"""Moves that differ in what their texts name."""

UNREADABLE = [
    ("", MoveParseErrorCode.NO_MOVE),
    ("lie American Boston", MoveParseErrorCode.NO_MOVE),
    ("lay Pacific Boston", MoveParseErrorCode.NO_NAME(expected="what-company", found="Pacific Boston")),
    ("lay American London", MoveParseErrorCode.NO_NAME(expected="what-hex", found="London")),
    ("lay American 0,0", MoveParseErrorCode.NO_NAME(expected="what-hex", found="0,0")),
    ("lay American", MoveParseErrorCode.NO_NAME(expected="what-hex", found="")),
    ("choose expand_2", MoveParseErrorCode.NO_NAME(expected="what-row", found="expand_2")),
    ("bid ten", MoveParseErrorCode.NO_AMOUNT(found="ten")),
    ("bid $10", MoveParseErrorCode.NO_AMOUNT(found="$10")),
    ("decline all", MoveParseErrorCode.LEFT_OVER(text="decline all", rest="all")),
    ("take from", MoveParseErrorCode.NO_MOVE),
]
"""Texts that are no moves, and what is said of them."""
