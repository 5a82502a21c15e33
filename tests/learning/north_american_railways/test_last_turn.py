"""What is said in North American Railways where a turn is surely the last, or a move clearly worse."""

from __future__ import annotations

import pytest

from ai.bot import Candidate
from ai.explain import Explained, Explanation
from game.learning.north_american_railways.ledger import income_of, incomes_to_come, is_last, turns_shown
from game.rules.contract import State
from game.rules.north_american_railways import GAME
from game.rules.north_american_railways.steps import CITIES, FEW_SHARES
from tests.helpers.north_american_railways.building import BOTTOMS, buying, company, trading


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
    assert is_last(state)  # After that two are left.
    for cash, last in ((400, True), (0, False)):  # Who can't pay for it has to take another, if he can.
        shares = {"Marion": {"green": 1}, "Angelika": {"blue": 1}}
        columns = [[company("blue")] * 2] * 4
        state = trading(cash=[2000, cash, 0], shares=shares, share_columns=columns, shares_left=[2, 1, 1, 0])
        state.apply_unchecked(state.game.parse_move("offer 1 500"))
        assert is_last(state) == last
    state = trading(cash=[2000, 0, 0], shares={"Marion": {"blue": 1}})
    state.shares_left[:] = [1, 1, 0, 0]
    assert (is_last(state), turns_shown(state)) == (True, 0)
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


@pytest.mark.parametrize(
    ("in_cities", "shares", "cities", "incomes"),
    [
        (True, 3, 22, 2),
        (True, 2, 22, 1),
        (True, 9, 4, 2),
        (False, 5, 22, 1),
        (False, 6, 22, 1),
        (False, 9, 22, 2),
        (False, 9, 5, 1),
    ],
)
def test_an_income_that_is_still_to_come_is_counted(
    in_cities: bool, shares: int, cities: int, incomes: int
) -> None:
    """Three players; the next player to choose a share is the first of them."""
    state = buying() if in_cities else trading()
    few = {"shares_left": [shares - 2, 1, 1, 0], "cities_left": [cities - 3, 1, 1, 1]}
    ends = {"ended": FEW_SHARES} if in_cities and shares < 3 else {}
    assert incomes_to_come(GAME.restore(state.to_data() | few | ends)) == incomes
