"""Motion runs from where a thing was to where it is, waits, and ends."""

from dataclasses import dataclass

import pytest

from game.table.kit.motion import EASINGS, Easing, Motion, Motions


@dataclass(frozen=True)
class Fall:
    cube: int = 0


@dataclass(frozen=True)
class Flight:
    """Something else."""


@pytest.mark.parametrize("easing", sorted(EASINGS))
def test_every_easing_starts_at_nought_and_ends_at_rest(easing: Easing) -> None:
    motion = Motion(Fall(), 1.0, easing=easing)
    assert motion.progress == pytest.approx(0.0)
    motion.passed = 1.0
    assert motion.progress == pytest.approx(0.0 if easing == "pulse" else 1.0)


def test_a_delayed_motion_waits_and_then_runs() -> None:
    motions = Motions()
    motion = motions.add(Fall(7), duration=1.0, delay=0.5, easing="linear")
    assert motion is not None
    motions.update(0.4)
    assert motion.waiting
    assert motion.progress == 0.0
    motions.update(0.6)
    assert motion.progress == pytest.approx(0.5)
    assert motion.between((0, 10), (10, 30)) == pytest.approx((5, 20))
    assert motions.left == pytest.approx(0.5)
    motions.update(0.6)
    assert not motions
    assert motions.of(Fall) == []


def test_what_has_ended_is_returned_once() -> None:
    motions = Motions()
    motions.add(Fall(1), duration=0.5)
    motions.add(Flight(), duration=1.0)
    assert [motions.update(0.3) for _ in range(5)] == [[], [Fall(1)], [], [Flight()], []]


def test_speed_shortens_everything_and_nought_switches_it_off() -> None:
    quick = Motions(2.0)
    quick.add(Fall(), duration=1.0, delay=1.0)
    assert quick.left == pytest.approx(1.0)
    quick.update(1.0)
    assert not quick
    off = Motions(0.0)
    assert off.add(Fall(), duration=1.0) is None
    assert not off


def test_skipping_puts_everything_at_rest() -> None:
    motions = Motions()
    motions.add(Fall(), duration=5.0)
    motions.add(Flight(), duration=5.0, delay=2.0)
    assert [motion.what for motion in motions] == [Fall(), Flight()]
    motions.skip()
    assert motions.left == 0.0


def test_motions_are_asked_for_by_kind() -> None:
    motions = Motions()
    motions.add(Fall(1), duration=1.0)
    motions.add(Flight(), duration=3.0)
    motions.add(Fall(2), duration=1.0, delay=1.0)
    assert [motion.what.cube for motion in motions.of(Fall)] == [1, 2]
    assert motions.rest(Fall) == pytest.approx(2.0)
    assert motions.rest(Fall, Flight) == pytest.approx(3.0)
    assert motions.rest(int) == 0.0
