"""Turning points of a match: a move that mattered, the alternative, and the difference between them.

Both moves are played on with the same luck, and a search looks for the answers to each. Where these results
do not agree which is better, there is no turning point.

>>> agreed([0.1, 0.06]), agreed([-0.2, -0.05]), agreed([0.1, 0.1, -0.1])
(0.08, -0.05, 0.0)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import fsum
from typing import Final

from msgspec import Struct

from ai.bot import Candidate
from ai.compare import answered, compare
from ai.endgame import endgame_chances
from ai.knowledge import follow, for_game
from game.rules.contract import Move, State

TOLD: Final = 0.03
"""The share of a win from which a move is a turning point."""

AGREED: Final = 0.02
"""The least share of a win that a search for the answers must find."""

ANSWERED: Final = 0.05
"""The least share of a win that such a search must find if playouts do not distinguish the two moves."""

ALIKE: Final = 1 / 2
"""The share of one result that all others must reach as well; otherwise the smallest is shown."""

FAR: Final = 0.1
"""The difference between a search and the evaluation, as a share of a win, from which the search counts."""

MANY: Final = 100
"""The highest number of moves for each of which the answers are searched."""

SURE: Final = 2.0
"""The multiple of its error that a difference must reach."""


class Tried(Struct, frozen=True, forbid_unknown_fields=True):
    """A compared move: its text form, and its expected results, as in `Candidate`."""

    move: str
    value: float
    visits: int
    chance: float
    scores: tuple[float, ...]
    error: float


class TurningPoint(Struct, frozen=True, forbid_unknown_fields=True):
    """A move that cost its seat much, or brought it much, compared with the alternative."""

    number: int
    """The number of moves made, this one included."""
    seat: int
    played: Tried
    other: Tried
    """The best move, where the one that was played cost something; else the next best."""

    @property
    def change(self) -> float:
        """The gain of the move over the other as a share of a win; negative for a loss."""
        return self.played.chance - self.other.chance

    @property
    def cost(self) -> bool:
        """Whether another move would have been better."""
        return self.change < 0


@dataclass(frozen=True, slots=True)
class Depth:
    """The amount of work that a review does."""

    search: int | None = None
    """The number of playouts of the search for something better; None: the game's adviser looks for it."""
    playouts: int = 100
    """The number of playouts after each of two moves."""
    answers: int = 200
    """The number of playouts of the answer to each of the two moves."""
    longer: int = 5
    """The factor by which the second search is longer, if a first search agrees.

    Where answers contradict playouts that are certain, the longer search of answers decides; but not in games
    where a search without luck counts as well.
    """
    better: float = 1.0
    """The share of the adviser's work that is spent on the search for a better move."""
    own: float = 0.2
    """The share of the adviser's work that is spent on each decision of a person."""


USUAL: Final = Depth()
"""The default: half a minute to some minutes of a slow computer for a whole match."""

DEPTHS: Final = {"american_rails": Depth(longer=3, better=0.6, own=0.08)}
"""The work of games whose playouts take far longer. The stored match of three has the same turning points."""


def look_closer(
    state: State, number: int, played: Move, best: Move, after: float, depth: Depth, seen: float = 0.0
) -> TurningPoint | None:
    """Compare a move with another, the best or the next best; None if the difference is not certain.

    `number` moves had been made. `after` is the chance that the evaluation sees after the move; a search that
    contradicts it clearly takes precedence. The other move's chance is stated as a distance from it. `seen`
    is how far ahead of the other a search without luck finds the move, 0 if there was none: it has to agree
    with the answers, and saves the longer search of them.
    """
    one, two = compare(state, [played, best], depth.playouts)
    if one.scores == two.scores:
        return None  # Two orders of the same.
    is_sure = abs(one.value - two.value) > SURE * (one.error**2 + two.error**2) ** 0.5
    looks, level, beside = [one.chance - two.chance] if is_sure else [], after, 0.0
    # Playouts go on without much thought: who would answer well may turn it round, or who thinks longer.
    lengths = [depth.answers] if seen else [depth.answers, depth.longer * depth.answers]
    while lengths:
        playouts = lengths.pop(0)
        level, beside = answered(state, played, playouts), answered(state, best, playouts)
        looks.append(level - beside)
        if is_sure and lengths and looks[-1] * looks[0] < 0:
            is_sure, looks, lengths = False, [], [playouts * depth.longer, playouts * depth.longer**2]
        elif abs(looks[-1]) < (AGREED if is_sure else ANSWERED) or _disagree(looks[-1], looks[0], seen):
            return None
    looks = _of_answers(looks) if is_sure else looks
    instead = _chance_after(state, best)
    if instead is not None:
        looks.append(after - instead)  # Near the end: as the chances after each move are found.
    elif abs(level - after) > FAR:
        after = level
    looks += [seen] if seen else []
    other = min(1.0, max(0.0, after - agreed(looks)))
    if instead is not None and agreed(looks) and abs(level - after) <= FAR:
        # Scores that can be expected tell less of it than what the rest comes to, or the answers to it.
        other = instead if abs(instead - beside) <= FAR else beside
    if abs(after - other) < TOLD:
        return None
    if not is_sure:  # Then the chances tell which is better.
        one, two = replace(one, value=after, error=0.0), replace(two, value=other, error=0.0)
    own, instead_of = (
        kept(one, state.game.format_move(played), after),
        kept(two, state.game.format_move(best), other),
    )
    return TurningPoint(number + 1, state.current_player(), own, instead_of)


def next_at_the_end(state: State, played: Move, playouts: int, likely: Move | None) -> Move | None:
    """Return the best other move by the answers to each; None where the rest is too long.

    Of moves that are as good it is the `likely` one: what a search has for the next best.
    """
    others = [move for move in state.legal_moves() if move != played]
    if len(others) > MANY or _chance_after(state, played) is None:
        return None
    return max(
        others, key=lambda move: (round(answered(state, move, playouts), 2), move == likely), default=None
    )


def _of_answers(looks: list[float]) -> list[float]:
    """Return only the results of the answers where they find far more than playouts, else all.

    Playouts without much thought spoil a good move as well as a bad one, and then tell little of either.

    >>> _of_answers([0.03, 0.7, 0.6]), _of_answers([0.1, 0.15, 0.3])
    ([0.7, 0.6], [0.1, 0.15, 0.3])
    """
    playouts, *answers = looks
    return answers if abs(playouts) < ALIKE * min(map(abs, answers)) else looks


def agreed(looks: Sequence[float]) -> float:
    """Return the difference of two moves by several results; 0 if these disagree which is better."""
    least, most = sorted((min(looks), max(looks)), key=abs)
    alike = fsum(looks) / len(looks) if abs(least) >= ALIKE * abs(most) else least
    return 0.0 if least * most < 0.0 else alike


def _disagree(look: float, *others: float) -> bool:
    """Return whether others find the other move better, and not just as good."""
    return any(look * other < 0.0 for other in others)


def _chance_after(state: State, move: Move) -> float | None:
    """Return the actor's chance after a move if the rest can be played out, else None."""
    known = for_game(state.game)
    found = endgame_chances(follow(state, move, known.policy), known)
    return None if found is None else found[state.current_player()]


def kept(found: Candidate, text: str, chance: float) -> Tried:
    """Return a candidate in its stored form, with its text form and the chance that is shown."""
    scores = tuple(round(score, 1) for score in found.scores)
    return Tried(text, round(found.value, 4), found.visits, round(chance, 4), scores, round(found.error, 5))
