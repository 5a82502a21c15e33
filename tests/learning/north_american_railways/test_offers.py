"""What is said in North American Railways of offers that are meant to be taken, and of what another costs."""

from __future__ import annotations

from game.learning.reasons import brief
from game.words import Localizer, override
from tests.helpers.north_american_railways.building import buying, company, trading
from tests.learning.north_american_railways.test_last_turn import found_of
from tests.learning.north_american_railways.test_prices import BOTTOMS, offering, warned
from tests.learning.north_american_railways.test_reasons import NAMES, both, told

SHARES = {"Marion": {"green": 1}, "Angelika": {"blue": 1, "red": 1}}


def test_to_be_let_have_a_share_is_a_reason_only_where_it_is_better_than_half_in_hand() -> None:
    """Of $300 three shares pay $100 each, about four or five times."""
    state = offering(1500)
    state.income[company("blue")] = 300
    assert "The higher your offer" not in told(state, "offer 1 400", "offer 1 100")
    assert "The higher your offer" in told(state, "offer 1 200", "offer 1 100")
    words = told(state, "offer 1 600", "offer 1 400", place=1)
    assert words.startswith("If Henry buys the share instead, you get only $200, which is $100 less. “")
    words = told(state, "offer 1 400", "offer 1 200", place=1)
    assert words.startswith("The lower your offer, the more likely Henry is to buy the share instead.")
    # More than it is worth is offered so that he buys, or for the chair.
    words = told(state, "offer 1 600", "offer 1 200", place=1)
    assert words.startswith("If Henry buys the share instead, you get only $100, which is $200 less. “")


def test_an_offer_for_another_card_is_not_told_to_be_for_the_same_share() -> None:
    """Under each share of Blue lies another company's, which the columns tell apart."""
    columns = [[company(under), company("blue")] for under in ("green", "red", "yellow", "black")]
    shares = {"Marion": {"green": 1}, "Angelika": {"blue": 2}}
    state = trading(cash=[2000, 1500, 0], shares=shares, share_columns=columns, shares_left=[2, 2, 2, 2])
    state.income[company("blue")] = 900
    assert "$100 less for the same share" in told(state, "offer 1 400", "offer 1 500")
    assert "for the same share" not in told(state, "offer 1 400", "offer 2 500")


def test_of_a_dear_offer_its_price_is_told_where_the_share_is_worth_no_less() -> None:
    state = trading(cash=[2000, 2000, 0], shares=SHARES, bottoms=BOTTOMS)
    state.income[company("blue")] = state.income[company("red")] = 400
    english, german = both(state, "offer 1 300", "offer 2 1500")
    # Last: what is said of the move itself would else be read as of the other.
    assert english.endswith("“Offer $1,500 for Red”. At $1,500 the share of Red brings you only about $800.")
    assert german.endswith("Für $1.500 bringt dir die rote Aktie nur etwa $800.")
    assert "your income" not in english
    # Its price is no reason where it costs no more than it brings, nor where this one costs too much as well.
    assert "brings you only" not in told(state, "offer 1 300", "offer 2 500")
    assert "brings you only" not in told(state, "offer 1 1600", "offer 2 1500")


def test_what_a_treasury_gets_by_the_better_move_is_told_as_of_that() -> None:
    shares = {"Marion": {"green": 1}, "Angelika": {"green": 1, "blue": 2}}
    state = trading(cash=[2000, 0, 0], shares=shares, asked=[company("blue")])
    state.income[company("green")] = 0
    assert warned(state, "buy own 2", "end turn").endswith(
        "With it $500 goes into the treasury of Green, of which you hold 2 of 3 shares."
    )
    with override("de"):
        assert warned(state, "buy own 2", "end turn").endswith(
            "Damit gehen $500 in die Kasse der grünen Gesellschaft, von deren 3 Aktien du 2 hältst."
        )


def test_what_is_surely_got_is_told_apart_from_what_the_director_may_take_for_nothing() -> None:
    ends = (("en", "$400 a turn, or nothing", "$400 a turn more"),)
    ends += (("de", "$400 je Runde oder nichts", "$400 je Runde mehr"),)
    for language, either, sure in ends:
        for cash, words in ((900, either), (0, sure)):
            state = offering(cash)
            state.income[company("blue")] = 1200
            found = found_of(state, "offer 1 100", "offer 1 300")
            with override(language):
                assert (
                    brief(found, 0, state, Localizer(state.game, NAMES))
                    .replace(" more, or", ", or")
                    .replace(" mehr oder", " oder")
                    == words
                )


def test_who_passes_hears_that_the_next_best_city_would_serve_others() -> None:
    """Clara could also buy for Green, which is hers alone, but that is not what passing is compared with."""
    shares = {"Marion": {"blue": 1, "green": 2}, "Angelika": {"blue": 3}}
    cities = ["Milwaukee", "El Paso"]
    state = buying(shares=shares, treasury={"blue": 900, "green": 900}, bottom_cities=cities)
    words = told(state, "pass", "buy blue 1")
    assert "A city for Blue serves others more: of its 4 shares you hold 1." in words
    assert "serves others" not in told(state, "pass", "buy green 1")


def test_two_columns_tell_apart_what_a_little_less_in_hand_does_not() -> None:
    shares = {"Marion": {"green": 1}, "Angelika": {"blue": 1}}
    bottoms = ("blue", "blue", "red", "yellow")
    state = trading(cash=[2000, 1500, 0], shares=shares, bottoms=bottoms)
    state.income[company("blue")] = 0
    words = warned(state, "offer 1 400", "offer 2 300")
    assert words.startswith("It uncovers a share of Yellow, not of Black. ")
    assert warned(state, "offer 1 800", "offer 2 300").startswith("If Henry buys the share instead, you get")
    assert warned(state, "offer 1 400", "offer 1 300").startswith("If Henry buys the share instead, you get")
