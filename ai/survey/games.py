"""Play the games of a survey.

>>> surveyed = SurveySettings("north_american_railways", board=None, players=3, bot="random", seed=1)
>>> (course,) = play_games(surveyed, games=1)
>>> played = observed(surveyed, course)
>>> played
ObservedGame(scores=(...), winners=(...), ...)
>>> len(played.scores), round(sum(played.margin(seat) for seat in range(3)))
(3, 0)
>>> observed(surveyed, RecordedGame(surveyed.run, 0, course.moves[:7]))
Traceback (most recent call last):
    ...
ai.survey.games.BadRecordedGame: survey-bad-course number=0 move=8
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from ai.bot import Bot
from ai.chance import sample_chance
from ai.checkpoint import JsonlResults, other_run
from ai.registry import make_bot
from ai.survey.observer import ObservedGame, Observer
from ai.task_pool import HERE, TaskPool
from game.rules.accounts import AccountHeading
from game.rules.boards import LOOK, board_header, read_board_file
from game.rules.catalog import find_game, game_packages, import_optional, load_accounts
from game.rules.codecs import MoveParseError
from game.rules.contract import CHANCE, TERMINAL, Event, Game, IllegalMove, Move, State
from game.rules.messages import MessageId, UserError


class SurveyMessage(MessageId):
    """Errors in recorded games."""

    COURSE = "survey-bad-course", "number move"


class BadRecordedGame(UserError, ValueError):
    """Raised for moves that make no game; the message names the wrong one."""


Seated = Callable[[int], Bot]
"""Returns the bot of a seat; the number is the seed of its chances."""


class OtherBoard(NamedTuple):
    """A board other than the game's own, as it is sent to other machines."""

    name: str
    """The name of its file in errors."""
    data: bytes
    """The content of the file, as JSON."""

    @property
    def game(self) -> str:
        """The key of its game. Raises `BoardError`."""
        return board_header(msgspec.json.decode(self.data), self.name).game


def other_board(path: Path) -> OtherBoard:
    """Return the board in a file. Raises `BoardError`."""
    return OtherBoard(path.name, msgspec.json.encode(read_board_file(path)))


class Run(Struct, frozen=True, forbid_unknown_fields=True):
    """The data that identify the games of a survey in a file."""

    game: str
    rules: int
    """The version of the game's rules."""
    board: str
    """A digest of everything that a board defines for the game."""
    players: int
    bot: str
    seed: int


class RecordedGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game of a survey as it is stored: its moves."""

    run: Run
    number: int
    moves: tuple[str, ...]
    """The text forms of the moves, chance included."""


@dataclass(frozen=True, slots=True)
class SurveySettings:
    """The settings of a survey: a game between equal bots, on its own board or another."""

    key: str
    """The game's key."""
    board: OtherBoard | None
    players: int
    bot: str
    seed: int

    @property
    def game(self) -> Game:
        """The game on its board. Raises `UnknownGame` and `BoardError`."""
        return _game_on(self.key, self.board)

    @property
    def run(self) -> Run:
        """The key of this survey's games in a file."""
        rules = self.game.rules_version
        return Run(self.key, rules, _digest(self.key, self.board), self.players, self.bot, self.seed)

    def seated(self, seed: int) -> Bot:
        """Return one of the bots. Raises `UnknownBot`."""
        return make_bot(self.bot, game=self.key, seed=seed)

    def deal(self, number: int) -> tuple[State, random.Random]:
        """Return the opening of a game, and the random numbers for its course."""
        return _deal(self.game, self.players, f"{self.seed}/{number}")


@cache
def _game_on(key: str, board: OtherBoard | None) -> Game:
    return find_game(key) if board is None else find_game(key, msgspec.json.decode(board.data), board.name)


@cache
def _digest(key: str, board: OtherBoard | None) -> str:
    data = read_board_file(key) if board is None else msgspec.json.decode(board.data)
    played = {name: section for name, section in data.items() if name != LOOK}
    return blake2b(msgspec.json.encode(played, order="deterministic"), digest_size=8).hexdigest()


def observer_for(key: str) -> type[Observer]:
    """Return the observer for the game with this key."""
    room = import_optional(game_packages(key).ai, "survey")
    observer: type[Observer] = room.OBSERVER if room else Observer
    return observer


class SurveyCheckpoint(JsonlResults[RecordedGame]):
    """A file to which the games of a survey are appended.

    >>> from tempfile import TemporaryDirectory
    >>> surveyed = SurveySettings("north_american_railways", board=None, players=3, bot="random", seed=1)
    >>> with TemporaryDirectory() as folder, SurveyCheckpoint(Path(folder) / "kept.jsonl", surveyed) as kept:
    ...     (course,) = play_games(surveyed, 1, kept=kept)
    ...     SurveyCheckpoint(kept.path, surveyed).lines == [course]
    True
    """

    def __init__(self, path: Path, surveyed: SurveySettings) -> None:
        """Read the file and open it. Raises `CheckpointError`, also if it is of another survey."""
        here = asdict(surveyed.run)
        begins = [b'{"run":' + msgspec.json.encode(surveyed.run)]
        super().__init__(path, RecordedGame, lambda course: other_run(here, asdict(course.run)), begins)


def play_games(
    surveyed: SurveySettings, games: int, pool: TaskPool = HERE, kept: SurveyCheckpoint | None = None
) -> Generator[RecordedGame, None, None]:
    """Yield the games in the order of their numbers; stored ones are not played again."""
    known = {course.number: course for course in kept.lines} if kept else {}
    return pool.run(partial(play_game, surveyed), range(games), known, kept.add if kept else None)


def play_game(surveyed: SurveySettings, number: int) -> RecordedGame:
    """Play one game between equal bots; the same arguments give the same game."""
    state, rng = surveyed.deal(number)
    bots = _Bots(surveyed.players, surveyed.seated, rng)
    moves: list[str] = []

    def noted(state: State) -> Move:
        move = bots.choose(state)
        moves.append(state.game.format_move(move))
        return move

    _played(state, noted)
    return RecordedGame(surveyed.run, number, tuple(moves))


def observed(surveyed: SurveySettings, course: RecordedGame) -> ObservedGame:
    """Replay a game and return what was observed. Raises `BadRecordedGame` for illegal moves."""
    state, _ = surveyed.deal(course.number)
    told = _Told(course.moves)
    try:
        played = _played(state, told.choose)
    except (IndexError, MoveParseError, IllegalMove) as wrong:
        raise BadRecordedGame(SurveyMessage.COURSE(number=course.number, move=told.made)) from wrong
    if told.made < len(course.moves):
        raise BadRecordedGame(SurveyMessage.COURSE(number=course.number, move=told.made + 1))
    return played


def play_on(game: Game, players: int, seated: Seated, seed: str) -> ObservedGame:
    """Play one game between `seated` bots; the same seed gives the same game."""
    state, rng = _deal(game, players, seed)
    return _played(state, _Bots(players, seated, rng).choose)


def _deal(game: Game, players: int, seed: str) -> tuple[State, random.Random]:
    rng = random.Random(seed)
    return game.new_game(players, {}, rng), rng


class _Bots:
    """Equal bots at a table, and the random numbers for chance."""

    def __init__(self, players: int, seated: Seated, rng: random.Random) -> None:
        self._bots = [seated(rng.getrandbits(32)) for _ in range(players)]
        self._imagined = random.Random(rng.getrandbits(32))
        self._rng = rng

    def choose(self, state: State) -> Move:
        """Return the next move."""
        actor = state.current_player()
        if actor == CHANCE:
            return sample_chance(state, self._rng)
        return self._bots[actor].choose(state.determinize(actor, self._imagined), actor, 1.0)


class _Told:
    """The moves of a stored game."""

    def __init__(self, moves: Sequence[str]) -> None:
        self._moves = moves
        self.made = 0

    def choose(self, state: State) -> Move:
        """Return the next stored move. Raises `IndexError` if there is none, and `MoveParseError`."""
        self.made += 1
        return state.game.parse_move(self._moves[self.made - 1])


def _played(state: State, choose: Callable[[State], Move]) -> ObservedGame:
    """Play a game with moves from `choose` and return what was observed. Raises `IllegalMove`."""
    observer = observer_for(state.game.key)(state.players)
    sources: list[Counter[AccountHeading]] = [Counter() for _ in range(state.players)]
    first, decisions = -1, 0
    while (actor := state.current_player()) != TERMINAL:
        if actor != CHANCE:
            first = actor if first < 0 else first
            decisions += 1
        _play(state, choose(state), observer, sources)
    ending = state.ending()
    assert ending is not None
    return ObservedGame(
        scores=tuple(state.scores()),
        winners=tuple(state.winners()),
        first=first,
        decisions=decisions,
        periods=state.period(),
        ending=ending,
        sources=tuple(map(dict, sources)),
        moments=tuple(observer.moments),
        counts=tuple(dict(counts) for counts in observer.counts),
    )


def _play(state: State, move: Move, observer: Observer, sources: Sequence[Counter[AccountHeading]]) -> None:
    """Play a move, and record what happened and what it brought and cost the seats."""
    events: list[Event] = []

    def see(event: Event) -> None:
        observer.see(state, event)
        events.append(event)

    state.play(move, see)
    for item in load_accounts(state.game.key).entries(state, events):
        assert isinstance(item.heading.id, AccountHeading)
        sources[item.seat][item.heading.id] += item.amount
