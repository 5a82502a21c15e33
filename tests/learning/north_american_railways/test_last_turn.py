"""What is said in North American Railways where a turn is surely the last, or a move clearly worse."""

from __future__ import annotations

import pytest

from ai.bot import Candidate
from ai.explain import Explained, Explanation
from game.learning.north_american_railways.income import income_of, is_last, turns_told
from game.learning.reasons import brief, reason
from game.rules.contract import State
from game.rules.north_american_railways import GAME
from game.rules.north_american_railways.steps import CITIES, FEW_SHARES
from game.words import Localizer, override
from tests.helpers.north_american_railways.building import BOTTOMS, buying, company, trading
from tests.learning.north_american_railways.test_prices import asked, warned
from tests.learning.north_american_railways.test_reasons import NAMES, both, told


def found_of(state: State, *texts: str, chances: tuple[float, ...] = (0.4, 0.3)) -> Explanation:
    """Two moves, the first worth more than the second whatever their chances."""
    found = [
        Explained(
            Candidate(state.game.parse_move(text), value, 9, chance, (4000.0 * value,) * state.players), ()
        )
        for text, value, chance in zip(texts, (0.4, 0.3), chances, strict=True)
    ]
    return Explanation(state.current_player(), "", (), tuple(found), None)


def test_with_fewer_shares_than_players_the_turn_is_known_to_be_the_last() -> None:
    state = trading(cash=[2000, 2000, 0], shares={"Marion": {"green": 1}, "Angelika": {"blue": 1}})
    state.shares_left[:] = [1, 1, 1, 0]
    assert is_last(state)  # Marion has to take one.
    state.asked = 1 << company("red")
    assert is_last(state)  # Angelika has to, and nobody can ask for hers.
    state.cash[1] = 0
    assert not is_last(state)
    state.asked, state.cash[1] = 0, 2000
    state.apply_unchecked(state.game.parse_move("offer 1 500"))
    assert is_last(state)  # Whoever takes it, two are left.
    for cash, last in ((400, True), (0, False)):  # Who can't pay for it has to take another, if he can.
        shares = {"Marion": {"green": 1}, "Angelika": {"blue": 1}}
        columns = [[company("blue")] * 2] * 4
        state = trading(cash=[2000, cash, 0], shares=shares, share_columns=columns, shares_left=[2, 1, 1, 0])
        state.apply_unchecked(state.game.parse_move("offer 1 500"))
        assert is_last(state) == last
    state = trading(cash=[2000, 0, 0], shares={"Marion": {"blue": 1}})
    state.shares_left[:] = [1, 1, 0, 0]
    assert (is_last(state), turns_told(state)) == (True, 0)
    state.shares_left[:] = [1, 1, 1, 1]
    state.cities_left[:] = [5, 0, 0, 0]
    assert is_last(state)
    state.shares_left[:], state.cities_left[:] = [2, 2, 2, 2], [5, 1, 0, 0]
    assert not is_last(state)
    # Once phase II has begun, the rules tell.
    state.step, state.cities_left[:] = CITIES, [5, 0, 0, 0]
    assert not is_last(state)


def test_shares_that_have_to_be_taken_yet_make_a_turn_the_last() -> None:
    """Three with money leave two of five; a director who may be asked for all he has, need not take one."""
    columns = [[company(name)] * 2 for name in BOTTOMS]
    shares = {"Marion": {"green": 1}, "Angelika": {"blue": 1}, "Daniela": {"red": 1}}
    for cash, left, last in (
        ([1000, 1500, 3000], [2, 2, 1, 0], True),
        ([1000, 1500, 2500], [2, 2, 1, 0], False),  # The two before her may ask for $2,500.
        ([1000, 1500, 2500], [2, 2, 0, 1], True),  # No Red is left that could be asked for.
        ([1000, 1500, 0], [2, 2, 1, 0], False),
        ([1000, 1500, 3000], [2, 2, 2, 0], False),
    ):
        state = trading(cash=cash, shares=shares, share_columns=columns, shares_left=left)
        assert is_last(state) == last, (cash, left)
        assert not is_last(GAME.restore(state.to_data() | {"may_pass": True}))


def test_what_another_may_still_spend_is_not_lost_in_the_last_turn() -> None:
    shares = {"Marion": {"blue": 2}, "Angelika": {"blue": 1}}
    state = buying(shares=shares, treasury={"blue": 900}, bottom_cities=["Milwaukee"])
    state.ended = FEW_SHARES
    words = told(state, "buy blue 1", "pass", place=1)
    assert words.startswith("Henry can still spend what Blue has, $900.")
    found = found_of(state, "buy blue 1", "pass")
    assert brief(found, 1, state, Localizer(state.game, NAMES)) == "no income for you"
    state.passed = 1 << 1
    words = told(state, "buy blue 1", "pass", place=1)
    assert words.startswith("What Blue keeps, $900, is lost with this last turn.")
    assert brief(found, 1, state, Localizer(state.game, NAMES)) == "what the treasuries hold is lost"


def test_a_city_with_fewer_symbols_for_the_same_price_is_not_as_good() -> None:
    cities = ["Cheyenne", "Milwaukee"]
    state = buying(shares={"Marion": {"green": 1}}, treasury={"green": 900}, bottom_cities=cities)
    found = found_of(state, "buy green 1", "buy green 2", chances=(0.3, 0.3))
    words = reason(found, 1, state, Localizer(state.game, NAMES))
    assert "less at the end than Cheyenne, for the same price." in words
    assert "as good" not in words
    with override("de"):
        assert " weniger als Cheyenne, zum selben Preis." in reason(
            found, 1, state, Localizer(state.game, NAMES)
        )


def test_of_a_cheap_share_it_is_not_told_what_is_kept() -> None:
    for price, is_told in ((600, False), (700, True)):
        words = told(asked(0, price, "Portland"), "buy instead", "let go", place=1)
        assert ("You keep $2,000" in words) == is_told


def test_of_an_offer_that_costs_more_than_the_share_brings_no_income_is_told() -> None:
    shares = {"Marion": {"green": 1}, "Angelika": {"blue": 2}}
    state = trading(cash=[2000, 600, 0], shares=shares)
    state.income[company("blue")] = 300
    assert "your income goes" in told(state, "offer 1 100", "end turn")
    words = told(state, "offer 1 1800", "end turn")
    assert words.startswith("Whoever keeps count knows: Henry has only $600 and can't buy it instead. ")
    assert "your income goes" not in words
    assert "your income goes" not in told(state, "offer 1 1800", "offer 1 1900", place=1)


def test_where_hardly_anything_wins_no_sum_is_told() -> None:
    state = buying(shares={"Marion": {"blue": 1}}, treasury={"blue": 600}, bottom_cities=["Milwaukee"])
    for chance, words in ((0.04, "brings you more than “Pass” in the end."), (0.2, "brings you about $")):
        found = tuple(
            Explained(
                Candidate(state.game.parse_move(text), at, 9, at, (9000.0 + 4000.0 * at, 8000.0, 7000.0)), ()
            )
            for text, at in (("buy blue 1", chance), ("pass", 0.0))
        )
        explained = Explanation(state.current_player(), "", (), found, None)
        assert f"The move {words}" in reason(explained, 0, state, Localizer(state.game, NAMES))


def test_in_a_turn_that_is_surely_the_last_the_director_gets_half_of_the_remainder() -> None:
    """Of $800 two shares pay $400 each; three pay $200 each, and half of what is left is $100."""
    state = trading(cash=[2000, 0, 0], shares={"Marion": {"blue": 2}, "Angelika": {"green": 1}})
    state.income[company("blue")] = 700
    assert income_of(state, 0) == 700  # Two pay $300 each, and the director gets $100.
    three = state.copy()
    three.held[company("blue")], three.sold[company("blue")] = 4, 4
    assert income_of(three, 0) == 4 * 100 + 100
    state.shares_left[:] = three.shares_left[:] = [0, 1, 0, 0]
    assert income_of(three, 0) == 4 * 100 + 200


def test_what_lowers_an_income_in_the_last_turn_is_told_so() -> None:
    """Of $700 three shares pay $200 each; four pay $100 each, and of what is left the director gets half."""
    state = trading(cash=[2000, 0, 0], shares={"Marion": {"blue": 3}, "Angelika": {"green": 1}})
    state.income[company("blue")] = 700
    assert "from $700 to $500 a turn." in told(state, "buy own 1", "offer 2 100")
    state.cities_left[:] = [5, 0, 0, 0]
    english, german = both(state, "buy own 1", "offer 2 100")
    assert "your income goes from $700 to $600 in this last turn." in english
    assert "Dein Einkommen sinkt von $700 auf $600 in dieser letzten Runde." in german


def test_that_an_income_falls_is_told_beside_what_the_share_pays() -> None:
    """It would be the third fact."""
    shares = {"Marion": {"blue": 2}, "Angelika": {"green": 1}}
    state = trading(cash=[2000, 0, 0], shares=shares, networks={"blue": ["Portland"]})
    state.income[company("blue")] = 500
    words = told(state, "buy own 1", "offer 2 100")
    assert words.startswith("For $1,000 the share pays you $")
    assert "into the treasury of Blue" in words
    assert "your income goes from $500 to $400 a turn" in words


@pytest.mark.parametrize(
    ("language", "later", "last"),
    [("en", " a turn", " in this last turn"), ("de", " je Runde", " in der letzten Runde")],
)
def test_what_a_city_brings_in_the_last_turn_is_told_as_such(language: str, later: str, last: str) -> None:
    state = buying(shares={"Marion": {"blue": 1}}, treasury={"blue": 600}, bottom_cities=["Milwaukee"])
    found = found_of(state, "buy blue 1", "pass")
    with override(language):
        assert brief(found, 0, state, Localizer(state.game, NAMES)).endswith(later)
        state.ended = FEW_SHARES
        assert brief(found, 0, state, Localizer(state.game, NAMES)).endswith(last)


def asked_by_clara(price: int) -> State:
    """Clara, who directs Green, asks Henry for a share of Blue."""
    shares = {"Marion": {"green": 1}, "Angelika": {"blue": 2}, "Daniela": {"blue": 1}}
    state = trading(cash=[2000, 2000, 0], shares=shares)
    state.income[company("blue")] = 1200
    state.apply_unchecked(state.game.parse_move(f"offer 1 {price}"))
    return state


def test_who_is_let_go_can_take_no_share_of_an_own_company_any_more() -> None:
    state = asked_by_clara(800)
    english, german = both(state, "let go", "buy instead")
    assert english.startswith(
        "Clara's turn is then over; if you buy, Clara can go on and take a share of Green as its director. "
    )
    assert german.startswith(
        "Damit endet der Zug von Clara; kaufst du selbst, bleibt Clara am Zug und kann eine eigene grüne"
    )
    # With $600 and half of it nobody is known to have $1,000.
    assert "turn is then over" not in told(asked_by_clara(600), "let go", "buy instead")
    assert "turn is then over" not in told(state, "buy instead", "let go", place=1)


def test_of_a_share_that_may_as_well_be_bought_the_figures_alone_are_told() -> None:
    state = trading(
        cash=[2000, 2000, 0], shares={"Marion": {"green": 1}, "Angelika": {"blue": 2}, "Daniela": {"blue": 1}}
    )
    state.income[company("blue")] = state.income[company("green")] = 0
    state.apply_unchecked(state.game.parse_move("offer 1 500"))
    found = found_of(state, "let go", "buy instead", chances=(0.3, 0.3))
    assert reason(found, 0, state, Localizer(state.game, NAMES)).startswith(
        "Buying it would cost you $500, of which Clara would get $200, and bring you nothing "
        "as the networks stand."
    )
    with override("de"):
        assert reason(found, 0, state, Localizer(state.game, NAMES)).startswith(
            "Der Kauf würde dich $500 kosten, von denen Clara $200 bekäme, und dir "
            "beim jetzigen Schienennetz nichts bringen."
        )
    assert "too dear" in told(state, "let go", "buy instead")


def test_a_share_bought_for_its_treasury_is_told_by_that_beside_another_move() -> None:
    shares = {"Marion": {"green": 1}, "Angelika": {"blue": 2}}
    asked = [company("blue")]
    state = trading(cash=[2000, 0, 0], shares=shares, networks={"green": ["Portland"]}, asked=asked)
    state.income[company("green")] = 0
    words = warned(state, "buy own 2", "end turn")
    assert "For $1,000" not in words
    assert words.endswith("With it $500 goes into the treasury of Green, whose sold shares are all yours.")
    # What brings more than it costs is told by that.
    shared = {"Marion": {"green": 3}, "Angelika": {"green": 2, "blue": 2}}
    state = trading(cash=[2000, 0, 0], shares=shared, asked=asked)
    state.income[company("green")] = 6000
    assert "For $1,000 your income goes from" in warned(state, "buy own 2", "end turn")


def test_that_a_city_is_kept_from_somebody_is_no_reason_where_the_best_move_takes_it_too() -> None:
    shares = {"Marion": {"blue": 1, "red": 1}, "Angelika": {"blue": 3, "green": 3}}
    state = buying(
        shares=shares,
        treasury={"blue": 900, "green": 900, "red": 900},
        bottom_cities=["Vancouver", "Buffalo", "Milwaukee", "Richmond"],
    )
    assert "keeps it from Henry: for Green" in told(state, "pass", "buy blue 1", place=1)
    assert "keeps it from" not in told(state, "buy red 1", "buy blue 1", place=1)


def test_what_a_dearer_city_costs_is_told_beside_whom_it_is_kept_from() -> None:
    """Vancouver costs more than Milwaukee, and brings more by itself."""
    shares = {"Marion": {"blue": 1}, "Angelika": {"green": 3}}
    cities = ["Vancouver", "Milwaukee", "Buffalo", "Richmond"]
    state = buying(shares=shares, treasury={"blue": 900, "green": 900}, bottom_cities=cities)
    words = told(state, "buy blue 2", "buy blue 1", place=1)
    assert "keeps it from Henry" in words
    assert " more than Milwaukee. " in words


def test_who_buys_before_is_no_matter_where_a_like_city_is_left() -> None:
    """Winnipeg and Quebec cost and bring the same."""
    for cities, is_told in ((["Winnipeg", "Seattle"], True), (["Winnipeg", "Quebec"], False)):
        state = trading(
            bottom_cities=[*cities, "Portland", "Los Angeles"],
            shares={"Marion": {"blue": 1}},
            treasury={"blue": 900},
            turn=1,
            acted=1,
        )
        assert ("Clara buys before you" in told(state, "found 2 300", "found 3 300")) == is_told


def test_that_each_share_pays_more_is_no_objection_where_the_best_city_does_the_same() -> None:
    """Of $300 two shares pay $100 each and $100 to the director; of $400 they pay $200 each."""
    shares = {"Marion": {"blue": 1}, "Angelika": {"blue": 1}}
    state = buying(shares=shares, treasury={"blue": 600}, bottom_cities=["Milwaukee", "Richmond"])
    state.income[company("blue")] = 300
    assert told(state, "pass", "buy blue 2", place=1).startswith("Each share of Blue then pays $200 a turn ")
    assert told(state, "buy blue 1", "buy blue 2", place=1).startswith("It costs $100 more than Milwaukee")
