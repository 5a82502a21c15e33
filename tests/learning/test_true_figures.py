"""The figures of advice: sorted, one line for equal moves, and never less than is certain."""

import pytest

from ai.bot import Candidate
from assets import asset
from game.learning.advice import advise, expected
from game.learning.alike import distinct
from game.learning.reasons import explainer_of
from game.learning.review import between_auctions
from game.match.advice import AdviceRequest
from game.match.analysis import fixed_determinization
from game.match.import_export import read_file
from game.match.match import Match
from game.rules.auction import PASS_BID, Bid
from game.rules.catalog import game_keys
from game.rules.contract import CHANCE, TERMINAL, State
from game.words import Localizer

NAMES = ["Clara", "Henry", "Ada"]


def match_of(key: str) -> Match:
    return read_file(asset("matches", key, "3.json")).match


def decisions(match: Match, first: int, last: int) -> list[State]:
    """The positions after some numbers of moves in which a seat decides, outside auctions."""
    found = []
    for number in range(first, last):
        state = match.position(number)
        if state.current_player() not in (CHANCE, TERMINAL) and PASS_BID not in state.legal_moves():
            found.append(fixed_determinization(state, state.current_player()))
    return found


@pytest.mark.parametrize("key", game_keys())
def test_what_is_certain_is_no_more_than_the_match_ends_with(key: str) -> None:
    match = match_of(key)
    final, explainer = match.state.scores(), explainer_of(key)
    checked = 0
    for state in decisions(match, match.moves_recorded - 6, match.moves_recorded):
        for least, score in zip(explainer.certain(state), final, strict=True):
            assert least <= score
            checked += least > 0
    assert checked


@pytest.mark.parametrize("key", game_keys())
def test_expected_scores_are_at_least_what_is_certain(key: str) -> None:
    match = match_of(key)
    state = decisions(match, match.moves_recorded - 6, match.moves_recorded)[-1]
    move = state.legal_moves()[0]
    after = state.copy()
    after.apply_unchecked(move)
    certain = explainer_of(key).certain(after)
    low, high = (tuple(by + max(0.0, least) for least in certain) for by in (-5.0, 5.0))
    assert expected(Candidate(move, 0.5, 1, 0.5, high), state) == high
    assert all(
        shown >= least
        for shown, least in zip(expected(Candidate(move, 0.5, 1, 0.5, low), state), certain, strict=True)
    )


@pytest.mark.parametrize("key", game_keys())
def test_advice_is_sorted_by_the_chance_it_shows_while_the_bot_thinks_too(key: str) -> None:
    state = next(one for one in decisions(match_of(key), 20, 100) if len(one.legal_moves()) > 2)
    moves = state.legal_moves()[:3]
    found = [
        Candidate(move, 0.5 - 0.01 * n, 100, 0.2 + 0.05 * n, (50.0,) * 3, 0.01)
        for n, move in enumerate(moves)
    ]
    advice = advise(state, "greedy", found, None, AdviceRequest(advise, "en", NAMES))
    assert advice is not None
    assert not advice.is_final
    chances = [line.chance for line in advice.moves]
    assert chances == sorted(chances, reverse=True)


def test_a_share_at_the_same_price_in_two_columns_is_one_line_if_both_win_as_often() -> None:
    state = fixed_determinization(match_of("north_american_railways").position(25), 0)
    moves = [state.game.parse_move(text) for text in ("found 4 400", "found 3 400", "found 3 300")]
    localizer = Localizer(state.game, NAMES)
    for behind, lines in ((0.01, 2), (0.05, 3)):
        found = [
            Candidate(move, 0.5, 9, chance, (50.0,) * 3)
            for move, chance in zip(moves, (0.4, 0.4 - behind, 0.3), strict=True)
        ]
        assert len(distinct(found, state, localizer)) == lines


@pytest.mark.parametrize("key", ["american_rails", "new_england_railways", "railways_of_north_america"])
def test_chances_of_a_review_are_taken_between_auctions(key: str) -> None:
    match = match_of(key)
    states = [match.position(number) for number in range(100)]
    shown = between_auctions(states)
    assert len(set(shown)) > 10
    for number, move in enumerate(match.moves[:99]):
        assert shown[number] <= number
        if isinstance(move, Bid):
            sold = states[number + 1].reopened() is None
            assert sold or shown[number + 1] == shown[number]
