"""Sheets between turns, the ledger and the score sheet: their rows, sums and place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.match.match import Match
from game.rules.catalog import all_games
from game.rules.contract import BANK, State, seat_party
from game.table.boards.animation import CoinFlight
from game.table.boards.chapters import Sheet, Tone
from game.table.boards.shown import SeatLook, Shown
from game.table.boards.table import find_table
from game.table.boards.view import BoardView
from game.table.kit.motion import Motions
from game.table.kit.scale import Scale
from game.table.pages.chart import yearly
from game.table.pages.score_page import ScorePaper, Source, draw_score, gained, score_of
from game.table.play.sheet_paper import SheetPaper
from game.table.tools.screenshots import match_at, recorded
from game.words.active_locale import override
from tests.helpers.play import heading, recorded_matches
from tests.screens.watching import watching
from tests.table.boards.looks import arranged

SIZE = (1280, 720)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("key", [game.key for game in all_games()])
@pytest.mark.parametrize("players", [3, 5])
def test_sheets_fit_their_boards_at_every_size(key: str, players: int, language: str) -> None:
    match = match_at(key, players, len(recorded(key, players).entries))
    view = find_table(key).view(match.state)
    looks = [SeatLook(name, "", seat, True) for seat, name in enumerate(match.names)]
    with override(language):
        papers = 0
        for sheet, after in sheets_of(match, view, looks):
            for size in (SIZE, (1920, 1080)):
                for text_size in (1.0, 1.3, 1.6):
                    window = Scale(*size)
                    board = window.rect(16, 68, 1380, 990)
                    paper = SheetPaper(sheet, Shown(after, looks, None), window.larger(text_size), board)
                    assert board.contains(paper.rect)
                    assert paper.rect.contains(paper.button)
                    assert paper.fits
                    papers += 1
    assert papers


@pytest.mark.parametrize("language", ["en", "de"])
def test_words_beside_a_title_widen_their_paper(language: str) -> None:
    key = "north_american_railways"
    match = match_at(key, 3, len(recorded(key, 3).entries))
    looks = [SeatLook(name, "", seat, True) for seat, name in enumerate(match.names)]
    window = Scale(*SIZE)
    with override(language):
        sheet, after = next(sheets_of(match, find_table(key).view(match.state), looks))
        rows = [replace(row, cells=[replace(cell, aside="") for cell in row.cells]) for row in sheet.rows]
        narrow = replace(sheet, rows=rows)
        board = window.rect(16, 68, 1380, 990)
        assert SheetPaper(narrow, Shown(after, looks, None), window, board).fits


def test_a_sheet_that_is_drawn_again_while_money_flies_shows_what_a_new_one_would() -> None:
    key = "north_american_railways"
    match = match_at(key, 3, len(recorded(key, 3).entries))
    view = arranged(find_table(key).view(match.state))
    looks = [SeatLook(name, "", seat, True) for seat, name in enumerate(match.names)]
    sheet, after = next(one for one in sheets_of(match, view, looks) if one[0].winner is not None)
    shown, motions, window = Shown(after, looks, None), Motions(), Scale(*SIZE)
    board = window.rect(16, 68, 1380, 990)
    paper = SheetPaper(sheet, shown, window, board)
    motions.add(CoinFlight(payer=BANK, payee=seat_party(0), amount=500), duration=1.0)
    clipped = pygame.Surface(SIZE, 0, 32)
    clipped.set_clip((0, 0, 0, 0))
    paper.draw(clipped, view, motions, hovered=False, pressed=False)  # What nobody sees is not kept.
    pictures = set()
    for _ in range(8):
        found, wanted = (
            sheet_picture(one, view, motions) for one in (paper, SheetPaper(sheet, shown, window, board))
        )
        assert found == wanted
        pictures.add(found)
        motions.update(0.15)
    assert not motions
    assert len(pictures) == 2, "the outcome is seen when the money has come in, and nothing is counted"


@pytest.mark.parametrize("key", ["american_rails", "north_american_railways"])
def test_the_sums_on_a_sheet_are_those_of_their_columns(key: str) -> None:
    match = match_at(key, 3, len(recorded(key, 3).entries))
    view = arranged(find_table(key).view(match.state))
    looks = [SeatLook(name, "", seat, True) for seat, name in enumerate(match.names)]
    sheets = [sheet for sheet, _ in sheets_of(match, view, looks) if has_totals(sheet)]
    assert sheets
    for sheet in sheets:
        rows = [[as_dollars(cell.words) for cell in row.cells[-3:]] for row in sheet.rows]
        place = next(i for i, row in enumerate(sheet.rows) if row.cells[-1].tone is Tone.TOTAL)
        gained, before, now = rows[place - 2 : place + 1]
        assert [one + two for one, two in zip(gained, before, strict=True)] == now


def has_totals(sheet: Sheet) -> bool:
    return any(cell.tone is Tone.TOTAL for row in sheet.rows for cell in row.cells)


def as_dollars(words: str) -> int:
    """A sum as it is written; what is none counts as nothing."""
    digits = "".join(letter for letter in words if letter.isdigit())
    return int(digits) if digits and "$" in words else 0


def sheet_picture(paper: SheetPaper, view: BoardView, motions: Motions) -> bytes:
    surface = pygame.Surface(SIZE, 0, 32)
    paper.draw(surface, view, motions, hovered=False, pressed=False)
    return pygame.image.tobytes(surface, "RGB")


def sheets_of(match: Match, view: BoardView, looks: list[SeatLook]) -> Iterator[tuple[Sheet, State]]:
    """The first sheet of a match and those of its end."""
    found = []
    for number in range(match.moves_played):
        before = match.position(number)
        after = before.copy()
        after.apply_unchecked(match.moves[number])
        for chapter in view.text.chapters(match.events_of(number), before, after, Shown(after, looks, None)):
            if chapter.sheet is not None:
                found.append((chapter.sheet, after))
    yield from (found[0], *found[-2:])


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", [3, 5])
def test_what_stands_before_an_income_comes_to_it(players: int, language: str) -> None:
    """Shares by what one pays, and the director's part of the rest."""
    key = "north_american_railways"
    match = match_at(key, players, len(recorded(key, players).entries))
    looks = [SeatLook(name, "", seat, True) for seat, name in enumerate(match.names)]
    told = set()
    with override(language):
        for sheet, _ in sheets_of(match, find_table(key).view(match.state), looks):
            for cell in [cell for row in sheet.rows for cell in row.cells if "×" in cell.aside]:
                count, each, *extra = map(
                    int, re.findall(r"\d+", re.sub(r"(?<=\d)[.,](?=\d)", "", cell.aside))
                )
                assert count * each + sum(extra) == as_dollars(cell.words)
                told.add(len(extra))
    assert told == {0, 1}


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


@pytest.mark.parametrize(("game", "players"), recorded_matches())
def test_what_is_printed_adds_up(game: str, players: int) -> None:
    score = score_of(match_at(game, players, len(recorded(game, players).entries)))
    for seat in range(players):
        paid = sum(min(0, source.amounts[seat]) for source in score.sources)
        assert gained(score.sources, seat) + paid == score.scores[seat]
        assert gained(score.sources, seat) <= score.span
    assert sorted(score.order, key=lambda seat: -score.scores[seat]) == list(score.order)
    fills = [source.fill for source in score.sources]
    assert len(set(fills)) == len(fills)


def test_debts_beyond_all_gains_stay_on_the_paper() -> None:
    pygame.init()
    score = score_of(match_at("new_england_railways", 3, len(recorded("new_england_railways", 3).entries)))
    begun, *rest = score.sources
    debts = Source("Loans", "", (-400, 0, 0), ((158, 40, 32), 0), "")
    scores = [begun.amounts[0] - 400, *(line.amounts[0] for line in rest[:2])]
    score = replace(score, sources=[begun, debts], scores=scores)
    assert score.lowest == begun.amounts[0] - 400
    assert score.span >= 400
    surface = pygame.Surface(SIZE)
    surface.fill("white")
    with watching(surface) as watch:
        draw_score(surface, Scale(*SIZE), pygame.Rect(100, 100, 1080, 560), score, ())
    assert not watch.outside
    beside = surface.subsurface((0, 0, 98, SIZE[1]))
    assert pygame.transform.average_color(beside)[:3] == (255, 255, 255)


@pytest.mark.parametrize(("text_size", "together"), [(1.0, True), (1.6, False)])
def test_large_letters_show_bars_and_lines_in_turn(text_size: float, together: bool) -> None:
    pygame.init()
    game = "north_american_railways"
    score, turned = score_of(match_at(game, 5, len(recorded(game, 5).entries))), []
    paper = ScorePaper(score, (), lambda: turned.append(1))
    paper.lay(Scale(*SIZE, text_size), pygame.Rect(40, 116, 1200, 580))
    assert paper.button.shown is not together
    before = pygame.Surface(SIZE)
    paper.draw(before)
    if not together:
        paper.button.press()
        after = pygame.Surface(SIZE)
        paper.draw(after)
        assert turned
        assert before.get_buffer().raw != after.get_buffer().raw
