"""Board views that are drawn by a painter, made anew when the board is laid out in another way."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Protocol

import pygame
from typing_extensions import TypeVar

from game.rules.contract import Event, State
from game.table.boards.enlarging import Enlargeable
from game.table.boards.grounds import Glimpses
from game.table.boards.view import BoardView, Shown
from game.table.kit.motion import Motions
from game.table.kit.pen import Point
from game.table.kit.scale import Scale
from game.table.kit.signposts import draw_signpost
from game.table.kit.theme import Colour
from game.words import active_language


class Painter(Protocol):
    """Draws one board in one size."""

    def paint(self, surface: pygame.Surface, shown: Shown[Any], motions: Motions) -> None:
        """The whole board, and what is in motion."""


class MapPainter(Painter, Protocol):
    """Draws a board with a map that is printed little by little."""

    glimpses: Glimpses

    @property
    def unready(self) -> bool:
        """Whether the map is seen in another way than it was printed for."""

    def prepare(self, shown: Shown[Any], motions: Motions) -> None:
        """Print it, for a part of a frame; until all is done, a rough picture is drawn."""


V = TypeVar("V", bound=State, contravariant=True)
P = TypeVar("P", bound=Painter)
M = TypeVar("M", bound=MapPainter)


class PaintedView(BoardView[V], Generic[V, P]):
    """A board view with a painter of its own, which knows the layout."""

    def __init__(self) -> None:
        self._painter: P | None = None
        self._arranged: tuple[Scale, pygame.Rect, str] | None = None

    @abstractmethod
    def _laid_out(self, scale: Scale, area: pygame.Rect) -> P:
        """A painter of the board in `area`."""

    @property
    def _painting(self) -> P:
        if self._painter is None:
            raise RuntimeError("the board has not been arranged")
        return self._painter

    def arrange(self, scale: Scale, area: pygame.Rect) -> None:
        """Lay the board out; an enlarged map stays enlarged while size and language stay the same."""
        if self._arranged != (scale, area, active_language()):
            earlier, self._painter = self._painter, self._laid_out(scale, area.copy())
            if earlier is not None:
                self._go_on_from(earlier)
            self._arranged = scale, area.copy(), active_language()

    def _go_on_from(self, earlier: P) -> None:
        """Take over from the painter of the layout before."""

    def draw(self, surface: pygame.Surface, shown: Shown[V], motions: Motions) -> None:
        """Draw the board and what is in motion; the baize under them is the scene's."""
        self._painting.paint(surface, shown, motions)


class EnlargeableView(PaintedView[V, M], Generic[V, M]):
    """A painted view whose map can be enlarged and moved; what is printed round the map stays in place."""

    can_zoom = True

    @property
    @abstractmethod
    def layout(self) -> Enlargeable:
        """Where everything lies. Raises `RuntimeError` before the first `arrange`."""

    def draw(self, surface: pygame.Surface, shown: Shown[V], motions: Motions) -> None:
        """Draw the board and what is in motion; arrows show where something was done that is out of sight."""
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
        """Where on the map something was done, in pixels, in sight or not; None if it is not on the map."""
        return None

    def plates(self, shown: Shown[V]) -> Sequence[pygame.Rect]:
        """What lies over the enlarged map and stays in place, in pixels."""
        return ()

    def _go_on_from(self, earlier: M) -> None:
        self._painting.glimpses.after(earlier.glimpses)

    @property
    def unready(self) -> bool:
        """Whether a map that was enlarged, moved or laid out anew is still to be printed."""
        return self._painter is not None and self._painter.unready

    def prepare(self, shown: Shown[V], motions: Motions) -> None:
        """Print it, for a part of a frame."""
        self._painting.prepare(shown, motions)

    def zoom(self, factor: float, about: tuple[int, int]) -> None:
        """Enlarge the map."""
        self.layout.enlarge(factor, about)

    def pan(self, dx: int, dy: int) -> None:
        """Move the enlarged map."""
        self.layout.move(dx, dy)
