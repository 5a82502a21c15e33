"""Maps are drawn step by step, and end like maps drawn in one step."""

from contextlib import suppress
from typing import Any

import pygame
import pytest

from game.table.boards.grounds import Ground, Grounds
from game.table.boards.painted import ZoomableView
from game.table.boards.shown import Shown
from game.table.kit.motion import Motions
from game.table.kit.pen import NullSurface
from game.table.kit.surface_cache import Unfinished, surface_cache
from tests.table.boards.looks import arranged, picture, same
from tests.table.boards.samples import AMERICAN_RAILS, NEW_ENGLAND_RAILWAYS, RAILWAYS_OF_NORTH_AMERICA, Sample

EACH = pytest.mark.parametrize(
    "sample", [AMERICAN_RAILS, NEW_ENGLAND_RAILWAYS, RAILWAYS_OF_NORTH_AMERICA], ids=lambda sample: sample.key
)
STILL = Motions(0.0)


def table(sample: Sample) -> tuple[Any, Shown[Any]]:
    view = sample.view()
    assert isinstance(view, ZoomableView)
    return view, sample.show(sample.state_where(lambda state: state.current_player() >= 0))


def prepared(view: Any, shown: Shown[Any]) -> int:
    """Let a view get ready; how many frames it took."""
    for frame in range(5000):
        if not view.unready:
            return frame
        view.prepare(shown, Motions())
    raise AssertionError("it is never ready")


@EACH
def test_the_first_map_is_printed_in_steps_and_never_rough(sample: Sample) -> None:
    (view, shown), (other, _) = table(sample), table(sample)
    whole = picture(other, shown)
    surface_cache.clear()
    frames = 0
    while view.unready:
        with suppress(Unfinished), surface_cache.within(0.0):
            view.draw(NullSurface((1280, 720)), shown, Motions())
        frames += 1
    assert frames > 5
    assert same(picture(view, shown), whole)


@EACH
def test_an_enlarged_map_is_printed_in_steps(sample: Sample) -> None:
    (view, shown), (other, _) = table(sample), table(sample)
    whole = picture(view, shown)
    for one in (view, other):
        one.zoom(1.5, view.layout.frame.center)
        one.pan(30, -20)
    assert view.unready
    view.prepare(shown, Motions())
    rough = picture(view, shown)
    assert not same(rough, whole)
    prepared(view, shown)
    found, wanted = picture(view, shown), picture(other, shown, STILL)
    assert same(found, wanted)
    assert not same(found, rough)
    view.zoom(0.1, view.layout.frame.center)
    prepared(view, shown)
    assert same(picture(view, shown), whole)


@EACH
def test_a_map_enlarged_before_it_was_printed_is_printed_in_steps_as_well(
    sample: Sample, monkeypatch: pytest.MonkeyPatch
) -> None:
    (view, shown), (other, _) = table(sample), table(sample)
    for one in (view, other):
        one.zoom(1.5, view.layout.frame.center)
    wanted = picture(other, shown, STILL)
    assert prepared(view, shown) > 0
    with monkeypatch.context() as now:
        # Nothing is left for the frame that shows it.
        now.setattr(Ground, "steps", lambda self: pytest.fail("a map is printed at once"))
        assert same(picture(view, shown), wanted)
    for one in (view, other):
        one.zoom(0.1, view.layout.frame.center)
    prepared(view, shown)
    assert same(picture(view, shown), picture(other, shown, STILL))


@EACH
def test_nothing_rough_is_kept_once_the_map_is_printed(sample: Sample) -> None:
    view, shown = table(sample)
    picture(view, shown)
    glimpses = view._painting.glimpses
    view.zoom(1.5, view.layout.frame.center)
    view.prepare(shown, Motions())
    rough = picture(view, shown)
    assert glimpses.rough() is glimpses.rough()
    prepared(view, shown)
    assert not same(picture(view, shown), rough)
    assert glimpses._rough is glimpses._room is None


@EACH
def test_a_map_laid_out_anew_is_shown_scaled_until_it_is_printed(sample: Sample) -> None:
    (view, shown), (other, _) = table(sample), table(sample)
    picture(view, shown)
    for one in (view, other):
        arranged(one, (1200, 700), pygame.Rect(11, 45, 880, 640))
    assert view.unready
    view.prepare(shown, Motions())
    frame = view.layout.frame
    rough = picture(view, shown)
    assert len({tuple(rough.get_at((x, frame.centery))) for x in range(frame.x, frame.right, 5)}) > 20
    prepared(view, shown)
    assert same(picture(view, shown), picture(other, shown, STILL))


@EACH
def test_without_motion_nothing_is_ever_rough(sample: Sample, monkeypatch: pytest.MonkeyPatch) -> None:
    view, shown = table(sample)
    found: list[bool] = []
    bring = Grounds.bring

    def note(self: Grounds, *given: Any, **named: Any) -> Any:
        ground = bring(self, *given, **named)
        found.append(ground is not None)
        return ground

    monkeypatch.setattr(Grounds, "bring", note)
    for factor in (1.0, 1.5, 1.5, 0.4):
        view.zoom(factor, view.layout.frame.center)
        picture(view, shown, STILL)
    assert found
    assert all(found)
