"""What is said of moves of Railways of North America beside others: engines, bonds, prices, secret barons."""

from __future__ import annotations

from typing import Any

import pytest

from ai.bot import Candidate
from ai.explain import Explained, Explanation
from ai.knowledge import for_game
from game.learning.railways_of_north_america.deliveries import (
    best_delivery,
    best_of_cubes,
    within_reach,
)
from game.learning.reasons import brief, objection, reason, title
from game.words import Localizer, override
from tests.helpers.play import play
from tests.helpers.railways_of_north_america.building import links
from tests.helpers.railways_of_north_america.building import position as by_hand
from tests.learning.railways_of_north_america.test_reasons import NAMES, SCORES, compared, position, told


@pytest.mark.parametrize(
    ("number", "language", "words"),
    [
        (
            106,
            "en",
            "With engine 2 a cube from St. John's to Sydney brings 2 points; your best delivery stays at 3.",
        ),
        (
            234,
            "de",
            "bringt ein Würfel von Prince Rupert nach Saskatoon 4 Punkte statt 3; deine beste Lieferung",
        ),
        (
            128,
            "en",
            "With engine 3 a cube from Halifax to Ottawa brings as much as your best one does: 2 points.",
        ),
        (128, "de", "bringt ein Würfel von Halifax nach Ottawa so viel wie dein bester: 2 Punkte."),
        (19, "en", "Engine 2 is for longer deliveries later: no cube gains by it yet."),
    ],
)
def test_an_engine_that_leaves_the_best_delivery_as_it_is_tells_what_else_gains(
    number: int, language: str, words: str
) -> None:
    with override(language):
        assert words in told(position(number), "choose upgrade")


def test_a_cube_is_forestalled_only_where_somebody_is_likely_to_want_it() -> None:
    """Of two who could take a cube one has others that bring him far more."""
    state, words = (
        position(264),
        "It lets you take the cube from Ottawa to St. John's before Clara: 6 points.",
    )
    assert words not in told(state, "pass", "bid 1000", place=1)  # Two wait there.
    move = best_delivery(state, state.current_player())[1]
    assert move is not None
    state.take_cube(move.city, move.colour)
    assert words in told(state, "pass", "bid 1000", place=1)
    for place in (0, 1):
        assert "the cube from" not in told(position(34), "pass", "bid 1000", place=place)


def test_one_cube_of_many_that_are_as_good_is_no_reason_to_go_first() -> None:
    """Four cubes bring 3 points each, and one of them could be lost: three are left for three actions."""
    state = position(181)
    assert "the cube from" not in told(state, "pass", state.game.format_move(state.legal_moves()[1]), place=1)
    best = best_of_cubes(state, state.current_player()).values()
    safe = next(
        move for gain, move in best if gain == 3 and not within_reach(state, state.current_player(), move)
    )
    while safe.colour in state.cubes_at(safe.city):
        state.take_cube(safe.city, safe.colour)
    assert "the cube from" in told(state, "pass", state.game.format_move(state.legal_moves()[1]), place=1)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "It is the last turn, and it hardly matters whether you go first for $6,000."),
        ("de", "Es ist die letzte Runde, und ob du für $6.000 zuerst dran bist, ist kaum wichtig."),
    ],
)
def test_in_the_last_turn_money_is_no_measure_of_going_first(language: str, words: str) -> None:
    state = position(366)
    with override(language):
        for place in (0, 1):
            assert told(state, "pass", "bid 6000", place=place).startswith(words)


def test_a_tile_is_called_by_the_link_to_which_it_is_likely_to_lead() -> None:
    state = position(9)
    localizer = Localizer(state.game, NAMES)
    called = {state.game.format_move(move): title(move, state, localizer) for move in state.legal_moves()}
    assert called["lay 27,12 west"] == "Quebec–Montreal"
    assert "Track from Quebec" in called.values()


def test_more_bonds_than_the_better_one_takes_speak_against_a_link() -> None:
    """Both take some: $4,000 of interest a turn is another matter than $1,000."""
    state = position(7)
    pairs = ("start Quebec south-west", 0.4, (64.0,) * 3), ("start Dawson Creek west", 0.2, SCORES)
    found = [
        Explained(Candidate(state.game.parse_move(text), c, 9, c, scores), ()) for text, c, scores in pairs
    ]
    explanation = Explanation(state.current_player(), "", (), tuple(found), None)
    words = objection(explanation, 1, state, Localizer(state.game, NAMES))
    assert words.startswith("It takes 4 bonds: 4 points less, $4,000 of interest a turn. ")


def test_a_link_that_costs_a_bond_more_than_the_better_one_says_so() -> None:
    state = position(126)
    ahead, dear = ("start Ottawa east", 0.4, (64.0,) * 3), ("start Goose Bay north-west", 0.2, SCORES)
    words = compared(state, ahead, dear, place=1)
    assert "It takes a bond: 1 point less, $1,000 of interest a turn." in words
    assert "It costs $" not in words
    assert "It takes a bond" not in compared(state, ahead, ahead)
    state.cash = [30000] * state.players
    words = compared(state, ahead, dear, place=1)
    assert "It costs $" in words
    with override("de"):
        assert " mehr. " in compared(state, ahead, dear, place=1)
    assert "It costs" not in compared(state, dear, ahead)


@pytest.mark.parametrize(
    ("bot", "seat", "is_named"), [("greedy", 0, True), ("greedy", 1, False), ("", 0, False)]
)
def test_nobody_is_told_of_a_baron_that_is_a_secret(bot: str, seat: int, is_named: bool) -> None:
    """A player knows his own; who looks back may be another one."""
    state = position(79)
    own, terms = state.current_player(), for_game(state.game).evaluator.terms
    touched = (own + seat) % state.players
    gain = 6.0 if seat == 0 else -6.0
    rows = tuple(
        tuple(gain if who == touched and term == "baron" else 0.0 for term in terms)
        for who in range(state.players)
    )
    nothing = tuple((0.0,) * len(terms) for _ in range(state.players))
    scores = tuple(60.0 + (gain if who == touched else 0.0) for who in range(state.players))
    one = Explained(Candidate(state.game.parse_move("choose upgrade"), 0.5, 9, 0.5, scores), rows)
    two = Explained(Candidate(state.game.parse_move("choose build"), 0.4, 9, 0.4, SCORES), nothing)
    words = reason(Explanation(own, bot, terms, (one, two), None), 0, state, Localizer(state.game, NAMES))
    assert ("the baron" in words) is is_named


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "5 points for you and none for anybody else. The other delivery scores only 2 for you."),
        ("de", "5 Punkte und sonst niemandem etwas. Die andere Lieferung bringt dir nur 2."),
    ],
)
def test_looking_back_a_delivery_tells_what_the_other_one_would_have_brought(
    language: str, words: str
) -> None:
    state = position(324)
    rich, poor = "deliver blue Sherbrooke 28 > 2 > 4 > 12 > 10", "deliver black St. John's 8 > 10"
    with override(language):
        assert words in told(state, rich, poor)
        assert words[-20:] not in told(state, poor, rich)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "(a ferry hex built for nothing, as for Port aux Basques–Sydney)."),
        ("de", "(ein Fährfeld, umsonst gebaut, etwa für Port aux Basques–Sydney)."),
    ],
)
def test_a_ferry_card_names_a_link_that_it_is_good_for(language: str, words: str) -> None:
    with override(language):
        assert words in told(position(80), "take Ferry Line")
        assert "Port aux Basques" not in told(position(54), "take Ferry Line")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "It scores 2 points for you; the delivery for 5 can wait."),
        ("de", "Das bringt dir 2 Punkte; die Lieferung für 5 kann warten."),
    ],
)
def test_a_smaller_delivery_that_is_as_good_tells_that_the_other_one_can_wait(
    language: str, words: str
) -> None:
    """It can not wait where somebody else can take it, or where the seat acts no more."""
    chain = ("Ann", "Montreal", "Ottawa", "Kingston", "Toronto", "London", "Windsor")
    cubes = {"Montreal": ["purple"], "Calgary": ["red"]}
    west = ("Ann", "Calgary", "Medicine Hat", "Regina")

    def smaller(*others: tuple[str, ...], chance: float = 0.4, **figures: Any) -> str:
        track, demand = links(chain, west, *others), {"Regina": "red", "Quebec": "purple"}
        state = by_hand(links=track, cubes=cubes, engine=[5] * 3, demand=demand, **figures)
        play(state, "choose deliver")
        moves = sorted((state.game.format_move(move) for move in state.legal_moves()), key=len)
        small = next(text for text in moves if text.startswith("deliver red Calgary"))
        large = next(text for text in reversed(moves) if text.startswith("deliver purple Montreal"))
        return compared(state, (large, 0.4, SCORES), (small, chance, SCORES), place=1)

    with override(language):
        assert smaller().startswith(words)
        assert not smaller(chance=0.3).startswith(words)
        assert not smaller(("Ben", "Montreal", "Quebec")).startswith(words)
        assert not smaller(last_turn=2, round=2).startswith(words)


@pytest.mark.parametrize(
    ("language", "brings", "wins"),
    [
        ("en", "The move brings you about 1 point more than", "The move wins more often than"),
        ("de", "Damit hast du am Ende etwa 1 Punkt mehr als", "Das gewinnt öfter als"),
    ],
)
def test_a_far_better_chance_is_told_in_place_of_a_single_point(
    language: str, brings: str, wins: str
) -> None:
    state = position(350)
    for points, chance, words in ((1.2, 0.45, wins), (1.2, 0.43, brings), (3.0, 0.45, "3 ")):
        scores = tuple(60.0 + points * (seat == state.current_player()) for seat in range(3))
        pair = ("choose build", chance, scores), ("choose deliver", 0.4, SCORES)
        with override(language):
            assert words in compared(state, *pair)
            assert ("1 " in compared(state, *pair, place=1)) is (words == brings)


def test_what_the_brief_words_of_a_move_say_is_not_told_again_as_an_objection() -> None:
    state = by_hand(display={"Ferry Line": 1}, cash=[20000] * 3)
    found = tuple(
        Explained(Candidate(state.game.parse_move(text), chance, 9, chance, SCORES), ())
        for text, chance in (("choose card", 0.5), ("choose pass", 0.3))
    )
    explanation = Explanation(state.current_player(), "", (), found, None)
    localizer = Localizer(state.game, NAMES)
    assert brief(explanation, 1, state, localizer) == "no points at once"
    words = objection(explanation, 1, state, localizer)
    assert words.startswith("“Take Ferry Line” wins clearly more often. You get Ferry Line before")
