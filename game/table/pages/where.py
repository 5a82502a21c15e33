"""Where in its game a saved match is, as the list of saved games and the title screen write it."""

from __future__ import annotations

from game.match.store import SavedMatch
from game.rules.boards import BoardError
from game.rules.catalogue import find_game, keys
from game.words import Speaker, say, title_of


def where_saved(saved: SavedMatch) -> str:
    """The game's title, and where in it the match is; for an unknown game its key."""
    if saved.game not in keys():
        return say("saved-unknown", key=saved.game)
    try:
        game = find_game(saved.game, saved.board)
    except BoardError:
        game = find_game(saved.game)  # Opening the match will say what is wrong with its board.
    if saved.is_over:
        return say("saved-over", game=title_of(game))
    heading = Speaker(game, [plan.name for plan in saved.seats]).note(saved.heading)
    return say("saved-where", game=title_of(game), where=heading)
