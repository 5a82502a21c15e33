"""Track in American Rails: what it costs to reach cities, where cubes lead, and the facts about them."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from typing import Any, Final, NamedTuple, TypeAlias

from ai.american_rails.evaluation import Forecast, dividends_left
from ai.american_rails.routes import EFFORT
from ai.memo import Memo
from game.learning.american_rails.ledger import (
    Candidate,
    brief_change,
    dividends_with,
    income_change,
    others_change,
    own_change,
)
from game.learning.american_rails.messages import Brief, Fact
from game.rules.american_rails.board import CUBES_ALLOWED, EXPAND_4, FULL_HEX
from game.rules.american_rails.moves import ChooseAction, Develop, LayTrack, PlaceStart
from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.steps import COLUMNS
from game.rules.hexgrid import bits
from game.rules.messages import Dollars, Message

State: TypeAlias = AmericanRailsState

LACKING: Final = 6
"""The missing dollars above which a city is named only if no nearer city exists."""

MAXIMUM_TABLES: Final = 4_000
"""The maximum number of states that are examined for one action."""

REMEMBERED: Final = 500
"""The number of actions whose best results are cached."""

# Ways to cities


class Way(NamedTuple):
    """The cheapest way of a company to a city that it might go for."""

    dollars: int
    cubes: int
    """The smallest number of cubes among ways of equal cost."""
    city: int
    income: int
    """The city's income, special connections included."""

    @property
    def rate(self) -> float:
        """The ratio of the city's income to the cost of the way."""
        return self.income / (self.dollars + EFFORT)


def ways_of(state: State, company: int) -> list[Way]:
    """Return the ways of a company to the cities that it might build to and has cubes for, the best first."""
    costs, cities = _costs(state, company)[0], state.board.cities
    gains = Forecast(state).around(company).gain
    found = [
        Way(*costs[cities[city].hex], city, round(gain))
        for city, gain in gains.items()
        if costs.get(cities[city].hex, (0, FULL_HEX))[1] <= state.cubes[company]
    ]
    return sorted(found, key=lambda way: -way.rate)


def within_means(state: State, company: int, dollars: int) -> list[Way]:
    """Return the cities that a company can afford to reach one after the other.

    The way to each city starts from the track that exists by then. Of the cities that the remaining dollars
    can reach, the next one has the best ratio of income to cost.
    """
    table, found = state.copy(), list[Way]()
    while True:
        way = next((way for way in ways_of(table, company) if way.dollars <= dollars), None)
        if way is None:
            return found
        found.append(way)
        dollars -= way.dollars
        _lay_way(table, company, way)


def _lay_way(table: State, company: int, way: Way) -> None:
    """Lay the track of a way in a scratch state, to see what can then be reached."""
    table.cubes[company] -= way.cubes
    before, at = _costs(table, company)[1], table.board.cities[way.city].hex
    while at in before:
        table.track[company] |= 1 << at
        at = before[at]


def _costs(state: State, company: int) -> tuple[dict[int, tuple[int, int]], dict[int, int]]:
    """Return, for each hex that a company's track can reach, the dollars and the cubes it takes.

    And for each of them that is not its own yet the hex before it on the way (Dijkstra's algorithm).
    """
    found, before = dict.fromkeys(bits(state.track[company]), (0, 0)), dict[int, int]()
    queue = [(0, 0, at) for at in found]
    while queue:
        dollars, cubes, at = heapq.heappop(queue)
        if found[at] < (dollars, cubes):
            continue
        for near in state.board.neighbors[at]:
            price = state.price[near]
            cost = dollars + price, cubes + 1
            if price != FULL_HEX and cost < found.get(near, (FULL_HEX, 0)):
                found[near], before[near] = cost, at
                heapq.heappush(queue, (*cost, near))
    return found, before


# The city that cubes go for


class Goal(NamedTuple):
    """A city to which cubes lead."""

    city: int
    dollars: int
    """The dollars for the track still missing to the city."""
    income: int
    """The income that the city brings, connections included."""
    partner: int
    """The city with which it makes a special connection; -1 for none or several."""
    bonus: int
    """The income from that connection alone."""


def goal_of(candidate: Candidate, company: int, after: State) -> Goal | None:
    """Return the city toward which the cubes laid in `after` lead; None if none can be reached in time.

    Of several cities it is the one with the best ratio of income to cost.
    """
    before = {way.city: way.dollars for way in ways_of(candidate.state, company)}
    money = after.treasury[company] + LACKING
    nearer = [
        way
        for way in ways_of(after, company)
        if way.dollars < before.get(way.city, way.dollars) and _is_in_time(candidate, after, way)
    ]
    if not nearer:
        return None
    way = max(nearer, key=lambda way: (way.dollars <= money, way.rate))
    cities, track = after.board.cities, after.track[company]
    pairs = [(a, b) for pair in after.board.pairs for a, b in (pair, pair[::-1])]
    partners = [b for a, b in pairs if a == way.city and track >> cities[b].hex & 1]
    partner = partners[0] if len(partners) == 1 else -1
    return Goal(way.city, way.dollars, way.income, partner, after.board.pair_income if partner >= 0 else 0)


def _is_in_time(candidate: Candidate, after: State, way: Way) -> bool:
    """Return whether a way can be completed in time: in the last year, by the seat's own actions."""
    if dividends_left(candidate.state) > 1.0:
        return True
    is_laying = after.turn == candidate.seat and isinstance(candidate.move, LayTrack)
    phases = COLUMNS - 1 - candidate.state.column
    return way.cubes <= (after.to_lay if is_laying else 0) + phases * CUBES_ALLOWED[EXPAND_4]


def _goes_for(candidate: Candidate) -> Goal | None:
    """Return the city toward which the cubes of an action probably lead without reaching any.

    None if there is none, or if its company can't pay for the rest of the way.
    """
    state, outcome = candidate.state, candidate.outcome
    new = [after & ~before for before, after in zip(state.track, outcome.track, strict=True)]
    company = max(range(len(new)), key=lambda company: new[company].bit_count())
    if any(state.board.city_at[spot] >= 0 for spot in bits(new[company])):
        return None
    goal = goal_of(candidate, company, outcome)
    return goal if goal is not None and goal.dollars <= outcome.treasury[company] else None


# What an action can bring immediately

_best: Final = Memo[AmericanRailsState](REMEMBERED)

Leg: TypeAlias = tuple[int, tuple[int, ...]]
"""A company, and the hexes of a way to a city, that city the last."""


def best_use(table: State, seat: int) -> State:
    """Return the state with the highest dividends that a seat can reach with the remaining cubes.

    It uses as few cubes as possible; of equal states, the one in which the others gain least.
    """
    return _best.get((table.key(), seat), lambda: _find(table, seat))


def _find(table: State, seat: int) -> State:
    best, most, examined = table, _rank(table, table, seat), 0
    tables, legs = [table], dict[tuple[int, int, int, int], list[Leg]]()
    seen = {tuple(table.track)}
    while tables and examined < MAXIMUM_TABLES:
        following: list[State] = []
        for before in tables:
            for company, way in _legs(before, seat, legs):
                after = _laid(before, company, way)
                if after is None or tuple(after.track) in seen:
                    continue
                seen.add(tuple(after.track))
                examined += 1
                rank = _rank(table, after, seat)
                if rank > most:
                    best, most = after, rank
                if after.turn == seat and after.to_lay and after.laid > before.laid:
                    following.append(after)
        tables = following
    return best


def _rank(first: State, after: State, seat: int) -> tuple[int, int, int]:
    """Return a sort key: the seat's dividends a year, then fewer cubes, then less for the others."""
    cubes = sum(a.bit_count() - b.bit_count() for a, b in zip(after.track, first.track, strict=True))
    others = sum(after.dividends(other) for other in range(after.players) if other != seat)
    return after.dividends(seat), -cubes, -others


def _legs(table: State, seat: int, known: dict[tuple[int, int, int, int], list[Leg]]) -> Iterator[Leg]:
    """Yield the ways to cities that the cubes left allow, of all companies of which the seat holds shares."""
    for company, track in enumerate(table.track):
        if track and table.held(seat, company):
            key = company, track, table.treasury[company], table.to_lay
            if key not in known:
                known[key] = [(company, way) for way in _short_ways(table, company)]
            yield from known[key]


def _short_ways(table: State, company: int) -> list[tuple[int, ...]]:
    """Return a company's ways to cities: for each city the cheapest way, and those that take fewer cubes."""
    board, money = table.board, table.treasury[company]
    own, found, cheapest = table.track[company], list[tuple[int, ...]](), dict[int, int]()
    ends: dict[int, tuple[int, tuple[int, ...]]] = dict.fromkeys(bits(own), (0, ()))
    for _ in range(min(table.to_lay, table.cubes[company])):
        reached: dict[int, tuple[int, tuple[int, ...]]] = {}
        for at, (dollars, way) in ends.items():
            for near in board.neighbors[at]:
                cost = dollars + table.price[near]
                if table.price[near] == FULL_HEX or cost > money or own >> near & 1:
                    continue
                if near not in reached or cost < reached[near][0]:
                    reached[near] = cost, (*way, near)
        ends = {}
        for at, (dollars, way) in reached.items():
            if dollars >= cheapest.get(at, FULL_HEX):
                continue
            cheapest[at] = dollars
            if board.city_at[at] >= 0:
                found.append(way)  # From there on it goes on with the next way.
            else:
                ends[at] = dollars, way
    return found


def _laid(before: State, company: int, way: tuple[int, ...]) -> State | None:
    """Return the state after laying track along a way; None if a cube of it may not be laid."""
    after, lay = before.copy(), before.board.lay[company]
    for at in way:
        if not after.layable(company) >> at & 1:
            return None
        after.apply_unchecked(lay[at])
    return after


# What an action is probably used for


def outcome_of(candidate: Candidate) -> State:
    """Return the probable state at the end of what an action begins.

    A house goes where the rollout policy would put it, unless another place immediately adds more to the
    seat's dividends, less the gains of others. Cubes are laid by the same rule, unless they lead toward a
    city that is not reached yet and that its company can afford.
    """
    if lays_track(candidate):
        if _goes_for(candidate) is not None:
            return candidate.outcome
        best = best_use(candidate.after, candidate.seat)
        is_more = best.dividends(candidate.seat) > candidate.outcome.dividends(candidate.seat)
        return best if is_more else candidate.outcome
    if candidate.outcome.houses == candidate.state.houses or isinstance(candidate.move, Develop):
        return candidate.outcome
    best, most = candidate.outcome, _rank_of_house(candidate, candidate.outcome)
    for move in candidate.after.legal_moves() if candidate.after.current_player() == candidate.seat else ():
        if isinstance(move, Develop):
            after = candidate.after.copy()
            after.apply_unchecked(move)
            rank = _rank_of_house(candidate, after)
            if rank > most:
                best, most = after, rank
    return best


def lays_track(candidate: Candidate) -> bool:
    """Return whether an action is probably used for cubes."""
    return isinstance(candidate.move, ChooseAction) and candidate.outcome.track != candidate.state.track


def _rank_of_house(candidate: Candidate, after: State) -> tuple[bool, int]:
    """Return whether the seat gains by a house, and its gain a year less the greatest of another."""
    seats = range(after.players)
    rises = [after.dividends(seat) - candidate.state.dividends(seat) for seat in seats]
    own = rises.pop(candidate.seat)
    return own > 0, own - max(rises)


# Said of a cube


def _pays(candidate: Candidate, table: State, company: int, goal: Goal) -> int:
    """Return 1 if a city that a company comes to raises the seat's own dividends, else 0."""
    after = dividends_with(table, candidate.seat, company, (goal.city,), goal.income)
    return int(after > table.dividends(candidate.seat))


def _toward(kind: Fact, candidate: Candidate, table: State, company: int, goal: Goal) -> list[Message]:
    """Return the facts that track gets closer to a city, and what a special connection adds to its income."""
    sums: dict[str, Any] = {"dollars": Dollars(goal.dollars), "income": Dollars(goal.income)}
    named = {"company": company} if kind is Fact.EXPANDS_TOWARD else {}
    toward = kind(city=goal.city, pays=_pays(candidate, table, company, goal), **sums, **named)
    if goal.partner < 0:
        return [toward]
    pair = Fact.FOR_PAIR(city_a=goal.city, city_b=goal.partner, income=Dollars(goal.bonus))
    return [toward, pair]


def brief_track(candidate: Candidate) -> Message:
    """Return a brief about what a cube brings."""
    assert isinstance(candidate.move, LayTrack)
    change = brief_change(candidate, candidate.after)
    return change or _brief_of(candidate, candidate.move.company, candidate.after)


def _brief_of(candidate: Candidate, company: int, after: State) -> Message:
    """Return, in a few words, the destination of track that pays the seat nothing yet."""
    before, then = candidate.state.income[company], after.income[company]
    if then > before:
        return Brief.INCOME(before=Dollars(before), after=Dollars(then))
    goal = goal_of(candidate, company, after)
    if goal is None:
        return Brief.LEFT(treasury=after.treasury[company])
    return Brief.TOWARD(city=goal.city, dollars=Dollars(goal.dollars), income=Dollars(goal.income))


def track(candidate: Candidate) -> list[Message]:
    """Return the facts about what a cube brings, and where it leads."""
    move, after = candidate.move, candidate.after
    assert isinstance(move, LayTrack)
    company = move.company
    own, others = own_change(candidate, after), others_change(candidate, after)
    if own:
        return [*own, *others, *_other_cubes(candidate, company, -1)]
    income = income_change(candidate, company)
    if income:
        rest = _other_cubes(candidate, company, -1) or stays_for_now(candidate, after)
        return [*income, *rest, *others]
    goal, treasury = goal_of(candidate, company, after), after.treasury[company]
    rest = _other_cubes(candidate, company, goal.city if goal is not None else -1)
    if goal is None:
        return [Fact.NOTHING(company=company, treasury=treasury), *rest, *others]
    if treasury < goal.dollars:
        sums = {"dollars": Dollars(goal.dollars), "treasury": treasury, "income": Dollars(goal.income)}
        return [Fact.TOO_FAR(company=company, city=goal.city, **sums), *rest, *others]
    return [*_toward(Fact.TOWARD, candidate, after, company, goal), *rest, *others]


def _other_cubes(candidate: Candidate, company: int, city: int) -> list[Message]:
    """Return how far the action's remaining cubes can raise the seat's dividends after this cube.

    Where they do it in one city, that is named, unless it is the company's for which the cube is laid.
    """
    table, seat = candidate.after, candidate.seat
    best = best_use(table, seat)
    before, after = Dollars(table.dividends(seat)), Dollars(best.dividends(seat))
    if after <= before:
        return []
    reached = [
        (laying, table.board.city_at[spot])
        for laying, track in enumerate(best.track)
        for spot in bits(track & ~table.track[laying])
        if table.board.city_at[spot] >= 0
    ]
    if len(reached) != 1 or reached[0] == (company, city):
        return [Fact.OTHER_CUBES(before=before, after=after, cubes=table.to_lay)]
    laying, there = reached[0]
    return [Fact.OTHER_REACHES(company=laying, city=there, after=after, cubes=table.to_lay)]


def pays_no_less(candidate: Candidate, other: Candidate) -> bool:
    """Return whether the worse of two cubes of an action can still pay as much, with cubes left to lay."""
    moves = candidate.move, other.move
    if not all(isinstance(move, LayTrack) for move in moves) or candidate.state.to_lay < 2:
        return False
    better, worse = (other, candidate) if candidate.place else (candidate, other)
    own, most = (best_use(at.after, at.seat).dividends(at.seat) for at in (worse, better))
    return own >= most


def stays_for_now(candidate: Candidate, after: State) -> list[Message]:
    """Return the fact that the seat's dividends stay, and how little more income would raise them."""
    state, seat = candidate.state, candidate.seat
    if is_last_phase(state):
        return []
    risen = [
        company
        for company, income in enumerate(after.income)
        if income > state.income[company] and after.held(seat, company)
    ]
    if not risen:
        return []
    company = max(risen, key=lambda company: after.held(seat, company))
    pays, held = after.dividend(company), after.held(seat, company)
    more = Dollars(pays * after.sold[company] + 1 - after.income[company])
    each = {"before": Dollars(pays), "after": Dollars(pays + 1)}
    return [Fact.STAY_UNTIL(company=company, more=more, held=held, **each)]


def is_last_phase(state: State) -> bool:
    """Return whether this phase is the last one before the final dividend."""
    return state.column == COLUMNS - 1 and dividends_left(state) <= 1.0


# Said of the city where a company begins


def start(candidate: Candidate) -> list[Message]:
    """Return the facts about a company's starting city: its income, where track can go on, and the costs."""
    move, after, company = candidate.move, candidate.after, candidate.state.lot
    assert isinstance(move, PlaceStart)
    city, treasury = candidate.state.board.city_at[move.hex], after.treasury[company]
    reached = within_means(after, company, treasury)
    if not reached:
        return []
    cities, gain = tuple(way.city for way in reached), Dollars(sum(way.income for way in reached))
    begun = {"company": company, "city": city, "income": after.income[company]}
    return [Fact.START_AND_NEXT(city_next=cities, treasury=treasury, gain=gain, **begun)]


def brief_start(candidate: Candidate) -> Message:
    """Return a brief about what a company's starting city brings."""
    income = candidate.after.income[candidate.state.lot]
    return Brief.INCOME(before=Dollars(0), after=Dollars(income))


# Said of an action


def layer(candidate: Candidate) -> int | None:
    """Return the company that probably lays most track by an action; None if none lays any."""
    company = max(range(len(candidate.state.track)), key=lambda at: _new(candidate, at).bit_count())
    return company if _new(candidate, company) else None


def _new(candidate: Candidate, company: int) -> int:
    """Return the mask of the hexes where a company probably lays track."""
    return outcome_of(candidate).track[company] & ~candidate.state.track[company]


def brief_laid(candidate: Candidate) -> Message | None:
    """Return the destination of an expansion that does not pay the seat yet; None without track."""
    company = layer(candidate)
    return None if company is None else _brief_of(candidate, company, outcome_of(candidate))


def expansion(candidate: Candidate, company: int) -> list[Message]:
    """Return which cities an expansion can reach or approach."""
    board, before, outcome = candidate.state.board, candidate.state.income, outcome_of(candidate)
    cities = [
        (
            before[at] - outcome.income[at],
            at,
            tuple(board.city_at[spot] for spot in bits(_new(candidate, at))),
        )
        for at in range(len(before))
    ]
    reached = [
        (at, tuple(city for city in new if city >= 0))
        for _, at, new in sorted(cities)
        if max(new, default=-1) >= 0
    ]
    if len(reached) > 1:
        (a, city_a), (b, city_b) = reached[:2]
        return [Fact.EXPANDS_BOTH(company_a=a, city_a=city_a, company_b=b, city_b=city_b)]
    if reached:
        return [Fact.EXPANDS(company=reached[0][0], city=reached[0][1])]
    goal = goal_of(candidate, company, outcome)
    if goal is None or goal.dollars > outcome.treasury[company]:
        return []
    return _toward(Fact.EXPANDS_TOWARD, candidate, outcome, company, goal)


# Said of money for a company


def funds(candidate: Candidate, company: int, after: int) -> list[Message]:
    """Return the future size of a treasury, and the cities that the company can then afford."""
    state, before = candidate.state, candidate.state.treasury[company]
    found: list[Message] = [Fact.FUNDS(company=company, before=Dollars(before), after=Dollars(after))]
    return [*found, *_with_money(candidate, company, after)] if state.track[company] else found


def _with_money(candidate: Candidate, company: int, after: int) -> list[Message]:
    """Return the cities that a company can newly afford as its treasury rises."""
    state, before = candidate.state, candidate.state.treasury[company]
    had, has = (within_means(state, company, dollars) for dollars in (before, after))
    income, new_income = (sum(way.income for way in ways) for ways in (had, has))
    old, cities = (tuple(way.city for way in ways) for ways in (had, has))
    seat, more = candidate.seat, new_income - income
    pays = dividends_with(state, seat, company, cities, new_income) > dividends_with(
        state, seat, company, old, income
    )
    sums: dict[str, Any] = {"income": Dollars(more), "pays": int(pays)}
    new = tuple(city for city in cities if city not in old)
    left = tuple(city for city in old if city not in cities)
    if more > 0 and not had:
        return [Fact.REACHES(city=cities, **sums)]
    if more > 0:
        kind, than = (Fact.REACHES_INSTEAD, left) if left else (Fact.REACHES_TOO, old)
        return [kind(city_a=than, city_b=new, **sums)]
    return []
