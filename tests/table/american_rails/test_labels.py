"""Names on the map give way to incomes and to each other."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.rules.boards import read_board_file
from game.rules.catalog import find_game
from game.table.american_rails import pieces
from game.table.american_rails.labels import Label, spread
from game.table.boards.shown import SeatLook, Shown
from game.table.boards.table import find_table
from game.table.kit.scale import Scale
from tests.table.boards.looks import AREA

WIDE = (-20.0, 20.0)


def test_a_name_moves_off_the_incomes_below_it() -> None:
    name, income = Label(0.0, 0.75, 1.5, 0.3, free=True), Label(0.9, 1.0, 0.7, 0.25)
    (x,) = spread((name,), (income,), WIDE)
    assert -1.6 < x < 0.0
    assert not name._replace(x=x).covers(income, 0.0)


def test_a_name_without_neighbors_keeps_its_place() -> None:
    name = Label(0.3, 0.75, 1.5, 0.3, free=True)
    assert spread((name,), (Label(0.3, 2.4, 0.7, 0.25),), WIDE) == (0.3,)


def test_a_name_stays_on_the_map() -> None:
    name = Label(-19.5, 0.75, 1.5, 0.3, free=True)
    assert spread((name,), (), WIDE) == (-18.5,)


@pytest.mark.parametrize("board", [None, "great_lakes"])
@pytest.mark.parametrize("text", [1.0, 1.6])
def test_no_name_covers_incomes_by_more_than_a_figures_width(
    board: str | None, text: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("american_rails", read_board_file(board) if board else None)
    state = game.new_game(3, {}, random.Random(1))
    view = find_table("american_rails").view(state)
    view.arrange(Scale(1280, 720).with_letters(text), AREA)
    found: list[tuple[Any, ...]] = []
    monkeypatch.setattr(pieces, "spread", lambda *given: found.append(given) or spread(*given))
    pieces.name_rects(
        view.layout, Shown(state, [SeatLook(str(seat), "", seat, False) for seat in range(3)], 0)
    )
    names, obstacles, edges = found[0]
    incomes = [label for label in obstacles if label.weight == 1.0]
    for x, name in zip(spread(names, obstacles, edges), names, strict=True):
        assert sum(name._replace(x=x).covers(income, 0.0) for income in incomes) < 0.35, name
