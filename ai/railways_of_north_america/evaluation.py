"""Evaluate a position of Railways of North America: the points that each seat can expect at the end.

Points less bonds; the deliveries that a seat's links and engine allow in the actions left; money and the
income to come, as far as it saves bonds; progress towards major lines and the baron's goal; the cards in
hand.

>>> import random
>>> from game.rules.railways_of_north_america import GAME
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> cards_worth(state, seat=0, turns=6.0), card_worth(state, 0, state.board.executive_card, turns=6.0)
(0.0, 1.2)
>>> ferry_freight(state, seat=0), guests(state, city=0)
(0, 0.0)
"""

from __future__ import annotations

from collections.abc import Hashable
from math import fsum
from typing import Final

from ai.knowledge import Description, Evaluator, margin, progress_of
from ai.memo import Memo
from ai.railways_of_north_america.freight import (
    BOND_PART,
    Freight,
    actions_left,
    freight_of,
    freight_worth,
    network_key,
    prospects,
    roads_of,
    turns_ahead,
    turns_left,
)
from ai.railways_of_north_america.plans import best_plan_near
from ai.railways_of_north_america.routes import HOPE, Reach, Ways, nearness, reach_of, ways_of
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
from game.rules.railways_of_north_america.network import longest_chain
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import (
    ACTION,
    BID,
    KEEP_BARON,
    NONE,
    ROUNDS,
    THOUSAND,
    TURN_CARD,
)

IN_HAND: Final = {
    FERRY: 0.3,
    TUNNEL: 1.3,
    LAND_GRANT: 1.5,
    ENGINEERING: 2.4,
    EXECUTIVE: 1.2,
    TRAIN: 2.0,
    CHARTER: 0.5,
    GROWTH: 1.5,
    NEW_INDUSTRY: 1.5,
    MINES: 0.8,
}
"""The value of each operations card early in the game, in points.

In 22 games of bots Perfect Engineering would have saved $8,000, a Government Land Grant $6,000 and a Tunnel
Engineer $4,000 without going out of the way; a bond of $5,000 costs a point and its interest.
"""

HOTEL_PART: Final = 0.5
"""The fraction of a color's cubes, divided among the cities that demand it, that reaches a hotel's city."""

UNREACHED: Final = 0.4
"""The factor of a hotel in a city without links."""

FERRY_FREIGHT: Final = 0.3
"""The points for each cube that a Ferry Line card in hand can bring to its city."""

ONE_IS_ENOUGH: Final = (FERRY, ENGINEERING)
"""The cards of which a second copy has no additional value."""


def card_worth(state: RailwaysOfNorthAmericaState, seat: int, card: int, turns: float) -> float:
    """Return what an operations card in a seat's hand, or taken by it now, is worth."""
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
    """Return the cubes on the map that may still come to a city."""
    colours = len(state.bag)
    wanted = state.demand[city]
    if not wanted:
        return 0.0
    waiting = sum(state.cubes[wanted.bit_length() - 1 :: colours])
    return waiting / state.demand.count(wanted) * (1.0 if state.links_at[city] else UNREACHED)


def ferry_freight(state: RailwaysOfNorthAmericaState, seat: int) -> int:
    """Return the most cubes that one ferry from or to the seat's links can bring to a city demanding them."""
    key = (state.board, state.touched[seat], bytes(state.cubes), bytes(state.demand))
    return _ferry_freights.get(key, lambda: _find_ferry_freight(state, seat))


_ferry_freights = Memo[int](most=1000)


def _find_ferry_freight(state: RailwaysOfNorthAmericaState, seat: int) -> int:
    touched, cubes, colours = state.touched[seat], state.cubes, len(state.bag)
    waiting = [0] * colours
    wanted = 0
    for city in bits(touched):
        wanted |= state.demand[city]
        if state.goods_at[city]:
            for colour in range(colours):
                waiting[colour] += cubes[city * colours + colour]
    found = 0
    for a, b in ways_of(state.board).ferries:
        if (touched >> a & 1) == (touched >> b & 1):
            continue
        new = b if touched >> a & 1 else a
        brought = sum([waiting[colour] for colour in bits(state.demand[new])])
        brought += sum([cubes[new * colours + colour] for colour in bits(wanted & state.goods_at[new])])
        found = max(found, brought)
    return found


def cards_worth(state: RailwaysOfNorthAmericaState, seat: int, turns: float) -> float:
    """Return the worth of the cards in a seat's hand; second copies of some don't count."""
    count = len(state.deck)
    hand = bytes(state.held[seat * count : (seat + 1) * count])
    if hand.count(0) == count:
        return 0.0
    total = 0.0
    for card, held in enumerate(list(hand)):
        if held:
            copies = 1 if state.board.operations[card].effect in ONE_IS_ENOUGH else held
            total += copies * card_worth(state, seat, card, turns)
    return total


# The value of a position


LONGEST_GAME: Final = 13.0
"""The number of turns in a long game."""

FIRST_GAIN: Final = 2.8
"""The points that a seat gains per turn at the start, as the value of future income."""

MORE_GAIN: Final = 0.13
"""The additional gain per turn for each point that it has, because engines and deliveries grow."""

BEFORE_PLAY: Final = (KEEP_BARON, TURN_CARD, BID)
"""The steps of the first turn in which barons are judged in advance; the last is chosen before bids."""

SPENDING: Final = 5.0
"""The thousands of dollars that each remaining action can use, a little more than bots spend."""

SPARE_PART: Final = 0.02
"""The points for each $1000 beyond all that can be spent."""

EARLY: Final = 0.12
"""The fraction of a lead in links, engine or bonds that each remaining turn may cost."""

LIKELY: Final = 0.75
"""The probability of reaching a goal before anything is built, without obstacles."""

RANKED: Final = 1.5
"""The same for goals of being first, for all players together. Half of the owners at tables of three reach
one (60 games), because owners strive for it."""

CHAINS_CHANGE: Final = 1.0
"""The change of leads in the longest chain, in links, in addition to one per remaining turn."""

FIRST_UPGRADES: Final[tuple[float, ...]] = (0.0, 0.0, 0.6, 1.6, 1.9)
"""The value of the upgrades up to each engine level compared with later ones, in levels."""

LATER_UPGRADE: Final = 0.2
"""How much of that each later level loses, because the `engine` term overrates them."""

UNLIKELIER: Final = 0.02
"""How much less likely each tile between the cities of a goal makes it."""


def money_to_come(state: RailwaysOfNorthAmericaState, seat: int, turns: float) -> float:
    """Return the thousands of dollars that `turns` turns bring: income less interest."""
    board = state.board
    points = float(state.points[seat])
    interest = board.data.setup.bond_interest * state.bonds[seat] / THOUSAND
    money = ahead = 0.0
    while ahead < turns:
        part = min(1.0, turns - ahead)
        money += part * (board.income_at(int(points)) / THOUSAND - interest)
        points += FIRST_GAIN + MORE_GAIN * points
        ahead += 1.0
    return money


def money_worth(cash: float, to_come: float, actions: float) -> float:
    """Return the points that cash and money to come, in thousands, are worth: they save bonds while there are
    uses.
    """
    money, need = cash + to_come, SPENDING * actions
    if money <= need:
        return BOND_PART * money
    return BOND_PART * need + SPARE_PART * (money - need)


def useful_cash(cash: float, to_come: float, actions: float) -> float:
    """Return the fraction of the cash, in thousands, that will be spent."""
    return min(cash, max(0.0, SPENDING * actions - to_come))


def lines_worth(state: RailwaysOfNorthAmericaState, seat: int, reach: Reach, ways: Ways) -> float:
    """Return the points that a seat may expect from the major lines that nobody holds."""
    total = 0.0
    touched, group = state.touched[seat], reach.group
    for number, line in enumerate(state.board.major_lines):
        if state.claimed[number] == NONE and (touched >> line.a & 1 or touched >> line.b & 1):
            left = reach.tiles_between(group[line.a], group[line.b])
            total += line.points * nearness(left, ways.distance[line.a][line.b])
    return total


def baron_worth(state: RailwaysOfNorthAmericaState, seat: int, ways: Ways, turns: float) -> float:
    """Return the points that a seat may expect from its baron."""
    if state.kept[seat] == NONE:
        return 0.0
    baron = state.board.barons[state.kept[seat]]
    if state.step in BEFORE_PLAY and state.turn_number == 1:
        return baron.points * likelihood(baron, state.players, ways)
    if baron.task == CONNECT:
        first, *others = baron.cities
        reach = reach_of(state, seat)
        group = reach.group
        left = sum(reach.effort_between(group[first], group[city]) for city in others)
        whole = sum(ways.effort[first][city] for city in others)
        return baron.points * (1.0 if not left else nearness(left, whole))
    if baron.task in COUNTED:
        part = min(1.0, counted(state, seat, baron) / baron.at_least)
        return baron.points * (1.0 if part == 1.0 else HOPE * part * part)
    if baron.task == LONGEST_CHAIN:
        return baron.points * chance_to_be_longest(state, seat, turns)
    held = baron_points(state, seat)
    return held * max(0.1, 1.0 - EARLY * (turns - 1.0))


def chance_to_be_longest(state: RailwaysOfNorthAmericaState, seat: int, turns: float) -> float:
    """Return how likely a seat's longest chain is to be the longest at the end; a tie is not enough."""
    lead = margin([float(chain_of(state, other)) for other in range(state.players)], seat)
    return min(1.0, max(0.0, 0.5 + (lead - 0.5) / (CHAINS_CHANGE + turns)))


def chain_of(state: RailwaysOfNorthAmericaState, seat: int) -> int:
    """Return the links of a seat's longest chain."""
    return _chains.get((state.board, state.networks[seat]), lambda: longest_chain(state, seat))


def plan_worth(state: RailwaysOfNorthAmericaState, seat: int) -> float:
    """Return the approximate value of the best next link; 0 if none is worth its price.

    The value of a ferry is counted with its card, in hand or not.
    """
    plan = best_plan_near(state, seat, over_water=False)
    return max(0.0, plan.value) if plan is not None else 0.0


def first_upgrades(engine: int) -> float:
    """Return the value of a seat's first upgrades beyond later ones, in engine levels.

    Links built afterwards need them too, which the current links don't show. After random moves, games ended
    better than the other terms say for upgrades up to level 5, most for those to level 3, and not for later
    ones (`docs/measured.md`).
    """
    if engine < len(FIRST_UPGRADES):
        return FIRST_UPGRADES[engine]
    return max(0.0, FIRST_UPGRADES[-1] - LATER_UPGRADE * (engine - len(FIRST_UPGRADES) + 1))


def likelihood(baron: Baron, players: int, ways: Ways) -> float:
    """Return how likely a player who has built nothing yet is to reach a baron's goal."""
    if baron.task == CONNECT:
        first, *others = baron.cities
        return max(0.1, LIKELY - UNLIKELIER * fsum(ways.distance[first][city] for city in others))
    if baron.task in COUNTED:
        return max(0.1, LIKELY - 2.0 * UNLIKELIER * baron.at_least)
    return min(LIKELY, RANKED / players)


BARON: Final = 6
PLAN: Final = 17
"""The indices of the terms that depend on the hidden baron: the baron, and the next link, which may serve it.
"""

_seen = Memo[list[list[float]]](most=100)
_chains = Memo[int](most=1000)


class RailwaysOfNorthAmericaEvaluator(Evaluator[RailwaysOfNorthAmericaState]):
    """An evaluator by points and probable future points.

    >>> import random
    >>> from ai.weights import read_weights
    >>> from game.rules.railways_of_north_america import GAME
    >>> evaluator = RailwaysOfNorthAmericaEvaluator(read_weights("railways_of_north_america", "hand"))
    >>> seen = evaluator.describe(GAME.new_game(3, {}, random.Random(7)))
    >>> dict(zip(evaluator.terms, seen.rows[0]))["score"]
    0.0
    >>> evaluator.terms[BARON]
    'baron'
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
        "links",
        "cities",
        "wealth",
        "contested",
        "waiting",
        "variety",
        "plan",
        "upgrades",
    )

    def progress(self, state: RailwaysOfNorthAmericaState) -> float:
        """Return how much of the game is over, by the expected turns."""
        return progress_of(turns_ahead(state), LONGEST_GAME)

    def describe(self, state: RailwaysOfNorthAmericaState) -> Description:
        """Return each seat's terms, nearly all in points at the end of the game.

        score: as it is; freight: deliveries that its links and engine allow; money: the bonds that cash and
        income save; cards: operations in hand; place: later places in the rounds to come; lines: major lines
        that it is on the way to; baron: its goal; engine: its level; prospects: deliveries with the engine
        that pays best; interest: what its bonds still cost, in bonds; cash: the part that will be spent, in
        bonds; links: their number; cities: those they touch; wealth: all that could be delivered with
        unlimited actions; contested: the part of freight that a rival can deliver too; waiting: cubes in its
        cities; variety: colors that its cities demand; plan: approximate value of the best next link;
        upgrades: what the first ones bring beyond later ones, in levels.
        """
        turns, ahead = turns_left(state), turns_ahead(state)
        rows = [row[:] for row in _seen.get(_seen_key(state), lambda: _rows(state, turns, ahead))]
        ways = ways_of(state.board)
        for seat, row in enumerate(rows):
            if actions_left(state, seat, turns) >= 1.0 or state.step == KEEP_BARON:
                row[BARON] = baron_worth(state, seat, ways, turns)
                row[PLAN] = plan_worth(state, seat)
            else:
                row[BARON] = float(baron_points(state, seat))
        return Description(progress_of(ahead, LONGEST_GAME), rows)


def _seen_key(state: RailwaysOfNorthAmericaState) -> Hashable:
    """Return everything that the terms depend on, except the barons."""
    return (
        network_key(state),
        (state.turn_number, state.first, state.round, state.acted, state.step, state.turn),
        (state.actions_left, state.last_turn, state.empty),
        (*state.points, *state.cash, *state.bonds, *state.engine, *state.claimed),
        bytes(state.cubes),
        tuple(state.held),
    )


def _rows(state: RailwaysOfNorthAmericaState, turns: float, ahead: float) -> list[list[float]]:
    """Return the terms of each seat without the baron, by two estimates of the turns left."""
    key = network_key(state)
    roads, ways = roads_of(state, key), ways_of(state.board)
    setup = state.board.data.setup
    later = ROUNDS * (ahead - turns)
    freights = [freight_of(state, seat, roads) for seat in range(state.players)]
    reached = _reached(state, freights)
    found = []
    for seat, score in enumerate(state.scores()):
        actions = actions_left(state, seat, turns)
        late = 0.0
        if state.step == ACTION:
            late = (seat - state.first) % state.players * (ROUNDS - state.round) / ROUNDS
        lines = 0.0
        if actions >= 1.0 or state.step == KEEP_BARON:
            lines = lines_worth(state, seat, reach_of(state, seat), ways)
        freight, bonds, cash = freights[seat], state.bonds[seat], state.cash[seat] / THOUSAND
        to_come = money_to_come(state, seat, turns)
        waiting, variety = _stock(state, seat)
        found.append(
            [
                float(score),
                freight_worth(freight.hoped, actions),
                money_worth(cash, to_come, actions),
                cards_worth(state, seat, turns),
                late,
                lines,
                0.0,
                float(state.engine[seat]),
                prospects(state, seat, freight, actions + later),
                ahead * bonds * setup.bond_interest / setup.bond,
                useful_cash(cash, to_come, actions) * THOUSAND / setup.bond,
                float(state.link_counts[seat]),
                float(state.touched[seat].bit_count()),
                fsum(freight.hoped),
                freight_worth(_contested(state, freight, reached), actions),
                float(waiting),
                float(variety),
                0.0,
                first_upgrades(state.engine[seat]),
            ]
        )
    return found


def _reached(state: RailwaysOfNorthAmericaState, freights: list[Freight]) -> list[int]:
    """Return, for each place in `State.cubes`, how many seats can deliver what waits there."""
    found = [0] * len(state.cubes)
    for freight in freights:
        for place, gains in freight.gains:
            if gains[0] > 0.0:
                found[place] += 1
    return found


def _contested(state: RailwaysOfNorthAmericaState, freight: Freight, reached: list[int]) -> list[float]:
    """Return the values of the cubes that a rival can deliver as well, best first."""
    found: list[float] = []
    for place, gains in freight.gains:
        if gains[0] > 0.0 and reached[place] > 1:
            found += [gains[0]] * state.cubes[place]
    found.sort(reverse=True)
    return found


def _stock(state: RailwaysOfNorthAmericaState, seat: int) -> tuple[int, int]:
    """Return the cubes that wait in a seat's cities, and how many colors these demand."""
    cubes, colours = state.cubes, len(state.bag)
    waiting = wanted = 0
    for city in bits(state.touched[seat]):
        wanted |= state.demand[city]
        if state.goods_at[city]:
            waiting += sum(cubes[city * colours : (city + 1) * colours])
    return waiting, wanted.bit_count()


def make_evaluator(weights: Weights) -> RailwaysOfNorthAmericaEvaluator:
    """Return the evaluator with these weights."""
    return RailwaysOfNorthAmericaEvaluator(weights)
