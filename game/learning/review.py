"""Looking back on a match: everybody's chances after each move, and the moves that mattered most.

Chances are those of the appraisal, which are calibrated on games of the bots (`ai.fit.chances`). A first
look at every decision (one ply) finds the moves that may have cost or brought much; a search looks for what
would have been better, and playouts with the same luck for both say by how much (`ai.compare`). Where a
search for the answers to both does not agree which is better, nothing is told.

>>> from game.match.journal import SeatPlan
>>> seats = [SeatPlan(name, number, "greedy") for number, name in enumerate("ABC")]
>>> match = Match.new("new_england_railways", seats, seed=7)
>>> for _ in range(4):
...     _ = match.play(match.state.moves()[0])
>>> *_, (part, found) = look_back(match, depth=Depth(search=8, playouts=4, answers=8))
>>> part, len(found.chances) == match.moves_played + 1, round(sum(found.chances[0]), 3)
(1.0, True, 1.0)
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec import Struct

from ai.bot import Candidate, Thought
from ai.compare import answered, compare
from ai.explain import Explanation, reasons
from ai.knowledge import Knowledge, follow, for_game, prospect
from ai.players import adviser_of
from ai.registry import make_bot
from game.match.advice import as_known_to
from game.match.match import Match
from game.rules.auction import PASS_BID
from game.rules.contract import CHANCE, OVER, Move, State
from game.rules.notes import Kind, Noted

MOST: Final = 3
"""How many moves of a kind are told: those that cost most, and those that brought most."""

LOOKED_AT: Final = 8
"""How many of each kind are looked at more closely at most; some prove to have been as good as others."""

APART: Final = 6
"""Moves between two turning points of one kind: of one auction, one is told."""

LEAST: Final = 0.01
"""A part of a win that is worth a word."""

AGREED: Final = 0.02
"""The part of a win that a search for the answers must find at least."""

SURE: Final = 2.0
"""How many times its error a difference must be."""

FIRST_PART: Final = 0.4
"""The part of the work that the first look at all decisions counts for."""


class ReviewTrouble(Kind):
    """Why a match can't be looked back on."""

    HIDDEN = "review-hidden"
    NOTHING = "review-nothing"
    FAILED = "review-failed"


class NoReview(Noted, ValueError):
    """There is nothing to look back on, or not yet."""


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


class Review(Struct, frozen=True, forbid_unknown_fields=True):
    """What is found of a match."""

    chances: tuple[tuple[float, ...], ...]
    """After 0, 1, 2... moves: each seat's chance to win, 0 to 1."""
    turning_points: tuple[TurningPoint, ...] = ()
    """In the order of the match."""


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


@dataclass(frozen=True, slots=True)
class _Glance:
    """A decision at first sight."""

    number: int
    """How many moves had been made before it."""
    seat: int
    loss: float
    """By how much the chance after the best move is above that after the one that was played."""
    gain: float
    """By how much the one that was played is above the next best; 0 if it was not the best, or a pass."""

    def worth(self, cost: bool) -> float:
        """What it cost, or else what it brought."""
        return self.loss if cost else self.gain


def eyes_of(match: Match) -> int | None:
    """With whose knowledge a match is looked at: that of the only person in it; None: all is open.

    Raises `NoReview` where nothing has happened, and where several people keep secrets from each other.
    """
    if not match.moves_played:
        raise NoReview(ReviewTrouble.NOTHING())
    if match.is_over or not match.state.hides or not match.people:
        return None
    if len(match.people) > 1:
        raise NoReview(ReviewTrouble.HIDDEN())
    return min(match.people)


def look_back(
    match: Match, eyes: int | None = None, depth: Depth | None = None
) -> Iterator[tuple[float, Review]]:
    """Look at the moves that have been played: how much of the work is done (up to 1), what is found.

    `eyes` is the seat whose player's knowledge nothing goes beyond (see `eyes_of`).
    """
    depth = depth or USUAL
    known, states = for_game(match.game), _states(match)
    chances: list[tuple[float, ...]] = []
    for state in states:
        chances.append(_chances(_seen(state, eyes), known))
    yield 0.1, Review(tuple(chances))
    glances: list[_Glance] = []
    for number, move in enumerate(match.moves):
        found = _glance(_seen(states[number], eyes), number, move, known)
        if found is not None:
            glances.append(found)
        if number % 10 == 9:
            yield 0.1 + (FIRST_PART - 0.1) * number / len(match.moves), Review(tuple(chances))
    points: list[TurningPoint] = []
    for cost in (True, False):
        sure = 0
        for done, glance in enumerate(_worth_a_look(glances, match.people, cost), 1):
            state, move = _seen(states[glance.number], eyes), match.moves[glance.number]
            after = chances[glance.number + 1][glance.seat]
            point = _look_closer(as_known_to(state, glance.seat), glance, move, after, depth)
            if point is not None and point.cost is cost:
                points.append(point)
                sure += 1
            part = FIRST_PART + (1.0 - FIRST_PART) * ((not cost) + min(1.0, done / LOOKED_AT)) / 2
            yield min(part, 0.99), Review(tuple(chances), _in_order(points))
            if sure == MOST:
                break
    yield 1.0, Review(tuple(chances), _in_order(points))


def explained(point: TurningPoint, state: State) -> Explanation:
    """The two moves of a turning point, best first, as `game.learning.reasons` takes them.

    `state` is the table before the move, as who moved knew it.
    """
    pair = (point.other, point.played) if point.cost else (point.played, point.other)
    found = [
        Candidate(state.game.read(one.move), one.value, one.visits, one.chance, one.scores, one.error)
        for one in pair
    ]
    return reasons(state, "", found, for_game(state.game), sure=True)


def before(match: Match, point: TurningPoint) -> State:
    """The table before the move of a turning point, as who moved knew it."""
    return as_known_to(match.position(point.number - 1), point.seat)


def _states(match: Match) -> list[State]:
    """The table at the deal and after each move."""
    states = [match.position(0)]
    for move in match.moves:
        after = states[-1].copy()
        after.apply(move)
        states.append(after)
    return states


def _seen(state: State, eyes: int | None) -> State:
    return state if eyes is None else as_known_to(state, eyes)


def _chances(state: State, known: Knowledge) -> tuple[float, ...]:
    """Each seat's chance when what has been begun is done."""
    after = state.copy()
    if after.actor() not in (CHANCE, OVER):
        known.policy.settle(after)
    return tuple(round(chance, 4) for chance in prospect(after, known).chances)


def _glance(state: State, number: int, move: Move, known: Knowledge) -> _Glance | None:
    """A decision at first sight; None where chance or the rules decided."""
    seat = state.actor()
    if seat in (CHANCE, OVER):
        return None
    world = as_known_to(state, seat)
    moves = dict.fromkeys([move, *known.policy.candidates(world)])
    if len(moves) == 1:
        return None
    after = {one: prospect(follow(world, one, known.policy), known).chances[seat] for one in moves}
    played = after.pop(move)
    rest = max(after.values())
    gain = max(0.0, played - rest) if move != PASS_BID else 0.0
    return _Glance(number, seat, max(0.0, rest - played), gain)


def _worth_a_look(glances: Sequence[_Glance], people: Collection[int], cost: bool) -> list[_Glance]:
    """The decisions that seem to have cost most, or brought most, people's own first."""
    some = [glance for glance in glances if glance.worth(cost) >= LEAST]
    some.sort(key=lambda one: (one.seat not in people, -one.worth(cost)))
    found: list[_Glance] = []
    for glance in some:
        if len(found) < LOOKED_AT and all(abs(glance.number - one.number) >= APART for one in found):
            found.append(glance)
    return found


def _look_closer(
    state: State, glance: _Glance, played: Move, after: float, depth: Depth
) -> TurningPoint | None:
    """Search for what else could have been done, and compare; None if nothing is sure to have differed.

    `after` is the chance that is told after the move: the other is told as a distance from it.
    """
    heard: list[Thought] = []
    searches = None if depth.search is None else f"mcts:playouts={depth.search},careful=1,seed=1"
    bot = make_bot(searches or adviser_of(state.game.key), game=state.game.key)
    best = bot.choose(state, glance.seat, 1.0, heard.append)
    if best == played:
        tried = [one.move for one in heard[-1].candidates if one.move != played] if heard else []
        if not tried:
            return None
        best = tried[0]
    one, two = compare(state, [played, best], depth.playouts)
    apart = one.value - two.value
    if abs(apart) <= SURE * (one.error**2 + two.error**2) ** 0.5:
        return None
    # Playouts go on without much thought; who would answer well may turn it round.
    lead = answered(state, played, depth.answers) - answered(state, best, depth.answers)
    if abs(lead) < AGREED or (lead > 0) != (apart > 0):
        return None
    change = (one.chance - two.chance + lead) / 2.0  # Both looks count alike.
    other = min(1.0, max(0.0, after - change))
    if abs(after - other) < LEAST or (after > other) != (one.value > two.value):
        return None
    write = state.game.write
    return TurningPoint(
        glance.number + 1, glance.seat, _kept(one, write(played), after), _kept(two, write(best), other)
    )


def _kept(found: Candidate, text: str, chance: float) -> Tried:
    scores = tuple(round(score, 1) for score in found.scores)
    return Tried(text, round(found.value, 4), found.visits, round(chance, 4), scores, round(found.error, 5))


def _in_order(points: Sequence[TurningPoint]) -> tuple[TurningPoint, ...]:
    return tuple(sorted(points, key=lambda point: point.number))
