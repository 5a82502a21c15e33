"""Animations of events on a board: a piece along a path, a light, a train, coins.

A game declares them as a table from types of events to functions that return which piece moves, from where,
to where (see `BoardAnimations`). Positions are computed in each frame, so an animation follows a board whose
layout changes or that is zoomed or moved.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto
from types import MappingProxyType
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

import pygame

from game.rules.contract import BANK, Event, MoneyPaid, Party, PartyType, Sound, State
from game.table.boards.shown import Shown
from game.table.kit.motion import Easing, Motion, Motions
from game.table.kit.pen import Point, only_within, stamp

Key: TypeAlias = tuple[str, int, *tuple[int, ...]]
"""The key of a piece that may be in motion: its kind, and the numbers that identify it ("engine", link)."""


class Layout(Protocol):
    """The methods that animations need from every layout."""

    @property
    def k(self) -> float:
        """Return the pixels per unit of the board."""


L = TypeVar("L", bound=Layout)
S = TypeVar("S", bound=State)


def _nowhere(seat: int) -> Point:
    raise LookupError("seat_place is known only to animations with layer=Layer.TABLE")


@dataclass(frozen=True, slots=True)
class BoardContext(Generic[L, S]):
    """The context in which an animation is drawn: the layout, what is shown, and all other animations."""

    layout: L
    shown: Shown[S]
    motions: Motions
    seat_place: Callable[[int], Point] = _nowhere
    """The position of a seat's card in pixels; known for `Layer.TABLE` only."""

    @property
    def state(self) -> S:
        """Return the state that is shown."""
        return self.shown.state

    def rest(self, *kinds: str) -> float:
        """Return the seconds at normal speed until all animations of these kinds have ended."""
        return max((motion.left for kind in kinds for motion in of_kind(self.motions, kind)), default=0.0)


C = TypeVar("C", bound=BoardContext[Any, Any])


PAYMENT: Final = "payment"
"""The kind of a payment's coins."""
PULSE: Final = "pulse"
"""The kind of the light on a company that pays."""


class Layer(Enum):
    """The layer on which an animation is drawn."""

    LIGHT = auto()
    """Above the board, below panels."""
    MAP = auto()
    """Above the map, clipped to its frame."""
    BOARD = auto()
    TABLE = auto()
    """Above the panels, for objects that fly to or from players."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Timed:
    """An effect with a duration."""

    kind: str = ""
    """The name that identifies effects of its kind."""
    seconds: float = 0.6
    delay: float = 0.0
    """The delay in seconds before the effect starts."""
    easing: Easing = "accel_decel"
    sound: Sound | None = None
    """The sound on arrival, in addition to the sound of the event, which plays when that happens."""
    together: bool = False
    """Whether it starts soon after the last one of its kind, where effects wait for each other."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Animation(Timed, Generic[C]):
    """A piece that moves along a path, or another effect that is drawn for a time.

    It moves straight from `start` to `end`, or falls from `drop` units above its end, and rises `arc` units
    on the way. `path` maps the progress to a position instead.
    """

    draw: Callable[[pygame.Surface, C, Point, Motion[Any]], object]
    """The function that draws the effect at its position in pixels (see `sprite`)."""
    start: Callable[[C], Point] | None = None
    end: Callable[[C], Point] | None = None
    drop: float = 0.0
    arc: float = 0.0
    path: Callable[[C, float], Point] | None = None
    layer: Layer = Layer.BOARD
    piece: Key | None = None
    """The piece that is not drawn at its final position during the animation; see `BoardAnimations`."""
    waits: bool = False
    """Whether the piece is also drawn before the animation starts."""
    rank: int = 0
    """The z-order among animations of the same kind; higher ranks are on top."""
    before: int | None = None
    """The old value of a figure that changes only at the end of the animation."""
    party: Party | None = None
    """The company for which the bank pays during the animation; coins start at its position."""

    def place(self, at: C, motion: Motion[Any]) -> Point:
        """Return its current position in pixels."""
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
    """Draw a picture centered on the animation's position."""
    return lambda surface, at, place, motion: stamp(surface, picture(at), *place, centred=True)


Start: TypeAlias = Callable[[Any, C], Timed | Iterable[Timed] | None]
"""A function that returns the animation of an event, or None."""


def start_now(motions: Motions, what: Timed) -> None:
    """Start the animation of an event after its own delay."""
    motions.add(what, duration=what.seconds, delay=what.delay, easing=what.easing)


class BoardAnimations(Generic[C]):
    """All animations of a game, by event type.

    >>> class Landed(Event):
    ...     "A piece has landed."
    >>> fall: Animation[Any] = Animation(draw=lambda *_: None, end=lambda at: (9.0, 9.0), drop=90.0)
    >>> animations: BoardAnimations[Any] = BoardAnimations({Landed: lambda event, at: fall})
    """

    def __init__(
        self,
        starts: Mapping[type[Event], Start[C]],
        pieces: Mapping[str, tuple[str, ...]] = MappingProxyType({}),
        add: Callable[[Motions, Any], None] = start_now,
    ) -> None:
        """Create the animations.

        `pieces` lists the keys of the pieces that the view hides while they move: each kind, with the
        meanings of its numbers. `add` starts animations, so a game may make effects wait for each other.
        """
        self._starts = starts
        self.pieces = pieces
        self._add = add

    def start(self, event: Event, at: C) -> None:
        """Start the animation of an event, if it has one.

        Raises `ValueError` if the key of its piece is not listed.
        """
        start = self._starts.get(type(event))
        found = start(event, at) if start is not None else None
        if found is not None:
            for what in (found,) if isinstance(found, Timed) else found:
                if isinstance(what, Animation) and what.piece is not None:
                    self._check(what.piece, event)
                self._add(at.motions, what)

    def _check(self, piece: Key, event: Event) -> None:
        """Raise `ValueError`, with the known keys, unless a key has a known kind and as many numbers."""
        kind, *numbers = piece
        if len(numbers) != len(self.pieces.get(kind, ())):
            known = ", ".join(f"({', '.join((repr(kind), *names))})" for kind, names in self.pieces.items())
            raise ValueError(f"{type(event).__name__}: unknown piece {piece}, expected one of {known}")

    @staticmethod
    def draw(surface: pygame.Surface, at: C, layer: Layer, frame: pygame.Rect | None = None) -> None:
        """Draw the animations of a layer, clipped to a frame.

        If one piece has several animations, the last that has started is drawn.
        """
        with only_within(surface, surface.get_rect() if frame is None else frame):
            for motion in _current(at.motions):
                animation = motion.what
                if animation.layer is layer and (animation.waits or not motion.waiting):
                    animation.draw(surface, at, animation.place(at, motion), motion)


def _current(motions: Motions) -> list[Motion[Animation[Any]]]:
    """Return the animations to draw, grouped by kind: each piece's last started one, or else its first."""
    found: dict[object, Motion[Animation[Any]]] = {}
    kinds: dict[str, int] = {}
    for motion in motions.of(Animation):
        kinds.setdefault(motion.what.kind, len(kinds))
        piece = motion.what.piece or id(motion)
        if piece not in found or not motion.waiting:
            found[piece] = motion
    return sorted(found.values(), key=lambda motion: (kinds[motion.what.kind], motion.what.rank))


def of_kind(motions: Motions, kind: str) -> list[Motion[Timed]]:
    """Return the animations of a kind, including waiting ones, oldest first."""
    return [motion for motion in motions.of(Timed) if motion.what.kind == kind]


def arrival_sounds(ended: Iterable[object]) -> set[Sound]:
    """Return the sounds of what has just arrived, each once."""
    return {what.sound for what in ended if isinstance(what, Timed) and what.sound is not None}


def hidden_pieces(motions: Motions) -> frozenset[Key]:
    """Return the pieces in motion, which must not be drawn at their final positions."""
    return frozenset(m.what.piece for m in motions.of(Animation) if m.what.piece is not None)


def figure_seen(motions: Motions, piece: Key, figure: int) -> int:
    """Return the old value of a figure until its piece's animations are over, then `figure`."""
    for motion in motions.of(Animation):
        if motion.what.piece == piece and motion.what.before is not None:
            return motion.what.before
    return figure


# Money


@dataclass(frozen=True, slots=True, kw_only=True)
class CoinFlight(Timed):
    """Dollars on their way from payer to payee; the table draws them above everything else."""

    kind: str = PAYMENT
    payer: Party
    payee: Party
    amount: int
    source: Party | None = None
    """The company at whose position the coins start when the bank pays for its success."""
    easing: Easing = "linear"


def coins(
    event: MoneyPaid, at: BoardContext[Any, Any], seconds: float, delay: float = 0.0, together: bool = False
) -> CoinFlight:
    """Return the coins of a payment; they start only after the money for it has arrived."""
    return CoinFlight(
        payer=event.payer,
        payee=event.payee,
        amount=event.amount,
        seconds=seconds,
        delay=max(delay, until_paid(at.motions, event.payer)),
        together=together,
    )


def coins_of_company(event: MoneyPaid, at: BoardContext[Any, Any], seconds: float) -> CoinFlight:
    """Return the coins that the bank pays for the company of the last pulse, soon after its start."""
    pulse = last_pulse(at.motions)
    if pulse is None:
        return coins(event, at, seconds)
    flight = coins(event, at, seconds, max(0.0, pulse.delay - pulse.passed) + 0.1)
    return replace(flight, source=pulse.what.party) if event.payer == BANK else flight


def last_pulse(motions: Motions) -> Motion[Animation[Any]] | None:
    return next((m for m in reversed(motions.of(Animation)) if m.what.kind == PULSE), None)


COINS: Final = 5
"""The number of flying coins."""
_BEHIND: Final = 0.05
"""The delay between two coins, as a fraction of the flight."""


def coin_time(time: float, number: int) -> float:
    """Return the progress (0 to 1) of coin `number`, counted from 0, at `time` of the flight."""
    late = number * _BEHIND
    return min(1.0, max(0.0, (time - late) / (1.0 - (COINS - 1) * _BEHIND)))


def landed(motion: Motion[CoinFlight]) -> int:
    """Return the dollars that have arrived, one part with each coin."""
    arrived = sum(coin_time(motion.time, number) >= 1.0 for number in range(COINS))
    return motion.what.amount * arrived // COINS


def until_paid(motions: Motions, payer: Party) -> float:
    """Return the seconds at normal speed until a payer's incoming money has arrived.

    So a player who borrows to pay never seems to have less than nothing. The bank always has enough.
    """
    coming = (motion for motion in motions.of(CoinFlight) if motion.what.payee == payer != BANK)
    return max((motion.left for motion in coming), default=0.0)


def until_seats_are_paid(motions: Motions) -> float:
    """Return the seconds at normal speed until all money for players has arrived."""
    coming = (motion for motion in motions.of(CoinFlight) if motion.what.payee.kind is PartyType.SEAT)
    return max((motion.left for motion in coming), default=0.0)


def displayed_cash(shown: Shown[Any], party: Party, dollars: int, motions: Motions) -> int:
    """Return the displayed form of a party's `dollars`, while payments are pending or under way."""
    return dollars - shown.unpaid.get(party, 0) - on_the_way(motions, party)


def on_the_way(motions: Motions, party: Party) -> int:
    """Return the dollars still to come to a party, minus those that have not left it yet."""
    due = 0
    for motion in motions.of(CoinFlight):
        if motion.what.payee == party:
            due += motion.what.amount - landed(motion)
        if motion.what.payer == party and motion.waiting:
            due -= motion.what.amount
    return due
