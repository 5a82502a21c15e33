"""Why a move can't be played: every reason that the rules of a game have, and that each stands for itself.

The cases of a game stand in its folder: how the state is made, a move, and what is said against it.
"""

from importlib import import_module
from pathlib import Path

import pytest

from tests.helpers.refusals import assert_move_refused

WITH_CASES = sorted(path.parent.name for path in Path(__file__).parent.glob("*/reasons.py"))
GAMES = {key: import_module(f"tests.rules.{key}.reasons") for key in WITH_CASES}
EACH = pytest.mark.parametrize("cases", GAMES.values(), ids=GAMES)


@pytest.mark.parametrize(
    ("make", "move", "told"),
    [
        pytest.param(*case, id=f"{key}-{number}-{case[2].id.key}")
        for key, cases in GAMES.items()
        for number, case in enumerate(cases.CASES)
    ],
)
def test_an_illegal_move_is_refused_with_its_reason_and_nothing_changes(make, move, told):
    assert_move_refused(make(), move, told)


@EACH
def test_every_reason_of_the_rules_is_among_the_cases(cases):
    assert {told.id for _, _, told in cases.CASES} == cases.GIVEN


@EACH
def test_a_legal_move_has_no_reason_against_it(cases):
    for make in cases.LEGAL:
        state = make()
        assert [state.illegal_reason(move) for move in state.legal_moves()] == [None] * len(
            state.legal_moves()
        )
