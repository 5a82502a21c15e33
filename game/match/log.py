"""What a match has to tell: the lines of its log, and what everybody had along the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from operator import is_

from ai.registry import bot_title
from game.match.journal import AUTOMATIC, Entry, PlayedMove, SeatChange, SeatPlan
from game.match.message_codec import decode_message
from game.rules.contract import CHANCE, Event, Game, MoneyPaid, PartyType
from game.rules.messages import Message, MessageId


class SeatChangeMessage(MessageId):
    """Who plays a seat from now on."""

    PERSON = "seat-now-person", "name"
    BOT = "seat-now-bot", "name bot"


@dataclass(frozen=True, slots=True)
class LogLine:
    """What happened, for one line of the log; `move_number` counts from 1.

    `seat` is None where it is about no seat. An event may need no line of its own; a plain text
    is what an earlier version wrote.
    """

    move_number: int
    seat: int | None
    content: Event | Message | str
    heading: Message
    mover: int | None = None
    """The seat whose move it was; None for chance, and for what is no move."""
    is_automatic: bool = False
    """Whether it says what the table did for a person, who had no choice; not what followed from it."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Every seat's score at a moment: when `move_number` moves had been made, as `heading` began."""

    heading: Message
    period: int
    move_number: int
    scores: tuple[int, ...]


def seat_of(event: Event, mover: int | None) -> int | None:
    """The seat that an event is about: what it names, or who made the move that moved money elsewhere."""
    if isinstance(event, MoneyPaid):
        parties = (event.payer, event.payee)
        return next((party.number for party in parties if party.kind is PartyType.SEAT), mover)
    seat = getattr(event, "seat", None)
    return seat if isinstance(seat, int) and seat >= 0 else None


def company_of(said: Event | Message | str) -> int | None:
    """The company that an event or a note names; None if it names none."""
    told = dict(said.args) if isinstance(said, Message) else {"company": getattr(said, "company", None)}
    company = told.get("company")
    return company if isinstance(company, int) and company >= 0 else None


def seat_change_message(plan: SeatPlan) -> Message:
    """A change of hands as a line of the log."""
    if plan.bot is None:
        return SeatChangeMessage.PERSON(name=plan.name)
    return SeatChangeMessage.BOT(name=plan.name, bot=bot_title(plan.bot))


class ActionDigests:
    """What is told together of each action of a match, found once."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._found: dict[int, tuple[list[LogLine], list[LogLine]]] = {}
        """By the `id` of an action's first line: the action, and what is told of it."""

    def of(self, lines: Sequence[LogLine]) -> list[LogLine]:
        """The same lines with those of one action told together, as far as the game has words for it."""
        return [line for action in _actions(lines) for line in self._digested(action)]

    def of_last(self, lines: Sequence[LogLine]) -> list[LogLine]:
        """What is told of the last action among these lines."""
        actions = list(_actions(lines))
        return _digest(self._game, actions[-1]) if actions else []

    def _digested(self, action: list[LogLine]) -> list[LogLine]:
        before, told = self._found.get(id(action[0]), ([], []))
        if len(before) == len(action) and all(map(is_, before, action)):
            return told
        told = _digest(self._game, action)
        self._found[id(action[0])] = action, told
        return told


def _actions(lines: Sequence[LogLine]) -> Iterator[list[LogLine]]:
    """The lines of consecutive moves of one seat under one heading; chance belongs to the move before it."""
    action: list[LogLine] = []
    mover: int | None = None
    for line in lines:
        event = isinstance(line.content, Event)
        same = event and line.mover in (None, mover) and bool(action) and line.heading == action[0].heading
        if action and not same:
            yield action
            action = []
        action.append(line)
        mover = line.mover if line.mover is not None or not same else mover
    if action:
        yield action


def _digest(game: Game, action: list[LogLine]) -> list[LogLine]:
    """What is said of an action; what tells of several events belongs to the move of what comes after it."""
    events = [line.content for line in action if isinstance(line.content, Event)]
    if len(events) < len(action):
        return action
    own = {id(line.content): line for line in action}
    mover, number, heading = action[0].mover, action[-1].move_number, action[-1].heading
    lines = []
    for said in reversed(game.digest(events)):
        if id(said) in own:
            lines.append(own[id(said)])
            number = lines[-1].move_number
        elif isinstance(said, Message):
            seat = dict(said.args).get("seat")
            about = seat if isinstance(seat, int) else None
            lines.append(LogLine(number, about, said, heading, mover))
    moves = {line.move_number for line in action if line.mover is not None}
    if (
        lines
        and lines[-1].seat == mover
        and moves == {line.move_number for line in action if line.is_automatic}
    ):
        lines[-1] = replace(lines[-1], is_automatic=mover is not None)
    return lines[::-1]


def step_lines(number: int, step: PlayedMove, entry: Entry) -> tuple[LogLine, ...]:
    """What one step says, counted from 1, with the note on who decided before it."""
    mover = None if step.seat == CHANCE else step.seat
    first = step.events[0] if step.events and entry.by == AUTOMATIC else None
    said = [LogLine(number, mover, decode_message(entry.note), step.heading)] if entry.note else []
    for event in step.events:
        seat = seat_of(event, mover)
        made = event is first and seat == mover
        said.append(LogLine(number, seat, event, step.heading, mover, made))
    return tuple(said)


def log_lines(
    steps: Sequence[PlayedMove],
    changes: Sequence[SeatChange],
    told: Callable[[int], Sequence[LogLine]],
    heading: Message,
) -> list[LogLine]:
    """What happened: what each of the steps `told`, and changes of hands.

    `heading` is where the game stands after the last step.
    """
    lines: list[LogLine] = []
    for number, step in enumerate(steps):
        lines += [_change(change, number, step.heading) for change in changes if change.after == number]
        lines += told(number)
    now = len(steps)
    return lines + [_change(change, now, heading) for change in changes if change.after >= now]


def _change(change: SeatChange, number: int, heading: Message) -> LogLine:
    return LogLine(number, change.seat, seat_change_message(change.plan), heading)
