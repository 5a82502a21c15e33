"""The list of deliveries, best first, which covers the cards on display while a cube is to be chosen."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, NamedTuple

import pygame

from game.rules.railways_of_north_america.action import CHOICES
from game.rules.railways_of_north_america.delivering import gains, route_of
from game.rules.railways_of_north_america.moves import Deliver
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.rules.railways_of_north_america.steps import DELIVER, DELIVER_ACTION
from game.table.boards.outcome import outcome_of
from game.table.boards.shown import Pickable, Shown
from game.table.kit.lettering import NARROWEST, SQUEEZED, text_width, write, write_within
from game.table.kit.materials import drop_shadow, print_paper
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.pieces import LANTERN, block, disc
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import FADED_INK, GAIN, INK, SLIP, Colour
from game.table.railways_of_north_america.layout import TileLayout
from game.table.railways_of_north_america.printing import HEADING
from game.table.railways_of_north_america.reading import Asked, end_of, route_thing

HEAD: Final = 36
"""The height in units of the heading over the lines."""
_STEP: Final = 24
"""The smallest distance in units of two lines at the default text size."""
_SEEN: Final = 4
"""The number of visible lines below which text doesn't grow."""
_RULE: Final[Colour] = (206, 188, 148)
_OTHERS: Final[Colour] = (112, 62, 24)
_POINTS: Final = 18.5
_OVERLAP: Final = 0.5
"""The smallest visible part of a disc where the next one overlaps it."""


class Line(NamedTuple):
    """A delivery of the list, and the points that each seat would gain."""

    move: Deliver
    gained: tuple[int, ...]

    @property
    def thing(self) -> Pickable:
        """Return the pickable that stands for the delivery."""
        return route_thing(self.move)


def lists_deliveries(shown: Shown[State], state: State) -> bool:
    """Return whether the list is shown: a cube is to be chosen, or the action is chosen."""
    return bool(shown.moves) and (state.step == DELIVER or shown.armed == CHOICES[DELIVER_ACTION])


def lines_of(shown: Shown[State], state: State) -> tuple[Line, ...]:
    """Return the lines of the list, best first: the best route of each cube and end, or all routes to one
    end.
    """
    if not lists_deliveries(shown, state):
        return ()
    return _lines(Asked(shown, state))


@lru_cache(maxsize=8)
def _lines(asked: Asked) -> tuple[Line, ...]:
    shown, state = asked.shown, asked.state
    if state.step == DELIVER:
        left = [move for move in shown.candidates("route") if isinstance(move, Deliver)]
    else:
        state, _ = outcome_of(state, CHOICES[DELIVER_ACTION])
        left = [move for move in state.legal_moves() if isinstance(move, Deliver)]
    return best_lines(state, left)


def best_lines(state: State, moves: list[Deliver]) -> tuple[Line, ...]:
    """Return the best delivery of each cube and end, or all of them if they share cube and end.

    Deliveries over links of the same players through the same cities count once.
    """
    seat = state.turn

    def worth(line: Line) -> tuple[int, int, int]:
        own = line.gained[seat]
        others = max((points for other, points in enumerate(line.gained) if other != seat), default=0)
        return -own, others - own, len(line.move.links)

    ordered = sorted((Line(move, tuple(gains(state, move))) for move in moves), key=worth)
    best: dict[tuple[int, int, int], Line] = {}
    for line in ordered:
        best.setdefault((line.move.colour, line.move.city, end_of(state, line.move)), line)
    if len(best) > 1:
        return tuple(best.values())
    apart: dict[tuple[tuple[int, ...], tuple[int, ...]], Line] = {}
    for line in ordered:
        owners = tuple(state.links[number].owner for number in line.move.links)
        apart.setdefault((tuple(route_of(state, line.move)), owners), line)
    return tuple(apart.values())


# Places


def _body(layout: TileLayout) -> pygame.Rect:
    """Return the part of the field for the lines."""
    field, px = layout.fields["display"], layout.print.px
    return pygame.Rect(
        field.x + px(7), field.y + px(HEAD), field.w - 2 * px(7) - px(12), field.h - px(HEAD + 6)
    )


def fitting(layout: TileLayout) -> int:
    """Return how many lines are visible at a time."""
    return max(1, _body(layout).h // max(16, list_scale(layout).size(_STEP)))


def list_scale(layout: TileLayout) -> Scale:
    """Return the scale of the lines: the player's text size, as far as enough lines remain visible."""
    return layout.lettered(_body(layout).h / (_SEEN * layout.print.px(_STEP)))


def first_line(layout: TileLayout, count: int) -> int:
    """Return the number of the first visible line."""
    return min(layout.scrolled, max(0, count - fitting(layout)))


def line_rect(layout: TileLayout, number: int, count: int) -> pygame.Rect | None:
    """Return the rectangle of a line; None if it isn't visible."""
    row, body = number - first_line(layout, count), _body(layout)
    if not 0 <= row < fitting(layout):
        return None
    step = body.h / fitting(layout)
    top = body.y + round(step * row)
    return pygame.Rect(body.x, top, body.w, body.y + round(step * (row + 1)) - top)


def line_at(layout: TileLayout, position: tuple[int, int], lines: tuple[Line, ...]) -> Pickable | None:
    """Return the delivery under a pixel."""
    for number, line in enumerate(lines):
        rect = line_rect(layout, number, len(lines))
        if rect is not None and rect.collidepoint(position):
            return line.thing
    return None


def scroll(layout: TileLayout, steps: int, count: int) -> None:
    """Scroll up (positive) or down."""
    layout.scrolled = max(0, min(first_line(layout, count) - steps, count - fitting(layout)))


def bring_into_sight(layout: TileLayout, number: int, count: int) -> None:
    """Scroll as far as necessary to show a line."""
    first, most = first_line(layout, count), fitting(layout)
    layout.scrolled = min(max(first, number - most + 1), number)


# Drawing


def draw_list(surface: pygame.Surface, layout: TileLayout, shown: Shown[State], state: State) -> None:
    """Draw the list: cube, from, to, the owners of the links, everybody's gains."""
    scale, k, field = layout.print, layout.k, layout.fields["display"]
    lines = lines_of(shown, state)
    if len(lines) < fitting(layout):
        field = field.copy()
        field.h = scale.px(HEAD + 6) + _body(layout).h * len(lines) // fitting(layout)
    drop_shadow(surface, field, scale.px(8), (0, scale.px(4)), 150, 3)
    print_paper(surface, field, 22, SLIP)
    pygame.draw.rect(surface, (120, 98, 62), field, max(1, scale.px(2)))
    y = field.y + 20 * k
    end = write(
        surface, scale, shown.translate("list-deliveries"), "title", 20, HEADING, field.x + 16 * k, y
    ).right
    words, room = shown.translate("list-best-first", count=len(lines)), round(field.right - 28 * k - end)
    write_within(surface, scale, words, "italic", 18, FADED_INK, end + 14 * k, y + 1, room)
    for number, line in enumerate(lines):
        rect = line_rect(layout, number, len(lines))
        if rect is not None:
            _draw_line(surface, layout, shown, state, line, rect)
    _draw_slider(surface, layout, len(lines))


def _draw_line(
    surface: pygame.Surface,
    layout: TileLayout,
    shown: Shown[State],
    state: State,
    line: Line,
    rect: pygame.Rect,
) -> None:
    scale, k, move = list_scale(layout), layout.k, line.move
    chosen, pointed = line.thing in shown.picked or shown.armed == move, shown.points_at(line.thing)
    if chosen or pointed:
        stamp(surface, _bar(rect.size, round(k, 3), chosen), *rect.topleft)
    else:
        pygame.draw.line(surface, _RULE, (rect.x + 4, rect.bottom - 1), (rect.right - 4, rect.bottom - 1))
    if shown.hint == move:
        pygame.draw.rect(surface, LANTERN, rect, max(2, scale.px(3)), border_radius=scale.px(5))
    y, side = rect.centery, max(13.0, 20 * k)
    cities = route_of(state, move)
    stamp(surface, block(state.board.colours[move.colour], side * 0.92), rect.x + 18 * k, y, centred=True)
    x = _draw_gains(surface, layout, shown, state, line, rect)
    left, right = rect.x + 36 * k, x - 12 * k
    words = shown.translate("list-from-to", city_a=cities[0], city_b=cities[-1])
    face = "bold" if chosen else "semi"
    free = right - left - 10 * k - side - NARROWEST * text_width(scale, words, face, _POINTS)
    # If the names need the room, the owners' discs overlap, but stay distinguishable.
    step = max(_OVERLAP * side, min(0.94 * side, free / max(1, len(move.links) - 1)))
    dots = right - side - step * (len(move.links) - 1)
    for i, link in enumerate(move.links):
        colour = shown.seats[state.links[link].owner].colour
        stamp(surface, disc(colour, side, True), dots + side / 2 + step * i, y, centred=True)
    room = math.ceil(dots - 10 * k - left)
    write_within(surface, scale, words, face, _POINTS, INK, left, y, room, narrowest=SQUEEZED)


def _draw_gains(
    surface: pygame.Surface,
    layout: TileLayout,
    shown: Shown[State],
    state: State,
    line: Line,
    rect: pygame.Rect,
) -> float:
    """Draw everybody's gains in columns, the player first; return the left end."""
    scale, k, side = list_scale(layout), layout.k, max(13.0, 20 * layout.k)
    wide = text_width(scale, "+0", "slab_bold", _POINTS) + side + 10 * k
    others = [(seat, points) for seat, points in enumerate(line.gained) if points and seat != state.turn]
    right = rect.right - 6 * k
    for seat, points in reversed(others):
        stamp(
            surface, disc(shown.seats[seat].colour, side, True), right - side / 2, rect.centery, centred=True
        )
        words, place = shown.translate("points-more", count=points), right - side - 3 * k
        write(surface, scale, words, "slab_bold", _POINTS, _OTHERS, place, rect.centery, "r")
        right -= wide
    own = shown.translate("list-own", count=line.gained[state.turn])
    end = rect.right - 6 * k - wide * max(1, len(others)) - 6 * k
    return write(surface, scale, own, "slab_bold", _POINTS, GAIN, end, rect.centery, "r").left


@cached_surface
def _bar(size: tuple[int, int], k: float, chosen: bool) -> pygame.Surface:
    """Draw the brass behind a chosen line, or the pale glow behind a hovered one."""
    w, h = size

    def draw(pen: Pen) -> None:
        pen.rect((150, 104, 16) if chosen else (196, 168, 110), 0, 0, w, h, 5 * k)
        pen.rect((255, 226, 140) if chosen else (252, 240, 204), 1.4, 1.4, w - 2.8, h - 2.8, 4 * k)

    return smooth(size, draw)


def _draw_slider(surface: pygame.Surface, layout: TileLayout, count: int) -> None:
    """Draw the scroll bar."""
    most, body = fitting(layout), _body(layout)
    if count <= most:
        return
    track = pygame.Rect(body.right + layout.print.px(3), body.y, max(3, layout.print.px(4)), body.h)
    pygame.draw.rect(surface, (214, 196, 156), track, border_radius=track.w)
    high = max(layout.print.px(14), round(track.h * most / count))
    top = track.y + round((track.h - high) * first_line(layout, count) / (count - most))
    pygame.draw.rect(surface, (140, 104, 40), (track.x, top, track.w, high), border_radius=track.w)
