"""Achievements as data: what somebody must do in a match, or in all matches together.

Each game has a file of them (``assets/achievements/GAME.toml``), and so have all games together
(``house.toml``). An achievement is about one of three things:

- ``event``: something that the rules tell (a type of the game's events), done by the seat that ``whose``
  names; ``where`` says what its figures must be, ``between`` which two places it joins. ``times`` is how
  often in one match, ``different`` the figure that must be another one each time, ``total`` the figure
  whose sum in one match must reach ``least``.
- ``end``: how a match must end.
- ``counted``: what all matches, lessons and puzzles together must come to; then ``least`` is the number.

>>> [one.key for one in achievements("american_rails")][:2]
['first-share', 'first-dividend']
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal, TypeVar

from msgspec import Meta, Struct

from assets import MissingAsset, asset
from game.rules.boards import as_board, read_data

SHARED: Final = "house"
"""The file of what is achieved over all games."""
MOVER: Final = "mover"
"""In `whose`: the seat that made the move."""

Number = Annotated[int, Meta(ge=1)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Key = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
BadgeColor = Literal["red", "blue", "green", "violet", "black", "teal"]
"""The colours that badges have."""
CareerCount = Literal["played", "won", "games-won", "row", "lessons", "puzzles"]
"""What can be counted over all matches: played, won, how many games, most in a row; and what was learned."""

T = TypeVar("T")


class Bounds(Struct, frozen=True, forbid_unknown_fields=True):
    """What a figure must be at least, or at most."""

    least: int | None = None
    most: int | None = None

    def contains(self, figure: object) -> bool:
        """Whether a figure lies within them."""
        if not isinstance(figure, int):
            return False
        return (self.least is None or figure >= self.least) and (self.most is None or figure <= self.most)


class MatchEnd(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match must end for a seat; what is not named may be as it likes."""

    won: bool = False
    """Whether the seat must win."""
    score: int | None = None
    """Its score, at least."""
    lead: int | None = None
    """How far it is before the next seat, at least."""
    margin: int | None = None
    """How far it is before the next seat, at most."""
    players: int | None = None
    """How many sit at the table, at least."""
    level: Name | None = None
    """The level that every bot at the table has, or a higher one; there must be one."""
    without: tuple[Name, ...] = ()
    """Types of events that the seat must not have caused."""


class Achievement(Struct, frozen=True, forbid_unknown_fields=True):
    """One achievement. What it is called, and how it is done, the words say (``badge-KEY``)."""

    key: Key
    icon: Name
    """The picture on its badge, below ``assets/images``."""
    enamel: BadgeColor
    event: Name | None = None
    whose: Name = "seat"
    where: dict[str, int | str | Bounds] = {}
    between: tuple[Name, Name] | None = None
    times: Number = 1
    different: Name | None = None
    total: Name | None = None
    least: Number = 1
    end: MatchEnd | None = None
    counted: CareerCount | None = None

    def id(self, game: str) -> str:
        """How it is kept with a profile."""
        return f"{game}/{self.key}"


class _File(Struct, forbid_unknown_fields=True):
    achievement: list[Achievement]


@cache
def achievements(game: str) -> tuple[Achievement, ...]:
    """The achievements of a game (its key), or of all games (`HOUSE`); none if it has no file.

    Raises `BoardError`, naming file and place, for a file that holds something else.
    """
    try:
        path = asset("achievements", f"{game}.toml")
    except MissingAsset:
        return ()
    return tuple(as_board(read_data(path), _File, path.name).achievement)
