"""What is said of moves of North American Railways: prices, what the last turn leaves, what can't be done."""

from __future__ import annotations

import pytest

from ai.bot import Candidate
from ai.explain import Explained, Explanation, explain
from assets import asset
from game.learning.reasons import reason, title
from game.match.analysis import fixed_determinization
from game.match.import_export import read_file
from game.rules.contract import State
from game.rules.north_american_railways.steps import FEW_SHARES
from game.words import Localizer, override
from tests.helpers.north_american_railways.building import buying, company, trading

NAMES = ["Clara", "Henry", "Ada", "James"]


def told(state: State, *texts: str, place: int = 0) -> str:
    """Why the move at a place is as good as it is; each is worth less than the one before."""
    found = [
        Explained(
            Candidate(
                state.game.parse_move(text), chance, 9, chance, (4000.0 + 1000.0 * chance,) * state.players
            ),
            (),
        )
        for text, chance in zip(texts, (0.4, 0.3, 0.2), strict=False)
    ]
    explanation = Explanation(state.current_player(), "", (), tuple(found), None)
    return reason(explanation, place, state, Localizer(state.game, NAMES))


SHARED = {"Marion": {"blue": 2}, "Angelika": {"blue": 2, "green": 1}}


def test_a_share_of_ones_own_is_told_with_its_price() -> None:
    state = trading(cash=[2000, 0, 0], shares=SHARED, directors={"blue": "Marion"})
    state.income[company("blue")] = 1000
    own = state.game.parse_move("buy own 1")
    localizer = Localizer(state.game, NAMES)
    assert title(own, state, localizer) == "A share of your own Blue for $1,000"
    assert told(state, "buy own 1", "offer 2 500").startswith("For $1,000 your income goes from ")
    with override("de"):
        assert title(own, state, localizer) == "Eine eigene blaue Aktie für $1.000 kaufen"
        assert told(state, "buy own 1", "offer 2 500").startswith("Für $1.000 steigt dein Einkommen von ")


@pytest.mark.parametrize(
    ("income", "cities", "words"),
    [
        (
            800,
            [],
            "For $500 your income is $600 a turn, about 4 or 5 times until the end; if Clara gets the ",
        ),
        (0, ["Portland"], "For $500 the share pays you $300 for its symbols at the end."),
        (0, [], "It costs you $500."),
    ],
)
def test_who_buys_himself_is_told_the_price(income: int, cities: list[str], words: str) -> None:
    shares = {"Marion": {"green": 1}, "Angelika": {"blue": 2}, "Daniela": {"blue": 1}}
    state = trading(cash=[2000, 2000, 0], shares=shares, networks={"blue": cities})
    state.income[company("blue")] = income
    state.income[company("green")] = 0
    state.apply_unchecked(state.game.parse_move("offer 1 500"))
    assert words in told(state, "buy instead", "let go")


def test_who_has_not_the_money_is_told_so() -> None:
    state = trading(cash=[2000, 300, 0], shares={"Marion": {"green": 1}, "Angelika": {"blue": 1}})
    state.apply_unchecked(state.game.parse_move("offer 1 500"))
    assert told(state, "let go").startswith("You don't have $500 to buy it yourself.")
    with override("de"):
        assert told(state, "let go").startswith("Du hast keine $500, um die Aktie selbst zu kaufen.")


def test_a_share_that_is_too_dear_is_let_go_for_that() -> None:
    """In the last turn a share of which each pays $100 more is not worth $1,500, whatever the other gains."""
    shares = {"Marion": {"green": 1}, "Angelika": {"blue": 2}, "Daniela": {"blue": 1}}
    state = trading(cash=[2000, 2000, 0], shares=shares)
    state.income[company("blue")] = 800
    state.ended = FEW_SHARES
    state.apply_unchecked(state.game.parse_move("offer 1 1500"))
    words = told(state, "let go", "buy instead")
    assert words.startswith(
        "At $1,500, of which Clara would get $700, the share is too dear for you: it brings you about $200"
    )
    assert "The share brings Clara" not in words


def test_what_is_left_after_the_first_city_is_told_of_a_founding() -> None:
    cities = ["Minneapolis", "Vancouver", "El Paso", "New Orleans"]
    state = trading(bottom_cities=cities, bottoms=("blue", "green", "red", "yellow"))
    assert told(state, "found 1 300", "found 1 400").split(". ")[0].endswith(" a turn")
    assert " a turn, with $100 to spare." in told(state, "found 1 300", "found 1 400", place=1)
    with override("de"):
        assert ", und $100 bleiben übrig." in told(state, "found 1 300", "found 1 400", place=1)


def test_in_the_last_turn_no_income_is_still_to_be_raised() -> None:
    """Four shares of an income of $200, and Milwaukee brings $100: nothing now, and no turn follows."""
    shares = {"Marion": {"blue": 1}, "Angelika": {"blue": 3}}
    state = buying(shares=shares, treasury={"blue": 600}, bottom_cities=["Milwaukee"])
    assert "more of income they will" in told(state, "buy blue 1", "pass")
    state.ended, state.passed = FEW_SHARES, 2  # Henry has passed, and can't spend it any more.
    words = told(state, "buy blue 1", "pass")
    assert words.startswith("What Blue keeps, $600, is lost with this last turn. The move wins")


def test_who_can_buy_no_city_is_told_why_he_passes() -> None:
    state = buying(shares={"Marion": {"blue": 1}, "Angelika": {"green": 1}}, treasury={"green": 900})
    assert [state.game.format_move(move) for move in state.legal_moves()] == ["pass"]
    assert told(state, "pass").startswith("No company of yours can buy another city in this turn.")


def test_german_tells_of_one_share_of_several_and_of_who_is_forestalled() -> None:
    state = trading(cash=[2000, 300, 0], shares={"Marion": {"green": 1}, "Angelika": {"blue": 1}})
    localizer = Localizer(state.game, NAMES)
    with override("de"):
        assert (
            title(state.game.parse_move("offer 1 500"), state, localizer)
            == "$500 für eine blaue Aktie bieten"
        )
    shares = {"Marion": {"blue": 1}, "Angelika": {"green": 1}}
    city = buying(shares=shares, treasury={"blue": 900, "green": 100}, bottom_cities=["Milwaukee"])
    city.income[company("blue")] = 0
    held = city.to_data()["held"]
    held[0][company("blue")] = 2
    held[2][company("blue")] = 2
    shared = city.game.restore(city.to_data() | {"held": held, "sold": _sold(held)})
    with override("de"):
        words = told(shared, "buy blue 1", "pass")
    assert "Damit kommst du Henry zuvor: Ein Kauf von Milwaukee für die grüne Gesellschaft könnte" in words


def _sold(held: list[list[int]]) -> list[int]:
    return [sum(column) for column in zip(*held, strict=True)]


def at(number: int) -> State:
    """A position of a match of four that comes with the game."""
    state = read_file(asset("matches", "north_american_railways/4.json")).match.position(number)
    return fixed_determinization(state, state.current_player())


def both(state: State, *texts: str, place: int = 0) -> tuple[str, str]:
    """The reason in English and in German."""
    english = told(state, *texts, place=place)
    with override("de"):
        return english, told(state, *texts, place=place)


def test_a_treasury_of_ones_own_can_wait_beside_one_that_others_may_spend() -> None:
    state = at(54)
    english, german = both(state, "buy green 1", "buy black 3", place=1)
    assert (
        "What Black has can wait, for only you can spend it; what Green has, others may spend before you. “"
    ) in english
    assert (
        "Die schwarze Kasse kann warten, denn nur du kannst damit kaufen; mit der grünen können es andere"
    ) in german
    assert "can wait" not in told(state, "buy black 3", "buy green 1", place=1)
    assert "can wait" not in told(state, "buy green 1", "buy green 2", place=1)


def test_two_cities_that_bring_the_same_are_told_apart() -> None:
    """San Francisco costs $700 and earns $300; Portland $600 and $200."""
    state = at(58)
    english, german = both(state, "buy black 3", "buy black 1", place=1)
    assert english.startswith(
        "It brings you the same for now, but raises Black's income by $100 less than San Francisco."
    )
    assert german.startswith(
        "Das bringt dir vorerst das Gleiche, erhöht den Ertrag der schwarzen Gesellschaft"
    )
    english, german = both(state, "buy black 1", "buy black 3", place=1)
    assert english.startswith("It costs $100 more than Portland and by itself brings you no more.")
    assert german.startswith("Das kostet $100 mehr als Portland und bringt dir für sich genommen nicht mehr.")


def test_a_city_that_brings_more_is_told_with_what_it_costs_more() -> None:
    """Mexico City costs $600, New Orleans $500; Santa Fe earns least."""
    state = at(82)
    english, german = both(state, "buy black 4", "buy black 1", place=1)
    assert "then pay you $1,000. It costs $100 more than New Orleans. “" in english
    assert "Das kostet $100 mehr als New Orleans. " in german
    english, german = both(state, "buy black 4", "buy black 3", place=1)
    assert english.startswith(
        "It brings you the same for now, but raises Black's income by $200 less than New"
    )
    english, german = both(state, "buy black 3", "buy black 4", place=1)
    assert english.startswith("It costs $300 more than Santa Fe and by itself brings you no more.")


def test_what_a_city_uncovers_is_told_where_it_brings_no_less() -> None:
    """Winnipeg's symbols pay $400, San Francisco's $1,200; Detroit brings as much as Atlanta."""
    words = told(at(58), "buy black 3", "buy black 2", place=1)
    assert "then pay you $400. “" in words
    assert "It uncovers" not in words
    english, german = both(at(30), "buy red 4", "buy red 3", place=1)
    assert "It uncovers San Francisco ($700, income $300) for the others." in english
    assert "Das deckt für die anderen San Francisco auf ($700, Ertrag $300)." in german


def test_what_an_offered_share_brings_its_buyer_at_the_end_is_told() -> None:
    english, german = both(at(88), "buy instead", "let go", place=1)
    assert english.startswith("The share brings Henry $100 in this last turn, and $400 at the end.")
    assert german.startswith("Die Aktie bringt Henry $100 in dieser letzten Runde und am Ende $400.")
    shares = {"Marion": {"green": 1}, "Angelika": {"blue": 2}, "Daniela": {"blue": 1}}
    state = trading(cash=[2000, 2000, 0], shares=shares, networks={"blue": ["Portland"]})
    state.income[company("blue")] = 0
    state.apply_unchecked(state.game.parse_move("offer 1 500"))
    english, german = both(state, "buy instead", "let go", place=1)
    assert english.startswith("The share brings Clara $300 at the end.")
    assert german.startswith("Die Aktie bringt Clara am Ende $300.")


def test_one_buyer_more_for_ones_own_company_speaks_for_letting_a_share_go() -> None:
    """Blue's $800 pay for two cities, and each who holds a share buys one."""
    english, german = both(at(93), "let go", "buy instead")
    assert english.startswith("James can then buy a city for Blue as well, of whose 6 shares you hold 5.")
    assert german.startswith("James kann dann auch eine Stadt für die blaue Gesellschaft kaufen, von deren 6")
    state = at(93)
    state.treasury[company("blue")] = 200
    assert "as well" not in told(state, "let go", "buy instead")


def test_a_low_offer_says_that_half_of_it_is_nothing() -> None:
    english, german = both(at(45), "offer 1 1000", "offer 2 100", place=1)
    assert english.startswith("To Ada the share is worth about $300: at $100 it would be cheap. If Ada buys")
    assert "If Ada buys the share instead, you get nothing." in english
    assert "Kauft Ada die Aktie selbst, bekommst du nichts." in german


def test_who_alone_gains_by_an_income_that_raises_no_share_is_named() -> None:
    english, german = both(at(99), "buy red 2", "buy red 1", place=1)
    assert english.startswith(
        "No share pays more for it: only Clara gets $100 more, as the director of Red. “"
    )
    assert german.startswith("Keine Aktie zahlt deshalb mehr: Nur Clara bekommt $100 mehr, für die Leitung")


def test_where_no_choice_is_left_the_chance_is_that_of_the_end() -> None:
    """Clara passes, and so must all others: Henry has won."""
    seen = explain(at(101), "greedy").candidates[0].candidate
    assert seen.chance == 0.0
    assert list(seen.scores) == [9400.0, 9500.0, 8600.0, 8400.0]
