"""A candidate move beside the others: the tables before and after it, and how far it is ahead."""

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
from game.rules.contract import Event, Move, State

S = TypeVar("S", bound=State, default=Any)
"""The state of the game that is spoken of."""

CLEAR: Final = 1.0
"""How many times the doubt about both of two candidates their distance must be, to be called one."""


SEEN: Final = 0.015
"""The least difference of chances to win that is worth a word."""

WIDE: Final = 0.05
"""A difference of chances to win from which on a bid that still is so much better is not yet the limit."""

SIZABLE: Final = 0.25
"""The part of a clear lead from which on a loss is seen in the final scores."""

APPARENT: Final = 0.1
"""The part of a clear lead from which on scores that are shown side by side don't look alike."""

TRUSTED: Final = 8
"""How many tries the evaluation of a move counts for, where scores are compared."""

SHARED: Final = 0.5
"""The part of a seat's gain that all others have as well, from which on it is no lead any more."""

SELDOM: Final = 4
"""A move that was tried this many times less often than another is not said to be as good."""


class Weighed(Generic[S]):
    """A candidate of an explanation, and what the rules say that it leads to."""

    def __init__(self, found: Explanation, place: int, state: S) -> None:
        """`place` counts from 0, the best. `state` is the position that was explained."""
        self.found = found
        self.place = place
        self.state = state
        self.seat = found.seat

    @property
    def candidate(self) -> Candidate:
        """The candidate as the bot reported it."""
        return self.found.candidates[self.place].candidate

    @property
    def move(self) -> Move:
        """The move that is weighed."""
        return self.candidate.move

    @cached_property
    def _played(self) -> tuple[S, tuple[Event, ...]]:
        after, events = self.state.copy(), list[Event]()
        after.apply_unchecked(self.move, events.append)
        return after, tuple(events)

    @property
    def after(self) -> S:
        """The table after the move alone."""
        return self._played[0]

    @property
    def events(self) -> tuple[Event, ...]:
        """What happens with the move alone."""
        return self._played[1]

    @cached_property
    def outcome(self) -> S:
        """The table when what the move begins is done as it is likely to be: the auction, the expansion."""
        after = self.after.copy()
        for_game(self.state.game).policy.settle(after)
        return after

    @cached_property
    def rival(self) -> Weighed[S] | None:
        """What it is compared with: the best, or for the best the next one; None if it is the only one."""
        other = 0 if self.place else 1
        return Weighed(self.found, other, self.state) if other < len(self.found.candidates) else None

    @property
    def is_only(self) -> bool:
        """Whether the rules allow no other move."""
        return len(self.state.legal_moves()) == 1

    @property
    def worth_a_thought(self) -> Sequence[Move]:
        """The moves that deserve to be weighed."""
        return for_game(self.state.game).policy.candidates(self.state)

    @property
    def is_alone(self) -> bool:
        """Whether there is no other move that deserves to be weighed."""
        return len(self.worth_a_thought) < 2

    @property
    def is_clear(self) -> bool:
        """Whether it is better than its rival beyond doubt, or worse where it is not the first."""
        if self.rival is None:
            return False
        one, other = self.candidate, self.rival.candidate
        ahead = other.value - one.value if self.place else one.value - other.value
        return ahead > CLEAR * math.hypot(one.error, other.error)

    @property
    def is_unsure(self) -> bool:
        """Whether of it and its rival one was tried so seldom that little is known about it."""
        if self.rival is None:
            return False
        one, other = self.candidate, self.rival.candidate
        fewer, more = sorted((one.visits, other.visits))
        return bool(one.error and other.error) and SELDOM * fewer < more

    @property
    def is_close(self) -> bool:
        """Whether the better of it and its rival is hardly ahead: by less than a dollar or a point.

        Or by no more than all the others gain as well.
        """
        little = self.gained(self.seat) < 1.0 or self.is_gain_of_all()
        return not self.is_clear or (little and self.chance_gained < SEEN)

    def is_gain_of_all(self, least: float = 1.0) -> bool:
        """Whether all others gain much of what the better of it and its rival brings the seat."""
        own = self.gained(self.seat)
        return own >= least and min(self._gained_by_others()) >= SHARED * own

    def is_gain_of_most(self, least: float, part: float) -> bool:
        """Whether the others gain on average such a part of what the better of the two brings the seat."""
        own, others = self.gained(self.seat), self._gained_by_others()
        return own >= least and sum(others) >= part * own * len(others)

    def gained(self, seat: int) -> float:
        """By how much a seat is better off in the end by the better of it and its rival, in points."""
        return -self.ahead(seat) if self.place else self.ahead(seat)

    def _gained_by_others(self) -> list[float]:
        return [self.gained(seat) for seat in range(self.state.players) if seat != self.seat]

    @property
    def chance_gained(self) -> float:
        """How much oftener the better of it and its rival wins, as a part of all games."""
        return -self.chance_ahead if self.place else self.chance_ahead

    @property
    def costs_much(self) -> bool:
        """Whether the seat loses so much by it against a better move that it is seen in the final score."""
        lead = for_game(self.state.game).evaluator.win_margin_scale
        return bool(self.place) and -self.ahead(self.seat) >= SIZABLE * lead

    @property
    def is_seen_in_scores(self) -> bool:
        """Whether the seat's own final score, as it is shown, differs by so much that it catches the eye."""
        return self.shown_apart(self.seat) >= APPARENT * for_game(self.state.game).evaluator.win_margin_scale

    @property
    def trifle(self) -> float:
        """Points that are little beside the distance of the chances to win; 0 where that is none either."""
        apart = abs(self.chance_ahead)
        return apart * for_game(self.state.game).evaluator.win_margin_scale if apart >= SEEN else 0.0

    def ahead(self, seat: int) -> float:
        """By how much the final score that a seat can expect is above that after the rival, in points.

        Of a move that was seldom tried the first look tells as much as the tries.
        """
        if self.rival is None:
            return 0.0
        one, other = self.candidate, self.rival.candidate
        if not one.scores or not other.scores:
            return 0.0
        tried = one.scores[seat] - other.scores[seat]
        own, base = (self.found.candidates[at.place].terms for at in (self, self.rival))
        if not own or not base or not (one.error or other.error):
            return tried  # Nothing else is known, or nothing was left to luck.
        seen, often = sum(own[seat]) - sum(base[seat]), min(one.visits, other.visits)
        return (often * tried + TRUSTED * seen) / (often + TRUSTED)

    def shown_apart(self, seat: int) -> int:
        """The distance of a seat's scores from those after the rival as they are shown, in whole points."""
        return abs(self.shown_gained(seat))

    def shown_gained(self, seat: int) -> int:
        """By how much a seat's score is shown to be higher after the better of the two, in whole points."""
        if self.rival is None or not self.candidate.scores or not self.rival.candidate.scores:
            return 0
        ahead = round(self.candidate.scores[seat]) - round(self.rival.candidate.scores[seat])
        return -ahead if self.place else ahead

    def apart_in(self, seat: int) -> list[tuple[float, str]]:
        """By how much each term of a seat is above that after the rival, in points; nothing if not known."""
        if self.rival is None:
            return []
        own, base = (self.found.candidates[at.place].terms for at in (self, self.rival))
        if not own or not base:
            return []
        return [(a - b, term) for a, b, term in zip(own[seat], base[seat], self.found.terms, strict=True)]

    @property
    def stop(self) -> int:
        """In an auction the highest bid, in dollars, that the lot is worth to the seat; 0: not the least.

        A search that weighs a bid no worse than letting the lot go knows better than a first look; so does
        one that finds letting it go about as good as its best bid, or better than a bid that it tried. What
        it would bid itself is worth it; so is what is told as about as good, if it was tried as often.
        """
        candidates = self.found.candidates
        place = next((n for n, one in enumerate(candidates) if one.candidate.move == PASS_BID), None)
        floor = candidates[place or 0].candidate.value
        as_good = [one.candidate.move for n, one in enumerate(candidates) if self._at(n)._is_as_good]
        good = [
            one.candidate.move.amount
            for one in candidates
            if isinstance(one.candidate.move, Bid)
            and (one.candidate.value >= floor or one.candidate.move in as_good)
        ]
        if place is not None and self._at(place).is_close:
            return max(good, default=0)
        if place == 0 and not good:
            return 0
        dear = min(self._too_dear(candidates[place].candidate), default=None) if place is not None else None
        most = self.found.stop or 0
        fair = [*good, *(bid for bid in self._bids if bid <= most)]
        return max((bid for bid in fair if dear is None or bid < dear or Bid(bid) in as_good), default=0)

    def _at(self, place: int) -> Weighed[S]:
        """Another candidate of the same explanation."""
        return Weighed(self.found, place, self.state)

    @property
    def _is_as_good(self) -> bool:
        """Whether it is the best move, or as good as far as can be seen, and was looked at as well."""
        return not self.place or (self.is_close and not self.is_unsure)

    @property
    def is_worth_more(self) -> bool:
        """Whether the stop is a lower bound: so high a bid still wins much oftener than to let the lot go."""
        if self.found.at_least:
            return True
        candidates = [one.candidate for one in self.found.candidates]
        letting_go = next((one for one in candidates if one.move == PASS_BID), None)
        last = next((one for one in candidates if one.move == Bid(self.stop)), None)
        if letting_go is None or last is None:
            return False
        doubt = CLEAR * math.hypot(last.error, letting_go.error)
        return last.chance - letting_go.chance >= WIDE and last.value - letting_go.value > doubt

    @cached_property
    def _bids(self) -> list[int]:
        """The bids that the rules allow, in dollars."""
        return [move.amount for move in self.state.legal_moves() if isinstance(move, Bid)]

    @property
    def lowest_bid(self) -> int:
        """The least that may be bid, in dollars; 0: nothing."""
        return min(self._bids, default=0)

    @property
    def is_capped(self) -> bool:
        """Whether the lot is worth at least the highest bid that the seat may make."""
        return bool(self._bids) and self.stop >= max(self._bids)

    @property
    def is_behind_pass(self) -> bool:
        """Whether it is a bid, and letting the lot go is the best move."""
        best = self.found.candidates[0].candidate.move
        return self.place > 0 and isinstance(self.move, Bid) and best == PASS_BID

    @property
    def is_too_low(self) -> bool:
        """Whether it is a bid, and a higher one is clearly better."""
        move, rival = self.move, self.rival.move if self.rival is not None and self.place else None
        return (
            isinstance(move, Bid) and isinstance(rival, Bid) and rival.amount > move.amount and self.is_clear
        )

    def _too_dear(self, letting_go: Candidate) -> list[int]:
        """The bids, in dollars, that a search found to be worse than to let the lot go: that win no oftener,
        for a lower score.
        """
        tried = [one.candidate for one in self.found.candidates if isinstance(one.candidate.move, Bid)]
        return [
            one.move.amount
            for one in tried
            if isinstance(one.move, Bid)
            and (
                letting_go.value - one.value > CLEAR * math.hypot(letting_go.error, one.error)
                or (one.chance <= letting_go.chance and one.scores[self.seat] < letting_go.scores[self.seat])
            )
        ]

    @property
    def cheaper(self) -> int | None:
        """The lower bid that is the best move; None if there is none, or this one is too dear."""
        move, rival = self.move, self.rival.move if self.rival is not None and self.place else None
        if not (isinstance(move, Bid) and isinstance(rival, Bid)):
            return None
        return rival.amount if rival.amount < move.amount <= self.stop else None

    @property
    def chance_ahead(self) -> float:
        """By how much the seat's chance to win is above that after the rival, from -1 to 1."""
        return self.candidate.chance - self.rival.candidate.chance if self.rival is not None else 0.0
