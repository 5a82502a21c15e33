"""Paints the board from a state, a layout and the current animations, and caches what does not change.

The map is a ground with pictures on it; of these only the parts that change are drawn again. A map that is
enlarged is prepared in steps, frame by frame: until it is ready, the old picture is shown enlarged.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import partial
from typing import Final, NamedTuple, TypeAlias

import pygame

from game.rules.railways_of_north_america.board import Board
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.table.boards.animation import BoardContext, Key, Layer, hidden_pieces
from game.table.boards.grounds import Glimpses, Ground, Grounds
from game.table.boards.reads import Reads
from game.table.boards.shown import Shown
from game.table.kit.materials import baize, paper_ages
from game.table.kit.motion import Motions
from game.table.kit.pen import Canvas, stays
from game.table.kit.surface_cache import Steps, surface_cache
from game.table.railways_of_north_america.animations import ANIMATIONS
from game.table.railways_of_north_america.cards import draw_display
from game.table.railways_of_north_america.fields import (
    draw_legend,
    draw_lines,
    draw_stock,
    light_stock,
    seen_fields,
)
from game.table.railways_of_north_america.ground import TilePrint
from game.table.railways_of_north_america.hand import draw_hand
from game.table.railways_of_north_america.layout import TileLayout
from game.table.railways_of_north_america.listing import draw_list, lists_deliveries
from game.table.railways_of_north_america.marks import (
    draw_ghost,
    draw_routes,
    light_cities,
    light_cubes,
    light_links,
    light_targets,
    mark_hint,
    ring_hint,
    ring_last,
    ring_named,
    write_gains,
    write_price,
    write_scores,
)
from game.table.railways_of_north_america.printing import draw_scores, fan_reach, print_scores
from game.table.railways_of_north_america.rails import draw_engines, draw_tracks
from game.table.railways_of_north_america.towns import draw_cities, draw_cubes, write_names
from game.words import active_language

_AGE: Final = 30
"""How brown the edges of the sheet are (0 to 255)."""
_GLOW: Final = 6
"""The distance in pixels that a glow extends beyond a field."""


_Layer: TypeAlias = tuple[str, Hashable, Callable[[Canvas, Shown[State]], Iterator[None]]]
"""A layer of pieces on the map: a name, its dependencies besides what is shown, and how it is drawn."""


class Painter:
    """The painter of the board in one layout; a new layout needs a new painter."""

    def __init__(self, layout: TileLayout, board: Board) -> None:
        self.layout = layout
        self.glimpses = Glimpses(layout)
        self._map = Layered(layout.frame)
        self._newer: list[pygame.Rect] = []
        """Where the map has changed since it was last copied to the board's picture."""
        self._grounds = Grounds(layout, lambda: TilePrint(layout, board))
        self._ground: Ground | None = None
        """The map's ground, once it is ready."""
        self._layers: dict[str, tuple[Reads, list[Laid]]] = {}
        """The pictures at rest on the map, by the name of their layer, and what they depended on."""
        self._parts: dict[str, Reads] = {}
        """The dependencies of each part of the picture."""
        self._place: Hashable = None
        """The viewport of the map in the last picture."""
        self._rough: Hashable = ()
        """The viewport of a low-resolution picture of the map; None if the last one was full."""
        self._picture = pygame.Surface((1, 1), 0, 32)
        """The board's picture, as large as the window."""
        self._laid_for: Hashable = None
        """The window and the language of the empty table's layout."""

    def paint(self, surface: pygame.Surface, shown: Shown[State], motions: Motions) -> None:
        """Paint the whole board on the window."""
        layout, window = self.layout, surface.get_size()
        laid_for = (window, active_language())
        if self._laid_for != laid_for:
            steps = partial(self._lay_out, window, shown.state)
            self._picture, self._printed, self._paper = surface_cache.go_on((self, laid_for), steps)
            self._laid_for = laid_for
            self._parts.clear()
            self._place, self._rough = None, ()
        if stays(surface, layout.area):
            self._bring_up_to_date(shown, motions)
            self._newer.clear()
        else:
            self._rehearse(surface, shown, motions)
        surface.blit(self._picture, layout.area, layout.area)
        surface.blit(self._picture, layout.hand, layout.hand)
        at = BoardContext(layout, shown, motions)
        ANIMATIONS.draw(surface, at, Layer.MAP, layout.frame)
        ANIMATIONS.draw(surface, at, Layer.BOARD)

    def _rehearse(self, nowhere: pygame.Surface, shown: Shown[State], motions: Motions) -> None:
        """Make everything that the board needs without changing its picture; the map is up to date
        afterward.
        """
        before = self._picture, dict(self._parts), self._place, self._rough
        self._picture = nowhere
        try:
            self._bring_up_to_date(shown, motions)
        finally:
            self._picture, self._parts, self._place, self._rough = before

    def _bring_up_to_date(self, shown: Shown[State], motions: Motions) -> None:
        """Redraw whatever has changed in the board's picture."""
        state, layout = shown.state, self.layout
        hidden = hidden_pieces(motions)
        parts = self._bring_map(shown, hidden, motions)
        if self._begin("scores", shown, (tuple(state.points), _of_kind(hidden, "disc"), tuple(shown.seats))):
            parts += self._score_bands(state.players)
        for name, rect in layout.fields.items():
            if self._begin(name, shown, self._given(name, shown, hidden)):
                parts.append(rect.inflate(2 * _GLOW, 2 * _GLOW).clip(layout.frame))
        for part in joined(parts):
            self._show(part, shown, hidden)
        if self._begin("hand", shown):
            self._show_hand(self._watch("hand", shown))

    def _given(self, name: str, shown: Shown[State], hidden: frozenset[Key]) -> Hashable:
        """Return a printed field's dependencies besides what is shown."""
        seen = seen_fields(self.layout, shown, shown.state)
        return seen, self.layout.scrolled, name == "lines" and _of_kind(hidden, "claim")

    def _begin(self, part: str, shown: Shown[State], given: Hashable = None) -> bool:
        """Return whether a part of the picture has to be drawn again; then it depends on `given` alone."""
        if part in self._parts and self._parts[part].hold(shown, given):
            return False
        self._watch(part, shown, given)
        return True

    def _watch(self, part: str, shown: Shown[State], given: Hashable = None) -> Shown[State]:
        """Record from now on what a part of the picture depends on."""
        self._parts[part] = Reads()
        return self._parts[part].watch(shown, given)

    def _lay_out(
        self, window: tuple[int, int], state: State
    ) -> Steps[tuple[pygame.Surface, pygame.Surface, pygame.Surface]]:
        """Draw an empty table, the sheet as it is printed around the map, and the map's blank paper."""
        table = pygame.Surface(window, 0, 32)
        yield
        table.blit(baize(*window), (0, 0))
        yield
        layout = self.layout
        printed = pygame.Surface(layout.sheet.bottomright, 0, 32)
        yield
        print_scores(printed, layout, state.board)
        yield
        yield from paper_ages(printed, layout.sheet, _AGE)
        paper = pygame.Surface(layout.sheet.size, 0, 32)
        paper.fill((255, 255, 255))
        yield
        yield from paper_ages(paper, paper.get_rect(), _AGE)
        return table, printed, paper.subsurface(layout.frame.move(-layout.sheet.x, -layout.sheet.y))

    # The map

    def _bring_map(self, shown: Shown[State], hidden: frozenset[Key], motions: Motions) -> list[pygame.Rect]:
        """Update the map as far as there is time; return the changed areas."""
        layout, grounds = self.layout, self._grounds
        place = (layout.zoom, layout.shift)
        more = partial(self._prepare, shown, hidden)
        ground = self._ground = grounds.bring(more, at_once=not self.glimpses or motions.speed <= 0)
        if ground is None:
            self._parts.pop("map", None)
            before, self._rough = self._rough, place
            return [layout.frame] if before != self._rough else []
        self.glimpses.settle()
        was_rough, self._rough = self._rough is not None, None
        layers = self._layers_on(hidden)
        current = all(name in self._layers and self._layers[name][0].hold(shown, g) for name, g, _ in layers)
        if not self._begin("map", shown, (place, hidden)) and current:
            return list(self._newer)
        moved, self._place = self._place != place, place
        if moved:
            self.glimpses.leave(copied=True)

        def lay_ground(surface: pygame.Surface, part: pygame.Rect) -> None:
            surface.blit(ground.surface, part, part)
            surface.blit(self._paper, part, part, special_flags=pygame.BLEND_RGB_MULT)

        pictures = self._on_map(shown, self._watch("map", shown, (place, hidden)), hidden)
        self._newer += self._map.lay(pictures, lay_ground, redraw_all=moved)
        if moved:
            self.glimpses.note(self._map.surface)
        return [layout.frame] if was_rough else list(self._newer)

    @property
    def unready(self) -> bool:
        """Return whether the map's viewport differs from the one it was printed for."""
        return self._grounds.unready

    def prepare(self, shown: Shown[State], motions: Motions) -> None:
        """Continue printing the visible ground for part of a frame's time."""
        self._grounds.prepare(partial(self._prepare, shown, hidden_pieces(motions)))

    def _prepare(self, shown: Shown[State], hidden: frozenset[Key], ground: Ground) -> Iterator[None]:
        """Yield while making all pictures on the ground."""
        for layer in self._layers_on(hidden):
            yield from self._draw_layer(layer, shown)

    def _layers_on(self, hidden: frozenset[Key]) -> list[_Layer]:
        """Yield the layers of pieces on the map, from the bottom up."""
        layout = self.layout
        place = (layout.zoom, layout.shift)
        return [
            (
                "tracks",
                (place, _of_kind(hidden, "tile")),
                lambda on, shown: draw_tracks(on, layout, shown, shown.state, hidden),
            ),
            ("cities", place, lambda on, shown: draw_cities(on, layout, shown.state)),
            (
                "engines",
                (place, _of_kind(hidden, "engine")),
                lambda on, shown: draw_engines(on, layout, shown, shown.state, hidden),
            ),
            ("cubes", (place, hidden), lambda on, shown: draw_cubes(on, layout, shown, shown.state, hidden)),
            ("names", place, lambda on, shown: write_names(on, layout, shown.state)),
        ]

    def _draw_layer(self, layer: _Layer, shown: Shown[State]) -> Iterator[None]:
        """Yield while listing the pictures of a layer."""
        name, given, draw = layer
        reads, noted = Reads(), DisplayList(self.layout.frame)
        yield from draw(noted, reads.watch(shown, given))
        self._layers[name] = (reads, noted.laid)

    def _on_map(self, shown: Shown[State], watched: Shown[State], hidden: frozenset[Key]) -> list[Laid]:
        """Return everything still on the map, from the lowest up.

        Pieces are listed again only where they have changed; marks are drawn from `watched`.
        """
        layout, state = self.layout, watched.state
        pieces = {}
        for layer in self._layers_on(hidden):
            name, given, _ = layer
            if name not in self._layers or not self._layers[name][0].hold(shown, given):
                for _ in self._draw_layer(layer, shown):
                    pass
            pieces[name] = self._layers[name][1]
        marks = [DisplayList(layout.frame) for _ in range(6)]
        light_targets(marks[0], layout, watched, state)
        for draw_mark in (draw_ghost, draw_routes):
            draw_mark(marks[1], layout, watched, state)
        for draw_mark in (light_cities, light_links):
            draw_mark(marks[2], layout, watched, state)
        for draw_mark in (ring_last, ring_named, ring_hint):
            draw_mark(marks[3], layout, watched, state)
        light_cubes(marks[4], layout, watched, state)
        for draw_mark in (write_scores, write_gains, mark_hint, write_price):
            draw_mark(marks[5], layout, watched, state)
        # Light is on the ground, under the track; names are above all track, engines and rings, or nobody
        # could read them late in the game.
        return [
            *marks[0].laid,
            *pieces["tracks"],
            *marks[1].laid,
            *pieces["cities"],
            *marks[2].laid,
            *pieces["engines"],
            *marks[3].laid,
            *pieces["names"],
            *marks[4].laid,
            *pieces["cubes"],
            *marks[5].laid,
        ]

    # The board

    def _score_bands(self, players: int) -> list[pygame.Rect]:
        """Return the four sides of the score track, with what the discs cover beyond them."""
        sheet, frame = self.layout.sheet, self.layout.frame
        reach = 2 * math.ceil(fan_reach(self.layout, players))
        inner = frame.inflate(-reach, -reach)
        return [
            pygame.Rect(sheet.x, sheet.y, sheet.w, inner.y - sheet.y),
            pygame.Rect(sheet.x, inner.bottom, sheet.w, sheet.bottom - inner.bottom),
            pygame.Rect(sheet.x, inner.y, inner.x - sheet.x, inner.h),
            pygame.Rect(inner.right, inner.y, sheet.right - inner.right, inner.h),
        ]

    def _show(self, part: pygame.Rect, shown: Shown[State], hidden: frozenset[Key]) -> None:
        """Redraw a part of the sheet."""
        layout, picture = self.layout, self._picture
        picture.set_clip(part)
        if not layout.frame.contains(part):
            picture.blit(self._printed, layout.sheet, layout.sheet)
        picture.set_clip(part.clip(layout.frame))
        self._show_map(picture)
        for name in seen_fields(layout, shown, shown.state):
            if part.colliderect(layout.fields[name].inflate(2 * _GLOW, 2 * _GLOW)):
                self._draw_field(name, shown, hidden)
        picture.set_clip(part)
        draw_scores(picture, layout, shown.seats, shown.state.points, hidden)
        picture.set_clip(None)

    def _show_map(self, picture: pygame.Surface) -> None:
        """Draw the map, or its stand-in until it is ready."""
        if not any(picture.get_clip().size):  # Nothing of it would be seen.
            return
        shown = self._map.surface if self._ground is not None else self.glimpses.rough()
        picture.blit(shown, self.layout.frame)

    def _draw_field(self, name: str, shown: Shown[State], hidden: frozenset[Key]) -> None:
        """Draw one of the printed fields."""
        layout, picture = self.layout, self._picture
        shown = self._watch(name, shown, self._given(name, shown, hidden))
        state = shown.state
        if name == "lines":
            draw_lines(picture, layout, shown, state, hidden)
        elif name == "stock":
            draw_stock(picture, layout, shown, shown.seen)
            light_stock(picture, layout, shown, state)
        elif name == "legend":
            draw_legend(picture, layout, shown, state.board)
        elif lists_deliveries(shown, state):
            draw_list(picture, layout, shown, state)
        else:
            draw_display(picture, layout.print, layout.scale.text, layout.fields["display"], shown, state)

    def _show_hand(self, shown: Shown[State]) -> None:
        """Redraw the viewer's hand."""
        layout, picture = self.layout, self._picture
        picture.set_clip(layout.hand)
        picture.blit(baize(*picture.get_size()), layout.hand, layout.hand)
        draw_hand(picture, layout.print, layout.hand, shown, shown.state, layout.scale.text)
        picture.set_clip(None)


def _of_kind(hidden: frozenset[Key], kind: str) -> frozenset[Key]:
    """Return the hidden pieces of a kind."""
    return frozenset(key for key in hidden if key[0] == kind)


MOST_PARTS: Final = 24
"""The number of changed parts from which the whole picture is redrawn."""


class Laid(NamedTuple):
    """A picture, the pixel of its upper left corner, and its blend mode."""

    picture: pygame.Surface
    x: int
    y: int
    flags: int

    @property
    def rect(self) -> pygame.Rect:
        """Return its rectangle."""
        return self.picture.get_rect(topleft=(self.x, self.y))


class DisplayList:
    """A `Canvas` that draws nothing: it lists the pictures that are visible in an area."""

    def __init__(self, seen: pygame.Rect) -> None:
        self.seen = seen
        self.laid: list[Laid] = []

    def blit(
        self, source: pygame.Surface, dest: tuple[int, int], area: None = None, special_flags: int = 0
    ) -> pygame.Rect:
        """Add a whole picture to the list."""
        laid = Laid(source, *dest, special_flags)
        place = laid.rect
        if place.colliderect(self.seen):
            self.laid.append(laid)
        return place


class Layered:
    """A layered picture in `place`, over a ground; all places are pixels of the window."""

    def __init__(self, place: pygame.Rect) -> None:
        self.place = place
        self.surface = pygame.Surface(place.size, 0, 32)
        self._laid: list[Laid] = []

    def lay(
        self,
        laid: list[Laid],
        ground: Callable[[pygame.Surface, pygame.Rect], object],
        *,
        redraw_all: bool = False,
    ) -> list[pygame.Rect]:
        """Show these pictures, the last on top, and return the changed areas.

        `ground` paints a part of the ground on the picture; with `redraw_all` everything is redrawn.
        """
        changed = [self.place.copy()] if redraw_all else self._changed(laid)
        self._laid = laid
        rects = [entry.rect for entry in laid]
        left, top = self.place.topleft
        for part in changed:
            self.surface.set_clip(part.move(-left, -top))
            ground(self.surface, part.move(-left, -top))
            for i in part.collidelistall(rects):
                picture, x, y, flags = laid[i]
                self.surface.blit(picture, (x - left, y - top), special_flags=flags)
        self.surface.set_clip(None)
        return changed

    def _changed(self, laid: list[Laid]) -> list[pygame.Rect]:
        """Return the parts of the area whose pictures have changed."""
        before = {_mark(entry): entry for entry in self._laid}
        now = {_mark(entry): entry for entry in laid}
        parts = [entry.rect for mark, entry in before.items() if mark not in now]
        parts += [entry.rect for mark, entry in now.items() if mark not in before]
        parts = [part.clip(self.place) for part in joined(parts)]
        parts = [part for part in parts if part.w and part.h]
        if len(parts) > MOST_PARTS:
            return [parts[0].unionall(parts[1:])]
        return parts


def _mark(laid: Laid) -> tuple[int, int, int]:
    return id(laid.picture), laid.x, laid.y


def joined(parts: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Return disjoint rectangles that cover the given ones."""
    found: list[pygame.Rect] = []
    for part in parts:
        while (i := part.collidelist(found)) >= 0:
            part = part.union(found.pop(i))
        found.append(part)
    return found
