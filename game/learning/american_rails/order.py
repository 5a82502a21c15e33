"""What sets actions of American Rails apart: cubes, and who chooses sooner in the next phase.

The higher a marker stands, the sooner.
"""

from __future__ import annotations

from ai.american_rails.evaluation import dividends_left
from game.learning.american_rails.dividends import One, dividends
from game.learning.american_rails.houses import lays_track, outcome_of
from game.learning.american_rails.phrases import Fact
from game.learning.american_rails.reach import best_use
from game.rules.american_rails.board import CUBES_ALLOWED, PASS
from game.rules.american_rails.kinds import row_title
from game.rules.american_rails.moves import ChooseAction
from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.steps import COLUMNS
from game.rules.messages import Dollars, Message


def is_first_in_turn(one: One) -> bool:
    """Whether the action makes the seat the first to choose in a phase that is still to come."""
    move, state = one.move, one.state
    assert isinstance(move, ChooseAction)
    return state.board.rows[move.row] == PASS and not is_last_phase(state)


def is_last_phase(state: AmericanRailsState) -> bool:
    """Whether no more than this phase is to come before the last dividend."""
    return state.column == COLUMNS - 1 and dividends_left(state) <= 1.0


def turn_order(one: One) -> list[Message]:
    """What sets two actions apart that bring the same: whether the seat chooses sooner, or later."""
    move, state, rival = one.move, one.state, one.rival
    if rival is None or is_last_phase(state):
        return []
    own, other = move, rival.move
    if not (isinstance(own, ChooseAction) and isinstance(other, ChooseAction)):
        return []
    if not _may_come_between(state, own.row, other.row):
        return []
    if one.place:
        return [Fact.LATER()] if own.row > other.row else []
    if own.row > other.row:
        return []
    return [Fact.SOONER(action=row_title(state.board.rows[other.row], state.players))]


def _may_come_between(state: AmericanRailsState, row: int, other: int) -> bool:
    """Whether a marker stands, or may still be put, between two rows of the present column."""
    low, high = sorted((row, other))
    between = (1 << high) - (2 << low) if high > low + 1 else 0
    return bool(between and (state.taken_rows() & between or _waiting(state)))


def _waiting(state: AmericanRailsState) -> int:
    """How many others are still to choose in this phase."""
    return state.players - state.taken_rows().bit_count() - 1


def does_as_well(one: One) -> list[Message]:
    """That a smaller action brings at once what the best brings, and what speaks for the greater one."""
    move, rival = one.move, one.rival
    if rival is None or not (isinstance(move, ChooseAction) and isinstance(rival.move, ChooseAction)):
        return []
    more = cubes(one) - cubes(rival)
    if more <= 0 or not cubes(rival):
        return []
    own, other = (row_title(one.state.board.rows[at.row], one.state.players) for at in (move, rival.move))
    if _waiting(one.state):
        return [Fact.DOES_AND_LEAVES(action=other, action_left=own, cubes=more)]
    return [Fact.DOES_AS_WELL(action=other, cubes=more)]


def cubes(one: One) -> int:
    """How many cubes an action allows that is likely to be used for them; 0 if it is not, or no action."""
    if not isinstance(one.move, ChooseAction) or not lays_track(one):
        return 0
    return CUBES_ALLOWED[one.state.board.rows[one.move.row]]


def laid(one: One, company: int) -> int:
    """Mask of the hexes where a company is likely to lay track."""
    return outcome_of(one).track[company] & ~one.state.track[company]


def stays_for_now(one: One, after: AmericanRailsState) -> Message:
    """That the own dividends stay; and how little is missing for shares whose company's income has risen."""
    state, seat = one.state, one.seat
    if is_last_phase(state):
        return Fact.NOTHING_MORE()
    risen = [
        company
        for company, income in enumerate(after.income)
        if income > state.income[company] and after.held(seat, company)
    ]
    if not risen:
        return Fact.DIVIDENDS_STAY()
    company = max(risen, key=lambda company: after.held(seat, company))
    pays, held = after.dividend(company), after.held(seat, company)
    more = Dollars(pays * after.sold[company] + 1 - after.income[company])
    return Fact.STAY_UNTIL(
        company=company, more=more, held=held, before=Dollars(pays), after=Dollars(pays + 1)
    )


def stays_or_not(one: One) -> Message:
    """That the own dividends stay by an expansion that goes for a city; or that it can raise them as well."""
    before, after = (dividends(table, one.seat) for table in (one.state, best_use(one.after, one.seat)))
    if after > before:
        return Fact.OR_AT_ONCE(before=Dollars(before), after=Dollars(after))
    return stays_for_now(one, one.outcome)
