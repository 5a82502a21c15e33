"""Board views with a painter, which is replaced when the layout changes."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Protocol

import pygame
from typing_extensions import TypeVar

from game.rules.contract import Event, State
from game.table.boards.grounds import Glimpses, ZoomableMap
from game.table.boards.shown import Shown
from game.table.boards.view import BoardView
from game.table.kit.contrast import LOOK
from game.table.kit.motion import Motions
from game.table.kit.pen import Point
from game.table.kit.scale import Scale
from game.table.kit.signposts import draw_signpost
from game.table.kit.theme import Colour
from game.words import active_language


class Painter(Protocol):
    """A painter of one board in one size."""

    def paint(self, surface: pygame.Surface, shown: Shown[Any], motions: Motions) -> None:
        """Draw the whole board and its animations."""


class MapPainter(Painter, Protocol):
    """A painter of a board with a map that is drawn in steps."""

    glimpses: Glimpses

    @property
    def unready(self) -> bool:
        """Return whether the map's zoom or offset differs from what was drawn."""

    def prepare(self, shown: Shown[Any], motions: Motions) -> None:
        """Continue drawing the map for part of a frame's time; a rough picture is shown until it is done."""


V = TypeVar("V", bound=State, contravariant=True)
P = TypeVar("P", bound=Painter)
M = TypeVar("M", bound=MapPainter)


class PaintedView(BoardView[V], Generic[V, P]):
    """A board view with its own painter for the current layout."""

    def __init__(self) -> None:
        self._painter: P | None = None
        self._arranged: tuple[Scale, pygame.Rect, str, bool] | None = None

    @abstractmethod
    def _laid_out(self, scale: Scale, area: pygame.Rect) -> P:
        """Return a painter for the board in `area`."""

    @property
    def _painting(self) -> P:
        if self._painter is None:
            raise RuntimeError("the board has not been arranged")
        return self._painter

    def arrange(self, scale: Scale, area: pygame.Rect) -> None:
        """Lay the board out; the zoom is kept while size and language stay the same."""
        if self._arranged != (scale, area, active_language(), LOOK.high):
            earlier, self._painter = self._painter, self._laid_out(scale, area.copy())
            if earlier is not None:
                self._go_on_from(earlier)
            self._arranged = scale, area.copy(), active_language(), LOOK.high

    def _go_on_from(self, earlier: P) -> None:
        """Take over from the painter of the previous layout."""

    def draw(self, surface: pygame.Surface, shown: Shown[V], motions: Motions) -> None:
        """Draw the board and its animations; the scene draws the baize below them."""
        self._painting.paint(surface, shown, motions)


class ZoomableView(PaintedView[V, M], Generic[V, M]):
    """A painted view whose map can be zoomed and panned; printed fields around the map are fixed."""

    can_zoom = True

    @property
    @abstractmethod
    def layout(self) -> ZoomableMap:
        """Return the layout. Raises `RuntimeError` before the first `arrange`."""

    def draw(self, surface: pygame.Surface, shown: Shown[V], motions: Motions) -> None:
        """Draw the board and its animations, with arrows to events out of view."""
        super().draw(surface, shown, motions)
        frame, plates = self.layout.frame, self.plates(shown)
        pointed: set[tuple[Colour, int]] = set()
        for event, colour in shown.marks if self.layout.zoom > 1 else ():
            place = self.where(event, shown)
            if place is None:
                continue
            plate = next((plate for plate in plates if plate.collidepoint(place)), None)
            if plate is not None or not frame.collidepoint(place):
                angle = round(math.degrees(math.atan2(place[1] - frame.centery, place[0] - frame.centerx)))
                if (colour, angle // 10) not in pointed:
                    pointed.add((colour, angle // 10))
                    draw_signpost(surface, frame, place, colour, plate)

    def where(self, event: Event, shown: Shown[V]) -> Point | None:
        """Return the position in pixels of an event on the map, visible or not; None if it is elsewhere."""
        return None

    def plates(self, shown: Shown[V]) -> Sequence[pygame.Rect]:
        """Return the rectangles in pixels of the fixed fields above the zoomed map."""
        return ()

    def _go_on_from(self, earlier: M) -> None:
        self._painting.glimpses.after(earlier.glimpses)

    @property
    def unready(self) -> bool:
        """Return whether a map with a new zoom, offset or layout is still to be drawn."""
        return self._painter is not None and self._painter.unready

    def prepare(self, shown: Shown[V], motions: Motions) -> None:
        """Continue drawing the map for part of a frame's time."""
        self._painting.prepare(shown, motions)

    def zoom(self, factor: float, about: tuple[int, int]) -> None:
        """Zoom the map."""
        self.layout.enlarge(factor, about)

    def pan(self, dx: int, dy: int) -> None:
        """Pan the zoomed map."""
        self.layout.move(dx, dy)
