"""What is said of New Cities and of cities that grow: their demand, who fetches their cubes, markers."""

from __future__ import annotations

from typing import Any

import pytest

from ai.bot import Candidate
from ai.explain import Explained, Explanation
from game.learning.reasons import objection
from game.rules.contract import State
from game.words import Localizer, override
from tests.helpers.play import play
from tests.helpers.railways_of_north_america.building import links, position
from tests.learning.railways_of_north_america.test_reasons import NAMES, SCORES, briefly, told

TRACK: list[tuple[str, ...]] = [
    ("Ann", "Windsor", "London", "Toronto"),
    ("Ben", "Toronto", "Kingston", "Ottawa"),
]
"""London and Kingston demand nothing: of Ann's links only, of Ben's only."""


def table(*texts: str, track: list[tuple[str, ...]] = TRACK, **figures: Any) -> State:
    state = position(links=links(*track), **{"engine": [3] * 3, "cash": [20000] * 3, **figures})
    play(state, *texts)
    return state


def against(state: State, best: str, worse: str) -> str:
    """What is said against the worse of two moves."""
    found = tuple(
        Explained(Candidate(state.game.parse_move(text), chance, 9, chance, SCORES), ())
        for text, chance in ((best, 0.5), (worse, 0.3))
    )
    return objection(
        Explanation(state.current_player(), "", (), found, None), 1, state, Localizer(state.game, NAMES)
    )


def test_that_no_cube_can_come_yet_is_no_reason_for_a_new_city() -> None:
    state = table("choose urbanize", cubes={"Windsor": ["red", "yellow"]})
    mine = "Only your links begin there: nobody else can fetch its cubes yet."
    for beside in ("urbanize black Kingston", "urbanize blue London"):
        assert told(state, "urbanize black London", beside).startswith(mine)
    # Beside another demand of the same city its points decide.
    assert told(state, "urbanize red London", "urbanize black London").startswith(
        "A cube from Windsor to London then brings you 1 point. "
    )
    assert told(state, "urbanize red London", "urbanize black London", place=1).startswith("No black cube")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            "None of your links begins there yet: only others can fetch its cubes. “London",
        ),
        ("de", "Noch beginnt dort keine deiner Strecken: Die Würfel können nur andere holen. „London"),
    ],
)
def test_cubes_that_only_others_can_fetch_speak_against_a_new_city(language: str, words: str) -> None:
    state = table("choose urbanize", cubes={"Windsor": ["red"]})
    with override(language):
        for colour in ("red", "black"):
            assert against(state, "urbanize black London", f"urbanize {colour} Kingston").startswith(words)
    nobody = against(state, "urbanize black London", "urbanize black Moncton")
    assert nobody.startswith("None of your links begins there yet. ")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "A cube from Windsor to Kingston then brings you 2 points, and Henry 1."),
        ("de", "Dann bringt dir ein Würfel von Windsor nach Kingston 2 Punkte und Henry 1."),
    ],
)
def test_what_a_new_demand_brings_others_is_told_with_it(language: str, words: str) -> None:
    with override(language):
        state = table("choose urbanize", cubes={"Windsor": ["red"]})
        assert told(state, "urbanize red Kingston").startswith(words)


def test_of_deliveries_as_good_the_one_that_brings_the_others_least_is_told() -> None:
    track = [*TRACK, ("Ann", "Sudbury", "North Bay", "Kingston")]
    state = table("choose urbanize", track=track, cubes={"Windsor": ["red"], "Sudbury": ["red"]})
    assert "A cube from Sudbury to Kingston then brings you 2 points." in told(state, "urbanize red Kingston")


def test_a_new_city_that_is_a_card_brings_no_cubes() -> None:
    state = table("choose urbanize", cubes={"Windsor": ["red"]})
    assert briefly(state, "urbanize black London") == "a demand for later, two cubes"
    card = table("choose card", "take New Industry", cubes={"Windsor": ["red"]}, display={"New Industry": 1})
    assert briefly(card, "urbanize black London") == "a demand for later"
    assert told(card, "urbanize black London").startswith("No black cube")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "It takes an empty-city marker back: the end comes later. "),
        ("de", "Damit geht ein Leermarker zurück: Das Ende kommt später. "),
    ],
)
def test_a_marker_that_goes_back_tells_cities_of_the_same_player_apart(language: str, words: str) -> None:
    """Who leads has no use for a longer match, and once the last turn is known a marker changes nothing."""

    def grown(beside: str = "grow Windsor", points: tuple[int, ...] = (0, 5, 5), **figures: Any) -> str:
        display: dict[str, Any] = {"display": {"City Growth": 1}, "empty": ["London"]}
        state = table("choose card", "take City Growth", points=list(points), **display, **figures)
        return told(state, "grow London", beside)

    with override(language):
        assert grown().startswith(words)
        assert not grown("grow Ottawa").startswith(words)
        assert not grown(points=(5, 0, 0)).startswith(words)
        assert not grown(last_turn=3).startswith(words)


@pytest.mark.parametrize(
    ("language", "words", "later"),
    [
        (
            "en",
            "It stops red cubes at Kingston: the one from Windsor then brings Henry 2 points instead of 4.",
            "It stops red cubes at Kingston: with engine 4 the one from Windsor would then bring",
        ),
        (
            "de",
            "Das hält rote Würfel in Kingston auf: Der aus Windsor bringt Henry dann 2 Punkte statt 4.",
            "Das hält rote Würfel in Kingston auf: Mit Lokstufe 4 brächte der aus Windsor",
        ),
    ],
)
def test_a_new_demand_that_stops_a_cube_of_another_says_so(language: str, words: str, later: str) -> None:
    """Of a cube that could go on only with the next engine as well; not of one that loses a single point."""

    def stopped(engine: int, *beyond: str, colour: str = "red") -> str:
        track = [("Ben", "Windsor", "Toronto", "Kingston", *beyond)]
        figures: dict[str, Any] = {"engine": [engine] * 3, "demand": {beyond[-1]: "red"}}
        state = table("choose urbanize", track=track, cubes={"Windsor": ["red"]}, **figures)
        return told(state, f"urbanize {colour} Kingston", "urbanize black London")

    with override(language):
        assert stopped(4, "Ottawa", "Montreal").startswith(words)
        assert stopped(3, "Ottawa", "Montreal").startswith(later)
        assert "Windsor" not in stopped(4, "Ottawa", "Montreal", colour="black")
        assert stopped(2, "Ottawa", "Montreal").startswith(words[:10]) is False
        assert stopped(4, "Ottawa").startswith(words[:10]) is False


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "From Windsor cubes of one color bring you up to 2 points."),
        ("de", "Von Windsor aus bringen dir Würfel einer Farbe bis zu 2 Punkte."),
    ],
)
def test_what_new_cubes_bring_is_told_unless_it_speaks_for_the_other_city(language: str, words: str) -> None:
    track: list[tuple[str, ...]] = [("Ann", "Windsor", "London", "Toronto", "Kingston")]
    figures: dict[str, Any] = {"display": {"City Growth": 1}, "demand": {"Toronto": "red"}}
    state = table("choose card", "take City Growth", track=track, engine=[2] * 3, **figures)
    with override(language):
        assert words in told(state, "grow Windsor", "grow Kingston")
        assert words not in told(state, "grow London", "grow Windsor", place=1)
        assert "Kingston cubes of" not in told(state, "grow Kingston", "grow Windsor")


@pytest.mark.parametrize(
    ("language", "more", "fewer", "same"),
    [
        (
            "en",
            "A cube from Ottawa to London then brings you 3 points instead of 1.",
            "It stops your own red cube from Ottawa: 3 points instead of 4.",
            "No red cube that waits brings you more by it.",
        ),
        (
            "de",
            "Dann bringt dir ein Würfel von Ottawa nach London 3 Punkte statt 1.",
            "Das hält deinen eigenen roten Würfel aus Ottawa auf: 3 Punkte statt 4.",
            "Kein wartender roter Würfel bringt dir dadurch mehr.",
        ),
    ],
)
def test_a_new_demand_tells_what_a_cube_brings_now(language: str, more: str, fewer: str, same: str) -> None:
    """What it gains by the demand, or loses; a delivery that brings as much as before is no gain."""
    chain = ("Ann", "Windsor", "London", "Toronto", "Kingston", "Ottawa", "Montreal", "Quebec", "Saint John")

    def asked(demand: str, *moves: str) -> str:
        figures: dict[str, Any] = {"engine": [4] * 3, "demand": {"Montreal": "black", demand: "red"}}
        state = table("choose urbanize", track=[chain], cubes={"Ottawa": ["red"]}, **figures)
        return told(state, *moves, place=moves.index("urbanize red London"))

    own, other = "urbanize red London", "urbanize black London"
    with override(language):
        assert asked("Montreal", own, other).startswith(more)
        assert asked("Windsor", other, own).startswith(fewer)
        assert fewer in asked("Windsor", own, other)
        assert asked("Saint John", other, own).startswith(same)


def test_cities_that_get_as_many_cubes_are_told_apart_by_who_may_fetch_them() -> None:
    track = [*TRACK, ("Ann", "Kingston", "North Bay")]
    state = table("choose card", "take City Growth", track=track, display={"City Growth": 1})
    assert "where your links and others' begin." in told(state, "grow Kingston", "grow Toronto")
    for beside in ("grow Toronto", "grow London"):
        words = told(state, beside, "grow Kingston", place=1)
        assert words.startswith("Links of yours begin there, but others' as well")


def test_a_city_that_is_still_to_be_chosen_is_no_reason_against_its_card() -> None:
    """What the quick player would make of the card says something only where a cube gains by it."""
    idle = table("choose card", cubes={"Windsor": ["red"]}, display={"New Industry": 1}, track=[])
    assert told(idle, "take New Industry").startswith("You get New Industry")
    after = table("choose card", "take New Industry", cubes={"Windsor": ["red"]}, display={"New Industry": 1})
    assert told(after, "urbanize black London").startswith("No black cube")
