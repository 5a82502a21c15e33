"""Animations on the board: one event after the other, so that steps without a decision can be followed."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import pygame

from game.rules.contract import MoneyPaid, Sound
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
from game.table.boards.animation import (
    Animation,
    BoardAnimations,
    BoardContext,
    CoinFlight,
    Layer,
    Timed,
    coins,
    sprite,
    until_paid,
)
from game.table.boards.haul import Link, Train, draw_haul, duration_of
from game.table.kit.lines import length
from game.table.kit.motion import Motion, Motions
from game.table.kit.pen import Point
from game.table.kit.pieces import conductors_cap, cube
from game.table.new_england_railways.badges import draw_cube
from game.table.new_england_railways.cards import draw_card
from game.table.new_england_railways.incomes import draw_income, places
from game.table.new_england_railways.layout import CUBE, ENGINE, LinkLayout
from game.table.new_england_railways.reading import card_rows
from game.table.new_england_railways.tracks import stand_engine

At: TypeAlias = BoardContext[LinkLayout, NewEnglandRailwaysState]

STEP: Final = 0.40
"""The minimum seconds that a step is lit."""
CARD: Final = 0.50
"""The seconds that a card slides, and that a growth card is shown before its cubes appear."""
FALL: Final = 0.45
"""The seconds that a cube takes from the cup to its city."""
THROW: Final = 2.2
"""The seconds that dice tumble and are shown."""
TUMBLE: Final = 0.5
"""The fraction of that time in which they tumble."""
FLY: Final = 0.60
"""The seconds that money, an engine or the cap flies."""
CUBES: Final = "cube"
_TOGETHER: Final = 0.12
"""The seconds between things of a kind that move together: coins, incomes, cards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceTumble(Timed):
    """A throw of two dice; `needed` is the number to be reached, 0 if there is none."""

    low: int
    high: int
    needed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StepLit(Timed):
    """The light on a step of the turn, 1 to 11, until its events are over."""

    step: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GrowthShown(Timed):
    """A growth card that stays open until its cubes have arrived."""

    card: int


# Order of animations


def _add(motions: Motions, what: Timed) -> None:
    """Start an animation after all others, or, if it moves with others of its kind, soon after the last.

    Steps and growth cards are shown until all that belongs to them has ended.
    """
    step, growth = motions.of(StepLit)[-1:], motions.of(GrowthShown)[-1:]
    if isinstance(what, StepLit):
        delay = motions.rest(object)
    elif isinstance(what, GrowthShown):
        others = (motion.left for motion in motions if motion not in step)
        delay = max([0.0, *others, *(lit.delay + STEP - lit.passed for lit in step)])
    else:
        moving = [motion for motion in motions if not isinstance(motion.what, (StepLit, GrowthShown))]
        delay = max((motion.left for motion in moving), default=0.0)
        delay = max([delay, *(lasting.delay + STEP - lasting.passed for lasting in (*step, *growth))])
        last = moving[-1] if moving else None
        if (
            what.together
            and last is not None
            and isinstance(last.what, Timed)
            and last.what.kind == what.kind
        ):
            delay = max(0.0, last.delay - last.passed) + _TOGETHER
    added = motions.add(what, duration=what.seconds, delay=delay, easing=what.easing)
    if added is None or isinstance(what, StepLit):
        return
    for lasting in (*step, *growth) if what.kind == CUBES else step:
        lasting.duration = max(lasting.duration, added.left + lasting.passed - lasting.delay)


def shown_step(motions: Motions, now: int) -> int:
    """Return the step, 1 to 11, that is shown during the animations; `now` when all have ended."""
    steps = motions.of(StepLit)
    begun = [motion.what.step for motion in steps if not motion.waiting]
    if begun:
        return begun[-1]
    return (steps[0].what.step - 2) % 11 + 1 if steps else now


# Moving pieces


def _coins(event: MoneyPaid, at: At) -> CoinFlight:
    return coins(event, at, FLY, together=not until_paid(at.motions, event.payer))


def _cube(event: CubeDrawn, at: At) -> Animation[At] | None:
    """Return a cube moving from the cup to a city, the last of its color there."""
    waiting = at.state.cubes_at(event.city)
    if event.colour not in waiting:
        return None
    number = len(waiting) - 1 - waiting[::-1].index(event.colour)
    colour = at.state.board.colours[event.colour]

    def draw(surface: pygame.Surface, at: At, place: Point, motion: Motion[Any]) -> None:
        draw_cube(surface, at.layout, colour, place, 1 + 0.35 * math.sin(math.pi * motion.time))

    return Animation(
        kind=CUBES,
        draw=draw,
        start=lambda at: at.layout.cup.center,
        end=lambda at: at.layout.cube_place(event.city, number),
        arc=90,
        seconds=FALL,
        sound=Sound.CUBE,
        piece=("cube", event.city * 100 + number),
    )


def _card(event: LinkTurned, at: At) -> Animation[At] | None:
    """Return a link's card moving from the deck."""
    coming = card_rows(at.state)[0]
    if event.link not in coming:
        return None

    def start(at: At) -> Point:
        (x, y), (w, h) = at.layout.deck, at.layout.card(0, 0).size
        return round(x) - w, round(y) - h // 2

    return _sliding(event.link, start, (0, coming.index(event.link)))


def _turn(event: TurnBegan, at: At) -> list[Animation[At]]:
    """Return the cards of the next turn moving to the row of this one."""
    current = range(len(at.state.current))
    return [_sliding(at.state.current[number], None, (1, number)) for number in current]


def _sliding(link: int, start: Callable[[At], Point] | None, end: tuple[int, int]) -> Animation[At]:
    """Return a link's card moving to a place in a row, by default from the previous row."""
    row, number = end

    def draw(surface: pygame.Surface, at: At, place: Point, motion: Motion[Any]) -> None:
        rect = at.layout.card(row, number)
        rect.topleft = (round(place[0]), round(place[1]))
        draw_card(surface, at.layout, at.shown, at.state, link, rect)

    return Animation(
        kind="card",
        draw=draw,
        start=start or (lambda at: at.layout.card(row - 1, number).topleft),
        end=lambda at: at.layout.card(row, number).topleft,
        seconds=CARD,
        together=start is None,
        piece=("card", link),
        waits=start is None,
    )


def _engine(event: LinkBuilt, at: At) -> Animation[At]:
    """Return a seat's locomotive moving down onto its link, to which the player looks already."""

    def draw(surface: pygame.Surface, at: At, place: Point, motion: Motion[Any]) -> None:
        wide = round(ENGINE * at.layout.piece_k * (1 + 0.5 * (1 - motion.progress)))
        stand_engine(surface, at.shown.seats[event.seat].colour, place, wide)

    return Animation(
        draw=draw,
        end=lambda at: at.layout.engine_place(event.link),
        drop=90,
        seconds=FLY,
        piece=("engine", event.link),
    )


def _freight(event: CubeShipped, at: At) -> Animation[At]:
    """Return locomotives of the links' owners that pull the cube from city to city."""
    route, colour = event.route, at.state.board.colours[event.colour]

    def draw(surface: pygame.Surface, at: At, _: Point, motion: Motion[Any]) -> None:
        layout, state = at.layout, at.state
        if motion.waiting:
            draw_cube(surface, layout, colour, layout.cube_place(route[0], 0))
            return
        owners = [state.owner[link] for link in state.board.links_on(route)]
        ways = link_lines(layout, state, route)
        links = [Link(way, at.shown.seats[owner].colour) for way, owner in zip(ways, owners, strict=True)]
        cargo = cube(colour, CUBE * 1.15 * layout.piece_k)
        train = Train(cargo, ENGINE * layout.piece_k, at.shown.translate("haul-gain", amount=1))
        draw_haul(surface, layout.print, links, train, motion)

    return Animation(
        draw=draw, seconds=duration_of(len(route) - 1), easing="linear", layer=Layer.MAP, waits=True
    )


def link_lines(
    layout: LinkLayout, state: NewEnglandRailwaysState, route: tuple[int, ...]
) -> list[list[Point]]:
    """Return the route of a cube over each of its links, in its direction."""
    found = []
    for link, start in zip(state.board.links_on(route), route, strict=False):
        line = list(layout.link_line(link))
        found.append(line if state.board.links[link].a == start else line[::-1])
    return found


def route_line(layout: LinkLayout, state: NewEnglandRailwaysState, route: tuple[int, ...]) -> list[Point]:
    """Return the route of a cube over its links, from the first city to the last."""
    found = [point for line in link_lines(layout, state, route) for point in line]
    return found if length(found) else [layout.town(route[0]), layout.town(route[-1])]


def _income(event: IncomeChanged, at: At) -> Animation[At]:
    """Return a seat's locomotive moving along the income track."""

    def end(at: At) -> Point:
        if at.state.income[event.seat] == event.after:
            return places(at.layout, at.state.income)[event.seat]
        return at.layout.income_x(event.after), at.layout.rail_y - 13 * at.layout.k

    def draw(surface: pygame.Surface, at: At, place: Point, motion: Motion[Any]) -> None:
        value = event.after if motion.time >= 1 else event.before
        draw_income(surface, at.layout, at.shown.seats[event.seat].colour, place, value)

    return Animation(
        kind="income",
        draw=draw,
        start=lambda at: (at.layout.income_x(event.before), at.layout.rail_y - 13 * at.layout.k),
        end=end,
        arc=14,
        together=True,
        piece=("income", event.seat),
        rank=event.seat,
        waits=True,
        before=event.before,
    )


def _cap(event: FirstPlayerChosen, at: At) -> Animation[At]:
    """Return the conductor's cap moving to the player who goes first."""
    return Animation(
        draw=sprite(lambda at: conductors_cap(round(52 * at.layout.k))),
        start=lambda at: at.layout.stage.center,
        end=lambda at: at.seat_place(event.seat),
        arc=60,
        seconds=FLY * 1.4,
        layer=Layer.TABLE,
    )


PIECES: Final = {
    "cube": ("100 * city + number",),
    "card": ("link",),
    "engine": ("link",),
    "income": ("seat",),
}
"""The keys of pieces that the view hides while they move: each kind, with the meanings of its numbers."""

ANIMATIONS: Final[BoardAnimations[At]] = BoardAnimations(
    {
        StepBegan: lambda event, at: StepLit(step=event.step, seconds=STEP, easing="linear"),
        GrowthTurned: lambda event, at: GrowthShown(card=event.card, seconds=CARD, easing="linear"),
        MoneyPaid: _coins,
        CubeDrawn: _cube,
        LinkTurned: _card,
        TurnBegan: _turn,
        DiceRolled: lambda event, at: DiceTumble(
            low=event.low, high=event.high, needed=event.needed, seconds=THROW, easing="linear"
        ),
        LinkBuilt: _engine,
        CubeShipped: _freight,
        IncomeChanged: _income,
        FirstPlayerChosen: _cap,
    },
    PIECES,
    _add,
)
