"""Achievements as data: what a player must do in a match, or in all matches together.

Each game has a file of them (``assets/achievements/GAME.toml``), and so have all games together
(``house.toml``). An achievement has one of three kinds:

- ``event``: an event of the game, caused by the seat that ``whose`` names; ``where`` restricts its fields,
``between`` its two places. ``times`` is how often in one match, ``different`` a field that must differ each
time, ``total`` a field whose sum in one match must reach ``least``. - ``end``: how a match must end. -
``counted``: what all matches, lessons and puzzles together must come to; ``least`` is the number.

>>> [one.key for one in achievements("american_rails")][:2]
['first-share', 'first-dividend']
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal, TypeVar

from msgspec import Meta, Struct

from assets import MissingAsset, asset
from game.rules.boards import convert_board, read_toml

SHARED: Final = "house"
"""The file of achievements over all games."""
MOVER: Final = "mover"
"""In `whose`: the seat that made the move."""

Number = Annotated[int, Meta(ge=1)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Key = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
BadgeColor = Literal["red", "blue", "green", "violet", "black", "teal"]
"""The colors of badges."""
CareerCount = Literal["played", "won", "games-won", "row", "lessons", "puzzles"]
"""Counts over all matches: played, won, games won, longest winning streak, lessons, puzzles."""

T = TypeVar("T")


class Bounds(Struct, frozen=True, forbid_unknown_fields=True):
    """The bounds of a field."""

    least: int | None = None
    most: int | None = None

    def contains(self, figure: object) -> bool:
        """Return whether a value is within them."""
        if not isinstance(figure, int):
            return False
        return (self.least is None or figure >= self.least) and (self.most is None or figure <= self.most)


class MatchEnd(Struct, frozen=True, forbid_unknown_fields=True):
    """Requirements for how a match ends for a seat; every field is optional."""

    won: bool = False
    """Whether the seat must win."""
    score: int | None = None
    """The seat's minimum score."""
    lead: int | None = None
    """The seat's minimum lead over the next seat."""
    margin: int | None = None
    """The seat's maximum lead over the next seat."""
    players: int | None = None
    """The minimum number of players."""
    level: Name | None = None
    """The minimum level of every other player, who must be bots."""
    without: tuple[Name, ...] = ()
    """The types of events that the seat must not have caused."""


class Achievement(Struct, frozen=True, forbid_unknown_fields=True):
    """One achievement. Its title and description are messages (``badge-KEY``)."""

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
        """Return its key in a profile."""
        return f"{game}/{self.key}"


class _File(Struct, forbid_unknown_fields=True):
    achievement: list[Achievement]


@cache
def achievements(game: str) -> tuple[Achievement, ...]:
    """Return the achievements of a game (its key), or of all games (`SHARED`); none if it has no file.

    Raises `BoardError`, naming file and place, for an invalid file.
    """
    try:
        path = asset("achievements", f"{game}.toml")
    except MissingAsset:
        return ()
    return tuple(convert_board(read_toml(path), _File, path.name).achievement)
