"""The application: the window, the stack of scenes, and a loop that sleeps while nothing happens."""

from __future__ import annotations

import math
import time
import traceback
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import date, datetime
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from game.learning.reviewer import Reviewer
from game.match.folders import home_folder, write_new
from game.match.match import Match
from game.match.store import Store, StoreBusy, StoreError
from game.match.thinker import Thinker
from game.people.profiles import People
from game.rules.messages import Message
from game.table.controls.dialogs import Dialog, Notice
from game.table.kit.ambience import Ambience, rainy
from game.table.kit.contrast import use_high_contrast
from game.table.kit.memory import lay_large_apart
from game.table.kit.scale import Scale
from game.table.kit.sound import Sounds
from game.table.kit.surface_cache import surface_cache
from game.table.kit.theme import BAIZE
from game.table.program.commands import Command, command_of, takes_letter, use_keys
from game.table.program.icon import window_icon
from game.table.program.incremental_drawing import UNSEEN, IncrementalDrawing, slice_of
from game.table.program.input import (
    Dropped,
    Exposed,
    Glide,
    Hidden,
    InputEvent,
    Key,
    KeyUp,
    Pointer,
    Quit,
    Resized,
)
from game.table.program.keys import hold_gamepad, holds_gamepad
from game.table.program.navigator import Navigator, Scene
from game.table.program.report import Scenery, check_hindrance, told_of, write_report
from game.table.program.settings import Settings
from game.table.program.translator import Translator
from game.table.program.window import (
    SMALLEST,
    Magnification,
    open_window,
    picture_size,
    show_magnified,
    window_place,
)
from game.words import activate, localize, system_language, translate

FRAMES: Final = 60
"""The frames per second while something moves."""
MOST_FRAMES: Final = 100
"""The maximum frames per second during input."""
IDLE_MILLISECONDS: Final = 1000
"""How long the loop sleeps at a time while no scene is busy and no event arrives."""
HIDDEN_MILLISECONDS: Final = 250
"""The milliseconds that the loop sleeps while bots think behind a hidden window."""
SIZE_PAUSE: Final = 0.15
"""The time in seconds after the last resize of the window until everything is redrawn."""
WATCHED: Final = 20.0
"""The seconds after the last motion at the table until the screensaver may start, because bots pause between
moves.
"""
SAVES_SECONDS: Final = 1.0
"""The time in seconds between checks that the file of saved games is still in place."""
CALM: Final = 3.0
"""The time in seconds without an error after which the next one counts as the first again."""
LONGEST_STEP: Final = 0.1
"""The most seconds that one frame advances, so that animations don't jump after a sleep."""


class App(Navigator):
    """The running program: one window and one stack of scenes. It doesn't know which scenes exist.

    With `window` False no window is opened, and frames are drawn on a plain surface of `size` pixels:
    `step` then drives the program frame by frame, for tests and screenshots.
    """

    def __init__(
        self,
        store: Store,
        settings: Settings,
        *,
        size: tuple[int, int] = SMALLEST,
        window: bool = True,
    ) -> None:
        lay_large_apart()
        pygame.display.init()
        pygame.font.init()
        self.store = store
        self.people = People(store)
        self.settings = settings
        self.scenes: list[Scene] = []
        self.running = False
        self.frames = 0
        """The number of frames drawn."""
        self._windowed_size = size
        self._windowed_place: tuple[int, int] | None = None
        """The window's position before full screen."""
        self._stale = True
        """Whether something that the picture shows has changed."""
        self._moved = True
        """Whether something in the picture has changed or moved."""
        self._frame_began = 0.0
        """When the last iteration of the loop began, by a monotonic clock."""
        self._incremental = IncrementalDrawing()
        self._hidden = False
        """Whether the window is hidden."""
        self._before: pygame.Surface | None = None
        """The last picture before a resize, until there is one for the new size."""
        self._stretched_to = (0, 0)
        """The size to which that picture is stretched."""
        self._size_pause = 0.0
        """The time in seconds until a window that is being resized is redrawn."""
        self._saves_due = 0.0
        """When the saved games are checked next, by a monotonic clock."""
        self._told_of_settings = False
        """Whether the player has been shown that settings can't be saved."""
        self._saves_trouble: Message | None = None
        """The reason why nothing can be saved, if the player has seen it."""
        self._failed_at: float | None = None
        """When an error was last survived, by a monotonic clock."""
        self._watched_at = -math.inf
        """When there was last something to watch, by a monotonic clock."""
        self._translator = Translator()
        self._thinker: Thinker | None = None
        self.sounds = Sounds(lambda: settings.volume)
        self._ambience = Ambience(
            lambda: settings.air, lambda: settings.music, rain=rainy(date.today()), card=self.sounds.card
        )
        self._has_window = window
        use_keys(settings.changed_keys)
        hold_gamepad(False)
        if window:
            self._open_window()
            self._translator.gamepads.listen()
        else:
            self._take(pygame.Surface(size))
        # SDL begins with input methods on; they would swallow the letters that are commands.
        pygame.key.stop_text_input()

    # The window

    def _open_window(self) -> None:
        """Open the window, or reopen it; a window that is already as required stays."""
        screen, place = self._translator.display, self._windowed_place
        surface = open_window(self._windowed_size, self.settings.full_screen, screen, place)
        pygame.display.set_icon(window_icon())
        self._take(surface)

    def _take(self, surface: pygame.Surface) -> None:
        """Draw on `surface` from now on, via a picture of another size if `picture_size` requires it."""
        self.window = surface
        self._arranged_for = shown = surface.get_size()
        size = picture_size(shown)
        self.screen = surface if size == shown else pygame.Surface(size)
        self._translator.magnified = Magnification.of(size, shown)
        show_magnified(self._translator.magnified)
        self._drawn_for = self.size
        surface_cache.fit(self.size)
        self._translator.size = self.screen.get_size()
        self.arrange()

    @property
    def size(self) -> tuple[int, int]:
        """Return the width and height of the picture in pixels."""
        return self.screen.get_size()

    @property
    def scale(self) -> Scale:
        return Scale(*self.size, text=self.settings.text_size)

    @property
    def pointer(self) -> tuple[int, int]:
        return self._translator.position

    def arrange(self) -> None:
        if use_high_contrast(self.settings.high_contrast):
            surface_cache.clear()
        for scene in self.scenes:
            scene.arrange(self.scale)
        self._incremental.restart()
        self.refresh()

    def speak(self, language: str | None) -> None:
        activate(language or system_language())
        self.arrange()

    def renew(self) -> None:
        self._incremental.see_more()
        self.refresh()

    def refresh(self, all_of_it: bool = True) -> None:
        self._moved = True
        self._stale |= all_of_it

    def set_full_screen(self, full: bool) -> None:
        if self._has_window and full != self.settings.full_screen:
            if full:
                self._windowed_size = self.window.get_size()
                self._windowed_place = window_place()
            self.settings.full_screen = full
            self.settings.save()
            if self._incremental.seen:
                self._before = self.screen.copy()
            self._open_window()
            self._stretch(self.window)

    # What all scenes share

    @property
    def thinker(self) -> Thinker:
        if self._thinker is None:
            self._thinker = Thinker()
        return self._thinker

    def review(self, match: Match, eyes: int | None) -> Reviewer:
        return Reviewer(match, eyes)

    @property
    def draws_parts(self) -> bool:
        return self._incremental.under_way and self._incremental.gradual

    # The stack

    @property
    def top(self) -> Scene | None:
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        if self.scenes:
            self.scenes[-1].pause()
        self._place(scene)

    def pop(self) -> None:
        left = self.scenes.pop()
        left.exit()
        if self.scenes:
            self.scenes[-1].resume()
        else:
            self.running = False
        self._incremental.see(self._seen)
        self._incremental.untidy |= left.opaque
        self.refresh()

    def remove(self, scene: Scene) -> None:
        while scene in self.scenes:
            self.pop()

    def start_over(self, scene: Scene) -> None:
        while self.scenes:
            self.scenes.pop().exit()
        self._place(scene)
        self._incremental.untidy = True

    def _place(self, scene: Scene) -> None:
        self.scenes.append(scene)
        scene.enter(self)
        if scene in self.scenes:
            scene.arrange(self.scale)
        self._incremental.see(self._seen)
        self.refresh()

    def quit(self) -> None:
        self.running = False

    def close(self) -> None:
        """Release scenes, bots, window and gamepad."""
        self.running = False
        hold_gamepad(False)
        while self.scenes:
            self.scenes.pop().exit()
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None
        if self._has_window:
            pygame.display.quit()

    # Frames

    @property
    def busy(self) -> bool:
        """Return whether frames are needed without input."""
        waits = self._size_pause > 0 or self.draws_parts or self._translator.busy
        return waits or any(scene.busy for scene in self.scenes)

    @property
    def _moving(self) -> bool:
        """Return whether each frame differs. Motion under a page that covers it doesn't count."""
        return _any_moves(self._seen)

    def run(self, scene: Scene | None = None) -> None:
        """Run until the player quits, beginning with `scene` if given."""
        if scene is not None:
            self.push(scene)
        self.running = True
        clock = pygame.time.Clock()
        try:
            while self.running and self.scenes:
                try:
                    self.turn(clock)
                except Exception as error:
                    # Whatever it is, the game is saved: only what is on the screen is given up.
                    self._survive(error)
        finally:
            self.close()

    def turn(self, clock: pygame.time.Clock) -> None:
        """Wait for the next frame or event, and handle what is due."""
        self._incremental.gradual = True
        first = self.wait() or self._wait_for_frame()
        self._frame_began = time.perf_counter()
        seconds = clock.tick() / 1000
        self._ambience.update(seconds, self._hidden)
        # Events that came while the clock waited belong to this frame.
        events = [*first, *pygame.event.get()]
        unseen = UNSEEN if self._incremental.cover is not None else 0.0
        until = self._frame_began + max(slice_of(self.size[1]), unseen)
        self.step(min(seconds, LONGEST_STEP), self.translate(events), until)
        self.let_screen_rest(time.monotonic())

    def let_screen_rest(self, now: float) -> None:
        """Allow the screensaver, except while a match is watched without input for a long time.

        The title's scenery moves forever, and a player who thinks about a move can wake the screen.
        """
        if self._hidden:
            self._watched_at = now - WATCHED
        elif any(scene.watched for scene in self._seen):
            self._watched_at = now
        allowed = now - self._watched_at >= WATCHED
        if self._has_window and allowed != pygame.display.get_allow_screensaver():
            pygame.display.set_allow_screensaver(allowed)

    def _survive(self, error: Exception) -> None:
        """Report an otherwise uncaught error, return to the title, and show there what happened.

        An error soon after another one is raised again, because then the title itself may fail.
        """
        now = time.monotonic()
        if self._failed_at is not None and now - self._failed_at < CALM:
            check_hindrance(error)
            raise error
        self._failed_at = now
        scenery = self.scenery
        report = write_report(error, scenery)
        for scene in reversed(self.scenes):
            with suppress(Exception):  # A broken scene may fail to clean up, too.
                scene.exit()
        self.scenes.clear()
        self.screen.set_clip(None)
        pygame.key.stop_text_input()
        pygame.key.set_repeat()
        self.go_to_title()
        self.push(Notice(translate("guard"), told_of(error, scenery, report)))
        traceback.print_exception(error)  # Last, since nobody may read it.

    @property
    def scenery(self) -> Scenery:
        """Return a description of what is on the screen, for a report."""
        matches = (scene.about for scene in reversed(self.scenes))
        kinds = tuple(type(scene).__name__ for scene in self.scenes)
        return Scenery(kinds, next((match for match in matches if match is not None), None))

    def wait(self) -> list[pygame.event.Event]:
        """Sleep until an event arrives, unless there is something to do; return the event."""
        if (self.busy or self._moved) and not self._hidden:
            return []
        first = pygame.event.wait(HIDDEN_MILLISECONDS if _any_moves(self.scenes) else IDLE_MILLISECONDS)
        return [first] if first.type != pygame.NOEVENT else []

    def _wait_for_frame(self) -> list[pygame.event.Event]:
        """Sleep until the next frame is due or an input event arrives; return the event.

        The frame that shows an input is drawn immediately, but never sooner than `MOST_FRAMES` allows.
        """
        soonest, due = (self._frame_began + 1 / frames for frames in (MOST_FRAMES, FRAMES))
        pygame.time.wait(max(0, math.ceil((soonest - time.perf_counter()) * 1000)))
        left = round((due - time.perf_counter()) * 1000)
        event = pygame.event.wait(left) if left > 0 else pygame.event.Event(pygame.NOEVENT)
        return [event] if event.type != pygame.NOEVENT else []

    def translate(self, raw: Iterable[pygame.event.Event]) -> list[InputEvent]:
        """Translate pygame's events into the program's own."""
        found = []
        for event in raw:
            if event.type == pygame.AUDIODEVICEREMOVED:
                if event.which and not event.iscapture:  # 0 is a card that is not in use.
                    self.sounds.card.lose()
            elif (translated := self._translator.translate(event)) is not None:
                found.append(translated)
        return found

    def _look_after_saves(self) -> None:
        """Check once a second that the file of saved games is in place, and report what happened to it."""
        now = time.monotonic()
        if now < self._saves_due or not self.scenes:
            return
        self._saves_due = now + SAVES_SECONDS
        if self.settings.trouble is not None and not self._told_of_settings and not self.store.read_only:
            self._told_of_settings = True
            self.push(Notice(translate("settings"), localize(self.settings.trouble)))
        try:
            self.store.reopen_if_replaced()
        except StoreError as trouble:
            if trouble.message != self._saves_trouble and not isinstance(trouble, StoreBusy):
                self._saves_trouble = trouble.message
                self._tell_of_saves(trouble.message)
            return
        self._saves_trouble = None
        self.store.retry_writes()
        if self.store.checkpoint_due:
            self.store.checkpoint()
        for note in self.store.notices:
            self.settings.save()  # They may have been deleted with the folder.
            self.push(Notice(translate("saves-trouble-now"), localize(note)))
        self.store.notices.clear()

    def _tell_of_saves(self, note: Message) -> None:
        """Report that nothing can be saved now, and offer to save the current game somewhere else."""
        match = self.scenery.match
        buttons: list[tuple[str, str, Callable[[], None] | None]] = [(translate("close"), "escape", None)]
        if match is not None:
            buttons.insert(0, (translate("save-as-file"), "enter", partial(self.save_as_file, match)))
        self.push(Dialog(translate("saves-are-gone"), localize(note), buttons))

    def step(
        self, seconds: float, events: Iterable[InputEvent] | None = None, until: float | None = None
    ) -> bool:
        """Run one iteration of the loop: events, time, picture. Return whether a picture was drawn.

        Without `events` pygame's queue is read. A new picture is made until a point of the clock and
        continued in the next iteration; without `until` it is completed.
        """
        self._incremental.gradual = until is not None
        self._look_after_saves()
        if events is None:
            events = self.translate(pygame.event.get())
        for event in (*self._incremental.held(), *events, *self._translator.pass_time(seconds)):
            self.handle(event)
        if self._size_pause > 0 and not self._await_size(seconds):
            return False
        moving = self._moving
        cover = self._incremental.cover if until is not None else None
        if cover is not None:
            cover.pass_time(seconds)
        waits = cover is not None and not self._incremental.seen
        for scene in () if waits else list(self.scenes):
            scene.update(seconds if self._incremental.shows else 0.0)
        moving |= self._moving
        moving |= self._incremental.under_way
        if not (moving or self._moved) or self._hidden or not self.scenes:
            surface_cache.rest()
            return False
        if self._incremental.under_way and until is not None:
            if not self._incremental.go_on(self.screen, until, self._stale):
                return False
            part = None
        else:
            part = None if moving or self._stale else self.scenes[-1].draw_moving(self.screen)
            if part is None:
                self.draw(self.screen)
                self._incremental.end()
        if not self._incremental.under_way:
            self._before = None
        self._stale = self._moved = False
        self._show(part)
        return True

    def handle(self, event: InputEvent) -> None:
        """Pass an event to the scenes, from the top down, until one consumes it."""
        self.refresh()
        if not isinstance(event, KeyUp):  # Keys that were held are released when the window is hidden.
            self._hidden = isinstance(event, Hidden)
        self._see_hands(event)
        if isinstance(event, Quit):
            self.quit()
        elif isinstance(event, Resized):
            self._resized(event.size)
        elif isinstance(event, Dropped):
            self.open_this(event.path)
        elif self._toggles_full_screen(event):
            self.set_full_screen(not self.settings.full_screen)
        elif not isinstance(event, Exposed | Hidden) and not self._incremental.takes(event):
            for scene in reversed(list(self.scenes)):
                if scene.handle(event):
                    return
                if scene.modal:
                    break

    def _toggles_full_screen(self, event: InputEvent) -> bool:
        """Return whether a key toggles full screen, which it does in every scene, also in dialogs."""
        if not isinstance(event, Key) or takes_letter(event) or (self.top and self.top.captures_keys):
            return False
        return command_of(event) is Command.FULL_SCREEN

    def _see_hands(self, event: InputEvent) -> None:
        """Show the names of a gamepad's buttons once one is used, and of keys after another input."""
        if isinstance(event, Key):
            holds = event.pad
        elif isinstance(event, Glide) or (isinstance(event, Pointer) and event.kind == "press"):
            holds = isinstance(event, Glide) and event.position is None
        else:
            return
        if holds != holds_gamepad():
            hold_gamepad(holds)
            self.arrange()

    def _resized(self, size: tuple[int, int]) -> None:
        if not self._has_window:
            self._take(pygame.Surface(size))
            return
        surface = pygame.display.get_surface()
        # Two of pygame's events report one change, and the surface has grown already.
        if surface is not None and surface.get_size() != self._arranged_for:
            if self._size_pause <= 0 and self._incremental.seen:
                # What the window showed is gone: a larger surface has been put in its place.
                self._before = pygame.Surface(self._drawn_for)
                self._incremental.draw(self._before)
            self._stretched_to = (0, 0)
            self._size_pause = SIZE_PAUSE

    def _await_size(self, seconds: float) -> bool:
        """Wait until the player releases the window's edge; return whether everything fits the window
        again.
        """
        surface = pygame.display.get_surface()
        assert surface is not None
        self._size_pause -= seconds
        if self._size_pause <= 0:
            self._take(surface)
            return True
        if self._stretched_to != surface.get_size():
            self._stretch(surface)
        return False

    def _stretch(self, window: pygame.Surface) -> None:
        """Show the picture of the previous size, stretched to the window."""
        self._stretched_to = window.get_size()
        if self._before is None:
            window.fill(BAIZE)
        else:
            window.blit(pygame.transform.smoothscale(self._before, self._stretched_to), (0, 0))
        pygame.display.update()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the visible scenes, from the bottom up."""
        surface_cache.next_frame()
        for scene in self._seen:
            scene.draw(surface)

    @property
    def _seen(self) -> list[Scene]:
        """Return the visible scenes, from the bottom up."""
        first = max((i for i, scene in enumerate(self.scenes) if scene.opaque), default=0)
        return self.scenes[first:]

    def _show(self, part: pygame.Rect | None = None) -> None:
        """Display the picture, or only its changed area."""
        self.frames += 1
        if self.screen is not self.window:
            pygame.transform.smoothscale(self.screen, self.window.get_size(), self.window)
        if self._has_window:
            pygame.display.update(part if self.screen is self.window and part else self.window.get_rect())

    def save_picture(self) -> Path | None:
        self.draw(self.screen)  # After a change of size the surface is still empty.
        picture = BytesIO()
        try:
            pygame.image.save(self.screen, picture, "window.png")
            path = home_folder() / "pictures" / f"{datetime.now():%Y-%m-%d %H-%M-%S}.png"
            path.parent.mkdir(parents=True, exist_ok=True)
            # SDL itself would not report a full disk.
            return write_new(path, picture.getvalue())
        except (OSError, pygame.error):
            return None


def _any_moves(scenes: Iterable[Scene]) -> bool:
    return any(scene.busy and scene.every_frame for scene in scenes)
