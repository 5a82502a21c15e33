"""Motion on the board: one event after the other, so that steps without a decision can be followed."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

import pygame

from game.rules.contract import Event, MoneyPaid, Party, Side
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
from game.table.boards.new_england_railways.cards import draw_card
from game.table.boards.new_england_railways.incomes import draw_income, places
from game.table.boards.new_england_railways.layout import ENGINE, Layout
from game.table.boards.new_england_railways.reading import card_rows
from game.table.boards.new_england_railways.towns import HALO, draw_cube
from game.table.boards.new_england_railways.tracks import Key, stand_engine
from game.table.boards.view import Shown
from game.table.kit.lines import along, length
from game.table.kit.materials import lamp_glow
from game.table.kit.motion import Motion, Motions
from game.table.kit.pen import Point, stamp
from game.table.kit.tokens import conductors_cap, flying_coins

STEP: Final = 0.40
"""Seconds that a step is lit, at least."""
CARD: Final = 0.50
"""Seconds that a card slides, and that a growth card is seen before its cubes come."""
FALL: Final = 0.45
"""Seconds that a cube takes from the cup to its town."""
THROW: Final = 2.2
"""Seconds that dice tumble and are looked at."""
TUMBLE: Final = 0.5
"""The part of these in which they tumble."""
FLY: Final = 0.60
"""Seconds that money, an engine or the cap flies."""
LINK: Final = 0.45
"""Seconds that a cube takes over one link."""
SLIDE: Final = 0.60
_TOGETHER: Final = 0.12
"""Seconds between things of a kind that move together: coins, incomes, cards."""
_MOST_COINS: Final = 6
_HIDING: Final = ("cube", "card", "engine", "income")
_LASTING: Final = ("step", "growth")
"""What is seen as long as what belongs to it happens."""


def hidden_pieces(motions: Motions) -> frozenset[Key]:
    """What must not be drawn where it will come to rest, because it is on the way."""
    return frozenset(motion.data[0] for motion in motions if motion.name in _HIDING)


def _end(motion: Motion) -> float:
    """Seconds, at normal speed, until a motion is at rest."""
    return motion.delay + motion.duration - motion.passed


def _queue(
    motions: Motions, name: str, data: Any, duration: float, ease: str = "smooth", together: bool = False
) -> None:
    """Start a motion when all before it are at rest, or, `together`, soon after the last of its kind."""
    others = [motion for motion in motions if motion.name not in _LASTING]
    lasting = [motions.of(kind)[-1] for kind in _LASTING if motions.of(kind)]
    delay = max((_end(motion) for motion in others), default=0.0)
    delay = max([delay, *(motion.delay + STEP - motion.passed for motion in lasting)])
    if together and others and others[-1].name == name:
        delay = max(0.0, others[-1].delay - others[-1].passed) + _TOGETHER
    added = motions.add(name, data, duration=duration, delay=delay, ease=ease)
    if added is not None:
        for motion in lasting:
            if motion.name == "step" or name == "cube":
                _last(motion, _end(added))


def _begin(motions: Motions, name: str, data: Any, duration: float) -> None:
    """Start something that lasts as long as what belongs to it."""
    delay = max((_end(motion) for motion in motions), default=0.0)
    steps = motions.of("step")
    if name != "step" and steps:
        delay = max((_end(motion) for motion in motions if motion is not steps[-1]), default=0.0)
        delay = max(delay, steps[-1].delay + STEP - steps[-1].passed)
    added = motions.add(name, data, duration=duration, delay=delay, ease="linear")
    if added is not None and name != "step" and steps:
        _last(steps[-1], _end(added))


def _last(motion: Motion, until: float) -> None:
    """Let a motion go on for so many seconds from now at least."""
    motion.duration = max(motion.duration, until + motion.passed - motion.delay)


def shown_step(motions: Motions, now: int) -> int:
    """The step, 1 to 11, that is seen at this moment of the motion; `now` when all is at rest."""
    steps = motions.of("step")
    begun = [motion.data for motion in steps if not motion.waiting]
    if begun:
        return int(begun[-1])
    return (steps[0].data - 2) % 11 + 1 if steps else now


# Starting


def start_motion(event: Event, layout: Layout, state: NewEnglandRailwaysState, motions: Motions) -> None:
    """Start what shows an event; events that need no motion start none."""
    start = _STARTS.get(type(event))
    if start is not None:
        start(event, layout, state, motions)


def _purse(layout: Layout, party: Party) -> Point:
    """Where a party's money is: a seat, or the bank behind the cartouche."""
    return layout.seat_edge(party.number) if party.kind is Side.SEAT else layout.cartouche.center


def _start_money(event: MoneyPaid, layout: Layout, state: NewEnglandRailwaysState, motions: Motions) -> None:
    data = (_purse(layout, event.payer), _purse(layout, event.payee), event.amount)
    _queue(motions, "coin", data, FLY, together=True)


def _start_cube(event: CubeDrawn, layout: Layout, state: NewEnglandRailwaysState, motions: Motions) -> None:
    waiting = state.cubes_at(event.city)
    if event.colour not in waiting:
        return
    number = len(waiting) - 1 - waiting[::-1].index(event.colour)
    data = (("cube", event.city * 100 + number), event.city, number, event.colour)
    _queue(motions, "cube", data, FALL)


def _start_card(event: LinkTurned, layout: Layout, state: NewEnglandRailwaysState, motions: Motions) -> None:
    coming = card_rows(state)[0]
    if event.link in coming:
        rect = layout.card(0, coming.index(event.link))
        start = pygame.Rect(0, 0, *rect.size)
        start.midright = (round(layout.deck[0]), round(layout.deck[1]))
        _queue(motions, "card", (("card", event.link), start, rect), CARD)


def _start_turn(event: TurnBegan, layout: Layout, state: NewEnglandRailwaysState, motions: Motions) -> None:
    for number, link in enumerate(state.current):
        data = (("card", link), layout.card(0, number), layout.card(1, number))
        _queue(motions, "card", data, CARD, together=True)


def _start_dice(event: DiceRolled, layout: Layout, state: NewEnglandRailwaysState, motions: Motions) -> None:
    _queue(motions, "dice", (event.low, event.high, event.needed), THROW, "linear")


def _start_engine(event: LinkBuilt, layout: Layout, state: NewEnglandRailwaysState, motions: Motions) -> None:
    _queue(motions, "engine", (("engine", event.link), event.link, event.seat), FLY)


def _start_freight(
    event: CubeShipped, layout: Layout, state: NewEnglandRailwaysState, motions: Motions
) -> None:
    _queue(motions, "freight", (event.colour, event.route), LINK * (len(event.route) - 1), "smooth")


def _start_income(
    event: IncomeChanged, layout: Layout, state: NewEnglandRailwaysState, motions: Motions
) -> None:
    data = (("income", event.seat), event.seat, event.before, event.after)
    _queue(motions, "income", data, SLIDE, together=True)


def _start_cap(
    event: FirstPlayerChosen, layout: Layout, state: NewEnglandRailwaysState, motions: Motions
) -> None:
    _queue(motions, "cap", (layout.stage.center, layout.seat_edge(event.seat)), FLY * 1.4)


_STARTS: Final[dict[type[Event], Callable[[Any, Layout, NewEnglandRailwaysState, Motions], None]]] = {
    StepBegan: lambda event, layout, state, motions: _begin(motions, "step", event.step, STEP),
    GrowthTurned: lambda event, layout, state, motions: _begin(motions, "growth", event.card, CARD),
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
    surface: pygame.Surface, layout: Layout, shown: Shown, state: NewEnglandRailwaysState, motions: Motions
) -> None:
    """Everything that is in motion, where it is now; what waits is still where it was."""
    if not motions:
        return
    for motion in motions.of("card"):
        _draw_card(surface, layout, shown, state, motion)
    before = surface.get_clip()
    surface.set_clip(layout.frame.clip(before))
    for motion in motions.of("freight"):
        _draw_freight(surface, layout, state, motion)
    surface.set_clip(before)
    for motion in motions.of("cube"):
        _draw_cube(surface, layout, state, motion)
    for motion in motions.of("engine"):
        _draw_engine(surface, layout, shown, motion)
    _draw_incomes(surface, layout, shown, state, motions)
    for motion in motions.of("cap"):
        if not motion.waiting:
            x, y = motion.between(*motion.data)
            stamp(
                surface,
                conductors_cap(round(52 * layout.k)),
                x,
                y - _arch(motion, 60 * layout.k),
                centred=True,
            )
    for motion in motions.of("coin"):
        if not motion.waiting:
            start, end, amount = motion.data
            count = min(_MOST_COINS, 1 + amount // 3)
            flying_coins(surface, layout.print, (start, end), motion.time, count, f"${amount}", HALO)


def _arch(motion: Motion, high: float) -> float:
    return math.sin(math.pi * motion.time) * high


def _draw_card(
    surface: pygame.Surface, layout: Layout, shown: Shown, state: NewEnglandRailwaysState, motion: Motion
) -> None:
    (_, link), start, end = motion.data
    from_deck = start.y < layout.card(0, 0).y
    if motion.waiting and from_deck:
        return
    x, y = motion.between(start.topleft, end.topleft)
    draw_card(surface, layout, shown, state, link, pygame.Rect(round(x), round(y), *end.size))


def _draw_cube(
    surface: pygame.Surface, layout: Layout, state: NewEnglandRailwaysState, motion: Motion
) -> None:
    if motion.waiting:
        return
    _, city, number, colour = motion.data
    x, y = motion.between(layout.cup.center, layout.cube_place(city, number))
    grow = 1 + 0.35 * math.sin(math.pi * motion.time)
    draw_cube(surface, layout, state.board.colours[colour], (x, y - _arch(motion, 90 * layout.k)), grow)


def _draw_freight(
    surface: pygame.Surface, layout: Layout, state: NewEnglandRailwaysState, motion: Motion
) -> None:
    """A cube on its way from town to town."""
    colour, route = motion.data
    if motion.waiting:
        draw_cube(surface, layout, state.board.colours[colour], layout.cube_place(route[0], 0))
        return
    (x, y), _ = along(route_line(layout, state, route), min(0.999, motion.progress))
    reach = round(80 * layout.piece_k)
    light = pygame.Rect(0, 0, reach, reach)
    light.center = (round(x), round(y))
    lamp_glow(surface, light, strength=0.5)
    draw_cube(surface, layout, state.board.colours[colour], (x, y - 4 * layout.piece_k), 1.15)


def route_line(layout: Layout, state: NewEnglandRailwaysState, route: tuple[int, ...]) -> list[Point]:
    """The way of a cube over its links, from the first town to the last."""
    found: list[Point] = []
    for link, start in zip(state.board.links_on(route), route, strict=False):
        line = layout.link_line(link)
        found += line if state.board.links[link].a == start else line[::-1]
    return found if length(found) else [layout.town(route[0]), layout.town(route[-1])]


def _draw_engine(surface: pygame.Surface, layout: Layout, shown: Shown, motion: Motion) -> None:
    if motion.waiting:
        return
    _, link, seat = motion.data
    x, y = motion.between(layout.seat_edge(seat), layout.engine_place(link))
    wide = round(ENGINE * layout.piece_k * (1 + 0.4 * (1 - motion.progress)))
    stand_engine(surface, shown.seats[seat].colour, (x, y - _arch(motion, 50 * layout.k)), wide)


def _draw_incomes(
    surface: pygame.Surface, layout: Layout, shown: Shown, state: NewEnglandRailwaysState, motions: Motions
) -> None:
    """Each seat's locomotive on the track: in its last motion that has begun, or where its first begins."""
    rest = places(layout, state.income)
    for seat in range(state.players):
        own = [motion for motion in motions.of("income") if motion.data[1] == seat]
        if not own:
            continue
        begun = [motion for motion in own if not motion.waiting]
        motion = begun[-1] if begun else own[0]
        _, _, before, after = motion.data
        start = (layout.income_x(before), layout.rail_y - 13 * layout.k)
        end = rest[seat] if motion is own[-1] else (layout.income_x(after), start[1])
        x, y = motion.between(start, end) if begun else start
        value = after if motion.time >= 1 else before
        draw_income(surface, layout, shown.seats[seat].colour, (x, y - _arch(motion, 14 * layout.k)), value)
