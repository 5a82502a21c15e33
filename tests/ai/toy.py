"""A toy game for the search: a tree written by hand, with choices, chance and results."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from game.rules.codecs import Codec
from game.rules.contract import CHANCE, TERMINAL, Data, EventListener, Game, Move, Options, State
from game.rules.messages import Message, MessageId


class Said(MessageId):
    CHOOSE = "toy-choose"
    TREE = "toy-tree"
    LEAF = "toy-leaf"
    NO_BRANCH = "toy-no-branch"


@dataclass(frozen=True, slots=True)
class Step(Move):
    """Go along the branch with this label."""

    label: str


@dataclass(frozen=True, slots=True)
class Choice:
    """A place where `current_player` decides; chance draws by the weights (1 for a branch not named)."""

    actor: int
    branches: dict[str, Choice | tuple[int, ...]]
    weights: dict[str, int] | None = None


Tree = Choice | tuple[int, ...]


class ToyState(State):
    """A place in a tree; a leaf is the scores of the seats."""

    __slots__ = ("at",)

    game: ToyGame

    def __init__(self, game: ToyGame, at: Tree) -> None:
        self.game = game
        self.players = game.seats
        self.at = at

    def current_player(self) -> int:
        return self.at.actor if isinstance(self.at, Choice) else TERMINAL

    def legal_moves(self) -> Sequence[Move]:
        if not isinstance(self.at, Choice):
            return []
        return [Step(label) for label in self.at.branches]

    def chance_outcomes(self) -> Sequence[tuple[Move, int]]:
        assert isinstance(self.at, Choice)
        assert self.at.actor == CHANCE
        weights = self.at.weights or {}
        return [(Step(label), weights.get(label, 1)) for label in self.at.branches]

    def apply_unchecked(self, move: Move, on_event: EventListener | None = None) -> None:
        assert isinstance(self.at, Choice)
        assert isinstance(move, Step)
        self.at = self.at.branches[move.label]

    def illegal_reason(self, move: Move) -> Message | None:
        return None if move in self.legal_moves() else Said.NO_BRANCH()

    def copy(self) -> Self:
        return type(self)(self.game, self.at)

    def scores(self) -> list[int]:
        return [0] * self.players if isinstance(self.at, Choice) else list(self.at)

    def winners(self) -> list[int]:
        if isinstance(self.at, Choice):
            return []
        return [seat for seat, score in enumerate(self.at) if score == max(self.at)]

    def ending(self) -> Message | None:
        return None if isinstance(self.at, Choice) else Said.LEAF()

    def prompt(self) -> Message:
        return Said.CHOOSE()

    def heading(self) -> Message:
        return Said.TREE()

    def to_data(self) -> Data:
        return {"at": repr(self.at)}


class ToyGame(Game):
    """The box around one tree."""

    key = "toy"
    players = range(2, 4)
    minutes = 1
    rules_version = 1
    codecs: Mapping[str, Codec] = {}

    def __init__(self, seats: int, tree: Tree) -> None:
        self.seats = seats
        self.tree = tree

    def new_game(self, players: int, options: Options, rng: random.Random) -> ToyState:
        return ToyState(self, self.tree)

    def load(self, data: object) -> State:
        raise NotImplementedError

    restore = load

    def format_move(self, move: Move) -> str:
        assert isinstance(move, Step)
        return move.label

    def parse_move(self, text: str) -> Move:
        return Step(text)


def at(seats: int, tree: Tree) -> ToyState:
    """The state at the root of a tree."""
    return ToyGame(seats, tree).new_game(seats, {}, random.Random(0))
