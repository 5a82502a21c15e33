"""What is said of shipments in New England Railways: what they bring in dollars, and whom they help."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ai.new_england_railways.evaluation import INCOME_WORTH, incomes_left, owned_links
from game.learning.new_england_railways.building import ship_on
from game.learning.new_england_railways.phrases import Brief, Fact, Title
from game.learning.reasons.routes import cities_apart
from game.learning.reasons.weighed import WIDE, Weighed
from game.rules.messages import Dollars, Message
from game.rules.new_england_railways.moves import PassShipping, Ship
from game.rules.new_england_railways.shipping import gains, ship_moves
from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.rules.new_england_railways.steps import SHIP

One = Weighed[NewEnglandRailwaysState]


def ship_title(move: Ship, state: NewEnglandRailwaysState) -> Message:
    route, ends = move.route, {"city_a": move.route[0], "city_b": move.route[-1]}
    if len(route) == 2:
        return Title.SHIP(colour=move.colour, **ends)
    others = [
        other.route
        for other in state.legal_moves()
        if isinstance(other, Ship)
        and (other.colour, other.route[0], other.route[-1]) == (move.colour, move.route[0], move.route[-1])
    ]
    return Title.SHIP_OVER(colour=move.colour, city=cities_apart(route, others), **ends)


def best_shipment(state: NewEnglandRailwaysState, seat: int) -> int:
    """The most income that a cube could bring a seat over the links that are built."""
    ways = (move.route for move in ship_moves(state) if isinstance(move, Ship))
    return max((gains(state, route)[seat] for route in ways), default=0)


def second_shipment(state: NewEnglandRailwaysState, seat: int) -> int:
    """How much more income a seat is likely to have by shipping twice in this turn: who buys ships once."""
    buyer = 1 << seat
    twice = ship_on(state.copy(), 0, state.buyers & ~buyer)[seat]
    return max(0, twice - ship_on(state.copy(), 0, state.buyers | buyer)[seat])


def is_no_gain(one: One) -> bool:
    """Whether the better of two moves brings the seat no more income than the worse, which is a shipment.

    It is another one that brings the same, or to ship nothing.
    """
    if one.rival is None:
        return False
    better, worse = (one.rival.move, one.move) if one.place else (one.move, one.rival.move)
    if not isinstance(worse, Ship) or not isinstance(better, (Ship, PassShipping)):
        return False
    less = gains(one.state, worse.route)[one.seat]
    if isinstance(better, PassShipping):
        return less > 0
    return gains(one.state, better.route)[one.seat] == less


def worth_of(state: NewEnglandRailwaysState, income: int) -> int:
    """Dollars that so much more income is likely to bring until the end, after the markets to come."""
    return round(income * INCOME_WORTH[incomes_left(state)])


def ship(one: One) -> list[Message]:
    move, state = one.move, one.state
    assert isinstance(move, Ship)
    gained = gains(state, move.route)
    own, same = gained[one.seat], Dollars(0)
    found: list[Message] = [Fact.NO_OWN_LINK()]
    if own:
        worth = Dollars(worth_of(state, own))
        found = [Fact.SHIPS(own=Dollars(own), turns=incomes_left(state), worth=worth)]
        same = Dollars(own if own == _gain_of_rival(one) else 0)
    shared = _shared(gained, one.seat)
    others = Fact.SHARES(**shared, same=same) if shared["gain"] else Fact.ALONE(same=same)
    if gained == _gains_of_best(one) and (shared["gain"] or not one.is_close):
        others = Fact.SAME() if one.is_close else Fact.SAME_BUT()
    return [*found, others, *_better_cube_waits(one, own), *_next_best_helps(one, gained, shared)]


def _next_best_helps(one: One, gained: Sequence[int], shared: dict[str, Any]) -> list[Message]:
    """Whom the next best shipment would help, where it brings the seat as much as the best one."""
    other = one.rival.move if not one.place and one.rival is not None and one.is_clear else None
    own = gained[one.seat]
    instead = gains(one.state, other.route) if isinstance(other, Ship) else [0] * one.state.players
    if not isinstance(other, Ship) or not own or instead[one.seat] < own:
        return []
    if instead == gained and not one.is_close:
        return [Fact.SAME_AS_NEXT(other=ship_title(other, one.state))]
    helped = _shared(instead, one.seat)
    if sum(instead) <= sum(gained) or helped == shared or helped["gain"] < shared["gain"]:
        return []
    kind = Fact.OTHER_HELPS if instead[one.seat] == own else Fact.OTHER_BUT_HELPS
    return [kind(other=ship_title(other, one.state), own=Dollars(instead[one.seat]), **helped)]


def _better_cube_waits(one: One, own: int) -> list[Message]:
    """That the cube of the best shipment is likely to be there next turn too, where that makes two even.

    It brings more at once than the `own` dollars of income; where others ship it, it brings the seat as much.
    """
    best = one.rival.move if one.place and one.rival is not None else None
    if not isinstance(best, Ship) or _gain_of_rival(one) <= own:
        return []
    if one.chance_gained < WIDE and _waits_for_second(one, best):
        return [Fact.CUBE_WAITS_NOW(colour=best.colour, city=best.route[0])]
    if not one.is_close or incomes_left(one.state) < 2:
        return []
    after = one.after.copy()
    slot = best.route[0] * len(after.cup) + best.colour
    is_left = one.state.acted >= one.state.players and after.cubes[slot] > 0
    brought = ship_on(after, after.acted, one.state.buyers)[one.seat] if after.step == SHIP else 0
    cube = {"colour": best.colour, "city": best.route[0]}
    if after.cubes[slot]:
        return [Fact.CUBE_WAITS(**cube)]
    # It is left to others, who are likely to take it, and nothing else of theirs brings the seat any income.
    if is_left and brought == _gain_of_rival(one):
        return [Fact.CUBE_PAYS(own=Dollars(brought), **cube)]
    return []


def _waits_for_second(one: One, best: Ship) -> bool:
    """Whether the seat ships again in this turn, and the cube of another shipment is likely to wait."""
    state, after = one.state, one.after.copy()
    again = state.acted + state.players
    if not isinstance(one.move, Ship) or state.acted >= state.players or after.step != SHIP:
        return False
    ship_on(after, after.acted, state.buyers, again)
    left = (move for move in ship_moves(after) if isinstance(move, Ship))
    return any((move.colour, move.route[0]) == (best.colour, best.route[0]) for move in left)


def _gains_of_best(one: One) -> list[int]:
    """What the best move brings each seat by a shipment; nothing if this is the best, or none is shipped."""
    best = one.rival.move if one.place and one.rival is not None else None
    return gains(one.state, best.route) if isinstance(best, Ship) else []


def _gain_of_rival(one: One) -> int:
    """What the best move brings the seat by a shipment; 0 if this is the best itself, or none is shipped."""
    gained = _gains_of_best(one)
    return gained[one.seat] if gained else 0


def _shared(gained: Sequence[int], seat: int) -> dict[str, Any]:
    """The most that any other seat gains, and which seats gain as much."""
    most = max(gain for other, gain in enumerate(gained) if other != seat)
    seats = tuple(other for other, gain in enumerate(gained) if other != seat and gain == most)
    return {"seat": seats, "count": len(seats), "gain": Dollars(most)}


def brief_ship(one: One) -> Message:
    move, state = one.move, one.state
    assert isinstance(move, Ship)
    gained = gains(state, move.route)
    own, shared = gained[one.seat], _shared(gained, one.seat)
    if shared["gain"]:
        return Brief.SHIPS_ALSO(own=Dollars(own), **shared)
    worth = Dollars(worth_of(state, own))
    return Brief.SHIPS(own=Dollars(own), turns=incomes_left(state), worth=worth)


def _helped_by_best(one: One) -> list[Message]:
    """Whom the best shipment would help as well."""
    gained = _gains_of_best(one)
    shared = _shared(gained, one.seat) if gained else None
    return [Fact.HELPS_RIVALS(**shared)] if shared is not None and shared["gain"] else []


def pass_shipping(one: One) -> list[Message]:
    lost = _gain_of_rival(one)
    if lost and one.is_close:
        return [Fact.FORGOES_NOW(own=Dollars(lost)), *(_better_cube_waits(one, 0) or _helped_by_best(one))]
    if lost:
        return [Fact.FORGOES(own=Dollars(lost), worth=Dollars(worth_of(one.state, lost)))]
    if best_shipment(one.state, one.seat):
        rival = one.rival.move if one.rival is not None and not one.place else None
        shared = _shared(gains(one.state, rival.route), one.seat) if isinstance(rival, Ship) else None
        return [Fact.HELPS_RIVALS(**shared) if shared is not None and shared["gain"] else Fact.BLOCKS()]
    return [Fact.ONLY_OTHERS() if owned_links(one.state)[one.seat] else Fact.NO_LINK()]
