"""A delivery: a locomotive pulls the cube link by link, and each link's gain rises from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.table.kit.lettering import text_width, write
from game.table.kit.lines import Measured
from game.table.kit.motion import Motion
from game.table.kit.pen import Pen, Point, faded, smooth, stamp
from game.table.kit.pieces import disc, wooden_engine
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import INK, LAMP

LINK: Final = 0.55
"""The seconds that a train takes over a link."""
RISE: Final = 0.80
"""The seconds for which a link's gain rises."""


@dataclass(frozen=True, slots=True)
class Link:
    """A link of the route in the direction of the train: its line in pixels, and its owner's color."""

    line: Sequence[Point]
    colour: int


@dataclass(frozen=True, slots=True)
class Train:
    """The look of a train: the cube's picture, the engine's width in pixels, the gain of each link."""

    cargo: pygame.Surface
    width: float
    gain: str


def duration_of(links: int) -> float:
    """Return the duration in seconds of a delivery over a number of links."""
    return LINK * links + RISE


def draw_haul(
    surface: pygame.Surface, scale: Scale, links: Sequence[Link], train: Train, motion: Motion[object]
) -> None:
    """Draw the train, in the color of the current link, and the gains of the links behind it.

    `motion` runs linearly, at normal pace for `duration_of` the links.
    """
    passed = motion.time * duration_of(len(links))
    number = min(len(links) - 1, int(passed / LINK))
    part = min(1.0, (passed - number * LINK) / LINK)
    _draw_train(surface, links, number, part, train)
    for place, link in enumerate(links):
        risen = (passed - (place + 1) * LINK) / RISE
        if 0 <= risen < 1:
            middle = Measured(link.line)
            (x, y), _ = middle.at(middle.length / 2)
            _draw_gain(surface, scale, link.colour, train.gain, (x, y - 46 * scale.k * risen), risen)


def _draw_train(
    surface: pygame.Surface, links: Sequence[Link], number: int, part: float, train: Train
) -> None:
    """Draw the engine at a fraction of a link, and the cube behind it, on the previous link at the start."""
    line = Measured(links[number].line)
    way = line.length * part
    (x, y), (dx, _) = line.at(way)
    behind = way - train.width * 0.85
    if behind >= 0 or number == 0:
        (cx, cy), _ = line.at(max(0.0, behind))
    else:
        before = Measured(links[number - 1].line)
        (cx, cy), _ = before.at(max(0.0, before.length + behind))
    lift = train.width * 0.16
    stamp(surface, train.cargo, cx, cy - lift, centred=True)
    engine = wooden_engine(links[number].colour, round(train.width))
    if dx < 0:
        engine = pygame.transform.flip(engine, True, False)
    stamp(surface, engine, x, y - lift, centred=True)


def _draw_gain(
    surface: pygame.Surface, scale: Scale, colour: int, words: str, place: Point, risen: float
) -> None:
    """Draw a link's gain, fading as it rises."""
    plate = gain_plate(scale, colour, words)
    stamp(surface, faded(plate, min(1.0, 2 * (1 - risen))), *place, centred=True)


@cached_surface
def gain_plate(scale: Scale, colour: int, words: str) -> pygame.Surface:
    """Return a player's gain on a plate with a disc of the player's color."""
    size = (text_width(scale, words, "slab_bold", 19) + scale.px(40), scale.px(30))
    plate = _plate(size, round(scale.k, 3)).copy()
    stamp(plate, disc(colour, 24 * scale.k, True), scale.px(17), size[1] / 2, centred=True)
    write(plate, scale, words, "slab_bold", 19, INK, scale.px(33), size[1] / 2)
    return plate


@cached_surface
def _plate(size: tuple[int, int], k: float) -> pygame.Surface:
    def paint(pen: Pen) -> None:
        pen.rect((92, 68, 12), 0, 0, *size, size[1] / 2)
        pen.rect(LAMP, 1.2 * k, 1.2 * k, size[0] - 2.4 * k, size[1] - 2.4 * k, size[1] / 2)

    return smooth(size, paint)
