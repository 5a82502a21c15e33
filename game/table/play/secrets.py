"""The visibility of secrets at a shared screen: only behind the curtain, for the person who opened it."""

from __future__ import annotations

from game.match.match import Match
from game.rules.contract import TERMINAL, State
from game.table.boards.view import BoardView


class Secrets:
    """A record of the person at the screen, and of the players' secrets that they may see."""

    def __init__(self, match: Match, view: BoardView | None = None) -> None:
        """Create it; `view` knows what the players of the game keep secret (None: nothing)."""
        self.match = match
        self.has_secrets = view is not None and view.has_secrets
        self.opened_by: int | None = None
        """The seat of the person who opened the curtain last, until another person comes."""
        self.peeking = False
        """Whether this person is looking at private information."""
        self._view = view

    @property
    def shared(self) -> bool:
        """Return whether several people share the screen, including those who left their seats."""
        return self.has_secrets and len(self.match.people) > 1

    @property
    def guarded(self) -> bool:
        """Return whether the decision, or the time that it takes, could reveal a secret."""
        state = self.match.state
        if (
            self._view is None
            or not self.has_secrets
            or not self.match.people
            or state.current_player() == TERMINAL
        ):
            return False
        return self._view.choosing.needs_curtain(state)

    @property
    def asked_always(self) -> bool:
        """Return whether a person is asked even with a single legal move, because that fact is secret."""
        return self.shared and self.guarded

    @property
    def due(self) -> bool:
        """Return whether the current player must open the curtain first."""
        return self.shared and self._person_acts and self.guarded and not self.private

    @property
    def private(self) -> bool:
        """Return whether the current player has opened the curtain, or needs none."""
        return not self.shared or self.opened_by == self.match.current_player

    @property
    def covered(self) -> bool:
        """Return whether the viewer's private information is hidden at the moment."""
        return self.shared and not self.peeking and self.match.current_player != TERMINAL

    @property
    def in_sight(self) -> State:
        """Return the current table as far as everybody at the screen may know it: it offers what could be
        legal.
        """
        state = self.match.state
        if self._view is None or not self.covered or not self.guarded:
            return state
        return self._view.choosing.as_known_to_all(state)

    @property
    def has_eye(self) -> bool:
        """Return whether the viewer's card has an eye to hold: not while another person or a bot is waited
        for.
        """
        return self.shared and not self.due and self._person_acts

    @property
    def _person_acts(self) -> bool:
        actor = self.match.current_player
        return actor >= 0 and self.match.seats[actor].person

    def open(self) -> None:
        """Register that the current player has opened the curtain."""
        self.opened_by = self.match.current_player

    def peek(self, looks: bool) -> None:
        """Show private information while a key is held; only to the person who opened the curtain."""
        self.peeking = looks and self.shared and self._person_acts and self.private

    def moved(self) -> None:
        """Hide everything, because the table has changed and another person may be asked next."""
        self.peeking = False
        gone = self.opened_by is not None and not self.match.seats[self.opened_by].person
        if gone or (self._person_acts and not self.private):
            self.opened_by = None
