"""The puzzles that come with the program: positions in which one move is clearly the best.

A file of each game lists the matches that they come from (``ai.puzzles`` writes it). Every puzzle can be set
up as a match, with a person in the seat that is to move, and states the value of each answer.

>>> from datetime import date
>>> today = puzzle_of_the_day(date(2026, 3, 14))
>>> today == puzzle_of_the_day(date(2026, 3, 14)), today in puzzles_of(today.game)
(True, True)
>>> match = today.match(["Clara", "Henry", "Ada", "Emil"])
>>> match.current_player == today.seat, match.seats[today.seat].person
(True, True)
>>> match.moves_played == today.puzzle.after
True
>>> today.is_best(match.game.parse_move(today.puzzle.answer))
True
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from ai.bot import Candidate
from ai.explain import Explanation, reasons
from ai.knowledge import for_game
from ai.puzzles.puzzle_form import FORMAT, FORMAT_VERSION, Puzzle, PuzzleFile, RatedMove, RecordedMatch
from assets import MissingAsset, asset
from game.match.journal import CHANCE_DRAW, Entry, Journal, SeatPlan
from game.match.match import Match
from game.rules.catalog import find_game, game_keys
from game.rules.codecs import MoveParseError
from game.rules.contract import CHANCE, Game, GameError, IllegalMove, Move, OpeningError, SetupError, State
from game.rules.files import FileErrorCode, InputTooLarge, check_json, os_error_message, read_bounded
from game.rules.messages import Message, MessageId
from game.rules.schema_errors import ErrorContext, SchemaError, at_place, parse_validation_error

FOLDER: Final = "puzzles"
"""The folder of the files among the assets, each named by its game."""


MAXIMUM_BYTES: Final = 4 * 1024 * 1024
"""The maximum size of a puzzle file; the program's own have up to 170,000 bytes."""
MAXIMUM_VALUES: Final = 400_000
"""The maximum number of values in a file of puzzles."""


class PuzzleTrouble(MessageId):
    """The errors of a file of puzzles."""

    SEAT = "puzzle-seat", "expected found"
    MOVE = "puzzle-move", "text"
    ORDER = "puzzle-order"
    TWICE = "puzzle-twice", "key"


class PuzzleError(GameError, ValueError):
    """An invalid file of puzzles; the note names the file, the place and what was expected."""


@dataclass(frozen=True, slots=True, eq=False)
class Posed:
    """A puzzle with its number among those of its game."""

    game: str
    number: int
    """The number from 1, the easiest."""
    puzzle: Puzzle
    told: RecordedMatch
    search: str
    """The description of the bot whose search found the best move."""

    @property
    def key(self) -> str:
        """The puzzle's permanent name among those of all games."""
        return f"{self.game}/{self.puzzle.key}"

    @property
    def seat(self) -> int:
        """The seat that is to move."""
        return self.puzzle.seat

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.told.bots)

    def position(self) -> State:
        """Return the position without the moves that led to it, which is quicker than building a match."""
        game = find_game(self.game)
        state = game.load(self.told.deal)
        for text in self.told.moves[: self.puzzle.after]:
            state.apply_unchecked(game.parse_move(text))
        return state

    def seats(self, names: Sequence[str]) -> list[SeatPlan]:
        """Return a person in the seat that is to move, bots in the others.

        `names` are given to that person and to the bots, in the order of the turn; there are enough of them.
        """
        turns = [(seat - self.seat) % self.players for seat in range(self.players)]
        return [
            SeatPlan(names[turn], turn, bot if turn else None)
            for turn, bot in zip(turns, self.told.bots, strict=True)
        ]

    def match(self, names: Sequence[str]) -> Match:
        """Return the match up to the puzzle, for practice and not saved; `names` as in `seats`."""
        journal = Journal(
            game=self.game,
            rules_version=find_game(self.game).rules_version,
            seats=self.seats(names),
            practice=True,
            deal=self.told.deal,
            options=self.told.options,
            position=self.puzzle.after,
            entries=_entries(self.told, self.puzzle.after, find_game(self.game)),
        )
        return Match.from_journal(journal)

    def explanation(self, state: State) -> Explanation:
        """Return the result of the deep search as an explanation; `state` is the position itself."""
        known = for_game(state.game)
        found = [_candidate(one, state.game) for one in self.puzzle.weighed]
        return reasons(self.known(state), self.search, found, known)

    def known(self, state: State) -> State:
        """Return the position as the seat's player knows it."""
        return state.determinize(self.seat, random.Random(1))

    def place_of(self, move: Move) -> int | None:
        """Return the rank of a move among those that were compared, from 0; None if it is not there."""
        text = find_game(self.game).format_move(move)
        return next((i for i, one in enumerate(self.puzzle.weighed) if one.move == text), None)

    def is_best(self, move: Move) -> bool:
        """Return whether a move solves the puzzle."""
        return self.place_of(move) == 0


def _candidate(one: RatedMove, game: Game) -> Candidate:
    return Candidate(game.parse_move(one.move), one.value, one.visits, one.chance, one.scores, one.error)


@cache
def puzzles_of(game: str) -> tuple[Posed, ...]:
    """Return the puzzles of a game (its key), easiest first; none if it has no file. Raises `PuzzleError`."""
    try:
        path = asset(FOLDER, f"{game}.json")
    except MissingAsset:
        return ()
    return read_puzzles(path, game)


def read_puzzles(path: Path, game: str) -> tuple[Posed, ...]:
    """Return the puzzles in a file, easiest first. Raises `PuzzleError`."""
    file = _read(path)
    for place, expected, found in (
        ("format", FORMAT, file.format),
        ("format_version", FORMAT_VERSION, file.format_version),
        ("game", game, file.game),
        ("rules_version", find_game(game).rules_version, file.rules_version),
    ):
        if found != expected:
            raise _error(path, at_place(place, SchemaError.VALUE(expected=expected, found=found)))
    found_in = [(puzzle, told) for told in file.matches for puzzle in told.puzzles]
    keys_seen: set[str] = set()
    for puzzle, _ in found_in:
        if puzzle.key in keys_seen:
            raise _error(path, PuzzleTrouble.TWICE(key=puzzle.key))
        keys_seen.add(puzzle.key)
    found_in.sort(key=lambda one: (one[0].stars, len(one[0].missed), one[0].key))
    return tuple(
        Posed(game, number, puzzle, told, file.search) for number, (puzzle, told) in enumerate(found_in, 1)
    )


def _read(path: Path) -> PuzzleFile:
    try:
        text = read_bounded(path, MAXIMUM_BYTES)
        check_json(text, MAXIMUM_VALUES)
        return msgspec.json.decode(text, type=PuzzleFile)
    except OSError as error:
        raise _error(path, ErrorContext.UNREADABLE(why=os_error_message(error))) from error
    except msgspec.ValidationError as error:
        raise _error(path, at_place(*parse_validation_error(error))) from None
    except InputTooLarge as error:
        raise _error(path, error.message) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise _error(path, FileErrorCode.NO_JSON()) from None


def _error(path: Path, what: Message, game: Game | None = None) -> PuzzleError:
    return PuzzleError(ErrorContext.FILE(file=path.name, what=what), game)


def check_puzzles(path: Path, game: str) -> None:
    """Replay every match of a puzzle file, and check that each puzzle is one by the current rules.

    Raises `PuzzleError` for the first invalid place.
    """
    read_puzzles(path, game)
    rules = find_game(game)
    for index, told in enumerate(_read(path).matches):
        _check_match(path, f"matches[{index}]", told, rules)


def _check_match(path: Path, place: str, told: RecordedMatch, game: Game) -> None:
    """Replay one match, checking each of its puzzles on the way."""
    numbers = [puzzle.after for puzzle in told.puzzles]
    if numbers != sorted(set(numbers)) or len(told.moves) < numbers[-1]:
        raise _error(path, at_place(f"{place}.puzzles", PuzzleTrouble.ORDER()))
    puzzles = {puzzle.after: (i, puzzle) for i, puzzle in enumerate(told.puzzles)}
    try:
        game.check_setup(len(told.bots), told.options)
        state = game.load(told.deal)
    except (OpeningError, SetupError) as error:
        raise _error(path, at_place(f"{place}.deal", error.message), game) from None
    for number in range(len(told.moves) + 1):
        if number in puzzles:
            i, puzzle = puzzles[number]
            _check_puzzle(path, f"{place}.puzzles[{i}]", puzzle, state)
        if number < len(told.moves):
            _play(path, f"{place}.moves[{number}]", told.moves[number], state)


def _play(path: Path, place: str, text: str, state: State) -> None:
    try:
        state.play(state.game.parse_move(text))
    except (MoveParseError, IllegalMove) as error:
        note = error.message if isinstance(error, MoveParseError) else error.reason
        raise _error(path, at_place(place, note), state.game) from None


def _check_puzzle(path: Path, place: str, puzzle: Puzzle, state: State) -> None:
    if state.current_player() != puzzle.seat:
        what = PuzzleTrouble.SEAT(expected=state.current_player(), found=puzzle.seat)
        raise _error(path, at_place(f"{place}.seat", what))
    legal = {state.game.format_move(move) for move in state.legal_moves()}
    for i, one in enumerate(puzzle.weighed):
        if one.move not in legal:
            what = PuzzleTrouble.MOVE(text=one.move)
            raise _error(path, at_place(f"{place}.weighed[{i}].move", what), state.game)
        if len(one.scores) != state.players:
            entries = SchemaError.ENTRIES(expected=state.players, found=len(one.scores))
            raise _error(path, at_place(f"{place}.weighed[{i}].scores", entries))


def _entries(told: RecordedMatch, number: int, game: Game) -> list[Entry]:
    """Return the first moves of a match as journal entries; their seats follow from the rules."""
    state, entries = game.load(told.deal), list[Entry]()
    for text in told.moves[:number]:
        seat = state.current_player()
        entries.append(Entry(text, seat, CHANCE_DRAW if seat == CHANCE else told.bots[seat]))
        state.apply_unchecked(game.parse_move(text))
    return entries


def all_puzzles() -> tuple[Posed, ...]:
    """Return the puzzles of all games, game by game. Raises `PuzzleError`."""
    return tuple(posed for key in game_keys() for posed in puzzles_of(key))


def puzzle_of_the_day(day: date) -> Posed:
    """Return the puzzle of a date, the same for everybody; all come in random order before one repeats.

    Raises `LookupError` without any puzzles.
    """
    found = all_puzzles()
    if not found:
        raise LookupError("there are no puzzles")
    turn, number = divmod(day.toordinal(), len(found))
    return random.Random(turn).sample(found, len(found))[number]
