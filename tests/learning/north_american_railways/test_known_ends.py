"""Advice in North American Railways with a known end, and the explanations of equal moves."""

from __future__ import annotations

from ai.bot import Candidate
from ai.explain import Explained, Explanation, explain
from ai.players import adviser_of
from game.learning.advice import advise, data_of, words_of
from game.learning.endings import Endings
from game.learning.north_american_railways.ledger import incomes_to_come, turns_shown
from game.learning.reasons import explainer_of, is_bare, title
from game.match.advice import AdviceRequest
from game.rules.contract import State
from game.rules.north_american_railways import GAME
from game.rules.north_american_railways.steps import FEW_SHARES
from tests.helpers.north_american_railways.building import BOTTOMS, buying, company, trading
from tests.learning.explaining import localizer_of, named
from tests.learning.north_american_railways.test_endings import MATCH, at, localizer
from tests.learning.north_american_railways.test_last_turn import found_of


def searched(state: State, *moves: tuple[str, float]) -> tuple[Candidate, ...]:
    """What a search found, moves with their chances."""
    return tuple(
        Candidate(state.game.parse_move(text), chance, 40, chance, (9000.0,) * 3, 0.01)
        for text, chance in moves
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


def test_a_column_is_named_where_a_like_share_has_other_shares_above_it() -> None:
    state = trading(cash=[2000, 0, 0], shares={"Marion": {"blue": 1}, "Angelika": {"green": 1}})
    state.share_columns = ((0, 0), (0, 0), (1, 0), (2, 1))
    state.shares_left[:] = [1, 1, 0, 0]
    speaks = localizer_of(state)
    own = state.game.parse_move("buy own 1")
    assert title(own, state, speaks) == "A share of your own Blue for $1,000"
    state.shares_left[:] = [1, 1, 2, 0]
    assert title(own, state, speaks) == "A share of your own Blue for $1,000 (column 1)"
    state.shares_left[:] = [2, 2, 0, 0]
    assert title(own, state, speaks) == "A share of your own Blue for $1,000"


def test_between_two_numbers_of_turns_both_are_told() -> None:
    """The explanation at the start of a turn then agrees with that after shares are sold."""
    state, heard = trading(), set()
    for left in range(40, 5, -1):
        state.shares_left[:] = [left, 0, 0, 0]
        turns = turns_shown(state)
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


def test_what_is_certain_is_advised_by_the_adviser_alone() -> None:
    state, request = at(83), AdviceRequest(advise, "en", MATCH.names, warns=True)
    found = searched(state, ("pass", 0.6), ("buy black 3", 0.5))
    advice = advise(state, adviser_of(GAME.key), found, found[0].move, request)
    assert (advice.moves[0].title, advice.moves[0].chance) == ("Denver for Black", 1.0)
    assert "Pass" in [line.title for line in advice.blunders]
    advice = advise(state, "greedy", found, found[0].move, request)
    assert (advice.moves[0].title, advice.moves[0].chance) == ("Pass", 0.6)
    explained = tuple(Explained(one, ()) for one in found)
    whole = Explanation(state.current_player(), adviser_of(GAME.key), (), explained, None)
    assert data_of(whole, state, localizer())["candidates"][0]["move"] == "buy black 3"
    assert "1. Denver for Black: 100%" in words_of(whole, state, localizer())


def test_turn_is_ended_instead_of_buying_a_share_that_costs_more_than_it_brings() -> None:
    shares, prefer = {"Marion": {"green": 1}, "Angelika": {"blue": 2}}, explainer_of(GAME.key).preferred
    state = trading(cash=[2000, 0, 0], shares=shares, asked=[company("blue")])
    state.income[company("green")] = 0
    end = state.game.parse_move("end turn")
    assert prefer(state, searched(state, ("buy own 2", 0.32), ("end turn", 0.3))) == end
    assert prefer(state, searched(state, ("buy own 2", 0.34), ("end turn", 0.3))) is None
    assert prefer(state, searched(state, ("end turn", 0.32), ("buy own 2", 0.3))) is None
    # Of $2,400 one of two shares pays $1,200, and two of three pay $1,600.
    state = trading(cash=[2000, 0, 0], shares={"Marion": {"green": 1, "red": 1}, "Angelika": {"green": 1}})
    state.income[company("green")], state.asked = 2400, 1 << company("blue")
    assert prefer(state, searched(state, ("buy own 2", 0.32), ("end turn", 0.3))) is None


def test_share_of_the_own_company_costs_all_the_cash_where_that_is_less() -> None:
    """All that Clara can choose is a share of her own, and she has $200."""
    state = trading(cash=[200, 0, 0], shares={"Marion": {"green": 1}}, bottoms=["green"] * 4)
    own = next(move for move in state.legal_moves() if state.game.format_move(move).startswith("buy own"))
    assert dict(dict(explainer_of(GAME.key).title(own, state).args).get("title", own).args)["amount"] == 200


def test_that_another_move_wins_more_often_is_no_reason_by_itself() -> None:
    """Of $700 six shares pay $100 each whether Milwaukee or Richmond brings $100 more, or nothing does."""
    shares = {"Marion": {"blue": 2}, "Angelika": {"blue": 4}}
    state = buying(shares=shares, treasury={"blue": 900}, bottom_cities=["Milwaukee", "Richmond"])
    state.income[company("blue")] = 700
    state.ended, state.passed = FEW_SHARES, 2
    found = tuple(Explained(one, ()) for one in searched(state, ("buy blue 2", 0.6), ("buy blue 1", 0.3)))
    assert is_bare(Explanation(state.current_player(), "", (), found, None), 1, state)


def test_chance_is_that_of_the_end_where_no_choice_is_left() -> None:
    """Clara passes, and so must all others: Henry has won."""
    seen = explain(named(GAME.key, "no_choice_is_left"), "greedy").candidates[0].candidate
    assert seen.chance == 0.0
    assert list(seen.scores) == [9400.0, 9500.0, 8600.0, 8400.0]
