"""Bots that misbehave, made in the worker by name; making one puts the toy into its catalog."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path

from ai.bot import Bot, CancelCheck, Candidate, Report, Thought
from ai.registry import make_bot
from game.match.advice import Advice, AdviceRequest
from game.rules.contract import Move, State
from tests.match import toy
from tests.match.toy import Roll, Take, ToyState

PONDERED = 0.8
"""Seconds of processor time that a bot spends without a report."""


class Strange(Bot):
    """Misbehaves as its name tells."""

    name = "strange"

    def __init__(self, does: str) -> None:
        self.does = does

    def choose(
        self,
        state: State,
        seat: int,
        seconds: float,
        report: Report | None = None,
        since: Sequence[Move] | None = None,
    ) -> Move:
        """Misbehave."""
        assert isinstance(state, ToyState)
        match self.does:
            case "fails":
                raise RuntimeError("out of ideas")
            case "cheats":
                return Take(9)
            case "dies":
                os._exit(3)
            case "hangs":
                time.sleep(3600)
            case "spins":
                while True:
                    pass
            case "ponders":
                assert self.cancel_check is not None
                until = time.thread_time() + PONDERED
                while time.thread_time() < until:
                    self.cancel_check()
            case "hangs after a thought":
                assert report is not None
                report(Thought((Candidate(Take(2), 0.5, 1), Candidate(Take(9), 0.4, 1)), 7))
                time.sleep(3600)
            case "muses":
                assert report is not None
                while True:
                    report(Thought((Candidate(Take(3), 0.5, 1),), 1))
                    time.sleep(0.01)
            case "goes on":
                return Take(1) if since is None else Take(3)
            case "peeks":
                return Take(3) if max(state.secrets) < 100 else Take(1)
        return Roll()


def make(spec: str) -> Bot:
    """Make a strange bot, or a registered one."""
    toy.register()
    return make_bot(spec) if spec in ("greedy", "random") else Strange(spec)


def make_after_deaths(record: Path, deaths: int, spec: str) -> Bot:
    """Make a bot; before that the process dies a few times, each of which adds a letter to a file."""
    died = record.read_text() if record.exists() else ""
    if len(died) < deaths:
        record.write_text(f"{died}x")
        os._exit(3)
    return make(spec)


def stillborn(pipe: Connection, *given: object) -> None:
    """Be a process that ends before it has said a word."""


def make_without_stand_in(spec: str) -> Bot:
    """Bots of which even the stand-in fails."""
    return Strange("fails")


def make_nothing(spec: str) -> Bot:
    """Ends the worker whenever a bot is asked for."""
    os._exit(3)


def make_searchers(spec: str) -> Bot:
    """Bots that muse until they are stopped, whatever is asked for; "dies" ends the worker."""
    toy.register()
    return Strange(spec if spec == "dies" else "muses")


def advise_slowly(
    state: State,
    bot: str,
    found: Sequence[Candidate],
    chosen: Move | None,
    request: AdviceRequest,
    cancel_check: CancelCheck,
) -> Advice | None:
    """Take a minute after the search, unless the request is canceled."""
    if chosen is None:
        return None
    until = time.monotonic() + 60.0
    while time.monotonic() < until:
        cancel_check()
        time.sleep(0.01)
    return Advice([], [], True, False)
