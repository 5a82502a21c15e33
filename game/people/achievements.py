"""Watching a match for what its people achieve.

It looks at the events that the rules tell, and at how the match ends. Undone moves are as if they had
never been; what has been achieved stays.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ai.registry import level_of, levels
from game.match.match import Match
from game.match.store import Store
from game.people.achievement_file import HOUSE, MOVER, Achievement, Bounds, Counted, End, achievements
from game.people.profiles import People, Profile
from game.people.results import Results, is_whole
from game.people.statistics import Played, played_by, streaks
from game.rules.coders import Names
from game.rules.contract import Event, Game, Party, Side
from game.rules.notes import Kind, Note

FOUND: Final = "found"
"""The figure of a puzzle that is 1 where the best move was found, 0 where the solution was looked at."""
PLACES: Final = ("city_a", "city_b")
"""The figures of an event that joins two places."""


@dataclass(frozen=True, slots=True)
class Earned:
    """Something that a person at the table has just achieved for the first time."""

    seat: int
    profile: str
    game: str
    """The key of the game whose achievement it is; `HOUSE` if it is of them all."""
    achievement: Achievement


class Tally:
    """How far a seat has come with an achievement in this match."""

    def __init__(self, wanted: Achievement) -> None:
        self._wanted = wanted
        self._times, self._sum = 0, 0
        self._seen: set[object] = set()

    def count(self, event: Event) -> None:
        """The seat did it once more."""
        wanted = self._wanted
        self._times += 1
        if wanted.different is not None:
            self._seen.add(_plain(event, wanted.different))
        if wanted.total is not None:
            figure = _plain(event, wanted.total)
            self._sum += figure if isinstance(figure, int) else 0

    @property
    def done(self) -> bool:
        """Whether that is enough."""
        wanted = self._wanted
        if wanted.total is not None:
            return self._sum >= wanted.least
        return (self._times if wanted.different is None else len(self._seen)) >= wanted.times


class Watch:
    """Looks on at a match that is kept in `store`. Everything raises `StoreError`."""

    def __init__(self, match: Match, store: Store) -> None:
        self._match, self._store, self._people = match, store, People(store)
        self._game = match.game.key
        self._earned: dict[str, set[str]] = {}
        self._begin()
        # What lies before this moment was looked at when it happened.
        self._catch_up()

    def _begin(self) -> None:
        self._looked_at = 0
        self._tallies: dict[tuple[int, str], Tally] = {}
        self._caused: defaultdict[int, set[str]] = defaultdict(set)

    def look(self) -> list[Earned]:
        """What has been achieved since the last look; it is kept with the profiles."""
        done = self._catch_up()
        if not self._seats():
            return []
        if self._match.is_over:
            self._store.write_soon(lambda: Results(self._store).note(self._match))
        done += self._at_the_end()
        return [one for one in done if self._note(one)]

    def _seats(self) -> dict[int, str]:
        """The profiles of the people at the table, by their seats; nobody's in a match that is not kept."""
        if self._match.id is None:
            return {}
        plans = enumerate(self._match.seats)
        return {seat: plan.profile for seat, plan in plans if plan.person and plan.profile is not None}

    def _note(self, one: Earned) -> bool:
        key = one.achievement.id(one.game)
        if one.profile not in self._earned:
            self._earned[one.profile] = set(self._people.deeds(one.profile, "achievement"))
        if key in self._earned[one.profile]:
            return False
        self._earned[one.profile].add(key)
        self._store.write_soon(lambda: self._people.done(one.profile, "achievement", key))
        return True

    def _catch_up(self) -> list[Earned]:
        """Look at the moves that were made since the last time; of undone ones nothing remains."""
        match, now = self._match, self._seats()
        if match.moves_played < self._looked_at:
            self._begin()
        found: list[Earned] = []
        for number in range(self._looked_at, match.moves_played):
            # What a bot did in somebody's seat is not that person's deed.
            then = match.journal.seats_at(number)
            seats = {
                seat: own for seat, own in now.items() if then[seat].person and then[seat].profile == own
            }
            for event in match.events_of(number):
                found += self._told(event, match.mover_of(number), seats)
        self._looked_at = match.moves_played
        return found

    def _told(self, event: Event, mover: int, seats: dict[int, str]) -> Iterator[Earned]:
        """What an event brings the people who did it."""
        kind = type(event).__name__
        if (doer := _seat(event, "seat", mover)) is not None:
            self._caused[doer].add(kind)
        for wanted in achievements(self._game):
            if wanted.event != kind:
                continue
            seat = _seat(event, wanted.whose, mover)
            if seat is None or seat not in seats or not fits(event, wanted, self._match.game):
                continue
            tally = self._tallies.setdefault((seat, wanted.key), Tally(wanted))
            tally.count(event)
            if tally.done:
                yield Earned(seat, seats[seat], self._game, wanted)

    def _at_the_end(self) -> Iterator[Earned]:
        """What the end of the match brings, and what all matches together have come to."""
        if not self._match.is_over:
            return
        for seat, profile in self._seats().items():
            counts, whole = self._counts(profile), is_whole(self._match, seat)
            for game in (self._game, HOUSE):
                for wanted in achievements(game):
                    ended = wanted.end is not None and whole and self._ended(seat, wanted.end)
                    if ended or (wanted.counted is not None and counts[wanted.counted] >= wanted.least):
                        yield Earned(seat, profile, game, wanted)

    def _counts(self, profile: str) -> dict[Counted, int]:
        """How far a person has come, with this match."""
        played = played_by(self._people.find(profile), Results(self._store).all())
        return counts_of(played, *learned(self._people, profile))

    def _ended(self, seat: int, end: End) -> bool:
        """Whether the match has ended in this way for a seat."""
        match = self._match
        scores, winners = match.state.scores(), match.state.winners()
        if match.practice or (end.won and seat not in winners) or self._caused[seat] & set(end.without):
            return False
        lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        return (
            (end.score is None or scores[seat] >= end.score)
            and (end.lead is None or lead >= end.lead)
            and (end.margin is None or 0 <= lead <= end.margin)
            and (end.players is None or len(scores) >= end.players)
            and (end.level is None or _as_strong(match, seat, end.level))
        )


def _as_strong(match: Match, seat: int, level: str) -> bool:
    """Whether all others at the table are bots of a level or of higher ones."""
    order = [one.key for one in levels()]
    others = [plan for number, plan in enumerate(match.seats) if number != seat]
    found = [level_of(plan.bot) if plan.bot is not None else None for plan in others]
    return all(one is not None and order.index(one) >= order.index(level) for one in found)


def fits(event: Event, wanted: Achievement, game: Game) -> bool:
    """Whether the figures of an event are as they must be."""
    for field, value in wanted.where.items():
        figure = _plain(event, field)
        if isinstance(value, Bounds):
            if not value.hold(figure):
                return False
        elif value != figure and value != _name(game, field, figure):
            return False
    if wanted.between is None:
        return True
    return {_name(game, place, _plain(event, place)) for place in PLACES} == set(wanted.between)


def _plain(event: Event, field: str) -> object:
    """A figure of an event; of notes and other kinds the key."""
    value = getattr(event, field)
    if isinstance(value, Note):
        return value.kind.key
    return value.key if isinstance(value, Kind) else value


def _name(game: Game, field: str, figure: object) -> object:
    """What a figure is called in the game ("Montreal"); None if it has no name."""
    coder = game.coders.get(field) or game.coders.get(field.partition("_")[0])
    return coder.write(figure) if isinstance(coder, Names) and isinstance(figure, int) else None


def _seat(event: Event, whose: str, mover: int) -> int | None:
    """The seat that did what an event tells, by the figure that names it; None if nobody's."""
    if whose == MOVER:
        return mover
    who = getattr(event, whose, None)
    if isinstance(who, Party):
        return who.number if who.kind is Side.SEAT else None
    return who if isinstance(who, int) else None


def learned(people: People, profile: str) -> tuple[int, int]:
    """How many lessons somebody has done, and how many puzzles solved. Raises `StoreError`."""
    puzzles = people.deeds(profile, "puzzle").values()
    return len(people.deeds(profile, "lesson")), sum(bool(one.figures.get(FOUND)) for one in puzzles)


def counts_of(played: Sequence[Played], lessons: int, puzzles: int) -> dict[Counted, int]:
    """How far somebody has come over all games, with so many lessons done and puzzles solved."""
    won = [one for one in played if one.won]
    return {
        "played": len(played),
        "won": len(won),
        "games-won": len({one.result.game for one in won}),
        "row": streaks(played).longest,
        "lessons": lessons,
        "puzzles": puzzles,
    }


def note_counted(store: Store, person: Profile) -> None:
    """Note what somebody's matches, lessons and puzzles together have come to. Raises `StoreError`."""
    people = People(store)
    played = played_by(person, Results(store).all())
    counts, earned = counts_of(played, *learned(people, person.id)), people.deeds(person.id, "achievement")
    for wanted in achievements(HOUSE):
        enough = wanted.counted is not None and counts[wanted.counted] >= wanted.least
        if enough and wanted.id(HOUSE) not in earned:
            people.done(person.id, "achievement", wanted.id(HOUSE))
