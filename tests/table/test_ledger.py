"""Money by year: it begins with the deal and ends with the scores."""

from __future__ import annotations

import pytest

from game.table.pages.chart import yearly
from game.table.tools.screenshots import match_at, recorded
from tests.helpers.play import heading, recorded_matches


@pytest.mark.parametrize(("game", "players"), recorded_matches())
def test_the_years_end_with_the_scores(game: str, players: int) -> None:
    match = match_at(game, players, len(recorded(game, players).entries))
    labels, series = yearly(match)
    assert labels[0] == "Deal"
    assert labels[-1] == heading(match.state).split(",")[0]
    assert [line.values[-1] for line in series] == match.state.scores()


@pytest.mark.parametrize(("game", "players"), recorded_matches())
def test_the_figures_can_end_before_the_last_moves(game: str, players: int) -> None:
    match = match_at(game, players, len(recorded(game, players).entries))
    number = match.moves_played // 2
    labels, series = yearly(match, number)
    assert labels[-1] == "Now"
    assert [line.values[-1] for line in series] == match.position(number).scores()
