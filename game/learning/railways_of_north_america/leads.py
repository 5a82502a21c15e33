"""How far one move of Railways of North America is ahead of another, as far as a search can know it.

Which of two moves wins oftener is surer than by how much; and the points of two lines that a search follows
to unlike ends are no lead where the chances to win hardly differ.
"""

from __future__ import annotations

import random
from typing import Final

from ai.chance import sample_chance
from ai.knowledge import chances, for_game
from game.learning.railways_of_north_america.deliveries import One
from game.learning.railways_of_north_america.last import is_last_turn
from game.learning.railways_of_north_america.phrases import Fact
from game.learning.reasons.oftener import CLEARLY, oftener, wordy
from game.learning.reasons.room import Said, percent_apart
from game.rules.contract import CHANCE, TERMINAL
from game.rules.messages import Message

BORNE_OUT: Final = 1 / 5
"""The part of what the points would change the chance to win by, that has to be seen in it."""

_IN_POINTS: Final = frozenset({Said.BEHIND, Said.BEHIND_IN, Said.BEHIND_AND_HELPS})

BEHIND: Final = frozenset(
    {*_IN_POINTS, Said.HELPS, Said.BEHIND_CHANCE, Fact.OTHER_WINS_OFTENER, Fact.BARON_BEHIND}
)
"""What says that a move is behind the best."""


def as_sure_as_known(one: One, apart: Message) -> Message:
    """What sets a move apart, without a figure for how much oftener it wins."""
    kind = wordy(apart, Fact)
    return apart if kind is None else oftener(one, kind, apart)


def without_size(one: One, apart: Message) -> Message:
    """The same of a bad move without its points: what was looked at but briefly costs more, or less."""
    return oftener(one, Fact.OTHER_WINS_OFTENER, apart) if apart.id in _IN_POINTS else apart


def is_clear_lead(one: One) -> bool:
    """Whether the better of it and its rival wins clearly more often."""
    return percent_apart(one) >= CLEARLY


def is_far_behind(one: One) -> bool:
    """Whether the better one wins so much more often that it is a mistake."""
    return bool(one.place) and one.chance_gained >= CLEARLY / 100


def is_belied(one: One, least: float) -> bool:
    """Whether the chances to win hardly show the points by which the better of it and its rival is ahead."""
    seat, scores = one.seat, one.candidate.scores
    if one.gained(seat) < least or not scores:
        return False
    evaluator = for_game(one.state.game).evaluator
    doubt = evaluator.weights.doubt_at(evaluator.progress(one.state))
    other = [score - one.ahead(each) for each, score in enumerate(scores)]
    by_points = chances(scores, doubt)[seat] - chances(other, doubt)[seat]
    return one.chance_gained < BORNE_OUT * (-by_points if one.place else by_points)


def is_played_otherwise(one: One, least: float) -> bool:
    """Whether in the last turn the points by which the better of it and its rival is ahead do not come out.

    A search ends where it has to, and what is then still to come is estimated; what is left of the last turn
    can be played to its end.
    """
    if one.rival is None or not is_last_turn(one.state) or one.gained(one.seat) < least:
        return False
    ahead = _in_the_end(one) - _in_the_end(one.rival)
    return abs((-ahead if one.place else ahead) - one.gained(one.seat)) >= least


def _in_the_end(one: One) -> int:
    """The seat's final score if the rest is played as is likely."""
    end, policy, luck = one.outcome.copy(), for_game(one.state.game).policy, random.Random(0)
    while (actor := end.current_player()) != TERMINAL:
        if actor == CHANCE:
            end.apply_unchecked(sample_chance(end, luck))
        else:
            policy.advance(end, luck)
    return end.scores()[one.seat]
