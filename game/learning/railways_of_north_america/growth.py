"""What a New City, an operations card or new cubes are good for in Railways of North America."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.railways_of_north_america.plans import best_plans
from game.learning.railways_of_north_america.deliveries import One, best_of_cubes
from game.learning.railways_of_north_america.last import is_last_action
from game.learning.railways_of_north_america.phrases import Brief, Fact
from game.learning.railways_of_north_america.titles import card_taken, new_city
from game.rules.messages import Message, MessageId
from game.rules.railways_of_north_america.board import HIGHEST_ENGINE
from game.rules.railways_of_north_america.board_file import (
    CHARTER,
    ENGINEERING,
    FERRY,
    HOTEL,
    LAND_GRANT,
    MINES,
    TRAIN,
    TUNNEL,
)
from game.rules.railways_of_north_america.delivering import deliveries, gains, route_of
from game.rules.railways_of_north_america.moves import Grow, Mine, UseCard
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import NONE

FOR_OTHERS: Final = (Fact.NOT_YOURS, Fact.NOBODYS)
"""What is said of cities whose cubes the seat can't fetch."""


OF_NO_USE: Final = (Fact.DEMAND_LATER, Fact.DEMAND_IDLE)
"""What is said of a demand to which no cube of the seat's can travel, or none for more than before."""

AGAINST_A_CITY: Final = {
    Fact.DEMAND_LATER,
    Fact.DEMAND_IDLE,
    Fact.STOPS_OWN,
    Fact.ALSO_OTHERS,
    *FOR_OTHERS,
}
"""What speaks against a New City."""


def growth(one: One) -> list[Message]:
    """A New City, or an operations card."""
    new = new_city(one.state, one.outcome)
    card = card_taken(one.state, one.outcome)
    # Which city becomes a new one is still to be chosen: of no use there says little of the card.
    if new is not None and not (card != NONE and demand_for(one, *new).id in OF_NO_USE):
        return _city_facts(one, *new)
    return [_takes(one, card)] if card != NONE else []


def _city_facts(one: One, city: int, colour: int) -> list[Message]:
    """What a New City demands, and, where cubes come with it, who can fetch them."""
    demand = demand_for(one, city, colour)
    if not brings_cubes(one, city):
        return [*_stops(one, city, colour), demand]
    whose, new = _who_fetches(one, city), Fact.NEW_CITY(city=city, colour=colour)
    marker = _marker(one, city)
    decides = whose.id is Fact.ONLY_YOU and not one.place and not _is_shared(one, whose)
    if decides or whose.id in FOR_OTHERS:
        found = [whose, *marker, demand, new]
    else:
        found = [demand, whose, *marker, new]
    found = [*_stops(one, city, colour), *found]
    # What speaks against a city is no reason why it is the best.
    return found if one.place else sorted(found, key=lambda fact: fact.id in AGAINST_A_CITY)


HARM: Final = 2
"""By so many points a cube must bring another less, to be told."""


def _stops(one: One, city: int, colour: int) -> list[Message]:
    """Whose cube was to go on from the city, where cubes of the colour have to stop from now on.

    Or will be to go on, with the next engine. Of several the one that brings most, and of those the one that
    then brings least.
    """
    for more in (0, 1):
        before = one.state.copy()
        before.engine = [min(HIGHEST_ENGINE, level + more) for level in before.engine]
        after = before.copy()
        after.demand[city] |= 1 << colour
        found = [
            (points, -left, seat, start)
            for seat in range(before.players)
            if seat != one.seat
            for start, points, left in _worse(before, after, seat, colour)
        ]
        if found:
            points, left, seat, start = max(found)
            figures = {"city_a": city, "city_b": start, "before": points, "after": -left}
            if more:
                return [Fact.STOPS_LATER(colour=colour, seat=seat, level=before.engine[seat], **figures)]
            return [Fact.STOPS(colour=colour, seat=seat, **figures)]
    return []


def _worse(
    before: RailwaysOfNorthAmericaState, after: RailwaysOfNorthAmericaState, seat: int, colour: int
) -> list[tuple[int, int, int]]:
    """The cities from which a cube of the colour brings a seat far less: which, how much before, after."""
    then = best_of_cubes(after, seat)
    found = []
    for (start, own), (points, _) in best_of_cubes(before, seat).items():
        left = then[start, own][0] if (start, own) in then else 0
        if own == colour and points - left >= HARM:
            found.append((start, points, left))
    return found


def brings_cubes(one: One, city: int) -> bool:
    """Whether cubes come to a city: with a New City that is a card none do."""
    return len(one.outcome.cubes_at(city)) > len(one.state.cubes_at(city))


def _is_shared(one: One, whose: Message) -> bool:
    """Whether the one that it is compared with brings cubes to a city of which the same is to be said."""
    rival = one.rival
    if rival is None:
        return False
    if isinstance(rival.move, (Mine, Grow)):
        return _who_fetches(rival, rival.move.city) == whose
    new = new_city(rival.state, rival.outcome)
    return new is not None and _who_fetches(rival, new[0]) == whose


def _marker(one: One, city: int) -> list[Message]:
    """That a marker goes back with the cubes that come: who is behind has use for a longer match."""
    state, points = one.state, one.state.points
    is_taken = (state.empty & ~one.outcome.empty) >> city & 1
    if not is_taken or state.last_turn != NONE or points[one.seat] == max(points):
        return []
    return [Fact.MARKER_BACK()]


def _takes(one: One, card: int) -> Message:
    """A card that is taken; with the last one it is taken from all who are still to act."""
    last = one.state.display[card] == 1 and not is_last_action(one)
    kind = Fact.TAKES if last else Fact.TAKES_ONE
    return kind(card=card, what=_does(one, card, True))


_EFFECTS: Final[dict[str, MessageId]] = {
    LAND_GRANT: Fact.OPEN_FREE,
    TUNNEL: Fact.TUNNEL,
    FERRY: Fact.FERRY,
    TRAIN: Fact.TRAIN,
}
"""What is told of cards that need no figures."""


def _does(one: One, card: int, counted: bool = False) -> Message:
    """What a card does; its own words are as short as its place on the table.

    `counted` tells of a charter how many links of the seat it counts already, where a ferry would go, and how
    much cheaper track gets.
    """
    board = one.state.board
    printed = board.operations[card]
    if printed.effect == FERRY and counted:
        return _ferry(one)
    plain = _EFFECTS.get(printed.effect)
    if plain is not None:
        return plain()
    if printed.effect == ENGINEERING and counted:
        return Fact.ENGINEERING(amount_water=printed.water or 0, amount_ridge=printed.ridge or 0)
    if printed.effect == MINES:
        return Fact.MINES(amount=board.data.cost.mine, count=printed.cubes)
    if printed.effect == HOTEL:
        return Fact.HOTEL(points=printed.points)
    if printed.effect == CHARTER:
        figures = {"points": printed.points, "most": printed.most}
        own = sum(link.owner == one.seat and printed.city in (link.a, link.b) for link in one.state.links)
        return Fact.CHARTER_NOW(count=own, **figures) if counted else Fact.CHARTER(**figures)
    return printed.note(board.data.cost)


def _ferry(one: One) -> Message:
    """The link with a ferry, if any, that the card lets the seat build from its own cities in this turn."""
    touched = one.outcome.touched[one.seat]
    ferries = (
        plan.way for plan in best_plans(one.outcome, one.seat) if plan.way.ferries and plan.value > 0.0
    )
    way = next((way for way in ferries if touched >> way.a & 1 or touched >> way.b & 1), None)
    if way is None:
        return Fact.FERRY()
    city_a, city_b = sorted((way.a, way.b))
    return Fact.FERRY_TO(city_a=city_a, city_b=city_b)


def used_up(one: One, after: RailwaysOfNorthAmericaState) -> list[Message]:
    """The card in hand that an action uses up, if it is not the move itself; `after`: before any income."""
    if isinstance(one.move, UseCard):
        return []
    cards = range(len(one.state.deck))
    gone = (card for card in cards if after.held_by(one.seat, card) < one.state.held_by(one.seat, card))
    return [Fact.USES(card=card) for card in gone][:1]


def demand_for(one: One, city: int, colour: int) -> Message:
    """What a new demand is good for: the delivery to the city by which the seat then gains most.

    With what it brings another, if no route that is as good leaves the others without. Or what it costs the
    seat, whose own cube was to go on from the city.
    """
    asked = one.outcome.copy()
    asked.turn = one.seat
    found = [
        (gains(asked, move), move.city)
        for move in deliveries(asked, one.seat)
        if move.colour == colour and route_of(asked, move)[-1] == city
    ]
    if not found:
        return _stops_own(one, colour, 0) or Fact.DEMAND_LATER(city=city, colour=colour)
    sorts = best_of_cubes(one.state, one.seat)
    old = {start: points for (start, own), (points, _) in sorts.items() if own == colour}
    # Of as good routes the one that brings the others least.
    best, start = max(
        found,
        key=lambda each: (each[0][one.seat] - old.get(each[1], 0), each[0][one.seat], -sum(each[0]), each[1]),
    )
    own, seat, before = best[one.seat], _most_of_others(best, one.seat), old.get(start, 0)
    stops = _stops_own(one, colour, max(0, own - before))
    if stops is not None:
        return stops
    if own <= before:
        return Fact.DEMAND_IDLE(colour=colour)
    figures = {"city_a": start, "city_b": city, "count": own, "before": before}
    if best[seat]:
        return Fact.DEMAND_FOR_ALSO(seat=seat, gain=best[seat], **figures)
    return Fact.DEMAND_FOR(**figures)


def _stops_own(one: One, colour: int, gained: int) -> Message | None:
    """The own cube of the colour that a new demand keeps from going on, if it costs more than is gained.

    Of several the one that loses most.
    """
    then, found = best_of_cubes(one.outcome, one.seat), list[tuple[int, int, int, int]]()
    for (start, own), (points, _) in best_of_cubes(one.state, one.seat).items():
        left = then[start, own][0] if (start, own) in then else 0
        if own == colour and points - left > gained:
            found.append((points - left, start, points, left))
    if not found:
        return None
    _, start, before, after = max(found)
    return Fact.STOPS_OWN(colour=colour, city=start, before=before, after=after)


def _most_of_others(gained: Sequence[int], seat: int) -> int:
    """The other seat that gains most."""
    return max((other for other in range(len(gained)) if other != seat), key=lambda other: gained[other])


def cube_facts(one: One) -> list[Message]:
    move = one.move
    assert isinstance(move, (Mine, Grow))
    whose, marker = _who_fetches(one, move.city), _marker(one, move.city)
    bring, cubes = _cubes_bring(one, move.city), Fact.CUBES(city=move.city, **_cubes(one, move.city))
    if whose.id is Fact.ONLY_YOU:
        # What is so of the other city as well decides less than what is so of this one.
        shared = [*marker, bring, whose, cubes] if bring is not None else [*marker, whose, cubes]
        return shared if _is_shared(one, whose) else [whose, *marker, bring or cubes]
    if one.place:
        same = bring is None and _brings_as_many(one)
        return [whose, *marker, *([] if same else [bring or cubes])]
    # What speaks against a city is no reason why it is the best; but it is told where its cubes are shared.
    if bring is None and whose.id is Fact.ALSO_OTHERS:
        return [*marker, Fact.CUBES_SHARED(city=move.city, **_cubes(one, move.city)), whose]
    return [*marker, bring or cubes, whose]


def _brings_as_many(one: One) -> bool:
    """Whether the city with which it is compared would get as many cubes."""
    rival = one.rival
    if rival is None or not isinstance(rival.move, type(one.move)):
        return False
    assert isinstance(one.move, (Mine, Grow))
    assert isinstance(rival.move, (Mine, Grow))
    return _cubes(one, one.move.city) == _cubes(rival, rival.move.city)


def _cubes_bring(one: One, city: int) -> Message | None:
    """How many of the colours that may be drawn would bring the seat points from a city, and how many points.

    None if no colour would, or if that does not speak for the better one of the two that are compared.
    """
    bring = _points_by_colour(one, city)
    rival = one.rival.move if one.rival is not None else None
    if isinstance(rival, (Mine, Grow)):
        other = _points_by_colour(one, rival.city)
        if sum(bring) >= sum(other) if one.place else sum(bring) <= sum(other):
            return None
    some = [points for points in bring if points]
    return Fact.CUBES_BRING(city=city, count=len(some), most=max(some)) if some else None


def _points_by_colour(one: One, city: int) -> list[int]:
    """The points that a cube of each colour in a city would bring the seat now, where it can be delivered."""
    found = []
    for colour in range(len(one.state.board.colours)):
        put = one.state.copy()
        put.add_cube(city, colour)
        points, _ = best_of_cubes(put, one.seat).get((city, colour), (0, None))
        found.append(points)
    return found


def _who_fetches(one: One, city: int) -> Message:
    """For whom cubes in a city are of use: who has links that end there."""
    owners = [link.owner for link in one.state.links if city in (link.a, link.b)]
    if not owners:
        return Fact.NOBODYS()
    if one.seat not in owners:
        return Fact.NOT_YOURS()
    return Fact.ALSO_OTHERS() if set(owners) - {one.seat} else Fact.ONLY_YOU()


def brief_effect(one: One, card: int) -> Message:
    """What a card does that the title names."""
    return Brief.EFFECT(what=_does(one, card))


def _cubes(one: One, city: int) -> dict[str, int]:
    """How many cubes come to a city; of mines nobody knows it before they are drawn (`about` is 1)."""
    before, after = (len(state.cubes_at(city)) for state in (one.state, one.outcome))
    return {"count": after - before, "about": int(isinstance(one.move, Mine))}


def brief_cubes(one: One, city: int) -> Message:
    whose = _who_fetches(one, city).id
    if whose in FOR_OTHERS:
        return Brief.CUBES_FAR(**_cubes(one, city))
    return (Brief.CUBES_YOURS if whose is Fact.ONLY_YOU else Brief.CUBES_SHARED)(**_cubes(one, city))
