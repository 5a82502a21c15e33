"""Text size and speeds of each player: applied when the player changes, and saved in the profile."""

from __future__ import annotations

from contextlib import suppress

from game.match.store import StoreError
from game.people.profiles import NoSuchProfile
from game.table.program.navigator import Navigator
from game.table.program.settings import PERSONAL_SETTINGS, Settings


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
