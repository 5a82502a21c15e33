"""The board view of Railways of North America."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

import pygame

from game.rules.contract import Event, Party, seat_party
from game.rules.railways_of_north_america.board import POINTS_ROUND, Board
from game.rules.railways_of_north_america.events import BondsTaken, CardTurned
from game.rules.railways_of_north_america.moves import Deliver
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.rules.railways_of_north_america.steps import (
    ACTION,
    BID,
    DELIVER,
    ENDED,
    GROW,
    INDUSTRY,
    KEEP_BARON,
    LAY,
    MINE,
    MORE,
    START_TRACK,
    TAKE_CARD,
    TILES_PER_BUILD,
    UPGRADE,
    URBANIZE,
)
from game.table.boards.animation import displayed_cash, figure_seen
from game.table.boards.card_zoom import CardZoom
from game.table.boards.painted import ZoomableView
from game.table.boards.shown import Pickable, Shown
from game.table.boards.view import Badge, BoardChoosing, BoardText, Count, SeatCard
from game.table.kit import images
from game.table.kit.motion import Motions
from game.table.kit.pen import Point, stamp
from game.table.kit.pieces import block, card_back, conductors_cap, disc, wooden_engine
from game.table.kit.scale import Scale
from game.table.railways_of_north_america.animations import ANIMATIONS
from game.table.railways_of_north_america.badges import CARD_KINDS, PAINT_NAMES, action_badge, level_badge
from game.table.railways_of_north_america.cards import display_places
from game.table.railways_of_north_america.choices import choices_of, guide_of
from game.table.railways_of_north_america.fields import line_rows, seen_fields, stock_index
from game.table.railways_of_north_america.hand import card_zoom_of, hand_places, portrait
from game.table.railways_of_north_america.incomes import chapters_of
from game.table.railways_of_north_america.layout import TileLayout
from game.table.railways_of_north_america.listing import (
    bring_into_sight,
    line_at,
    line_rect,
    lines_of,
    lists_deliveries,
    scroll,
)
from game.table.railways_of_north_america.marks import place_done
from game.table.railways_of_north_america.painter import Painter
from game.table.railways_of_north_america.placing import name_rects
from game.table.railways_of_north_america.plans import AHEAD, plans_of
from game.table.railways_of_north_america.previews import outlook_of, preview_of
from game.table.railways_of_north_america.rails import engine_rect
from game.table.railways_of_north_america.reading import (
    THOUSAND,
    cube_thing,
    pickables_in,
    route_thing,
    short_more,
    short_sum,
)
from game.table.railways_of_north_america.spots import drag_begins, lead_of, spots
from game.table.railways_of_north_america.status import draw_bar
from game.table.railways_of_north_america.towns import city_hex, cube_slots, slot_rect
from game.table.railways_of_north_america.words import about_thing, holdings_of, reason
from game.words import format_integer

_NEAR: Final = 5
"""The distance in units from a cube within which it is hit, unless something else is nearer."""
_FIELD_OF: Final = {"line": "lines", "colour": "stock"}
"""The printed field on which pickables of a field appear."""
MIDWAY: Final = frozenset(
    {START_TRACK, LAY, URBANIZE, UPGRADE, DELIVER, TAKE_CARD, MINE, GROW, INDUSTRY, MORE}
)
"""The steps in which a chosen action is carried out."""


def _standing(shown: Shown[State], seat: int) -> str:
    """Return a player's status in the auction."""
    state = shown.seen
    auction = state.auction
    if state.step == BID and auction is not None:
        if auction.leader == seat:
            return shown.translate("seat-bids", amount=auction.high)
        return "" if auction.still_in >> seat & 1 else shown.translate("seat-passed")
    return ""


def _as_settled(shown: Shown[State]) -> State:
    """Return the table from which holdings are read.

    Income on a sheet is that after a turn's last action, whose own events have all been shown by then.
    """
    return shown.state if shown.settling else shown.seen


def _seat_card(seat: int, shown: Shown[State], motions: Motions) -> SeatCard:
    """Return points, cash and the income to come, engine, links, bonds and cards, the place in turn order."""
    state, seen, settled = shown.state, shown.seen, _as_settled(shown)
    count = sum(settled.held_by(seat, card) for card in range(len(settled.deck)))
    badges = [
        Badge("level", settled.engine[seat]),
        Badge("engine", shown.seats[seat].colour, settled.link_counts[seat], numbered=True),
        Badge("bond", 0, settled.bonds[seat], numbered=True),
    ]
    if count:
        badges.append(Badge("cards", 0, count, numbered=True))
    shown_badges = tuple(badge for badge in badges if badge.count)
    points = figure_seen(motions, ("disc", seat, 0), state.points[seat])
    cash = displayed_cash(shown, seat_party(seat), state.cash[seat], motions)
    income_at = state.board.income_at
    # The income of points is shown no earlier than the points.
    income = settled.income(seat) - income_at(settled.points[seat]) + income_at(points)
    if not state.cash[seat] % THOUSAND:
        cash -= cash % THOUSAND
    note = short_sum(shown, cash)
    mark = Badge("cap", 0) if seat == seen.first else None
    if seen.step == ENDED:
        points = state.scores()[seat]
    elif income:
        each = short_more(shown, income) if income > 0 else short_sum(shown, income)
        note = shown.translate("seat-money", cash=note, each=each)
    return SeatCard(format_integer(points), note, _standing(shown, seat), shown_badges, mark=mark)


def _pips(shown: Shown[State]) -> tuple[int, int, Badge] | None:
    """Return the tiles laid and allowed in a build."""
    state = shown.state
    return (state.laid, TILES_PER_BUILD, Badge("action", 0)) if state.step == LAY else None


def _preferred(shown: Shown[State]) -> Pickable | None:
    """Return the route over exactly the picked links, or else the best delivery of the picked cube."""
    links = {thing.number for thing in shown.picked if thing.field == "links"}
    left = [move for move in shown.candidates("route") if isinstance(move, Deliver)]
    exact = [move for move in left if set(move.links) == links]
    if len(exact) == 1:
        return route_thing(exact[0])
    if not any(thing.field == "cube" for thing in shown.picked):
        return None
    lines = lines_of(shown, shown.state)
    return lines[0].thing if lines else None


def _lines(shown: Shown[State]) -> list[Pickable]:
    """Return the deliveries of the list."""
    return [line.thing for line in lines_of(shown, shown.state)]


def _counts(seat: int, state: State, shown: Shown[State]) -> tuple[Count, ...]:
    """Return points, cash and bonds."""

    def taken(event: Event) -> int:
        return event.count if isinstance(event, BondsTaken) and event.seat == seat else 0

    return (
        Count(state.points[seat], format_integer, is_cash=False),
        Count(state.cash[seat], lambda amount: short_sum(shown, amount)),
        Count(
            state.bonds[seat],
            format_integer,
            is_cash=False,
            named=lambda count: shown.translate("seat-bonds", count=count),
            change_by=taken,
        ),
    )


TEXT: Final[BoardText[State]] = BoardText(
    seat_card=_seat_card,
    counts=_counts,
    about=lambda thing, shown: about_thing(thing, shown, shown.state),
    illegal_reason=lambda thing, shown: reason(thing, shown, shown.state),
    choices=lambda shown: choices_of(shown, shown.state),
    preview=lambda move, shown: preview_of(move, shown, shown.state),
    outlook=lambda shown: outlook_of(shown, shown.state),
    guide=lambda shown: guide_of(shown, shown.state),
    pips=_pips,
    holdings=lambda seat, shown: holdings_of(seat, shown, _as_settled(shown)),
    chapters=chapters_of,
)
CHOOSING: Final[BoardChoosing[State]] = BoardChoosing(
    pickables_for=pickables_in,
    plans=lambda shown: plans_of(shown, shown.state),
    shortcut=lambda thing, shown: lead_of(thing, shown, shown.state),
    starts_drag=lambda thing, shown: drag_begins(thing, shown, shown.state),
    preferred=_preferred,
    listed=_lines,
    best=_lines,
    is_mid_action=lambda state: state.step in MIDWAY,
    # Only which baron is kept is secret; players who want to see theirs later ask for the curtain.
    needs_curtain=lambda state: state.step == KEEP_BARON,
)


class RailwaysOfNorthAmericaView(ZoomableView[State, Painter]):
    """A view with the map and its score track over the whole width, cards and lists on the map's empty
    corners.
    """

    text = TEXT
    choosing = CHOOSING
    animations = ANIMATIONS

    wide: ClassVar[bool] = True
    has_secrets = True
    hides_scores: ClassVar[bool] = False

    def __init__(self, board: Board) -> None:
        """Create the view of a match on this board."""
        self._board = board
        self._hand = pygame.Rect(0, 0, 0, 0)
        self._seats: Sequence[pygame.Rect] = ()
        super().__init__()

    def lay_beside(self, hand: pygame.Rect, seats: Sequence[pygame.Rect]) -> None:
        """Place the viewer's hand below the board."""
        self._hand, self._seats = hand, seats

    @property
    def layout(self) -> TileLayout:
        """Return the layout. Raises `RuntimeError` before the first `arrange`."""
        return self._painting.layout

    def _laid_out(self, scale: Scale, area: pygame.Rect) -> Painter:
        return Painter(TileLayout(scale, area, self._board, self._hand, self._seats), self._board)

    def draw_status(
        self, surface: pygame.Surface, scale: Scale, rect: pygame.Rect, shown: Shown[State], motions: Motions
    ) -> None:
        """Draw the turn, its steps and the turn order."""
        draw_bar(surface, scale, rect, shown)

    def draw_badge(self, surface: pygame.Surface, badge: Badge, rect: pygame.Rect) -> None:
        """Draw the badges "cube" or "city" (index: color), "kind" (index: kind of card), "action",
        "level", and others.
        """
        side = float(min(rect.size))
        if badge.picture == "cube":
            picture = block(PAINT_NAMES[badge.index], side * 0.80)
        elif badge.picture == "city":
            picture = city_hex(PAINT_NAMES[badge.index], round(side * 0.48, 1), True)
        elif badge.picture == "disc":
            picture = disc(badge.index, side * 0.9, flat=True)
        elif badge.picture == "cap":
            picture = conductors_cap(round(side * 1.1))
        elif badge.picture == "engine":
            picture = wooden_engine(badge.index, round(side * 1.15))
        elif badge.picture == "cards":
            picture = card_back(round(side * 1.05), round(side * 0.74))
        elif badge.picture == "level":
            picture = level_badge(badge.index, side, self.layout.print)
        elif badge.picture == "kind":
            picture = images.picture(f"pieces/kind-{CARD_KINDS[badge.index]}", side, side)
        elif badge.picture == "baron":
            picture = portrait(side * 1.012)
        elif badge.picture == "action":
            picture = action_badge(badge.index, side)
        else:
            picture = images.picture("pieces/bond", side, side)
        stamp(surface, picture, *rect.center, centred=True)

    # Things

    def pickable_at(self, position: tuple[int, int], shown: Shown[State]) -> Pickable | None:
        """Return the pickable under a pixel: a cube, an engine, a hex; a field, a card, a major line, a
        score space.
        """
        layout, state = self.layout, shown.state
        if layout.hand.collidepoint(position):
            return self._in_hand(position, shown, state)
        if not layout.frame.collidepoint(position):
            spaces = range(POINTS_ROUND)
            points = next((p for p in spaces if layout.cell(p).collidepoint(position)), None)
            return None if points is None else Pickable("score", points)
        for name in seen_fields(layout, shown, state):
            if layout.fields[name].collidepoint(position):
                return self._on_field(name, position, shown, state)
        return self._on_map(position, shown, state)

    def _on_map(self, position: tuple[int, int], shown: Shown[State], state: State) -> Pickable | None:
        """Return a cube during a delivery, or an engine, whichever is nearer; otherwise the meaning of the
        hex.
        """
        layout, board = self.layout, state.board
        number = board.hex_at.get(layout.hexes.spot_at(*position))
        near: list[tuple[float, Pickable]] = []
        near_by = layout.print.px(_NEAR)
        if shown.moves and state.step in (ACTION, DELIVER):
            for city in range(len(board.cities)):
                for slot in cube_slots(state, layout, city):
                    if slot_rect(slot).inflate(2 * near_by, 2 * near_by).collidepoint(position):
                        gap = (slot.x - position[0]) ** 2 + (slot.y - position[1]) ** 2
                        near.append((gap, cube_thing(state, city, slot.colour)))
        if not (shown.moves and state.step != DELIVER):
            for link in range(len(state.links)):
                rect = engine_rect(layout, state, link)
                if rect.collidepoint(position):
                    gap = (rect.centerx - position[0]) ** 2 + (rect.centery - position[1]) ** 2
                    near.append((gap, Pickable("links", link)))
        found = spots(shown, state)
        if number in found:
            x, y = layout.hexes.centre(board.hexes[number])
            if not near or (x - position[0]) ** 2 + (y - position[1]) ** 2 < min(near)[0]:
                return found[number]
        if near:
            return min(near)[1]
        return None if number is None else Pickable("hex", number)

    def _on_field(
        self, name: str, position: tuple[int, int], shown: Shown[State], state: State
    ) -> Pickable | None:
        """Return what is under a pixel of a printed field."""
        layout = self.layout
        if name == "stock":
            for colour, paint in enumerate(state.board.colours):
                place = layout.stock_tile(*stock_index(state, colour))
                if paint in state.board.data.setup.new_cities and place.collidepoint(position):
                    return Pickable("colour", colour)
        elif name == "lines":
            rows = line_rows(layout, len(state.board.major_lines))
            line = next((n for n, rect in enumerate(rows) if rect.collidepoint(position)), None)
            return None if line is None else Pickable("line", line)
        elif name == "display" and lists_deliveries(shown, state):
            return line_at(layout, position, lines_of(shown, state)) or Pickable("part", "list")
        elif name == "display":
            field = "card" if state.step == TAKE_CARD and shown.moves else "display"
            cards = display_places(layout.fields["display"], layout.print, layout.scale.text, state)
            card = next((n for n, rect in cards.items() if rect.collidepoint(position)), None)
            return None if card is None else Pickable(field, card)
        return Pickable("part", name)

    def _in_hand(self, position: tuple[int, int], shown: Shown[State], state: State) -> Pickable | None:
        barons, cards = hand_places(self.layout.hand, self.layout.print, shown, state)
        for baron, rect in barons.items():
            if rect.collidepoint(position):
                return Pickable("baron", baron)
        field = "held" if state.step == TAKE_CARD or not shown.moves else "card"
        card = next((number for number, rect in cards.items() if rect.collidepoint(position)), None)
        return None if card is None else Pickable(field, card)

    def names(self, shown: Shown[State]) -> list[pygame.Rect]:
        """Return the rectangles of the cities' names."""
        return name_rects(self.layout, shown.localizer, as_seen=True)

    def figures(self, shown: Shown[State]) -> list[pygame.Rect]:
        """Return the rectangles of the cities' hexes with their cubes, and of what is printed next to the
        map.
        """
        layout, board, state = self.layout, self.layout.board, shown.state
        hexes = [layout.hex_rect(board.hexes[city.hex]).inflate(-6, -6) for city in board.cities]
        fields = {name: layout.fields[name] for name in seen_fields(layout, shown, state)}
        cards: Iterable[pygame.Rect] = ()
        if (display := fields.pop("display", None)) is not None:
            cards = display_places(display, layout.print, layout.scale.text, state).values()
        return [*hexes, *fields.values(), *cards]

    def rect_of(self, thing: Pickable, shown: Shown[State]) -> pygame.Rect | None:
        """Return the rectangle of a pickable; None for a place outside the visible part of the map."""
        layout, state = self.layout, shown.state
        rect = self._rect_on_map(thing, shown, state)
        if rect is not None:
            seen = rect.clip(layout.frame)
            return rect if layout.frame.collidepoint(rect.center) and seen.w and seen.h else None
        return self._rect_beside(thing, shown, state)

    def _rect_on_map(self, thing: Pickable, shown: Shown[State], state: State) -> pygame.Rect | None:
        layout, board = self.layout, state.board
        if thing.field in ("hex", AHEAD):
            return layout.hex_rect(board.hexes[thing.number])
        if thing.field in ("city", "end"):
            return layout.hex_rect(board.hexes[board.cities[thing.number].hex])
        if thing.field == "side":
            number = next((n for n, found in spots(shown, state).items() if found == thing), None)
            return None if number is None else layout.hex_rect(board.hexes[number])
        if thing.field == "cube":
            city, colour = divmod(thing.number, len(state.bag))
            slots = [slot for slot in cube_slots(state, layout, city) if slot.colour == colour]
            return slot_rect(slots[0]) if slots else None
        if thing.field == "links":
            return engine_rect(layout, state, thing.number)
        return None

    def _rect_beside(self, thing: Pickable, shown: Shown[State], state: State) -> pygame.Rect | None:
        """Return the rectangle of a pickable that isn't on the map: in the hand, on a visible field."""
        layout, scale = self.layout, self.layout.print
        if thing.field == "score":
            return layout.cell(thing.number)
        taking = thing.field == "display" or (thing.field == "card" and state.step == TAKE_CARD)
        if not taking and thing.field in ("baron", "held", "card"):
            barons, cards = hand_places(layout.hand, scale, shown, state)
            return (barons if thing.field == "baron" else cards).get(thing.number)
        if thing.field == "route":
            lines = _lines(shown)
            return line_rect(layout, lines.index(thing), len(lines)) if thing in lines else None
        name = "display" if taking else _FIELD_OF.get(thing.field, str(thing.value))
        if name not in seen_fields(layout, shown, state):
            return None
        if taking:
            field = layout.fields["display"]
            return display_places(field, scale, layout.scale.text, state).get(thing.number)
        if thing.field == "line":
            return line_rows(layout, len(state.board.major_lines))[thing.number]
        if thing.field == "colour":
            stocked = state.board.colours[thing.number] in state.board.data.setup.new_cities
            return layout.stock_tile(*stock_index(state, thing.number)) if stocked else None
        return layout.fields[name] if thing.field == "part" else None

    def reveal(self, thing: Pickable, shown: Shown[State]) -> None:
        """Scroll the list so that a line is visible."""
        lines = _lines(shown)
        if thing in lines:
            bring_into_sight(self.layout, lines.index(thing), len(lines))

    def wheel(self, position: tuple[int, int], steps: int, shown: Shown[State]) -> bool:
        """Scroll the list if the pointer is over it."""
        layout = self.layout
        if not lists_deliveries(shown, shown.state) or not layout.fields["display"].collidepoint(position):
            return False
        scroll(layout, steps, len(lines_of(shown, shown.state)))
        return True

    def card_zoom(self, thing: Pickable, shown: Shown[State], text_size: float) -> CardZoom | None:
        """Return an enlarged operations card or baron."""
        return card_zoom_of(thing, self.rect_of(thing, shown), self.layout, shown, text_size)

    # Motion

    def things_of(self, event: Event, shown: Shown[State]) -> list[Pickable]:
        """Return what an event names on the board: the hexes of tiles, the cities of links and cubes."""
        if isinstance(event, CardTurned):
            return [Pickable("display", event.card)]
        return [thing for thing in super().things_of(event, shown) if thing.field != "link"]

    def where(self, event: Event, shown: Shown[State]) -> Point | None:
        """Return the place of an event: a finished link, a tile, the city of a delivered cube, a new
        hotel.
        """
        return place_done(self.layout, shown, event)

    def plates(self, shown: Shown[State]) -> Sequence[pygame.Rect]:
        """Return the fields that an enlarged map doesn't fold away."""
        return [self.layout.fields[name] for name in seen_fields(self.layout, shown, shown.state)]

    def purse(self, party: Party, shown: Shown[State]) -> Point | None:
        """Return the place of the bank: the middle of the map."""
        return self.layout.sheet.center
