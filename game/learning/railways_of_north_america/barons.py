"""What the barons of Railways of North America are worth before anything is built."""

from __future__ import annotations

from collections.abc import Sequence

from ai.bot import Candidate
from ai.railways_of_north_america.evaluation import likelihood
from ai.railways_of_north_america.routes import ways_of
from game.learning.railways_of_north_america.close import RIPPLE
from game.learning.railways_of_north_america.deliveries import One
from game.learning.railways_of_north_america.phrases import Fact, Title
from game.rules.messages import Message
from game.rules.railways_of_north_america.moves import KeepBaron
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState


def baron_promises(one: One) -> int:
    """The points that the task of the baron brings."""
    assert isinstance(one.move, KeepBaron)
    return one.state.board.barons[one.move.baron].points


def baron_facts(one: One) -> list[Message]:
    """The task, and how often players do it who have built nothing yet."""
    assert isinstance(one.move, KeepBaron)
    baron = one.state.board.barons[one.move.baron]
    return [Fact.BARON(points=baron.points, percent=round(100 * _likely(one)))]


def _likely(one: One) -> float:
    """How often the task of the baron is done."""
    assert isinstance(one.move, KeepBaron)
    return _how_often(one.state, one.move)


def _how_often(state: RailwaysOfNorthAmericaState, move: KeepBaron) -> float:
    return likelihood(state.board.barons[move.baron], state.players, ways_of(state.board))


def rather_baron(state: RailwaysOfNorthAmericaState, found: Sequence[Candidate]) -> KeepBaron | None:
    """Of barons with which the seat wins about as often, the one whose task promises most points.

    None where that is the first itself, or hardly more.
    """
    first = found[0].move if found else None
    if not isinstance(first, KeepBaron):
        return None
    alike = [
        one.move for one in found if isinstance(one.move, KeepBaron) and found[0].chance - one.chance < RIPPLE
    ]
    best = max(alike, key=lambda move: _promise(state, move))
    return best if round(_promise(state, best) - _promise(state, first)) >= 1 else None


def _promise(state: RailwaysOfNorthAmericaState, move: KeepBaron) -> float:
    """The points that the task of a baron brings on the average."""
    return state.board.barons[move.baron].points * _how_often(state, move)


def baron_apart(one: One) -> Message | None:
    """How many points the better baron brings more on the average; None if hardly any."""
    rival = one.rival
    assert rival is not None
    assert isinstance(one.move, KeepBaron)
    assert isinstance(rival.move, KeepBaron)
    worth, other = _promise(one.state, one.move), _promise(one.state, rival.move)
    points = round(other - worth if one.place else worth - other)
    if points < 1:
        return None
    kind = Fact.BARON_BEHIND if one.place else Fact.BARON_AHEAD
    return kind(other=Title.BARON(baron=rival.move.baron), points=points)
