"""A toy game for the search: a tree written by hand, with choices, chance and results."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from game.rules.coders import Coder
from game.rules.contract import CHANCE, OVER, Data, Game, Move, Options, State, Tell
from game.rules.notes import Kind, Note


class Said(Kind):
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
    """A place where `actor` decides; chance draws by the weights (1 for a branch not named)."""

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

    def actor(self) -> int:
        return self.at.actor if isinstance(self.at, Choice) else OVER

    def moves(self) -> Sequence[Move]:
        if not isinstance(self.at, Choice):
            return []
        return [Step(label) for label in self.at.branches]

    def outcomes(self) -> Sequence[tuple[Move, int]]:
        assert isinstance(self.at, Choice)
        assert self.at.actor == CHANCE
        weights = self.at.weights or {}
        return [(Step(label), weights.get(label, 1)) for label in self.at.branches]

    def apply(self, move: Move, tell: Tell | None = None) -> None:
        assert isinstance(self.at, Choice)
        assert isinstance(move, Step)
        self.at = self.at.branches[move.label]

    def why_not(self, move: Move) -> Note | None:
        return None if move in self.moves() else Said.NO_BRANCH()

    def copy(self) -> Self:
        return type(self)(self.game, self.at)

    def scores(self) -> list[int]:
        return [0] * self.players if isinstance(self.at, Choice) else list(self.at)

    def winners(self) -> list[int]:
        if isinstance(self.at, Choice):
            return []
        return [seat for seat, score in enumerate(self.at) if score == max(self.at)]

    def ending(self) -> Note | None:
        return None if isinstance(self.at, Choice) else Said.LEAF()

    def prompt(self) -> Note:
        return Said.CHOOSE()

    def heading(self) -> Note:
        return Said.TREE()

    def to_data(self) -> Data:
        return {"at": repr(self.at)}


class ToyGame(Game):
    """The box around one tree."""

    key = "toy"
    players = range(2, 4)
    minutes = 1
    rules_version = 1
    coders: Mapping[str, Coder] = {}

    def __init__(self, seats: int, tree: Tree) -> None:
        self.seats = seats
        self.tree = tree

    def deal(self, players: int, options: Options, rng: random.Random) -> ToyState:
        return ToyState(self, self.tree)

    def load(self, data: object) -> State:
        raise NotImplementedError

    restore = load

    def write(self, move: Move) -> str:
        assert isinstance(move, Step)
        return move.label

    def read(self, text: str) -> Move:
        return Step(text)


def at(seats: int, tree: Tree) -> ToyState:
    """The state at the root of a tree."""
    return ToyGame(seats, tree).deal(seats, {}, random.Random(0))
