"""Explain a bot's decision: its best candidates, and the terms of the evaluation in which they differ.

>>> import random
>>> from ai.registry import make_bot
>>> from game.rules.catalog import find_game
>>> state = find_game("american_rails").new_game(3, {}, random.Random(7))
>>> state.play(state.legal_moves()[0])
>>> found = explain(state, "greedy")
>>> type(found).__name__, type(found.candidates[0]).__name__
('Explanation', 'Explained')
>>> first = found.candidates[0]
>>> found.terms[0], len(first.terms), len(first.terms[0]) == len(found.terms)
('cash', 3, True)
>>> found.stop is not None and found.stop > 10
True
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from ai.bot import CancelCheck, Candidate, Thought, never_cancel
from ai.knowledge import Knowledge, Values, evaluate_position, follow, for_game, worth
from ai.lot import PLAYOUTS, lot_of, won_at
from ai.registry import make_bot, parse
from ai.weights import NAMES
from game.rules.auction import PASS_BID, Bid
from game.rules.contract import CHANCE, TERMINAL, Move, State

MOST: Final = 5
"""How many candidates are explained."""


@dataclass(frozen=True, slots=True)
class Explained:
    """A candidate, and the terms of the position after it."""

    candidate: Candidate
    terms: tuple[tuple[float, ...], ...]
    """The contribution of each term (column) to each seat's (row) expected final score. Empty if the game is
    over."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """A bot's evaluation of a position and of its candidate moves."""

    seat: int
    bot: str
    terms: tuple[str, ...]
    """The terms of the game's evaluation, as `Evaluator.terms`."""
    candidates: tuple[Explained, ...]
    """The candidates, best first."""
    stop: int | None
    """In an auction: the highest bid, in dollars, at which it would rather have the lot than let it go; 0 if
    there is none. None without an auction."""
    is_priced: bool = False
    """Whether the candidates follow from `stop`, the price of the lot for the whole auction (`ai.lot`)."""
    is_silent: bool = False
    """Whether the bot named no candidates, as one that plays at random."""

    def differing(self, least: float = 0.0) -> list[str]:
        """Return the terms in which candidates differ by more than `least`, the greatest first."""
        rows = [one.terms for one in self.candidates if one.terms]
        apart: dict[str, float] = {}
        for column, term in enumerate(self.terms):
            apart[term] = max(
                (
                    max(row[seat][column] for row in rows) - min(row[seat][column] for row in rows)
                    for seat in range(len(rows[0]) if rows else 0)
                ),
                default=0.0,
            )
        return sorted((term for term in self.terms if apart[term] > least), key=lambda term: -apart[term])


def explain(state: State, spec: str, seconds: float = 1.0) -> Explanation:
    """Return how the bot of this description evaluates the moves of the actor of `state`.

    `state` must be determinized for the actor. `seconds` is the time of a bot without a limit. Raises
    `UnknownBot` for a wrong description.
    """
    game, seat = state.game, state.current_player()
    _, parameters = parse(spec, game.key)
    known = for_game(game, str(parameters.get("weights", NAMES[0])), str(parameters.get("style", "")))
    heard: list[Thought] = []
    move = make_bot(spec, game=game.key, seed=1).choose(state, seat, seconds, heard.append)
    found = heard[-1].candidates if heard else ()
    candidates = chosen_first(found, move) or (_only(state, move, known),)
    return replace(reasons(state, spec, candidates, known, PLAYOUTS), is_silent=not heard)


def chosen_first(found: Sequence[Candidate], move: Move) -> tuple[Candidate, ...]:
    """Return the candidates with the chosen one first, which may differ from the most tried one.

    Chances never rise down the list: a bot that prefers a move to a seemingly better one treats the
    difference as noise.

    >>> from game.rules.auction import Bid, PassBid
    >>> bid, let_go = Candidate(Bid(20), 0.6, 50, chance=0.4), Candidate(PassBid(), 0.5, 60, chance=0.5)
    >>> [(one.move, one.chance) for one in chosen_first([let_go, bid], Bid(20))]
    [(Bid(amount=20), 0.4), (PassBid(), 0.4)]
    """
    told: list[Candidate] = []
    for one in sorted(found, key=lambda one: one.move != move):
        least = told[-1].chance if told else one.chance
        told.append(replace(one, chance=min(one.chance, least)))
    return tuple(told)


def _only(state: State, move: Move, known: Knowledge) -> Candidate:
    """Return a move without alternatives as a candidate, evaluated where there is a choice again."""
    seat, after = state.current_player(), follow(state, move, known.policy)
    while after.current_player() not in (CHANCE, TERMINAL) and len(moves := after.legal_moves()) == 1:
        after = follow(after, moves[0], known.policy)
    seen = evaluate_position(after, known)
    return Candidate(move, seen.worth[seat], 1, seen.chances[seat], tuple(seen.scores))


def reasons(
    state: State,
    spec: str,
    found: Sequence[Candidate],
    known: Knowledge,
    playouts: int = 0,
    cancel_check: CancelCheck = never_cancel,
) -> Explanation:
    """Return the explanation of what a bot found in a position.

    The price of the lot of an auction is found by this many playouts of each outcome. With 0 it is that of a
    first look, which overrates it.
    """
    best = tuple(Explained(one, _terms(state, one.move, known)) for one in found[:MOST])
    lot = lot_of(state, cancel_check, playouts) if playouts else None
    stop = stop_price(state, known) if lot is None else lot.stop
    return Explanation(state.current_player(), spec, known.evaluator.terms, best, stop)


def _terms(state: State, move: Move, known: Knowledge) -> tuple[tuple[float, ...], ...]:
    after = follow(state, move, known.policy)
    if after.current_player() == TERMINAL:
        return ()
    evaluator = known.evaluator
    seen = evaluator.describe(after)
    weights = evaluator.weights.of(evaluator.terms, seen.progress)
    return tuple(tuple(weight * term for weight, term in zip(weights, row, strict=True)) for row in seen.rows)


def stop_price(state: State, known: Knowledge) -> int | None:
    """Return the highest bid, in dollars, at which the actor still prefers to win the lot.

    0 if it would pass the lowest bid; None if there is no auction.
    """
    moves, seat = state.legal_moves(), state.current_player()
    if PASS_BID not in moves:
        return None
    without = worth(follow(state, PASS_BID, known.policy), known)[seat]
    bids = [move.amount for move in moves if isinstance(move, Bid)]
    return max((amount for amount in bids if _won_for(state, amount, known)[seat] >= without), default=0)


def _won_for(state: State, amount: int, known: Knowledge) -> Values:
    """Return the position's value to the seats if the actor wins with a bid of `amount`."""
    after = won_at(state, amount)
    known.policy.quiesce(after)
    return worth(after, known)
