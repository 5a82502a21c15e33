"""The moves that a coach warns of: those that are clearly worse than the best.

A search visits a move that seems bad only a few times, so its estimate stays inaccurate. Other moves are not
searched at all and have only the evaluation's estimate. So every warning has to be confirmed: by the exact
result where it is known, or else by a longer search of the answers to this move and to the best one.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from ai.bot import CancelCheck, Candidate, never_cancel
from ai.compare import answered
from ai.explain import Explained, Explanation, reasons
from ai.knowledge import Knowledge, evaluate_position, follow, for_game
from ai.lot import PricedLot
from game.learning.alike import is_like
from game.learning.endings import Endings
from game.learning.reasons import is_bare
from game.learning.reasons.candidate import ComparedCandidate
from game.learning.second_look import GLANCE, SecondLook, with_chance
from game.rules.auction import PASS_BID, Bid
from game.rules.contract import Move, State
from game.words import Localizer

BLUNDER: Final = 0.10
"""The smallest loss of the chance to win that justifies a warning, if the final score falls too."""

GRAVE: Final = 0.20
"""The least loss for a warning if the move costs little and changes another seat's score instead."""

UNSEARCHED: Final = 0.05
"""The additional loss for a move that the search did not try, because an evaluation may be wrong."""

COSTS: Final = 0.05
"""The smallest loss that a second search must find as well."""

CLEARLY: Final = 0.10
"""The loss above which the second search is enough; below it a longer one has to agree."""

SURELY: Final = 0.07
"""The smallest loss that the longer search must find; a loss that shrinks tends to shrink further."""

LONGER: Final = 4
"""The factor by which the longer search is longer."""

ANSWERS: Final = 80
"""The number of playouts of the answer to a move, in such a search."""

CONFIRMED: Final = 8
"""The maximum number of confirming searches, longer ones counted by length; further moves get no warning."""

GOOD: Final = 4
"""The number of good moves with which a move that was not searched is compared."""

GLANCED_AT: Final = 1000
"""The maximum number of moves that are evaluated; a position seldom has more than 300."""


def blunders(
    state: State,
    explained: Explanation,
    found: Sequence[Candidate],
    known: Knowledge,
    ends: Endings,
    again: SecondLook | None,
    localizer: Localizer,
    cancel_check: CancelCheck = never_cancel,
) -> Iterator[Explanation]:
    """Yield the moves that are clearly worse than the best, each compared with it.

    Moves equivalent to one that the search found good enough are omitted.
    """
    best, good = found[0], [found[0]]
    confirmed = Confirmed(state, best, ends, again, cancel_check)
    for one in found[1:]:
        doubt = math.hypot(best.error, one.error)
        if best.chance - one.chance >= BLUNDER and best.value - one.value > 2 * doubt:
            searched = reasons(state, explained.bot, (best, one), known)
            found_bad = replace(explained, candidates=searched.candidates)
            if _is_worth_a_word(found_bad, state) and confirmed(one, is_bare(found_bad, 1, state)):
                yield found_bad if again is None else again.shown(found_bad)
        elif best.value - one.value < doubt:
            good.append(one)
    if best.chance < BLUNDER:
        return  # A seat with hardly a chance can't lose one.
    tried = {one.move for one in found}
    # A first look takes one good move for better than another: only what it puts below all of them is bad.
    seen = [at_first_sight(state, one.move, known) for one in good[:GOOD]]
    least = min(seen, key=lambda one: one.chance)
    passable = [one for one in found if best.chance - one.chance < BLUNDER]
    foreseen: list[Explanation] = []
    unforeseen: list[tuple[Explanation, bool]] = []
    for move in state.legal_moves()[:GLANCED_AT]:
        if move in tried:
            continue
        cancel_check()
        one = at_first_sight(state, move, known)
        if best.chance - one.chance < BLUNDER:
            continue  # Compared with the searched value of the best, its chance would not look bad.
        unlike = replace(explained, candidates=(Explained(least, ()), Explained(one, ())))
        if not _is_worth_a_word(unlike, state, UNSEARCHED) or is_like(one, passable, state, localizer):
            continue
        pair = (_as_found(seen[0], seen[0], best), _as_found(one, seen[0], best))
        beside = replace(unlike, candidates=tuple(Explained(found_so, ()) for found_so in pair))
        bare = is_bare(beside, 1, state)
        if known.policy.foresees(state, move) and not bare:
            foreseen.append(beside)
        else:
            unforeseen.append((beside, bare))
    for beside in foreseen:
        move = beside.candidates[1].candidate.move
        if confirmed.at_the_end(move) is not False and confirmed.at_a_glance(move) is not False:
            yield confirmed.shown(beside)
    for beside, bare in unforeseen:
        if confirmed(beside.candidates[1].candidate, bare):
            yield beside


def auction_blunders(state: State, explained: Explanation, lot: PricedLot) -> Iterator[Explanation]:
    """Yield passing if it gives much away, and the bids far above the price, each compared with the best.

    A higher price is never better, so the lowest bid to warn of is found by bisection.
    """
    best, other = explained.candidates
    if other.candidate.move == PASS_BID:
        if _is_worth_a_word(explained, state):
            yield explained
        best = other
    bids = [move.amount for move in state.legal_moves() if isinstance(move, Bid) and move.amount > lot.stop]
    passed = replace(best, candidate=lot.passed(state))

    dear: dict[int, Candidate] = {}
    low, high = 0, len(bids)
    while low < high:
        # First the highest bid, which costs the most.
        middle = (low + high) // 2 if dear else high - 1
        bought = lot.bought(bids[middle], state)
        if _is_worth_a_word(replace(explained, candidates=(passed, Explained(bought, ()))), state):
            dear[bids[middle]] = bought
            high = middle
        else:
            low = middle + 1
    for amount in bids[low:]:
        # A bid that was not tried is at least as bad as the highest one below it that was.
        bought = dear.get(amount, bought)
        one = Explained(replace(bought, move=Bid(amount)), ())
        yield replace(explained, candidates=(passed, one))


def _as_found(one: Candidate, seen: Candidate, best: Candidate) -> Candidate:
    """Return a candidate whose chance is below the best one's by the difference between their evaluations.

    `best` is the best searched move, and `seen` its result by the evaluation alone.
    """
    return replace(one, chance=min(1.0, max(0.0, one.chance + best.chance - seen.chance)))


def _is_worth_a_word(pair: Explanation, state: State, unsure: float = 0.0) -> bool:
    """Return whether the second of two moves is worse by enough to interrupt a player.

    `unsure` is how much more of the chance to win it must cost for that.
    """
    bad = ComparedCandidate(pair, 1, state)
    return -bad.chance_ahead >= (BLUNDER if bad.costs_much else GRAVE) + unsure


class Confirmed:
    """A check, by searching the answers to a move and to the best one, of whether the move is bad."""

    def __init__(
        self,
        state: State,
        best: Candidate,
        ends: Endings,
        again: SecondLook | None = None,
        cancel_check: CancelCheck = never_cancel,
    ) -> None:
        self._state = state
        self._best = best
        self._after_best: dict[int, float] = {}
        self._left = CONFIRMED
        self._ends = ends
        self._again = again
        self._cancel_check = cancel_check
        self._too_dear: dict[Hashable, tuple[int, float]] = {}
        self._falls: dict[Move, float] = {}

    def __call__(self, one: Candidate, bare: bool) -> bool:
        """Return whether a move is bad; for a `bare` objection, a longer search has to find it grave."""
        known = self.at_the_end(one.move)
        if known is not None:
            return known
        if self._again is not None:
            best, least = self._best.move, GRAVE if bare else CLEARLY
            glance = self._again.fall(best, one.move, GLANCE)
            return glance >= COSTS and self._again.fall(best, one.move) >= least
        if bare:
            return self._fall(one, LONGER) >= GRAVE
        fall = self._fall(one, 1)
        return fall >= CLEARLY or (fall >= COSTS and self._fall(one, LONGER) >= SURELY)

    def at_the_end(self, move: Move) -> bool | None:
        """Return whether a move, searched to the end, wins less; None if the end is not known."""
        best, other = (self._ends.weighed(self._state, one) for one in (self._best.move, move))
        if best is None or other is None:
            return None
        return best.chance - other.chance >= CLEARLY

    def at_a_glance(self, move: Move) -> bool | None:
        """Return whether a short second search finds a move, or a cheaper one, clearly worse.

        None if no search was made.
        """
        if self._again is None:
            return None
        priced = for_game(self._state.game).policy.price_of
        what, price = priced(move)
        cheaper, fall = self._too_dear.get(what, (price, 0.0))
        if what is not None and cheaper < price:
            self._falls[move] = fall
            return True
        fall = self._again.fall(self._best.move, move, GLANCE)
        if fall < CLEARLY:
            return False
        self._falls[move] = fall
        if what is not None and price > priced(self._best.move)[1]:
            self._too_dear[what] = price, fall
        return True

    def shown(self, pair: Explanation) -> Explanation:
        """Return a move and the best one, with the difference in chance that a short second search found."""
        best, one = pair.candidates
        fall = self._falls.get(one.candidate.move)
        if fall is None:
            return pair
        return with_chance(pair, max(0.0, best.candidate.chance - fall))

    def _fall(self, one: Candidate, times: int) -> float:
        """Return by how much the chance falls in a search longer by this factor; 0 if no search is left."""
        if self._left < times:
            return 0.0
        self._left -= times
        if times not in self._after_best:
            self._after_best[times] = self._after(self._best, times)
        return self._after_best[times] - self._after(one, times)

    def _after(self, one: Candidate, times: int) -> float:
        self._cancel_check()
        return answered(self._state, one.move, times * ANSWERS, self._cancel_check)


def at_first_sight(state: State, move: Move, known: Knowledge) -> Candidate:
    """Return a move's expected results with ordinary play and without a search."""
    seat, seen = state.current_player(), evaluate_position(follow(state, move, known.policy), known)
    return Candidate(move, seen.worth[seat], 1, seen.chances[seat], tuple(seen.scores))
