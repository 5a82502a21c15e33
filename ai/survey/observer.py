"""Observe a game: who took what, and when.

>>> import random
>>> from game.rules.catalog import find_game
>>> state = find_game("american_rails").new_game(3, {}, random.Random(7))
>>> observer = Observer(players=3)
>>> class Sample(ItemKind):
...     SHARES = "taken-shares", "company"
>>> observer.record(state, Sample.SHARES, number=0, seat=1, paid=20)
>>> observer.moments[0].kind.thing, observer.moments[0].paid
('company', 20)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic

from typing_extensions import TypeVar

from game.rules.accounts import AccountHeading
from game.rules.contract import Event, Game, State
from game.rules.messages import Message, MessageId

S = TypeVar("S", bound=State, contravariant=True, default=Any)
"""The state of the game."""


class ItemKind(MessageId):
    """A kind of items that players take: its message, and the figure (see `Game.codecs`) that names each."""

    def __init__(self, key: str, thing: str) -> None:
        super().__init__(key)
        self.thing = thing


class FigureKind(MessageId):
    """A figure that shows board makers whether a board plays as it should.

    Its message may name an item: a `thing` as of `ItemKind`.
    """

    def __init__(self, key: str, thing: str = "") -> None:
        super().__init__(key, thing)
        self.thing = thing


@dataclass(frozen=True, slots=True)
class ItemEvent:
    """A player took something, or it brought something: a share, a link, a card."""

    kind: ItemKind
    number: int
    seat: int
    period: int
    """The year or the turn, as players count them."""
    paid: int | None = None
    """Dollars."""
    brought: int | None = None
    """The points gained immediately, if that is known."""


@dataclass(frozen=True, slots=True)
class ObservedGame:
    """The observations of one game; lists go by seat.

    >>> class Ending(MessageId):
    ...     OVER = "ask-over"
    >>> ObservedGame((9, 3), (0,), 0, 12, 1857, Ending.OVER(), ({}, {}), ()).margin(seat=0)
    6.0
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    first: int
    """The seat that decided first."""
    decisions: int
    periods: int
    """The year or the turn in which the game ended."""
    ending: Message
    """The reason why the game ended."""
    sources: tuple[dict[AccountHeading, int], ...]
    """The sources of each seat's points or dollars, and where they went."""
    moments: tuple[ItemEvent, ...]
    counts: tuple[dict[FigureKind, int], ...] = ()
    """The counts of the game's own `Observer` for its figures."""

    def margin(self, seat: int) -> float:
        """Return how far a seat is ahead of the mean of the others."""
        return self.scores[seat] - (sum(self.scores) - self.scores[seat]) / (len(self.scores) - 1)


@dataclass(frozen=True, slots=True)
class MeasuredFigure:
    """A figure of a board, and its target bounds (None: any)."""

    kind: FigureKind
    value: float
    least: float | None = None
    most: float | None = None
    number: int = 0
    """The number of the figure's item, if any."""

    @property
    def is_good(self) -> bool:
        """Whether the value is within its bounds."""
        return (self.least is None or self.value >= self.least) and (
            self.most is None or self.value <= self.most
        )


class Observer(Generic[S]):
    """The observer of one game; each game's own class defines its items."""

    kinds: ClassVar[Sequence[ItemKind]] = ()
    """The kinds of items that players take."""

    @classmethod
    def is_obtainable(cls, kind: ItemKind, number: int, game: Game) -> bool:
        """Return whether it is remarkable that an item was never taken in all games."""
        return True

    def __init__(self, players: int) -> None:
        self.moments: list[ItemEvent] = []
        self.counts: list[Counter[FigureKind]] = [Counter() for _ in range(players)]
        """The counts of each seat for the figures of the game."""

    @classmethod
    def figures(cls, games: Sequence[ObservedGame], game: Game) -> Iterator[MeasuredFigure]:
        """Yield the figures by which a board of this game is judged, over some games on it."""
        yield from ()

    def see(self, state: S, event: Event) -> None:
        """Record an event; `state` is the position after it."""

    def record(
        self,
        state: S,
        kind: ItemKind,
        number: int,
        seat: int,
        *,
        paid: int | None = None,
        brought: int | None = None,
    ) -> None:
        """Record that a player took an item, or what it brought."""
        self.moments.append(ItemEvent(kind, number, seat, state.period(), paid, brought))
