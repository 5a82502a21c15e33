"""A new picture of the screen, which may take longer than a frame: it is laid part by part.

What is asked first comes first. Until a part is ready, what was seen before stays in its place, and nothing
in it can be pressed.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from game.table.kit.memory import give_back_memory
from game.table.kit.nowhere import Nowhere
from game.table.kit.shelf import Unfinished, shelf
from game.table.program.input import InputEvent, Key, Pointer, Text, Wheel
from game.table.program.navigator import Part, Scene

SLICE: Final = 0.008
"""Seconds from the beginning of a frame that are given to a new picture, in a window `USUAL` pixels high."""
USUAL: Final = 1080
_GROWS: Final = 0.8
"""The power of the height with which they grow: less than the frame's own time, for the last piece of
work, which may begin just before they are over, grows with the area."""
_MOST_TRIES: Final = 400
"""Frames after which a part is made at once: what it needs does not find room all at a time."""
_MOST_RENEWED: Final = 3
"""How often a picture is begun anew before it has been drawn."""


def slice_of(height: int) -> float:
    """The seconds of a frame that are given to a new picture of so many pixels from top to bottom."""
    grown: float = max(1.0, height / USUAL) ** _GROWS
    return SLICE * grown


def make_in_steps(scene: Scene, size: tuple[int, int]) -> Iterator[None]:
    """Make all that a scene needs to be drawn in a window of this size, a part of a frame at a time."""
    nowhere = Nowhere(size)
    shelf.next_frame()
    for part in scene.parts():
        for tries in range(_MOST_TRIES + 1):
            until = time.perf_counter() + slice_of(size[1])
            try:
                with shelf.within(until if tries < _MOST_TRIES else float("inf")):
                    part.draw(nowhere)
                break
            except Unfinished:
                yield


class Laying:
    """How much of a picture has been made of what the scenes that are seen consist of."""

    def __init__(self) -> None:
        self.under_way = False
        """Whether a picture is being laid."""
        self.gradual = False
        """Whether that may take several frames."""
        self.untidy = False
        """Whether what was left takes memory that is to be given back."""
        self._scenes: list[Scene] = []
        self._ready: dict[Scene, set[str]] = {}
        """The parts of each scene that is seen for which all is made, by name."""
        self._whole = False
        """Whether nothing is shown before all of it is ready."""
        self._nowhere: Nowhere | None = None
        self._fresh = False
        """Whether more can be seen than in the picture that is shown."""
        self._drawn_last = False
        self._tries = 0
        self._renewed = 0
        """How often all was begun anew before it was drawn."""
        self._held: list[InputEvent] = []

    # What is to be laid

    def see(self, scenes: Sequence[Scene]) -> None:
        """Lay these scenes, from the lowest that is seen up; what was seen of them before lies already."""
        if not any(scene in self._ready for scene in scenes):
            self._whole = False
        self._scenes = list(scenes)
        self._ready = {scene: self._ready.get(scene, set()) for scene in scenes}
        self._begin()

    def see_anew(self) -> None:
        """Lay the same scenes from the beginning: they are arranged in another way."""
        self._ready = {scene: set() for scene in self._scenes}
        self._whole = True
        self._begin()

    def see_more(self) -> None:
        """Lay the same scenes anew because much of them is new; not without end, where that never rests."""
        self._renewed = self._renewed + 1 if self.under_way else 0
        if self._renewed <= _MOST_RENEWED:
            self.see_anew()

    def _begin(self) -> None:
        self._nowhere, self._tries = None, 0
        self.under_way = self._fresh = True

    def end(self) -> None:
        """All of it is drawn."""
        for scene in self._scenes:
            self._ready[scene] = {part.name for part in scene.parts()}
        self._nowhere = None
        self.under_way = self._whole = self._fresh = self._drawn_last = False
        self._tidy_up()

    def _tidy_up(self) -> None:
        if self.untidy:
            give_back_memory()
            self.untidy = False

    # Frames

    def go_on(self, screen: pygame.Surface, until: float, changed: bool) -> bool:
        """Do the work of one frame until a moment of the clock; True if there is a new picture on the screen.

        `changed`: what lies already looks different now. Making and drawing take turns, for each may take
        all the time that a frame has. So may giving back memory, which comes before.
        """
        if self.untidy:
            self._tidy_up()
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
        """Draw what can be seen."""
        for part in self._seen_parts():
            part.draw(surface)

    def _make(self, screen: pygame.Surface, until: float) -> None:
        """Make what the most urgent parts need, by drawing them nowhere."""
        if self._nowhere is None:
            shelf.next_frame()
            shelf.forget_begun()
            self._nowhere = Nowhere(screen.get_size())
        for scene, part in list(self._missing()):
            self._tries += 1
            limit = until if self._tries < _MOST_TRIES else float("inf")
            try:
                with shelf.within(limit):
                    part.draw(self._nowhere)
            except Unfinished:
                return
            self._ready[scene].add(part.name)
            self._fresh, self._tries = True, 0
            if time.perf_counter() >= until:
                return

    def _missing(self) -> Iterator[tuple[Scene, Part]]:
        """Parts that are not ready, the most urgent first: those of upper scenes before others."""
        for scene in reversed(self._scenes):
            for part in sorted(scene.parts(), key=lambda part: part.urgency):
                if part.name not in self._ready[scene]:
                    yield scene, part

    # What is seen

    @property
    def shows(self) -> bool:
        """Whether it is not a former picture that is shown."""
        return not (self.under_way and self.gradual and self._whole)

    @property
    def seen(self) -> bool:
        """Whether anything can be seen of the scenes as they are now."""
        return bool(self._seen_parts())

    def _seen_parts(self) -> list[Part]:
        """The parts that can be drawn, from the lowest up.

        What lies over a scene may hide a secret of it, so it comes with all that lies over it.
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
        """Whether an event is for something that can't be seen yet. Keys are kept until it can."""
        if not (self.under_way and self.gradual):
            return False
        if isinstance(event, Key | Text) and not self.seen:
            self._held.append(event)
            return True
        if isinstance(event, Wheel) or (isinstance(event, Pointer) and event.kind == "press"):
            return not self._lies_at(event.position)
        return False

    def _lies_at(self, position: tuple[int, int]) -> bool:
        """Whether all that belongs to a pixel can be seen."""
        return self.seen and not any(part.covers(position) for _, part in self._missing())

    def held(self) -> list[InputEvent]:
        """The keys that were pressed before anything could be seen, once it can."""
        if not self._held or (self.under_way and (self._fresh or not self.seen)):
            return []
        held, self._held = self._held, []
        return held
