"""Taking advice at the table: what a bot advises lies open, one of its moves is marked, and can be taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.match.advice import Advice, AdvisedMove
from game.match.match import Match
from game.rules.contract import CHANCE, Move
from game.rules.messages import Message
from game.table.play.chooser import Chooser
from game.table.play.pace import Pace
from game.table.play.secrets import Secrets


class Consulted(Protocol):
    """A match at the table, as far as advice concerns it."""

    match: Match
    chooser: Chooser
    pace: Pace
    secrets: Secrets
    by_key: bool

    @property
    def asked(self) -> bool:
        """Whether a person decides now."""

    def show_anew(self) -> None:
        """What is shown has changed."""


class Consulting:
    """The advice that lies on the table for the person who is to act, if any does."""

    def __init__(self, session: Consulted) -> None:
        self._session = session
        self._open = False
        self._seen: Advice | None = None
        """The advice that was laid down last."""
        self._marked = False
        """Whether the person has marked one of its moves, who finds it marked in better advice as well."""
        self._warned = False
        """Whether a move of this decision has been warned of."""
        self._taken: tuple[Move, int, Message] | None = None
        """The move that was taken in this decision, how many had been played, and the turn."""
        self._leads_on = False
        """Whether this decision goes on with what was begun as advised, so that advice comes unasked."""

    @property
    def advice(self) -> Advice | None:
        """What is advised; None while no advice lies on the table."""
        session = self._session
        return session.pace.advice if self._open and session.asked else None

    @property
    def moves(self) -> Sequence[Move]:
        """The moves that are advised, best first."""
        counsel = self.advice
        return [] if counsel is None else [self._read(line) for line in counsel.moves]

    def _read(self, line: AdvisedMove) -> Move:
        return self._session.match.game.parse_move(line.move)

    @property
    def place(self) -> int:
        """Which of the advised moves is marked, from 0, the best."""
        moves, hint = self.moves, self._session.pace.hint
        return moves.index(hint) if hint in moves else 0

    def ask(self) -> None:
        """Ask a bot for advice; ask again to take the best."""
        if self.advice is not None:
            self.consider(0)
            self.take()
        elif self._session.asked:
            self._session.pace.ask_hint()
            self.look()

    def look(self) -> None:
        """Lay down the advice that is waited for when there are words, and better ones when they come."""
        session = self._session
        if self._leads_on and session.asked:
            self._leads_on = False
            # What others may not see lies covered again: only who asks is shown advice about it.
            if session.secrets.private and session.pace.forced is None:
                session.pace.ask_hint()
        if not self._open and session.asked and session.pace.shows_advice:
            self._open = True
        counsel = self.advice
        if counsel is None and self._open and session.asked and session.pace.hinting:
            session.pace.ask_hint()  # Another language is spoken since.
        if counsel is not None and counsel is not self._seen:
            self._seen = counsel
            self._mark(self.place if self._marked else 0)

    def consider(self, place: int) -> None:
        """The person marks one of the moves on the table; a place beyond the last means the last."""
        self._marked = True
        self._mark(place)

    def _mark(self, place: int) -> None:
        moves = self.moves
        if moves:
            self._session.pace.hint = moves[min(max(0, place), len(moves) - 1)]
            self._session.show_anew()

    def take(self) -> None:
        """Choose the move that is marked, and put the advice away; a confirmation plays the move."""
        moves, session = self.moves, self._session
        if moves:
            move = moves[self.place]
            self.close()
            self._taken = move, session.match.moves_played, session.match.state.heading()
            session.chooser.choose(move)
            # Enter plays it now, and no longer picks what the keys were left on.
            session.by_key = False
            session.show_anew()

    def close(self) -> bool:
        """Put the advice away; False if there was none."""
        pace = self._session.pace
        was_there = self._open or pace.hint is not None or pace.hinting
        self._leads_on = False
        self._put_away()
        if was_there:
            self._session.show_anew()
        return was_there

    def drop(self) -> None:
        """Another decision begins: there is no advice about it, unless it goes on with what was advised."""
        self._put_away()
        self._warned = False
        self._leads_on, self._taken = self._goes_on(), None

    def _goes_on(self) -> bool:
        """Whether the move that was taken has been played, and the same turn of the same person goes on."""
        match = self._session.match
        if self._taken is None or self._taken[1] >= match.moves_played:
            return False
        move, before, heading = self._taken
        movers = {match.mover_of(number) for number in range(before, match.moves_played)}
        same = movers <= {match.current_player, CHANCE} and match.state.heading() == heading
        return same and match.moves[before] == move

    def _put_away(self) -> None:
        self._open, self._seen, self._marked = False, None, False
        self._session.pace.hint = None
        self._session.pace.forget_wish()

    def warning(self, move: Move) -> AdvisedMove | None:
        """What is to be said against a move before it is played; None if there is nothing to be said.

        It is said once in a decision: who has looked again knows what the move does.
        """
        session = self._session
        counsel = session.pace.advice if session.pace.warns and session.secrets.private else None
        if counsel is None or self._warned:
            return None
        found = next((line for line in counsel.blunders if self._read(line) == move), None)
        self._warned = found is not None
        return found
