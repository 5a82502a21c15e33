"""What every game refuses alike: moves, texts, saved data and board files that make no sense."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from game.rules.boards import BoardError
from game.rules.coders import Names, UnreadableMove
from game.rules.contract import Game, IllegalMove, Move, State
from game.rules.notes import Figure, Kind, Note, Noted


Told = Note | Kind
"""What is said against something: a note, or only its kind where the figures are not the point."""


def what_is_wrong(note: Note) -> tuple[str, Note]:
    """The place that a trouble with data from outside names ("" for the whole), and what is wrong there."""
    place, figures = "", dict(note.figures)
    while isinstance(inner := figures.get("what"), Note):
        place = str(figures.get("place", place))
        note, figures = inner, dict(inner.figures)
    return place, note


def assert_told(note: Note, told: Told) -> None:
    """A note is the one that was expected, or of the kind."""
    assert note == told if isinstance(told, Note) else note.kind is told, note


@contextmanager
def refused(error: type[Noted], told: Told, place: str = "") -> Iterator[None]:
    """What is done meanwhile is refused, for what is wrong in a place of the data."""
    with pytest.raises(error) as raised:
        yield
    found, what = what_is_wrong(raised.value.note)
    assert found == place
    assert_told(what, told)


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
    note = error.value.note
    why = dict(note.figures).get("why")
    assert_told(why if isinstance(why, Note) else note, told)


def assert_read_back(game: Game, moves: Sequence[Move]) -> None:
    """Moves have different texts, which are read as these moves."""
    texts = [game.write(move) for move in moves]
    assert [game.read(text) for text in texts] == list(moves)
    assert len(set(texts)) == len(texts)


def assert_file_refused(load: Callable[[Path], object], path: Path, told: Told, place: str = "") -> None:
    """A file makes no sense as a board, and the error names the file and the place."""
    with refused(BoardError, told, place), names_file(path):
        load(path)


@contextmanager
def names_file(path: Path) -> Iterator[None]:
    """An error that names a file of a board names this one."""
    try:
        yield
    except BoardError as error:
        assert dict(error.note.figures)["file"] in (path.name, str(path))
        raise
