"""Compare moves fairly: equal numbers of playouts with common random numbers.

A search tries its favorites more often than the rest. To measure how far apart two moves are, also one that
the search never tried, both get the same number of playouts with the same random numbers, so that luck
affects them alike.

>>> from game.rules.catalog import find_game
>>> state = find_game("american_rails").new_game(3, {}, random.Random(7))
>>> first, second = compare(state, state.legal_moves()[:2], playouts=6)
>>> first.move == state.legal_moves()[0], first.visits, first.error == second.error > 0
(True, 6, True)
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final

from ai.bot import CancelCheck, Candidate, Thought, never_cancel
from ai.chance import sample_chance
from ai.endgame import endgame_chances
from ai.knowledge import Evaluation, Knowledge, chances, evaluate_position, for_game
from ai.mcts import MctsBot
from game.rules.contract import CHANCE, TERMINAL, Move, State


def compare(state: State, moves: Sequence[Move], playouts: int, seed: int = 1) -> list[Candidate]:
    """Return the value of each move to the actor, in the order given.

    Chances follow from the expected scores, as for any position. `error` is half of the standard error of the
    difference to the first move.
    """
    known, seat = for_game(state.game), state.current_player()
    found: list[list[Evaluation]] = [[] for _ in moves]
    for number in range(playouts):
        world = state.determinize(seat, random.Random(f"{seed} {number}"))
        for move, ends in zip(moves, found, strict=True):
            ends.append(_end(world, move, known, random.Random(f"{seed} luck {number}")))
    doubt = known.evaluator.weights.doubt_at(known.evaluator.progress(state))
    values = [[end.worth[seat] for end in ends] for ends in found]
    candidates = []
    for move, ends, own in zip(moves, found, values, strict=True):
        scores = tuple(
            math.fsum(end.scores[other] for end in ends) / playouts for other in range(state.players)
        )
        error = standard_error(own, values[0] if own is not values[0] else values[-1])
        chance = chances(scores, doubt)[seat]
        candidates.append(Candidate(move, math.fsum(own) / playouts, playouts, chance, scores, error))
    return candidates


LOOKS: Final = (1, 2)
"""The seeds of the looks that are averaged, so that one draw can't decide."""

OWN: Final = 4
"""The divisor of the playouts for the actor's own further decisions; an action can have five of them."""


def answered(state: State, move: Move, playouts: int, cancel_check: CancelCheck = never_cancel) -> float:
    """Return the actor's chance to win after a move, if the next players search for their answers.

    A search tries a seemingly bad move only a few times. This looks equally deep into every move that it is
    asked about. After the first part of an action, the actor's own further decisions are searched too, until
    another seat has a choice; otherwise the move would be judged by the best that may follow. Chance before
    that is the same for all moves, and differs between the looks that are averaged. Near the end the rest is
    played out.

    >>> from game.rules.catalog import find_game
    >>> state = find_game("north_american_railways").new_game(3, {}, random.Random(7))
    >>> chance = answered(state, state.legal_moves()[0], playouts=12)
    >>> 0.0 < chance < 1.0, answered(state, state.legal_moves()[0], playouts=12) == chance
    (True, True)
    """
    looks = (_answered_once(state, move, playouts, seed, cancel_check) for seed in LOOKS)
    return math.fsum(looks) / len(LOOKS)


def _answered_once(state: State, move: Move, playouts: int, seed: int, cancel_check: CancelCheck) -> float:
    """Return the same for one random seed."""
    after, answer, found = up_to_answer(state, move, playouts, seed, cancel_check)
    return chance_after(state, after, answer, found[0] if found else None)


def up_to_answer(
    state: State, move: Move, playouts: int, seed: int, cancel_check: CancelCheck = never_cancel
) -> tuple[State, Move | None, tuple[Candidate, ...]]:
    """Return the position in which another seat answers a move, its answer, and its candidates, best first.

    All other seats search with `playouts` playouts, and the actor with a part of them (`OWN`). If no other
    seat has a choice any more, return the final position, None and nothing.
    """
    known, seat, rng = for_game(state.game), state.current_player(), random.Random(seed)
    after = state.copy()
    after.apply_unchecked(move)
    while (actor := after.current_player()) != TERMINAL:
        if actor == CHANCE:
            after.apply_unchecked(sample_chance(after, rng))
            continue
        heard: list[Thought] = []
        work = max(1, playouts // OWN) if actor == seat else playouts
        thinker = MctsBot(playouts=work, seed=seed, knowledge=known)
        thinker.cancel_check = cancel_check
        answer = thinker.choose(after, actor, 1.0, heard.append)
        if actor != seat and heard and heard[-1].candidates:
            return after, answer, heard[-1].candidates
        after.apply_unchecked(answer)
    return after, None, ()


def chance_after(state: State, table: State, answer: Move | None, seen: Candidate | None) -> float:
    """Return the chance to win of the current player of `state` after an answer in a later position `table`.

    `seen` is what the answering seat found; None if nobody answered. Near the end the rest is played out.
    """
    known, seat = for_game(state.game), state.current_player()
    if answer is None or seen is None:
        return evaluate_position(table, known).chances[seat]
    after = table.copy()
    after.apply_unchecked(answer)
    expected = chances(seen.scores, known.evaluator.weights.doubt_at(known.evaluator.progress(state)))
    return (endgame_chances(after, known, seen=expected) or expected)[seat]


def _end(world: State, move: Move, known: Knowledge, rng: random.Random) -> Evaluation:
    """Make a move and play on."""
    after = world.copy()
    after.apply_unchecked(move)
    return play_on(after, known, rng)


def play_on(after: State, known: Knowledge, rng: random.Random) -> Evaluation:
    """Play on in place by the policy, to the end or to where evaluation works best."""
    policy = known.policy
    left = policy.horizon
    while (actor := after.current_player()) != TERMINAL:
        if left == 0:
            if policy.is_quiet(after):
                break
        elif left > 0:
            left -= 1
        if actor == CHANCE:
            after.apply_unchecked(sample_chance(after, rng))
        else:
            policy.advance(after, rng)
    return evaluate_position(after, known)


def standard_error(own: Sequence[float], other: Sequence[float]) -> float:
    """Return the standard error of the mean difference, divided between the two moves."""
    count = len(own)
    apart = [one - two for one, two in zip(own, other, strict=True)]
    mean = math.fsum(apart) / count
    variance = math.fsum((one - mean) ** 2 for one in apart) / max(1, count - 1)
    return math.sqrt(variance / count / 2.0)
