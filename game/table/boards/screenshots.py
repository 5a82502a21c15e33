"""The screenshots of play, as plain records.

Each names a moment of a recorded match and what is done there; `game.table.tools.screenshots` takes them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from game.rules.contract import Move
from game.table.boards.shown import Pickable


class Shows(Enum):
    """The state of the table in a screenshot."""

    ASKED = auto()
    """A human is to move and has chosen nothing."""
    BEGUN = auto()
    """The screenshot's `pick` has been picked."""
    PLANNED = auto()
    """The screenshot's `pick` has been picked, and the longest plan after it is made."""
    ARMED = auto()
    """The recorded move has been chosen, and waits for its confirmation."""
    LIMITED = auto()
    """The table bids for a human up to a limit, while a bot thinks."""
    POINTED = auto()
    """The keyboard points at the object of the move."""
    ADVISED = auto()
    """A bot gives advice."""
    WARNED = auto()
    """The recorded move draws a warning before it is played."""
    THINKING = auto()
    """A bot thinks about the move."""
    LOOKING_BACK = auto()
    """The finished match is reviewed, at a move that mattered."""
    ENLARGED = auto()
    """The map is twice as large."""
    MENU = auto()
    SEAT = auto()
    """The dialog that chooses who plays a seat."""
    LOG = auto()
    MONEY = auto()


@dataclass(frozen=True, slots=True)
class Screenshot:
    """One screenshot: the table before the `time`-th move of a kind, counted after a fraction of the match.

    It uses a recorded match of the game with `players` seats.
    """

    name: str
    shows: Shows
    before: type[Move] | None
    """The type of the move; None for the table when the game is over."""
    time: int = 0
    part: float = 0.0
    """The fraction of the match, from 0 (the beginning) to 1."""
    players: int = 4
    text_size: float = 1.0
    pick: Callable[[Any], Pickable] | None = None
