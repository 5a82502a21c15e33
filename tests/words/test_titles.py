"""A board's file gives the names of its cities, cards and lines in other languages."""

import copy
from pathlib import Path
from typing import Any

import pytest

from game.match.boards import game_on
from game.rules.boards import BoardError, read_toml
from game.rules.catalog import find_game, game_keys
from game.rules.codecs import NameCodec
from game.words import Localizer, localize, override
from tests.words.files import COMPLETE, names_of, path_of, read

SMALL = Path(__file__).parents[1] / "boards"


@pytest.mark.parametrize("key", game_keys())
def test_board_names_have_titles_in_each_language(key: str) -> None:
    game = game_on(SMALL / f"{key}.toml")
    assert game.titles["de"]
    for field, coder in game.codecs.items():
        if isinstance(coder, NameCodec):
            for number, name in enumerate(coder.names):
                if (title := game.titles["de"].get(name)) is not None:
                    localizer = Localizer(game)
                    assert localizer.title(field, number) == name
                    with override("de"):
                        assert localizer.title(field, number) == title


def test_every_card_and_line_of_the_small_canada_is_german_in_german() -> None:
    game = game_on(SMALL / "railways_of_north_america.toml")
    localizer = Localizer(game)
    for field in ("card", "line"):
        coder: Any = game.codecs[field]
        english = [localizer.title(field, number) for number in range(len(coder.names))]
        with override("de"):
            german = [localizer.title(field, number) for number in range(len(coder.names))]
        assert not set(english) & set(german), field


@pytest.mark.parametrize("language", COMPLETE)
def test_a_major_line_is_called_by_the_cities_that_stand_on_the_board(language: str) -> None:
    """A card's own name appears only where it is explained."""
    texts = [read(path_of(language, name)).texts for name in names_of("railways_of_north_america")]
    assert {key for part in texts for key, text in part.items() if "line" in text.variables} == {"about-line"}


def test_moves_are_written_by_the_names_in_the_file() -> None:
    game = game_on(SMALL / "railways_of_north_america.toml")
    with override("de"):
        assert game.codecs["city"].encode(4) == "Elm"


@pytest.mark.parametrize("key", game_keys())
def test_title_of_an_unknown_name_is_an_error_with_its_place(key: str) -> None:
    data = copy.deepcopy(read_toml(SMALL / f"{key}.toml"))
    data["titles"]["de"]["Nowhere"] = "Nirgendwo"
    with pytest.raises(BoardError) as error:
        find_game(key, data)
    assert localize(error.value).startswith("board: titles.de: ")
    assert "Nowhere" in localize(error.value)
