"""What a trap is, and how one is told."""

from collections.abc import Callable
from typing import NamedTuple

from game.rules.contract import State
from tests.helpers.play import play


class Trap(NamedTuple):
    """A position, and whether a move in its text form is one that a good player could make."""

    position: Callable[[], State]
    sensible: Callable[[str], bool]


def played(state: State, *texts: str) -> State:
    """The state after these moves."""
    play(state, *texts)
    return state


def only(*texts: str) -> Callable[[str], bool]:
    """One of these moves."""
    return lambda text: text in texts


def never(*starts: str) -> Callable[[str], bool]:
    """No move that begins like one of these."""
    return lambda text: not text.startswith(starts)
