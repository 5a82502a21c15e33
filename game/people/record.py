"""The record of a person: the matches played, and the rating after each of them."""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum
from typing import Final

from ai.registry import levels
from game.match.match import Match
from game.match.store import Store
from game.people.achievement_file import CareerCount
from game.people.achievements import career_counts, learning_counts
from game.people.profiles import Deed, People, Profile, placeholder_profile
from game.people.rating import INITIAL_POINTS, RatingPoint, level_points, proposed_level, rating_histories
from game.people.results import Results
from game.people.statistics import PlayedMatch, played_by

RECENT_MATCHES: Final = 9
"""The number of recent matches that explain a proposed level."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """The level of bots that suits a person in a game, and why."""

    game: str
    """The game's key."""
    level: str
    """The level that gives the person an even match."""
    level_points: float
    own_points: float | None
    """The person's rating in this game; None before the first match."""
    recent: int
    """The number of recent matches of this game, at most `RECENT_MATCHES`."""
    won: int
    """The number of those that the person won."""


@dataclass(frozen=True, slots=True)
class Record:
    """A person's matches, ratings and achievements."""

    profile: Profile
    played: tuple[PlayedMatch, ...]
    """The matches that count, the first one first."""
    ratings: tuple[RatingPoint, ...]
    """The rating over all games after each rated match."""
    by_game: dict[str, tuple[RatingPoint, ...]]
    """The same for each game that was played, by its key."""
    earned: dict[str, Deed]
    """The achievements, by id."""
    learning: tuple[int, int]
    """The numbers of lessons completed and puzzles solved."""

    @property
    def counts(self) -> dict[CareerCount, int]:
        """The career counts over all games."""
        return career_counts(self.played, *self.learning)

    def propose(self, game: str) -> Proposal:
        """Return the level for the next match of a game (a key)."""
        rated = self.by_game.get(game)
        points = rated[-1].points if rated else None
        level = proposed_level(game, points)
        recent = [one for one in self.played if one.result.game == game][-RECENT_MATCHES:]
        won = sum(one.won for one in recent)
        return Proposal(game, level, level_points(game)[level], points, len(recent), won)

    def level_points(self) -> dict[str, float]:
        """Return the points of each level, averaged over the games that were played, weakest first."""
        ladders = [level_points(game) for game in self.by_game]
        if not ladders:
            return {}
        return {level.key: fsum(one[level.key] for one in ladders) / len(ladders) for level in levels()}


def build_record(store: Store, profile: Profile) -> Record:
    """Return a person's record from the store. Raises `StoreError`."""
    results, people = Results(store).all(), People(store)
    everybody = people.all()
    played = played_by(profile, results)
    games = dict.fromkeys(one.result.game for one in played)
    by_game = {game: tuple(rating_histories(results, everybody, game).get(profile.id, ())) for game in games}
    whole = tuple(rating_histories(results, everybody).get(profile.id, ()))
    earned = people.deeds(profile.id, "achievement")
    return Record(profile, tuple(played), whole, by_game, earned, learning_counts(people, profile.id))


def empty_record() -> Record:
    """Return a placeholder for a record that can't be read."""
    return Record(placeholder_profile(), (), (), {}, {}, (0, 0))


def ratings_after(store: Store, match: Match) -> dict[int, tuple[float, float]]:
    """Return the rating that people had after a match, and its change, by seat; empty if it is unrated.

    Raises `StoreError`.
    """
    results = Results(store).all()
    result = next((one for one in results if one.match == match.id), None)
    if result is None:
        return {}
    people = People(store).all()
    found = {}
    for profile, rated in rating_histories(results, people).items():
        seat = next((result.seat_of(one) for one in people if one.id == profile), None)
        place = next((i for i, one in enumerate(rated) if one.when == result.ended), None)
        if seat is not None and place is not None:
            before = rated[place - 1].points if place else INITIAL_POINTS
            found[seat] = rated[place].points, rated[place].points - before
    return found
