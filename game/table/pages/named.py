"""What games, levels and scores are called on the pages about a person."""

from __future__ import annotations

from ai.registry import levels
from game.rules.accounts import Counted
from game.rules.catalogue import accounts_of, find_game, keys
from game.words import dollars, in_words, say, title_of


def game_title(key: str) -> str:
    """A game's title; one that this version does not know has its key."""
    return title_of(find_game(key)) if key in keys() else key


def level_title(key: str) -> str:
    """What a level of bots is called."""
    return next(in_words(level.title) for level in levels() if level.key == key)


def score_words(game: str, score: float) -> str:
    """A score of a game (a key), as a sum of money or as points."""
    whole = round(score)
    if game in keys() and accounts_of(game).counted is Counted.MONEY:
        return dollars(whole)
    return say("record-points", points=whole)


def time_words(seconds: float) -> str:
    """How long something took, in hours and minutes."""
    minutes = round(seconds / 60)
    return say("record-time", hours=minutes // 60, minutes=minutes % 60)
