"""North American Railways on other cards: a smaller set is dealt, drawn and played to its end."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pygame
import pytest

from game.rules.contract import OVER
from game.rules.north_american_railways import NorthAmericanRailways
from game.rules.north_american_railways.cards import COLOURS, CardData, Cards, load_cards
from game.table.boards.north_american_railways import TABLE
from game.table.boards.north_american_railways.layout import Layout
from game.table.boards.north_american_railways.reading import Seen
from game.table.boards.view import SeatLook, Shown
from game.table.kit.motion import Motions
from game.table.kit.scale import Scale
from game.table.kit.theme import PAINTS
from game.words import LANGUAGES, speaking
from tests.helpers.play import draw
from tests.table.boards.looks import AREA, SIZE, arranged, picture

SMALL = load_cards(Path("tests/boards/north_american_railways.toml").resolve())
PRINTED = load_cards()


def seen(state: object, players: int) -> Seen:
    seats = [SeatLook(f"Player {seat + 1}", "Person", seat, False) for seat in range(players)]
    return Shown(state, seats, max(0, state.actor()), tuple(state.moves()))  # type: ignore[attr-defined, arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 5])
def test_a_game_on_the_small_board_is_drawn_to_its_end(players: int, language: str) -> None:
    rng = random.Random(players)
    state = NorthAmericanRailways(SMALL).deal(players, {}, rng)
    view, motions = arranged(TABLE.view(state)), Motions()
    with speaking(language):
        while state.actor() != OVER:
            events = []
            move = draw(state, rng, by_kind=True)
            state.play(move, events.append)
            shown = seen(state, players)
            for event in events:
                view.animate(event, shown, motions)
                assert (shown.speaker.event(event) or ".").endswith(".")
            picture(view, shown, motions)
            motions.update(0.4)
            view.draw_status(pygame.Surface((700, 40)), pygame.Rect(0, 0, 700, 40), shown, motions)
            for offered in (*view.choices(shown), *(view.slip(move, shown) for move in shown.moves[:8])):
                assert offered is None or offered
            for seat in range(players):
                for badge in view.seat_card(seat, shown, motions).badges:
                    view.draw_badge(pygame.Surface((30, 30)), badge, pygame.Rect(0, 0, 30, 30))
    assert state.winners()


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
        with_setup(PRINTED, companies=list(COLOURS), shares_removed=0),
        with_setup(PRINTED, companies=["red", "black"], shares_per_company=10, shares_removed=0),
    ],
    ids=["small", "one column", "two columns", "six columns", "eight companies", "ten shares"],
)
@pytest.mark.parametrize("size", [SIZE, (1920, 1080)])
def test_other_cards_lie_in_the_area_and_apart(cards: Cards, size: tuple[int, int]) -> None:
    factor = size[0] / SIZE[0]
    area = pygame.Rect(*(round(part * factor) for part in AREA))
    layout = Layout(Scale(*size), area, cards)
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
    assert set(COLOURS) <= set(PAINTS)
