"""Incremental drawing of a new picture of the screen, which may take longer than a frame.

The most urgent parts come first. Until a part is ready, the previous picture stays in its place, and nothing
in it can be pressed.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from game.table.kit.memory import give_back_memory
from game.table.kit.pen import NullSurface
from game.table.kit.surface_cache import Unfinished, surface_cache
from game.table.program.input import InputEvent, Key, Pointer, Text, Wheel
from game.table.program.navigator import Part, Scene

SLICE: Final = 0.008
"""The seconds of a frame, from its beginning, for a new picture in a window `USUAL` pixels high."""
USUAL: Final = 1080
UNSEEN: Final = 0.013
"""The seconds of a frame while a scene's first picture is made behind its cover, because nothing moves."""
COVER_AFTER: Final = 0.5
"""The time in seconds after which a cover is shown."""
COVER_STEP: Final = 0.1
"""The time in seconds after which its progress is drawn again."""
COVER_FOR: Final = 0.4
"""The time in seconds for which a cover is shown at least, because a flash would be a disturbance."""
_GROWS: Final = 0.8
"""The exponent with which they grow with the height: less than a frame's own time does, because the last
piece
of work, which may begin just before they are over, grows with the area.
"""
_MOST_TRIES: Final = 400
"""The number of frames after which a part is made in one step, because what it needs doesn't fit in the
cache."""
_MOST_RENEWED: Final = 3
"""How often a picture is restarted before it has been drawn."""


def slice_of(height: int) -> float:
    """Return the seconds of a frame for a new picture of this height in pixels."""
    grown: float = max(1.0, height / USUAL) ** _GROWS
    return SLICE * grown


def make_in_steps(scene: Scene, size: tuple[int, int]) -> Iterator[None]:
    """Yield while drawing all that a scene needs in a window of this size, in parts of a frame's time."""
    nowhere = NullSurface(size)
    surface_cache.next_frame()
    for part in scene.parts():
        for tries in range(_MOST_TRIES + 1):
            until = time.perf_counter() + slice_of(size[1])
            try:
                with surface_cache.within(until if tries < _MOST_TRIES else float("inf")):
                    part.draw(nowhere)
                break
            except Unfinished:
                yield


class Cover:
    """What is shown instead of a scene whose first picture takes long."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.shown = False
        """Whether it is displayed."""
        self._work_before = surface_cache.work
        self._waited = 0.0
        """The time in seconds since the scene was opened."""
        self._next = COVER_AFTER
        """When it is drawn next, in that time."""
        self._until = 0.0
        """The time until which it remains once it is displayed."""

    def pass_time(self, seconds: float) -> None:
        """Advance the time."""
        self._waited += seconds

    @property
    def due(self) -> bool:
        """Return whether it is to be drawn now."""
        return self._waited >= self._next

    @property
    def remains(self) -> bool:
        """Return whether it has been displayed for too short a time to be replaced."""
        return self.shown and self._waited < self._until

    def draw(self, screen: pygame.Surface, until: float) -> bool:
        """Draw it until a point of the clock; return whether it is complete."""
        work = surface_cache.work - self._work_before
        try:
            with surface_cache.within(until):
                self.scene.draw_cover(screen, min(1.0, work / self.scene.drawing_work))
        except Unfinished:
            return False
        if not self.shown:
            self.shown, self._until = True, self._waited + COVER_FOR
        self._next = self._waited + COVER_STEP
        return True


class IncrementalDrawing:
    """The progress of a new picture of the visible scenes."""

    def __init__(self) -> None:
        self.under_way = False
        """Whether a picture is being made."""
        self.gradual = False
        """Whether that may take several frames."""
        self.untidy = False
        """Whether the previous scenes left memory to release."""
        self._scenes: list[Scene] = []
        self._ready: dict[Scene, set[str]] = {}
        """The names of the finished parts of each visible scene."""
        self._whole = False
        """Whether nothing is shown before everything is ready."""
        self.cover: Cover | None = None
        """The cover of a scene whose first picture is being made."""
        self._nowhere: NullSurface | None = None
        self._fresh = False
        """Whether more of the new picture is ready than was shown last."""
        self._drawn_last = False
        self._tries = 0
        self._renewed = 0
        """How often the picture was restarted before it was drawn."""
        self._held: list[InputEvent] = []

    # What is to be laid

    def see(self, scenes: Sequence[Scene]) -> None:
        """Make a picture of these scenes, from the lowest visible one up; parts of them that were visible
        are ready.
        """
        if not any(scene in self._ready for scene in scenes):
            self._whole = False
        if self.cover is not None and self.cover.scene not in scenes:
            self.cover = None
        new = next((scene for scene in scenes if scene.has_cover and scene not in self._ready), None)
        if new is not None and self.cover is None:
            self._whole, self.cover = True, Cover(new)
        self._scenes = list(scenes)
        self._ready = {scene: self._ready.get(scene, set()) for scene in scenes}
        self._begin()

    def restart(self) -> None:
        """Start again with the same scenes, because their layout has changed."""
        self._ready = {scene: set() for scene in self._scenes}
        self._whole = True
        self._begin()

    def see_more(self) -> None:
        """Start again with the same scenes, because much of them is new, but a limited number of times."""
        self._renewed = self._renewed + 1 if self.under_way else 0
        if self._renewed <= _MOST_RENEWED:
            self.restart()

    def _begin(self) -> None:
        self._nowhere, self._tries = None, 0
        self.under_way = self._fresh = True

    def end(self) -> None:
        """Finish: everything is drawn."""
        for scene in self._scenes:
            self._ready[scene] = {part.name for part in scene.parts()}
        self._nowhere = None
        self.under_way = self._whole = self._fresh = self._drawn_last = False
        self.cover = None
        self._tidy_up()

    def _tidy_up(self) -> None:
        if self.untidy:
            give_back_memory()
            self.untidy = False

    # Frames

    def go_on(self, screen: pygame.Surface, until: float, changed: bool) -> bool:
        """Work until a point of the clock; return whether there is a new picture on the screen.

        `changed`: a finished part looks different now. Making and drawing alternate, because each may take a
        whole
        frame. Releasing memory comes before both.
        """
        if self.untidy:
            self._tidy_up()
            return False
        if self.cover is not None:
            if not self.seen:
                # They alternate, because each may take a whole frame. What the scene does first, such as
                # drawing a curtain, comes before its picture.
                self._drawn_last = self.cover.due and not self._drawn_last
                if self._drawn_last:
                    return self.cover.draw(screen, until)
                self._make(screen, until)
                return False
            if self.cover.remains:
                return False
        if self._drawn_last or not (self._fresh or changed) or not self.seen:
            self._drawn_last = False
            self._make(screen, until)
            enough = until - slice_of(screen.get_height()) / 2
            if time.perf_counter() >= enough or not self._fresh or not self.seen:
                return False
        self.draw(screen)
        self._fresh, self._drawn_last = False, True
        if not any(self._missing()):
            self.end()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the visible parts."""
        for part in self._seen_parts():
            part.draw(surface)

    def _make(self, screen: pygame.Surface, until: float) -> None:
        """Make what the most urgent parts need, by drawing them offscreen."""
        if self._nowhere is None:
            surface_cache.next_frame()
            surface_cache.forget_begun()
            self._nowhere = NullSurface(screen.get_size())
        for scene, part in list(self._missing()):
            self._tries += 1
            limit = until if self._tries < _MOST_TRIES else float("inf")
            try:
                with surface_cache.within(limit):
                    part.draw(self._nowhere)
            except Unfinished:
                return
            self._ready[scene].add(part.name)
            self._fresh, self._tries = True, 0
            if time.perf_counter() >= until:
                return

    def _missing(self) -> Iterator[tuple[Scene, Part]]:
        """Return the parts that aren't ready, the most urgent first and those of upper scenes before
        others.
        """
        for scene in reversed(self._scenes):
            for part in sorted(scene.parts(), key=lambda part: part.urgency):
                if part.name not in self._ready[scene]:
                    yield scene, part

    # What is seen

    @property
    def shows(self) -> bool:
        """Return whether the displayed picture is a current one."""
        return not (self.under_way and self.gradual and self._whole)

    @property
    def seen(self) -> bool:
        """Return whether any part of the current scenes is visible."""
        return bool(self._seen_parts())

    def _seen_parts(self) -> list[Part]:
        """Return the parts that can be drawn, from the bottom up.

        Upper scenes may hide secrets of the lower ones, so a scene appears together with all above it.
        """
        missing = list(self._missing())
        lowest, *_ = self._scenes
        if any(self._whole or scene is not lowest for scene, _ in missing):
            return []
        first, *others = lowest.parts()
        if first.name not in self._ready[lowest]:
            return []
        ready = [part for part in others if part.name in self._ready[lowest]]
        return [first, *ready, *(part for scene in self._scenes[1:] for part in scene.parts())]

    # Input

    def takes(self, event: InputEvent) -> bool:
        """Return whether an event is for something not visible yet.

        Keys are kept until it is, except those that are pressed while a cover is shown.
        """
        if not (self.under_way and self.gradual):
            return False
        unseen = self.cover is not None or not self.seen
        if isinstance(event, Key | Text) and unseen:
            if self.cover is None or not self.cover.shown:
                self._held.append(event)
            return True
        if isinstance(event, Wheel) or (isinstance(event, Pointer) and event.kind == "press"):
            return unseen or not self._lies_at(event.position)
        return False

    def _lies_at(self, position: tuple[int, int]) -> bool:
        """Return whether everything at a pixel is visible."""
        return not any(part.covers(position) for _, part in self._missing())

    def held(self) -> list[InputEvent]:
        """Return the keys that were pressed before anything was visible, once it is."""
        waits = self.under_way and (self._fresh or self.cover is not None or not self.seen)
        if not self._held or waits:
            return []
        held, self._held = self._held, []
        return held
