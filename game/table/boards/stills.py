"""The moments of play whose pictures are kept, told as plain records.

Each names a moment of a recorded match and what is done there; `game.table.tools.stills` does it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from game.rules.contract import Move
from game.table.boards.view import Thing


class Shows(Enum):
    """What a still shows of the table at its moment."""

    ASKED = auto()
    """A person is asked, and has chosen nothing."""
    BEGUN = auto()
    """The still's `pick` has been picked."""
    PLANNED = auto()
    """The still's `pick` has been picked, and the longest plan after it is made."""
    ARMED = auto()
    """The move that was made has been chosen, and waits for its confirmation."""
    POINTED = auto()
    """The keyboard points at what the move is about."""
    ADVISED = auto()
    """A bot gives advice."""
    WARNED = auto()
    """The move that was made is warned of before it is played."""
    THINKING = auto()
    """A bot thinks about the move."""
    LOOKING_BACK = auto()
    """Somebody looks back on the whole match, at a move that mattered."""
    ENLARGED = auto()
    """The map is twice as large."""
    MENU = auto()
    SEAT = auto()
    """Somebody asks who shall play a seat."""
    LOG = auto()
    MONEY = auto()


@dataclass(frozen=True, slots=True)
class Still:
    """One picture: the table before the `time`-th move of a kind, counted after a part of the match.

    Of `players` seats a recorded match of the game is taken.
    """

    name: str
    shows: Shows
    before: type[Move] | None
    """None for the table when the game is over."""
    time: int = 0
    part: float = 0.0
    """From 0 (the beginning) to 1."""
    players: int = 4
    text_size: float = 1.0
    pick: Callable[[Any], Thing] | None = None
