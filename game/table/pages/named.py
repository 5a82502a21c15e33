"""What games, levels and scores are called on the pages about a person."""

from __future__ import annotations

from ai.registry import levels
from game.rules.accounts import ScoreUnit
from game.rules.catalog import find_game, game_keys, load_accounts
from game.words import format_dollars, game_title, localize, translate


def title_of_key(key: str) -> str:
    """A game's title; one that this version does not know has its key."""
    return game_title(find_game(key)) if key in game_keys() else key


def level_title(key: str) -> str:
    """What a level of bots is called."""
    return next(localize(level.title) for level in levels() if level.key == key)


def score_words(game: str, score: float) -> str:
    """A score of a game (a key), as a sum of money or as points."""
    whole = round(score)
    if game in game_keys() and load_accounts(game).unit is ScoreUnit.MONEY:
        return format_dollars(whole)
    return translate("record-points", points=whole)


def time_words(seconds: float) -> str:
    """How long something took, in hours and minutes."""
    minutes = round(seconds / 60)
    return translate("record-time", hours=minutes // 60, minutes=minutes % 60)
