"""Railways of North America on another board, with other places than Canada's."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.rules.railways_of_north_america import RailwaysOfNorthAmerica
from game.rules.railways_of_north_america.board import load_board
from game.rules.railways_of_north_america.message_ids import Refusal
from game.rules.railways_of_north_america.moves import ChooseAction
from game.rules.railways_of_north_america.steps import ACTION, CARD_ACTION, TAKE_CARD
from game.table.kit.motion import Motions
from game.table.railways_of_north_america import TABLE, RailwaysOfNorthAmericaView
from game.table.railways_of_north_america.layout import FIELDS
from game.table.railways_of_north_america.look import ABOVE, look_of
from game.table.railways_of_north_america.placing import name_rects
from game.words import Localizer, override
from tests.table.boards.looks import arranged
from tests.table.boards.samples import RAILWAYS_OF_NORTH_AMERICA

SMALL = load_board(Path("tests/boards/railways_of_north_america.toml").resolve())
GAME = RailwaysOfNorthAmerica(SMALL)
SIZES = [(1280, 720), (1920, 1080)]


@pytest.mark.parametrize("size", SIZES)
def test_map_and_fields_lie_side_by_side(size: tuple[int, int]) -> None:
    """A board without a look has a column of fields next to its map."""
    layout = arranged(RailwaysOfNorthAmericaView(SMALL), size).layout
    assert all(layout.frame.contains(layout.hex_rect(spot)) for spot in SMALL.hexes)
    fields = [layout.fields[name] for name in FIELDS]
    for i, field in enumerate(fields):
        assert layout.frame.contains(field)
        assert field.h >= 40
        assert field.collidelist(fields[i + 1 :]) == -1
    hexes = [layout.hex_rect(spot) for spot in SMALL.hexes]
    assert all(field.collidelist(hexes) == -1 for field in fields)


def test_a_board_without_a_look_has_names_over_its_cities_and_its_title() -> None:
    look = look_of(SMALL)
    assert {look.place_of(city.name) for city in SMALL.cities} == {ABOVE}
    assert look.title == {"en": "A small country", "de": "Ein kleines Land"}
    assert (look.compass, look.fields, look.waters) == (None, None, [])
    names = name_rects(arranged(RailwaysOfNorthAmericaView(SMALL)).layout, Localizer(GAME))
    assert all(rect.collidelist(names[i + 1 :]) == -1 for i, rect in enumerate(names))


def test_cards_of_a_city_speak_the_players_language() -> None:
    """Families that the sheets know are translated, and what the board's own file has a title for."""
    localizer = Localizer(GAME, ["Ada", "Ben"])
    titles = [card.name for card in SMALL.operations]
    with override("de"):
        assert localizer.title("card", titles.index("Reward: Dale")) == "Belohnung: Dale"
        assert localizer.title("card", titles.index("Tunnel Engineer")) == "Tunnelbauer"
        effect = SMALL.operations[titles.index("Inn: Ivy")].description(SMALL.data.cost)
        assert (
            localizer.describe(effect)
            == "2 Punkte für jeden Würfel, der dorthin geliefert wird, egal von wem."
        )


def test_cities_side_by_side_are_not_joined() -> None:
    state = GAME.new_game(2, {}, random.Random(1))
    state = GAME.restore(state.to_data() | {"step": ACTION, "kept": [0, 1]})
    state.play(ChooseAction(0))
    assert state.illegal_reason(GAME.parse_move("start Elm east")) == Refusal.NEIGHBOURS()


def test_mines_need_a_grey_city() -> None:
    state = GAME.new_game(2, {}, random.Random(1))
    mines = [card.name for card in SMALL.operations].index("Mines")
    display = [int(card == mines) for card in range(len(SMALL.operations))]
    demand = [city.colour if city.colour >= 0 else 1 + i % 3 for i, city in enumerate(SMALL.cities)]
    data = state.to_data() | {"step": TAKE_CARD, "kept": [0, 1], "display": display, "demand": demand}
    assert GAME.restore(data).illegal_reason(GAME.parse_move("take Mines")) == Refusal.NO_GREY_CITY()
    assert ChooseAction(CARD_ACTION) not in GAME.restore(data | {"step": ACTION}).legal_moves()


def test_board_and_cards_follow_a_change_of_the_language() -> None:
    state = GAME.new_game(3, {}, random.Random(2))
    views = [TABLE.view(state) for _ in range(2)]
    pictures = []
    for language, view in (("en", views[0]), ("de", views[0]), ("de", views[1])):
        surface = pygame.Surface(SIZES[0], 0, 32)
        with override(language):
            arranged(view, SIZES[0])
            view.draw(surface, RAILWAYS_OF_NORTH_AMERICA.show(state), Motions(0.0))
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    english, changed, german = pictures
    assert changed == german != english
