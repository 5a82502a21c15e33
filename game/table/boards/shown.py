"""The input of a view: the shown state with the player's choices, and the pickables that choose moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Final, Generic, NamedTuple

from typing_extensions import TypeVar

from game.rules.contract import Event, Move, Party, State
from game.table.kit.theme import SEATS, SIGNAL, Colour
from game.words import Localizer
from game.words.localizer import Value

S = TypeVar("S", bound=State, covariant=True, default=State)
"""The type of the shown state; by default that of any game."""


class Pickable(NamedTuple):
    """A pickable thing: a move's field and a value of it ("hex" 57, "company" 2).

    Every move is also a thing by its type, so a decision without fields (`PassBid`) can be chosen. Fields
    that are not those of a move are declared in the game's `Table.things`; a test finds all others.
    """

    field: str
    value: int | str | type[Move] | tuple[int, ...]

    @property
    def number(self) -> int:
        """Return the value as a number: an index into one of the board's lists."""
        assert isinstance(self.value, int), self
        return self.value

    @property
    def numbers(self) -> tuple[int, ...]:
        """Return the value as several numbers: a column, and a card in it."""
        assert isinstance(self.value, tuple), self
        return self.value


MOVE_TYPE: Final = "move"
"""The field of the pickable that represents every move of a type."""


def pickable_of(kind: type[Move]) -> Pickable:
    """Return the thing that represents every move of a type."""
    return Pickable(MOVE_TYPE, kind)


def concerns(move: Move, thing: Pickable) -> bool:
    """Return whether choosing `thing` leaves `move` possible."""
    if thing.field == MOVE_TYPE:
        return type(move) is thing.value
    return getattr(move, thing.field, None) == thing.value


def pickables_of(move: Move) -> list[Pickable]:
    """Return all things by which this move can be chosen."""
    named = [Pickable(f.name, getattr(move, f.name)) for f in fields(move)]
    return [*named, pickable_of(type(move))]


@dataclass(frozen=True, slots=True)
class SeatLook:
    """The appearance of a seat: its player's name, their kind ("Person", "Bot, skilled"), and its color."""

    name: str
    kind: str
    colour: int
    """The index into the kit's seat colors; each has its own sign."""
    is_bot: bool


@dataclass(frozen=True, slots=True)
class Shown(Generic[S]):
    """All inputs of a view's drawing except its layout and animations."""

    state: S
    seats: Sequence[SeatLook]
    viewer: int | None
    """The seat at the screen, or None if only bots play."""
    moves: Sequence[Move] = ()
    """The legal moves when a human decides; empty otherwise, so nothing glows."""
    picked: tuple[Pickable, ...] = ()
    """The player's choices for the next move up to now."""
    pointed: Pickable | None = None
    """The thing that the pointer or the keyboard is on."""
    armed: Move | None = None
    """The one move that a confirmation would play, drawn as a ghost."""
    hint: Move | None = None
    """A bot's proposal, to be marked on the board."""
    last: Sequence[Event] = ()
    """The events of the last move, for marks such as a ring around the cube just laid."""
    covered: bool = False
    """Whether the viewer's own secrets are covered too, because several people share the screen."""
    plan: tuple[Move, ...] = ()
    """The moves that a confirmation would play one after the other; the first of them is armed."""
    meanings: Mapping[Move, frozenset[Pickable]] = field(default_factory=dict)
    """All pickables by which each legal move can be chosen."""
    until: S | None = None
    """The table up to the event shown; None if that is all of `state`. See `seen`."""
    settling: bool = False
    """Whether a sheet is open that shows the results of a turn or a year."""
    unpaid: Mapping[Party, int] = field(default_factory=dict)
    """The dollars that the state has moved already, but that are shown later."""

    since: Sequence[tuple[int, Event]] = ()
    """The moves of others since the viewer's last move, each with its seat."""

    @property
    def seen(self) -> S:
        """Return the table from which figures and texts are read; it doesn't run ahead of the animations.

        Pieces are drawn from `state`, which may be further on; its changes are in motion.
        """
        return self.state if self.until is None else self.until

    @property
    def marks(self) -> tuple[tuple[Event, Colour], ...]:
        """Return the marks on the board until the viewer moves: in the player's color, or as the last
        move.
        """
        told = {id(event) for _, event in self.since}
        done = [(event, SEATS[self.seats[seat].colour].colour) for seat, event in self.since]
        return (*done, *((event, SIGNAL) for event in self.last if id(event) not in told))

    def points_at(self, thing: Pickable) -> bool:
        """Return whether the pointer or the keyboard is on a thing."""
        return self.pointed == thing

    def candidates(self, *without: str) -> list[Move]:
        """Return the legal moves that agree with the picks, ignoring picks of the fields in `without`."""
        wanted = frozenset(thing for thing in self.picked if thing.field not in without)
        return [move for move, things in self.meanings.items() if wanted <= things]

    @property
    def localizer(self) -> Localizer:
        """Return the localizer for what is shown, with the names of its board and its players."""
        return Localizer(self.state.game, [seat.name for seat in self.seats])

    def translate(self, key: str, /, **figures: Value) -> str:
        """Return a message of the game or the program in the active language (see `Localizer.translate`)."""
        return self.localizer.translate(key, **figures)
