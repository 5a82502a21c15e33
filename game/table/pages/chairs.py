"""Who sits at a new table: chairs, the people and bots in them, and how they are remembered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from ai.registry import CHARACTERS, levels
from game.match.journal import MAXIMUM_NAME_LENGTH, SeatPlan
from game.match.store import StoreError
from game.people.profiles import NoSuchProfile, Profile
from game.people.record import Proposal, build_record, empty_record
from game.rules.contract import Game
from game.rules.messages import MessageId
from game.table.boards.table import find_table
from game.table.controls.choices import Segments
from game.table.pages.names import level_title
from game.table.pages.personal_settings import switch_profile
from game.table.program.navigator import Navigator
from game.table.program.settings import SavedSeat, SavedTable, Settings
from game.words import Grouped, game_title, localize, translate

MOST: Final = 5
"""The number of people on offer: the most recent players."""


class Company:
    """The people who can sit down. If they can't be read, nobody is offered."""

    def __init__(self, navigator: Navigator) -> None:
        self._navigator = navigator
        self.people: list[Profile] = []
        """The most recent players, the current one first."""
        self._record = empty_record()
        with suppress(StoreError):
            present = navigator.people.current
            self.people = navigator.people.recent()[:MOST]
            self._record = build_record(navigator.store, present)

    def named(self, name: str) -> Profile | None:
        """Return the person on offer with this name; None if there is none."""
        return next((person for person in self.people if person.name == name), None)

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

    def use_proposed(self, game: str) -> str:
        """Return the label of the button that gives every bot the proposed level."""
        return translate("proposal-use", level=level_title(self.proposal(game).level))

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
    """Return a person's name; a person who has typed no name yet has the first default one."""
    return profile.name or translate(NAMES[0])


def offered_names() -> list[str]:
    """Return the names that a gamepad can choose."""
    return [name.strip() for name in translate("setup-offered-names").split(",")]


def reason_of(found: Proposal, title: str) -> str:
    """Return why a level is recommended in the game with this title."""
    level = level_title(found.level)
    if found.own_points is None:
        return translate("proposal-first", game=title, level=level)
    own, theirs = Grouped(round(found.own_points)), Grouped(round(found.level_points))
    return translate(
        "proposal-why", game=title, level=level, won=found.won, recent=found.recent, own=own, theirs=theirs
    )


NAMES: Final = (
    "usual-name-1",
    "usual-name-2",
    "usual-name-3",
    "usual-name-4",
    "usual-name-5",
    "usual-name-6",
)
"""The messages that name a seat's player, unless another name is typed."""
PROPOSED_PLAYERS: Final = 3
"""How many sit at the first table of a game, if it allows this number."""


class Other(MessageId):
    """Bots that are offered in addition to the levels."""

    OTHER = "level-other"
    RANDOM = "level-random"
    MINIMAX = "level-minimax"


OTHER: Final = "other"
"""The choice "other bots", before one of them is chosen."""
OTHERS: Final = {"random": Other.RANDOM(), "minimax": Other.MINIMAX()}
"""Those bots, by their descriptions."""


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat in the set-up: a person, or a bot of some level and character."""

    typed: str
    """The typed name; empty if none was typed."""
    usual: str
    """The message with the default name of a seat's player."""
    colour: int
    level: str | None = None
    """The level of the bot; None for a person."""
    character: str | None = None
    """The chosen character of the bot; kept while a bot without characters is chosen."""
    profile: Profile | None = None
    """Whose results the seat's are; None for a guest or a bot."""

    @property
    def player(self) -> Profile | None:
        """Return the person with a profile in this seat."""
        return self.profile if self.level is None else None

    @property
    def name(self) -> str:
        """Return the name of a seat's player: typed, or the character's, or the default."""
        if self.typed:
            return self.typed
        if self.player is not None:
            return name_of(self.player)
        if self._shown is not None:
            return localize(CHARACTERS[self._shown])
        return translate(self.usual)

    @property
    def named(self) -> bool:
        """Return whether the name is more than a default one."""
        return bool(self.typed or self.player or self._shown)

    @property
    def bot(self) -> str | None:
        """Return the description of the bot; None for a person."""
        return self.level if self._shown is None else f"{self.level}:character={self._shown}"

    @property
    def _shown(self) -> str | None:
        """Return the character of a seat's bot; those outside the levels have none."""
        return None if self.level is None or self.level in OTHERS else self.character

    @property
    def sat(self) -> SavedSeat:
        """Return the seat as it is remembered for the next table."""
        profile = self.player.id if self.player is not None else None
        return SavedSeat(self.colour, self.level, self.character, profile, self.typed)

    @property
    def plan(self) -> SeatPlan:
        """Return the seat in the form that a match stores."""
        profile = self.player.id if self.player is not None else None
        return SeatPlan(self.name[:MAXIMUM_NAME_LENGTH], self.colour, self.bot, profile)


def proposed_players(game: Game) -> int:
    """Return how many sit at the first table of a game."""
    return min(game.players[-1], max(game.players[0], PROPOSED_PLAYERS))


def proposed_seats(level: str) -> list[SavedSeat]:
    """Return the seats of a game's first table: you, and bots of a level."""
    return [SavedSeat(seat, None if seat == 0 else level) for seat in range(len(NAMES))]


def last_table(settings: Settings, game: Game, level: str) -> SavedTable:
    """Return the last table of a game; the first time, the proposed one with bots of this level."""
    saved = settings.tables.get(game.key)
    if saved is None or not _known(saved.seats):
        return SavedTable(proposed_players(game), proposed_seats(level))
    return SavedTable(min(game.players[-1], max(game.players[0], saved.players)), saved.seats)


def chairs_of(seats: Sequence[SavedSeat]) -> list[Chair]:
    """Return the chairs of a saved table, without the people's profiles."""
    return [
        Chair(one.name, name, one.colour, one.level, one.character)
        for name, one in zip(NAMES, seats, strict=True)
    ]


def keep_table(settings: Settings, game: str, players: int, chairs: Sequence[Chair]) -> None:
    """Remember a table for the next set-up of its game; `chairs` are as many as `chairs_of` returns."""
    settings.game = game
    settings.tables = settings.tables | {game: SavedTable(players, [chair.sat for chair in chairs])}
    settings.save()


def _known(sat: Sequence[SavedSeat]) -> bool:
    """Return whether all saved values of a table are still valid; another version may have saved them."""
    bots = {level.key for level in levels()} | set(OTHERS)
    whole = len({one.colour for one in sat}) == len(sat) == len(NAMES)
    return whole and all((one.level is None or one.level in bots) for one in sat)


def told_apart(chairs: Sequence[Chair]) -> list[Chair]:
    """Return the chairs with other default names where a default name is that of another seat."""
    found = list(chairs)
    free = [name for name in NAMES if translate(name) not in {chair.name for chair in found}]
    seen = {chair.name for chair in found if chair.named}
    for seat, chair in enumerate(found):
        if not chair.named and chair.name in seen and free:
            found[seat] = replace(chair, usual=free.pop(0))
        seen.add(found[seat].name)
    return found


def with_people(chairs: Sequence[Chair], sat: Sequence[SavedSeat], people: Sequence[Profile]) -> list[Chair]:
    """Return the chairs with the people who `sat` there, including the current player, the first of
    `people`.
    """
    known = {person.id: person for person in people}
    found = list(chairs)
    for seat, one in enumerate(sat[: len(found)]):
        if found[seat].level is None and one.profile in known:
            found[seat] = replace(found[seat], profile=known.pop(one.profile))
    present = next(iter(people), None)
    if present is None or present.id not in known:
        return found
    first = next((seat for seat, chair in enumerate(found) if chair.level is None), None)
    return found if first is None else seated(found, first, present)


def coloured(chairs: Sequence[Chair], seat: int, colour: int) -> list[Chair]:
    """Return the chairs with a color for a seat; another seat that had it gets the old one in exchange."""
    found, mine = list(chairs), chairs[seat]
    for other, chair in enumerate(found):
        if other != seat and chair.colour == colour:
            found[other] = replace(chair, colour=mine.colour)
    found[seat] = replace(mine, colour=colour)
    return found


def fit_colours(chairs: Sequence[Chair], players: int, game: str) -> list[Chair]:
    """Return the chairs with colors of unused seats in place of those that don't suit a game (a key)."""
    found = list(chairs)
    for seat, colour in enumerate(find_table(game).fitting([chair.colour for chair in chairs[:players]])):
        found = coloured(found, seat, colour)
    return found


def seated(chairs: Sequence[Chair], seat: int, person: Profile | None) -> list[Chair]:
    """Return the chairs with a person in a seat, in their favorite color; None makes it a guest's."""
    found = [
        replace(chair, profile=None) if person and chair.profile == person else chair for chair in chairs
    ]
    own = found[seat]
    if person is None:
        found[seat] = replace(own, profile=None)
        return found
    found[seat] = replace(own, profile=person, typed="" if person.name else own.typed)
    return coloured(found, seat, person.colour)
