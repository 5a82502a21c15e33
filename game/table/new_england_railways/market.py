"""Dice before their effects; market and income on a sheet, with the market losses and the bank's payments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.contract import Event
from game.rules.new_england_railways.events import DiceRolled, IncomeChanged, MarketFell
from game.rules.new_england_railways.market import rank_of_first
from game.rules.new_england_railways.message_ids import Paid
from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.rules.new_england_railways.steps import (
    BY_CASH,
    BY_DEBT,
    BY_INCOME,
    BY_LOT,
    DRAW_FIRST,
    ENDED,
)
from game.table.boards.chapters import EMPTY, Cell, Chapter, Foot, Head, Row, Sheet, Tone, parted, payments
from game.table.new_england_railways.reading import Seen
from game.words import format_dollars
from game.words.message_catalog import MINUS


def chapters_of(
    events: Sequence[Event], before: NewEnglandRailwaysState, after: NewEnglandRailwaysState, shown: Seen
) -> list[Chapter]:
    """Return a move as it is, or the dice and then their effects."""
    dice = next((event for event in events if isinstance(event, DiceRolled)), None)
    if dice is None:
        return [Chapter(tuple(events))]
    place = events.index(dice) + 1
    thrown = Chapter(tuple(events[:place]), before=True, thrower=dice.seat)
    if dice.needed:
        return [thrown, Chapter(tuple(events[place:]))]
    told = [event for event in events[place:] if isinstance(event, (MarketFell, IncomeChanged))]
    paid = payments(events, Paid.INCOME)
    return [thrown, *parted(events, [*told, *paid], market_sheet(dice, before, after, shown), place)]


def market_sheet(
    dice: DiceRolled, before: NewEnglandRailwaysState, after: NewEnglandRailwaysState, shown: Seen
) -> Sheet:
    """Return a row per player: the income before and after the market, and the bank's payment."""
    divisor = dice.rolled + 1
    rows = []
    for seat in range(after.players):
        old, new = before.income[seat], after.income[seat]
        lost = Cell(f"{MINUS}{old - new}", tone=Tone.LOSS) if old > new else EMPTY
        gets = Cell(f"+{format_dollars(new)}", tone=Tone.GAIN)
        cells = (Cell(str(old), tone=Tone.QUIET), lost, Cell(str(new), tone=Tone.TOTAL), gets)
        rows.append(Row(Head(seat=seat), cells))
    old, new = sum(before.income), sum(after.income)
    total = (
        Cell(str(old), tone=Tone.QUIET),
        Cell(f"{MINUS}{old - new}", tone=Tone.LOSS) if old > new else EMPTY,
        Cell(str(new), tone=Tone.TOTAL),
        Cell(f"+{format_dollars(new)}", tone=Tone.GAIN),
    )
    heads = ("market-player", "market-before", "market-loses", "market-after", "market-gets")
    return Sheet(
        shown.translate("market-income"),
        shown.translate("market-rule", divisor=divisor),
        tuple(Head(shown.translate(key)) for key in heads),
        (*rows, Row(Head(shown.translate("market-all")), total, lit=True)),
        _feet(after, shown),
        dice=(dice.low, dice.high),
        dice_words=shown.translate("market-dice", rolled=dice.rolled, divisor=divisor),
    )


def _feet(after: NewEnglandRailwaysState, shown: Seen) -> tuple[Foot, ...]:
    """Return who goes first in the next turn, and why."""
    if after.step == ENDED:
        return ()
    heading = shown.translate("market-first")
    if after.step == DRAW_FIRST:
        return (Foot(heading, shown.translate("market-drawn")),)
    return (
        Foot(
            shown.translate("market-begins", seat=after.first),
            shown.translate(_RANKS[rank_of_first(after, after.first)]),
        ),
    )


_RANKS: Final = {
    BY_INCOME: "market-greatest",
    BY_CASH: "market-richer",
    BY_DEBT: "market-less-debt",
    BY_LOT: "market-by-lot",
}
