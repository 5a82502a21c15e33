"""Find puzzles in a match between bots of several levels.

Cheap tests come first. A quick search suggests positions with one best move, the weak levels show whether it
is hard to find, and only what is left is searched deeply.

>>> state = find_game("american_rails").new_game(3, {}, random.Random(7))
>>> decision = Decision(0, state)
>>> played = Played(("skilled",) * 3, {}, state, moves=(), decisions=(decision,))
>>> played.opening == decision.state
True

>>> deep_spec("railways_of_north_america")
'minimax:positions=7500'
"""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from itertools import zip_longest
from statistics import stdev
from typing import Final

from ai.bot import Candidate, Thought
from ai.chance import sample_chance
from ai.knowledge import for_game
from ai.parallel import together
from ai.players import LEVELS, adviser_of
from ai.puzzles.puzzle_form import MOST_STARS, ExaminedMatch, Puzzle, RatedMove, RecordedMatch
from ai.registry import WORK, Value, make_bot, parse
from game.rules.catalog import find_game
from game.rules.contract import CHANCE, TERMINAL, Game, Move, Options, State
from game.rules.notation import NotatedGame

DEPTH: Final = 30
"""The least work of a deep search, as a multiple of Expert's."""

SEARCHES: Final = 4
"""The number of deep searches that must agree; of what two agree on, the next two often reject a part."""

CLEAR: Final = 0.05
"""The least lead of the best move over every other, as a part of a sure win."""

ERRORS: Final = 3.0
"""The minimum lead of the best move in standard errors of the difference."""

TRIES: Final = 5
"""How often each level is asked."""

GLANCE: Final = 32
"""The least work of a first look."""


def deep_spec(game: str) -> str:
    """Return the bot with `DEPTH` times the work of a game's expert, at least that of the game's adviser.

    Otherwise the advice could be better than the proof.

    >>> deep_spec("north_american_railways")
    'mcts:playouts=10000'
    """
    kind, parameters = _unerring_expert(game)
    advice, asked = parse(adviser_of(game), game)
    least = int(asked.get(WORK[kind], 0)) if advice == kind else 0
    parameters[WORK[kind]] = max(DEPTH * int(parameters[WORK[kind]]), least)
    return _written(kind, parameters)


def quick_spec(game: str) -> str:
    """Return the bot for the first look at a position, with a third of the work of a game's expert.

    >>> quick_spec("american_rails")
    'mcts:playouts=32'
    """
    kind, parameters = _unerring_expert(game)
    parameters[WORK[kind]] = max(GLANCE, int(parameters[WORK[kind]]) // 3)
    return _written(kind, parameters)


def _unerring_expert(game: str) -> tuple[str, dict[str, Value]]:
    """Return the type and parameters of a game's expert, without its deliberate errors and higher bids."""
    kind, parameters = parse("expert", game)
    return kind, {name: value for name, value in parameters.items() if name not in ("noise", "jump")}


def _written(kind: str, parameters: Mapping[str, Value]) -> str:
    return f"{kind}:{','.join(f'{key}={value}' for key, value in parameters.items())}"


def weigh(state: State, spec: str, seed: int) -> Thought | None:
    """Return what a bot finds about the actor's moves, the best in value first; None if there is nothing to
    compare.

    It gets no more than the actor can know.
    """
    heard: list[Thought] = []
    seat, game = state.current_player(), state.game.key
    known = state.determinize(seat, random.Random(seed))
    make_bot(spec, game=game, seed=seed).choose(known, seat, math.inf, heard.append)
    return replace(heard[-1], candidates=_best_first(heard[-1].candidates)) if heard else None


def chosen(state: State, level: str, seed: int) -> Move:
    """Return the move that a bot of a level plays."""
    seat, game = state.current_player(), state.game.key
    known = state.determinize(seat, random.Random(seed))
    return make_bot(level, game=game, seed=seed).choose(known, seat, math.inf)


def agreed(thoughts: Sequence[Thought]) -> Thought:
    """Return the merged result of several searches with other random seeds.

    The error of a search that gives none is at least the standard error of the mean distance of a move to the
    best one, because what inflates all moves of a search alike doesn't count.
    """
    added = together(thoughts)
    told = _best_first(added.candidates)
    behind: defaultdict[Move, list[float]] = defaultdict(list)
    for thought in thoughts:
        values = {one.move: one.value for one in thought.candidates}
        if told and told[0].move in values:
            for move, value in values.items():
                behind[move].append(values[told[0].move] - value)
    return replace(
        added, candidates=tuple(replace(one, error=max(one.error, _varies(behind[one.move]))) for one in told)
    )


def _varies(values: Sequence[float]) -> float:
    """Return the standard error of the mean of some values; 0 for a single one."""
    return stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0


def clear_best(thought: Thought, lead: float = CLEAR, errors: float = ERRORS) -> Move | None:
    """Return the move that leads all others clearly; None if no move does.

    >>> from game.rules.auction import PASS_BID, Bid
    >>> best, other = Candidate(Bid(20), 0.6, 50, error=0.01), Candidate(PASS_BID, 0.4, 12, error=0.02)
    >>> clear_best(Thought((best, other), work=62))
    Bid(amount=20)
    >>> clear_best(Thought((best, replace(other, value=0.58)), work=62)) is None
    True
    """
    if len(thought.candidates) < 2:
        return None
    best, *others = thought.candidates
    for other in others:
        ahead = best.value - other.value
        if ahead < lead or ahead < errors * math.hypot(best.error, other.error):
            return None
    return best.move


def prove(state: State, seed: int) -> Thought | None:
    """Return what the deep searches found, if each and all together agree on one clearly best move."""
    spec = deep_spec(state.game.key)
    found: list[Thought] = []
    best: Move | None = None
    for number in range(SEARCHES):
        thought = weigh(state, spec, seed + number)
        clear = clear_best(thought) if thought else None
        if thought is None or clear is None or clear != (best or clear):
            return None
        found.append(thought)
        best = clear
    proof = agreed(found)
    return proof if clear_best(proof) == best else None


def missed_by(state: State, best: Move, seed: int, levels: Sequence[str] = LEVELS[:-1]) -> list[str]:
    """Return the levels that play something else more often than not.

    By default the strongest level, which takes seconds for a move, isn't asked.
    """
    return [level for level in levels if _misses(state, best, level, seed)]


def _misses(state: State, best: Move, level: str, seed: int) -> bool:
    missed = 0
    for turn in range(TRIES):
        missed += chosen(state, level, seed + turn) != best
        if 2 * missed > TRIES:
            return True
    return False


def _best_first(candidates: Sequence[Candidate]) -> tuple[Candidate, ...]:
    return tuple(sorted(candidates, key=lambda one: -one.value))


# Looking for puzzles in a match


MIXED: Final = ("apprentice", "skilled", "skilled", "expert")
"""The levels that play, drawn for each seat, because unlike players reach lifelike positions."""

PLAYERS: Final = 4
"""The most seats of a puzzle, because nobody wants to read five rivals' holdings."""

LOOKS: Final = 200
"""The number of positions examined per match."""

FEWEST: Final = 3
"""The fewest candidate moves."""

MOST: Final = 4
"""The most puzzles from one match, each of another kind."""

GLIMPSED, LIKELY = 0.4, 0.8
"""The parts of a clear lead required by a first look and by a quick search."""

HOPE: Final = 0.2
"""The least chance to win after the best move, because lost positions are no fun."""

CHANCE_LEAD: Final = 0.02
"""The least lead of its chance to win over every other's."""

SHOWN: Final = 6
"""The number of moves of a puzzle in its file."""

AMOUNT: Final = "amount"
"""The field of moves that differ in price."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A position of a match in which a seat had a choice."""

    after: int
    """The number of moves made before."""
    state: State


@dataclass(frozen=True, slots=True)
class Played:
    """A match between bots, to its end."""

    bots: tuple[str, ...]
    options: Options
    opening: State
    moves: tuple[Move, ...]
    decisions: tuple[Decision, ...]


def play(game: Game, rng: random.Random) -> Played:
    """Play a match between bots of several levels."""
    players = rng.choice([count for count in game.players if count <= PLAYERS])
    options = {option.key: option.default for option in game.options}
    bots = tuple(rng.choice(MIXED) for _ in range(players))
    state = game.new_game(players, options, rng)
    opening, moves, decisions = state.copy(), list[Move](), list[Decision]()
    policy = for_game(game).policy
    while (actor := state.current_player()) != TERMINAL:
        if actor == CHANCE:
            move = sample_chance(state, rng)
        else:
            if len(policy.candidates(state)) >= FEWEST:
                decisions.append(Decision(len(moves), state.copy()))
            move = chosen(state, bots[actor], rng.getrandbits(32))
        state.apply_unchecked(move)
        moves.append(move)
    return Played(bots, options, opening, tuple(moves), tuple(decisions))


def examine(key: str, seed: int, number: int) -> ExaminedMatch:
    """Play match `number` of a series and look for puzzles in it."""
    game, rng = find_game(key), random.Random(f"{seed}/{number}")
    played = play(game, rng)
    found: list[Puzzle] = []
    for decision in _by_lot(played.decisions, rng):
        name = f"{seed}-{number}-{decision.after}"
        puzzle = puzzle_at(decision, name, rng.getrandbits(32), {one.kind for one in found})
        if puzzle is not None:
            found.append(puzzle)
        if len(found) == MOST:
            break
    return ExaminedMatch(key, seed, number, _told(game, played, found) if found else None)


def _by_lot(decisions: Sequence[Decision], rng: random.Random) -> list[Decision]:
    """Return `LOOKS` random decisions, about equally many for each type of question."""
    asked: defaultdict[object, list[Decision]] = defaultdict(list)
    for decision in rng.sample(decisions, len(decisions)):
        asked[decision.state.prompt().id].append(decision)
    turns = zip_longest(*asked.values())
    return [one for turn in turns for one in turn if one is not None][:LOOKS]


def puzzle_at(decision: Decision, key: str, seed: int, known: Container[str] = ()) -> Puzzle | None:
    """Return a position's puzzle, named `key`; None if there is none.

    There is none if no move is clearly best, if every level finds it, or if its kind is among the `known`
    ones.
    """
    state, game = decision.state, decision.state.game
    likely = _likely(state, quick_spec(game.key), seed, GLIMPSED)
    if likely is None or _kind(game, likely) in known or not _hard(state, likely, seed):
        return None
    if _likely(state, "master", seed, LIKELY) != likely:
        return None
    proof = prove(state, seed)
    if proof is None or not _all_told(state, proof) or not _wins_most(proof):
        return None
    best = proof.candidates[0].move
    missed = missed_by(state, best, seed)
    if not missed:
        return None
    weighed = tuple(_weighed(game, proof, place) for place in range(min(SHOWN, len(proof.candidates))))
    stars, kind = min(len(missed), MOST_STARS), _kind(game, best)
    return Puzzle(key, decision.after, state.current_player(), kind, stars, tuple(missed), weighed)


def _kind(game: Game, move: Move) -> str:
    """Return the type of a move."""
    return game.move_category(move) if isinstance(game, NotatedGame) else game.format_move(move)


def _likely(state: State, spec: str, seed: int, part: float) -> Move | None:
    """Return the move that a quick search finds so clearly best that a deeper one is worthwhile.

    It must meet `part` of the requirements of a puzzle.
    """
    quick = weigh(state, spec, seed)
    best = clear_best(quick, CLEAR * part, errors=part) if quick else None
    if quick is None or best is None or _is_price(state, best) or not _wins_most(quick, part):
        return None
    return best


def _hard(state: State, likely: Move, seed: int) -> bool:
    """Return whether one of the weak levels misses a move."""
    return bool(missed_by(state, likely, seed, ("apprentice", "skilled")))


def _all_told(state: State, proof: Thought) -> bool:
    """Return whether all prices were compared at which the best move can be made."""
    best = proof.candidates[0].move
    compared = {one.move for one in proof.candidates}
    return all(move in compared for move in state.legal_moves() if _differs_in_price(move, best))


def _wins_most(found: Thought, part: float = 1.0) -> bool:
    """Return whether the best move's chance is high, with a clear lead; `part` scales both limits."""
    best, *others = found.candidates
    lead = part * CHANCE_LEAD
    return best.chance >= part * HOPE and all(best.chance - one.chance >= lead for one in others)


def _is_price(state: State, move: Move) -> bool:
    """Return whether a move can be made at prices that nobody compares; then none of them is clearly best."""
    compared = for_game(state.game).policy.candidates(state)
    return any(other not in compared for other in state.legal_moves() if _differs_in_price(other, move))


def _differs_in_price(move: Move, best: Move) -> bool:
    if type(move) is not type(best) or not hasattr(best, AMOUNT):
        return False
    names = [field.name for field in fields(best) if field.name != AMOUNT]
    return all(getattr(move, name) == getattr(best, name) for name in names)


def _weighed(game: Game, proof: Thought, place: int) -> RatedMove:
    one = proof.candidates[place]
    return RatedMove(
        game.format_move(one.move),
        value=round(one.value, 4),
        chance=round(one.chance, 4),
        scores=tuple(round(score, 1) for score in one.scores),
        error=round(one.error, 4),
        visits=one.visits,
    )


def _told(game: Game, played: Played, found: Sequence[Puzzle]) -> RecordedMatch:
    """Return a match up to its last puzzle."""
    puzzles = tuple(sorted(found, key=lambda puzzle: puzzle.after))
    moves = tuple(game.format_move(move) for move in played.moves[: puzzles[-1].after])
    return RecordedMatch(played.bots, dict(played.options), played.opening.to_data(), moves, puzzles)
