"""A room that takes long to put anything into words, but heeds whether it is still wanted."""

import time
from collections.abc import Sequence

from ai.bot import CancelCheck, Candidate
from game.match.advice import Advice, AdviceRequest
from game.rules.contract import Move, State

SECONDS = 60.0


def advise(
    state: State,
    bot: str,
    found: Sequence[Candidate],
    chosen: Move | None,
    request: AdviceRequest,
    cancel_check: CancelCheck,
) -> Advice:
    """Nothing, in the end."""
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        cancel_check()
        time.sleep(0.01)
    return Advice([], [], True, False)
