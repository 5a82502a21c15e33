"""Animations of what happens on a board: a piece along a path, a light, a train, coins.

A game declares them as a table from types of events to functions that say which piece moves, from where, to
where (see `BoardAnimations`). Places are asked for anew in each frame, so an animation follows a board that
is laid out anew, enlarged or moved.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeAlias, TypeVar

import pygame

from game.rules.contract import BANK, Event, MoneyPaid, Party, State
from game.table.kit.clip import only_within
from game.table.kit.motion import Easing, Motion, Motions
from game.table.kit.pen import Point, stamp

if TYPE_CHECKING:
    from game.table.boards.view import Shown

Key: TypeAlias = tuple[str, int, *tuple[int, ...]]
"""A piece that may be in motion: its kind, and the numbers that tell it from others ("engine", link)."""


class Layout(Protocol):
    """What animations ask of every layout."""

    @property
    def k(self) -> float:
        """Pixels for a unit of the board."""


L = TypeVar("L", bound=Layout)
S = TypeVar("S", bound=State)


def _nowhere(seat: int) -> Point:
    raise LookupError("only what is drawn over the panels knows the places of seats")


@dataclass(frozen=True, slots=True)
class BoardContext(Generic[L, S]):
    """What an animation is drawn with: the layout, what is shown, and all other motion."""

    layout: L
    shown: Shown[S]
    motions: Motions
    seat_place: Callable[[int], Point] = _nowhere
    """The place of a seat's card, in pixels; known for `Layer.TABLE` only."""

    @property
    def state(self) -> S:
        """The state that is shown."""
        return self.shown.state

    def rest(self, *kinds: str) -> float:
        """Seconds, at normal speed, until all animations of these kinds are at rest."""
        return max((motion.left for kind in kinds for motion in of_kind(self.motions, kind)), default=0.0)


C = TypeVar("C", bound=BoardContext[Any, Any])


PAYMENT: Final = "payment"
"""The kind of a payment's coins."""
PULSE: Final = "pulse"
"""The kind of the light on a company that pays."""


class Layer(Enum):
    """Over what an animation is drawn."""

    LIGHT = auto()
    """Over the board, and under what lies beside it."""
    MAP = auto()
    """Over the map, and cut off at its frame."""
    BOARD = auto()
    TABLE = auto()
    """Over the panels: what flies to or from players."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Timed:
    """Something that lasts a while."""

    kind: str = ""
    """The name by which others of its kind are found."""
    seconds: float = 0.6
    delay: float = 0.0
    """Seconds before it starts."""
    easing: Easing = "accel_decel"
    together: bool = False
    """Where things wait for each other, whether it starts soon after the last of its kind."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Animation(Timed, Generic[C]):
    """A piece that moves along a path, or something else that is drawn while it lasts.

    It goes straight from `start` to `end`, or falls from `drop` units above its end, and rises `arc` units on
    the way. `path` maps the progress to a place instead.
    """

    draw: Callable[[pygame.Surface, C, Point, Motion[Any]], object]
    """Draws it at its place, in pixels (see `sprite`)."""
    start: Callable[[C], Point] | None = None
    end: Callable[[C], Point] | None = None
    drop: float = 0.0
    arc: float = 0.0
    path: Callable[[C, float], Point] | None = None
    layer: Layer = Layer.BOARD
    piece: Key | None = None
    """The piece that is not drawn at its final place meanwhile."""
    waits: bool = False
    """Whether it is drawn before it starts, too."""
    rank: int = 0
    """Of its kind, those of a higher rank are drawn over those of a lower one."""
    before: int | None = None
    """What a figure was that is written as changed only when the animation is over."""
    party: Party | None = None
    """The company for which the bank pays meanwhile: coins begin at its place."""

    def place(self, at: C, motion: Motion[Any]) -> Point:
        """Where it is now, in pixels."""
        if self.path is not None:
            return self.path(at, motion.progress)
        if self.end is None:
            return 0.0, 0.0
        end = self.end(at)
        start = (end[0], end[1] - self.drop * at.layout.k) if self.start is None else self.start(at)
        x, y = motion.between(start, end)
        return x, y - math.sin(math.pi * motion.time) * self.arc * at.layout.k


def sprite(
    picture: Callable[[C], pygame.Surface],
) -> Callable[[pygame.Surface, C, Point, Motion[Any]], object]:
    """Draw a picture with its middle where the animation is."""
    return lambda surface, at, place, motion: stamp(surface, picture(at), *place, centred=True)


Start: TypeAlias = Callable[[Any, C], Timed | Iterable[Timed] | None]
"""Describes what an event sets in motion, if anything."""


def start_now(motions: Motions, what: Timed) -> None:
    """Start what an event sets in motion after its own delay."""
    motions.add(what, duration=what.seconds, delay=what.delay, easing=what.easing)


class BoardAnimations(Generic[C]):
    """All animations of a game, by the types of events that they show.

    >>> class Landed(Event):
    ...     "A piece has landed."
    >>> fall: Animation[Any] = Animation(draw=lambda *_: None, end=lambda at: (9.0, 9.0), drop=90.0)
    >>> animations: BoardAnimations[Any] = BoardAnimations({Landed: lambda event, at: fall})
    """

    def __init__(
        self,
        starts: Mapping[type[Event], Start[C]],
        add: Callable[[Motions, Any], None] = start_now,
    ) -> None:
        """`add` starts what the table describes: a game may have things wait for each other."""
        self._starts = starts
        self._add = add

    def start(self, event: Event, at: C) -> None:
        """Start what shows an event, if anything does."""
        start = self._starts.get(type(event))
        found = start(event, at) if start is not None else None
        if found is not None:
            for what in (found,) if isinstance(found, Timed) else found:
                self._add(at.motions, what)

    @staticmethod
    def draw(surface: pygame.Surface, at: C, layer: Layer, frame: pygame.Rect | None = None) -> None:
        """Draw what is in motion on a layer, cut off at a frame.

        Of several animations of one piece the last that has started is drawn.
        """
        with only_within(surface, surface.get_rect() if frame is None else frame):
            for motion in _current(at.motions):
                animation = motion.what
                if animation.layer is layer and (animation.waits or not motion.waiting):
                    animation.draw(surface, at, animation.place(at, motion), motion)


def _current(motions: Motions) -> list[Motion[Animation[Any]]]:
    """The animations to be drawn: for each piece the last that has started, or else its first.

    Those of a kind are together.
    """
    found: dict[object, Motion[Animation[Any]]] = {}
    kinds: dict[str, int] = {}
    for motion in motions.of(Animation):
        kinds.setdefault(motion.what.kind, len(kinds))
        piece = motion.what.piece or id(motion)
        if piece not in found or not motion.waiting:
            found[piece] = motion
    return sorted(found.values(), key=lambda motion: (kinds[motion.what.kind], motion.what.rank))


def of_kind(motions: Motions, kind: str) -> list[Motion[Timed]]:
    """The motions of a kind, also those that wait for their start, oldest first."""
    return [motion for motion in motions.of(Timed) if motion.what.kind == kind]


def hidden_pieces(motions: Motions) -> frozenset[Key]:
    """The pieces that must not be drawn at their final places, because they are on the way."""
    return frozenset(m.what.piece for m in motions.of(Animation) if m.what.piece is not None)


def figure_seen(motions: Motions, piece: Key, figure: int) -> int:
    """A figure as far as its piece has come: what it was until its animations are over, then `figure`."""
    for motion in motions.of(Animation):
        if motion.what.piece == piece and motion.what.before is not None:
            return motion.what.before
    return figure


# Money


@dataclass(frozen=True, slots=True, kw_only=True)
class CoinFlight(Timed):
    """Dollars on their way from payer to payee; the table draws them over everything else."""

    kind: str = PAYMENT
    payer: Party
    payee: Party
    amount: int
    source: Party | None = None
    """At whose place on the board they begin, where the bank pays for a company's success."""
    easing: Easing = "linear"


def coins(
    event: MoneyPaid, at: BoardContext[Any, Any], seconds: float, delay: float = 0.0, together: bool = False
) -> CoinFlight:
    """The coins of a payment, which fly no earlier than those have come in that are paid with."""
    return CoinFlight(
        payer=event.payer,
        payee=event.payee,
        amount=event.amount,
        seconds=seconds,
        delay=max(delay, until_paid(at.motions, event.payer)),
        together=together,
    )


def coins_of_company(event: MoneyPaid, at: BoardContext[Any, Any], seconds: float) -> CoinFlight:
    """The coins that the bank pays for the company of the last pulse, soon after that has begun."""
    pulse = last_pulse(at.motions)
    if pulse is None:
        return coins(event, at, seconds)
    flight = coins(event, at, seconds, max(0.0, pulse.delay - pulse.passed) + 0.1)
    return replace(flight, source=pulse.what.party) if event.payer == BANK else flight


def last_pulse(motions: Motions) -> Motion[Animation[Any]] | None:
    return next((m for m in reversed(motions.of(Animation)) if m.what.kind == PULSE), None)


COINS: Final = 5
"""How many coins fly."""
_BEHIND: Final = 0.05
"""The part of a flight by which each coin is behind the one before it."""


def coin_time(time: float, number: int) -> float:
    """How far coin `number`, counted from 0, has come (0 to 1) when `time` of the flight has passed."""
    late = number * _BEHIND
    return min(1.0, max(0.0, (time - late) / (1.0 - (COINS - 1) * _BEHIND)))


def landed(motion: Motion[CoinFlight]) -> int:
    """Dollars that have come in: a part with each coin."""
    arrived = sum(coin_time(motion.time, number) >= 1.0 for number in range(COINS))
    return motion.what.amount * arrived // COINS


def until_paid(motions: Motions, payer: Party) -> float:
    """Seconds, at normal speed, until a payer has got what is on the way to them.

    Who borrows to pay is never seen to have less than nothing. The bank always has enough.
    """
    coming = (motion for motion in motions.of(CoinFlight) if motion.what.payee == payer != BANK)
    return max((motion.left for motion in coming), default=0.0)


def on_the_way(motions: Motions, party: Party) -> int:
    """Dollars that a party is still to get, less those that have not left it yet."""
    due = 0
    for motion in motions.of(CoinFlight):
        if motion.what.payee == party:
            due += motion.what.amount - landed(motion)
        if motion.what.payer == party and motion.waiting:
            due -= motion.what.amount
    return due
