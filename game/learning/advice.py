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

from typing import Any, Final

from ai.explain import Explained, Explanation
from game.learning.reasons import reason, title
from game.match.advice import term_key
from game.rules.contract import State
from game.words import Speaker, decimal, dollars, say, written

LEAST: Final = 0.005
"""Terms that differ by less, as a part of the scores that are expected, are not worth a word."""

MOST: Final = 4
"""How many differences between two candidates are told."""


def data_of(found: Explanation, state: State, speaker: Speaker) -> dict[str, Any]:
    """An explanation as plain data for JSON; titles and reasons are in the present language.

    `state` is the position that was explained, as the actor's player knows it.
    """
    return {
        "seat": found.seat,
        "bot": found.bot,
        "stop": found.stop,
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
    """An explanation as lines to read, in the present language."""
    name = speaker.names[found.seat]
    lines = [say("advice-head", name=name, what=speaker.note(state.prompt()), bot=found.bot)]
    best = found.candidates[0]
    for place, one in enumerate(found.candidates, 1):
        candidate = one.candidate
        scores = " / ".join(str(round(score)) for score in candidate.scores)
        chance = round(100 * candidate.chance)
        line = say(
            "advice-candidate",
            place=place,
            move=state.game.write(candidate.move),
            chance=chance,
            scores=scores,
        )
        if candidate.error:
            error = decimal(round(100 * candidate.error, 1))
            line = say("advice-tried", line=line, error=error, visits=candidate.visits)
        lines += [line, say("advice-reason", reason=reason(found, place - 1, state, speaker))]
        told = _differences(found, one, best, speaker)
        if told:
            lines.append(say("advice-differs", differences="; ".join(told)))
    if found.stop is not None:
        lines.append(say("advice-stop", price=dollars(found.stop)) if found.stop else say("advice-let-go"))
    return "\n".join(lines)


def _differences(found: Explanation, one: Explained, best: Explained, speaker: Speaker) -> list[str]:
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
        what = speaker.say(term_key(term))
        amount = f"{'+' if value > 0 else '−'}{written(round(abs(value), 1))}"
        key = "advice-own-term" if seat == found.seat else "advice-other-term"
        told.append(say(key, name=speaker.names[seat], term=what, amount=amount))
    return told
