"""Messages as journals and saved games store them: keys and arguments, independent of language.

Earlier versions stored sentences, which are read and shown unchanged.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, cast

from msgspec import Meta, Struct

from game.rules.messages import Dollars, Message, MessageArg, MessageReference, StoredMessageId

MAXIMUM_LENGTH: Final = 1000
"""The maximum length of a text in a message."""

Text = Annotated[str, Meta(max_length=MAXIMUM_LENGTH)]
Whole = Annotated[int, Meta(ge=-(2**53), le=2**53)]
"""A number that every reader of JSON can hold exactly."""
Key = Annotated[str, Meta(min_length=1, max_length=80)]


class EncodedWord(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="word"):
    """An argument that is the key of a message."""

    key: Key


class EncodedDollars(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="dollars"):
    """An argument that is a sum of money."""

    amount: Whole


class EncodedMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="note"):
    """A message: its key, and its arguments by name."""

    key: Key
    figures: dict[
        Key,
        Whole
        | Text
        | EncodedWord
        | EncodedDollars
        | EncodedMessage
        | tuple[Whole | Text | EncodedWord | EncodedMessage, ...],
    ] = {}


EncodedText = EncodedMessage | Text
"""A stored message; a plain text is from an earlier version."""


def encode_message(message: Message | str) -> EncodedMessage | str:
    """Return a message in its stored form.

    >>> from game.rules.messages import MessageId
    >>> class Heading(MessageId):
    ...     YEAR = "heading-year", "year"
    >>> encode_message(Heading.YEAR(year=1854))
    EncodedMessage(key='heading-year', figures={'year': 1854})
    """
    if isinstance(message, str):
        return message[:MAXIMUM_LENGTH]
    return EncodedMessage(message.id.key, {name: _encode(value) for name, value in message.args})


def decode_message(encoded: EncodedMessage | str) -> Message | str:
    """Return a stored message.

    >>> decode_message(EncodedMessage("heading-year", {"year": 1854}))
    Message(heading-year year=1854)
    """
    if isinstance(encoded, str):
        return encoded
    return _decode_message(encoded)


def _decode_message(encoded: EncodedMessage) -> Message:
    return Message(
        StoredMessageId(encoded.key), tuple((name, _decode(value)) for name, value in encoded.figures.items())
    )


def _encode(value: MessageArg) -> Any:
    match value:
        case Message():
            return encode_message(value)
        case MessageReference():
            return EncodedWord(str(value))
        case Dollars():
            return EncodedDollars(int(value))
        case str():
            return value[:MAXIMUM_LENGTH]
        case tuple():
            return tuple(_encode(part) for part in value)
    return value


def _decode(encoded: Any) -> MessageArg:
    match encoded:
        case EncodedMessage():
            return _decode_message(encoded)
        case EncodedWord():
            return MessageReference(encoded.key)
        case EncodedDollars():
            return Dollars(encoded.amount)
        case tuple():
            return cast("tuple[int, ...]", tuple(_decode(part) for part in encoded))
    figure: int | str = encoded
    return figure
