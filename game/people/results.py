"""Results of ended matches: who played, who won, how long it took. They outlive the matches."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final

import msgspec
from msgspec import Struct

from game.match.journal import JournalError, SeatPlan
from game.match.match import Match
from game.match.migrations import NEXT_NUMBER
from game.match.store import Store
from game.people.profiles import Profile
from game.rules.boards import board_header

UNREADABLE: Final = "null"
"""The stored result of an unreadable match, so that it is not tried again."""


class ResultSeat(Struct, frozen=True):
    """The result of one seat."""

    name: str
    profile: str | None
    """The profile of the player; None for a guest or a bot."""
    bot: str | None
    """The bot that played the seat; None for a person."""
    whole: bool
    """Whether the same player sat there from the deal to the end."""
    score: int
    place: int
    """1 for a winner; equal scores share a place."""

    @property
    def won(self) -> bool:
        """Whether it won, alone or with others."""
        return self.place == 1


class Result(Struct, frozen=True, omit_defaults=True):
    """The result of a match."""

    match: int
    """Its number among the saved games, from which it may have been deleted since."""
    game: str
    """The game's key."""
    board: str | None
    """The title of the board; None for the game's own."""
    ended: datetime
    """The moment when the match ended (with its time zone)."""
    seconds: float
    """The time in seconds that people played the match; 0 if that was not counted."""
    practice: bool
    seats: tuple[ResultSeat, ...]
    number: int = 0
    """Counts the results in the order in which the matches ended; 0 if it is not stored yet."""

    def seat_of(self, profile: Profile) -> int | None:
        """Return the seat in which a person played the whole match; None if there is none.

        In a match that ended before the profile was made, a seat is identified by its name.
        """
        before, name = 0 < self.number <= profile.results_before, profile.name.casefold()
        for number, seat in enumerate(self.seats):
            if seat.bot is None and seat.whole:
                named = before and seat.profile is None and name and seat.name.casefold() == name
                if seat.profile == profile.id or named:
                    return number
        return None


class Results:
    """The results in `store`. Everything raises `StoreError`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def record(self, match: Match) -> bool:
        """Record the result of a saved match that has just ended; True if it had none before.

        Only the first result of a match counts, even if moves are undone and played again.
        """
        if not match.is_over or match.id is None:
            return False
        rows = self._store.query("SELECT seconds FROM match WHERE id = ?", match.id)
        seconds = _seconds(rows[0][0]) if rows else 0.0
        return self.add(result_of(match, match.id, match.updated, seconds))

    def add(self, result: Result) -> bool:
        """Add a result; True if its match had none before."""
        return self._write(result.match, result.ended, result)

    def _write(self, match: int, ended: datetime, result: Result | None, number: int | None = None) -> bool:
        """Add a result, as the latest one unless its `number` is given."""
        data = UNREADABLE if result is None else msgspec.json.encode(result).decode()
        with self._store.transaction() as connection:
            added = connection.execute(
                "INSERT OR IGNORE INTO result (match, ended, data, number)"
                f" VALUES (?, ?, ?, COALESCE(?, {NEXT_NUMBER}))",
                (match, ended.isoformat(), data, number),
            )
            return added.rowcount == 1

    def backfill(self) -> Iterator[int]:
        """Add the results of matches that ended before results were stored; yields each match's number.

        Each takes a moment, so do other work in between.
        """
        rows = self._store.query(
            "SELECT id, seconds, played FROM match WHERE is_over AND deleted IS NULL"
            " AND id NOT IN (SELECT match FROM result) ORDER BY played"
        )
        for number, seconds, played in rows:
            match = int(str(number))
            try:
                stored = self._store.read(match)
                ended = stored.updated
                result = result_of(Match.from_journal(stored.journal), match, ended, _seconds(seconds))
            except JournalError:
                ended, result = datetime.now(UTC), None
            self._write(match, ended, result, played if isinstance(played, int) else None)
            yield match

    def all(self) -> list[Result]:
        """Return every result, in the order in which the matches ended, without damaged ones."""
        rows = self._store.query("SELECT data, number FROM result ORDER BY number, match")
        read = (_result(data, number) for data, number in rows)
        return [result for result in read if result is not None]

    def anonymize(self, profile: str) -> None:
        """Remove a person's name and profile from every result."""
        changed = []
        for result in self.all():
            seats = tuple(_nobody(seat) if seat.profile == profile else seat for seat in result.seats)
            if seats != result.seats:
                fresh = msgspec.structs.replace(result, seats=seats, number=0)
                changed.append((msgspec.json.encode(fresh).decode(), result.match))
        with self._store.transaction() as connection:
            connection.executemany("UPDATE result SET data = ? WHERE match = ?", changed)


def result_of(match: Match, number: int, ended: datetime, seconds: float) -> Result:
    """Return the result of a match that is over."""
    scores, winners = match.state.scores(), match.state.winners()
    standing = [(seat in winners, score) for seat, score in enumerate(scores)]
    seats = tuple(
        ResultSeat(
            plan.name,
            plan.profile,
            plan.bot,
            played_throughout(match, seat),
            scores[seat],
            1 + sum(other > standing[seat] for other in standing),
        )
        for seat, plan in enumerate(match.seats)
    )
    board = match.game.other_board
    title = None if board is None else board_header(board, match.game.key).title
    return Result(number, match.game.key, title, ended, seconds, match.practice, seats)


def played_throughout(match: Match, seat: int) -> bool:
    """Return whether the same player sat in a seat from the deal to the end."""
    plans = [match.journal.seats[seat]]
    for change in match.journal.changes:
        if change.seat == seat:
            plans = [change.plan] if change.after == 0 else [*plans, change.plan]
    return len({_player(plan) for plan in plans}) == 1


def _player(plan: SeatPlan) -> tuple[str | None, str | None]:
    return plan.bot, plan.profile


def _nobody(seat: ResultSeat) -> ResultSeat:
    return msgspec.structs.replace(seat, name="", profile=None)


def _seconds(value: object) -> float:
    """Return a time from its row; 0 if it is damaged."""
    return float(value) if isinstance(value, int | float) and value > 0 else 0.0


def _result(data: object, number: object) -> Result | None:
    """Return a result from its row; None if it is damaged."""
    try:
        result = msgspec.json.decode(str(data), type=Result)
    except (msgspec.MsgspecError, ValueError):
        return None
    return msgspec.structs.replace(result, number=number if isinstance(number, int) else 0)
