"""Analysis of a match at any point: what a bot would do there, how sure it is, and what it weighs.

>>> import random
>>> from game.match.journal import SeatPlan
>>> match = Match.new("new_england_railways", [SeatPlan(name, i) for i, name in enumerate("ABC")], seed=7)
>>> events = match.play(match.state.legal_moves()[0])
>>> found = analyze(match, bot="greedy")
>>> found.seat == match.current_player, found.candidates[0].candidate.move in match.state.legal_moves()
(True, True)
>>> analyze(match, number=0, bot="greedy").seat
1
"""

from __future__ import annotations

import random

from ai.explain import Explanation, explain
from ai.players import adviser_of
from game.match.match import Match
from game.rules.contract import CHANCE, TERMINAL, Move, State
from game.rules.messages import MessageId, UserError


class AnalysisErrorCode(MessageId):
    """Reasons why there is no analysis."""

    NO_MOVE = "advice-no-move", "maximum found"
    NOBODY = "advice-nobody", "number"


class AnalysisError(UserError, ValueError):
    """A position that can't be analyzed, because no seat decides there."""


def analyze(match: Match, number: int | None = None, bot: str | None = None) -> Explanation:
    """Return a bot's analysis of the position after the first `number` moves of a match (None: now).

    The bot is the game's adviser if none is named. Repeated calls return the same. Only what the deciding
    seat can know is used. Raises `AnalysisError` if no seat decides there, and `UnknownBot` for a wrong
    description.
    """
    return explain(actor_knowledge(match, number), bot or adviser_of(match.game.key))


def actor_knowledge(match: Match, number: int | None = None) -> State:
    """Return the state after the first `number` moves of a match (None: now) as its current player may know
    it.

    It is what `analyze` explains; repeated calls return the same. Raises `AnalysisError` if no seat decides
    there.
    """
    if number is not None and not 0 <= number <= match.moves_recorded:
        raise AnalysisError(AnalysisErrorCode.NO_MOVE(maximum=match.moves_recorded, found=number))
    state = match.state if number is None else match.position(number)
    seat = state.current_player()
    if seat in (CHANCE, TERMINAL):
        raise AnalysisError(AnalysisErrorCode.NOBODY(number=match.moves_played if number is None else number))
    return fixed_determinization(state, seat)


def public_moves_since(match: Match, number: int) -> list[Move] | None:
    """Return the moves after the first `number` of a match; None if one of them is secret."""
    played = match.moves[number:]
    secret = any(isinstance(move, match.state.secret_moves) for move in played)
    return None if secret else played


def fixed_determinization(state: State, seat: int) -> State:
    """Return a state that agrees with all that a seat knows; repeated calls return the same."""
    return state.determinize(seat, random.Random(1))


def term_message_key(term: str) -> str:
    """Return the key of the message that names a term of a game's evaluation."""
    return f"term-{term.replace('_', '-')}"
