"""Shipments and building in New England Railways: what they bring in dollars, and whom they help."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ai.new_england_railways.evaluation import incomes_left
from game.learning.new_england_railways.ledger import (
    Candidate,
    State,
    ship_on,
    shipments,
    worth_of,
)
from game.learning.new_england_railways.messages import Brief, Fact, Title
from game.learning.reasons.routes import cities_apart
from game.rules.messages import Dollars, Message
from game.rules.new_england_railways.building import shortfall
from game.rules.new_england_railways.moves import PassShipping, Ship
from game.rules.new_england_railways.shipping import gains
from game.rules.new_england_railways.steps import SHIP


def ship_title(move: Ship, state: State) -> Message:
    """Return a cube and its destination, with a city that distinguishes several ways."""
    route, ends = move.route, {"city_a": move.route[0], "city_b": move.route[-1]}
    if len(route) == 2:
        return Title.SHIP(colour=move.colour, **ends)
    others = [
        other.route
        for other in state.legal_moves()
        if isinstance(other, Ship)
        and (other.colour, other.route[0], other.route[-1]) == (move.colour, route[0], route[-1])
    ]
    return Title.SHIP_OVER(colour=move.colour, city=cities_apart(route, others), **ends)


def is_no_gain(candidate: Candidate) -> bool:
    """Return whether the better of two moves brings the seat no more income than the worse, a shipment.

    The better one is then an equal shipment, or none at all.
    """
    if candidate.rival is None:
        return False
    better, worse = candidate.move, candidate.rival.move
    if candidate.place:
        better, worse = worse, better
    if not isinstance(worse, Ship) or not isinstance(better, Ship | PassShipping):
        return False
    less = gains(candidate.state, worse.route)[candidate.seat]
    if isinstance(better, PassShipping):
        return less > 0
    return gains(candidate.state, better.route)[candidate.seat] == less


# A shipment


def ship(candidate: Candidate) -> list[Message]:
    """Return the facts about what a shipment brings the seat and the others, compared with the rival move."""
    move, state, seat = candidate.move, candidate.state, candidate.seat
    assert isinstance(move, Ship)
    gained, best = gains(state, move.route), _gains_of_best(candidate)
    own, worth = gained[seat], Dollars(worth_of(state, gained[seat]))
    found: list[Message] = []
    if own:
        found = [Fact.SHIPS(own=Dollars(own), turns=incomes_left(state), worth=worth)]
    shared = _shared(gained, seat)
    same = Dollars(own if own and best and best[seat] == own else 0)
    others = Fact.SHARES(same=same, **shared) if shared["gain"] else Fact.ALONE(same=same)
    if gained == best and shared["gain"] and candidate.is_close:
        others = Fact.SAME()
    return [*found, others, *_better_cube_waits(candidate, own), *_next_best_helps(candidate, gained, shared)]


def _next_best_helps(candidate: Candidate, gained: Sequence[int], shared: dict[str, Any]) -> list[Message]:
    """Return whom the next best shipment would help, if it brings the actor as much as the best one."""
    other, own = candidate.rival_move, gained[candidate.seat]
    if candidate.place or not candidate.is_clear or not isinstance(other, Ship) or not own:
        return []
    instead = gains(candidate.state, other.route)
    helped = _shared(instead, candidate.seat)
    if instead[candidate.seat] < own or sum(instead) <= sum(gained):
        return []
    if helped == shared or helped["gain"] < shared["gain"]:
        return []
    more = int(instead[candidate.seat] > own)
    title, brought = ship_title(other, candidate.state), Dollars(instead[candidate.seat])
    return [Fact.OTHER_HELPS(other=title, own=brought, more=more, **helped)]


def _better_cube_waits(candidate: Candidate, own: int) -> list[Message]:
    """Return the fact that the best shipment's cube can probably wait, if that makes two moves about equal.

    That shipment's immediate income exceeds `own` dollars.
    """
    best, brought = candidate.better_move, _gains_of_best(candidate)
    if not isinstance(best, Ship) or brought[candidate.seat] <= own:
        return []
    if not candidate.is_close or incomes_left(candidate.state) < 2:
        return []
    after = candidate.after.copy()
    if after.step == SHIP:
        ship_on(after, after.acted, candidate.state.buyers)
    if not after.cubes[best.route[0] * len(after.cup) + best.colour]:
        return []
    return [Fact.CUBE_WAITS(colour=best.colour, city=best.route[0])]


def _gains_of_best(candidate: Candidate) -> list[int]:
    """Return what the best shipment brings each seat; empty for the best move, or without a shipment."""
    best = candidate.better_move
    return gains(candidate.state, best.route) if isinstance(best, Ship) else []


def _shared(gained: Sequence[int], seat: int) -> dict[str, Any]:
    """Return the most that any other seat gains, and which seats gain as much."""
    most = max(gain for other, gain in enumerate(gained) if other != seat)
    seats = tuple(other for other, gain in enumerate(gained) if other != seat and gain == most)
    return {"seat": seats, "count": len(seats), "gain": Dollars(most)}


def brief_ship(candidate: Candidate) -> Message:
    """Return a brief about what a shipment brings, and whom it helps."""
    move, state = candidate.move, candidate.state
    assert isinstance(move, Ship)
    gained = gains(state, move.route)
    own, shared = gained[candidate.seat], _shared(gained, candidate.seat)
    if shared["gain"]:
        return Brief.SHIPS_ALSO(own=Dollars(own), **shared)
    return Brief.SHIPS(own=Dollars(own), turns=incomes_left(state), worth=Dollars(worth_of(state, own)))


def pass_shipping(candidate: Candidate) -> list[Message]:
    """Return the facts about what is lost without a shipment, or whom the best one would help."""
    best, rival, seat = _gains_of_best(candidate), candidate.rival_move, candidate.seat
    own = best[seat] if best else 0
    if own and not candidate.is_close:
        return [Fact.FORGOES(own=Dollars(own), worth=Dollars(worth_of(candidate.state, own)))]
    shared = _shared(gains(candidate.state, rival.route), seat) if isinstance(rival, Ship) else None
    helps = [Fact.HELPS_RIVALS(**shared)] if shared is not None and shared["gain"] else []
    if own:
        return [Fact.FORGOES_NOW(own=Dollars(own)), *(_better_cube_waits(candidate, 0) or helps)]
    return [] if candidate.place else helps


def less_income(candidate: Candidate) -> Message | None:
    """Return how much less income a shipment brings than the better one; None if it is no less, or zero."""
    move, best = candidate.move, _gains_of_best(candidate)
    if not isinstance(move, Ship) or not best:
        return None
    own, most = gains(candidate.state, move.route)[candidate.seat], best[candidate.seat]
    return Fact.LESS_INCOME(own=Dollars(own), most=Dollars(most)) if 0 < own < most else None


# Building immediately, or waiting


def pay(candidate: Candidate) -> list[Message]:
    """Return the fact that the link can be used immediately, or that paying for it is of no use."""
    state, seat, missing = candidate.state, candidate.seat, shortfall(candidate.state)
    now, less = (at[seat] for at in shipments(state))
    if candidate.place and now <= less:
        return [Fact.NO_USE(missing=missing)]
    return [Fact.AT_ONCE(missing=missing)]


def brief_pay(candidate: Candidate) -> Message:
    """Return a brief: the link can be used immediately, or paying for it is of no use."""
    is_of_no_use = candidate.place and pay(candidate)[0].id is Fact.NO_USE
    return Brief.NO_USE(missing=shortfall(candidate.state)) if is_of_no_use else Brief.AT_ONCE()


def wait(candidate: Candidate) -> list[Message]:
    """Return the fact that the link comes next turn anyway, and whether paying would have brought nothing."""
    now, less = (at[candidate.seat] for at in shipments(candidate.state))
    is_idle = not candidate.place and now <= less
    return [(Fact.WAITS_IDLE if is_idle else Fact.WAITS)(missing=shortfall(candidate.state))]
