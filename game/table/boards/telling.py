"""How a game plays out events: chapter by chapter, with a sheet if money or incomes changed.

A game's view cuts the events of a move into chapters (`game.table.boards.view.BoardView.chapters`), and the
table shows them one after the other. The table knows neither dice nor dividends: a chapter names who rolls,
and a sheet contains finished rows.
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
    """A number in a row, after `aside` in small letters ("2 x $7")."""

    words: str
    aside: str = ""
    tone: Tone = Tone.PLAIN
    signs: tuple[str, int] | None = None
    """The picture of a `Badge` and how many of it stand before the figure, drawn by the game's view."""


EMPTY = Cell("\N{EN DASH}", tone=Tone.QUIET)


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a column or row: words, or a seat with its disc and name."""

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
    """A count out of a total."""
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
    """The label of the button that closes it; the default if empty."""
    dice: tuple[int, int] | None = None
    """Two dice that decided it, drawn next to the title."""
    dice_words: str = ""
    """What they come to ("8 + 1 = 9")."""
    winner: int | None = None
    """The column, counted from 0, that has won; like the feet it is seen when all the money has come in."""
    told: str = ""
    """The prompt meanwhile; the rule if empty."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """Events of one move that are shown together."""

    events: tuple[Event, ...]
    before: bool = False
    """Whether the table stays as before the move, so that dice reveal nothing before they are seen."""
    thrower: int | None = None
    """The seat that throws the dice: a person throws them by hand."""
    sheet: Sheet | None = None
    """A sheet over the board until it is closed."""

    @property
    def holds(self) -> bool:
        """Whether no prompt appears before it has been shown to the end."""
        return self.before or self.thrower is not None or self.sheet is not None


def payments(events: Sequence[Event], *reasons: PaymentReason) -> list[MoneyPaid]:
    """What was paid for one of these reasons."""
    return [event for event in events if isinstance(event, MoneyPaid) and event.reason in reasons]


def parted(
    events: Sequence[Event], told: Sequence[Event], sheet: Sheet | None, first: int = 0
) -> list[Chapter]:
    """Split `events`, from number `first` on, into chapters: those before `told`, those on the sheet, the
    rest.

    `told` are some of the events, in order; those between them are shown with them.
    """
    places = [number for number, event in enumerate(events) if any(event is one for one in told)]
    start, end = (min(places), max(places) + 1) if places else (first, first)
    parts = [Chapter(tuple(events[first:start])), Chapter(tuple(events[start:end]), sheet=sheet)]
    return [part for part in (*parts, Chapter(tuple(events[end:]))) if part.events]
