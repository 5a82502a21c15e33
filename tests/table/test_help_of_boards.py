"""The help, the card of a turn and their figures are about the board of the match, whichever it is."""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pygame
import pytest

from ai.boards.maker import GENERATORS
from assets import asset
from game.match.journal import SeatPlan
from game.match.match import Match
from game.rules.boards import BoardError, BoardFile, read_board_file
from game.rules.catalog import FURTHER_BOARDS, find_game, game_keys
from game.rules.contract import Game
from game.rules.messages import Dollars
from game.table.learning.turn_card import TurnCard, lines_of
from game.table.pages.book import load_book
from game.table.pages.help import HelpPage, chapter
from game.table.pages.setup import SetupPage
from game.table.play.table_controller import TableController
from game.table.program.commands import keys_for_texts
from game.words import Localizer, active_locale, board_title, format_dollars, game_title
from game.words.message_catalog import message_catalog
from tests.table.driver import press
from tests.words.files import COMPLETE

SMALL: Final = Path(__file__).parents[1] / "boards"
DRAFTS: Final = 2
EACH = pytest.mark.parametrize("key", game_keys())
EACH_LANGUAGE = pytest.mark.parametrize("language", COMPLETE)

BY_THE_RULES: Final = {
    "american_rails": {"$1", "$2", "$5"},
    "north_american_railways": {"$100", "$200", "$1000"},
    "new_england_railways": {"$1"},
    "railways_of_north_america": {"$1000"},
}
"""Sums that the rules name, which are the same on every board."""

SILENT: Final = {
    "american_rails": {"companies"},
    "north_american_railways": set[str](),
    "new_england_railways": {"setup.cubes", "setup.locomotives_per_player", "setup.first_links"},
    "railways_of_north_america": {"setup.goods", "operations.when", "operations.copies"},
}
"""What is seen on the table and needs no book: how many pieces there are, and what is on display."""
SECTIONS: Final = (
    "cost",
    "actions",
    "bonus",
    "setup",
    "loans",
    "auction",
    "companies",
    "barons",
    "operations",
)
"""The sections of boards whose figures the books tell; maps, cities and links are on the table."""
OTHERS: Final = (1, -1, 2, 3, 5, 20, 100, 1000, -1000)
"""What is added to a figure to get another one, until the board is in order with it."""


def boards_of(key: str) -> list[tuple[str, Game]]:
    """The boards of a game: its own, those that come with it, a small one, and some by chance."""
    drafts = [GENERATORS[key].draft(random.Random(seed), str(seed)) for seed in range(DRAFTS)]
    return [
        ("own", find_game(key)),
        *((name, find_game(key, read_board_file(name))) for name in FURTHER_BOARDS.get(key, ())),
        ("small", find_game(key, read_board_file(SMALL / f"{key}.toml"))),
        *((f"draft {number}", find_game(key, draft)) for number, draft in enumerate(drafts)),
    ]


def book_on(game: Game) -> str:
    """All words of a game's book in a match on its board."""
    return "\n".join(f"{block.name} {block.words}" for block in chapter(game.key, game)[1])


def card_on(game: Game) -> str:
    """All words of the card of a turn's steps."""
    return "\n".join(f"{line.name} {line.words}" for line in lines_of(Localizer(game)))


def sums_in(text: str) -> set[str]:
    """The sums of money in a text, without signs between thousands."""
    return {re.sub(r"[.,]", "", found) for found in re.findall(r"\$\d[\d.,]*\d|\$\d", text)}


def years_in(text: str) -> set[str]:
    return set(re.findall(r"\b1[89]\d\d\b", text))


def names_in(data: BoardFile) -> set[str]:
    """What the cities, barons, lines and companies of a board are called in its file."""
    sections = ("cities", "start_cities", "major_lines", "barons", "companies")
    return {one["name"] for section in sections for one in data.get(section, ()) if isinstance(one, dict)}


def data_of(game: Game) -> BoardFile:
    return game.other_board or read_board_file(game.key)


def names_told(text: str, names: set[str]) -> set[str]:
    return {name for name in names if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text)}


@EACH_LANGUAGE
@EACH
def test_nothing_of_another_board_is_in_the_help_or_on_the_card_of_a_turn(key: str, language: str) -> None:
    """Of every pair of boards: no sum, year or name of the one in the book of the other."""
    boards = boards_of(key)
    with active_locale.override(language):
        told = [f"{book_on(game)}\n{card_on(game)}".replace(board_title(game), "") for _, game in boards]
    every_name = set().union(*(names_in(data_of(game)) for _, game in boards))
    for (name, game), text in zip(boards, told, strict=True):
        data = data_of(game)
        figures = set(re.findall(r"\d+", str({part: data.get(part) for part in SECTIONS})))
        facts = {str(int(value)) for value in game.facts.values() if isinstance(value, int)}
        foreign = {one for one in sums_in(text) - BY_THE_RULES[key] if one[1:] not in figures | facts}
        assert not foreign, name
        assert years_in(text) <= figures | facts, name
        own = names_in(data)
        others = {other for other in every_name if not any(other in one for one in own)}
        assert names_told(text, others) == set(), name


@EACH_LANGUAGE
@EACH
def test_every_sum_and_city_among_a_boards_facts_is_in_its_book(key: str, language: str) -> None:
    for name, game in boards_of(key):
        with active_locale.override(language):
            text, localizer = book_on(game), Localizer(game)
            for fact, value in game.facts.items():
                if isinstance(value, Dollars) and value:
                    assert format_dollars(value) in text, (name, fact)
                if fact.startswith("city_"):
                    cities = value if isinstance(value, tuple) else (value,)
                    assert all(localizer.title("city", int(str(city))) in text for city in cities), (
                        name,
                        fact,
                    )


def leaves(value: Any, way: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The ways to the figures and flags of a part of a board."""
    if isinstance(value, dict | list):
        for key, inside in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(inside, (*way, key))
    elif isinstance(value, int):
        yield way


def at(data: Any, way: tuple[str | int, ...]) -> Any:
    for step in way:
        data = data[step]
    return data


def changed(key: str, data: BoardFile, way: tuple[str | int, ...]) -> Game | None:
    """The game on the board with another figure in one place; None if the board allows no other."""
    for more in OTHERS:
        other = copy.deepcopy(data)
        value = at(other, way)
        at(other, way[:-1])[way[-1]] = not value if isinstance(value, bool) else value + more
        try:
            return find_game(key, other)
        except BoardError:
            continue
    return None


@EACH
def test_books_show_every_figure_of_a_board(key: str) -> None:
    """A board is changed figure by figure, and the book or the card changes with it."""
    data = read_board_file(SMALL / f"{key}.toml")
    before = book_on(find_game(key, data)) + card_on(find_game(key, data))
    silent, tried = [], 0
    for section in SECTIONS:
        for way in leaves(data.get(section, ()), (section,)):
            called = ".".join(step for step in way if isinstance(step, str))
            if any(called == one or called.startswith(f"{one}.") for one in SILENT[key]):
                continue
            game = changed(key, data, way)
            if game is None:
                continue
            tried += 1
            if book_on(game) + card_on(game) == before:
                silent.append(way)
    assert not silent
    assert tried > 3


def test_what_a_board_does_not_have_is_left_out() -> None:
    rails = read_board_file(SMALL / "american_rails.toml")
    rails["bonus"]["pairs"] = []
    for city in rails["cities"]:
        city.pop("hub", None)
    text = book_on(find_game("american_rails", rails))
    assert "special connection" not in text
    assert "black square" not in text
    canada = read_board_file(SMALL / "railways_of_north_america.toml")
    del canada["titles"]
    canada["major_lines"] = []
    canada["ridges"]["sides"] = []
    canada["barons"] = [baron for baron in canada["barons"] if baron["task"] != "ridge_links"]
    canada["barons"].append(canada["barons"][0] | {"name": "Kit King"})
    canada["setup"]["new_cities"] = {}
    text = book_on(find_game("railways_of_north_america", canada))
    assert "join both ends" not in text
    assert "Major lines" not in text
    assert "A ridge crossed" not in text
    assert "Urbanize" not in text


@EACH_LANGUAGE
@EACH
def test_books_and_messages_use_the_facts_of_the_game_and_all_of_them(key: str, language: str) -> None:
    known = {name.replace("_", "-") for name in Localizer(find_game(key)).facts}
    book = asset("words", language, "help", f"{key}.md").read_text(encoding="utf-8")
    conditions = {block.when.lstrip("!") for block in load_book(key, language)[1] if block.when}
    used = set(re.findall(r"\$([a-z][a-z-]*)", book)) | conditions
    assert used - set(keys_for_texts()) <= known
    sheet = message_catalog(language).bundle(key)
    said = set(re.findall(r"\$([a-z][a-z-]*)", " ".join(sheet._sources[one] for one in sheet.keys)))
    assert known - used - said == set()


@EACH_LANGUAGE
def test_the_help_of_a_match_is_headed_by_its_board(app: Any, language: str) -> None:
    key = "american_rails"
    board = read_board_file(FURTHER_BOARDS[key][0])
    seats = [SeatPlan("Ada", 0), SeatPlan("Ben", 1), SeatPlan("Cy", 2)]
    with active_locale.override(language):
        app.push(TableController(Match.new(key, seats, seed=1, board=board)))
        press(app, pygame.K_F1)
        page = app.top
        assert isinstance(page, HelpPage)
        game = find_game(key, board)
        assert game_title(game) in page.heading
        assert board_title(game) in page.heading
        assert board_title(game) in page.blocks[1].words
        page.open("new_england_railways")
        assert board_title(find_game("new_england_railways")) in page.blocks[1].words


def test_the_help_of_the_title_is_about_the_games_own_board(app: Any) -> None:
    app.go_to_title()
    press(app, pygame.K_F1)
    page = app.top
    assert isinstance(page, HelpPage)
    assert page.heading == game_title(find_game(game_keys()[0]))
    assert board_title(find_game(game_keys()[0])) in page.blocks[1].words


def test_the_help_of_the_set_up_is_about_the_board_that_is_chosen(app: Any) -> None:
    game = find_game("north_american_railways", read_board_file("southern_route"))
    app.push(SetupPage(game))
    press(app, pygame.K_F1)
    page = app.top
    assert isinstance(page, HelpPage)
    assert board_title(game) in page.heading


@EACH_LANGUAGE
def test_the_card_of_a_turn_names_the_last_year_of_the_board(language: str) -> None:
    game = find_game("american_rails", read_board_file("great_lakes"))
    state = game.new_game(3, {}, random.Random(1))
    with active_locale.override(language):
        card = TurnCard(state)
        assert "1887" in card_on(game)
        assert board_title(game) in card.title
