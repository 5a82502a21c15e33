"""The explainer of a game: the titles of its moves, the facts for and against them, and their margins."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final, Generic

from typing_extensions import TypeVar

from ai.bot import Candidate
from game.learning.reasons.candidate import SEEN, ComparedCandidate
from game.learning.reasons.facts import AGAINST, DECISIVE, MARGIN, ON_REQUEST, VERDICT, Common, has
from game.match.analysis import term_message_key
from game.rules.auction import PASS_BID
from game.rules.contract import Move, State
from game.rules.messages import Dollars, Message, MessageId, MessageReference, StoredMessageId

S = TypeVar("S", bound=State, default=Any)
"""The state of the game that is explained."""

FACTS: Final = 2
"""The maximum number of facts shown about a candidate, most important first; readers remember no more."""

MOSTLY: Final = 0.5
"""The fraction of a difference for which a single term must account to be called its reason."""

BOUGHT: Final = 1 / 3
"""The fraction of a gain that, if lost in another term (as a share costs cash), makes the gain no reason."""

FAR_BETTER: Final = 5
"""The lead in percentage points of the chance to win that outweighs a single point."""

LITTLE: Final = 5
"""The percentage points below which a move is said to win "a little more often"."""

CLEARLY: Final = 10
"""The percentage points from which a move is said to win clearly more often."""

OF_PASSING: Final[dict[MessageId | StoredMessageId, MessageId]] = {
    Common.AHEAD: Common.PASSING,
    Common.AHEAD_IN: Common.PASSING_IN,
    Common.AHEAD_CHANCE: Common.PASSING_CHANCE,
    Common.WINS_MORE: Common.PASSING_WINS_MORE,
}
"""The margins that name passing."""

DECIDED: Final = 0.01
"""The chance below which a seat can hardly win any more; above its complement it can hardly lose."""

UNDECIDED: Final = frozenset(
    {Common.EQUAL, Common.AS_OFTEN, Common.WINS_MORE, Common.PASSING_WINS_MORE, Common.OTHER_WINS_MORE}
)
"""The facts that matter little once the game is decided."""


class Explainer(Generic[S]):
    """The explainer of one game's moves; this base class provides what applies to every game.

    A game's own explainer fills the tables by type of move, and overrides methods where it knows more. A type
    of move that is missing from a table raises `KeyError`.
    """

    in_dollars: ClassVar[bool] = False
    """Whether scores are dollars."""
    least: ClassVar[float] = 1.0
    """The least difference of scores that is worth mentioning."""
    rounding: ClassVar[int] = 1
    """The unit to which differences of scores are rounded when shown."""
    maximum_facts: ClassVar[int] = FACTS
    """The maximum number of facts shown about a candidate, apart from decisive ones."""
    names_passing: ClassVar[bool] = False
    """Whether comparisons name passing, because "it" after a sentence about the lot would mean the lot."""
    names_terms: ClassVar[bool] = True
    """Whether evaluation terms can be named singly; correlated fitted weights are right only in sum."""
    burdens: ClassVar[frozenset[MessageReference]] = frozenset()
    """The terms for which less is better, such as debts: a gain is shown as a decrease."""
    second_look: ClassVar[int] = 0
    """The number of playouts in a second look at each of the adviser's best moves; 0 for no second look."""
    plays_to_win: ClassVar[bool] = False
    """Whether bots of the game consider almost nothing but the chance to win."""
    shows_percent: ClassVar[bool] = True
    """Whether to show the difference in percent of wins; a longer search would find another figure."""

    ripple: ClassVar[float] = SEEN
    """The least difference of chances to win that is worth mentioning."""
    reports_decided: ClassVar[bool] = False
    """Whether the margin reports that a seat can hardly win any more, or hardly lose."""

    def __init__(
        self,
        titles: Mapping[type[Move], Callable[[Any, Any], Message]] | None = None,
        briefs: Mapping[type[Move], Callable[[Any], Message]] | None = None,
        facts: Mapping[type[Move], Callable[[Any], Sequence[Message]]] | None = None,
    ) -> None:
        """Set the tables by type of move: titles, effects in a few words, and facts in sentences."""
        self._titles, self._briefs, self._facts = titles, briefs, facts

    def begins(self, move: Move) -> bool:
        """Return whether a move only chooses a type of action, and the next move specifies the details."""
        return False

    def steps(self, state: S, move: Move) -> Sequence[Move]:
        """Return the moves by which the action that a move begins is probably completed; none if the move is
        the whole action or the rest is unknown.
        """
        return ()

    def preferred(self, state: S, found: Sequence[Candidate]) -> Move | None:
        """Return a move to advise in place of an about equal best one; None for the best itself."""
        return None

    def is_solvable(self, state: S) -> bool:
        """Return whether the rest of the game is short and without chance or secrets."""
        return False

    def is_at_least(self, candidate: ComparedCandidate[S]) -> bool:
        """Return whether the stated worth of a lot is a lower bound."""
        return candidate.is_worth_more

    # A candidate by itself

    def title(self, move: Move, state: S) -> Message:
        """Return a move in a few words."""
        if self._titles is None:
            return Common.MOVE(text=state.game.format_move(move))
        return self._titles[type(move)](move, state)

    def kind_of(self, move: Move, state: S) -> Hashable:
        """Return what moves have in common that are one line of advice where they win equally often."""
        return self.title(move, state)

    def certain(self, state: S) -> Sequence[float]:
        """Return the final score below which no seat can fall if it pays for nothing more."""
        return [-math.inf] * state.players

    def brief(self, candidate: ComparedCandidate[S]) -> Message:
        """Return a brief about what a candidate brings."""
        if self._briefs is not None:
            return self._briefs[type(candidate.move)](candidate)
        scores = candidate.searched.scores
        return Common.SCORE(worth=self.worth(scores[candidate.seat] if scores else 0.0))

    def facts(self, candidate: ComparedCandidate[S]) -> Sequence[Message]:
        """Return the facts for or against a candidate, from the rules' figures, in whole sentences."""
        if self._facts is not None:
            return self._facts[type(candidate.move)](candidate)
        return self._term(candidate)

    # A candidate and its rival

    def reasons(self, candidate: ComparedCandidate[S]) -> list[Message]:
        """Return why a candidate is as good as it is: the facts, and how far it is ahead or behind.

        A fact about the best move is not repeated for a candidate that has other facts.
        """
        known = self.facts(candidate.rival) if candidate.rival is not None else ()
        fresh = self.unshared(candidate, self.facts(candidate), known) or self._term(candidate)
        shown = [fact for n, fact in enumerate(fresh) if n < self.maximum_facts or has(fact, DECISIVE)]
        return [*shown, self.margin(candidate)]

    def unshared(
        self, candidate: ComparedCandidate[S], found: Sequence[Message], known: Sequence[Message]
    ) -> Sequence[Message]:
        """Return the facts of a candidate that are shown, given those of its rival."""
        if not candidate.place:
            return found
        return [fact for fact in found if fact not in known] or found

    def objections(self, candidate: ComparedCandidate[S]) -> list[Message]:
        """Return the warning about a candidate: the reasons against it, and how far it is behind.

        Facts that are also true of the better move are omitted. If nothing speaks against the candidate, the
        effect of the better move is stated after its name; the candidate's own effects would be misread as
        that.
        """
        own, better = self._unasked(candidate), self._unasked(candidate.rival)
        # That the lot is not worth its price speaks for passing, and against a bid.
        shared = [] if candidate.rival_move == PASS_BID else better
        bad = [fact for fact in own if has(fact, AGAINST) and not self.is_shared(fact, shared)]
        bad = [fact for fact in bad if not has(fact, VERDICT)] or bad
        loss = self.margin(candidate)
        if bad:
            return [bad[0], loss]
        if loss.id is Common.HELPS:
            return [loss]  # It does not begin with the better one's name.
        good = [fact for fact in better if not has(fact, AGAINST) and fact not in own]
        return [loss, *good[:1]]

    def brief_objection(self, candidate: ComparedCandidate[S]) -> Message:
        """Return a brief about what speaks against a candidate."""
        return self.brief(candidate)

    def is_bare(self, objections: Sequence[Message]) -> bool:
        """Return whether objections say no more than how far a move is behind."""
        return len(objections) == 1 and has(objections[0], MARGIN)

    def is_shared(self, fact: Message, better: Sequence[Message]) -> bool:
        """Return whether a fact is also true of the better move, whose facts are `better`."""
        return any(fact.id == other.id for other in better)

    def _unasked(self, candidate: ComparedCandidate[S] | None) -> list[Message]:
        """Return the facts about a candidate that may be shown without a request."""
        if candidate is None:
            return []
        return [fact for fact in self.facts(candidate) if not has(fact, ON_REQUEST)]

    # Figures

    def term_name(self, name: MessageReference, is_gain: bool) -> MessageReference:
        """Return a term's name; for a burden, it includes whether the amount is lower or higher."""
        return MessageReference(f"{name}-{'less' if is_gain else 'more'}") if name in self.burdens else name

    def worth(self, score: float) -> Message:
        """Return the absolute value of a difference in scores, in the unit of the game."""
        figure = max(self.rounding, self.rounding * round(abs(score) / self.rounding))
        return Common.DOLLARS(amount=Dollars(figure)) if self.in_dollars else Common.POINTS(points=figure)

    def lead(self, candidate: ComparedCandidate[S], seat: int) -> Message:
        """Return how far a seat's score differs between the two moves, computed from the scores as shown."""
        exact, shown = abs(candidate.ahead(seat)), candidate.shown_apart(seat)
        return self.worth(shown if self.rounding == 1 and abs(shown - exact) < 1.0 else exact)

    # How far it is ahead

    def margin(self, candidate: ComparedCandidate[S]) -> Message:
        """Return how far the best move is ahead of the next, or another move behind the best."""
        if candidate.rival is None:
            return self._alone(candidate)
        found = self._compare(candidate, candidate.rival)
        if not self.reports_decided or candidate.place or found.id not in UNDECIDED:
            return found
        chance, is_alike = candidate.searched.chance, found.id in (Common.EQUAL, Common.AS_OFTEN)
        if chance < DECIDED:
            return Common.HOPELESS()
        other = self.title(candidate.rival.move, candidate.state)
        return Common.SAFE(other=other) if is_alike and chance > 1.0 - DECIDED else found

    def _compare(self, candidate: ComparedCandidate[S], rival: ComparedCandidate[S]) -> Message:
        """Return how far the better of the two is ahead, or the fact that they are about equal."""
        other, place = self.title(rival.move, candidate.state), candidate.place
        if candidate.is_clear:
            found = self._distance(candidate, other)
            is_named = self.names_passing and not place and candidate.move == PASS_BID
            return replace(found, id=OF_PASSING.get(found.id, found.id)) if is_named else found
        if candidate.is_unsure:
            return Common.UNSURE_FIRST() if place else Common.UNSURE(other=other)
        if self.plays_to_win and candidate.is_seen_in_scores:
            return Common.AS_OFTEN_FIRST() if place else Common.AS_OFTEN(other=other)
        return Common.EQUAL_FIRST() if place else Common.EQUAL(other=other)

    def _alone(self, candidate: ComparedCandidate[S]) -> Message:
        """Return the reason why a candidate has no rival."""
        if candidate.is_only:
            return Common.ONLY_LEGAL()
        # Moves of the same name come to the same, and only one of them is shown.
        names = {self.title(move, candidate.state) for move in candidate.considered}
        if len(names) < 2:
            return Common.ONLY()
        return Common.SILENT() if candidate.found.is_silent else Common.UNWEIGHED()

    def _least(self, candidate: ComparedCandidate[S]) -> float:
        """Return the least difference in scores worth mentioning in addition to that in the chances."""
        return max(self.least, candidate.trifle)

    def _distance(self, candidate: ComparedCandidate[S], other: Message) -> Message:
        """Return how far the better of two clearly different candidates is ahead, and in which term."""
        own, least = candidate.gained(candidate.seat), self._least(candidate)
        if self._all_gain(candidate) or self._is_outshone(candidate):
            return self._in_chance(candidate, other)
        is_behind, seat = bool(candidate.place), self._most_touched(candidate)
        own_term = self._in_what(candidate, candidate.seat, own)
        term = self._in_what(candidate, seat, -candidate.gained(seat))
        worth = {"other": other, "worth": self.lead(candidate, candidate.seat)}
        harm: dict[str, Any] = {"seat": seat, ("more" if is_behind else "less"): self.lead(candidate, seat)}
        if own_term is not None:
            kind = Common.BEHIND_IN if is_behind else Common.AHEAD_IN
            return kind(term=self.term_name(own_term, True), **worth)
        if own >= least and term is not None:
            kind = Common.BEHIND_AND_HELPS if is_behind else Common.AHEAD_AND_HARMS
            return kind(term=self.term_name(term, False), **worth, **harm)
        if own >= least:
            return (Common.BEHIND if is_behind else Common.AHEAD)(**worth)
        if term is not None and own > -self.least:
            kind = Common.HELPS if is_behind else Common.HARMS
            return kind(other=other, term=self.term_name(term, is_behind), **harm)
        return self._in_chance(candidate, other)

    def _in_chance(self, candidate: ComparedCandidate[S], other: Message) -> Message:
        """Return how much more often the better of the two wins."""
        is_behind, percent = bool(candidate.place), candidate.percent_apart
        if self._is_ripple(candidate):
            return Common.EQUAL_FIRST() if is_behind else Common.EQUAL(other=other)
        if not self.shows_percent:
            return wins_more(candidate, other)
        return (Common.BEHIND_CHANCE if is_behind else Common.AHEAD_CHANCE)(other=other, percent=percent)

    def _is_ripple(self, candidate: ComparedCandidate[S]) -> bool:
        """Return whether the difference in the chance to win between two moves is too small to matter."""
        return candidate.chance_gained < self.ripple

    def _all_gain(self, candidate: ComparedCandidate[S]) -> bool:
        """Return whether all other seats also gain what the better move brings, as in a longer game."""
        return candidate.is_gain_of_all(self.least)

    def _is_outshone(self, candidate: ComparedCandidate[S]) -> bool:
        """Return whether the better move is a single point ahead, but wins far more often."""
        own = candidate.gained(candidate.seat)
        if self.in_dollars or own < self._least(candidate) or candidate.percent_apart < FAR_BETTER:
            return False
        return self.lead(candidate, candidate.seat) == self.worth(1)

    def _in_what(self, candidate: ComparedCandidate[S], seat: int, amount: float) -> MessageReference | None:
        """Return the term in which the better move puts the seat ahead, or another seat behind.

        None if the `amount` is not worth mentioning, if no single term accounts for most of it, or if that
        term is offset by the loss of another: a figure without a reason teaches nothing.
        """
        if not self.names_terms or amount < self._least(candidate):
            return None
        sign = 1 if bool(candidate.place) != (seat == candidate.seat) else -1
        most, term, price = _greatest([(sign * apart, term) for apart, term in candidate.apart_in(seat)])
        if most < amount * MOSTLY or price >= BOUGHT * most:
            return None
        return MessageReference(term_message_key(term))

    def _most_touched(self, candidate: ComparedCandidate[S]) -> int:
        """Return the other seat that loses most by the better of the two moves."""
        others = [seat for seat in range(candidate.state.players) if seat != candidate.seat]
        return min(others, key=candidate.gained)

    def _term(self, candidate: ComparedCandidate[S]) -> list[Message]:
        """Return the term of the evaluation in which a candidate differs most from its rival."""
        sign = -1 if candidate.place else 1
        apart = [
            (sign * difference, term)
            for difference, term in candidate.apart_in(candidate.seat)
            if term_message_key(term) not in self.burdens
        ]
        most, term, price = _greatest(apart)
        if not self.names_terms or most < self.least or price >= BOUGHT * most:
            return []
        kind = Common.TERM_LESS if candidate.place else Common.TERM_MORE
        return [kind(term=MessageReference(term_message_key(term)), worth=self.worth(most))]


def _greatest(apart: Sequence[tuple[float, str]]) -> tuple[float, str, float]:
    """Return the greatest gain among the differences, the term of that gain, and the greatest loss."""
    most, term = max(apart, default=(0.0, ""))
    return most, term, -min((difference for difference, _ in apart), default=0.0)


def wins_more(candidate: ComparedCandidate[Any], other: Message) -> Message:
    """Return how much more often the better of a candidate and its rival wins, in words."""
    percent = candidate.percent_apart
    kind = Common.OTHER_WINS_MORE if candidate.place else Common.WINS_MORE
    return kind(other=other, how=(percent >= LITTLE) + (percent >= CLEARLY))


PLAIN: Final = Explainer[State]()
"""The explainer for a game without one of its own."""
