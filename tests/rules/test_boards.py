"""Board files in general."""

import pytest
from msgspec import Struct

from game.rules.boards import BoardError, read_board
from game.rules.files import FileErrorCode
from game.rules.schema_errors import SchemaError, ValueType
from tests.helpers.refusals import assert_file_refused, refused


class Small(Struct, forbid_unknown_fields=True):
    """A board with one figure."""

    figure: int


def test_a_file_becomes_its_structure(tmp_path):
    path = tmp_path / "small.toml"
    path.write_text("figure = 7\n")
    assert read_board(path, Small) == Small(7)


def test_a_byte_order_mark_is_no_part_of_a_board(tmp_path):
    path = tmp_path / "small.toml"
    path.write_text("figure = 7\n", encoding="utf-8-sig")
    assert read_board(path, Small) == Small(7)


def test_a_key_finds_the_file_of_a_game():
    assert read_board("american_rails", dict)["setup"]["minimum_bid"] == 10


@pytest.mark.parametrize(
    ("text", "told", "place"),
    [
        ('figure = "7"', SchemaError.KIND(kind=ValueType.INT(), found=ValueType.STR()), "figure"),
        ("", SchemaError.FIELD(field="figure"), ""),
        ("figure = 7\nother = 1", SchemaError.NO_FIELD(field="other"), ""),
        ("figure 7", FileErrorCode.NO_TOML, ""),
        ("figure = " + "9" * 5000, FileErrorCode.LONG_NUMBER(), ""),
    ],
)
def test_mistakes_are_named(tmp_path, text, told, place):
    path = tmp_path / "small.toml"
    path.write_text(text)
    assert_file_refused(lambda found: read_board(found, Small), path, told, place)


def test_a_folder_is_no_board(tmp_path):
    with refused(BoardError, FileErrorCode.IS_FOLDER()):
        read_board(tmp_path, Small)
