"""Advice: what a bot would do at any point of a match, how sure it is, and what it weighs.

>>> import random
>>> from game.match.journal import SeatPlan
>>> match = Match.new("new_england_railways", [SeatPlan(name, i) for i, name in enumerate("ABC")], seed=7)
>>> match.play(match.state.moves()[0])
>>> found = advice(match, bot="greedy")
>>> found.seat == match.actor, found.candidates[0].candidate.move in match.state.moves()
(True, True)
>>> advice(match, number=0, bot="greedy").seat
0
"""

from __future__ import annotations

import random
from typing import Any, Final

from ai.explain import Explained, Explanation, explain
from game.match.match import Match
from game.rules.contract import CHANCE, OVER, State
from game.rules.notes import Kind, Noted
from game.words import Speaker, decimal, dollars, say, written

ADVISER: Final = "mcts:playouts=600,seconds=0.9,careful=1,seed=1"
"""The bot that is asked where none is named: it answers within a second, and twice the same."""

LEAST: Final = 0.005
"""Terms that differ by less, as a part of the scores that are expected, are not worth a word."""

MOST: Final = 4
"""How many differences between two candidates are told."""


class AdviceTrouble(Kind):
    """Why there is no advice."""

    NO_MOVE = "advice-no-move", "most found"
    NOBODY = "advice-nobody", "number"


class NoAdvice(Noted, ValueError):
    """There is nothing to advise about."""


def advice(match: Match, number: int | None = None, bot: str = ADVISER) -> Explanation:
    """What a bot would do after the first `number` moves of a match (None: now), for who decides there.

    Nothing that this seat can't know is used. Raises `NoAdvice` where nobody decides, `UnknownBot` for a
    wrong description.
    """
    if number is not None and not 0 <= number <= match.moves_known:
        raise NoAdvice(AdviceTrouble.NO_MOVE(most=match.moves_known, found=number))
    state = match.state if number is None else match.position(number)
    seat = state.actor()
    if seat in (CHANCE, OVER):
        raise NoAdvice(AdviceTrouble.NOBODY(number=match.moves_played if number is None else number))
    return explain(state.determinize(seat, random.Random(1)), bot)


def data_of(found: Explanation, state: State) -> dict[str, Any]:
    """An explanation as plain data for JSON."""
    return {
        "seat": found.seat,
        "bot": found.bot,
        "stop": found.stop,
        "differing": found.differing(),
        "candidates": [
            {
                "move": state.game.write(one.candidate.move),
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
            for one in found.candidates
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
        lines.append(line)
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


def term_key(term: str) -> str:
    """The key of the message that names a term of a game's appraisal."""
    return f"term-{term.replace('_', '-')}"
