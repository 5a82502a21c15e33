"""Invalid board files: missing, unknown or mistyped entries are refused with their place."""

import copy
from collections.abc import Iterator
from typing import Any, Final

import pytest

from assets import asset
from game.rules.boards import BoardError, BoardFile, read_toml
from game.rules.catalog import find_game, game_keys
from game.rules.messages import Message
from game.rules.schema_errors import ValueType
from tests.helpers.refusals import notes_in

TITLES: Final = {"titles", "de"}
"""What every board may leave out."""
OPTIONAL: Final[dict[str, set[str]]] = {
    "american_rails": {"hub"},
    "railways_of_north_america": {"black", "blue", "purple", "yellow"},
}
"""For some games what else their boards may leave out."""

NAMED_BY_THE_BOARD: Final = {("setup", "goods")}
"""Tables that may have any keys."""

OTHER_KIND: Final[dict[type, object]] = {int: "7", bool: "yes", str: 7, list: 7, dict: 7}
"""For each kind of value one of another kind."""

EACH = pytest.mark.parametrize("key", game_keys())
Way = tuple[str | int, ...]


def printed(key: str) -> BoardFile:
    """The board of a game."""
    return read_toml(asset("boards", f"{key}.toml"))


def ways(value: Any, way: Way = ()) -> Iterator[Way]:
    """The way to everything in a board; of a list, to the first or, of tables, to the fullest."""
    if way:
        yield way
    if isinstance(value, dict):
        for key, inside in value.items():
            yield from ways(inside, (*way, key))
    elif isinstance(value, list) and value:
        sizes = [len(one) if isinstance(one, dict) else 0 for one in value]
        fullest = sizes.index(max(sizes))
        yield from ways(value[fullest], (*way, fullest))


def at(board: BoardFile, way: Way) -> Any:
    """The text there."""
    found: Any = board
    for step in way:
        found = found[step]
    return found


def refusal(key: str, board: BoardFile) -> tuple[str, Message] | None:
    """What is wrong with a board, and in which place of it; None if it can be played on."""
    try:
        find_game(key, board)
    except BoardError as error:
        notes = notes_in(error.message)
        places = [str(figure) for note in notes for name, figure in note.args if name == "place"]
        return "".join(places), notes[-1]
    return None


def names(told: tuple[str, Message] | None, way: Way) -> bool:
    """Whether a place is named: by its first key, or by its last as a figure of what is wrong."""
    if told is None:
        return False
    place, what = told
    return place.startswith(str(way[0])) or str(way[-1]) in [figure for _, figure in what.args]


@EACH
def test_what_is_of_another_kind_is_named_with_its_place(key):
    board = printed(key)
    for way in ways(board):
        wrong = copy.deepcopy(board)
        other = OTHER_KIND[type(at(board, way))]
        at(wrong, way[:-1])[way[-1]] = other
        told = refusal(key, wrong)
        assert told is not None, way
        place, what = told
        assert place.startswith(str(way[0])), (way, told)
        found = ValueType.STR if isinstance(other, str) else ValueType.INT
        assert ("found", found()) in what.args, (way, told)


@EACH
def test_a_figure_out_of_all_measure_is_refused_with_its_place(key):
    """Else a table would offer a billion amounts, or a sum would be too long to be kept."""
    board = printed(key)
    for way in ways(board):
        if type(at(board, way)) is int:
            wrong = copy.deepcopy(board)
            at(wrong, way[:-1])[way[-1]] = 10**9
            told = refusal(key, wrong)
            assert told is not None, way
            assert told[0].startswith(str(way[0])), (way, told)


@EACH
def test_what_is_left_out_is_named_unless_it_may_be(key):
    board = printed(key)
    left_out = set()
    for way in ways(board):
        if isinstance(way[-1], str):
            wrong = copy.deepcopy(board)
            del at(wrong, way[:-1])[way[-1]]
            told = refusal(key, wrong)
            if told is None:
                left_out.add(way[-1])
            else:
                assert names(told, way), (way, told)
    assert left_out == TITLES | OPTIONAL.get(key, set())


@EACH
def test_what_is_unknown_is_named(key):
    board = printed(key)
    for way in [(), *ways(board)]:
        if isinstance(at(board, way), dict) and way not in NAMED_BY_THE_BOARD:
            wrong = copy.deepcopy(board)
            at(wrong, way)["no_such_key"] = 1
            told = refusal(key, wrong)
            assert names(told, (*way, "no_such_key")), (way, told)
