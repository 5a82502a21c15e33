"""The log of a match, and the scores during it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from operator import is_

from ai.registry import bot_title
from game.match.journal import AUTOMATIC, Entry, PlayedMove, SeatChange, SeatPlan
from game.match.message_codec import decode_message
from game.rules.auction import BidMade, BidPassed
from game.rules.contract import CHANCE, Event, Game, MoneyPaid, PartyType
from game.rules.messages import Message, MessageId


class SeatChangeMessage(MessageId):
    """Who plays a seat from now on."""

    PERSON = "seat-now-person", "name"
    BOT = "seat-now-bot", "name bot"


@dataclass(frozen=True, slots=True)
class LogLine:
    """An event for one line of the log; `move_number` counts from 1.

    `seat` is None for an event about no seat. An event may need no line, and a plain text is from an earlier
    version.
    """

    move_number: int
    seat: int | None
    content: Event | Message | str
    heading: Message
    mover: int | None = None
    """The seat whose move it was; None for chance and for changes of seats."""
    is_automatic: bool = False
    """Whether the line reports an automatic move for a person; not its consequences."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Every seat's score after `move_number` moves, as `heading` began."""

    heading: Message
    period: int
    move_number: int
    scores: tuple[int, ...]


def seat_of(event: Event, mover: int | None) -> int | None:
    """Return the seat that an event is about: the one it names, or the one that moved."""
    if isinstance(event, MoneyPaid):
        parties = (event.payer, event.payee)
        return next((party.number for party in parties if party.kind is PartyType.SEAT), mover)
    seat = getattr(event, "seat", None)
    return seat if isinstance(seat, int) and seat >= 0 else None


def company_of(said: Event | Message | str) -> int | None:
    """Return the company that an event or a message names; None if it names none."""
    args = dict(said.args) if isinstance(said, Message) else {"company": getattr(said, "company", None)}
    company = args.get("company")
    return company if isinstance(company, int) and company >= 0 else None


def seat_change_message(plan: SeatPlan) -> Message:
    """Return the line of the log for a change of seats."""
    if plan.bot is None:
        return SeatChangeMessage.PERSON(name=plan.name)
    return SeatChangeMessage.BOT(name=plan.name, bot=bot_title(plan.bot))


class ActionDigests:
    """The summaries of a match's actions, computed once."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._found: dict[int, tuple[list[LogLine], list[LogLine]]] = {}
        """By the `id` of an action's first line: the action and its summary."""

    def of(self, lines: Sequence[LogLine]) -> list[LogLine]:
        """Return the lines with each action summarized, if the game has a message for that."""
        return [line for action in _actions(lines) for line in self._digested(action)]

    def of_last(self, lines: Sequence[LogLine]) -> list[LogLine]:
        """Return the summary of the last action among these lines."""
        actions = list(_actions(lines))
        return _digest(self._game, actions[-1]) if actions else []

    def _digested(self, action: list[LogLine]) -> list[LogLine]:
        before, summary = self._found.get(id(action[0]), ([], []))
        if len(before) == len(action) and all(map(is_, before, action)):
            return summary
        summary = _digest(self._game, action)
        self._found[id(action[0])] = action, summary
        return summary


def _actions(lines: Sequence[LogLine]) -> Iterator[list[LogLine]]:
    """Yield the lines of consecutive moves of one seat under one heading; chance belongs to the move before
    it.

    All bids of an auction are one action.
    """
    action: list[LogLine] = []
    mover: int | None = None
    bids = False
    for line in lines:
        before, bids = bids, isinstance(line.content, BidMade | BidPassed)
        goes_on = before if bids else isinstance(line.content, Event) and line.mover in (None, mover)
        same = goes_on and before == bids and bool(action) and line.heading == action[0].heading
        if action and not same:
            yield action
            action = []
        action.append(line)
        mover = line.mover if line.mover is not None or not same else mover
    if action:
        yield action


def _digest(game: Game, action: list[LogLine]) -> list[LogLine]:
    """Return the summary of an action; a line about several events has the move number of the next line."""
    if not all(isinstance(line.content, Event) for line in action):
        return action
    # A mark belongs to automatic passes, so they keep their lines.
    passes = [line for line in action if line.is_automatic and isinstance(line.content, BidPassed)]
    events = [line.content for line in action if isinstance(line.content, Event) and line not in passes]
    own = {id(line.content): line for line in action}
    mover, number, heading = action[0].mover, action[-1].move_number, action[-1].heading
    lines = []
    for said in reversed(game.summarize(events)):
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
    summary = lines[::-1]
    if not passes:
        return summary
    if any(isinstance(line.content, Message) for line in summary):
        # A line about all bids comes before a pass during them.
        return [*summary, *(replace(line, move_number=number) for line in passes)]
    return sorted([*summary, *passes], key=lambda line: line.move_number)


def step_lines(game: Game, number: int, step: PlayedMove, entry: Entry) -> tuple[LogLine, ...]:
    """Return the lines of a step of a game, counted from 1, with the note about its decision first."""
    mover = None if step.seat == CHANCE else step.seat
    first = step.events[0] if step.events and entry.by == AUTOMATIC else None
    said = [LogLine(number, mover, decode_message(entry.note), step.heading)] if entry.note else []
    for event, heading in zip(step.events, game.headings(step.events, step.heading), strict=True):
        seat = seat_of(event, mover)
        made = event is first and seat == mover
        said.append(LogLine(number, seat, event, heading, mover, made))
    return tuple(said)


def log_lines(
    steps: Sequence[PlayedMove],
    changes: Sequence[SeatChange],
    lines_of_step: Callable[[int], Sequence[LogLine]],
    heading: Message,
) -> list[LogLine]:
    """Return the lines of all steps (`lines_of_step` returns those of one) and changes of seats.

    `heading` is where the game is after the last step.
    """
    lines: list[LogLine] = []
    for number, step in enumerate(steps):
        lines += [_change(change, number, step.heading) for change in changes if change.after == number]
        lines += lines_of_step(number)
    now = len(steps)
    return lines + [_change(change, now, heading) for change in changes if change.after >= now]


def _change(change: SeatChange, number: int, heading: Message) -> LogLine:
    return LogLine(number, change.seat, seat_change_message(change.plan), heading)
