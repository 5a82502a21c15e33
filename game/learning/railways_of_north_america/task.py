"""What a move of Railways of North America does for the task of the seat's own baron."""

from __future__ import annotations

from game.learning.railways_of_north_america.deliveries import One
from game.learning.railways_of_north_america.phrases import Fact
from game.rules.messages import Message
from game.rules.railways_of_north_america.barons import COUNTED, baron_points
from game.rules.railways_of_north_america.board_file import CONNECT


def task(one: One) -> list[Message]:
    """That the task is done with it, for good or as long as nobody does better.

    Looking back, which names no bot, says nothing of it: whose baron it is may still be secret.
    """
    if not one.found.bot:
        return []
    points = baron_points(one.outcome, one.seat)
    if points <= baron_points(one.state, one.seat):
        return []
    baron = one.state.board.barons[one.state.kept[one.seat]]
    kind = Fact.TASK if baron.task in (CONNECT, *COUNTED) else Fact.TASK_FIRST
    return [kind(points=points)]
