"""The last cities of a match: who wins is known, and what is said of moves is right by that."""

from __future__ import annotations

from pathlib import Path

import pytest

from ai.compare import answered
from ai.explain import Explained, Explanation
from game.learning import review
from game.learning.endings import Endings
from game.learning.reasons import objection, reason
from game.learning.review import Review, look_back
from game.learning.turning_points import Depth
from game.match.import_export import read_file
from game.match.match import Match
from game.rules.contract import State
from game.words import Localizer
from tests.learning.test_advice import advised

ENDING = "north_american_railways/3_end"
MATCH: Match = read_file(Path(__file__).parents[1] / "positions" / f"{ENDING}.json").match
GRACE = 1


def at(number: int) -> State:
    return MATCH.position(number)


def compared(number: int, *texts: str, place: int = 0, against: bool = False) -> str:
    """What is said of moves whose ends are known, the first as the best."""
    state, ends = at(number), Endings()
    found = [ends.weighed(state, state.game.parse_move(text)) for text in texts]
    explained = tuple(Explained(one, ()) for one in found if one is not None)
    assert len(explained) == len(texts)
    says = objection if against else reason
    return says(Explanation(state.current_player(), "", (), explained, None), place, state, localizer())


def localizer() -> Localizer:
    return Localizer(MATCH.game, MATCH.names)


def test_who_looks_to_the_end_sees_who_wins() -> None:
    """Grace needs Denver; then whatever the others do she passes rather than buy for Ada's companies."""
    state, ends = at(83), Endings()
    found = ends.weighed(state, state.game.parse_move("buy black 3"))
    assert found is not None
    assert (found.chance, found.scores) == (1.0, (8700.0, 10000.0, 7800.0))
    passed = ends.weighed(state, state.game.parse_move("pass"))
    assert passed is not None
    assert passed.chance == 0.0
    assert ends.of(state) == [0.0, 1.0, 0.0]
    best = ends.best(state, but=found.move)
    assert best is not None
    assert best.move != found.move


def test_what_takes_too_long_is_not_known_nor_what_is_before_it() -> None:
    few = Endings(most=100)
    assert few.of(at(88)) is not None
    assert few.of(at(82)) is None
    assert few.of(at(83)) is None
    assert Endings().of(at(79)) is None  # Shares are still to be sold.


@pytest.mark.parametrize("number", [84, 87])
def test_a_move_that_wins_is_no_turn_for_the_worse(number: int) -> None:
    state, played = at(number - 1), MATCH.moves[number - 1]
    point = review._at_the_end(state, number - 1, played, Endings())
    assert point is None or not point.cost


def test_a_move_that_gives_the_win_away_is_one() -> None:
    state = at(83)
    point = review._at_the_end(state, 83, state.game.parse_move("pass"), Endings())
    assert point is not None
    assert point.change == -1.0


def test_chances_at_the_end_are_those_of_who_wins() -> None:
    found = Review(())
    for _, found in look_back(MATCH, depth=Depth(search=4, playouts=2, answers=4)):
        if len(found.chances) > 80 and found.chances[86][GRACE] == 1.0:
            break
    assert all(chances[GRACE] == 1.0 for chances in found.chances[83:])


@pytest.mark.thorough
def test_to_leave_a_rivals_company_alone_is_not_warned_of() -> None:
    """Cleveland for Blue would be for Ada: played on, Grace then loses, and passing wins."""
    state = at(75)
    buying, passing = (answered(state, state.game.parse_move(text), 40) for text in ("buy blue 1", "pass"))
    assert buying < 0.3 < passing
    assert "Pass" not in [line.title for line in advised(ENDING, 75).blunders]
