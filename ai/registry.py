"""Bots by short names with parameters (``mcts:seconds=0.5,seed=3``), and the levels that players choose from.

>>> parse("minimax:mode=paranoid,depth=3")
('minimax', {'mode': 'paranoid', 'depth': 3})
>>> type(make_bot("master", game="american_rails", seed=1)).__name__
'MctsBot'
>>> resolved("skilled:character=miser", "american_rails")
'greedy:noise=0.012,jump=0.5,style=miser'
>>> split_specs("mcts:seconds=0.2,seed=3,greedy")
['mcts:seconds=0.2,seed=3', 'greedy']
>>> make_bot("mcts:playouts=many")
Traceback (most recent call last):
    ...
ai.registry.UnknownBot: bot-bad-value spec=mcts:playouts=many parameter=playouts value=many
what=schema-error-between kind=type-int low=1 high=10000000
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from ai import players
from ai.bot import Bot
from ai.greedy import GreedyBot
from ai.jump_bids import JumpingBot
from ai.knowledge import knowledge_of
from ai.mcts import MctsBot
from ai.minimax import MODES, MinimaxBot
from ai.random_bot import RandomBot
from ai.weights import TRIAL, BadWeights, is_tried, names_for
from game.rules.messages import AnyOf, Message, MessageId, UserError
from game.rules.schema_errors import SchemaError, ValueType

Value = int | float | str


class BotMessage(MessageId):
    """Errors in the description of a bot."""

    NO_BOT = "no-such-bot", "found known"
    NO_PARAMETER = "bot-no-parameter", "spec bot found known"
    NO_PARAMETERS = "bot-no-parameters", "spec bot found"
    NO_VALUE = "bot-no-value", "spec parameter found"
    BAD_VALUE = "bot-bad-value", "spec parameter value what"
    TWICE = "bot-parameter-twice", "spec parameter"


class BotTitle(MessageId):
    """Names and descriptions of bot types, levels and characters."""

    RANDOM = "bot-type-random"
    GREEDY = "bot-type-greedy"
    MINIMAX = "bot-type-minimax"
    MCTS = "bot-type-mcts"
    APPRENTICE = "level-apprentice"
    SKILLED = "level-skilled"
    EXPERT = "level-expert"
    MASTER = "level-master"
    GRAND_MASTER = "level-grandmaster"
    APPRENTICE_BOT = "bot-apprentice"
    SKILLED_BOT = "bot-skilled"
    EXPERT_BOT = "bot-expert"
    MASTER_BOT = "bot-master"
    GRAND_MASTER_BOT = "bot-grandmaster"
    CHARACTER_BOT = "bot-character", "level character"
    OTHER_BOT = "bot-other", "spec"
    MISER = "character-miser"
    BUILDER = "character-builder"
    RAIDER = "character-raider"
    GAMBLER = "character-gambler"


CHARACTERS: Final = {
    "miser": BotTitle.MISER(),
    "builder": BotTitle.BUILDER(),
    "raider": BotTitle.RAIDER(),
    "gambler": BotTitle.GAMBLER(),
}
"""The characters by key; the message's attribute ``words`` describes the way of playing."""


class UnknownBot(UserError, ValueError):
    """Raised for a description that makes no bot; the message names what was expected."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """The allowed values of a parameter: a number between two bounds, or one of some words.

    >>> Parameter(int, 1, 100).read("12"), Parameter(int, 1, 100).read("0")
    (12, None)
    >>> Parameter(int, 1, 100).expected("0")
    Message(schema-error-between kind=type-int low=1 high=100)
    >>> STYLE.read("miser", "american_rails"), STYLE.read("mizer", "american_rails")
    ('miser', None)
    """

    kind: type[int] | type[float] | type[str]
    low: float = 0.0
    high: float = float("inf")
    words: tuple[str, ...] | Callable[[str], tuple[str, ...]] = ()
    """The allowed words, or a function that returns those of a game (by key)."""
    also: Callable[[str], bool] | None = None
    """Whether another word is allowed."""

    def read(self, text: str, game: str = "") -> Value | None:
        """Return the value of `text` in a game; None if it is not allowed."""
        if self.kind is str:
            return text if text in self._known(game) or (self.also is not None and self.also(text)) else None
        try:
            value = self.kind(text)
            size = float(value)
        except (ValueError, OverflowError):
            return None
        return value if self.low <= size <= self.high and size < float("inf") else None

    def expected(self, found: str, game: str = "") -> Message:
        """Return a message with the values allowed in a game, for the invalid value `found`."""
        if self.kind is str:
            return SchemaError.ONE_OF(known=AnyOf(self._known(game)), found=found)
        kind = (ValueType.INT if self.kind is int else ValueType.FLOAT)()
        if self.high == float("inf"):
            return SchemaError.AT_LEAST(kind=kind, low=f"{self.low:.12g}")
        return SchemaError.BETWEEN(kind=kind, low=f"{self.low:.12g}", high=f"{self.high:.12g}")

    def _known(self, game: str) -> tuple[str, ...]:
        return self.words(game) if callable(self.words) else self.words


@dataclass(frozen=True, slots=True)
class BotType:
    """A type of bot: its class, its description and its parameters."""

    make: Callable[..., Bot]
    line: Message
    parameters: Mapping[str, Parameter] = field(default_factory=dict)


SEED: Final = Parameter(int)
"""Makes a bot's choices repeatable."""
SECONDS: Final = Parameter(float, 0.001, 3600)
"""The thinking time of a move."""
WEIGHTS: Final = Parameter(str, words=names_for, also=is_tried)
"""The weights of the evaluation."""


def _styles(game: str) -> tuple[str, ...]:
    """Return the characters of a game; all there are if it has none or is unknown."""
    return tuple(players.characters(game) or CHARACTERS)


STYLE: Final = Parameter(str, words=_styles)
"""A character of the game (`players.characters`)."""
JUMP: Final = Parameter(float, 0, 1)
"""How far bids go toward the price at which the auction is likely to end (`ai.jump_bids`)."""

BOT_TYPES: Final[Mapping[str, BotType]] = {
    "random": BotType(RandomBot, BotTitle.RANDOM(), {"seed": SEED}),
    "greedy": BotType(
        GreedyBot,
        BotTitle.GREEDY(),
        {
            "noise": Parameter(float, 0, 10),
            "blunder_rate": Parameter(float, 0, 1),
            "endgame": Parameter(int, 0, 1_000_000),
            "weights": WEIGHTS,
            "style": STYLE,
            "jump": JUMP,
            "seed": SEED,
        },
    ),
    "minimax": BotType(
        MinimaxBot,
        BotTitle.MINIMAX(),
        {
            "seconds": SECONDS,
            "turn": SECONDS,
            "mode": Parameter(str, words=MODES),
            "depth": Parameter(int, 1, 100),
            "width": Parameter(int, 0, 1000),
            "inner": Parameter(int, 0, 1000),
            "details": Parameter(int, 0, 100),
            "smooth": Parameter(float, 0.0, 0.95),
            "samples": Parameter(int, 1, 100),
            "anticipate": Parameter(int, 0, 1),
            "noise": Parameter(float, 0.0, 1.0),
            "positions": Parameter(int, 1, 10_000_000),
            "least": Parameter(int, 0, 10_000_000),
            "weights": WEIGHTS,
            "style": STYLE,
            "jump": JUMP,
            "seed": SEED,
        },
    ),
    "mcts": BotType(
        MctsBot,
        BotTitle.MCTS(),
        {
            "seconds": SECONDS,
            "turn": SECONDS,
            "playouts": Parameter(int, 1, 10_000_000),
            "least": Parameter(int, 0, 10_000_000),
            "horizon": Parameter(int, -1, 100_000),
            "spread": Parameter(float, 0, 100),
            "min_sigma": Parameter(int, 0, 100),
            "stop_sigma": Parameter(int, 0, 100),
            "open_loop": Parameter(int, 0, 1),
            "reuse_tree": Parameter(int, 0, 1),
            "halving": Parameter(int, 0, 1),
            "explore": Parameter(float, 0, 100),
            "bias": Parameter(float, 0, 1000),
            "width": Parameter(int, 1, 1000),
            "equal_share": Parameter(float, 0.0, 1.0),
            "weights": WEIGHTS,
            "style": STYLE,
            "jump": JUMP,
            "seed": SEED,
        },
    ),
}
"""The types of bots by name. The docstrings of the bots explain the parameters."""


OLD_PARAMETERS: Final[Mapping[str, str]] = {
    "slip": "blunder_rate",
    "even": "equal_share",
    "careful": "min_sigma",
    "race": "halving",
    "keep": "reuse_tree",
}
"""The earlier spellings of parameters, which saved games and match files may still contain."""


@dataclass(frozen=True, slots=True)
class Level:
    """A strength for players to choose; each game's file defines it (`ai.players`)."""

    key: str
    title: Message
    """Its name; the message's attribute ``words`` describes how it plays."""
    bot: Message
    """The name of a bot of this level."""


LEVELS: Final = tuple(
    Level(key, title(), bot())
    for key, title, bot in zip(
        players.LEVELS,
        (
            BotTitle.APPRENTICE,
            BotTitle.SKILLED,
            BotTitle.EXPERT,
            BotTitle.MASTER,
            BotTitle.GRAND_MASTER,
        ),
        (
            BotTitle.APPRENTICE_BOT,
            BotTitle.SKILLED_BOT,
            BotTitle.EXPERT_BOT,
            BotTitle.MASTER_BOT,
            BotTitle.GRAND_MASTER_BOT,
        ),
        strict=True,
    )
)

WORK: Final[Mapping[str, str]] = {"mcts": "playouts", "minimax": "positions"}
"""The parameter that limits the work of each search."""

AT_TABLE: Final[Mapping[str, float]] = {
    "seconds": 60.0,
    "turn": 300.0,
    "depth": 24,
    "playouts": 20_000,
    "positions": 200_000,
    "least": 20_000,
}
"""The maximum of each parameter in a match with people; commands that play without people allow more."""
UNTIMED_DEPTH: Final = 6
"""The maximum depth at a table without a time limit, because each level takes several times as long."""

LEVEL_PARAMETERS: Final[Mapping[str, Parameter]] = {"character": STYLE, "seconds": SECONDS, "seed": SEED}
"""The parameters of a level: a character of the game, another time for a move, a seed."""


def levels() -> tuple[Level, ...]:
    """Return the levels for the set-up page, weakest first."""
    return LEVELS


def bot_names() -> list[str]:
    """Return every name that `make_bot` knows: the types of bots, then the levels."""
    return [*BOT_TYPES, *(level.key for level in LEVELS)]


def level_of(spec: str) -> str | None:
    """Return the key of the level that a description names; None for another bot.

    >>> level_of("expert:character=miser"), level_of("greedy")
    ('expert', None)
    """
    name = _pieces(spec)[0]
    return name if name in players.LEVELS else None


def bot_title(spec: str) -> Message:
    """Return the name of a bot: the title of its level, or its own description."""
    level = next((level for level in LEVELS if level.key == level_of(spec)), None)
    if level is None:
        return BotTitle.OTHER_BOT(spec=spec)
    character = character_of(spec)
    return level.bot if character is None else BotTitle.CHARACTER_BOT(level=level.bot, character=character)


def character_of(spec: str) -> Message | None:
    """Return the name of the character in the description of a level; None without one."""
    name, pieces = _pieces(spec)
    return CHARACTERS.get(dict(pieces).get("character") or "") if name in players.LEVELS else None


def make_bot(spec: str, *, game: str = "", seed: int | None = None) -> Bot:
    """Return the bot that `spec` describes: a name, and after a colon its parameters
    (``minimax:mode=paranoid``).

    A level's name stands for what it is in `game` (a key). `seed` is used if the description has none and the
    bot takes one. Raises `UnknownBot`, saying what was expected.
    """
    name, parameters = parse(spec, game)
    bot_type = BOT_TYPES[name]
    if seed is not None and "seed" in bot_type.parameters:
        parameters.setdefault("seed", seed)
    jump = float(parameters.pop("jump", 0.0))
    bot = bot_type.make(**parameters)
    if not jump:
        return bot
    judging = {key: str(parameters[key]) for key in ("weights", "style") if key in parameters}
    return JumpingBot(bot, jump, **judging)


def parse(spec: str, game: str = "") -> tuple[str, dict[str, Value]]:
    """Return the type of bot and the parameters of a description, for a game. Raises `UnknownBot`."""
    name, pieces = _pieces(spec)
    if name in players.LEVELS:
        given = _values(name, LEVEL_PARAMETERS, pieces, spec, game)
        character = given.pop("character", None)
        described = players.description(game, name, None if character is None else str(character))
        kind, own = parse(described, game)
        known = BOT_TYPES[kind].parameters
        return kind, own | {key: value for key, value in given.items() if key in known}
    if name not in BOT_TYPES:
        raise UnknownBot(BotMessage.NO_BOT(found=name, known=AnyOf(bot_names())))
    return name, _values(name, BOT_TYPES[name].parameters, pieces, spec, game)


def check_at_table(spec: str, game: str) -> None:
    """Raise `UnknownBot` for an invalid description, or a bot that would think for too long in a match.

    >>> check_at_table("mcts:playouts=9000000", "american_rails")
    Traceback (most recent call last):
        ...
    ai.registry.UnknownBot: bot-bad-value spec=mcts:playouts=9000000 parameter=playouts value=9000000
    what=schema-error-between kind=type-int low=1 high=20000
    """
    name, parameters = parse(spec, game)
    for key, value in parameters.items():
        high = AT_TABLE.get(key, float("inf"))
        if key == "depth" and "seconds" not in parameters:
            high = UNTIMED_DEPTH
        if not isinstance(value, str) and value > high and key != "seed":
            bounded = replace(BOT_TYPES[name].parameters[key], high=high)
            what = bounded.expected(str(value), game)
            raise UnknownBot(BotMessage.BAD_VALUE(spec=spec, parameter=key, value=str(value), what=what))


def resolved(spec: str, game: str) -> str:
    """Return the full description of a bot type that the description of a level stands for in a game."""
    name, parameters = parse(spec, game)
    return f"{name}:{','.join(f'{key}={value}' for key, value in parameters.items())}" if parameters else name


def with_parameters(spec: str, **parameters: str) -> str:
    """Return a description with further or changed parameters.

    >>> with_parameters("greedy", weights="hand"), with_parameters("mcts:playouts=20,seed=1", playouts="9")
    ('greedy:weights=hand', 'mcts:seed=1,playouts=9')
    """
    name, _, rest = spec.partition(":")
    kept = [
        part
        for part in rest.split(",")
        if rest and _current_name(part.partition("=")[0].strip()) not in parameters
    ]
    return f"{name}:{','.join([*kept, *(f'{key}={value}' for key, value in parameters.items())])}"


def _pieces(spec: str) -> tuple[str, list[tuple[str, str | None]]]:
    """Split a description into the bot's name and its parameters, as pairs; a missing value is None."""
    name, _, rest = spec.strip().partition(":")
    found: list[tuple[str, str | None]] = []
    for part in rest.split(",") if rest else ():
        key, equals, value = part.partition("=")
        found.append((_current_name(key.strip()), value.strip() if equals else None))
    return name, found


def _current_name(parameter: str) -> str:
    """Return the current spelling of a parameter's name."""
    return OLD_PARAMETERS.get(parameter, parameter)


def _values(
    name: str, known: Mapping[str, Parameter], pieces: Sequence[tuple[str, str | None]], spec: str, game: str
) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for key, value in pieces:
        if not known:
            raise UnknownBot(BotMessage.NO_PARAMETERS(spec=spec, bot=name, found=key))
        if key not in known:
            raise UnknownBot(BotMessage.NO_PARAMETER(spec=spec, bot=name, found=key, known=AnyOf(known)))
        if value is None:
            raise UnknownBot(BotMessage.NO_VALUE(spec=spec, parameter=key, found=key))
        if key in found:
            raise UnknownBot(BotMessage.TWICE(spec=spec, parameter=key))
        read = known[key].read(value, game)
        what = known[key].expected(value, game) if read is None else _unfit(known[key], value, game)
        if what is not None:
            raise UnknownBot(BotMessage.BAD_VALUE(spec=spec, parameter=key, value=value, what=what))
        if read is not None:
            found[key] = read
    return found


def _unfit(parameter: Parameter, value: str, game: str) -> Message | None:
    """Return what is wrong with a file of trial weights; None if nothing is."""
    if game and parameter is WEIGHTS and value == TRIAL:
        try:
            evaluator = knowledge_of(game, value).evaluator
            evaluator.weights.of(evaluator.terms, 0.0)
        except BadWeights as wrong:
            return wrong.message
    return None


def split_specs(text: str) -> list[str]:
    """Return the descriptions in a list such as ``mcts:seconds=0.2,seed=3,greedy``.

    A comma ends a description unless a parameter (``key=value``) follows it.
    """
    specs: list[str] = []
    for part in text.split(","):
        if specs and "=" in part and ":" not in part:
            specs[-1] += f",{part.strip()}"
        else:
            specs.append(part.strip())
    return specs
