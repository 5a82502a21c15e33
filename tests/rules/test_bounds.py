"""What is read is bounded before it is parsed or laid out, so that no file can keep the program busy."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from game.rules.american_rails.board_file import MAXIMUM_CITIES as MOST_IN_AMERICA
from game.rules.american_rails.board_file import MAXIMUM_HEXES
from game.rules.boards import MAXIMUM_NAME, MAXIMUM_VALUES, BoardError, check_size, read_toml
from game.rules.catalog import FURTHER_BOARDS, find_game, game_keys
from game.rules.files import MAXIMUM_KEY_PARTS, FileErrorCode, InputTooLarge, check_json, parse_toml
from game.rules.new_england_railways.board_file import MAXIMUM_ROUTES
from game.rules.railways_of_north_america.board_file import MAXIMUM_CITIES as MOST_IN_CANADA
from game.rules.schema_errors import SchemaError, ValueType
from game.rules.validation import BoardErrorCode
from tests.helpers.large import board_of, network, padded, quickly
from tests.helpers.refusals import assert_file_refused, assert_told, refused

ARRAY, TEXT = ValueType.ARRAY(), ValueType.STR()


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("\n[" + "a." * 60_000 + "a]", id="table"),
        pytest.param("\n" + "a." * 60_000 + "a = 1", id="key"),
        pytest.param("\n" + "'a' . " * 20_000 + '"b" = 1', id="quoted"),
    ],
)
def test_a_toml_key_of_many_parts_is_refused_before_it_is_parsed(tmp_path: Path, text: str) -> None:
    path = tmp_path / "dots.toml"
    path.write_text(text)
    with quickly(1.0):
        assert_file_refused(read_toml, path, FileErrorCode.LONG_KEY(line=2, maximum=MAXIMUM_KEY_PARTS))


def test_dots_in_texts_and_comments_are_no_keys() -> None:
    dots = "a." * 20 + "a"
    text = f"# {dots}\n'b'.\"c\".d = \"{dots}\"\ne = '{dots}'\n"
    text += f'f = """{dots}" {dots}"""\n' + f"g = '''{dots}'''"
    texts = {"e": dots, "f": f'{dots}" {dots}', "g": dots}
    assert parse_toml(text) == {"b": {"c": {"d": dots}}} | texts


@pytest.mark.parametrize(
    "text", ['"\\' * 100_000, "'" * 200_000, "a " * 100_000, ("a." * 14 + "a b ") * 7000]
)
def test_looking_for_long_keys_takes_no_longer_than_the_text_is(text: str) -> None:
    with quickly(2.0), pytest.raises(tomllib.TOMLDecodeError):
        parse_toml(text)


def test_a_board_file_of_too_many_bytes_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "long.toml"
    path.write_text("#" * 300_000)
    assert_file_refused(read_toml, path, FileErrorCode.TOO_LONG())


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b"[" + b"[]," * 1_000_000 + b"[]]", FileErrorCode.TOO_MANY_VALUES(maximum=1000)),
        (b'{"a": ' * 40 + b"1" + b"}" * 40, FileErrorCode.TOO_DEEP()),
    ],
)
def test_json_of_too_many_values_or_brackets_is_refused_before_it_is_parsed(text: bytes, told: Any) -> None:
    with quickly(1.0), pytest.raises(InputTooLarge) as error:
        check_json(text, 1000)
    assert_told(error.value.message, told)


def test_brackets_within_texts_are_no_depth() -> None:
    check_json(b'{"a": "' + b"[" * 500 + b'\\"' + b"[" * 400 + b'"}', 1000)


def test_texts_without_an_end_take_no_longer_than_they_are() -> None:
    with quickly(2.0):
        check_json(b'"' + b'\\"' * 500_000, 1000)


@pytest.mark.parametrize(
    ("data", "told", "place"),
    [
        ({"a": [[]] * (MAXIMUM_VALUES + 1)}, FileErrorCode.TOO_MANY_VALUES(maximum=MAXIMUM_VALUES), ""),
        ({"a": {"b": "x" * 2000}}, SchemaError.SHORTER(kind=TEXT, length=1000), "a.b"),
        ({"a": [1, {"x" * 2000: 1}]}, SchemaError.SHORTER(kind=TEXT, length=1000), "a[1]"),
        ({"a": [[[[[[[[[[[[[[1]]]]]]]]]]]]]]}, FileErrorCode.TOO_DEEP(), "a" + "[0]" * 12),
    ],
)
def test_data_that_are_more_than_any_board_are_refused(data: Any, told: Any, place: str) -> None:
    with refused(BoardError, told, place):
        check_size(data, "board")


@pytest.mark.parametrize("key", game_keys())
def test_boards_of_the_program_are_far_inside_the_bounds(key: str) -> None:
    for name in (key, *FURTHER_BOARDS[key]):
        assert _values(board_of(name)) * 4 < MAXIMUM_VALUES


def _values(data: Any) -> int:
    inside = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return 1 + sum(map(_values, inside))


@pytest.mark.parametrize("key", game_keys())
def test_a_title_has_a_greatest_length(key: str) -> None:
    data = board_of(key)
    data["board"]["title"] = "x" * (MAXIMUM_NAME + 1)
    with refused(BoardError, SchemaError.SHORTER(kind=TEXT, length=MAXIMUM_NAME), "board.title"):
        find_game(key, data)


@pytest.mark.parametrize(
    ("key", "cities"), [("american_rails", MOST_IN_AMERICA), ("railways_of_north_america", MOST_IN_CANADA)]
)
def test_the_largest_map_opens_in_little_time_and_a_larger_one_is_refused(key: str, cities: int) -> None:
    with quickly(2.0):
        game = find_game(key, padded(key, 40, 40, cities))
    assert len(game.board.cities) == cities
    with (
        quickly(2.0),
        refused(BoardError, BoardErrorCode.HEXES(maximum=MAXIMUM_HEXES, found=3600), "grid.rows"),
    ):
        find_game(key, padded(key, 60, 60))
    with refused(BoardError, SchemaError.SHORTER(kind=ARRAY, length=cities), "cities"):
        find_game(key, padded(key, 40, 40, cities + 1))


def test_a_map_with_too_many_rows_or_columns_is_refused_before_it_is_laid_out() -> None:
    with refused(BoardError, SchemaError.SHORTER(kind=ARRAY, length=100), "grid.rows"):
        find_game("american_rails", padded("american_rails", 20, 101))
    with refused(BoardError, SchemaError.SHORTER(kind=TEXT, length=100), "grid.rows[0]"):
        find_game("american_rails", padded("american_rails", 101, 18))


def test_a_network_with_too_many_routes_is_refused() -> None:
    key = "new_england_railways"
    assert len(find_game(key, network(30, 45)).board.links) == 45
    with quickly(2.0), refused(BoardError, BoardErrorCode.ROUTES(maximum=MAXIMUM_ROUTES), "links"):
        find_game(key, network(20, 110))


def test_nearest_cities_take_time_by_the_size_of_the_map() -> None:
    with quickly(1.0):
        board = find_game("american_rails", padded("american_rails", 40, 40)).board
    far = board.hex_at[39, 39]
    assert board.cities[board.near[far]].name in {city.name for city in board.cities}
    assert min(board.near) >= 0
