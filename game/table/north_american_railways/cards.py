"""The printed cards: shares, cities, the cities of a network, slots for shares.

All pictures have premultiplied alpha, are cached by their size, and must not be changed.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.rules.north_american_railways.card_file import City, StartCity
from game.table.boards.card_zoom import CardZoom, enlargement
from game.table.boards.shown import Pickable
from game.table.kit.images import picture, stretched
from game.table.kit.lettering import text_width, write, write_within
from game.table.kit.materials import lay_fibre
from game.table.kit.pen import stamp
from game.table.kit.pieces import coast_arrow, disc, seal
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import cached_surface, run_all
from game.table.kit.theme import INK, PAINTS, PAPER, SEATS, SIGNAL, Colour, mix
from game.table.kit.towns import town
from game.table.north_american_railways.layout import HEAD, CardLayout
from game.table.north_american_railways.reading import FIELDS, SHARES, Seen, company_title
from game.words import active_language, format_dollars

MONEY: Final[Colour] = (28, 88, 48)
"""The green of income."""
COAST: Final[Colour] = (24, 58, 100)
"""The blue of the Coast-to-Coast symbols."""
COASTS_ABREAST: Final = 7
"""The number of symbols in a row where all of a network are shown."""
TAN: Final[Colour] = (226, 202, 158)
"""The background of a start city."""
FACE: Final[Colour] = (252, 246, 232)
"""The background of a card."""
_CARD: Final = (165.0, 166.0)
_PLACE: Final = (124.0, 56.0)
_PLATE: Final = (160.0, 56.0)
"""The default sizes in units of a card, of a card in a network and of a company's plate."""
_EDGES: Final = {_CARD: (20.0, 60.0), _PLACE: (10.0, 10.0), _PLATE: (12.0, 12.0)}
_PILE: Final = 13.0
"""The width of a stacked Coast-to-Coast symbol, in units."""
LOW_LETTERS: Final = (17.5, 16)
"""The text sizes on the cards of a network in two lines: as in one line, and on the narrowest cards."""
_LOW_ROOM: Final = 125
"""The width in units from which such a card has room for the larger letters."""
_TIGHT: Final = 0.5
"""How much a name on a card may be condensed."""
_ENGINE: Final = 84 / 150
"""The height of an engraved locomotive as a part of its width."""


def _face(name: str, size: tuple[int, int], usual: tuple[float, float], k: float) -> pygame.Surface:
    """Return a copy of a card's printed face with paper texture, to be written on."""
    card = stretched(f"cards/north_american_railways/{name}", size, usual, _EDGES[usual], k).copy()
    run_all(lay_fibre(card, card.get_rect(), 21))
    return card


def _name(
    card: pygame.Surface,
    scale: Scale,
    words: str,
    faces: tuple[str, ...],
    points: float,
    y: float,
    pad: float,
) -> None:
    """Write a name in the middle of a card, in the first font that fits between margins of `pad` pixels."""
    room = round(card.get_width() - 2 * pad)
    face = next((f for f in faces if text_width(scale, words, f, points) <= room), faces[-1])
    write_within(card, scale, words, face, points, INK, card.get_width() / 2, y, room, "c", _TIGHT)


def share_card(shown: Seen, company: int, scale: Scale, size: tuple[int, int]) -> pygame.Surface:
    """Return the picture of a share."""
    colour = shown.state.cards.companies[company]
    return _share_card(colour, company_title(shown, company), shown.translate("print-share"), scale, size)


@cached_surface
def _share_card(colour: str, name: str, words: str, scale: Scale, size: tuple[int, int]) -> pygame.Surface:
    """Draw a share: the company's band with sign and name over its engraved locomotive."""
    k, ink = scale.k, PAINTS[colour].ink
    card = share_face(colour, k, size)
    left = 50 * k
    room = round(size[0] - 10 * k - left)
    write_within(card, scale, name, "slab_bold", 23, ink, left, HEAD * k / 2 + 1 * k, room)
    write(card, scale, words, "slab", 17, INK, size[0] / 2, size[1] - 17.5 * k, "c")
    return card


def share_face(colour: str, k: float, size: tuple[int, int]) -> pygame.Surface:
    """Return a share without its text; `k` is pixels in a unit."""
    width, height = size
    head = HEAD * k
    card = _face(f"share-{colour}", size, _CARD, k)
    top = head + 5 * k
    wide = min(134 * k, (height - top - 32 * k) / _ENGINE)
    stamp(
        card, picture(f"locomotives/engraved-{colour}", wide, wide * _ENGINE), (width - wide) / 2, top + 5 * k
    )
    stamp(card, seal(colour, 29 * k), 27 * k, head / 2 + 1 * k, centred=True)
    return card


def _coasts(
    surface: pygame.Surface,
    scale: Scale,
    count: int,
    left: float,
    right: float,
    y: float,
    in_middle: bool = False,
) -> None:
    """Draw Coast-to-Coast symbols in a row that ends at `right`, or is centered between two pixels.

    If there is no room for several, draw one next to their number.
    """
    if not count:
        return
    usual = 13.4 * scale.k
    rows = 1 + 1.16 * (count - 1)
    wide = min(usual, (right - left) / rows)
    numbered = wide < 0.86 * usual
    words = str(count) if numbered and count > 1 else ""
    if numbered:
        wide, rows = usual, 1.0
    before = text_width(scale, words, "semi", 16) + 1.5 * scale.k if words else 0.0
    spare = right - left - rows * wide - before
    x = left + before + (spare / 2 if in_middle else spare)
    if words:
        write(surface, scale, words, "semi", 16, COAST, x - 1.5 * scale.k, y, "r")
    arrow = coast_arrow(round(wide, 1), COAST)
    for i in range(1 if numbered else count):
        stamp(surface, arrow, x + (i * 1.16 + 0.5) * wide, y, centred=True)


def draw_coasts(surface: pygame.Surface, count: int, rect: pygame.Rect) -> None:
    """Draw all Coast-to-Coast symbols of a network, in one or two rows that end at the right of `rect`."""
    rows = 1 if count <= COASTS_ABREAST else 2
    across = -(-count // rows)
    wide = min(rect.w / (1 + 1.12 * (max(across, COASTS_ABREAST) - 1)), rect.h / (rows * 0.8))
    arrow = coast_arrow(round(wide, 1), COAST)
    for i in range(count):
        row, place = divmod(i, across)
        x = rect.right - ((across - 1 - place) * 1.12 + 0.5) * wide
        stamp(surface, arrow, x, rect.centery + (row - (rows - 1) / 2) * 0.74 * wide, centred=True)


def city_card(shown: Seen, city: int, scale: Scale, size: tuple[int, int]) -> pygame.Surface:
    """Return the picture of a city in a column."""
    return _city_card(
        shown.state.cards.cities[city], shown.localizer.title("city", city), active_language(), scale, size
    )


@cached_surface
def _city_card(city: City, name: str, spoken: str, scale: Scale, size: tuple[int, int]) -> pygame.Surface:
    """Draw a city: its name, cost in red, symbols, income in green, and its engraved view.

    `spoken` is the language of the numbers.
    """
    width, height = size
    k, head = scale.k, HEAD * scale.k
    card = _face("city", size, _CARD, k)
    _name(card, scale, name, ("slab_bold", "semi"), 17.5, 12 * k, 6 * k)
    middle = 36.4 * k
    cost = write(card, scale, format_dollars(city.cost), "slab_bold", 16.5, SIGNAL, 9.5 * k, middle)
    income = write(
        card, scale, format_dollars(city.income), "slab_bold", 16.5, MONEY, width - 9.5 * k, middle, "r"
    )
    _coasts(card, scale, city.coast_to_coast, cost.right + 5 * k, income.left - 5 * k, middle, in_middle=True)
    left, top = round(9 * k), round(head + 5 * k)
    view = town(city.name, width - 2 * left, height - top - left)
    stamp(card, view, left, top)
    return card


def network_card(
    shown: Seen, company: int, number: int, scale: Scale, size: tuple[int, int]
) -> pygame.Surface:
    """Return the picture of a city in a network, by the order of buying; number 0 is the start city."""
    state, title = shown.state, shown.localizer.title
    if number == 0:
        start = state.start_city[company]
        return _network_card(
            state.cards.start_cities[start], title("start_city", start), active_language(), scale, size
        )
    city = state.network[company][number - 1]
    return _network_card(state.cards.cities[city], title("city", city), active_language(), scale, size)


@cached_surface
def _network_card(
    city: City | StartCity, name: str, spoken: str, scale: Scale, size: tuple[int, int]
) -> pygame.Surface:
    """Draw name, income and symbols; a start city is tan. `spoken` is the language of the numbers."""
    width, height = size
    k = scale.k
    start = isinstance(city, StartCity)
    kind = "start" if start else "network"
    if height < 40 * k:
        card = _face(f"{kind}-low", size, _PLACE, k)
        _print_low(card, scale, city, name)
        return card
    card = _face(kind, size, _PLACE, k)
    line = mix(INK, TAN if start else PAPER, 0.5)
    card.fill(line, (round(7 * k), round(height * 0.51), width - 2 * round(7 * k), max(1, round(0.8 * k))))
    narrow = width < 100 * k
    _name(card, scale, name, ("semi",), 17.5, height * 0.285, (4 if narrow else 6) * k)
    edge, low = (5.5 if narrow else 9) * k, height * 0.745
    end = write(
        card, scale, format_dollars(city.income), "semi" if narrow else "slab_bold", 17.5, MONEY, edge, low
    )
    count = 0 if isinstance(city, StartCity) else city.coast_to_coast
    _coasts(card, scale, count, end.right + 5 * k, width - edge, low)
    return card


def _print_low(card: pygame.Surface, scale: Scale, city: City | StartCity, name: str) -> None:
    """Write name and income in one line, with stacked symbols between them."""
    k, middle, pad = scale.k, card.get_height() / 2, round(5 * scale.k)
    right = card.get_width() - pad
    points = LOW_LETTERS[card.get_width() < _LOW_ROOM * k]
    income = write(card, scale, format_dollars(city.income), "semi", points, MONEY, right, middle, "r")
    count = 0 if isinstance(city, StartCity) else city.coast_to_coast
    end = income.left - 3 * k
    if count:
        _coast_pile(card, scale, count, end - _PILE * k / 2, middle)
        end -= (_PILE + 3) * k
    write_within(card, scale, name, "semi", points, INK, pad, middle, round(end - pad), narrowest=_TIGHT)


def _coast_pile(surface: pygame.Surface, scale: Scale, count: int, x: float, y: float) -> None:
    """Draw stacked Coast-to-Coast symbols around a pixel."""
    wide = _PILE * scale.k
    apart = min(0.62 * wide, surface.get_height() * 0.84 / count)
    for i in range(count):
        where = y + (i - (count - 1) / 2) * apart
        stamp(surface, coast_arrow(round(wide, 1), COAST), x, where, centred=True)


def slot_card(seat_colour: int | None, size: tuple[int, int]) -> pygame.Surface:
    """Return the picture of a slot for a share: its holder's color and sign, or unsold."""
    holder = "free" if seat_colour is None else SEATS[seat_colour].name
    return picture(f"cards/north_american_railways/slot-{holder}", *size)


@cached_surface
def company_plate(colour: str, name: str, scale: Scale, size: tuple[int, int]) -> pygame.Surface:
    """Return the picture of a company's plate: its color, sign and name (a narrow one has no name)."""
    k, ink = scale.k, PAINTS[colour].ink
    plate = stretched(f"cards/north_american_railways/plate-{colour}", size, _PLATE, _EDGES[_PLATE], k).copy()
    stamp(plate, seal(colour, 33 * k), 29 * k, size[1] / 2, centred=True)
    left = 54 * k
    room = round(size[0] - 8 * k - left)
    if room < 40 * k:
        return plate
    write_within(plate, scale, name, "slab_bold", 23, ink, left, size[1] / 2, room)
    return plate


@cached_surface
def director_marker(colour: str, seat_colour: int, k: float) -> pygame.Surface:
    """Draw the company's marker that its director holds, with the director's own disc in front."""
    side = round(56 * k)
    marker = pygame.Surface((round(60 * k), side), pygame.SRCALPHA)
    stamp(marker, seal(colour, 43 * k), 24 * k, side * 0.46, centred=True)
    stamp(marker, disc(seat_colour, 25 * k), 44 * k, side * 0.70, centred=True)
    return marker


_CITY: Final = (150.0, 66.0)
"""The size of a city of a network, in units."""
_NARROW: Final = (105.0, 40.0)
"""The width and height below which a city is hard to read on the board."""


def card_zoom_of(
    thing: Pickable, place: pygame.Rect | None, layout: CardLayout, shown: Seen, text_size: float
) -> CardZoom | None:
    """Return the card at `place`; None for anything else.

    At the default text size only the cards of a long network are enlarged.
    """
    if place is None:
        return None
    usual = text_size == 1
    scale = layout.print.larger(enlargement(layout.scale, layout.print, text_size))
    narrow = place.w < layout.print.px(_NARROW[0]) or place.h < layout.print.px(_NARROW[1])
    if thing.field == "network" and (narrow or not usual):
        size = (scale.px(_CITY[0]), scale.px(_CITY[1]))
        company, number = thing.numbers
        return CardZoom(network_card(shown, company, number, scale, size), place)
    card = _card(thing, shown)
    if usual or card is None:
        return None
    group, printed = card
    size = (scale.px(layout.card_wide), scale.px(layout.card_high))
    print_card = share_card if group == SHARES else city_card
    return CardZoom(print_card(shown, printed, scale, size), place)


def _card(thing: Pickable, shown: Seen) -> tuple[int, int] | None:
    """Return the group of a card in a column, and its company or city; None for other things."""
    state = shown.state
    columns = (state.share_columns, state.city_columns)
    if thing.field in FIELDS:
        group, left = FIELDS.index(thing.field), (state.shares_left, state.cities_left)
        return group, columns[group][thing.number][left[group][thing.number] - 1]
    if thing.field == "covered":
        group, column, number = thing.numbers
        return group, columns[group][column][number]
    return None
