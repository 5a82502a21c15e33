"""What is said of moves of Railways of North America, at positions of a match that comes with the game."""

from __future__ import annotations

from functools import cache

import pytest

from ai.bot import Candidate
from ai.explain import Explained, Explanation
from ai.knowledge import follow, for_game
from assets import asset
from game.learning.reasons import brief, reason, title
from game.match.advice import as_known_to
from game.match.exchange import read_file
from game.match.match import Match
from game.rules.contract import State
from game.words import Speaker, speaking

SCORES = (60.0, 60.0, 60.0)
NAMES = ["Clara", "Henry", "Ada", "James"]


@cache
def match(players: int = 3) -> Match:
    return read_file(asset("matches") / f"railways_of_north_america_{players}.json").match


def position(number: int, players: int = 3) -> State:
    state = match(players).position(number)
    return as_known_to(state, state.actor())


def told(state: State, *texts: str, place: int = 0) -> str:
    """Why the move at a place is as good as it is; the moves all as good as each other."""
    found = [Explained(Candidate(state.game.read(text), 0.4, 9, 0.4, SCORES), ()) for text in texts]
    explanation = Explanation(state.actor(), "", (), tuple(found), None)
    return reason(explanation, place, state, Speaker(state.game, NAMES))


def test_income_that_falls_is_told_after_the_points_at_every_place() -> None:
    state = position(324)
    moves = "deliver black St. John's 8 > 10", "deliver blue Sherbrooke 28 > 2 > 4 > 12 > 10"
    for place, points, income in ((0, 2, "$11,000"), (1, 5, "$7,000")):
        words = told(state, *moves, place=place)
        assert 0 <= words.find(f"{points} points") < words.find(f"falls from $14,000 to {income}")


def test_points_that_the_best_move_brings_as_well_are_told_again() -> None:
    state = position(324)
    moves = "deliver black St. John's 8 > 10", "deliver black Saint John 20 > 4"
    assert "2 points" in told(state, *moves, place=1)


@pytest.mark.parametrize(("number", "points"), [(277, "6 points"), (23, "1 point"), (309, "3 points")])
def test_the_choice_to_deliver_tells_the_points_and_who_else_could_take_the_cube(
    number: int, points: str
) -> None:
    words = told(position(number), "choose deliver", "choose build")
    assert 0 <= words.find(points) < words.find(" could take this cube before you.")


def test_a_contested_cube_is_told_with_its_points() -> None:
    words = told(position(357), "deliver yellow Port Arthur 19 > 16 > 13")
    assert "could take this cube before you." in words
    assert "3 points" in words


def test_a_bonus_card_is_named_with_its_points() -> None:
    words = told(position(233), "deliver red Montreal 2 > 4 > 12 > 10 > 15")
    assert "8 points" in words
    assert "That is 5 points, and 3 for the Speed Record." in words


def test_a_first_place_beside_which_nothing_is_worth_a_thought_is_not_called_close() -> None:
    assert told(position(244), "pass").startswith("At $21,000 going first is not worth what it costs.")


def test_what_a_land_grant_does_is_told_in_whole_words() -> None:
    words = told(position(20), "take Government Land Grant")
    assert "(open country costs nothing in one build)" in words


def test_what_mines_do_is_told_in_whole_words() -> None:
    state = position(264, 4)
    assert "You get Mines (for $10,000 up to 5 cubes in a grey city)." in told(state, "take Mines")
    with speaking("de"):
        words = told(state, "take Mines")
    assert "Du bekommst die Karte Bergwerke (für $10.000 bis zu 5 Würfel in einer grauen Stadt)." in words


def test_a_card_that_gives_two_actions_at_once_is_worth_a_word_as_the_last_action() -> None:
    state = position(528, 4)
    words = told(state, "choose card", "choose pass")
    assert words.startswith("You get Railroad Executive (two actions at once).")
    assert told(state, "choose pass", "choose card").startswith("It brings no more points.")


def test_who_else_may_fetch_its_cubes_is_no_reason_to_let_a_city_grow() -> None:
    state = position(70, 4)
    assert told(state, "grow Rimouski", "grow Quebec").startswith("About 2 cubes come to Rimouski. “")
    beside = told(state, "grow Winnipeg", "grow Rimouski", place=1)
    assert beside.startswith("Links of yours begin there, but others' as well")


def compared(state: State, *pairs: tuple[str, float, tuple[float, ...]], place: int = 0) -> str:
    """The reason of a move among some with their chances and scores."""
    found = [Explained(Candidate(state.game.read(text), c, 9, c, scores), ()) for text, c, scores in pairs]
    explanation = Explanation(state.actor(), "", (), tuple(found), None)
    return reason(explanation, place, state, Speaker(state.game, NAMES))


def test_points_are_compared_only_where_the_others_gain_little_of_them() -> None:
    """Where all are seen to score more, one of the moves was seen further into the game."""
    state = position(350)
    seat = state.actor()
    own = (4.0 if other == seat else 0.0 for other in range(3))
    alone = tuple(60.0 + more for more in own)
    deliver = ("choose deliver", 0.3, SCORES)
    assert "about 4 points more" in compared(state, ("choose build", 0.4, alone), deliver)
    further = tuple(score if other == seat else score + 2.0 for other, score in enumerate(alone))
    assert "wins 10 games in a hundred more" in compared(state, ("choose build", 0.4, further), deliver)
    words = compared(state, ("choose build", 0.4, further), deliver, place=1)
    assert "wins 10 games in a hundred more" in words
    assert "points more" not in words


@pytest.mark.parametrize(
    ("language", "points", "games"),
    [
        ("en", "Passing brings you about 4 points more", "Passing wins 10 games in a hundred more"),
        (
            "de",
            "Passen bringt dir am Ende etwa 4 Punkte mehr",
            "Mit Passen gewinnst du 10 Partien von hundert",
        ),
    ],
)
def test_what_passing_brings_is_not_said_of_going_first(language: str, points: str, games: str) -> None:
    state = position(270)
    bid, seat = next(text for text in texts_of(state) if text != "pass"), state.actor()
    ahead = tuple(64.0 if other == seat else 60.0 for other in range(3))
    with speaking(language):
        assert points in compared(state, ("pass", 0.4, ahead), (bid, 0.3, SCORES))
        assert games in compared(state, ("pass", 0.4, SCORES), (bid, 0.3, SCORES))


def test_passing_is_told_beside_the_price_of_the_bid_that_was_made() -> None:
    state = position(366)
    words = compared(state, ("pass", 0.4, (62.0,) * 3), ("bid 7000", 0.3, SCORES))
    assert words.startswith("At $7,000 going first is not worth what it costs.")
    assert told(state, "pass").startswith("At $6,000 going first ")


def texts_of(state: State) -> list[str]:
    return [state.game.write(move) for move in state.moves()]


def test_a_line_that_costs_many_bonds_is_told_with_its_points_and_its_bonds() -> None:
    words = told(position(15), "start Sydney south-west", "start Vancouver east", place=1)
    assert 0 < words.find("4 bonds: 4 points less, $4,000 of interest a turn.") < words.find("3 points.")


def test_nothing_is_told_of_a_turn_that_does_not_come() -> None:
    """In the last turn no interest is paid again, and in its last round nothing is prepared."""
    last = position(388)
    assert told(last, "lay 1,5 south-east").startswith("It takes 5 bonds: 5 points less. ")
    state = position(375)
    assert "of interest" not in told(state, "choose build", "choose upgrade", place=1)
    assert " a turn" not in told(state, "choose build", "choose upgrade", place=1)
    before = position(350)
    assert "falls from" in told(before, "choose deliver")
    then = before.game.restore(before.to_data() | {"last_turn": before.to_data()["turn_number"]})
    assert "falls from" not in told(then, "choose deliver")


def test_a_line_is_no_reason_for_a_link_that_saves_little_of_it() -> None:
    """Rimouski to Quebec is one step of many to a line of three points; two to a line of six are a reason."""
    assert "leads toward" not in told(position(170), "choose build", "choose deliver")
    assert "Halifax–St. John's (6 points): one tile is then missing" in told(
        position(85), "start Port aux Basques south-west"
    )


def test_a_link_for_nothing_is_not_called_paid_in_cash() -> None:
    state = position(85)
    found = [
        Explained(Candidate(state.game.read("start Port aux Basques south-west"), 0.4, 9, 0.4, SCORES), ())
    ]
    explanation = Explanation(state.actor(), "", (), tuple(found), None)
    assert brief(explanation, 0, state, Speaker(state.game, NAMES)) == "no points at once"


@pytest.mark.parametrize("number", [108, 298, 384])
def test_the_link_in_the_title_is_the_one_that_is_spoken_of(number: int) -> None:
    """With an action more, as the title asks for its cost, another link would be the best one."""
    state = position(number)
    move = state.game.read("choose build")
    link = follow(state, move, for_game(state.game).policy).links[-1]
    assert len(state.links) < len(follow(state, move, for_game(state.game).policy).links)
    said = title(move, state, Speaker(state.game, NAMES))
    names = [state.board.data.cities[city].name for city in (link.a, link.b)]
    assert said.startswith("Build ")
    assert all(name in said for name in names)


def test_a_link_is_called_the_same_from_whichever_end_it_is_begun() -> None:
    state = position(9, players=4)
    links = {
        title(move, state, Speaker(state.game, NAMES))
        for move in for_game(state.game).policy.candidates(state)
    }
    assert "Montreal–Quebec, $5,000" in links or "Quebec–Montreal, $5,000" in links
    assert not {"Montreal–Quebec, $5,000", "Quebec–Montreal, $5,000"} <= links
