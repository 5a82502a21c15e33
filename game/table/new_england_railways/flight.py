"""Motion on the board: one event after the other, so that steps without a decision can be followed."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import pygame

from game.rules.contract import Event, MoneyPaid
from game.rules.new_england_railways.events import (
    CubeDrawn,
    CubeShipped,
    DiceRolled,
    FirstPlayerChosen,
    GrowthTurned,
    IncomeChanged,
    LinkBuilt,
    LinkTurned,
    StepBegan,
    TurnBegan,
)
from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.table.boards.haul import Link, Train, draw_haul, duration_of
from game.table.boards.moving import CoinFlight, OnTheWay, until_paid
from game.table.kit.clip import only_within
from game.table.kit.lines import length
from game.table.kit.motion import Motion, Motions, Tween
from game.table.kit.pen import Point, stamp
from game.table.kit.pieces import cube
from game.table.kit.tokens import conductors_cap
from game.table.new_england_railways.cards import draw_card
from game.table.new_england_railways.incomes import draw_income, places
from game.table.new_england_railways.layout import CUBE, ENGINE, LinkLayout
from game.table.new_england_railways.reading import Seen, card_rows
from game.table.new_england_railways.towns import draw_cube
from game.table.new_england_railways.tracks import stand_engine

STEP: Final = 0.40
"""Seconds that a step is lit, at least."""
CARD: Final = 0.50
"""Seconds that a card slides, and that a growth card is seen before its cubes come."""
FALL: Final = 0.45
"""Seconds that a cube takes from the cup to its town."""
THROW: Final = 2.2
"""Seconds that dice tumble and are looked at."""
TUMBLE: Final = 0.5
"""The part of that time in which they tumble."""
FLY: Final = 0.60
"""Seconds that money, an engine or the cap flies."""
SLIDE: Final = 0.60
_TOGETHER: Final = 0.12
"""Seconds between things of a kind that move together: coins, incomes, cards."""


@dataclass(frozen=True, slots=True)
class CubeFall(OnTheWay):
    """A cube comes from the cup to a city: the one with this number there."""

    city: int
    number: int
    colour: int


@dataclass(frozen=True, slots=True)
class CardSlide(OnTheWay):
    """A link's card goes from one place to another."""

    link: int
    start: pygame.Rect
    end: pygame.Rect


@dataclass(frozen=True, slots=True)
class EngineFall(OnTheWay):
    """A seat's locomotive comes down onto a link."""

    link: int
    seat: int


@dataclass(frozen=True, slots=True)
class IncomeSlide(OnTheWay):
    """A seat's locomotive runs along the track of incomes."""

    seat: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Freight:
    """A cube travels over its route, from town to town."""

    colour: int
    route: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DiceTumble:
    """Two dice are thrown and looked at; `needed` is the number to be reached, 0 if none is."""

    low: int
    high: int
    needed: int


@dataclass(frozen=True, slots=True)
class CapFlight:
    """The conductor's cap goes to who begins."""

    seat: int


@dataclass(frozen=True, slots=True)
class Lasting:
    """Something that is seen as long as the motions that belong to it last."""


@dataclass(frozen=True, slots=True)
class StepLit(Lasting):
    """A step of the turn, 1 to 11, is lit."""

    step: int


@dataclass(frozen=True, slots=True)
class GrowthShown(Lasting):
    """A growth card lies open."""

    card: int


def _queue(
    motions: Motions, what: object, duration: float, tween: Tween = "accel_decel", together: bool = False
) -> None:
    """Start a motion when all before it are at rest, or, `together`, soon after the last of its kind."""
    others = [motion for motion in motions if not isinstance(motion.what, Lasting)]
    steps, growths = motions.of(StepLit)[-1:], motions.of(GrowthShown)[-1:]
    lasting: list[Motion[Lasting]] = [*steps, *growths]
    delay = max((motion.left for motion in others), default=0.0)
    delay = max([delay, *(motion.delay + STEP - motion.passed for motion in lasting)])
    if together and others and isinstance(others[-1].what, type(what)):
        delay = max(0.0, others[-1].delay - others[-1].passed) + _TOGETHER
    added = motions.add(what, duration=duration, delay=delay, tween=tween)
    if added is not None:
        for motion in lasting if isinstance(what, CubeFall) else steps:
            _last(motion, added.left)


def _start_step(
    event: StepBegan, layout: LinkLayout, state: NewEnglandRailwaysState, motions: Motions
) -> None:
    """A step is lit when all before it is at rest."""
    motions.add(StepLit(event.step), duration=STEP, delay=motions.rest(object), tween="linear")


def _start_growth(
    event: GrowthTurned, layout: LinkLayout, state: NewEnglandRailwaysState, motions: Motions
) -> None:
    """A growth card is seen as a part of its step."""
    step = next(iter(motions.of(StepLit)[-1:]), None)
    delay = max((motion.left for motion in motions if motion is not step), default=0.0)
    if step is not None:
        delay = max(delay, step.delay + STEP - step.passed)
    added = motions.add(GrowthShown(event.card), duration=CARD, delay=delay, tween="linear")
    if added is not None and step is not None:
        _last(step, added.left)


def _last(motion: Motion[Lasting], until: float) -> None:
    """Make a motion last for at least so many seconds from now."""
    motion.duration = max(motion.duration, until + motion.passed - motion.delay)


def shown_step(motions: Motions, now: int) -> int:
    """The step, 1 to 11, that is seen at this moment of the motion; `now` when all is at rest."""
    steps = motions.of(StepLit)
    begun = [motion.what.step for motion in steps if not motion.waiting]
    if begun:
        return begun[-1]
    return (steps[0].what.step - 2) % 11 + 1 if steps else now


def income_seen(motions: Motions, seat: int, income: int) -> int:
    """A seat's income as far as its locomotive has come on the track; `income` when all is at rest."""
    waiting = [motion.what for motion in motions.of(IncomeSlide) if motion.what.seat == seat]
    return waiting[0].before if waiting else income


# Starting


def start_motion(event: Event, layout: LinkLayout, state: NewEnglandRailwaysState, motions: Motions) -> None:
    """Start the motion that shows an event, if it has one."""
    start = _STARTS.get(type(event))
    if start is not None:
        start(event, layout, state, motions)


def _start_money(
    event: MoneyPaid, layout: LinkLayout, state: NewEnglandRailwaysState, motions: Motions
) -> None:
    flight = CoinFlight.of(event)
    _queue(motions, flight, FLY, "linear", together=not until_paid(motions, flight))


def _start_cube(
    event: CubeDrawn, layout: LinkLayout, state: NewEnglandRailwaysState, motions: Motions
) -> None:
    waiting = state.cubes_at(event.city)
    if event.colour not in waiting:
        return
    number = len(waiting) - 1 - waiting[::-1].index(event.colour)
    fall = CubeFall(("cube", event.city * 100 + number), event.city, number, event.colour)
    _queue(motions, fall, FALL)


def _start_card(
    event: LinkTurned, layout: LinkLayout, state: NewEnglandRailwaysState, motions: Motions
) -> None:
    coming = card_rows(state)[0]
    if event.link in coming:
        rect = layout.card(0, coming.index(event.link))
        start = pygame.Rect(0, 0, *rect.size)
        start.midright = (round(layout.deck[0]), round(layout.deck[1]))
        _queue(motions, CardSlide(("card", event.link), event.link, start, rect), CARD)


def _start_turn(
    event: TurnBegan, layout: LinkLayout, state: NewEnglandRailwaysState, motions: Motions
) -> None:
    for number, link in enumerate(state.current):
        slide = CardSlide(("card", link), link, layout.card(0, number), layout.card(1, number))
        _queue(motions, slide, CARD, together=True)


def _start_dice(
    event: DiceRolled, layout: LinkLayout, state: NewEnglandRailwaysState, motions: Motions
) -> None:
    _queue(motions, DiceTumble(event.low, event.high, event.needed), THROW, "linear")


def _start_engine(
    event: LinkBuilt, layout: LinkLayout, state: NewEnglandRailwaysState, motions: Motions
) -> None:
    _queue(motions, EngineFall(("engine", event.link), event.link, event.seat), FLY)


def _start_freight(
    event: CubeShipped, layout: LinkLayout, state: NewEnglandRailwaysState, motions: Motions
) -> None:
    _queue(motions, Freight(event.colour, event.route), duration_of(len(event.route) - 1), "linear")


def _start_income(
    event: IncomeChanged, layout: LinkLayout, state: NewEnglandRailwaysState, motions: Motions
) -> None:
    slide = IncomeSlide(("income", event.seat), event.seat, event.before, event.after)
    _queue(motions, slide, SLIDE, together=True)


def _start_cap(
    event: FirstPlayerChosen, layout: LinkLayout, state: NewEnglandRailwaysState, motions: Motions
) -> None:
    _queue(motions, CapFlight(event.seat), FLY * 1.4)


_STARTS: Final[dict[type[Event], Callable[[Any, LinkLayout, NewEnglandRailwaysState, Motions], None]]] = {
    StepBegan: _start_step,
    GrowthTurned: _start_growth,
    MoneyPaid: _start_money,
    CubeDrawn: _start_cube,
    LinkTurned: _start_card,
    TurnBegan: _start_turn,
    DiceRolled: _start_dice,
    LinkBuilt: _start_engine,
    CubeShipped: _start_freight,
    IncomeChanged: _start_income,
    FirstPlayerChosen: _start_cap,
}


# Drawing


def draw_flights(
    surface: pygame.Surface, layout: LinkLayout, shown: Seen, state: NewEnglandRailwaysState, motions: Motions
) -> None:
    """Everything that is in motion, where it is now; what waits is still where it was."""
    if not motions:
        return
    for card in motions.of(CardSlide):
        _draw_card(surface, layout, shown, state, card)
    with only_within(surface, layout.frame):
        for freight in motions.of(Freight):
            _draw_freight(surface, layout, shown, state, freight)
    for fall in motions.of(CubeFall):
        _draw_cube(surface, layout, state, fall)
    for engine in motions.of(EngineFall):
        _draw_engine(surface, layout, shown, engine)
    _draw_incomes(surface, layout, shown, state, motions)


def draw_cap(
    surface: pygame.Surface, layout: LinkLayout, motions: Motions, place_of: Callable[[int], Point]
) -> None:
    """The cap on its way to the card of who begins."""
    for cap in motions.of(CapFlight):
        if not cap.waiting:
            x, y = cap.between(layout.stage.center, place_of(cap.what.seat))
            picture = conductors_cap(round(52 * layout.k))
            stamp(surface, picture, x, y - _arch(cap, 60 * layout.k), centred=True)


def _arch(motion: Motion[object], high: float) -> float:
    return math.sin(math.pi * motion.time) * high


def _draw_card(
    surface: pygame.Surface,
    layout: LinkLayout,
    shown: Seen,
    state: NewEnglandRailwaysState,
    motion: Motion[CardSlide],
) -> None:
    link, start, end = motion.what.link, motion.what.start, motion.what.end
    from_deck = start.y < layout.card(0, 0).y
    if motion.waiting and from_deck:
        return
    x, y = motion.between(start.topleft, end.topleft)
    draw_card(surface, layout, shown, state, link, pygame.Rect(round(x), round(y), *end.size))


def _draw_cube(
    surface: pygame.Surface, layout: LinkLayout, state: NewEnglandRailwaysState, motion: Motion[CubeFall]
) -> None:
    if motion.waiting:
        return
    city, number, colour = motion.what.city, motion.what.number, motion.what.colour
    x, y = motion.between(layout.cup.center, layout.cube_place(city, number))
    grow = 1 + 0.35 * math.sin(math.pi * motion.time)
    draw_cube(surface, layout, state.board.colours[colour], (x, y - _arch(motion, 90 * layout.k)), grow)


def _draw_freight(
    surface: pygame.Surface,
    layout: LinkLayout,
    shown: Seen,
    state: NewEnglandRailwaysState,
    motion: Motion[Freight],
) -> None:
    """A locomotive of each link's owner pulls the cube over it, from town to town."""
    colour, route = motion.what.colour, motion.what.route
    if motion.waiting:
        draw_cube(surface, layout, state.board.colours[colour], layout.cube_place(route[0], 0))
        return
    owners = [state.owner[link] for link in state.board.links_on(route)]
    ways = link_lines(layout, state, route)
    links = [Link(way, shown.seats[owner].colour) for way, owner in zip(ways, owners, strict=True)]
    cargo = cube(state.board.colours[colour], CUBE * 1.15 * layout.piece_k)
    train = Train(cargo, ENGINE * layout.piece_k, shown.say("haul-gain", amount=1))
    draw_haul(surface, layout.print, links, train, motion)


def link_lines(
    layout: LinkLayout, state: NewEnglandRailwaysState, route: tuple[int, ...]
) -> list[list[Point]]:
    """The way of a cube over each of its links, in its direction."""
    found = []
    for link, start in zip(state.board.links_on(route), route, strict=False):
        line = list(layout.link_line(link))
        found.append(line if state.board.links[link].a == start else line[::-1])
    return found


def route_line(layout: LinkLayout, state: NewEnglandRailwaysState, route: tuple[int, ...]) -> list[Point]:
    """The way of a cube over its links, from the first town to the last."""
    found = [point for line in link_lines(layout, state, route) for point in line]
    return found if length(found) else [layout.town(route[0]), layout.town(route[-1])]


def _draw_engine(
    surface: pygame.Surface, layout: LinkLayout, shown: Seen, motion: Motion[EngineFall]
) -> None:
    """It comes down onto its link, where one looks already."""
    if motion.waiting:
        return
    x, y = layout.engine_place(motion.what.link)
    left = 1 - motion.progress
    wide = round(ENGINE * layout.piece_k * (1 + 0.5 * left))
    stand_engine(surface, shown.seats[motion.what.seat].colour, (x, y - 90 * layout.k * left), wide)


def _draw_incomes(
    surface: pygame.Surface, layout: LinkLayout, shown: Seen, state: NewEnglandRailwaysState, motions: Motions
) -> None:
    """Each seat's locomotive on the track: in its last motion that has begun, or where its first begins."""
    rest = places(layout, state.income)
    for seat in range(state.players):
        own = [motion for motion in motions.of(IncomeSlide) if motion.what.seat == seat]
        if not own:
            continue
        begun = [motion for motion in own if not motion.waiting]
        motion = begun[-1] if begun else own[0]
        before, after = motion.what.before, motion.what.after
        start = (layout.income_x(before), layout.rail_y - 13 * layout.k)
        end = rest[seat] if motion is own[-1] else (layout.income_x(after), start[1])
        x, y = motion.between(start, end) if begun else start
        value = after if motion.time >= 1 else before
        draw_income(surface, layout, shown.seats[seat].colour, (x, y - _arch(motion, 14 * layout.k)), value)
