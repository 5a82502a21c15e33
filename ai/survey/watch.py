"""Notes what happens in a game: who took what, when, and where everybody's points come from.

>>> import random
>>> from game.rules.catalogue import find_game
>>> state = find_game("american_rails").deal(3, {}, random.Random(7))
>>> watch = Watch(players=3)
>>> class Sample(Taken):
...     SHARES = "taken-shares", "company"
>>> watch.took(state, Sample.SHARES, number=0, seat=1, paid=20)
>>> watch.moments[0].kind.thing, watch.moments[0].paid
('company', 20)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic

from typing_extensions import TypeVar

from game.rules.contract import Event, MoneyPaid, Side, State
from game.rules.notes import Kind

S = TypeVar("S", bound=State, contravariant=True, default=Any)
"""The state of the game that is watched."""


class Taken(Kind):
    """A sort of things that players take: its message, and the figure (see `Game.coders`) that names each."""

    def __init__(self, key: str, thing: str) -> None:
        super().__init__(key)
        self.thing = thing


class Source(Kind):
    """Where points or dollars come from that no reason of a payment tells."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A player took something, or it brought something: a share, a link, a card.

    >>> class Sample(Taken):
    ...     SHARES = "taken-shares", "company"
    >>> Moment(Sample.SHARES, number=0, seat=1, period=3, paid=20).brought is None
    True
    """

    kind: Taken
    number: int
    seat: int
    period: int
    """The year or the turn, as players count them."""
    paid: int | None = None
    """Dollars."""
    brought: int | None = None
    """Points at once, where that can be said."""


class Watch(Generic[S]):
    """What is noted of one game; a game's own class adds what its things are.

    Without one of its own a game is known by its money alone.
    """

    kinds: ClassVar[Sequence[Taken]] = ()
    """The sorts of things that players take."""

    def __init__(self, players: int) -> None:
        self.sources: list[Counter[Kind]] = [Counter() for _ in range(players)]
        """Where the points or dollars of each seat come from and go to."""
        self.moments: list[Moment] = []

    def see(self, state: S, event: Event) -> None:
        """Note what happened; `state` stands as it is after it."""
        if isinstance(event, MoneyPaid):
            for party, amount in ((event.payee, event.amount), (event.payer, -event.amount)):
                if party.kind is Side.SEAT:
                    self.sources[party.number][event.reason] += amount

    def took(
        self,
        state: S,
        kind: Taken,
        number: int,
        seat: int,
        *,
        paid: int | None = None,
        brought: int | None = None,
    ) -> None:
        """Note that a player took something, or what it brought."""
        self.moments.append(Moment(kind, number, seat, state.period(), paid, brought))

    def end(self, state: S) -> None:
        """Note what is known only when the game is over."""
