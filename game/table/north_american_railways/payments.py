"""Income and the final payment on sheets: what every company pays every player."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.contract import Event, company_party, seat_party
from game.rules.north_american_railways.events import FinalPayment, IncomePaid
from game.rules.north_american_railways.message_ids import Paid
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import ENDED, SYMBOL_VALUE
from game.table.boards.chapters import EMPTY, Cell, Chapter, Foot, Head, Row, Sheet, Tone, parted, payments
from game.table.north_american_railways.reading import Seen, company_title
from game.words import format_dollars

NONE = Cell("")


def chapters_of(
    events: Sequence[Event],
    before: NorthAmericanRailwaysState,
    after: NorthAmericanRailwaysState,
    shown: Seen,
) -> list[Chapter]:
    """Return a move's chapter; phase III on a sheet, and after the last turn the final payment on another."""
    incomes = [event for event in events if isinstance(event, IncomePaid)]
    finals = [event for event in events if isinstance(event, FinalPayment)]
    if not incomes and not finals:
        return [Chapter(tuple(events))]
    chapters: list[Chapter] = []
    first = 0
    if incomes:
        paid = payments(events, Paid.INCOME, Paid.EXTRA, Paid.REST)
        chapters = parted(events, [*incomes, *paid], income_sheet(incomes, events, before, after, shown))
        first = len(events) - len(chapters.pop().events)
    told = [*finals, *payments(events, Paid.FINAL)]
    if not told:
        return [*chapters, Chapter(tuple(events[first:]))]
    return [*chapters, *parted(events, told, final_sheet(events, after, shown), first)]


def _got(events: Sequence[Event], seat: int, *reasons: Paid) -> int:
    return sum(event.amount for event in payments(events, *reasons) if event.payee == seat_party(seat))


def _share_cells(state: NorthAmericanRailwaysState, shown: Seen, company: int, each: int) -> list[Cell]:
    """Return what every seat's shares of a company pay."""
    cells = []
    for seat in range(state.players):
        count = state.shares_of(seat, company)
        aside = shown.translate("pay-each", count=count, amount=each)
        cells.append(Cell(format_dollars(count * each), aside) if count and each else EMPTY)
    return cells


def _company(shown: Seen, company: int) -> Head:
    return Head(company_title(shown, company), badge=("share", company))


def _gains(shown: Seen, key: str, gained: Sequence[int], columns: int, after: int = 0) -> Row:
    """Return the totals of the seats; the `columns` before and `after` theirs aren't the seats'."""
    cells = [Cell(f"+{format_dollars(amount)}", tone=Tone.GAIN) if amount else EMPTY for amount in gained]
    return Row(Head(shown.translate(key)), (*([NONE] * columns), *cells, *([NONE] * after)), lit=True)


def income_sheet(
    incomes: Sequence[IncomePaid],
    events: Sequence[Event],
    before: NorthAmericanRailwaysState,
    after: NorthAmericanRailwaysState,
    shown: Seen,
) -> Sheet:
    """Return the sheet by company and player; cash stays secret, payments don't."""
    rows = []
    keeps = any(paid.kept for paid in incomes)
    for paid in incomes:
        company = paid.company
        cells = _share_cells(after, shown, company, paid.per_share)
        director = after.director[company]
        if paid.extra:
            held, each, extra = after.shares_of(director, company), paid.per_share, paid.extra
            aside = shown.translate("pay-extra", count=held, amount=each, extra=extra)
            cells[director] = Cell(format_dollars(held * each + extra), aside)
        income = [
            Cell(format_dollars(before.income[company])),
            Cell(str(before.sold[company])),
            Cell(format_dollars(paid.per_share), tone=Tone.KEY),
        ]
        left = [Cell(f"+{format_dollars(paid.kept)}") if paid.kept else EMPTY] if keeps else []
        rows.append(Row(_company(shown, company), (*income, *cells, *left), party=company_party(company)))
    gained = [_got(events, seat, Paid.INCOME, Paid.EXTRA) for seat in range(after.players)]
    heads = ("pay-company", "pay-income", "pay-shares", "pay-share")
    treasury = [Head(shown.translate("pay-kept"))] if keeps else []
    return Sheet(
        shown.translate("pay-title", turn=before.turn_number),
        shown.translate("pay-rule.last" if after.step == ENDED else "pay-rule"),
        (
            *(Head(shown.translate(key)) for key in heads),
            *(Head(seat=seat) for seat in range(after.players)),
            *treasury,
        ),
        (*rows, _gains(shown, "pay-sum", gained, 3, after=len(treasury))),
        told=shown.translate("pay-told"),
    )


def final_sheet(events: Sequence[Event], after: NorthAmericanRailwaysState, shown: Seen) -> Sheet:
    """Return the sheet by company and player: symbols, payments per share, totals, places, and the
    tiebreak.
    """
    seats = range(after.players)
    rows = []
    for company, symbols in enumerate(after.symbols):
        if not symbols or not after.sold[company]:
            continue
        each = symbols * SYMBOL_VALUE
        cells = _share_cells(after, shown, company, each)
        signs = Cell(
            shown.translate("final-symbols", count=symbols), tone=Tone.QUIET, signs=("coast", symbols)
        )
        head = [signs, Cell(format_dollars(each), tone=Tone.KEY)]
        rows.append(Row(_company(shown, company), (*head, *cells), party=company_party(company)))
    gained = [_got(events, seat, Paid.FINAL) for seat in seats]
    ranks = sorted(seats, key=lambda seat: (-after.cash[seat], (seat - after.first) % after.players))
    money = [Cell(format_dollars(after.cash[seat] - gained[seat]), tone=Tone.QUIET) for seat in seats]
    totals = [Cell(format_dollars(after.cash[seat]), tone=Tone.TOTAL) for seat in seats]
    places = [_place(shown, ranks.index(seat)) for seat in seats]
    heads = ("pay-company", "final-network", "pay-share")
    return Sheet(
        shown.translate("final-title"),
        shown.translate("final-rule", amount=SYMBOL_VALUE),
        (*(Head(shown.translate(key)) for key in heads), *(Head(seat=seat) for seat in seats)),
        (
            *rows,
            _gains(shown, "final-sum", gained, 2),
            Row(Head(shown.translate("final-before")), (NONE, NONE, *money), outcome=True),
            Row(Head(shown.translate("final-total")), (NONE, NONE, *totals), outcome=True),
            Row(Head(shown.translate("final-places")), (NONE, NONE, *places), outcome=True),
        ),
        (_winner(after, shown, ranks),),
        shown.translate("final-go-on"),
        winner=ranks[0] + 3,
        told=shown.translate("final-told"),
    )


def _place(shown: Seen, rank: int) -> Cell:
    """Return a cell with a seat's place; `rank` counts from 0."""
    return Cell(shown.translate("final-place", place=rank + 1), tone=Tone.PLACE if rank else Tone.FIRST)


def _winner(after: NorthAmericanRailwaysState, shown: Seen, ranks: Sequence[int]) -> Foot:
    """Return the winner; ties go to the player who acted earlier in the last turn."""
    heading = shown.translate("final-wins", seat=ranks[0])
    if after.cash[ranks[0]] > after.cash[ranks[1]]:
        return Foot(heading, shown.translate("final-most"), winner=ranks[0])
    order = tuple((after.first + place) % after.players for place in range(after.players))
    return Foot(heading, shown.translate("final-tie", seat_2=ranks[1]), order, winner=ranks[0])
