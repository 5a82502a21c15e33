"""The title screen: a parlor car in the evening, with the games' boxes on its table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.match.journal import JournalError
from game.match.store import SavedMatch, StoreError
from game.people.profiles import Profile, placeholder_profile
from game.rules.catalog import all_games, game_keys
from game.rules.contract import Game
from game.table.backdrop.room import SILL, draw_compartment, draw_outside, moment
from game.table.boards.box_art import draw_box, facts_of
from game.table.controls.form import Button, Control, Mood
from game.table.kit.furniture import button, focus_ring
from game.table.kit.lettering import paragraph, write, write_fitting
from game.table.kit.materials import panel
from game.table.kit.pen import stamp
from game.table.kit.pieces import cube, disc, house
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM, INK, PALE_BRASS, SHADE
from game.table.pages.chairs import name_of
from game.table.pages.names import where_saved
from game.table.pages.page import Page
from game.table.program.keys import cap
from game.words import format_date_and_time, format_list, game_summary, game_title, translate

PANEL_WIDE = 556
PIECES = (
    ("yellow", 0, 0),
    ("blue", 46, 16),
    ("white", 22, 44),
    ("red", -46, 34),
    ("green", -18, 74),
    ("grey", 66, 66),
)
"""The cubes on the felt: color, and place in units."""


class BoxControl(Control):
    """A game's box; pressing it sets up a game."""

    def __init__(self, game: Game, title: TitleScene) -> None:
        super().__init__()
        self.game = game
        self.title = title

    def draw(self, surface: pygame.Surface, scale: Scale, mood: Mood) -> None:
        lifted = 1.0 if mood.hovered or mood.focused else 0.0
        draw_box(surface, scale, self.game.key, self.rect, 0.0 if mood.pressed else lifted)
        if mood.focused:
            focus_ring(surface, scale, self.rect)

    def press(self) -> None:
        self.title.new_game(self.game)


class ContinueButton(Button):
    """The button that continues the last match, with its players and position."""

    def __init__(self, saved: SavedMatch, title: TitleScene) -> None:
        super().__init__(translate("continue"), partial(title.continue_match, saved.id), key="c", main=True)
        self.where = where_saved(saved)
        names = format_list([plan.name for plan in saved.seats])
        self.who = translate("saved-when", moment=format_date_and_time(saved.updated), names=names)

    def draw(self, surface: pygame.Surface, scale: Scale, mood: Mood) -> None:
        button(surface, scale, self.rect, "", key=cap("c") or None, main=True,
               pressed=mood.pressed, hovered=mood.hovered, focused=mood.focused)  # fmt: skip
        left = self.rect.x + scale.px(20)
        room = self.rect.w - scale.px(84)
        y, step = self.rect.y + self.rect.h * 0.23, self.rect.h * 0.28
        heading = min(23.0, 0.29 * self.rect.h / (scale.k * scale.text))
        write(surface, scale, self.label, "slab_bold", heading, INK, left, y)
        for i, (words, face) in enumerate(((self.where, "semi"), (self.who, "sans")), start=1):
            write_fitting(surface, scale, words, face, 17, INK, left, y + i * step, room)


class ProfileButton(Button):
    """The button with the current player's sign and name, which opens the profile."""

    def __init__(self, profile: Profile, action: Callable[[], None]) -> None:
        super().__init__(name_of(profile), action, key="p", help_text=translate("profile-button"))
        self.colour = profile.colour

    def draw(self, surface: pygame.Surface, scale: Scale, mood: Mood) -> None:
        # No cap with its key: a name needs the room.
        button(
            surface, scale, self.rect, "", pressed=mood.pressed, hovered=mood.hovered, focused=mood.focused
        )
        wide = self.rect.h * 0.66
        stamp(
            surface, disc(self.colour, wide), self.rect.x + self.rect.h * 0.5, self.rect.centery, centred=True
        )
        left = self.rect.x + round(self.rect.h * 0.94)
        room = self.rect.right - left - scale.px(10)
        write_fitting(surface, scale, self.label, "bold", 18, CREAM, left, self.rect.centery, room)


class TitleScene(Page):
    """The title screen: choose a box, continue a game, or open a saved one."""

    every_frame = False

    def __init__(self) -> None:
        super().__init__()
        self.travelled = 0.0
        self.message = ""

    def fill(self) -> None:
        self.boxes = [BoxControl(game, self) for game in all_games()]
        saved = self._last()
        self.last = ContinueButton(saved, self) if saved is not None else None
        self.buttons = [
            Button(translate("new-game"), partial(self.new_game, None), key="n", main=self.last is None),
            Button(translate("learn"), self.learn, key="l", main=False),
            Button(translate("saved-games"), self.saved_games, key="g"),
            Button(translate("open-a-file"), self.open_file, key="o"),
            ProfileButton(self._present(), self.navigator.show_profile),
            Button(translate("settings"), self.settings, key="s"),
            Button(translate("help"), self.help, key="f1"),
            Button(translate("quit"), self.leave, key="q"),
        ]
        first: list[Control] = [self.last] if self.last else []
        self.form.set([*first, *self.buttons, *self.boxes])

    def _last(self) -> SavedMatch | None:
        """Return the unfinished match that was played last."""
        try:
            open_ones = [m for m in self.navigator.store.matches() if not m.is_over and m.game in game_keys()]
            latest = self.navigator.store.last()
        except (StoreError, JournalError):
            return None
        return next((m for m in open_ones if m.id == latest), open_ones[0] if open_ones else None)

    def _present(self) -> Profile:
        """Return the current player; None if that can't be read."""
        try:
            return self.navigator.people.current
        except StoreError:
            return placeholder_profile()

    def resume(self) -> None:
        self.refresh()

    def lay_out(self, scale: Scale) -> None:
        wide, high = PANEL_WIDE, 334.0 if self.last else 226.0
        left, top = scale.wide - wide - 70, scale.high - high - 40
        self.panel = scale.rect(left, top, wide, high)
        x, y, inner = left + 26, top + 26, wide - 52.0
        if self.last:
            self.last.rect = scale.rect(x, y, inner, 98)
            y += 110
        half = (inner - 12) / 2
        for i, control in enumerate(self.buttons[:2]):
            control.rect = scale.rect(x + i * (half + 12), y, half, 50)
        y += 62
        third = (inner - 24) / 3
        for i, control in enumerate(self.buttons[2:]):
            control.rect = scale.rect(x + i % 3 * (third + 12), y + i // 3 * 56, third, 46)
        self._lay_boxes(scale, left)

    def _lay_boxes(self, scale: Scale, right: float) -> None:
        """Place the boxes in a row between the lamp and the panel, or in front of the lamp if there are
        many.
        """
        count = len(self.boxes)
        start = 430.0 if count < 3 else 90.0
        room = right - 60 - start
        gap = 36.0
        w = min(376.0, (room - gap * (count - 1)) / count)
        h = w * 0.75
        total = w * count + gap * (count - 1)
        x = start + (room - total) / 2
        space = scale.high - SILL - 24
        y = SILL + 24 + (space - h - 100) * 0.5
        for i, box in enumerate(self.boxes):
            box.rect = scale.rect(x + i * (w + gap), y, w, h)
        self.caption_at = (start, room, y + h + 46)

    def draw_ground(self, surface: pygame.Surface) -> None:
        draw_compartment(surface, self.scale, self._moment, self.navigator.hour)

    def draw_moving(self, surface: pygame.Surface) -> pygame.Rect:
        return draw_outside(surface, self.scale, self._moment, self.navigator.hour)

    def paint(self, surface: pygame.Surface) -> None:
        scale = self.scale
        panel(surface, scale, self.panel, 4)
        if len(self.boxes) < 3:
            self._scatter(surface)
        self._caption(surface)

    def _scatter(self, surface: pygame.Surface) -> None:
        """Draw a few pieces on the felt."""
        scale, x, y = self.scale, self.caption_at[0] - 60, self.scale.high - 150
        for colour, dx, dy in PIECES:
            stamp(surface, cube(colour, 34 * scale.k), scale.px(x + dx), scale.px(y + dy), centred=True)
        stamp(surface, house(38 * scale.k), scale.px(x - 96), scale.px(y + 76), centred=True)

    @property
    def proposed(self) -> Game:
        """Return the game that a set-up begins with: the last one set up or played, or else the first."""
        last = self.navigator.settings.game
        return next((box.game for box in self.boxes if box.game.key == last), self.boxes[0].game)

    def _caption(self, surface: pygame.Surface) -> None:
        """Draw what the selected or proposed box contains."""
        scale = self.scale
        in_hand = self.form.in_hand
        game = in_hand.game if isinstance(in_hand, BoxControl) else self.proposed
        start, room, y = self.caption_at
        middle = scale.px(start + room / 2)
        facts = facts_of(game)
        if len(self.boxes) > 1:
            facts = translate("box-titled", game=game_title(game), facts=facts)
        write(surface, scale, facts, "bold", 19, PALE_BRASS, middle, scale.px(y), "c", halo=SHADE)
        paragraph(
            surface,
            scale,
            game_summary(game),
            "semi",
            18,
            CREAM,
            middle,
            scale.px(y + 14),
            scale.px(room * 0.92),
            "c",
        )

    # What the buttons do

    def new_game(self, game: Game | None) -> None:
        """Set up a table."""
        self.navigator.show_set_up(game)

    def continue_match(self, match_id: int) -> None:
        """Continue a saved match."""
        self.navigator.open_saved(match_id)

    def learn(self) -> None:
        """Show the lessons."""
        self.navigator.show_lessons()

    def saved_games(self) -> None:
        """Show all saved games."""
        self.navigator.show_saves()

    def open_file(self) -> None:
        """Ask for a match file."""
        self.navigator.open_file()

    def settings(self) -> None:
        """Open the settings."""
        self.navigator.show_settings()

    def help(self) -> None:
        """Open the help."""
        self.navigator.show_help()

    def leave(self) -> None:
        """End the program."""
        self.navigator.quit()

    def back(self) -> None:
        """Do nothing: a button quits the program, but not Escape."""

    # The land in the window

    @property
    def busy(self) -> bool:
        settings = self.navigator.settings
        return settings.moving_scenery and settings.animation_speed > 0 and self.navigator.top is self

    def update(self, seconds: float) -> None:
        if self.busy:
            seen, self.travelled = self._moment, self.travelled + seconds
            if self._moment != seen:
                self.navigator.refresh(all_of_it=False)

    @property
    def _moment(self) -> int:
        """Return the number of the landscape's frame."""
        return moment(self.travelled, self.scale.height)
