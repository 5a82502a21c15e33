"""Validation of external openings, which come from match files and saved games.

An opening follows from a few free choices: the first player and what was drawn. It is rebuilt from these
choices, and all other data must be the same.

>>> from game.rules.catalog import find_game
>>> import random
>>> game = find_game("american_rails")
>>> data = game.new_game(4, {}, random.Random(7)).to_data()
>>> game.load(data).to_data() == data
True
>>> game.load(data | {"banker": 9})
Traceback (most recent call last):
    ...
game.rules.contract.OpeningError: error-at place=banker what=opening-seat
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from game.rules.contract import OpeningError, State
from game.rules.messages import Message
from game.rules.schema_errors import SchemaError, at_place, parse_validation_error
from game.rules.validation import BoardErrorCode, OpeningErrorCode

F = TypeVar("F", bound=msgspec.Struct)
S = TypeVar("S", bound=State)


def load_opening(data: object, form: type[F], deal_again: Callable[[F], S]) -> S:
    """Return the opening that `data` describe.

    `deal_again` builds an opening from the free choices in the data, and rejects impossible
    choices (see `require`). Raises `OpeningError` with the place and the requirement.
    """
    try:
        given = msgspec.convert(data, form)
    except msgspec.ValidationError as error:
        raise OpeningError(at_place(*parse_validation_error(error))) from error
    opening = deal_again(given)
    _require_same("", opening.to_data(), msgspec.to_builtins(given))
    return opening


def require(holds: bool, place: str, what: Message) -> None:
    """Raise `OpeningError` with the place and the requirement unless a condition holds."""
    if not holds:
        raise OpeningError(at_place(place, what))


def require_players(players: int, counts: range) -> None:
    """Raise `OpeningError` unless the board is for this number of players."""
    require(
        players in counts,
        "players",
        OpeningErrorCode.PLAYERS(minimum=counts[0], maximum=counts[-1], found=players),
    )


def require_cubes(cubes: Sequence[Sequence[int]], per_city: Sequence[int], goods: Mapping[str, int]) -> None:
    """Raise `OpeningError` unless the cubes by city and color can be drawn from a bag.

    `per_city` has the number of cubes in each city, `goods` the number in the bag of each color.
    """
    shape = [len(city) for city in cubes]
    wanted = OpeningErrorCode.LISTS(lists=len(per_city), length=len(goods))
    require(shape == [len(goods)] * len(per_city), "cubes", wanted)
    for city, (here, drawn) in enumerate(zip(cubes, per_city, strict=True)):
        require(sum(here) == drawn, f"cubes[{city}]", BoardErrorCode.COUNT(expected=drawn, found=sum(here)))
    for colour, (name, total) in enumerate(goods.items()):
        found = sum(city[colour] for city in cubes)
        wanted = OpeningErrorCode.AT_MOST_OF(maximum=total, name=name, found=found)
        require(found <= total, "cubes", wanted)


def _require_same(place: str, dealt: Any, given: Any) -> None:
    """Raise `OpeningError` at the first place where data differ from the rebuilt opening."""
    if isinstance(dealt, dict) and isinstance(given, dict):
        for key, value in dealt.items():
            _require_same(f"{place}.{key}" if place else key, value, given[key])
    elif isinstance(dealt, list) and isinstance(given, list | tuple):
        require(len(dealt) == len(given), place, SchemaError.ENTRIES(expected=len(dealt), found=len(given)))
        for number, (value, other) in enumerate(zip(dealt, given, strict=True)):
            _require_same(f"{place}[{number}]", value, other)
    else:
        require(dealt == given, place, SchemaError.VALUE(expected=str(dealt), found=str(given)))
