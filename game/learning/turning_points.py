"""A turn of a match: a move that mattered, beside what else could have been done, and how far they lie apart.

Both moves are played on with the same luck, and a search looks for the answers to each. Where these looks do
not agree which is better, there is no turn.

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
"""A part of a win that is worth a word: a turn of the match, and no ripple."""

AGREED: Final = 0.02
"""The part of a win that a search for the answers must find at least."""

ANSWERED: Final = 0.05
"""The same where playouts do not tell the two apart."""

ALIKE: Final = 1 / 2
"""The part of what one look finds that all others must find too; else the least of them is told."""

FAR: Final = 0.1
"""So far, as a part of a win, a search and the evaluation may be apart before the search is believed."""

LONGER: Final = 5
"""How many times as long is searched once more, where a first search agrees.

Where answers contradict playouts that are sure, those that are searched for longer decide; but not in games
where a search without luck has its say as well.
"""

MANY: Final = 100
"""Of so many moves at most each is looked at for the answers to it."""

SURE: Final = 2.0
"""How many times its error a difference must be."""


class Tried(Struct, frozen=True, forbid_unknown_fields=True):
    """A move that was weighed: its text form, and what it promises, as `Candidate` has it."""

    move: str
    value: float
    visits: int
    chance: float
    scores: tuple[float, ...]
    error: float


class TurningPoint(Struct, frozen=True, forbid_unknown_fields=True):
    """A move that cost its seat much, or brought it much, beside what else could have been done."""

    number: int
    """How many moves had been made with it."""
    seat: int
    played: Tried
    other: Tried
    """The best move, where the one that was played cost something; else the next best."""

    @property
    def change(self) -> float:
        """What the move brought its seat against the other, as a part of a win; less than 0: it cost it."""
        return self.played.chance - self.other.chance

    @property
    def cost(self) -> bool:
        """Whether another move would have been better."""
        return self.change < 0


@dataclass(frozen=True, slots=True)
class Depth:
    """How hard it is looked."""

    search: int | None = None
    """Playouts of the search for something better; None: the game's adviser looks for it."""
    playouts: int = 100
    """How often each of two moves is played on."""
    answers: int = 200
    """Playouts of the answer to each of the two, where who acts next thinks about it."""


USUAL: Final = Depth()
"""What is done where nothing else is asked for: some minutes of a slow computer for a whole match."""


def look_closer(
    state: State, number: int, played: Move, best: Move, after: float, depth: Depth, seen: float = 0.0
) -> TurningPoint | None:
    """Compare a move with another, the best or the next best; None if they are not sure to have differed.

    `number` moves had been made. `after` is the chance that the evaluation sees after the move; a search that
    finds it far off knows better. The other move is told as a distance from it. `seen` is how far ahead of
    the other a search without luck finds the move, 0 if there was none: it has to agree with the answers, and
    spares the longer look at them.
    """
    one, two = compare(state, [played, best], depth.playouts)
    if one.scores == two.scores:
        return None  # Two orders of the same.
    is_sure = abs(one.value - two.value) > SURE * (one.error**2 + two.error**2) ** 0.5
    looks, level, beside = [one.chance - two.chance] if is_sure else [], after, 0.0
    # Playouts go on without much thought: who would answer well may turn it round, or who thinks longer.
    lengths = [depth.answers] if seen else [depth.answers, LONGER * depth.answers]
    while lengths:
        playouts = lengths.pop(0)
        level, beside = answered(state, played, playouts), answered(state, best, playouts)
        looks.append(level - beside)
        if is_sure and lengths and looks[-1] * looks[0] < 0:
            is_sure, looks, lengths = False, [], [playouts * LONGER, playouts * LONGER**2]
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
    """The best of the other moves by the answers to each; None where the rest is not short enough to tell.

    Of moves that are as good it is the `likely` one: what a search has for the next best.
    """
    others = [move for move in state.legal_moves() if move != played]
    if len(others) > MANY or _chance_after(state, played) is None:
        return None
    return max(
        others, key=lambda move: (round(answered(state, move, playouts), 2), move == likely), default=None
    )


def _of_answers(looks: list[float]) -> list[float]:
    """The looks at the answers alone where they find far more than playouts, which come first, else all.

    Playouts without much thought spoil a good move as well as a bad one, and then tell little of either.

    >>> _of_answers([0.03, 0.7, 0.6]), _of_answers([0.1, 0.15, 0.3])
    ([0.7, 0.6], [0.1, 0.15, 0.3])
    """
    playouts, *answers = looks
    return answers if abs(playouts) < ALIKE * min(map(abs, answers)) else looks


def agreed(looks: Sequence[float]) -> float:
    """How far two moves are apart by several looks; 0 if these disagree which is better."""
    least, most = sorted((min(looks), max(looks)), key=abs)
    alike = fsum(looks) / len(looks) if abs(least) >= ALIKE * abs(most) else least
    return 0.0 if least * most < 0.0 else alike


def _disagree(look: float, *others: float) -> bool:
    """Whether others find the other move better; one that finds them alike, or knows nothing, does not."""
    return any(look * other < 0.0 for other in others)


def _chance_after(state: State, move: Move) -> float | None:
    """The actor's chance after a move of which the rest is short enough to be played out; else None."""
    known = for_game(state.game)
    found = endgame_chances(follow(state, move, known.policy), known)
    return None if found is None else found[state.current_player()]


def kept(found: Candidate, text: str, chance: float) -> Tried:
    """A candidate as it is kept, with its text form and the chance that is told of it."""
    scores = tuple(round(score, 1) for score in found.scores)
    return Tried(text, round(found.value, 4), found.visits, round(chance, 4), scores, round(found.error, 5))
