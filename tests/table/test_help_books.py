"""The help books: split where they may be, and true to the boards' figures."""

from __future__ import annotations

import pytest

from game.rules.catalog import game_keys
from game.rules.railways_of_north_america import GAME as CANADA
from game.table.kit.scale import Scale
from game.table.pages.book import Block, Typesetter
from game.table.pages.help import chapter
from game.words import Localizer, active_locale, format_dollars
from tests.words.files import COMPLETE


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("key", game_keys())
def test_a_section_with_room_to_spare_is_not_torn(key: str, language: str) -> None:
    with active_locale.override(language):
        _, blocks = chapter(key)
    setter = Typesetter(Scale(1280, 720), 420)
    columns, filled = setter.balanced(blocks, 500), setter.columns(blocks, 500)
    assert len(columns) <= len(filled) + len(filled) % 2
    torn, torn_if_filled = (sum(column[0].tears > 0 for column in found) for found in (columns, filled))
    assert torn <= torn_if_filled
    assert torn <= len(columns) // 3


@pytest.mark.parametrize("high", [440, 480, 500, 520])
@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("key", game_keys())
def test_no_heading_is_left_alone_in_large_letters(key: str, language: str, high: int) -> None:
    """Even where a table, with all that leads to it, is higher than a column."""
    with active_locale.override(language):
        _, blocks = chapter(key)
    setter = Typesetter(Scale(1280, 720).with_letters(1.6), 422)
    for columns in (setter.columns(blocks, high), setter.balanced(blocks, high)):
        assert all(sum(piece.height for piece in column) <= high for column in columns)
        assert not [number for number, column in enumerate(columns) if column[-1].keep]


def test_a_table_stands_with_the_paragraph_that_leads_to_it() -> None:
    blocks = [
        *(Block("text", f"Paragraph {number} of some words.") for number in range(8)),
        Block("text", "What it costs:"),
        *(Block("row", "a word", str(number)) for number in range(5)),
    ]
    setter = Typesetter(Scale(1280, 720), 420)
    (whole,) = setter.columns(blocks, 10_000)
    height = sum(piece.height for piece in whole) - whole[-1].height - whole[-2].height
    first, second = setter.columns(blocks, height)
    assert len([piece for piece in second if piece.draw.__name__ != "_nothing"]) == 6
    assert not first[-1].keep


@pytest.mark.parametrize("language", COMPLETE)
def test_what_the_board_decides_stands_in_the_help_as_it_is_on_the_board(language: str) -> None:
    game = CANADA
    with active_locale.override(language):
        rows = {block.name: block.words for block in chapter(game.key)[1] if block.kind == "row"}
        localizer = Localizer(game)
        told = " ".join(rows.values())
        for number, card in enumerate(game.board.operations):
            name = localizer.title("card", number)
            assert name in rows or localizer.title("city", card.city) in told
        for number, baron in enumerate(game.board.barons):
            assert str(baron.points) in rows[localizer.title("baron", number)]
        prices = ", ".join(format_dollars(price) for price in game.board.data.cost.engine)
        markers = ", ".join(str(n) for _, n in sorted(game.board.data.setup.empty_city_markers.items()))
        limits = {format_dollars(game.board.data.auction.highest_bid), str(game.board.data.setup.most_turns)}
        assert {prices, markers, *limits} <= set(rows.values())
