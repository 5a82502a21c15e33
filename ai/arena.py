"""Matches between bots: ``python -m ai.arena --game american_rails --bots greedy,random,random``.

The same deal is played once from every seating (the bots move round the table), so luck of the deal
and of the seat falls on all alike. Progress goes to the standard error, the result to the output.

>>> pairing = next(pairings("north_american_railways", ["random", "random", "random"], matches=1, seed=1))
>>> outcome = play_match(pairing)
>>> len(outcome.scores), sum(outcome.wins)
(3, 1.0)
>>> [row["bot"] for row in tally([outcome], pairing.bots)]
['random #1', 'random #2', 'random #3']
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, NoReturn

from ai.draw import draw
from ai.rating import wilson
from ai.registry import UnknownBot, make_bot, split_specs
from game.rules.catalogue import UnknownGame, find_game
from game.rules.contract import CHANCE, OVER, Move

SECONDS_A_MOVE = 1.0
"""What a bot may think if its description names no time of its own."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """One match to play: `rotation` seats the bots so many places further round the table."""

    game: str
    bots: tuple[str, ...]
    seed: int
    deal: int
    rotation: int

    def bot_at(self, seat: int) -> int:
        """Which of the bots (an index) sits in a seat."""
        return (seat - self.rotation) % len(self.bots)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a match, by bot and not by seat."""

    pairing: Pairing
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    """Each bot's part of the win: 1 in all."""
    moves: tuple[int, ...]
    seconds: tuple[float, ...]


def pairings(game: str, bots: Sequence[str], matches: int, seed: int) -> Iterator[Pairing]:
    """The matches to play: each deal in every rotation before the next."""
    for match in range(matches):
        deal, rotation = divmod(match, len(bots))
        yield Pairing(game, tuple(bots), seed, deal, rotation)


def play_match(pairing: Pairing) -> Outcome:
    """Play one match to its end. What is dealt and drawn depends only on the seed and the deal's number."""
    players = len(pairing.bots)
    dice = random.Random(f"{pairing.seed}/{pairing.deal}")
    state = find_game(pairing.game).deal(players, {}, dice)
    seeds = random.Random(f"{pairing.seed}/{pairing.deal}/{pairing.rotation}")
    bots = [make_bot(spec, game=pairing.game, seed=seeds.getrandbits(32)) for spec in pairing.bots]
    moves, seconds = [0] * players, [0.0] * players
    since: list[list[Move] | None] = [None] * players
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            move = draw(state, dice)
            state.apply(move)
            _remember(since, move, secret=False)
            continue
        which = pairing.bot_at(actor)
        began = time.perf_counter()
        move = bots[which].choose(state, actor, SECONDS_A_MOVE, since=since[actor])
        seconds[which] += time.perf_counter() - began
        moves[which] += 1
        since[actor] = []
        _remember(since, move, isinstance(move, state.secret_moves))
        state.play(move)
    winners, by_seat = state.winners(), state.scores()
    scores, wins = [0] * players, [0.0] * players
    for seat in range(players):
        scores[pairing.bot_at(seat)] = by_seat[seat]
        wins[pairing.bot_at(seat)] = 1.0 / len(winners) if seat in winners else 0.0
    return Outcome(pairing, tuple(scores), tuple(wins), tuple(moves), tuple(seconds))


def _remember(since: list[list[Move] | None], move: Move, secret: bool) -> None:
    """Note a move for each seat that has chosen before; who may not know it has to begin anew."""
    for seat, moves in enumerate(since):
        if moves is not None:
            since[seat] = None if secret else [*moves, move]


def play_all(todo: Iterable[Pairing], jobs: int) -> Iterator[Outcome]:
    """Play matches, `jobs` at a time, and yield each as it ends."""
    if jobs == 1:
        yield from map(play_match, todo)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(play_match, pairing) for pairing in todo]
        try:
            for done in as_completed(waiting):
                yield done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def names_of(bots: Sequence[str]) -> list[str]:
    """The descriptions, numbered where one stands more than once."""
    names = []
    for i, spec in enumerate(bots):
        same = [j for j, other in enumerate(bots) if other == spec]
        names.append(f"{spec} #{same.index(i) + 1}" if len(same) > 1 else spec)
    return names


def tally(outcomes: Sequence[Outcome], bots: Sequence[str]) -> list[dict[str, Any]]:
    """For each bot its wins, their share with a 95 % interval, its mean score and its pace."""
    table = []
    count = len(outcomes)
    for i, name in enumerate(names_of(bots)):
        wins = sum(outcome.wins[i] for outcome in outcomes)
        low, high = wilson(wins, count)
        moves = sum(outcome.moves[i] for outcome in outcomes)
        table.append(
            {
                "bot": name,
                "wins": round(wins, 3),
                "share": round(wins / count, 4) if count else 0.0,
                "low": round(low, 4),
                "high": round(high, 4),
                "score": round(sum(outcome.scores[i] for outcome in outcomes) / count, 2) if count else 0.0,
                "moves": moves,
                "seconds_per_move": round(sum(o.seconds[i] for o in outcomes) / moves, 5) if moves else 0.0,
            }
        )
    return table


def table_of(rows: Sequence[dict[str, Any]]) -> str:
    """The tally as lines of text."""
    wide = max(3, *(len(row["bot"]) for row in rows))
    lines = [f"{'bot':<{wide}}   wins  share   95 % interval   mean score  s/move"]
    lines += [
        f"{row['bot']:<{wide}} {row['wins']:6.1f} {row['share']:6.1%}  {row['low']:6.1%} - {row['high']:6.1%}"
        f" {row['score']:12.1f} {row['seconds_per_move']:7.3f}"
        for row in rows
    ]
    return "\n".join(lines)


class OneLineParser(argparse.ArgumentParser):
    """Says in one line what is wrong with an argument and ends with code 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def at_least_one(text: str) -> int:
    """A command-line argument that has to be a whole number from 1 up."""
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number from 1 up, found {text!r}")
    return int(text)


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = OneLineParser(prog="python -m ai.arena", description="Matches between bots.")
    parser.add_argument("--game", default="american_rails", help="a game's key")
    parser.add_argument("--bots", required=True, help="one bot per seat: mcts:seconds=0.2,greedy,random")
    parser.add_argument("--matches", type=at_least_one, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=at_least_one, default=1, help="processes")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args(argv)
    given.bots = split_specs(given.bots)
    try:
        find_game(given.game).check(len(given.bots), {})
        for spec in given.bots:
            make_bot(spec)
    except (UnknownGame, UnknownBot, ValueError) as wrong:
        parser.error(str(wrong))
    return given


def main(argv: Sequence[str] | None = None) -> int:
    """The command; see the module's first line. Bad arguments: one line, exit code 2."""
    given = _arguments(argv)
    began = time.perf_counter()
    outcomes: list[Outcome] = []
    try:
        for outcome in play_all(pairings(given.game, given.bots, given.matches, given.seed), given.jobs):
            outcomes.append(outcome)
            shares = ", ".join(f"{row['bot']} {row['share']:.0%}" for row in tally(outcomes, given.bots))
            print(f"{len(outcomes)}/{given.matches}  {shares}", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print(f"stopped after {len(outcomes)} matches", file=sys.stderr)
        if not outcomes:
            return 130
    rows = tally(outcomes, given.bots)
    if given.json:
        result = {
            "game": given.game,
            "players": len(given.bots),
            "matches": len(outcomes),
            "seed": given.seed,
            "jobs": given.jobs,
            "bots": rows,
            "seconds": round(time.perf_counter() - began, 2),
        }
        print(json.dumps(result))
    else:
        print(table_of(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
