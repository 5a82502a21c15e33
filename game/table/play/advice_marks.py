"""The moves that are advised, on the board: everything else in the dusk, a number at each place."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.contract import Move
from game.table.boards.view import BoardView, Shown
from game.table.kit.clip import only_within
from game.table.kit.scale import Scale
from game.table.kit.spotlight import draw_dusk, draw_ring
from game.table.play.advice_card import draw_medal


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
) -> None:
    """Darken the board but for some places, and number them; the one that is `marked` is ringed."""
    seen = [(number, rect) for number, rect in enumerate(places) if rect is not None and board.contains(rect)]
    if not seen:
        return
    with only_within(surface, board):
        draw_dusk(surface, scale, [rect for _, rect in seen])
        taken: list[tuple[int, int]] = []
        for number, rect in sorted(seen, key=lambda one: one[0] == marked):
            if number == marked:
                draw_ring(surface, scale, rect)
            x, y = rect.x - scale.px(4), rect.y - scale.px(4)
            x += scale.px(32) * sum(abs(x - a) < scale.px(28) and abs(y - b) < scale.px(28) for a, b in taken)
            x, y = max(x, board.x + scale.px(16)), max(y, board.y + scale.px(16))
            taken.append((x, y))
            draw_medal(surface, scale, number, x, y, number == marked)
