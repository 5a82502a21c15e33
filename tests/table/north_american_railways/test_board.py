"""North American Railways with other cards, in other places."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pygame
import pytest

from ai.north_american_railways.board_generator import COLOURS
from game.rules.boards import read_board_file
from game.rules.north_american_railways.card_file import CardData
from game.rules.north_american_railways.cards import Cards, load_cards
from game.rules.north_american_railways.message_ids import COMPANIES
from game.table.kit.scale import Scale
from game.table.kit.theme import PAINTS, SEATS
from game.table.north_american_railways.layout import CardLayout
from tests.table.boards.looks import AREA, SIZE

SMALL = load_cards(Path("tests/boards/north_american_railways.toml").resolve())
PRINTED = load_cards()


def with_setup(cards: Cards, **changed: object) -> Cards:
    """The cards with other figures in their set-up, and as many start cities as companies."""
    data = msgspec.to_builtins(cards.data)
    data["setup"] |= changed
    starts = [*data["start_cities"], *({"name": f"Start {n}", "income": 100} for n in range(8))]
    data["start_cities"] = starts[: len(data["setup"]["companies"])]
    return Cards(msgspec.convert(data, CardData, strict=False))


@pytest.mark.parametrize(
    "cards",
    [
        SMALL,
        with_setup(SMALL, columns=1),
        with_setup(SMALL, columns=2),
        with_setup(PRINTED, columns=6, shares_removed=0),
        with_setup(PRINTED, companies=list(COMPANIES), shares_removed=0),
        with_setup(PRINTED, companies=["red", "black"], shares_per_company=10, shares_removed=0),
    ],
    ids=["small", "one column", "two columns", "six columns", "eight companies", "ten shares"],
)
@pytest.mark.parametrize("size", [SIZE, (1920, 1080)])
def test_other_cards_lie_in_the_area_and_apart(cards: Cards, size: tuple[int, int]) -> None:
    factor = size[0] / SIZE[0]
    area = pygame.Rect(*(round(part * factor) for part in AREA))
    layout = CardLayout(Scale(*size), area, cards)
    companies, shares = len(cards.companies), cards.setup.shares_per_company
    lengths = (
        (companies * shares - cards.setup.shares_removed) // cards.columns,
        len(cards.cities) // cards.columns,
    )
    rulings = layout.rulings(5)
    apart = [layout.plate(group, 400) for group in range(2)]
    apart += [layout.card(g, c, n - 1, n) for g, n in enumerate(lengths) for c in range(cards.columns)]
    apart += [layout.slot(c, n, rulings, shares) for c in range(companies) for n in range(shares)]
    apart += [layout.company_plate(company, rulings) for company in range(companies)]
    apart += [layout.worth(company, rulings) for company in range(companies)]
    apart += [layout.city(company, n, 5, rulings) for company in range(companies) for n in range(5)]
    for i, rect in enumerate(apart):
        assert area.contains(rect), (i, rect)
        assert rect.collidelist(apart[i + 1 :]) == -1, (i, rect)


def test_each_colour_of_companies_can_be_painted() -> None:
    assert COMPANIES.keys() <= PAINTS.keys()


@pytest.mark.parametrize("board", ["north_american_railways", "southern_route"])
def test_no_company_is_purple_beside_a_violet_player(board: str) -> None:
    assert "violet" in {seat.name for seat in SEATS}
    assert "purple" not in read_board_file(board)["setup"]["companies"]
    assert "purple" not in COLOURS
