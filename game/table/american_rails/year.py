"""The end of a year on a sheet: the payments of every company to every player, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.american_rails.events import DividendPaid
from game.rules.american_rails.message_ids import Paid
from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.steps import ENDED
from game.rules.contract import Event, MoneyPaid, company_party, seat_party
from game.table.american_rails.reading import Seen
from game.table.boards.chapters import EMPTY, Cell, Chapter, Foot, Head, Row, Sheet, Tone, parted, payments
from game.words import format_dollars


def chapters_of(events: Sequence[Event], after: AmericanRailsState, shown: Seen) -> list[Chapter]:
    """Return a move as it is, or with the dividends after the last move of a year on a sheet."""
    told = [event for event in events if isinstance(event, DividendPaid)]
    if not told:
        return [Chapter(tuple(events))]
    paid = payments(events, Paid.DIVIDEND)
    return parted(events, [*told, *paid], year_sheet(events, after, shown))


def year_sheet(events: Sequence[Event], after: AmericanRailsState, shown: Seen) -> Sheet:
    """Return a sheet of companies by players: income, dividends, payments, the money, and what comes next."""
    over = after.step == ENDED
    year = after.year if over else after.year - 1
    seats = range(after.players)
    gained = [sum(event.amount for event in _to(events, seat)) for seat in seats]
    rows = [_company_row(after, shown, company) for company in after.companies_in_play()]
    total = Cell(format_dollars(sum(gained)), tone=Tone.KEY)
    none = Cell("")
    money = [
        Row(
            Head(shown.translate("year-dividends")),
            (none, none, total, *(Cell(f"+{format_dollars(amount)}", tone=Tone.GAIN) for amount in gained)),
            lit=True,
        ),
        Row(
            Head(shown.translate("year-before")),
            (
                *(none, none, none),
                *(Cell(format_dollars(after.cash[seat] - gained[seat]), tone=Tone.QUIET) for seat in seats),
            ),
        ),
        Row(
            Head(shown.translate("year-now")),
            (
                *(none, none, none),
                *(Cell(format_dollars(after.cash[seat]), tone=Tone.TOTAL) for seat in seats),
            ),
        ),
    ]
    heads = (
        Head(shown.translate("year-company")),
        Head(shown.translate("income")),
        Head(shown.translate("year-shares")),
        Head(shown.translate("year-share")),
        *(Head(seat=seat) for seat in seats),
    )
    return Sheet(
        shown.translate("year-over", year=year),
        shown.translate("year-rule"),
        heads,
        (*rows, *money),
        _feet(after, shown, over),
        "" if over else shown.translate("year-go-on", year=after.year),
    )


def _to(events: Sequence[Event], seat: int) -> list[MoneyPaid]:
    return [event for event in payments(events, Paid.DIVIDEND) if event.payee == seat_party(seat)]


def _company_row(state: AmericanRailsState, shown: Seen, company: int) -> Row:
    each = state.dividend(company)
    cells = [
        Cell(format_dollars(state.income[company])),
        Cell(str(state.sold[company])),
        Cell(format_dollars(each), tone=Tone.KEY),
    ]
    for seat in range(state.players):
        held = state.held(seat, company)
        aside = shown.translate("year-each", count=held, amount=each)
        cells.append(Cell(format_dollars(held * each), aside) if held and each else EMPTY)
    head = Head(shown.localizer.title("company", company), badge=("share", company))
    return Row(head, tuple(cells), party=company_party(company))


def _feet(state: AmericanRailsState, shown: Seen, over: bool) -> tuple[Foot, ...]:
    """Return the next turn order, and how near the end is."""
    done = len(state.exhausted_supplies())
    needed = state.board.data.setup.exhausted_supplies_to_end[state.players]
    near = needed - done == 1 and not over
    supplies = Foot(
        shown.translate("end-supplies"),
        "" if over else shown.translate("end-supplies.near" if near else "end-supplies.rule", needed=needed),
        pips=(min(done, needed), needed),
        urgent=near,
    )
    if over:
        return (supplies,)
    return Foot(shown.translate("year-order"), seats=tuple(state.order)), supplies
