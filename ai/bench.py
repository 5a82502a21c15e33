"""How fast things are here: ``python -m ai.bench --json``.

Random play with legality from `State.moves`, copies, playouts of MCTS; with ``--frames`` also the
table's frame time while a bot thinks, which the table itself measures
(``python -m game.table.tools.frames``).
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Any

from ai.arena import OneLineParser, at_least_one
from ai.bot import Thought
from ai.mcts import MctsBot, draw
from game.rules.catalogue import KEYS, UnknownGame, find_game
from game.rules.contract import CHANCE, OVER, Game, State


def random_play(game: Game, players: int, seconds: float) -> float:
    """Moves a second when every seat plays any legal move, listing all of them each time."""
    rng = random.Random(1)
    state = game.deal(players, {}, rng)
    count, spent = 0, 0.0
    while spent < seconds:
        began = time.perf_counter()
        for _ in range(500):
            actor = state.actor()
            if actor == OVER:
                state = game.deal(players, {}, rng)
            elif actor == CHANCE:
                state.apply(draw(state, rng))
            else:
                moves = state.moves()
                state.apply(moves[int(rng.random() * len(moves))])
            count += 1
        spent += time.perf_counter() - began
    return count / spent


def middle_of_game(game: Game, players: int) -> State:
    """A position about half-way through a random game."""
    state = game.deal(players, {}, random.Random(2))
    line = [state.copy()]
    rng = random.Random(2)
    while state.actor() != OVER:
        state.apply(draw(state, rng) if state.actor() == CHANCE else rng.choice(state.moves()))
        line.append(state.copy())
    half = len(line) // 2
    return next(state for state in line[half:] if state.actor() >= 0)


def copies(state: State, seconds: float) -> float:
    """Copies a second of a position."""
    count, spent = 0, 0.0
    copy = state.copy
    while spent < seconds:
        began = time.perf_counter()
        for _ in range(1000):
            copy()
        spent += time.perf_counter() - began
        count += 1000
    return count / spent


def playouts(state: State, seconds: float) -> float:
    """Playouts a second of MCTS at a position, its tree included."""
    last: list[Thought] = []
    MctsBot(playouts=20, seed=1).choose(state, state.actor(), seconds)
    bot = MctsBot(seed=1)
    began = time.perf_counter()
    bot.choose(state, state.actor(), seconds, last.append)
    spent = time.perf_counter() - began
    return last[-1].work / spent if last else 0.0


def frames() -> dict[str, Any]:
    """The table's own figures. Raises `RuntimeError` if it can't give them."""
    command = [sys.executable, "-m", "game.table.tools.frames", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        found = json.loads(done.stdout)
    except ValueError:
        found = None
    if done.returncode or not isinstance(found, dict):
        raise RuntimeError(f"the table gave no figures: {done.stderr.strip().splitlines()[-1:]}")
    return found


def measure(key: str, players: int, seconds: float) -> dict[str, Any]:
    """All figures of one game that need no window."""
    game = find_game(key)
    middle = middle_of_game(game, players)
    a_second = copies(middle, seconds)
    opening = game.deal(players, {}, random.Random(1))
    while opening.actor() == CHANCE:
        opening.apply(draw(opening, random.Random(1)))
    return {
        "game": key,
        "players": players,
        "random_moves_per_second": round(random_play(game, players, seconds)),
        "copies_per_second": round(a_second),
        "microseconds_per_copy": round(1e6 / a_second, 2),
        "mcts_playouts_per_second_opening": round(playouts(opening, seconds), 1),
        "mcts_playouts_per_second_middle": round(playouts(middle, seconds), 1),
    }


def main(argv: Sequence[str] | None = None) -> int:
    """The command; see the module's first line. Bad arguments: one line, exit code 2."""
    parser = OneLineParser(prog="python -m ai.bench", description="How fast things are here.")
    parser.add_argument("--game", default=KEYS[0], help="a game's key")
    parser.add_argument("--players", type=at_least_one, default=3)
    parser.add_argument("--seconds", type=at_least_one, default=2, help="time for each figure")
    parser.add_argument("--frames", action="store_true", help="also the frame time at the table")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args(argv)
    try:
        find_game(given.game).check(given.players, {})
    except (UnknownGame, ValueError) as wrong:
        parser.error(str(wrong))
    figures = measure(given.game, given.players, float(given.seconds))
    if given.frames:
        try:
            figures |= frames()
        except RuntimeError as failed:
            print(f"python -m ai.bench: {failed}", file=sys.stderr)
            return 1
    if given.json:
        print(json.dumps(figures))
    else:
        print("\n".join(f"{name.replace('_', ' '):<34} {value}" for name, value in figures.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
