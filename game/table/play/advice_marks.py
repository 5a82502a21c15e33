"""The moves that are advised, on the board: everything else in the dusk, a number at each place."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.contract import Move
from game.table.boards.view import BoardView, Shown
from game.table.kit.clip import only_within
from game.table.kit.corners import free_corner
from game.table.kit.scale import Scale
from game.table.kit.spotlight import draw_dusk, draw_ring
from game.table.play.advice_card import draw_medal, medal_side


def place_of(view: BoardView, shown: Shown, move: Move) -> pygame.Rect | None:
    """Where a legal move lies on the board: at the thing that tells it best from the others."""
    places = []
    for thing in shown.meanings.get(move, ()):
        rect = view.rect_of(thing, shown)
        if rect is not None and rect.w and rect.h:
            others = sum(thing in things for things in shown.meanings.values())
            places.append((others, rect.w * rect.h, tuple(rect)))
    return pygame.Rect(min(places)[2]) if places else None


def draw_marks(
    surface: pygame.Surface,
    scale: Scale,
    board: pygame.Rect,
    places: Sequence[pygame.Rect | None],
    marked: int,
    names: Sequence[pygame.Rect] = (),
) -> None:
    """Darken the board but for some places, and number them; the one that is `marked` is ringed.

    Ring and numbers leave `names` free, which stand on the board.
    """
    seen = [(number, rect) for number, rect in enumerate(places) if rect is not None and board.contains(rect)]
    if not seen:
        return
    with only_within(surface, board):
        draw_dusk(surface, scale, [rect for _, rect in seen])
        taken: list[pygame.Rect] = []
        side = medal_side(scale)
        for number, rect in sorted(seen, key=lambda one: one[0] == marked):
            if number == marked:
                _ring_behind(surface, scale, rect, names)
            x, y = free_corner(rect.inflate(scale.px(8), scale.px(8)), side, [*names, *taken], board)
            taken.append(pygame.Rect(x - side // 2, y - side // 2, side, side))
            draw_medal(surface, scale, number, x, y, number == marked)


def _ring_behind(
    surface: pygame.Surface, scale: Scale, rect: pygame.Rect, names: Sequence[pygame.Rect]
) -> None:
    """A ring round a place, behind the names that it touches."""
    around = rect.inflate(rect.w, rect.h)
    touched = [name.inflate(6, 6).clip(surface.get_rect()) for name in names if name.colliderect(around)]
    kept = [(name, surface.subsurface(name).copy()) for name in touched if name.w and name.h]
    draw_ring(surface, scale, rect)
    for name, picture in kept:
        surface.blit(picture, name)
