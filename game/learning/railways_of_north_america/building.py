"""Track, cards and cities of Railways of North America: their costs and their uses."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ai.railways_of_north_america.plans import best_plans
from ai.railways_of_north_america.routes import FAR, pass_through, reach_of, ways_of
from game.learning.railways_of_north_america.ledger import (
    Candidate,
    asked,
    bonds_of,
    card_taken,
    is_last_action,
    is_last_turn,
    link_of,
    new_city,
    paid_for,
    points_of,
    takes_more,
)
from game.learning.railways_of_north_america.messages import Brief, Fact
from game.learning.reasons.facts import AGAINST, has
from game.rules.auction import Bid, PassBid
from game.rules.hexgrid import bits
from game.rules.messages import Message
from game.rules.railways_of_north_america.barons import COUNTED, baron_points
from game.rules.railways_of_north_america.board import Board
from game.rules.railways_of_north_america.board_file import (
    CHARTER,
    CONNECT,
    ENGINEERING,
    FERRY,
    HOTEL,
    LAND_GRANT,
    MINES,
    TRAIN,
    TUNNEL,
)
from game.rules.railways_of_north_america.delivering import deliveries, gains, route_of
from game.rules.railways_of_north_america.moves import Grow, KeepBaron, Mine, UseCard
from game.rules.railways_of_north_america.steps import NONE, TILES_PER_BUILD

A_PART: Final = 0.5
"""The fraction of the missing tiles that an action must save to count as leading to a major line."""

# Bonds


def price(candidate: Candidate) -> list[Message]:
    """Return the bonds that the action takes."""
    count, state = bonds_of(candidate), candidate.state
    if count <= 0:
        return []
    if is_last_turn(state):
        return [Fact.BONDS_AT_LAST(count=count)]
    return [Fact.BONDS(count=count, amount=count * state.board.data.setup.bond_interest)]


def with_bonds(candidate: Candidate, shown: list[Message]) -> list[Message]:
    """Return the facts, with the bonds that an action takes.

    A link's title already states its price, so its bonds are shown only if it takes more of them than the
    rival.
    """
    is_link = link_of(candidate) is not None and not takes_more(candidate)
    if isinstance(candidate.move, Bid | PassBid | KeepBaron) or is_link:
        return shown
    return [*shown[:-1], *(fact for fact in price(candidate) if fact not in shown), shown[-1]]


# Track


def lines(candidate: Candidate) -> list[Message]:
    """Return the major lines that the action completes."""
    claimed, after = candidate.state.claimed, candidate.outcome.claimed
    return [
        Fact.LINE(city_a=line.a, city_b=line.b, points=line.points)
        for number, line in enumerate(candidate.state.board.major_lines)
        if claimed[number] == NONE and after[number] == candidate.seat
    ]


def unfinished(candidate: Candidate) -> list[Message]:
    """Return the number of tiles that the action lays without reaching a city."""
    if link_of(candidate) is not None:
        return []
    before, after = (
        sum(len(track.tiles) for track in at.unfinished if track.owner == candidate.seat)
        for at in (candidate.state, candidate.outcome)
    )
    return [Fact.UNFINISHED(count=after - before)] if after > before else []


def nearer(candidate: Candidate) -> list[Message]:
    """Return the major line, if any, to which an action leads: the one with the fewest missing tiles."""
    state, outcome, seat = candidate.state, candidate.outcome, candidate.seat
    before, after, touched = reach_of(state, seat), reach_of(outcome, seat), outcome.touched[seat]
    found = []
    for number, line in enumerate(state.board.major_lines):
        left = after.tiles_between(after.group[line.a], after.group[line.b])
        saved = before.tiles_between(before.group[line.a], before.group[line.b]) - left
        # A line for which more tiles are missing is no reason, unless it brings as many points.
        is_nearer = saved > 0 and saved >= A_PART * left and left <= max(TILES_PER_BUILD, line.points)
        is_begun = touched >> line.a & 1 or touched >> line.b & 1
        is_free = state.claimed[number] == NONE and outcome.claimed[number] == NONE
        if is_free and is_nearer and is_begun:
            found.append((left, -line.points, number))
    if not found:
        return []
    left, points, number = min(found)
    line = state.board.major_lines[number]
    figures = {"city_a": line.a, "city_b": line.b, "points": -points}
    afloat = left < tiles_by_land(state.board, after.group[line.a], after.group[line.b])
    return [(Fact.NEARER_FERRY if afloat else Fact.NEARER)(left=left, **figures)]


def waiting(candidate: Candidate) -> list[Message]:
    """Return the city with the most cubes that an action adds to the seat's network."""
    seat = candidate.seat
    new = bits(candidate.outcome.touched[seat] & ~candidate.state.touched[seat])
    cubes = {city: len(candidate.outcome.cubes_at(city)) for city in new}
    city = max(cubes, key=lambda city: cubes[city], default=NONE)
    return [Fact.WAITING(city=city, count=cubes[city])] if city != NONE and cubes[city] else []


def tiles_by_land(board: Board, one: int, other: int) -> int:
    """Return the fewest missing tiles between two groups of cities (masks) without a ferry, or `FAR`."""
    rows = [_by_land(board)[city] for city in bits(one)]
    there = bits(other)
    return min(row[city] for row in rows for city in there)


@lru_cache(maxsize=4)
def _by_land(board: Board) -> list[list[int]]:
    """Return the minimum number of tiles from city to city by ways without a ferry."""
    count = len(board.cities)
    distance = [[FAR] * count for _ in range(count)]
    for ways in ways_of(board).onward.values():
        for way in ways:
            if not way.ferries:
                distance[way.a][way.b] = min(distance[way.a][way.b], way.length())
    pass_through(distance)
    return distance


# Barons


def goal(candidate: Candidate) -> list[Message]:
    """Return the fact that the move reaches the baron's goal, permanently or until another seat does better.

    A review, which names no bot, omits it because a baron may still be secret.
    """
    state, seat = candidate.state, candidate.seat
    if not candidate.found.bot:
        return []
    points = baron_points(candidate.outcome, seat)
    if points <= baron_points(state, seat):
        return []
    is_certain = state.board.barons[state.kept[seat]].task in (CONNECT, *COUNTED)
    return [(Fact.GOAL if is_certain else Fact.GOAL_FIRST)(points=points)]


# Operations cards


def growth(candidate: Candidate) -> list[Message]:
    """Return the use of a New City, or of an operations card."""
    new, card = new_city(candidate.state, candidate.outcome), card_taken(candidate.state, candidate.outcome)
    if new is not None:
        found = _city_facts(candidate, *new)
        # Which city becomes a new one is still to be chosen: no use there matters little for the card.
        if card == NONE or not any(fact.id in OF_NO_USE for fact in found):
            return found
    if card == NONE:
        return []
    last = candidate.state.display[card] == 1 and not is_last_action(candidate)
    return [Fact.TAKES(card=card, what=_effect(candidate, card, True), last=int(last))]


EFFECTS: Final = {LAND_GRANT: Fact.OPEN_FREE, TUNNEL: Fact.TUNNEL, FERRY: Fact.FERRY, TRAIN: Fact.TRAIN}
"""The facts of cards that need no arguments."""


def _effect(candidate: Candidate, card: int, counted: bool = False) -> Message:
    """Return the effect of a card, in a few words.

    `counted` adds the number of the seat's links that a charter already counts, the place of a ferry, or the
    reduction of the cost of track.
    """
    board = candidate.state.board
    printed = board.operations[card]
    if printed.effect == FERRY and counted:
        return _ferry(candidate)
    if printed.effect in EFFECTS:
        return EFFECTS[printed.effect]()
    if printed.effect == ENGINEERING and counted:
        return Fact.ENGINEERING(amount_water=printed.water or 0, amount_ridge=printed.ridge or 0)
    if printed.effect == MINES:
        return Fact.MINES(amount=board.data.cost.mine, count=printed.cubes)
    if printed.effect == HOTEL:
        return Fact.HOTEL(points=printed.points)
    if printed.effect == CHARTER:
        figures = {"points": printed.points, "most": printed.most}
        own = (link for link in candidate.state.links if link.owner == candidate.seat)
        count = sum(printed.city in (link.a, link.b) for link in own)
        return Fact.CHARTER_NOW(count=count, **figures) if counted else Fact.CHARTER(**figures)
    return printed.description(board.data.cost)


def _ferry(candidate: Candidate) -> Message:
    """Return the link with a ferry, if any, that the card lets the seat build from its own cities."""
    touched = candidate.outcome.touched[candidate.seat]
    plans = (plan for plan in best_plans(candidate.outcome, candidate.seat) if plan.value > 0.0)
    ferries = (plan.way for plan in plans if plan.way.ferries)
    way = next((way for way in ferries if touched >> way.a & 1 or touched >> way.b & 1), None)
    if way is None:
        return Fact.FERRY()
    city_a, city_b = sorted((way.a, way.b))
    return Fact.FERRY_TO(city_a=city_a, city_b=city_b)


def brief_effect(candidate: Candidate, card: int) -> Message:
    """Return the effect of the card that the title names."""
    return Brief.EFFECT(what=_effect(candidate, card))


def used_up(candidate: Candidate) -> list[Message]:
    """Return the card in hand that an action uses up, if it is not the move itself."""
    state, after, seat = candidate.state, paid_for(candidate), candidate.seat
    if isinstance(candidate.move, UseCard):
        return []
    gone = (n for n in range(len(state.deck)) if after.held_by(seat, n) < state.held_by(seat, n))
    return [Fact.USES(card=card) for card in gone][:1]


# New Cities and new cubes

OF_NO_USE: Final = (Fact.DEMAND_LATER, Fact.DEMAND_IDLE)
"""The facts of a demand to which no cube of the seat's can travel, or none for more than before."""


def _city_facts(candidate: Candidate, city: int, colour: int) -> list[Message]:
    """Return the demand of a New City and, if it brings cubes, who can deliver them."""
    demand = demand_for(candidate, city, colour)
    if not brings_cubes(candidate, city):
        return [demand]
    found = [*_out_of_reach(candidate, city), demand]
    # What speaks against a city is no reason why it is the best.
    return found if candidate.place else sorted(found, key=lambda fact: has(fact, AGAINST))


def brings_cubes(candidate: Candidate, city: int) -> bool:
    """Return whether cubes come to a city; a New City from a card brings none."""
    return _new_cubes(candidate, city) > 0


def _new_cubes(candidate: Candidate, city: int) -> int:
    return len(candidate.outcome.cubes_at(city)) - len(candidate.state.cubes_at(city))


def demand_for(candidate: Candidate, city: int, colour: int) -> Message:
    """Return the use of a new demand: the delivery to the city by which the seat then gains most."""
    seat, table = candidate.seat, asked(candidate.outcome, candidate.seat)
    old = points_of(candidate.state, seat, colour)
    found = [
        (gains(table, move), move.city)
        for move in deliveries(table, seat)
        if move.colour == colour and route_of(table, move)[-1] == city
    ]

    def rank(each: tuple[list[int], int]) -> tuple[int, int, int, int]:
        gained, start = each  # Of as good routes the one that brings the others least.
        return gained[seat] - old.get(start, 0), gained[seat], -sum(gained), start

    best, start = max(found, key=rank, default=([0] * table.players, NONE))
    own, before = best[seat], old.get(start, 0)
    if not found:
        return Fact.DEMAND_LATER(city=city, colour=colour)
    if own <= before:
        return Fact.DEMAND_IDLE(colour=colour)
    return Fact.DEMAND_FOR(city_a=start, city_b=city, count=own, before=before)


def cubes(candidate: Candidate) -> list[Message]:
    """Return the facts about how many cubes come to a city, and whether they are out of reach."""
    move = candidate.move
    assert isinstance(move, Mine | Grow)
    new, far = Fact.CUBES(city=move.city, **_count(candidate, move.city)), _out_of_reach(candidate, move.city)
    return [*far, new] if candidate.place else [new, *far]


def _out_of_reach(candidate: Candidate, city: int) -> list[Message]:
    """Return the fact that no link of the seat ends at a city, so that its cubes are of no use yet."""
    owners = {link.owner for link in candidate.state.links if city in (link.a, link.b)}
    if candidate.seat in owners:
        return []
    return [Fact.NOT_YOURS() if owners else Fact.NOBODYS()]


def _count(candidate: Candidate, city: int) -> dict[str, int]:
    """Return how many cubes come to a city; for mines the number is an estimate (`about` is 1)."""
    return {"count": _new_cubes(candidate, city), "about": int(isinstance(candidate.move, Mine))}


def brief_cubes(candidate: Candidate) -> Message:
    """Return a brief about how many cubes come to a city."""
    move = candidate.move
    assert isinstance(move, Mine | Grow)
    return Brief.CUBES(**_count(candidate, move.city))
