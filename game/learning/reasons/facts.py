"""The messages that explain a move, each with its roles.

>>> class Fact(FactId):
...     RISES = "fact-rises", "before after"
...     COSTS = "fact-costs", "dollars", AGAINST
>>> has(Fact.COSTS(dollars=5), AGAINST), has(Fact.RISES(before=1, after=2), AGAINST)
(True, False)
"""

from __future__ import annotations

from enum import Flag, auto
from typing import Final

from game.rules.messages import Message, MessageId


class Role(Flag):
    """The role of a fact in an explanation."""

    FOR = 0
    """The fact speaks for the move, or describes it."""
    AGAINST = auto()
    """The fact speaks against the move."""
    DECISIVE = auto()
    """The fact is shown even if the limit of facts is reached."""
    VERDICT = auto()
    """The fact states only that the move is worse: a warning gives the reason instead."""
    MARGIN = auto()
    """The fact states only how far the move is behind."""
    ON_REQUEST = auto()
    """The fact reveals what the table hides, though a player could keep count: warnings omit it."""
    IN_SCORE = auto()
    """The fact states how far the move is behind in the score."""
    TOO_DEAR = auto()
    """The fact states that a lot is not worth its price."""
    IN_BRIEF = auto()
    """The brief words of the move state the same."""
    POINTS = auto()
    """The fact states the points that the move brings immediately."""
    TOGETHER = auto()
    """The fact is shown next to all others of this role."""
    MINOR = auto()
    """The fact is no reason for a move that brings much more than another."""
    PURPOSE = auto()
    """The fact names the purpose of the move; what that brings follows it."""
    NAMES_BETTER = auto()
    """It names the better move or a part of it: warnings omit it, because nobody asked for that move."""


AGAINST: Final = Role.AGAINST
DECISIVE: Final = Role.DECISIVE
VERDICT: Final = Role.VERDICT
MARGIN: Final = Role.MARGIN
ON_REQUEST: Final = Role.ON_REQUEST
IN_SCORE: Final = Role.IN_SCORE
TOO_DEAR: Final = Role.TOO_DEAR
IN_BRIEF: Final = Role.IN_BRIEF
POINTS: Final = Role.POINTS
TOGETHER: Final = Role.TOGETHER
MINOR: Final = Role.MINOR
PURPOSE: Final = Role.PURPOSE
NAMES_BETTER: Final = Role.NAMES_BETTER


class FactId(MessageId):
    """The id of a message about a move, the names of its arguments, and its role."""

    def __init__(self, key: str, figures: str = "", role: Role = Role.FOR) -> None:
        """Create the id; `figures` are the names of the arguments, with spaces between them."""
        super().__init__(key, figures)
        self.role = role


def has(fact: Message, role: Role) -> bool:
    """Return whether a fact has this role."""
    return isinstance(fact.id, FactId) and role in fact.id.role


class Common(FactId):
    """The messages about candidates of every game."""

    MOVE = "reason-move", "text"
    POINTS = "reason-points", "points"
    DOLLARS = "reason-dollars", "amount"
    SCORE = "reason-score", "worth"
    TERM_MORE = "reason-term-more", "term worth"
    TERM_LESS = "reason-term-less", "term worth"
    ONLY = "reason-only"
    ONLY_LEGAL = "reason-only-legal"
    UNWEIGHED = "reason-unweighed"
    SILENT = "reason-silent"
    EQUAL = "reason-equal", "other"
    EQUAL_FIRST = "reason-equal-first"
    AS_OFTEN = "reason-as-often", "other"
    AS_OFTEN_FIRST = "reason-as-often-first"
    UNSURE = "reason-unsure", "other"
    UNSURE_FIRST = "reason-unsure-first"
    AHEAD = "reason-ahead", "other worth"
    AHEAD_IN = "reason-ahead-in", "other worth term"
    AHEAD_AND_HARMS = "reason-ahead-and-harms", "other worth seat less term"
    HARMS = "reason-harms", "other seat less term"
    AHEAD_CHANCE = "reason-ahead-chance", "other percent"
    PASSING = "reason-passing", "other worth"
    PASSING_IN = "reason-passing-in", "other worth term"
    PASSING_CHANCE = "reason-passing-chance", "other percent"
    BEHIND = "reason-behind", "other worth", MARGIN | IN_SCORE
    BEHIND_IN = "reason-behind-in", "other worth term", IN_SCORE
    BEHIND_AND_HELPS = "reason-behind-and-helps", "other worth seat more term", IN_SCORE
    HELPS = "reason-helps", "other seat more term"
    BEHIND_CHANCE = "reason-behind-chance", "other percent", MARGIN
    WINS_MORE = "reason-wins-more", "other how"
    PASSING_WINS_MORE = "reason-passing-wins-more", "other how"
    OTHER_WINS_MORE = "reason-other-wins-more", "other how", MARGIN
    HOPELESS = "reason-hopeless"
    SAFE = "reason-safe", "other"
