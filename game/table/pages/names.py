"""The names of games, levels, scores, times and saved matches on the pages."""

from __future__ import annotations

from ai.registry import levels
from game.match.store import SavedMatch
from game.rules.accounts import ScoreUnit
from game.rules.boards import BoardError
from game.rules.catalog import find_game, game_keys, load_accounts
from game.words import Localizer, format_dollars, game_title, localize, translate


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


def where_saved(saved: SavedMatch) -> str:
    """Return the game's title and the position of the match in it; the key for an unknown game."""
    if saved.game not in game_keys():
        return translate("saved-unknown", key=saved.game)
    try:
        game = find_game(saved.game, saved.board)
    except BoardError:
        game = find_game(saved.game)  # Opening the match will say what is wrong with its board.
    if saved.is_over:
        return translate("saved-over", game=game_title(game))
    heading = Localizer(game, [plan.name for plan in saved.seats]).message(saved.heading)
    return translate("saved-where", game=game_title(game), where=heading)
