"""What every game refuses alike: moves, texts, saved data and board files that make no sense."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

from game.rules.boards import BoardError
from game.rules.codecs import MoveParseError, NameCodec
from game.rules.contract import Game, IllegalMove, Move, State
from game.rules.messages import Message, MessageArg, MessageId, UserError

E = TypeVar("E", bound=UserError)
Told = Message | MessageId
"""What is said against something: a note, or only its kind where the figures are not the point."""


def notes_in(note: Message) -> list[Message]:
    """A note and those that it gives as its reason, one within the other."""
    figures = dict(note.args)
    inner = figures.get("what", figures.get("why"))
    return [note, *notes_in(inner)] if isinstance(inner, Message) else [note]


def assert_told(note: Message, told: Told) -> None:
    """A note, or one that it gives as its reason, is the one that was expected, or of the kind."""
    found = notes_in(note)
    assert told in found if isinstance(told, Message) else told in [one.id for one in found], note


@contextmanager
def refused(error: type[E], told: Told, place: str = "") -> Iterator[pytest.ExceptionInfo[E]]:
    """What is done meanwhile is refused, for what is wrong in a place of the data."""
    with pytest.raises(error) as raised:
        yield raised
    places = [dict(one.args).get("place") for one in notes_in(raised.value.message)]
    assert [found for found in places if found] == ([place] if place else [])
    assert_told(raised.value.message, told)


def named(rows: Sequence[tuple[Any, ...]]) -> list[Any]:
    """Return the rows of a table of cases, named by their first value."""
    return [pytest.param(*row[1:], id=row[0]) for row in rows]


def with_names(game: Game, note: Message) -> Message:
    """A note with the things of the board by their names, as tests write it: ``company="Liberty"``."""

    def named_one(name: str, value: MessageArg) -> MessageArg:
        coder = game.codecs.get(name)
        return coder.encode(value) if isinstance(coder, NameCodec) and isinstance(value, int) else value

    return Message(note.id, tuple((name, named_one(name, value)) for name, value in note.args))


def assert_move_refused(state: State, move: Move | str, told: Message) -> None:
    """A move, or its text, is refused for a reason, and nothing has changed."""
    if isinstance(move, str):
        move = state.game.parse_move(move)
    before = state.to_data()
    against = state.illegal_reason(move)
    assert against is not None
    assert with_names(state.game, against) == told
    with pytest.raises(IllegalMove) as refused:
        state.play(move)
    assert refused.value.reason == against
    assert refused.value.move == move
    assert state.to_data() == before


def assert_text_refused(game: Game, text: str, told: Told) -> None:
    """A text is no move of a game, and the error shows what was expected."""
    with pytest.raises(MoveParseError) as error:
        game.parse_move(text)
    assert_told(error.value.message, told)


def assert_read_back(game: Game, moves: Sequence[Move]) -> None:
    """Moves have different texts, which are read as these moves."""
    texts = [game.format_move(move) for move in moves]
    assert [game.parse_move(text) for text in texts] == list(moves)
    assert len(set(texts)) == len(texts)


def assert_file_refused(load: Callable[[Path], object], path: Path, told: Told, place: str = "") -> None:
    """A file makes no sense as a board, and the error names the file and the place."""
    with refused(BoardError, told, place) as raised:
        load(path)
    assert dict(raised.value.message.args)["file"] in (path.name, str(path))
