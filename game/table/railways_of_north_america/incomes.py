"""The sheets of a turn's income (points, interest, cash) and of the final count."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.contract import Event, MoneyPaid, seat_party
from game.rules.railways_of_north_america.board import POINTS_ROUND
from game.rules.railways_of_north_america.events import (
    BaronRevealed,
    BondsTaken,
    FinalScore,
    GameEnded,
    TurnBegan,
)
from game.rules.railways_of_north_america.message_ids import Payment
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.table.boards.chapters import EMPTY, Cell, Chapter, Head, Row, Sheet, Tone, parted, payments
from game.table.boards.shown import Shown
from game.words import format_dollars, format_integer


def chapters_of(events: Sequence[Event], before: State, after: State, shown: Shown[State]) -> list[Chapter]:
    """Return a move's chapter; the end of a turn with its income sheet, the end of the game with its
    count.
    """
    if not any(isinstance(event, (TurnBegan, GameEnded)) for event in events):
        return [Chapter(tuple(events))]
    paid = payments(events, Payment.INCOME, Payment.INTEREST)
    chapters = [Chapter(tuple(events))]
    first = 0
    if paid:
        told = [*_bonds_before(events, paid[0]), *paid]
        chapters = parted(events, told, income_sheet(events[events.index(told[0]) :], after, shown))
        first = len(events) - len(chapters[-1].events)
    scored = [event for event in events if isinstance(event, (BaronRevealed, FinalScore))]
    if not scored:
        return chapters
    return [*chapters[:-1], *parted(events, scored, count_sheet(events, shown), first)]


def _bonds_before(events: Sequence[Event], payment: MoneyPaid) -> list[Event]:
    """Return the bonds that paid the first interest, which are reported just before it."""
    place, found = events.index(payment), []
    while place and _is_bond(events[place - 1]):
        place -= 1
        found.append(events[place])
    return found[::-1]


def _is_bond(event: Event) -> bool:
    return isinstance(event, BondsTaken) or (isinstance(event, MoneyPaid) and event.reason is Payment.BONDS)


def income_sheet(events: Sequence[Event], after: State, shown: Shown[State]) -> Sheet:
    """Return the sheet, player by player: points, their income, interest, the rest, bonds taken for it, cash.

    `events` are those of the income; a bond taken for an earlier action isn't on it.
    """
    borrowed = payments(events, Payment.BONDS)
    each = after.board.data.setup.bond_interest
    rows = []
    for seat in range(after.players):
        got = sum(e.amount for e in payments(events, Payment.INCOME) if e.payee == seat_party(seat))
        paid = sum(e.amount for e in payments(events, Payment.INTEREST) if e.payer == seat_party(seat))
        income = after.board.income_at(after.points[seat])
        bonds = (income - got + paid) // each
        net = got - paid
        new = sum(e.amount for e in borrowed if e.payee == seat_party(seat))
        count = sum(e.count for e in events if isinstance(e, BondsTaken) and e.seat == seat)
        taken = (
            Cell(f"+{format_dollars(new)}", shown.translate("income-new", count=count), Tone.QUIET)
            if new
            else EMPTY
        )
        interest = Cell(
            format_dollars(-bonds * each),
            shown.translate("income-bonds", count=bonds, amount=each),
            Tone.LOSS,
        )
        rows.append(
            Row(
                Head(seat=seat),
                (
                    Cell(str(after.points[seat]), tone=Tone.QUIET),
                    Cell(format_dollars(income)),
                    interest if bonds else EMPTY,
                    Cell(format_dollars(net), tone=Tone.LOSS if net < 0 else Tone.GAIN),
                    *([taken] if borrowed else []),
                    Cell(format_dollars(after.cash[seat]), tone=Tone.TOTAL),
                ),
            )
        )
    heads = (
        "income-player",
        "income-points",
        "income-table",
        "income-interest",
        "income-left",
        *(["income-new-bonds"] if borrowed else []),
        "income-cash",
    )
    return Sheet(
        shown.translate("income-title"),
        _rule(after, shown),
        tuple(Head(shown.translate(key)) for key in heads),
        tuple(rows),
    )


def _rule(state: State, shown: Shown[State]) -> str:
    """Return the rule of the sheet: why a player with many points has less income, if there is one."""
    peak = state.game.facts["income_peak"]
    falls = isinstance(peak, int) and peak and any(points % POINTS_ROUND > peak for points in state.points)
    return (
        shown.localizer.translate_for_board("income-rule-falls") if falls else shown.translate("income-rule")
    )


def count_sheet(events: Sequence[Event], shown: Shown[State]) -> Sheet:
    """Return the sheet, player by player: points, baron, charters, bonds, the score."""
    scores = [event for event in events if isinstance(event, FinalScore)]
    rows = [
        Row(
            Head(seat=score.seat),
            (
                Cell(str(score.points)),
                Cell(f"+{score.for_baron}", tone=Tone.GAIN) if score.for_baron else EMPTY,
                Cell(f"+{score.for_charter}", tone=Tone.GAIN) if score.for_charter else EMPTY,
                Cell(shown.translate("count-less", count=score.bonds), tone=Tone.LOSS)
                if score.bonds
                else EMPTY,
                Cell(format_integer(score.total), tone=Tone.TOTAL),
            ),
        )
        for score in scores
    ]
    heads = ("income-player", "income-points", "count-baron", "count-charters", "count-bonds", "count-score")
    return Sheet(
        shown.translate("count-title"),
        shown.translate("count-rule"),
        tuple(Head(shown.translate(key)) for key in heads),
        tuple(rows),
    )
