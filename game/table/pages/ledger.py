"""A match in figures: money by year, and where each player's money came from."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

from game.match.match import Match
from game.rules.contract import Event
from game.rules.notes import Note
from game.table.boards.table import find_table
from game.table.pages.chart import Series
from game.words import Speaker, say


@dataclass(slots=True)
class LedgerLine:
    """One line of the ledger: what every seat gained or paid under a heading."""

    heading: str
    colour: str
    """The colour of the company that it is about; "" if it is about none."""
    amounts: list[int] = field(default_factory=list)


def ledger(match: Match) -> list[LedgerLine]:
    """Gains first, then what was paid; headings in the order in which they first came up.

    The game's table names the headings, and those that have an order of their own (see `Accounts`).
    """
    state = match.position(0)
    accounts, speaker = find_table(match.game.key).accounts, Speaker(match.game, match.names)
    ordered = list(accounts.order(state))
    found: dict[Note, LedgerLine] = {}
    events: list[Event] = []
    for entry in match.journal.entries[: match.moves_played]:
        events.clear()
        state.apply(match.game.read(entry.move), events.append)
        for item in accounts.items(state, events):
            if item.heading not in found:
                found[item.heading] = LedgerLine(speaker.note(item.heading), item.colour, [0] * state.players)
            found[item.heading].amounts[item.seat] += item.amount

    def place(heading: Note) -> tuple[bool, bool, int]:
        account = found[heading]
        rank = ordered.index(heading) if heading in ordered else len(ordered)
        return sum(account.amounts) < 0, not account.colour, rank

    return [found[heading] for heading in sorted(found, key=place)]


def opening_money(match: Match) -> list[int]:
    """What every seat began with, in dollars."""
    return match.position(0).scores()


def yearly(match: Match) -> tuple[list[str], list[Series]]:
    """Every seat's money when the cards were dealt, after each part of the game (a year, a turn), and now."""
    speaker, moments = Speaker(match.game), match.standings()
    labels, columns = [say("chart-deal")], [moments[0].scores]
    for before, moment in pairwise(moments):
        if moment.period != before.period:
            labels.append(speaker.say("period-number", period=before.period))
            columns.append(moment.scores)
    over = match.is_over
    labels.append(speaker.say("period-number", period=moments[-1].period) if over else say("chart-now"))
    columns.append(moments[-1].scores)
    series = [
        Series(plan.name, plan.colour, [column[seat] for column in columns])
        for seat, plan in enumerate(match.seats)
    ]
    return labels, series
