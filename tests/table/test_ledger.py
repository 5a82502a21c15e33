"""Where the money came from: every line of a match's accounts, in its order, adds up to the scores."""

from __future__ import annotations

import pytest

from game.match.match import Match
from game.table.pages.ledger import ledger, opening_money, yearly
from game.table.pages.result import standings
from game.table.tools.stills import match_at, recorded
from tests.helpers.play import heading, recorded_matches


def whole_match(game: str, players: int) -> Match:
    return match_at(game, players, len(recorded(game, players).entries))


@pytest.mark.parametrize(("game", "players"), recorded_matches())
def test_the_ledger_adds_up(game: str, players: int) -> None:
    match = whole_match(game, players)
    sums = opening_money(match)
    for account in ledger(match):
        sums = [total + amount for total, amount in zip(sums, account.amounts, strict=True)]
    assert sums == match.state.scores()
    labels, series = yearly(match)
    assert labels[0] == "Deal"
    assert labels[-1] == heading(match.state).split(",")[0]
    assert [line.values[-1] for line in series] == match.state.scores()


@pytest.mark.parametrize(
    ("game", "companies", "kinds"),
    [
        (
            "american_rails",
            ["American", "National", "Continental", "Majestic", "Liberty", "Republic"],
            [" dividends"],
        ),
        (
            "north_american_railways",
            ["Blue", "Green", "Red", "Yellow", "Black"],
            [", income", ", final payment"],
        ),
    ],
)
def test_companies_stand_in_the_order_of_the_board(game: str, companies: list[str], kinds: list[str]) -> None:
    for players in (3, 4, 5):
        accounts = ledger(whole_match(game, players))
        found = [account.heading for account in accounts if account.colour]
        order = [company + kind for kind in kinds for company in companies]
        assert len(found) > 4
        assert found == [heading for heading in order if heading in found]
        rest = accounts[len(found) :]
        signs = [sum(account.amounts) < 0 for account in rest]
        assert all(account.colour == "" for account in rest)
        assert signs == sorted(signs)


def test_standings_share_a_place() -> None:
    assert standings([10, 30, 30, 5], [1, 2]) == [(1, 1), (1, 2), (3, 0), (4, 3)]
    assert standings([10, 30, 30], [1]) == [(1, 1), (2, 2), (3, 0)]
