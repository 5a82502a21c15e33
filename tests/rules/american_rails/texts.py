"""The text forms of American Rails' moves."""

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
from game.rules.codecs import MoveParseErrorCode
from tests.helpers.american_rails.building import BOARD, COMPANIES, company, place

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
