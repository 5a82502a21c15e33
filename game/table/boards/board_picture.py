"""Small pictures of boards, drawn in steps: for puzzles, saved games, and the choice of a board."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Sequence
from typing import Final

import pygame

from game.rules.catalog import game_keys
from game.rules.contract import State
from game.table.boards.box_art import box_art
from game.table.boards.shown import SeatLook, Shown
from game.table.boards.table import find_table
from game.table.kit.materials import baize
from game.table.kit.motion import Motions
from game.table.kit.pen import NullSurface
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import Steps, Unfinished, surface_cache

DRAWN: Final = Scale(1280, 720)
"""The scale at which the board is drawn before it is reduced; its text shrinks with it."""
_TALL: Final = pygame.Rect(0, 0, 933, 666)
_WIDE: Final = pygame.Rect(0, 0, 1280, 560)
_HAND: Final = pygame.Rect(0, 570, 640, 150)
"""The places of the board and, below a wide one, of the hand."""
_SLICE: Final = 0.003
"""The seconds of a step that are given to the pictures of pieces."""
_TRIES: Final = 200
"""The number of steps after which the rest is drawn in one step, because not all pictures fit in the cache
together."""
PICTURE_SECONDS: Final = 0.006
"""The seconds of a frame that a page spends on such pictures."""
_MOST: Final = 48
"""The number of pictures that are kept."""


def board_picture(
    state: State, seats: Sequence[SeatLook], viewer: int | None, size: tuple[int, int], part: float = 1.0
) -> Steps[pygame.Surface]:
    """Draw a board, `size` pixels large; of its width only the left `part` (0 to 1) is shown."""
    view = find_table(state.game.key).view(state)
    area = _WIDE if view.wide else _TALL
    step = (DRAWN.width - _HAND.right) // state.players
    view.lay_beside(
        _HAND, [pygame.Rect(_HAND.right + step * i, _HAND.y, step, _HAND.h) for i in range(state.players)]
    )
    view.arrange(DRAWN, area)
    shown, still = Shown(state, list(seats), viewer), Motions(0.0)
    for _ in range(_TRIES):
        yield
        try:
            with surface_cache.within(time.perf_counter() + _SLICE):
                view.draw(NullSurface((DRAWN.width, DRAWN.height)), shown, still)
            break
        except Unfinished:
            continue  # What was made is kept.
    yield
    whole = pygame.Surface((DRAWN.width, DRAWN.height))
    whole.blit(baize(*whole.get_size()), (0, 0))
    view.draw(whole, shown, still)
    yield
    return pygame.transform.smoothscale(whole.subsurface(_corner(area, size, part)), size)


def _corner(board: pygame.Rect, size: tuple[int, int], part: float) -> pygame.Rect:
    """Return a part of the board with the aspect ratio of `size`."""
    wide = min(board.w * part, board.h * size[0] / size[1])
    return pygame.Rect(board.x, board.y, round(wide), round(wide * size[1] / size[0])).clip(board)


class BoardPictures:
    """Pictures that are drawn while there is time, the latest wanted first; the oldest are dropped."""

    def __init__(self) -> None:
        self._ready: dict[Hashable, pygame.Surface | None] = {}
        """The pictures by key; None if one can't be drawn."""
        self._begun: dict[Hashable, Steps[pygame.Surface | None]] = {}

    def get(self, key: Hashable) -> pygame.Surface | None:
        """Return a picture; None until it is ready."""
        return self._ready.get(key)

    def want(self, wanted: Sequence[tuple[Hashable, Callable[[], Steps[pygame.Surface | None]]]]) -> None:
        """Request pictures, the most urgent first; requests that are not repeated are dropped."""
        self._begun = {key: self._begun.get(key) or make() for key, make in wanted if key not in self._ready}

    @property
    def working(self) -> bool:
        """Return whether a requested picture is still to be drawn."""
        return bool(self._begun)

    def go_on(self, seconds: float) -> bool:
        """Draw for some seconds; return whether a picture has become ready."""
        until, ready = time.perf_counter() + seconds, False
        while self._begun and time.perf_counter() < until:
            key, steps = next(iter(self._begun.items()))
            try:
                next(steps)
            except StopIteration as end:
                ready = True
                del self._begun[key]
                while len(self._ready) >= _MOST:
                    del self._ready[next(iter(self._ready))]
                self._ready[key] = end.value
        return ready


def draw_picture(
    surface: pygame.Surface, rect: pygame.Rect, game: str, picture: pygame.Surface | None
) -> None:
    """Draw a board's picture, or the lid of its game's box until the picture is ready.

    Neither is drawn for an unknown game.
    """
    if picture is not None and picture.get_size() == rect.size:
        surface.blit(picture, rect)
        return
    if game not in game_keys():
        return
    wide, high = max(rect.w, round(rect.h * 4 / 3)), max(rect.h, round(rect.w * 3 / 4))
    lid = box_art(game, wide, high)
    surface.blit(lid, rect, pygame.Rect((wide - rect.w) // 2, (high - rect.h) // 2, rect.w, rect.h))
