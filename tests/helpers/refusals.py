"""What every game refuses alike: moves, texts, saved data and board files that make no sense."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from game.rules.boards import BoardError
from game.rules.coders import UnreadableMove
from game.rules.contract import Game, IllegalMove, Move, State
from game.rules.notes import Noted
from game.words import Speaker, in_words
from tests.helpers.play import speaker


@contextmanager
def refused(kind: type[Noted], told: str) -> Iterator[None]:
    """What is done meanwhile is refused; a pattern is found in what is said of it in English."""
    with pytest.raises(kind) as error:
        yield
    words = in_words(error.value)
    assert re.search(told, words), words


def named(rows: Sequence[tuple[Any, ...]]) -> list[Any]:
    """Rows of a table of cases, called by what stands first in them."""
    return [pytest.param(*row[1:], id=row[0]) for row in rows]


def assert_move_refused(state: State, move: Move | str, reason: str) -> None:
    """A move, or its text, is refused for a reason, and nothing has changed."""
    if isinstance(move, str):
        move = state.game.read(move)
    before = state.to_data()
    against = state.why_not(move)
    assert against is not None
    assert speaker(state).note(against) == reason
    with pytest.raises(IllegalMove) as refused:
        state.play(move)
    assert refused.value.reason == against
    assert refused.value.move == move
    assert state.to_data() == before


def assert_text_refused(game: Game, text: str, told: str) -> None:
    """A text is no move of a game, and the error says what was expected."""
    with pytest.raises(UnreadableMove) as error:
        game.read(text)
    assert told in Speaker(game).note(error.value.note)


def assert_read_back(game: Game, moves: Sequence[Move]) -> None:
    """Moves have different texts, which are read as these moves."""
    texts = [game.write(move) for move in moves]
    assert [game.read(text) for text in texts] == list(moves)
    assert len(set(texts)) == len(texts)


def assert_file_refused(load: Callable[[Path], object], path: Path, told: str) -> None:
    """A file makes no sense as a board, and the error names the file and the place."""
    with pytest.raises(BoardError) as error:
        load(path)
    assert in_words(error.value).startswith((f"{path.name}: ", f"{path}: "))
    assert told in in_words(error.value)
