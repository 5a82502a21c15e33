"""What the barons of Railways of North America are worth before anything is built."""

from __future__ import annotations

from ai.appraisal.railways_of_north_america import likelihood
from ai.appraisal.railways_of_north_america_ways import ways_of
from game.learning.reasons.railways_of_north_america_deliveries import One
from game.learning.reasons.railways_of_north_america_says import Fact, Title
from game.rules.notes import Note
from game.rules.railways_of_north_america.moves import KeepBaron


def baron_promises(one: One) -> int:
    """The points that the task of the baron brings."""
    assert isinstance(one.move, KeepBaron)
    return one.state.board.barons[one.move.baron].points


def baron_facts(one: One) -> list[Note]:
    """The task, and how often players do it who have built nothing yet."""
    assert isinstance(one.move, KeepBaron)
    baron = one.state.board.barons[one.move.baron]
    return [Fact.BARON(points=baron.points, percent=round(100 * _likely(one)))]


def _likely(one: One) -> float:
    """How often the task of the baron is done."""
    assert isinstance(one.move, KeepBaron)
    return likelihood(one.state.board.barons[one.move.baron], one.state.players, ways_of(one.state.board))


def baron_apart(one: One) -> Note | None:
    """How many points the better baron brings more on the average; None if hardly any."""
    rival = one.rival
    assert rival is not None
    assert isinstance(rival.move, KeepBaron)
    worth, other = (baron_promises(each) * _likely(each) for each in (one, rival))
    points = round(other - worth if one.place else worth - other)
    if points < 1:
        return None
    kind = Fact.BARON_BEHIND if one.place else Fact.BARON_AHEAD
    return kind(other=Title.BARON(baron=rival.move.baron), points=points)
