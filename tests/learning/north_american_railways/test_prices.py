"""What is said of prices in North American Railways: offers, answers, foundings, and cities let alone."""

from __future__ import annotations

from ai.bot import Candidate
from ai.explain import Explained, Explanation
from game.learning.reasons import objection
from game.rules.contract import State
from game.rules.north_american_railways import NorthAmericanRailwaysState
from game.words import Localizer, override
from tests.helpers.north_american_railways.building import buying, company, trading
from tests.learning.north_american_railways.test_reasons import NAMES, at, both, told

DIRECTED = {"Marion": {"green": 1}, "Angelika": {"blue": 2}, "Daniela": {"blue": 1}}


def asked(income: int, price: int, *cities: str) -> State:
    """Clara asks Henry for a share of Blue, of whose three shares he holds two."""
    state = trading(cash=[2000, 2000, 0], shares=DIRECTED, networks={"blue": cities})
    state.income[company("blue")] = income
    state.income[company("green")] = 0
    state.apply_unchecked(state.game.parse_move(f"offer 1 {price}"))
    return state


def offering(henry: int) -> NorthAmericanRailwaysState:
    """Clara is to offer for a share of Blue, both of which Henry holds; she has $2,000."""
    state = trading(cash=[2000, henry, 0], shares={"Marion": {"green": 1}, "Angelika": {"blue": 2}})
    state.income[company("blue")] = 0
    return state


def warned(state: State, best: str, bad: str) -> str:
    """What is said before a move that is worse than another."""
    found = tuple(
        Explained(
            Candidate(state.game.parse_move(text), chance, 9, chance, (10000.0 * chance,) * state.players), ()
        )
        for text, chance in ((best, 0.4), (bad, 0.2))
    )
    return objection(
        Explanation(state.current_player(), "", (), found, None), 1, state, Localizer(state.game, NAMES)
    )


def test_buying_is_compared_with_what_is_left_if_the_other_has_the_share() -> None:
    """Of $800, two of three shares pay $400 and the director $100; two of four pay $400, three $600."""
    english, german = both(asked(800, 500), "let go", "buy instead", place=1)
    assert english.startswith(
        "For $500 your income is $600 a turn, about 4 or 5 times until the end; if Clara "
    )
    assert " gets the share, your income falls to $400. “" in english
    assert german.startswith(
        "Für $500 hast du $600 Einkommen je Runde, noch etwa 4- bis 5-mal bis zum Ende; "
    )
    assert "bekommt Clara die Aktie, sinkt dein Einkommen auf $400." in german
    assert "your income falls to" not in told(asked(0, 500, "Portland"), "buy instead", "let go")


def test_a_share_is_not_said_to_bring_nothing_and_something() -> None:
    english, german = both(asked(0, 500, "Portland"), "let go", "buy instead", place=1)
    assert english.startswith(
        "It costs you $500, of which Clara gets $200, and brings you only the $300 for its symbols at the "
    )
    assert german.startswith(
        "Das kostet dich $500, von denen Clara $200 bekommt, und bringt dir nur am Ende $300 für die Symbole."
    )
    english, german = both(asked(0, 500), "let go", "buy instead", place=1)
    assert english.startswith(
        "It costs you $500, of which Clara gets $200, and brings you nothing as the networks stand. “"
    )


def test_who_lets_a_share_go_is_told_what_the_other_would_get_of_its_price() -> None:
    english, german = both(asked(0, 500), "let go", "buy instead")
    assert english.startswith(
        "At $500, of which Clara would get $200, the share is too dear for you: it brings you nothing "
        "as the networks stand. "
    )
    assert german.startswith(
        "Für $500, von denen Clara $200 bekäme, ist dir die Aktie zu teuer: Sie bringt dir "
        "beim jetzigen Schienennetz nichts."
    )
    english, german = both(asked(800, 500), "let go", "buy instead")
    assert english.startswith(
        "Buying it would cost you $500, of which Clara would get $200. You keep $2,000 "
    )
    assert german.startswith(
        "Der Kauf würde dich $500 kosten, von denen Clara $200 bekäme. Du behältst $2.000"
    )
    assert "would get" not in told(asked(800, 100), "let go", "buy instead")


def test_what_the_seat_loses_speaks_against_letting_a_share_go() -> None:
    english, german = both(asked(800, 500), "buy instead", "let go", place=1)
    assert english.startswith(
        "The share brings Clara $200 a turn. Your own income then goes from $500 to $400 a turn. “"
    )
    assert "Dein eigenes Einkommen sinkt dann von $500 auf $400 je Runde." in german
    assert "Your own income" not in told(asked(0, 500), "buy instead", "let go", place=1)


def test_two_prices_are_told_apart_by_whether_the_director_can_pay() -> None:
    state = offering(600)
    english, german = both(state, "offer 1 400", "offer 1 700", place=1)
    assert english.startswith(
        "Whoever keeps count knows: Henry has only $600 and can't buy it instead. It costs you"
    )
    english, german = both(state, "offer 1 700", "offer 1 400", place=1)
    assert english.startswith(
        "Whoever keeps count knows: Henry has $600 and can buy it instead, but not for $700. “"
    )
    assert german.startswith(
        "Wer mitgezählt hat, weiß: Henry hat $600 und kann die Aktie selbst kaufen, für $700 "
    )
    assert "Who keeps count" not in told(state, "offer 1 400", "offer 1 300", place=1)


def test_an_offer_that_is_to_be_taken_brings_less_where_it_is_lower() -> None:
    """Nobody pays $600 for what brings $400, unless the director is to buy it, and pay half of it.

    Of $1,400 three of four shares pay Henry $1,100 in all; of five, three pay $700 and four $900.
    """
    state = trading(cash=[2000, 1500, 0], shares={"Marion": {"green": 1, "blue": 1}, "Angelika": {"blue": 3}})
    state.income[company("blue")] = 1400
    english, german = both(state, "offer 1 600", "offer 1 300", place=1)
    assert english.startswith("If Henry buys the share instead, you get only $100, which is $200 less. “")
    assert german.startswith("Kauft Henry die Aktie selbst, bekommst du nur $100, das sind $200 weniger. Mit")
    words = told(state, "offer 1 600", "offer 1 100", place=1)
    assert words.startswith("If Henry buys the share instead, you get nothing. “")
    # Where it is worth more to Clara than a half in hand, he is not to buy it.
    for income, less in ((0, True), (300, True), (900, False)):
        state = offering(1500)
        state.income[company("blue")] = income
        words = told(state, "offer 1 600", "offer 1 300", place=1)
        assert words.startswith("If Henry buys" if less else "The lower your offer, the more likely")


def test_a_share_that_is_dearer_than_it_is_worth_is_no_fault_beside_one_that_is_dearer_still() -> None:
    assert "It costs you" not in told(offering(1500), "offer 1 900", "offer 1 700", place=1)
    assert "It costs you $700 and brings you nothing as the networks stand." in told(
        offering(1500), "offer 1 300", "offer 1 700", place=1
    )


def test_a_share_of_ones_own_may_lower_ones_income() -> None:
    """Two shares of an income of $500 pay $200 each and $100 to the director, three $100 each."""
    state = trading(cash=[2000, 0, 0], shares={"Marion": {"blue": 2}, "Angelika": {"green": 1}})
    state.income[company("blue")] = 500
    english, german = both(state, "offer 2 100", "buy own 1", place=1)
    assert "With one share more Blue pays less on each: your income goes from $500 to $400 a turn." in english
    assert (
        "Mit einer Aktie mehr zahlt die blaue Gesellschaft für jede weniger: Dein Einkommen sinkt " in german
    )
    # What is bought all the same is bought for what the treasury gets.
    words = told(state, "buy own 1", "offer 2 100")
    assert words.startswith(
        "It costs you $1,000. $500 goes into the treasury of Blue, whose sold shares are all yours."
    )


def test_what_a_dear_founding_leaves_is_told() -> None:
    cities = ["Minneapolis", "Vancouver", "El Paso", "New Orleans"]
    state = trading(cash=[2000, 500, 500], bottom_cities=cities, bottoms=("blue", "green", "red", "yellow"))
    assert "That is $1,600 more for the same share." in told(state, "found 1 300", "found 1 1900", place=1)
    english, german = both(state, "found 1 300", "found 2 1900", place=1)
    assert "It leaves you $100 for other shares." in english
    assert "Für andere Aktien bleiben dir $100." in german
    assert "It leaves you no cash for other shares." in told(state, "found 1 300", "found 2 2000", place=1)
    assert "leaves you" not in told(state, "found 1 300", "found 2 500", place=1)


def test_who_buys_cities_before_is_told_of_a_founding() -> None:
    cities = ["Minneapolis", "Vancouver", "El Paso", "New Orleans"]
    shares = {"Marion": {"blue": 1}}
    state = trading(bottom_cities=cities, shares=shares, treasury={"blue": 500}, turn=1, acted=1)
    english, german = both(state, "found 2 500", "found 3 500")
    assert "Clara buys before you and can pay for New Orleans as well." in english
    assert "Clara kauft vor dir und kann New Orleans auch bezahlen." in german
    state.treasury[company("blue")] = 400
    assert "before you" not in told(state, "found 2 500", "found 3 500")


def test_a_city_is_kept_from_another_as_far_as_no_other_city_is_as_good() -> None:
    """For Green Vancouver brings $900 for its symbols and $200 a turn, Buffalo $200 a turn and no more."""
    shares = {"Marion": {"blue": 1}, "Angelika": {"blue": 3, "green": 3}}
    cities = ["Vancouver", "Buffalo", "Milwaukee", "Richmond"]
    state = buying(shares=shares, treasury={"blue": 900, "green": 900}, bottom_cities=cities)
    english, german = both(state, "buy blue 1", "pass")
    assert (
        "keeps it from Henry: for Green it could bring Henry $1,900 until the end, $600 more than any"
        in english
    )
    assert (
        "könnte Henry bis zum Ende $1.900 bringen, $600 mehr als jede andere Stadt, die dann ausliegt."
        in german
    )
    assert "keeps it from" not in told(state, "buy blue 2", "pass")


def test_who_passes_is_told_whom_a_city_would_serve_and_who_may_still_buy() -> None:
    shares = {"Marion": {"blue": 1}, "Angelika": {"blue": 3, "green": 3}}
    state = buying(shares=shares, treasury={"blue": 900}, bottom_cities=["Vancouver"])
    english, german = both(state, "pass", "buy blue 1")
    assert english.startswith("A city for Blue serves others more: of its 4 shares you hold 1. The move wins")
    assert german.startswith(
        "Eine Stadt für die blaue Gesellschaft nützt anderen mehr: Von deren 4 Aktien hältst"
    )
    english, german = both(state, "buy blue 1", "pass", place=1)
    assert "Henry can still spend what Blue has, $900. “" in english
    assert "Henry kann die $900 in der blauen Kasse noch ausgeben." in german
    state.passed = 2
    assert "keeps its" not in told(state, "pass", "buy blue 1")
    mine = buying(shares={"Marion": {"blue": 1}}, treasury={"blue": 900}, bottom_cities=["Vancouver"])
    assert told(mine, "pass", "buy blue 1").startswith("Blue keeps its $900 for a better city.")


def test_who_gains_more_by_a_city_is_told_instead_of_that_its_income_is_too_small() -> None:
    """Vancouver's $100 raise none of Blue's four shares, and its symbols pay Henry three times as much."""
    shares = {"Marion": {"blue": 1, "red": 1}, "Angelika": {"blue": 3}}
    state = buying(shares=shares, treasury={"blue": 900, "red": 900}, bottom_cities=["Vancouver", "Toronto"])
    assert warned(state, "buy red 2", "buy blue 1").startswith(
        "Henry holds more shares of Blue and gains more"
    )
    assert "too small" not in told(state, "buy red 2", "buy blue 1", place=1)


def test_who_passes_too_early_is_told_what_is_left_to_be_bought() -> None:
    shares = {"Marion": {"blue": 1, "red": 2}, "Angelika": {"green": 3}}
    state = buying(shares=shares, treasury={"blue": 900, "red": 900}, bottom_cities=["Vancouver"])
    english, german = both(state, "buy red 1", "pass", place=1)
    assert english.startswith(
        "Passing is final for this turn, and you could still buy a city for 2 companies."
    )
    assert german.startswith(
        "Passen gilt für die ganze Runde, und du könntest noch für 2 Gesellschaften eine"
    )
    state.treasury[company("blue")] = 0
    assert "is final" not in told(state, "buy red 1", "pass", place=1)


def test_offers_for_like_shares_are_told_apart_by_what_they_uncover() -> None:
    bottoms = ("blue", "blue", "red", "yellow")
    shares = {"Marion": {"green": 1}, "Angelika": {"blue": 1}}
    state = trading(cash=[2000, 1500, 0], shares=shares, bottoms=bottoms)
    english, german = both(state, "offer 1 300", "offer 2 300", place=1)
    assert english.startswith("It uncovers a share of Yellow, not of Black. ")
    assert german.startswith("Das deckt eine gelbe Aktie auf und keine schwarze. ")
    assert "It uncovers a share of Black." in told(state, "offer 1 300", "offer 2 300")
    assert "uncovers" not in told(state, "offer 1 300", "offer 1 400", place=1)


def test_what_comes_in_sight_either_way_is_no_reason() -> None:
    """San Francisco lies above the city of the third column."""
    state = at(30)
    held = state.to_data()["held"]
    held[state.current_player()] = [1] * len(held[0])
    treasury = [900] * len(held[0])
    shared = state.game.restore(state.to_data() | {"held": held, "sold": _sold(held), "treasury": treasury})
    assert "uncovers" not in warned(shared, "buy blue 3", "buy red 3")
    assert "It uncovers San Francisco" in warned(shared, "buy blue 4", "buy red 3")


def _sold(held: list[list[int]]) -> list[int]:
    return [sum(column) for column in zip(*held, strict=True)]


def test_a_gain_that_is_less_than_what_is_warned_of_is_no_reason() -> None:
    """Vancouver's three symbols pay one share of Blue $300, and five of Green $1,500."""
    shares = {"Marion": {"blue": 1, "green": 5}, "Angelika": {"blue": 1, "green": 1}}
    state = buying(shares=shares, treasury={"blue": 900, "green": 900}, bottom_cities=["Vancouver"])
    assert warned(state, "buy green 1", "buy blue 1").endswith(" pay you $1,500 at the end.")
    assert "symbols" not in warned(state, "buy blue 1", "buy green 1")


def test_that_no_share_pays_more_is_no_reason_where_none_does_by_the_best_either() -> None:
    """Of $200 and $100 more four shares of Blue get nothing, and of $300 more $100 each."""
    shares = {"Marion": {"blue": 3}, "Angelika": {"blue": 1}}
    cities = ["Vancouver", "Milwaukee", "Toronto"]
    state = buying(shares=shares, treasury={"blue": 900}, bottom_cities=cities)
    assert "too small" not in warned(state, "buy blue 1", "buy blue 2")
    assert "too small" in warned(state, "buy blue 3", "buy blue 2")


BOTTOMS = ("blue", "red", "green", "yellow")
CITIES = ["Minneapolis", "Vancouver", "El Paso", "New Orleans"]


def test_which_share_brings_something_is_told_before_another_is_asked_for() -> None:
    shares = {"Marion": {"green": 1}, "Angelika": {"blue": 2, "red": 1}}
    state = trading(cash=[2000, 0, 0], shares=shares, bottoms=BOTTOMS, bottom_cities=CITIES)
    state.income[company("blue")] = 1200
    state.income[company("red")] = state.income[company("green")] = 0
    words = warned(state, "offer 1 300", "offer 2 1000")
    assert words.startswith("It costs you $1,000")
    words = warned(state, "offer 1 1000", "found 4 300")
    assert "With the share of Blue your income goes from $0 to $400 a turn" in words
    with override("de"):
        words = warned(state, "offer 1 1000", "found 4 300")
        assert "Mit der blauen Aktie steigt dein Einkommen von $0 auf $400 je Runde" in words
    # Where the other share brings as much, it is no reason.
    state.income[company("red")] = 800
    assert "With the share" not in warned(state, "offer 1 1000", "offer 2 900")


def test_an_offer_that_is_cheap_for_the_director_is_warned_of_for_that() -> None:
    """Henry's two shares of Blue pay $600 each; a third pays $400, of which a rival's would take $800."""
    shares = {"Marion": {"green": 1}, "Angelika": {"blue": 2}, "Daniela": {"red": 1}}
    state = trading(cash=[2000, 900, 0], shares=shares, bottoms=BOTTOMS)
    state.income[company("blue")] = 1200
    words = warned(state, "found 4 300", "offer 1 100")
    assert words.startswith("To Henry the share is worth about ")
    assert ": at $100 it would be cheap. “Found Yellow for $300”" in words
    assert "would be cheap" not in warned(state, "found 4 300", "offer 1 2000")
    with override("de"):
        words = warned(state, "found 4 300", "offer 1 100")
        assert words.startswith("Für Henry ist die Aktie etwa ")
        assert "Für $100 wäre sie billig." in words


def test_of_a_price_for_ones_own_share_half_is_lost() -> None:
    shares = {"Marion": {"green": 2}, "Angelika": {"blue": 2}}
    state = trading(cash=[2000, 0, 0], shares=shares, bottoms=("blue", "green", "red", "yellow"))
    state.income[company("green")] = 0
    words = warned(state, "offer 1 100", "buy own 2")
    assert words.startswith(
        "Half of the $1,000 goes to the bank, and the share brings you nothing as the networks stand. “Offer"
    )
    with override("de"):
        words = warned(state, "offer 1 100", "buy own 2")
        assert words.startswith(
            "Die Hälfte der $1.000 geht an die Bank, und die Aktie bringt dir "
            "beim jetzigen Schienennetz nichts."
        )


def test_what_is_left_is_set_beside_what_the_share_would_leave() -> None:
    """Of $500 two shares pay Henry $500 in all, three of three $400, and two of three $300."""
    state = trading(cash=[2000, 2000, 0], shares={"Marion": {"green": 1}, "Angelika": {"blue": 2}})
    state.income[company("blue")] = 500
    state.apply_unchecked(state.game.parse_move("offer 1 500"))
    english, german = both(state, "buy instead", "let go", place=1)
    assert "Your own income is then $300 a turn, instead of $400 with the share." in english
    assert "Dein eigenes Einkommen ist dann $300 je Runde statt $400 mit der Aktie." in german


def test_a_dear_offer_is_no_dearer_than_a_better_one() -> None:
    state = offering(1500)
    state.income[company("blue")] = 600
    words = told(state, "found 3 300", "offer 1 1900", "offer 1 1800", place=2)
    assert "It costs you $1,800" not in words


def test_what_both_cities_of_a_company_bring_a_rival_is_no_difference() -> None:
    shares = {"Marion": {"blue": 1}, "Angelika": {"blue": 3}}
    cities = ["Milwaukee", "El Paso"]
    state = buying(shares=shares, treasury={"blue": 900}, bottom_cities=cities)
    assert "Henry holds more shares" not in warned(state, "buy blue 1", "buy blue 2")
