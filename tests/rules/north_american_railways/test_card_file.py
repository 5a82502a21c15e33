"""The cards of North American Railways, and what is wrong in a card file, with its place."""

import pytest

from assets import asset
from game.rules.north_american_railways.cards import load_cards
from game.rules.north_american_railways.moves import BuyCity, BuyOwn, Found, Offer
from game.rules.schema_errors import SchemaError
from game.rules.validation import BoardErrorCode
from tests.helpers.boards import with_change
from tests.helpers.north_american_railways.building import CARDS
from tests.helpers.refusals import assert_file_refused, named

PRINTED = asset("boards", "north_american_railways.toml").read_text()
LAST_CITY = '[[cities]]\nname = "Milwaukee"\ncost = 100\nincome = 100\ncoast_to_coast = 0\n'
LAST_START = '[[start_cities]]\nname = "Philadelphia"\nincome = 200\n'


def test_what_is_printed():
    assert CARDS.companies == ["blue", "green", "red", "yellow", "black"]
    assert CARDS.setup.money == {3: 2000, 4: 1700, 5: 1400}
    assert (CARDS.setup.shares_per_company, CARDS.setup.shares_removed, CARDS.columns) == (6, 2, 4)
    assert (len(CARDS.start_cities), len(CARDS.cities)) == (5, 36)
    assert CARDS.cost == [card.cost for card in CARDS.cities]


def test_prices_are_every_hundred_up_to_the_cash_in_each_column():
    assert CARDS.found(2, 350) == [Found(2, 100), Found(2, 200), Found(2, 300)]
    assert CARDS.offers(0, 200) == [Offer(0, 100), Offer(0, 200)]
    assert CARDS.offers(0, 99) == []
    assert CARDS.found(1, 12_000)[-1] == Found(1, 12_000)
    assert CARDS.found(1, 100) == [Found(1, 100)]
    assert CARDS.buy_own[3] == BuyOwn(3)
    assert CARDS.buy_city[4][1] == BuyCity(4, 1)


def test_a_changed_list_of_prices_changes_no_other():
    CARDS.offers(3, 500).clear()
    assert len(CARDS.offers(3, 500)) == 5


MISTAKES = [
    ("money missing", "3 = 2000, 4", "4", "setup.money", BoardErrorCode.FIGURES(minimum=3, maximum=5)),
    ("money for two", "3 = 2000", "2 = 2000", "setup.money", BoardErrorCode.FIGURES(minimum=3, maximum=5)),
    ("odd money", "3 = 2000", "3 = 2050", "setup.money[...]", SchemaError.MULTIPLE),
    ("negative money", "3 = 2000", "3 = -100", "setup.money[...]", SchemaError.AT_LEAST),
    ("no columns", "columns = 4", "columns = 0", "setup.columns", SchemaError.AT_LEAST),
    (
        "columns of shares",
        "columns = 4",
        "columns = 3",
        "setup.shares_removed",
        BoardErrorCode.SHARES_REMOVED(),
    ),
    (
        "shares removed",
        "shares_removed = 2",
        "shares_removed = 3",
        "setup.shares_removed",
        BoardErrorCode.SHARES_REMOVED(),
    ),
    (
        "all removed",
        "shares_removed = 2",
        "shares_removed = 30",
        "setup.shares_removed",
        BoardErrorCode.SHARES_REMOVED(),
    ),
    (
        "no shares",
        "shares_per_company = 6",
        "shares_per_company = 0",
        "setup.shares_per_company",
        SchemaError.AT_LEAST,
    ),
    ("company twice", '"green"', '"blue"', "setup.companies", BoardErrorCode.COLOURS),
    ("company of no colour we have", '"green"', '"pink"', "setup.companies", BoardErrorCode.COLOURS),
    ("start city missing", LAST_START, "", "start_cities", BoardErrorCode.START_CITIES()),
    ("start city twice", '"Boston"', '"Baltimore"', "start_cities", BoardErrorCode.START_CITIES()),
    ("start city without name", '"Boston"', '" "', "start_cities[1].name", SchemaError.NAME()),
    (
        "start city's odd income",
        "income = 200",
        "income = 150",
        "start_cities[0].income",
        SchemaError.MULTIPLE,
    ),
    ("city twice", '"Los Angeles"', '"San Francisco"', "cities", BoardErrorCode.SAME_NAMES()),
    ("city missing", LAST_CITY, "", "cities", BoardErrorCode.UNEVEN_COLUMNS()),
    ("city for nothing", "cost = 700", "cost = 0", "cities[0].cost", SchemaError.AT_LEAST),
    ("city's odd cost", "cost = 700", "cost = 710", "cities[0].cost", SchemaError.MULTIPLE),
    (
        "four symbols",
        "coast_to_coast = 3",
        "coast_to_coast = 4",
        "cities[0].coast_to_coast",
        SchemaError.AT_MOST,
    ),
]


@pytest.mark.parametrize(("old", "new", "place", "told"), named(MISTAKES))
def test_a_mistake_in_the_card_file_is_named_with_its_place(tmp_path, old, new, place, told):
    assert_file_refused(load_cards, with_change(tmp_path, PRINTED, old, new), told, place)


def test_edited_cards_can_be_used(tmp_path):
    cards = load_cards(with_change(tmp_path, PRINTED, "cost = 700", "cost = 900"))
    assert cards.cost[0] == 900
