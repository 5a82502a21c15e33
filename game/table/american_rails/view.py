"""The board view of American Rails."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pygame

from game.rules.american_rails.board import Board
from game.rules.american_rails.events import CubePlaced, HousePlaced
from game.rules.american_rails.moves import LayTrack
from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.steps import CARRY_OUT, CHOOSE, COLUMNS, ENDED, LAYING, PREPARATION, PUT_UP
from game.rules.contract import Event, Party, PartyType, seat_party
from game.table.american_rails.animations import ANIMATIONS
from game.table.american_rails.fields import FIELD, free_rows
from game.table.american_rails.layout import CubeLayout
from game.table.american_rails.look import look_of
from game.table.american_rails.painter import Painter
from game.table.american_rails.pieces import name_rects
from game.table.american_rails.previews import choices_of, guide_of, preview_of
from game.table.american_rails.reading import Seen, as_settled, picked
from game.table.american_rails.strip import bill_rect, card_zoom_of, company_of
from game.table.american_rails.words import about_thing, reason
from game.table.american_rails.year import chapters_of
from game.table.boards.animation import displayed_cash
from game.table.boards.card_zoom import CardZoom
from game.table.boards.painted import ZoomableView
from game.table.boards.shown import Pickable
from game.table.boards.view import Badge, BoardChoosing, BoardText, SeatCard, cash_of
from game.table.kit.icons import icon
from game.table.kit.lettering import NARROWEST, text_width, write, write_within
from game.table.kit.materials import lamp_glow
from game.table.kit.motion import Motions
from game.table.kit.pen import Pen, Point, smooth, stamp
from game.table.kit.pieces import cube, house, seal, share
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import BRASS, CREAM, INK, QUIET
from game.words import format_dollars


def _standing(shown: Seen, seat: int) -> str:
    """Return a player's current status: in an auction, in the phase, on the turn order track."""
    state, auction = shown.seen, shown.seen.auction
    if auction is not None:
        if auction.leader == seat:
            return shown.translate("card-high-bid", amount=auction.high)
        return shown.translate("card-in-auction" if auction.takes_part(seat) else "card-out-of-auction")
    preparing = state.column == PREPARATION
    order = state.turn_order if preparing else state.order
    if state.step == ENDED or seat not in order:
        return ""
    return shown.translate("card-place" if preparing else "card-turn", place=order.index(seat) + 1)


@cached_surface
def _lamp(side: float, ahead: int) -> pygame.Surface:
    """Draw a signal lamp for a phase that is past, current (`ahead` 0) or to come."""
    middle = (side / 2, side / 2)

    def draw(pen: Pen) -> None:
        pen.circle((18, 11, 6), middle, side * 0.43)
        colour = BRASS if ahead < 0 else (255, 214, 110) if ahead == 0 else (76, 54, 36)
        pen.circle(colour, middle, side * 0.33)
        if ahead == 0:
            pen.circle((255, 246, 205), (side * 0.43, side * 0.43), side * 0.13)

    return smooth((side, side), draw)


@cached_surface
def _action_badge(key: str, side: float) -> pygame.Surface:
    """Return an action's icon on a round piece of paper."""

    def draw(pen: Pen) -> None:
        pen.circle(INK, (side / 2, side / 2), side / 2)
        pen.circle(FIELD, (side / 2, side / 2), side / 2 - 1)

    picture = smooth((side, side), draw, 4)
    stamp(picture, icon(key, side * 0.72, INK, FIELD), side / 2, side / 2, centred=True)
    return picture


def _seat_card(seat: int, shown: Seen, motions: Motions) -> SeatCard:
    """Return the card with cash, dividends due at current incomes, position in the order, and shares."""
    state, seen = shown.state, as_settled(shown)
    held = {c: count for c in seen.companies_in_play() if (count := seen.held(seat, c))}
    badges = tuple(Badge("share", company, count) for company, count in held.items())
    note = shown.translate("card-dividends", amount=seen.dividends(seat))
    cash = displayed_cash(shown, seat_party(seat), state.cash[seat], motions)
    numbered = [replace(badge, numbered=True) for badge in badges]
    fewer = (numbered, [replace(badge, count=1) for badge in badges])
    return SeatCard(format_dollars(cash), note, _standing(shown, seat), badges, fewer)


def _pips(shown: Seen) -> tuple[int, int, Badge] | None:
    """Return the cubes laid and allowed in an expansion, in the color of the chosen company."""
    state = shown.state
    if state.step not in (CARRY_OUT, LAYING) or not state.to_lay + state.laid:
        return None
    company = company_of(shown.armed)
    if company is None:
        held = [c for c in state.companies_in_play() if state.held(state.turn, c)]
        able = [move.company for move in shown.moves if isinstance(move, LayTrack)]
        if not held:
            return None
        company = (picked(shown, "company") or able or held)[0]
    return state.laid, state.laid + state.to_lay, Badge("cube", company)


def _midway(state: AmericanRailsState) -> bool:
    """Return whether an action space was taken whose action is not finished."""
    return state.step in (CARRY_OUT, LAYING)


TEXT: Final[BoardText[AmericanRailsState]] = BoardText(
    seat_card=_seat_card,
    counts=cash_of,
    about=about_thing,
    illegal_reason=reason,
    choices=choices_of,
    preview=preview_of,
    guide=guide_of,
    pips=_pips,
    chapters=lambda events, before, after, shown: chapters_of(events, after, shown),
    company_badge="seal",
)
CHOOSING: Final[BoardChoosing[AmericanRailsState]] = BoardChoosing(
    is_mid_action=_midway, begins_anew=lambda state: state.step in (PUT_UP, CHOOSE)
)


class AmericanRailsView(ZoomableView[AmericanRailsState, Painter]):
    """The map, its tracks and the companies' certificates."""

    text = TEXT
    choosing = CHOOSING
    animations = ANIMATIONS

    def __init__(self, board: Board) -> None:
        """Create the view of the match's `board`."""
        self._board = board
        super().__init__()

    @property
    def layout(self) -> CubeLayout:
        """Return the layout. Raises `RuntimeError` before the first `arrange`."""
        return self._painting.layout

    def _laid_out(self, scale: Scale, area: pygame.Rect) -> Painter:
        layout = CubeLayout(scale, area, look_of(self._board), len(self._board.companies))
        return Painter(layout, self._board)

    # The top bar

    def draw_status(
        self, surface: pygame.Surface, scale: Scale, rect: pygame.Rect, shown: Seen, motions: Motions
    ) -> None:
        """Draw the year, the round, three signal lamps, the phase."""
        state = shown.seen
        k, x, y = scale.k, float(rect.x), rect.centery
        first, last = state.board.first_year, state.board.last_year
        x = write(surface, scale, str(state.year), "slab_bold", 24, CREAM, x, y).right + 22 * k
        if state.column == PREPARATION:
            write(surface, scale, shown.localizer.message(state.heading()), "semi", 19, CREAM, x, y)
            return
        words = shown.translate("status-round", round=state.year - first + 1, rounds=last - first + 1)
        x = write(surface, scale, words, "semi", 19, QUIET, x, y).right + 26 * k
        if state.step == ENDED:
            write(surface, scale, shown.translate("status-over"), "semi", 19, CREAM, x, y)
            return
        for lamp in range(COLUMNS):
            stamp(surface, _lamp(round(20 * k, 2), lamp - state.column), x, y - 10 * k)
            if lamp == state.column:
                glow = pygame.Rect(0, 0, scale.px(54), scale.px(54))
                glow.center = (round(x + 10 * k), y)
                lamp_glow(surface, glow, strength=0.55)
            x += 25 * k
        words = shown.translate("status-phase", phase=state.column + 1)
        room = round(rect.right - x - 10 * k)
        if text_width(scale, words, "semi", 19) * NARROWEST <= room:
            write_within(surface, scale, words, "semi", 19, CREAM, x + 10 * k, y, room)

    # Badges

    def draw_badge(self, surface: pygame.Surface, badge: Badge, rect: pygame.Rect) -> None:
        """Draw "share", "seal" or "cube" (index: company), "action" (index: row), or "house"."""
        board = self._board
        side = float(min(rect.size))
        if badge.picture == "action":
            picture = _action_badge(board.rows[badge.index], side)
        elif badge.picture == "house":
            picture = house(side * 0.8)
        else:
            colour = board.companies[badge.index].colour
            if badge.picture == "share":
                picture = share(colour, *rect.size)
            elif badge.picture == "cube":
                picture = cube(colour, side * 0.86)
            else:
                picture = seal(colour, side)
        stamp(surface, picture, *rect.center, centred=True)

    # Things

    def pickable_at(self, position: tuple[int, int], shown: Seen) -> Pickable | None:
        """Return a company's certificate, a row of the action track, a hex, or another part of the board."""
        layout, state = self.layout, shown.state
        for company, rect in enumerate(layout.certificates):
            if rect.collidepoint(position):
                return Pickable("company", company)
        if not layout.frame.collidepoint(position):
            return None
        if state.auction is not None and bill_rect(layout).collidepoint(position):
            return Pickable("part", "auction")
        fields = self._fields(shown)
        for name, rect in layout.insets.items():
            if name != "compass" and name in fields and rect.collidepoint(position):
                return self._part_at(position, name, state)
        number = state.board.hex_at.get(layout.hexes.spot_at(*position))
        return None if number is None else Pickable("hex", number)

    def _fields(self, shown: Seen) -> frozenset[str]:
        """Return the visible printed fields that can be pointed at."""
        return self.layout.fields_over_map(bool(free_rows(shown)))

    def plates(self, shown: Seen) -> Sequence[pygame.Rect]:
        """Return the visible printed fields, and the auction's bill."""
        fields = [self.layout.insets[name] for name in sorted(self._fields(shown))]
        return [*fields, bill_rect(self.layout)] if shown.state.auction is not None else fields

    def _part_at(self, position: tuple[int, int], name: str, state: AmericanRailsState) -> Pickable | None:
        """Return the thing at a pixel in one of the printed fields."""
        if name != "actions":
            return Pickable("part", name)
        layout = self.layout
        if layout.order_rect(len(state.board.rows)).collidepoint(position):
            return Pickable("part", "order")
        rows = range(len(state.board.rows))
        row = next((row for row in rows if layout.row_rect(row).collidepoint(position)), None)
        return None if row is None else Pickable("row", row)

    def names(self, shown: Seen) -> list[pygame.Rect]:
        """Return the rectangles of the cities' names."""
        return name_rects(self.layout, shown)

    def figures(self, shown: Seen) -> list[pygame.Rect]:
        """Return the cities' hexes, which contain their incomes and pieces."""
        board = shown.state.board
        return [self.layout.hex_rect(board.hexes[city.hex]).inflate(-6, -6) for city in board.cities]

    def rect_of(self, thing: Pickable, shown: Seen) -> pygame.Rect | None:
        """Return the rectangle of a thing; None for a hex or a field outside the view of a zoomed map."""
        layout, state = self.layout, shown.state
        if thing.field == "hex":
            rect = layout.hex_rect(state.board.hexes[thing.number]).clip(layout.frame)
            return rect if rect.w and rect.h else None
        if thing.field == "company":
            return layout.certificates[thing.number]
        if thing.field == "part" and thing.value == "auction":
            return bill_rect(layout)
        name = "actions" if thing.field == "row" or thing.value == "order" else str(thing.value)
        if thing.field not in ("row", "part") or name not in self._fields(shown):
            return None
        if thing.field == "row":
            return layout.row_rect(thing.number)
        return layout.order_rect(len(state.board.rows)) if thing.value == "order" else layout.insets[name]

    def card_zoom(self, thing: Pickable, shown: Seen, text_size: float) -> CardZoom | None:
        """Return the certificate of a company."""
        return card_zoom_of(thing, self.layout, shown, text_size)

    # Motion

    def things_of(self, event: Event, shown: Seen) -> list[Pickable]:
        """Return what an event names on the board; a city is its hex."""
        cities = shown.state.board.cities
        return [
            Pickable("hex", cities[thing.number].hex) if thing.field == "city" else thing
            for thing in super().things_of(event, shown)
        ]

    def where(self, event: Event, shown: Seen) -> Point | None:
        """Return the hex of a cube or a house."""
        if not isinstance(event, (CubePlaced, HousePlaced)):
            return None
        return self.layout.hexes.centre(shown.state.board.hexes[event.hex])

    def purse(self, party: Party, shown: Seen) -> Point | None:
        """Return the band of a company's certificate; the bank is behind the cartouche."""
        if party.kind is PartyType.COMPANY:
            return self.layout.purse(party.number)
        return self.layout.insets["cartouche"].center
