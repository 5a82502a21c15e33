"""How far one move of American Rails is ahead of another, as far as a search can know it.

How much oftener a move wins depends on how long is searched: which of two wins oftener is surer than by how
much. And a dollar that most others gain as well is no lead: matches differ in length, and in what is paid.
"""

from __future__ import annotations

from typing import Final

from game.learning.american_rails.dividends import One
from game.learning.american_rails.phrases import Fact
from game.learning.reasons.oftener import oftener, wordy
from game.learning.reasons.room import Said
from game.learning.reasons.weighed import SHARED
from game.rules.american_rails.moves import (
    Decline,
    Develop,
    Finish,
    Fund,
    LayTrack,
    TakeFromBank,
    TakeFromPlayers,
)
from game.rules.messages import Message

LEAST: Final = 2.0
"""Dollars in the end that are worth a word."""

RIPPLE: Final = 0.025
"""A difference of chances to win that is no more than what one search has and another has not."""

HARM: Final = 3.0
"""Dollars that another must lose in the end to be named for it."""

HOPELESS: Final = 0.01
"""Who wins less often, as a part of all games, can hardly win any more; who loses less often, hardly lose."""

GLANCED: Final = 1
"""Tries of a move of which no more than a first look is known: that tells dollars about twice too great."""

ALSO: Final = 1 / 3
"""The part of a seat's gain that the others have as well on average, from which on it is no lead any more."""

_DOLLARS: Final = frozenset({Said.BEHIND, Said.BEHIND_IN, Said.BEHIND_AND_HELPS})

_ALIKE: Final = frozenset({Said.EQUAL, Said.AS_OFTEN})


def as_sure_as_known(one: One, apart: Message) -> Message:
    """What sets a move apart, without a figure for how much oftener it wins; or that all is decided."""
    kind = wordy(apart, Fact)
    is_told = not one.place and (apart.id in _ALIKE or kind is not None)
    if is_told and one.candidate.chance < HOPELESS:
        return Fact.HOPELESS()
    if not one.place and one.candidate.chance > 1.0 - HOPELESS and apart.id in _ALIKE:
        return Fact.SAFE()
    if kind is None and apart.id in _DOLLARS and one.candidate.visits <= GLANCED:
        kind = Fact.OTHER_WINS_OFTENER
    return apart if kind is None else oftener(one, kind, apart)


def is_gain_of_nearest(one: One, least: float) -> bool:
    """Whether of the others the one who is nearest to winning gains half of what the better move brings."""
    own, scores = one.gained(one.seat), one.candidate.scores
    if own < least or not scores:
        return False
    nearest = max((seat for seat in range(len(scores)) if seat != one.seat), key=lambda seat: scores[seat])
    return one.gained(nearest) >= SHARED * own


def is_ripple(one: One) -> bool:
    """Whether the better of a move and its rival wins no more often, as far as searches agree."""
    return one.chance_gained < RIPPLE


def is_harm_of_one(one: One, seat: int) -> bool:
    """Whether by the better move a seat loses much, and more than the others: else it is a shorter game."""
    lost = {other: -one.gained(other) for other in range(one.state.players) if other != one.seat}
    return lost[seat] >= HARM and all(lost[other] < SHARED * lost[seat] for other in lost if other != seat)


def both_take_money(one: One) -> bool:
    """Whether of two moves one takes money from the bank, and one from the others."""
    pair = (one.move, one.rival.move) if one.rival is not None else (one.move,)
    return len(pair) > 1 and all(isinstance(move, TakeFromBank | TakeFromPlayers) for move in pair)


def moves_no_cash(one: One) -> bool:
    """Whether a move moves nobody's money: what cash differs by is a dividend that is paid sooner."""
    return isinstance(one.move, LayTrack | Develop | Fund | Finish | Decline)
