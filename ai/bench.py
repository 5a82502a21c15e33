"""Measure speed: ``python -m ai.bench --json``.

It measures random play with `State.legal_moves`, copies, and playouts of MCTS. A plain loop alternates with
each of them, and each figure is also given as a ratio: how much is done while the plain loop runs a thousand
rounds. The ratio hardly depends on the machine or its load, so versions can be compared. ``--calibration
GAMES`` adds how well the evaluation predicts the ends of games (`ai.fit.calibration`): R2 by quarter, the R2
that is possible at all, and how often predicted chances come true. ``--frames`` adds the table's frame time
while a bot thinks (``python -m game.table.tools.frames``).

>>> rate_of(lambda: plain_loop(100) and 1, seconds=0.02)
Rate(a_second=..., ratio=...)
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from ai.bot import Thought
from ai.chance import sample_chance
from ai.command import OneLineParser, at_least_one, run
from ai.knowledge import knowledge_of
from ai.mcts import MctsBot
from ai.weights import NAMES
from game.rules.catalog import find_game, game_keys
from game.rules.contract import CHANCE, TERMINAL, Game, State
from game.rules.messages import UserError
from game.words import activate, localize, system_language

PROGRAM: Final = "python -m ai.bench"

SLICE: Final = 0.02
"""The time in seconds after which work and plain loop alternate."""
ROUNDS: Final = 1000
"""The number of rounds of the plain loop for one unit of a ratio."""
NOISE: Final = 0.15
"""The noise of the bots in calibration games, in units of `win_margin_scale`."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A rate per second, and per `ROUNDS` rounds of the plain loop."""

    a_second: float
    ratio: float


def plain_loop(rounds: int) -> int:
    """Run a loop over whole numbers, a list and a comparison."""
    numbers = list(range(64))
    total = 0
    for i in range(rounds):
        number = numbers[i & 63]
        if number & 1:
            total += number
        else:
            numbers[i & 63] = number + 1
    return total


def rate_of(work: Callable[[], int], seconds: float) -> Rate:
    """Repeat a piece of work for `seconds`, alternating with the plain loop.

    `work` does a little and returns how often it did it.
    """
    done, spent, rounds, looped = 0, 0.0, 0, 0.0
    while spent < seconds:
        began = time.process_time()
        while (now := time.process_time()) - began < SLICE:
            done += work()
        spent += now - began
        began = time.process_time()
        while (now := time.process_time()) - began < SLICE:
            plain_loop(ROUNDS)
            rounds += ROUNDS
        looped += now - began
    a_second = done / spent
    return Rate(a_second, a_second / (rounds / looped) * ROUNDS)


def random_play(game: Game, players: int) -> Callable[[], int]:
    """Return a function that plays a hundred random moves, listing all legal ones each time."""
    rng = random.Random(1)
    state = game.new_game(players, {}, rng)

    def work() -> int:
        nonlocal state
        for _ in range(100):
            actor = state.current_player()
            if actor == TERMINAL:
                state = game.new_game(players, {}, rng)
            elif actor == CHANCE:
                state.apply_unchecked(sample_chance(state, rng))
            else:
                moves = state.legal_moves()
                state.apply_unchecked(moves[int(rng.random() * len(moves))])
        return 100

    return work


def game_line(game: Game, players: int) -> list[State]:
    """Return every position of a random game, from the deal to the end."""
    rng = random.Random(2)
    state = game.new_game(players, {}, rng)
    line = [state.copy()]
    while state.current_player() != TERMINAL:
        state.apply_unchecked(
            sample_chance(state, rng) if state.current_player() == CHANCE else rng.choice(state.legal_moves())
        )
        line.append(state.copy())
    return line


def copies(state: State) -> Callable[[], int]:
    """Return a function that copies a position a hundred times."""
    copy = state.copy

    def work() -> int:
        for _ in range(100):
            copy()
        return 100

    return work


def playouts(state: State) -> Callable[[], int]:
    """Return a function that runs forty playouts of MCTS at a position, its tree included."""
    bot = MctsBot(playouts=40, seed=1)

    def work() -> int:
        heard: list[Thought] = []
        bot.choose(state, state.current_player(), 60.0, heard.append)
        return heard[-1].work if heard else 0

    return work


def searched(line: Iterable[State]) -> State | None:
    """Return the first position in which MCTS has at least two candidates."""
    for state in line:
        if state.current_player() >= 0 and playouts(state)() > 0:
            return state
    return None


def frames(key: str) -> dict[str, Any]:
    """Return the table's own figures of a game. Raises `RuntimeError` if there are none."""
    command = [sys.executable, "-P", "-m", "game.table.tools.frames", "--game", key, "--json"]
    path = os.pathsep.join(filter(None, sys.path))  # Without the folder that -m would prepend.
    environment = os.environ | {"PYTHONPATH": path}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    try:
        found = json.loads(done.stdout)
    except ValueError:
        found = None
    if done.returncode or not isinstance(found, dict):
        raise RuntimeError(f"the table gave no figures: {done.stderr.strip().splitlines()[-1:]}")
    return found


def measure(key: str, players: int, seconds: float) -> dict[str, Any]:
    """Return all figures of one game that need no window; each takes `seconds` of processor time."""
    game = find_game(key)
    line = game_line(game, players)
    half = line[len(line) // 2 :]
    found = {
        "random_moves": rate_of(random_play(game, players), seconds),
        "copies": rate_of(copies(half[0]), seconds),
    }
    for name, part in (("opening", line), ("middle", half)):
        position = searched(part)
        if position is not None:
            found[f"mcts_playouts_{name}"] = rate_of(playouts(position), seconds)
    figures: dict[str, Any] = {"game": key, "players": players}
    for name, rate in found.items():
        figures[f"{name}_per_second"] = round(rate.a_second, 1)
        figures[f"{name}_per_{ROUNDS}_plain_rounds"] = round(rate.ratio, 3)
    figures["microseconds_per_copy"] = round(1e6 / found["copies"].a_second, 2)
    return figures


def calibrated(key: str, players: int, games: int) -> dict[str, Any]:
    """Return how well a game's evaluation predicts the ends of `games` games of noisy greedy bots.

    Raises `ModuleNotFoundError` without numpy, which only fitting needs.
    """
    from ai.fit.calibration import calibration, ceiling, tenths
    from ai.fit.positions import Series, records

    evaluator = knowledge_of(key).evaluator
    found = list(records(Series.of(key, [players], seed=1, noise=NOISE), games))
    figures: dict[str, Any] = {"calibration_games": games}
    played_on = ceiling(key, players, games, seed=1, noise=NOISE, weights=NAMES[0])
    quarters = zip(calibration(found, evaluator.weights, evaluator.terms), played_on, strict=True)
    for number, (one, well) in enumerate(quarters, 1):
        figures |= {
            f"quarter_{number}_r2": one.r2,
            f"quarter_{number}_played_on_r2_at_most": well.common,
            f"quarter_{number}_played_on_r2": well.r2,
            f"quarter_{number}_played_on_slope": well.slope,
            f"quarter_{number}_slope": one.slope,
            f"quarter_{number}_winner_called": one.called,
        }
    for number, ten in enumerate(tenths(found, evaluator.weights, evaluator.terms), 1):
        figures |= {f"tenth_{number}_{name}": value for name, value in asdict(ten).items()}
    return figures


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command. Exit code 2 after one line for bad arguments."""
    parser = OneLineParser(prog=PROGRAM, description="How fast things are here.")
    parser.add_argument("--game", default=game_keys()[0], help="a game's key")
    parser.add_argument("--players", type=at_least_one, default=3)
    parser.add_argument("--seconds", type=at_least_one, default=2, help="processor time for each figure")
    parser.add_argument(
        "--calibration", type=at_least_one, metavar="GAMES", help="also how well the evaluation says the end"
    )
    parser.add_argument("--frames", action="store_true", help="also the frame time at the table")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args(argv)
    activate(system_language())
    try:
        find_game(given.game).check_setup(given.players, {})
    except UserError as wrong:
        parser.error(localize(wrong))
    figures = measure(given.game, given.players, float(given.seconds))
    try:
        if given.calibration:
            figures |= calibrated(given.game, given.players, given.calibration)
        if given.frames:
            figures |= frames(given.game)
    except (ModuleNotFoundError, RuntimeError) as failed:
        print(f"{PROGRAM}: {failed}", file=sys.stderr)
        return 1
    if given.json:
        print(json.dumps(figures))
    else:
        print("\n".join(f"{name.replace('_', ' '):<34} {value}" for name, value in figures.items()))
    return 0


if __name__ == "__main__":
    sys.exit(run(PROGRAM, main, localize))
