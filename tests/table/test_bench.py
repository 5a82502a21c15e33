"""The measure of the program's speed gives every figure; how large they are is not a matter for tests."""

import json
from collections.abc import Callable
from multiprocessing import Pipe

import pytest

from game.rules.catalog import game_keys
from game.table.tools import bench


def heard_here(teller: Callable[..., None], *given: object) -> bench.Figures:
    """Return the benchmark's output, measured in this process."""
    mine, other = Pipe(duplex=False)
    teller(other, *given)
    found: bench.Figures = mine.recv()
    return found


def test_every_figure_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(bench, "_hear", heard_here)
    monkeypatch.setattr(bench, "SIZES", {"1080p": (1280, 720)})
    monkeypatch.setattr(bench, "SECONDS", {"playing": 0.05, "wheel": 0.05})
    monkeypatch.setattr(bench, "FRAMES", 3)
    monkeypatch.setattr(bench, "TOUCHES", 2)
    monkeypatch.setattr(bench, "game_keys", lambda: game_keys()[:1])
    assert bench.main(as_json=True) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["start_milliseconds"]["first_picture_by_the_clock"] > 0
    assert found["start_milliseconds"]["title"] > found["start_milliseconds"]["first_picture"] > 0
    assert (
        found["hand_to_picture_milliseconds"]["most"] >= found["hand_to_picture_milliseconds"]["median"] > 0
    )
    assert set(found["frame_milliseconds"]["1080p"][game_keys()[0]]) == {"first_picture", "playing", "wheel"}
    assert set(found["megabytes"]["1080p"]) == {"title", "after_an_evening"}


def test_figures_can_be_read_by_people(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "measure", lambda: {"megabytes": {"4k": {"title": 200}}})
    assert bench.main(as_json=False) == 0
    assert capsys.readouterr().out.split() == ["megabytes,", "4k,", "title", "200"]
