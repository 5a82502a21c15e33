"""Names with letters that the typefaces lack: every door holds the same rule."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from game.learning.lesson_file import LessonError, read_lesson
from game.match.boards import look_at
from game.match.import_export import MatchFileError, from_json, to_json
from game.match.journal import SeatPlan
from game.match.match import Match
from game.match.store import Store
from game.rules.validation import BoardErrorCode
from game.table.boards.table import check_look_file
from game.table.program.settings import load_settings
from tests.helpers.boards import board_text, other_board
from tests.helpers.refusals import assert_told, refused

KEY = "american_rails"
UNSHOWN = BoardErrorCode.LETTER_UNSHOWN(code="U+6587")


def a_match(store: Store | None = None, name: str = "Ada") -> Match:
    seats = [SeatPlan(f"P{seat}", seat) for seat in range(3)]
    msgspec.structs.force_setattr(seats[0], "name", name)
    return Match.new(KEY, seats, seed=1, store=store)


def test_names_in_a_match_file_are_shown_with_question_marks() -> None:
    plain = json.loads(to_json(a_match()))
    plain["seats"][0]["name"], plain["name"] = "文A", "B字"
    match = from_json(json.dumps(plain).encode()).match
    assert match.names[0] == "?A"
    assert match.name == "B?"
    assert match.respelled
    assert not a_match().respelled


def test_saved_game_with_such_a_name_opens_with_a_notice(tmp_path: Path) -> None:
    store = Store(tmp_path)
    saved = a_match(store, "文")
    opened = Match.open(store, saved.id or 0)
    assert opened.names[0] == "?"
    assert opened.respelled


def test_a_board_file_with_such_a_title_is_refused(tmp_path: Path) -> None:
    data = other_board(KEY)
    data["cities"][2]["name"] = "文"
    path = tmp_path / "board.toml"
    path.write_text(board_text(data), encoding="utf-8")
    trouble = look_at(path, check_look_file).error
    assert trouble is not None
    assert_told(trouble.message, UNSHOWN)


def test_match_file_on_such_a_board_is_refused_but_a_save_opens(tmp_path: Path) -> None:
    board = other_board(KEY)
    board["board"]["title"] = "文"
    store = Store(tmp_path)
    seats = [SeatPlan(f"P{seat}", seat) for seat in range(3)]
    saved = Match.new(KEY, seats, seed=1, store=store, board=board)
    assert Match.open(store, saved.id or 0).respelled
    with refused(MatchFileError, UNSHOWN, "board.title"):
        from_json(to_json(saved))


def test_a_lesson_with_such_a_name_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "1_table.toml"
    path.write_text('match = "文"', encoding="utf-8")
    with pytest.raises(LessonError) as error:
        read_lesson(path)
    assert_told(error.value.message, UNSHOWN)


def test_names_in_the_settings_are_shown_with_question_marks(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    seats = '[{"colour": 0, "name": "文"}, {"colour": 1, "name": "Ada"}]'
    path.write_text(f'{{"tables": {{"{KEY}": {{"players": 3, "seats": {seats}}}}}}}', encoding="utf-8")
    settings, complaint = load_settings(path)
    assert complaint is None
    assert [seat.name for seat in settings.tables[KEY].seats] == ["?", "Ada"]
