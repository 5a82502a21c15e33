"""Why a move of American Rails is good: dividends before and after, the city it goes for, where to stop."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ai.appraisal.american_rails import Outlook
from ai.appraisal.american_rails_prospects import EFFORT
from game.learning.reasons.american_rails_dividends import (
    One,
    brief_change,
    dividends,
    income_change,
    others_change,
    own_change,
    with_alike,
    with_same,
)
from game.learning.reasons.american_rails_order import (
    cubes,
    is_first_in_turn,
    laid,
    stays_or_not,
    turn_order,
)
from game.learning.reasons.american_rails_says import Brief, Fact, Title
from game.learning.reasons.american_rails_shares import (
    bid_facts,
    brief_bid,
    brief_pass,
    brief_sale,
    buyer_of,
    pass_facts,
    sale_facts,
)
from game.learning.reasons.room import ReasonsByMove
from game.match.advice import term_key
from game.rules.american_rails.board import AUCTION, DEVELOP, FUND, Board
from game.rules.american_rails.events import ConnectionMade
from game.rules.american_rails.kinds import row_title
from game.rules.american_rails.moves import (
    Bid,
    ChooseAction,
    Decline,
    Develop,
    Finish,
    Fund,
    LayTrack,
    PassBid,
    PlaceStart,
    PutUp,
    TakeFromBank,
    TakeFromPlayers,
)
from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.works import TAKING
from game.rules.contract import Move
from game.rules.hexgrid import FINE_WINDS, WINDS, bearing, bits, distance
from game.rules.notes import Dollars, Note, Word


class AmericanRailsReasons(ReasonsByMove[AmericanRailsState]):
    """What an expert says of the moves of American Rails."""

    money = True
    names_passing = True
    burdens = frozenset({Word(term_key("place"))})

    against = frozenset(
        {
            Fact.NOTHING,
            Fact.DIVIDENDS_FALL,
            Fact.GAINS,
            Fact.GAINS_TOO,
            Fact.TOO_FAR,
            Fact.DEAR,
            Fact.LOW,
            Fact.LOW_ALL,
            Fact.CHEAPER,
            Fact.CHEAPER_WINS,
            Fact.NOT_WORTH,
            Fact.LEAVES_SHARE,
            Fact.LEAVES_ALL,
            Fact.LOST,
            Fact.LOST_ALL,
            Fact.LATER,
            Fact.LACKS,
        }
    )
    decisive = frozenset(
        {
            Fact.COSTS,
            Fact.DENIES,
            Fact.DENIES_AND_KEEPS,
            Fact.DIVIDENDS_FALL,
            Fact.GAINS,
            Fact.GAINS_TOO,
            Fact.SOONER,
        }
    )

    def facts(self, weighed: One) -> Sequence[Note]:
        found = super().facts(weighed)
        found = [*_ending(weighed), *found]
        if weighed.place and weighed.rival is not None:
            return with_same(found, self.facts(weighed.rival))
        return found

    def beside(self, weighed: One, found: Sequence[Note], known: Sequence[Note]) -> Sequence[Note]:
        """Of what brings the same as the best no figure is told again, but what sets it apart."""
        alike = bool(found) and list(found) == list(known)
        order = turn_order(weighed) if alike else []
        if not weighed.place:
            return [*found, *order]
        if order or not alike or not any(fact.kind is Fact.DIVIDENDS_RISE for fact in found):
            return order or with_alike(super().beside(weighed, found, known), found)
        fewer = cubes(weighed.rival) - cubes(weighed) if weighed.rival is not None else 0
        return [Fact.RISE_ALIKE_WITH(cubes=fewer) if fewer > 0 else Fact.RISE_ALIKE()]

    def _in_what(self, weighed: One, seat: int, amount: float) -> Word | None:
        """No term that says the opposite of the figures that are told."""
        term, rival = super()._in_what(weighed, seat, amount), weighed.rival
        if term != Word(term_key("dividends")) or rival is None or seat != weighed.seat:
            return term
        own, other = (dividends(_told_of(one), seat) for one in (weighed, rival))
        return None if (own > other if weighed.place else own < other) else term


def _told_of(one: One) -> AmericanRailsState:
    """The table of which a move's dividends are told: an action is told as it is likely to be used."""
    return one.outcome if isinstance(one.move, ChooseAction) else one.after


def make_reasons() -> AmericanRailsReasons:
    """The room of the game."""
    return AmericanRailsReasons(_TITLES, _BRIEFS, _FACTS)


# Titles


def _lay_title(move: LayTrack, state: AmericanRailsState) -> Note:
    """Where a cube goes: hexes of one ground lie on several sides of a city, and one behind the other."""
    board = state.board
    ground, city, wind, steps = _place(board, move.hex, WINDS)
    for other in range(len(board.hexes)):
        if other != move.hex and board.near[other] == city and board.city_at[other] < 0:
            place = _place(board, other, WINDS)
            if (place[0], place[2], place[3]) == (ground, wind, steps):
                wind = _place(board, move.hex, FINE_WINDS)[2]
                break
    return Title.LAY(company=move.company, ground=ground, city=city, wind=wind, steps=steps)


def _place(board: Board, spot: int, winds: tuple[str, ...]) -> tuple[str, int, str, int]:
    """The ground of a hex, the nearest city, and in which wind and how many steps it lies from there."""
    city, there = board.near[spot], board.hexes[spot]
    home = board.hexes[board.cities[city].hex]
    return board.terrain[spot], city, bearing(home, there, winds), distance(home, there)


def _row_title(move: ChooseAction, state: AmericanRailsState) -> Note:
    return Title.ROW(action=row_title(state.board.rows[move.row], state.players))


_TITLES: Final[dict[type[Move], Callable[[Any, AmericanRailsState], Note]]] = {
    LayTrack: _lay_title,
    PlaceStart: lambda move, state: Title.START(city=state.board.city_at[move.hex]),
    PutUp: lambda move, state: Title.PUT_UP(company=move.company),
    Bid: lambda move, state: Title.BID(amount=move.amount),
    PassBid: lambda move, state: Title.PASS(),
    ChooseAction: _row_title,
    Decline: lambda move, state: Title.DECLINE(),
    Develop: lambda move, state: Title.DEVELOP(city=state.board.city_at[move.hex]),
    Fund: lambda move, state: Title.FUND(company=move.company),
    TakeFromBank: lambda move, state: Title.TAKE(),
    TakeFromPlayers: lambda move, state: Title.TAKE_OTHERS(),
    Finish: lambda move, state: Title.FINISH(),
}


# The end


def _ending(one: One) -> list[Note]:
    """Whether what the move begins takes the last share or the last supply, so that the year is the last.

    A share that is put up leaves its supply, sold or not.
    """
    state = one.state
    if isinstance(one.move, Bid | PassBid) or _runs_out(state) or state.year == state.board.last_year:
        return []
    if sum(state.unsold) == 1 and isinstance(one.move, PutUp):
        return [Fact.PUTS_UP_LAST(year=state.year)]
    if sum(state.unsold) == 1 and _auctions(one):
        return [Fact.LAST_SHARE(year=state.year)]
    return [Fact.ENDS(year=state.year)] if _runs_out(one.outcome) else []


def _auctions(one: One) -> bool:
    """Whether the move takes the row by which a share can be put up."""
    return isinstance(one.move, ChooseAction) and one.state.board.rows[one.move.row] == AUCTION


def _runs_out(state: AmericanRailsState) -> bool:
    needed = state.board.data.setup.exhausted_supplies_to_end[state.players]
    return not any(state.unsold) or len(state.exhausted_supplies()) >= needed


# Track


def _goal(one: One, company: int, after: AmericanRailsState) -> tuple[int, int, int] | None:
    """The city to which cubes lead: its number, the dollars that are left to go, the income it brings."""
    old, new = (Outlook(state).around(company) for state in (one.state, after))
    nearer = [city for city, away in new.away.items() if away < old.away.get(city, away) and city in new.gain]
    if not nearer:
        return None
    city = max(nearer, key=lambda city: new.gain[city] / (new.away[city] + EFFORT))
    return city, round(new.away[city]), round(new.gain[city])


def _brief_track(one: One) -> Note:
    move = one.move
    assert isinstance(move, LayTrack)
    company = move.company
    changed = brief_change(one, one.after)
    if changed is not None:
        return changed
    before, then = one.state.income[company], one.after.income[company]
    if then > before:
        return Brief.INCOME(before=Dollars(before), after=Dollars(then))
    goal = _goal(one, company, one.after)
    if goal is not None:
        city, dollars, income = goal
        return Brief.TOWARD(city=city, dollars=Dollars(dollars), income=Dollars(income))
    return Brief.LEFT(treasury=one.after.treasury[company])


def _track(one: One) -> list[Note]:
    move = one.move
    assert isinstance(move, LayTrack)
    joined = [
        Fact.JOINS(city_a=event.city_a, city_b=event.city_b, income=event.income)
        for event in one.events
        if isinstance(event, ConnectionMade)
    ]
    own, others = own_change(one, one.after), others_change(one, one.after)
    if own:
        return [*joined, *own, *others]
    income = income_change(one, move.company)
    return [*income, Fact.DIVIDENDS_STAY(), *others] if income else [*_way(one, move.company), *others]


def _way(one: One, company: int) -> list[Note]:
    goal, treasury = _goal(one, company, one.after), one.after.treasury[company]
    if goal is None:
        return [Fact.NOTHING(company=company, treasury=treasury)]
    city, dollars, income = goal
    if treasury < dollars:
        sums = {"dollars": Dollars(dollars), "treasury": treasury, "income": Dollars(income)}
        return [Fact.TOO_FAR(company=company, city=city, **sums)]
    return [Fact.TOWARD(city=city, dollars=Dollars(dollars), income=Dollars(income))]


def _start(one: One) -> list[Note]:
    move, company = one.move, one.state.lot
    assert isinstance(move, PlaceStart)
    city = one.state.board.city_at[move.hex]
    start = {"city": city, "income": one.after.income[company]}
    around = Outlook(one.after).around(company)
    targets = [target for target in around.targets() if target.away <= one.after.treasury[company]]
    if not targets:
        return [Fact.START(**start)]
    best = targets[0]
    sums = {"dollars": Dollars(round(best.away)), "gain": Dollars(round(around.gain[best.city]))}
    return [Fact.START_AND_NEXT(city_next=best.city, **start, **sums)]


def _brief_start(one: One) -> Note:
    company = one.state.lot
    return Brief.INCOME(before=Dollars(0), after=Dollars(one.after.income[company]))


def _stop_laying(one: One) -> list[Note]:
    """Why to lay no cube, or no more: what the treasuries keep; why to put up no house, or no share."""
    state = one.state
    row = state.board.rows[state.row_chosen]
    if row == DEVELOP:
        houses = [move for move in state.moves() if isinstance(move, Develop)]
        return [] if any(_raises_own(one, house) for house in houses) else [Fact.NO_HOUSE()]
    if row == AUCTION:
        return [Fact.NO_SALE()]
    if row == FUND:
        return []
    held = [company for company in range(len(state.treasury)) if state.held(one.seat, company)]
    if not held:
        return []
    company = max(held, key=lambda company: state.treasury[company])
    return [Fact.SAVES(company=company, treasury=state.treasury[company])]


def _raises_own(one: One, move: Move) -> bool:
    """Whether a move would raise the seat's own dividends at once."""
    after = one.state.copy()
    after.apply(move)
    return dividends(after, one.seat) > dividends(one.state, one.seat)


def _brief_stop_laying(one: One) -> Note:
    row = one.state.board.rows[one.state.row_chosen]
    if row == AUCTION:
        return Brief.NO_SALE()
    return Brief.NOTHING() if row in (DEVELOP, FUND) else Brief.SAVES()


# Actions


def _row(one: One) -> list[Note]:
    """What an action is likely to be used for, and what that brings."""
    move, state, outcome = one.move, one.state, one.outcome
    assert isinstance(move, ChooseAction)
    if buyer_of(one) is not None:
        return sale_facts(one)
    if state.board.rows[move.row] == AUCTION:
        return [Fact.UNSOLD()]
    company = _layer(one)
    if company is not None:
        own, others = own_change(one, outcome), others_change(one, outcome)
        whither = _whither(one, company)
        return [*own, *others, *whither] if own else [*whither, *others, stays_or_not(one)]
    house = outcome.houses & ~state.houses
    if house:
        change = own_change(one, outcome) or [Fact.DIVIDENDS_STAY()]
        city = state.board.city_at[bits(house)[0]]
        return [Fact.HOUSE(city=city), *change, *others_change(one, outcome)]
    return _small_action(one)


def _layer(one: One) -> int | None:
    """The company that is likely to lay most track by an action; None if none lays any."""
    company = max(range(len(one.state.track)), key=lambda company: laid(one, company).bit_count())
    return company if laid(one, company) else None


def _whither(one: One, company: int) -> list[Note]:
    """Which city a railway can be laid to, or toward; or else only how many cubes it can lay."""
    board, outcome = one.state.board, one.outcome
    where = laid(one, company)
    reached = [board.city_at[spot] for spot in bits(where) if board.city_at[spot] >= 0]
    if reached:
        city = max(reached, key=lambda city: board.cities[city].full)
        return [Fact.EXPANDS(company=company, city=city)]
    goal = _goal(one, company, outcome)
    if goal is None:
        return [Fact.CUBES(company=company, cubes=where.bit_count())]
    city, dollars, income = goal
    sums = {"dollars": Dollars(dollars), "income": Dollars(income)}
    return [Fact.EXPANDS_TOWARD(company=company, city=city, **sums)]


def _small_action(one: One) -> list[Note]:
    """What money an action moves; and where Pass leaves its player in the order."""
    state, outcome = one.state, one.outcome
    for company, before in enumerate(state.treasury):
        if outcome.treasury[company] > before:
            return _funds(one, company, outcome.treasury[company])
    moved = _moved(one)
    if moved[one.seat] > 0:
        return [Fact.CASH(dollars=Dollars(moved[one.seat]))]
    if sum(moved) < 0:
        return [Fact.OTHERS_CASH(dollars=Dollars(TAKING))]
    return [Fact.FIRST_PLACE()] if is_first_in_turn(one) else []


def _moved(one: One) -> list[int]:
    """What the action itself gives to each seat or takes, without the dividends of a year that it ends."""
    state, outcome = one.state, one.outcome
    ends = outcome.year != state.year or outcome.ending() is not None
    return [
        after - before - (dividends(outcome, seat) if ends else 0)
        for seat, (before, after) in enumerate(zip(state.cash, outcome.cash, strict=True))
    ]


def _brief_row(one: One) -> Note:
    """What an action is likely to bring, briefly."""
    move = one.move
    if buyer_of(one) is not None or (
        isinstance(move, ChooseAction) and one.state.board.rows[move.row] == AUCTION
    ):
        return brief_sale(one)
    changed = brief_change(one, one.outcome) or _brief_laid(one)
    if changed is not None:
        return changed
    state, outcome = one.state, one.outcome
    for company, before in enumerate(state.treasury):
        after = outcome.treasury[company]
        if after != before:
            return Brief.TREASURY(company=company, before=Dollars(before), after=Dollars(after))
    moved = _moved(one)
    if any(moved):
        return Brief.TAKE() if moved[one.seat] > 0 else Brief.TAKE_OTHERS()
    return Brief.FIRST_PLACE() if is_first_in_turn(one) else Brief.NOTHING()


def _brief_laid(one: One) -> Note | None:
    """What an expansion comes to that pays the seat nothing yet, briefly; None if there is none."""
    state, outcome, company = one.state, one.outcome, _layer(one)
    if company is None:
        return None
    before, after = state.income[company], outcome.income[company]
    if after > before:
        return Brief.INCOME(before=Dollars(before), after=Dollars(after))
    goal = _goal(one, company, outcome)
    if goal is None:
        return Brief.LEFT(treasury=outcome.treasury[company])
    city, dollars, income = goal
    return Brief.TOWARD(city=city, dollars=Dollars(dollars), income=Dollars(income))


def _fund(one: One) -> list[Note]:
    assert isinstance(one.move, Fund)
    return _funds(one, one.move.company, one.after.treasury[one.move.company])


def _funds(one: One, company: int, after: int) -> list[Note]:
    """What a company's treasury grows to, and the city that is then within its means; or what it lacks."""
    state, before = one.state, one.state.treasury[company]
    found: list[Note] = [Fact.FUNDS(company=company, before=Dollars(before), after=Dollars(after))]
    if state.track[company]:
        targets = Outlook(state).around(company).targets()
        reached = next((target.city for target in targets if before < target.away <= after), None)
        if reached is not None:
            found.append(Fact.REACHES(company=company, city=reached))
        elif targets and all(target.away > after for target in targets):
            dollars = Dollars(round(targets[0].away) - after)
            found.append(Fact.LACKS(company=company, city=targets[0].city, dollars=dollars))
    return found


def _brief_fund(one: One) -> Note:
    move = one.move
    assert isinstance(move, Fund)
    company = move.company
    before, after = one.state.treasury[company], one.after.treasury[company]
    return Brief.TREASURY(company=company, before=Dollars(before), after=Dollars(after))


def _house(one: One) -> list[Note]:
    move = one.move
    assert isinstance(move, Develop)
    rises = [note for company in one.state.companies_in(move.hex) for note in income_change(one, company)]
    own = own_change(one, one.after)
    return [*(own or rises[:1]), *others_change(one, one.after)]


def _brief_house(one: One) -> Note:
    return brief_change(one, one.after) or Brief.NOTHING()


_FACTS: Final[dict[type[Move], Callable[[One], list[Note]]]] = {
    LayTrack: _track,
    PlaceStart: _start,
    PutUp: sale_facts,
    Bid: bid_facts,
    PassBid: pass_facts,
    ChooseAction: _row,
    Decline: _stop_laying,
    Develop: _house,
    Fund: _fund,
    TakeFromBank: lambda one: [Fact.CASH(dollars=Dollars(TAKING))],
    TakeFromPlayers: lambda one: [Fact.OTHERS_CASH(dollars=Dollars(TAKING))],
    Finish: _stop_laying,
}

_BRIEFS: Final[dict[type[Move], Callable[[One], Note]]] = {
    LayTrack: _brief_track,
    PlaceStart: _brief_start,
    PutUp: brief_sale,
    Bid: brief_bid,
    PassBid: brief_pass,
    ChooseAction: _brief_row,
    Decline: _brief_stop_laying,
    Develop: _brief_house,
    Fund: _brief_fund,
    TakeFromBank: lambda one: Brief.TAKE(),
    TakeFromPlayers: lambda one: Brief.TAKE_OTHERS(),
    Finish: _brief_stop_laying,
}
