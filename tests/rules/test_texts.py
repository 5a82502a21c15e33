"""The text forms of moves: each kind of move reads back, and an unreadable text shows what was expected.

The texts of a game stand in its folder: one for each kind of move, moves to read back, what can't be read.
"""

from importlib import import_module
from pathlib import Path

import pytest

from game.rules.catalog import find_game
from tests.helpers.refusals import assert_read_back, assert_text_refused

WITH_TEXTS = sorted(path.parent.name for path in Path(__file__).parent.glob("*/texts.py"))
GAMES = {key: import_module(f"tests.rules.{key}.texts") for key in WITH_TEXTS}
EACH = pytest.mark.parametrize("key", GAMES)


@pytest.mark.parametrize(("key", "text"), [(key, text) for key, told in GAMES.items() for text in told.TEXTS])
def test_each_kind_of_move_has_its_text(key, text):
    game, move = find_game(key), GAMES[key].TEXTS[text]
    assert game.format_move(move) == text
    assert game.parse_move(text) == move


@EACH
def test_every_kind_of_move_is_tested(key):
    verbs = import_module(f"game.rules.{key}.game").VERBS
    assert {type(move) for move in GAMES[key].TEXTS.values()} == set(verbs.values())


@EACH
def test_moves_that_name_something_read_back(key):
    assert_read_back(find_game(key), GAMES[key].MOVES)


@pytest.mark.parametrize(
    ("key", "text", "told"), [(key, *row) for key, texts in GAMES.items() for row in texts.UNREADABLE]
)
def test_unreadable_texts_say_what_was_expected(key, text, told):
    assert_text_refused(find_game(key), text, told)
