"""Why a move of American Rails is good: dividends before and after, the city it goes for, where to stop."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ai.bot import Candidate
from game.learning.american_rails.cubes import pays_more_at_once, pays_no_less
from game.learning.american_rails.dividends import (
    OTHERS,
    One,
    brief_change,
    dividends,
    income_change,
    others_change,
    own_change,
    risen_to,
    with_alike,
    with_same,
)
from game.learning.american_rails.funds import funds
from game.learning.american_rails.houses import outcome_of
from game.learning.american_rails.leads import (
    ALSO,
    LEAST,
    as_sure_as_known,
    both_take_money,
    is_gain_of_nearest,
    is_harm_of_one,
    is_ripple,
    moves_no_cash,
)
from game.learning.american_rails.order import (
    cubes,
    does_as_well,
    is_first_in_turn,
    is_last_phase,
    stays_for_now,
    stays_or_not,
    turn_order,
)
from game.learning.american_rails.phrases import Brief, Fact, Title
from game.learning.american_rails.sales import brief_sale, cannot_raise, sale_facts
from game.learning.american_rails.shares import (
    bid_facts,
    brief_bid,
    brief_pass,
    is_known_too_little,
    pass_facts,
)
from game.learning.american_rails.track import (
    brief_laid,
    brief_start,
    brief_track,
    layer,
    start_facts,
    track_facts,
    whither,
)
from game.learning.reasons.oftener import CLEARLY, LITTLE
from game.learning.reasons.room import ReasonsByMove, Said, percent_apart
from game.match.analysis import term_message_key
from game.rules.american_rails.board import AUCTION, DEVELOP, FUND, TAKE, Board
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
from game.rules.messages import Dollars, Message, MessageReference

BESIDE: Final = 0.25
"""What a rival loses is told beside what the seat gains where it is this part of it at least."""


class AmericanRailsReasons(ReasonsByMove[AmericanRailsState]):
    """What an expert says of the moves of American Rails."""

    money = True
    least = LEAST
    names_passing = True
    burdens = frozenset(
        {MessageReference(term_message_key("place")), MessageReference(term_message_key("behind"))}
    )

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
            Fact.LOW_AT_LEAST,
            Fact.CHEAPER,
            Fact.CHEAPER_WINS,
            Fact.NOT_WORTH,
            Fact.LEAVES_SHARE,
            Fact.LEAVES_ALL,
            Fact.LEAVES_AT_LEAST,
            Fact.LOST,
            Fact.LOST_ALL,
            Fact.LOST_AT_LEAST,
            Fact.LATER,
            Fact.LACKS,
            Fact.LACKS_MORE,
            Fact.OWN_LOSES,
            Fact.SHARES_CITIES,
        }
    )
    decisive = frozenset(
        {
            Fact.COSTS,
            Fact.DENIES,
            Fact.DENIES_AND_KEEPS,
            Fact.DIVIDENDS_FALL,
            Fact.GAINS,
            Fact.FILLS_OTHERS,
            Fact.GAINS_TOO,
            Fact.INCOME_FALLS,
            Fact.UNLESS_YOURS,
            Fact.OTHER_CUBES,
            Fact.OTHER_REACHES,
            Fact.ONLY_TO,
            Fact.SOONER,
            Fact.DOES_AS_WELL,
            Fact.DOES_AND_LEAVES,
        }
    )

    def begins(self, move: Move) -> bool:
        return isinstance(move, ChooseAction)

    def rather(self, state: AmericanRailsState, found: Sequence[Candidate]) -> Move | None:
        """What the action was told to be for, where that wins about as often."""
        return pays_more_at_once(state, found)

    def facts(self, weighed: One) -> Sequence[Message]:
        found = super().facts(weighed)
        ending = _ending(weighed)
        if any(fact.id is Fact.LAST_SHARE for fact in ending):  # It is said to leave its supply anyhow.
            found = [fact for fact in found if fact.id is not Fact.UNSOLD]
        found = [*ending, *found]
        if weighed.place and weighed.rival is not None:
            return with_same(found, self.facts(weighed.rival))
        return found

    def beside(self, weighed: One, found: Sequence[Message], known: Sequence[Message]) -> Sequence[Message]:
        """Of what brings the same as the best no figure is told again, but what sets it apart."""
        alike = bool(found) and list(found) == list(known)
        order = turn_order(weighed) if alike and not weighed.is_close else []
        if not weighed.place:
            return [*_beside_less(weighed, found, known), *order, *(does_as_well(weighed) if alike else [])]
        if order or not alike or not any(fact.id is Fact.DIVIDENDS_RISE for fact in found):
            # What an own company loses is told of both, else the second would seem free of it.
            once = [fact for fact in known if fact.id is not Fact.OWN_LOSES]
            return order or with_alike(super().beside(weighed, found, once), found)
        fewer = cubes(weighed.rival) - cubes(weighed) if weighed.rival is not None else 0
        return [Fact.RISE_ALIKE_WITH(cubes=fewer) if fewer > 0 else Fact.RISE_ALIKE()]

    def apart(self, weighed: One) -> Message:
        """A bid of which less is known than of a higher one is not told to be worse."""
        if is_known_too_little(weighed):
            return Said.UNSURE_FIRST()
        return as_sure_as_known(weighed, self._in_order(weighed) or super().apart(weighed))

    def _in_order(self, weighed: One) -> Message | None:
        """What is said of cubes of one action that bring no less than the better one; None of others.

        A search takes one order of them for better; in looking back both were looked at alike.
        """
        rival, percent = weighed.rival, percent_apart(weighed)
        if not weighed.found.bot or rival is None or percent > CLEARLY or not pays_no_less(weighed, rival):
            return None
        if weighed.place:
            return Said.EQUAL_FIRST() if percent < LITTLE else Fact.IN_OTHER_ORDER()
        return (Said.EQUAL if percent < LITTLE else Fact.CAN_FOLLOW)(
            other=self.title(rival.move, weighed.state)
        )

    def lead(self, weighed: One, seat: int) -> Message:
        """By how much a seat's score differs, as the shown ones have it."""
        return self.worth(weighed.shown_apart(seat))

    def _is_ripple(self, weighed: One) -> bool:
        return is_ripple(weighed)

    def _all_gain(self, weighed: One) -> bool:
        if weighed.gained(weighed.seat) >= self.least > weighed.shown_gained(weighed.seat):
            return True  # Beside scores that look alike no dollars are told.
        if super()._all_gain(weighed) or is_gain_of_nearest(weighed, self.least):
            return True
        # Two dollars more for one, or less for the others, set nobody's final score apart.
        return weighed.is_gain_of_most(self.least, ALSO) or both_take_money(weighed)

    def objections(self, weighed: One) -> list[Message]:
        """No word of a few dollars where much more is lost; and of a sale, a house, what it brings."""
        told, rival = super().objections(weighed), weighed.rival
        if rival is None or told[-1].id in self.against or len(told) < 2:
            return told
        if told[-1].id is Fact.TOWARD:
            rest = [fact for fact in self.facts(rival) if fact.id in _CUBES_LEFT]
            return [*told[:-1], *(rest[:1] or told[-1:])]
        if told[-1].id in _SMALL:
            own = self.facts(weighed)[:1] if _auctions(weighed) else ()
            return [*own, *told[:-1]]
        known = list(self.facts(rival))
        return [*told, *known[known.index(told[-1]) + 1 :][:1]] if told[-1].id in _OPENING else told

    def _in_what(self, weighed: One, seat: int, amount: float) -> MessageReference | None:
        """No term that says the opposite of the figures that are told, nor what is little beside them."""
        if seat != weighed.seat and not is_harm_of_one(weighed, seat):
            return None
        if seat != weighed.seat and amount < BESIDE * abs(weighed.ahead(weighed.seat)):
            return None
        term, rival = super()._in_what(weighed, seat, amount), weighed.rival
        if term == MessageReference(term_message_key("cash")) and moves_no_cash(weighed):
            return None
        if term != MessageReference(term_message_key("dividends")) or rival is None or seat != weighed.seat:
            return term
        own, other = (dividends(_told_of(one), seat) for one in (weighed, rival))
        return None if (own > other if weighed.place else own < other) else term


def _told_of(one: One) -> AmericanRailsState:
    """The table of which a move's dividends are told: an action is told as it is likely to be used."""
    return outcome_of(one) if isinstance(one.move, ChooseAction) else one.after


def _beside_less(best: One, found: Sequence[Message], known: Sequence[Message]) -> Sequence[Message]:
    """The facts of the best action; what another one brings as well is told by how much less it brings."""
    rival = best.rival.move if best.rival is not None else None
    if not (isinstance(best.move, ChooseAction) and isinstance(rival, ChooseAction)):
        return found
    more, less = risen_to(found), risen_to(known)
    if less is None or more is None or more <= less or is_ripple(best):
        return found
    action = row_title(best.state.board.rows[rival.row], best.state.players)
    at = next(n for n, fact in enumerate(found, 1) if fact.id is Fact.DIVIDENDS_RISE)
    rest = [fact for fact in found[at:] if fact not in known]
    others = [fact for fact in rest if fact.id in OTHERS]  # After the rival's name they would be its.
    only = Fact.ONLY_TO(action=action, after=Dollars(less))
    return [*found[:at], *others, only, *(fact for fact in rest if fact not in others)]


_SMALL: Final = frozenset({Fact.TAKES, Fact.CASH, Fact.OTHERS_CASH, Fact.FIRST_PLACE})
"""What is no reason for a move that brings much more than another."""

_CUBES_LEFT: Final = frozenset({Fact.OTHER_CUBES, Fact.OTHER_REACHES})
"""What the cubes left of an action bring at once: more of a reason than a city that is not reached yet."""

_OPENING: Final = frozenset({Fact.SOLD, Fact.SOLD_TO_YOU, Fact.BIDDING, Fact.HOUSE})
"""What says what a move is used for, after which comes what that brings."""


def make_reasons() -> AmericanRailsReasons:
    """The room of the game."""
    return AmericanRailsReasons(_TITLES, _BRIEFS, _FACTS)


# Titles


def _lay_title(move: LayTrack, state: AmericanRailsState) -> Message:
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


def _row_title(move: ChooseAction, state: AmericanRailsState) -> Message:
    return Title.ROW(action=row_title(state.board.rows[move.row], state.players))


_TITLES: Final[dict[type[Move], Callable[[Any, AmericanRailsState], Message]]] = {
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


def _ending(one: One) -> list[Message]:
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


# Laying no more


def _stop_laying(one: One) -> list[Message]:
    """Why to lay no cube, or no more: what the treasuries keep; why to put up no house, or no share."""
    state = one.state
    row = state.board.rows[state.row_chosen]
    if row == DEVELOP:
        houses = [move for move in state.legal_moves() if isinstance(move, Develop)]
        return [] if any(_raises_own(one, house) for house in houses) else [Fact.NO_HOUSE()]
    if row == AUCTION:
        return [Fact.NO_SALE()]
    if row == FUND:
        return []
    held = [company for company in range(len(state.treasury)) if state.held(one.seat, company)]
    if not held or is_last_phase(state):
        return []
    company = max(held, key=lambda company: state.treasury[company])
    if one.rival is not None and isinstance(one.rival.move, LayTrack) and one.rival.move.company in held:
        company = one.rival.move.company
    return [Fact.SAVES(company=company, treasury=state.treasury[company])]


def _raises_own(one: One, move: Move) -> bool:
    """Whether a move would raise the seat's own dividends at once."""
    after = one.state.copy()
    after.apply_unchecked(move)
    return dividends(after, one.seat) > dividends(one.state, one.seat)


def _brief_stop_laying(one: One) -> Message:
    row = one.state.board.rows[one.state.row_chosen]
    if row == AUCTION:
        return Brief.NO_SALE()
    return Brief.NOTHING() if row in (DEVELOP, FUND) or is_last_phase(one.state) else Brief.SAVES()


# Actions


def _row(one: One) -> list[Message]:
    """What an action is likely to be used for, and what that brings."""
    move, state, outcome = one.move, one.state, outcome_of(one)
    assert isinstance(move, ChooseAction)
    if state.board.rows[move.row] == AUCTION:
        return sale_facts(one)
    company = layer(one)
    if company is not None:
        own, others = own_change(one, outcome), others_change(one, outcome)
        if not own and is_last_phase(state):
            return [Fact.NOTHING_MORE(), *others]
        where = whither(one, company)
        return [*own, *others, *where] if own else [*where, *others, stays_or_not(one)]
    house = outcome.houses & ~state.houses
    if house:
        change, others = own_change(one, outcome), others_change(one, outcome)
        if not change:
            return [stays_for_now(one, outcome), *others]
        return [Fact.HOUSE(city=state.board.city_at[bits(house)[0]]), *change, *others]
    return _small_action(one)


def _small_action(one: One) -> list[Message]:
    """What money an action moves; and where Pass leaves its player in the order."""
    state, outcome = one.state, one.outcome
    for company, before in enumerate(state.treasury):
        if outcome.treasury[company] > before:
            return funds(one, company, outcome.treasury[company])
    if _takes(one):
        return [Fact.TAKES(dollars=Dollars(TAKING))]
    return [Fact.FIRST_PLACE()] if is_first_in_turn(one) else []


def _takes(one: One) -> bool:
    """Whether an action is for taking money, from the bank or from the others."""
    return isinstance(one.move, ChooseAction) and one.state.board.rows[one.move.row] == TAKE


def _brief_row(one: One) -> Message:
    """What an action is likely to bring, briefly."""
    if _auctions(one):
        return brief_sale(one)
    changed = brief_change(one, outcome_of(one)) or brief_laid(one)
    if changed is not None:
        return changed
    state, outcome = one.state, one.outcome
    for company, before in enumerate(state.treasury):
        after = outcome.treasury[company]
        if after != before:
            return Brief.TREASURY(company=company, before=Dollars(before), after=Dollars(after))
    if _takes(one):
        return Brief.TAKE_EITHER()
    return Brief.FIRST_PLACE() if is_first_in_turn(one) else Brief.NOTHING()


def _fund(one: One) -> list[Message]:
    assert isinstance(one.move, Fund)
    return funds(one, one.move.company, one.after.treasury[one.move.company])


def _brief_fund(one: One) -> Message:
    move = one.move
    assert isinstance(move, Fund)
    company = move.company
    before, after = one.state.treasury[company], one.after.treasury[company]
    return Brief.TREASURY(company=company, before=Dollars(before), after=Dollars(after))


def _house(one: One) -> list[Message]:
    move = one.move
    assert isinstance(move, Develop)
    own_first = sorted(
        one.state.companies_in(move.hex), key=lambda company: -one.state.held(one.seat, company)
    )
    rises = [note for company in own_first for note in income_change(one, company)]
    own = own_change(one, one.after)
    return [*(own or [*rises[:1], stays_for_now(one, one.after)]), *others_change(one, one.after)]


def _brief_house(one: One) -> Message:
    return brief_change(one, one.after) or Brief.NOTHING()


_FACTS: Final[dict[type[Move], Callable[[One], list[Message]]]] = {
    LayTrack: track_facts,
    PlaceStart: start_facts,
    PutUp: sale_facts,
    Bid: bid_facts,
    PassBid: pass_facts,
    ChooseAction: _row,
    Decline: _stop_laying,
    Develop: _house,
    Fund: _fund,
    TakeFromBank: lambda one: [Fact.CASH(dollars=Dollars(TAKING))],
    TakeFromPlayers: lambda one: [Fact.OTHERS_CASH(dollars=Dollars(TAKING)), *cannot_raise(one)],
    Finish: _stop_laying,
}

_BRIEFS: Final[dict[type[Move], Callable[[One], Message]]] = {
    LayTrack: brief_track,
    PlaceStart: brief_start,
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
