"""The file format of a game's puzzles: matches, each with its deal, its moves and its puzzles.

A puzzle is the number of moves that lead to it, with what the deep search found there.

>>> one = RatedMove("pass", value=0.61, chance=0.7, scores=(80.0, 74.0, 71.0), error=0.01, visits=280)
>>> puzzle = Puzzle("7-31", after=31, seat=2, kind="pass", stars=1, missed=("apprentice",), weighed=(one,))
>>> puzzle.answer
'pass'
>>> told = RecordedMatch(("skilled",) * 3, {}, deal={}, moves=("pass",) * 31, puzzles=(puzzle,))
>>> ExaminedMatch("american_rails", seed=1, number=7, found=told).found is told
True
>>> PuzzleFile(FORMAT, FORMAT_VERSION, "american_rails", 1, "mcts:playouts=300", (told,)).game
'american_rails'
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

FORMAT: Final = "parlorcar puzzles"
FORMAT_VERSION: Final = 1

MOST_STARS: Final = 3

Count = Annotated[int, Meta(ge=0)]
Text = Annotated[str, Meta(min_length=1, max_length=400)]
Part = Annotated[float, Meta(ge=0.0, le=1.0)]


class RatedMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A move of a puzzle and what the deep search found of it, as in `ai.bot.Candidate`."""

    move: Text
    value: Part
    chance: Part
    scores: tuple[float, ...]
    error: Annotated[float, Meta(ge=0.0)]
    visits: Count


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A position in which one move is clearly best."""

    key: Annotated[str, Meta(min_length=1, max_length=40)]
    """The puzzle's permanent name, under which solutions are remembered."""
    after: Count
    """The number of moves that lead to it, chance included."""
    seat: Count
    """The seat that decides."""
    kind: Text
    """The type of the best move (`Notation.gist`)."""
    stars: Annotated[int, Meta(ge=1, le=MOST_STARS)]
    """The puzzle's difficulty: how many levels of bots miss it."""
    missed: Annotated[tuple[str, ...], Meta(min_length=1)]
    """The levels of bots that miss it more often than not."""
    weighed: Annotated[tuple[RatedMove, ...], Meta(min_length=2)]
    """The moves that were compared, best first."""

    @property
    def answer(self) -> str:
        """The best move, in its text form."""
        return self.weighed[0].move


class RecordedMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A match between bots up to its last puzzle."""

    bots: Annotated[tuple[Text, ...], Meta(min_length=2)]
    """The bots, by seat."""
    options: dict[str, bool]
    deal: dict[str, Any]
    moves: tuple[Text, ...]
    puzzles: tuple[Puzzle, ...]


class PuzzleFile(Struct, frozen=True, forbid_unknown_fields=True):
    """All puzzles of a game."""

    format: str
    format_version: int
    game: str
    rules_version: Annotated[int, Meta(ge=1)]
    search: Text
    """The description of the bot whose repeated search found the best moves."""
    matches: tuple[RecordedMatch, ...]


class ExaminedMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A match that was searched for puzzles; `found` is None if it has none."""

    game: str
    seed: int
    number: Count
    found: RecordedMatch | None
