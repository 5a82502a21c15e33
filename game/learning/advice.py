"""Advice put into data and into words: each candidate, what it promises, and why.

>>> import random
>>> from game.match.advice import advice
>>> from game.match.journal import SeatPlan
>>> from game.match.match import Match
>>> match = Match.new("american_rails", [SeatPlan(name, i) for i, name in enumerate("ABC")], seed=7)
>>> found = advice(match, bot="greedy")
>>> speaker = Speaker(match.game, match.names)
>>> first = data_of(found, match.state, speaker)["candidates"][0]
>>> match.game.read(first["move"]) == found.candidates[0].candidate.move, len(first["reason"]) > 0
(True, True)
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from ai.bot import Candidate
from ai.compare import answered
from ai.explain import Explained, Explanation, chosen_first, reasons, stop_price
from ai.knowledge import Knowledge, follow, for_game, prospect
from ai.players import adviser_of
from game.learning.endings import Endings
from game.learning.reasons import (
    brief,
    in_dollars,
    is_at_least,
    is_bare,
    loss,
    looks_again,
    objection,
    rather,
    reason,
    term_called,
    title,
)
from game.learning.reasons.weighed import SELDOM, Weighed
from game.learning.second_look import GLANCE, SecondLook
from game.match.counsel import Counsel, Line, Wish
from game.rules.auction import Bid
from game.rules.contract import Move, State
from game.words import Speaker, decimal, dollars, say, speaking, written

Teller = Callable[[Explanation, int, State, Speaker], str]

LEAST: Final = 0.005
"""Terms that differ by less, as a part of the scores that are expected, are not worth a word."""

MOST: Final = 4
"""How many differences between two candidates are told."""


def data_of(found: Explanation, state: State, speaker: Speaker) -> dict[str, Any]:
    """An explanation as plain data for JSON; titles and reasons are in the present language.

    `state` is the position that was explained, as the actor's player knows it. What comes to the same as a
    better candidate is left out.
    """
    found = _without_twins(_as_advised(found, state), state, speaker)
    return {
        "seat": found.seat,
        "bot": found.bot,
        "stop": _stop(found, state),
        "differing": found.differing(),
        "candidates": [
            {
                "move": state.game.write(one.candidate.move),
                "title": title(one.candidate.move, state, speaker),
                "reason": reason(found, place, state, speaker),
                "value": round(one.candidate.value, 4),
                "chance": round(one.candidate.chance, 4),
                "scores": [round(score, 2) for score in one.candidate.scores],
                "error": round(one.candidate.error, 4),
                "visits": one.candidate.visits,
                "terms": [
                    {term: round(value, 2) for term, value in zip(found.terms, row, strict=True)}
                    for row in one.terms
                ],
            }
            for place, one in enumerate(found.candidates)
        ],
    }


def words_of(found: Explanation, state: State, speaker: Speaker) -> str:
    """An explanation as lines to read, in the present language, without what comes to the same as another.

    `state` is the position that was explained, as the actor's player knows it.
    """
    found = _without_twins(_as_advised(found, state), state, speaker)
    name = speaker.names[found.seat]
    lines = [say("advice-head", name=name, what=speaker.note(state.prompt()), bot=found.bot)]
    best = found.candidates[0]
    for place, one in enumerate(found.candidates, 1):
        candidate = one.candidate
        chance, scores = round(100 * candidate.chance), _scores(candidate, state, speaker)
        called = title(candidate.move, state, speaker)
        line = say("advice-candidate", place=place, move=called, chance=chance, scores=scores)
        if candidate.error:
            error = decimal(round(100 * candidate.error, 1))
            line = say("advice-tried", line=line, error=error, visits=candidate.visits)
        lines += [line, say("advice-reason", reason=reason(found, place - 1, state, speaker))]
        told = _differences(found, one, best, state, speaker)
        if told:
            lines.append(say("advice-differs", differences="; ".join(told)))
    stop = _stop(found, state)
    first = Weighed(found, 0, state)
    if stop is not None and not first.is_only and not is_at_least(found, state):
        lines.append(_last_line(found, stop, state))
    return "\n".join(lines)


def _last_line(found: Explanation, stop: int, state: State) -> str:
    """Up to what price a lot is worth having: as far as it could be asked, no more than the seat can bid."""
    if not stop:
        return say("advice-let-go")
    capped = Weighed(found, 0, state).is_capped
    return say("advice-stop-at-all" if capped else "advice-stop", price=dollars(stop))


def _scores(candidate: Candidate, state: State, speaker: Speaker) -> str:
    """The final scores that can be expected, each with its player's name."""
    figure = dollars if in_dollars(state.game) else written
    return speaker.listed(
        [
            say("advice-score", name=name, score=figure(round(score)))
            for name, score in zip(speaker.names, candidate.scores, strict=False)
        ]
    )


def _stop(found: Explanation, state: State) -> int | None:
    """The price at which to stop, as the reasons tell it: a search knows better than a first look."""
    return None if found.stop is None else Weighed(found, 0, state).stop


def _differences(
    found: Explanation, one: Explained, best: Explained, state: State, speaker: Speaker
) -> list[str]:
    """In what a candidate's position differs from that of the best one, the greatest first."""
    if one is best:
        return []
    apart = [
        (value - other, seat, term)
        for seat, (row, base) in enumerate(zip(one.terms, best.terms, strict=False))
        for term, value, other in zip(found.terms, row, base, strict=True)
    ]
    least = LEAST * max((abs(score) for score in best.candidate.scores), default=0.0)
    apart = sorted((one for one in apart if abs(one[0]) > least), key=lambda one: -abs(one[0]))[:MOST]
    told = []
    for value, seat, term in apart:
        what = speaker.say(term_called(state.game, term, value > 0))
        amount = f"{'+' if value > 0 else '−'}{written(round(abs(value), 1))}"
        key = "advice-own-term" if seat == found.seat else "advice-other-term"
        told.append(say(key, name=speaker.names[seat], term=what, amount=amount))
    return told


def line_of(state: State, names: list[str], move: Move) -> Line:
    """What is to be said against a move, beside the best at first sight."""
    known = for_game(state.game)
    best = max(
        (_at_first_sight(state, one, known) for one in known.policy.candidates(state)),
        key=lambda one: one.value,
    )
    one = _at_first_sight(state, move, known)
    candidates = Explained(best, ()), Explained(one, ())
    found = Explanation(state.actor(), "", (), candidates, stop_price(state, known))
    return _line(found, 1, state, Speaker(state.game, names), objection)


# For the table, in the process in which bots think

WEIGHED: Final = 6
"""Among how many candidates those are looked for that are shown."""

SHOWN: Final = 3
"""How many candidates are shown at the table."""

BLUNDER: Final = 0.10
"""By how much a move must lower the chance to win, against the best, so that it is warned of, if it costs
much in the final score as well."""

GRAVE: Final = 0.20
"""The same where it costs little: the score of another is what it changes."""

UNSEARCHED: Final = 0.05
"""How much more it must be for a move that the search did not even try: a first look may be wrong."""

COSTS: Final = 0.05
"""By how much a second look must see the chance fall as well."""

CLEARLY: Final = 0.10
"""From how much on that look is enough; of less a longer one has to be sure."""

SURELY: Final = 0.07
"""By how much the longer one must see the chance fall: what shrinks as one looks longer, shrinks further."""

LONGER: Final = 4
"""How many times as long the longer one is."""

ANSWERS: Final = 80
"""Playouts of the answer to a move, in such a look."""

CONFIRMED: Final = 8
"""How many looks there are at most, a longer one counted by its length; of other moves nothing is said."""

AT_THE_END: Final = 50_000
"""Positions that are looked at, where the rest of a game can be searched to the end."""

GOOD: Final = 4
"""How many good moves a move that was not tried is compared with."""

MISPLACED: Final = 0.05
"""By how much more than one before it a move that was looked at only briefly may be worth, to be told."""

LOOKING: Final = 0.4
"""Seconds that looking for such moves may take."""


def counsel(state: State, bot: str, found: Sequence[Candidate], chosen: Move | None, wish: Wish) -> Counsel:
    """What a bot found in a position, put into words.

    `chosen` is the move that it would make; None as long as it thinks. `found` may be empty at the end,
    where there was nothing to be weighed.
    """
    known = for_game(state.game)
    ends, again = Endings(AT_THE_END), _second_look(state, bot)
    if chosen is not None:
        found = chosen_first(found, chosen) or (_at_first_sight(state, chosen, known),)
        found = _advised(state, bot, found, ends, again)
    with speaking(wish.language):
        speaker = Speaker(state.game, wish.names)
        explained = reasons(
            state, bot, _distinct(found[:WEIGHED], state, speaker), known, sure=chosen is not None
        )
        shown = range(min(SHOWN, len(explained.candidates)))
        lines = [_line(explained, place, state, speaker) for place in shown]
        warns = wish.warns and chosen is not None
        warned = _blunders(state, explained, found, known, ends, again, speaker) if warns else ()
        against = [_line(one, 1, state, speaker, objection) for one in warned]
        return Counsel(lines, against, chosen is not None, in_dollars(state.game))


def _distinct(found: Sequence[Candidate], state: State, speaker: Speaker) -> list[Candidate]:
    """The candidates without those that come to the same as one before, as a share from another column."""
    kept: dict[tuple[str, str], Candidate] = {}
    for one in found:
        kept.setdefault(_comes_to(one, state, speaker), one)
    return list(kept.values())


def _comes_to(one: Candidate, state: State, speaker: Speaker) -> tuple[str, str]:
    """What a candidate is called and what it brings: where both are the same, so are the moves."""
    alone = Explanation(state.actor(), "", (), (Explained(one, ()),), None)
    return title(one.move, state, speaker), brief(alone, 0, state, speaker)


def _as_advised(found: Explanation, state: State) -> Explanation:
    """An explanation with what is advised in the place of what the adviser found."""
    searched = tuple(one.candidate for one in found.candidates)
    again = _second_look(state, found.bot)
    advised = _advised(state, found.bot, searched, Endings(AT_THE_END), again)
    if advised == searched:
        return found
    return replace(reasons(state, found.bot, advised, for_game(state.game)), stop=found.stop)


def _second_look(state: State, bot: str) -> SecondLook | None:
    """How what the adviser found is looked at again; None where it is not, or of another bot."""
    playouts = looks_again(state.game)
    return SecondLook(state, playouts) if playouts and bot == adviser_of(state.game.key) else None


def _advised(
    state: State, bot: str, found: Sequence[Candidate], ends: Endings, again: SecondLook | None
) -> tuple[Candidate, ...]:
    """What the adviser found, or what is certain to come of each move where that is known.

    What is not certain is looked at again where a game asks for it. First stands what is rather advised of
    moves that are about as good. Of another bot, what he found.
    """
    if bot != adviser_of(state.game.key):
        return tuple(found)
    known = ends.instead_of(state, found)
    found = again.instead_of(found) if again is not None and known == tuple(found) else known
    move = rather(state, found)
    return tuple(found) if move is None else chosen_first(found, move)


def _is_like(one: Candidate, others: Sequence[Candidate], state: State, speaker: Speaker) -> bool:
    """Whether a candidate comes to the same as one of some others."""
    same = _comes_to(one, state, speaker)
    return any(_comes_to(other, state, speaker) == same for other in others)


def _without_twins(found: Explanation, state: State, speaker: Speaker) -> Explanation:
    """An explanation without the candidates that come to the same as one before, or are hardly known."""
    kept = _well_known(_distinct([one.candidate for one in found.candidates], state, speaker))
    return replace(found, candidates=tuple(one for one in found.candidates if one.candidate in kept))


def _well_known(found: Sequence[Candidate]) -> list[Candidate]:
    """The candidates without those looked at only briefly that come after a far worse one: they show
    its chance.

    >>> from game.rules.auction import Bid, PassBid
    >>> tried = Candidate(Bid(12), 0.7, 700, 0.5), Candidate(PassBid(), 0.4, 700, 0.2)
    >>> briefly = Candidate(Bid(19), 0.6, 90, 0.2), Candidate(Bid(30), 0.3, 90, 0.1)
    >>> [one.move for one in _well_known([*tried, *briefly])]
    [Bid(amount=12), PassBid(), Bid(amount=30)]
    """
    most = max((one.visits for one in found), default=0)
    worst = [min((other.value for other in found[1:n]), default=math.inf) for n in range(len(found))]
    return [
        one
        for one, worse in zip(found, worst, strict=True)
        if SELDOM * one.visits >= most or one.value - worse <= MISPLACED
    ]


def _line(found: Explanation, place: int, state: State, speaker: Speaker, why: Teller = reason) -> Line:
    candidate, short = found.candidates[place].candidate, loss if why is objection else brief
    return Line(
        state.game.write(candidate.move),
        title(candidate.move, state, speaker),
        short(found, place, state, speaker),
        why(found, place, state, speaker),
        candidate.chance,
        candidate.scores,
    )


def _blunders(
    state: State,
    explained: Explanation,
    found: Sequence[Candidate],
    known: Knowledge,
    ends: Endings,
    again: SecondLook | None,
    speaker: Speaker,
) -> Iterator[Explanation]:
    """The moves that lose clearly against the best, each beside it.

    What comes to the same as a move that the search found good enough is no worse than that.
    """
    at_least = is_at_least(explained, state)
    explained = replace(explained, stop=Weighed(explained, 0, state).stop, at_least=at_least)
    best, good = found[0], [found[0]]
    confirmed = _Confirmed(state, best, ends, again)
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
        return  # Who has hardly a chance can't lose one, whatever a first look says.
    tried, until = {one.move for one in found}, time.perf_counter() + LOOKING
    # A first look takes one good move for better than another: only what it puts below all of them is bad.
    seen = [_at_first_sight(state, one.move, known) for one in good[:GOOD]]
    least = min(seen, key=lambda one: one.chance)
    passable = [one for one in found if best.chance - one.chance < BLUNDER]
    foreseen: list[Explanation] = []
    unforeseen: list[tuple[Explanation, bool]] = []
    bids: list[tuple[Explanation, bool]] = []
    for move in state.moves():
        if move in tried:
            continue
        if time.perf_counter() > until:
            break
        one = _at_first_sight(state, move, known)
        if best.chance - one.chance < BLUNDER:
            continue  # Beside what the search gives the best, its chance would not look bad.
        unlike = replace(explained, candidates=(Explained(least, ()), Explained(one, ())))
        if not _is_worth_a_word(unlike, state, UNSEARCHED) or _is_like(one, passable, state, speaker):
            continue
        pair = (_as_found(seen[0], seen[0], best), _as_found(one, seen[0], best))
        beside = replace(unlike, candidates=tuple(Explained(found_so, ()) for found_so in pair))
        bare = is_bare(beside, 1, state)
        if isinstance(move, Bid):
            bids.append((beside, bare))
        elif known.policy.foresees(state, move) and not bare:
            foreseen.append(beside)
        else:
            unforeseen.append((beside, bare))
    for beside in foreseen:
        move = beside.candidates[1].candidate.move
        if confirmed.at_the_end(move) is not False and confirmed.at_a_glance(move) is not False:
            yield beside
    yield from _too_dear(bids, confirmed)
    for beside, bare in unforeseen:
        if confirmed(beside.candidates[1].candidate, bare):
            yield beside


def _as_found(one: Candidate, seen: Candidate, best: Candidate) -> Candidate:
    """A candidate at first sight with its chance as far below the best one's as such a look sees it.

    Beside it stand moves that were searched, the `best` among them, `seen` at first sight.
    """
    return replace(one, chance=min(1.0, max(0.0, one.chance + best.chance - seen.chance)))


def _too_dear(
    bids: Sequence[tuple[Explanation, bool]], confirmed: Callable[[Candidate, bool], bool]
) -> Iterator[Explanation]:
    """Of bids that a first look takes for too dear, those from which on a longer one agrees.

    A higher price is no better, which shortens the search.
    """
    low, high = 0, len(bids)
    while low < high:
        middle = (low + high) // 2
        beside, bare = bids[middle]
        if confirmed(beside.candidates[1].candidate, bare):
            high = middle
        else:
            low = middle + 1
    for beside, _ in bids[low:]:
        yield beside


def _is_worth_a_word(pair: Explanation, state: State, unsure: float = 0.0) -> bool:
    """Whether the second of two moves is so much worse that a player would rather be interrupted.

    `unsure` is how much more of the chance to win it must cost for that.
    """
    bad = Weighed(pair, 1, state)
    return -bad.chance_ahead >= (BLUNDER if bad.costs_much else GRAVE) + unsure


class _Confirmed:
    """Whether a move that a search takes for bad is so: the answers to it and to the best one tell."""

    def __init__(
        self,
        state: State,
        best: Candidate,
        ends: Endings | None = None,
        again: SecondLook | None = None,
    ) -> None:
        self._state = state
        self._best = best
        self._after_best: dict[int, float] = {}
        self._left = CONFIRMED
        self._ends = ends or Endings(AT_THE_END)
        self._again = again
        self._too_dear: dict[Hashable, int] = {}

    def __call__(self, one: Candidate, bare: bool) -> bool:
        """Where nothing but figures speaks against a move (`bare`), a longer look must find them grave."""
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
        """Whether a move of the last ones, searched to the end, wins less; None: the end is not known."""
        best, other = (self._ends.weighed(self._state, one) for one in (self._best.move, move))
        if best is None or other is None:
            return None
        return best.chance - other.chance >= CLEARLY

    def at_a_glance(self, move: Move) -> bool | None:
        """Whether a short second look finds a move, or less for the same, clearly worse; None: no look."""
        if self._again is None:
            return None
        priced = for_game(self._state.game).policy.priced
        what, price = priced(move)
        if what is not None and self._too_dear.get(what, price) < price:
            return True
        is_worse = self._again.fall(self._best.move, move, GLANCE) >= CLEARLY
        if is_worse and what is not None and price > priced(self._best.move)[1]:
            self._too_dear[what] = price
        return is_worse

    def _fall(self, one: Candidate, times: int) -> float:
        """By how much the chance falls, by a look so many times as long; 0 if there is no time for it."""
        if self._left < times:
            return 0.0
        self._left -= times
        if times not in self._after_best:
            self._after_best[times] = self._after(self._best, times)
        return self._after_best[times] - self._after(one, times)

    def _after(self, one: Candidate, times: int) -> float:
        return answered(self._state, one.move, times * ANSWERS)


def _at_first_sight(state: State, move: Move, known: Knowledge) -> Candidate:
    """What a move promises if it is played on as is usual, without a search."""
    seat, seen = state.actor(), prospect(follow(state, move, known.policy), known)
    return Candidate(move, seen.worth[seat], 1, seen.chances[seat], tuple(seen.scores))
