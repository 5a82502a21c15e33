"""What is said of moves of North American Railways: prices, what the last turn leaves, what can't be done."""

from __future__ import annotations

import pytest

from ai.bot import Candidate
from ai.explain import Explained, Explanation
from game.learning.reasons import reason, title
from game.rules.contract import State
from game.rules.north_american_railways.steps import FEW_SHARES
from game.words import Speaker, speaking
from tests.helpers.north_american_railways import buying, company, trading

NAMES = ["Clara", "Henry", "Ada"]


def told(state: State, *texts: str, place: int = 0) -> str:
    """Why the move at a place is as good as it is; each is worth less than the one before."""
    found = [
        Explained(Candidate(state.game.read(text), chance, 9, chance, (4000.0 + 1000.0 * chance,) * 3), ())
        for text, chance in zip(texts, (0.4, 0.3, 0.2), strict=False)
    ]
    explanation = Explanation(state.actor(), "", (), tuple(found), None)
    return reason(explanation, place, state, Speaker(state.game, NAMES))


SHARED = {"Marion": {"blue": 2}, "Angelika": {"blue": 2, "green": 1}}


def test_a_share_of_ones_own_is_told_with_its_price() -> None:
    state = trading(cash=[2000, 0, 0], shares=SHARED, directors={"blue": "Marion"})
    state.income[company("blue")] = 1000
    own = state.game.read("buy own 1")
    speaker = Speaker(state.game, NAMES)
    assert title(own, state, speaker) == "A share of your own Blue for $1,000"
    assert told(state, "buy own 1", "offer 2 500").startswith("For $1,000 your income goes from ")
    with speaking("de"):
        assert title(own, state, speaker) == "Eine eigene blaue Aktie für $1.000 kaufen"
        assert told(state, "buy own 1", "offer 2 500").startswith("Für $1.000 steigt dein Einkommen von ")


@pytest.mark.parametrize(
    ("income", "cities", "words"),
    [
        (800, [], "For $500 your income goes from $500 to $600 a turn, about "),
        (0, ["Portland"], "For $500 the share pays you $300 for its symbols at the end."),
        (0, [], "It costs you $500."),
    ],
)
def test_who_buys_himself_is_told_the_price(income: int, cities: list[str], words: str) -> None:
    shares = {"Marion": {"green": 1}, "Angelika": {"blue": 2}, "Daniela": {"blue": 1}}
    state = trading(cash=[2000, 2000, 0], shares=shares, networks={"blue": cities})
    state.income[company("blue")] = income
    state.income[company("green")] = 0
    state.apply(state.game.read("offer 1 500"))
    assert words in told(state, "buy instead", "let go")


def test_who_has_not_the_money_is_told_so() -> None:
    state = trading(cash=[2000, 300, 0], shares={"Marion": {"green": 1}, "Angelika": {"blue": 1}})
    state.apply(state.game.read("offer 1 500"))
    assert told(state, "let go").startswith("You don't have $500 to buy it yourself.")
    with speaking("de"):
        assert told(state, "let go").startswith("Du hast keine $500, um die Aktie selbst zu kaufen.")


def test_a_share_that_is_too_dear_is_let_go_for_that() -> None:
    """In the last turn a share of which each pays $100 more is not worth $1,500, whatever the other gains."""
    shares = {"Marion": {"green": 1}, "Angelika": {"blue": 2}, "Daniela": {"blue": 1}}
    state = trading(cash=[2000, 2000, 0], shares=shares)
    state.income[company("blue")] = 800
    state.ended = FEW_SHARES
    state.apply(state.game.read("offer 1 1500"))
    words = told(state, "let go", "buy instead")
    assert words.startswith("At $1,500 the share is too dear for you: it brings you about ")
    assert "The share brings Clara" not in words


def test_what_is_left_after_the_first_city_is_told_of_a_founding() -> None:
    cities = ["Minneapolis", "Vancouver", "El Paso", "New Orleans"]
    state = trading(bottom_cities=cities, bottoms=("blue", "green", "red", "yellow"))
    assert told(state, "found 1 300", "found 1 400").split(". ")[0].endswith(" a turn")
    assert " a turn, with $100 to spare." in told(state, "found 1 300", "found 1 400", place=1)
    with speaking("de"):
        assert ", und $100 bleiben übrig." in told(state, "found 1 300", "found 1 400", place=1)


def test_in_the_last_turn_no_income_is_still_to_be_raised() -> None:
    """Four shares of an income of $200, and Milwaukee brings $100: nothing now, and no turn follows."""
    shares = {"Marion": {"blue": 1}, "Angelika": {"blue": 3}}
    state = buying(shares=shares, treasury={"blue": 600}, bottom_cities=["Milwaukee"])
    assert "more of income they will" in told(state, "buy blue 1", "pass")
    state.ended = FEW_SHARES
    words = told(state, "buy blue 1", "pass")
    assert words.startswith("What Blue keeps, $600, is lost with this last turn. It wins")


def test_who_can_buy_no_city_is_told_why_he_passes() -> None:
    state = buying(shares={"Marion": {"blue": 1}, "Angelika": {"green": 1}}, treasury={"green": 900})
    assert [state.game.write(move) for move in state.moves()] == ["pass"]
    assert told(state, "pass").startswith("No company of yours can buy another city in this turn.")


def test_german_tells_of_one_share_of_several_and_of_who_is_forestalled() -> None:
    state = trading(cash=[2000, 300, 0], shares={"Marion": {"green": 1}, "Angelika": {"blue": 1}})
    speaker = Speaker(state.game, NAMES)
    with speaking("de"):
        assert title(state.game.read("offer 1 500"), state, speaker) == "$500 für eine blaue Aktie bieten"
    shares = {"Marion": {"blue": 1}, "Angelika": {"green": 1}}
    city = buying(shares=shares, treasury={"blue": 900, "green": 900}, bottom_cities=["Milwaukee"])
    city.income[company("blue")] = 0
    held = city.to_data()["held"]
    held[0][company("blue")] = 2
    held[2][company("blue")] = 2
    shared = city.game.restore(city.to_data() | {"held": held, "sold": _sold(held)})
    with speaking("de"):
        words = told(shared, "buy blue 1", "pass")
    assert "Damit kommst du Henry zuvor: Ein Kauf von Milwaukee für die grüne Gesellschaft könnte" in words


def _sold(held: list[list[int]]) -> list[int]:
    return [sum(column) for column in zip(*held, strict=True)]
