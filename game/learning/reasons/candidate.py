"""A candidate move compared with its rival: the tables before and after it, and how far it is ahead."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final, Generic

from typing_extensions import TypeVar

from ai.bot import Candidate
from ai.explain import Explanation
from ai.knowledge import for_game
from game.rules.auction import PASS_BID, Bid
from game.rules.contract import Move, State

S = TypeVar("S", bound=State, default=Any)
"""The state of the game that is explained."""

CLEAR: Final = 1.0
"""The multiple of both candidates' error from which their distance is clear."""

SEEN: Final = 0.015
"""The least difference of chances to win that is worth mentioning."""

WIDE: Final = 0.05
"""The lead in the chance to win over passing from which a bid is still below the limit."""

SIZABLE: Final = 0.25
"""The fraction of a clear lead above which a loss shows in the final scores."""

APPARENT: Final = 0.1
"""The fraction of a clear lead above which two scores shown side by side look different."""

TRUSTED: Final = 8
"""The weight of the evaluation in comparing scores, as a number of visits."""

SHARED: Final = 0.5
"""The fraction of a seat's gain above which it is no lead if all the others gain it too."""

SELDOM: Final = 4
"""The ratio of visits between two moves above which they are not called equally good."""


class ComparedCandidate(Generic[S]):
    """A candidate of an explanation, its rival, and the states that the rules derive from it.

    The best candidate is compared with the second, each of the others with the best.
    """

    def __init__(self, found: Explanation, place: int, state: S) -> None:
        """Create a candidate of the position `state`; `place` counts from 0, the best."""
        self.found = found
        self.place = place
        self.state = state
        self.seat = found.seat

    def at(self, place: int) -> ComparedCandidate[S]:
        """Return another candidate of the same explanation."""
        return ComparedCandidate(self.found, place, self.state)

    @cached_property
    def candidates(self) -> list[ComparedCandidate[S]]:
        """All candidates, best first."""
        return [self.at(place) for place in range(len(self.found.candidates))]

    @property
    def searched(self) -> Candidate:
        """The candidate as the bot reported it."""
        return self.found.candidates[self.place].candidate

    @property
    def move(self) -> Move:
        """The move itself."""
        return self.searched.move

    @property
    def best(self) -> Move:
        """The best move of the explanation."""
        return self.found.candidates[0].candidate.move

    @cached_property
    def after(self) -> S:
        """The table after the move alone."""
        after = self.state.copy()
        after.apply_unchecked(self.move)
        return after

    @cached_property
    def outcome(self) -> S:
        """The probable state at the end of what the move begins, such as an auction or an expansion."""
        after = self.after.copy()
        for_game(self.state.game).policy.settle(after)
        return after

    @cached_property
    def rival(self) -> ComparedCandidate[S] | None:
        """The candidate with which it is compared; None if there is no other."""
        other = 0 if self.place else 1
        return self.at(other) if other < len(self.found.candidates) else None

    @property
    def rival_move(self) -> Move | None:
        """The move of the rival."""
        return self.rival.move if self.rival is not None else None

    @property
    def better_move(self) -> Move | None:
        """The best move, if the candidate is not the best itself; else None."""
        return self.rival_move if self.place else None

    @property
    def is_only(self) -> bool:
        """Whether the rules allow no other move."""
        return len(self.state.legal_moves()) == 1

    @property
    def considered(self) -> Sequence[Move]:
        """The moves that a sensible player considers."""
        return for_game(self.state.game).policy.candidates(self.state)

    # How far it is ahead

    @property
    def is_clear(self) -> bool:
        """Whether the move is clearly better than its rival, or clearly worse if it is not the best."""
        if self.rival is None:
            return False
        own, other = self.searched, self.rival.searched
        ahead = other.value - own.value if self.place else own.value - other.value
        return ahead > CLEAR * math.hypot(own.error, other.error)

    @property
    def is_unsure(self) -> bool:
        """Whether one of the two was visited so seldom that little is known about it."""
        if self.rival is None:
            return False
        own, other = self.searched, self.rival.searched
        fewer, more = sorted((own.visits, other.visits))
        return bool(own.error and other.error) and SELDOM * fewer < more

    @property
    def is_close(self) -> bool:
        """Whether the better of the two is hardly ahead: by less than a dollar or a point.

        Or by no more than all the others gain as well.
        """
        little = self.gained(self.seat) < 1.0 or self.is_gain_of_all()
        return not self.is_clear or (little and self.chance_gained < SEEN)

    def is_gain_of_all(self, least: float = 1.0) -> bool:
        """Return whether all others gain much of what the better of the two brings the seat."""
        own = self.gained(self.seat)
        return own >= least and min(self._gained_by_others()) >= SHARED * own

    def is_gain_of_most(self, least: float, part: float) -> bool:
        """Return whether the others gain on average this part of the seat's gain by the better move."""
        own, others = self.gained(self.seat), self._gained_by_others()
        return own >= least and sum(others) >= part * own * len(others)

    def gained(self, seat: int) -> float:
        """Return by how much a seat's final score is higher after the better of the two."""
        return -self.ahead(seat) if self.place else self.ahead(seat)

    def _gained_by_others(self) -> list[float]:
        return [self.gained(seat) for seat in range(self.state.players) if seat != self.seat]

    @property
    def chance_gained(self) -> float:
        """How much more often the better of the two wins, from -1 to 1."""
        return -self.chance_ahead if self.place else self.chance_ahead

    @property
    def chance_ahead(self) -> float:
        """How far the seat's chance to win exceeds that after the rival, from -1 to 1."""
        return self.searched.chance - self.rival.searched.chance if self.rival is not None else 0.0

    @property
    def percent_apart(self) -> int:
        """The difference in percent between the chances as they are shown, at least 1."""
        rival = self.rival or self
        return max(1, abs(round(100 * self.searched.chance) - round(100 * rival.searched.chance)))

    @property
    def _clear_lead(self) -> float:
        return for_game(self.state.game).evaluator.win_margin_scale

    @property
    def costs_much(self) -> bool:
        """Whether the loss against a better move is large enough to show in the final score."""
        return bool(self.place) and -self.ahead(self.seat) >= SIZABLE * self._clear_lead

    @property
    def is_seen_in_scores(self) -> bool:
        """Whether the seat's two final scores, as shown, look different."""
        return self.shown_apart(self.seat) >= APPARENT * self._clear_lead

    @property
    def trifle(self) -> float:
        """The points that are negligible next to the difference in chance; 0 if that is small too."""
        apart = abs(self.chance_ahead)
        return apart * self._clear_lead if apart >= SEEN else 0.0

    def ahead(self, seat: int) -> float:
        """Return by how much a seat's expected final score is above that after the rival.

        For a move with few visits, the evaluation is weighted as much as the search.
        """
        if self.rival is None:
            return 0.0
        own, other = self.searched, self.rival.searched
        if not own.scores or not other.scores:
            return 0.0
        tried = own.scores[seat] - other.scores[seat]
        terms, base = (self.found.candidates[at.place].terms for at in (self, self.rival))
        if not terms or not base or not (own.error or other.error):
            return tried  # Nothing else is known, or nothing was left to chance.
        seen, often = sum(terms[seat]) - sum(base[seat]), min(own.visits, other.visits)
        return (often * tried + TRUSTED * seen) / (often + TRUSTED)

    def shown_apart(self, seat: int) -> int:
        """Return the difference between a seat's two scores as shown, in whole points."""
        return abs(self.shown_gained(seat))

    def shown_gained(self, seat: int) -> int:
        """Return by how much a seat's score is shown to be higher after the better one, in whole points."""
        if self.rival is None or not self.searched.scores or not self.rival.searched.scores:
            return 0
        ahead = round(self.searched.scores[seat]) - round(self.rival.searched.scores[seat])
        return -ahead if self.place else ahead

    def apart_in(self, seat: int) -> list[tuple[float, str]]:
        """Return how much each term of a seat's evaluation differs from the rival; empty if unknown."""
        if self.rival is None:
            return []
        own, base = (self.found.candidates[at.place].terms for at in (self, self.rival))
        if not own or not base:
            return []
        return [(a - b, term) for a, b, term in zip(own[seat], base[seat], self.found.terms, strict=True)]

    # Auctions

    @cached_property
    def passing(self) -> ComparedCandidate[S] | None:
        """The candidate that passes on the lot; None if that was not considered."""
        return next((other for other in self.candidates if other.move == PASS_BID), None)

    @cached_property
    def bids(self) -> list[ComparedCandidate[S]]:
        """The candidates that are bids."""
        return [other for other in self.candidates if isinstance(other.move, Bid)]

    @property
    def amount(self) -> int:
        """The dollars of a bid; 0 for any other move."""
        return self.move.amount if isinstance(self.move, Bid) else 0

    @cached_property
    def stop(self) -> int:
        """The highest bid, in dollars, that the lot is worth to the seat; 0 if it isn't worth the lowest bid.

        A search that finds a bid no worse than passing takes precedence over the evaluation. So does one that
        finds passing about as good as its best bid, or better than a bid that it tried. The search's own bid
        counts as worthwhile, and so does any bid shown as about as good, if it was visited as often.
        """
        if self.found.is_priced:
            return self.found.stop or 0
        passing = self.passing
        floor = (passing or self.at(0)).searched.value
        as_good = [other.amount for other in self.bids if other._is_as_good]
        good = [bid.amount for bid in self.bids if bid.searched.value >= floor or bid.amount in as_good]
        if passing is not None and passing.is_close:
            return max(good, default=0)
        if passing is not None and not passing.place and not good:
            return 0
        dear = min((bid.amount for bid in self.bids if passing and bid._is_worse_than(passing)), default=None)
        most = self.found.stop or 0
        fair = [*good, *(bid for bid in self._legal_bids if bid <= most)]
        return max((bid for bid in fair if dear is None or bid < dear or bid in as_good), default=0)

    @property
    def _is_as_good(self) -> bool:
        """Whether the move is the best, or was visited as often and appears equally good."""
        return not self.place or (self.is_close and not self.is_unsure)

    def _is_worse_than(self, passing: ComparedCandidate[S]) -> bool:
        """Return whether a search found a bid worse than passing, or no better and with a lower score."""
        own, other = self.searched, passing.searched
        doubt = CLEAR * math.hypot(own.error, other.error)
        seat = self.seat
        return other.value - own.value > doubt or (
            own.chance <= other.chance and own.scores[seat] < other.scores[seat]
        )

    @property
    def is_worth_more(self) -> bool:
        """Whether the stop is a lower bound, because even so high a bid wins far more often than passing."""
        if self.found.is_priced:
            return False
        passing = self.passing
        last = next((bid.searched for bid in self.bids if bid.amount == self.stop), None)
        if passing is None or last is None:
            return False
        other = passing.searched
        doubt = CLEAR * math.hypot(last.error, other.error)
        return last.chance - other.chance >= WIDE and last.value - other.value > doubt

    @cached_property
    def _legal_bids(self) -> list[int]:
        return [move.amount for move in self.state.legal_moves() if isinstance(move, Bid)]

    @property
    def lowest_bid(self) -> int:
        """The lowest legal bid, in dollars; 0 if there is none."""
        return min(self._legal_bids, default=0)

    @property
    def is_capped(self) -> bool:
        """Whether the lot is worth at least the highest bid that the seat may make."""
        return bool(self._legal_bids) and self.stop >= max(self._legal_bids)

    @property
    def is_behind_pass(self) -> bool:
        """Whether the move is a bid although passing is the best move."""
        return self.place > 0 and isinstance(self.move, Bid) and self.best == PASS_BID

    @property
    def is_too_low(self) -> bool:
        """Whether the move is a bid and a higher bid is clearly better."""
        better = self.better_move
        return isinstance(better, Bid) and 0 < self.amount < better.amount and self.is_clear

    @property
    def cheaper(self) -> int | None:
        """The lower bid that is the best move; None if there is none, or if this one is too dear."""
        better = self.better_move
        return better.amount if isinstance(better, Bid) and better.amount < self.amount <= self.stop else None
