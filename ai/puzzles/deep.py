"""How a move is proved to be the best one: by searches with other luck, each far deeper than Expert's.

>>> deep_spec("railways_of_north_america")
'minimax:positions=7500'
"""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from statistics import stdev
from typing import Final

from ai.bot import Candidate, Thought
from ai.parallel import together
from ai.players import LEVELS, adviser_of
from ai.registry import WORK, Value, make_bot, parse
from game.rules.contract import Move, State

DEPTH: Final = 30
"""How many times Expert's work one deep search does at least."""

SEARCHES: Final = 4
"""How many deep searches must find the same: of what two agree on, the next two often doubt a part."""

CLEAR: Final = 0.05
"""The lead, as a part of a sure win, that the best move has at least over every other."""

ERRORS: Final = 3.0
"""The lead that it has at least in standard errors of the difference."""

TRIES: Final = 5
"""How often each level is asked."""

GLANCE: Final = 32
"""The work of a first look at least."""


def deep_spec(game: str) -> str:
    """The bot that does `DEPTH` times the work of a game's expert, and no less than the game's adviser.

    Else advice could know better than the proof.

    >>> deep_spec("north_american_railways")
    'mcts:playouts=10000'
    """
    kind, parameters = _unerring_expert(game)
    advice, asked = parse(adviser_of(game), game)
    least = int(asked.get(WORK[kind], 0)) if advice == kind else 0
    parameters[WORK[kind]] = max(DEPTH * int(parameters[WORK[kind]]), least)
    return _written(kind, parameters)


def glance_spec(game: str) -> str:
    """The bot that takes a first look at a position: it does a third of the work of a game's expert.

    >>> glance_spec("american_rails")
    'mcts:playouts=32'
    """
    kind, parameters = _unerring_expert(game)
    parameters[WORK[kind]] = max(GLANCE, int(parameters[WORK[kind]]) // 3)
    return _written(kind, parameters)


def _unerring_expert(game: str) -> tuple[str, dict[str, Value]]:
    """The sort of bot that a game's expert is, and its parameters, but that it never errs on purpose."""
    kind, parameters = parse("expert", game)
    return kind, {name: value for name, value in parameters.items() if name != "noise"}


def _written(kind: str, parameters: Mapping[str, Value]) -> str:
    return f"{kind}:{','.join(f'{key}={value}' for key, value in parameters.items())}"


def weigh(state: State, spec: str, seed: int) -> Thought | None:
    """What a bot finds about the actor's moves, the best in value first; None if there is nothing to weigh.

    It gets no more than the actor can know.
    """
    heard: list[Thought] = []
    seat, game = state.current_player(), state.game.key
    known = state.determinize(seat, random.Random(seed))
    make_bot(spec, game=game, seed=seed).choose(known, seat, math.inf, heard.append)
    return replace(heard[-1], candidates=_best_first(heard[-1].candidates)) if heard else None


def chosen(state: State, level: str, seed: int) -> Move:
    """What a bot of a level plays."""
    seat, game = state.current_player(), state.game.key
    known = state.determinize(seat, random.Random(seed))
    return make_bot(level, game=game, seed=seed).choose(known, seat, math.inf)


def agreed(thoughts: Sequence[Thought]) -> Thought:
    """What several searches with other luck found together.

    A search that gives no error is off by as much, at least, as a move's distance to the best one varies (the
    standard error of its mean): what flatters all moves of a search alike doesn't count.
    """
    added = together(thoughts)
    told = _best_first(added.candidates)
    behind: defaultdict[Move, list[float]] = defaultdict(list)
    for thought in thoughts:
        values = {one.move: one.value for one in thought.candidates}
        if told and told[0].move in values:
            for move, value in values.items():
                behind[move].append(values[told[0].move] - value)
    return replace(
        added, candidates=tuple(replace(one, error=max(one.error, _varies(behind[one.move]))) for one in told)
    )


def _varies(values: Sequence[float]) -> float:
    """The standard error of the mean of some values; 0 of a single one."""
    return stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0


def clear_best(thought: Thought, lead: float = CLEAR, errors: float = ERRORS) -> Move | None:
    """The move that leads all others clearly; None if no move does.

    >>> from game.rules.auction import PASS_BID, Bid
    >>> best, other = Candidate(Bid(20), 0.6, 50, error=0.01), Candidate(PASS_BID, 0.4, 12, error=0.02)
    >>> clear_best(Thought((best, other), work=62))
    Bid(amount=20)
    >>> clear_best(Thought((best, replace(other, value=0.58)), work=62)) is None
    True
    """
    if len(thought.candidates) < 2:
        return None
    best, *others = thought.candidates
    for other in others:
        ahead = best.value - other.value
        if ahead < lead or ahead < errors * math.hypot(best.error, other.error):
            return None
    return best.move


def prove(state: State, seed: int) -> Thought | None:
    """What the deep searches found, if each and all together call the same move clearly the best."""
    spec = deep_spec(state.game.key)
    found: list[Thought] = []
    best: Move | None = None
    for number in range(SEARCHES):
        thought = weigh(state, spec, seed + number)
        clear = clear_best(thought) if thought else None
        if thought is None or clear is None or clear != (best or clear):
            return None
        found.append(thought)
        best = clear
    proof = agreed(found)
    return proof if clear_best(proof) == best else None


def missed_by(state: State, best: Move, seed: int, levels: Sequence[str] = LEVELS) -> list[str]:
    """The levels that play something else more often than not."""
    return [level for level in levels if _misses(state, best, level, seed)]


def _misses(state: State, best: Move, level: str, seed: int) -> bool:
    missed = 0
    for turn in range(TRIES):
        missed += chosen(state, level, seed + turn) != best
        if 2 * missed > TRIES:
            return True
    return False


def _best_first(candidates: Sequence[Candidate]) -> tuple[Candidate, ...]:
    return tuple(sorted(candidates, key=lambda one: -one.value))
