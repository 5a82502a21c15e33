"""The practice game against Apprentices at the end of a game's lessons."""

from __future__ import annotations

from game.learning.lesson_course import OPPONENT
from game.match.match import Match
from game.match.store import StoreError
from game.people.profiles import Profile, placeholder_profile
from game.rules.catalog import find_game
from game.table.pages.chairs import (
    Chair,
    chairs_of,
    fit_colours,
    keep_table,
    proposed_players,
    proposed_seats,
    told_apart,
    with_people,
)
from game.table.program.navigator import Navigator


def learner(navigator: Navigator) -> Profile:
    """Return the person who learns; a placeholder if that can't be read."""
    try:
        return navigator.people.current
    except StoreError:
        return placeholder_profile()


def free_game(game: str, navigator: Navigator) -> Match:
    """Create a practice match at the proposed table. Raises `StoreError`.

    A player who has set up no table of this game yet is offered this one in the set-up.
    """
    players, settings = proposed_players(find_game(game)), navigator.settings
    chairs = _chairs(game, players, navigator.people.current)
    match = Match.new(game, [chair.plan for chair in chairs[:players]], practice=True, store=navigator.store)
    if game not in settings.tables:
        keep_table(settings, game, players, chairs)
    return match


def _chairs(game: str, players: int, person: Profile) -> list[Chair]:
    """Return the chairs of the learner, the opponents, and the remaining seats of any table."""
    seats = proposed_seats(OPPONENT)
    chairs = with_people(chairs_of(seats), seats, [person])
    return told_apart(fit_colours(chairs, players, game))
