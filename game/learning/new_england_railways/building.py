"""What is said of paying to build a link at once, and of waiting for it, in New England Railways."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ai.new_england_railways.evaluation import INCOME_WORTH, KEPT, incomes_left
from game.learning.new_england_railways.phrases import Brief, Fact
from game.learning.reasons.weighed import Weighed
from game.rules.messages import Dollars, Message
from game.rules.new_england_railways.building import shortfall
from game.rules.new_england_railways.moves import Ship
from game.rules.new_england_railways.shipping import ROUNDS, gains, ship_moves
from game.rules.new_england_railways.state import NewEnglandRailwaysState

One = Weighed[NewEnglandRailwaysState]

HARM: Final = 2.0
"""Dollars that a rival's shipments lose by a link built at once, from which on it is worth a word."""


SAFE: Final = 0.8
"""The part of an income that most markets leave."""


@dataclass(frozen=True, slots=True)
class Shipments:
    """The income that each seat gets by shipments if all take their best cubes: in this turn, in the next."""

    now: list[int]
    then: list[int]

    def worth(self, state: NewEnglandRailwaysState, seat: int) -> float:
        """Dollars that they bring a seat until the end."""
        turns = incomes_left(state)
        return self.now[seat] * INCOME_WORTH[turns] + self.then[seat] * INCOME_WORTH[max(0, turns - 1)]


def shipments(state: NewEnglandRailwaysState, at_once: bool) -> Shipments:
    """Those of this turn and the next, the link just bought being built at once or only in the next turn.

    The cubes are those on the map: what is still to be drawn is not known.
    """
    table = state.copy()
    link = 1 << table.lot_link()
    if at_once:
        table.built |= link
    now = ship_on(table, 0, table.buyers)
    table.built |= link
    return Shipments(now, ship_on(table, 0, 0))


def ship_on(table: NewEnglandRailwaysState, first: int, buyers: int, until: int | None = None) -> list[int]:
    """The income of each seat by the shipments from place `first` of a turn on, whose cubes are taken away.

    They end before place `until`, if given.

    Each takes the cube that brings it most, and of such the one that brings the others least. `buyers` are
    the seats that bought a link, as bits: they ship only once.
    """
    found = [0] * table.players
    for place in range(first, ROUNDS * table.players if until is None else until):
        seat = table.seat_after_first(place)
        if place < table.players and buyers >> seat & 1:
            continue
        best, most = None, (0, 0)
        for move in ship_moves(table):
            gained = gains(table, move.route) if isinstance(move, Ship) else [0] * table.players
            if gained[seat] and (gained[seat], -sum(gained)) > most:
                best, most = move, (gained[seat], -sum(gained))
        if isinstance(best, Ship):
            table.cubes[best.route[0] * len(table.cup) + best.colour] -= 1
            found = [one + more for one, more in zip(found, gains(table, best.route), strict=True)]
    return found


@dataclass(frozen=True, slots=True)
class Choice:
    """The shipments that follow if the seat waits for the link just bought, and if it is built at once."""

    waiting: Shipments
    at_once: Shipments

    def more(self, seat: int) -> int:
        """How much more income of this turn a seat has if it is built at once."""
        return self.at_once.now[seat] - self.waiting.now[seat]

    def is_kept(self, seat: int) -> bool:
        """Whether cubes that would bring a seat more at once bring it as much next turn as well."""
        return self.waiting.then[seat] - self.at_once.then[seat] >= self.more(seat)

    def worth(self, state: NewEnglandRailwaysState, seat: int) -> float:
        """How many dollars until the end a seat has more if it is built at once."""
        return self.at_once.worth(state, seat) - self.waiting.worth(state, seat)


def choice(state: NewEnglandRailwaysState) -> Choice:
    """What follows by either answer."""
    return Choice(shipments(state, False), shipments(state, True))


def pay(one: One) -> list[Message]:
    """What cubes bring over the link if it is built at once, beside its price."""
    state, missing, either = one.state, shortfall(one.state), choice(one.state)
    more, worth = either.more(one.seat), _dollars(one, either)
    ends = makes_a_turn(state)
    if one.place and more <= 0:
        found: list[Message] = [Fact.NO_USE(missing=missing)]
    elif one.place and worth <= missing and not ends:
        kind = Fact.ONLY_EARLIER if either.is_kept(one.seat) else Fact.TOO_LITTLE
        found = [kind(missing=missing, more=Dollars(more), worth=Dollars(worth))]
    elif not one.place and more > 0 and (ends or worth >= missing):
        now, less = (Dollars(at.now[one.seat]) for at in (either.at_once, either.waiting))
        found = [Fact.AT_ONCE_FOR(missing=missing, own=now, less=less)]
    else:
        found = [Fact.AT_ONCE(missing=missing)]
    if ends and one.place:  # That it ends the game is what speaks against it, if anything does.
        return [_may_end(one, either.waiting), *found]
    if ends:
        return [*found, Fact.MAY_END()]
    return [*found, *(_money(one, either, Fact.LEAVES_LESS) if one.place else _harmed(one, either))]


def brief_pay(one: One) -> Message:
    """That cubes can use the link at once; of a move that is not the best, that this brings no income."""
    if one.place and choice(one.state).more(one.seat) <= 0:
        return Brief.NO_USE(missing=shortfall(one.state))
    return Brief.AT_ONCE()


def wait(one: One) -> list[Message]:
    """That the link comes next turn all the same, and what paying would have brought."""
    missing, either = shortfall(one.state), choice(one.state)
    more, worth = either.more(one.seat), _dollars(one, either)
    longer = _one_turn_more(one, either.waiting) if makes_a_turn(one.state) else []
    if one.place:
        return [Fact.WAITS(missing=missing), *longer]
    found = Fact.WAITS(missing=missing)
    if more <= 0:
        found = Fact.WAITS_IDLE(missing=missing)
    elif worth <= missing and not longer:
        kind = Fact.WAITS_EARLIER if either.is_kept(one.seat) else Fact.WAITS_FOR
        found = kind(missing=missing, more=Dollars(more), worth=Dollars(worth))
    return [found, *(longer or _money(one, either, Fact.KEEPS_MORE) or _helped_now(one, either))]


def makes_a_turn(state: NewEnglandRailwaysState) -> bool:
    """Whether the link under the hammer, or just bought, makes one more turn if it is not built at once."""
    others = state.unfinished & ~(1 << state.lot_link())
    return not (state.deck or state.future or others)


def _one_turn_more(one: One, waiting: Shipments) -> list[Message]:
    """That one more turn is played, and who earns most in it, where that speaks for the move's place."""
    figures = _earned(one, waiting)
    if figures["most"] > figures["own"] and one.place:
        return [Fact.WAITS_LONGER_LESS(**figures)]
    return [Fact.WAITS_LONGER_MOST(**figures) if figures["most"] < figures["own"] else Fact.WAITS_LONGER()]


def _may_end(one: One, waiting: Shipments) -> Message:
    """That the game may end with this turn, and that the seat would earn most in one more, if it would."""
    figures = _earned(one, waiting)
    return Fact.MAY_END_MOST(**figures) if figures["most"] < figures["own"] else Fact.MAY_END()


def _earned(one: One, waiting: Shipments) -> dict[str, int]:
    """What the seat is likely to be paid in one more turn, and the other seat that is paid most."""
    earned = [_earned_in_it(one.state, waiting, seat) for seat in range(one.state.players)]
    others = [seat for seat in range(one.state.players) if seat != one.seat]
    richest = max(others, key=earned.__getitem__)
    most, own = Dollars(round(earned[richest])), Dollars(round(earned[one.seat]))
    return {"seat": richest, "most": most, "own": own}


def _earned_in_it(state: NewEnglandRailwaysState, waiting: Shipments, seat: int) -> float:
    """Dollars that the turn after this one is likely to pay a seat: its income after both turns' shipments.

    Each turn's market takes its part.
    """
    return ((state.income[seat] + waiting.now[seat]) * KEPT + waiting.then[seat]) * KEPT


def _dollars(one: One, either: Choice) -> int:
    """How many dollars until the end building at once brings the seat, 1 at least."""
    return max(1, round(either.worth(one.state, one.seat)))


def _harmed(one: One, either: Choice) -> list[Message]:
    """Whose shipments lose most by a link that is built at once, as a search found it too."""
    state = one.state
    losses = {seat: -either.worth(state, seat) for seat in range(state.players) if seat != one.seat}
    seat = max(losses, key=losses.__getitem__)
    if losses[seat] < HARM or one.ahead(seat) > -HARM or not one.is_clear:
        return []
    return [Fact.TAKES_CUBES(seat=seat, worth=Dollars(round(losses[seat])))]


def _helped_now(one: One, either: Choice) -> list[Message]:
    """Whom building at once would bring most income in this turn, as a search found it too."""
    others = [seat for seat in range(one.state.players) if seat != one.seat and one.ahead(seat) <= -HARM]
    most = max((either.more(seat) for seat in others), default=0)
    if most <= 0 or not one.is_clear:
        return []
    helped = tuple(seat for seat in others if either.more(seat) == most)
    return [Fact.HELPS_NOW(seat=helped, count=len(helped), gain=Dollars(most))]


def _money(one: One, either: Choice, kind: Fact) -> list[Message]:
    """What the money is for that paying costs, where it counts for more than its face: service, or bids."""
    state, missing, seat = one.state, shortfall(one.state), one.seat
    if one.gained(seat) <= missing:
        return []
    income = (state.income[seat] + either.at_once.now[seat]) * SAFE
    if incomes_left(state) > 1 and state.cash[seat] - missing + income < state.service(seat):
        return [Fact.NEEDS_CASH(service=state.service(seat))]
    return [kind(missing=missing)] if state.future else []
