"""Charts find round numbers and keep names apart; books are read, set and never lose a word."""

from __future__ import annotations

from itertools import groupby, pairwise

import pygame
import pytest

from assets import asset
from game.table.kit.lettering import text_width, wrap
from game.table.kit.scale import Scale
from game.table.pages.book import NAME_GAP, TEXT, Block, Typesetter, load_book, read_book, set_lines, words_of
from game.table.pages.chart import Series, draw_chart, spread, steps_up_to
from game.table.pages.help import chapter, chapters
from game.words import active_locale
from game.words.active_locale import DEFAULT_LANGUAGE
from tests.words.files import COMPLETE


@pytest.mark.parametrize(("low", "high"), [(0, 1), (0, 7), (0, 195), (-12, 40), (0, 4321), (3, 3)])
def test_round_steps_hold_all_values(low: int, high: int) -> None:
    marks = steps_up_to(low, high)
    assert marks[0] <= low
    assert marks[-1] >= high
    assert len({b - a for a, b in pairwise(marks)}) == 1
    assert 2 <= len(marks) <= 9


def test_names_are_moved_apart_and_keep_their_order() -> None:
    wanted = [50.0, 52.0, 51.0, 90.0, 10.0]
    places = spread(wanted, 12, 0, 100)
    ranked = sorted(range(5), key=lambda i: wanted[i])
    assert sorted(range(5), key=lambda i: places[i]) == ranked
    ordered = sorted(places)
    assert all(b - a >= 12 - 1e-9 for a, b in pairwise(ordered))
    assert 0 <= ordered[0] <= ordered[-1] <= 100


def test_names_that_have_room_stay_where_they_are() -> None:
    assert spread([10.0, 40.0, 70.0], 12, 0, 100) == [10.0, 40.0, 70.0]


def test_a_crowd_at_the_edge_stays_inside() -> None:
    places = spread([99.0, 100.0, 100.0, 100.0], 12, 0, 100)
    assert max(places) <= 100
    assert min(places) >= 0


def test_a_chart_draws_every_line_in_its_colour() -> None:
    pygame.init()
    surface = pygame.Surface((900, 500))
    surface.fill((255, 255, 255))
    series = [Series("Ada", 0, [0, 50, 100]), Series("Ben", 1, [0, 20, 40])]
    draw_chart(surface, Scale(1280, 720), surface.get_rect(), series, ["Deal", "1851", "End"])
    array = pygame.surfarray.array3d(surface).reshape(-1, 3)
    purple = (array[:, 0] > array[:, 1] + 30) & (array[:, 2] > array[:, 1] + 40)
    teal = (array[:, 1] > array[:, 0] + 60) & (array[:, 2] > array[:, 0] + 60)
    assert purple.sum() > 300
    assert teal.sum() > 300


def test_a_book_is_read_line_by_line() -> None:
    title, blocks = read_book(
        "# T\n\n## H\nSome **bold** words.\n- one\n! pass | **Pass.** Nothing.\n= Plain | $2\n"
    )
    assert title == "T"
    assert blocks == [
        Block("heading", "H"),
        Block("text", "Some **bold** words."),
        Block("item", "one"),
        Block("icon", "**Pass.** Nothing.", "pass"),
        Block("row", "$2", "Plain"),
    ]


def test_a_row_without_a_bar_names_its_line() -> None:
    with pytest.raises(ValueError, match="line 2"):
        read_book("# T\n= Plain $2\n")


def test_bold_words_keep_their_full_stop() -> None:
    assert words_of("a **b c**, d") == [("a", "sans"), ("b", "bold"), ("c,", "bold"), ("d", "sans")]
    assert words_of("a (**b**) c") == [("a", "sans"), ("(b)", "bold"), ("c", "sans")]


@pytest.mark.parametrize("language", COMPLETE)
def test_every_language_has_the_same_books_of_the_same_build(language: str) -> None:
    books = {path.stem for path in asset("words", DEFAULT_LANGUAGE, "help").iterdir()}
    assert {path.stem for path in asset("words", language, "help").iterdir()} == books
    for key in books:
        title, blocks = load_book(key, language)
        assert title
        assert _build(blocks) == _build(load_book(key, DEFAULT_LANGUAGE)[1]), key


def _build(blocks: list[Block]) -> list[tuple[str, str]]:
    """The kind of every block, its icon or figures if it has some: what does not change with the language."""
    return [(block.kind, block.name if block.kind in ("icon", "figures") else "") for block in blocks]


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("text", [1.0, 1.3, 1.6])
@pytest.mark.parametrize("key", chapters())
def test_every_chapter_fits_its_columns(key: str, text: float, language: str) -> None:
    scale = Scale(1280, 720, text)
    with active_locale.override(language):
        _, blocks = chapter(key)
    setter = Typesetter(scale, 420)
    for is_table, rows in groupby(blocks, lambda block: block.kind == "row"):
        if is_table:
            table = list(rows)
            room = setter.name_width(table) - scale.px(NAME_GAP)
            for block in table:
                names = wrap(scale, block.name, "bold", TEXT, room)
                assert " ".join(names) == block.name, "a word of the name is broken"
    for block in blocks:
        if block.kind in ("text", "item"):
            lines = set_lines(scale, block.words, 390)
            assert [word for line in lines for word in line] == words_of(block.words)
            for line in lines:
                assert sum(text_width(scale, word, face, TEXT) for word, face in line) <= 390
    columns = setter.balanced(blocks, 500)
    assert all(sum(piece.height for piece in column) <= 500 for column in columns)
    whole = setter.columns(blocks, 100_000)
    drawn = sum(len([p for p in column if p.draw.__name__ != "_nothing"]) for column in columns)
    assert drawn == len([p for p in whole[0] if p.draw.__name__ != "_nothing"])


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("key", chapters())
def test_a_table_stands_in_one_column_with_its_heading(key: str, language: str) -> None:
    with active_locale.override(language):
        _, blocks = chapter(key)
    for column in Typesetter(Scale(1280, 720), 420).balanced(blocks, 900):
        assert not column[-1].keep


def test_a_table_that_is_higher_than_a_column_goes_on_in_the_next() -> None:
    blocks = [Block("heading", "Track"), *(Block("row", "a word", f"{n}") for n in range(40))]
    columns = Typesetter(Scale(1280, 720), 420).columns(blocks, 300)
    assert len(columns) > 2
    assert len(columns[0]) > 5


def test_a_heading_that_is_wider_than_a_column_has_two_lines() -> None:
    setter = Typesetter(Scale(1280, 720), 160)
    [[short]], [[long]] = (
        setter.columns([Block("heading", words)], 500)
        for words in ("Track", "What everybody has to know of it")
    )
    assert long.height > short.height
