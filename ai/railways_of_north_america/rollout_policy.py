"""How a sensible player plays Railways of North America: what is worth a thought, quick playout moves.

>>> import random
>>> from ai.knowledge import knowledge_of
>>> from game.rules.railways_of_north_america import GAME
>>> policy = knowledge_of("railways_of_north_america").policy
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> [GAME.format_move(move) for move in policy.candidates(state)]
['keep William Van Horne', 'keep Hugh Allan']
>>> policy.rollout_move(state, random.Random(1)) in state.legal_moves()
True
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from ai.knowledge import Evaluator, Policy, margin
from ai.memo import Memo
from ai.railways_of_north_america.cards import card_worth, ferry_freight
from ai.railways_of_north_america.evaluation import money_to_come, useful_cash
from ai.railways_of_north_america.freight import (
    BOND_PART,
    freight_of,
    freight_worth,
    roads_of,
)
from ai.railways_of_north_america.plans import Plan, best_plan_near, best_plans
from ai.railways_of_north_america.rollout_cities import best_growth, best_mines, best_new_cities
from ai.railways_of_north_america.rollout_deliveries import best_deliveries
from ai.railways_of_north_america.rollout_track import build, move_for, next_tile
from ai.railways_of_north_america.time import actions_left, turns_left
from game.rules.auction import PASS_BID
from game.rules.contract import CHANCE, Move
from game.rules.railways_of_north_america.action import CHOICES, action_moves
from game.rules.railways_of_north_america.building import STOP_BUILDING, can_build
from game.rules.railways_of_north_america.cities import grey_cities
from game.rules.railways_of_north_america.moves import ContinueTrack, DrawCube, LayTile, StartTrack, UseCard
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import (
    ACTION,
    BID,
    BUILD_ACTION,
    CARD_ACTION,
    DELIVER,
    DELIVER_ACTION,
    ENDED,
    GROW,
    INDUSTRY,
    KEEP_BARON,
    LAY,
    MINE,
    PASS_ACTION,
    START_TRACK,
    TAKE_CARD,
    THOUSAND,
    TURN_CARD,
    UPGRADE,
    UPGRADE_ACTION,
    URBANIZE,
    URBANIZE_ACTION,
)
from game.rules.railways_of_north_america.upgrading import can_upgrade, upgrade_price

T = TypeVar("T")

PLANS: Final = 8
"""Links that are worth a thought."""

CHOSEN_KEPT: Final = 3000
"""For how many positions the best link, card or city is kept: a search comes back to them."""

DELIVERIES: Final = 6
"""Deliveries that are worth a thought."""

SECOND_BEST: Final = 0.1
"""How often a playout takes the second of the moves worth a thought."""

BUILD_PART: Final = 0.7
"""The weight of a link's rough worth against points now in a playout; found by play against greedy bots."""

UPGRADE_PART: Final = 4.0
"""The weight of a stronger engine's gain in a playout: later links will need it too."""

ROUGHNESS: Final = 0.4
"""The standard deviation, in points, of the error by which a playout's actions are chosen."""

MINED: Final = 3
"""Cubes that mines can be hoped to bring: two and a half on the average."""

HIGHEST_SENSIBLE_BID: Final = 8000
"""Dollars: more is only bid by who has them to spare, for late in the game money buys nothing else."""


class RailwaysOfNorthAmericaPolicy(Policy[RailwaysOfNorthAmericaState]):
    """Builds where cubes wait for a city, delivers what pays, keeps the engine strong enough.

    >>> from ai.knowledge import knowledge_of
    >>> from game.rules.railways_of_north_america import GAME
    >>> state = GAME.new_game(3, {}, random.Random(7))
    >>> state.apply_unchecked(GAME.parse_move("keep Hugh Allan"))
    >>> policy = RailwaysOfNorthAmericaPolicy(knowledge_of("railways_of_north_america").evaluator)
    >>> [GAME.format_move(move) for move in policy.candidates(state)]
    ['keep ...', 'keep ...']
    """

    horizon = 9
    spread = 0.65
    order_is_for_sale = True
    bias = 12.0
    smooth = 0.5

    def __init__(self, evaluator: Evaluator[RailwaysOfNorthAmericaState]) -> None:
        self._evaluator = evaluator
        self._chosen = Memo[Plan](CHOSEN_KEPT)
        self._weighed = Memo[Move](CHOSEN_KEPT)
        self._likely = Memo[Move](CHOSEN_KEPT)

    def candidates(self, state: RailwaysOfNorthAmericaState) -> Sequence[Move]:
        """The moves that are worth a thought."""
        find = _CANDIDATES.get(state.step)
        moves = find(state) if find else ()
        return moves or state.legal_moves()

    def rollout_move(self, state: RailwaysOfNorthAmericaState, rng: random.Random) -> Move:
        """A quick, noisy, sensible move."""
        return _pick(state, rng)

    def advance(self, state: RailwaysOfNorthAmericaState, rng: random.Random) -> None:
        """A quick move; a link that is begun is built as far as it goes."""
        if not _build_near(state):
            state.apply_unchecked(_pick(state, rng))

    def foretell(self, state: RailwaysOfNorthAmericaState, careful: bool = False) -> bool:
        """What a playout without noise would do for the rest of an action; or what the evaluation likes best.

        Of 326 actions of Expert playouts foretold 56 in a hundred, and 28 with all that belonged to them; the
        evaluation 71 and 41.
        """
        if careful and state.step == ACTION:
            self._take_best(state, self._likely, self.quiesce)
        else:
            state.apply_unchecked(_pick(state, None))
            _build_near(state)
        self.quiesce(state)
        return True

    def quiesce(self, state: RailwaysOfNorthAmericaState) -> None:
        """Finish the action or the auction that is under way; cubes come as the bag's colours promise."""
        while state.step not in (ACTION, TURN_CARD, ENDED, KEEP_BARON) and not _opens(state):
            if state.current_player() == CHANCE:
                state.apply_unchecked(_likely_cube(state))
            elif not _build_near(state):
                state.apply_unchecked(_pick(state, None))

    def settle(self, state: RailwaysOfNorthAmericaState) -> None:
        """The same, but what an action asks for is chosen by the evaluation.

        By rough worth a better link, card or city is often missed: the action would seem worth less.
        """
        while state.step in _WEIGHED:
            self._take_best(state, self._weighed, self.settle)
        if state.step == START_TRACK:
            self._build_best(state)
        self.quiesce(state)

    def foresees(self, state: RailwaysOfNorthAmericaState, move: Move) -> bool:
        """Not of track that is begun or led on for another link than those that are looked at."""
        if not isinstance(move, StartTrack | ContinueTrack | LayTile):
            return True
        after = state.copy()
        after.apply_unchecked(move)
        self.settle(after)
        return len(after.links) > len(state.links)

    def _build_best(self, state: RailwaysOfNorthAmericaState) -> None:
        """Build the best link; nothing if there is none."""
        plans = best_plans(state, state.turn)[:PLANS]
        if plans:
            build(state, self._chosen.get(state.key(), lambda: self._best_of(state, plans, build)))

    def _take_best(
        self,
        state: RailwaysOfNorthAmericaState,
        kept: Memo[Move],
        finish: Callable[[RailwaysOfNorthAmericaState], None],
    ) -> None:
        """Make the best of the moves worth a thought, each seen when what it began was finished so."""

        def make(after: RailwaysOfNorthAmericaState, move: Move) -> None:
            after.apply_unchecked(move)
            finish(after)

        state.apply_unchecked(
            kept.get(state.key(), lambda: self._best_of(state, self.candidates(state), make))
        )

    def _best_of(
        self,
        state: RailwaysOfNorthAmericaState,
        options: Sequence[T],
        do: Callable[[RailwaysOfNorthAmericaState, T], None],
    ) -> T:
        """What puts who does it furthest ahead; of equals what looks better."""
        if len(options) == 1:
            return options[0]
        found: list[float] = []
        for option in options:
            after = state.copy()
            do(after, option)
            found.append(margin(self._evaluator.evaluate(after), state.turn))
        return options[found.index(max(found))]

    def quiet(self, state: RailwaysOfNorthAmericaState) -> bool:
        """Between two actions."""
        return state.step == ACTION


def _opens(state: RailwaysOfNorthAmericaState) -> bool:
    """Whether the first auction is to begin: who chose the last baron has begun nothing else."""
    auction = state.auction
    return (
        state.step == BID
        and state.turn_number == 1
        and auction is not None
        and not auction.high
        and auction.still_in == (1 << state.players) - 1
    )


def _likely_cube(state: RailwaysOfNorthAmericaState) -> Move:
    """The cube of which most are in the bag; of mines, which end at a second of one colour, three."""
    outcomes = state.chance_outcomes()
    if state.mining:
        goes_on = state.drawn.bit_count() < MINED
        hoped = [
            (move, count)
            for move, count in outcomes
            if isinstance(move, DrawCube) and (state.drawn >> move.colour & 1 == 0) == goes_on
        ]
        outcomes = hoped or outcomes
    return max(outcomes, key=lambda outcome: outcome[1])[0]


def _build_near(state: RailwaysOfNorthAmericaState) -> bool:
    """Whether a link was due to be begun, and was built by the plan by which the action was picked."""
    if state.step != START_TRACK:
        return False
    plan = best_plan_near(state, state.turn)
    if plan is None:
        return False
    build(state, plan)
    return True


def _pick(state: RailwaysOfNorthAmericaState, rng: random.Random | None) -> Move:
    """A quick sensible move; noisy if there is an `rng`."""
    step = state.step
    if step == ACTION:
        return _pick_action(state, rng)
    if step == BID:
        return _pick_bid(state, rng)
    find = _CANDIDATES.get(step)
    moves = (find(state) if find else ()) or state.legal_moves()
    if rng is None or rng.random() > SECOND_BEST:
        return moves[0]
    return moves[min(1, len(moves) - 1)]


# The auction.


def _sensible_bids(state: RailwaysOfNorthAmericaState) -> Sequence[Move]:
    """To pass, and the lowest bid: what is worth a leap is worth the next step too, and may cost less."""
    auction = state.auction
    assert auction is not None
    bids, low = state.board.bids, auction.lowest_bid()
    at = low // auction.step
    if at >= len(bids) or (low > HIGHEST_SENSIBLE_BID and low > _to_spare(state)):
        return (PASS_BID,)
    return (PASS_BID, bids[at])


def _to_spare(state: RailwaysOfNorthAmericaState) -> float:
    """Dollars that who bids will hardly need for anything else.

    Two who take it that the other passes at the next bid would go on as long as they have money, each a step.
    """
    seat, turns = state.turn, turns_left(state)
    cash = state.cash[seat] / THOUSAND
    needed = useful_cash(cash, money_to_come(state, seat, turns), actions_left(state, seat, turns))
    return THOUSAND * (cash - needed)


def _pick_bid(state: RailwaysOfNorthAmericaState, rng: random.Random | None) -> Move:
    auction = state.auction
    assert auction is not None
    low = auction.lowest_bid()
    if rng is not None and low <= HIGHEST_SENSIBLE_BID and rng.random() < 0.4 - low / 20000:
        return state.board.bids[low // auction.step]
    return PASS_BID


# The choice of an action.


def _useful_actions(state: RailwaysOfNorthAmericaState) -> Sequence[Move]:
    """What brings a player on: at first only to build; to pass only where little else is left."""
    seat = state.turn
    plan = _plan_at_hand(state)
    goes_on = state.turn_number != state.last_turn
    if plan is not None and goes_on and not state.touched[seat] and can_build(state):
        return (CHOICES[BUILD_ACTION],)
    found = []
    for move in action_moves(state):
        is_useful = _USEFUL.get(move.action)
        if is_useful is None or is_useful(state):
            found.append(move)
    delivers = any(move.action == DELIVER_ACTION for move in found)
    if delivers or (goes_on and plan is not None and plan.value > 0.0):
        found.remove(CHOICES[PASS_ACTION])
    return found


def _plan_at_hand(state: RailwaysOfNorthAmericaState) -> Plan | None:
    """The link most worth building on one's own network; anywhere, if nothing can be built there."""
    plan = best_plan_near(state, state.turn)
    if plan is not None or not state.touched[state.turn]:
        return plan
    plans = best_plans(state, state.turn)
    return plans[0] if plans else None


def _may_build(state: RailwaysOfNorthAmericaState) -> bool:
    """Whether there is a link that can be finished in this turn."""
    return _plan_at_hand(state) is not None


def _may_urbanize(state: RailwaysOfNorthAmericaState) -> bool:
    """Whether one's own links come to a city that demands nothing."""
    own = state.touched[state.turn]
    return any(own >> city & 1 for city in grey_cities(state))


def _may_upgrade(state: RailwaysOfNorthAmericaState) -> bool:
    """Whether one's own links are enough for a stronger engine."""
    seat = state.turn
    return state.link_counts[seat] >= state.engine[seat]


def _may_deliver(state: RailwaysOfNorthAmericaState) -> bool:
    """Whether a delivery brings more than a part of what it gives rivals."""
    return bool(freight_of(state, state.turn, roads_of(state)).levels[0])


def _may_take_card(state: RailwaysOfNorthAmericaState) -> bool:
    """Whether a card on display is worth a thought."""
    return any(_is_useful(state, card) for card in state.board.takeable)


def _pick_action(state: RailwaysOfNorthAmericaState, rng: random.Random | None) -> Move:
    """By rough values: the best delivery, the best link, a stronger engine; seldom anything else."""
    seat = state.turn
    turns = turns_left(state)
    actions = actions_left(state, seat, turns)
    values: list[tuple[float, int]] = [(0.0, PASS_ACTION)]
    plan = best_plan_near(state, seat)
    if plan is not None:
        values.append((BUILD_PART * plan.value * min(1.0, actions / 4.0), BUILD_ACTION))
    upgrades = actions > 2.0 and can_upgrade(state)
    freight = freight_of(state, seat, roads_of(state))
    here = freight.levels[0]
    if here and here[0] >= 1.0:
        values.append((here[0] + 0.3, DELIVER_ACTION))
    if upgrades:
        stronger = freight_worth(freight.levels[1], actions - 1.0)
        price = upgrade_price(state, False)
        gain = stronger - freight_worth(freight.hoped, actions) - BOND_PART * price / THOUSAND
        values.append((UPGRADE_PART * gain, UPGRADE_ACTION))
    if rng is not None:
        values = [(value + rng.gauss(0.0, ROUGHNESS), action) for value, action in values]
    return CHOICES[max(values)[1]]


# What the actions ask for.


def _best_starts(state: RailwaysOfNorthAmericaState) -> Sequence[Move]:
    moves: list[Move] = []
    for plan in best_plans(state, state.turn)[:PLANS]:
        move = move_for(state, plan)
        if move not in moves:
            moves.append(move)
    return moves


def _best_tile(state: RailwaysOfNorthAmericaState) -> Sequence[Move]:
    move = next_tile(state)
    if move is not None:
        return [move]
    return [STOP_BUILDING] if state.laid else []


def _best_deliveries(state: RailwaysOfNorthAmericaState) -> Sequence[Move]:
    """For each city and colour the way with the best margin; the best of these first."""
    return best_deliveries(state, DELIVERIES)


def _is_useful(state: RailwaysOfNorthAmericaState, card: int) -> bool:
    """Whether a card lies on display and is worth a thought: a ferry only if it joins something."""
    if not state.display[card]:
        return False
    if card != state.board.ferry_card:
        return True
    return not state.holds(state.turn, card) and ferry_freight(state, state.turn) > 0


def _useful_cards(state: RailwaysOfNorthAmericaState) -> list[int]:
    """The cards on display that are worth a thought, best first."""
    seat, turns = state.turn, turns_left(state)
    useful = [card for card in state.board.takeable if _is_useful(state, card)]
    return sorted(useful, key=lambda card: (-card_worth(state, seat, card, turns), card))


def _best_cards(state: RailwaysOfNorthAmericaState) -> Sequence[Move]:
    legal = state.legal_moves()
    useful = [state.board.taking[card] for card in _useful_cards(state)]
    return [move for move in useful if move in legal]


def _with_card(state: RailwaysOfNorthAmericaState) -> Sequence[Move]:
    return [move for move in state.legal_moves() if isinstance(move, UseCard)]


_CANDIDATES: Final = {
    BID: _sensible_bids,
    ACTION: _useful_actions,
    START_TRACK: _best_starts,
    LAY: _best_tile,
    URBANIZE: best_new_cities,
    INDUSTRY: best_new_cities,
    UPGRADE: _with_card,
    DELIVER: _best_deliveries,
    TAKE_CARD: _best_cards,
    MINE: best_mines,
    GROW: best_growth,
}
"""For each step what is worth a thought; nothing if that is every legal move."""

_WEIGHED: Final = (TAKE_CARD, MINE, GROW, INDUSTRY, URBANIZE)
"""The steps in which the evaluation chooses among what is worth a thought."""


_USEFUL: Final = {
    BUILD_ACTION: _may_build,
    URBANIZE_ACTION: _may_urbanize,
    UPGRADE_ACTION: _may_upgrade,
    DELIVER_ACTION: _may_deliver,
    CARD_ACTION: _may_take_card,
}
"""For each action what it must offer to be worth a thought."""


def make_policy(evaluator: Evaluator[RailwaysOfNorthAmericaState]) -> RailwaysOfNorthAmericaPolicy:
    """The policy; most of what it goes by is quicker than the evaluation."""
    return RailwaysOfNorthAmericaPolicy(evaluator)
