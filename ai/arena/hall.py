"""Where matches are played: one after another, in several processes, or over a cluster.

>>> from ai.arena.match import pairings
>>> todo = list(pairings("north_american_railways", ["random", "random", "random"], matches=2, seed=1))
>>> [outcome.pairing.rotation for outcome in play_all(todo, jobs=1)]
[0, 1]
"""

from __future__ import annotations

import signal
import sys
import warnings
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import nullcontext
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from ai.arena.match import Outcome, Pairing, play_match
from ai.command import library
from assets import also_in, look_first_in
from game.rules.notes import Kind, Noted

CLUSTER: Final = "cluster"
"""The extra of the project that brings what a cluster needs."""

PATIENCE: Final = 10
"""Seconds in which a cluster has to answer."""


class HallTrouble(Kind):
    """Why matches can't be played somewhere."""

    NO_CLUSTER = "no-cluster", "address"


class NoCluster(Noted):
    """An address at which no cluster answers.

    >>> raise NoCluster(HallTrouble.NO_CLUSTER(address="tcp://10.0.0.5:8786"))
    Traceback (most recent call last):
        ...
    ai.arena.hall.NoCluster: no-cluster address=tcp://10.0.0.5:8786
    """


def play_all(todo: Iterable[Pairing], jobs: int, trial: Path | None = None) -> Iterator[Outcome]:
    """Play matches, `jobs` at a time, and yield each as it ends.

    `trial` is a folder of assets that is looked into first, in other processes too.
    """
    if jobs == 1:
        with also_in(trial) if trial else nullcontext():
            yield from map(play_match, todo)
        return
    waiting = iter(todo)
    with ProcessPoolExecutor(
        jobs, mp_context=get_context("spawn"), initializer=_begin, initargs=(trial,)
    ) as pool:
        # No more than can be played at once: what is handed in is played, even if nobody waits for it.
        playing = {pool.submit(play_match, pairing) for pairing in islice(waiting, jobs)}
        while playing:
            done, playing = wait(playing, return_when=FIRST_COMPLETED)
            playing |= {pool.submit(play_match, pairing) for pairing in islice(waiting, len(done))}
            for ended in done:
                yield ended.result()


def _begin(trial: Path | None) -> None:
    """Begin a process of the pool.

    Ctrl-C ends it, and what its bots run, without a word: the command has its say.
    """
    signal.signal(signal.SIGINT, lambda *_: sys.exit(1))
    if trial is not None:
        look_first_in(trial)


def check_cluster() -> tuple[Any, Any]:
    """The libraries that a cluster needs: joblib and Dask. Raises `NoLibrary` if one is not installed."""
    return library("joblib", CLUSTER), library("dask.distributed", CLUSTER)


def play_over(address: str, todo: Iterable[Pairing]) -> Generator[Outcome, None, None]:
    """Play matches on the machines of a Dask cluster, and yield each as it ends.

    `address` is the scheduler's ("tcp://10.0.0.5:8786"); its workers need this project installed. Raises
    `NoLibrary` without joblib and dask, and `NoCluster` if nobody answers.
    """
    joblib, distributed = check_cluster()
    try:
        client = distributed.Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise NoCluster(HallTrouble.NO_CLUSTER(address=address)) from error
    with client, joblib.parallel_config(backend="dask"), warnings.catch_warnings():
        # What is settled before everything is played is left, which is no mistake.
        warnings.filterwarnings("ignore", message=".*tasks which were still being processed")
        hall = joblib.Parallel(return_as="generator_unordered", batch_size=1)
        yield from hall(joblib.delayed(play_match)(pairing) for pairing in todo)
