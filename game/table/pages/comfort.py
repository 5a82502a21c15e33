"""The lettering and the pace that suit a person: taken over when the person sits down, kept when changed."""

from __future__ import annotations

from contextlib import suppress

from game.match.store import StoreError
from game.people.profiles import NoSuchProfile
from game.table.program.navigator import Navigator
from game.table.program.settings import COMFORT, Settings


def sit_down(navigator: Navigator, profile: str) -> None:
    """From now on the person with this profile plays, with settings that suit.

    Raises `NoSuchProfile` and `StoreError`.
    """
    keep_comfort(navigator)
    navigator.people.choose(profile)
    person, settings = navigator.people.find(profile), navigator.settings
    for name in COMFORT:
        if (own := getattr(person, name)) is not None:
            setattr(settings, name, own)
    settings.save()
    settings.kept = _comfort(settings)
    navigator.arrange()


def keep_comfort(navigator: Navigator) -> None:
    """Note what was changed in this window as preferred by the person who plays now.

    Values that nobody changed here are not written, because another window may have changed them.
    """
    settings, people = navigator.settings, navigator.people
    with suppress(StoreError, NoSuchProfile):
        person, now = people.current, _comfort(settings)
        unset = {name for name in COMFORT if getattr(person, name) is None}
        changed = {
            name: value
            for name, value in now.items()
            if (name in unset or value != settings.kept.get(name)) and not settings.is_overridden(name)
        }
        people.set_preferences(person.id, **changed)
        settings.kept = now


def _comfort(settings: Settings) -> dict[str, float]:
    """Return the settings that belong to a person."""
    return {name: getattr(settings, name) for name in COMFORT}
