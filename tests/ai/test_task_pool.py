"""Work in processes and on a Dask cluster (here of one machine): its order, its results and how it ends."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import count, islice
from multiprocessing import active_children
from operator import methodcaller
from pathlib import Path
from typing import Any

import pytest

from ai import task_pool
from ai.arena import __main__ as arena
from ai.arena.external_bots import BotFailed
from ai.arena.match import Outcome, Pairing, pairings, play_match
from ai.fit import __main__ as fit
from ai.puzzles import __main__ as puzzles
from ai.puzzles.searching import Search
from ai.survey import __main__ as survey
from ai.task_pool import TaskPool, TaskPoolError, TaskPoolMessage
from ai.worker_process import WorkerProcess
from game.rules.messages import Message
from tests.waiting import until

BOTS = ["random", "random", "random"]
QUICK = ["--game", "north_american_railways", "--language", "en"]


@contextmanager
def cluster_of(workers: int, folder: Path) -> Iterator[Any]:
    """A cluster whose workers live in this process."""
    distributed = pytest.importorskip("dask.distributed")
    dask = pytest.importorskip("dask")
    options: dict[str, Any] = {"threads_per_worker": 1, "dashboard_address": ":0"}
    with (
        dask.config.set({"temporary-directory": str(folder)}),
        distributed.LocalCluster(n_workers=workers, processes=False, protocol="tcp", **options) as cluster,
    ):
        yield cluster


def address_of(cluster: Any) -> str:
    """Return the address of a cluster's scheduler, as a command takes it."""
    return str(cluster.scheduler_address).removeprefix("tcp://")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The scheduler of a cluster with two workers."""
    with cluster_of(2, tmp_path_factory.mktemp("cluster")) as cluster:
        yield address_of(cluster)


@pytest.fixture
def backwards(monkeypatch: pytest.MonkeyPatch) -> list[list[int]]:
    """What is done in processes is done here, three pieces at a time, the last of them first."""
    batches: list[list[int]] = []

    def in_processes(jobs: int, do: Any, todo: Iterable[Any]) -> Generator[Any, None, None]:
        waiting = iter(todo)
        while batch := list(islice(waiting, 3)):
            batches.append([number for number, _ in batch])
            yield from ((number, do(task)) for number, task in reversed(batch))

    monkeypatch.setattr(task_pool, "_in_processes", in_processes)
    return batches


def test_results_come_in_the_order_of_the_work(backwards: list[list[int]]) -> None:
    kept: list[int] = []
    assert list(TaskPool(2).run(abs, range(-7, 0), keep=kept.append)) == [7, 6, 5, 4, 3, 2, 1]
    assert kept == [5, 6, 7, 2, 3, 4, 1], "what is done is kept before its turn"


def test_what_is_known_is_not_done_again(backwards: list[list[int]]) -> None:
    known, kept = {1: 10, 2: 20, 4: 40, 9: 90}, list[int]()
    assert list(TaskPool(2).run(abs, range(1, 10), known, kept.append)) == [10, 20, 3, 40, 5, 6, 7, 8, 90]
    assert sorted(kept) == [3, 5, 6, 7, 8]
    backwards.clear()
    assert list(TaskPool(2).run(abs, (1, 2, 4), known)) == [10, 20, 40]
    assert not backwards, "no process is started for what is known"


def die(task: int) -> int:
    """The process ends early, at the third task, and sends nothing."""
    if task == 3:
        os._exit(7)
    return task


def fail(task: int) -> int:
    """The third piece of work fails."""
    if task == 3:
        raise ZeroDivisionError("three")
    return task


class Unsendable(Exception):
    """Pickled it is, but not unpickled."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


def fail_unsendably(task: int) -> Any:
    """The first piece of work can't be sent, nor can what the second raises, and the third gives up."""
    if task == 1:
        return lambda: task
    if task == 2:
        raise Unsendable(1, 2)
    sys.exit(5)


def start_another(task: int) -> int:
    """A process in a process."""
    other = WorkerProcess("other", methodcaller("send", task))
    try:
        return int(other.pipe.recv())
    finally:
        other.close()


def hang(task: int) -> int:
    """The first piece of work is quick, no other ever comes to an end."""
    while task > 1:
        time.sleep(0.01)
    return task


def test_work_that_raises_in_a_process_raises_here_and_tells_where() -> None:
    kept: list[int] = []
    with pytest.raises(ZeroDivisionError, match="three") as failed:
        list(TaskPool(2).run(fail, range(1, 9), keep=kept.append))
    assert "in fail" in failed.value.__notes__[0]
    assert 3 not in kept


@pytest.mark.parametrize(
    ("task", "raised", "told"),
    [(1, Exception, "lambda"), (2, RuntimeError, "Unsendable: 1 and 2"), (3, SystemExit, "5")],
)
def test_unpicklable_worker_exceptions_are_reported(
    task: int, raised: type[BaseException], told: str
) -> None:
    with pytest.raises(raised, match=told):
        list(TaskPool(2).run(fail_unsendably, [task]))


def test_what_works_may_start_processes() -> None:
    assert list(TaskPool(2).run(start_another, [4, 5, 6])) == [4, 5, 6]


def test_a_process_that_exits_early_is_reported() -> None:
    kept: list[int] = []
    with pytest.raises(TaskPoolError) as failed:
        list(TaskPool(2).run(die, range(1, 9), keep=kept.append))
    assert failed.value.message == TaskPoolMessage.PROCESS_ENDED(code=7)
    assert 3 not in kept


@pytest.mark.usefixtures("no_room", "message_ids")
def test_where_no_process_can_be_started_the_command_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert survey.main([*QUICK, "--games", "8", "--jobs", "2"]) == 1
    assert "no-process why=file-system" in capsys.readouterr().err


def test_closing_the_results_ends_all_processes() -> None:
    work = TaskPool(2).run(hang, count(1))
    assert next(work) == 1
    work.close()
    assert not [child for child in active_children() if child.name == "parlorcar work"]


def test_work_without_an_end_can_be_left(backwards: list[list[int]]) -> None:
    work = TaskPool(2).run(abs, count(1))
    assert list(islice(work, 4)) == [1, 2, 3, 4]
    work.close()
    assert len(backwards) == 2


def without_time(path: Path) -> list[Any]:
    """What a file of outcomes holds, in the order of the matches and without how long they took."""
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    for line in lines:
        line.pop("seconds", None)
    return sorted(lines, key=json.dumps)


def test_matches_over_a_cluster_come_out_the_same(address: str) -> None:
    todo = list(pairings("north_american_railways", BOTS, 6, 1))

    def lines(outcomes: Iterable[Outcome]) -> list[tuple[Pairing, str]]:
        return [(outcome.pairing, outcome.line) for outcome in outcomes]

    here = lines(TaskPool().run(play_match, todo))
    assert here == lines(TaskPool(scheduler=address).run(play_match, todo))


def test_a_cluster_can_be_left_before_everything_is_done(address: str) -> None:
    played = TaskPool(scheduler=address).run(play_match, pairings("north_american_railways", BOTS, 200, 1))
    assert next(played).pairing.deal == 0
    played.close()


def test_a_bot_that_fails_over_there_is_named(address: str) -> None:
    todo = [Pairing("north_american_railways", ("random", "exec:no_such_program", "random"), 1, 0, 0)]
    with pytest.raises(BotFailed, match="outside-not-started spec=exec:no_such_program"):
        list(TaskPool(scheduler=address).run(play_match, todo))


def test_work_that_raises_over_there_raises_here(address: str) -> None:
    kept: list[int] = []
    with pytest.raises(ZeroDivisionError, match="three"):
        list(TaskPool(scheduler=address).run(fail, range(1, 4), keep=kept.append))
    assert 3 not in kept


def time_out(task: int) -> int:
    """Work that raises what waiting for a cluster raises too."""
    raise TimeoutError(task)


def test_work_that_raises_a_time_out_over_there_is_not_waited_for(address: str) -> None:
    with pytest.raises(TimeoutError, match="7"):
        list(TaskPool(scheduler=address).run(time_out, [7]))


def test_a_cluster_without_workers_is_reported_and_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(task_pool, "CHECK", 0.05)
    monkeypatch.setattr(task_pool, "WORKERLESS", 0.3)
    reported: list[Message] = []
    with cluster_of(0, tmp_path) as cluster, pytest.raises(TaskPoolError, match="cluster-no-workers"):
        list(TaskPool(scheduler=address_of(cluster), report=reported.append).run(abs, [-1]))
    assert [note.id for note in reported] == [TaskPoolMessage.CLUSTER_WAITS]


def test_a_scheduler_that_ends_ends_the_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(task_pool, "CHECK", 0.05)
    monkeypatch.setattr(task_pool, "PATIENCE", 2)
    with cluster_of(0, tmp_path) as cluster:
        done = TaskPool(scheduler=address_of(cluster), report=lambda _: cluster.close()).run(abs, [-1])
        with pytest.raises(TaskPoolError, match="cluster-lost"):
            list(done)


@pytest.mark.parametrize(
    ("command", "arguments"),
    [
        (arena, ["--bots", "random,random,random", "--matches", "3"]),
        (survey, ["--bot", "random", "--games", "3"]),
        (puzzles, ["--count", "1"]),
        (fit, ["--games", "5"]),
    ],
)
@pytest.mark.usefixtures("message_ids")
def test_a_cluster_that_does_not_answer_is_named(
    command: Any,
    arguments: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("dask.distributed")
    monkeypatch.setattr(task_pool, "PATIENCE", 0.1)
    where = ["--backend", "dask", "--scheduler", "127.0.0.1:1"]
    assert command.main([*QUICK, *arguments, *where]) == 1
    assert "no-cluster address=127.0.0.1:1" in capsys.readouterr().err


def everywhere(address: str) -> list[list[str]]:
    """One process, two processes, a cluster with two workers."""
    return [["--jobs", "1"], ["--jobs", "2"], ["--backend", "dask", "--scheduler", address]]


@pytest.mark.thorough
def test_the_arena_finds_the_same_everywhere(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found, kept = [], []
    for number, where in enumerate(everywhere(address)):
        path = tmp_path / f"{number}.jsonl"
        bots = ["--bots", "mcts:playouts=8,greedy,random", "--until-decided", "--matches", "12"]
        assert arena.main([*QUICK, *bots, "--json", "--keep", str(path), *where]) == 0
        table = json.loads(capsys.readouterr().out)
        for row in table["bots"]:
            del row["seconds_per_move"]
        found.append({key: table[key] for key in ("matches", "distinct", "bots", "decided")})
        kept.append(without_time(path))
    assert found[0] == found[1] == found[2]
    assert all(line in kept[1] and line in kept[2] for line in kept[0])


@pytest.mark.thorough
def test_the_survey_finds_the_same_everywhere(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for where in everywhere(address):
        assert survey.main([*QUICK, "--games", "8", "--json", *where]) == 0
        found.append(capsys.readouterr().out)
    assert found[0] == found[1] == found[2]


@pytest.mark.thorough
def test_the_fitting_finds_the_same_everywhere(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Weights that are tried out are in no file that other machines could read."""
    written: list[Any] = []
    monkeypatch.setattr(fit, "write", lambda path, file: written.append((path, file.terms, file.found)))
    found = []
    for where in everywhere(address):
        arguments = ["--games", "15", "--matches", "12", "--weights", "hand", "--seed", "5"]
        assert fit.main([*QUICK, *arguments, *where]) == 0
        found.append(capsys.readouterr().out)
    assert found[0] == found[1] == found[2]
    assert len(written) in (0, 3)
    assert "in 12 matches" in found[0]


@pytest.mark.thorough
def test_the_puzzle_finder_finds_the_same_everywhere(
    address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Without the deep searches, which would take minutes."""
    found = []
    monkeypatch.setattr("ai.puzzles.finding.LOOKS", 3)
    monkeypatch.setattr("ai.puzzles.finding.MIXED", ("apprentice", "skilled"))
    monkeypatch.setattr(Search, "enough", property(lambda search: len(search.examined) > 4))
    for number, where in enumerate((["--jobs", "1"], ["--backend", "dask", "--scheduler", address])):
        path = tmp_path / f"{number}.jsonl"
        assert puzzles.main([*QUICK, "--keep", str(path), *where]) == 0
        # A cluster may have looked through more matches than were needed.
        examined = sorted(map(json.loads, path.read_bytes().splitlines()), key=lambda one: one["number"])
        found.append((capsys.readouterr().out, examined[:5]))
    assert found[0] == found[1]


POSIX = pytest.mark.skipif(os.name == "nt", reason="Windows has no signals for groups")

ROOT = Path(__file__).resolve().parents[2]

ENDLESS = """
import sys
from itertools import count
from ai.task_pool import TaskPool

if __name__ == "__main__":
    try:
        for done in TaskPool(4).run(abs, count(1)):
            if done == 20:
                print("begun", flush=True)
    except KeyboardInterrupt:
        sys.exit(130)
"""

SLOW = """
import sys
from functools import partial
from itertools import count
from pathlib import Path
from queue import SimpleQueue
from ai.command import run
from ai.task_pool import TaskPool

def waits(folder, number):
    (folder / f"begun {number}").touch()
    try:
        SimpleQueue().get(timeout=600)
    finally:
        (folder / f"closed {number}").touch()

if __name__ == "__main__":
    sys.exit(run("slow", lambda: len(list(TaskPool(2).run(partial(waits, Path(sys.argv[1])), count(1)))),
    str))
"""


def begin(folder: Path, script: str) -> "subprocess.Popen[str]":
    """A command of its own group, as from a terminal."""
    command = folder / "command.py"
    command.write_text(script)
    return subprocess.Popen(
        [sys.executable, str(command), str(folder)],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        start_new_session=True,
        # A shell that runs the tests in the background has them ignore Ctrl-C, and what they start as well.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def found(folder: Path, what: str) -> bool:
    """Whether both processes have said so."""
    return len(list(folder.glob(f"{what} *"))) == 2


@POSIX
@pytest.mark.parametrize("milliseconds", [0, 15, 30, 60])
def test_ctrl_c_ends_processes_that_start_or_wait_without_a_word(tmp_path: Path, milliseconds: int) -> None:
    """After the first pieces some still start, and the others mostly wait for the next question."""
    running = begin(tmp_path, ENDLESS)
    assert running.stdout is not None
    assert running.stdout.readline() == "begun\n"
    time.sleep(milliseconds / 1000)
    os.killpg(running.pid, signal.SIGINT)
    assert running.communicate(timeout=60) == ("", "")
    assert running.returncode == 130


@POSIX
@pytest.mark.parametrize("times", [1, 2])
def test_ctrl_c_closes_what_works(tmp_path: Path, times: int) -> None:
    """Also where the work waits for an answer, and hears a signal only when it is said again."""
    running = begin(tmp_path, SLOW)
    until(lambda: found(tmp_path, "begun"))
    for _ in range(times):
        os.killpg(running.pid, signal.SIGINT)
        time.sleep(0.05)
    assert running.communicate(timeout=20) == ("", "")
    assert running.returncode == 130
    assert times == 2 or found(tmp_path, "closed")


@POSIX
def test_what_works_is_closed_where_the_command_is_killed(tmp_path: Path) -> None:
    running = begin(tmp_path, SLOW)
    until(lambda: found(tmp_path, "begun"))
    running.kill()
    until(lambda: found(tmp_path, "closed"))
    assert running.communicate(timeout=20) == ("", "")


@POSIX
def test_a_command_that_ignores_ctrl_c_goes_on(tmp_path: Path) -> None:
    """As one that a script has put into the background."""
    running = begin(tmp_path, f"import signal\nsignal.signal(signal.SIGINT, signal.SIG_IGN)\n{SLOW}")
    until(lambda: found(tmp_path, "begun"))
    os.killpg(running.pid, signal.SIGINT)
    time.sleep(0.3)
    assert running.poll() is None
    assert not found(tmp_path, "closed")
    running.kill()
    until(lambda: found(tmp_path, "closed"))
    running.communicate(timeout=20)
