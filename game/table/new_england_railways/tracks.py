"""Links on the map: printed rails, an owner's track with its locomotive, and the numbers of all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.table.boards.animation import Key
from game.table.kit.lettering import write
from game.table.kit.pen import FACTOR, Pen, Point, faded, smooth, stamp
from game.table.kit.pieces import contact_shadow, wooden_engine
from game.table.kit.rails import BRASS_BAND, given_up, medallion, owned_rails, printed_rails, unfinished_rails
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import INK, PAPER, SEATS, Colour, mix
from game.table.new_england_railways.layout import ENGINE, MEDALLION, LinkLayout
from game.table.new_england_railways.reading import LinkStage, Seen, status

_BEFORE_CARD: Final = {LinkStage.NEXT: LinkStage.DECK, LinkStage.SALE: LinkStage.NEXT}
"""The status of a link before its card moves to its row."""
PALE: Final[Colour] = mix(INK, PAPER, 0.30)
"""The color of the number of a link that is out of the game."""


def _standings(shown: Seen, hidden: frozenset[Key]) -> list[LinkStage]:
    """Return each link's displayed status, which changes after its engine or card has arrived."""
    state = shown.seen
    found = [status(state, link) for link in range(len(state.board.links))]
    for link, standing in enumerate(found):
        if standing is LinkStage.BUILT and ("engine", link) in hidden:
            found[link] = LinkStage.UNFINISHED
        elif ("card", link) in hidden and standing in _BEFORE_CARD:
            found[link] = _BEFORE_CARD[standing]
    return found


def draw_tracks(
    surface: pygame.Surface, layout: LinkLayout, shown: Seen, hidden: frozenset[Key]
) -> Iterator[None]:
    """Draw the lines of all links, one per step, owned links on top."""
    standings = _standings(shown, hidden)
    for link in sorted(
        range(len(standings)),
        key=lambda link: standings[link] in (LinkStage.BUILT, LinkStage.UNFINISHED, LinkStage.LOT),
    ):
        _draw_track(surface, layout, link, standings[link], _colour(shown, link))
        yield


def draw_engines(
    surface: pygame.Surface, layout: LinkLayout, shown: Seen, hidden: frozenset[Key]
) -> Iterator[None]:
    """Draw the owners' locomotives, and above them the links' numbers, one per step."""
    standings = _standings(shown, hidden)
    for link, standing in enumerate(standings):
        if standing is LinkStage.BUILT:
            draw_engine(surface, layout, link, _colour(shown, link))
        elif standing is LinkStage.UNFINISHED and ("engine", link) not in hidden:
            draw_engine(surface, layout, link, _colour(shown, link), 0.55)
    for link, standing in enumerate(standings):
        draw_number(surface, layout, shown.seen, link, standing, _colour(shown, link))
        yield


def _colour(shown: Seen, link: int) -> int:
    """Return the seat color of a link's owner, or -1."""
    seat = shown.seen.owner[link]
    return shown.seats[seat].colour if seat >= 0 else -1


def _draw_track(
    surface: pygame.Surface, layout: LinkLayout, link: int, standing: LinkStage, colour: int
) -> None:
    rect, line = layout.link_track(link)
    if rect.colliderect(layout.frame):
        track = _track(line, rect.size, standing, colour, round(layout.piece_k, 3))
        stamp(surface, track, rect.x, rect.y)


_LARGE: Final = 2.0
"""The pixels per unit from which rails are wide enough for less antialiasing."""


@cached_surface
def _track(
    line: tuple[Point, ...], size: tuple[int, int], standing: LinkStage, colour: int, k: float
) -> pygame.Surface:
    def draw(pen: Pen) -> None:
        pen = pen.at(0, 0, k)
        units = [(x / k, y / k) for x, y in line]
        if standing is LinkStage.BUILT:
            owned_rails(pen, units, SEATS[colour].colour)
        elif standing is LinkStage.UNFINISHED:
            unfinished_rails(pen, units, SEATS[colour].colour)
        elif standing is LinkStage.GONE:
            given_up(pen, units)
        else:
            printed_rails(pen, units, lit=BRASS_BAND if standing is LinkStage.LOT else None)

    return smooth(size, draw, FACTOR if k < _LARGE else 2)


def draw_number(
    surface: pygame.Surface,
    layout: LinkLayout,
    state: NewEnglandRailwaysState,
    link: int,
    standing: LinkStage,
    colour: int,
) -> None:
    """Draw a link's medallion: brass if it is for sale, pale blue next turn, with a rim if it is sold."""
    x, y = layout.number_place(link)
    radius = number_radius(layout)
    if not layout.frame.inflate(4 * radius, 4 * radius).collidepoint(x, y):
        return
    field = {LinkStage.LOT: "lit", LinkStage.SALE: "lit", LinkStage.NEXT: "next"}.get(standing, "")
    picture = medallion(round(radius, 1), field, colour)
    stamp(surface, faded(picture, 0.75) if standing is LinkStage.GONE else picture, x, y, centred=True)
    ink = PALE if standing is LinkStage.GONE else INK
    number = str(state.board.links[link].number)
    write(surface, layout.map_scale, number, "slab_bold", 17, ink, x, y, "c")


def number_radius(layout: LinkLayout) -> float:
    """Return the radius of a medallion in pixels, enough for two digits at the minimum text size."""
    return max(MEDALLION * layout.piece_k, layout.map_scale.size(17) * 0.74)


def draw_engine(
    surface: pygame.Surface, layout: LinkLayout, link: int, colour: int, strength: float = 1.0
) -> None:
    """Draw the owner's locomotive on a link; a pale one is not yet placed."""
    x, y = layout.engine_place(link)
    stand_engine(surface, colour, (x, y), round(ENGINE * layout.piece_k), strength)


def stand_engine(
    surface: pygame.Surface, colour: int, place: Point, wide: int, strength: float = 1.0
) -> None:
    """Draw a locomotive with its shadow, centered at `place`; `wide` is its length in pixels."""
    x, y = place
    shadow = contact_shadow(round(wide * 0.94), max(4, round(wide * 0.24)))
    engine = wooden_engine(colour, wide)
    if strength < 1:
        engine = faded(engine, strength)
    else:
        stamp(surface, shadow, x, y + wide * 0.32, centred=True)
    stamp(surface, engine, x, y, centred=True)
