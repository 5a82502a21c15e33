"""What is refused alike for every game: board files that are none."""

from game.match.boards import game_on
from tests.helpers.refusals import assert_file_refused


def test_a_board_file_that_is_not_there(tmp_path):
    assert_file_refused(game_on, tmp_path / "nowhere.toml", "can't be read: there is no such file")


def test_a_board_file_that_is_no_toml(tmp_path):
    path = tmp_path / "board.toml"
    for text, told in (
        (b"\xff\xfe\x00", "expected a text in UTF-8; line 1"),
        (b"[grid\n", "not a TOML file"),
    ):
        path.write_bytes(text)
        assert_file_refused(game_on, path, told)
