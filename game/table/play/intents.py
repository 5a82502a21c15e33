"""The intents of a player. `TableInput` makes them from gestures, and `Session.do` carries them out.

Mouse, fingers, keys and gamepads produce the same few intents, so the session is independent of gestures.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.contract import Move
from game.table.boards.shown import Pickable


@dataclass(frozen=True, slots=True)
class Point:
    """Point at a pickable, or at nothing."""

    thing: Pickable | None
    by_key: bool = False
    """Whether keys point, so that Enter picks."""


@dataclass(frozen=True, slots=True)
class Pick:
    """Pick something; picking the armed move again plays it."""

    thing: Pickable
    sure: bool = True
    """Whether a move that needs no confirmation is played immediately instead of armed."""


@dataclass(frozen=True, slots=True)
class Select:
    """Select a line of a list without playing."""

    thing: Pickable


@dataclass(frozen=True, slots=True)
class Choose:
    """Pick everything that makes a move, without playing."""

    move: Move
    plan: tuple[Move, ...] = ()
    """The moves that a confirmation then plays one after the other, this one first."""


@dataclass(frozen=True, slots=True)
class Trace:
    """Drag from one pickable over another: pick it if both go together, or if a plan leads there."""

    start: Pickable
    thing: Pickable | None = None
    """None at the beginning of the drag."""


@dataclass(frozen=True, slots=True)
class StepAmount:
    """Raise or lower the amount by N legal values."""

    steps: int


@dataclass(frozen=True, slots=True)
class TypeDigit:
    """Type a digit of the amount."""

    digit: str


@dataclass(frozen=True, slots=True)
class EraseDigit:
    """Erase the last digit of the amount."""


@dataclass(frozen=True, slots=True)
class BidUpTo:
    """Set the limit up to which the table bids for the person who decides."""

    amount: int


@dataclass(frozen=True, slots=True)
class Confirm:
    """Play the armed move, or the planned moves."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """Cancel a change waiting to be saved, or else the advice, the selection or a notice."""


@dataclass(frozen=True, slots=True)
class StepBack:
    """Go back one step within the player's current action."""


@dataclass(frozen=True, slots=True)
class Undo:
    """Cancel the selection; if there is none, undo the last decision."""

    sure: bool = False
    """Whether another person's decision is undone without a question."""


@dataclass(frozen=True, slots=True)
class Redo:
    """Redo what was undone."""


@dataclass(frozen=True, slots=True)
class Advise:
    """Request advice; take its best move if advice is on the table."""


@dataclass(frozen=True, slots=True)
class Consider:
    """Mark one of the advised moves by its index."""

    place: int


@dataclass(frozen=True, slots=True)
class TakeAdvice:
    """Choose the marked advised move."""


@dataclass(frozen=True, slots=True)
class CloseAdvice:
    """Close the advice."""


@dataclass(frozen=True, slots=True)
class TurnPage:
    """Throw the player's dice, or else go to the next page."""


@dataclass(frozen=True, slots=True)
class Pause:
    """Pause the bots, or resume them."""


@dataclass(frozen=True, slots=True)
class Hurry:
    """Have the bot that is thinking play what it has."""


@dataclass(frozen=True, slots=True)
class Peek:
    """Show the viewer's secrets, or hide them again."""

    looks: bool


@dataclass(frozen=True, slots=True)
class LightEntry:
    """Light the place of what happened since the person's turn, by its index; None: no place."""

    index: int | None


@dataclass(frozen=True, slots=True)
class StepEntry:
    """Light the place of what happened next, or before; after the last, none."""

    steps: int


@dataclass(frozen=True, slots=True)
class TurnPaper:
    """Show what happened since the person's turn in place of the preview, or the preview again."""


Intent = (
    Point
    | Pick
    | Select
    | Choose
    | Trace
    | StepAmount
    | TypeDigit
    | EraseDigit
    | BidUpTo
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
    | LightEntry
    | StepEntry
    | TurnPaper
)


@dataclass(frozen=True, slots=True)
class Reply:
    """The result of an intent."""

    done: bool = True
    """Whether anything was done."""
    sound: str = ""
    """The sound to play; "" for none."""
    refused: str = ""
    """Why it was rejected; "" if there is nothing to say."""
    question: str = ""
    """The question to ask first; "" if none."""


NOTHING = Reply(done=False)
DONE = Reply()
CLICK = Reply(sound="click")
