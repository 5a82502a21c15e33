"""How much oftener one move wins than another, in words and not in figures.

Which of two moves wins oftener is surer than by how much, for a longer search has another figure. Each game
has messages of its own for it, under the same names in its `Fact`.
"""

from __future__ import annotations

from typing import Any, Final

from game.learning.reasons.room import Said, percent_apart
from game.learning.reasons.weighed import Weighed
from game.rules.messages import Message, MessageId, StoredMessageId

LITTLE: Final = 5
"""Of fewer wins in a hundred it is said that they are a little more."""

CLEARLY: Final = 10
"""From so many more wins in a hundred on they are clearly more."""

_NAMES: Final[dict[MessageId | StoredMessageId, str]] = {
    Said.AHEAD_CHANCE: "WINS_OFTENER",
    Said.PASSING_CHANCE: "PASSING_WINS_OFTENER",
    Said.BEHIND_CHANCE: "OTHER_WINS_OFTENER",
}


def wordy(apart: Message, facts: type[MessageId]) -> MessageId | None:
    """A game's fact that says in words how much oftener a move wins; None if `apart` is no such figure."""
    return facts.__members__.get(_NAMES.get(apart.id, ""))


def oftener(one: Weighed[Any], kind: MessageId, apart: Message) -> Message:
    """That a move wins a little oftener, oftener or clearly oftener than the one which `apart` names."""
    percent = percent_apart(one)
    return kind(other=dict(apart.args)["other"], how=(percent >= LITTLE) + (percent >= CLEARLY))
