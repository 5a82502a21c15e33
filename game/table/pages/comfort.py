"""The lettering and the pace that suit a person: taken over when the person sits down, kept when changed."""

from __future__ import annotations

from contextlib import suppress

from game.match.store import StoreError
from game.people.profiles import NoSuchProfile
from game.table.program.navigator import Navigator


def sit_down(navigator: Navigator, profile: str) -> None:
    """From now on the person with this profile plays, with settings that suit.

    Raises `NoSuchProfile` and `StoreError`.
    """
    keep_comfort(navigator)
    navigator.people.choose(profile)
    person, settings = navigator.people.find(profile), navigator.settings
    settings.text_size = person.text_size or settings.text_size
    if person.animation_speed is not None:
        settings.animation_speed = person.animation_speed
    if person.bot_pause is not None:
        settings.bot_pause = person.bot_pause
    settings.save()
    navigator.arrange()


def keep_comfort(navigator: Navigator) -> None:
    """Note the present settings as those of the person who plays now."""
    settings, people = navigator.settings, navigator.people
    with suppress(StoreError, NoSuchProfile):
        people.comfort(people.present.id, settings.text_size, settings.animation_speed, settings.bot_pause)
