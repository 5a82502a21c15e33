"""Bots by short names with parameters: ``mcts:seconds=0.5,seed=3``; and the levels people choose from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from ai.bot import Bot
from ai.greedy import GreedyBot
from ai.mcts import MctsBot
from ai.minimax import MODES, MinimaxBot
from ai.random_bot import RandomBot

Value = int | float | str


class UnknownBot(ValueError):
    """A description that makes no bot; the message says what was expected."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """What may be written behind ``key=``: a number between two bounds, or one of some words."""

    kind: type[int] | type[float] | type[str]
    help: str
    low: float = 0.0
    high: float = float("inf")
    words: tuple[str, ...] = ()

    def read(self, text: str) -> Value:
        """The value that `text` stands for. Raises `ValueError`, saying what was expected."""
        if self.kind is str:
            if text not in self.words:
                raise ValueError(f"expected {' or '.join(self.words)}")
            return text
        try:
            value = self.kind(text)
        except ValueError:
            raise ValueError(f"expected {self.expected}") from None
        if not self.low <= float(value) <= self.high or float(value) == float("inf"):
            raise ValueError(f"expected {self.expected}")
        return value

    @property
    def expected(self) -> str:
        """The values that are allowed, in words."""
        number = "a whole number" if self.kind is int else "a number"
        if self.high == float("inf"):
            return f"{number} from {self.low:.12g} up"
        return f"{number} from {self.low:.12g} to {self.high:.12g}"


@dataclass(frozen=True, slots=True)
class Kind:
    """A sort of bot: what makes one, and its parameters."""

    make: Callable[..., Bot]
    line: str
    parameters: Mapping[str, Parameter] = field(default_factory=dict)


SEED: Final = Parameter(int, "makes its choices repeatable", 0)
SECONDS: Final = Parameter(float, "thinking time of a move", 0.001, 3600)

KINDS: Final[Mapping[str, Kind]] = {
    "random": Kind(RandomBot, "any legal move", {"seed": SEED}),
    "greedy": Kind(
        GreedyBot,
        "one ply on an appraisal",
        {"noise": Parameter(float, "error in judging a move, in clear leads", 0, 10), "seed": SEED},
    ),
    "minimax": Kind(
        MinimaxBot,
        "iterative deepening, max^n or paranoid",
        {
            "seconds": SECONDS,
            "mode": Parameter(str, "what the others are thought to want", words=MODES),
            "depth": Parameter(int, "the deepest iteration", 1, 100),
            "width": Parameter(int, "candidates kept at a node, 0 for all", 0, 1000),
            "seed": SEED,
        },
    ),
    "mcts": Kind(
        MctsBot,
        "Monte Carlo tree search",
        {
            "seconds": SECONDS,
            "playouts": Parameter(int, "a fixed number of playouts instead of a time", 1, 10_000_000),
            "horizon": Parameter(int, "decisions until a playout is appraised, -1 for none", -1, 100_000),
            "explore": Parameter(float, "weight of curiosity", 0, 100),
            "bias": Parameter(float, "visits that the one-ply appraisal counts for", 0, 1000),
            "width": Parameter(int, "candidates that a node starts with", 1, 1000),
            "seed": SEED,
        },
    ),
}


@dataclass(frozen=True, slots=True)
class Level:
    """A strength for people to choose: weaker by time, horizon and noise, not by absurd moves."""

    key: str
    title: str
    line: str
    spec: str


LEVELS: Final = (
    Level("apprentice", "Bot, apprentice", "Plays at once, and often misjudges.", "greedy:noise=0.25"),
    Level("skilled", "Bot, skilled", "Plays at once, and sees what a move is worth.", "greedy"),
    Level("expert", "Bot, expert", "Takes a second to look ahead.", "mcts:seconds=1"),
    Level("master", "Bot, master", "Takes four seconds to look far ahead.", "mcts:seconds=4"),
)


def levels() -> tuple[Level, ...]:
    """The strengths for the set-up screen, weakest first."""
    return LEVELS


def bot_names() -> list[str]:
    """Every name that `make_bot` knows: the sorts of bots, then the levels."""
    return [*KINDS, *(level.key for level in LEVELS)]


def bot_title(spec: str) -> str:
    """A bot's friendly title: that of its level, or its own description."""
    for level in LEVELS:
        if spec in (level.key, level.spec):
            return level.title
    return f"Bot, {spec}"


def make_bot(spec: str, *, seed: int | None = None) -> Bot:
    """The bot that `spec` describes: a name, and after a colon its parameters (``minimax:mode=paranoid``).

    A level's name stands for its description; parameters after it go before the level's own.
    `seed` is used if the description names none. Raises `UnknownBot`, saying what was expected.
    """
    name, parameters = parse(spec)
    if seed is not None:
        parameters.setdefault("seed", seed)
    return KINDS[name].make(**parameters)


def parse(spec: str) -> tuple[str, dict[str, Value]]:
    """The sort of bot and the parameters in a description. Raises `UnknownBot`."""
    name, _, rest = spec.strip().partition(":")
    for level in LEVELS:
        if name == level.key:
            kind, given = parse(level.spec)
            return kind, given | _parameters(kind, rest, spec)
    if name not in KINDS:
        raise UnknownBot(f"no bot is called {name!r}; expected one of: {', '.join(bot_names())}")
    return name, _parameters(name, rest, spec)


def _parameters(name: str, text: str, spec: str) -> dict[str, Value]:
    known = KINDS[name].parameters
    found: dict[str, Value] = {}
    for part in text.split(",") if text else ():
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if key not in known:
            raise UnknownBot(
                f"{spec!r}: {name} has no parameter {key!r}; expected one of: {', '.join(known)}"
            )
        if not equals:
            raise UnknownBot(f"{spec!r}: expected {key}=..., found {part!r}")
        try:
            found[key] = known[key].read(value)
        except ValueError as wrong:
            raise UnknownBot(f"{spec!r}: {key}={value}: {wrong}") from None
    return found


def split_specs(text: str) -> list[str]:
    """The descriptions in a list such as ``mcts:seconds=0.2,seed=3,greedy``.

    A comma ends a description unless a parameter (``key=value``) follows it.
    """
    specs: list[str] = []
    for part in text.split(","):
        if specs and "=" in part and ":" not in part:
            specs[-1] += f",{part.strip()}"
        else:
            specs.append(part.strip())
    return specs
