"""A small picture of a board at a moment of a match."""

from __future__ import annotations

import time
from typing import Final

import pygame

from game.learning.puzzles import Posed
from game.table.boards.shown import SeatLook, Shown
from game.table.boards.table import find_table
from game.table.kit.materials import baize
from game.table.kit.motion import Motions
from game.table.kit.pen import NullSurface
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import Steps, Unfinished, cached_incrementally, surface_cache
from game.table.play.column import arrange_table
from game.table.play.strip import arrange_strip

DRAWN: Final = Scale(1280, 720)
"""The scale at which the board is drawn before it is reduced; its text shrinks with it."""
PART: Final = 0.8
"""The fraction of the board's width that is shown, from its upper left corner."""
SLICE: Final = 0.003
"""The seconds of a step that are given to the pictures of pieces."""
TRIES: Final = 200
"""The number of steps after which the rest is drawn in one step, because not all pictures fit in the cache
together."""


@cached_incrementally
def board_picture(posed: Posed, size: tuple[int, int]) -> Steps[pygame.Surface]:
    """Return a picture of most of a puzzle's board, `size` pixels large."""
    state = posed.position()
    view = find_table(posed.game).view(state)
    arranged = arrange_strip if view.wide else arrange_table
    layout = arranged(DRAWN, 1.0, posed.players)
    view.lay_beside(layout.hand, layout.cards)
    view.arrange(DRAWN, layout.board)
    names = [str(seat) for seat in range(posed.players)]
    seats = [SeatLook(plan.name, "", plan.colour, not plan.person) for plan in posed.seats(names)]
    shown, still = Shown(state, seats, posed.seat), Motions(0.0)
    while view.unready:
        yield
        view.prepare(shown, still)
    for _ in range(TRIES):
        yield
        try:
            with surface_cache.within(time.perf_counter() + SLICE):
                view.draw(NullSurface((DRAWN.width, DRAWN.height)), shown, still)
            break
        except Unfinished:
            continue  # What was made is kept.
    yield
    whole = pygame.Surface((DRAWN.width, DRAWN.height))
    whole.blit(baize(*whole.get_size()), (0, 0))
    view.draw(whole, shown, still)
    yield
    return pygame.transform.smoothscale(whole.subsurface(_corner(layout.board, size)), size)


def _corner(board: pygame.Rect, size: tuple[int, int]) -> pygame.Rect:
    """Return a part of the board with the aspect ratio of `size`."""
    wide = min(board.w * PART, board.h * size[0] / size[1])
    return pygame.Rect(board.x, board.y, round(wide), round(wide * size[1] / size[0])).clip(board)
