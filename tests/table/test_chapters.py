"""The chapters of a move and their sheets add up to what it changed."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import pytest

from game.rules.catalog import all_games, find_game
from game.rules.contract import TERMINAL, Event, MoneyPaid, PartyType, seat_party
from game.rules.north_american_railways.events import IncomePaid
from game.rules.north_american_railways.moves import PassCities
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.table.boards.animation import CoinFlight, displayed_cash
from game.table.boards.chapters import Chapter
from game.table.boards.shown import SeatLook, Shown
from game.table.boards.table import find_table
from game.table.kit.motion import Motions
from game.table.tools.screenshots import match_at, recorded
from game.words import format_dollars
from tests.table.boards.looks import arranged

SIZE = (1280, 720)


def read(sum_of_money: str) -> int:
    """The dollars that are written."""
    return int(sum_of_money.translate({ord("$"): None, ord(","): None, ord("\N{MINUS SIGN}"): "-"}))


class Told(NamedTuple):
    """A move of a recorded match: the states before and after it, its events, and its chapters."""

    before: Any
    after: Any
    events: tuple[Event, ...]
    chapters: Sequence[Chapter]


def looks_of(names: Sequence[str]) -> list[SeatLook]:
    """The seats as the table shows them."""
    return [SeatLook(name, "", seat, True) for seat, name in enumerate(names)]


def told_moves(key: str, players: int) -> Iterator[Told]:
    """Every move of a recorded match."""
    match = match_at(key, players, len(recorded(key, players).entries))
    view, looks = find_table(key).view(match.state), looks_of(match.names)
    for number in range(match.moves_played):
        before, after, events = match.position(number), match.position(number + 1), match.events_of(number)
        yield Told(
            before, after, events, view.text.chapters(events, before, after, Shown(after, looks, None))
        )


@pytest.mark.parametrize("key", [game.key for game in all_games()])
def test_every_event_is_told_in_one_chapter(key: str) -> None:
    sheets = 0
    for _, _, events, chapters in told_moves(key, 4):
        assert tuple(event for chapter in chapters for event in chapter.events) == events
        for chapter in chapters:
            if chapter.sheet is not None:
                sheets += 1
                assert all(len(row.cells) == len(chapter.sheet.heads) - 1 for row in chapter.sheet.rows)
    assert sheets >= 4, find_game(key).key


@pytest.mark.parametrize("key", [game.key for game in all_games()])
def test_nobody_is_seen_with_less_than_nothing(key: str) -> None:
    """Who borrows to pay has the money before it goes."""
    match = match_at(key, 4, len(recorded(key, 4).entries))
    view, looks = arranged(find_table(key).view(match.state), SIZE), looks_of(match.names)
    seen = 0
    for number in range(match.moves_played):
        after: Any = match.position(number + 1)
        shown, motions = Shown(after, looks, None), Motions()
        for event in match.events_of(number):
            view.animate(event, shown, motions)
        while motions.of(CoinFlight):
            for seat, cash in enumerate(after.cash):
                seen += 1
                assert displayed_cash(shown, seat_party(seat), cash, motions) >= 0, number
            motions.update(0.09)
    assert seen > 1000


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_change_of_cash_stands_on_the_sheet_of_incomes(players: int) -> None:
    key = "railways_of_north_america"
    with_bonds = 0
    for before, after, _, chapters in told_moves(key, players):
        assert isinstance(after, RailwaysOfNorthAmericaState)
        assert isinstance(before, RailwaysOfNorthAmericaState)
        place = next((at for at, one in enumerate(chapters) if one.sheet is not None), None)
        sheet = chapters[place].sheet if place is not None else None
        if sheet is None or sheet.heads[-1].words != "Cash now":
            continue
        borrows = sheet.heads[-2].words == "New bonds"
        with_bonds += borrows
        cash = list(before.cash)
        for event in (event for chapter in chapters[:place] for event in chapter.events):
            if isinstance(event, MoneyPaid):
                for party, sign in ((event.payer, -1), (event.payee, 1)):
                    if party.kind is PartyType.SEAT:
                        cash[party.number] += sign * event.amount
        for seat, row in enumerate(sheet.rows):
            net, taken = row.cells[3].words, row.cells[4].words if borrows else "\N{EN DASH}"
            new = 0 if taken == "\N{EN DASH}" else after.cash[seat] - cash[seat] - read(net)
            assert cash[seat] + read(net) + new == after.cash[seat]
            assert taken == (f"+{format_dollars(new)}" if new else "\N{EN DASH}")
            assert new % after.board.data.setup.bond == 0
    assert with_bonds > 0


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_stays_with_a_company_stands_on_the_sheet_of_incomes(players: int) -> None:
    key = "north_american_railways"
    kept = 0
    for _, _, events, chapters in told_moves(key, players):
        wanted = {e.company: e.kept for e in events if isinstance(e, IncomePaid)}
        sheet = next((chapter.sheet for chapter in chapters if chapter.sheet is not None), None)
        if sheet is None:
            continue
        assert (sheet.heads[-1].words == "Treasury") == any(wanted.values())
        if any(wanted.values()):
            written = {row.party.number: row.cells[-1].words for row in sheet.rows if row.party is not None}
            none = "\N{EN DASH}"
            assert written == {c: f"+{format_dollars(sum)}" if sum else none for c, sum in wanted.items()}
            kept += 1
    assert kept


def test_the_sheet_of_a_turn_in_which_nobody_buys_tells_the_rule_of_the_last_turn() -> None:
    state = find_game("north_american_railways").new_game(3, {}, random.Random(2))
    view, looks = find_table(state.game.key).view(state), looks_of("ABC")
    rules = []
    while state.current_player() != TERMINAL:
        passes = [move for move in state.legal_moves() if isinstance(move, PassCities)]
        before, events = state.copy(), list[Event]()
        state.play((passes or state.legal_moves())[0], on_event=events.append)
        chapters = view.text.chapters(events, before, state, Shown(state, looks, None))
        rules += [chapter.sheet.aside for chapter in chapters if chapter.sheet is not None]
    assert state.turn_number == 1
    assert "half" in rules[0]
