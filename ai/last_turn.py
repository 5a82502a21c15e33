"""The limit of deliberate errors: none throws away a win that counting shows.

Weak levels judge well and then err at random. In the middle of a game an error is weak play. In the last
turn, where the rest can be counted, it is absurd: the level gives away a game that it has won. So there it
errs only where that costs nothing of the win; points and money may still be lost.

>>> from ai.knowledge import for_game
>>> from game.rules.catalog import find_game
>>> state = find_game("north_american_railways").new_game(3, {}, random.Random(7))
>>> best, other = state.legal_moves()[:2]
>>> costs_the_win(state, (best,), (other,), for_game(state.game))
False
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from ai.bot import CancelCheck, never_cancel
from ai.chance import sample_chance
from ai.knowledge import Knowledge, evaluate_position, follow, worth
from game.rules.contract import CHANCE, TERMINAL, Move, State

LATE: Final = 0.75
"""The fraction of the game that must be over before its rest is counted or solved."""

FEW_MOVES: Final = 24
"""The maximum number of moves of a rest that is counted or played out, draws included."""

WORLDS: Final = 4
"""The number of worlds in which it is counted if there is chance or anything hidden."""


def costs_the_win(
    state: State,
    best: Sequence[Move],
    other: Sequence[Move],
    known: Knowledge,
    cancel_check: CancelCheck = never_cancel,
) -> bool:
    """Return whether the actor wins less by `other` than by `best`, as far as the rest can be counted.

    Both are one or more moves of the actor. After them every seat takes what looks best by one ply, with the
    same luck. That is as good as weak levels judge, and nearer to what their rivals will do than a search to
    the end or the policy's noisy playouts. False if the rest takes more than a few moves. `state` must be
    determinized for the actor.
    """
    if known.evaluator.progress(state) < LATE or not ends_within(FEW_MOVES, state, known):
        return False
    won = _won(state, best, known, cancel_check)
    if not won:
        return False
    instead = _won(state, other, known, cancel_check)
    return instead is not None and instead < won


def ends_within(moves: int, state: State, known: Knowledge, with_chance: bool = True) -> bool:
    """Return whether the policy, which is quick, ends the game in a few moves.

    Outcomes of chance count as moves, or end the look ahead if not `with_chance`.
    """
    end, rng = state.copy(), random.Random(1)
    for _ in range(moves):
        actor = end.current_player()
        if actor == TERMINAL:
            return True
        if actor == CHANCE and not with_chance:
            return False
        advance(end, known, rng)
    return end.current_player() == TERMINAL


def advance(state: State, known: Knowledge, rng: random.Random) -> None:
    """Play on in place: sample chance, or make the policy's move."""
    if state.current_player() == CHANCE:
        state.apply_unchecked(sample_chance(state, rng))
    else:
        known.policy.advance(state, rng)


def _won(state: State, moves: Sequence[Move], known: Knowledge, cancel_check: CancelCheck) -> float | None:
    """Return the actor's part of the win after some moves, 0 to 1; None if the rest is long."""
    seat, won = state.current_player(), 0.0
    for number in range(WORLDS):
        rng = random.Random(number)
        world, drawn = state.determinize(seat, rng), state.has_hidden_info
        for move in moves[:-1]:
            world.apply_unchecked(move)
        end = follow(world, moves[-1], known.policy)
        made = 0
        while (actor := end.current_player()) != TERMINAL:
            if made == FEW_MOVES:
                return None
            cancel_check()
            drawn = drawn or actor == CHANCE
            if actor == CHANCE:
                end.apply_unchecked(sample_chance(end, rng))
            else:
                end.apply_unchecked(_best_by_one_ply(end, known))
            made += 1
        part = evaluate_position(end, known).chances[seat]
        if not drawn:
            return part
        won += part / WORLDS
    return won


def _best_by_one_ply(state: State, known: Knowledge) -> Move:
    moves, seat = known.policy.candidates(state), state.current_player()
    if len(moves) == 1:
        return moves[0]
    return max(moves, key=lambda move: worth(follow(state, move, known.policy), known)[seat])
