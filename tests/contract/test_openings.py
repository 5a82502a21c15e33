"""An altered opening is refused with the place, or is another valid opening."""

import copy
import random
from collections.abc import Iterator
from typing import Any, Final

import pytest

from game.rules.catalog import all_games, find_game
from game.rules.contract import TERMINAL, Data, Game, OpeningError, State
from game.words import localize
from tests.helpers.play import draw, through_json

OPENINGS = pytest.mark.parametrize(
    ("game", "players"),
    [(game, players) for game in all_games() for players in game.players],
    ids=lambda value: value.key if isinstance(value, Game) else str(value),
)
GAME = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)


def opening(game: Game, players: int, seed: int = 1) -> Data:
    """The data of an opening."""
    return game.new_game(players, {}, random.Random(seed)).to_data()


def drawn(game: Game, players: int) -> set[str]:
    """The fields in which openings differ: by their seeds or their options."""
    first, others = opening(game, players), [opening(game, players, seed) for seed in range(2, 8)]
    for option in game.options:
        switched = {option.key: not option.default}
        others.append(game.new_game(players, switched, random.Random(1)).to_data())
    return {key for key in first if any(other[key] != first[key] for other in others)}


def refusal(game: Game, data: Any) -> str:
    """Return the message against data that are no opening: its place, its id and its arguments."""
    with pytest.raises(OpeningError) as error:
        game.load(data)
    return str(error.value).removeprefix("error-at ")


def loaded(game: Game, data: Data) -> State | None:
    """The opening that data are; None if they are refused, which is said in words."""
    try:
        return game.load(data)
    except OpeningError as error:
        said = localize(error)
    assert said
    return None


def leaves(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to each value that holds no others, and to each list."""
    if isinstance(value, dict):
        for key, inside in value.items():
            yield from leaves(inside, (*way, key))
        return
    yield way
    if isinstance(value, list):
        for number, inside in enumerate(value):
            yield from leaves(inside, (*way, number))


def others(value: Any) -> list[Any]:
    """What might stand in place of a value by mistake or by malice."""
    found = [None, "1", 1.5, [], {}, -2, -1, 0, 1, 2, 7, 10**6, 10**30, True, False]
    if isinstance(value, int):
        found += [value - 1, value + 1]
    if isinstance(value, list):
        found += [value[:-1], [*value, *value[-1:]], [*value, 0], [*value, [0]], value[::-1]]
    return [other for other in found if type(other) is not type(value) or other != value]


def changed(data: Data, way: tuple[Any, ...], other: Any) -> Data:
    """Data with another value in one place."""
    found = spot = copy.copy(data)
    for step in way[:-1]:
        spot[step] = copy.copy(spot[step])
        spot = spot[step]
    spot[way[-1]] = other
    return found


@OPENINGS
def test_an_opening_is_read_as_it_was_written(game, players):
    for seed in range(5):
        for options in [{}, *({option.key: not option.default} for option in game.options)]:
            dealt = game.new_game(players, options, random.Random(seed))
            assert game.load(through_json(dealt.to_data())) == dealt


@OPENINGS
def test_a_change_in_one_place_is_refused_or_is_another_opening(game, players):
    data, rng = opening(game, players), random.Random(players)
    free = drawn(game, players)
    for way in leaves(data):
        spot: Any = data
        for step in way:
            spot = spot[step]
        for other in rng.sample(others(spot), 4):
            wrong = changed(data, way, other)
            read = loaded(game, wrong)
            assert read is None or way[0] in free, (way, other)
            assert read is None or read.to_data() == wrong


@OPENINGS
def test_fields_of_two_openings_make_no_third(game, players):
    """Data that are mixed from two openings are refused, but for what was drawn independently."""
    data = opening(game, players)
    for seed in range(2, 5):
        other = opening(game, players, seed)
        for key in data:
            mixed = data | {key: other[key]}
            read = loaded(game, mixed)
            assert read is None or read.to_data() == mixed


OF_LATER_VERSIONS = {
    "north_american_railways": ("open_cash",),
    "railways_of_north_america": ("actions_left",),
}
"""Fields that openings of older versions lack."""


@GAME
def test_a_field_too_few_or_too_many_is_named(game):
    data = opening(game, game.players[0])
    for key in data:
        without = {name: value for name, value in data.items() if name != key}
        if key in OF_LATER_VERSIONS.get(game.key, ()):
            assert loaded(game, without).to_data() == data
        else:
            assert refusal(game, without) == f"schema-error-field field={key}"
    assert "no_such_field" in refusal(game, data | {"no_such_field": 1})


@GAME
@pytest.mark.parametrize("data", [None, 7, "state", [], [{}]])
def test_what_is_no_table_is_refused(game, data):
    assert refusal(game, data).startswith("schema-error-kind kind=type-object")


@GAME
def test_a_match_in_the_middle_of_play_is_no_opening(game):
    rng = random.Random(3)
    state = game.new_game(game.players[-1], {}, rng)
    for number in range(50):
        if state.current_player() == TERMINAL:
            break
        state.apply_unchecked(draw(state, rng))
        if number % 5 == 0:
            refusal(game, state.to_data())


@GAME
def test_changing_the_data_afterwards_does_not_change_the_opening(game):
    data = opening(game, game.players[0])
    state, before = game.load(data), copy.deepcopy(data)
    for value in data.values():
        if isinstance(value, list):
            value.clear()
    assert state.to_data() == before


REFUSED: Final[dict[str, list[tuple[int, tuple[Any, ...], Any, str]]]] = {
    "american_rails": [
        (3, ("players",), 6, "place=players what=schema-error-at-most kind=type-int high=5"),
        (3, ("players",), "3", "place=players what=schema-error-kind kind=type-int found=type-str"),
        (3, ("cash", 0), -1, "place=cash[0] what=schema-error-at-least kind=type-int low=0"),
        (3, ("treasury", 0), True, "place=treasury[0] what=schema-error-kind kind=type-int found=type-bool"),
        (3, ("banker",), 3, "place=banker what=opening-seat"),
        (3, ("absent",), -1, "place=absent what=opening-absent"),
        (4, ("absent",), 0, "place=absent what=opening-absent"),
        (4, ("cash", 2), 51, "place=cash[2] what=schema-error-value expected=50 found=51"),
        (4, ("cash",), [50], "place=cash what=schema-error-entries expected=4 found=1"),
        (4, ("year",), 1852, "place=year what=schema-error-value expected=1851 found=1852"),
        (4, ("markers", 1, 2), 0, "place=markers[1][2] what=schema-error-value expected=-1 found=0"),
    ],
    "north_american_railways": [
        (3, ("first",), 3, "place=first what=opening-seat"),
        (3, ("cash", 0), 150, "place=cash[0] what=schema-error-multiple kind=type-int step=100"),
        (3, ("share_columns",), [[0]], "place=share_columns what=opening-lists lists=4 length=7"),
        (3, ("share_columns", 0, 0), 5, "place=share_columns what=opening-below end=5"),
        (
            3,
            ("share_columns", 0),
            [1] * 7,
            "place=share_columns what=opening-at-most-of maximum=6 name=green found=10",
        ),
        (3, ("city_columns", 0), [1] * 9, "place=city_columns what=opening-each-once"),
        (3, ("shares_left", 3), 6, "place=shares_left[3] what=schema-error-value expected=7 found=6"),
    ],
    "new_england_railways": [
        (3, ("dice",), [1], "place=dice what=schema-error-length kind=type-array length=2"),
        (3, ("first",), 3, "place=first what=opening-seat"),
        (3, ("cubes", 1), [0, 0], "place=cubes what=opening-lists lists=20 length=4"),
        (3, ("cubes", 0, 1), 9, "place=cubes[0] what=board-error-count expected=0 found=9"),
        (3, ("current",), [], "place=current what=schema-error-entries expected=2 found=0"),
        (3, ("last_turn",), True, "place=last_turn what=schema-error-value expected=False found=True"),
    ],
    "railways_of_north_america": [
        (2, ("engine", 0), 9, "place=engine[0] what=schema-error-at-most kind=type-int high=8"),
        (2, ("links",), [{}], "place=links[0] what=schema-error-field field=owner"),
        (2, ("first",), 2, "place=first what=opening-seat"),
        (2, ("dealt",), [[0, 1]], "place=dealt what=board-error-count expected=2 found=1"),
        (2, ("dealt",), [[0, 1], [1, 2]], "place=dealt what=opening-different-below end=12"),
        (2, ("dealt", 1), [12, 13], "place=dealt what=opening-different-below end=12"),
        (2, ("cubes", 0), [1], "place=cubes what=opening-lists lists=50 length=5"),
        (2, ("cubes", 0), [9, 0, 0, 0, 0], "place=cubes[0] what=board-error-count expected=1 found=9"),
        (2, ("display",), [], "place=display what=board-error-count expected=30 found=0"),
        (2, ("display", 0), 2, "place=display[0] what=board-error-count expected=1 found=2"),
        (2, ("display", 4), 2, "place=display[4] what=board-error-at-most maximum=1 found=2"),
        (2, ("display", 23), 0, "place=display what=board-error-count expected=4 found=3"),
        (2, ("bag",), [0] * 5, "place=bag[0] what=schema-error-value expected=11 found=0"),
        (2, ("auction",), {}, "place=auction what=schema-error-field field=turn"),
    ],
}
"""For each game its players, a place, what is put there, and what is said against it."""


@pytest.mark.parametrize(
    ("key", "players", "way", "other", "told"),
    [(key, *row) for key, rows in REFUSED.items() for row in rows],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_refusal_names_the_place_and_what_was_expected(key, players, way, other, told):
    game = find_game(key)
    assert refusal(game, changed(opening(game, players), way, other)) == told
