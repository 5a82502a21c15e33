"""The figures of a position that a lesson's texts insert, by their names in messages.

>>> from game.learning.lesson_course import Course
>>> from game.learning.lessons import lessons_of
>>> course = Course(lessons_of("american_rails")[0])
>>> figures = figures_of(course.match.state, course.match.names, course.you)
>>> figures["treasury_republic"], figures["cash_you"], figures["unsold_republic"]
(20, 30, 2)
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import fields, is_dataclass
from typing import Final

from game.rules.codecs import NameCodec
from game.rules.contract import Move, State
from game.rules.messages import Dollars, MessageArg

YOU: Final = "you"
"""The end of the name of a figure of the learner's own seat."""
BY_COMPANY: Final = ("treasury", "income", "sold", "unsold", "cubes", "symbols")
BY_SEAT: Final = ("cash", "debt", "income", "points", "engine", "bonds")
"""The fields of a state that have a figure for each company, or for each seat. An income belongs to the
companies in games that have treasuries.
"""
BY_CITY: Final = ("full", "shared")
"""The fields of a city on the board that have a figure: what it pays."""
MONEY: Final = frozenset({"treasury", "income", "cash", "debt"})
HIGHEST_BID: Final = "highest_bid"
NAMED: Final = ("amount", "city", "company", "hex", "row")
"""The fields of the learner's last move that texts insert under the same names."""

Figures = dict[str, MessageArg]


def figures_of(state: State, names: Sequence[str], you: int, absent: Iterable[str] = ()) -> Figures:
    """Return the figures of a position; `names` are the players' by seat, `you` is the learner's seat.

    Players who are `absent`, because they sit at another table of the lesson, have nothing.
    """
    found: Figures = {}
    companies = state.game.codecs.get("company")
    has_treasuries = isinstance(companies, NameCodec) and hasattr(state, "treasury")
    if has_treasuries and isinstance(companies, NameCodec):
        for field in BY_COMPANY:
            for company, name in enumerate(companies.names):
                _add(found, state, field, company, name)
    for field in BY_SEAT:
        if field in BY_COMPANY and has_treasuries:
            continue
        for seat, name in enumerate(names):
            _add(found, state, field, seat, name)
        _add(found, state, field, you, YOU)
        if hasattr(state, field):
            found.update({f"{field}_{_key(name)}": 0 for name in absent})
    for city in getattr(getattr(state, "board", None), "cities", ()):
        for field in BY_CITY:
            if hasattr(city, field):
                found[f"{field}_{_key(city.name)}"] = Dollars(getattr(city, field))
    found[HIGHEST_BID] = Dollars(getattr(getattr(state, "auction", None), "high", 0))
    return found


def _add(found: Figures, state: State, field: str, index: int, name: str) -> None:
    value = getattr(state, field, None)
    if value is None:
        return
    figure = int(value(index) if callable(value) else value[index])
    found[f"{field}_{_key(name)}"] = Dollars(figure) if field in MONEY else figure


def _key(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")


def named_in(state: State, move: Move | None) -> Figures:
    """Return the amount and the things that a move names; without a move, any."""
    found: Figures = {name: 0 for name in NAMED if name in state.game.codecs}
    if move is not None and is_dataclass(move):
        for field in fields(move):
            value = getattr(move, field.name)
            if field.name in found and isinstance(value, int):
                found[field.name] = value
    return found
