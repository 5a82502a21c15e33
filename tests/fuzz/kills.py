"""Programs that are killed while bots think and moves are written: what was shown is there, and goes on."""

from __future__ import annotations

import hashlib
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

from game.match.database import FILE_NAME
from game.match.journal import SeatPlan
from game.match.match import Match
from game.match.store import Store
from game.match.thinker import Thinker
from game.rules.catalog import find_game, game_keys
from game.rules.contract import State
from tests.waiting import until

LONGEST = 2.5
"""Seconds after the first move until the kill, at most."""
BOTS = ("greedy", "mcts:playouts=40", "random")
TOLD_EVERY = 100
"""The number of kills between two progress reports."""


def play(seed: int) -> None:
    """Play matches of all games with the real worker, and print each move that is saved. It never ends."""
    rng = random.Random(seed)
    store = Store()
    with Thinker(seed) as thinker:
        last = store.last()
        match = Match.open(store, last) if last is not None else None
        while True:
            if match is None or match.is_over:
                match = _begin(store, rng)
            seat = match.current_player
            thinker.ask(match.state, seat, match.seats[seat].bot or "random", 1.0)
            while (answer := thinker.poll()) is None:
                time.sleep(0.0005)
            match.play(answer.move)
            if rng.random() < 0.1:
                match.undo()
            print(match.id, match.moves_played, digest(match.state), thinker.process_id, flush=True)


def _begin(store: Store, rng: random.Random) -> Match:
    game = find_game(rng.choice(game_keys()))
    plans = [SeatPlan(f"P{seat}", seat, rng.choice(BOTS)) for seat in range(rng.choice(game.players))]
    return Match.new(game.key, plans, seed=rng.randrange(10**6), practice=True, store=store)


def digest(state: State) -> str:
    """A position in a word."""
    return hashlib.sha256(json.dumps(state.to_data(), sort_keys=True).encode()).hexdigest()[:16]


def run(count: int, seed: int, folder: Path) -> bool:
    """Kill a playing program a number of times; return whether its saved games were complete each time."""
    rng = random.Random(seed)
    home = folder / "kills"
    home.mkdir()
    wrong: list[str] = []
    seen = 0
    start = time.monotonic()

    def tell(done: int) -> None:
        spent = time.monotonic() - start
        print(f"kills      {done} in {spent:.0f} s, {seen} moves seen, {len(wrong)} wrong", flush=True)

    for number in range(count):
        told = _kill_one(rng, home, rng.randrange(10**9))
        seen += len(told)
        if error := _looked_at(home, told):
            wrong.append(f"  kill {number}: {error}")
        if rng.random() < 0.02:
            for left in home.glob(f"{FILE_NAME}*"):
                left.unlink()
        if (number + 1) % TOLD_EVERY == 0 and number + 1 < count:
            tell(number + 1)
    tell(count)
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return not wrong


def _kill_one(rng: random.Random, home: Path, seed: int) -> list[list[str]]:
    """Let a program play for a while and kill it; return the moves that it printed."""
    environment = os.environ | {"PARLORCAR_HOME": str(home)}
    command = [sys.executable, "-c", f"from tests.fuzz.kills import play; play({seed})"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(rng.random() ** 2 * LONGEST)
        os.kill(process.pid, signal.SIGKILL)
        lines = [first, *process.stdout.read().splitlines(keepends=True)]
    return [line.split() for line in lines if line.endswith("\n")]


def _looked_at(home: Path, told: list[list[str]]) -> str:
    """What is wrong with the saved games, if anything."""
    if not told:
        return "it did not play"
    number, moves, position, worker = told[-1]
    store = Store(home)
    try:
        if store.notice is not None:
            return str(store.notice)
        match = Match.open(store, int(number))
        if match.moves_recorded < int(moves) or digest(match.position(int(moves))) != position:
            return f"match {number} is not as it was seen at move {moves}"
    finally:
        store.close()
    until(lambda: not _lives(int(worker)))
    return ""


def _lives(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
