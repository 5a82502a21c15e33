"""Evaluate a position of American Rails: the dollars that each seat can expect at the end.

The game ends with its last year, or at the end of a year in which all shares are sold or enough supplies are
down to two pieces. Each year's chance to be the last is logistic in the pieces and shares left and in the
time to use them. The coefficients maximize the likelihood of the ends of 499 bot games, half of them by
experts, at tables of three to five.

A share is worth the dividends still to come. They follow from the company's income, from the cities that its
treasury can still buy (`routes`), from the pace at which its holders build, and from the number of shares.

>>> import random
>>> from game.rules.american_rails import GAME
>>> state = GAME.new_game(4, {}, random.Random(7))
>>> 6.0 < dividends_left(state) < 7.0
True
>>> for text in ("put up American", "bid 20", "pass", "pass", "pass", "start in Cleveland"):
...     state.play(GAME.parse_move(text))
>>> forecast = Forecast(state)
>>> plan = forecast.plan(0)
>>> len(plan), forecast.share_value(0, plan) > 20
(7, True)
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from ai.american_rails.routes import Around, Step, Ways, ways_of
from ai.floats import stable
from ai.knowledge import Description, Evaluator, progress_of
from ai.weights import Weights
from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.steps import CHOOSE, COLUMNS, ENDED, NONE, PREPARATION


class Chance(NamedTuple):
    """Coefficients of a logistic model: how likely a year is to be the last, given what is left of supplies
    or shares.
    """

    usual: float
    """The logit if exactly a year's use is left, at a table of four."""
    seat: float
    """The change of the logit at a table of five; at a table of three, its negative."""
    slope: float
    """The decrease of the logit for each further piece."""
    pace: float
    """The number of pieces used in a year."""


SUPPLIES: Final = Chance(-1.08, -0.07, 2.2, 1.44)
"""The model for this year, by the average pieces above two of each supply still needed for the end."""

SUPPLIES_LATER: Final = Chance(-4.86, 0.61, 1.15, 3.86)
"""The same for each later year, if the game has not ended before."""

SHARES: Final = Chance(-1.35, 0.61, 0.674, 1.87)
"""The model for each year, by the shares left."""


def dividends_left(state: AmericanRailsState) -> float:
    """Return the expected number of dividends still to be paid, this year's included; at least one."""
    most = state.board.last_year - state.year
    shares, pieces = sum(state.unsold), _pieces_left(state)
    if not shares or not pieces or most <= 0 or state.step == ENDED:
        return 1.0
    seats = float(min(1, max(-1, state.players - 4)))
    time, going_on, years = time_left(state), 1.0, 1.0
    by_supplies = SUPPLIES
    for _ in range(most):
        root = math.sqrt(time)
        supplies = by_supplies.usual + by_supplies.seat * seats
        supplies -= by_supplies.slope * (pieces - by_supplies.pace * time) / root
        sold = SHARES.usual + SHARES.seat * seats - SHARES.slope * (shares - SHARES.pace * time)
        going_on = stable(going_on / ((1.0 + math.exp(supplies)) * (1.0 + math.exp(sold))))
        years += going_on
        time += 1.0
        by_supplies = SUPPLIES_LATER
    return years


def time_left(state: AmericanRailsState) -> float:
    """Return the fraction of the year that is left, counted in actions, the current one included."""
    if state.column == PREPARATION:
        return 1.0
    size = len(state.board.rows)
    first = state.column * size
    acted = size - state.markers[first : first + size].count(NONE)
    if state.step != CHOOSE:
        acted -= 1
    return 1.0 - (state.column + acted / state.players) / COLUMNS


def _pieces_left(state: AmericanRailsState) -> float:
    """Return how many pieces of a supply, on average over the nearest ones, are used before the game ends."""
    left = [state.houses_left - 2 if state.houses_left > 2 else 0]
    for company, cubes in enumerate(state.cubes):
        if company != state.absent:
            left.append(cubes - 2 if cubes > 2 else 0)
    left.sort()
    needed = state.board.data.setup.exhausted_supplies_to_end[state.players]
    return sum(left[:needed]) / needed


# The value of shares and positions


LONG_GAME: Final = 7.0
"""The approximate maximum number of dividends in a game."""

PACE: Final[tuple[float, ...]] = (2.5, 3.5)
"""The dollars of track that a company lays in a year: a base, and more for each holder."""

DOLLARS_A_CUBE: Final = 3.0
"""The average price of a cube, by which the number of cubes left limits spending."""

SCARCE: Final = 9
"""The largest number of cubes left that limits the cities a company can reach, in addition to its money."""

HOPE: Final = 0.45
"""The fraction of a plan's income that counts in advance, because plans meet rivals and lack actions."""

THRIFT: Final[tuple[float, ...]] = (0.3, 2.0)
"""The premium of a dollar in hand over one at the end: for each dividend to come, and in preparation."""

RIVALS_PART: Final = 0.5
"""The weight of the best rival's holding against the seat's own interest in a company."""


STARTS: Final = 8
"""The number of starting cities to consider."""

RICHEST: Final = 4
"""The number of the richest free cities to consider as well, whose plans can begin with a far partner."""

START_MONEY: Final = 15.0
"""The dollars that a company is assumed to have at its start."""

SOLD_A_YEAR: Final = 0.5
"""The number of shares of each company that are sold in a year, until none is left."""

SITES: Final = 6.0
"""The maximum income from development markers that a seat can expect."""


class Promise(NamedTuple):
    """The expected value of one share of a company, in dollars."""

    income: float
    """The share's part of the current income, over all the years left."""
    treasury: float
    """The share's part of the company's money."""
    dividends: float
    """The share's part of the income if more shares are sold as years go by."""
    growth: float
    """The additional income from the company's plan."""
    rounding: float
    """The gain from rounding up: on average half of what is missing to a whole dollar per share."""
    sites: float
    """The yearly income that development markers would add."""


class Forecast:
    """A position as an investor sees it: the time left and what each company will earn.

    Results are cached, so the position must not change while its forecast is in use.
    """

    __slots__ = ("_around", "_parts", "_values", "gone", "state", "ways", "years")

    def __init__(self, state: AmericanRailsState) -> None:
        self.state = state
        self.ways: Ways = ways_of(state.board)
        self.years: float = dividends_left(state)
        """The expected number of dividends still to be paid."""
        self.gone: float = state.column / COLUMNS if state.column > 0 else 0.0
        """The fraction of the year that is over."""
        self._around: dict[int, Around] = {}
        self._values: dict[int, float] = {}
        self._parts: dict[int, list[float]] = {}

    def around(self, company: int) -> Around:
        """Return the surroundings of a company that is on the map."""
        found = self._around.get(company)
        if found is None:
            found = self.ways.around(self.state, company)
            cubes = self.state.cubes[company]
            if cubes <= SCARCE:
                found = found.within(cubes)
            self._around[company] = found
        return found

    def plan(self, company: int) -> Sequence[Step]:
        """Return the cities that a company can go for; none if it is not on the map."""
        return self.around(company).plan() if self.state.track[company] else ()

    def starts(self) -> list[int]:
        """Return the free cities worth considering for a company's first cube, best first."""
        state = self.state
        key = (tuple(state.track), state.houses, self.years, self.gone)
        return self.ways.starts.get(key, self._best_starts)

    def _best_starts(self) -> list[int]:
        free, cities = self.state.free_cities(), self.state.board.cities
        promising = [city for city in self.ways.prospects.starts if free >> cities[city].hex & 1]
        richest = sorted(promising, key=lambda city: -cities[city].full)[:RICHEST]
        found = list(dict.fromkeys([*promising[:STARTS], *richest]))
        found.sort(key=self._start_value, reverse=True)
        return found[:STARTS]

    def _start_value(self, city: int) -> float:
        """Return all future dividends of a company that starts in a city with a typical auction's money."""
        plan = self.ways.start(city, self.state).plan()
        full = float(self.state.board.cities[city].full)
        return payout(full, START_MONEY, PACE[0] + PACE[1], self.years, self.gone, plan)

    def present_value(self, company: int) -> float:
        """Return the future dividends of one share of a company in the current position."""
        found = self._values.get(company)
        if found is None:
            found = self._values[company] = self.share_value(company, self.plan(company))
        return found

    def interests(self, seat: int) -> list[float]:
        """Return, for each company, the part of its dividends that gives the seat an advantage over its best
        rival.
        """
        found = self._parts.get(seat)
        if found is None:
            shares = self.state.shares
            count = len(self.state.treasury)
            found = self._parts[seat] = [0.0] * count
            for company, sold in enumerate(self.state.sold):
                if sold:
                    held = shares[company::count]
                    own = held[seat]
                    held[seat] = 0
                    found[company] = (own - RIVALS_PART * max(held)) / sold
        return found

    def share_value(
        self,
        company: int,
        plan: Sequence[Step],
        more_money: float = 0.0,
        more_shares: int = 0,
        more_income: float = 0.0,
    ) -> float:
        """Return the future dividends of one share, with optional additions to the treasury, shares or
        income.
        """
        state = self.state
        sold = state.sold[company] + more_shares
        if sold <= 0:
            return 0.0
        money = self._to_spend(company, more_money)
        pace = self._pace(company)
        total = payout(state.income[company] + more_income, money, pace, self.years, self.gone, plan)
        # Dividends are rounded up: on average half of what is missing to a whole dollar per share.
        return total / sold + self.years * (sold - 1) / (2.0 * sold)

    def promise(self, company: int) -> Promise:
        """Return the expected value of a share of a company in play."""
        state = self.state
        sold = state.sold[company]
        years = self.years
        income, treasury = state.income[company], state.treasury[company]
        first = min(years, 1.0)
        in_the_end = sold + min(float(state.unsold[company]), SOLD_A_YEAR * (years - first))
        around = self.around(company)
        money = self._to_spend(company)
        growth = payout(0.0, money, self._pace(company), years, self.gone, around.plan())
        return Promise(
            income * years / sold,
            treasury / sold,
            income * (first / sold + (years - first) / in_the_end),
            growth / in_the_end,
            years * (sold - 1) / (2.0 * sold),
            around.sites / sold,
        )

    def empty_map_value(self, company: int) -> float:
        """Return the future dividends of one share if the company's plans ignore rivals' cubes."""
        state = self.state
        track = state.track[company]
        prospects = self.ways.prospects
        plan = prospects.plan(track, others_of(state, company), state.houses) if track else ()
        return self.share_value(company, plan)

    def _to_spend(self, company: int, more: float = 0.0) -> float:
        """Return the dollars of a treasury, plus `more`, that the company has enough cubes to spend."""
        return min(self.state.treasury[company] + more, DOLLARS_A_CUBE * self.state.cubes[company])

    def _pace(self, company: int) -> float:
        """Return the dollars of track that a company is likely to lay in a year."""
        pace = PACE[0]
        for held in self.state.shares[company :: len(self.state.treasury)]:
            if held:
                pace += PACE[1]
        return pace


def others_of(state: AmericanRailsState, company: int) -> int:
    """Return the mask of the hexes with cubes of other companies."""
    others = 0
    for c, track in enumerate(state.track):
        if c != company:
            others |= track
    return others


def payout(
    income: float, treasury: float, pace: float, years: float, gone: float, plan: Sequence[Step]
) -> float:
    """Return all future dividends of a company, for its shares together.

    A city of the plan pays from the time at which the treasury has bought it, at `pace` dollars a year. The
    last city that the treasury reaches counts for the part that it can pay.
    """
    total = income * years
    before = 0.0
    for _, spent, gain in plan:
        paid = 1.0 if spent <= treasury else (treasury - before) / (spent - before)
        if paid <= 0.0:
            break
        late = spent / pace + gone - 0.5
        left = years - late if late > 0.0 else years
        if left <= 0.0:
            break
        total += HOPE * gain * left * paid
        before = spent
    return total


def cash_worth(state: AmericanRailsState, years: float) -> float:
    """Return the worth of a dollar in hand, in dollars at the end, with `years` dividends still to come."""
    if state.step == ENDED or not any(state.unsold):
        return 1.0
    worth = 1.0 + THRIFT[0] * (years - 1.0)
    return worth + THRIFT[1] if state.column == PREPARATION else worth


class AmericanRailsEvaluator(Evaluator[AmericanRailsState]):
    """An evaluator by cash and by each share's future dividends.

    >>> import random
    >>> from ai.weights import read_weights
    >>> from game.rules.american_rails import GAME
    >>> evaluator = AmericanRailsEvaluator(read_weights("american_rails", "hand"))
    >>> seen = evaluator.describe(GAME.new_game(4, {}, random.Random(7)))
    >>> dict(zip(evaluator.terms, seen.rows[0]))["cash"]
    50.0
    """

    terms = (
        "cash",
        "thrift",
        "shares",
        "place",
        "income",
        "treasury",
        "control",
        "dividends",
        "growth",
        "rounding",
        "sites",
        "behind",
    )

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self._by_shares = any(weights.terms["shares"])

    def progress(self, state: AmericanRailsState) -> float:
        """Return how much of the game is over, by the expected number of dividends left."""
        return progress_of(dividends_left(state), LONG_GAME)

    def describe(self, state: AmericanRailsState) -> Description:
        """Return each seat's terms, most of them in dollars at the end of the game.

        cash: in hand; thrift: its additional worth while shares can be bought; place: places after the first
        in the next phase; income: dividends to come as the companies are; treasury: its part of the
        companies' money; control: its part of the companies in which it holds the most shares; dividends:
        those to come if more shares are sold over the years; growth: what the companies' plans add to them;
        rounding: the gain from rounding up; sites: what development markers would add; behind: how far it is
        behind in shares as a year goes by; shares: dividends to come by plans that ignore rivals' cubes
        (computed only if it has a weight).
        """
        forecast = Forecast(state)
        years = forecast.years
        extra = cash_worth(state, years) - 1.0
        rows = [[float(cash), extra * cash, *[0.0] * (len(self.terms) - 2)] for cash in state.cash]
        count = len(state.treasury)
        for company, sold in enumerate(state.sold):
            if not sold:
                continue
            seen = forecast.promise(company)
            old = forecast.empty_map_value(company) if self._by_shares else 0.0
            held = state.shares[company::count]
            most = max(held)
            for seat, shares in enumerate(held):
                if shares:
                    row = rows[seat]
                    row[2] += shares * old
                    row[4] += shares * seen.income
                    row[5] += shares * seen.treasury
                    row[7] += shares * seen.dividends
                    row[8] += shares * seen.growth
                    row[9] += shares * seen.rounding
                    row[10] += min(SITES, shares * seen.sites) * years
                    if shares == most and held.count(most) == 1:
                        row[6] += shares / sold
        if forecast.gone > 0.0:
            for seat, behind in enumerate(_behind(state)):
                rows[seat][11] = forecast.gone * behind
        if state.column >= 0:
            size = len(state.board.rows)
            place = 0
            for seat in state.markers[state.column * size : state.column * size + size]:
                if seat >= 0:
                    rows[seat][3] = float(place)
                    place += 1
        return Description(progress_of(years, LONG_GAME), rows)


def _behind(state: AmericanRailsState) -> list[float]:
    """Return by which fraction each seat's shares fall short of the others' average; 1 if it has none."""
    count = len(state.treasury)
    held = [sum(state.shares[seat * count : seat * count + count]) for seat in range(state.players)]
    everybody = sum(held)
    others = state.players - 1
    return [1.0 - own * others / (everybody - own) if own * others < everybody - own else 0.0 for own in held]


def make_evaluator(weights: Weights) -> AmericanRailsEvaluator:
    """Return the evaluator with these weights."""
    return AmericanRailsEvaluator(weights)
