"""A person with half a year of matches, for pictures of the pages about people. The same on every run."""

from __future__ import annotations

import math
import random
from datetime import UTC, datetime, timedelta
from typing import Final

from msgspec.structs import replace

from ai.registry import levels
from game.match.match import Match
from game.people.achievement_file import SHARED, achievements
from game.people.profiles import People, Profile
from game.people.rating import level_points
from game.people.results import Result, Results, ResultSeat
from game.rules.american_rails.events import ShareSold
from game.rules.catalog import game_keys
from game.table.play.table_controller import TableController
from game.table.program.app import App
from game.table.tools.screenshots import match_at, recorded

BEGAN: Final = datetime(2026, 3, 1, 20, tzinfo=UTC)
EVENINGS: Final = 64
SEED: Final = 11
BOTS: Final = ("Henry", "Ada", "George", "Rosa", "Victor")
TYPICAL: Final = (165, 9800, 128, 71)
"""A usual score of each game; of further games the last."""


def remember(app: App) -> Profile:
    """Clara, who plays now, and what she has played; Ben, who has only just come."""
    people, results, chance = app.people, Results(app.store), random.Random(SEED)
    clara = people.add("Clara", 0, BEGAN)
    people.add("Ben", 1, BEGAN + timedelta(days=120))
    for evening in range(EVENINGS):
        results.add(_evening(clara, evening, chance))
    earned = [
        (number, one.id(group))
        for group in (SHARED, *game_keys())
        for number, one in enumerate(achievements(group))
        if number % 4 != 3
    ]
    for number, key in sorted(earned):
        people.record_deed(clara.id, "achievement", key, when=BEGAN + timedelta(days=3 + 11 * number))
    people.choose(clara.id)
    return People(app.store).find(clara.id)


def _evening(clara: Profile, evening: int, chance: random.Random) -> Result:
    """Return the result of a match against bots that grow stronger as she does."""
    games, ladder = game_keys(), [level.key for level in levels()]
    number = min(len(games) - 1, int(chance.random() ** 1.6 * len(games)))
    game, players = games[number], chance.choice((3, 3, 4, 4, 5))
    own = level_points(game)[ladder[0]] + 180 + 420 * evening / EVENINGS
    level = ladder[min(3, round(chance.gauss(0.4 + 2 * evening / EVENINGS, 0.6)))]
    strengths = [own, *[level_points(game)[level]] * (players - 1)]
    luck = [strength - 174 * math.log(-math.log(chance.random())) for strength in strengths]
    usual = TYPICAL[min(number, len(TYPICAL) - 1)]
    scores = [round(usual * (1 + (one - own) / 2400)) for one in luck]
    seats = tuple(
        ResultSeat(
            clara.name if seat == 0 else BOTS[seat - 1],
            clara.id if seat == 0 else None,
            None if seat == 0 else level,
            True,
            score,
            1 + sum(other > score for other in scores),
        )
        for seat, score in enumerate(scores)
    )
    ended = BEGAN + timedelta(days=evening * 2.2, minutes=7 * evening)
    board = "The Ruhr" if number == 0 and evening % 9 == 8 else None
    return Result(-1 - evening, game, board, ended, 2400.0 + 60 * (evening % 13), False, seats)


def won_badges(app: App) -> None:
    """Show the table after the purchase of a share, the first one of this person."""
    game, players = game_keys()[0], 4
    whole = Match.from_journal(recorded(game, players))
    number, sold = next(
        (number, event)
        for number in range(whole.moves_played)
        for event in whole.events_of(number)
        if isinstance(event, ShareSold)
    )
    match = match_at(game, players, number, (sold.seat,), app.store)
    match.set_seat(sold.seat, replace(match.seats[sold.seat], profile=app.people.add("Clara", 0, BEGAN).id))
    app.push(scene := TableController(match))
    match.play(whole.moves[number])
    scene.badge_notices.look()
    scene.badge_notices.pass_time(0.0, at_rest=True)
    scene.start_afresh()
