"""The turn in the top bar: its number, its steps, and the turn order."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final

import pygame

from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.rules.railways_of_north_america.steps import BID, ENDED, KEEP_BARON, ROUNDS, TURN_CARD
from game.table.boards.shown import SeatLook, Shown
from game.table.kit.lettering import text_width, write
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import BRASS, CREAM, INK, LAMP, QUIET, SHADE, SIGNAL, WALNUT, Colour, mix


def _steps(shown: Shown[State], short: bool) -> list[str]:
    """Return the steps of a turn in order."""
    rounds = [str(n) if short else shown.translate("bar-round", round=n) for n in range(1, ROUNDS + 1)]
    return [shown.translate("bar-auction"), *rounds, shown.translate("bar-income")]


_HIGH: Final = 32
_CLOSEST: Final = 0.75
"""The smallest distance of two discs in the turn order, in disc widths."""


def now_in(state: State) -> int:
    """Return the index of the turn's current step; -1 before the first turn."""
    if state.step == KEEP_BARON:
        return -1
    return 0 if state.step in (BID, TURN_CARD) else 1 + state.round


def draw_bar(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, shown: Shown[State]) -> None:
    """Draw everything, left-aligned in `rect`; the turn order at its end if there is room."""
    state, k, x, y = shown.seen, scale.k, float(rect.x), rect.centery
    if state.step == ENDED:
        write(surface, scale, shown.translate("bar-over"), "semi", 19, CREAM, x, y)
        return
    words = shown.translate("bar-turn", turn=state.turn_number)
    x = _chip(surface, scale, x, y, words, SIGNAL, CREAM) + 10 * k
    now = ROUNDS + 1 if shown.settling else now_in(state)
    order = shown.translate("bar-order")
    room = rect.right - x - _order_width(scale, order, state.players)
    names = _steps(shown, short=False)
    if fsum(_width(scale, name) + 4 * k for name in names) > room:
        names = _steps(shown, short=True)
    for i, name in enumerate(names):
        fill, ink = (LAMP, INK) if i == now else (mix(WALNUT, SHADE, 0.4), QUIET)
        x = _chip(surface, scale, x, y, name, fill, ink) + 4 * k
    _draw_order(surface, scale, rect.right - x, rect, order, shown.seats, state)


def _width(scale: Scale, words: str) -> int:
    return text_width(scale, words, "semi", 17) + round(24 * scale.k)


def _chip(
    surface: pygame.Surface, scale: Scale, x: float, y: float, words: str, fill: Colour, ink: Colour
) -> float:
    """Draw a step; return its right edge in pixels."""
    wide, high = _width(scale, words), max(23, round(_HIGH * scale.k))
    stamp(surface, _chip_picture((wide, high), fill), x, y - high / 2)
    write(surface, scale, words, "semi", 17, ink, x + wide / 2, y, "c")
    return x + wide


@cached_surface
def _chip_picture(size: tuple[int, int], fill: Colour) -> pygame.Surface:
    w, h = size

    def draw(pen: Pen) -> None:
        pen.rect(BRASS, 0, 0, w, h, h * 0.25)
        pen.rect(fill, 1.3, 1.3, w - 2.6, h - 2.6, h * 0.22)

    return smooth(size, draw, 4)


def _order_width(scale: Scale, words: str, players: int) -> float:
    return text_width(scale, words, "semi", 17) + 20 * scale.k + players * (_side(scale) + 7 * scale.k)


def _side(scale: Scale) -> float:
    """Return the width in pixels of a disc in the turn order."""
    return max(19.0, 27 * scale.k)


def _draw_order(
    surface: pygame.Surface,
    scale: Scale,
    room: float,
    rect: pygame.Rect,
    words: str,
    looks: Sequence[SeatLook],
    state: State,
) -> None:
    """Draw the seats in turn order; the current player's disc is ringed with light.

    If `room` (pixels) is short, the discs have no names, then overlap, or are omitted.
    """
    k, y, side = scale.k, rect.centery, _side(scale)
    worded = room >= _order_width(scale, words, state.players)
    step = min(side + 7 * k, (room - 20 * k - side) / max(1, state.players - 1))
    if not worded and step < _CLOSEST * side:
        return
    x = rect.right - side / 2 - 6 * k
    spots = [
        (x - step * after, state.seat_in_order(state.players - 1 - after)) for after in range(state.players)
    ]
    for x, seat in sorted(spots, key=lambda spot: spot[1] == state.turn):
        if seat == state.turn:
            stamp(surface, _light(round(side * 1.32)), x, y, centred=True)
        stamp(surface, disc(looks[seat].colour, side), x, y, centred=True)
    if worded:
        write(surface, scale, words, "semi", 17, QUIET, spots[-1][0] - side / 2 - 13 * k, y, "r")


@cached_surface
def _light(side: int) -> pygame.Surface:
    return smooth((side, side), lambda pen: pen.circle(LAMP, (side / 2, side / 2), side / 2 - 1), 4)
