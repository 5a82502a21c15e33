"""How games, levels and scores are written on the pages about a person."""

from __future__ import annotations

from ai.registry import levels
from game.rules.accounts import ScoreUnit
from game.rules.catalog import find_game, game_keys, load_accounts
from game.words import format_dollars, game_title, localize, translate


def title_of_key(key: str) -> str:
    """Return a game's title; an unknown game has its key as title."""
    return game_title(find_game(key)) if key in game_keys() else key


def level_title(key: str) -> str:
    """Return the name of a level."""
    return next(localize(level.title) for level in levels() if level.key == key)


def score_words(game: str, score: float) -> str:
    """Return a score of a game (a key) as a sum of money or as points."""
    whole = round(score)
    if game in game_keys() and load_accounts(game).unit is ScoreUnit.MONEY:
        return format_dollars(whole)
    return translate("record-points", points=whole)


def time_words(seconds: float) -> str:
    """Return a duration in hours and minutes."""
    minutes = round(seconds / 60)
    return translate("record-time", hours=minutes // 60, minutes=minutes % 60)
