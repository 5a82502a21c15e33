"""What may be seen at a screen that people share: secrets only behind the curtain, by who opened it."""

from __future__ import annotations

from game.match.match import Match
from game.rules.contract import TERMINAL, State
from game.table.boards.view import BoardView


class Secrets:
    """Knows who sits before the screen, and what they may see of what players keep from each other."""

    def __init__(self, match: Match, view: BoardView | None = None) -> None:
        """`view` says what the players of the game keep from each other; None: nothing."""
        self.match = match
        self.has_secrets = view is not None and view.has_secrets
        self.opened_by: int | None = None
        """The seat of the person for whom the curtain was opened last, while nobody else has come."""
        self.peeking = False
        """Whether this person looks at what nobody else may know."""
        self._view = view

    @property
    def shared(self) -> bool:
        """Whether several people share the screen: who has sat in the match may be looking still."""
        return self.has_secrets and len(self.match.people) > 1

    @property
    def guarded(self) -> bool:
        """Whether the decision to be made, or the time that it takes, could tell a secret."""
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
        """Whether a person is asked though only one thing can be done: that it is so is a secret."""
        return self.shared and self.guarded

    @property
    def due(self) -> bool:
        """Whether the person to act must open the curtain first."""
        return self.asked_always and self._person_acts and not self.private

    @property
    def private(self) -> bool:
        """Whether the person to act has opened the curtain, or needs none."""
        return not self.shared or self.opened_by == self.match.current_player

    @property
    def covered(self) -> bool:
        """Whether what only the viewer may know is covered just now."""
        return self.shared and not self.peeking and self.match.current_player != TERMINAL

    @property
    def in_sight(self) -> State:
        """The present table as far as everybody at the screen may know it: it offers what could be legal."""
        state = self.match.state
        if self._view is None or not self.covered or not self.guarded:
            return state
        return self._view.choosing.as_known_to_all(state)

    @property
    def has_eye(self) -> bool:
        """Whether the viewer's card has an eye to hold: not while somebody else is waited for, or a bot."""
        return self.shared and not self.due and self._person_acts

    @property
    def _person_acts(self) -> bool:
        actor = self.match.current_player
        return actor >= 0 and self.match.seats[actor].person

    def open(self) -> None:
        """The person to act has sat down before the screen, and opened the curtain."""
        self.opened_by = self.match.current_player

    def peek(self, looks: bool) -> None:
        """Look at what nobody else may know, as long as a key is held: only who opened the curtain can."""
        self.peeking = looks and self.shared and self._person_acts and self.private

    def moved(self) -> None:
        """The table has changed: nobody looks any more, and who is asked next may be somebody else."""
        self.peeking = False
        gone = self.opened_by is not None and not self.match.seats[self.opened_by].person
        if gone or (self._person_acts and not self.private):
            self.opened_by = None
