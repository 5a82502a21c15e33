"""A match in figures: money by year, and where each player's money came from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.match.match import Match, Money
from game.rules.contract import Event
from game.rules.notes import Note
from game.table.boards.accounts import Counted
from game.table.boards.table import find_table
from game.table.pages.chart import Series
from game.words import Speaker, dollars, say


@dataclass(slots=True)
class Account:
    """One line of the ledger: what every seat gained or paid under a heading."""

    heading: str
    colour: str
    """The colour of the company that it is about; "" if it is about none."""
    amounts: list[int] = field(default_factory=list)


def ledger(match: Match) -> list[Account]:
    """Gains first, then what was paid; headings in the order in which they first came up.

    The game's table names the headings, and those that have an order of their own (see `Accounts`).
    """
    state = match.position(0)
    accounts, speaker = find_table(match.game.key).accounts, Speaker(match.game, match.names)
    ordered = [speaker.note(heading) for heading in accounts.order(state)]
    found: dict[str, Account] = {}
    events: list[Event] = []
    for entry in match.journal.entries[: match.moves_played]:
        events.clear()
        state.apply(match.game.read(entry.move), events.append)
        for item in accounts.items(state, events):
            heading = speaker.note(item.heading)
            account = found.setdefault(heading, Account(heading, item.colour, [0] * state.players))
            account.amounts[item.seat] += item.amount

    def place(account: Account) -> tuple[bool, bool, int]:
        rank = ordered.index(account.heading) if account.heading in ordered else len(ordered)
        return sum(account.amounts) < 0, not account.colour, rank

    return sorted(found.values(), key=place)


def counted(match: Match) -> Counted:
    """What a match's scores count."""
    return find_table(match.game.key).accounts.counted


def written(match: Match) -> Callable[[int], str]:
    """How a match's scores are written: as dollars, or as plain figures."""
    return dollars if counted(match) is Counted.MONEY else str


def opening_money(match: Match) -> list[int]:
    """What every seat began with, in dollars."""
    return match.position(0).scores()


def yearly(match: Match) -> tuple[list[str], list[Series]]:
    """Every seat's money when the cards were dealt, after each part of the game (a year, a turn), and now."""
    speaker = Speaker(match.game)

    def part_of(moment: Money) -> str:
        if isinstance(moment.heading, Note):
            return speaker.say("period-number", period=moment.period)
        return moment.heading.split(",")[0].split(" (")[0]

    moments = match.money_by_turn()
    labels: list[str] = [say("chart-deal")]
    columns: list[Sequence[int]] = [moments[0].scores]
    part = part_of(moments[0])
    for moment in moments:
        begun = part_of(moment)
        if begun != part:
            labels.append(part)
            columns.append(moment.scores)
            part = begun
    labels.append(part if match.is_over else say("chart-now"))
    columns.append(moments[-1].scores)
    series = [
        Series(plan.name, plan.colour, [column[seat] for column in columns])
        for seat, plan in enumerate(match.seats)
    ]
    return labels, series
