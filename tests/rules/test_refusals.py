"""What every game refuses alike: board files that are none."""

from importlib import import_module

import pytest

from game.rules.catalogue import keys
from tests.helpers.refusals import assert_file_refused

LOADERS = {
    "american_rails": ("board", "load_board"),
    "north_american_railways": ("cards", "load_cards"),
    "new_england_railways": ("board", "load_board"),
    "railways_of_north_america": ("board", "load_board"),
}


def loader(key):
    module, name = LOADERS[key]
    return getattr(import_module(f"game.rules.{key}.{module}"), name)


@pytest.mark.parametrize("key", keys())
def test_a_board_file_that_is_not_there(key, tmp_path):
    assert_file_refused(loader(key), tmp_path / "nowhere.toml", "can't be read: No such file")


@pytest.mark.parametrize("key", keys())
def test_a_board_file_that_is_no_toml(key, tmp_path):
    path = tmp_path / "board.toml"
    for text in (b"\xff\xfe\x00", b"[grid\n"):
        path.write_bytes(text)
        assert_file_refused(loader(key), path, "not a TOML file")
