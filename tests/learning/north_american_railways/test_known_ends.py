"""What is advised in North American Railways where the end is known, and what is told of like moves."""

from __future__ import annotations

import pytest

from ai.bot import Candidate
from ai.explain import Explained, Explanation
from ai.players import adviser_of
from game.learning import advice
from game.learning.advice import advise, data_of, words_of
from game.learning.endings import Endings
from game.learning.north_american_railways.income import incomes_to_come, turns_told
from game.learning.reasons import brief, is_bare, objection, rather, reason, title
from game.match.advice import AdviceRequest
from game.rules.contract import State
from game.rules.north_american_railways import NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import FEW_SHARES
from game.words import Localizer, override
from tests.helpers.north_american_railways.building import CITY_NAMES, buying, company, trading
from tests.learning.north_american_railways.test_endings import MATCH, at, compared, localizer
from tests.learning.north_american_railways.test_last_turn import found_of
from tests.learning.north_american_railways.test_prices import BOTTOMS, asked, warned
from tests.learning.north_american_railways.test_reasons import NAMES, both, told

KEY = MATCH.game.key


def searched(state: State, *moves: tuple[str, float]) -> tuple[Candidate, ...]:
    """What a search found, moves with their chances."""
    return tuple(
        Candidate(state.game.parse_move(text), chance, 40, chance, (9000.0,) * 3, 0.01)
        for text, chance in moves
    )


def chance_told(state: State, text: str, chance: float, other: float) -> str:
    """What is said of a move beside passing, by these chances to win, with the same score for all."""
    found = tuple(Explained(one, ()) for one in searched(state, (text, chance), ("pass", other)))
    return reason(
        Explanation(state.current_player(), "", (), found, None), 0, state, Localizer(state.game, NAMES)
    )


def test_what_is_certain_stands_in_the_place_of_what_a_search_found() -> None:
    """Passing Grace loses, whatever a search thinks of it; with Denver she wins."""
    state = at(83)
    found = searched(state, ("pass", 0.6), ("buy black 3", 0.5))
    certain = Endings(20_000).instead_of(state, found)
    assert (state.game.format_move(certain[0].move), certain[0].chance) == ("buy black 3", 1.0)
    assert next(one for one in certain if one.move == found[0].move).chance == 0.0
    assert Endings(100).instead_of(state, found) == found


def test_of_moves_that_win_alike_the_one_stands_first_that_a_search_has_first() -> None:
    state = at(86)
    ends = Endings()
    winning = [one.move for one in ends.instead_of(state, ()) if one.chance == 1.0]
    assert len(winning) > 1
    for move in winning:
        found = searched(state, (state.game.format_move(move), 0.9))
        assert ends.instead_of(state, found)[0].move == move


def test_who_asks_hears_what_is_certain_from_the_adviser_alone() -> None:
    state, request = at(83), AdviceRequest(advise, "en", MATCH.names, warns=True)
    found = searched(state, ("pass", 0.6), ("buy black 3", 0.5))
    heard = advise(state, adviser_of(KEY), found, found[0].move, request)
    assert (heard.moves[0].title, heard.moves[0].chance) == ("Denver for Black", 1.0)
    assert "Pass" in [line.title for line in heard.blunders]
    heard = advise(state, "greedy", found, found[0].move, request)
    assert (heard.moves[0].title, heard.moves[0].chance) == ("Pass", 0.6)
    explained = tuple(Explained(one, ()) for one in found)
    whole = Explanation(state.current_player(), adviser_of(KEY), (), explained, None)
    assert data_of(whole, state, localizer())["candidates"][0]["move"] == "buy black 3"
    assert "1. Denver for Black: 100%" in words_of(whole, state, localizer())


def test_where_all_moves_come_to_the_same_winner_that_is_told() -> None:
    words = compared(86, "pass", "buy yellow 3")
    assert "If nobody errs from here on, you win with $10,000; after “" in words
    assert words.endswith("” you win as well.")
    assert compared(86, "pass", "buy yellow 3", place=1).endswith("After it you win with $10,100.")
    with override("de"):
        assert compared(86, "pass", "buy yellow 3").endswith("“ gewinnst du.")
    state = at(85)
    lost = Endings().instead_of(state, ())
    assert lost[0].chance == 0.0
    texts = [state.game.format_move(one.move) for one in lost[:2]]
    assert compared(85, *texts).endswith("Grace wins whatever you do; after this move with $10,000.")
    assert "After it Grace wins with $" in compared(85, *texts, place=1)


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (0.32, "“Pass” is about as good."),
        (0.34, "The move wins a little more often than “Pass”."),
        (0.36, "The move wins more often than “Pass”."),
        (0.41, "The move wins clearly more often than “Pass”."),
    ],
)
def test_how_much_oftener_a_move_wins_is_told_without_a_figure(chance: float, words: str) -> None:
    state = buying(shares={"Marion": {"blue": 1}}, treasury={"blue": 600}, bottom_cities=["Milwaukee"])
    assert chance_told(state, "buy blue 1", chance, 0.3).endswith(words)


def test_that_another_wins_oftener_is_no_reason_by_itself() -> None:
    """Of $700 six shares pay $100 each whether Milwaukee or Richmond brings $100 more, or nothing does."""
    shares = {"Marion": {"blue": 2}, "Angelika": {"blue": 4}}
    state = buying(shares=shares, treasury={"blue": 900}, bottom_cities=["Milwaukee", "Richmond"])
    state.income[company("blue")] = 700
    state.ended, state.passed = FEW_SHARES, 2
    found = tuple(Explained(one, ()) for one in searched(state, ("buy blue 2", 0.6), ("buy blue 1", 0.3)))
    explained, speaks = Explanation(state.current_player(), "", (), found, None), Localizer(state.game, NAMES)
    assert objection(explained, 1, state, speaks) == "“Richmond for Blue” wins clearly more often."
    assert is_bare(explained, 1, state)


def test_a_column_is_named_where_a_like_share_has_other_shares_above_it() -> None:
    state = trading(cash=[2000, 0, 0], shares={"Marion": {"blue": 1}, "Angelika": {"green": 1}})
    state.share_columns = ((0, 0), (0, 0), (1, 0), (2, 1))
    state.shares_left[:] = [1, 1, 0, 0]
    speaks = Localizer(state.game, NAMES)
    own = state.game.parse_move("buy own 1")
    assert title(own, state, speaks) == "A share of your own Blue for $1,000"
    state.shares_left[:] = [1, 1, 2, 0]
    assert title(own, state, speaks) == "A share of your own Blue for $1,000 (column 1)"
    state.shares_left[:] = [2, 2, 0, 0]
    assert title(own, state, speaks) == "A share of your own Blue for $1,000"


def test_what_a_share_brings_in_the_last_turn_is_told_as_such() -> None:
    shares = {"Marion": {"green": 1}, "Angelika": {"blue": 1}}
    state = trading(cash=[2000, 0, 0], shares=shares, networks={"blue": ["Portland"]})
    speaks = Localizer(state.game, NAMES)
    found = found_of(state, "offer 1 500", "offer 1 300")
    assert brief(found, 0, state, speaks) == "$200 a turn more, $300 at the end"
    state.cities_left[:] = [5, 0, 0, 0]
    assert brief(found, 0, state, speaks) == "$200 more in this last turn, $300 at the end"
    with override("de"):
        assert brief(found, 0, state, speaks) == "$200 mehr in der letzten Runde, $300 am Ende"


def test_in_the_last_turn_no_price_is_told_of_a_city_nor_what_its_income_lacks() -> None:
    """Of $1,300 six shares pay $200 each; Richmond costs more than Milwaukee and brings no more."""
    shares = {"Marion": {"blue": 2}, "Angelika": {"blue": 4}}
    cities = ["Milwaukee", "Richmond", "Vancouver"]
    state = buying(shares=shares, treasury={"blue": 900}, bottom_cities=cities)
    state.income[company("blue")] = 1300
    assert "It costs $100 more than Milwaukee" in told(state, "buy blue 1", "buy blue 2", place=1)
    state.ended = FEW_SHARES
    assert "It costs" not in told(state, "buy blue 1", "buy blue 2", place=1)


def test_in_the_last_turn_a_city_may_serve_another_more_than_one_for_the_same_company() -> None:
    """Vancouver's three symbols pay Henry's four shares twice what they pay Clara's two."""
    shares = {"Marion": {"blue": 2}, "Angelika": {"blue": 4}}
    state = buying(shares=shares, treasury={"blue": 900}, bottom_cities=["Milwaukee", "Vancouver"])
    state.income[company("blue")] = 1300
    words = "Henry holds more shares of Blue and gains more by it."
    assert words not in told(state, "buy blue 1", "buy blue 2", place=1)
    state.ended = FEW_SHARES
    assert words in told(state, "buy blue 1", "buy blue 2", place=1)
    assert words not in told(state, "buy blue 2", "buy blue 1", place=1)


def test_a_city_that_brings_less_a_turn_does_not_bring_the_same_for_now() -> None:
    """Vancouver pays three shares $300 for each symbol; Toronto $300 a turn, at $900 for three turns."""
    shares = {"Marion": {"blue": 2}, "Angelika": {"green": 1}}
    cities = ["Minneapolis", "Milwaukee"]
    state = buying(shares=shares, treasury={"blue": 900}, bottom_cities=cities)
    state.income[company("blue")] = 100
    words = told(state, "buy blue 1", "buy blue 2", place=1)
    assert "It brings you the same" not in words


def test_who_has_had_his_turn_in_the_last_one_keeps_his_cash_for_nothing() -> None:
    state = asked(800, 500)
    assert "You keep $2,000 for other shares." in told(state, "let go", "buy instead")
    assert isinstance(state, NorthAmericanRailwaysState)
    state.shares_left[:] = [1, 1, 1, 0]
    assert "You keep your $2,000." in told(state, "let go", "buy instead")


def test_an_offer_that_brings_nothing_may_lower_what_the_director_has() -> None:
    """Two shares of an income of $200 pay $100 each, three nothing, and the director has $100."""
    state = trading(cash=[2000, 1500, 0], shares={"Marion": {"green": 1}, "Angelika": {"blue": 2}})
    state.income[company("blue")] = 200
    english, german = both(state, "offer 1 100", "offer 2 100")
    assert english.startswith(
        "With one share more Blue pays less on each: Henry's income goes from $200 to $100 a turn."
    )
    assert "Das Einkommen von Henry sinkt von $200 auf $100 je Runde." in german
    state.income[company("blue")] = 300  # Of $300 three shares pay as much as two.
    assert "Henry's income" not in told(state, "offer 1 500", "offer 2 100")


def test_that_a_share_makes_director_is_no_reason_beside_less_for_the_same_share() -> None:
    shares = {"Marion": {"green": 1}, "Angelika": {"blue": 1}}
    state = trading(cash=[2000, 1500, 0], shares=shares)
    state.income[company("blue")] = 200
    words = warned(state, "offer 1 800", "offer 1 400")
    assert words.startswith("If Henry buys the share instead, you get only $200, which is $200 less. “")
    assert "you direct" not in words
    assert "you direct Blue" in told(state, "offer 1 800", "offer 1 400")


def test_who_founds_for_less_than_any_city_costs_hears_what_is_left_for_shares() -> None:
    state = trading(
        cash=[2000, 500, 500], bottom_cities=["Minneapolis", "Vancouver", "El Paso", "New Orleans"]
    )
    english, german = both(state, "found 2 100", "found 2 300")
    assert "$100 pays for no city in sight yet, but leaves you $1,900 for other shares." in english
    assert "$100 reichen noch für keine Stadt, die ausliegt, aber dir bleiben $1.900 für andere" in german
    assert "$100 pays for no city in sight. " in told(state, "found 2 300", "found 2 100", place=1)


def test_who_buys_a_share_keeps_another_out_of_a_treasury() -> None:
    shares = {"Marion": {"green": 1}, "Angelika": {"blue": 3}}
    cities = ["Minneapolis", "Vancouver", "El Paso", "New Orleans"]
    state = trading(cash=[2000, 2000, 0], shares=shares, treasury={"blue": 500}, bottom_cities=cities)
    state.income[company("blue")] = 0
    state.apply_unchecked(state.game.parse_move("offer 1 500"))
    english, german = both(state, "buy instead", "let go")
    assert "With the share Clara could spend what Blue then has, $800, for a city." in english
    assert "für eine Stadt ausgeben, was dann in der blauen Kasse liegt: $800." in german
    assert "could spend" not in told(state, "let go", "buy instead", place=1)
    state.income[company("blue")] = 1200  # Then the share brings something by itself.
    assert "could spend" not in told(state, "buy instead", "let go")
    shares = {"Marion": {"blue": 1}, "Angelika": {"blue": 3}}
    state = trading(cash=[2000, 2000, 0], shares=shares, treasury={"blue": 500}, bottom_cities=cities)
    state.apply_unchecked(state.game.parse_move("offer 1 500"))
    assert "could spend" not in told(state, "buy instead", "let go")


def test_of_two_cities_alike_it_is_told_what_the_other_uncovers() -> None:
    """Winnipeg and Quebec cost and bring the same."""
    shares = {"Marion": {"blue": 2}, "Angelika": {"green": 1}}
    state = buying(shares=shares, treasury={"blue": 900}, bottom_cities=["Winnipeg", "Quebec", "Portland"])
    above = [
        CITY_NAMES[column[left - 2]]
        for column, left in zip(state.city_columns, state.cities_left, strict=True)
    ]
    english, german = both(state, "buy blue 1", "buy blue 2", place=1)
    assert f"It uncovers {above[1]} ($" in english
    assert f") instead of {above[0]}." in english
    assert f") und nicht {above[0]}." in german
    assert "instead of" not in told(state, "buy blue 1", "buy blue 3", place=1)


def test_that_a_city_costs_less_is_told_where_it_brings_nothing() -> None:
    """Of $700 six shares pay $100 each whether Milwaukee or Richmond brings $100 more, or nothing does."""
    shares = {"Marion": {"blue": 2}, "Angelika": {"blue": 4}}
    state = buying(shares=shares, treasury={"blue": 900}, bottom_cities=["Milwaukee", "Richmond"])
    state.income[company("blue")] = 700
    english, german = both(state, "buy blue 1", "buy blue 2")
    assert english.startswith("It costs $100 less than Richmond. ")
    assert german.startswith("Das kostet $100 weniger als Richmond. ")
    assert "less than" not in told(state, "buy blue 2", "buy blue 1")
    state.income[company("blue")] = 1100  # Then each share pays $100 more.
    assert "less than" not in told(state, "buy blue 1", "buy blue 2")
    state.income[company("blue")], state.ended = 700, FEW_SHARES
    assert "less than" not in told(state, "buy blue 1", "buy blue 2")


def test_of_cities_that_bring_as_much_the_cheapest_is_named_to_who_founds() -> None:
    """Calgary and Halifax bring $100 and two symbols each; Calgary costs $300, Halifax $200."""
    cities = ["Calgary", "Halifax", "Los Angeles", "San Francisco"]
    state = trading(cash=[2000, 500, 500], bottom_cities=cities)
    assert "enough for Halifax, which costs $200" in told(state, "found 2 300", "found 2 400")
    # Who comes before takes one of the two, if the money is enough for both.
    shares = {"Marion": {"blue": 1}}
    state = trading(bottom_cities=cities, shares=shares, treasury={"blue": 500}, turn=1, acted=1)
    assert "before you" not in told(state, "found 2 300", "found 3 300")
    assert "before you and can pay for Halifax" in told(state, "found 2 200", "found 3 200")


def test_rather_than_a_dear_share_of_ones_own_the_turn_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "looks_again", lambda game: 0)
    shares, asked_for = {"Marion": {"green": 1}, "Angelika": {"blue": 2}}, [company("blue")]
    state = trading(cash=[2000, 0, 0], shares=shares, asked=asked_for)
    state.income[company("green")] = 0
    end = state.game.parse_move("end turn")
    assert rather(state, searched(state, ("buy own 2", 0.32), ("end turn", 0.3))) == end
    assert rather(state, searched(state, ("buy own 2", 0.34), ("end turn", 0.3))) is None
    assert rather(state, searched(state, ("end turn", 0.32), ("buy own 2", 0.3))) is None
    found = searched(state, ("buy own 2", 0.32), ("end turn", 0.3))
    heard = advise(
        state, adviser_of(KEY), found, found[0].move, AdviceRequest(advise, "en", NAMES[:3], warns=False)
    )
    assert [line.title for line in heard.moves] == ["End the turn", "A share of your own Green for $1,000"]
    assert heard.moves[0].reason.endswith("is about as good.")
    # Of $2,400 one of two shares pays $1,200, and two of three pay $1,600.
    state = trading(cash=[2000, 0, 0], shares={"Marion": {"green": 1, "red": 1}, "Angelika": {"green": 1}})
    state.income[company("green")], state.asked = 2400, 1 << company("blue")
    assert rather(state, searched(state, ("buy own 2", 0.32), ("end turn", 0.3))) is None


def test_the_better_of_two_prices_for_a_share_is_told_by_what_it_has_before_the_other() -> None:
    shares = {"Marion": {"green": 1}, "Angelika": {"blue": 2}}
    state = trading(cash=[2000, 500, 0], shares=shares)
    state.income[company("blue")] = 1200
    english, german = both(state, "offer 1 300", "offer 1 400")
    assert "You offer $100 less for the same share. The move " in english
    assert "Du bietest $100 weniger für dieselbe Aktie. " in german
    english, german = both(state, "offer 1 400", "offer 1 300")
    assert "The higher your offer, the more likely Henry is to let you have the share. The move " in english
    assert "Je höher dein Angebot, desto eher lässt Henry dich gewähren. " in german
    assert "let you have" not in told(state, "offer 1 600", "offer 1 300")  # Henry has not so much.
    assert "same share" not in told(state, "offer 1 300", "found 3 400")
    assert "let you have" not in warned(state, "offer 1 400", "offer 1 300")


def test_that_an_income_falls_is_no_reason_where_it_falls_either_way() -> None:
    """Of $200 two shares pay Henry $200 in all; with a third, whoever has it, he gets $100 as director."""
    state = trading(cash=[2000, 2000, 0], shares={"Marion": {"green": 1}, "Angelika": {"blue": 2}})
    state.income[company("blue")] = 200
    state.apply_unchecked(state.game.parse_move("offer 1 500"))
    assert "income" not in told(state, "buy instead", "let go", place=1)
    assert "Your own income then goes from" in told(asked(800, 500), "buy instead", "let go", place=1)


def test_where_all_is_decided_that_is_told() -> None:
    state = buying(shares={"Marion": {"blue": 1}}, treasury={"blue": 600}, bottom_cities=["Milwaukee"])
    assert chance_told(state, "buy blue 1", 0.005, 0.004).endswith(
        "You can hardly win any more, whatever you do."
    )
    assert chance_told(state, "buy blue 1", 0.995, 0.995).endswith(
        "With it you can hardly lose any more; “Pass” wins as well."
    )
    assert chance_told(state, "buy blue 1", 0.995, 0.9).endswith("more often than “Pass”.")
    with override("de"):
        assert chance_told(state, "buy blue 1", 0.005, 0.004).endswith("kaum noch, was du auch tust.")


def test_a_share_that_is_worth_little_more_than_its_price_is_not_cheap() -> None:
    """Portland's three symbols pay $300, and no share of Blue pays an income."""
    shares = {"Marion": {"green": 1}, "Angelika": {"blue": 2}}
    state = trading(cash=[2000, 900, 0], shares=shares, networks={"blue": ["Portland"]}, bottoms=BOTTOMS)
    state.income[company("blue")] = 0
    assert warned(state, "found 4 300", "offer 1 100").startswith("To Henry the share is worth about $300")
    assert "would be cheap" not in warned(state, "found 4 300", "offer 1 200")


def test_a_lower_offer_is_no_worse_where_the_director_can_pay_neither() -> None:
    for cash, is_told in ((200, False), (900, True)):
        state = trading(cash=[2000, cash, 0], shares={"Marion": {"green": 1}, "Angelika": {"blue": 2}})
        for income, words in ((0, "which is $200 less"), (1200, "more likely")):
            state.income[company("blue")] = income
            assert (words in told(state, "offer 1 800", "offer 1 400", place=1)) == is_told


def test_that_a_share_makes_director_is_no_reason_where_the_other_does_so_too() -> None:
    for henry, is_told in (({"blue": 1, "green": 1}, False), ({"blue": 1, "green": 3}, True)):
        state = trading(cash=[2000, 1500, 0], shares={"Marion": {"red": 1}, "Angelika": henry})
        words = warned(state, "offer 1 900", "offer 2 800")
        assert ("With the share you direct Blue" in words) == is_told


def test_a_city_that_brings_nothing_takes_money_from_who_holds_more_shares() -> None:
    """Of $700 six shares pay $100 each, whether Milwaukee is bought or not."""
    shares = {"Marion": {"blue": 2}, "Angelika": {"blue": 4}}
    state = buying(shares=shares, treasury={"blue": 600}, bottom_cities=["Milwaukee"])
    state.income[company("blue")], state.ended = 700, FEW_SHARES
    english, german = both(state, "buy blue 1", "pass")
    assert english.startswith(
        "It takes $100 out of the treasury of Blue, which Henry could still spend. The move"
    )
    assert german.startswith("Damit sind $100 aus der blauen Kasse weg, die Henry noch ausgeben könnte. ")
    state.passed = 2  # Henry has passed.
    assert "is lost with this last turn" in told(state, "buy blue 1", "pass")


def test_who_buys_a_share_of_his_own_with_less_pays_all_he_has() -> None:
    """All that Clara can choose is a share of her own, and she has $200."""
    state = trading(cash=[200, 0, 0], shares={"Marion": {"green": 1}}, bottoms=["green"] * 4)
    state.income[company("green")] = 0
    own = next(
        text for text in map(state.game.format_move, state.legal_moves()) if text.startswith("buy own")
    )
    words = title(state.game.parse_move(own), state, Localizer(state.game, NAMES))
    assert words.startswith("A share of your own Green for $200")
    assert "It costs you $200. $100 goes into the treasury of Green" in told(state, own, "end turn")
    with override("de"):
        assert "Das kostet dich $200. $100 gehen in die Kasse der grünen Gesellschaft, deren" in told(
            state, own, "end turn"
        )
    for income, is_dear in ((0, True), (2400, False)):
        state.income[company("green")] = income
        state.held[company("green")], state.sold[company("green")] = 1, 1 + 2 * (not is_dear)
        advised = rather(state, searched(state, (own, 0.32), ("end turn", 0.3)))
        assert (advised == state.game.parse_move("end turn")) == is_dear


def test_that_one_share_more_lowers_what_the_director_has_is_told_beside_its_symbols() -> None:
    """Of $200 two shares pay $100 each, three nothing; Portland's three symbols pay $300."""
    shares = {"Marion": {"green": 1}, "Angelika": {"blue": 2}}
    state = trading(cash=[2000, 1500, 0], shares=shares, networks={"blue": ["Portland"]})
    state.income[company("blue")] = 200
    words = told(state, "offer 1 500", "offer 2 100")
    assert words.startswith(
        "With one share more Blue pays less on each: Henry's income goes from $200 to $100"
    )
    # Whatever is offered for it, that comes of it.
    assert "Henry's income" not in told(state, "offer 1 500", "offer 1 700")


def test_of_the_better_of_two_offers_only_that_is_told_which_the_other_has_not() -> None:
    """Each makes Clara director and leaves her $300 or more; a share of Red is worth much to Henry."""
    shares = {"Marion": {"green": 1}, "Angelika": {"blue": 1, "red": 1}}
    state = trading(cash=[2000, 1500, 0], shares=shares, bottoms=BOTTOMS)
    state.income[company("blue")], state.income[company("red")] = 400, 1200
    english, german = both(state, "offer 1 700", "offer 2 700")
    assert "instead, you get" not in english
    assert "you direct Blue" not in english
    assert english.endswith("To Henry a share of Red is worth about $2,400: at $700 it would be cheap.")
    assert "your income" not in english  # With the share of Red it would be more.
    assert german.endswith("Für Henry ist eine rote Aktie etwa $2.400 wert: Für $700 wäre sie billig.")
    assert "If Henry buys the share instead, you get $300." in told(state, "offer 1 700", "offer 2 300")
    state.director[company("red")] = 2
    state.held[2 * len(state.treasury) + company("red")] = state.sold[company("red")] = 3
    assert "instead, you get" in told(state, "offer 1 700", "offer 2 700")  # Ada has no money.


def test_what_a_founding_costs_beyond_any_city_lies_idle() -> None:
    cities = ["Minneapolis", "Vancouver", "El Paso", "Calgary"]
    shares = {"Angelika": {"blue": 2}}
    state = trading(cash=[1900, 1500, 0], shares=shares, bottoms=BOTTOMS, bottom_cities=cities)
    state.income[company("blue")] = 1200
    words = warned(state, "offer 1 900", "found 2 1000")
    assert words.startswith("No city in sight costs more than $400: the other $600 would lie idle for now. “")
    with override("de"):
        words = warned(state, "offer 1 900", "found 2 1000")
        assert words.startswith(
            "Keine Stadt, die ausliegt, kostet mehr als $400: $600 bleiben vorerst liegen."
        )
    assert warned(state, "offer 1 700", "found 2 1000").startswith("It leaves you $900 for other shares.")


def test_of_a_better_city_it_is_told_by_its_name_what_it_brings() -> None:
    """Vancouver and Milwaukee bring Green's only share $100 more; Vancouver has three symbols."""
    shares = {"Marion": {"green": 1}, "Angelika": {"blue": 3}}
    cities = ["Vancouver", "Milwaukee"]
    state = buying(shares=shares, treasury={"green": 900}, bottom_cities=cities)
    for number, (city, words) in enumerate(
        zip(cities, ("symbols then pay you $300.", " end."), strict=True), 1
    ):
        found = warned(state, f"buy green {number}", "pass")
        assert f" With {city} for Green your income goes from $" in found
        assert found.endswith(words)
    with override("de"):
        for number, city in enumerate(cities, 1):
            found = warned(state, f"buy green {number}", "pass")
            assert f" Mit {city} für die grüne Gesellschaft steigt dein Einkommen von $" in found


def test_a_share_that_decides_pays_in_the_last_turn_alone() -> None:
    """Of $800 three shares pay $200 each, and as it ends the director gets half of the rest."""
    shares = {"Marion": {"green": 1}, "Angelika": {"blue": 2}}
    columns = [[company(name)] for name in BOTTOMS]
    state = trading(cash=[2000, 0, 0], shares=shares, share_columns=columns, shares_left=[1, 1, 1, 0])
    state.income[company("blue")] = 800
    # Nobody is to take a share any more, and this one may be let alone.
    state.asked = 1 << company("red")
    english, german = both(state, "offer 1 100", "end turn")
    assert english.startswith("With this share fewer are left than there are players: this turn is then the")
    assert "goes from $200 to $400 in this last turn." in english
    assert " in dieser letzten Runde." in german
    state.shares_left[3] = 1
    assert "in this last turn" not in told(state, "offer 1 100", "end turn")


def test_between_two_numbers_of_turns_both_are_told() -> None:
    """What is told at the start of a turn then agrees with what is told once shares are sold."""
    state, heard = trading(), set()
    for left in range(40, 5, -1):
        state.shares_left[:] = [left, 0, 0, 0]
        turns = turns_told(state)
        assert turns == incomes_to_come(state) or not isinstance(turns, int)
        if not isinstance(turns, int):
            (_, fewer), (_, more) = turns.args
            assert incomes_to_come(state) in (fewer, more)
            heard.add((fewer, more))
    assert heard >= {(2, 3), (3, 4), (4, 5)}


def test_that_a_share_is_cheap_is_warned_of_only_after_a_longer_look() -> None:
    shares = {"Marion": {"green": 1}, "Angelika": {"blue": 2}, "Daniela": {"red": 1}}
    state = trading(cash=[2000, 900, 0], shares=shares, bottoms=BOTTOMS)
    for income, bad, bare in ((1200, "offer 1 100", True), (0, "offer 1 1900", False)):
        state.income[company("blue")] = income
        assert is_bare(found_of(state, "found 4 300", bad), 1, state) == bare
