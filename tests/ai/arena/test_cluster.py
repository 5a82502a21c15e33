"""Matches over a cluster of Dask, which here has one machine."""

from collections.abc import Iterator
from typing import Any

import pytest

from ai.arena import __main__ as arena
from ai.arena import hall
from ai.arena.hall import play_all, play_over
from ai.arena.match import Pairing, pairings
from ai.arena.outside import BotFailed

BOTS = ["random", "random", "random"]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The scheduler of a cluster whose two workers live in this process."""
    pytest.importorskip("joblib")
    distributed = pytest.importorskip("dask.distributed")
    dask = pytest.importorskip("dask")
    options: dict[str, Any] = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None}
    with (
        dask.config.set({"temporary-directory": str(tmp_path_factory.mktemp("cluster"))}),
        distributed.LocalCluster(processes=False, protocol="tcp", **options) as cluster,
    ):
        yield str(cluster.scheduler_address)


def test_matches_over_a_cluster_come_out_the_same(address: str) -> None:
    todo = list(pairings("north_american_railways", BOTS, 6, 1))
    here = {outcome.pairing: outcome.line for outcome in play_all(todo, 1)}
    there = {outcome.pairing: outcome.line for outcome in play_over(address, todo)}
    assert here == there


def test_a_cluster_can_be_left_before_everything_is_played(address: str) -> None:
    todo = pairings("north_american_railways", BOTS, 200, 1)
    played = play_over(address, todo)
    assert isinstance(next(played).pairing, Pairing)
    played.close()


def test_a_bot_that_fails_over_there_is_named(address: str) -> None:
    todo = [Pairing("north_american_railways", ("random", "exec:no_such_program", "random"), 1, 0, 0)]
    with pytest.raises(BotFailed, match="outside-not-started spec=exec:no_such_program"):
        list(play_over(address, todo))


def test_the_command_plays_over_a_cluster(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--game", "north_american_railways", "--bots", "random,random,random", "--matches", "3"]
    assert arena.main([*arguments, "--cluster", address, "--language", "en"]) == 0
    assert "3 matches of 1 deal" in capsys.readouterr().out


def test_a_cluster_that_does_not_answer_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("dask.distributed")
    monkeypatch.setattr(hall, "PATIENCE", 0.2)
    arguments = ["--bots", "random,random,random", "--cluster", "tcp://127.0.0.1:1", "--language", "en"]
    assert arena.main(arguments) == 1
    assert "no cluster answers at tcp://127.0.0.1:1" in capsys.readouterr().err
