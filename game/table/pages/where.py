"""Where a saved match is in its game, for the list of saved games and the title screen."""

from __future__ import annotations

from game.match.store import SavedMatch
from game.rules.boards import BoardError
from game.rules.catalog import find_game, game_keys
from game.words import Localizer, game_title, translate


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
