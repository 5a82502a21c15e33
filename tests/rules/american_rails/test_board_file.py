"""The board of American Rails: the printed figures, and what is wrong in a board file, with its place."""

import re

import pytest

from assets import asset
from game.rules.american_rails.board import FULL_HEX, load_board
from game.rules.american_rails.moves import LayTrack
from game.rules.boards import BoardError
from game.rules.hexgrid import neighbors
from game.rules.schema_errors import SchemaError
from game.rules.validation import BoardErrorCode
from tests.helpers.american_rails.building import BOARD, place
from tests.helpers.boards import with_change
from tests.helpers.refusals import assert_file_refused, named, refused

PRINTED = asset("boards", "american_rails.toml").read_text()


def test_the_printed_figures():
    assert len(BOARD.hexes) == len(BOARD.terrain) == len(BOARD.neighbors) == 215
    assert len(BOARD.cities) == BOARD.terrain.count("C") == 39
    assert [(c.name, c.colour, c.cubes, c.shares) for c in BOARD.companies] == [
        ("American", "white", 31, 5),
        ("National", "grey", 29, 4),
        ("Continental", "green", 26, 3),
        ("Majestic", "yellow", 22, 4),
        ("Liberty", "red", 19, 2),
        ("Republic", "blue", 17, 3),
    ]
    assert {city.name for city in BOARD.cities if city.hub} == {
        "New York",
        "Baltimore",
        "Philadelphia",
        "Boston",
        "Chicago",
    }
    assert [{BOARD.cities[city].name for city in pair} for pair in BOARD.pairs] == [
        {"Chicago", "New York"},
        {"Chicago", "Atlanta"},
        {"New York", "Atlanta"},
    ]
    assert BOARD.pair_income == 10
    assert BOARD.data.setup.money == {3: 50, 4: 50, 5: 40}
    assert BOARD.data.setup.exhausted_supplies_to_end == {3: 3, 4: 4, 5: 5}
    assert (BOARD.first_year, BOARD.last_year) == (1851, 1857)
    assert BOARD.rows == ("pass", "develop", "fund_5", "take_2", "expand_3", "auction", "expand_4")


def test_hexes_are_numbered_row_by_row_and_named():
    assert sorted(BOARD.hexes, key=lambda spot: (spot[1], spot[0])) == BOARD.hexes
    assert all(BOARD.hex_at[spot] == number for number, spot in enumerate(BOARD.hexes))
    assert BOARD.hex_name(place("Cincinnati")) == "Cincinnati"
    assert BOARD.hex_name(BOARD.hex_at[(5, 5)]) == "5,5"
    names = [BOARD.hex_name(number) for number in range(len(BOARD.hexes))]
    assert len(set(names)) == len(names)


def test_neighbours_are_mutual_and_on_the_map():
    for number, near in enumerate(BOARD.neighbors):
        spots = {BOARD.hexes[other] for other in near}
        assert spots == set(neighbors(BOARD.hexes[number])) & set(BOARD.hexes)
        assert all(number in BOARD.neighbors[other] for other in near)
        assert BOARD.around[number] == sum(1 << other for other in near)


def test_the_map_is_in_one_piece():
    seen, left = {0}, [0]
    while left:
        for near in BOARD.neighbors[left.pop()]:
            if near not in seen:
                seen.add(near)
                left.append(near)
    assert len(seen) == len(BOARD.hexes)


def test_moves_are_made_once():
    assert BOARD.lay[2][7] == LayTrack(2, 7)
    assert [move.row for move in BOARD.choices[0b1000001]] == [1, 2, 3, 4, 5]
    assert BOARD.dearest < FULL_HEX


LAST_CITY = '[[cities]]\nname = "New Orleans"\nhex = [0, 17]\nfull = 5\nshared = 3\n'
FIRST_COMPANY = 'name = "American"\ncolour = "white"\ncubes = 31\nshares = 5'

MISTAKES = [
    (
        "unknown letter",
        '"OOOOOOOOOOOCFFCFCFFO"',
        '"OOOOOOOOOOOCFFCFCXFO"',
        "grid.rows[0]",
        BoardErrorCode.LETTER(letters="O P F M C", found="X"),
    ),
    (
        "short row",
        '"OOOOOOOOOOOCFFCFCFFO"',
        '"OOOOOOOOOOOCFFCFCFF"',
        "grid.rows",
        BoardErrorCode.UNEVEN_ROWS(),
    ),
    (
        "no rows",
        re.search(r"rows = \[\n(.*?)\n\]", PRINTED, re.S)[0],
        "rows = []",
        "grid.rows",
        BoardErrorCode.UNEVEN_ROWS(),
    ),
    ("other orientation", '"pointy-top"', '"flat-top"', "grid.orientation", SchemaError.KNOWN),
    ("other offset", '"odd-r"', '"even-r"', "grid.offset", SchemaError.KNOWN),
    ("cost below 1", "forest = 3", "forest = 0", "cost.forest", SchemaError.AT_LEAST),
    ("cost above 99", "mountain = 5", "mountain = 255", "cost.mountain", SchemaError.AT_MOST),
    ("row missing", '"take_2", "expand_3"', '"expand_3"', "actions.rows", BoardErrorCode.NOT_EACH_ONCE),
    ("row twice", '"take_2", "expand_3"', '"pass", "expand_3"', "actions.rows", BoardErrorCode.NOT_EACH_ONCE),
    (
        "pair of no city",
        '["Chicago", "New York"]',
        '["Chicago", "Newyork"]',
        "bonus.pairs[0]",
        BoardErrorCode.NO_CITY(found="Newyork"),
    ),
    (
        "pair of one city",
        '["Chicago", "New York"]',
        '["Chicago", "Chicago"]',
        "bonus.pairs[0]",
        BoardErrorCode.SAME_CITY(found="Chicago"),
    ),
    (
        "pair of three",
        '["Chicago", "New York"]',
        '["Chicago", "New York", "Boston"]',
        "bonus.pairs[0]",
        SchemaError.LENGTH,
    ),
    ("years reversed", "[1851, 1857]", "[1857, 1851]", "setup.years", BoardErrorCode.YEARS()),
    ("years without end", "[1851, 1857]", "[1851, 2457]", "setup.years", BoardErrorCode.SPAN(maximum=100)),
    ("years from nought", "[1851, 1857]", "[0, 1857]", "setup.years", BoardErrorCode.SPAN(maximum=100)),
    ("a year too many", "[1851, 1857]", "[1851, 1951]", "setup.years", BoardErrorCode.SPAN(maximum=100)),
    ("year far off", "[1851, 1857]", f"[{2**63}, {2**63 + 6}]", "setup.years[0]", SchemaError.AT_MOST),
    ("year below nought", "[1851, 1857]", "[-3, 3]", "setup.years[0]", SchemaError.AT_LEAST),
    ("money missing", "{ 3 = 50, 4", "{ 4", "setup.money", BoardErrorCode.FIGURES(minimum=3, maximum=5)),
    (
        "ends missing",
        "5 = 5 }",
        "6 = 5 }",
        "setup.exhausted_supplies_to_end",
        BoardErrorCode.FIGURES(minimum=3, maximum=5),
    ),
    ("money negative", "{ 3 = 50", "{ 3 = -1", "setup.money[...]", SchemaError.AT_LEAST),
    ("company twice", '"National"', '"American"', "companies", BoardErrorCode.COMPANIES()),
    ("company without name", '"National"', '""', "companies[1].name", SchemaError.NAME()),
    ("no cubes", "cubes = 31", "cubes = 0", "companies[0].cubes", SchemaError.AT_LEAST),
    ("no shares", "shares = 5", "shares = 0", "companies[0].shares", SchemaError.AT_LEAST),
    (
        "city off the map",
        "hex = [11, 0]",
        "hex = [0, 0]",
        "cities[0].hex",
        BoardErrorCode.NO_HEX(name="Buffalo", found="(0, 0)"),
    ),
    (
        "city in a forest",
        "hex = [11, 0]",
        "hex = [12, 0]",
        "cities[0].hex",
        BoardErrorCode.NO_HEX(name="Buffalo", found="(12, 0)"),
    ),
    (
        "two cities in a hex",
        "hex = [14, 0]",
        "hex = [11, 0]",
        "cities[1].hex",
        BoardErrorCode.HEX_TAKEN(found="(11, 0)", name="Buffalo"),
    ),
    (
        "shared above full",
        "full = 4\nshared = 3",
        "full = 2\nshared = 3",
        "cities[0]",
        BoardErrorCode.LESS_THAN_SHARED(),
    ),
    ("city missing", LAST_CITY, "", "cities", BoardErrorCode.UNNAMED(found=("(0, 17)",))),
    ("city twice", '"Syracuse"', '"Buffalo"', "cities", BoardErrorCode.SAME_NAMES()),
    ("city name padded", '"Syracuse"', '" Syracuse"', "cities[1].name", SchemaError.NAME()),
]


@pytest.mark.parametrize(("old", "new", "place", "told"), named(MISTAKES))
def test_a_mistake_in_the_board_file_is_named_with_its_place(tmp_path, old, new, place, told):
    assert_file_refused(load_board, with_change(tmp_path, PRINTED, old, new), told, place)


def test_one_company_is_not_enough(tmp_path):
    companies = re.search(
        r"(\[\[companies\]\].*?)\[\[companies\]\]\nname = \"National\".*?(?=# full)", PRINTED, re.S
    )
    path = with_change(tmp_path, PRINTED, companies[0], companies[1])
    with refused(BoardError, BoardErrorCode.COMPANIES(), "companies"):
        load_board(path)


def test_a_board_may_last_a_hundred_years(tmp_path):
    board = load_board(with_change(tmp_path, PRINTED, "[1851, 1857]", "[1851, 1950]"))
    assert (board.first_year, board.last_year) == (1851, 1950)


def test_an_edited_board_can_be_used(tmp_path):
    board = load_board(with_change(tmp_path, PRINTED, "mountain = 5", "mountain = 7"))
    assert board.ground_price[board.hex_at[(9, 7)]] == 7
