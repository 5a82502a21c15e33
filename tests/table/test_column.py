"""The cards of the seats: what is secret is told on all of them, however long their other lines are."""

from __future__ import annotations

import pygame
import pytest

from game.table.boards.view import SeatCard, SeatLook
from game.table.column import Layout, Sitting, arrange_table, draw_seats
from game.table.kit.scale import Scale
from tests.table.plain import PlainView

SHORT, LONG = "", "offers $1,000, and $1,300 a turn"


def drawn(card: SeatCard, standing: str) -> tuple[pygame.Surface, Layout]:
    surface = pygame.Surface((1920, 1080))
    layout = arrange_table(Scale(1920, 1080), 1.0, 4)
    cards = [SeatCard(card.amount, card.note, words, hidden=card.hidden) for words in ("", standing, "", "")]
    look = SeatLook("Henry", "Bot, apprentice", 2, True)
    draw_seats(surface, layout, [Sitting(look, one, False) for one in cards], PlainView(), 0.0)
    return surface, layout


def low_right(surface: pygame.Surface, layout: Layout, seat: int) -> bytes:
    rect = layout.cards[seat]
    part = pygame.Rect(rect.centerx, rect.centery + 8, rect.w // 2 - 8, rect.h // 2 - 12)
    return pygame.image.tobytes(surface.subsurface(part), "RGB")


@pytest.mark.parametrize("standing", [SHORT, LONG])
def test_a_secret_is_told_whatever_else_a_card_says(standing: str) -> None:
    surface, layout = drawn(SeatCard("", "", hidden="Cash hidden"), standing)
    told = [low_right(surface, layout, seat) for seat in range(4)]
    assert len(set(told)) == 1
    silent, layout = drawn(SeatCard("$5", ""), standing)
    assert low_right(silent, layout, 1) != told[1]
