"""Bots that play the moves of a lesson, and think for themselves without one."""

from __future__ import annotations

from collections.abc import Callable

from ai.bot import Thought
from game.match.advice import Advice, AdviceRequest
from game.match.thinker import NO_QUESTION, Answer, MovesSince, Thinker
from game.rules.contract import Move, State


class ScriptedThinker(Thinker):
    """Answers with the move that a lesson has for a seat, or asks another thinker."""

    def __init__(self, reply: Callable[[], Move | None], other: Callable[[], Thinker]) -> None:
        """`reply` returns the move of the acting seat, if the lesson has one."""
        self._reply = reply
        self._other = other
        self._due: Answer | None = None
        self._elsewhere = False

    @property
    def thinking(self) -> bool:
        return self._due is not None or (self._elsewhere and self._other().thinking)

    @property
    def thought(self) -> Thought | None:
        return self._other().thought if self._elsewhere else None

    @property
    def advice(self) -> Advice | None:
        return self._other().advice if self._elsewhere else None

    def ask(
        self,
        state: State,
        seat: int,
        bot_spec: str,
        seconds: float,
        since: MovesSince | None = None,
        request: AdviceRequest | None = None,
    ) -> int:
        """Answer immediately with the lesson's move, or let the other think."""
        move = self._reply() if request is None else None
        self._elsewhere = move is None
        if move is None:
            return self._other().ask(state, seat, bot_spec, seconds, since, request)
        self._due = Answer(seat, move, bot_spec, None, None, 0.0)
        return NO_QUESTION

    def poll(self) -> Answer | None:
        if self._elsewhere:
            return self._other().poll()
        answer, self._due = self._due, None
        return answer

    def stop_now(self) -> None:
        """Have the other answer soon."""
        if self._elsewhere:
            self._other().stop_now()

    def cancel(self) -> None:
        """Drop the question."""
        self._due = None
        if self._elsewhere:
            self._other().cancel()
            self._elsewhere = False

    def close(self) -> None:
        """Do nothing: the other thinker is closed by its owner."""
