"""What the games refuse: illegal moves with their reasons, texts that are no moves, files that are no boards.

The cases of a game are in its folder: how a state is made, a move, and the reason against it; the text of
each kind of move, moves to read back, and texts that can't be read.
"""

from importlib import import_module
from pathlib import Path

import pytest

from game.match.boards import game_on
from game.rules.catalog import find_game
from game.rules.files import FileErrorCode
from tests.helpers.refusals import (
    assert_file_refused,
    assert_move_refused,
    assert_read_back,
    assert_text_refused,
)

WITH_CASES = sorted(path.parent.name for path in Path(__file__).parent.glob("*/cases.py"))
GAMES = {key: import_module(f"tests.rules.{key}.cases") for key in WITH_CASES}
EACH = pytest.mark.parametrize("key", GAMES)


@pytest.mark.parametrize(
    ("make", "move", "told"),
    [
        pytest.param(*case, id=f"{key}-{number}-{case[2].id.key}")
        for key, cases in GAMES.items()
        for number, case in enumerate(cases.CASES)
    ],
)
def test_an_illegal_move_is_refused_with_its_reason_and_changes_nothing(make, move, told):
    assert_move_refused(make(), move, told)


@EACH
def test_every_reason_of_the_rules_is_among_the_cases(key):
    assert {told.id for _, _, told in GAMES[key].CASES} == GAMES[key].GIVEN


@EACH
def test_a_legal_move_has_no_reason_against_it(key):
    for make in GAMES[key].LEGAL:
        state = make()
        moves = state.legal_moves()
        assert [state.illegal_reason(move) for move in moves] == [None] * len(moves)


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


def test_a_missing_board_file_is_refused(tmp_path):
    assert_file_refused(game_on, tmp_path / "nowhere.toml", FileErrorCode.MISSING())


@pytest.mark.parametrize(
    ("text", "told"), [(b"\xff\xfe\x00", FileErrorCode.NOT_UTF8(line=1)), (b"[grid\n", FileErrorCode.NO_TOML)]
)
def test_a_board_file_that_is_not_toml_is_refused(tmp_path, text, told):
    path = tmp_path / "board.toml"
    path.write_bytes(text)
    assert_file_refused(game_on, path, told)
