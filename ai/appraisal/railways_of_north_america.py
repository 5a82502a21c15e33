"""What a position of Railways of North America is worth: the points that each seat can expect at the end.

Points less bonds; the deliveries that a seat's links and engine allow, by the actions that are left for
them; money and the income to come, as far as it saves bonds; the way to major lines and to the baron's
task; the cards in hand.

>>> import random
>>> from game.rules.railways_of_north_america import GAME
>>> state = GAME.deal(3, {}, random.Random(7))
>>> from ai.knowledge import knowledge_of
>>> len(knowledge_of("railways_of_north_america").appraise(state))
3
>>> turns_left(state) > 1.0
True
"""

from __future__ import annotations

from typing import Final

from ai.appraisal.railways_of_north_america_freight import (
    BOND_PART,
    freight_by,
    freight_worth,
    longest_hoped,
    prospects,
    reached,
)
from ai.appraisal.railways_of_north_america_ways import FAR, Ways, ways_of
from ai.knowledge import Appraisal, Description
from ai.weights import Weights
from game.rules.hexgrid import bits
from game.rules.railways_of_north_america.barons import COUNTED, baron_points, counted
from game.rules.railways_of_north_america.board_file import (
    CHARTER,
    CONNECT,
    ENGINEERING,
    EXECUTIVE,
    FERRY,
    GROWTH,
    HOTEL,
    LAND_GRANT,
    LONGEST_CHAIN,
    MINES,
    NEW_INDUSTRY,
    TRAIN,
    TUNNEL,
)
from game.rules.railways_of_north_america.cards import Baron
from game.rules.railways_of_north_america.network import component
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import (
    ACTION,
    KEEP_BARON,
    NONE,
    ROUNDS,
    THOUSAND,
    TURN_CARD,
)

MARKERS_A_TURN: Final = 1.0
"""Cities that are emptied in a turn, for each player: more than there are, for the future is uncertain."""

MOST_TURNS_AHEAD: Final = 9.0
"""No more turns than this are looked ahead."""

LAST_TURNS: Final = 1.2
"""Turns that are still played when the last marker is about to be placed."""

TURNS_A_MARKER: Final = 2.76
"""Turns of one player's for each city that is emptied, in games of the bots."""

LONGEST_GAME: Final = 13.0
"""Turns that a long game lasts."""

GAIN: Final = 3.5
"""Points that a seat gains in a turn, for the income to come."""

BEFORE_PLAY: Final = (KEEP_BARON, TURN_CARD)
"""The steps in which, in the first turn, barons are judged beforehand."""

SPENDING: Final = 7.0
"""Thousands of dollars that each action still to come can use; what is left over hardly counts."""

SPARE_PART: Final = 0.02
"""Points for each $1000 beyond all that can be spent."""

HOPE: Final = 0.95
"""What is counted beforehand of a major line or of a baron that is nearly reached."""

EARLY: Final = 0.12
"""The part of a lead in links, engine or bonds that each turn to come may cost."""

IN_HAND: Final = {
    FERRY: 0.3,
    TUNNEL: 0.8,
    LAND_GRANT: 0.8,
    ENGINEERING: 1.0,
    EXECUTIVE: 1.2,
    TRAIN: 1.3,
    CHARTER: 0.5,
    GROWTH: 1.5,
    NEW_INDUSTRY: 1.5,
    MINES: 0.8,
}
"""Points that an operations card brings while the game is young."""

HOTEL_PART: Final = 0.5
"""The part of a colour's cubes, shared among the cities that demand it, that comes to a hotel's city."""

UNREACHED: Final = 0.4
"""What a hotel counts for in a city without links."""

FERRY_FREIGHT: Final = 0.7
"""Points for each cube that a Ferry Line card in hand can bring to its city."""

LIKELY: Final = 0.75
"""How likely a task is before anything is built, if nothing stands against it."""

UNLIKELIER: Final = 0.02
"""How much less likely the tiles make it that lie between a task's cities, each of them."""


def turns_left(state: RailwaysOfNorthAmericaState) -> float:
    """How many turns can be expected, the present one included."""
    if state.last_turn != NONE:
        return float(state.last_turn - state.turn_number + 1)
    pace = MARKERS_A_TURN * state.players
    left = min(MOST_TURNS_AHEAD, 1.0 + max(1.0, state.markers_left() / pace))
    return min(left, float(state.board.data.setup.most_turns - state.turn_number + 1))


def turns_ahead(state: RailwaysOfNorthAmericaState) -> float:
    """How many turns are still to come as the games of the bots went, the present one included."""
    if state.last_turn != NONE:
        return float(state.last_turn - state.turn_number + 1)
    ahead = LAST_TURNS + TURNS_A_MARKER * state.markers_left() / state.players
    return min(ahead, float(state.board.data.setup.most_turns - state.turn_number + 1))


def actions_left(state: RailwaysOfNorthAmericaState, seat: int, turns: float) -> float:
    """How many actions a seat can still expect to take."""
    if state.step < ACTION:
        return ROUNDS * turns
    acted = (seat - state.first) % state.players < state.acted
    more = max(0, state.actions_left - 1) if seat == state.turn else 0
    return ROUNDS * (turns - 1.0) + ROUNDS - state.round - (1.0 if acted else 0.0) + more


def money_worth(state: RailwaysOfNorthAmericaState, seat: int, turns: float, actions: float) -> float:
    """Points that cash and the income to come are worth: they save bonds while there is something to buy."""
    board = state.board
    points = float(state.points[seat])
    money = state.cash[seat] / THOUSAND
    interest = board.data.setup.bond_interest * state.bonds[seat] / THOUSAND
    ahead = 0.0
    while ahead < turns:
        part = min(1.0, turns - ahead)
        money += part * (board.income_at(int(points)) / THOUSAND - interest)
        points += GAIN
        ahead += 1.0
    need = SPENDING * actions
    if money <= need:
        return BOND_PART * money
    return BOND_PART * need + SPARE_PART * (money - need)


def nearness(left: int, whole: int) -> float:
    """How much of a path's points is counted when so many of its tiles are still missing."""
    if left >= whole:
        return 0.0
    return HOPE * (1.0 - left / (whole + 2.0)) ** 2


class _Reach:
    """The cities that a seat's links join with a city, found once for each."""

    def __init__(self, state: RailwaysOfNorthAmericaState, seat: int) -> None:
        self._state = state
        self._seat = seat
        self._found: dict[int, list[int]] = {}

    def of(self, city: int) -> list[int]:
        """The cities joined with one, itself included."""
        found = self._found.get(city)
        if found is None:
            joined = [city]
            if self._state.touched[self._seat] >> city & 1:
                joined = bits(component(self._state, self._seat, city))
            for other in joined:
                self._found[other] = joined
            found = joined
        return found

    def tiles_between(self, a: int, b: int, ways: Ways) -> int:
        """The tiles that are missing between what is joined with one city and with another."""
        here, there = self.of(a), self.of(b)
        if here is there:
            return 0
        distance = ways.distance
        return min((min(distance[x][y] for y in there) for x in here), default=FAR)


def lines_worth(state: RailwaysOfNorthAmericaState, seat: int, reach: _Reach, ways: Ways) -> float:
    """What a seat may hope for from the major lines that nobody holds."""
    total = 0.0
    touched = state.touched[seat]
    for number, line in enumerate(state.board.major_lines):
        if state.claimed[number] == NONE and (touched >> line.a & 1 or touched >> line.b & 1):
            left = reach.tiles_between(line.a, line.b, ways)
            total += line.points * nearness(left, ways.distance[line.a][line.b])
    return total


def baron_worth(
    state: RailwaysOfNorthAmericaState, seat: int, reach: _Reach, ways: Ways, turns: float
) -> float:
    """What a seat may hope for from its baron."""
    if state.kept[seat] == NONE:
        return 0.0
    baron = state.board.barons[state.kept[seat]]
    if state.step in BEFORE_PLAY and state.turn_number == 1:
        return baron.points * likelihood(baron, state.players, ways)
    if baron.task == CONNECT:
        first, *others = baron.cities
        left = sum(reach.tiles_between(first, city, ways) for city in others)
        whole = sum(ways.distance[first][city] for city in others)
        return baron.points * (1.0 if not left else nearness(left, whole))
    if baron.task in COUNTED:
        part = min(1.0, counted(state, seat, baron) / baron.at_least)
        return baron.points * (1.0 if part == 1.0 else HOPE * part * part)
    if baron.task == LONGEST_CHAIN:
        ahead = all(count < state.link_counts[seat] for s, count in enumerate(state.link_counts) if s != seat)
        return baron.points * (max(0.1, 0.8 - EARLY * (turns - 1.0)) if ahead else 0.1)
    held = baron_points(state, seat)
    return held * max(0.1, 1.0 - EARLY * (turns - 1.0))


def likelihood(baron: Baron, players: int, ways: Ways) -> float:
    """How likely a baron's task is to be fulfilled by a player who has built nothing yet."""
    if baron.task == CONNECT:
        first, *others = baron.cities
        return max(0.1, LIKELY - UNLIKELIER * sum(ways.distance[first][city] for city in others))
    if baron.task in COUNTED:
        return max(0.1, LIKELY - 2.0 * UNLIKELIER * baron.at_least)
    return LIKELY / players


def card_worth(state: RailwaysOfNorthAmericaState, seat: int, card: int, turns: float) -> float:
    """What an operations card in a seat's hand, or taken by it now, is worth."""
    printed = state.board.operations[card]
    young = min(1.0, (turns - 1.0) / 4.0)
    if printed.effect == HOTEL:
        worth = HOTEL_PART * printed.points * guests(state, printed.city)
    elif printed.effect == FERRY:
        worth = IN_HAND[FERRY] + FERRY_FREIGHT * ferry_freight(state, seat)
    else:
        worth = IN_HAND.get(printed.effect, 0.0)
    return worth * young


def guests(state: RailwaysOfNorthAmericaState, city: int) -> float:
    """The cubes on the map that may still come to a city."""
    colours = len(state.bag)
    wanted = state.demand[city]
    if not wanted:
        return 0.0
    waiting = sum(state.cubes[wanted.bit_length() - 1 :: colours])
    return waiting / state.demand.count(wanted) * (1.0 if state.links_at[city] else UNREACHED)


def ferry_freight(state: RailwaysOfNorthAmericaState, seat: int) -> int:
    """The most cubes that one ferry can bring to a city that demands them, between own links and a city."""
    touched = state.touched[seat]
    own = bits(touched)
    waiting = [colour for city in own for colour in state.cubes_at(city)]
    demand = {state.demand[city] for city in own}
    found = 0
    for a, b in ways_of(state.board).ferries:
        if (touched >> a & 1) == (touched >> b & 1):
            continue
        new = b if touched >> a & 1 else a
        cubes = sum(state.demand[new] >> colour & 1 for colour in waiting)
        cubes += sum(1 << colour in demand for colour in state.cubes_at(new))
        found = max(found, cubes)
    return found


def cards_worth(state: RailwaysOfNorthAmericaState, seat: int, turns: float) -> float:
    """What the operations cards in a seat's hand are worth; a second Ferry Line counts for nothing."""
    count = len(state.deck)
    total = 0.0
    for card, held in enumerate(list(state.held[seat * count : (seat + 1) * count])):
        if held:
            total += (1 if card == state.board.ferry_card else held) * card_worth(state, seat, card, turns)
    return total


class RailwaysOfNorthAmericaAppraisal(Appraisal[RailwaysOfNorthAmericaState]):
    """Points, and what is likely to be added to them.

    >>> import random
    >>> from ai.weights import read_weights
    >>> from game.rules.railways_of_north_america import GAME
    >>> appraise = RailwaysOfNorthAmericaAppraisal(read_weights("railways_of_north_america", "hand"))
    >>> seen = appraise.describe(GAME.deal(3, {}, random.Random(7)))
    >>> dict(zip(appraise.terms, seen.rows[0]))["score"]
    0.0
    """

    terms = (
        "score",
        "freight",
        "money",
        "cards",
        "place",
        "lines",
        "baron",
        "engine",
        "prospects",
        "interest",
        "cash",
    )

    def describe(self, state: RailwaysOfNorthAmericaState) -> Description:
        """For each seat its terms, nearly all in points at the end of the game.

        score: as it stands; freight: deliveries that its links and engine allow; money: the bonds that
        cash and income save; cards: operations in hand; place: later places in the rounds to come; lines:
        major lines that it is on the way to; baron: its task; engine: its level; prospects: deliveries
        with the engine that pays best; interest: what its bonds still cost, in bonds; cash: in bonds.
        """
        ways = ways_of(state.board)
        turns, ahead = turns_left(state), turns_ahead(state)
        later = ROUNDS * (ahead - turns)
        setup = state.board.data.setup
        rows = []
        for seat, score in enumerate(state.scores()):
            actions = actions_left(state, seat, turns)
            late = 0.0
            if state.step == ACTION:
                late = (seat - state.first) % state.players * (ROUNDS - state.round) / ROUNDS
            if actions >= 1.0 or state.step == KEEP_BARON:
                reach = _Reach(state, seat)
                lines = lines_worth(state, seat, reach, ways)
                baron = baron_worth(state, seat, reach, ways, turns)
            else:
                lines, baron = 0.0, float(baron_points(state, seat))
            engine = state.engine[seat]
            reachable = reached(state, seat, longest_hoped(engine))
            rows.append(
                [
                    float(score),
                    freight_worth(freight_by(state, reachable, engine), actions),
                    money_worth(state, seat, turns, actions),
                    cards_worth(state, seat, turns),
                    late,
                    lines,
                    baron,
                    float(engine),
                    prospects(state, seat, reachable, actions + later),
                    ahead * state.bonds[seat] * setup.bond_interest / setup.bond,
                    state.cash[seat] / setup.bond,
                ]
            )
        return Description(max(0.0, 1.0 - ahead / LONGEST_GAME), rows)


def make_appraisal(weights: Weights) -> RailwaysOfNorthAmericaAppraisal:
    """The appraisal with these weights."""
    return RailwaysOfNorthAmericaAppraisal(weights)
