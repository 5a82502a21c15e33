"""A small game with everything that matches must cope with: choices, forced moves, dice, secrets.

Each seat holds a secret number. In turn a seat takes points, rolls a die, or, once, shows its
secret. After a show the next seat has to bow, which is a move without a choice. The game ends
after three rounds; the secrets count.
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from game.rules import catalog
from game.rules.codecs import Codec, MoveParseError, MoveParseErrorCode
from game.rules.contract import (
    CHANCE,
    TERMINAL,
    Data,
    Event,
    EventListener,
    Game,
    Move,
    OpeningError,
    Option,
    Options,
    State,
    register_event,
)
from game.rules.messages import Message, MessageId
from game.rules.schema_errors import SchemaError


@dataclass(frozen=True, slots=True)
class Take(Move):
    points: int


@dataclass(frozen=True, slots=True)
class Roll(Move):
    pass


@dataclass(frozen=True, slots=True)
class Show(Move):
    pass


@dataclass(frozen=True, slots=True)
class Bow(Move):
    pass


@dataclass(frozen=True, slots=True)
class Rolled(Move):
    face: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Shown(Event):
    seat: int
    secret: int


register_event(Scored, "scored")
register_event(Shown, "shown", reveals=True)


class Said(MessageId):
    FORBIDDEN = "forbidden"
    OVER = "over"
    PLAY = "play"
    ROUND = "round", "number"


WORDS = {"roll": Roll(), "show": Show(), "bow": Bow()}
ROUNDS = 3


SAVED = ("bowing", "points", "rolling", "secrets", "shown", "turn")


class ToyState(State):
    __slots__ = SAVED

    def __init__(self, secrets: list[int]) -> None:
        self.game = GAME
        self.players = len(secrets)
        self.secrets = secrets
        self.points = [0] * len(secrets)
        self.shown = [False] * len(secrets)
        self.turn = 0
        self.rolling = False
        self.bowing = False

    @property
    def seat(self) -> int:
        return self.turn % self.players

    def current_player(self) -> int:
        if self.rolling:
            return CHANCE
        return TERMINAL if self.turn >= ROUNDS * self.players else self.seat

    def legal_moves(self) -> Sequence[Move]:
        if self.current_player() == TERMINAL:
            return []
        if self.rolling:
            return [Rolled(face) for face in range(1, 7)]
        if self.bowing:
            return [Bow()]
        return [Take(1), Take(2), Take(3), Roll(), *([] if self.shown[self.seat] else [Show()])]

    def chance_outcomes(self) -> Sequence[tuple[Move, int]]:
        return [(move, 1) for move in self.legal_moves()] if self.rolling else []

    def apply_unchecked(self, move: Move, on_event: EventListener | None = None) -> None:
        seat = self.seat
        match move:
            case Take(points) | Rolled(points):
                self.points[seat] += points
                self.rolling = False
                self.turn += 1
                if on_event:
                    on_event(Scored(seat, points))
            case Roll():
                self.rolling = True
            case Show():
                self.shown[seat] = True
                self.turn += 1
                self.bowing = self.current_player() != TERMINAL
                if on_event:
                    on_event(Shown(seat, self.secrets[seat]))
            case Bow():
                self.bowing = False

    def illegal_reason(self, move: Move) -> Message | None:
        return None if move in self.legal_moves() else Said.FORBIDDEN()

    def copy(self) -> Self:
        twin = type(self)(list(self.secrets))
        twin.points, twin.shown = list(self.points), list(self.shown)
        twin.turn, twin.rolling, twin.bowing = self.turn, self.rolling, self.bowing
        return twin

    def scores(self) -> list[int]:
        return [point + secret for point, secret in zip(self.points, self.secrets, strict=True)]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat in range(self.players) if scores[seat] == max(scores)] if self.ending() else []

    def ending(self) -> Message | None:
        return Said.OVER() if self.current_player() == TERMINAL else None

    def prompt(self) -> Message:
        return Said.PLAY()

    def heading(self) -> Message:
        return Said.ROUND(number=self.turn // self.players + 1)

    def to_data(self) -> Data:
        return {name: getattr(self, name) for name in SAVED}

    def observation(self, seat: int) -> Data:
        data = self.to_data()
        data["secrets"] = [
            secret if other == seat or self.shown[other] else None
            for other, secret in enumerate(self.secrets)
        ]
        return data

    def determinize(self, seat: int, rng: random.Random) -> Self:
        twin = self.copy()
        twin.secrets = [
            secret if other == seat or self.shown[other] else rng.randrange(100, 200)
            for other, secret in enumerate(self.secrets)
        ]
        return twin


class ToyGame(Game):
    key = "toy"
    players = range(2, 5)
    minutes = 1
    rules_version = 2
    options = (Option("high"),)
    codecs: Mapping[str, Codec] = {}

    def new_game(self, players: int, options: Options, rng: random.Random) -> ToyState:
        self.check_setup(players, options)
        low = 50 if options.get("high") else 0
        return ToyState([low + rng.randrange(50) for _ in range(players)])

    def load(self, data: Any) -> ToyState:
        try:
            state = ToyState([int(secret) for secret in data["secrets"]])
            for name in ("points", "shown"):
                if len(data[name]) != state.players:
                    raise OpeningError(SchemaError.ENTRIES(expected=state.players, found=len(data[name])))
                setattr(state, name, list(data[name]))
            state.turn, state.rolling, state.bowing = data["turn"], data["rolling"], data["bowing"]
        except (KeyError, TypeError, ValueError) as error:
            raise error if isinstance(error, OpeningError) else OpeningError(SchemaError.OTHER()) from None
        return state

    restore = load

    def format_move(self, move: Move) -> str:
        match move:
            case Take(points):
                return f"take {points}"
            case Rolled(face):
                return f"rolled {face}"
        return type(move).__name__.lower()

    def parse_move(self, text: str) -> Move:
        if text in WORDS:
            return WORDS[text]
        found = re.fullmatch(r"(take|rolled) ([0-9]+)", text)
        if not found:
            raise MoveParseError(
                MoveParseErrorCode.NO_NAME(expected="take, roll, rolled, show or bow", found=text)
            )
        return Take(int(found[2])) if found[1] == "take" else Rolled(int(found[2]))


GAME = ToyGame()
ASSETS = Path(__file__).parent / "assets"


def register() -> None:
    """Put the toy into the catalog of this process."""
    catalog.GAMES["toy"] = catalog.GamePackages(__name__, "")
