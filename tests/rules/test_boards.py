"""Board files in general."""

import pytest
from msgspec import Struct

from game.rules.boards import BoardError, read_board
from game.words import in_words
from tests.helpers.refusals import refused


class Small(Struct, forbid_unknown_fields=True):
    """A board with one figure."""

    figure: int


def test_a_file_becomes_its_structure(tmp_path):
    path = tmp_path / "small.toml"
    path.write_text("figure = 7\n")
    assert read_board(path, Small) == Small(7)


def test_a_key_finds_the_file_of_a_game():
    assert read_board("american_rails", dict)["setup"]["minimum_bid"] == 10


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('figure = "7"', "small.toml: figure: expected a whole number, found a text"),
        ("", "small.toml: “figure” is missing"),
        ("figure = 7\nother = 1", "small.toml: “other” is unknown here"),
        ("figure 7", "small.toml: not a TOML file: "),
    ],
)
def test_mistakes_are_named(tmp_path, text, told):
    path = tmp_path / "small.toml"
    path.write_text(text)
    with pytest.raises(BoardError) as error:
        read_board(path, Small)
    assert in_words(error.value).startswith(told)


def test_a_folder_is_no_board(tmp_path):
    with refused(BoardError, "can't be read: it is a folder"):
        read_board(tmp_path, Small)
