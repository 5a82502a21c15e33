"""The playback of a move's events in chapters, with a sheet if money or incomes changed.

A game's view splits the events of a move into chapters (`game.table.boards.view.BoardView.chapters`), and the
table shows them one after the other. The table knows neither dice nor dividends: a chapter names who rolls,
and a sheet contains finished rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from game.rules.contract import Event, MoneyPaid, Party
from game.rules.messages import PaymentReason


class Tone(Enum):
    """The style of a figure on a sheet."""

    PLAIN = auto()
    QUIET = auto()
    GAIN = auto()
    LOSS = auto()
    TOTAL = auto()
    KEY = auto()
    """The figure from which others follow, such as the dividend per share."""
    PLACE = auto()
    """A figure on a paper tag, or on a brass one for the winner."""
    FIRST = auto()


@dataclass(frozen=True, slots=True)
class Cell:
    """A number in a row, after `aside` in small letters ("2 x $7")."""

    words: str
    aside: str = ""
    tone: Tone = Tone.PLAIN
    signs: tuple[str, int] | None = None
    """The picture of a `Badge` and its count before the figure, drawn by the game's view."""


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
    """A line of a sheet: a cell for each column except the first."""

    head: Head
    cells: tuple[Cell, ...]
    lit: bool = False
    """Whether the row is a sum, highlighted and with a heavy line above."""
    party: Party | None = None
    """The party whose payments the row shows; if the sheet covers it on the board, coins start here."""
    outcome: bool = False
    """Whether the row is written only after all the money has arrived, and not before a finale."""


@dataclass(frozen=True, slots=True)
class Foot:
    """A note at the lower edge of a sheet, under a small heading."""

    heading: str
    words: str = ""
    seats: tuple[int, ...] = ()
    """The seats to show, in a meaningful order."""
    pips: tuple[int, int] | None = None
    """A count out of a total."""
    urgent: bool = False
    winner: int | None = None
    """The winning seat: if given, the foot is drawn as a ribbon with the tied `seats` in tie-break order."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A paper over the board that shows the results of a year, a market or an income phase."""

    title: str
    aside: str
    """The rule behind the sheet, in a few words."""
    heads: tuple[Head, ...]
    """The column heads; the first is that of the rows' heads."""
    rows: tuple[Row, ...]
    feet: tuple[Foot, ...] = ()
    go_on: str = ""
    """The label of the button that closes the sheet; the default if empty."""
    dice: tuple[int, int] | None = None
    """Two dice that decided it, drawn next to the title."""
    dice_words: str = ""
    """The explanation of the dice ("8 + 1 = 9")."""
    winner: int | None = None
    """The winning column, counted from 0; like the feet it appears after all the money has arrived."""
    told: str = ""
    """The text of the prompt while the sheet is open; the rule if empty."""

    def without_outcome(self) -> Sheet:
        """Return the sheet as it ends before a finale, which announces the outcome."""
        rows = tuple(row for row in self.rows if not row.outcome)
        feet = tuple(foot for foot in self.feet if foot.winner is None)
        return replace(self, rows=rows, feet=feet, winner=None)


@dataclass(frozen=True, slots=True)
class Chapter:
    """Events of one move that are shown together."""

    events: tuple[Event, ...]
    before: bool = False
    """Whether the table stays as before the move, so that dice reveal nothing before they are seen."""
    thrower: int | None = None
    """The seat that throws the dice; a human throws them by hand."""
    sheet: Sheet | None = None
    """The sheet that is over the board until it is closed."""

    @property
    def holds(self) -> bool:
        """Return whether no prompt appears until it has been shown to the end."""
        return self.before or self.thrower is not None or self.sheet is not None


def payments(events: Sequence[Event], *reasons: PaymentReason) -> list[MoneyPaid]:
    """Return the payments made for one of these reasons."""
    return [event for event in events if isinstance(event, MoneyPaid) and event.reason in reasons]


def parted(
    events: Sequence[Event], told: Sequence[Event], sheet: Sheet | None, first: int = 0
) -> list[Chapter]:
    """Split `events`, from index `first` on, into chapters: before `told`, on the sheet, and the rest.

    `told` is an ordered subset of the events; events between them are shown with them.
    """
    places = [number for number, event in enumerate(events) if any(event is one for one in told)]
    start, end = (min(places), max(places) + 1) if places else (first, first)
    parts = [Chapter(tuple(events[first:start])), Chapter(tuple(events[start:end]), sheet=sheet)]
    return [part for part in (*parts, Chapter(tuple(events[end:]))) if part.events]
