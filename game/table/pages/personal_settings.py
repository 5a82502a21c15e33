"""Text size and speeds of each player: applied when the player changes, and saved in the profile."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from game.match.store import StoreError
from game.people.profiles import NoSuchProfile
from game.people.results import Results
from game.people.statistics import played_by
from game.table.program.navigator import Navigator
from game.table.program.settings import PERSONAL_SETTINGS, Preferences, Settings

FIRST_PACE: Final = {"animation_speed": 0.5, "bot_pause": 1.0}
"""The pace of a person's first game, in which the bots are easier to follow."""


def begin_first_pace(settings: Settings) -> None:
    """Slow down for a person's first game, unless another pace was chosen."""
    defaults = Preferences()
    if all(getattr(settings, name) == getattr(defaults, name) for name in FIRST_PACE):
        _set_pace(settings, FIRST_PACE)


def end_first_pace(navigator: Navigator) -> None:
    """Return to the default pace after a person's first game, unless another pace was chosen."""
    settings, defaults = navigator.settings, Preferences()
    with suppress(StoreError):
        finished = played_by(navigator.people.current, Results(navigator.store).all())
        if len(finished) == 1 and all(getattr(settings, name) == value for name, value in FIRST_PACE.items()):
            _set_pace(settings, {name: getattr(defaults, name) for name in FIRST_PACE})
            save_personal_settings(navigator)


def _set_pace(settings: Settings, pace: Mapping[str, float]) -> None:
    for name, value in pace.items():
        if not settings.is_overridden(name):
            setattr(settings, name, value)
    settings.save()


def switch_profile(navigator: Navigator, profile: str) -> None:
    """Make a profile the current one, and apply its settings.

    Raises `NoSuchProfile` and `StoreError`.
    """
    save_personal_settings(navigator)
    navigator.people.choose(profile)
    person, settings = navigator.people.find(profile), navigator.settings
    for name in PERSONAL_SETTINGS:
        if (own := getattr(person, name)) is not None:
            setattr(settings, name, own)
    settings.save()
    settings.profile_values = _personal(settings)
    navigator.arrange()


def save_personal_settings(navigator: Navigator) -> None:
    """Save the settings that were changed in this window in the current profile.

    Unchanged values are not written, because another window may have changed them.
    """
    settings, people = navigator.settings, navigator.people
    with suppress(StoreError, NoSuchProfile):
        person, now = people.current, _personal(settings)
        unset = {name for name in PERSONAL_SETTINGS if getattr(person, name) is None}
        changed = {
            name: value
            for name, value in now.items()
            if (name in unset or value != settings.profile_values.get(name))
            and not settings.is_overridden(name)
        }
        people.set_preferences(person.id, **changed)
        settings.profile_values = now


def _personal(settings: Settings) -> dict[str, float]:
    """Return the values of the personal settings."""
    return {name: getattr(settings, name) for name in PERSONAL_SETTINGS}
