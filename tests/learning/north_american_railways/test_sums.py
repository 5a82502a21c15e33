"""What is told in North American Railways of ties, and of sums that go with too few wins."""

from __future__ import annotations

from pathlib import Path

from ai.bot import Candidate
from ai.explain import Explained, Explanation
from game.learning.reasons import reason
from game.match.import_export import read_file
from game.words import Localizer, override
from tests.learning.north_american_railways.test_endings import at
from tests.learning.north_american_railways.test_reasons import NAMES


def said(
    number: int,
    *found: tuple[float, tuple[float, ...]],
    place: int = 0,
    visits: int = 1,
    error: float = 0.0,
    language: str = "en",
) -> str:
    """What is said of the first moves of a position, with these chances and scores."""
    state = at(number)
    candidates = tuple(
        Explained(Candidate(move, chance, visits, chance, scores, error), ())
        for move, (chance, scores) in zip(state.legal_moves(), found, strict=False)
    )
    with override(language):
        pair = Explanation(state.current_player(), "", (), candidates, None)
        return reason(pair, place, state, Localizer(state.game, NAMES))


def scores_of(seat: int, own: float, others: float) -> tuple[float, ...]:
    return tuple(own if number == seat else others for number in range(3))


def test_who_loses_a_tie_hears_why() -> None:
    state, seat = at(85), at(85).current_player()
    first = next(one for n in range(3) if (one := (state.first + n) % 3) != seat)
    name = NAMES[first]
    tied, behind = (0.0, scores_of(seat, 9000.0, 9000.0)), (0.0, scores_of(seat, 8000.0, 9000.0))
    words = said(85, tied, behind)
    assert words.endswith(f"you both have $9,000, and {name} comes earlier in this turn's order.")
    assert said(85, behind, tied, place=1).endswith("wins as the earlier in this turn's order.")
    assert "both" not in said(85, behind, tied)
    assert f"habt ihr beide $9.000, doch {name} kommt" in said(85, tied, behind, language="de")


def test_a_sum_too_great_for_the_wins_that_go_with_it_is_not_told() -> None:
    seat = at(83).current_player()
    much, less = scores_of(seat, 9600.0, 9000.0), scores_of(seat, 9000.0, 9000.0)

    def compared(chance: float) -> str:
        return said(83, (0.4, much), (chance, less), visits=40, error=0.001)

    assert "brings you about $600 more" in compared(0.33)
    assert "brings you about" not in compared(0.35)
    assert "wins more often" in compared(0.35)


def of_match(number: int, *moves: str, place: int = 0) -> str:
    """What is said of the first or second of two moves in a match that ends in a tie."""
    match = read_file(Path(__file__).parents[1] / "positions" / "north_american_railways/3_tie.json").match
    state = match.position(number)
    found = tuple(
        Explained(Candidate(state.game.parse_move(text), chance, 40, chance, (9000.0,) * 3, 0.001), ())
        for text, chance in zip(moves, (0.7, 0.3), strict=True)
    )
    told = Explanation(state.current_player(), "", (), found, None)
    return reason(told, place, state, Localizer(match.game, match.names))


def test_a_city_that_leaves_another_nothing_to_spend_is_told_by_that() -> None:
    """San Antonio for Red brings Ada little, but Grace can't spend the $200 of Red any more."""
    words = of_match(79, "buy red 2", "buy black 2")
    assert "With what Red then has, Grace can pay for no city in sight." in words
    assert "but with $100 more of income" not in words


def test_what_a_rival_gets_at_the_end_is_told_before_a_smaller_loss() -> None:
    """Emil gets $1,000, and Grace loses $100 in the last turn."""
    words = of_match(85, "buy instead", "let go", place=1)
    assert words.startswith("The share brings Emil $1,000 at the end. Your own income then goes from")
