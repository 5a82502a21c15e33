"""The explainer of American Rails: titles, the purpose of actions, and the differences between two moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ai.bot import Candidate as Searched
from game.learning.american_rails import track
from game.learning.american_rails.auction import (
    LEAST,
    RIPPLE,
    SHARES,
    brief_sale,
    is_known_too_little,
    is_last_share,
    sale,
)
from game.learning.american_rails.ledger import (
    Candidate,
    brief_change,
    income_change,
    others_change,
    own_change,
)
from game.learning.american_rails.messages import Brief, Fact, Title
from game.learning.american_rails.track import best_use, is_last_phase, outcome_of, stays_for_now
from game.learning.reasons.candidate import SHARED
from game.learning.reasons.explainer import CLEARLY, Explainer, wins_more
from game.learning.reasons.facts import AGAINST, IN_SCORE, MINOR, PURPOSE, Common, has
from game.match.analysis import term_message_key
from game.rules.american_rails.actions import TAKING
from game.rules.american_rails.board import AUCTION, DEVELOP, FUND, PASS, TAKE, Board
from game.rules.american_rails.message_ids import row_title
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
from game.rules.contract import TERMINAL, Move
from game.rules.hexgrid import FINE_WINDS, WINDS, bearing, bits, distance
from game.rules.messages import Dollars, Message, MessageReference

BESIDE: Final = 0.25
"""The fraction of the seat's gain that a rival must lose for the loss to be shown as well."""

HARM: Final = 3.0
"""The final dollars that another seat must lose to be named."""

GLANCED: Final = 1
"""The number of visits up to which a move's estimate is preliminary, about twice too high in dollars."""

ALSO: Final = 1 / 3
"""The fraction of a seat's gain above which the average gain of the others cancels its lead."""

MUCH: Final = 3
"""The immediate gain in dollars a year that decides between cubes with about equal chances to win."""

CASH, DIVIDENDS, PLACE, BEHIND = (
    MessageReference(term_message_key(term)) for term in ("cash", "dividends", "place", "behind")
)

CUBES_LEFT: Final = frozenset({Fact.OTHER_CUBES, Fact.OTHER_REACHES})
"""The facts about immediate gains from an action's other cubes, preferred to a city not reached yet."""


class AmericanRailsExplainer(Explainer[AmericanRailsState]):
    """The explainer of American Rails."""

    in_dollars = True
    least = LEAST
    ripple = RIPPLE
    names_passing = True
    shows_percent = False
    reports_decided = True
    burdens = frozenset({PLACE, BEHIND})

    def begins(self, move: Move) -> bool:
        return isinstance(move, ChooseAction)

    def preferred(self, state: AmericanRailsState, found: Sequence[Searched]) -> Move | None:
        """Return the move whose cube, with those to follow, raises the seat's dividends by much immediately.

        It must win about as often as the best move. Its gain is then more certain than that of track toward a
        distant city.
        """
        best, seat = found[0] if found else None, state.current_player()
        if best is None or not isinstance(best.move, LayTrack) or state.to_lay < 2:
            return None
        most: dict[Move, int] = {}
        for searched in found:
            is_as_good = 2 * searched.visits >= best.visits and best.chance - searched.chance < RIPPLE
            if isinstance(searched.move, LayTrack) and is_as_good:
                after = state.copy()
                after.apply_unchecked(searched.move)
                most[searched.move] = best_use(after, seat).dividends(seat)
        move = max(most, key=lambda move: most[move])
        return move if most[move] >= most[best.move] + MUCH else None

    def certain(self, state: AmericanRailsState) -> Sequence[float]:
        """Return cash and the dividends of this year at current incomes, if all shares were sold."""
        if state.current_player() == TERMINAL:
            return state.cash
        pays = [
            -(-income // (sold + left)) if sold + left else 0
            for income, sold, left in zip(state.income, state.sold, state.unsold, strict=True)
        ]
        return [
            cash + sum(state.held(seat, company) * each for company, each in enumerate(pays))
            for seat, cash in enumerate(state.cash)
        ]

    def facts(self, candidate: Candidate) -> Sequence[Message]:
        """Return the facts, noting that a last share ends the game or a gain equals the best move's."""
        found = super().facts(candidate)
        if is_last_share(candidate):  # It leaves its supply, sold or not.
            found = [fact for fact in found if fact.id is not Fact.UNSOLD]
            found = [Fact.LAST_SHARE(year=candidate.state.year), *found]
        if candidate.place and candidate.rival is not None:
            return _with_same(found, self.facts(candidate.rival))
        return found

    def unshared(
        self, candidate: Candidate, found: Sequence[Message], known: Sequence[Message]
    ) -> Sequence[Message]:
        """Return the facts; a move with the same effect as the best is described by its differences."""
        alike = bool(found) and list(found) == list(known)
        if not candidate.place:
            return found
        if not alike or not any(fact.id is Fact.DIVIDENDS_RISE for fact in found):
            return _with_alike(super().unshared(candidate, found, known), found)
        return [Fact.RISE_ALIKE()]

    def margin(self, candidate: Candidate) -> Message:
        """Return the margin; a bid with fewer visits than a higher one is not called worse."""
        if is_known_too_little(candidate):
            return Common.UNSURE_FIRST()
        found = self._in_order(candidate) or super().margin(candidate)
        if has(found, IN_SCORE) and candidate.searched.visits <= GLANCED:
            return wins_more(candidate, self.title(candidate.best, candidate.state))
        return found

    def _in_order(self, candidate: Candidate) -> Message | None:
        """Return the margin of a cube that brings no less than its rival in the same action; else None.

        A search may favor one order of the same cubes; a review has searched both orders equally.
        """
        rival, percent = candidate.rival, candidate.percent_apart
        if not candidate.found.bot or rival is None or percent > CLEARLY:
            return None
        if not track.pays_no_less(candidate, rival):
            return None
        if candidate.place:
            return Common.EQUAL_FIRST()
        return Common.EQUAL(other=self.title(rival.move, candidate.state))

    def lead(self, candidate: Candidate, seat: int) -> Message:
        return self.worth(candidate.shown_apart(seat))

    def _all_gain(self, candidate: Candidate) -> bool:
        """Return whether a gain in dollars is no lead: matches differ in length and total payments."""
        seat = candidate.seat
        own, scores = candidate.gained(seat), candidate.searched.scores
        if own >= self.least > candidate.shown_gained(seat) or super()._all_gain(candidate):
            return True  # Next to scores that look alike no dollars are shown.
        others = [other for other in range(len(scores)) if other != seat]
        nearest = max(others, key=lambda other: scores[other], default=seat)
        if own >= self.least and nearest != seat and candidate.gained(nearest) >= SHARED * own:
            return True
        pair = candidate.move, candidate.rival_move
        # Two dollars more for one, or less for the others, set nobody's final score apart.
        both_take = all(isinstance(move, TakeFromBank | TakeFromPlayers) for move in pair)
        return candidate.is_gain_of_most(self.least, ALSO) or both_take

    def objections(self, candidate: Candidate) -> list[Message]:
        """Return the objections: what a sale or house brings, without small amounts next to large ones."""
        found, rival = super().objections(candidate), candidate.rival
        if rival is None or len(found) < 2 or has(found[-1], AGAINST):
            return found
        last, known = found[-1], list(self.facts(rival))
        if last.id is Fact.TOWARD:
            rest = [fact for fact in known if fact.id in CUBES_LEFT]
            return [*found[:-1], *(rest[:1] or [last])]
        if has(last, MINOR):
            own = self.facts(candidate)[:1] if _row_of(candidate) == AUCTION else ()
            return [*own, *found[:-1]]
        return [*found, *known[known.index(last) + 1 :][:1]] if has(last, PURPOSE) else found

    def _in_what(self, candidate: Candidate, seat: int, amount: float) -> MessageReference | None:
        """Return the term that explains a lead, unless it contradicts the figures shown or is small."""
        is_own, rival = seat == candidate.seat, candidate.rival
        if not is_own and not _is_harm_of_one(candidate, seat):
            return None
        if not is_own and amount < BESIDE * abs(candidate.ahead(candidate.seat)):
            return None
        term = super()._in_what(candidate, seat, amount)
        moves_no_cash = isinstance(candidate.move, LayTrack | Develop | Fund | Finish | Decline)
        if term == CASH and moves_no_cash:
            return None  # What cash differs by is a dividend that is paid sooner.
        if term != DIVIDENDS or rival is None or not is_own:
            return term
        own, other = (_shown_after(at).dividends(seat) for at in (candidate, rival))
        return None if (own > other if candidate.place else own < other) else term


def _shown_after(candidate: Candidate) -> AmericanRailsState:
    """Return the state whose dividends are shown for a move: for an action, after its probable use."""
    return outcome_of(candidate) if isinstance(candidate.move, ChooseAction) else candidate.after


def _is_harm_of_one(candidate: Candidate, seat: int) -> bool:
    """Return whether the better move costs one other seat much, and more than it costs the rest."""
    others = [other for other in range(candidate.state.players) if other not in (seat, candidate.seat)]
    lost = -candidate.gained(seat)
    return lost >= HARM and all(-candidate.gained(other) < SHARED * lost for other in others)


# Two moves side by side


def _with_same(found: Sequence[Message], known: Sequence[Message]) -> Sequence[Message]:
    """Return the facts, merging equal gains of the seat and of others into one sentence."""
    rise = next((fact for fact in found if fact.id is Fact.DIVIDENDS_RISE and fact in known), None)
    if rise is None:
        return found
    figures: dict[str, Any] = dict(rise.args)
    same = Dollars(figures["after"] - figures["before"])
    return [
        Fact.GAINS_TOO(**dict(fact.args) | {"same": same})
        if fact.id is Fact.GAINS_TOO and fact not in known
        else fact
        for fact in found
    ]


def _with_alike(kept: Sequence[Message], found: Sequence[Message]) -> Sequence[Message]:
    """Return the remaining facts, and the fact that the seat's gain is the same if that was left out."""
    is_left_out = any(fact.id is Fact.DIVIDENDS_RISE and fact not in kept for fact in found)
    if not is_left_out or any(fact.id is Fact.GAINS_TOO for fact in kept):
        return kept
    before = next(n for n, fact in enumerate(found) if fact.id is Fact.DIVIDENDS_RISE)
    at = sum(fact in kept for fact in found[:before])
    return [*kept[:at], Fact.RISE_ALIKE(), *kept[at:]]


# Titles


def _lay_title(move: LayTrack, state: AmericanRailsState) -> Message:
    """Return where a cube goes; a finer direction distinguishes similar hexes around a city."""
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
    """Return the terrain of a hex, the nearest city, and the direction and distance from there in steps."""
    city, there = board.near[spot], board.hexes[spot]
    home = board.hexes[board.cities[city].hex]
    return board.terrain[spot], city, bearing(home, there, winds), distance(home, there)


def _title_of_row(state: AmericanRailsState, move: ChooseAction) -> Message:
    return row_title(state.board.rows[move.row], state.players)


# Actions


def _row_of(candidate: Candidate) -> str:
    """Return the row that a move takes; empty for any other move."""
    move = candidate.move
    return candidate.state.board.rows[move.row] if isinstance(move, ChooseAction) else ""


def _action(candidate: Candidate) -> list[Message]:
    """Return the facts about the probable use of an action, and about what that brings."""
    state, row = candidate.state, _row_of(candidate)
    if row == AUCTION:
        return sale(candidate)
    outcome, company = outcome_of(candidate), track.layer(candidate)
    own, others = own_change(candidate, outcome), others_change(candidate, outcome)
    if company is not None:
        where = track.expansion(candidate, company)
        return [*own, *others, *where] if own else [*where, *others, *_stays_or_not(candidate)]
    house = outcome.houses & ~state.houses
    if house and own:
        return [Fact.HOUSE(city=state.board.city_at[bits(house)[0]]), *own, *others]
    if house:
        return [*stays_for_now(candidate, outcome), *others]
    for company, before in enumerate(state.treasury):
        after = candidate.outcome.treasury[company]
        if after > before:
            return track.funds(candidate, company, after)
    if row == TAKE:
        return [Fact.TAKES(dollars=Dollars(TAKING))]
    return [Fact.FIRST_PLACE()] if _is_first_in_turn(candidate) else []


def _is_first_in_turn(candidate: Candidate) -> bool:
    """Return whether the action makes the seat the first to choose in a phase that is still to come."""
    return _row_of(candidate) == PASS and not is_last_phase(candidate.state)


def _stays_or_not(candidate: Candidate) -> list[Message]:
    """Return the fact that an expansion toward a city doesn't change the seat's dividends, or can do so."""
    best = best_use(candidate.after, candidate.seat)
    before, after = (table.dividends(candidate.seat) for table in (candidate.state, best))
    if after > before:
        return [Fact.OR_AT_ONCE(before=Dollars(before), after=Dollars(after))]
    return stays_for_now(candidate, candidate.outcome)


def _brief_action(candidate: Candidate) -> Message:
    """Return a brief about what an action will probably bring."""
    if _row_of(candidate) == AUCTION:
        return brief_sale(candidate)
    changed = brief_change(candidate, outcome_of(candidate)) or track.brief_laid(candidate)
    if changed is not None:
        return changed
    for company, before in enumerate(candidate.state.treasury):
        if candidate.outcome.treasury[company] != before:
            return _brief_funds(candidate, company, candidate.outcome)
    if _row_of(candidate) == TAKE:
        return Brief.TAKE_EITHER()
    return Brief.FIRST_PLACE() if _is_first_in_turn(candidate) else Brief.NOTHING()


def _brief_funds(candidate: Candidate, company: int, after: AmericanRailsState) -> Message:
    before, then = candidate.state.treasury[company], after.treasury[company]
    return Brief.TREASURY(company=company, before=Dollars(before), after=Dollars(then))


def _fund(candidate: Candidate) -> list[Message]:
    assert isinstance(candidate.move, Fund)
    company = candidate.move.company
    return track.funds(candidate, company, candidate.after.treasury[company])


def _house(candidate: Candidate) -> list[Message]:
    """Return the facts about what a house brings; if that is nothing yet, about the income that rises."""
    state, after, move = candidate.state, candidate.after, candidate.move
    assert isinstance(move, Develop)
    own, others = own_change(candidate, after), others_change(candidate, after)
    if own:
        return [*own, *others]
    own_first = sorted(state.companies_in(move.hex), key=lambda at: -state.held(candidate.seat, at))
    rises = [fact for company in own_first for fact in income_change(candidate, company)]
    return [*rises[:1], *stays_for_now(candidate, after), *others]


def _laying_is_over(candidate: Candidate) -> bool:
    """Return whether a move ends an action that is not laying, or nothing can be laid later."""
    row = candidate.state.board.rows[candidate.state.row_chosen]
    return row in (AUCTION, DEVELOP, FUND) or is_last_phase(candidate.state)


def _no_more(candidate: Candidate) -> list[Message]:
    """Return the reason to lay no cube or no further one: the money that stays in the treasuries."""
    state, rival = candidate.state, candidate.rival_move
    held = [at for at in range(len(state.treasury)) if state.held(candidate.seat, at)]
    if _laying_is_over(candidate) or not held:
        return []
    company = max(held, key=lambda company: state.treasury[company])
    if isinstance(rival, LayTrack) and rival.company in held:
        company = rival.company
    return [Fact.SAVES(company=company, treasury=state.treasury[company])]


def _brief_no_more(candidate: Candidate) -> Message:
    return Brief.NOTHING() if _laying_is_over(candidate) else Brief.SAVES()


EXPLAINER: Final = AmericanRailsExplainer(
    titles={
        LayTrack: _lay_title,
        PlaceStart: lambda move, state: Title.START(city=state.board.city_at[move.hex]),
        PutUp: lambda move, state: Title.PUT_UP(company=move.company),
        Bid: lambda move, state: Title.BID(amount=move.amount),
        PassBid: lambda move, state: Title.PASS(),
        ChooseAction: lambda move, state: Title.ROW(action=_title_of_row(state, move)),
        Decline: lambda move, state: Title.DECLINE(),
        Develop: lambda move, state: Title.DEVELOP(city=state.board.city_at[move.hex]),
        Fund: lambda move, state: Title.FUND(company=move.company),
        TakeFromBank: lambda move, state: Title.TAKE(),
        TakeFromPlayers: lambda move, state: Title.TAKE_OTHERS(),
        Finish: lambda move, state: Title.FINISH(),
    },
    facts={
        LayTrack: track.track,
        PlaceStart: track.start,
        PutUp: sale,
        Bid: SHARES.bid,
        PassBid: SHARES.passing,
        ChooseAction: _action,
        Decline: _no_more,
        Develop: _house,
        Fund: _fund,
        TakeFromBank: lambda candidate: [Fact.CASH(dollars=Dollars(TAKING))],
        TakeFromPlayers: lambda candidate: [Fact.OTHERS_CASH(dollars=Dollars(TAKING))],
        Finish: _no_more,
    },
    briefs={
        LayTrack: track.brief_track,
        PlaceStart: track.brief_start,
        PutUp: brief_sale,
        Bid: SHARES.brief_bid,
        PassBid: SHARES.brief_pass,
        ChooseAction: _brief_action,
        Decline: _brief_no_more,
        Develop: lambda candidate: brief_change(candidate, candidate.after) or Brief.NOTHING(),
        Fund: lambda candidate: _brief_funds(candidate, candidate.move.company, candidate.after),
        TakeFromBank: lambda candidate: Brief.TAKE(),
        TakeFromPlayers: lambda candidate: Brief.TAKE_OTHERS(),
        Finish: _brief_no_more,
    },
)
