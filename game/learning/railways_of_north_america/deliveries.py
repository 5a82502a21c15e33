"""Deliveries in Railways of North America: what each brings, and who else can make it."""

from __future__ import annotations

from typing import Final

from ai.knowledge import for_game
from game.learning.railways_of_north_america.ledger import (
    Candidate,
    State,
    about_as_good,
    acts_again,
    asked,
    best_delivery,
    best_of_cubes,
    best_other,
    gained_by,
    is_last_action,
    is_last_turn,
)
from game.learning.railways_of_north_america.messages import Fact
from game.rules.messages import Dollars, Message
from game.rules.railways_of_north_america.delivering import bonuses_for, deliveries, gains, route_of
from game.rules.railways_of_north_america.moves import ChooseAction, Deliver
from game.rules.railways_of_north_america.steps import DELIVER_ACTION, NONE

BESIDE_IT: Final = 3
"""The number of best candidates among which a higher delivery that can wait is searched."""


def ends_of(state: State, move: Deliver) -> dict[str, int]:
    """Return the origin and the destination of a cube."""
    return {"city_a": move.city, "city_b": route_of(state, move)[-1]}


def delivered(state: State, outcome: State) -> Deliver | None:
    """Return the delivery that leads to an outcome."""
    policy = for_game(state.game).policy
    for move in deliveries(state, state.turn):
        after = state.copy()
        after.apply_unchecked(move)
        policy.settle(after)
        if after == outcome:
            return move
    return None


def _delivery_of(candidate: Candidate) -> Deliver | None:
    """Return the delivery itself, or the one that will probably follow the choice of that action."""
    move = candidate.move
    if isinstance(move, Deliver):
        return move
    if isinstance(move, ChooseAction) and move.action == DELIVER_ACTION:
        return delivered(candidate.after, candidate.outcome)
    return None


def within_reach(state: State, seat: int, cube: Deliver) -> list[int]:
    """Return the other seats for which a cube of that city and color would score, if it were their turn."""
    found = []
    for other in range(state.players):
        table = asked(state, other)
        if other != seat and any(
            (move.city, move.colour) == (cube.city, cube.colour) and gains(table, move)[other]
            for move in deliveries(table, other)
        ):
            found.append(other)
    return found


def lasts(state: State, cube: Deliver, rivals: int) -> bool:
    """Return whether a cube of that city and color is left if this many others take one each."""
    return state.cubes_at(cube.city).count(cube.colour) > rivals


def _contested(state: State, seat: int, cube: Deliver) -> list[int]:
    """Return the other seats within reach of a cube, if they may take all cubes of its kind."""
    rivals = within_reach(state, seat, cube)
    return [] if lasts(state, cube, len(rivals)) else rivals


def delivery(candidate: Candidate) -> list[Message]:
    """Return the points of an action that delivers, compared with the other delivery; nothing of others."""
    gained, seat, rival = gained_by(candidate), candidate.seat, candidate.rival
    if not any(gained):
        return []
    other = best_other(gained, seat)
    sends = Fact.SENDS(own=gained[seat])
    if gained[other]:
        sends = Fact.SENDS_ALSO(own=gained[seat], seat=other, gain=gained[other])
    points = [sends, *_bonus(candidate), *_ends(candidate)]
    hurry, income = _hurry(candidate), _income(candidate)
    if isinstance(candidate.move, ChooseAction):
        return [*points, *hurry, *income]  # Which cube it is comes with its points.
    if candidate.place:
        # What another cube would bring, or brings others here, matters more than that this one can wait.
        also = points if gained[other] else []
        return [*_fewer(candidate, other), *also, *hurry, *([] if also else points), *income]
    own = _first_for_less(candidate) or points[:1]
    is_review = not candidate.found.bot and rival is not None
    sent = gained_by(rival)[seat] if rival is not None and is_review else 0
    is_fewer = is_review and isinstance(candidate.rival_move, Deliver) and sent < gained[seat]
    others = [Fact.OTHER_SENDS(own=sent)] if is_fewer and isinstance(candidate.move, Deliver) else []
    return [*hurry, *own, *points[1:], *others, *income]


def _bonus(candidate: Candidate) -> list[Message]:
    """Return which bonus card contributes most to the points of a delivery."""
    move, state, own = _delivery_of(candidate), candidate.state, gained_by(candidate)[candidate.seat]
    if move is None:
        return []
    cards = bonuses_for(state, candidate.seat, move, route_of(state, move)[-1])
    points = {card: state.board.operations[card].points for card in cards}
    card = max(points, key=lambda card: points[card], default=None)
    return [] if card is None else [Fact.BONUS(rest=own - points[card], points=points[card], card=card)]


def _is_bonus_in_reach(state: State, seat: int, move: Deliver) -> bool:
    """Return whether another seat could take a bonus card of a delivery, with some cube of its own."""
    cards = set(bonuses_for(state, seat, move, route_of(state, move)[-1]))
    for other in range(state.players) if cards else ():
        table = asked(state, other)
        if other != seat and any(
            cards.intersection(bonuses_for(table, other, cube, route_of(table, cube)[-1]))
            for cube in deliveries(table, other)
        ):
            return True
    return False


def _ends(candidate: Candidate) -> list[Message]:
    """Return the fact that the delivery places the last marker, so that the next turn is the last."""
    is_last = candidate.state.last_turn == NONE != candidate.outcome.last_turn
    return [Fact.ENDS()] if is_last and _delivery_of(candidate) is not None else []


def _hurry(candidate: Candidate) -> list[Message]:
    """Return who else could take the delivered cube, or the fact that it can wait, unlike the best."""
    if is_last_action(candidate) or acts_again(candidate):
        return []  # There is no later action in which somebody could have come before, or none between.
    state, seat, move = candidate.state, candidate.seat, _delivery_of(candidate)
    rivals = _contested(state, seat, move) if move is not None else []
    if rivals:
        return [Fact.CONTESTED(seat=rivals[0])]
    if not isinstance(candidate.move, Deliver) or within_reach(state, seat, candidate.move):
        return []
    best = candidate.better_move or candidate.move
    is_urgent = isinstance(best, Deliver) and _contested(state, seat, best)
    return [Fact.CAN_WAIT()] if is_urgent else []


def _waits(candidate: Candidate, cube: Deliver) -> bool:
    """Return whether a delivery stays available: nobody can take the cube, nor a bonus card."""
    state, seat, move = candidate.state, candidate.seat, _delivery_of(candidate)
    if is_last_action(candidate) or within_reach(state, seat, cube):
        return False
    if move is not None and (move.city, move.colour) == (cube.city, cube.colour):
        return False
    return not _is_bonus_in_reach(state, seat, cube)


def _fewer(candidate: Candidate, other: int) -> list[Message]:
    """Return the fact that the better delivery brings more points now, and what this one brings others."""
    rival = candidate.rival
    if rival is None or not isinstance(candidate.move, Deliver) or not isinstance(rival.move, Deliver):
        return []
    gained, more = gained_by(candidate), gained_by(rival)[candidate.seat]
    own, gain = gained[candidate.seat], gained[other]
    if own >= more:
        return []
    if gain:
        return [Fact.FEWER_ALSO(own=own, more=more, seat=other, gain=gain)]
    is_first = _waits(candidate, rival.move) and about_as_good(candidate)
    return [(Fact.FEWER_FIRST if is_first else Fact.FEWER)(own=own, more=more)]


def _first_for_less(candidate: Candidate) -> list[Message]:
    """Return the fact that the best delivery brings fewer points than another candidate that can wait."""
    gained, seat = gained_by(candidate), candidate.seat
    own = gained[seat]
    if not isinstance(candidate.move, Deliver) or _bonus(candidate) or sum(gained) > own:
        return []
    waiting = [
        gained_by(other)[seat]
        for other in candidate.candidates[1:BESIDE_IT]
        if isinstance(other.move, Deliver) and _waits(candidate, other.move)
    ]
    more = max(waiting, default=0)
    return [Fact.FEWER_FIRST(own=own, more=more)] if more > own else []


def _income(candidate: Candidate) -> list[Message]:
    """Return the fact that the points lower the seat's income, unless the other move lowers it equally."""
    board, seat, rival = candidate.state.board, candidate.seat, candidate.rival
    before, after = (board.income_at(at.points[seat]) for at in (candidate.state, candidate.outcome))
    if after >= before or is_last_turn(candidate.state):
        return []
    if rival is not None and board.income_at(rival.outcome.points[seat]) == after:
        return []
    bonds = candidate.outcome.bonds[seat]
    return [Fact.INCOME_FALLS(before=Dollars(before), after=Dollars(after), bonds=bonds)]


# Deliveries that a move prepares


def prepared(candidate: Candidate) -> list[Message]:
    """Return a delivery that becomes possible, better than all before."""
    state, outcome, seat = candidate.state, candidate.outcome, candidate.seat
    if outcome.engine[seat] != state.engine[seat] or any(gained_by(candidate)):
        return []
    (old, _), (new, best) = best_delivery(state, seat), best_delivery(outcome, seat)
    return [Fact.THEN_DELIVERY(count=new, **ends_of(outcome, best))] if best is not None and new > old else []


def engine(candidate: Candidate) -> list[Message]:
    """Return the effect of a better engine on the best delivery, or on the cube that gains most."""
    state, outcome, seat = candidate.state, candidate.outcome, candidate.seat
    level = outcome.engine[seat]
    if level == state.engine[seat]:
        return []
    before, then = best_of_cubes(state, seat), best_of_cubes(outcome, seat)
    old, best = (max((points for points, _ in at.values()), default=0) for at in (before, then))
    if best > old:
        return [Fact.ENGINE_BETTER(level=level, before=old, after=best)]
    gained = [
        (after - was, after, was, move)
        for sort, (after, move) in then.items()
        if after > (was := before[sort][0] if sort in before else 0)
    ]
    if not gained:
        return [Fact.ENGINE_LATER(level=level)]
    _, after, was, move = max(gained, key=lambda one: one[:2])
    ends = ends_of(outcome, move)
    if after == best:
        return [Fact.ENGINE_AS_GOOD(level=level, best=best, **ends)]
    return [Fact.ENGINE_MORE(level=level, before=was, after=after, best=best, **ends)]
