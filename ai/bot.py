"""The interface of a bot: it chooses a move for a seat, and may report what it thinks.

>>> import random
>>> from ai.greedy import GreedyBot
>>> from game.rules.catalog import find_game
>>> state = find_game("new_england_railways").new_game(3, {}, random.Random(7))
>>> thoughts = []
>>> GreedyBot().choose(state, state.current_player(), seconds=1.0, report=thoughts.append)
Borrow(amount=...)
>>> best = thoughts[-1].candidates[0]
>>> best.move, 0.0 <= best.value <= 1.0, thoughts[-1].depth
(Borrow(amount=...), True, 1)
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import mypyc_attr

from game.rules.contract import Move, State


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that a bot considered."""

    move: Move
    value: float
    """The move's value to the seat, 0 worst to 1 best."""
    visits: int
    """How often the move was tried."""
    chance: float = 0.0
    """The seat's chance to win after the move, 0 to 1."""
    scores: tuple[float, ...] = ()
    """The expected final scores after it, by seat; empty if the bot gives none."""
    error: float = 0.0
    """The standard error of the value; 0 if it is exact."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot's findings up to now: the candidates, best first, and the work behind them."""

    candidates: tuple[Candidate, ...]
    work: int
    """Playouts of MCTS, positions of minimax, moves of the one-ply bot."""
    depth: int = 0
    seconds: float = 0.0
    """The processor time that the bot has spent on it."""


Report = Callable[[Thought], None]
"""A callback that gets a bot's thoughts from time to time."""

CancelCheck = Callable[[], None]
"""A function that a search calls every few positions; it raises an exception to end the search."""


def never_cancel() -> None:
    """Let every search run to its end."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A computer player. It knows only the rules; what is hidden from its seat is determinized.

    >>> import random
    >>> from game.rules.catalog import find_game
    >>> class FirstBot(Bot):
    ...     name = "first"
    ...
    ...     def choose(self, state, seat, seconds, report=None, since=None):
    ...         return state.legal_moves()[0]
    >>> state = find_game("american_rails").new_game(3, {}, random.Random(7))
    >>> FirstBot().choose(state, state.current_player(), seconds=1.0)
    PutUp(company=0)
    """

    name: ClassVar[str]

    cancel_check: CancelCheck | None = None
    """Cancels this bot's searches; None: they run to their end."""

    @abstractmethod
    def choose(
        self,
        state: State,
        seat: int,
        seconds: float,
        report: Report | None = None,
        since: Sequence[Move] | None = None,
    ) -> Move:
        """Return a legal move for `seat`, which is the current player of `state`.

        A bot whose description limits neither its work nor its time may spend `seconds` of processor time. It
        calls `cancel_check` every few positions, so that a canceled question frees its process. `state` is
        not changed. `since` lists the moves since this bot's last decision for this seat, its own first, so
        that a bot can reuse its search tree; None if they are unknown or it is the first.
        """
