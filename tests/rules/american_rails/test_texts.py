"""The text forms of American Rails' moves."""

import pytest

from game.rules.american_rails import GAME
from game.rules.american_rails.game import VERBS
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
from tests.helpers.refusals import assert_read_back, assert_text_refused

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


@pytest.mark.parametrize("text", TEXTS)
def test_each_kind_of_move_has_its_text(text):
    assert GAME.write(TEXTS[text]) == text
    assert GAME.read(text) == TEXTS[text]


def test_every_kind_of_move_is_tested():
    assert {type(move) for move in TEXTS.values()} == set(VERBS.values())


def test_every_move_with_a_place_or_a_company_reads_back():
    hexes, companies = range(len(BOARD.hexes)), range(len(COMPANIES))
    moves = [
        *(LayTrack(c, h) for c in companies for h in hexes),
        *(kind(h) for kind in (Develop, PlaceStart) for h in hexes),
        *(kind(c) for kind in (Fund, PutUp) for c in companies),
        *(ChooseAction(row) for row in range(len(BOARD.rows))),
        *(Bid(amount) for amount in (10, 99, 512, 513, 100_000)),
    ]
    assert_read_back(GAME, moves)


@pytest.mark.parametrize(
    ("text", "told"),
    [
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
    ],
)
def test_unreadable_texts_say_what_was_expected(text, told):
    assert_text_refused(GAME, text, told)
