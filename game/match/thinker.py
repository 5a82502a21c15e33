"""Bots think in processes of their own, so that the window never waits for them.

A bot that fails, answers with something illegal or oversteps its time is replaced for that move by the
stand-in, and the answer says so. A tree search by time is done in several processes at once where there
are cores for it (`ai.parallel`); what one of them fails to find is only missing.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from ai.bot import Thought
from ai.clock import PATIENCE
from ai.mcts import MctsBot
from ai.parallel import together
from ai.registry import bot_title, make_bot, parse, resolved
from game.match.advice import as_known_to
from game.match.counsel import Counsel, Wish
from game.match.worker import (
    Advises,
    Ask,
    Begun,
    Chose,
    Ended,
    Failed,
    Maker,
    Message,
    Played,
    Stop,
    Thinks,
    Worker,
    legal,
)
from game.rules.contract import Move, State
from game.rules.notes import Kind, Note

STAND_IN: Final = "greedy"
"""The bot that moves for one that can't."""

STAND_IN_SECONDS: Final = 10.0
"""The least time that the stand-in is given; it needs a small part of that."""

GRACE: Final = 4.0
"""Seconds that a bot may take beyond its time, on a slow or busy machine."""

START_LIMIT: Final = 30.0
"""Seconds that a new worker may take to start: a one-file executable starts slowly."""

BUSY_LIMIT: Final = 1.5
"""Seconds until a worker that was told to stop is ended."""

UNTIMED_LIMIT: Final = 600.0
"""Seconds for a bot whose description fixes its work and not its time."""

NOBODY_ASKED: Final = 0
"""The number of a question that no bot was asked."""

MOST_COMPANY: Final = 3
"""How many more processes a search may have at most: each takes memory, and the last ones add little."""


class BotTrouble(Kind):
    """Why a bot could not move, and what was done about it."""

    TOO_LONG = "bot-too-long"
    FOUND_NOTHING = "bot-found-nothing"
    PROCESS_ENDED = "bot-process-ended"
    ILLEGAL = "bot-illegal", "text"
    FAILED = "bot-failed", "why"
    REPLACED = "bot-replaced", "bot reason"
    FIRST_MOVE = "bot-first-move", "bot reason"
    NO_STAND_IN = "bot-no-stand-in", "reason"
    AND_THEN = "bot-and-then", "first then"


class Since(NamedTuple):
    """What was played since a question for the same seat."""

    asked: int
    """Its number (`Thinker.ask`)."""
    moves: Sequence[Move]


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of asking: a legal move, what the bot thought, and what went wrong if something did."""

    seat: int
    move: Move
    by: str
    """The description of the bot that chose."""
    thought: Thought | None
    trouble: Note | None
    """Why another bot had to choose."""
    seconds: float
    counsel: Counsel | None = None
    """The thought in words, where that was wished."""


@dataclass(slots=True)
class _Asked:
    """The question that is being thought about."""

    number: int
    state: State
    seat: int
    bot: str
    seconds: float
    allowed: float
    asked_at: float
    patience: float
    """Seconds until the worker must have begun."""
    begun_at: float | None = None
    stop_at: float | None = None
    thought: Thought | None = None
    company: dict[int, Thought] = field(default_factory=dict)
    """What the other searches have found, by their number."""
    trouble: Note | None = None
    wish: Wish | None = None
    counsel: Counsel | None = None

    @property
    def found(self) -> Thought | None:
        """What all searches together have found."""
        if self.thought is None or not self.company:
            return self.thought
        return together([self.thought, *self.company.values()])


def cores_for_company() -> int:
    """How many more processes may search: one core is left for the window, one is the worker's."""
    return max(0, min(MOST_COMPANY, (os.cpu_count() or 1) - 2))


class Thinker:
    """One bot at a time thinks here, in a process or in several. Close it, or use it in a ``with``."""

    def __init__(
        self,
        seed: int | None = None,
        maker: Maker = make_bot,
        grace: float = GRACE,
        company: int | None = None,
    ) -> None:
        """Start the worker ahead of the first question.

        `seed` makes the determinizations repeatable; `grace` is how many seconds a bot may overstep;
        `company` is how many more processes search with it, as many as there are cores for if not given.
        """
        self._rng = random.Random(seed)
        self._maker = maker
        self._grace = grace
        self._number = 0
        self._asked: _Asked | None = None
        self._ready: Answer | None = None
        self._worker = Worker(maker)
        self._company: list[Worker] = []
        self._most_company = cores_for_company() if company is None else company

    def __enter__(self) -> Thinker:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    @property
    def thinking(self) -> bool:
        """Whether an answer is still to come."""
        return self._asked is not None or self._ready is not None

    @property
    def thought(self) -> Thought | None:
        """What the bot that is thinking has reported last."""
        return self._asked.found if self._asked else None

    @property
    def counsel(self) -> Counsel | None:
        """What the bot that is thinking advises so far, where that was wished."""
        return self._asked.counsel if self._asked else None

    @property
    def process_id(self) -> int | None:
        """The worker's process id, for watching it."""
        return self._worker.process_id

    def ask(
        self,
        state: State,
        seat: int,
        bot_spec: str,
        seconds: float,
        since: Since | None = None,
        wish: Wish | None = None,
    ) -> int:
        """Let a bot think about `seat`'s move in `state`; `poll` will bring the answer. It returns a number.

        `seconds` is the time for a bot whose description names none. What was being thought about
        before is dropped. The state is copied: it may be played on. `since` is what was played since the
        question with that number, all known to the bot: if it was asked that one last, it goes on from there
        (see `Bot.choose`). With a `wish` its thoughts are put into words (`counsel`); what it can't know is
        then imagined alike each time.
        """
        self.cancel()
        allowed = allowed_seconds(bot_spec, seconds, state.game.key)
        self._send(state.copy(), seat, bot_spec, seconds, allowed, None, since, wish)
        return self._number

    def poll(self) -> Answer | None:
        """The answer, once, when there is one. Call it every frame: it never waits."""
        self._receive()
        asked = self._asked
        if asked is not None:
            self._watch(asked)
        ready, self._ready = self._ready, None
        return ready

    def stop_now(self) -> None:
        """Have the bot play the best that it has found; the answer comes with the next `poll` or soon."""
        asked = self._asked
        if asked is None or asked.stop_at is not None:
            return
        asked.stop_at = time.monotonic()
        self._answer_with_what_is_found(asked)

    def cancel(self) -> None:
        """Drop the question: no answer will come."""
        if self._asked is not None:
            self._tell_all(Stop(self._asked.number))
        self._asked = None
        self._ready = None

    def close(self) -> None:
        """End the workers."""
        self._asked = self._ready = None
        for worker in (self._worker, *self._company):
            worker.end()

    def _tell_all(self, message: Stop) -> None:
        for worker in (self._worker, *self._company):
            worker.tell(message)

    def _send(
        self,
        state: State,
        seat: int,
        bot: str,
        seconds: float,
        allowed: float,
        trouble: Note | None,
        since: Since | None = None,
        wish: Wish | None = None,
    ) -> None:
        self._number += 1
        known = state.determinize(seat, self._rng) if wish is None else as_known_to(state, seat)
        data, game = known.to_data(), state.game
        plain = _plain(bot, game.key)
        played = Played(since.asked, [game.write(move) for move in since.moves]) if since else None
        question = Ask(self._number, game.key, game.other_board, data, seat, plain, seconds, played, wish)
        self._worker.tell(question)
        if searches_in_company(plain, game.key):
            self._call_company()
            for worker in self._company:
                worker.tell(question)
        self._asked = _Asked(
            number=self._number,
            state=state,
            seat=seat,
            bot=bot,
            seconds=seconds,
            allowed=allowed,
            asked_at=time.monotonic(),
            patience=BUSY_LIMIT + self._grace if self._worker.has_begun else START_LIMIT,
            trouble=trouble,
            wish=wish,
        )

    def _call_company(self) -> None:
        """Start the other processes, as many as there is room for."""
        while len(self._company) < self._most_company and not self._worker.is_here:
            worker = Worker(self._maker)
            if worker.is_here:
                worker.end()
                self._most_company = len(self._company)
            else:
                self._company.append(worker)

    def _receive(self) -> None:
        # The company first: what it found counts when the worker's answer comes.
        for i, worker in enumerate(self._company):
            try:
                for message in worker.heard():
                    asked = self._asked
                    if asked is not None and isinstance(message, Thinks) and message.number == asked.number:
                        asked.company[i] = message.thought(asked.state)
            except Ended:
                pass  # It is started again with the next question.
        try:
            for message in self._worker.heard():
                self._hear(message)
        except Ended:
            if self._asked is not None:
                self._replace(self._asked, BotTrouble.PROCESS_ENDED())

    def _hear(self, message: Message) -> None:
        asked = self._asked
        if asked is None or message.number != asked.number:
            return
        match message:
            case Begun():
                asked.begun_at = time.monotonic()
            case Thinks():
                asked.thought = message.thought(asked.state)
                if asked.stop_at is not None:
                    self._answer_with_what_is_found(asked)
            case Advises():
                asked.counsel = message.counsel
            case Chose():
                move = legal(asked.state.game, asked.state, message.move)
                if move is None:
                    self._replace(asked, BotTrouble.ILLEGAL(text=message.move))
                elif not (asked.company and self._answer_with_what_is_found(asked)):
                    self._answer(asked, move)
            case Failed():
                self._replace(asked, BotTrouble.FAILED(why=message.reason))

    def _answer_with_what_is_found(self, asked: _Asked) -> bool:
        """Take the best candidate and stop all searches; False if there is none yet."""
        found = asked.found
        if found is None or not found.candidates:
            return False
        self._tell_all(Stop(asked.number))
        asked.thought, asked.company = found, {}
        self._answer(asked, found.candidates[0].move)
        return True

    def _watch(self, asked: _Asked) -> None:
        """Replace the bot if it has had more than its time; the worker may hang, so it is ended."""
        now = time.monotonic()
        if asked.begun_at is None:
            late = now - asked.asked_at > asked.patience
        else:
            late = now - asked.begun_at > asked.allowed + self._grace
        reason = BotTrouble.TOO_LONG()
        if not late and asked.stop_at is not None and asked.begun_at is not None:
            late = now - max(asked.stop_at, asked.begun_at) > BUSY_LIMIT
            reason = BotTrouble.FOUND_NOTHING()
        if late:
            self._worker.end()
            self._replace(asked, reason)

    def _replace(self, asked: _Asked, reason: Note) -> None:
        """Ask the stand-in; if that was the stand-in, take the first legal move."""
        if asked.bot == STAND_IN:
            if asked.trouble is None:
                asked.trouble = BotTrouble.FIRST_MOVE(bot=bot_title(asked.bot), reason=reason)
            else:
                then = BotTrouble.NO_STAND_IN(reason=reason)
                asked.trouble = BotTrouble.AND_THEN(first=asked.trouble, then=then)
            self._answer(asked, asked.state.moves()[0])
        else:
            trouble = BotTrouble.REPLACED(bot=bot_title(asked.bot), reason=reason)
            allowed = max(asked.seconds, STAND_IN_SECONDS)
            self._send(asked.state, asked.seat, STAND_IN, asked.seconds, allowed, trouble, wish=asked.wish)

    def _answer(self, asked: _Asked, move: Move) -> None:
        spent = time.monotonic() - asked.asked_at
        self._ready = Answer(asked.seat, move, asked.bot, asked.thought, asked.trouble, spent, asked.counsel)
        self._asked = None


def _plain(bot_spec: str, game: str) -> str:
    """What a level is in a game; any other description as it is, also one that nobody knows."""
    try:
        return resolved(bot_spec, game)
    except ValueError:
        return bot_spec


def searches_in_company(bot_spec: str, game: str = "") -> bool:
    """Whether a bot thinks better in several processes: a tree search by time, left to chance.

    >>> searches_in_company("mcts:seconds=1"), searches_in_company("mcts:playouts=600,seed=1")
    (True, False)
    """
    try:
        name, parameters = parse(bot_spec, game)
    except ValueError:
        return False
    return name == MctsBot.name and not {"playouts", "seed"} & parameters.keys()


def usual_seconds(bot_spec: str, game: str = "") -> float:
    """The time of a move that stands in a bot's description; 0 if none does.

    >>> usual_seconds("mcts:seconds=0.5"), usual_seconds("greedy")
    (0.5, 0.0)
    """
    try:
        _, parameters = parse(bot_spec, game)
    except ValueError:
        return 0.0
    return float(parameters.get("seconds", 0.0))


def allowed_seconds(bot_spec: str, seconds: float, game: str = "") -> float:
    """How long the bot of this description may think, if a bot without a time of its own has `seconds`."""
    try:
        _, parameters = parse(bot_spec, game)
    except ValueError:
        return seconds
    untimed = {"playouts", "positions", "depth"} & parameters.keys()
    if untimed and "seconds" not in parameters:
        return UNTIMED_LIMIT
    patience = PATIENCE if parameters.get("least") else 1.0
    return patience * float(parameters.get("seconds", seconds))
