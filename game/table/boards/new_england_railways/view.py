"""The board view of New England Railways: what the table asks of it, answered from its rooms."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from game.rules.contract import Event, Move
from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.rules.new_england_railways.steps import BID, ENDED, STEP_NAMES
from game.table.boards.new_england_railways.badges import draw_badge, link_badge
from game.table.boards.new_england_railways.flight import start_motion
from game.table.boards.new_england_railways.layout import CUBE, ENGINE, TOWN, Layout
from game.table.boards.new_england_railways.painter import Painter
from game.table.boards.new_england_railways.reading import (
    card_rows,
    cube_slot,
    state_of,
    things_of_move,
)
from game.table.boards.new_england_railways.slips import choices_of, guide_of, outlook_of, slip_of
from game.table.boards.new_england_railways.stage import bidder_word, stage_rect
from game.table.boards.new_england_railways.tracks import number_radius
from game.table.boards.new_england_railways.words import about_thing, reason
from game.table.boards.view import Badge, BoardView, Choice, SeatCard, Shown, Slip, Thing
from game.table.kit.lettering import write
from game.table.kit.lines import gap_to
from game.table.kit.motion import Motions
from game.table.kit.scale import Scale
from game.table.kit.steps import step_rects
from game.table.kit.theme import CREAM, QUIET

_NEAR_LINE: Final = 8.0
"""Units from a link within which it is pointed at."""


class NewEnglandRailwaysView(BoardView):
    """The map with its towns and links, cards, dice, the strip of steps and the income track."""

    def __init__(self) -> None:
        self._painter: Painter | None = None

    @property
    def layout(self) -> Layout:
        """Where everything lies. Raises `RuntimeError` before the first `arrange`."""
        return self._painting.layout

    @property
    def _painting(self) -> Painter:
        if self._painter is None:
            raise RuntimeError("the board has not been arranged")
        return self._painter

    def arrange(self, scale: Scale, area: pygame.Rect) -> None:
        """Lay the board out; an enlarged map stays enlarged while the size stays the same."""
        if self._painter is None or (scale, area) != (self.layout.scale, self.layout.area):
            self._painter = Painter(Layout(scale, area.copy()))

    def _fit(self, shown: Shown) -> NewEnglandRailwaysState:
        """The state that is shown, with as many places for cards as its number of players wants."""
        state = state_of(shown)
        offered = state.board.data.setup.links_offered[state.players]
        if offered != self.layout.offered:
            self._painter = Painter(Layout(self.layout.scale, self.layout.area, offered))
        return state

    def draw(self, surface: pygame.Surface, shown: Shown, motions: Motions) -> None:
        """Draw the strip, the sheet and what is in motion; the baize under them is the scene's."""
        state = self._fit(shown)
        self._painting.paint(surface, shown, state, motions)

    def draw_status(self, surface: pygame.Surface, rect: pygame.Rect, shown: Shown) -> None:
        """The turn, the first player, whether it is the last turn."""
        state = state_of(shown)
        scale, x, y = self.layout.scale, float(rect.x), rect.centery
        x = (
            write(surface, scale, f"Turn {state.turn_number}", "slab_bold", 24, CREAM, x, y).right
            + 22 * scale.k
        )
        if state.step == ENDED:
            write(surface, scale, "The game is over", "semi", 19, CREAM, x, y)
            return
        words = f"First player {shown.seats[state.first].name}"
        x = write(surface, scale, words, "semi", 19, QUIET, x, y).right + 26 * scale.k
        if state.last_turn:
            write(surface, scale, "The last turn", "semi", 19, CREAM, x, y)

    def draw_badge(self, surface: pygame.Surface, badge: Badge, rect: pygame.Rect) -> None:
        """Draw "link", "cube", "number", "loan", "seat" or "cap" (see `badges`)."""
        draw_badge(surface, self.layout, badge, rect)

    # Things

    def things_of(self, move: Move) -> Sequence[Thing]:
        """A shipment is its cube, its goal and each of its links."""
        return things_of_move(move)

    def thing_at(self, position: tuple[int, int], shown: Shown) -> Thing | None:
        """A cube, a town, a link, a card, a step, or another part of the board."""
        state, layout = self._fit(shown), self.layout
        if layout.strip.collidepoint(position):
            return self._step_at(position)
        for row, links in enumerate(card_rows(state)):
            for number, link in enumerate(links):
                if layout.card(row, number).collidepoint(position):
                    return Thing("link", link)
        if layout.incomes.collidepoint(position):
            return Thing("part", "incomes")
        for name, rect in self._parts().items():
            if rect.collidepoint(position):
                return Thing("part", name)
        if not layout.frame.collidepoint(position):
            return None
        return self._on_map(position, state)

    def _parts(self) -> dict[str, pygame.Rect]:
        layout = self.layout
        cards = layout.column_rect()
        cards.h = layout.stage.y - cards.y
        return {"cup": layout.cup, "stage": stage_rect(layout), "cards": cards}

    def _step_at(self, position: tuple[int, int]) -> Thing | None:
        rects = step_rects(self.layout.print, self.layout.strip, STEP_NAMES)
        number = next((i for i, rect in enumerate(rects) if rect.collidepoint(position)), None)
        return None if number is None else Thing("step", number + 1)

    def _places(self, state: NewEnglandRailwaysState) -> Iterator[tuple[Thing, tuple[float, float], float]]:
        """Everything round on the map: the thing, its middle, its radius in pixels."""
        layout, k = self.layout, self.layout.piece_k
        for city in range(len(state.board.cities)):
            yield Thing("city", city), layout.town(city), TOWN * k
            for number, colour in enumerate(state.cubes_at(city)):
                place = layout.cube_place(city, number)
                yield Thing("cube", cube_slot(city, colour)), place, CUBE * 0.62 * k
        for link in range(len(state.board.links)):
            yield Thing("link", link), layout.number_place(link), number_radius(layout)

    def _on_map(self, position: tuple[int, int], state: NewEnglandRailwaysState) -> Thing | None:
        """The nearest round thing, else an engine, a name, or the link whose line runs there."""
        near = [
            (math.dist(position, place) / radius, thing)
            for thing, place, radius in self._places(state)
            if math.dist(position, place) <= radius
        ]
        if near:
            return min(near, key=lambda found: found[0])[1]
        layout, k = self.layout, self.layout.piece_k
        for city in range(len(state.board.cities)):
            if layout.name_rect(city).inflate(6, 6).collidepoint(position):
                return Thing("city", city)
        for link, owner in enumerate(state.owner):
            if owner >= 0 and math.dist(position, layout.engine_place(link)) < ENGINE * 0.42 * k:
                return Thing("link", link)
        gaps = [(gap_to(layout.link_line(link), position), link) for link in range(len(state.board.links))]
        gap, link = min(gaps)
        return Thing("link", link) if gap <= _NEAR_LINE * k else None

    def rect_of(self, thing: Thing, shown: Shown) -> pygame.Rect | None:
        """Where a thing lies; None for a place outside the part of the map that is seen."""
        state, layout = self._fit(shown), self.layout
        if thing.field == "part":
            return layout.incomes if thing.value == "incomes" else self._parts().get(str(thing.value))
        if thing.field == "step":
            return step_rects(layout.print, layout.strip, STEP_NAMES)[thing.number - 1]
        for found, place, radius in self._places(state):
            if found == thing:
                rect = pygame.Rect(0, 0, round(2 * radius), round(2 * radius))
                rect.center = (round(place[0]), round(place[1]))
                return rect if layout.frame.colliderect(rect) else None
        return None

    def why_not(self, thing: Thing, shown: Shown) -> str | None:
        """The rules' reason against the move that choosing the thing would mean."""
        return reason(thing, shown, state_of(shown))

    def about(self, thing: Thing, shown: Shown) -> str | None:
        """A town, a cube, a link, a step, or a part of the board in a few lines."""
        return about_thing(thing, shown, state_of(shown))

    # Cards, choices, slips

    def seat_card(self, seat: int, shown: Shown) -> SeatCard:
        """Cash, income, debt, links, the first player's cap, the place in an auction."""
        state = state_of(shown)
        colour = shown.seats[seat].colour
        links = sorted(state.links_of(seat), key=lambda link: not state.built >> link & 1)
        badges = tuple(link_badge(link, colour, bool(state.built >> link & 1)) for link in links)
        standing = ""
        if state.auction is not None and state.step == BID:
            word = bidder_word(state, state.auction, seat)
            standing = f"bids {word}" if state.auction.leader == seat else word
        return SeatCard(
            f"${state.cash[seat]}",
            f"income {state.income[seat]}",
            standing,
            badges,
            mark=Badge("cap", 0) if seat == state.first else None,
            owes=state.debt[seat],
        )

    def choices(self, shown: Shown) -> list[Choice]:
        """Moves that nothing on the board stands for."""
        return choices_of(shown, state_of(shown))

    def slip(self, move: Move, shown: Shown) -> Slip | None:
        """What a move would change."""
        return slip_of(move, shown, state_of(shown))

    def outlook(self, shown: Shown) -> Slip | None:
        """What paying and what waiting would mean, after a roll that fell short."""
        return outlook_of(shown, state_of(shown))

    def guide(self, shown: Shown) -> str | None:
        """How to go on with a shipment."""
        return guide_of(shown, state_of(shown))

    def pips(self, shown: Shown) -> tuple[int, int, Badge] | None:
        """No decision of this game is made in several steps."""
        return None

    # Motion and enlargement

    def animate(self, event: Event, shown: Shown, motions: Motions) -> None:
        """Steps are lit, cards slide, cubes travel, dice tumble, engines move."""
        state = self._fit(shown)
        start_motion(event, self.layout, state, motions)

    def zoom(self, factor: float, about: tuple[int, int]) -> None:
        """Enlarge the map; what is printed on the sea stays where it is."""
        self.layout.enlarge(factor, about)

    def pan(self, dx: int, dy: int) -> None:
        """Move the enlarged map."""
        self.layout.move(dx, dy)
