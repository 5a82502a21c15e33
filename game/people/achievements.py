"""Watching a match for achievements.

The watcher checks the events of the rules and the end of the match. Undone moves don't count, but an
achievement stays.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ai.registry import level_of, levels
from game.match.match import Match
from game.match.store import Store
from game.people.achievement_file import (
    MOVER,
    SHARED,
    Achievement,
    Bounds,
    CareerCount,
    MatchEnd,
    achievements,
)
from game.people.profiles import People, Profile
from game.people.results import Results, played_throughout
from game.people.statistics import PlayedMatch, played_by, streaks
from game.rules.codecs import NameCodec
from game.rules.contract import Event, Game, Party, PartyType
from game.rules.messages import Message, MessageId

FOUND: Final = "found"
"""The field of a puzzle's deed that is 1 if the best move was found, 0 if the solution was shown."""
PLACES: Final = ("city_a", "city_b")
"""The fields of an event that joins two places."""


@dataclass(frozen=True, slots=True)
class EarnedAchievement:
    """An achievement that a person at the table has just earned."""

    seat: int
    profile: str
    game: str
    """The key of the achievement's game; `SHARED` if it is about all games."""
    achievement: Achievement


class AchievementProgress:
    """The progress of a seat with an achievement in this match."""

    def __init__(self, wanted: Achievement) -> None:
        self._wanted = wanted
        self._times, self._sum = 0, 0
        self._seen: set[object] = set()

    def count(self, event: Event) -> None:
        """Count an event."""
        wanted = self._wanted
        self._times += 1
        if wanted.different is not None:
            self._seen.add(_plain(event, wanted.different))
        if wanted.total is not None:
            figure = _plain(event, wanted.total)
            self._sum += figure if isinstance(figure, int) else 0

    @property
    def done(self) -> bool:
        """Whether the achievement is earned."""
        wanted = self._wanted
        if wanted.total is not None:
            return self._sum >= wanted.least
        return (self._times if wanted.different is None else len(self._seen)) >= wanted.times


class AchievementWatcher:
    """A watcher of a match that is saved in `store`. All methods raise `StoreError`."""

    def __init__(self, match: Match, store: Store) -> None:
        self._match, self._store, self._people = match, store, People(store)
        self._game = match.game.key
        self._earned: dict[str, set[str]] = {}
        self._begin()
        # Earlier moves were checked when they were made.
        self._check_moves()

    def _begin(self) -> None:
        self._moves_seen = 0
        self._tallies: dict[tuple[int, str], AchievementProgress] = {}
        self._event_types: defaultdict[int, set[str]] = defaultdict(set)

    def check(self) -> list[EarnedAchievement]:
        """Return what has been earned since the last check, and record it with the profiles."""
        done = self._check_moves()
        if not self._seats():
            return []
        if self._match.is_over:
            self._store.write_soon(lambda: Results(self._store).record(self._match))
        done += self._check_end()
        return [one for one in done if self._record(one)]

    def _seats(self) -> dict[int, str]:
        """Return the profiles of the people at the table by seat; none in a match that is not saved."""
        if self._match.id is None:
            return {}
        plans = enumerate(self._match.seats)
        return {seat: plan.profile for seat, plan in plans if plan.person and plan.profile is not None}

    def _record(self, one: EarnedAchievement) -> bool:
        key = one.achievement.id(one.game)
        if one.profile not in self._earned:
            self._earned[one.profile] = set(self._people.deeds(one.profile, "achievement"))
        if key in self._earned[one.profile]:
            return False
        self._earned[one.profile].add(key)
        self._store.write_soon(lambda: self._people.record_deed(one.profile, "achievement", key))
        return True

    def _check_moves(self) -> list[EarnedAchievement]:
        """Check the moves since the last check; undone ones don't count."""
        match, now = self._match, self._seats()
        if match.moves_played < self._moves_seen:
            self._begin()
        found: list[EarnedAchievement] = []
        for number in range(self._moves_seen, match.moves_played):
            # A move of a bot in a person's seat doesn't count for the person.
            then = match.journal.seats_at(number)
            seats = {
                seat: own for seat, own in now.items() if then[seat].person and then[seat].profile == own
            }
            for event in match.events_of(number):
                found += self._check_event(event, match.mover_of(number), seats)
        self._moves_seen = match.moves_played
        return found

    def _check_event(self, event: Event, mover: int, seats: dict[int, str]) -> Iterator[EarnedAchievement]:
        """Yield the achievements of an event."""
        kind = type(event).__name__
        if (doer := _seat(event, "seat", mover)) is not None:
            self._event_types[doer].add(kind)
        for wanted in achievements(self._game):
            if wanted.event != kind:
                continue
            seat = _seat(event, wanted.whose, mover)
            if seat is None or seat not in seats or not matches_event(event, wanted, self._match.game):
                continue
            tally = self._tallies.setdefault((seat, wanted.key), AchievementProgress(wanted))
            tally.count(event)
            if tally.done:
                yield EarnedAchievement(seat, seats[seat], self._game, wanted)

    def _check_end(self) -> Iterator[EarnedAchievement]:
        """Yield the achievements of the match's end, and of all matches together."""
        if not self._match.is_over:
            return
        for seat, profile in self._seats().items():
            counts, whole = self._counts(profile), played_throughout(self._match, seat)
            for game in (self._game, SHARED):
                for wanted in achievements(game):
                    ended = wanted.end is not None and whole and self._ended(seat, wanted.end)
                    if ended or (wanted.counted is not None and counts[wanted.counted] >= wanted.least):
                        yield EarnedAchievement(seat, profile, game, wanted)

    def _counts(self, profile: str) -> dict[CareerCount, int]:
        """Return the career counts of a person, including this match."""
        played = played_by(self._people.find(profile), Results(self._store).all())
        return career_counts(played, *learning_counts(self._people, profile))

    def _ended(self, seat: int, end: MatchEnd) -> bool:
        """Return whether the match has ended in this way for a seat."""
        match = self._match
        scores, winners = match.state.scores(), match.state.winners()
        if match.practice or (end.won and seat not in winners) or self._event_types[seat] & set(end.without):
            return False
        lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        return (
            (end.score is None or scores[seat] >= end.score)
            and (end.lead is None or lead >= end.lead)
            and (end.margin is None or 0 <= lead <= end.margin)
            and (end.players is None or len(scores) >= end.players)
            and (end.level is None or _opponents_at_least(match, seat, end.level))
        )


def _opponents_at_least(match: Match, seat: int, level: str) -> bool:
    """Return whether all other players are bots of at least a level."""
    order = [one.key for one in levels()]
    others = [plan for number, plan in enumerate(match.seats) if number != seat]
    found = [level_of(plan.bot) if plan.bot is not None else None for plan in others]
    return all(one is not None and order.index(one) >= order.index(level) for one in found)


def matches_event(event: Event, wanted: Achievement, game: Game) -> bool:
    """Return whether the fields of an event meet an achievement's conditions."""
    for field, value in wanted.where.items():
        figure = _plain(event, field)
        if isinstance(value, Bounds):
            if not value.contains(figure):
                return False
        elif value != figure and value != _name(game, field, figure):
            return False
    if wanted.between is None:
        return True
    return {_name(game, place, _plain(event, place)) for place in PLACES} == set(wanted.between)


def _plain(event: Event, field: str) -> object:
    """Return a field of an event; for a message or a message id, return its key."""
    value = getattr(event, field)
    if isinstance(value, Message):
        return value.id.key
    return value.key if isinstance(value, MessageId) else value


def _name(game: Game, field: str, figure: object) -> object:
    """Return the name of a value in the game ("Montreal"); None if it has none."""
    coder = game.codecs.get(field) or game.codecs.get(field.partition("_")[0])
    return coder.encode(figure) if isinstance(coder, NameCodec) and isinstance(figure, int) else None


def _seat(event: Event, whose: str, mover: int) -> int | None:
    """Return the seat that a field of an event names; None if it names none."""
    if whose == MOVER:
        return mover
    who = getattr(event, whose, None)
    if isinstance(who, Party):
        return who.number if who.kind is PartyType.SEAT else None
    return who if isinstance(who, int) else None


def learning_counts(people: People, profile: str) -> tuple[int, int]:
    """Return the numbers of lessons completed and puzzles solved. Raises `StoreError`."""
    puzzles = people.deeds(profile, "puzzle").values()
    return len(people.deeds(profile, "lesson")), sum(bool(one.figures.get(FOUND)) for one in puzzles)


def career_counts(played: Sequence[PlayedMatch], lessons: int, puzzles: int) -> dict[CareerCount, int]:
    """Return the career counts over all games, with the numbers of lessons and puzzles."""
    won = [one for one in played if one.won]
    return {
        "played": len(played),
        "won": len(won),
        "games-won": len({one.result.game for one in won}),
        "row": streaks(played).longest,
        "lessons": lessons,
        "puzzles": puzzles,
    }


def update_career_achievements(store: Store, person: Profile) -> list[Achievement]:
    """Record and return the new achievements for a person's matches, lessons and puzzles together.

    Raises `StoreError`.
    """
    people = People(store)
    played = played_by(person, Results(store).all())
    counts, earned = (
        career_counts(played, *learning_counts(people, person.id)),
        people.deeds(person.id, "achievement"),
    )
    new = [
        wanted
        for wanted in achievements(SHARED)
        if wanted.counted is not None
        and counts[wanted.counted] >= wanted.least
        and wanted.id(SHARED) not in earned
    ]
    for wanted in new:
        people.record_deed(person.id, "achievement", wanted.id(SHARED))
    return new
