"""A bot's advice to the current player (requested, shown, taken), and warnings of blunders."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from ai.players import adviser_of
from game.learning.advice import advise
from game.match.advice import Advice, AdviceRequest, AdvisedMove
from game.match.match import Match
from game.match.thinker import Thinker, work_limit
from game.rules.contract import CHANCE, Move
from game.rules.messages import Message
from game.table.boards.view import BoardView
from game.table.play.bot_clock import DEFAULT_SECONDS, BotClock
from game.table.play.decision import Decision
from game.table.play.secrets import Secrets
from game.table.program.settings import Settings
from game.words import active_language


class Advised(Protocol):
    """The attributes of a match at the table that advice needs."""

    match: Match
    decision: Decision
    view: BoardView
    bot_clock: BotClock
    secrets: Secrets
    by_key: bool

    @property
    def asked(self) -> bool:
        """Return whether a person decides now."""

    def redraw(self) -> None:
        """Redraw the table, because a mark on it has changed."""

    def drop_refusal(self) -> None:
        """Remove the rejection, because the player has done something possible."""

    def begin_action(self, move: Move, then: tuple[Move, ...]) -> bool:
        """Play a move that begins an action, and choose the moves that complete it; return False if that
        isn't possible.
        """


SPARED: Final = 2
"""The number of turns, or years, in which a beginner is not warned of blunders."""


PATIENCE: Final = 15.0
"""The wall time in seconds for which a player waits before the advice has to be what was found by then."""

LEAST_PART: Final = 0.1
"""The part of the search that must have been done by then, however slow the machine is."""


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of advice for which the player waits."""

    work: int
    """The playouts or positions done."""
    limit: int
    """Those of the whole search; 0 if unknown."""
    seconds: int
    """The wall time in seconds until the advice appears at the latest; 0 if that depends on the search."""
    can_stop: bool
    """Whether there is already something to show."""


@dataclass(frozen=True, slots=True)
class BlunderWarning:
    """A warning of a move: how it changes the chance to win, and what else speaks against it."""

    before: float
    """The chance to win after the best move, 0 to 1."""
    after: float
    reason: str
    """A sentence; empty if there is none that names no other move."""


class Adviser:
    """An adviser that asks a bot for advice, also in advance, so that it can warn of a blunder."""

    def __init__(
        self,
        session: Advised,
        thinker: Thinker,
        settings: Settings,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Create the adviser; `clock` limits how long a player waits, and nothing else."""
        self._session = session
        self._clock = clock
        self._waits_since: float | None = None
        """When the player began to wait; None if nobody waits."""
        self._match = session.match
        self._settings = settings
        self._thinker = thinker
        self.spares: Callable[[], bool] = lambda: False
        """Whether the person who decides is a beginner, who is not warned in the first turns."""
        self.coaches = True
        """Whether this table warns of blunders, if the player wishes so."""
        self.hint: Move | None = None
        """The advised move that is marked on the table."""
        self._asks = False
        """Whether a request to a bot is pending."""
        self._wanted = False
        """Whether the player waits for advice."""
        self._open = False
        """Whether advice is on the table."""
        self._seen: Advice | None = None
        """The advice that was shown last."""
        self._marked = False
        """Whether the person has marked one of its moves, which stays marked when better advice arrives."""
        self._warned = False
        """Whether a warning was given in this decision."""
        self._taken: tuple[Move, int, Message] | None = None
        """The move that was taken in this decision, the number of moves before, and the turn."""
        self._leads_on = False
        """Whether this decision continues an advised action, so that advice follows."""
        self._unasked = False
        """Whether the player waits for advice that follows by itself."""
        self._answers: dict[tuple[str, int], Advice | None] = {}
        """The advice for each language and position; None if it failed. It is never requested twice."""
        self._points: dict[tuple[Move, ...], int] = {}
        """A number for each position for which advice was requested, by the number of moves before."""
        self._point: int | None = None
        """The number of the current position; None until it is needed."""

    # What is known

    @property
    def _here(self) -> tuple[str, int]:
        """Return the language and the position, the key of stored advice."""
        if self._point is None:
            self._point = self._points.setdefault(tuple(self._match.moves), len(self._points))
        return active_language(), self._point

    @property
    def _latest(self) -> Advice | None:
        """Return the bot's advice; None until the search has ended or the player has stopped it.

        Earlier words might not last: the end of a search can reverse them.
        """
        return self._answers.get(self._here)

    @property
    def waited_for(self) -> bool:
        """Return whether the player waits for advice that isn't there yet."""
        return self._wanted and self._latest is None

    @property
    def progress(self) -> Progress | None:
        """Return the progress of advice for which the player waits; None if nobody waits."""
        if not self.waited_for:
            return None
        thought, spec = self._thinker.thought, adviser_of(self._match.game.key)
        waited = 0.0 if self._waits_since is None else self._clock() - self._waits_since
        return Progress(
            thought.work if thought is not None else 0,
            work_limit(spec, self._match.game.key),
            max(0, math.ceil(PATIENCE - waited)),
            self._thinker.advice is not None,
        )

    @property
    def waiting(self) -> bool:
        """Return whether time has to pass for advice to arrive."""
        return self._asks or self._coaching_due

    @property
    def warns(self) -> bool:
        """Return whether a person is warned of blunders."""
        return self.coaches and self._settings.coach

    @property
    def _person_acts(self) -> bool:
        clock = self._session.bot_clock
        return self._match.current_player >= 0 and clock.bot is None and clock.limits.move is None

    @property
    def _coaching_due(self) -> bool:
        """Return whether advice is needed before the person decides, to warn of a blunder."""
        if self._asks or not self.warns or not self._person_acts or self._here in self._answers:
            return False
        return len(self._match.state.legal_moves()) > 1

    def learn(self, advice: Advice) -> None:
        """Store advice for this position, and show it."""
        self._answers[self._here] = advice
        self._wanted = True

    # Asking

    def update(self, at_rest: bool) -> None:
        """Receive an answer; when the table is `at_rest`, request advice in advance for warnings."""
        answer = self._thinker.poll() if self._asks else None
        if answer is not None:
            self._answers[self._here] = answer.advice
            self._wanted = self._wanted and answer.advice is not None
            self._asks = False
        self._limit_wait()
        if at_rest and not self.waited_for and self._coaching_due:
            self._ask()

    def _limit_wait(self) -> None:
        """After some time, end the search for which the player waits, if it has done the least work."""
        progress = self.progress
        if progress is None:
            self._waits_since = None
        elif self._waits_since is None:
            self._waits_since = self._clock()
        elif not progress.seconds and progress.work >= LEAST_PART * progress.limit:
            self.stop()

    def want(self) -> bool:
        """Request advice for the current player; return False if that isn't a person."""
        if not self._person_acts:
            return False
        self._wanted = True
        if not self._asks and self._answers.get(self._here) is None:
            self._ask()
        return True

    def _ask(self) -> None:
        match, self._asks = self._match, True
        request = AdviceRequest(advise, active_language(), match.names, self.warns)
        spec = adviser_of(match.game.key)
        self._thinker.ask(match.state, match.current_player, spec, DEFAULT_SECONDS, request=request)

    def stop(self) -> None:
        """Have the bot answer with what it has, if the player waits for it and there is something."""
        if self._asks and self.waited_for and self._thinker.advice is not None:
            self._thinker.stop_now()

    def moved(self) -> None:
        """Drop the request after a move, undo, or a change of seats."""
        if self._asks:
            self._thinker.cancel()
        self._asks = self._wanted = False
        self.hint = self._point = None

    # Advice on the table

    @property
    def advice(self) -> Advice | None:
        """Return the advice on the table, or None."""
        return self._latest if self._open and self._session.asked else None

    @property
    def moves(self) -> Sequence[Move]:
        """Return the advised moves, best first."""
        advice = self.advice
        return [] if advice is None else [self._read(line) for line in advice.moves]

    def _read(self, line: AdvisedMove) -> Move:
        return self._match.game.parse_move(line.move)

    @property
    def place(self) -> int:
        """Return the index of the marked move; 0 is the best."""
        moves = self.moves if self.hint is not None else ()
        return moves.index(self.hint) if self.hint in moves else 0

    def ask(self) -> None:
        """Request advice; if it is on the table, take the best move."""
        if self.advice is not None:
            self.consider(0)
            self.take()
        elif self._session.asked:
            self._unasked = False
            self.want()
            self.look()

    def look(self) -> None:
        """Show the advice for which the player waits, and better advice when it arrives."""
        session = self._session
        if self._leads_on and session.asked:
            self._leads_on = False
            # What others may not see is covered again: only a player who asks is shown advice about it.
            if session.secrets.private and session.bot_clock.forced is None:
                self._unasked = self.want()
        if self._unasked and not self._open and not session.decision.untouched:
            self._wanted = self._unasked = False  # They have chosen for themselves.
        if not (self._wanted and session.asked):
            return
        latest = self._latest
        if latest is None:
            if self._open:
                self.want()  # The language has changed since.
            return
        self._open = True
        if latest is not self._seen:
            self._seen = latest
            self._mark(self.place if self._marked else 0)

    def consider(self, place: int) -> None:
        """Mark a move on the table; an index beyond the last means the last."""
        self._marked = True
        self._mark(place)

    def _mark(self, place: int) -> None:
        moves = self.moves
        if moves:
            self.hint = moves[min(max(0, place), len(moves) - 1)]
            self._session.redraw()

    def take(self) -> None:
        """Choose the marked move, and close the advice; a confirmation plays the move.

        A move that begins an action is played now, because it can be undone, and the rest is chosen.
        """
        advice, session = self.advice, self._session
        if advice is not None and advice.moves:
            line = advice.moves[self.place]
            move, then = self._read(line), tuple(self._match.game.parse_move(text) for text in line.then)
            heading = self._match.state.heading()
            self.close()
            if then and session.begin_action(move, then):
                move = then[0]
            else:
                session.drop_refusal()
                session.decision = session.decision.choose(move)
            self._taken = move, self._match.moves_played, heading
            # Enter plays it now, and no longer picks what the keys pointed at.
            session.by_key = False
            session.redraw()

    def close(self) -> bool:
        """Close the advice; return False if there was none."""
        was_there = self._open or self.hint is not None or self.waited_for
        self._leads_on = False
        self._put_away()
        if was_there:
            self._session.redraw()
        return was_there

    def drop(self) -> None:
        """Begin another decision without advice, unless it continues what was advised."""
        self._put_away()
        self._warned = False
        self._leads_on, self._taken = self._goes_on(), None

    def _goes_on(self) -> bool:
        """Return whether the taken move was played, and the same action of the same person continues."""
        match = self._match
        if self._taken is None or self._taken[1] >= match.moves_played:
            return False
        move, before, heading = self._taken
        movers = {match.mover_of(number) for number in range(before, match.moves_played)}
        if self._session.view.choosing.begins_anew(match.state):
            return False
        same = movers <= {match.current_player, CHANCE} and match.state.heading() == heading
        return same and match.moves[before] == move

    def _put_away(self) -> None:
        self._open, self._seen, self._marked = False, None, False
        self._wanted = self._unasked = False
        self.hint = None

    def show(self) -> None:
        """Put the advice on the table, with the best move marked."""
        if self.want():
            self._marked = False
            self.look()

    def warning(self, move: Move) -> BlunderWarning | None:
        """Return what speaks against a move before it is played; None if nothing does.

        A player is warned once in a decision: after that they know what the move does.
        """
        advice = self._latest if self.warns and self._session.secrets.private else None
        if advice is None or self._warned:
            return None
        found = next((line for line in advice.blunders if self._read(line) == move), None)
        if found is None or (self._is_early and self.spares()):
            return None
        self._warned = True
        return BlunderWarning(advice.moves[0].chance, found.chance, found.reason)

    @property
    def _is_early(self) -> bool:
        """Whether the game is in its first turns."""
        turns = {standing.period for standing in self._match.standings()}
        return len(turns - {0}) <= SPARED
