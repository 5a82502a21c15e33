"""A bot's advice to the person who is to act: asked for, on the table, taken; and warnings of blunders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ai.players import adviser_of
from game.learning.advice import advise
from game.match.advice import Advice, AdviceRequest, AdvisedMove
from game.match.match import Match
from game.match.thinker import Thinker
from game.rules.contract import CHANCE, Move
from game.rules.messages import Message
from game.table.play.bot_clock import DEFAULT_SECONDS, BotClock
from game.table.play.decision import Decision
from game.table.play.secrets import Secrets
from game.table.program.settings import Settings
from game.words import active_language


class Advised(Protocol):
    """A match at the table, as far as advice concerns it."""

    match: Match
    decision: Decision
    bot_clock: BotClock
    secrets: Secrets
    by_key: bool

    @property
    def asked(self) -> bool:
        """Whether a person decides now."""

    def redraw(self) -> None:
        """Show the table again: something else is marked on it."""


class Adviser:
    """Asks a bot for advice. A question is also asked ahead, so that a blunder can be warned of."""

    def __init__(self, session: Advised, thinker: Thinker, settings: Settings) -> None:
        self._session = session
        self._match = session.match
        self._settings = settings
        self._thinker = thinker
        self.coaches = True
        """Whether blunders are warned of at this table, as far as the player wishes it."""
        self.hint: Move | None = None
        """The advised move that is marked on the table."""
        self._asks = False
        """Whether a bot has been asked and has not ended."""
        self._wanted = False
        """Whether the player waits for advice."""
        self._open = False
        """Whether advice is on the table."""
        self._seen: Advice | None = None
        """The advice that was put on the table last."""
        self._marked = False
        """Whether the person has marked one of its moves, which stays marked when better advice comes."""
        self._warned = False
        """Whether a move of this decision has been warned of."""
        self._taken: tuple[Move, int, Message] | None = None
        """The move that was taken in this decision, how many had been played, and the turn."""
        self._leads_on = False
        """Whether this decision continues an action that was begun as advised, so that advice comes."""
        self._answers: dict[tuple[str, int], Advice | None] = {}
        """The advice for each language and position; None if it failed. It is never asked for twice."""
        self._points: dict[tuple[Move, ...], int] = {}
        """A number for each position in which advice was asked for, by the moves that had been played."""
        self._point: int | None = None
        """The number of the current position; None as long as nobody needed it."""

    # What is known

    @property
    def _here(self) -> tuple[str, int]:
        """The language and the position by which advice is remembered."""
        if self._point is None:
            self._point = self._points.setdefault(tuple(self._match.moves), len(self._points))
        return active_language(), self._point

    @property
    def _latest(self) -> Advice | None:
        """The advice of the bot as far as it has thought; None before it has words."""
        known = self._answers.get(self._here)
        return known if known is not None else self._thinker.advice if self._asks else None

    @property
    def waited_for(self) -> bool:
        """Whether the player waits for advice, and there is none yet."""
        return self._wanted and self._latest is None

    @property
    def waiting(self) -> bool:
        """Whether time has to pass for advice to come."""
        return self._asks or self._coaching_due

    @property
    def warns(self) -> bool:
        """Whether a person is warned of a blunder."""
        return self.coaches and self._settings.coach

    @property
    def _person_acts(self) -> bool:
        return self._match.current_player >= 0 and self._session.bot_clock.bot is None

    @property
    def _coaching_due(self) -> bool:
        """Whether advice is to be ready before the person decides, so that a blunder can be warned of."""
        if self._asks or not self.warns or not self._person_acts or self._here in self._answers:
            return False
        return len(self._match.state.legal_moves()) > 1

    def learn(self, advice: Advice) -> None:
        """Remember advice for this position, and show it."""
        self._answers[self._here] = advice
        self._wanted = True

    # Asking

    def update(self, at_rest: bool) -> None:
        """Take an answer that has come; when the table is `at_rest`, ask ahead if blunders are warned of."""
        answer = self._thinker.poll() if self._asks else None
        if answer is not None:
            self._answers[self._here] = answer.advice
            self._wanted = self._wanted and answer.advice is not None
            self._asks = False
        if at_rest and not self.waited_for and self._coaching_due:
            self._ask()

    def want(self) -> bool:
        """Ask a bot what it would do in the seat of the person to act; False if no person is to act."""
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
        """Let the bot answer with what it has, if the player waits for it."""
        if self._asks and self.waited_for:
            self._thinker.stop_now()

    def moved(self) -> None:
        """After a move, undo, or a change of seats: drop the question to the bot."""
        if self._asks:
            self._thinker.cancel()
        self._asks = self._wanted = False
        self.hint = self._point = None

    # Advice on the table

    @property
    def advice(self) -> Advice | None:
        """The advice on the table; None while there is none."""
        return self._latest if self._open and self._session.asked else None

    @property
    def moves(self) -> Sequence[Move]:
        """The moves that are advised, best first."""
        advice = self.advice
        return [] if advice is None else [self._read(line) for line in advice.moves]

    def _read(self, line: AdvisedMove) -> Move:
        return self._match.game.parse_move(line.move)

    @property
    def place(self) -> int:
        """Which of the advised moves is marked, from 0, the best."""
        moves = self.moves if self.hint is not None else ()
        return moves.index(self.hint) if self.hint in moves else 0

    def ask(self) -> None:
        """Ask a bot for advice; ask again to take the best move."""
        if self.advice is not None:
            self.consider(0)
            self.take()
        elif self._session.asked:
            self.want()
            self.look()

    def look(self) -> None:
        """Put the advice on the table that the player waits for, and better advice when it comes."""
        session = self._session
        if self._leads_on and session.asked:
            self._leads_on = False
            # What others may not see is covered again: only a player who asks is shown advice about it.
            if session.secrets.private and session.bot_clock.forced is None:
                self.want()
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
        """Mark one of the moves on the table; a place beyond the last means the last."""
        self._marked = True
        self._mark(place)

    def _mark(self, place: int) -> None:
        moves = self.moves
        if moves:
            self.hint = moves[min(max(0, place), len(moves) - 1)]
            self._session.redraw()

    def take(self) -> None:
        """Choose the move that is marked, and put the advice away; a confirmation plays the move."""
        moves, session = self.moves, self._session
        if moves:
            move = moves[self.place]
            self.close()
            self._taken = move, self._match.moves_played, self._match.state.heading()
            session.decision = session.decision.choose(move)
            # Enter plays it now, and no longer picks what the keys pointed at.
            session.by_key = False
            session.redraw()

    def close(self) -> bool:
        """Put the advice away; False if there was none."""
        was_there = self._open or self.hint is not None or self.waited_for
        self._leads_on = False
        self._put_away()
        if was_there:
            self._session.redraw()
        return was_there

    def drop(self) -> None:
        """Another decision begins: there is no advice about it, unless it continues what was advised."""
        self._put_away()
        self._warned = False
        self._leads_on, self._taken = self._goes_on(), None

    def _goes_on(self) -> bool:
        """Whether the move that was taken has been played, and the same turn of the same person goes on."""
        match = self._match
        if self._taken is None or self._taken[1] >= match.moves_played:
            return False
        move, before, heading = self._taken
        movers = {match.mover_of(number) for number in range(before, match.moves_played)}
        same = movers <= {match.current_player, CHANCE} and match.state.heading() == heading
        return same and match.moves[before] == move

    def _put_away(self) -> None:
        self._open, self._seen, self._marked, self._wanted = False, None, False, False
        self.hint = None

    def warning(self, move: Move) -> AdvisedMove | None:
        """Return what speaks against a move before it is played; None if nothing does.

        A player is warned once in a decision: after that they know what the move does.
        """
        advice = self._latest if self.warns and self._session.secrets.private else None
        if advice is None or self._warned:
            return None
        found = next((line for line in advice.blunders if self._read(line) == move), None)
        self._warned = found is not None
        return found
