"""The last cities of a match: who wins is known, and what is said of moves is right by that."""

from __future__ import annotations

from pathlib import Path

import pytest

from ai.bot import Candidate
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
from game.words import Localizer, override
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


def test_where_the_end_is_known_it_is_told_who_wins_with_how_much() -> None:
    """Passing, Grace has $8,300 in the end, and Ada $8,700."""
    words = compared(83, "buy black 3", "pass")
    assert words.endswith(
        "If nobody errs from here on, you win with $10,000; after “Pass” Ada wins with $8,700."
    )
    words = compared(83, "buy black 3", "pass", place=1)
    assert words.endswith("Ada wins with $8,700; after “Denver for Black” you win with $10,000.")
    with override("de"):
        words = compared(83, "buy black 3", "pass")
        assert "gewinnst du mit $10.000; nach „Passen“ gewinnt Ada mit $8.700." in words
        words = compared(83, "buy black 3", "pass", place=1, against=True)
        assert "gewinnt Ada mit $8.700; nach „Denver kaufen (schwarz)“ gewinnst du mit $10.000." in words


def test_who_passes_at_the_end_does_not_hear_what_is_lost() -> None:
    """Five of the six shares of Blue and of Yellow are Ada's."""
    words = compared(86, "pass", "buy yellow 3")
    assert words.startswith("A city for Blue serves others more: of its 6 shares you hold 1.")
    assert "is lost with this last turn" in compared(83, "buy black 3", "pass", place=1)


@pytest.mark.thorough
def test_to_leave_a_rivals_company_alone_is_not_warned_of() -> None:
    """Cleveland for Blue would be for Ada: played on, Grace then loses, and passing wins."""
    state = at(75)
    buying, passing = (answered(state, state.game.parse_move(text), 40) for text in ("buy blue 1", "pass"))
    assert buying < 0.3 < passing
    assert "Pass" not in [line.title for line in advised(ENDING, 75).blunders]


def test_a_candidate_of_a_search_is_not_said_to_be_certain() -> None:
    state = at(83)
    found = tuple(
        Explained(Candidate(state.game.parse_move(text), chance, 40, chance, scores, 0.01), ())
        for text, chance, scores in (
            ("buy black 3", 1.0, (8700.0, 10000.0, 7800.0)),
            ("pass", 0.0, (8700.0, 8300.0, 8500.0)),
        )
    )
    assert "errs" not in reason(Explanation(GRACE, "", (), found, None), 0, state, localizer())


def test_of_two_shares_alike_it_is_told_what_the_better_one_uncovers() -> None:
    """Ada's Yellow in two columns: one has a share of Red above it, the other is the last of its column."""
    state = at(78)
    found = tuple(
        Explained(Candidate(state.game.parse_move(text), chance, 9, chance, (9000.0 * chance,) * 3), ())
        for text, chance in (("buy own 4", 0.3), ("buy own 1", 0.2))
    )
    explained = Explanation(0, "", (), found, None)
    assert "With this share fewer" not in reason(explained, 0, state, localizer())
    words = objection(explained, 1, state, localizer())
    assert words.startswith("It empties its column instead of uncovering a share of Red. “A share")
    with override("de"):
        words = objection(explained, 1, state, localizer())
        assert words.startswith("Das leert die Spalte, statt eine rote Aktie aufzudecken. ")


def test_who_spends_a_treasury_leaves_nothing_to_another_holder() -> None:
    """What Emil spends for Green Grace can't: by itself it brings him less than another city."""
    match = read_file(Path(__file__).parents[1] / "positions" / "north_american_railways/3_cities.json").match
    state, speaks = match.position(73), Localizer(match.game, match.names)
    found = tuple(
        Explained(
            Candidate(state.game.parse_move(text), chance, 9, chance, (9000.0, 9000.0, 9000.0 * chance)), ()
        )
        for text, chance in (("buy green 2", 0.7), ("buy red 3", 0.1))
    )
    explained = Explanation(2, "", (), found, None)
    words = "With what Green then has, Grace can pay for no city in sight."
    assert words in reason(explained, 0, state, speaks)
    assert objection(explained, 1, state, speaks).endswith(words)
    assert words not in reason(explained, 1, state, speaks)
    with override("de"):
        words = "Was dann noch in der grünen Kasse liegt, reicht Grace für keine Stadt, die ausliegt."
        assert words in reason(explained, 0, state, speaks)
