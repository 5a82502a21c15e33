"""The first start: the conductor welcomes the player, asks for a name and a color, and offers a lesson."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import pygame

from game.learning.lessons import lessons_of
from game.match.journal import MAXIMUM_NAME_LENGTH
from game.match.store import Store, StoreError
from game.rules.catalog import find_game, game_keys
from game.rules.letters import LETTERS
from game.table.boards.table import suit_every_game
from game.table.controls.choices import ColourRow
from game.table.controls.dialogs import Dialog
from game.table.controls.textfield import TextField
from game.table.kit.icons import Face, conductor
from game.table.kit.lettering import write_fitting
from game.table.kit.pen import stamp
from game.table.kit.scale import Scale
from game.table.kit.theme import PALE_BRASS
from game.table.learning.free_game import learner
from game.table.pages.chairs import name_of, offered_names
from game.table.pages.personal_settings import begin_first_pace
from game.table.program.navigator import Navigator
from game.table.program.settings import Settings
from game.words import game_title, translate

SIDE: Final = 150
"""The size of his portrait in units."""

ROW: Final = 70.0
"""The height in units of the row with the name, and of that with the colors."""
LABEL: Final = 150.0
"""The width in units of the labels of the rows."""


def is_first_start(settings: Settings, store: Store) -> bool:
    """Return whether nobody has been welcomed or has played here yet."""
    try:
        return not settings.welcomed and not store.matches()
    except StoreError:
        return False


class Welcome(Dialog):
    """The dialog that asks for a name and a color, and offers the first lesson; shown once."""

    def __init__(self) -> None:
        title = game_title(find_game(game_keys()[0]))
        buttons = [
            (translate("welcome-learn", game=title), "enter", self._begin),
            (translate("welcome-look"), "escape", self._keep),
        ]
        super().__init__(translate("welcome"), translate("welcome.words", game=title), buttons)

    def enter(self, navigator: Navigator) -> None:
        super().enter(navigator)
        navigator.settings.welcomed = True
        begin_first_pace(navigator.settings)
        person = learner(navigator)
        colours = suit_every_game()
        self.name = person.name
        self.colour = person.colour if person.colour in colours else colours[0]
        self.field = TextField(
            self.name, self._set_name, longest=MAXIMUM_NAME_LENGTH, allowed=LETTERS,
            refusal=translate("letter-refused"), hint=name_of(person), done=self._done,
            offers=offered_names(),
        )  # fmt: skip
        self.discs = ColourRow(colours, self.colour, self._set_colour)
        self.form.set([self.field, self.discs, *self.buttons], self.field)

    def _set_name(self, name: str) -> None:
        self.name = name

    def _set_colour(self, colour: int) -> None:
        self.colour = colour

    def _done(self) -> None:
        self.buttons[0].press()

    def _keep(self) -> None:
        """Save the name and the color; without a name the person has the default one."""
        people = self.navigator.people
        with suppress(StoreError):
            person = people.current
            people.rename(person.id, self.name.strip())
            people.set_colour(person.id, self.colour)
        top = self.navigator.top
        if top is not None:
            top.resume()  # The title shows the name.

    def _begin(self) -> None:
        self._keep()
        self.navigator.go_to_lesson(lessons_of(game_keys()[0])[0].id)

    def extra_height(self) -> float:
        return 2 * ROW + 10

    def arrange(self, scale: Scale) -> None:
        super().arrange(scale)
        self._portrait = scale.px(SIDE)
        left, top, wide = self.rect.x / scale.k + 40, self.extra_top + 8, self.rect.w / scale.k - 80
        self.field.place(scale, scale.rect(left + LABEL, top + (ROW - 52) / 2, wide - LABEL, 52))
        self.discs.rect = scale.rect(left + LABEL, top + ROW, wide - LABEL, ROW)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        scale = self.scale
        picture = conductor(self._portrait, Face.PLEASED)
        stamp(surface, picture, self.rect.right - self._portrait * 0.72, self.rect.y - self._portrait * 0.46)
        for key, control in (("welcome-name", self.field), ("welcome-colour", self.discs)):
            left, y = self.rect.x + scale.px(40), control.rect.centery
            write_fitting(
                surface, scale, translate(key), "semi", 20, PALE_BRASS, left, y, scale.px(LABEL - 16)
            )
