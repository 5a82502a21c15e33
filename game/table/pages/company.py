"""The people of this computer at a table that is being set up, and the level of bots that suits them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from game.match.store import StoreError
from game.people.profiles import NoSuchProfile, Profile
from game.people.record import Proposal, build_record, empty_record
from game.rules.contract import Game
from game.table.controls.choices import Segments
from game.table.pages.chairs import Chair
from game.table.pages.named import level_title
from game.table.pages.personal_settings import switch_profile
from game.table.program.navigator import Navigator
from game.words import Grouped, game_title, translate

MOST: Final = 5
"""The number of people on offer: the most recent players."""


class Company:
    """The people who can sit down. If they can't be read, nobody is offered."""

    def __init__(self, navigator: Navigator) -> None:
        self._navigator = navigator
        self.people: list[Profile] = []
        """Return the most recent players, the current one first."""
        self._record = empty_record()
        with suppress(StoreError):
            present = navigator.people.current
            self.people = navigator.people.recent()[:MOST]
            self._record = build_record(navigator.store, present)

    def find(self, profile: str | None) -> Profile | None:
        """Return the person with this profile; None for a guest."""
        return next((person for person in self.people if person.id == profile), None)

    def choice(self, chair: Chair, choose: Callable[[str | None], None]) -> Segments[str | None] | None:
        """Return the choice of a person for a seat; None until somebody here has a name."""
        if not any(person.name for person in self.people):
            return None
        who: list[tuple[str, str | None]] = [(name_of(person), person.id) for person in self.people]
        who.append((translate("profile-guest"), None))
        chosen = chair.profile.id if chair.profile is not None else None
        return Segments(who, chosen, choose, help_text=translate("profile-guest.words"))

    def proposal(self, game: str) -> Proposal:
        """Return the level of bots that suits the current player in a game (a key)."""
        return self._record.propose(game)

    def suits(self, game: str) -> str:
        """Return that level in words."""
        return translate("proposal", level=level_title(self.proposal(game).level))

    def reason(self, game: Game) -> str:
        """Return why that level suits."""
        return reason_of(self.proposal(game.key), game_title(game))

    def sit_down(self, chairs: Sequence[Chair]) -> None:
        """Begin a match: create profiles for new names, and make the first person the current player."""
        people = self._navigator.people
        with suppress(StoreError, NoSuchProfile):
            for chair in chairs:
                if chair.player is not None and not chair.player.name and chair.typed:
                    people.rename(chair.player.id, chair.typed)
            present = people.current
            players = [chair.player.id for chair in chairs if chair.player is not None]
            if players and present.id not in players:
                switch_profile(self._navigator, players[0])


def name_of(profile: Profile) -> str:
    """Return a person's name; a person who has typed no name yet is a passenger."""
    return profile.name or translate("profile-nameless")


def reason_of(found: Proposal, title: str) -> str:
    """Return why a level is recommended in the game with this title."""
    level = level_title(found.level)
    if found.own_points is None:
        return translate("proposal-first", game=title, level=level)
    own, theirs = Grouped(round(found.own_points)), Grouped(round(found.level_points))
    return translate(
        "proposal-why", game=title, level=level, won=found.won, recent=found.recent, own=own, theirs=theirs
    )
