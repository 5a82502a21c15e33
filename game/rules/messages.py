"""Messages: an id with arguments, without any sentence.

Prompts, reasons why a move is illegal and reasons for the end of a game are a `Message`: a `MessageId`
(a member of one of a game's lists) with its arguments. `game.words` puts messages into a language.

>>> class Refusal(MessageId):
...     TOO_DEAR = "refused-too-dear", "company amount"
>>> Refusal.TOO_DEAR(company=2, amount=5)
Message(refused-too-dear company=2 amount=5)
>>> class Paid(PaymentReason):
...     SHARE = "paid-share"
...     DIVIDEND = "paid-dividend", True
>>> Paid.SHARE.logged, Paid.DIVIDEND.logged
(False, True)
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any


class MessageReference(str):
    """An argument that is itself the key of a message: "what-company".

    >>> MessageReference("what-company")
    'what-company'
    """

    __slots__ = ()


class Dollars(int):
    """An amount in dollars, where the argument's name does not imply it.

    >>> Dollars(20) + 5
    25
    """

    __slots__ = ()


class AnyOf(tuple[Any, ...]):
    """Several words, or numbers of seats, of which one is meant: they are joined by "or", others by "and".

    >>> AnyOf(("red", "blue"))
    ('red', 'blue')
    """

    __slots__ = ()


class MessageId(Enum):
    """A list of message ids. Each member has the key of a message and the names of its arguments.

    Calling a member with its arguments makes the message.
    """

    def __init__(self, key: str, args: str = "") -> None:
        """Create the id; `args` are names separated by spaces."""
        self.key = key
        self.arg_names = frozenset(args.split())

    def __call__(self, **args: MessageArg) -> Message:
        """Return the message with these arguments. Raises `TypeError` unless they match `arg_names`."""
        if args.keys() != self.arg_names:
            raise TypeError(f"{self.key}: expected {sorted(self.arg_names)}, found {sorted(args)}")
        return Message(self, tuple(args.items()))


@dataclass(frozen=True, slots=True)
class StoredMessageId:
    """The id of a message that was read from a file: its key as it was written.

    >>> Message(StoredMessageId("bot-replaced"), (("bot", "mcts"),))
    Message(bot-replaced bot=mcts)
    """

    key: str


class PaymentReason(MessageId):
    """A reason for a payment. `logged`: the log has a line for it."""

    def __init__(self, key: str, logged: bool = False) -> None:
        super().__init__(key)
        self.logged = logged


@dataclass(frozen=True, slots=True, repr=False)
class Message:
    """A message id with its arguments.

    An argument's name defines its meaning, as in a move's fields: ``seat`` is a player, ``company``
    a position in the board's list, ``amount`` dollars. Several of one kind are a tuple.
    """

    id: MessageId | StoredMessageId
    args: tuple[tuple[str, MessageArg], ...] = ()

    def __repr__(self) -> str:
        return f"Message({self})"

    def __str__(self) -> str:
        return " ".join([self.id.key, *(f"{name}={value}" for name, value in self.args)])


MessageArg = int | str | Message | tuple[int, ...] | tuple[str, ...] | tuple[Message, ...]
"""An argument of a message: a number, an index into a list of the board, a word, or several of them."""


class UserError(Exception):
    """An error for players; its `message` is put into words by `game.words`.

    >>> raise UserError(Message(StoredMessageId("disk-full")))
    Traceback (most recent call last):
        ...
    game.rules.messages.UserError: disk-full
    """

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message
