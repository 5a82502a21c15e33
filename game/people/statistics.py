"""Statistics of a person's results: wins by game, board, level and number of players, and streaks."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from math import fsum
from statistics import fmean
from typing import Final, TypeVar

from ai.registry import level_of, levels
from game.match.store import Store
from game.people.profiles import People, Profile
from game.people.results import Result, Results, ResultSeat

K = TypeVar("K", bound=Hashable)

TOP_PLACES: Final = 2
"""The places that count as top finishes."""


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match that a person played from the deal to the end."""

    result: Result
    seat: int

    @property
    def own_seat(self) -> ResultSeat:
        """The result of the person's seat."""
        return self.result.seats[self.seat]

    @property
    def won(self) -> bool:
        """Whether the person won, alone or with others."""
        return self.own_seat.won

    @property
    def level(self) -> str | None:
        """The level of the strongest bot at the table; None without one of a level."""
        order = [level.key for level in levels()]
        found = {level_of(seat.bot) for seat in self.result.seats if seat.bot is not None}
        return max((level for level in found if level is not None), key=order.index, default=None)


@dataclass(frozen=True, slots=True)
class Tally:
    """Totals of some matches."""

    played: int
    won: int
    by_chance: float
    """The share of them that equal players would win, from 0 to 1."""
    mean_score: float
    best: int
    """The highest score."""
    best_when: datetime
    """The time of the best score (with its time zone)."""
    seconds: float
    """The time played, as far as it was counted."""

    @property
    def share(self) -> float:
        """The share of them that was won, from 0 to 1."""
        return self.won / self.played


@dataclass(frozen=True, slots=True)
class Streaks:
    """Streaks of good results."""

    longest: int
    """The longest winning streak."""
    current: int
    """The winning streak up to the last match."""
    top_two: int
    """The longest streak of top-two finishes."""


def played_by(profile: Profile, results: Iterable[Result]) -> list[PlayedMatch]:
    """Return the matches that a person played, in the order of the results, without practice."""
    found = ((result, result.seat_of(profile)) for result in results if not result.practice)
    return [PlayedMatch(result, seat) for result, seat in found if seat is not None]


def has_finished_a_match(store: Store, profile: str) -> bool:
    """Return whether a person (the id of the profile) has finished a match. Raises `StoreError`."""
    return bool(played_by(People(store).find(profile), Results(store).all()))


def tally(played: Sequence[PlayedMatch]) -> Tally | None:
    """Return the totals of some matches; None if there are none. Scores of several games don't compare."""
    if not played:
        return None
    best = max(played, key=lambda one: one.own_seat.score)
    return Tally(
        len(played),
        sum(one.won for one in played),
        fmean(1 / len(one.result.seats) for one in played),
        fmean(one.own_seat.score for one in played),
        best.own_seat.score,
        best.result.ended,
        fsum(one.result.seconds for one in played),
    )


def tallies(played: Sequence[PlayedMatch], by: Callable[[PlayedMatch], K | None]) -> dict[K, Tally]:
    """Return the totals of matches grouped by a key; those for which it is None are left out."""
    groups: defaultdict[K, list[PlayedMatch]] = defaultdict(list)
    for one in played:
        if (key := by(one)) is not None:
            groups[key].append(one)
    return _tallied(groups)


def _tallied(groups: Mapping[K, Sequence[PlayedMatch]]) -> dict[K, Tally]:
    found = ((key, tally(group)) for key, group in groups.items())
    return {key: one for key, one in found if one is not None}


def by_game(one: PlayedMatch) -> str:
    """Return the key of its game."""
    return one.result.game


def by_board(one: PlayedMatch) -> tuple[str, str | None]:
    """Return the key of its game, and the title of the board if it isn't the game's own."""
    return one.result.game, one.result.board


def by_level(one: PlayedMatch) -> str | None:
    """Return the level of the strongest bot at the table."""
    return one.level


def by_players(one: PlayedMatch) -> int:
    """Return the number of players."""
    return len(one.result.seats)


def streaks(played: Sequence[PlayedMatch]) -> Streaks:
    """Return the streaks of some matches, the first match first."""
    won = [one.won for one in played]
    longest, present = _runs(won)
    return Streaks(longest, present, _runs([one.own_seat.place <= TOP_PLACES for one in played])[0])


def _runs(good: Iterable[bool]) -> tuple[int, int]:
    """Return the longest run of true values, and the run at the end."""
    longest = run = 0
    for one in good:
        run = run + 1 if one else 0
        longest = max(longest, run)
    return longest, run
