"""The record of a person: the matches played, and the rating after each of them."""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum
from typing import Final

from ai.registry import levels
from game.match.match import Match
from game.match.store import Store
from game.people.achievement_file import Counted
from game.people.achievements import counts_of, learned
from game.people.profiles import Deed, People, Profile, nobody
from game.people.rating import FIRST, Rated, histories, level_points, proposed_level
from game.people.results import Results
from game.people.statistics import Played, played_by

RECENT: Final = 9
"""The last matches of a game by which a proposed level is explained."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """The level of bots that suits somebody in a game, and what speaks for it."""

    game: str
    """The game's key."""
    level: str
    """The level at which one wins about as often as chance would."""
    level_points: float
    own_points: float | None
    """The person's rating in this game; None before the first match."""
    recent: int
    """How many matches of this game were the last ones, at most `RECENT`."""
    won: int
    """How many of them were won."""


@dataclass(frozen=True, slots=True)
class Record:
    """What somebody has played."""

    profile: Profile
    played: tuple[Played, ...]
    """The matches that count, the first one first."""
    ratings: tuple[Rated, ...]
    """The rating over all games after each match that is rated."""
    by_game: dict[str, tuple[Rated, ...]]
    """The same for each game that was played, by its key."""
    earned: dict[str, Deed]
    """What was achieved, by the achievements' ids."""
    learned: tuple[int, int]
    """How many lessons were done, and how many puzzles solved."""

    @property
    def counts(self) -> dict[Counted, int]:
        """How far the person has come over all games."""
        return counts_of(self.played, *self.learned)

    def propose(self, game: str) -> Proposal:
        """The level for the next match of a game (a key)."""
        rated = self.by_game.get(game)
        points = rated[-1].points if rated else None
        level = proposed_level(game, points)
        recent = [one for one in self.played if one.result.game == game][-RECENT:]
        won = sum(one.won for one in recent)
        return Proposal(game, level, level_points(game)[level], points, len(recent), won)

    def level_points(self) -> dict[str, float]:
        """The points of each level, on the average of the games that were played; weakest first."""
        ladders = [level_points(game) for game in self.by_game]
        if not ladders:
            return {}
        return {level.key: fsum(one[level.key] for one in ladders) / len(ladders) for level in levels()}


def record_of(store: Store, profile: Profile) -> Record:
    """The record of somebody out of what is kept. Raises `StoreError`."""
    results, people = Results(store).all(), People(store)
    everybody = people.all()
    played = played_by(profile, results)
    games = dict.fromkeys(one.result.game for one in played)
    by_game = {game: tuple(histories(results, everybody, game).get(profile.id, ())) for game in games}
    whole = tuple(histories(results, everybody).get(profile.id, ()))
    earned = people.deeds(profile.id, "achievement")
    return Record(profile, tuple(played), whole, by_game, earned, learned(people, profile.id))


def no_record() -> Record:
    """A stand-in where nothing can be read."""
    return Record(nobody(), (), (), {}, {}, (0, 0))


def ratings_after(store: Store, match: Match) -> dict[int, tuple[float, float]]:
    """The rating that people had after a match, and by how much it rose, by their seats; empty if unrated.

    Raises `StoreError`.
    """
    results = Results(store).all()
    result = next((one for one in results if one.match == match.id), None)
    if result is None:
        return {}
    people = People(store).all()
    found = {}
    for profile, rated in histories(results, people).items():
        seat = next((result.seat_of(one) for one in people if one.id == profile), None)
        place = next((i for i, one in enumerate(rated) if one.when == result.ended), None)
        if seat is not None and place is not None:
            before = rated[place - 1].points if place else FIRST
            found[seat] = rated[place].points, rated[place].points - before
    return found
