"""The second board of Railways of North America: the Rocky Mountains, for two or three players."""

from collections import Counter

import pytest

from ai.railways_of_north_america.routes import FAR, ways_of
from assets import asset
from game.match.boards import game_on
from game.match.headless import play_headless
from game.rules.railways_of_north_america.board import FERRY_HEX, load_board
from game.table.kit.scale import Scale
from game.table.play.strip import arrange_strip
from game.table.railways_of_north_america.checks import names_astray
from game.table.railways_of_north_america.layout import TileLayout
from game.words import Localizer

BOARD = load_board("rocky_mountains")
GAME = game_on(asset("boards", "rocky_mountains.toml"))


def test_it_is_for_two_or_three_and_shorter_than_canada() -> None:
    assert list(GAME.players) == [2, 3]
    assert GAME.minutes == 60
    canada = load_board()
    assert len(BOARD.cities) < len(canada.cities)
    for players, markers in BOARD.data.setup.empty_city_markers.items():
        assert markers < canada.data.setup.empty_city_markers[players]


def test_every_colour_is_asked_for_in_as_many_cities() -> None:
    demanded = Counter(city.colour for city in BOARD.cities)
    assert [demanded[colour] for colour in range(len(BOARD.colours))] == [4] * len(BOARD.colours)


def test_what_scores_can_be_reached() -> None:
    distance = ways_of(BOARD).distance
    assert max(max(row) for row in distance) < FAR
    for line in BOARD.major_lines:
        assert distance[line.a][line.b] > 1
    assert BOARD.terrain.count(FERRY_HEX) <= BOARD.operations[BOARD.ferry_card].copies


def test_cards_come_again_and_again() -> None:
    """A card of which there is one in a large deck is hardly ever seen: kinds of them have copies."""
    copies: Counter[str] = Counter()
    for card in BOARD.operations:
        if card.when == "deck":
            copies[card.family] += card.copies
    assert min(copies.values()) >= 2
    assert copies.total() <= 30


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.thorough)])
def test_a_game_comes_to_its_end(players: int) -> None:
    result = play_headless(GAME, ["greedy"] * players, seed=players, seconds=1.0)
    assert max(result.data()["scores"]) > 30


@pytest.mark.parametrize("text_size", [1.0, 1.3, 1.6])
def test_names_stand_beside_their_cities_with_letters_of_every_size(text_size: float) -> None:
    scale = Scale(1280, 720)
    layout = TileLayout(scale, arrange_strip(scale, text_size, 3).board, BOARD)
    assert list(names_astray(layout, Localizer(GAME))) == []
