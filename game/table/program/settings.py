"""The player's settings (text size, pace, sound, window), kept in one small JSON file.

The file lies in the folder where the system keeps settings. What can't be read is replaced by
what the program comes with, and the program says so.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final

import msgspec
import platformdirs

from game.match.folders import HOME_VARIABLE, home_folder
from game.match.journal import COLOURS
from game.rules.expected import mistake_of, placed
from game.rules.files import FileTrouble, system_trouble
from game.rules.notes import Kind, Note
from game.words import LANGUAGES

APP_NAME: Final = "parlorcar"
FILE_NAME: Final = "settings.json"

Part = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
Pace = Annotated[float, msgspec.Meta(ge=0.0, le=8.0)]

TEXT_SIZES: Final = (1.0, 1.15, 1.3, 1.6)
"""How much larger than normal lettering can be."""


class SettingsTrouble(Kind):
    """What can't be read."""

    SETTINGS = "settings-unreadable", "file why"


class Sat(msgspec.Struct, frozen=True):
    """Who sat in a seat at the table that was set up last."""

    colour: Annotated[int, msgspec.Meta(ge=0, lt=COLOURS)]
    level: str | None = None
    """The level of a bot, or another bot's description; None for a person."""
    character: str | None = None
    profile: str | None = None
    """Whose profile it was, for a person."""


class Preferences(msgspec.Struct):
    """What stands in the file; every field has the value that the program comes with."""

    text_size: Annotated[float, msgspec.Meta(ge=1.0, le=1.6)] = 1.0
    animation_speed: Pace = 1.0
    """1 is normal, 2 twice as fast, 0 no motion."""
    bot_pause: Annotated[float, msgspec.Meta(ge=0.0, le=10.0)] = 0.5
    """Seconds that each move of a bot is shown before the next."""
    automatic_moves: bool = True
    """Whether a person's only legal move is made without asking."""
    volume: Part = 0.6
    full_screen: bool = False
    moving_scenery: bool = True
    """Whether the land passes the window of the title screen."""
    language: str | None = None
    """The language that is spoken, by its key; None is the system's."""
    names: list[Annotated[str, msgspec.Meta(max_length=24)]] = msgspec.field(default_factory=list)
    """The names that were typed last, by seat."""
    game: str | None = None
    """The game that was set up last, by its key."""
    players: int | None = None
    """How many sat at that table."""
    seats: list[Sat] = msgspec.field(default_factory=list)
    """Who sat there."""
    lesson: str | None = None
    """The lesson that was left before its end, by its id."""
    lesson_step: Annotated[int, msgspec.Meta(ge=0)] = 0
    """The step at which it was left, from 1."""
    welcomed: bool = False
    """Whether the lessons were offered at the first start."""


class Settings(Preferences):
    """The preferences, and the file they came from and go back to."""

    path: Path | None = None
    """None keeps them in memory only, for tests and pictures."""

    def save(self) -> None:
        """Write the settings to their file; an error in writing is ignored."""
        if self.path is None:
            return
        data = {name: getattr(self, name) for name in Preferences.__struct_fields__}
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh = self.path.with_suffix(".new")
            fresh.write_bytes(msgspec.json.format(msgspec.json.encode(data), indent=2))
            os.replace(fresh, self.path)
        except OSError:
            return


def settings_path() -> Path:
    """Where the settings of the person at this computer are kept."""
    folder = home_folder() if os.environ.get(HOME_VARIABLE) else platformdirs.user_config_dir(APP_NAME, False)
    return Path(folder) / FILE_NAME


def load_settings(path: Path | None = None) -> tuple[Settings, Note | None]:
    """The settings in a file (by default the player's own), and what was wrong with it, if anything.

    A file that is missing, broken or out of range gives the settings the program comes with.
    """
    path = settings_path() if path is None else path
    complaint = None
    found = Preferences()
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Preferences)
    except FileNotFoundError:
        pass
    except msgspec.ValidationError as problem:
        complaint = SettingsTrouble.SETTINGS(file=str(path), why=placed(*mistake_of(problem)))
    except OSError as problem:
        complaint = SettingsTrouble.SETTINGS(file=str(path), why=system_trouble(problem))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        complaint = SettingsTrouble.SETTINGS(file=str(path), why=FileTrouble.NO_JSON())
    if found.language not in LANGUAGES:
        found.language = None  # A newer version may know a language that this one doesn't.
    return Settings(**msgspec.structs.asdict(found), path=path), complaint
