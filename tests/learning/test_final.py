"""The final score explained: in every game its lines add up, and from some of them comes the lead."""

from __future__ import annotations

import json
import random
from unittest.mock import Mock

import pytest

from game.learning.final import (
    Lead,
    Line,
    Rest,
    final_data,
    final_words,
    lead_of,
    lead_words,
    lines_of,
    scores_before,
)
from game.match.journal import SeatPlan
from game.match.match import Match
from game.rules.catalog import find_game, game_keys
from game.rules.contract import State
from game.rules.north_american_railways.accounts import Account
from game.rules.railways_of_north_america.events import FinalScore, PointsScored
from game.table.tools.screenshots import match_at, recorded
from game.words import override
from tests.helpers.play import recorded_matches


def whole_match(game: str, players: int) -> Match:
    """A recorded match, played to its end."""
    return match_at(game, players, len(recorded(game, players).entries))


def sums(lines: list[Line]) -> list[int]:
    """What the lines add up to, by seat."""
    return [sum(amounts) for amounts in zip(*(line.amounts for line in lines), strict=True)]


@pytest.mark.parametrize(("game", "players"), recorded_matches())
def test_the_lines_add_up_to_the_scores(game: str, players: int) -> None:
    match = whole_match(game, players)
    lines = lines_of(match)
    assert sums(lines) == match.state.scores()
    assert len({line.heading for line in lines}) == len(lines)


def test_points_of_the_last_delivery_come_before_the_final_scoring() -> None:
    events = [
        PointsScored(0, 7, 10),
        *(FinalScore(*final) for final in ((0, 10, 2, 0, 3, 9), (1, 4, 0, 6, 0, 10))),
    ]
    state, game = Mock(**{"scores.return_value": [9, 10]}), find_game("railways_of_north_america")
    match = Mock(game=game, state=state, moves_played=1, **{"events_of.return_value": events})
    assert scores_before(match) == [10, 4]


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", game_keys())
def test_they_add_up_whatever_is_played(game: str, seed: int) -> None:
    rng, box = random.Random(seed), find_game(game)
    players = rng.choice(box.players)
    match = Match.new(game, [SeatPlan(str(seat), seat) for seat in range(players)], seed=seed)
    while not match.is_over:
        match.play(rng.choice(match.state.legal_moves()))
    assert sums(lines_of(match)) == match.state.scores()


@pytest.mark.parametrize(
    ("game", "companies", "kinds"),
    [
        ("american_rails", 6, ["account-dividends"]),
        ("north_american_railways", 5, ["account-income", "account-final"]),
    ],
)
def test_companies_stand_in_the_order_of_the_board(game: str, companies: int, kinds: list[str]) -> None:
    for players in (3, 4, 5):
        dealt, *lines = lines_of(whole_match(game, players))
        assert str(dealt.heading) == "account-dealt"
        found = [str(line.heading) for line in lines if line.colour]
        order = [f"{kind} company={company}" for kind in kinds for company in range(companies)]
        assert len(found) > 4
        assert found == [heading for heading in order if heading in found]
        rest = lines[len(found) :]
        signs = [sum(line.amounts) < 0 for line in rest]
        assert all(line.colour == "" for line in rest)
        assert signs == sorted(signs)


def lead(lines: list[Line]) -> Lead | None:
    """Where the lead comes from when a game ends with these lines."""
    scores = sums(lines)
    state = Mock(spec=State)
    state.scores.return_value = scores
    state.winners.return_value = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return lead_of(state, lines)


OFFERS, RELIEF, SHARES = Account.OFFERS(), Account.RELIEF(), Account.SHARES()
BLUE, RED = (Account.INCOME(company=company) for company in (0, 2))


def test_a_lead_comes_from_the_lines_that_differ_most() -> None:
    lines = [Line(BLUE, (50, 0, 90)), Line(RED, (40, 10, 100)), Line(OFFERS, (30, 25, 0))]
    assert lead([*lines, Line(SHARES, (-40, -10, -140))]) == Lead(
        0, 2, 30, ((SHARES, 100), (OFFERS, 30)), ((RED, -60), (BLUE, -40))
    )


def test_what_differs_little_is_told_in_one() -> None:
    found = lead([Line(BLUE, (50, 0)), Line(RED, (0, 10)), Line(OFFERS, (12, 0)), Line(RELIEF, (0, 1))])
    assert found == Lead(0, 1, 51, ((BLUE, 50), (Rest.REST(), 1)), ())


def test_a_single_line_that_is_left_keeps_its_name() -> None:
    assert lead([Line(BLUE, (50, 0)), Line(RED, (0, 10))]) == Lead(0, 1, 40, ((BLUE, 50),), ((RED, -10),))


@pytest.mark.parametrize(("game", "players"), recorded_matches())
def test_what_is_told_of_a_lead_adds_up_to_it(game: str, players: int) -> None:
    match = whole_match(game, players)
    found = lead_of(match.state, lines_of(match))
    scores = match.state.scores()
    if found is None:
        assert scores.count(max(scores)) > 1
        return
    assert found.margin == scores[found.seat] - scores[found.second] > 0
    assert sum(amount for _, amount in (*found.ahead, *found.behind)) == found.margin
    assert all(amount > 0 for _, amount in found.ahead)
    assert all(amount < 0 for _, amount in found.behind)


def test_of_level_scores_none_leads() -> None:
    assert lead([Line(BLUE, (50, 10)), Line(RED, (0, 40))]) is None


@pytest.mark.parametrize(
    ("game", "english", "german"),
    [
        (
            "american_rails",
            "Oscar is $12 ahead of Henry: Republic dividends brought $64 more, Majestic dividends "
            "brought $45 more and everything else brought $32 more, but Continental dividends brought $65 "
            "less and American dividends brought $64 less.",
            "Oscar liegt $12 vor Henry, denn die Dividenden der Republic brachten $64 mehr, die "
            "Dividenden der Majestic brachten $45 mehr und alles Übrige brachte $32 mehr, doch die "
            "Dividenden der Continental brachten $65 weniger und die Dividenden der American brachten $64 "
            "weniger.",
        ),
        (
            "north_american_railways",
            "Clara is $600 ahead of Oscar: shares cost $3,000 less and Blue’s income brought $2,900 "
            "more, but Green’s income brought $2,400 less, Green’s final payment brought $2,200 less and "
            "everything else brought $700 less.",
            "Clara liegt $600 vor Oscar, denn die Aktien kosteten $3.000 weniger und der blaue Ertrag "
            "brachte $2.900 mehr, doch der grüne Ertrag brachte $2.400 weniger, die grüne Schlusszahlung "
            "brachte $2.200 weniger und alles Übrige brachte $700 weniger.",
        ),
        (
            "new_england_railways",
            "Oscar is $117 ahead of Clara: income brought $111 more and everything else brought $6 more.",
            "Oscar liegt $117 vor Clara, denn das Einkommen brachte $111 mehr und alles Übrige brachte "
            "$6 mehr.",
        ),
    ],
)
def test_the_lead_is_said_in_a_sentence(game: str, english: str, german: str) -> None:
    match = whole_match(game, 3)
    for language, sentence in (("en", english), ("de", german)):
        with override(language):
            assert lead_words(match, lines_of(match)) == sentence


def test_the_final_score_as_data_and_as_lines() -> None:
    match = whole_match("railways_of_north_america", 3)
    data = final_data(match)
    assert data is not None
    assert json.loads(json.dumps(data)) == data
    assert data["counted"] == "points"
    assert [sum(line["amounts"][seat] for line in data["lines"]) for seat in range(3)] == data["scores"]
    assert data["lines"][0]["title"] == "Deliveries"
    title, *lines, lead_said, ending = final_words(match)
    assert title == "How the points add up"
    assert len(lines) == len(data["lines"]) + 1
    assert lead_said.strip() == data["lead"]
    # It reads as the reason of the end, not of the victory.
    assert ending.endswith(data["ending"])
    assert ending.strip() != data["ending"]


def test_a_match_that_goes_on_has_no_final_score() -> None:
    assert final_data(match_at("american_rails", 3, 20)) is None
