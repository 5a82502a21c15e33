"""The words that rules, bots, match and table speak: Game, State, Move, Event.

A `Game` is what comes in the box: the board, the set-up, the names of things. A `State` is the table in
the middle of play, and it alone says what may be done. Chance is a player like any other: where a die is
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
from enum import Enum
from typing import Any, ClassVar, Final, NamedTuple, Self

from mypy_extensions import mypyc_attr

from game.rules.boards import BoardError, BoardFile, BoardHeader, Titles
from game.rules.codecs import Codec
from game.rules.facts import Facts
from game.rules.messages import Message, MessageId, PaymentReason, UserError

CHANCE: Final = -1
"""What `State.current_player` returns when the next move is drawn, not chosen."""

TERMINAL: Final = -2
"""What `State.current_player` returns when the game has ended."""

Options = Mapping[str, bool]
"""The variants that are switched on or off for a match, by their keys."""

Data = dict[str, Any]
"""A state as plain dictionaries, lists, strings and whole numbers, ready for JSON."""


class Sound(Enum):
    """The sound of an event. Of all the events of a move only one is heard: the first in this order.

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
    """One thing that happened when a move was played; every event is a frozen dataclass.

    Beside its definition each type of events names its message and its sound, in a call of `register_event`.

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
        """The key of its message in the log; None if it has no line of its own."""
        return event_info(type(self)).key


class EventInfo(NamedTuple):
    """How events of a type are told: the key of the message, the sound, whether they reveal a secret.

    >>> event_info(MoneyPaid)
    EventInfo(key=None, sound=<Sound.COIN: 'coin'>, reveals=False)
    """

    key: str | None = None
    sound: Sound | None = None
    reveals: bool = False


_EVENT_INFO: Final[dict[type[Event], EventInfo]] = {}


def register_event(
    kind: type[Event], key: str | None = None, sound: Sound | None = None, reveals: bool = False
) -> None:
    """Say how events of a type are told: by which message (None: no line in the log) and which sound.

    `reveals`: the event shows players something that was hidden from them, so undo stops there.
    """
    _EVENT_INFO[kind] = EventInfo(key, sound, reveals)


def event_info(kind: type[Event]) -> EventInfo:
    """How events of a type are told. Raises `TypeError` for a type without a call of `register_event`."""
    if kind not in _EVENT_INFO:
        raise TypeError(f"{kind.__qualname__} needs a call of register_event()")
    return _EVENT_INFO[kind]


EventListener = Callable[[Event], None]
"""A listener that is told each event at the moment it happens."""


class PartyType(Enum):
    """The kinds of parties to a payment.

    >>> BANK.kind is PartyType.BANK
    True
    """

    BANK = "bank"
    SEAT = "seat"
    COMPANY = "company"


class Party(NamedTuple):
    """Who pays or is paid: the bank, a seat or a company.

    >>> BANK, seat_party(2), company_party(0)
    (Party(kind=<PartyType.BANK: 'bank'>, number=0), Party(kind=<PartyType.SEAT: 'seat'>, number=2),
    Party(kind=<PartyType.COMPANY: 'company'>, number=0))
    """

    kind: PartyType
    number: int = 0


BANK: Final = Party(PartyType.BANK)


def seat_party(seat: int) -> Party:
    """The player in a seat as a payer or payee."""
    return Party(PartyType.SEAT, seat)


def company_party(company: int) -> Party:
    """A company's treasury as a payer or payee."""
    return Party(PartyType.COMPANY, company)


@dataclass(frozen=True, slots=True)
class MoneyPaid(Event):
    """`amount` dollars went from `payer` to `payee`, for `reason`."""

    payer: Party
    payee: Party
    amount: int
    reason: PaymentReason

    def message_key(self) -> str | None:
        """The message of the reason, if the log has a line for it."""
        return self.reason.key if self.reason.logged else None


register_event(MoneyPaid, None, Sound.COIN)


@dataclass(frozen=True, slots=True)
class Option:
    """A variant that can be chosen before the deal; the message ``option-KEY`` says what it is called.

    >>> Option("may_pass_shares").default
    False
    """

    key: str
    default: bool = False


class IllegalMove(ValueError):
    """A move that the rules forbid now; `reason` says why, for players."""

    def __init__(self, move: Move | str, reason: Message) -> None:
        super().__init__(str(reason))
        self.move = move
        self.reason = reason


class GeneralRefusal(MessageId):
    """Why a move can't be made, where a game has no reason of its own."""

    NOT_NOW = "refused-not-now"


NOT_NOW: Final = GeneralRefusal.NOT_NOW()


class SetupError(UserError, ValueError):
    """A table that a game can't be dealt to; the note names what was expected.

    >>> raise SetupError(SetupErrorCode.PLAYERS(minimum=3, maximum=5, players=2))
    Traceback (most recent call last):
        ...
    game.rules.contract.SetupError: cannot-deal-players minimum=3 maximum=5 players=2
    """


class SetupErrorCode(MessageId):
    """Why a game can't be dealt to a table."""

    PLAYERS = "cannot-deal-players", "minimum maximum players"
    NO_OPTION = "cannot-deal-option", "option known"
    NO_OPTIONS = "cannot-deal-options", "option"


class OpeningError(UserError, ValueError):
    """Data that are no opening of this game; the note names the place and what was expected.

    >>> raise OpeningError(GeneralRefusal.NOT_NOW())
    Traceback (most recent call last):
        ...
    game.rules.contract.OpeningError: refused-not-now
    """


@mypyc_attr(allow_interpreted_subclasses=True)
class GameError(UserError):
    """A trouble whose note speaks of a game's own things, to be said in the words of `game`.

    >>> from game.rules.catalog import find_game
    >>> find_game("american_rails").new_game(2, {}, random.Random(7))
    Traceback (most recent call last):
        ...
    game.rules.contract.SetupError: cannot-deal-players minimum=3 maximum=5 players=2
    """

    def __init__(self, note: Message, game: Game | None = None, names: Sequence[str] = ()) -> None:
        """`names` are the players', by seat; without a game the note is one of the house's."""
        super().__init__(note)
        self.game = game
        self.names = names


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A game in the middle of play, and the only authority on what is legal in it.

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
        """The seat that decides next, or `CHANCE`, or `TERMINAL`."""

    @abstractmethod
    def legal_moves(self) -> Sequence[Move]:
        """Every legal move of the actor, each once, in a fixed order; empty only when the game is over.

        The sequence may be shared with other states: read it, don't change it.
        """

    @abstractmethod
    def apply_unchecked(self, move: Move, on_event: EventListener | None = None) -> None:
        """Carry out a move that is known to be legal: the unchecked way in, for search and replay.

        An illegal move leaves the state in disorder; `play` is the checked way.
        """

    def play(self, move: Move, on_event: EventListener | None = None) -> None:
        """Carry out a move, telling each event to `on_event`.

        Raises `IllegalMove` with a reason, and changes nothing, if `moves` does not hold it.
        """
        if move not in self.legal_moves():
            raise IllegalMove(move, self.illegal_reason(move) or NOT_NOW)
        self.apply_unchecked(move, on_event)

    @abstractmethod
    def illegal_reason(self, move: Move) -> Message | None:
        """Why `move` can't be played now; None if it is legal."""

    def chance_outcomes(self) -> Sequence[tuple[Move, int]]:
        """At `CHANCE`: every move with its whole-number weight (more is likelier)."""
        return ()

    def outcomes_are_equivalent(self) -> bool:
        """At `CHANCE`: whether all outcomes are worth the same to everybody, so that none tells anything."""
        return False

    @abstractmethod
    def copy(self) -> Self:
        """An independent state that stands at the same point."""

    def key(self) -> Hashable:
        """The position as one value: the same for equal positions of one game on one board."""
        return repr(self.to_data())

    @abstractmethod
    def scores(self) -> list[int]:
        """The score of each seat as it would count if the game ended now."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that have won (several share a tie); empty while the game goes on."""

    def tie_break(self) -> Message | None:
        """At the end, why of several with the greatest score not all have won, or that they share.

        None if one alone has the greatest score, and while the game goes on.
        """
        return None

    @abstractmethod
    def ending(self) -> Message | None:
        """Why the game ended; None while it goes on."""

    @abstractmethod
    def prompt(self) -> Message:
        """What the actor is asked to do; the message's attribute ``words`` says it in a sentence."""

    @abstractmethod
    def heading(self) -> Message:
        """Where in the game we are ("1854, second action phase")."""

    def period(self) -> int:
        """The year or the turn that is played, as players count them; 0 before the first."""
        return 0

    @abstractmethod
    def to_data(self) -> Data:
        """The whole state as plain data; `Game.restore` reads it back to an equal state."""

    has_hidden_info: ClassVar[bool] = False
    """Whether players keep something secret: `view` leaves it out, `determinize` makes it up."""

    secret_moves: ClassVar[tuple[type[Move], ...]] = ()
    """The moves of which the others only see that they were made, not which they were."""

    paid_moves: ClassVar[tuple[type[Move], ...]] = ()
    """The moves that cost money: no table makes them for a player unasked, even where there is no other."""

    def observation(self, seat: int) -> Data:
        """What the player in `seat` can know, as plain data: all of it where nothing is hidden."""
        return self.to_data()

    def determinize(self, seat: int, rng: random.Random) -> Self:
        """A complete state that agrees with everything the player in `seat` knows."""
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.to_data() == other.to_data()


class NoCustomBoards(MessageId):
    """Why a game can't be played on a board."""

    OWN_ONLY = "board-own-only"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A game on its board: who can play it, how it is dealt, how its moves are written.

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
    """Raised when a journal written before would replay differently."""
    options: ClassVar[tuple[Option, ...]] = ()
    other_board: BoardFile | None = None
    """The data of the board that it is played on, where that is not the game's own."""

    @property
    @abstractmethod
    def players(self) -> range:
        """The player counts that it can be played with, on its board."""

    @property
    @abstractmethod
    def minutes(self) -> int:
        """About how many minutes a game against bots takes, on its board."""

    def on_board(self, data: BoardFile, name: str) -> Game:
        """The same game on another board, whose data are called `name` in errors (`find_game` asks this).

        Raises `BoardError` if the data are no board of the game; a game may have no boards but its own.
        """
        raise BoardError(name, "", NoCustomBoards.OWN_ONLY())

    @property
    def board_header(self) -> BoardHeader | None:
        """What the file of its board says of the board itself: its title, whom it is for."""
        return None

    @property
    def facts(self) -> Facts:
        """What texts about the game name of its board; help, lessons and the card of a turn are fed by it."""
        return {}

    def check_new_board(self, name: str) -> None:  # noqa: B027 (most games have no such rule)
        """Raise `BoardError` if no new match may begin on this board, whose data are called `name`.

        Matches that began on such a board can still be opened and played, so a rule that is added later
        belongs here and not into the reading of a board.
        """

    @abstractmethod
    def new_game(self, players: int, options: Options, rng: random.Random) -> State:
        """The opening state of a new match; all that is random in the set-up is drawn from `rng`.

        Raises `SetupError` if the number of players or an option is not one of the game's.
        """

    @abstractmethod
    def load(self, data: object) -> State:
        """The opening that is described by data from outside: by a match file, by a saved match.

        Raises `OpeningError` if anything in it is missing, of the wrong kind or not as it is dealt.
        """

    @property
    @abstractmethod
    def codecs(self) -> Mapping[str, Codec]:
        """How figures are written, by their names: a company by its name, an amount in dollars."""

    def summarize(self, events: Sequence[Event]) -> Sequence[Event | Message]:
        """What one seat did in consecutive moves, for the log: events, or a note for several."""
        return events

    @property
    def titles(self) -> Titles:
        """What the board's file calls its cities, cards and lines in other languages."""
        return {}

    @abstractmethod
    def restore(self, data: Data) -> State:
        """The state that `State.to_data` wrote in one of our own processes; nothing is checked."""

    @abstractmethod
    def format_move(self, move: Move) -> str:
        """The text form of a move, as it stands in journals ("lay American Cleveland")."""

    @abstractmethod
    def parse_move(self, text: str) -> Move:
        """The move with this text form. Raises `MoveParseError`, saying what was expected."""

    def check_setup(self, players: int, options: Options) -> None:
        """Raise `SetupError`, naming what was expected, for a table that this game can't be dealt to."""
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
