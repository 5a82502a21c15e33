"""Paints the board from a state, a layout and the motion in progress, and keeps what does not change.

The map is a ground with pictures laid on it; of these only the parts that change are drawn anew. A map
that is enlarged is prepared in steps, frame by frame: until it is ready, what was there is shown enlarged.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator
from functools import partial
from typing import Final

import pygame

from game.rules.railways_of_north_america.board import Board
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.table.boards.animation import BoardContext, Key, Layer, hidden_pieces
from game.table.boards.grounds import Glimpses, Ground, Grounds
from game.table.boards.view import Shown
from game.table.kit.materials import baize, paper_ages
from game.table.kit.motion import Motions
from game.table.kit.nowhere import stays
from game.table.kit.pen import Canvas
from game.table.kit.shelf import Steps, shelf
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
from game.table.railways_of_north_america.layers import DisplayList, Laid, Layered, joined
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
    write_gains,
    write_price,
    write_scores,
)
from game.table.railways_of_north_america.named import ring_named
from game.table.railways_of_north_america.printing import (
    draw_scores,
    fan_reach,
    print_scores,
)
from game.table.railways_of_north_america.rails import draw_engines, draw_tracks
from game.table.railways_of_north_america.towns import draw_cities, draw_cubes, write_names
from game.words import active_language

_AGE: Final = 30
"""How brown the edges of the sheet are (0 to 255)."""
_GLOW: Final = 6
"""Pixels that light reaches beyond a field."""


class Painter:
    """Paints the board in one layout; a new layout needs a new painter."""

    def __init__(self, layout: TileLayout, board: Board) -> None:
        self.layout = layout
        self.glimpses = Glimpses(layout)
        self._map = Layered(layout.frame)
        self._newer: list[pygame.Rect] = []
        """Where the map has changed since it was last shown in the board's own picture."""
        self._grounds = Grounds(layout, lambda: TilePrint(layout, board))
        self._ground: Ground | None = None
        """What the map lies on, if it is ready."""
        self._kept: dict[str, tuple[Hashable, list[Laid]]] = {}
        self._keys: dict[str, Hashable] = {}
        self._shown: Shown | None = None
        self._picture = pygame.Surface((1, 1), 0, 32)
        """The board as it is seen, in a picture as large as the window."""
        self._laid_for: Hashable = None
        """The window and the language for which the empty table is laid."""

    def paint(self, surface: pygame.Surface, shown: Shown[State], motions: Motions) -> None:
        """The whole board onto the window."""
        layout, window = self.layout, surface.get_size()
        laid_for = (window, active_language())
        if self._laid_for != laid_for:
            steps = partial(self._lay_out, window, shown.state)
            self._picture, self._printed, self._paper = shelf.go_on((self, laid_for), steps)
            self._laid_for = laid_for
            self._keys.clear()
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
        """Make all that the board needs, and leave its picture as it is; the map is up to date afterwards."""
        keys, picture, last = dict(self._keys), self._picture, self._shown
        self._picture = nowhere
        try:
            self._bring_up_to_date(shown, motions)
        finally:
            self._keys, self._picture, self._shown = keys, picture, last

    def _bring_up_to_date(self, shown: Shown[State], motions: Motions) -> None:
        """Draw whatever has changed on the board's own picture."""
        state, layout = shown.state, self.layout
        hidden = hidden_pieces(motions)
        parts = self._bring_map(shown, state, hidden, motions)
        if self._is_new("scores", (tuple(state.points), _discs(hidden), tuple(shown.seats))):
            parts += self._score_bands(state.players)
        claims = frozenset(key for key in hidden if key[0] == "claim")
        seen = seen_fields(layout, shown, state)
        for name, rect in layout.fields.items():
            key = (_FIELD_KEYS[name](shown, state), seen, layout.scrolled, name == "lines" and claims)
            if self._is_new(name, key):
                parts.append(rect.inflate(2 * _GLOW, 2 * _GLOW).clip(layout.frame))
        for part in joined(parts):
            self._show(part, shown, state, hidden)
        if self._is_new("hand", _hand_of(shown, state)):
            self._show_hand(shown, state)
        # Keeps the list of moves alive: pictures are told apart by its `id`, which a freed list gives up.
        self._shown = shown

    def _is_new(self, name: str, key: Hashable) -> bool:
        """Whether something differs from what it was the last time."""
        if name in self._keys and self._keys[name] == key:
            return False
        self._keys[name] = key
        return True

    def _lay_out(
        self, window: tuple[int, int], state: State
    ) -> Steps[tuple[pygame.Surface, pygame.Surface, pygame.Surface]]:
        """An empty table, the sheet as it is printed round the map, and the blank paper of the map."""
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

    def _bring_map(
        self, shown: Shown[State], state: State, hidden: frozenset[Key], motions: Motions
    ) -> list[pygame.Rect]:
        """Bring the map up to date, as far as there is time; returns the places that have changed."""
        layout, grounds = self.layout, self._grounds
        place = (layout.zoom, layout.shift)
        more = partial(self._prepare, shown, state, hidden)
        ground = self._ground = grounds.bring(more, at_once=motions.speed <= 0)
        if ground is None:
            self._is_new("map", None)
            return [layout.frame] if self._is_new("rough", (place, grounds.progress)) else []
        self.glimpses.settle()
        was_rough = self._is_new("rough", None)
        if not self._is_new("map", (_look_of(shown, state), place, hidden)):
            return list(self._newer)
        moved = self._is_new("place", place)
        if moved:
            self.glimpses.leave(copied=True)

        def lay_ground(surface: pygame.Surface, part: pygame.Rect) -> None:
            surface.blit(ground.surface, part, part)
            surface.blit(self._paper, part, part, special_flags=pygame.BLEND_RGB_MULT)

        self._newer += self._map.lay(self._pieces(shown, state, hidden), lay_ground, anew=moved)
        if moved:
            self.glimpses.note(self._map.surface)
        return [layout.frame] if was_rough else list(self._newer)

    @property
    def unready(self) -> bool:
        """Whether the map is seen in another way than it was printed for."""
        return self._grounds.unready

    def prepare(self, shown: Shown[State], motions: Motions) -> None:
        """Print the ground that is to be seen, for a part of a frame."""
        hidden = hidden_pieces(motions)
        self._grounds.prepare(partial(self._prepare, shown, shown.state, hidden))

    def _prepare(
        self, shown: Shown[State], state: State, hidden: frozenset[Key], ground: Ground
    ) -> Iterator[None]:
        """Make all pictures that will lie on the ground, step by step."""
        for name, key, draw in self._drawn(shown, state, hidden):
            noted = DisplayList(self.layout.frame)
            yield from draw(noted)
            self._kept[name] = (key, noted.laid)

    def _drawn(
        self, shown: Shown[State], state: State, hidden: frozenset[Key]
    ) -> list[tuple[str, Hashable, Callable[[Canvas], Iterator[None]]]]:
        """The pieces on the map, from the lowest up: what they depend on, and how they are drawn."""
        layout = self.layout
        place = (layout.zoom, layout.shift)
        colours = tuple(look.colour for look in shown.seats)
        laid = (tuple(state.links), tuple(state.unfinished), state.building, colours, place)
        cubes = (bytes(state.cubes), bytes(state.held), state.empty, colours, place)
        gone = {kind: frozenset(key for key in hidden if key[0] == kind) for kind in ("tile", "engine")}
        return [
            ("tracks", (laid, gone["tile"]), lambda on: draw_tracks(on, layout, shown, state, hidden)),
            ("cities", (bytes(state.demand), place), lambda on: draw_cities(on, layout, state)),
            ("engines", (laid, gone["engine"]), lambda on: draw_engines(on, layout, shown, state, hidden)),
            ("cubes", (cubes, hidden), lambda on: draw_cubes(on, layout, shown, state, hidden)),
            ("names", place, lambda on: write_names(on, layout, state)),
        ]

    def _pieces(self, shown: Shown[State], state: State, hidden: frozenset[Key]) -> list[Laid]:
        """Everything that lies still on the map, from the lowest up."""
        layout = self.layout
        pieces = {}
        for name, key, draw in self._drawn(shown, state, hidden):
            if name not in self._kept or self._kept[name][0] != key:
                noted = DisplayList(layout.frame)
                for _ in draw(noted):
                    pass
                self._kept[name] = (key, noted.laid)
            pieces[name] = self._kept[name][1]
        marks = [DisplayList(layout.frame) for _ in range(6)]
        light_targets(marks[0], layout, shown, state)
        for draw_mark in (draw_ghost, draw_routes):
            draw_mark(marks[1], layout, shown, state)
        for draw_mark in (light_cities, light_links):
            draw_mark(marks[2], layout, shown, state)
        for draw_mark in (ring_last, ring_named, ring_hint):
            draw_mark(marks[3], layout, shown, state)
        light_cubes(marks[4], layout, shown, state)
        for draw_mark in (write_scores, write_gains, mark_hint, write_price):
            draw_mark(marks[5], layout, shown, state)
        # Light lies on the ground, under the track; names lie above all track, engines and rings, or nobody
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
        """The four sides of the score track, with what the discs cover beyond them."""
        sheet, frame = self.layout.sheet, self.layout.frame
        reach = 2 * math.ceil(fan_reach(self.layout, players))
        inner = frame.inflate(-reach, -reach)
        return [
            pygame.Rect(sheet.x, sheet.y, sheet.w, inner.y - sheet.y),
            pygame.Rect(sheet.x, inner.bottom, sheet.w, sheet.bottom - inner.bottom),
            pygame.Rect(sheet.x, inner.y, inner.x - sheet.x, inner.h),
            pygame.Rect(inner.right, inner.y, sheet.right - inner.right, inner.h),
        ]

    def _show(self, part: pygame.Rect, shown: Shown[State], state: State, hidden: frozenset[Key]) -> None:
        """Draw a part of the sheet anew."""
        layout, picture = self.layout, self._picture
        picture.set_clip(part)
        if not layout.frame.contains(part):
            picture.blit(self._printed, layout.sheet, layout.sheet)
        picture.set_clip(part.clip(layout.frame))
        self._show_map(picture)
        seen = seen_fields(layout, shown, state)
        for name in seen:
            if part.colliderect(layout.fields[name].inflate(2 * _GLOW, 2 * _GLOW)):
                self._draw_field(name, shown, state, hidden)
        picture.set_clip(part)
        draw_scores(picture, layout, shown, state, hidden)
        picture.set_clip(None)

    def _show_map(self, picture: pygame.Surface) -> None:
        """The map, or what is shown until it is ready."""
        if not any(picture.get_clip().size):  # Nothing of it would be seen.
            return
        frame, begun = self.layout.frame, self._grounds.unfinished
        if self._ground is not None:
            picture.blit(self._map.surface, frame)
        elif self.glimpses or begun is None:
            picture.blit(self.glimpses.rough(), frame)
        else:
            picture.blit(begun, frame)
            picture.blit(self._paper, frame, special_flags=pygame.BLEND_RGB_MULT)

    def _draw_field(self, name: str, shown: Shown[State], state: State, hidden: frozenset[Key]) -> None:
        """Draw one of the printed fields."""
        layout, picture = self.layout, self._picture
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

    def _show_hand(self, shown: Shown[State], state: State) -> None:
        """Draw what the viewer holds anew."""
        layout, picture = self.layout, self._picture
        picture.set_clip(layout.hand)
        picture.blit(baize(*picture.get_size()), layout.hand, layout.hand)
        draw_hand(picture, layout.print, layout.hand, shown, state, layout.scale.text)
        picture.set_clip(None)


def _discs(hidden: frozenset[Key]) -> frozenset[Key]:
    return frozenset(key for key in hidden if key[0] == "disc")


def _look_of(shown: Shown[State], state: State) -> tuple[Hashable, ...]:
    """Everything that a picture of the map depends on, as one value."""
    return (
        state.turn_number,
        state.round,
        state.step,
        state.turn,
        len(state.links),
        tuple(state.unfinished),
        state.building,
        state.uses,
        state.laid,
        state.empty,
        bytes(state.cubes),
        bytes(state.demand),
        bytes(state.held),
        tuple(shown.seats),
        id(shown.moves) if shown.moves else 0,
        shown.picked,
        shown.pointed,
        shown.armed,
        shown.plan,
        shown.hint,
        shown.marks,
        shown.seen.step,
    )


def _stock_of(shown: Shown[State], state: State) -> tuple[Hashable, ...]:
    """Everything that a picture of markers and tiles left depends on."""
    pointed = shown.pointed if shown.pointed and shown.pointed.field == "colour" else None
    moves = id(shown.moves) if shown.moves else 0
    left = shown.seen.markers_left(), tuple(shown.seen.new_cities)
    return state.empty, left, tuple(state.new_cities), moves, shown.picked, pointed


def _lines_of(shown: Shown[State], state: State) -> tuple[Hashable, ...]:
    """Everything that a picture of the major lines depends on."""
    return tuple(state.claimed), tuple(shown.seats)


def _display_of(shown: Shown[State], state: State) -> tuple[Hashable, ...]:
    """Everything that a picture of the cards on display depends on."""
    fields = ("card", "display", "route")
    pointed = shown.pointed if shown.pointed and shown.pointed.field in fields else None
    moves = id(shown.moves) if shown.moves else 0
    asked = moves, shown.picked, shown.armed, shown.plan, pointed, shown.hint
    return bytes(state.display), sum(state.deck), asked


_FIELD_KEYS: Final[dict[str, Callable[[Shown[State], State], Hashable]]] = {
    "lines": _lines_of,
    "stock": _stock_of,
    "display": _display_of,
    "legend": lambda shown, state: None,
}


def _hand_of(shown: Shown[State], state: State) -> tuple[Hashable, ...]:
    """Everything that a picture of the hand depends on."""
    pointed = shown.pointed if shown.pointed and shown.pointed.field in ("card", "baron") else None
    return (
        state.step,
        state.turn,
        tuple(state.kept),
        len(state.links),
        tuple(state.engine),
        tuple(state.bonds),
        bytes(state.held),
        tuple(shown.seats),
        shown.viewer,
        shown.covered,
        id(shown.moves) if shown.moves else 0,
        shown.picked,
        shown.plan,
        pointed,
        shown.seen.step,
    )
