"""How a game tells what happened: chapter by chapter, and on a sheet where money or incomes changed.

A game's view cuts the events of a move into chapters (`game.table.boards.view.BoardView.chapters`); the table
shows them one after the other. It knows neither dice nor dividends: a chapter says who throws, and a
sheet says what stands in its rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from game.rules.contract import Event, MoneyPaid, Party
from game.rules.messages import PaymentReason


class Tone(Enum):
    """How a figure on a sheet is written."""

    PLAIN = auto()
    QUIET = auto()
    GAIN = auto()
    LOSS = auto()
    TOTAL = auto()
    KEY = auto()
    """What the others follow from: what a share pays."""
    PLACE = auto()
    """On a tag of paper, and of brass for"""
    FIRST = auto()


@dataclass(frozen=True, slots=True)
class Cell:
    """A figure in a row; `aside` stands before it in small letters ("2 x $7")."""

    words: str
    aside: str = ""
    tone: Tone = Tone.PLAIN
    signs: tuple[str, int] | None = None
    """The picture of a `Badge` and how many of it stand before the figure, drawn by the game's view."""


EMPTY = Cell("\N{EN DASH}", tone=Tone.QUIET)


@dataclass(frozen=True, slots=True)
class Head:
    """What stands over a column or before a row: words, or a seat with its disc and its name."""

    words: str = ""
    seat: int | None = None
    badge: tuple[str, int] | None = None
    """The picture of a `Badge` and its index, drawn by the game's view."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a sheet: a cell for each column but the first."""

    head: Head
    cells: tuple[Cell, ...]
    lit: bool = False
    """Whether it is a sum, with a light over it and a heavy line above."""
    party: Party | None = None
    """Whose payments the row tells: if the sheet covers it on the board, coins start here."""
    outcome: bool = False
    """Whether it is written only when all the money has come in."""


@dataclass(frozen=True, slots=True)
class Foot:
    """Something at the lower edge of a sheet, under a quiet heading."""

    heading: str
    words: str = ""
    seats: tuple[int, ...] = ()
    """Seats in an order that matters."""
    pips: tuple[int, int] | None = None
    """So many of so many."""
    urgent: bool = False
    winner: int | None = None
    """The seat that has won: the foot is a ribbon, and `seats` are what decided between equals."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A paper over the board on which a year, a market, an income are settled."""

    title: str
    aside: str
    """The rule behind it, in a few words."""
    heads: tuple[Head, ...]
    """Over the columns; the first is the column of the rows' heads."""
    rows: tuple[Row, ...]
    feet: tuple[Foot, ...] = ()
    go_on: str = ""
    """On the button that puts it away; the usual words if there are none."""
    dice: tuple[int, int] | None = None
    """Two dice that it all follows from, drawn beside the title."""
    dice_words: str = ""
    """What they come to ("8 + 1 = 9")."""
    winner: int | None = None
    """The column, counted from 0, that has won; like the feet it is seen when all the money has come in."""
    told: str = ""
    """What the prompt says meanwhile; the rule if there are no words of its own."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """Events of one move that are told together."""

    events: tuple[Event, ...]
    before: bool = False
    """Whether the table still stands as before the move: what follows from dice is not seen before them."""
    thrower: int | None = None
    """The seat that throws the dice: a person throws them by hand."""
    sheet: Sheet | None = None
    """What lies over the board until it is put away."""

    @property
    def holds(self) -> bool:
        """Whether nobody is asked anything before it has been told to its end."""
        return self.before or self.thrower is not None or self.sheet is not None


def payments(events: Sequence[Event], *reasons: PaymentReason) -> list[MoneyPaid]:
    """What was paid for one of these reasons."""
    return [event for event in events if isinstance(event, MoneyPaid) and event.reason in reasons]


def parted(
    events: Sequence[Event], told: Sequence[Event], sheet: Sheet | None, first: int = 0
) -> list[Chapter]:
    """Chapters of `events`, from number `first` on: those before `told`, those on the sheet, the rest.

    `told` are some of the events, in their order; those that lie between them are told with them.
    """
    places = [number for number, event in enumerate(events) if any(event is one for one in told)]
    start, end = (min(places), max(places) + 1) if places else (first, first)
    parts = [Chapter(tuple(events[first:start])), Chapter(tuple(events[start:end]), sheet=sheet)]
    return [part for part in (*parts, Chapter(tuple(events[end:]))) if part.events]
