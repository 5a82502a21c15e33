"""What there is to say, by kinds and figures: no sentence stands on this floor.

The rules say what is asked, why something can't be done and why the game ended as a `Message`: a
`MessageId` (a member of one of a game's lists) with its figures. `game.words` puts notes into a language.

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
    """A figure that is itself the key of a message: "what-company".

    >>> MessageReference("what-company")
    'what-company'
    """

    __slots__ = ()


class Dollars(int):
    """A sum of money, in dollars, where the figure's name does not say so already.

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
    """One sort of things to say. Each member is the key of its message and the names of its figures.

    A member is called with its figures, and gives the note.
    """

    def __init__(self, key: str, figures: str = "") -> None:
        """`figures` are names with spaces between them."""
        self.key = key
        self.arg_names = frozenset(figures.split())

    def __call__(self, **figures: MessageArg) -> Message:
        """The note with these figures. Raises `TypeError` unless they are the kind's own."""
        if figures.keys() != self.arg_names:
            raise TypeError(f"{self.key}: expected {sorted(self.arg_names)}, found {sorted(figures)}")
        return Message(self, tuple(figures.items()))


@dataclass(frozen=True, slots=True)
class StoredMessageId:
    """The kind of a note that was read back from a file: the key of its message, as it was written.

    >>> Message(StoredMessageId("bot-replaced"), (("bot", "mcts"),))
    Message(bot-replaced bot=mcts)
    """

    key: str


class PaymentReason(MessageId):
    """What money is paid for: each game has a list of its own. `logged`: the log has a line for it."""

    def __init__(self, key: str, logged: bool = False) -> None:
        super().__init__(key)
        self.logged = logged


@dataclass(frozen=True, slots=True, repr=False)
class Message:
    """Something to say: its kind, and the figures that its sentence needs.

    What a figure means follows from its name, as in a move's fields: ``seat`` is a player, ``company``
    a position in the board's list, ``amount`` dollars. Several of one kind are a tuple.
    """

    id: MessageId | StoredMessageId
    args: tuple[tuple[str, MessageArg], ...] = ()

    def __repr__(self) -> str:
        return f"Message({self})"

    def __str__(self) -> str:
        return " ".join([self.id.key, *(f"{name}={value}" for name, value in self.args)])


MessageArg = int | str | Message | tuple[int, ...] | tuple[str, ...] | tuple[Message, ...]
"""A value in a note: a number, a position in a list of the board's, a word, or several of them."""


class UserError(Exception):
    """A trouble that players may read of: its `note` says what, `game.words` says it in words.

    >>> raise UserError(Message(StoredMessageId("disk-full")))
    Traceback (most recent call last):
        ...
    game.rules.messages.UserError: disk-full
    """

    def __init__(self, note: Message) -> None:
        super().__init__(str(note))
        self.message = note
