"""The board view of New England Railways."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from game.rules.contract import Event, Party, seat_party
from game.rules.new_england_railways.endings import turns_in_all
from game.rules.new_england_railways.events import (
    CubeDrawn,
    CubeShipped,
    LinkBuilt,
    LinkWaits,
    LoanRetired,
    LoanTaken,
)
from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.rules.new_england_railways.steps import BID, BUILD, ENDED, SHIP
from game.table.boards.animation import displayed_cash, figure_seen
from game.table.boards.card_zoom import CardZoom
from game.table.boards.painted import ZoomableView
from game.table.boards.shown import Pickable
from game.table.boards.view import Badge, BoardChoosing, BoardText, Count, SeatCard, cash_of
from game.table.kit.lettering import write
from game.table.kit.lines import gap_to
from game.table.kit.motion import Motions
from game.table.kit.pen import Point
from game.table.kit.scale import Scale
from game.table.kit.steps import step_rects
from game.table.kit.theme import CREAM, QUIET
from game.table.new_england_railways.animations import ANIMATIONS
from game.table.new_england_railways.badges import draw_badge, link_badge, links_badge
from game.table.new_england_railways.cards import card_zoom_of
from game.table.new_england_railways.layout import CUBE, ENGINE, TOWN, LinkLayout
from game.table.new_england_railways.market import chapters_of
from game.table.new_england_railways.painter import Painter
from game.table.new_england_railways.previews import choices_of, guide_of, outlook_of, preview_of
from game.table.new_england_railways.reading import (
    Seen,
    best_by_cube,
    best_first,
    candidates,
    card_rows,
    cube_slot,
    pickables_on_board,
    step_names,
)
from game.table.new_england_railways.stage import bidding, bidding_words, stage_rect, stands_over_map
from game.table.new_england_railways.tracks import number_radius
from game.table.new_england_railways.words import about_thing, reason
from game.words import format_dollars

_NEAR_LINE: Final = 8.0
"""The units from a link within which it is pointed at."""


def _square(place: Point, radius: float) -> pygame.Rect:
    """Return the bounding square of a circle."""
    rect = pygame.Rect(0, 0, round(2 * radius), round(2 * radius))
    rect.center = (round(place[0]), round(place[1]))
    return rect


def _standing(seat: int, shown: Seen) -> str:
    """Return a seat's status in an auction; empty for the current player."""
    state, auction = shown.seen, shown.seen.auction
    if auction is None or state.step != BID or seat == auction.turn:
        return ""
    if auction.leader == seat:
        return shown.translate("seat-bids", amount=auction.high)
    return bidding_words(shown, bidding(state, auction, seat), auction)


def _links_of(seat: int, shown: Seen) -> tuple[tuple[Badge, ...], ...]:
    """Return a seat's links, built ones first; then the same with built ones as a number, and all."""
    state, colour = shown.seen, shown.seats[seat].colour
    built, waiting = (
        tuple(
            link_badge(state.board.links[link].number, colour, done)
            for link in state.links_of(seat)
            if bool(state.built >> link & 1) is done
        )
        for done in (True, False)
    )
    some = (links_badge(len(built), colour), *waiting) if len(built) > 1 else (*built, *waiting)
    return (*built, *waiting), some, (links_badge(len(built) + len(waiting), colour),)


def _seat_card(seat: int, shown: Seen, motions: Motions) -> SeatCard:
    """Return the card with cash, income, debt, links, the first player's cap, the status in an auction."""
    state, seen = shown.state, shown.seen
    links, *fewer = _links_of(seat, shown)
    return SeatCard(
        shown.translate("sum", amount=displayed_cash(shown, seat_party(seat), state.cash[seat], motions)),
        shown.translate("seat-income", n=figure_seen(motions, ("income", seat), state.income[seat])),
        _standing(seat, shown),
        links,
        fewer,
        mark=Badge("cap", 0) if seat == seen.first else None,
        owes=seen.debt[seat],
    )


def _counts(seat: int, state: NewEnglandRailwaysState, shown: Seen) -> tuple[Count, ...]:
    """Return cash and debt."""

    def borrowed(event: Event) -> int:
        if not isinstance(event, LoanTaken | LoanRetired) or event.seat != seat:
            return 0
        return event.amount if isinstance(event, LoanTaken) else -event.amount

    debt = Count(
        state.debt[seat],
        format_dollars,
        is_cash=False,
        named=lambda amount: shown.translate("seat-owes", amount=amount),
        change_by=borrowed,
    )
    return (*cash_of(seat, state, shown), debt)


def _preferred(shown: Seen) -> Pickable | None:
    """Return the best route of the picked cube."""
    if not any(thing.field == "cube" for thing in shown.picked):
        return None
    best = best_first(shown.state, candidates(shown))
    return Pickable("route", best[0].route) if best else None


def _best(shown: Seen) -> list[Pickable]:
    """Return the cubes that can be shipped, by the gain of the player who ships."""
    worth = {} if shown.picked else best_by_cube(shown)
    return sorted(worth, key=lambda cube: -worth[cube])


TEXT: Final[BoardText[NewEnglandRailwaysState]] = BoardText(
    seat_card=_seat_card,
    counts=_counts,
    about=about_thing,
    illegal_reason=reason,
    choices=choices_of,
    preview=preview_of,
    outlook=outlook_of,
    guide=guide_of,
    why_only=lambda shown: shown.localizer.prompt(shown.state)[1] if shown.state.step == SHIP else None,
    chapters=chapters_of,
)
CHOOSING: Final[BoardChoosing[NewEnglandRailwaysState]] = BoardChoosing(
    pickables_for=lambda state, move: pickables_on_board(state.board, move),
    preferred=_preferred,
    best=_best,
    begins_anew=lambda state: state.step in (BID, BUILD, SHIP),
)


class NewEnglandRailwaysView(ZoomableView[NewEnglandRailwaysState, Painter]):
    """The map with its cities and links, cards, dice, the strip of steps and the income track."""

    text = TEXT
    choosing = CHOOSING
    animations = ANIMATIONS

    def __init__(self, state: NewEnglandRailwaysState) -> None:
        """Create the view for the match of `state`: its board, with cards for its number of players."""
        self._board = state.board
        self._offered = state.board.data.setup.links_offered[state.players]
        super().__init__()

    @property
    def layout(self) -> LinkLayout:
        """Return the layout. Raises `RuntimeError` before the first `arrange`."""
        return self._painting.layout

    def _laid_out(self, scale: Scale, area: pygame.Rect) -> Painter:
        return Painter(LinkLayout(scale, area, self._board, self._offered))

    def draw_status(
        self, surface: pygame.Surface, scale: Scale, rect: pygame.Rect, shown: Seen, motions: Motions
    ) -> None:
        """Draw the turn, the first player, whether it is the last turn."""
        state, number, y = shown.seen, shown.seen.turn_number, rect.centery
        fewest, most = turns_in_all(state)
        fewest, most = max(fewest, number), max(most, number)
        span = str(fewest) if fewest == most else shown.translate("status-span", fewest=fewest, most=most)
        turn = shown.translate("status-turn", turn=number, span=span)
        x = write(surface, scale, turn, "slab_bold", 24, CREAM, rect.x, y).right + 22 * scale.k
        if state.step == ENDED:
            write(surface, scale, shown.translate("status-over"), "semi", 19, CREAM, x, y)
            return
        words = shown.translate("status-first", seat=state.first)
        write(surface, scale, words, "semi", 19, QUIET, x, y)

    def draw_badge(self, surface: pygame.Surface, badge: Badge, rect: pygame.Rect) -> None:
        """Draw "link", "cube", "number", "loan", "seat" or "cap" (see `badges`)."""
        draw_badge(surface, self.layout, badge, rect)

    # Things

    def pickable_at(self, position: tuple[int, int], shown: Seen) -> Pickable | None:
        """Return a cube, a city, a link, a card, a step, or another part of the board."""
        state, layout = shown.state, self.layout
        if layout.strip.collidepoint(position):
            return self._step_at(position, shown)
        for row, links in enumerate(card_rows(state) if layout.zoom == 1 else ()):
            for number, link in enumerate(links):
                if layout.card(row, number).collidepoint(position):
                    return Pickable("link", link)
        if layout.incomes.collidepoint(position):
            return Pickable("part", "incomes")
        for name, rect in self._parts(shown.seen).items():
            if rect.collidepoint(position):
                return Pickable("part", name)
        if not layout.frame.collidepoint(position):
            return None
        return self._on_map(position, state)

    def _parts(self, state: NewEnglandRailwaysState) -> dict[str, pygame.Rect]:
        """Return the visible parts of the board; most of them are hidden while the map is zoomed."""
        layout = self.layout
        parts = {"cup": layout.cup}
        if layout.zoom == 1 or stands_over_map(state):
            parts["stage"] = stage_rect(layout)
        if layout.zoom == 1:
            cards = layout.column_rect()
            cards.h = layout.stage.y - cards.y
            parts["cards"] = cards
        return parts

    def plates(self, shown: Seen) -> Sequence[pygame.Rect]:
        """Return the cup, and the stage while it is needed."""
        return list(self._parts(shown.seen).values())

    def _step_at(self, position: tuple[int, int], shown: Seen) -> Pickable | None:
        rects = step_rects(self.layout.print, self.layout.strip, step_names(shown))
        number = next((i for i, rect in enumerate(rects) if rect.collidepoint(position)), None)
        return None if number is None else Pickable("step", number + 1)

    def _places(
        self, state: NewEnglandRailwaysState
    ) -> Iterator[tuple[Pickable, tuple[float, float], float]]:
        """Return the round things on the map: the thing, its center, its radius in pixels."""
        layout, k = self.layout, self.layout.piece_k
        for city in range(len(state.board.cities)):
            yield Pickable("city", city), layout.town(city), TOWN * k
            for number, colour in enumerate(state.cubes_at(city)):
                place = layout.cube_place(city, number)
                yield Pickable("cube", cube_slot(state.board, city, colour)), place, CUBE * 0.62 * k
        for link in range(len(state.board.links)):
            yield Pickable("link", link), layout.number_place(link), number_radius(layout)

    def _on_map(self, position: tuple[int, int], state: NewEnglandRailwaysState) -> Pickable | None:
        """Return the nearest round thing, else an engine, a name, or the link at a pixel."""
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
                return Pickable("city", city)
        for link, owner in enumerate(state.owner):
            if owner >= 0 and math.dist(position, layout.engine_place(link)) < ENGINE * 0.42 * k:
                return Pickable("link", link)
        gaps = [(gap_to(layout.link_line(link), position), link) for link in range(len(state.board.links))]
        gap, link = min(gaps)
        return Pickable("link", link) if gap <= _NEAR_LINE * k else None

    def names(self, shown: Seen) -> list[pygame.Rect]:
        """Return the rectangles of the cities' names."""
        return [self.layout.name_rect(city) for city in range(len(shown.state.board.cities))]

    def figures(self, shown: Seen) -> list[pygame.Rect]:
        """Return the rectangles of cities, cubes, engines and the links' numbers."""
        state, layout = shown.state, self.layout
        found = [(place, radius) for _, place, radius in self._places(state)]
        radius = ENGINE * 0.42 * layout.piece_k
        found += [(layout.engine_place(link), radius) for link, owner in enumerate(state.owner) if owner >= 0]
        return [_square(place, radius) for place, radius in found]

    def rect_of(self, thing: Pickable, shown: Seen) -> pygame.Rect | None:
        """Return the rectangle of a thing; None for a position outside the visible map."""
        state, layout = shown.state, self.layout
        if thing.field == "part":
            return (
                layout.incomes if thing.value == "incomes" else self._parts(shown.seen).get(str(thing.value))
            )
        if thing.field == "step":
            return step_rects(layout.print, layout.strip, step_names(shown))[thing.number - 1]
        for found, place, radius in self._places(state):
            if found == thing:
                rect = _square(place, radius)
                return rect if layout.frame.colliderect(rect) else None
        return None

    def card_zoom(self, thing: Pickable, shown: Seen, text_size: float) -> CardZoom | None:
        """Return the card of a link that is for sale, this turn or next."""
        return card_zoom_of(thing, self.layout, shown, text_size)

    # Motion

    def where(self, event: Event, shown: Seen) -> Point | None:
        """Return the link that was built, or the city that received a cube."""
        if isinstance(event, (LinkBuilt, LinkWaits)):
            return self.layout.engine_place(event.link)
        if isinstance(event, CubeShipped):
            return self.layout.town(event.city_b)
        return self.layout.town(event.city) if isinstance(event, CubeDrawn) else None

    def purse(self, party: Party, shown: Seen) -> Point | None:
        """Return the position of the bank's money, behind the cartouche."""
        return self.layout.cartouche.center
