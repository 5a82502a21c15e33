"""What is said of track in American Rails: the city that it goes for, as far as it can still be reached."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ai.appraisal.american_rails import dividends_left
from game.learning.reasons.american_rails_cubes import other_cubes
from game.learning.reasons.american_rails_dividends import (
    One,
    brief_change,
    income_change,
    others_change,
    own_change,
)
from game.learning.reasons.american_rails_order import laid, stays_for_now
from game.learning.reasons.american_rails_says import Brief, Fact
from game.learning.reasons.american_rails_ways import Way, can_pay_for, ways_of, within_means
from game.rules.american_rails.board import CUBES_ALLOWED, EXPAND_4
from game.rules.american_rails.events import ConnectionMade
from game.rules.american_rails.moves import LayTrack, PlaceStart
from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.steps import COLUMNS
from game.rules.hexgrid import bits
from game.rules.notes import Dollars, Note

LACKING: Final = 6
"""A city for which a treasury lacks more dollars than this is named only where there is no nearer one."""

HOPELESS: Final = 10
"""A city for which a treasury lacks more dollars than this is not told of an action."""


class Goal(NamedTuple):
    """A city to which cubes lead."""

    city: int
    dollars: int
    """What the track that is left to it costs."""
    cubes: int
    """How many it takes."""
    income: int
    """What it brings, connections included."""
    partner: int
    """The city with which it makes a special connection; -1: with none, or with several."""
    bonus: int
    """What that connection alone brings."""


def goal_of(one: One, company: int, after: AmericanRailsState) -> Goal | None:
    """The city to which the cubes lead that were laid in `after`; None if to none that is reached in time.

    Of several it is the one with most income for what the way costs.
    """
    before = {way.city: way.dollars for way in ways_of(one.state, company)}
    money = after.treasury[company] + LACKING
    nearer = [
        way
        for way in ways_of(after, company)
        if way.dollars < before.get(way.city, way.dollars) and _is_in_time(one, after, way)
    ]
    if not nearer:
        return None
    way = max(nearer, key=lambda way: (way.dollars <= money, way.rate))
    partners = _partners(after, company, way.city)
    partner = partners[0] if len(partners) == 1 else -1
    bonus = after.board.pair_income if partner >= 0 else 0
    return Goal(way.city, way.dollars, way.cubes, way.income, partner, bonus)


def _is_in_time(one: One, after: AmericanRailsState, way: Way) -> bool:
    """Whether a way can be laid while it still pays: in the last year by the seat's own actions."""
    if dividends_left(one.state) > 1.0:
        return True
    phases = COLUMNS - 1 - one.state.column
    return way.cubes <= _cubes_left(one, after) + phases * CUBES_ALLOWED[EXPAND_4]


def _cubes_left(one: One, after: AmericanRailsState) -> int:
    """How many more cubes the action under way allows."""
    return after.to_lay if after.turn == one.seat and isinstance(one.move, LayTrack) else 0


def _partners(state: AmericanRailsState, company: int, city: int) -> list[int]:
    """The cities of a company's track with which another one makes special connections."""
    cities, track = state.board.cities, state.track[company]
    pairs = [(a, b) for pair in state.board.pairs for a, b in (pair, pair[::-1])]
    return [b for a, b in pairs if a == city and track >> cities[b].hex & 1]


def _pair(goal: Goal) -> list[Note]:
    """What of a city's income is paid for a special connection."""
    if goal.partner < 0:
        return []
    return [Fact.FOR_PAIR(city_a=goal.city, city_b=goal.partner, income=Dollars(goal.bonus))]


def _toward(goal: Goal) -> Note:
    return Brief.TOWARD(city=goal.city, dollars=Dollars(goal.dollars), income=Dollars(goal.income))


# A cube


def brief_track(one: One) -> Note:
    """What a cube brings, briefly."""
    move = one.move
    assert isinstance(move, LayTrack)
    company = move.company
    changed = brief_change(one, one.after)
    if changed is not None:
        return changed
    before, then = one.state.income[company], one.after.income[company]
    if then > before:
        return Brief.INCOME(before=Dollars(before), after=Dollars(then))
    goal = goal_of(one, company, one.after)
    return _toward(goal) if goal is not None else Brief.LEFT(treasury=one.after.treasury[company])


def track_facts(one: One) -> list[Note]:
    """What a cube brings, and where it leads."""
    move = one.move
    assert isinstance(move, LayTrack)
    joined = [
        Fact.JOINS(city_a=event.city_a, city_b=event.city_b, income=event.income)
        for event in one.events
        if isinstance(event, ConnectionMade)
    ]
    own, others = own_change(one, one.after), others_change(one, one.after)
    if own:
        return [*joined, *own, *others, *(_goes_on(one, move.company) or other_cubes(one, move.company, -1))]
    income = income_change(one, move.company)
    if income:
        return [*income, stays_for_now(one, one.after), *others]
    goal = goal_of(one, move.company, one.after)
    rest = other_cubes(one, move.company, goal.city if goal is not None else -1)
    way = _way(one, move.company)
    return [*way, *rest, *others]


def _goes_on(one: One, company: int) -> list[Note]:
    """The city that the cubes reach which are left of the action."""
    goal = goal_of(one, company, one.after)
    if goal is None or goal.dollars > one.after.treasury[company]:
        return []
    if goal.cubes > _cubes_left(one, one.after):
        return []
    if one.outcome.income[company] - one.after.income[company] > goal.income:
        return []  # There is better track for them.
    return [Fact.GOES_ON(city=goal.city, income=Dollars(goal.income))]


def _way(one: One, company: int) -> list[Note]:
    goal, treasury = goal_of(one, company, one.after), one.after.treasury[company]
    if goal is None:
        return [Fact.NOTHING(company=company, treasury=treasury)]
    income = Dollars(goal.income)
    if treasury < goal.dollars:
        sums = {"dollars": Dollars(goal.dollars), "treasury": treasury, "income": income}
        return [Fact.TOO_FAR(company=company, city=goal.city, **sums)]
    return [Fact.TOWARD(city=goal.city, dollars=Dollars(goal.dollars), income=income), *_pair(goal)]


# The first cube


def start_facts(one: One) -> list[Note]:
    """What a city brings in which a company begins, and where it can go on to."""
    move, company = one.move, one.state.lot
    assert isinstance(move, PlaceStart)
    city = one.state.board.city_at[move.hex]
    start = {"company": company, "city": city, "income": one.after.income[company]}
    treasury = one.after.treasury[company]
    reached = within_means(one.after, company, treasury)
    if not reached:
        return [Fact.START(**start)]
    gain = Dollars(sum(way.income for way in reached))
    cities = tuple(way.city for way in reached)
    known = Fact.START_AND_NEXT(city_next=cities, treasury=treasury, gain=gain, **start)
    return [known, *_neighbours(one, company, cities)]


def _neighbours(one: One, company: int, cities: Sequence[int]) -> list[Note]:
    """Which railway of the seat's own has the money for track to the same cities; or that none at all has."""
    after, seat = one.after, one.seat
    others = [
        (other, can_pay_for(after, other, cities))
        for other, track in enumerate(after.track)
        if track and other != company
    ]
    own = [(other, shared) for other, shared in others if shared and after.held(seat, other)]
    if own and not one.place:
        return []  # No reason for the best move.
    if own:
        other, shared = max(own, key=lambda pair: len(pair[1]))
        return [Fact.SHARES_CITIES(company=other, city=shared)]
    is_free = others and not any(shared for _, shared in others)
    return [Fact.CITIES_FREE(count=len(cities))] if is_free else []


def brief_start(one: One) -> Note:
    """What a city brings in which a company begins, briefly."""
    company = one.state.lot
    return Brief.INCOME(before=Dollars(0), after=Dollars(one.after.income[company]))


# An action


def layer(one: One) -> int | None:
    """The company that is likely to lay most track by an action; None if none lays any."""
    company = max(range(len(one.state.track)), key=lambda company: laid(one, company).bit_count())
    return company if laid(one, company) else None


def whither(one: One, company: int) -> list[Note]:
    """Which city a railway can be laid to, or toward; or else only how many cubes it can lay."""
    board, outcome = one.state.board, one.outcome
    where = laid(one, company)
    reached = [board.city_at[spot] for spot in bits(where) if board.city_at[spot] >= 0]
    if reached:
        city = max(reached, key=lambda city: board.cities[city].full)
        return [Fact.EXPANDS(company=company, city=city)]
    goal = goal_of(one, company, outcome)
    lacking = goal.dollars - outcome.treasury[company] if goal is not None else 0
    if goal is None or lacking > HOPELESS:
        return [Fact.CUBES(company=company, cubes=where.bit_count())]
    sums = {"dollars": Dollars(goal.dollars), "income": Dollars(goal.income)}
    if lacking > 0:
        short = Fact.EXPANDS_SHORT(company=company, city=goal.city, lacking=Dollars(lacking), **sums)
        return [short, *_pair(goal)]
    return [Fact.EXPANDS_TOWARD(company=company, city=goal.city, **sums), *_pair(goal)]


def brief_laid(one: One) -> Note | None:
    """What an expansion comes to that pays the seat nothing yet, briefly; None if there is none."""
    state, outcome, company = one.state, one.outcome, layer(one)
    if company is None:
        return None
    before, after = state.income[company], outcome.income[company]
    if after > before:
        return Brief.INCOME(before=Dollars(before), after=Dollars(after))
    goal = goal_of(one, company, outcome)
    return _toward(goal) if goal is not None else Brief.LEFT(treasury=outcome.treasury[company])
