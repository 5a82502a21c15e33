"""What is said of track in American Rails: the city that it goes for, as far as it can still be reached."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.learning.american_rails.cubes import other_cubes
from game.learning.american_rails.dividends import (
    One,
    brief_change,
    dividends,
    dividends_with,
    income_change,
    lost_to,
    others_change,
    own_change,
)
from game.learning.american_rails.goals import Goal, cubes_left, goal_of
from game.learning.american_rails.houses import outcome_of
from game.learning.american_rails.order import laid, stays_for_now
from game.learning.american_rails.phrases import Brief, Fact
from game.learning.american_rails.ways import can_pay_for, within_means
from game.rules.american_rails.events import ConnectionMade
from game.rules.american_rails.moves import LayTrack, PlaceStart
from game.rules.american_rails.state import AmericanRailsState
from game.rules.hexgrid import bits
from game.rules.messages import Dollars, Message

HOPELESS: Final = 10
"""A city for which a treasury lacks more dollars than this is not told of an action."""


def _pair(goal: Goal) -> list[Message]:
    """What of a city's income is paid for a special connection."""
    if goal.partner < 0:
        return []
    return [Fact.FOR_PAIR(city_a=goal.city, city_b=goal.partner, income=Dollars(goal.bonus))]


def _toward(goal: Goal) -> Message:
    return Brief.TOWARD(city=goal.city, dollars=Dollars(goal.dollars), income=Dollars(goal.income))


def _pays(one: One, table: AmericanRailsState, company: int, goal: Goal) -> int:
    """1 if a city that a company comes to raises the seat's own dividends as the companies stand, else 0."""
    after = dividends_with(table, one.seat, company, (goal.city,), goal.income)
    return int(after > dividends(table, one.seat))


# A cube


def brief_track(one: One) -> Message:
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


def track_facts(one: One) -> list[Message]:
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
        return [*joined, *own, *others, *(other_cubes(one, move.company, -1) or _goes_on(one, move.company))]
    income = income_change(one, move.company)
    if income:
        return [*income, *(other_cubes(one, move.company, -1) or [stays_for_now(one, one.after)]), *others]
    goal = goal_of(one, move.company, one.after)
    rest = other_cubes(one, move.company, goal.city if goal is not None else -1)
    way = _way(one, move.company)
    return [*way, *rest, *others]


def _goes_on(one: One, company: int) -> list[Message]:
    """The city that the cubes reach which are left of the action."""
    goal = goal_of(one, company, one.after)
    if goal is None or goal.dollars > one.after.treasury[company]:
        return []
    left = cubes_left(one, one.after)
    if goal.cubes > left:
        return []
    if one.outcome.income[company] - one.after.income[company] > goal.income:
        return []  # There is better track for them.
    pays = _pays(one, one.after, company, goal)
    return [Fact.GOES_ON(city=goal.city, income=Dollars(goal.income), cubes=left, pays=pays)]


def _way(one: One, company: int) -> list[Message]:
    goal, treasury = goal_of(one, company, one.after), one.after.treasury[company]
    if goal is None:
        return [Fact.NOTHING(company=company, treasury=treasury)]
    income = Dollars(goal.income)
    if treasury < goal.dollars:
        sums = {"dollars": Dollars(goal.dollars), "treasury": treasury, "income": income}
        return [Fact.TOO_FAR(company=company, city=goal.city, **sums)]
    pays = _pays(one, one.after, company, goal)
    toward = Fact.TOWARD(city=goal.city, dollars=Dollars(goal.dollars), income=income, pays=pays)
    return [toward, *_pair(goal)]


# The first cube


def start_facts(one: One) -> list[Message]:
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
    return [known, *_neighbours(one, city, cities)]


def _neighbours(one: One, start: int, cities: Sequence[int]) -> list[Message]:
    """Which railway of the seat's own loses by it, or has the money for the same cities; or that none has."""
    after, company = one.after, one.state.lot
    loser, loss = _lost_to(one, (start, *cities))
    if loss:
        return [Fact.OWN_LOSES(company=loser, income=Dollars(loss))]
    own = _shared(one)
    if own is not None:
        rival = _shared(one.rival) if one.rival is not None else None
        is_worse = bool(one.place) and len(own[1]) > (len(rival[1]) if rival is not None else 0)
        return [Fact.SHARES_CITIES(company=own[0], city=own[1])] if is_worse else []
    others = [other for other, track in enumerate(after.track) if track and other != company]
    is_free = others and not any(can_pay_for(after, other, cities) for other in others)
    return [Fact.CITIES_FREE(count=len(cities))] if is_free else []


def _lost_to(one: One, cities: Sequence[int]) -> tuple[int, int]:
    """Which railway of the seat's own loses most a year, in dollars, once a new one has track to some cities.

    Where there is none, the loss is 0.
    """
    found = lost_to(one.state, one.state.lot, cities)
    own = [(other, loss) for other, loss in found if one.state.held(one.seat, other)]
    return max(own, key=lambda loss: loss[1], default=(-1, 0))


def _shared(one: One) -> tuple[int, tuple[int, ...]] | None:
    """Which railway of the seat's own can pay for track to most of a new one's cities, and these; or None.

    The cities are the one where the new one begins and those within its means.
    """
    move, after, company = one.move, one.after, one.state.lot
    if not isinstance(move, PlaceStart):
        return None
    reached = within_means(after, company, after.treasury[company])
    cities = (after.board.city_at[move.hex], *(way.city for way in reached))
    others = [other for other, held in enumerate(after.track) if held and other != company]
    own = [(other, can_pay_for(after, other, cities)) for other in others if after.held(one.seat, other)]
    return max((pair for pair in own if pair[1]), key=lambda pair: len(pair[1]), default=None)


def brief_start(one: One) -> Message:
    """What a city brings in which a company begins, briefly."""
    company = one.state.lot
    return Brief.INCOME(before=Dollars(0), after=Dollars(one.after.income[company]))


# An action


def layer(one: One) -> int | None:
    """The company that is likely to lay most track by an action; None if none lays any."""
    company = max(range(len(one.state.track)), key=lambda company: laid(one, company).bit_count())
    return company if laid(one, company) else None


def whither(one: One, company: int) -> list[Message]:
    """Which cities railways can be laid to, or toward; or else only how many cubes one can lay."""
    outcome, reached = outcome_of(one), _reached(one)
    if len(reached) > 1:
        (a, city_a), (b, city_b) = reached[:2]
        return [Fact.EXPANDS_BOTH(company_a=a, city_a=city_a, company_b=b, city_b=city_b)]
    if reached:
        return [Fact.EXPANDS(company=reached[0][0], city=reached[0][1])]
    where = laid(one, company)
    goal = goal_of(one, company, outcome)
    lacking = goal.dollars - outcome.treasury[company] if goal is not None else 0
    if goal is None or lacking > HOPELESS:
        return [Fact.CUBES(company=company, cubes=where.bit_count())]
    pays = _pays(one, outcome, company, goal)
    sums: dict[str, Any] = {"dollars": Dollars(goal.dollars), "income": Dollars(goal.income), "pays": pays}
    if lacking > 0:
        short = Fact.EXPANDS_SHORT(company=company, city=goal.city, lacking=Dollars(lacking), **sums)
        return [short, *_pair(goal)]
    return [Fact.EXPANDS_TOWARD(company=company, city=goal.city, **sums), *_pair(goal)]


def _reached(one: One) -> list[tuple[int, tuple[int, ...]]]:
    """The companies that come to new cities by an action, and these, first where most income is won."""
    board, before, after = one.state.board, one.state.income, outcome_of(one).income
    cities = [
        (company, tuple(board.city_at[spot] for spot in bits(laid(one, company)) if board.city_at[spot] >= 0))
        for company in range(len(before))
    ]
    found = [pair for pair in cities if pair[1]]
    return sorted(found, key=lambda pair: before[pair[0]] - after[pair[0]])


def brief_laid(one: One) -> Message | None:
    """What an expansion comes to that pays the seat nothing yet, briefly; None if there is none."""
    state, outcome, company = one.state, outcome_of(one), layer(one)
    if company is None:
        return None
    before, after = state.income[company], outcome.income[company]
    if after > before:
        return Brief.INCOME(before=Dollars(before), after=Dollars(after))
    goal = goal_of(one, company, outcome)
    return _toward(goal) if goal is not None else Brief.LEFT(treasury=outcome.treasury[company])
