"""Whole games, kept as they were played, told again line by line.

After a change that is meant to be seen, ``pytest tests/playthroughs --force-regen`` writes the files
again from the moves they hold; look at the difference before you keep it. A new file needs only its
first four lines (see `playthrough`): the same command draws a game for it.
"""

import pytest

from game.rules.catalog import all_games
from tests.playthroughs.playthrough import HERE, drawn_moves, read_head, read_moves, written

KEPT = [game for game in all_games() if (HERE / game.key).is_dir()]
FILES = [path for game in KEPT for path in sorted((HERE / game.key).glob("*.txt"))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_kept_game_is_told_the_same_again(path, file_regression):
    kept = path.read_text(encoding="utf-8").splitlines()
    head = read_head(kept)
    assert head.game.key == path.parent.name
    lines = written(head, read_moves(kept) or drawn_moves(head))
    file_regression.check("\n".join(lines) + "\n", fullpath=path)


@pytest.mark.parametrize("game", KEPT, ids=lambda game: game.key)
def test_every_number_of_players_has_a_kept_game(game):
    heads = [read_head(path.read_text(encoding="utf-8").splitlines()) for path in FILES]
    assert {head.players for head in heads if head.game is game} == set(game.players)
