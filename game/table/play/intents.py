"""What a player wants at the table. `TableInput` makes these of gestures, `Session.do` carries them out.

Mouse, fingers, keys and gamepads come to the same few intents, so that the session knows no gestures.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.contract import Move
from game.table.boards.view import Pickable


@dataclass(frozen=True, slots=True)
class Point:
    """Point at a thing, or at nothing."""

    thing: Pickable | None
    by_key: bool = False
    """Whether keys point, so that Enter picks the thing."""


@dataclass(frozen=True, slots=True)
class Pick:
    """Pick a thing; the second pick of what is armed plays it."""

    thing: Pickable
    sure: bool = True
    """Whether a move that needs no confirmation is played immediately; else it is armed."""


@dataclass(frozen=True, slots=True)
class Select:
    """Pick a line of a list, and play nothing."""

    thing: Pickable


@dataclass(frozen=True, slots=True)
class Choose:
    """Pick everything that makes a move, and play nothing."""

    move: Move
    plan: tuple[Move, ...] = ()
    """The moves that a confirmation then plays one after the other, this one first."""


@dataclass(frozen=True, slots=True)
class Trace:
    """Drag from a thing over another: pick it if the two go together, or if a plan leads there."""

    start: Pickable
    thing: Pickable | None = None
    """None while the drag is only beginning."""


@dataclass(frozen=True, slots=True)
class StepAmount:
    """Raise the amount by N legal values, or lower it."""

    steps: int


@dataclass(frozen=True, slots=True)
class TypeDigit:
    """Type a digit of the amount."""

    digit: str


@dataclass(frozen=True, slots=True)
class EraseDigit:
    """Delete the last digit of the amount."""


@dataclass(frozen=True, slots=True)
class Confirm:
    """Play the armed move, or the planned moves."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """Cancel a change that waits to be saved, or put advice away, or cancel the selection, or a notice."""


@dataclass(frozen=True, slots=True)
class StepBack:
    """Go one step back within the action that the player has begun."""


@dataclass(frozen=True, slots=True)
class Undo:
    """Cancel the selection; if there is none, undo the last decision."""

    sure: bool = False
    """Whether another person's decision is undone without a question."""


@dataclass(frozen=True, slots=True)
class Redo:
    """Play again what was undone."""


@dataclass(frozen=True, slots=True)
class Advise:
    """Ask a bot for advice; take its best move if advice is on the table."""


@dataclass(frozen=True, slots=True)
class Consider:
    """Mark one of the advised moves on the table, by its place from 0."""

    place: int


@dataclass(frozen=True, slots=True)
class TakeAdvice:
    """Choose the advised move that is marked."""


@dataclass(frozen=True, slots=True)
class CloseAdvice:
    """Put the advice away."""


@dataclass(frozen=True, slots=True)
class TurnPage:
    """Throw the dice that are in the player's hand; else go on to what happened next."""


@dataclass(frozen=True, slots=True)
class Pause:
    """Pause the bots, or resume them."""


@dataclass(frozen=True, slots=True)
class Hurry:
    """Have the bot that is thinking play what it has."""


@dataclass(frozen=True, slots=True)
class Peek:
    """Look at the viewer's secrets, or cover them again."""

    looks: bool


Intent = (
    Point
    | Pick
    | Select
    | Choose
    | Trace
    | StepAmount
    | TypeDigit
    | EraseDigit
    | Confirm
    | Cancel
    | StepBack
    | Undo
    | Redo
    | Advise
    | Consider
    | TakeAdvice
    | CloseAdvice
    | TurnPage
    | Pause
    | Hurry
    | Peek
)


@dataclass(frozen=True, slots=True)
class Reply:
    """What came of an intent."""

    done: bool = True
    """Whether there was anything to do."""
    sound: str = ""
    """The sound that answers it; "" for none."""
    refused: str = ""
    """Why it was not done; "" if there is nothing to say."""
    question: str = ""
    """What to ask before it is done; "" if it needs no question."""


NOTHING = Reply(done=False)
DONE = Reply()
CLICK = Reply(sound="click")
