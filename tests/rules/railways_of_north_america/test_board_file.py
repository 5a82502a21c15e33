"""The board of Railways of North America: its figures, and what is wrong in a board file, with its place."""

import pytest

from assets import asset
from game.rules.boards import BoardError
from game.rules.hexgrid import distance, neighbors
from game.rules.messages import AnyOf
from game.rules.railways_of_north_america.board import USES_GRANT, USES_TUNNEL, load_board
from game.rules.railways_of_north_america.track import OPPOSITE, SIDES_OF
from game.rules.schema_errors import SchemaError
from game.rules.validation import BoardErrorCode
from tests.helpers.boards import with_change
from tests.helpers.railways_of_north_america.building import BOARD, card, city, place
from tests.helpers.refusals import assert_file_refused, named, refused

PRINTED = asset("boards", "railways_of_north_america.toml").read_text()


def test_the_figures():
    assert len(BOARD.hexes) == len(BOARD.terrain) == 366
    assert len(BOARD.cities) == 50
    assert sum(printed.cubes for printed in BOARD.cities) == 120
    assert sum(printed.colour < 0 for printed in BOARD.cities) == 26
    assert dict(zip(BOARD.colours, BOARD.goods, strict=True)) == dict.fromkeys(BOARD.colours, 25)
    setup = BOARD.data.setup
    assert (setup.bond, setup.bond_interest, setup.locomotives_per_player) == (5000, 1000, 25)
    assert setup.empty_city_markers == {2: 9, 3: 11, 4: 13, 5: 15}
    assert [BOARD.engine_price(level) for level in range(2, 9)] == [
        thousands * 1000 for thousands in (5, 10, 15, 20, 25, 30, 35)
    ]
    assert (BOARD.data.cost.urbanize, BOARD.data.cost.mine) == (10000, 10000)


def test_the_operations_cards():
    start = [printed.name for printed in BOARD.operations if printed.when == "start"]
    assert start == ["First Freight", "Fast Freight", "Speed Record"]
    copies = {printed.name: printed.copies for printed in BOARD.operations}
    assert copies["Ferry Line"] == 6
    assert (copies["Mines"], copies["Tunnel Engineer"]) == (6, 6)
    assert BOARD.operations[BOARD.ferry_card].name == "Ferry Line"
    assert BOARD.hotels[city("Toronto")] == [card("Hotel: Toronto")]
    hotels = [printed for printed in BOARD.operations if printed.effect == "hotel"]
    assert {BOARD.cities[printed.city].name: printed.points for printed in hotels} == {
        "Montreal": 1,
        "Toronto": 2,
        "Winnipeg": 1,
        "Vancouver": 2,
        "Quebec": 2,
        "Ottawa": 1,
        "Halifax": 2,
        "Calgary": 1,
    }
    charter = BOARD.operations[card("Capital Charter: Ottawa")]
    assert (charter.points, charter.most) == (2, 6)


def test_near_hexes_are_mutual():
    for number, near in enumerate(BOARD.near):
        assert [BOARD.hexes[n] for n in near if n >= 0] == [
            spot for spot in neighbors(BOARD.hexes[number]) if spot in BOARD.hex_at
        ]
        for side, there in enumerate(near):
            assert there < 0 or BOARD.near[there][OPPOSITE[side]] == number
            assert (BOARD.edges[number] >> side & 1) == (there < 0)


def test_ridges_lie_between_neighbours_on_both_sides():
    sides = 0
    for number, mask in enumerate(BOARD.ridges):
        for side in SIDES_OF[mask]:
            there = BOARD.near[number][side]
            assert distance(BOARD.hexes[number], BOARD.hexes[there]) == 1
            assert BOARD.ridges[there] >> OPPOSITE[side] & 1
            sides += 1
    assert sides == 2 * len(BOARD.data.ridges.sides) == 56


def test_every_city_can_be_reached():
    assert {start.city for start in BOARD.starts} == set(range(50))
    seen, left = {0}, [0]
    while left:
        for there in BOARD.near[left.pop()]:
            if there >= 0 and there not in seen:
                seen.add(there)
                left.append(there)
    assert {printed.hex for printed in BOARD.cities} <= seen


def test_prices_with_cards():
    open_, mountain = place("11,9"), place("4,9")
    assert [BOARD.ground[uses][open_] for uses in (0, USES_TUNNEL, USES_GRANT)] == [2000, 2000, 0]
    assert [BOARD.ground[uses][mountain] for uses in (0, USES_TUNNEL, USES_GRANT)] == [4000, 2000, 4000]


def test_names_of_hexes_differ():
    names = [BOARD.hex_name(number) for number in range(len(BOARD.hexes))]
    assert len(set(names)) == len(names)


FIRST_RIDGE = "[[1, 4], [2, 4]]"
OTHER_CUBES = sum(printed.cubes for printed in BOARD.cities if printed.name != "Whitehorse")
WHITEHORSE = 'name = "Whitehorse"\nhex = [1, 1]\ncolour = "grey"\ncubes = 1'
SNOW = "snow_line = [6, 6,"

MISTAKES = [
    # the map
    (
        "unknown letter",
        '"^^^^....~~',
        '"^^^^....~X',
        "grid.rows[0]",
        BoardErrorCode.LETTER(letters=". ~ ^ F #", found="X"),
    ),
    ("short row", '"^^^^....~~', '"^^^^....~', "grid.rows", BoardErrorCode.UNEVEN_ROWS()),
    ("other orientation", '"pointy-top"', '"flat-top"', "grid.orientation", SchemaError.KNOWN),
    ("short snow line", SNOW, "snow_line = [6,", "grid.snow_line", BoardErrorCode.SNOW_LINE(columns=38)),
    (
        "ridge off the map",
        FIRST_RIDGE,
        "[[0, 2], [1, 2]]",
        "ridges.sides[0]",
        BoardErrorCode.OUTSIDE(found="[0, 2]"),
    ),
    (
        "ridge between strangers",
        FIRST_RIDGE,
        "[[1, 4], [3, 4]]",
        "ridges.sides[0]",
        BoardErrorCode.NOT_NEAR(),
    ),
    (
        "ridge twice",
        FIRST_RIDGE,
        f"{FIRST_RIDGE}, [[2, 4], [1, 4]]",
        "ridges.sides[1]",
        BoardErrorCode.RIDGE_TWICE(),
    ),
    ("ridge of three", FIRST_RIDGE, "[[1, 4], [2, 4], [2, 5]]", "ridges.sides[0]", SchemaError.LENGTH),
    # money
    (
        "interest of a bond",
        "bond_interest = 1000",
        "bond_interest = 5000",
        "setup.bond_interest",
        BoardErrorCode.LESS(than="setup.bond"),
    ),
    # cities
    (
        "city off the map",
        "hex = [1, 1]",
        "hex = [0, 2]",
        "cities[0].hex",
        BoardErrorCode.OUTSIDE(found="[0, 2]"),
    ),
    ("city on a ferry", "hex = [1, 1]", "hex = [1, 8]", "cities[0].hex", BoardErrorCode.FERRY()),
    (
        "two cities in a hex",
        "hex = [7, 0]",
        "hex = [1, 1]",
        "cities[1].hex",
        BoardErrorCode.HEX_TAKEN(found="[1, 1]", name="Whitehorse"),
    ),
    ("city twice", '"Hay River"', '"Whitehorse"', "cities", BoardErrorCode.TWO_CITIES()),
    ("city without name", '"Hay River"', '""', "cities[1].name", SchemaError.NAME()),
    (
        "strange colour",
        WHITEHORSE,
        WHITEHORSE.replace("grey", "green"),
        "cities[0].colour",
        SchemaError.ONE_OF,
    ),
    (
        "city without cubes",
        WHITEHORSE,
        WHITEHORSE.replace("cubes = 1", "cubes = 0"),
        "cities[0].cubes",
        SchemaError.AT_LEAST,
    ),
    (
        "too many cubes",
        WHITEHORSE,
        WHITEHORSE.replace("cubes = 1", f"cubes = {126 - OTHER_CUBES}"),
        "cities",
        BoardErrorCode.AT_MOST(maximum=125, found=126),
    ),
    # figures
    ("no price", "open = 2000", "open = 0", "cost.open", SchemaError.AT_LEAST),
    ("engine prices", "30000, 35000]", "30000]", "cost.engine", BoardErrorCode.COUNT(expected=7, found=6)),
    ("new city of no colour", "{ yellow = 3", "{ green = 3", "setup.new_cities", SchemaError.ONE_OF),
    (
        "markers missing",
        "{ 2 = 9, 3",
        "{ 3",
        "setup.empty_city_markers",
        BoardErrorCode.FIGURES(minimum=2, maximum=5),
    ),
    (
        "short income",
        "  0, 3, 5, 6,",
        "  0, 3, 5,",
        "income.thousands",
        BoardErrorCode.COUNT(expected=100, found=99),
    ),
    (
        "odd bid",
        "highest_bid = 40000",
        "highest_bid = 40500",
        "auction.highest_bid",
        BoardErrorCode.MULTIPLE(step="auction.step"),
    ),
    # major lines
    (
        "line of no city",
        'ends = ["Vancouver", "Montreal"]',
        'ends = ["Vancouver", "Boston"]',
        "major_lines[0].ends",
        BoardErrorCode.NO_CITY(found="Boston"),
    ),
    (
        "line of one city",
        'ends = ["Vancouver", "Montreal"]',
        'ends = ["Vancouver", "Vancouver"]',
        "major_lines[0].ends",
        BoardErrorCode.SAME_CITY(found="Vancouver"),
    ),
    ("line twice", '"Kicking Horse"', '"The Last Spike"', "major_lines", BoardErrorCode.SAME_NAMES()),
    # barons
    ("strange task", 'task = "connect"', 'task = "conect"', "barons[0].task", SchemaError.KNOWN),
    ("baron twice", '"Charles M. Hays"', '"William Van Horne"', "barons", BoardErrorCode.SAME_NAMES()),
    (
        "task without cities",
        'cities = ["Vancouver", "Winnipeg"]\n',
        "",
        "barons[0].cities",
        BoardErrorCode.KEY_NEEDED(of="connect"),
    ),
    (
        "task of one city",
        'cities = ["Vancouver", "Winnipeg"]\n',
        'cities = ["Vancouver"]\n',
        "barons[0].cities",
        BoardErrorCode.TWO_CITIES(),
    ),
    (
        "task of no city",
        'cities = ["Vancouver", "Winnipeg"]\n',
        'cities = ["Vancouver", "Boston"]\n',
        "barons[0].cities",
        BoardErrorCode.NO_CITY(found="Boston"),
    ),
    (
        "more than the cities",
        '"Ottawa"]\nat_least = 5',
        '"Ottawa"]\nat_least = 6',
        "barons[5].at_least",
        BoardErrorCode.AT_MOST(maximum=5, found=6),
    ),
    (
        "figure for no task",
        'task = "longest_chain"',
        'task = "longest_chain"\nat_least = 3',
        "barons[4].at_least",
        BoardErrorCode.NO_KEY(of="longest_chain"),
    ),
    # operations
    ("strange effect", 'effect = "ferry"', 'effect = "fery"', "operations[3].effect", SchemaError.KNOWN),
    (
        "kind and effect",
        'kind = "keep"\neffect = "ferry"',
        'kind = "permanent"\neffect = "ferry"',
        "operations[3].kind",
        BoardErrorCode.CARD_KIND(kind=AnyOf(("keep",)), of="ferry"),
    ),
    ("no copies", "copies = 6", "copies = 0", "operations[3].copies", SchemaError.AT_LEAST),
    ("card twice", '"Fast Freight"', '"First Freight"', "operations", BoardErrorCode.SAME_NAMES()),
    ("hotel nowhere", 'city = "Montreal"\n', "", "operations[4].city", BoardErrorCode.KEY_NEEDED(of="hotel")),
    (
        "hotel in no city",
        'city = "Montreal"\n',
        'city = "Boston"\n',
        "operations[4].city",
        BoardErrorCode.NO_CITY(found="Boston"),
    ),
    (
        "ferry with points",
        "copies = 6",
        "copies = 6\npoints = 1",
        "operations[3].points",
        BoardErrorCode.NO_KEY(of="ferry"),
    ),
    (
        "two kinds of ferry",
        'effect = "tunnel"',
        'effect = "ferry"',
        "operations[20].effect",
        BoardErrorCode.ONE_CARD(of="ferry"),
    ),
]


@pytest.mark.parametrize(("old", "new", "place", "told"), named(MISTAKES))
def test_a_mistake_in_the_board_file_is_named_with_its_place(tmp_path, old, new, place, told):
    assert_file_refused(load_board, with_change(tmp_path, PRINTED, old, new), told, place)


def test_too_few_cards_and_barons(tmp_path):
    path = tmp_path / "board.toml"
    path.write_text(PRINTED.replace('when = "deck"', 'when = "start"'))
    with refused(BoardError, BoardErrorCode.AT_LEAST(minimum=10, found=0), "operations"):
        load_board(path)
    parts = PRINTED.split("[[barons]]")
    path.write_text(
        "[[barons]]".join(parts[:9]) + "\n[[operations]]" + parts[-1].split("[[operations]]", 1)[1]
    )
    with refused(BoardError, BoardErrorCode.AT_LEAST(minimum=10, found=8), "barons"):
        load_board(path)


def test_an_edited_board_can_be_used(tmp_path):
    board = load_board(with_change(tmp_path, PRINTED, "mountain = 4000", "mountain = 5000"))
    assert board.ground[0][board.hex_at[(4, 9)]] == 5000
    assert board.ground[USES_TUNNEL][board.hex_at[(4, 9)]] == 2500


def test_a_deck_without_special_cards_can_be_used(tmp_path):
    head, cards = PRINTED.split("[[operations]]", 1)
    kept = [text for text in cards.split("[[operations]]") if 'effect = "hotel"' in text]
    path = tmp_path / "board.toml"
    path.write_text(
        head + "".join(f"[[operations]]{text.replace('copies = 1', 'copies = 2')}" for text in kept)
    )
    board = load_board(path)
    assert (board.ferry_card, board.train_card, board.executive_card, board.build_cards) == (-1, -1, -1, [])
