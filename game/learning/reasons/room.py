"""What is said of any game's candidates: how far one is ahead of another, and in what."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final, Generic

from typing_extensions import TypeVar

from ai.bot import Candidate
from game.learning.reasons.weighed import SEEN, Weighed
from game.match.analysis import term_message_key
from game.rules.auction import PASS_BID
from game.rules.contract import Move, State
from game.rules.messages import Dollars, Message, MessageId, MessageReference, StoredMessageId

S = TypeVar("S", bound=State, default=Any)
"""The state of the game that is spoken of."""


FACTS: Final = 2
"""So many facts are told of a candidate, the weightiest first: who reads more remembers less."""


MOSTLY: Final = 0.5
"""The part of a difference for which one term has to account, to be called its reason."""


BOUGHT: Final = 1 / 3
"""What costs this part of itself in another term, as a share costs cash, is no reason by itself."""


FAR_BETTER: Final = 5
"""So many percents more of a chance to win, as they are shown, say more than a single point."""


class Said(MessageId):
    """What is said of candidates in every game."""

    MOVE = "reason-move", "text"
    POINTS = "reason-points", "points"
    DOLLARS = "reason-dollars", "amount"
    SCORE = "reason-score", "worth"
    TERM_MORE = "reason-term-more", "term worth"
    TERM_LESS = "reason-term-less", "term worth"
    ONLY = "reason-only"
    ONLY_LEGAL = "reason-only-legal"
    UNWEIGHED = "reason-unweighed"
    SILENT = "reason-silent"
    EQUAL = "reason-equal", "other"
    EQUAL_FIRST = "reason-equal-first"
    AS_OFTEN = "reason-as-often", "other"
    AS_OFTEN_FIRST = "reason-as-often-first"
    UNSURE = "reason-unsure", "other"
    UNSURE_FIRST = "reason-unsure-first"
    AHEAD = "reason-ahead", "other worth"
    AHEAD_IN = "reason-ahead-in", "other worth term"
    AHEAD_AND_HARMS = "reason-ahead-and-harms", "other worth seat less term"
    HARMS = "reason-harms", "other seat less term"
    AHEAD_CHANCE = "reason-ahead-chance", "other percent"
    PASSING = "reason-passing", "other worth"
    PASSING_IN = "reason-passing-in", "other worth term"
    PASSING_CHANCE = "reason-passing-chance", "other percent"
    BEHIND = "reason-behind", "other worth"
    BEHIND_IN = "reason-behind-in", "other worth term"
    BEHIND_AND_HELPS = "reason-behind-and-helps", "other worth seat more term"
    HELPS = "reason-helps", "other seat more term"
    BEHIND_CHANCE = "reason-behind-chance", "other percent"


OF_PASSING: Final[dict[MessageId | StoredMessageId, MessageId]] = {
    Said.AHEAD: Said.PASSING,
    Said.AHEAD_IN: Said.PASSING_IN,
    Said.AHEAD_CHANCE: Said.PASSING_CHANCE,
}
"""How it is said of passing by its name."""


class Reasons(Generic[S]):
    """What an expert says of the moves of one game; by itself it says what every bot can tell.

    A game's own room overrides what it knows better: `title`, `gain`, `facts`.
    """

    money: ClassVar[bool] = False
    """Whether scores are dollars."""
    least: ClassVar[float] = 1.0
    """The least difference of scores that is worth a word."""
    fine: ClassVar[int] = 1
    """Differences of scores are told in multiples of this."""
    told: ClassVar[int] = FACTS
    """So many facts are told of a candidate, and those that decide beyond them."""
    decisive: ClassVar[frozenset[MessageId]] = frozenset()
    """The facts that are never left out for others: what a move does to a rival, say."""
    names_passing: ClassVar[bool] = False
    """Whether passing is compared by its name: after a word about the lot, the lot itself would be meant."""
    names_terms: ClassVar[bool] = True
    """Whether single terms of the game's evaluation mean what they are called: where many of them go up and
    down together, fitted weights are right in their sum alone, and one of them is no reason."""
    burdens: ClassVar[frozenset[MessageReference]] = frozenset()
    """The names of terms of which one has rather less, as of debts: a gain by them is called less of them."""
    against: ClassVar[frozenset[MessageId]] = frozenset()
    """The facts that speak against a move."""
    hollow: ClassVar[frozenset[MessageId]] = frozenset()
    """Those of them that say no more than that a move is worse: unasked, a reason is told in their place."""
    bare: ClassVar[frozenset[MessageId]] = frozenset({Said.BEHIND, Said.BEHIND_CHANCE})
    """What says no more than how far a move is behind."""
    on_request: ClassVar[frozenset[MessageId]] = frozenset()
    """The facts that tell what the table hides, though who keeps count knows it: only who asks hears them."""

    looks_again: ClassVar[int] = 0
    """Playouts of a second look at each of the best moves that the adviser found; 0: there is none."""

    aims_to_win: ClassVar[bool] = False
    """Whether the chance to win is almost all that bots of the game look at: in it alone moves are equal."""

    def begins(self, move: Move) -> bool:
        """Whether a move tells only of what sort an action is to be, and the actor's next one what it is."""
        return False

    def rather(self, state: S, found: Sequence[Candidate]) -> Move | None:
        """What is rather advised than the best of these, as about as good; None: that one itself."""
        return None

    def ends_openly(self, state: S) -> bool:
        """Whether the rest of the game is without luck and without secrets, and short."""
        return False

    def is_at_least(self, weighed: Weighed[S]) -> bool:
        """Whether what a lot is said to be worth is a lower bound."""
        return weighed.is_worth_more

    def title(self, move: Move, state: S) -> Message:
        """A move in a few words."""
        return Said.MOVE(text=state.game.format_move(move))

    def gain(self, weighed: Weighed[S]) -> Message:
        """What a candidate brings, briefly."""
        own = weighed.candidate.scores[weighed.seat] if weighed.candidate.scores else 0.0
        return Said.SCORE(worth=self.worth(own))

    def facts(self, weighed: Weighed[S]) -> Sequence[Message]:
        """What the rules' own figures say for a candidate, or against it, in whole sentences."""
        return self._term(weighed)

    def reasons(self, weighed: Weighed[S]) -> list[Message]:
        """Why a candidate is as good as it is: the facts, and what sets it apart.

        What was told of the best one is not told again of another, if there is anything else to tell.
        """
        known = self.facts(weighed.rival) if weighed.rival is not None else ()
        fresh = self.beside(weighed, self.facts(weighed), known) or self._term(weighed)
        told = [fact for n, fact in enumerate(fresh) if n < self.told or fact.id in self.decisive]
        return [*told, self.apart(weighed)]

    def beside(
        self, weighed: Weighed[S], found: Sequence[Message], known: Sequence[Message]
    ) -> Sequence[Message]:
        """What is told of a candidate's facts, beside those of the one that it is compared with."""
        if not weighed.place:
            return found
        return [fact for fact in found if fact not in known] or found

    def objections(self, weighed: Weighed[S]) -> list[Message]:
        """What is to be said against a candidate, unasked: what speaks against it, how far it is behind.

        What the better one has as well is no reason. Where nothing speaks against the candidate, what the
        better one brings follows its name; what the candidate itself brings would be read as that.
        """
        own, better = self._unasked(weighed), self._unasked(weighed.rival)
        # That the lot is not worth it speaks for passing, and against a bid.
        passing = weighed.rival is not None and weighed.rival.move == PASS_BID
        shared = [] if passing else better
        bad = [fact for fact in own if fact.id in self.against and not self.is_shared(fact, shared)]
        bad = [fact for fact in bad if fact.id not in self.hollow] or bad
        if bad:
            return [bad[0], self.apart(weighed)]
        loss = self.apart(weighed)
        if loss.id is Said.HELPS:
            return [loss]  # It does not begin with the better one's name.
        good = [fact for fact in better if fact.id not in self.against and fact not in own]
        return [loss, *good[:1]]

    def loss(self, weighed: Weighed[S]) -> Message:
        """What is to be said against a candidate, briefly, where one warns of it."""
        return self.gain(weighed)

    def is_bare(self, objections: Sequence[Message]) -> bool:
        """Whether what is to be said against a candidate is no more than how far it is behind."""
        return len(objections) == 1 and objections[0].id in self.bare

    def is_shared(self, fact: Message, better: Sequence[Message]) -> bool:
        """Whether what a fact says is so of the better move as well, of which `better` is known."""
        return any(fact.id == one.id for one in better)

    def _unasked(self, weighed: Weighed[S] | None) -> list[Message]:
        """The facts that may be told of a candidate without a request; none of no candidate."""
        if weighed is None:
            return []
        return [fact for fact in self.facts(weighed) if fact.id not in self.on_request]

    def called(self, name: MessageReference, is_gain: bool) -> MessageReference:
        """A term's name, which says of a burden whether there is less of it, or more."""
        return MessageReference(f"{name}-{'less' if is_gain else 'more'}") if name in self.burdens else name

    def worth(self, score: float) -> Message:
        """A difference of scores, in the unit of the game, without its sign."""
        figure = max(self.fine, self.fine * round(abs(score) / self.fine))
        return Said.DOLLARS(amount=Dollars(figure)) if self.money else Said.POINTS(points=figure)

    def lead(self, weighed: Weighed[S], seat: int) -> Message:
        """By how much a seat's score differs between the two, without the sign, as the shown ones have it."""
        exact, shown = abs(weighed.ahead(seat)), weighed.shown_apart(seat)
        return self.worth(shown if self.fine == 1 and abs(shown - exact) < 1.0 else exact)

    def apart(self, weighed: Weighed[S]) -> Message:
        """How far the best is ahead of the next, or another one behind the best."""
        rival = weighed.rival
        if rival is None:
            return self._alone(weighed)
        other = self.title(rival.move, weighed.state)
        if weighed.is_clear:
            return self._behind(weighed, other) if weighed.place else self._first(weighed, other)
        if weighed.is_unsure:
            return Said.UNSURE_FIRST() if weighed.place else Said.UNSURE(other=other)
        if self.aims_to_win and weighed.is_seen_in_scores:
            return Said.AS_OFTEN_FIRST() if weighed.place else Said.AS_OFTEN(other=other)
        return Said.EQUAL_FIRST() if weighed.place else Said.EQUAL(other=other)

    def _alone(self, weighed: Weighed[S]) -> Message:
        """Why it is compared with nothing."""
        if weighed.is_only:
            return Said.ONLY_LEGAL()
        # Moves of the same name come to the same, and only one of them is told.
        names = {self.title(move, weighed.state) for move in weighed.worth_a_thought}
        if len(names) < 2:
            return Said.ONLY()
        return Said.SILENT() if weighed.found.is_silent else Said.UNWEIGHED()

    def _least(self, weighed: Weighed[S]) -> float:
        """The least difference of scores that is worth a word, and no trifle beside that of the chances."""
        return max(self.least, weighed.trifle)

    def _first(self, weighed: Weighed[S], other: Message) -> Message:
        """How far the best is ahead, where the room has it so by the name of passing."""
        found = self._ahead(weighed, other)
        is_named = self.names_passing and weighed.move == PASS_BID and found.id in OF_PASSING
        return replace(found, id=OF_PASSING[found.id]) if is_named else found

    def _ahead(self, weighed: Weighed[S], other: Message) -> Message:
        own, seat, least = weighed.ahead(weighed.seat), self._most_touched(weighed), self._least(weighed)
        less = -weighed.ahead(seat)
        if self._all_gain(weighed) or self._is_outshone(weighed):
            return self._ahead_in_chance(weighed, other)
        why = self._in_what(weighed, seat, less)
        own_why = self._in_what(weighed, weighed.seat, own)
        if own_why is not None:
            lead = self.lead(weighed, weighed.seat)
            return Said.AHEAD_IN(other=other, worth=lead, term=self.called(own_why, True))
        if own >= least and why is not None:
            worths = {"worth": self.lead(weighed, weighed.seat), "less": self.lead(weighed, seat)}
            return Said.AHEAD_AND_HARMS(other=other, seat=seat, term=self.called(why, False), **worths)
        if own >= least:
            return Said.AHEAD(other=other, worth=self.lead(weighed, weighed.seat))
        if why is not None and own > -self.least:
            term = self.called(why, False)
            return Said.HARMS(other=other, seat=seat, less=self.lead(weighed, seat), term=term)
        return self._ahead_in_chance(weighed, other)

    def _ahead_in_chance(self, weighed: Weighed[S], other: Message) -> Message:
        if self._is_ripple(weighed):
            return Said.EQUAL(other=other)
        return Said.AHEAD_CHANCE(other=other, percent=percent_apart(weighed))

    def _behind(self, weighed: Weighed[S], other: Message) -> Message:
        own, seat, least = weighed.ahead(weighed.seat), self._most_touched(weighed), self._least(weighed)
        more = weighed.ahead(seat)
        if self._all_gain(weighed) or self._is_outshone(weighed):
            return self._behind_in_chance(weighed, other)
        why = self._in_what(weighed, seat, more)
        own_why = self._in_what(weighed, weighed.seat, -own)
        if own_why is not None:
            lead = self.lead(weighed, weighed.seat)
            return Said.BEHIND_IN(other=other, worth=lead, term=self.called(own_why, True))
        if own <= -least and why is not None:
            worths = {"worth": self.lead(weighed, weighed.seat), "more": self.lead(weighed, seat)}
            return Said.BEHIND_AND_HELPS(other=other, seat=seat, term=self.called(why, False), **worths)
        if own <= -least:
            return Said.BEHIND(other=other, worth=self.lead(weighed, weighed.seat))
        if why is not None and own < self.least:
            term = self.called(why, True)
            return Said.HELPS(other=other, seat=seat, more=self.lead(weighed, seat), term=term)
        return self._behind_in_chance(weighed, other)

    def _behind_in_chance(self, weighed: Weighed[S], other: Message) -> Message:
        if self._is_ripple(weighed):
            return Said.EQUAL_FIRST()
        return Said.BEHIND_CHANCE(other=other, percent=percent_apart(weighed))

    def _is_ripple(self, weighed: Weighed[S]) -> bool:
        """Whether the better of the two wins no more often, as far as that can be seen."""
        return weighed.chance_gained < SEEN

    def _all_gain(self, weighed: Weighed[S]) -> bool:
        """Whether what the better move brings the seat comes to all the others too, as in a longer game."""
        return weighed.is_gain_of_all(self.least)

    def _is_outshone(self, weighed: Weighed[S]) -> bool:
        """Whether the better move is ahead by a single point, where its chance to win is far better."""
        own = weighed.gained(weighed.seat)
        if self.money or own < self._least(weighed) or percent_apart(weighed) < FAR_BETTER:
            return False
        return self.lead(weighed, weighed.seat) == self.worth(1)

    def _in_what(self, weighed: Weighed[S], seat: int, amount: float) -> MessageReference | None:
        """In which term of the evaluation the seat is better off by the better move, or another seat worse.

        None if the `amount` is not worth a word, or if no term accounts for most of it, or only one that is
        bought with another: a figure without a reason teaches nothing.
        """
        if not self.names_terms or amount < self._least(weighed):
            return None
        sign = 1 if bool(weighed.place) != (seat == weighed.seat) else -1
        most, term, price = _greatest(
            [(sign * difference, term) for difference, term in weighed.apart_in(seat)]
        )
        if most < amount * MOSTLY or price >= BOUGHT * most:
            return None
        return MessageReference(term_message_key(term))

    def _most_touched(self, weighed: Weighed[S]) -> int:
        """The other seat whose score differs most between the two, to the advantage of the better one."""
        others = [seat for seat in range(weighed.state.players) if seat != weighed.seat]
        return min(others, key=weighed.gained)

    def _term(self, weighed: Weighed[S]) -> list[Message]:
        """The term of the evaluation in which it differs most from its rival."""
        sign = -1 if weighed.place else 1
        apart = [
            (sign * difference, term)
            for difference, term in weighed.apart_in(weighed.seat)
            if term_message_key(term) not in self.burdens
        ]
        most, term, price = _greatest(apart)
        if not self.names_terms or most < self.least or price >= BOUGHT * most:
            return []
        kind = Said.TERM_LESS if weighed.place else Said.TERM_MORE
        return [kind(term=MessageReference(term_message_key(term)), worth=self.worth(most))]


class ReasonsByMove(Reasons[S]):
    """What is said by sorts of moves, as the tables of a game's room have it.

    A sort that a table should have and has not is a mistake in the room: `KeyError`.
    """

    def __init__(
        self,
        titles: Mapping[type[Move], Callable[[Any, S], Message]],
        briefs: Mapping[type[Move], Callable[[Weighed[S]], Message]] | None = None,
        facts: Mapping[type[Move], Callable[[Weighed[S]], Sequence[Message]]] | None = None,
    ) -> None:
        """`briefs` are for `gain`; a room that has no table of them, or of `facts`, overrides the method."""
        self._titles = titles
        self._briefs = briefs or {}
        self._facts = facts or {}

    def title(self, move: Move, state: S) -> Message:
        return self._titles[type(move)](move, state)

    def gain(self, weighed: Weighed[S]) -> Message:
        return self._briefs[type(weighed.move)](weighed)

    def facts(self, weighed: Weighed[S]) -> Sequence[Message]:
        return self._facts[type(weighed.move)](weighed)


def _greatest(apart: Sequence[tuple[float, str]]) -> tuple[float, str, float]:
    """The greatest gain among differences, its term, and the greatest loss, which may be what it costs."""
    most, term = max(apart, default=(0.0, ""))
    return most, term, -min((difference for difference, _ in apart), default=0.0)


def percent_apart(weighed: Weighed[S]) -> int:
    """By how many percent the chances to win differ as they are shown, in whole percents; 1 at least."""
    rival = weighed.rival if weighed.rival is not None else weighed
    return max(1, abs(round(100 * weighed.candidate.chance) - round(100 * rival.candidate.chance)))


PLAIN: Final = Reasons[State]()
"""What is said of a game of which nothing more is known."""
