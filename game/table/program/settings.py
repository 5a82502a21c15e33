"""The player's settings (text size, pace, sound, window), stored in a small JSON file.

A setting is declared once, as a field of `Preferences`. The settings page, the file, "Restore defaults"
and the options of the command line follow from the declaration.

The file is in the folder where the system keeps settings. A file that can't be read is replaced by the
defaults, and the program reports it.
"""

from __future__ import annotations

import codecs
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar, get_type_hints

import msgspec

from game.match.folders import NoHome, file_lock, move_aside, settings_path
from game.match.journal import COLOURS
from game.rules.files import FileErrorCode, os_error_message, read_bounded, write_whole
from game.rules.messages import Message, MessageId
from game.rules.schema_errors import at_place, parse_validation_error
from game.words import LANGUAGES, clean_name

MAXIMUM_NAME_LENGTH: Final = 24
"""The number of letters of a name."""
MAXIMUM_FILE_SIZE: Final = 256 * 1024
"""Bytes; a complete file has about a thousand."""
MAXIMUM_SEATS: Final = 12
"""How many seats of a table are remembered."""
MAXIMUM_TABLES: Final = 32
"""How many tables are remembered, one for each game."""

MAXIMUM_COMMANDS: Final = 100
"""How many commands can have other keys."""

Keys = Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=8)]
Fraction = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
Speed = Annotated[float, msgspec.Meta(ge=0.0, le=8.0)]

Item = TypeVar("Item")
PerSeat = Annotated[list[Item], msgspec.Meta(max_length=MAXIMUM_SEATS)]

Choice = str | float | None
"""The value of a setting; a switch is True or False."""


class Tab(MessageId):
    """The tabs of the settings page."""

    LOOK = "settings-look"
    PLAY = "settings-play"
    SOUND = "settings-sound"


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting that players choose: a row of the settings page and an option of the command line.

    It annotates the field of `Preferences` that holds its value. The message ``setting-FIELD`` is its label,
    and the attribute ``words`` explains it.
    """

    choices: Mapping[str, Choice]
    """The values to choose from, by the names they have on the command line.

    The message ``choice-NAME`` labels a choice; percentages and languages need none.
    """
    restored: bool = True
    """Whether "Restore defaults" includes it."""
    continuous: bool = False
    """Whether any fraction from 0 to 1 can be chosen, with a slider; `choices` then only name some."""
    tab: Tab = Tab.PLAY
    """The tab of the settings page; the field's annotation names it."""
    personal: bool = False
    """Whether each player's profile keeps a value of its own, in a column of that name."""


SWITCH: Final = Setting({"off": False, "on": True})
LOUDNESS: Final = Setting({"off": 0.0, "soft": 0.3, "medium": 0.6, "full": 1.0}, continuous=True)
TEXT_SIZES: Final = (1.0, 1.15, 1.3, 1.6)
"""How much larger than normal text can be."""


class SettingsTrouble(MessageId):
    """Messages about the file of the settings."""

    SETTINGS = "settings-unreadable", "file why"
    SET_ASIDE = "settings-set-aside", "what file"
    UNSAVED = "settings-unsaved", "file why"


class SavedSeat(msgspec.Struct, frozen=True):
    """The occupant of a seat at the last table that was set up."""

    colour: Annotated[int, msgspec.Meta(ge=0, lt=COLOURS)]
    level: str | None = None
    """The level of a bot, or another bot's description; None for a person."""
    character: str | None = None
    profile: str | None = None
    """The id of the profile, for a person."""
    name: Annotated[str, msgspec.Meta(max_length=MAXIMUM_NAME_LENGTH)] = ""
    """The typed name; empty if none was typed."""


class SavedTable(msgspec.Struct, frozen=True):
    """The last table that was set up for a game."""

    players: int
    seats: PerSeat[SavedSeat]
    """Who sat there, and who would sit in the remaining seats."""


class Preferences(msgspec.Struct):
    """The contents of the file: the settings in the order of their page, then what the program remembers.

    To add a setting, declare it here and write its message in every language.
    """

    language: Annotated[
        str | None, Setting({"system": None, **{key: key for key in LANGUAGES}}, restored=False), Tab.LOOK
    ] = None
    text_size: Annotated[
        float,
        msgspec.Meta(ge=1.0, le=1.6),
        Setting({f"{size:.0%}": size for size in TEXT_SIZES}, personal=True),
        Tab.LOOK,
    ] = 1.0
    high_contrast: Annotated[bool, SWITCH, Tab.LOOK] = False
    """Whether grounds are flat, inks strong and lines thicker."""
    full_screen: Annotated[bool, Setting(SWITCH.choices, restored=False), Tab.LOOK] = False
    moving_scenery: Annotated[bool, SWITCH, Tab.LOOK] = True
    animation_speed: Annotated[
        Speed, Setting({"off": 0.0, "slow": 0.5, "normal": 1.0, "fast": 2.0}, personal=True), Tab.PLAY
    ] = 1.0
    bot_pause: Annotated[
        float,
        msgspec.Meta(ge=0.0, le=10.0),
        Setting({"none": 0.0, "short": 0.5, "medium": 1.0, "long": 2.0}, personal=True),
        Tab.PLAY,
    ] = 0.5
    """The time in seconds that each move of a bot is shown before the next."""
    confirm_moves: Annotated[bool, SWITCH, Tab.PLAY] = True
    """Whether a move that can be undone waits for a second press."""
    automatic_moves: Annotated[bool, SWITCH, Tab.PLAY] = True
    """Whether a person's only legal move is played automatically."""
    coach: Annotated[bool, SWITCH, Tab.PLAY] = True
    """Whether the conductor warns of a blunder before it is played."""
    volume: Annotated[Fraction, LOUDNESS, Tab.SOUND] = 0.6
    air: Annotated[Fraction, LOUDNESS, Tab.SOUND] = 0.3
    music: Annotated[Fraction, LOUDNESS, Tab.SOUND] = 0.0

    changed_keys: Annotated[dict[str, Keys], msgspec.Meta(max_length=MAXIMUM_COMMANDS)] = msgspec.field(
        default_factory=dict
    )
    """The keys that were changed, by the names of their commands (see `commands.use_keys`)."""
    game: str | None = None
    """The game that was set up or played last, by its key."""
    tables: Annotated[dict[str, SavedTable], msgspec.Meta(max_length=MAXIMUM_TABLES)] = msgspec.field(
        default_factory=dict
    )
    """The last table of each game, by the game's key."""
    lesson: str | None = None
    """The lesson that was left before its end, by its id."""
    lesson_step: Annotated[int, msgspec.Meta(ge=0)] = 0
    """The step at which it was left, from 1."""
    welcomed: bool = False
    """Whether the lessons were offered at the first start."""


def _declared() -> Mapping[str, Setting]:
    """Return the settings among the fields of `Preferences`."""
    found = {}
    for name, hint in get_type_hints(Preferences, include_extras=True).items():
        parts = getattr(hint, "__metadata__", ())
        tab = next((part for part in parts if isinstance(part, Tab)), Tab.PLAY)
        for part in parts:
            if isinstance(part, Setting):
                found[name] = replace(part, tab=tab)
    return found


SETTINGS: Final = _declared()
"""Every setting by its field, in the order of the page."""
PERSONAL_SETTINGS: Final = tuple(name for name, setting in SETTINGS.items() if setting.personal)
"""The settings that each person's profile keeps too."""
_TOGETHER: Final = (("game", "tables"), ("lesson", "lesson_step"))
"""The groups of fields that are valid only if saved together: a table's, and the place in a lesson."""


class Settings(Preferences):
    """The preferences with the file that stores them.

    Several windows can use one file: `save` writes only what was changed here since it was read or written.
    """

    path: Path | None = None
    """The file; None keeps the settings in memory only."""
    stored: dict[str, Any] = msgspec.field(default_factory=dict)
    """The values as this window last read or wrote them; a missing one is the default."""
    trouble: Message | None = None
    """Why the last attempt to save failed."""
    profile_values: dict[str, float] = msgspec.field(default_factory=dict)
    """The values of `PERSONAL_SETTINGS` as last read from or written to the current profile."""
    overrides: dict[str, Any] = msgspec.field(default_factory=dict)
    """The values from the command line for this run; they are never saved."""

    def override(self, values: Mapping[str, Any]) -> None:
        """Apply values by field for this run. A value that the player changes later is saved too."""
        for name, value in values.items():
            setattr(self, name, value)
            self.overrides[name] = value

    def is_overridden(self, name: str) -> bool:
        """Return whether a field still has the value from the command line."""
        return name in self.overrides and getattr(self, name) == self.overrides[name]

    def restore_defaults(self) -> None:
        """Reset the settings that "Restore defaults" includes."""
        defaults = Preferences()
        for name, setting in SETTINGS.items():
            if setting.restored:
                setattr(self, name, getattr(defaults, name))

    def save(self) -> None:
        """Merge the changed fields into the file; after an error (`trouble`) the next call tries again.

        Fields of other versions and changes written by another window stay.
        """
        self.overrides = {name: value for name, value in self.overrides.items() if self.is_overridden(name)}
        if self.path is None:
            return
        changed = self.changes()
        if not changed and self.path.exists():
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with file_lock(self.path):
                data = _read_file(self.path)
                if data is None:
                    set_aside(self)
                data = self._lasting() if data is None else data | self._merged(changed, data)
                write_whole(self.path, msgspec.json.format(msgspec.json.encode(data), indent=2))
        except OSError as error:
            self.trouble = SettingsTrouble.UNSAVED(file=str(self.path), why=os_error_message(error))
            return
        self.stored, self.trouble = self.stored | changed, None

    def _merged(self, changed: dict[str, Any], data: dict[str, Any]) -> dict[str, Any]:
        """Return changed fields for a file's data, in which the tables of other games stay."""
        others = data.get("tables")
        if "tables" not in changed or not isinstance(others, dict):
            return changed
        before = self._before()["tables"]
        own = {game: table for game, table in changed["tables"].items() if table != before.get(game)}
        return changed | {"tables": others | own}

    def changes(self) -> dict[str, Any]:
        """Return the fields that were changed since, with those that belong to them."""
        now, before = self._lasting(), self._before()
        changed = {name for name, value in now.items() if value != before[name]}
        for group in _TOGETHER:
            if changed & set(group):
                changed |= set(group)
        return {name: value for name, value in now.items() if name in changed}

    def _before(self) -> dict[str, Any]:
        """Return every field as it was last read or written."""
        return _as_data(Preferences()) | self.stored

    def _lasting(self) -> dict[str, Any]:
        """Return every field as plain data, as it would be without the command line's options."""
        now, before = _as_data(self), self._before()
        return {name: before[name] if self.is_overridden(name) else now[name] for name in now}


def _as_data(preferences: Preferences) -> dict[str, Any]:
    """Return every field as plain data."""
    names = Preferences.__struct_fields__
    return {name: msgspec.to_builtins(getattr(preferences, name)) for name in names}


def _read_file(path: Path) -> dict[str, Any] | None:
    """Return a file's settings, including fields of other versions; None if it has no JSON object.

    A missing file has no settings yet, so all of the settings are written. Raises `OSError`.
    """
    try:
        text = _read_bytes(path)
    except FileNotFoundError:
        return None
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError):
        return None


def _read_bytes(path: Path) -> bytes:
    """Return the content of a file without a byte order mark."""
    return read_bounded(path, MAXIMUM_FILE_SIZE).removeprefix(codecs.BOM_UTF8)


def set_aside(settings: Settings) -> Path | None:
    """Rename a damaged file so that nothing overwrites it; return its new path, or None after an error."""
    if settings.path is None:
        return None
    moment = datetime.now().strftime("%Y-%m-%d-%H%M%S-%f")
    aside = settings.path.with_name(f"{settings.path.name}.damaged-{moment}")
    try:
        return move_aside(settings.path, aside)
    except OSError:
        return None


class _OneTable(msgspec.Struct):
    """The single table that earlier versions remembered for all games."""

    game: str | None = None
    players: int | None = None
    seats: PerSeat[SavedSeat] = msgspec.field(default_factory=list)
    names: PerSeat[str] = msgspec.field(default_factory=list)

    def tables(self) -> dict[str, SavedTable]:
        """Return the table as the last one of its game."""
        if self.game is None or self.players is None or not self.seats:
            return {}
        names = [*self.names, *[""] * len(self.seats)]
        seats = [
            msgspec.structs.replace(seat, name=name) for seat, name in zip(self.seats, names, strict=False)
        ]
        return {self.game: _cleaned(SavedTable(self.players, seats))}


def _tables_in(text: bytes, found: Preferences) -> dict[str, SavedTable]:
    """Return the tables in a file, also in one of an earlier version, with displayable names."""
    if not found.tables:
        with suppress(msgspec.ValidationError):
            return msgspec.json.decode(text, type=_OneTable).tables()
    return {game: _cleaned(table) for game, table in found.tables.items()}


def _cleaned(table: SavedTable) -> SavedTable:
    seats = [
        msgspec.structs.replace(seat, name=clean_name(seat.name, MAXIMUM_NAME_LENGTH)) for seat in table.seats
    ]
    return SavedTable(table.players, seats)


def load_settings(path: Path | None = None) -> tuple[Settings, Message | None]:
    """Return the settings in a file (by default the player's own), and a message if it can't be read.

    A file that is missing, broken or out of range gives the defaults. If its folder can't be created, the
    settings stay in memory.
    """
    try:
        path = settings_path() if path is None else path
    except NoHome:
        return Settings(), None  # The store reports it.
    except OSError as error:
        folder = str(error.filename)
        return Settings(), SettingsTrouble.SETTINGS(file=folder, why=os_error_message(error))
    complaint = None
    found = Preferences()
    try:
        text = _read_bytes(path)
        found = msgspec.json.decode(text, type=Preferences)
        found.tables = _tables_in(text, found)
    except FileNotFoundError:
        pass
    except msgspec.ValidationError as error:
        complaint = SettingsTrouble.SETTINGS(file=str(path), why=at_place(*parse_validation_error(error)))
    except OSError as error:
        complaint = SettingsTrouble.SETTINGS(file=str(path), why=os_error_message(error))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        complaint = SettingsTrouble.SETTINGS(file=str(path), why=FileErrorCode.NO_JSON())
    except ValueError:
        complaint = SettingsTrouble.SETTINGS(file=str(path), why=FileErrorCode.BAD_NAME())
    if found.language not in LANGUAGES:
        found.language = None  # A newer version may know a language that this one doesn't.
    whole = _as_data(found)
    personal = {name: whole[name] for name in PERSONAL_SETTINGS}
    fields = msgspec.structs.asdict(found)
    return Settings(**fields, path=path, stored=whole, profile_values=personal), complaint
