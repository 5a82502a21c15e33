"""Equal seeds play equal matches, on every Python and system (see `tests.same_matches`)."""

import builtins
import math
import sys
from collections.abc import Callable

import pytest

from ai.floats import stable, stable_exp, stable_log, stable_tanh
from game.rules.catalog import all_games
from tests.same_matches import FILES, first_difference


@pytest.fixture
def no_float_sums(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the built-in ``sum`` raise for floats in the program's own modules.

    It is compensated since Python 3.12, so that its result depends on the Python; `math.fsum` doesn't.
    """
    original = builtins.sum

    def checked(*given: object, **named: object) -> object:
        total = original(*given, **named)  # type: ignore[call-overload]
        module = sys._getframe(1).f_globals["__name__"]
        if isinstance(total, float) and module.startswith(("ai.", "game.")):
            raise AssertionError(f"{module}:{sys._getframe(1).f_lineno} adds floats with the built-in sum")
        return total

    monkeypatch.setattr(builtins, "sum", checked)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_stored_match_is_played_again_move_for_move(path, no_float_sums):
    assert first_difference(path) is None


def test_every_game_has_a_stored_match():
    assert [path.stem for path in FILES] == sorted(game.key for game in all_games())


@pytest.mark.parametrize(
    ("function", "exact", "x"),
    [
        (stable, lambda x: x, 1 / 3),
        (stable_exp, math.exp, -0.7),
        (stable_log, math.log, 17.0),
        (stable_tanh, math.tanh, 0.3),
    ],
)
def test_the_last_bits_are_rounded_away(function: Callable[[float], float], exact, x):
    assert function(x) == pytest.approx(exact(x), abs=1e-11)
    assert (function(x) * 2.0**36).is_integer()
    assert stable(exact(x)) == stable(math.nextafter(exact(x), math.inf)) == function(x)
