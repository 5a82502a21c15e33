"""Traps: positions in which a tempting move is bad."""

from collections.abc import Callable
from typing import NamedTuple

from game.rules.contract import State
from tests.helpers.play import play


class Trap(NamedTuple):
    """A position, and whether a move in its text form is one that a good player could make."""

    position: Callable[[], State]
    sensible: Callable[[str], bool]
    matches: int = 0
    """How many matches, played out by skilled bots, tell what a move is worth; 0: a deep search tells.

    A match that has hardly begun is decided far behind what a search sees. What it gives a move grows with
    its tries, for its own next moves are found meanwhile: at the founding in deal 2, for the same move, .34
    after 86 tries and .51 after 3,500. So there it tells moves apart by how often it tried them.
    """


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
