"""The column: secrets are on every seat's card, and the log keeps a line if there is little room."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from unittest.mock import patch

import pygame
import pytest

from game.table.boards.shown import SeatLook
from game.table.boards.view import Badge, SeatCard
from game.table.kit.lettering import text_width
from game.table.kit.scale import Scale
from game.table.play import seat_cards
from game.table.play.column import TableLayout, arrange_table, draw_seats
from game.table.play.logbook import Logbook
from game.table.play.match_log import Log, LogEntry
from game.table.play.menus import LogPage
from game.table.play.seat_cards import Sitting
from game.table.play.spots import BarButton
from game.table.program.commands import Command
from game.words import override, translate
from tests.screens.watching import watching
from tests.table.driver import click, spot, wait_for_person
from tests.table.plain import PlainView, table

SHORT, LONG = "", "offers $1,000, and $1,300 a turn"


def drawn(card: SeatCard, standing: str) -> tuple[pygame.Surface, TableLayout]:
    surface = pygame.Surface((1920, 1080))
    layout = arrange_table(Scale(1920, 1080), 1.0, 4)
    cards = [SeatCard(card.amount, card.note, words, hidden=card.hidden) for words in ("", standing, "", "")]
    look = SeatLook("Henry", "Bot, apprentice", 2, True)
    draw_seats(surface, layout, [Sitting(look, one, False) for one in cards], PlainView(), 0.0)
    return surface, layout


def low_right(surface: pygame.Surface, layout: TableLayout, seat: int) -> bytes:
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


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_eleven_links_lie_side_by_side(players: int, size: tuple[int, int]) -> None:
    places: list[pygame.Rect] = []

    class Watched(PlainView):
        def draw_badge(self, surface: pygame.Surface, badge: Badge, rect: pygame.Rect) -> None:
            places.append(rect)

    layout = arrange_table(Scale(*size), 1.0, players)
    card = SeatCard("$12", "Einkommen 18", badges=(Badge("link", 9),) * 11, owes=20)
    sitting = Sitting(SeatLook("Henry", "Bot, Könner", 2, True), card, True)
    draw_seats(pygame.Surface(size), layout, [sitting] * players, Watched(), 0.0)
    assert len(places) == 11 * players
    assert not any(one.colliderect(other) for one, other in pairwise(places))


@pytest.mark.parametrize("owes", [0, 20])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("language", ["en", "de"])
def test_ten_links_leave_room_for_what_is_owed(language: str, players: int, owes: int) -> None:
    layout = arrange_table(Scale(1280, 720), 1.0, players)
    with override(language), patch("game.table.play.seat_cards.write", wraps=seat_cards.write) as written:
        card = SeatCard("$12", translate("seat-owes"), badges=(Badge("link", 9),) * 10, owes=owes)
        sitting = Sitting(SeatLook("Henry", "Bot", 2, True), card, False)
        draw_seats(pygame.Surface((1280, 720)), layout, [sitting] * players, PlainView(), 0.0)
        told = [call.args[2] for call in written.call_args_list]
        wanted = translate("seat-owes" if owes else "seat-no-debt")
    assert told.count(wanted) == players * (2 if owes else 1), "the note says the same words"


def test_a_line_about_a_company_has_its_sign_and_one_about_a_player_the_players() -> None:
    class Signed(PlainView):
        text = replace(PlainView.text, company_badge="seal")

    def before(view: PlainView, colour: int | None, company: int | None) -> bytes:
        surface = pygame.Surface((500, 300))
        book = Logbook()
        book.arrange(Scale(1920, 1080), pygame.Rect(10, 20, 440, 60))
        book.show(Log((LogEntry(colour, "Red pays $500.", "1851", 1, company),)), "The log")
        book.draw(surface, view)
        return pygame.image.tobytes(surface.subsurface((30, 20, 28, 60)), "RGB")

    nothing, player = before(Signed(), None, None), before(Signed(), 3, None)
    assert before(Signed(), 3, 1) == player != nothing
    assert before(Signed(), None, 1) not in (nothing, player, before(Signed(), None, 2))
    assert before(PlainView(), None, 1) == nothing


def test_what_was_done_for_a_person_is_marked_and_says_so() -> None:
    def drawn(made: bool) -> tuple[bytes, set[str]]:
        surface = pygame.Surface((500, 300))
        book = Logbook()
        book.arrange(Scale(1920, 1080), pygame.Rect(10, 20, 440, 60))
        book.show(Log((LogEntry(3, "Ada passes.", "1851", 1, made=made),)), "The log")
        book.draw(surface, PlainView())
        tips = {book.tip_at((100, y)) for y in range(20, 80)}
        return pygame.image.tobytes(surface, "RGB"), tips

    marked, told = drawn(True)
    plain, nothing = drawn(False)
    assert marked != plain
    assert nothing == {""}
    assert told - nothing == {translate("log-made")}


LINES = [LogEntry(None, f"Ada bids ${number}.", "1851", number) for number in range(1, 9)]


@pytest.mark.parametrize(
    ("high", "fitting"), [(38, 1), (60, 1), (64, 1), (66, 2), (93, 3), (130, 4), (131, 3), (150, 3)]
)
def test_a_low_log_shows_the_latest_line(high: int, fitting: int) -> None:
    scale = Scale(1920, 1080)
    surface = pygame.Surface((500, 300))
    book = Logbook()
    book.arrange(scale, pygame.Rect(10, 20, 440, high))
    book.show(Log(tuple(LINES)), "The log")
    book.draw(surface, PlainView())
    places = [(200, y) for y in range(20, 20 + high)]
    told = [number for place in places if (number := book.move_at(place)) is not None]
    assert sorted(set(told)) == [entry.move_number for entry in LINES[-fitting:]]
    middle = (200, 20 + high // 2)
    assert fitting > 1 or book.move_at(middle) == LINES[-1].move_number


@pytest.mark.parametrize("high", [60, 200])
def test_a_log_without_entries_says_what_it_is_for(high: int) -> None:
    surface, book = pygame.Surface((500, 300)), Logbook()
    book.arrange(Scale(1920, 1080), pygame.Rect(10, 20, 440, high))
    for log, empty in ((Log(), True), (Log(tuple(LINES)), False)):
        book.show(log, "Before that")
        with watching(surface) as watch:
            book.draw(surface, PlainView())
        assert (translate("log-empty") in watch.words) is empty
        assert ("Before that" in watch.words) is (not empty and high > 100)


@pytest.mark.parametrize(("count", "fills"), [(1, True), (2, False), (3, False)])
def test_a_long_entry_before_the_latest_leaves_no_half_of_the_log_empty(count: int, fills: bool) -> None:
    long = LogEntry(2, "Ada lays track of Liberty into the mountains " * 5, "1851", 1)
    latest = [LogEntry(3, f"Bea bids ${number}.", "1851", number) for number in range(2, 2 + count)]
    book, high = Logbook(), 110
    book.arrange(Scale(1920, 1080), pygame.Rect(10, 20, 440, high))
    book.show(Log((long, *latest)), "The log")
    book.draw(pygame.Surface((500, 300)), PlainView())
    told = [number for y in range(20, 20 + high) if (number := book.move_at((200, y))) is not None]
    assert book.fitting == 3
    assert sorted(set(told)) == [entry.move_number for entry in ([long] if fills else []) + latest]


@pytest.mark.parametrize("high", [38, 64, 110])
def test_a_low_log_shows_the_latest_entry_from_its_beginning(high: int) -> None:
    scale, surface = Scale(1920, 1080), pygame.Surface((500, 300))
    rect = pygame.Rect(10, 20, 440, high)
    words = "Conductor lays track of the Liberty into the mountains " * 3
    book = Logbook()
    book.arrange(scale, rect)
    book.show(Log((*LINES, LogEntry(2, words, "1851", 9))), "The log")
    with watching(surface) as watch:
        book.draw(surface, PlainView())
    lines = [line for line in watch.lines(surface) if line.words != "The log"]
    assert lines[0].words.startswith("Conductor lays")
    assert all(rect.inflate(-24, -24).contains(line.place) for line in lines)
    usual = [line.place.w / text_width(scale, line.words, "sans", 17) for line in lines]
    assert max(usual) - min(usual) < 0.03, "one entry's lines are set alike"


def test_a_log_does_not_begin_with_the_tail_of_an_entry() -> None:
    """Until somebody draws it: then every line is read."""
    surface, rect = pygame.Surface((500, 300)), pygame.Rect(10, 20, 440, 130)
    words = "Conductor lays track of the Liberty into the mountains " * 2
    book = Logbook()
    book.arrange(Scale(1920, 1080), rect)
    book.show(Log((*LINES, LogEntry(2, words, "1851", 9), *LINES[:3])), "The log")
    with watching(surface) as watch:
        book.draw(surface, PlainView())
    shown = [line.words for line in watch.lines(surface) if line.words != "The log"]
    assert shown == [entry.words for entry in LINES[:3]]
    assert book.move_at((200, 20 + 130 // 2)) is not None
    book.turn(1)
    with watching(surface) as watch:
        book.draw(surface, PlainView())
    shown = [line.words for line in watch.lines(surface) if line.words != "The log"]
    assert len(shown) == 4


FOUR_CUBES = (
    "Brakeman legt Gleis der Continental in den Wald bei Charleston, W. Va. ($5), der American in die Ebene "
    "bei Cincinnati ($4), der National in den Wald bei Indianapolis ($4) und der Republic ins Gebirge bei "
    "Pittsburgh ($7)."
)


def test_a_long_entry_in_large_letters_is_set_smaller_before_it_is_cut() -> None:
    scale, surface = Scale(1280, 720).lettered(1.6), pygame.Surface((400, 300))
    rect = pygame.Rect(10, 20, 330, 150)
    book = Logbook()
    book.arrange(scale, rect)
    book.show(Log((*LINES, LogEntry(2, FOUR_CUBES, "1851", 9))), "The log")
    with watching(surface) as watch:
        book.draw(surface, PlainView())
    lines = [line for line in watch.lines(surface) if line.words != "The log"]
    assert not watch.cut
    assert " ".join(line.words for line in lines).endswith(FOUR_CUBES)
    assert all(rect.contains(line.place) for line in lines)


def test_the_log_has_a_button_even_where_it_has_no_room(tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None,) * 5)
    try:
        wait_for_person(app, scene)
        click(app, spot(scene, BarButton(Command.LOG)))
        assert isinstance(app.top, LogPage)
    finally:
        app.close()
