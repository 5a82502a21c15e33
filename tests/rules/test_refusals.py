"""What is refused alike for every game: board files that are none."""

from game.match.boards import game_on
from game.rules.files import FileErrorCode
from tests.helpers.refusals import assert_file_refused


def test_a_board_file_that_is_not_there(tmp_path):
    assert_file_refused(game_on, tmp_path / "nowhere.toml", FileErrorCode.MISSING())


def test_a_board_file_that_is_no_toml(tmp_path):
    path = tmp_path / "board.toml"
    for text, told in (
        (b"\xff\xfe\x00", FileErrorCode.NOT_UTF8(line=1)),
        (b"[grid\n", FileErrorCode.NO_TOML),
    ):
        path.write_bytes(text)
        assert_file_refused(game_on, path, told)
