"""What an adviser found is looked at again before it is said."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from ai.bot import Candidate
from ai.explain import Explained, Explanation
from ai.players import adviser_of
from game.learning import advice, answers, blunders, second_look
from game.learning.answers import EVEN, Looked
from game.learning.endings import Endings
from game.learning.reasons import explainer_of, reason
from game.learning.second_look import GLANCE, SecondLook
from game.rules.contract import Move, State
from game.words import Localizer
from tests.learning.explaining import NAMES
from tests.learning.north_american_railways.test_endings import at

PLAYOUTS = 8


def table() -> State:
    """In phase II, with Grace to move."""
    return at(83)


def found(state: State, *chances: float, visits: int = 40) -> tuple[Candidate, ...]:
    """The first moves with the chances that a search gives them, which it tells apart."""
    scores = (9000.0,) * 3
    return tuple(
        Candidate(move, chance, visits, chance, scores, 0.001)
        for move, chance in zip(state.legal_moves(), chances, strict=False)
    )


def answer(monkeypatch: pytest.MonkeyPatch, chances: Mapping[Move, float], glances: list[int]) -> None:
    """Let the answers to moves come to these chances; the playouts of each look are noted."""

    def after(state: State, move: Move, playouts: int, unsure: float, **_: object) -> Looked:
        glances.append(playouts)
        return Looked(chances[move], chances[move], 1.0)

    monkeypatch.setattr(second_look, "look", after)


def looked(monkeypatch: pytest.MonkeyPatch, *pairs: tuple[float, float]) -> tuple[Candidate, ...]:
    """What is made of moves with their chances by the search, and by the answers to them."""
    state = table()
    searched = found(state, *(one for one, _ in pairs))
    seen = {one.move: other for one, (_, other) in zip(searched, pairs, strict=True)}
    answer(monkeypatch, seen, [])
    return SecondLook(state, PLAYOUTS).instead_of(searched)


def said(told: tuple[Candidate, ...], place: int) -> str:
    state = table()
    explained = tuple(Explained(one, ()) for one in told)
    return reason(
        Explanation(state.current_player(), "", (), explained, None),
        place,
        state,
        Localizer(state.game, NAMES),
    )


def test_what_is_answered_alike_is_about_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search is sure that the second is worse: its answers tell no difference, or one the other way."""
    for other in (0.39, 0.42):
        first, second = looked(monkeypatch, (0.5, 0.4), (0.3, other))
        assert (first.chance, second.chance) == (0.4, min(other, 0.4))
        assert "about as good" in said((first, second), 0)
        assert said((first, second), 1).endswith("About as good as the first.")


def test_what_is_answered_apart_is_not_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = looked(monkeypatch, (0.5, 0.4), (0.5, 0.3))
    assert "wins clearly more often" in said((first, second), 0)
    assert second.chance == 0.3


def test_what_wins_oftener_by_its_answers_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table()
    told = looked(monkeypatch, (0.5, 0.4), (0.45, 0.47))
    assert [one.move for one in told] == [state.legal_moves()[1], state.legal_moves()[0]]
    assert told[0].chance == 0.47 > told[1].chance


def test_a_move_that_is_as_good_as_the_first_stays_apart_from_worse_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where it is advised instead, what is worse is no better for it."""
    first, even, worse = looked(monkeypatch, (0.5, 0.4), (0.45, 0.39), (0.4, 0.2))
    assert even.error == EVEN
    assert "wins clearly more often" in said((even, first, worse), 2)


def test_only_what_is_near_the_best_is_looked_at_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table()
    searched, playouts = found(state, 0.5, 0.5, 0.5), list[int]()
    answer(
        monkeypatch,
        {one.move: chance for one, chance in zip(searched, (0.4, 0.38, 0.1), strict=True)},
        playouts,
    )
    SecondLook(state, PLAYOUTS).instead_of(searched)
    assert sorted(playouts) == [PLAYOUTS // GLANCE] * 3 + [PLAYOUTS] * 2


def test_what_was_not_looked_at_is_as_far_behind_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table()
    tried, seldom = found(state, 0.5, 0.45), found(state, 0.0, 0.0, 0.3, visits=2)[2]
    answer(monkeypatch, {one.move: 0.6 for one in tried}, [])
    *_, last = SecondLook(state, PLAYOUTS).instead_of((*tried, seldom))
    assert (last.move, round(last.chance, 2)) == (seldom.move, 0.4)


def test_without_playouts_nothing_changes() -> None:
    state = table()
    searched = found(state, 0.5, 0.4)
    assert SecondLook(state, PLAYOUTS, most=1).instead_of(searched) == searched


def test_only_the_adviser_of_a_game_that_asks_for_it_is_looked_at_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = table()
    explainer = type(explainer_of(state.game.key))
    assert explainer.second_look > 0
    assert advice._second_look(state, adviser_of(state.game.key)) is not None
    assert advice._second_look(state, "greedy") is None
    monkeypatch.setattr(explainer, "second_look", 0)
    assert advice._second_look(state, adviser_of(state.game.key)) is None


def test_a_warning_needs_a_second_look_that_agrees(monkeypatch: pytest.MonkeyPatch) -> None:
    """A glance is enough to drop one; the explanation has the chance of the whole look."""
    state = table()
    best, one = found(state, 0.5, 0.2)
    for chance, is_told in ((0.38, True), (0.42, False), (0.48, False)):
        playouts = list[int]()
        answer(monkeypatch, {best.move: 0.5, one.move: chance}, playouts)
        again = SecondLook(state, PLAYOUTS)
        assert blunders.Confirmed(state, best, Endings(0), again)(one, bare=False) is is_told
        assert len(playouts) == (4 if chance < 0.45 else 2)
    answer(monkeypatch, {best.move: 0.5, one.move: 0.38}, [])
    again = SecondLook(state, PLAYOUTS)
    again.fall(best.move, one.move)
    pair = Explanation(state.current_player(), "", (), (Explained(best, ()), Explained(one, ())), None)
    assert again.shown(pair).candidates[1].candidate.chance == 0.38


def test_a_dearer_offer_than_one_that_is_too_dear_needs_no_look(monkeypatch: pytest.MonkeyPatch) -> None:
    state = at(0)
    moves = {state.game.format_move(move): move for move in state.legal_moves()}
    best, *dear = (moves[f"found 2 {amount}"] for amount in (300, 1500, 1600))
    playouts = list[int]()
    answer(monkeypatch, {best: 0.4, dear[0]: 0.2, dear[1]: 0.39}, playouts)
    candidate = Candidate(best, 0.4, 40, 0.4, (9000.0,) * 3, 0.001)
    confirmed = blunders.Confirmed(state, candidate, Endings(0), SecondLook(state, PLAYOUTS))
    assert confirmed.at_a_glance(dear[0]) is True
    assert confirmed.at_a_glance(dear[1]) is True
    assert len(playouts) == 2
    # It is shown as far behind as that one, whatever a first look has.
    bad = Candidate(dear[1], 0.3, 1, 0.35, (9000.0,) * 3)
    pair = Explanation(0, "", (), (Explained(candidate, ()), Explained(bad, ())), None)
    assert confirmed.shown(pair).candidates[1].candidate.chance == pytest.approx(0.2)
    assert blunders.Confirmed(state, candidate, Endings(0)).at_a_glance(dear[0]) is None
    assert blunders.Confirmed(state, candidate, Endings(0)).shown(pair) == pair


def looks(
    monkeypatch: pytest.MonkeyPatch, *seen: tuple[Looked, Looked]
) -> tuple[list[int], tuple[Candidate, ...]]:
    """What is made of moves by a whole look, and by one twice as long; and the playouts of all looks."""
    state, playouts = table(), list[int]()
    searched = found(state, *(0.5 for _ in seen))
    by_move = {one.move: pair for one, pair in zip(searched, seen, strict=True)}

    def after(state: State, move: Move, count: int, unsure: float, **_: object) -> Looked:
        playouts.append(count)
        return by_move[move][count > PLAYOUTS]

    monkeypatch.setattr(second_look, "look", after)
    return playouts, SecondLook(state, PLAYOUTS).instead_of(searched)


def test_an_answer_that_is_in_doubt_is_looked_at_longer_before_its_move_comes_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whether another buys hangs on little for him and on much for the seat; the longer look is sure."""
    doubtful, sure = Looked(0.68, 0.5, 0.6), Looked(0.45, 0.7, 1.0)
    other = Looked(0.58, 0.58, 1.0)
    playouts, told = looks(monkeypatch, (doubtful, sure), (other, other))
    moves = table().legal_moves()
    assert [(one.move, one.chance) for one in told] == [(moves[1], 0.58), (moves[0], 0.45)]
    assert sorted(playouts)[-1] == 2 * PLAYOUTS
    # The move that comes first whatever is answered needs no such look.
    far = Looked(0.3, 0.3, 1.0)
    playouts, told = looks(monkeypatch, (doubtful, sure), (far, far))
    assert max(playouts) == PLAYOUTS
    assert round(told[0].chance, 3) == 0.554


def test_no_warning_hangs_on_an_answer_that_is_in_doubt(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table()
    best, one = found(state, 0.5, 0.2)
    for odds, is_told in ((1.0, True), (0.9, False)):
        seen = {best.move: Looked(0.5, 0.5, 1.0), one.move: Looked(0.3, 0.45, odds)}
        monkeypatch.setattr(second_look, "look", lambda state, move, *_, seen=seen, **__: seen[move])
        again = SecondLook(state, PLAYOUTS)
        assert blunders.Confirmed(state, best, Endings(0), again)(one, bare=False) is is_told


def test_a_look_tells_the_chance_by_both_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    state = at(0)
    founding = state.legal_moves()[0]
    sure = answers.look(state, founding, 60, unsure=1e-9, seed=2)
    doubtful = answers.look(state, founding, 60, unsure=10.0, seed=2)
    assert sure.odds == 1.0 > doubtful.odds >= 0.5
    assert (sure.likely, sure.other) == (doubtful.likely, doubtful.other)
    assert sure.chance == sure.likely
    apart = Looked(doubtful.likely, doubtful.likely - 0.2, doubtful.odds)
    by_odds = apart.odds * apart.likely + (1.0 - apart.odds) * apart.other
    assert apart.least < apart.chance < by_odds < apart.most


def test_what_was_tried_seldom_is_looked_at_where_the_best_is_in_doubt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = table()
    best, seldom = found(state, 0.6)[0], found(state, 0.0, 0.3, visits=2)[1]
    other = Looked(0.55, 0.55, 1.0)
    for odds, first in ((1.0, best), (0.6, seldom)):
        seen = {best.move: Looked(0.6, 0.4, odds), seldom.move: other}
        monkeypatch.setattr(second_look, "look", lambda state, move, *_, seen=seen, **__: seen[move])
        assert SecondLook(state, PLAYOUTS).instead_of((best, seldom))[0].move == first.move


class _Unwanted(Exception):
    """Ends the work."""


def test_what_nobody_waits_for_any_more_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    state, playouts = table(), list[int]()
    searched = found(state, 0.5, 0.45)
    answer(monkeypatch, {one.move: one.chance for one in searched}, playouts)

    def cancel() -> None:
        if playouts:
            raise _Unwanted

    with pytest.raises(_Unwanted):
        SecondLook(state, PLAYOUTS, cancel_check=cancel).instead_of(searched)
    assert len(playouts) == 1
    confirmed = blunders.Confirmed(state, searched[0], Endings(0), cancel_check=cancel)
    with pytest.raises(_Unwanted):
        confirmed(searched[1], bare=False)
