"""What every game refuses alike: moves, texts, saved data and board files that make no sense."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

from game.rules.boards import BoardError
from game.rules.coders import Names, UnreadableMove
from game.rules.contract import Game, IllegalMove, Move, State
from game.rules.notes import Figure, Kind, Note, Noted

E = TypeVar("E", bound=Noted)
Told = Note | Kind
"""What is said against something: a note, or only its kind where the figures are not the point."""


def notes_in(note: Note) -> list[Note]:
    """A note and those that it gives as its reason, one within the other."""
    figures = dict(note.figures)
    inner = figures.get("what", figures.get("why"))
    return [note, *notes_in(inner)] if isinstance(inner, Note) else [note]


def assert_told(note: Note, told: Told) -> None:
    """A note, or one that it gives as its reason, is the one that was expected, or of the kind."""
    found = notes_in(note)
    assert told in found if isinstance(told, Note) else told in [one.kind for one in found], note


@contextmanager
def refused(error: type[E], told: Told, place: str = "") -> Iterator[pytest.ExceptionInfo[E]]:
    """What is done meanwhile is refused, for what is wrong in a place of the data."""
    with pytest.raises(error) as raised:
        yield raised
    places = [dict(one.figures).get("place") for one in notes_in(raised.value.note)]
    assert [found for found in places if found] == ([place] if place else [])
    assert_told(raised.value.note, told)


def named(rows: Sequence[tuple[Any, ...]]) -> list[Any]:
    """Rows of a table of cases, called by what stands first in them."""
    return [pytest.param(*row[1:], id=row[0]) for row in rows]


def with_names(game: Game, note: Note) -> Note:
    """A note with the things of the board by their names, as tests write it: ``company="Liberty"``."""

    def named_one(name: str, value: Figure) -> Figure:
        coder = game.coders.get(name)
        return coder.write(value) if isinstance(coder, Names) and isinstance(value, int) else value

    return Note(note.kind, tuple((name, named_one(name, value)) for name, value in note.figures))


def assert_move_refused(state: State, move: Move | str, told: Note) -> None:
    """A move, or its text, is refused for a reason, and nothing has changed."""
    if isinstance(move, str):
        move = state.game.read(move)
    before = state.to_data()
    against = state.why_not(move)
    assert against is not None
    assert with_names(state.game, against) == told
    with pytest.raises(IllegalMove) as refused:
        state.play(move)
    assert refused.value.reason == against
    assert refused.value.move == move
    assert state.to_data() == before


def assert_text_refused(game: Game, text: str, told: Told) -> None:
    """A text is no move of a game, and the error says what was expected."""
    with pytest.raises(UnreadableMove) as error:
        game.read(text)
    assert_told(error.value.note, told)


def assert_read_back(game: Game, moves: Sequence[Move]) -> None:
    """Moves have different texts, which are read as these moves."""
    texts = [game.write(move) for move in moves]
    assert [game.read(text) for text in texts] == list(moves)
    assert len(set(texts)) == len(texts)


def assert_file_refused(load: Callable[[Path], object], path: Path, told: Told, place: str = "") -> None:
    """A file makes no sense as a board, and the error names the file and the place."""
    with refused(BoardError, told, place) as raised:
        load(path)
    assert dict(raised.value.note.figures)["file"] in (path.name, str(path))
