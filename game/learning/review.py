"""Review of a match: every seat's chances after each move, and the moves that mattered most.

Chances are those of the evaluation, calibrated on the bots' games (`ai.fit.calibration`), and near the end
those found by playing the rest out. An evaluation of every decision (one ply), and a short search of a
person's own, find the moves that may have cost or brought much; a longer search looks for a better move, and
playouts with the same luck for both measure the difference (`ai.compare`). Where a search for the answers to
both does not agree which is better, the move is omitted. The very last moves are searched to the end, where a
game allows it (`game.learning.endings`).

>>> from game.match.journal import SeatPlan
>>> seats = [SeatPlan(name, number, "greedy") for number, name in enumerate("ABC")]
>>> match = Match.new("new_england_railways", seats, seed=7)
>>> for _ in range(4):
...     _ = match.play(match.state.legal_moves()[0])
>>> *_, (part, found) = look_back(match, depth=Depth(search=8, playouts=4, answers=8))
>>> part, len(found.chances) == match.moves_played + 1, round(sum(found.chances[0]), 3)
(1.0, True, 1.0)
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from msgspec import Struct

from ai.bot import Candidate, Thought
from ai.endgame import endgame_chances
from ai.explain import Explanation, reasons
from ai.knowledge import Knowledge, evaluate_position, follow, for_game
from ai.last_turn import FEW_MOVES
from ai.players import adviser_of
from ai.registry import WORK, make_bot, parse, with_parameters
from game.learning.endings import Endings
from game.learning.reasons import explainer_of
from game.learning.turning_points import (
    AGREED,
    DEPTHS,
    TOLD,
    USUAL,
    Depth,
    TurningPoint,
    kept,
    look_closer,
    next_at_the_end,
)
from game.match.analysis import fixed_determinization
from game.match.match import Match
from game.rules.auction import PASS_BID
from game.rules.contract import CHANCE, TERMINAL, Move, State
from game.rules.messages import MessageId, UserError

MOST: Final = 3
"""The maximum number of turning points of each kind: the costliest, and the most profitable."""

LOOKED_AT: Final = 8
"""The maximum number of moves of each kind that are examined closely; some turn out to be equal to others."""

SEARCHED: Final = 16
"""The maximum number of moves of each kind for which a better move is searched."""

ENOUGH: Final = 5
"""The number of turning points of each kind after which the search for better moves stops."""

FAVOUR: Final = 1.5
"""The weight of a person's own move; a bot's has the weight 1."""

APART: Final = 6
"""The minimum number of moves between two turning points of a kind, so that an auction has only one."""

LEAST: Final = 0.01
"""The share of a win from which a move is examined closely."""

WELL_TRIED: Final = 0.25
"""The fraction of the most visited move's visits above which another move's value counts as known."""

DEEPER: Final = 5
"""The multiple of the adviser's work for a second search, if the first is deterministic."""

AGAIN: Final = "2"
"""The seed of a second, deeper search for a better move, if the first is deterministic."""

FEWER: Final = 4
"""The divisor of the work on answers when all moves are compared instead of two."""

AT_A_GLANCE: Final = 10
"""The number of remaining moves below which even a first evaluation plays them out."""

PRICED: Final = 30
"""The number of playouts by which the lot of an auction is priced, few because the window waits for them."""

PARTS: Final = 12
"""The maximum number of moves in an action, after the choice of its type."""

FIRST_PART: Final = 0.4
"""The share of the progress that is assigned to the first pass over all decisions."""


class ReviewTrouble(MessageId):
    """Reasons why a match can't be reviewed."""

    HIDDEN = "review-hidden"
    NOTHING = "review-nothing"
    FAILED = "review-failed"


class NoReview(UserError, ValueError):
    """The error that there is nothing to review, or not yet."""


class Review(Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a review."""

    chances: tuple[tuple[float, ...], ...]
    """Each seat's chance to win, 0 to 1, after each number of moves (0, 1, 2...), between auctions."""
    turning_points: tuple[TurningPoint, ...] = ()
    """The turning points in the order of the match."""


@dataclass(frozen=True, slots=True)
class _Glance:
    """A decision judged by the evaluation alone."""

    number: int
    """The number of moves made before the decision."""
    seat: int
    loss: float
    """How far the chance after the best move exceeds the chance after the played move."""
    gain: float
    """How far the chance after the played move exceeds the next best; 0 if it was not the best, or a pass."""

    def worth(self, cost: bool) -> float:
        """Return the loss or the gain."""
        return self.loss if cost else self.gain


def eyes_of(match: Match) -> int | None:
    """Return the seat whose knowledge limits a review, that of the only person; None for no limit.

    Raises `NoReview` before the first move, and if several people keep secrets from each other.
    """
    if not match.moves_played:
        raise NoReview(ReviewTrouble.NOTHING())
    if match.is_over or not match.state.has_hidden_info or not match.people:
        return None
    if len(match.people) > 1:
        raise NoReview(ReviewTrouble.HIDDEN())
    return min(match.people)


def look_back(
    match: Match, eyes: int | None = None, depth: Depth | None = None
) -> Iterator[tuple[float, Review]]:
    """Yield the share of the work done (up to 1) and the intermediate review.

    `eyes` is the seat to whose knowledge the review is limited (see `eyes_of`).
    """
    depth = depth or DEPTHS.get(match.game.key, USUAL)
    known, states = for_game(match.game), _states(match)
    shown = between_auctions(states)
    seen = [_settled(_seen(state, eyes), known) for state in states]
    chances = [_rounded(evaluate_position(state, known).chances) for state in seen]
    yield 0.05, Review(tuple(chances[at] for at in shown))
    # The end is played out from the last position on, as far back as it is short.
    ends = Endings()
    for number in range(len(seen) - 1, -1, -1):
        end = ends.of(seen[number])
        played = endgame_chances(seen[number], known) if end is None else end
        if played is None and len(seen) - number > FEW_MOVES:
            break
        if played is not None:
            chances[number] = _rounded(played)
    yield 0.1, Review(tuple(chances[at] for at in shown))
    glances: list[_Glance] = []
    for number, move in enumerate(match.moves):
        table = _seen(states[number], eyes)
        found = _glance(table, number, move, known, ends)
        if found is not None:
            is_own = found.seat in match.people
            glances.append(_thought_over(table, found, move, depth, ends) if is_own else found)
        if number % 10 == 9:
            yield (
                0.1 + (FIRST_PART - 0.1) * number / len(match.moves),
                Review(tuple(chances[at] for at in shown)),
            )
    whole = _whole(glances, match, states)
    matter: dict[bool, list[TurningPoint]] = {True: [], False: []}
    for cost, points in matter.items():
        done = 0
        for glance in _worth_a_look(whole, match.people, cost):
            move = match.moves[glance.number]
            state = fixed_determinization(_seen(states[glance.number], eyes), glance.seat)
            point = _at_the_end(state, glance.number, move, ends)
            if point is None and ends.of(state) is None:
                searched = _instead(state, glance, move, depth)
                if searched is None:
                    continue
                instead, ahead = searched
                after = chances[glance.number + 1][glance.seat]
                point = look_closer(state, glance.number, move, instead, after, depth, ahead)
            done += 1
            # What seemed to cost something may have brought it, and the other way round; no pass brings much.
            if point is not None and (point.cost or move != PASS_BID):
                matter[point.cost] += [point] if _is_apart(point, matter[point.cost]) else []
            part = FIRST_PART + (1.0 - FIRST_PART) * ((not cost) + min(1.0, done / LOOKED_AT)) / 2
            yield (
                min(part, 0.99),
                Review(tuple(chances[at] for at in shown), _to_be_told(matter, match.people)),
            )
            if len(points) == ENOUGH or done == LOOKED_AT:
                break
    yield 1.0, Review(tuple(chances[at] for at in shown), _to_be_told(matter, match.people))


def between_auctions(states: Sequence[State]) -> list[int]:
    """Return for each state of a match the number of the last one between auctions.

    Who is ahead in the bidding changes an estimate by much, though nothing has been bought. Where one auction
    follows another, the position before the first bid is between them.
    """
    found: list[int] = []
    was_auction = False
    for number, state in enumerate(states):
        reopened = (
            state.reopened(everybody=True) if state.current_player() not in (CHANCE, TERMINAL) else None
        )
        is_between = reopened is None or (was_auction and reopened == state)
        found.append(number if is_between or not found else found[-1])
        was_auction = reopened is not None
    return found


def _is_apart(point: TurningPoint, points: Sequence[TurningPoint]) -> bool:
    """Return whether a turning point is not among the others or in the same auction as one of them."""
    return all(abs(point.number - one.number) >= APART for one in points)


def explained(point: TurningPoint, state: State) -> Explanation:
    """Return the two moves of a turning point, best first, in the form that `game.learning.reasons` takes.

    `state` is the table before the move, as the player who moved knew it.
    """
    pair = (point.other, point.played) if point.cost else (point.played, point.other)
    found = [
        Candidate(state.game.parse_move(one.move), one.value, one.visits, one.chance, one.scores, one.error)
        for one in pair
    ]
    return reasons(state, "", found, for_game(state.game), PRICED)


def before(match: Match, point: TurningPoint) -> State:
    """Return the state before the move of a turning point, as the player who moved knew it."""
    return fixed_determinization(match.position(point.number - 1), point.seat)


def _states(match: Match) -> list[State]:
    """Return the states of the table at the deal and after each move."""
    states = [match.position(0)]
    for move in match.moves:
        after = states[-1].copy()
        after.apply_unchecked(move)
        states.append(after)
    return states


def _seen(state: State, eyes: int | None) -> State:
    return state if eyes is None else fixed_determinization(state, eyes)


def _settled(state: State, known: Knowledge) -> State:
    """Return the state at the end of an unfinished action."""
    after = state.copy()
    if after.current_player() not in (CHANCE, TERMINAL):
        known.policy.settle(after)
    return after


def _rounded(chances: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(chance, 4) for chance in chances)


def _glance(state: State, number: int, move: Move, known: Knowledge, ends: Endings) -> _Glance | None:
    """Return a decision as the evaluation judges it; None if chance or the rules decided."""
    seat = state.current_player()
    if seat in (CHANCE, TERMINAL):
        return None
    world = fixed_determinization(state, seat)
    told = _at_the_end(world, number, move, ends)
    if told is not None:
        return _Glance(number, seat, max(0.0, -told.change), max(0.0, told.change))
    if ends.of(world) is not None:
        return None
    moves = dict.fromkeys([move, *known.policy.candidates(world)])
    if len(moves) == 1:
        return None
    after = _at_first_sight([follow(world, one, known.policy) for one in moves], seat, known)
    played, *others = after
    rest = max(others)
    gain = max(0.0, played - rest) if move != PASS_BID else 0.0
    return _Glance(number, seat, max(0.0, rest - played), gain)


def _thought_over(state: State, glance: _Glance, played: Move, depth: Depth, ends: Endings) -> _Glance:
    """Return a decision after a short search, which also finds mistakes that the evaluation misses."""
    world = fixed_determinization(state, glance.seat)
    if ends.of(world) is not None:
        return glance
    best, candidates = _search(world, _searcher(state.game.key, depth, depth.own))
    found = {one.move: one for one in candidates}
    own, other = found.get(played), found.get(best)
    if own is None or other is None:
        return glance
    loss = max(0.0, other.chance - own.chance)
    if own.visits < WELL_TRIED * other.visits:
        loss = max(loss, glance.loss)
    return replace(glance, loss=loss, gain=glance.gain if loss < LEAST else 0.0)


def _whole(glances: Sequence[_Glance], match: Match, states: Sequence[State]) -> list[_Glance]:
    """Return the decisions; the two parts of an action are compared with the next best whole action.

    The choice of a type of action is compared with other types, and the move that followed with others of its
    type. The part that brought less is compared with the next best; the other part counts nothing. The choice
    of a type is judged by its probable continuation; if another move followed, its value is unknown.
    """
    found = {glance.number: glance for glance in glances}
    known = for_game(match.game)
    for first in glances:
        number = first.number
        if not explainer_of(match.game.key).begins(match.moves[number]):
            continue
        if not _is_foreseen(states, number, known):
            found[number] = replace(first, loss=0.0, gain=0.0)
            continue
        second = found.get(number + 1)
        if second is not None and second.seat == first.seat:
            other = second if first.gain <= second.gain else first
            found[other.number] = replace(other, gain=0.0)
    return [found[glance.number] for glance in glances]


def _is_foreseen(states: Sequence[State], number: int, known: Knowledge) -> bool:
    """Return whether the move after the choice of an action type was the expected one.

    The result of an auction does not count: choosing the action decided only what was put up.
    """
    guess = _settled(states[number + 1], known)
    if guess in states[number + 1 : number + 2 + PARTS]:
        return True
    begun = states[min(number + 2, len(states) - 1)]
    is_auction = begun.current_player() not in (CHANCE, TERMINAL) and PASS_BID in begun.legal_moves()
    return is_auction and _settled(begun, known) == guess


def _at_first_sight(tables: Sequence[State], seat: int, known: Knowledge) -> list[float]:
    """Return the seat's chance in each of several states, all played out or all evaluated."""
    played = []
    for table in tables:
        found = endgame_chances(table, known, AT_A_GLANCE)
        if found is None:
            return [evaluate_position(one, known).chances[seat] for one in tables]
        played.append(found[seat])
    return played


def _worth_a_look(glances: Sequence[_Glance], people: Collection[int], cost: bool) -> list[_Glance]:
    """Return the decisions that probably cost or brought most, people's before similar ones by bots."""
    some = [glance for glance in glances if glance.worth(cost) >= LEAST]
    some.sort(key=lambda one: -_weight(one.worth(cost), one.seat, people))
    found: list[_Glance] = []
    for glance in some:
        if len(found) < SEARCHED and all(abs(glance.number - one.number) >= APART for one in found):
            found.append(glance)
    return found


def _weight(worth: float, seat: int, people: Collection[int]) -> float:
    """Return a move's weight, by which turning points are selected."""
    return worth * FAVOUR if seat in people else worth


def _to_be_told(
    found: Mapping[bool, Sequence[TurningPoint]], people: Collection[int]
) -> tuple[TurningPoint, ...]:
    """Return the costliest and the most profitable moves, in the order of the match."""
    told: list[TurningPoint] = []
    for points in found.values():
        told += sorted(points, key=lambda one: -_weight(abs(one.change), one.seat, people))[:MOST]
    return tuple(sorted(told, key=lambda point: point.number))


def _instead(state: State, glance: _Glance, played: Move, depth: Depth) -> tuple[Move, float] | None:
    """Search for a better move; None if there is none, or if it is about as good.

    The second value is how far the search finds the played move ahead of it (`seen_ahead`).
    """
    best, candidates = _search(state, _searcher(state.game.key, depth, depth.better))
    if best == played:
        second = next_best(candidates, played)
        second = next_at_the_end(state, played, max(1, depth.answers // FEWER), second) or second
        if second is None:
            return None
        best = second
    if is_even(candidates, played, best):
        return None
    ahead = seen_ahead(candidates, played, best)
    if ahead:  # A deeper search with other draws must agree.
        deeper = with_parameters(_searcher(state.game.key, depth, DEEPER), seed=AGAIN)
        again = least_ahead(_search(state, deeper)[1], played, best)
        if again * ahead <= 0.0 or abs(again) < AGREED:
            return None
    return best, ahead


def _search(state: State, spec: str) -> tuple[Move, tuple[Candidate, ...]]:
    """Return the bot's choice in place of the actor, and the moves that it considered."""
    heard: list[Thought] = []
    best = make_bot(spec, game=state.game.key).choose(state, state.current_player(), 1.0, heard.append)
    return best, heard[-1].candidates if heard else ()


def _searcher(game: str, depth: Depth, part: float) -> str:
    """Return the bot that searches for a better move, with a part or a multiple of its work."""
    spec = adviser_of(game) if depth.search is None else f"mcts:playouts={depth.search},min_sigma=1,seed=1"
    kind, given = parse(spec, game)
    return with_parameters(spec, **{WORK[kind]: str(max(1, round(part * int(given[WORK[kind]]))))})


def _at_the_end(state: State, number: int, played: Move, ends: Endings) -> TurningPoint | None:
    """Return a solved move compared with the best other one; None if it is no turning point."""
    one, two = ends.weighed(state, played), ends.best(state, played)
    if one is None or two is None or abs(one.chance - two.chance) < TOLD:
        return None
    write = state.game.format_move
    return TurningPoint(
        number + 1,
        state.current_player(),
        kept(one, write(played), one.chance),
        kept(two, write(two.move), two.chance),
    )


def next_best(found: Sequence[Candidate], played: Move) -> Move | None:
    """Return the best other move that a search visited often enough to judge; None if it tried no other.

    >>> from game.rules.auction import Bid, PassBid
    >>> found = [Candidate(Bid(20), 0.6, 90), Candidate(Bid(10), 0.4, 40), Candidate(PassBid(), 0.5, 20)]
    >>> next_best([*found, Candidate(Bid(30), 0.9, 2)], Bid(20))
    PassBid()
    """
    others = [one for one in found if one.move != played]
    most = max((one.visits for one in others), default=0)
    tried = [one for one in others if one.visits >= WELL_TRIED * most]
    return max(tried, key=lambda one: one.value).move if tried else None


def is_even(found: Sequence[Candidate], one: Move, other: Move) -> bool:
    """Return whether a deterministic search finds two moves about equal, such as two orders of one action.

    Playouts go on without much thought, and may forget later what was not done immediately.

    >>> from game.rules.auction import Bid
    >>> bids = [Candidate(Bid(amount), 0.5, 1, chance) for amount, chance in ((1, 0.5), (2, 0.49), (3, 0.4))]
    >>> is_even(bids, Bid(1), Bid(2)), is_even(bids, Bid(1), Bid(3)), is_even(bids, Bid(1), Bid(4))
    (True, False, False)
    """
    pair = _without_luck(found, one, other)
    return bool(pair) and abs(pair[0].chance - pair[1].chance) < AGREED


def seen_ahead(found: Sequence[Candidate], one: Move, other: Move) -> float:
    """Return how far a deterministic search finds one move ahead of another; 0 if unknown.

    >>> from game.rules.auction import Bid
    >>> bids = [Candidate(Bid(amount), 0.5, 1, chance) for amount, chance in ((1, 0.5), (2, 0.25))]
    >>> seen_ahead(bids, Bid(1), Bid(2)), seen_ahead(bids, Bid(2), Bid(1)), seen_ahead(bids, Bid(1), Bid(3))
    (0.25, -0.25, 0.0)
    """
    pair = _without_luck(found, one, other)
    return pair[0].chance - pair[1].chance if pair else 0.0


def least_ahead(found: Sequence[Candidate], one: Move, other: Move) -> float:
    """Return how far a deterministic search finds a move ahead of another, or of the best of all others.

    >>> from game.rules.auction import Bid
    >>> bids = [Candidate(Bid(amount), 0.5, 1, chance) for amount, chance in ((1, 0.5), (2, 0.25), (3, 0.4))]
    >>> round(least_ahead(bids, Bid(1), Bid(2)), 2), round(least_ahead(bids, Bid(2), Bid(3)), 2)
    (0.1, -0.15)
    """
    ahead = seen_ahead(found, one, other)
    return min(seen_ahead(found, one, it.move) for it in found if it.move != one) if ahead > 0.0 else ahead


def _without_luck(found: Sequence[Candidate], one: Move, other: Move) -> list[Candidate]:
    """Return two moves as a deterministic search values them; empty if the search is not one."""
    by_move = {candidate.move: candidate for candidate in found}
    pair = [by_move[move] for move in (one, other) if move in by_move]
    return [] if len(pair) < 2 or any(candidate.error for candidate in pair) else pair
