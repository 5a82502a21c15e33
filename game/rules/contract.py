"""The contract between rules, bots, match and table: Game, State, Move, Event.

A `Game` is the box: the board, the setup, the names of things. A `State` is the table in
the middle of play, and alone defines what is legal. Chance is a player like any other: where a die is
rolled or a card is turned, `State.current_player` is `CHANCE` and `State.chance_outcomes` gives the weights.

>>> from game.rules.catalog import find_game
>>> game = find_game("american_rails")
>>> state = game.new_game(4, {}, random.Random(7))
>>> state.current_player(), state.prompt()
(2, Message(ask-put-up))
>>> [game.format_move(move) for move in state.legal_moves()[:3]]
['put up American', 'put up National', 'put up Continental']
>>> state.play(game.parse_move("put up American"), on_event=print)
SharePutUp(seat=2, company=0)
>>> state.play(game.parse_move("bid 99"))
Traceback (most recent call last):
    ...
game.rules.contract.IllegalMove: refused-bid-too-high cash=50
>>> state.illegal_reason(game.parse_move("bid 99"))
Message(refused-bid-too-high cash=50)
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import Field, dataclass
from enum import Enum, IntEnum
from typing import Any, ClassVar, Final, NamedTuple, Self

from mypy_extensions import mypyc_attr

from game.rules.boards import BoardError, BoardFile, BoardHeader, Titles
from game.rules.codecs import Codec
from game.rules.facts import Facts
from game.rules.messages import Message, MessageId, PaymentReason, UserError

CHANCE: Final = -1
"""The return value of `State.current_player` when the next move is drawn, not chosen."""

TERMINAL: Final = -2
"""The return value of `State.current_player` when the game has ended."""

Options = Mapping[str, bool]
"""The variants of a match, on or off by key."""

Data = dict[str, Any]
"""A state as plain dictionaries, lists, strings and integers, ready for JSON."""


class Sound(Enum):
    """The sound of an event. Of all events of a move only the first in this order is heard.

    >>> event_info(MoneyPaid).sound is Sound.COIN
    True
    """

    BELL = "bell"
    GAVEL = "gavel"
    DICE = "dice"
    TRAIN = "train"
    TRACK = "track"
    CUBE = "cube"
    CARD = "card"
    COIN = "coin"
    TICK = "tick"


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One decision: a small immutable value with named fields.

    Every move is a frozen dataclass with slots; two moves with the same fields are equal.
    `Game.format_move` and `Game.parse_move` are its one readable text form.

    >>> @dataclass(frozen=True, slots=True)
    ... class Wait(Move):
    ...     seat: int
    >>> Wait(2) == Wait(seat=2)
    True
    """

    __slots__ = ()
    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened when a move was played; every event is a frozen dataclass.

    Next to its definition each type of event is registered with its message and sound.

    >>> @dataclass(frozen=True, slots=True)
    ... class TrainArrived(Event):
    ...     city: int
    >>> register_event(TrainArrived, "train-arrived", Sound.BELL)
    >>> TrainArrived(city=3).message_key()
    'train-arrived'
    """

    __slots__ = ()
    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    def message_key(self) -> str | None:
        """Return the key of its message in the log; None if it has no line of its own."""
        return event_info(type(self)).key


class EventInfo(NamedTuple):
    """The message key and the sound of events of a type, and whether they reveal a secret or are a pass.

    >>> event_info(MoneyPaid)
    EventInfo(key=None, sound=<Sound.COIN: 'coin'>, reveals=False, passes=False)
    """

    key: str | None = None
    sound: Sound | None = None
    reveals: bool = False
    passes: bool = False


_EVENT_INFO: Final[dict[type[Event], EventInfo]] = {}


def register_event(
    kind: type[Event],
    key: str | None = None,
    sound: Sound | None = None,
    reveals: bool = False,
    passes: bool = False,
) -> None:
    """Register the message (None: no line in the log) and the sound of events of a type.

    `reveals`: the event shows players something that was hidden from them, so undo stops there.
    `passes`: the event is that a seat passes, so several in a row can share a line.
    """
    _EVENT_INFO[kind] = EventInfo(key, sound, reveals, passes)


def event_info(kind: type[Event]) -> EventInfo:
    """Return what is registered for events of a type. Raises `TypeError` if nothing is."""
    if kind not in _EVENT_INFO:
        raise TypeError(f"{kind.__qualname__} needs a call of register_event()")
    return _EVENT_INFO[kind]


EventListener = Callable[[Event], None]
"""A listener that is called with each event when it happens."""


class PartyType(Enum):
    """The types of parties to a payment.

    >>> BANK.kind is PartyType.BANK
    True
    """

    BANK = "bank"
    SEAT = "seat"
    COMPANY = "company"


class Party(NamedTuple):
    """A payer or payee: the bank, a seat or a company.

    >>> BANK, seat_party(2), company_party(0)
    (Party(kind=<PartyType.BANK: 'bank'>, number=0), Party(kind=<PartyType.SEAT: 'seat'>, number=2),
    Party(kind=<PartyType.COMPANY: 'company'>, number=0))
    """

    kind: PartyType
    number: int = 0


BANK: Final = Party(PartyType.BANK)


def seat_party(seat: int) -> Party:
    """Return the player in a seat as a payer or payee."""
    return Party(PartyType.SEAT, seat)


def company_party(company: int) -> Party:
    """Return a company's treasury as a payer or payee."""
    return Party(PartyType.COMPANY, company)


@dataclass(frozen=True, slots=True)
class MoneyPaid(Event):
    """A payment of `amount` dollars from `payer` to `payee`."""

    payer: Party
    payee: Party
    amount: int
    reason: PaymentReason

    def message_key(self) -> str | None:
        """Return the message of the reason, if the log has a line for it."""
        return self.reason.key if self.reason.logged else None


register_event(MoneyPaid, None, Sound.COIN)


@dataclass(frozen=True, slots=True)
class Option:
    """A variant that can be chosen in the setup; the message ``option-KEY`` names it.

    >>> Option("may_pass_shares").default
    False
    """

    key: str
    default: bool = False


class EndStage(IntEnum):
    """How near a condition that ends the game is.

    >>> EndStage.CERTAIN > EndStage.POSSIBLE
    True
    """

    FAR = 0
    NEAR = 1
    POSSIBLE = 2
    """It can be met, or become certain, before the end of the current turn, year or phase."""
    CERTAIN = 3


@dataclass(frozen=True, slots=True)
class EndCondition:
    """A condition that ends the game; the message's attribute ``words`` is a sentence."""

    message: Message
    stage: EndStage
    left: int = 0
    """How many steps are missing: shares, years or supplies."""
    steps: tuple[int, int] | None = None
    """The steps taken toward it, and those needed, if they are few."""


class IllegalMove(ValueError):
    """An illegal move, with the reason for players."""

    def __init__(self, move: Move | str, reason: Message) -> None:
        super().__init__(str(reason))
        self.move = move
        self.reason = reason


class GeneralRefusal(MessageId):
    """The reason for illegal moves for which a game has no reason of its own."""

    NOT_NOW = "refused-not-now"


NOT_NOW: Final = GeneralRefusal.NOT_NOW()


class SetupError(UserError, ValueError):
    """An invalid number of players or option; the message names what is valid.

    >>> raise SetupError(SetupErrorCode.PLAYERS(minimum=3, maximum=5, players=2))
    Traceback (most recent call last):
        ...
    game.rules.contract.SetupError: cannot-deal-players minimum=3 maximum=5 players=2
    """


class SetupErrorCode(MessageId):
    """Reasons why a game can't begin with these players or options."""

    PLAYERS = "cannot-deal-players", "minimum maximum players"
    NO_OPTION = "cannot-deal-option", "option known"
    NO_OPTIONS = "cannot-deal-options", "option"


class OpeningError(UserError, ValueError):
    """Data that are no opening of this game; the message names the place and the requirement.

    >>> raise OpeningError(GeneralRefusal.NOT_NOW())
    Traceback (most recent call last):
        ...
    game.rules.contract.OpeningError: refused-not-now
    """


@mypyc_attr(allow_interpreted_subclasses=True)
class GameError(UserError):
    """An error whose message names things of a game, in the words of `game`.

    >>> from game.rules.catalog import find_game
    >>> find_game("american_rails").new_game(2, {}, random.Random(7))
    Traceback (most recent call last):
        ...
    game.rules.contract.SetupError: cannot-deal-players minimum=3 maximum=5 players=2
    """

    def __init__(self, message: Message, game: Game | None = None, names: Sequence[str] = ()) -> None:
        """`names` are the players', by seat; without a game the message is independent of games."""
        super().__init__(message)
        self.game = game
        self.names = names


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A state of a game, and the only authority on what is legal in it.

    Seats are numbered clockwise from 0. Money is whole dollars.

    >>> from game.rules.catalog import find_game
    >>> state = find_game("new_england_railways").new_game(3, {}, random.Random(7))
    >>> while state.current_player() != CHANCE:
    ...     state.play(state.legal_moves()[-1])
    >>> state.prompt()
    Message(ask-growth)
    >>> move, weight = state.chance_outcomes()[0]
    >>> after = state.copy()
    >>> after.play(move)
    >>> after == state, weight
    (False, 1)
    """

    __slots__ = ("game", "players")

    game: Game
    """The game that is played."""
    players: int
    """How many seats take part."""

    @abstractmethod
    def current_player(self) -> int:
        """Return the seat that decides next, or `CHANCE`, or `TERMINAL`."""

    @abstractmethod
    def legal_moves(self) -> Sequence[Move]:
        """Return every legal move, each once, in a fixed order; empty only when the game is over.

        The sequence may be shared with other states, so don't change it.
        """

    @abstractmethod
    def apply_unchecked(self, move: Move, on_event: EventListener | None = None) -> None:
        """Carry out a move without checking it, for search and replay.

        An illegal move corrupts the state; `play` checks moves.
        """

    def play(self, move: Move, on_event: EventListener | None = None) -> None:
        """Carry out a move and pass each event to `on_event`.

        Raises `IllegalMove` with a reason, and changes nothing, if the move isn't legal.
        """
        if move not in self.legal_moves():
            raise IllegalMove(move, self.illegal_reason(move) or NOT_NOW)
        self.apply_unchecked(move, on_event)

    @abstractmethod
    def illegal_reason(self, move: Move) -> Message | None:
        """Return why `move` can't be played now; None if it is legal."""

    def chance_outcomes(self) -> Sequence[tuple[Move, int]]:
        """Return every move of chance with its integer weight; empty unless it is chance's turn."""
        return ()

    def reopened(self, everybody: bool = False) -> Self | None:
        """Return a copy in which nobody has bid in the auction under way, and the current player begins.

        The seats that have passed take part again only if `everybody` does. None without an auction.
        """
        return None

    def outcomes_are_equivalent(self) -> bool:
        """Return whether, at `CHANCE`, all outcomes have the same value for everybody."""
        return False

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent copy."""

    def key(self) -> Hashable:
        """Return a hashable value that is equal for equal positions of one game on one board."""
        return repr(self.to_data())

    @abstractmethod
    def scores(self) -> list[int]:
        """Return the score of each seat as it would count if the game ended now."""

    @abstractmethod
    def winners(self) -> list[int]:
        """Return the seats that have won (several share a tie); empty while the game goes on."""

    def tie_break(self) -> Message | None:
        """Return how a tie for the greatest score was broken, or that the victory is shared.

        None if one seat alone has the greatest score, and while the game goes on.
        """
        return None

    @abstractmethod
    def ending(self) -> Message | None:
        """Return why the game ended; None while it goes on."""

    def end_conditions(self) -> Sequence[EndCondition]:
        """Return the conditions that can still end the game, and how near they are; empty when it is over."""
        return ()

    @abstractmethod
    def prompt(self) -> Message:
        """Return the prompt for the current player; the message's attribute ``words`` is a sentence."""

    @abstractmethod
    def heading(self) -> Message:
        """Return the part of the game ("1854, second action phase")."""

    def period(self) -> int:
        """Return the year or turn as players count them; 0 before the first."""
        return 0

    @abstractmethod
    def to_data(self) -> Data:
        """Return the whole state as plain data; `Game.restore` makes an equal state of it."""

    has_hidden_info: ClassVar[bool] = False
    """Whether players keep something secret: `view` leaves it out, `determinize` makes it up."""

    secret_moves: ClassVar[tuple[type[Move], ...]] = ()
    """The moves of which others see only that they were made."""

    paid_moves: ClassVar[tuple[type[Move], ...]] = ()
    """The moves that cost money: a table never plays them automatically, even if they are forced."""

    def observation(self, seat: int) -> Data:
        """Return what the player in `seat` knows, as plain data; everything if nothing is hidden."""
        return self.to_data()

    def determinize(self, seat: int, rng: random.Random) -> Self:
        """Return a random complete state that agrees with everything the player in `seat` knows."""
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.to_data() == other.to_data()


class NoCustomBoards(MessageId):
    """Reasons why a game can't be played on a board."""

    OWN_ONLY = "board-own-only"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A game on its board: player counts, setup, and the text form of moves.

    >>> from game.rules.catalog import find_game
    >>> game = find_game("north_american_railways")
    >>> game.players, game.minutes
    (range(3, 6), 25)
    >>> game.codecs["company"].encode(0)
    'blue'
    >>> game.restore(game.new_game(3, {}, random.Random(7)).to_data()).scores()
    [2000, 2000, 2000]
    """

    key: ClassVar[str]
    """The name used in folders, saves and on the command line."""
    rules_version: ClassVar[int]
    """Incremented when older journals would replay differently."""
    options: ClassVar[tuple[Option, ...]] = ()
    other_board: BoardFile | None = None
    """The data of the board that it is played on, where that is not the game's own."""

    @property
    @abstractmethod
    def players(self) -> range:
        """Return the player counts that it can be played with, on its board."""

    @property
    @abstractmethod
    def minutes(self) -> int:
        """Return about how many minutes a game against bots takes on its board."""

    def on_board(self, data: BoardFile, name: str) -> Game:
        """Return the game on another board, whose data are called `name` in errors (for `find_game`).

        Raises `BoardError` if the data are no board of the game; a game may have no boards but its own.
        """
        raise BoardError(name, "", NoCustomBoards.OWN_ONLY())

    @property
    def board_header(self) -> BoardHeader | None:
        """Return the header of the board's file: its title and player counts."""
        return None

    @property
    def facts(self) -> Facts:
        """Return the facts of the board that help, lessons and the turn card insert into texts."""
        return {}

    def check_new_board(self, name: str) -> None:  # noqa: B027 (most games have no such rule)
        """Raise `BoardError` if no new match may begin on this board, whose data are called `name`.

        Matches that began on such a board can still be opened and played, so a rule that is added later
        belongs here and not into the reading of a board.
        """

    @abstractmethod
    def new_game(self, players: int, options: Options, rng: random.Random) -> State:
        """Return the opening state of a new match, with the random setup drawn from `rng`.

        Raises `SetupError` for an invalid number of players or option.
        """

    @abstractmethod
    def load(self, data: object) -> State:
        """Return the opening described by external data: by a match file or a saved match.

        Raises `OpeningError` if anything is missing, of the wrong type or impossible.
        """

    @property
    @abstractmethod
    def codecs(self) -> Mapping[str, Codec]:
        """Return the codecs of figures by name: a company by its name, an amount in dollars."""

    def summarize(self, events: Sequence[Event]) -> Sequence[Event | Message]:
        """Summarize what one seat did in consecutive moves, for the log."""
        return events

    def headings(self, events: Sequence[Event], heading: Message) -> Sequence[Message]:
        """Return the part of the game in which each event of a move happened; the move began in `heading`."""
        return [heading] * len(events)

    @property
    def titles(self) -> Titles:
        """Return the translations of the board's names of cities, cards and lines."""
        return {}

    @abstractmethod
    def restore(self, data: Data) -> State:
        """Return the state from the output of `State.to_data` in a process of this program, unchecked."""

    @abstractmethod
    def format_move(self, move: Move) -> str:
        """Format a move as text for journals ("lay American Cleveland")."""

    @abstractmethod
    def parse_move(self, text: str) -> Move:
        """Parse the text form of a move. Raises `MoveParseError` with what was expected."""

    def check_setup(self, players: int, options: Options) -> None:
        """Raise `SetupError` for an invalid number of players or option."""
        if players not in self.players:
            raise SetupError(
                SetupErrorCode.PLAYERS(minimum=self.players[0], maximum=self.players[-1], players=players)
            )
        known = tuple(option.key for option in self.options)
        for key in options:
            if not known:
                raise SetupError(SetupErrorCode.NO_OPTIONS(option=key))
            if key not in known:
                raise SetupError(SetupErrorCode.NO_OPTION(option=key, known=known))
