"""The people on this computer: choose the current player, add, rename, color, export, delete."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.match.journal import MAXIMUM_NAME_LENGTH
from game.match.store import StoreError
from game.people.profiles import Profile
from game.people.results import Results
from game.people.statistics import played_by
from game.table.boards.table import suit_every_game
from game.table.controls.form import Button
from game.table.kit.lettering import paragraph, write, write_fitting
from game.table.kit.pen import stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.theme import FADED_INK, INK, SIGNAL
from game.table.pages.chairs import name_of
from game.table.pages.list_page import ListPage
from game.table.pages.personal_settings import begin_first_pace, save_personal_settings, switch_profile
from game.words import format_date, localize, translate


class PeoplePage(ListPage[Profile]):
    """The page with all profiles."""

    row_height = 84.0
    trouble_title = "people-trouble"

    @property
    def title(self) -> str:
        return translate("people-title")

    def fill(self) -> None:
        people, self.trouble = self.navigator.people, ""
        profiles: list[Profile] = []
        try:
            self.present = people.current.id
            results = Results(self.navigator.store).all()
            profiles = people.all()
            self.counts = {one.id: len(played_by(one, results)) for one in profiles}
        except StoreError as error:
            self.present, self.counts = "", {}
            self.trouble = localize(error)
        upper = [
            Button(translate("people-play"), self.play_as, key="enter", main=True),
            Button(translate("rename"), self.rename, key="r"),
            Button(translate("people-colour"), self.next_colour, key="c"),
            Button(translate("save-as-file"), self.export, key="e"),
            Button(translate("delete"), self.delete, key="delete"),
        ]
        lower = [
            Button(translate("people-new"), self.add, key="n"),
            Button(translate("back"), self.back, key="escape"),
        ]
        self.set_list(profiles, self.play_as, upper, lower)
        self.form.set([self.list, *upper, *lower], self.list)

    def draw_things(self, surface: pygame.Surface) -> None:
        super().draw_things(surface)
        scale, paper = self.scale, self.list.rect
        left, top, room = paper.x + scale.px(40), paper.y + scale.px(40), paper.w - scale.px(80)
        paragraph(surface, scale, self.trouble, "semi", 19, SIGNAL, left, top, room)

    def draw_row(
        self, surface: pygame.Surface, scale: Scale, rect: pygame.Rect, row: int, chosen: bool
    ) -> None:
        profile = self.entries[row]
        left, right = rect.x + scale.px(92), rect.right - scale.px(24)
        upper, lower = rect.y + rect.h * 0.34, rect.y + rect.h * 0.70
        stamp(surface, disc(profile.colour, 54 * scale.k), rect.x + scale.px(50), rect.centery, centred=True)
        date = translate("people-since", day=format_date(profile.since))
        start = write(surface, scale, date, "sans", 17, FADED_INK, right, upper, "r").x
        room = start - left - scale.px(24)
        write_fitting(surface, scale, name_of(profile), "slab_bold", 24, INK, left, upper, room)
        played = translate("people-played", count=self.counts.get(profile.id, 0))
        if profile.id == self.present:
            played = translate("people-present", played=played)
        write_fitting(surface, scale, played, "sans", 18, INK, left, lower, right - left)

    # What the buttons do

    def play_as(self) -> None:
        """Make the selected person the current player, with that person's text size and speeds."""
        if (profile := self.selected) is not None:
            self.change(partial(switch_profile, self.navigator, profile.id))
            self.back()

    def add(self) -> None:
        """Ask for a name, and create a profile."""
        self._ask(translate("people-new"), "", translate("people-new.button"), self._added)

    def _added(self, name: str) -> None:
        taken = {profile.colour for profile in self.entries}
        colours = suit_every_game()
        free = [colour for colour in colours if colour not in taken]
        colour = free[0] if free else colours[len(self.entries) % len(colours)]
        self.chosen = len(self.entries)
        self.change(partial(self._add, name, colour))

    def _add(self, name: str, colour: int) -> None:
        save_personal_settings(
            self.navigator
        )  # Results up to here belong to the old person; the new one plays from here on.
        self.navigator.people.add(name, colour)
        begin_first_pace(self.navigator.settings)

    def rename(self) -> None:
        """Ask for a new name."""
        if (profile := self.selected) is not None:
            self._ask(
                translate("people-rename"),
                profile.name,
                translate("rename"),
                partial(self._renamed, profile.id),
            )

    def _renamed(self, profile: str, name: str) -> None:
        self.change(lambda: self.navigator.people.rename(profile, name))

    def _ask(self, heading: str, name: str, label: str, named: Callable[[str], None]) -> None:
        self.ask_name(heading, translate("people-name.words"), name, label, named, MAXIMUM_NAME_LENGTH)

    def next_colour(self) -> None:
        """Give the selected person the next color."""
        if (profile := self.selected) is not None:
            colours = suit_every_game()
            colour = next((one for one in colours if one > profile.colour), colours[0])
            self.change(lambda: self.navigator.people.set_colour(profile.id, colour))

    def export(self) -> None:
        """Export all data of the selected person to a file."""
        if (profile := self.selected) is not None:
            self.navigator.save_profile(profile)

    def delete(self) -> None:
        """Ask for confirmation, then delete the selected profile."""
        if (profile := self.selected) is not None:
            words = translate("people-delete.words", name=name_of(profile))
            delete = partial(self._deleted, profile)
            self.ask_whether(translate("people-delete"), words, translate("people-delete.keep"), delete)

    def _deleted(self, profile: Profile) -> None:
        self.chosen = 0

        def forget() -> None:
            Results(self.navigator.store).anonymize(profile.id)
            self.navigator.people.remove(profile.id)

        self.change(forget)
