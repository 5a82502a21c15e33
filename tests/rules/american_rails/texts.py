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
from tests.helpers.american_rails import BOARD, COMPANIES, company, place

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
    ("", "expected one of: put up, bid, pass, start in, choose"),
    ("lie American Boston", "expected one of: put up"),
    ("lay Pacific Boston", "expected a company, found “Pacific Boston”"),
    ("lay American London", "expected a city or a hex, found “London”"),
    ("lay American 0,0", "expected a city or a hex, found “0,0”"),
    ("lay American", "expected a city or a hex, found “”"),
    ("choose expand_2", "expected a row of the action track, found “expand_2”"),
    ("bid ten", "expected a whole number of dollars, found “ten”"),
    ("bid $10", "expected a whole number of dollars, found “$10”"),
    ("decline all", "“all” is left over"),
    ("take from", "expected one of"),
]
"""Texts that are no moves, and what is said of them."""
