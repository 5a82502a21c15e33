"""Run independent tasks: in this process, in several processes, or on a Dask cluster.

Results come in the order of the tasks, whichever finishes first, so they are the same wherever the tasks ran.

>>> list(TaskPool(jobs=1).run(abs, [-3, 2, -1]))
[3, 2, 1]
>>> kept: list[int] = []
>>> list(HERE.run(abs, [-3, 2, -1], known={2: 2}, keep=kept.append)), kept
([3, 2, 1], [3, 1])
"""

from __future__ import annotations

import argparse
import logging
import os
import pickle
import signal
import time
import traceback
from collections.abc import Callable, Generator, Hashable, Iterable, Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, field
from itertools import chain, islice
from multiprocessing import current_process
from multiprocessing.connection import Connection, wait
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

from ai.command import at_least_one, library
from ai.worker_process import Handler, WorkerProcess, end_processes, end_with_parent, handle_interrupt
from game.rules.files import os_error_message
from game.rules.messages import Message, MessageId, UserError

Task = TypeVar("Task", bound=Hashable)
Done = TypeVar("Done")

PROCESSES, DASK = "processes", "dask"

CLUSTER: Final = "cluster"
"""The extra of the project that installs what a cluster needs."""

GRACE: Final = 30
"""The time in seconds in which an exiting process can close what it runs."""

MOST: Final = 60
"""The maximum number of processes, because Windows can't wait for more."""

ENDINGS: Final = signal.SIGINT, signal.SIGTERM
"""Ctrl-C, and the signal by which the parent ends a process."""

PATIENCE: Final = 10
"""The time in seconds in which a cluster has to answer."""

CHECK: Final = 2.0
"""The time in seconds without a result after which the cluster's workers are counted."""

WORKERLESS: Final = 60.0
"""The time in seconds in which a cluster without workers has to get one."""


class TaskPoolMessage(MessageId):
    """Reasons why tasks can't run somewhere."""

    NO_CLUSTER = "no-cluster", "address"
    CLUSTER_LOST = "cluster-lost", "address"
    CLUSTER_WAITS = "cluster-waits", "address seconds"
    NO_WORKERS = "cluster-no-workers", "address seconds"
    WORKERS_ENDED = "cluster-workers-ended", "address"
    NO_PROCESS = "no-process", "why"
    PROCESS_ENDED = "work-process-ended", "code"
    NO_SCHEDULER = "no-scheduler", "backend"
    NO_DASK = "no-dask", "backend"
    JOBS = "no-jobs", "backend"


class TaskPoolArgumentError(UserError, ValueError):
    """Raised for contradictory arguments."""


class TaskPoolError(UserError):
    """Raised if no cluster or worker answers, or a process fails to start or exits."""


@dataclass(frozen=True, slots=True)
class TaskPool:
    """A number of processes on this machine, or the machines of a Dask cluster."""

    jobs: int = 1
    """The number of processes on this machine; 1: the current one."""
    scheduler: str | None = None
    """The address of a cluster's scheduler ("10.0.0.5:8786"), to run there and not here."""
    report: Callable[[Message], object] = field(default=lambda note: None, compare=False)
    """Called with what delays the work."""

    def run(
        self,
        do: Callable[[Task], Done],
        todo: Iterable[Task],
        known: Mapping[Task, Done] | None = None,
        keep: Callable[[Done], object] | None = None,
    ) -> Generator[Done, None, None]:
        """Yield the result of `do` for each task, in the order of the tasks, of which there may be infinitely
        many.

        `known` results are not computed again; new ones are passed to `keep` immediately. Raises what `do`
        raises, `TaskPoolError` if no cluster answers or a process exits, and `NoLibrary` without Dask.
        """
        known = known or {}
        tasks: Iterator[tuple[int, Task]] = enumerate(todo)
        turn = 0
        for number, task in tasks:
            if task not in known:
                tasks = chain([(number, task)], tasks)
                break
            yield known[task]
            turn += 1
        else:
            return  # Start nothing if all results are known.
        early: dict[int, Done] = {}
        with closing(self._as_done(do, _left(tasks, known, early))) as found:
            for number, done in found:
                if keep is not None:
                    keep(done)
                early[number] = done
                while turn in early:
                    yield early.pop(turn)
                    turn += 1
        yield from (early[number] for number in sorted(early))

    def _as_done(
        self, do: Callable[[Task], Done], todo: Iterable[tuple[int, Task]]
    ) -> Generator[tuple[int, Done], None, None]:
        """Return an iterator over the numbers and results of tasks, in the order of completion."""
        if self.scheduler is not None:
            return _Cluster(self.scheduler, self.report).run(do, todo)
        if self.jobs > 1:
            return _in_processes(self.jobs, do, todo)
        return (_numbered(do, piece) for piece in todo)


HERE: Final = TaskPool()
"""The current process."""


def _left(
    tasks: Iterable[tuple[int, Task]], known: Mapping[Task, Done], early: dict[int, Done]
) -> Iterator[tuple[int, Task]]:
    """Yield the tasks to run; `known` results go to `early`."""
    for number, task in tasks:
        if task in known:
            early[number] = known[task]
        else:
            yield number, task


def _numbered(do: Callable[[Task], Done], piece: tuple[int, Task]) -> tuple[int, Done]:
    number, task = piece
    return number, do(task)


def _in_processes(
    jobs: int, do: Callable[[Task], Done], todo: Iterable[tuple[int, Task]]
) -> Generator[tuple[int, Done], None, None]:
    """Yield results from processes; each has its own pipe and shares no lock, so that one that exits blocks
    nobody.
    """
    waiting = iter(todo)
    working: dict[Connection, WorkerProcess] = {}
    try:
        for piece in islice(waiting, min(jobs, MOST)):
            process = _started(do)
            working[process.pipe] = process
            _tell(process, piece)
        while working:
            ready = wait(list(working))
            for pipe, process in [(pipe, process) for pipe, process in working.items() if pipe in ready]:
                done = _heard(process)
                if (following := next(waiting, None)) is not None:
                    _tell(process, following)
                else:
                    working.pop(pipe).close()
                yield done
    finally:
        end_processes(working.values(), GRACE)


def _started(do: Callable[[Task], Done]) -> WorkerProcess:
    try:
        return WorkerProcess("parlorcar work", _serve, do)
    except OSError as error:
        raise TaskPoolError(TaskPoolMessage.NO_PROCESS(why=os_error_message(error))) from error


def _tell(process: WorkerProcess, piece: tuple[int, Task]) -> None:
    with suppress(OSError):  # If it has exited, `_heard` reports it.
        process.pipe.send(piece)


def _heard(process: WorkerProcess) -> Any:
    """Return the result of a task, or raise what it raised."""
    try:
        done = pickle.loads(process.pipe.recv_bytes())
    except (EOFError, OSError) as error:
        raise TaskPoolError(TaskPoolMessage.PROCESS_ENDED(code=process.exit_code())) from error
    if isinstance(done, BaseException):
        raise done
    return done


def _serve(pipe: Connection, do: Callable[[Task], Done]) -> None:
    """Run tasks in a process. Ctrl-C ends it silently, with what it runs; the command reports it."""
    current_process().daemon = False  # So that tasks can start processes.
    handle_interrupt(signal.SIG_DFL)  # An idle process has nothing to close.
    end_with_parent(GRACE)
    endings = [ending for ending in ENDINGS if signal.getsignal(ending) is not signal.SIG_IGN]
    with suppress(EOFError, OSError):  # The parent has closed the pipe.
        while True:
            pipe.send_bytes(_answer(do, pipe.recv(), endings))


def _answer(do: Callable[[Task], Done], piece: tuple[int, Task], endings: Iterable[signal.Signals]) -> bytes:
    """Return the result of a task or what it raises; close what it runs if the process has to exit."""
    try:
        try:
            _mean(endings, _leave)
            return pickle.dumps(_numbered(do, piece))
        except (Exception, SystemExit) as error:
            return _told(error)
        finally:
            _mean(endings, signal.SIG_DFL)
    except KeyboardInterrupt:
        os._exit(1)


def _told(error: BaseException) -> bytes:
    """Return a pickled exception with its traceback; only the traceback if it can't be pickled."""
    place = traceback.format_exc()
    error.add_note(place)
    try:
        text = pickle.dumps(error)
        pickle.loads(text)
    except Exception:
        return pickle.dumps(RuntimeError(place))
    return text


def _mean(endings: Iterable[signal.Signals], handler: Handler) -> None:
    for ending in endings:
        signal.signal(ending, handler)


def _leave(*_: object) -> None:
    _mean(ENDINGS, lambda *_: None)  # It is exiting already.
    raise KeyboardInterrupt


def _dask() -> Any:
    """Return the library of clusters. Raises `NoLibrary` if it is not installed."""
    return library("dask.distributed", CLUSTER)


class _Cluster:
    """The workers of a Dask cluster, with a watched scheduler.

    Dask itself would wait forever for a lost scheduler or lost workers.
    """

    def __init__(self, address: str, report: Callable[[Message], object]) -> None:
        """Connect to the scheduler. Raises `TaskPoolError` and `NoLibrary`."""
        self._dask = _dask()
        logging.getLogger("distributed").setLevel(logging.CRITICAL)  # Errors are reported here, once.
        self._address = address
        self._report = report
        try:
            self._client = self._dask.Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError) as error:
            raise TaskPoolError(TaskPoolMessage.NO_CLUSTER(address=address)) from error
        self._running: set[Any] = set()
        self._ended: SimpleQueue[Any] = SimpleQueue()
        self._workerless_since: float | None = None
        self._has_reported = False

    def run(
        self, do: Callable[[Task], Done], todo: Iterable[tuple[int, Task]]
    ) -> Generator[tuple[int, Done], None, None]:
        """Yield results in the order of completion. Raises `TaskPoolError`, and what `do` raises."""
        waiting = iter(todo)
        try:
            width = self._threads()
            while True:
                for piece in islice(waiting, 2 * max(1, width) - len(self._running)):
                    future = self._client.submit(_numbered, do, piece, pure=False)
                    self._running.add(future)
                    future.add_done_callback(self._ended.put)
                if not self._running:
                    return
                try:
                    future = self._ended.get(timeout=CHECK)
                except Empty:
                    width = self._threads()
                    continue
                if (done := self._result(future)) is None:
                    width = self._threads()
                else:
                    self._running.discard(future)
                    yield done
        finally:
            with suppress(OSError, RuntimeError):
                self._client.close(timeout=PATIENCE)

    def _result(self, future: Any) -> tuple[int, Any] | None:
        """Return the result of a task, or raise what it raised.

        None if it can't be fetched now, because its worker has exited and it runs again.
        """
        if future.status == "finished":
            try:
                done: tuple[int, Any] = future.result(timeout=CHECK)
                return done
            except TimeoutError:
                self._ended.put(future)
                return None
        if future.status != "error":
            raise TaskPoolError(TaskPoolMessage.CLUSTER_LOST(address=self._address))
        error = future.exception()
        if isinstance(error, self._dask.KilledWorker):
            raise TaskPoolError(TaskPoolMessage.WORKERS_ENDED(address=self._address)) from error
        raise error.with_traceback(future.traceback())

    def _threads(self) -> int:
        """Return how many tasks the cluster can run in parallel.

        Raises `TaskPoolError` if the scheduler doesn't answer, or has had no workers for too long.
        """
        try:
            counts = self._client.nthreads(callback_timeout=PATIENCE)
        except (OSError, AttributeError, ValueError, RuntimeError) as error:
            raise TaskPoolError(TaskPoolMessage.CLUSTER_LOST(address=self._address)) from error
        now = time.monotonic()
        if counts:
            self._workerless_since = None
        elif self._workerless_since is None:
            self._workerless_since = now
        elif now - self._workerless_since > WORKERLESS:
            raise TaskPoolError(TaskPoolMessage.NO_WORKERS(address=self._address, seconds=round(WORKERLESS)))
        elif not self._has_reported:
            self._has_reported = True
            self._report(TaskPoolMessage.CLUSTER_WAITS(address=self._address, seconds=round(WORKERLESS)))
        return sum(counts.values())


def add_arguments(parser: argparse.ArgumentParser, jobs: int = 1) -> None:
    """Add the arguments that say where to run tasks; `jobs` is the default number of processes."""
    parser.add_argument("--jobs", type=at_least_one, help=f"processes on this machine; {jobs} if not given")
    parser.add_argument(
        "--backend", choices=(PROCESSES, DASK), default=PROCESSES, help="work here, or over a Dask cluster"
    )
    parser.add_argument("--scheduler", metavar="HOST:PORT", help="of the Dask cluster")
    parser.set_defaults(default_jobs=jobs)


def task_pool_of(given: argparse.Namespace, report: Callable[[Message], object]) -> TaskPool:
    """Return the pool that a command's arguments describe. Raises `TaskPoolArgumentError` and `NoLibrary`.

    `report` is called with what delays the work.
    """
    if given.backend == PROCESSES:
        if given.scheduler is not None:
            raise TaskPoolArgumentError(TaskPoolMessage.NO_DASK(backend=f"--backend {DASK}"))
        return TaskPool(given.jobs or given.default_jobs)
    if given.scheduler is None:
        raise TaskPoolArgumentError(TaskPoolMessage.NO_SCHEDULER(backend=f"--backend {DASK}"))
    if given.jobs is not None:
        raise TaskPoolArgumentError(TaskPoolMessage.JOBS(backend=f"--backend {DASK}"))
    _dask()
    return TaskPool(scheduler=given.scheduler, report=report)
