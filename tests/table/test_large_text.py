"""Large text is large where it matters, and costs neither the board nor any explanation."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import pairwise, product
from math import inf
from pathlib import Path
from unittest.mock import patch

import pygame
import pytest
from msgspec.structs import replace

from game.rules.auction import Bid
from game.rules.catalog import find_game, game_keys
from game.rules.contract import Move
from game.rules.railways_of_north_america.moves import ChooseAction, Deliver, StartTrack, Urbanize
from game.table.boards.shown import Pickable, SeatLook
from game.table.boards.table import find_table
from game.table.boards.view import Badge, SeatCard
from game.table.controls.dialogs import Notice
from game.table.kit.lettering import NARROWEST, text_width
from game.table.kit.scale import Scale
from game.table.kit.theme import INK
from game.table.learning.review_scene import ReviewScene
from game.table.new_england_railways.badges import link_badge, links_badge
from game.table.pages.settings_page import SettingsPage
from game.table.play import advice_card, logbook, seat_cards
from game.table.play.column import arrange_table
from game.table.play.intents import BidUpTo
from game.table.play.match_log import Log
from game.table.play.menus import GameMenu, LogPage
from game.table.play.prompt_panel import LowPromptPanel
from game.table.play.seat_cards import Sitting, draw_card, draw_whole, played_throughout
from game.table.play.spots import SeatPlace
from game.table.play.strip import arrange_strip
from game.table.play.table_controller import TableController
from game.table.program.app import App
from game.table.program.input import Pointer, Resized
from game.table.program.settings import TEXT_SIZES, Settings, Tab, load_settings
from game.table.tools.screens import SCREENS
from game.table.tools.screenshots import (
    FrozenApp,
    FrozenStore,
    number_before,
    quick_advice,
    recorded,
    sit,
)
from game.words import Money, override, translate
from tests.screens.watching import Watch, watching
from tests.table.plain import PlainView

SIZES = ((1280, 720), (1920, 1080))
LARGE = TEXT_SIZES[1:]
CANADA = "railways_of_north_america"
LONGEST = "Wilhelmine von Habenichts"[:24]
"""As long as a name can be."""


@contextmanager
def shown(name: str, folder: Path, text_size: float = 1.0) -> Iterator[tuple[App, TableController]]:
    """The program in the small window, with a screen by its name."""
    screen = next(screen for screen in SCREENS if screen.name == name)
    store = FrozenStore(folder)
    app = FrozenApp(store, SIZES[0], text_size)
    try:
        screen.make(app)
        assert isinstance(app.top, TableController)
        yield app, app.top
    finally:
        app.close()
        store.close()


def looked_at(app: App, size: tuple[int, int], text_size: float) -> Watch:
    """Return what is written when the screen is laid out and drawn again."""
    app.settings.text_size = text_size
    app.handle(Resized(size))
    with watching(app.screen) as watch:
        app.draw(app.screen)
    return watch


# How large everything is


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("size", [*SIZES, (3840, 2160), (1280, 1024), (2560, 1080)])
def test_a_board_beside_the_column_is_as_large_as_ever(size: tuple[int, int], players: int) -> None:
    usual = arrange_table(Scale(*size), 1.0, players)
    for text_size in LARGE:
        large = arrange_table(Scale(*size), text_size, players)
        assert large.board == usual.board
        assert large.scale.size(17) >= round(usual.scale.k * 17 * text_size)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [*SIZES, (3840, 2160), (1280, 1024), (2560, 1080)])
def test_a_wide_board_gives_little_away(size: tuple[int, int], players: int) -> None:
    usual = arrange_strip(Scale(*size), 1.0, players).board
    for text_size, part in zip(LARGE, (0.98, 0.96, 0.89), strict=True):
        assert arrange_strip(Scale(*size), text_size, players).board.h >= usual.h * part


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_menus_and_the_log_have_the_letters_that_were_chosen(text_size: float, tmp_path: Path) -> None:
    with shown("american-rails-expand", tmp_path, text_size) as (app, scene):
        for show in (scene.show_menu, scene.show_log):
            show()
            page = app.top
            assert isinstance(page, GameMenu | LogPage)
            assert page.scale.size(18) == round(18 * Scale(*SIZES[0]).k * text_size) or text_size == 1
            app.remove(page)


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_every_size_of_text_is_kept(text_size: float, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    Settings(text_size=text_size, path=path).save()
    found, complaint = load_settings(path)
    assert (found.text_size, complaint) == (text_size, None)


# What is written


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.thorough), "de"])
@pytest.mark.parametrize("key", game_keys())
def test_nothing_is_cut_or_overlaps(key: str, language: str, tmp_path: Path) -> None:
    with override(language), shown(f"{key.replace('_', '-')}-large-text", tmp_path) as (app, scene):
        for size, text_size in (*product(SIZES[:1], LARGE), (SIZES[1], LARGE[-1])):
            watch = looked_at(app, size, text_size)
            assert not watch.cut, (size, text_size)
            assert not watch.outside, (size, text_size)
            assert not watch.overlapping, (size, text_size)
            assert set(scene.match.names) <= set(watch.words)
            for line in watch.lines(app.screen):
                if scene.layout.seats.collidepoint(line.place.center):
                    around = [card for card in scene.layout.cards if card.contains(line.place)]
                    assert around, (size, text_size, line.words)


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("key", game_keys())
def test_a_slip_and_three_lines_of_the_log_are_seen(key: str, text_size: float, tmp_path: Path) -> None:
    with shown(f"{key.replace('_', '-')}-five-players", tmp_path) as (app, scene):
        looked_at(app, SIZES[0], text_size)
        assert scene.prompt.slip is not None
        assert scene.prompt_panel.paper is not None
        assert scene.logbook.fitting >= 3


# The cards of the seats

BADGES = tuple(Badge("square", number) for number in range(5))
HEIGHTS = [(28, 372), (48, 372), (90, 436)]
"""Cards of one, two and three lines: height and width in units."""


def sitting(name: str, owes: int | None = None) -> Sitting:
    card = SeatCard("$42", "Dividends $24", "3rd this phase", BADGES, owes=owes)
    return Sitting(SeatLook(name, "Bot, skilled", 1, True), card, acting=True, thinking=True)


@pytest.mark.parametrize("owes", [None, 30])
@pytest.mark.parametrize(("high", "wide"), HEIGHTS)
@pytest.mark.parametrize("name", ["Ann", "Conductor", LONGEST])
def test_neither_engine_nor_name_lies_over_what_a_seat_holds(
    name: str, high: int, wide: int, owes: int | None
) -> None:
    surface, scale = pygame.Surface((700, 200)), Scale(1920, 1080).lettered(1.3)
    badges: list[pygame.Rect] = []
    engines: list[pygame.Rect] = []

    class Recorder(PlainView):
        def draw_badge(self, surface: pygame.Surface, badge: Badge, rect: pygame.Rect) -> None:
            badges.append(rect)

    def engine(surface: pygame.Surface, x: float, y: float, width: float, phase: float) -> pygame.Rect:
        engines.append(pygame.Rect(round(x), round(y - width / 4), round(width), round(width / 2)))
        return engines[-1]

    rect = pygame.Rect(20, 20, scale.px(wide), scale.px(high))
    with watching(surface) as watch, patch.object(seat_cards, "thinking", engine):
        draw_card(surface, scale, rect, sitting(name, owes), Recorder(), 0.0)
    assert len(badges) == len(BADGES)
    line = next((line for line in watch.lines(surface) if line.words == name), None)
    assert name == LONGEST or line is not None
    over = engines + ([line.place] if line is not None else [])
    assert all(rect.contains(one) for one in over)
    assert not any(one.colliderect(badge) for one in over for badge in badges if badge.w)
    assert not watch.overlapping


@pytest.mark.parametrize("count", [9, 12, 15])
@pytest.mark.parametrize("text_size", [1.0, *LARGE])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_many_links_lie_over_nothing(players: int, text_size: float, count: int) -> None:
    """In a row, or, if there is no room for all of them at a readable size, as one card with their number."""
    state = find_game("new_england_railways").new_game(players, {}, random.Random(1))
    view = find_table("new_england_railways").view(state)
    for size, owes, mark, name in product(SIZES, (0, 60), (None, Badge("cap", 0)), ("Conductor", LONGEST)):
        layout, surface = arrange_table(Scale(*size), text_size, players), pygame.Surface(size)
        view.arrange(layout.scale, layout.board)
        links = [link_badge(3 + number, 1, True) for number in range(count)]
        links[-1] = link_badge(2 + count, 1, False)
        fewer = ([links_badge(count - 1, 1), links[-1]], [links_badge(count, 1)])
        card = SeatCard("$24", "Income 23", "", links, fewer, mark, owes=owes)
        sitting = Sitting(SeatLook(name, "Bot, skilled", 1, True), card, acting=True)
        with watching(surface) as watch, patch.object(view, "draw_badge", wraps=view.draw_badge) as drawn:
            draw_card(surface, layout.scale, layout.cards[0], sitting, view, 0.0)
        places = [call.args[2] for call in drawn.call_args_list if call.args[1].picture != "cap"]
        assert len(places) in (1, 2, count)
        assert len(places) == count or f"×{count + 1 - len(places)}" in watch.words
        assert all(place.w >= layout.scale.px(18) for place in places)
        assert all(layout.cards[0].contains(place) for place in places)
        assert all(place.collidelist(places[i + 1 :]) == -1 for i, place in enumerate(places))
        lines = [line for line in watch.lines(surface) if not line.words.lstrip("×").isdigit()]
        assert not any(line.place.inflate(-4, -4).collidelist(places) >= 0 for line in lines)
        assert not watch.overlapping


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", [3, 5])
def test_what_seats_hold_stands_apart_under_a_wide_board(players: int, language: str, tmp_path: Path) -> None:
    store = FrozenStore(tmp_path)
    app = FrozenApp(store, SIZES[0], LARGE[-1])
    key = "railways_of_north_america"
    count = len(recorded(key, players).entries)
    with override(language):
        for number in range(count // 4, count, count // 8):
            scene = sit(app, key, number, players)
            with (
                watching(app.screen) as watch,
                patch.object(scene.view, "draw_badge", wraps=scene.view.draw_badge) as drawn,
            ):
                app.draw(app.screen)
            cards, calls = scene.layout.cards, drawn.call_args_list
            places = [call.args[2] for call in calls if call.args[2].collidelist(cards) >= 0]
            figures = [line.place for line in watch.lines(app.screen) if line.place.collidelist(cards) >= 0]
            assert len(places) > players
            assert all(
                place.inflate(-2, -2).collidelist(places[i + 1 :]) == -1 for i, place in enumerate(places)
            )
            coins = [call.args[2] for call in calls if call.args[1].picture == "level"]
            assert not any(
                figure.inflate(-2, -2).collidelist([one for one in places if one not in coins]) >= 0
                for figure in figures
            )
            app.pop()
    app.close()
    store.close()


def test_the_whole_card_tells_what_a_low_one_has_no_room_for() -> None:
    surface, scale = pygame.Surface((1280, 720)), Scale(1280, 720).lettered(1.6)
    about = pygame.Rect(960, 40, 290, scale.px(28))
    with watching(surface) as watch:
        rect = draw_whole(surface, scale, sitting(LONGEST), PlainView(), about, 0.0)
    assert played_throughout(scale, rect)
    assert not rect.colliderect(about)
    assert not watch.cut
    assert {LONGEST, "Dividends $24", "$42"} <= set(watch.words)


def test_a_low_card_that_is_pointed_at_is_shown_whole(tmp_path: Path) -> None:
    with shown("american-rails-large-text", tmp_path, 1.6) as (app, scene):
        assert not played_throughout(scene.layout.scale, scene.layout.cards[0])
        standing = scene.view.text.seat_card(0, scene.session.shown(), scene.motions).note
        assert standing not in looked_at(app, SIZES[0], 1.6).words
        scene.input.hovered = SeatPlace(0)
        scene.input.tips, scene.input.rested = True, inf
        assert standing in looked_at(app, SIZES[0], 1.6).words


# Cards of the board

CARDS = [
    ("american-rails-expand", Pickable("company", 3), "Majestic"),
    ("north-american-railways-cities", Pickable("city_column", 1), "El Paso"),
    ("north-american-railways-cities", Pickable("covered", (0, 1, 1)), "Red"),
    ("north-american-railways-cities", Pickable("network", (0, 1)), "Kansas City"),
    ("new-england-railways-auction", Pickable("link", 0), "Albany"),
    ("railways-of-north-america-take-card", Pickable("card", 3), "Ferry Line"),
]


@pytest.mark.parametrize(("screen", "thing", "name"), CARDS, ids=lambda value: str(value))
@pytest.mark.parametrize("text_size", [1.15, 1.6])
def test_a_card_that_is_pointed_at_is_drawn_large(
    screen: str, thing: Pickable, name: str, text_size: float, tmp_path: Path
) -> None:
    with shown(screen, tmp_path, text_size) as (app, scene):
        app.draw(app.screen)
        view, table = scene.view, scene.session.shown()
        assert view.card_zoom(thing, table, 1.0) is None
        card_zoom = view.card_zoom(thing, table, text_size)
        assert card_zoom is not None
        assert card_zoom.picture.get_width() >= 1.15 * card_zoom.about.w
        scene.session.pointed = thing
        scene.input.tips, scene.input.rested = True, inf
        with watching(app.screen) as watch, patch.object(scene.view, "card_zoom", return_value=card_zoom):
            app.draw(app.screen)
        assert not watch.cut


def test_a_long_press_shows_a_card_large(tmp_path: Path) -> None:
    with shown("american-rails-expand", tmp_path, 1.3) as (app, scene):
        app.draw(app.screen)
        place = scene.view.rect_of(Pickable("company", 3), scene.session.shown())
        assert place is not None
        plain = pygame.image.tobytes(app.screen, "RGB")
        app.handle(Pointer("press", place.center, button=1, touch=True))
        app.handle(Pointer("hold", place.center, button=1, touch=True))
        app.draw(app.screen)
        assert scene.input.rested == inf
        assert pygame.image.tobytes(app.screen, "RGB") != plain


CROWDED = [
    "american-rails-take",
    "american-rails-five-auction",
    "north-american-railways-answer",
    "new-england-railways-six-auction",
    "railways-of-north-america-choose-action",
    "railways-of-north-america-upgrade",
    "railways-of-north-america-auction",
]
"""Screens with many buttons."""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("screen", CROWDED)
def test_no_button_of_a_prompt_lies_over_another(screen: str, language: str, tmp_path: Path) -> None:
    with override(language), shown(screen, tmp_path) as (app, scene):
        for size, text_size in product(SIZES, TEXT_SIZES):
            app.settings.text_size = text_size
            app.handle(Resized(size))
            places = [spot.rect for spot in scene.prompt_panel.spots]
            if scene.prompt_panel.paper is not None:
                places.append(scene.prompt_panel.paper)
            assert all(scene.prompt_panel.rect.contains(place) for place in places), (size, text_size)
            assert all(place.collidelist(places[i + 1 :]) == -1 for i, place in enumerate(places))
            assert scene.logbook.fitting >= 3


@pytest.mark.parametrize("text_size", [1.0, *LARGE])
@pytest.mark.parametrize("game", ["american-rails", "new-england-railways", "railways-of-north-america"])
def test_numbers_and_ring_of_advice_leave_names_free(game: str, text_size: float, tmp_path: Path) -> None:
    with shown(f"{game}-hint", tmp_path, text_size) as (app, scene):
        names, bare = scene.view.names(scene.session.shown()), app.screen.copy()
        with (
            patch("game.table.play.advice_card.draw_ring"),
            patch("game.table.play.advice_card.draw_medal"),
        ):
            app.draw(app.screen)
            bare.blit(app.screen, (0, 0))
        app.draw(app.screen)
        parts = [name.clip(scene.layout.board) for name in names]
        assert sum(part.w > 0 for part in parts) > 10
        for part in parts:
            if part.w and part.h:
                pictures = [
                    pygame.image.tobytes(picture.subsurface(part), "RGB") for picture in (app.screen, bare)
                ]
                assert pictures[0] == pictures[1]


@pytest.mark.parametrize("long", [0, 1, 2])
def test_all_advised_moves_show_their_chance_as_a_bar_or_none_does(long: int, tmp_path: Path) -> None:
    """One long name leaves no room for its bar: then no row has one."""
    names = ["Fund $5"] * 3
    if long:
        names[long] = "Continental to the plains just west of New York"
    with shown("american-rails-hint", tmp_path) as (app, scene):
        advice = scene.session.adviser.advice
        assert advice is not None
        assert len(advice.moves) == 3
        moves = [replace(line, title=name) for line, name in zip(advice.moves, names, strict=True)]
        scene.session.adviser.learn(replace(advice, moves=moves))
        scene.session.adviser.look()
        scene.sync()
        with patch.object(scene.advice, "_draw_meter") as meter:
            app.draw(app.screen)
        assert meter.call_count == (0 if long else 3)


@pytest.mark.parametrize("kind", [Deliver, StartTrack, ChooseAction])
@pytest.mark.parametrize("text_size", [1.0, *LARGE])
def test_the_reason_of_advice_under_a_wide_board_is_as_large_as_the_rest(
    text_size: float, kind: type[Move], tmp_path: Path
) -> None:
    """Where the log's place is too narrow for it, it takes that of the hand too."""
    store = FrozenStore(tmp_path)
    app = FrozenApp(store, SIZES[0], text_size)
    with override("de"), patch.object(advice_card, "write", wraps=advice_card.write) as write:
        number = number_before("railways_of_north_america", 4, kind, 0, part=0.4)
        scene = sit(app, "railways_of_north_america", number)
        scene.session.adviser.learn(quick_advice(scene.match.state, scene.match.names))
        scene.session.adviser.look()
        scene.sync()
        app.draw(app.screen)
    points = {call.args[4] for call in write.call_args_list if call.args[5] == INK and call.args[3] == "sans"}
    assert min(points) >= advice_card.READABLE
    app.close()
    store.close()


@pytest.mark.parametrize(
    "text_size", [1.0, LARGE[-1], *(pytest.param(size, marks=pytest.mark.thorough) for size in LARGE[:-1])]
)
@pytest.mark.parametrize("key", game_keys())
def test_the_longest_lines_of_the_log_are_told_whole_in_german(
    key: str, text_size: float, tmp_path: Path
) -> None:
    """In the small window with few seats and with many, whatever is asked: never fewer than three lines."""
    store = FrozenStore(tmp_path)
    app = FrozenApp(store, SIZES[0], text_size)
    with override("de"), patch.object(logbook, "shorten") as shorten:
        for players in (3, max(find_game(key).players)):
            count = len(recorded(key, players).entries)
            for number in range(count // 5, count, count // 4):
                scene = sit(app, key, number, players)
                app.draw(app.screen)
                book, entries = scene.logbook, scene.session.log().entries
                assert book.fitting >= 3
                for last in sorted(range(len(entries)), key=lambda n: -len(entries[n].words))[:5]:
                    book.show(Log(entries[: last + 1]), "")
                    book.draw(app.screen, scene.view)
                app.pop()
    assert not shorten.called
    app.close()
    store.close()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("text_size", [1.0, *LARGE])
@pytest.mark.parametrize("size", SIZES)
def test_labels_and_words_of_the_settings_stand_apart(
    size: tuple[int, int], text_size: float, language: str, tmp_path: Path
) -> None:
    store = FrozenStore(tmp_path)
    app = FrozenApp(store, size, text_size)
    with override(language):
        page = SettingsPage()
        app.push(page)
        for tab in Tab:
            page.turn_to(tab)
            with watching(app.screen) as watch:
                app.draw(app.screen)
            told = " ".join(text for row in page.rows.values() for text in (row.label, row.help_text))
            rows = next(iter(page.rows.values())).rect.x
            between = range(page.tabs.rect.bottom, page.default_button.rect.y)
            beside = [line for line in watch.lines(app.screen) if line.place.y in between]
            lines = [line for line in beside if line.place.x < rows and line.words in told]
            places = sorted((line.place for line in lines), key=lambda place: place.y)
            assert len(" ".join(line.words for line in lines)) == len(told)
            assert max(place.right for place in places) < rows
            for above, below in pairwise(places):
                assert below.top - above.bottom >= 0.25 * above.h
    app.close()
    store.close()


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("name", ["american-rails-three-players", "new-england-railways-over"])
def test_names_of_seats_lie_under_no_picture(name: str, text_size: float, tmp_path: Path) -> None:
    with shown(name, tmp_path, text_size) as (app, scene):
        badges: list[pygame.Rect] = []
        draw = scene.view.draw_badge

        def note(surface: pygame.Surface, badge: Badge, rect: pygame.Rect) -> None:
            badges.append(rect.copy())
            draw(surface, badge, rect)

        with patch.object(scene.view, "draw_badge", note):
            watch = looked_at(app, SIZES[0], text_size)
        seats = set(scene.match.names)
        names = [line.place for line in watch.lines(app.screen) if line.words in seats]
        within = [badge for badge in badges if scene.layout.seats.contains(badge)]
        assert len(names) >= len(seats)
        assert within
        assert not any(place.collidelist(within) >= 0 for place in names)


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("name", ["american-rails-looking-back", "railways-of-north-america-looking-back"])
def test_years_under_the_chances_stand_apart(name: str, text_size: float, tmp_path: Path) -> None:
    screen = next(screen for screen in SCREENS if screen.name == name)
    store = FrozenStore(tmp_path)
    app = FrozenApp(store, SIZES[0], text_size)
    screen.make(app)
    with watching(app.screen) as watch:
        app.draw(app.screen)
    scene = app.top
    assert isinstance(scene, ReviewScene)
    under = scene.chart.plot.bottom
    labels = [line.place for line in watch.lines(app.screen) if line.place.y > under and line.words.isdigit()]
    assert len(labels) >= 3
    for one, next_one in pairwise(sorted(labels, key=lambda place: place.x)):
        assert next_one.left - one.right >= 3
    app.close()
    store.close()


def test_a_long_heading_stays_within_its_dialog(tmp_path: Path) -> None:
    store = FrozenStore(tmp_path)
    app = FrozenApp(store, SIZES[0], TEXT_SIZES[-1])
    heading = " ".join(["Speichern ist gerade nicht möglich"] * 2)
    notice = Notice(heading, "words")
    try:
        app.push(notice)
        with watching(app.screen) as watch:
            app.draw(app.screen)
    finally:
        app.close()
        store.close()
    written = [line.place for line in watch.lines(app.screen) if line.words == heading]
    assert written
    assert all(notice.rect.contains(place) for place in written)


@pytest.mark.parametrize("language", ["en", "de"])
def test_colors_of_new_cities_keep_their_signs_with_the_largest_text(language: str, tmp_path: Path) -> None:
    with closing(FrozenStore(tmp_path)) as store, override(language):
        app = FrozenApp(store, SIZES[0], LARGE[-1])
        scene = sit(app, CANADA, number_before(CANADA, 4, Urbanize, 1))
        scene.session.playback.stop()
        with patch.object(scene.view, "draw_badge") as drawn:
            app.draw(app.screen)
        badges = [offered.choice.badge for offered in scene.prompt.choices]
        assert len(badges) > 1
        assert all(any(call.args[1] == badge for call in drawn.call_args_list) for badge in badges)
        app.close()


def test_the_line_about_a_limit_is_not_condensed_in_the_low_prompt(tmp_path: Path) -> None:
    with closing(FrozenStore(tmp_path)) as store, override("de"):
        app = FrozenApp(store, SIZES[0], LARGE[-1])
        scene = sit(app, CANADA, number_before(CANADA, 4, Bid, 3))
        scene.session.playback.stop()
        limit = scene.session.amount.values[7]
        scene.session.do(BidUpTo(limit))
        scene.session.bidder.play(Bid(scene.session.amount.lowest))
        scene.session.playback.stop()
        assert scene.session.bot_clock.bot
        words = translate("limit-stands", limit=Money(limit))
        with watching(app.screen) as watch:
            app.draw(app.screen)
        (line,) = [line for line in watch.lines(app.screen) if words in line.words]
        points = LowPromptPanel.words_points
        assert line.place.w > NARROWEST * text_width(scene.scale, line.words, "semi", points)
        app.close()
