"""The rollout policy of American Rails: candidate moves, and quick noisy moves for playouts.

>>> from ai.knowledge import knowledge_of
>>> from game.rules.american_rails import GAME
>>> policy = knowledge_of("american_rails").policy
>>> state = GAME.new_game(4, {}, random.Random(7))
>>> while state.column < 0:
...     policy.advance(state, random.Random(1))
>>> moves = best_cubes(Forecast(state), limit=2)
>>> len(moves), type(moves[0]).__name__
(2, 'LayTrack')
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from ai.american_rails.evaluation import Forecast
from ai.american_rails.routes import Target
from ai.knowledge import Evaluator, Policy
from game.rules.american_rails.actions import FUNDING, developable
from game.rules.american_rails.board import (
    AUCTION,
    CUBES_ALLOWED,
    DEVELOP,
    EXPAND_3,
    EXPAND_4,
    FUND,
    PASS,
    TAKE,
)
from game.rules.american_rails.endings import LOW
from game.rules.american_rails.moves import (
    ChooseAction,
    Decline,
    Finish,
    LayTrack,
    TakeFromBank,
    TakeFromPlayers,
)
from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.steps import (
    BIDDING,
    CARRY_OUT,
    CHOOSE,
    COLUMNS,
    LAYING,
    PREPARATION,
    PUT_UP,
    START_CITY,
)
from game.rules.auction import NOBODY, PASS_BID, make_bid
from game.rules.contract import Move
from game.rules.hexgrid import bits

SURPLUS: Final = 0.85
"""The fraction of a share's worth that a buyer pays; the rest is profit."""

CUBE_PRICE: Final = 2.6
"""The average price of a cube."""

LATER: Final = 1.7
"""The number of shares that each player keeps money for, to buy them soon after preparation."""

RUSH: Final = 0.5
"""The fraction of a city's income that is gained by building there now instead of later."""


def value_if_bought(forecast: Forecast, company: int, price: float) -> float:
    """Return the future dividends of one share bought now for `price`, paid to the treasury."""
    state = forecast.state
    if state.track[company]:
        return forecast.share_value(company, forecast.plan(company), more_money=price, more_shares=1)
    starts = forecast.starts()
    if not starts:
        return 0.0
    plan = forecast.ways.start(starts[0], state).plan()
    full = state.board.cities[starts[0]].full
    return forecast.share_value(company, plan, more_money=price, more_shares=1, more_income=full)


def bid_limit(forecast: Forecast, seat: int, company: int) -> int:
    """Return the highest sensible bid of a seat for a share of a company, in whole dollars, at most its cash.

    A share is worth its dividends. Part of the price comes back through the treasury, so the limit is where
    worth and price meet. In the preparation round money is scarce: it is divided among the shares still to
    come.
    """
    state = forecast.state
    cash = state.cash[seat]
    low = float(state.board.minimum_bid)
    if cash < low:
        return 0
    own = state.shares[seat * len(state.treasury) + company]
    before = forecast.present_value(company) if own else 0.0

    def surplus(price: float) -> float:
        value = value_if_bought(forecast, company, price)
        return SURPLUS * value + own * (value - before) - price

    high = float(cash)
    if state.column == PREPARATION:
        coming = sum(1 for c in state.companies_in_play() if not state.put_up >> c & 1) + 1
        high = max(low, min(high, sum(state.cash) / (coming + LATER * state.players)))
    if surplus(high) >= 0.0:
        return int(high)
    if surplus(low) < 0.0:
        return 0
    for _ in range(4):
        middle = 0.5 * (low + high)
        if surplus(middle) < 0.0:
            high = middle
        else:
            low = middle
    return int(low)


def expansion_value(forecast: Forecast, seat: int, cubes: int) -> float:
    """Return the approximate gain in dollars over the rivals from laying up to `cubes` cubes now."""
    state = forecast.state
    parts = forecast.interests(seat)
    start = seat * len(state.treasury)
    best = 0.0
    for company, treasury in enumerate(state.treasury):
        if treasury < 2 or not state.shares[start + company] or not state.cubes[company]:
            continue
        part = parts[company]
        if part <= 0.0:
            continue
        money = min(float(treasury), CUBE_PRICE * cubes)
        gained = before = 0.0
        for _, spent, gain in forecast.plan(company):
            if spent > money:
                gained += 0.5 * gain * (money - before) / (spent - before)
                break
            gained += gain
            before = spent
        best = max(best, part * gained)
    return best * forecast.years * RUSH


def funding_value(forecast: Forecast, seat: int, company: int, money: float) -> float:
    """Return the gain in dollars of a seat over its rivals from more money in a treasury."""
    state = forecast.state
    part = forecast.interests(seat)[company]
    if part == 0.0 or not state.track[company]:
        return 0.0
    plan = forecast.plan(company)
    more = forecast.share_value(company, plan, more_money=money) - forecast.present_value(company)
    return part * state.sold[company] * more


def auction_value(forecast: Forecast, seat: int, company: int) -> float:
    """Return the approximate gain in dollars of a seat from putting up a share of a company.

    The richest seat can buy it for a dollar more than the next one has; the others gain little.
    """
    state = forecast.state
    cash = state.cash[seat]
    rival = max(other for i, other in enumerate(state.cash) if i != seat)
    price = float(max(state.board.minimum_bid, min(cash, rival + 1)))
    if cash < price:
        return -1.0
    value = value_if_bought(forecast, company, price)
    if SURPLUS * value < price:
        # The bidding stops at what the share is worth, and the buyer keeps the difference.
        gain = (1.0 - SURPLUS) * value if SURPLUS * value >= state.board.minimum_bid else -1.0
    else:
        gain = value - price if cash > rival else 0.2 * (value - price)
    if state.track[company] and gain > 0.0:
        before = forecast.present_value(company)
        gain += forecast.interests(seat)[company] * state.sold[company] * (value - before)
    return gain


def house_value(forecast: Forecast, seat: int, hex_number: int) -> float:
    """Return the approximate gain in dollars over the rivals from a development marker in a city."""
    parts = forecast.interests(seat)
    total, here = 0.0, 0
    for company, track in enumerate(forecast.state.track):
        if track >> hex_number & 1:
            total += parts[company]
            here += 1
    return forecast.years * (2 if here == 1 else 1) * total


def own_houses(forecast: Forecast, seat: int) -> list[int]:
    """Return the cities (hexes) that may be developed and have a company in which the seat leads."""
    state = forecast.state
    parts = forecast.interests(seat)
    track = 0
    for company, mask in enumerate(state.track):
        if mask and parts[company] > 0.0:
            track |= mask
    return bits(track & developable(state)) if track else []


class Deed(NamedTuple):
    """A use of an action."""

    value: float
    """The approximate dollars to the actor."""
    target: int
    """The city's hex, or the company; -1: none."""


NOTHING: Final = Deed(0.0, -1)


def best_house(forecast: Forecast, seat: int, rng: random.Random | None) -> Deed:
    """Return the best city to develop, with noise if `rng` is given."""
    return _best([Deed(house_value(forecast, seat, at), at) for at in own_houses(forecast, seat)], rng)


def best_funding(forecast: Forecast, seat: int, rng: random.Random | None) -> Deed:
    """Return the best company to give $5 to."""
    companies = [company for company, part in enumerate(forecast.interests(seat)) if part > 0.0]
    return _best([Deed(funding_value(forecast, seat, c, float(FUNDING)), c) for c in companies], rng)


def best_sale(forecast: Forecast, seat: int, rng: random.Random | None) -> Deed:
    """Return the best company of which to put up a share."""
    state = forecast.state
    if state.cash[seat] < state.board.minimum_bid:
        return NOTHING
    return _best(
        [Deed(auction_value(forecast, seat, c), c) for c, left in enumerate(state.unsold) if left], rng
    )


def _best(deeds: Sequence[Deed], rng: random.Random | None) -> Deed:
    best = NOTHING
    for deed in deeds:
        noisy = Deed(deed.value * (0.8 + 0.4 * rng.random()), deed.target) if rng else deed
        if noisy.value > best.value:
            best = noisy
    return best


# Where to lay track


OUT_OF_REACH: Final = 6.0
"""The dollars by which a way may exceed the treasury to be begun."""

AIMS: Final = 5
"""The number of cities that a company considers."""

BESIDE: Final = 0.2
"""The value of a cube in any city next to the track, compared with progress towards one."""


def ends_for_others(state: AmericanRailsState) -> bool:
    """Return whether one expansion can exhaust the supplies that end the game, and the actor is behind."""
    if state.column == PREPARATION or state.year >= state.board.last_year or not any(state.unsold):
        return False
    needed = state.board.data.setup.exhausted_supplies_to_end[state.players]
    more = needed - len(state.exhausted_supplies())
    supplies = [*(state.cubes[company] for company in state.companies_in_play()), state.houses_left]
    left = sorted([pieces - LOW for pieces in supplies if pieces > LOW])
    if not 0 < more <= len(left) or sum(left[:more]) > CUBES_ALLOWED[EXPAND_4]:
        return False
    scores = [cash + state.dividends(seat) for seat, cash in enumerate(state.cash)]
    return max(scores) > scores[state.turn]


def spare_cubes(state: AmericanRailsState, company: int) -> int:
    """Return how many cubes a company can lay before its supply is exhausted; all if it is exhausted."""
    cubes: int = state.cubes[company]
    return cubes - LOW - 1 if cubes > LOW else cubes


class Cube(NamedTuple):
    """A cube that might be laid."""

    value: float
    """The player's approximate future dividends, in dollars."""
    company: int
    hex: int


Way = tuple[float, int, Target]
"""A city that a company might go for: its value, the company, the city."""


def ways_now(
    forecast: Forecast, company: int, part: float, cubes: int, rng: random.Random | None = None
) -> list[Way]:
    """Return the cities that a company can go for with its treasury, valued by the seat's interest `part`.

    A city counts only if the company has enough cubes to reach it, and in the last phase enough of `cubes`.
    `rng` adds noise to the values.
    """
    state = forecast.state
    around = forecast.around(company)
    money = float(state.treasury[company])
    if forecast.years <= 1.0 and state.column == COLUMNS - 1:
        around = around.within(min(cubes, state.cubes[company]))
    else:
        money += OUT_OF_REACH
    found: list[Way] = []
    for target in around.targets()[:AIMS]:
        if target.away <= money:
            value = target.rate * part
            if rng is not None:
                value *= 0.6 + 0.8 * rng.random()
            found.append((value, company, target))
    return found


def way_to(forecast: Forecast, company: int, city: int) -> list[int]:
    """Return the hexes of the way to a city; none if the treasury can't pay for the first."""
    path = forecast.around(company).path(city)
    return path if path and forecast.state.layable(company) >> path[0] & 1 else []


def quick_way(forecast: Forecast, rng: random.Random | None, cubes: int) -> tuple[int, list[int]]:
    """Return the company to build with and the way to go, for the actor with `cubes` cubes; an empty way if
    there is none.

    `rng` adds noise to the values of cities. An actor for whom the end comes too early exhausts no supply.
    """
    state = forecast.state
    ways: list[Way] = []
    parts = forecast.interests(state.turn)
    saves = ends_for_others(state)
    for company, treasury in enumerate(state.treasury):
        if parts[company] > 0.0 and treasury >= 2 and state.cubes[company]:
            if saves and not spare_cubes(state, company):
                continue
            ways += ways_now(forecast, company, parts[company], cubes, rng)
    ways.sort(reverse=True)
    for _, company, target in ways:
        path = way_to(forecast, company, target.city)
        if path:
            return company, path[: spare_cubes(state, company)] if saves else path
    return -1, []


def quick_cube(forecast: Forecast, rng: random.Random | None) -> LayTrack | None:
    """Return a cube towards the best city for the actor's companies; None to stop."""
    company, path = quick_way(forecast, rng, forecast.state.to_lay)
    return forecast.state.board.lay[company][path[0]] if path else None


def build(forecast: Forecast, rng: random.Random | None) -> bool:
    """Lay as many cubes as allowed on the way to the best city; return whether any was laid."""
    state = forecast.state
    company, path = quick_way(forecast, rng, state.to_lay)
    for at in path:
        if not state.to_lay or not state.layable(company) >> at & 1:
            break
        state.apply_unchecked(state.board.lay[company][at])
    return bool(path)


def best_cubes(forecast: Forecast, limit: int) -> list[LayTrack]:
    """Return the cubes worth considering, best first: towards targets, and to adjacent cities."""
    state = forecast.state
    start = state.turn * len(state.treasury)
    parts = forecast.interests(state.turn)
    found: list[Cube] = []
    for company in range(len(state.treasury)):
        layable = state.layable(company) if state.shares[start + company] else 0
        if not layable:
            continue
        worth: dict[int, float] = {}
        for _, _, target in ways_now(forecast, company, 1.0, state.to_lay):
            path = way_to(forecast, company, target.city)
            if path:
                at = path[0]
                worth[at] = worth.get(at, 0.0) + target.rate * state.price[at]
        for at in bits(layable & state.board.city_mask):
            worth[at] = worth.get(at, 0.0) + BESIDE
        factor = forecast.years * max(parts[company], 0.05)
        found += [Cube(factor * value, company, at) for at, value in worth.items()]
    found.sort(key=lambda cube: -cube.value)
    return [state.board.lay[cube.company][cube.hex] for cube in found[:limit]]


# The policy


CUBES: Final = 8
"""The number of cubes to consider in an expansion."""

HOUSES: Final = 5
"""The number of cities to consider for a development marker."""

HEAT: Final = 2.5
"""The noise of a playout's choice of an action, in dollars."""

UNSURE: Final = 0.12
"""The standard deviation of a playout's error in judging a share, relative to its worth."""

TAKEN: Final = Deed(2.0, -1)
"""The value of Take $2."""

DECLINE: Final = Decline()
FINISH: Final = Finish()
FROM_BANK: Final = TakeFromBank()
FROM_PLAYERS: Final = TakeFromPlayers()


class AmericanRailsPolicy(Policy[AmericanRailsState]):
    """A policy that builds towards rich cities and pairs, pays a share's worth, and wastes no action.

    >>> from game.rules.american_rails import GAME
    >>> state = GAME.new_game(4, {}, random.Random(7))
    >>> state.play(GAME.parse_move("put up American"))
    >>> bids = AmericanRailsPolicy().candidates(state)
    >>> GAME.format_move(bids[0]), len(bids) < len(state.legal_moves())
    ('pass', True)
    """

    horizon = 3

    def candidates(self, state: AmericanRailsState) -> Sequence[Move]:
        """Return the moves worth considering."""
        forecast = Forecast(state)
        step = state.step
        if step == BIDDING:
            return _sensible_bids(state, forecast)
        if step == CHOOSE:
            return _useful_rows(state, forecast)
        if step == LAYING:
            return [*best_cubes(forecast, CUBES), FINISH]
        if step == CARRY_OUT:
            return _ways_to_carry_out(state, forecast)
        if step == START_CITY:
            return _start_cities(state, forecast)
        return state.legal_moves()

    def rollout_move(self, state: AmericanRailsState, rng: random.Random) -> Move:
        """Return a quick, noisy, sensible move."""
        forecast = Forecast(state)
        step = state.step
        if step == CHOOSE:
            return _pick_row(forecast, rng)[0]
        if step == CARRY_OUT:
            return _pick_work(forecast, rng)
        if step == LAYING:
            return quick_cube(forecast, rng) or FINISH
        if step == BIDDING:
            return _bid(state, _limits(forecast, rng))
        if step == START_CITY:
            return _pick_start(state, forecast, rng)
        moves = state.legal_moves()
        return moves[int(rng.random() * len(moves))]

    def advance(self, state: AmericanRailsState, rng: random.Random) -> None:
        """Play on in place: a whole action, a whole auction."""
        if state.step == CHOOSE:
            move, deed = _pick_row(Forecast(state), rng)
            state.apply_unchecked(move)
            if state.step == CARRY_OUT and deed >= 0:
                state.apply_unchecked(_work(state, deed))
        elif state.step in (PUT_UP, START_CITY):
            state.apply_unchecked(self.rollout_move(state, rng))
        _finish(state, rng)

    def quiesce(self, state: AmericanRailsState) -> None:
        """Finish the current action or auction."""
        _finish(state, None)

    def is_quiet(self, state: AmericanRailsState) -> bool:
        """Return whether a phase begins: later in it some seats have had a turn more than others."""
        if state.step == PUT_UP:
            return False
        return state.step == CHOOSE and not state.taken_rows()


def _finish(state: AmericanRailsState, rng: random.Random | None) -> None:
    """Play on in place until the action or the auction is over, with noise if `rng` is given."""
    while True:
        step = state.step
        if step == LAYING:
            if not build(Forecast(state), rng):
                state.apply_unchecked(FINISH)
        elif step == CARRY_OUT:
            forecast = Forecast(state)
            if not _expands(state) or not build(forecast, rng):
                state.apply_unchecked(_pick_work(forecast, rng))
        elif step == BIDDING:
            limits = [0] * state.players if _led(state) and rng is None else _limits(Forecast(state), rng)
            while state.step == BIDDING:
                state.apply_unchecked(_bid(state, limits))
        elif step == START_CITY:
            state.apply_unchecked(_pick_start(state, Forecast(state), rng))
        else:
            return


# Choosing an action


def _useful_rows(state: AmericanRailsState, forecast: Forecast) -> Sequence[Move]:
    """Return the free rows that the actor can use; Pass only where the others do nothing better."""
    rows = state.board.rows
    seat = state.turn
    over = state.column == COLUMNS - 1 and forecast.years <= 1.0
    blocks = ends_for_others(state)
    builds = {
        row: blocks or bool(quick_way(forecast, None, CUBES_ALLOWED[row])[1]) for row in (EXPAND_3, EXPAND_4)
    }
    moves = state.legal_moves()
    free = {rows[move.row]: move for move in moves if isinstance(move, ChooseAction)}
    useful = {
        PASS: not over or TAKE not in free,
        FUND: not over and best_funding(forecast, seat, None).value > 0.0,
        TAKE: True,
        DEVELOP: best_house(forecast, seat, None).value > 0.0,
        AUCTION: _sells(state, forecast),
    } | builds
    return [move for row, move in free.items() if useful[row]] or moves


def _sells(state: AmericanRailsState, forecast: Forecast) -> bool:
    """Return whether putting up a share may be useful: any share, as long as years are to come.

    The last share of all only if the actor gains by it, because it would be declined.
    """
    later = forecast.years > 1.0 and sum(state.unsold) > 1
    return later or best_sale(forecast, state.turn, None).value > 0.0


def _pick_row(forecast: Forecast, rng: random.Random | None) -> tuple[ChooseAction, int]:
    """Return the action worth most, and the city's hex or the company that it is for (-1: none)."""
    state = forecast.state
    seat = state.turn
    rows = state.board.rows
    best, most, what = None, -math.inf, -1
    for move in state.board.choices[state.taken_rows()]:
        value, target = _row_value(forecast, seat, rows[move.row], rng)
        value -= 0.3 * move.row
        if rng:
            value += HEAT * (rng.random() + rng.random() - rng.random() - rng.random())
        if value > most:
            best, most, what = move, value, target
    assert best is not None
    return best, what


def _row_value(forecast: Forecast, seat: int, row: str, rng: random.Random | None) -> Deed:
    """Return the approximate value of an action to a seat in dollars, and what to use it for."""
    if row == DEVELOP:
        return best_house(forecast, seat, rng)
    if row == FUND:
        return best_funding(forecast, seat, rng)
    if row == AUCTION:
        return best_sale(forecast, seat, rng)
    if row == TAKE:
        if forecast.state.players == 3:
            return TAKEN
        return max(TAKEN, Deed(expansion_value(forecast, seat, CUBES_ALLOWED[TAKE]), -1))
    if row == PASS:
        return NOTHING
    return Deed(expansion_value(forecast, seat, CUBES_ALLOWED[row]), -1)


# Carrying it out


def _ways_to_carry_out(state: AmericanRailsState, forecast: Forecast) -> Sequence[Move]:
    """Return the useful moves for the action; if there are none, the one that declines it."""
    key = state.board.rows[state.row_chosen]
    seat = state.turn
    board = state.board
    found: list[Move] = []
    if key == DEVELOP:
        houses = [(house_value(forecast, seat, at), at) for at in bits(developable(state))]
        houses.sort(reverse=True)
        found += [board.develop[at] for value, at in houses[:HOUSES] if value > 0.0]
    elif key == FUND:
        found += [board.fund[c] for c, part in enumerate(forecast.interests(seat)) if part > 0.0]
    elif key == AUCTION:
        offered = [c for c, left in enumerate(state.unsold) if left]
        safe = [c for c in offered if not _at_risk(state, c)]
        found += [board.put_up[c] for c in safe or offered]
        if sum(state.unsold) == 1 or not _sells(state, forecast):
            found.append(DECLINE)  # The last share of all ends the game.
    elif key == TAKE:
        found += [FROM_BANK, FROM_PLAYERS]
    if state.to_lay:
        found += best_cubes(forecast, CUBES)
        if DECLINE not in found and ends_for_others(state):
            found.append(DECLINE)  # The row is taken, and nobody ends the game with it.
    return found or [DECLINE]


def _at_risk(state: AmericanRailsState, company: int) -> bool:
    """Return whether the actor, the sole largest holder, may lose a share to a richer seat."""
    seat, count = state.turn, len(state.treasury)
    held = state.shares[company::count]
    others = [shares for other, shares in enumerate(held) if other != seat]
    richer = any(cash > state.cash[seat] for cash in state.cash)
    return richer and held[seat] > max(others)


def _expands(state: AmericanRailsState) -> bool:
    """Return whether the chosen action is for laying cubes alone."""
    return state.board.rows[state.row_chosen] in (EXPAND_3, EXPAND_4)


def _pick_work(forecast: Forecast, rng: random.Random | None) -> Move:
    """Return the best use of the chosen action."""
    state = forecast.state
    key = state.board.rows[state.row_chosen]
    seat = state.turn
    if key in (DEVELOP, FUND, AUCTION):
        deed = _row_value(forecast, seat, key, rng)
        return _work(state, deed.target) if deed.target >= 0 else DECLINE
    if key == TAKE:
        poorer = max(min(2, cash) for other, cash in enumerate(state.cash) if other != seat)
        take = FROM_PLAYERS if poorer == 2 and state.players == 3 else FROM_BANK
        if not state.to_lay or expansion_value(forecast, seat, state.to_lay) < TAKEN.value:
            return take
        return quick_cube(forecast, rng) or take
    return quick_cube(forecast, rng) or DECLINE


def _work(state: AmericanRailsState, target: int) -> Move:
    """Return the move that uses the chosen action for a city's hex or a company."""
    board = state.board
    key = board.rows[state.row_chosen]
    if key == DEVELOP:
        return board.develop[target]
    return board.fund[target] if key == FUND else board.put_up[target]


# Bidding and starting


def _sensible_bids(state: AmericanRailsState, forecast: Forecast) -> Sequence[Move]:
    """Return passing, the lowest bid, and a few bids up to a little over what the share seems worth."""
    auction = state.auction
    assert auction is not None
    low, cash = auction.lowest_bid(), state.cash[state.turn]
    if low > cash:
        return [PASS_BID]
    limit = bid_limit(forecast, state.turn, state.lot)
    # A dollar more than the richest rival has always wins, so no higher bid makes sense.
    ceiling = min(cash, max(auction.richest_other(state.cash) + 1, low))
    sums = {low, low + 3}
    for part in (0.6, 0.85, 1.0, 1.15):
        sums.add(int(limit * part))
    found: list[Move] = [
        make_bid(amount) for amount in sorted({min(amount, ceiling) for amount in sums if amount >= low})
    ]
    return [PASS_BID, *found]


def _led(state: AmericanRailsState) -> bool:
    """Return whether there has been a bid."""
    return state.auction is not None and state.auction.leader != NOBODY


def _limits(forecast: Forecast, rng: random.Random | None) -> list[int]:
    """Return each seat's highest bid; the leader's current bid counts."""
    state = forecast.state
    auction = state.auction
    assert auction is not None
    found = []
    for seat, cash in enumerate(state.cash):
        limit = 0.0
        if auction.takes_part(seat) and cash > auction.high:
            limit = float(bid_limit(forecast, seat, state.lot))
            if rng:
                limit *= rng.gauss(1.0, UNSURE)
        found.append(max(min(int(limit), cash), auction.high if seat == auction.leader else 0))
    return found


def _bid(state: AmericanRailsState, limits: Sequence[int]) -> Move:
    """Return a bid just over the limits of the others, so that the auction is soon over."""
    auction = state.auction
    assert auction is not None
    seat = state.turn
    low = auction.lowest_bid()
    if limits[seat] < low:
        return PASS_BID
    rival = 0
    for other, limit in enumerate(limits):
        if other != seat and limit > rival and auction.takes_part(other):
            rival = limit
    return make_bid(max(low, min(limits[seat], rival + 1)))


def _start_cities(state: AmericanRailsState, forecast: Forecast) -> Sequence[Move]:
    board = state.board
    return [board.start[board.cities[city].hex] for city in forecast.starts()]


def _pick_start(state: AmericanRailsState, forecast: Forecast, rng: random.Random | None) -> Move:
    cities = _start_cities(state, forecast)
    return cities[min(int(rng.expovariate(0.8)), len(cities) - 1)] if rng else cities[0]


def make_policy(evaluator: Evaluator[AmericanRailsState]) -> AmericanRailsPolicy:
    """Return the policy, whose estimates are quicker than the evaluation."""
    return AmericanRailsPolicy()
