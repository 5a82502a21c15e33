"""The practice game against Apprentices at the end of a game's lessons."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.learning.lesson_course import OPPONENT
from game.learning.progress import Progress
from game.match.match import Match
from game.rules.catalog import find_game
from game.table.boards.table import find_table
from game.table.pages.chairs import NAMES, Chair, keep_table, usual_seats
from game.table.program.navigator import Navigator
from game.words import translate

FELLOWS: Final = ("Clara", "Henry", "Ada")
"""The learner's opponents."""


def learner(navigator: Navigator) -> str:
    """Return the learner's name: the profile's, the one that was typed last, or the default."""
    names = navigator.settings.names
    return Progress(navigator.store).name or (names[0] if names else "") or translate(NAMES[0])


def free_game(game: str, navigator: Navigator) -> Match:
    """Create a practice match with three seats, or the fewest that the game allows. Raises `StoreError`.

    A player who has set up no table yet is offered this one in the set-up.
    """
    players, settings = max(3, find_game(game).players[0]), navigator.settings
    chairs = _chairs(game, players, navigator)
    match = Match.new(game, [chair.plan for chair in chairs[:players]], practice=True, store=navigator.store)
    if settings.game is None:
        keep_table(settings, game, players, chairs)
    return match


def _chairs(game: str, players: int, navigator: Navigator) -> list[Chair]:
    """Return the chairs of the learner, the opponents, and the remaining seats of any table."""
    person, name = navigator.people.current, learner(navigator)
    usual = usual_seats(navigator.settings)
    colours = find_table(game).fitting(range(players))
    colours += [colour for colour in range(len(usual)) if colour not in colours]
    chairs = [replace(chair, colour=colour) for chair, colour in zip(usual, colours, strict=True)]
    typed = "" if name in (person.name, translate(NAMES[0])) else name
    chairs[0] = replace(chairs[0], typed=typed, level=None, character=None, profile=person)
    fellows = [fellow for fellow in FELLOWS if fellow != name]
    for seat, fellow in enumerate(fellows[: players - 1], 1):
        chairs[seat] = replace(chairs[seat], typed=fellow, level=OPPONENT, character=None)
    return chairs
