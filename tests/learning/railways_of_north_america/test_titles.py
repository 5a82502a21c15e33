"""Titles of moves of Railways of North America, which baron is advised, and what is warned of."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ai.bot import Candidate
from ai.knowledge import follow, for_game
from game.learning.advice import advise
from game.learning.reasons import explainer_of, title
from game.match.advice import AdviceRequest
from game.rules.railways_of_north_america.moves import KeepBaron
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from tests.learning.explaining import NAMES, candidate, localizer_of, named

GAME = "railways_of_north_america"


def position(name: str) -> RailwaysOfNorthAmericaState:
    state = named(GAME, name)
    assert isinstance(state, RailwaysOfNorthAmericaState)
    return state


@pytest.mark.parametrize("name", ["a_link_to_build_early", "a_link_to_build", "a_link_to_build_late"])
def test_title_names_the_link_that_is_explained(name: str) -> None:
    """With one more action, as the title asks for its cost, another link would be the best one."""
    state = position(name)
    move = state.game.parse_move("choose build")
    link = follow(state, move, for_game(state.game).policy).links[-1]
    said = title(move, state, localizer_of(state))
    names = [state.board.data.cities[city].name for city in (link.a, link.b)]
    assert said.startswith("Build ")
    assert all(city in said for city in names)


def test_link_has_the_same_title_from_whichever_end_it_is_begun() -> None:
    state = position("links_from_both_ends")
    moves = for_game(state.game).policy.candidates(state)
    titles = {title(move, state, localizer_of(state)) for move in moves}
    assert len(titles & {"Montreal–Quebec, $5,000", "Quebec–Montreal, $5,000"}) == 1


def test_title_of_a_tile_is_the_link_to_which_it_probably_leads() -> None:
    state = position("a_link_to_lay")
    titles = {
        state.game.format_move(move): title(move, state, localizer_of(state)) for move in state.legal_moves()
    }
    assert titles["lay 27,12 west"].startswith("Quebec–Montreal")
    assert "Track from Quebec" in titles.values()


def test_baron_whose_goal_promises_most_is_advised_of_those_as_good() -> None:
    state, explainer = position("barons_dealt"), explainer_of(GAME)
    numbers = {baron.name: number for number, baron in enumerate(state.board.barons)}
    stephen, hill = (KeepBaron(numbers[name]) for name in ("George Stephen", "James J. Hill"))
    found = [Candidate(hill, 0.38, 9, 0.38), Candidate(stephen, 0.37, 9, 0.37)]
    assert explainer.preferred(state, found) == stephen
    assert explainer.preferred(state, found[::-1]) is None
    assert explainer.preferred(state, [found[0], replace(found[1], chance=0.3)]) is None


@pytest.mark.thorough
def test_move_that_comes_to_the_same_as_a_good_one_is_not_warned_of() -> None:
    """As a link that was begun at its other end; it looks bad at first sight alone."""
    state = position("track_in_the_west")
    one, other = "start Whitehorse east", "start Dawson Creek west"
    request = AdviceRequest(advise, "en", NAMES, warns=True)
    for chance, is_warned in ((0.45, False), (0.1, True)):
        pairs = ("start Edmonton east", 0.5), (one, chance)
        found = [candidate(state, *pair) for pair in pairs]
        blunders = advise(state, "greedy", found, found[0].move, request).blunders
        assert (other in [line.move for line in blunders]) is is_warned
