"""The score on paper: what is printed of each seat adds up to its score, and every bar stays in its place."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.table.kit.scale import Scale
from game.table.pages.score_page import ScorePaper, Source, draw_score, gained, score_of
from game.table.tools.screenshots import match_at, recorded
from tests.helpers.play import recorded_matches
from tests.screens.watching import watching

SIZE = (1280, 720)


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
