"""The whole game with which a game's lessons end: for practice, among apprentices."""

from __future__ import annotations

from typing import Final

from game.learning.lesson_course import OPPONENT
from game.learning.progress import Progress
from game.match.journal import SeatPlan
from game.match.match import Match
from game.rules.catalogue import find_game
from game.table.boards.table import find_table
from game.table.program.navigator import Navigator
from game.words import say

FELLOWS: Final = ("Clara", "Henry", "Ada")
"""Who sits with the learner."""


def learner(navigator: Navigator) -> str:
    """The name of who learns: the profile's, or the one that was typed last."""
    names = navigator.settings.names
    return Progress(navigator.store).name or (names[0] if names else "") or say("lesson-learner")


def free_game(game: str, navigator: Navigator) -> Match:
    """A new match for practice, with as few seats as the game can have, but three. Raises `StoreError`."""
    players = max(3, find_game(game).players[0])
    colours = find_table(game).fitting(range(players))
    names = [learner(navigator), *FELLOWS[: players - 1]]
    person = navigator.people.present.id
    seats = [
        SeatPlan(name, colour, OPPONENT) if seat else SeatPlan(name, colour, profile=person)
        for seat, (name, colour) in enumerate(zip(names, colours, strict=True))
    ]
    return Match.new(game, seats, practice=True, store=navigator.store)
