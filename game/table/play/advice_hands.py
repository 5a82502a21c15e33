"""Input to the card of advice: what commands, digits and presses do while it lies on the table."""

from __future__ import annotations

from typing import Final

from game.table.play.ask import AdviceButton, AdviceLine
from game.table.play.consulting import Consulting
from game.table.program.commands import Command

STEPS: Final = {
    Command.NEXT: 1,
    Command.DOWN: 1,
    Command.RIGHT: 1,
    Command.PREVIOUS: -1,
    Command.UP: -1,
    Command.LEFT: -1,
}
"""The commands that go through the moves that are advised."""


def command_advice(consulting: Consulting, command: Command) -> bool:
    """Let the card carry out a command; False if there is no card, or the command is not for it."""
    if consulting.advice is None:
        return False
    if command in STEPS:
        consulting.consider(consulting.place + STEPS[command])
    elif command is Command.CONFIRM:
        consulting.take()
    elif command is Command.BACK:
        consulting.close()
    else:
        return False
    return True


def key_advice(consulting: Consulting, key: str) -> bool:
    """Mark the move with a digit; False for another key, or if there is no card."""
    counsel = consulting.advice
    if counsel is None or not (key.isdigit() and 1 <= int(key) <= len(counsel.moves)):
        return False
    consulting.consider(int(key) - 1)
    return True


def press_advice(consulting: Consulting, part: AdviceLine | AdviceButton) -> None:
    """Mark a move, or take the one that is marked; put the advice away."""
    if part is AdviceButton.HIDE:
        consulting.close()
    elif isinstance(part, AdviceLine) and part.place != consulting.place:
        consulting.consider(part.place)
    else:
        consulting.take()
