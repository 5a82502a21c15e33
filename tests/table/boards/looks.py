"""What tests of board views share: a place on the screen, pictures, and what must hold of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import pygame

from game.rules.contract import Event
from game.table.boards.shown import Shown
from game.table.boards.view import BoardView
from game.table.kit.motion import Motions
from game.table.kit.scale import Scale
from game.table.play.strip import arrange_strip

View = TypeVar("View", bound=BoardView)

SIZE = (1280, 720)
AREA = pygame.Rect(11, 45, 933, 665)


def arranged(view: View, size: tuple[int, int] = SIZE, area: pygame.Rect = AREA) -> View:
    """A view laid out in its part of a window; a wide board over the whole width, above the strip."""
    if view.wide:
        table = arrange_strip(Scale(*size), 1.0, 4)
        view.lay_beside(table.hand, table.cards)
        area = table.board
    view.arrange(Scale(*size), area)
    return view


def picture(view: BoardView, shown: Shown, motions: Motions | None = None) -> pygame.Surface:
    """The board on green baize."""
    surface = pygame.Surface(SIZE, 0, 32)
    surface.fill((31, 58, 48))
    view.draw(surface, shown, Motions() if motions is None else motions)
    return surface


def same(a: pygame.Surface, b: pygame.Surface, place: pygame.Rect | None = None) -> bool:
    """Whether two pictures are alike in every pixel, or in every one of a place."""
    if place is not None:
        a, b = a.subsurface(place), b.subsurface(place)
    return pygame.image.tobytes(a, "RGB") == pygame.image.tobytes(b, "RGB")


def assert_rest_is_still(
    make: Callable[[], BoardView], game: Iterable[tuple[Shown, Sequence[Event]]], every: int
) -> int:
    """Assert that the picture after an animation equals the one without it, for each `every`-th move.

    `game` yields what is shown after each move, and the events that led there. Flights above the panels are
    drawn too. Return how many animations were not visible on the board.
    """
    view, motions, moved, unseen = make(), Motions(), 0, 0
    for number, (shown, events) in enumerate(game):
        for event in events:
            view.animate(event, shown, motions)
        if motions and number % every == 0:
            motions.update(0.3)
            moving = picture(view, shown, motions)
            view.draw_over(moving.copy(), shown, motions, lambda seat: (float(60 * seat), 0.0))
            motions.update(60)
            still = picture(view, shown, motions)
            assert not motions
            assert same(still, picture(make(), shown))
            moved += not same(moving, still)
            unseen += same(moving, still)
        motions.skip()
    assert moved > 2
    return unseen
