"""The board of New England Railways and its decks, and what is wrong in a board file, with its place."""

import random
import re
from itertools import pairwise

import pytest

from assets import asset
from game.rules.boards import BoardError
from game.rules.new_england_railways import NewEnglandRailways
from game.rules.new_england_railways.board import ROLLS, load_board
from game.rules.new_england_railways.message_ids import Ask, Refusal
from game.rules.new_england_railways.moves import Borrow, Retire
from game.rules.schema_errors import SchemaError
from game.rules.validation import BoardErrorCode
from tests.helpers.boards import with_change
from tests.helpers.new_england_railways.building import BOARD, LINKS, city, colour, link
from tests.helpers.play import legal, play, why_not
from tests.helpers.refusals import assert_file_refused, named, refused

PRINTED = asset("boards", "new_england_railways.toml").read_text()


def test_what_the_rulebook_names():
    """Its cities, links and their figures, its growth card and its demands."""
    named = ["Boston", "Providence", "Worcester", "Lowell", "Kingston", "Rutland", "Hartford", "Manchester"]
    assert {*named, "Portland", "New Haven", "Plainfield"} <= {printed.name for printed in BOARD.cities}
    for name in (
        "Boston-Providence",
        "Boston-Worcester",
        "Providence-Worcester",
        "Boston-Lowell",
        "Kingston-Providence",
        "Hartford-New Haven",
        "Hartford-Plainfield",
        "Plainfield-Providence",
    ):
        assert name in LINKS
    assert BOARD.links[link("Boston-Providence")].number == 5
    assert {city("Worcester"), city("Portland")} in [set(card) for card in BOARD.growth]
    assert BOARD.demand[city("Worcester")] == colour("purple")
    assert BOARD.demand[city("New Haven")] == colour("blue")
    assert BOARD.data.setup.links_offered == {3: 2, 4: 3, 5: 4, 6: 5}
    assert (BOARD.unit, BOARD.service_per_unit, BOARD.data.setup.money) == (10, 2, 10)


def test_the_network_is_in_one_piece():
    seen, left = {0}, [0]
    while left:
        here = left.pop()
        for number in BOARD.links_of[here]:
            found = BOARD.links[number]
            there = found.b if found.a == here else found.a
            if there not in seen:
                seen.add(there)
                left.append(there)
    assert len(seen) == len(BOARD.cities) == 20


def test_routes_keep_the_rules_of_shipping():
    """At most five links, no city twice, the end and no city before it wants the cube; each once."""
    for place, routes in enumerate(BOARD.routes):
        origin, wanted = divmod(place, len(BOARD.colours))
        assert len({move for _, move in routes}) == len(routes)
        for used, move in routes:
            assert (move.route[0], move.colour) == (origin, wanted)
            assert 2 <= len(move.route) <= 6
            assert len(set(move.route)) == len(move.route)
            assert [BOARD.demand[spot] == wanted for spot in move.route[1:]].index(True) == len(
                move.route
            ) - 2
            links = BOARD.links_on(move.route)
            assert used == sum(1 << number for number in links)
            for (a, b), number in zip(pairwise(move.route), links, strict=True):
                assert {a, b} == {BOARD.links[number].a, BOARD.links[number].b}


def test_rolls_are_those_of_two_dice():
    assert len(ROLLS) == 21
    assert sum(weight for _, weight in ROLLS) == 36


def test_loans_and_repayments_in_units():
    assert BOARD.borrowings(0, 30) == [Borrow(10), Borrow(20), Borrow(30)]
    assert BOARD.borrowings(20, 30) == [Borrow(20), Borrow(30)]
    assert BOARD.borrowings(1000, 1000) == [Borrow(1000)]
    assert BOARD.retirements(29) == [Retire(10), Retire(20)]
    assert BOARD.retirements(9) == []
    assert BOARD.retirements(2000)[-1] == Retire(2000)
    BOARD.retirements(30).clear()
    assert len(BOARD.retirements(30)) == 3


MISTAKES = [
    ("negative money", "money = 10", "money = -10", "setup.money", SchemaError.AT_LEAST),
    ("no cubes", "blue = 12", "blue = 0", "setup.cubes[...]", SchemaError.AT_LEAST),
    ("colour without a name", "blue = 12", '" " = 12', "setup.cubes", SchemaError.NAME()),
    ("colour of no cube", 'demand = "red"', 'demand = "pink"', "cities[0].demand", SchemaError.ONE_OF),
    ("unknown colour", "blue = 12", "pink = 12", "setup.cubes.pink", SchemaError.ONE_OF),
    ("links missing", "3 = 2, 4", "4", "setup.links_offered", BoardErrorCode.FIGURES(minimum=3, maximum=6)),
    ("links for two", "3 = 2", "2 = 2", "setup.links_offered", BoardErrorCode.FIGURES(minimum=3, maximum=6)),
    ("no link", "3 = 2", "3 = 0", "setup.links_offered[...]", SchemaError.AT_LEAST),
    ("too many links", "3 = 2", "3 = 4", "setup.links_offered.3", BoardErrorCode.AT_MOST(maximum=3, found=4)),
    (
        "first links too few",
        ', ["Kingston", "Providence"]]',
        "]",
        "setup.first_links",
        BoardErrorCode.AT_LEAST(minimum=5, found=4),
    ),
    (
        "first link of nowhere",
        '[["Boston", "Providence"]',
        '[["Boston", "London"]',
        "setup.first_links[0]",
        BoardErrorCode.NO_CITY(found="London"),
    ),
    (
        "first link that is none",
        '[["Boston", "Providence"]',
        '[["Boston", "Albany"]',
        "setup.first_links[0]",
        BoardErrorCode.NO_LINK(found="Boston-Albany"),
    ),
    (
        "first link twice",
        '["Boston", "Worcester"], ["Prov',
        '["Providence", "Boston"], ["Prov',
        "setup.first_links[1]",
        BoardErrorCode.LINK_TWICE(found="Providence-Boston"),
    ),
    (
        "first link of three",
        '[["Boston", "Providence"]',
        '[["Boston"]',
        "setup.first_links[0]",
        SchemaError.LENGTH,
    ),
    (
        "first cube of nowhere",
        '["Rutland", "H',
        '["London", "H',
        "setup.first_cubes",
        BoardErrorCode.NO_CITY(found="London"),
    ),
    ("unit", "unit = 10", "unit = 0", "loans.unit", SchemaError.AT_LEAST),
    (
        "most at once",
        "most_at_once = 100",
        "most_at_once = 95",
        "loans.most_at_once",
        BoardErrorCode.MULTIPLE(step="loans.unit"),
    ),
    ("no most", "most_at_once = 100", "most_at_once = 0", "loans.most_at_once", SchemaError.AT_LEAST),
    (
        "service without end",
        "service_per_unit = 2",
        "service_per_unit = 10",
        "loans.service_per_unit",
        BoardErrorCode.LESS(than="loans.unit"),
    ),
    ("city twice", 'name = "Albany"', 'name = "Boston"', "cities", BoardErrorCode.SAME_NAMES()),
    ("city without a name", 'name = "Albany"', 'name = ""', "cities[0].name", SchemaError.NAME()),
    ("city's place", "at = [60, 392]", "at = [60]", "cities[0].at", SchemaError.LENGTH),
    (
        "link to nowhere",
        'ends = ["Albany", "Rutland"]',
        'ends = ["Albany", "London"]',
        "links[0].ends",
        BoardErrorCode.NO_CITY(found="London"),
    ),
    (
        "link to itself",
        'ends = ["Albany", "Rutland"]',
        'ends = ["Albany", "Albany"]',
        "links[0].ends",
        BoardErrorCode.PAIR_TWICE(),
    ),
    (
        "link twice",
        'ends = ["Albany", "Springfield"]',
        'ends = ["Rutland", "Albany"]',
        "links[1].ends",
        BoardErrorCode.PAIR_TWICE(),
    ),
    ("link too hard", "number = 9", "number = 13", "links[0].number", SchemaError.AT_MOST),
    ("link for nothing", "number = 9", "number = 0", "links[0].number", SchemaError.AT_LEAST),
    (
        "growth of nowhere",
        '["Albany", "Boston"]',
        '["Albany", "London"]',
        "growth.cards[1]",
        BoardErrorCode.NO_CITY(found="London"),
    ),
    ("growth of nothing", '["Albany", "Boston"]', "[]", "growth.cards[1]", SchemaError.LONGER),
    (
        "no growth",
        re.search(r"cards = \[\n.*?\n\]", PRINTED, re.S)[0],
        "cards = []",
        "growth.cards",
        SchemaError.LONGER,
    ),
]


@pytest.mark.parametrize(("old", "new", "place", "told"), named(MISTAKES))
def test_a_mistake_in_the_board_file_is_named_with_its_place(tmp_path, old, new, place, told):
    assert_file_refused(load_board, with_change(tmp_path, PRINTED, old, new), told, place)


def test_more_first_cubes_than_there_are(tmp_path):
    cubes = 'first_cubes = ["Rutland"' + ', "Rutland"' * 36
    path = with_change(tmp_path, PRINTED, 'first_cubes = ["Rutland"', cubes)
    with refused(BoardError, BoardErrorCode.AT_MOST(maximum=46, found=47), "setup.first_cubes"):
        load_board(path)


def test_an_edited_board_can_be_used(tmp_path):
    board = load_board(with_change(tmp_path, PRINTED, "number = 9", "number = 12"))
    assert board.links[0].number == 12


def test_other_loans_are_told_and_reckoned_with(tmp_path):
    text = PRINTED.replace("most_at_once = 100", "most_at_once = 40")
    text = text.replace("service_per_unit = 2", "service_per_unit = 3")
    game = NewEnglandRailways(load_board(with_change(tmp_path, text, "unit = 10", "unit = 20")))
    state = game.new_game(3, {}, random.Random(1))
    assert state.prompt() == Ask.BORROW(unit=20, service=3)
    assert legal(state) == ["borrow 20", "borrow 40", "no loan"]
    assert why_not(state, "borrow 10") == Refusal.NO_LOAN_OF_THIS(unit=20)
    play(state, "borrow 40", "no loan", "no loan")
    assert sorted(state.cash) == [10, 10, 50 - 6]
