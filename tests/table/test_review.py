"""The page of looking back: every moment is drawn, every hand reaches it, another match can begin."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.learning.kept_reviews import keep, kept
from game.learning.review import Review
from game.learning.turning_points import Tried, TurningPoint
from game.match.match import Match
from game.match.scores import score_formatter
from game.match.store import Store
from game.rules.catalog import game_keys
from game.rules.contract import CHANCE
from game.rules.ranking import standings
from game.table.kit.lettering import line_height, wrap
from game.table.learning.review_panels import MEDAL, bands_of, lines_that_fit
from game.table.learning.review_scene import STAYS, ReviewScene, payments_of
from game.table.pages.result import MoneyPage
from game.table.pages.score_page import ScorePage
from game.table.play.table_controller import TableController
from game.table.program.input import Key, Pointer, Wheel
from game.table.tools.screenshots import FrozenApp, match_at, recorded
from game.words import translate
from game.words.active_locale import override
from tests.screens.watching import watching


def point(match: Match, number: int, better: bool) -> TurningPoint:
    """A turning point at a move of a seat: what was played, and the next that was possible."""
    state, seat = match.position(number - 1), match.mover_of(number - 1)
    played = match.moves[number - 1]
    other = next(move for move in state.legal_moves() if move != played)
    scores = tuple(float(20 + place) for place in range(state.players))
    sides = [
        Tried(match.game.format_move(move), 0.5, 20, chance, scores, 0.01)
        for move, chance in ((played, 0.4), (other, 0.3 if better else 0.52))
    ]
    return TurningPoint(number, seat, *sides)


def reviewed(key: str, moves: int = 90) -> tuple[Match, Review]:
    """A recorded match, and what might have been found of it."""
    match = match_at(key, 4, moves)
    turns = [
        number
        for number in range(5, match.moves_played + 1)
        if match.mover_of(number - 1) != CHANCE and len(match.position(number - 1).legal_moves()) > 1
    ]
    points = [point(match, number, bool(place % 2)) for place, number in enumerate(turns[:: len(turns) // 4])]
    chances = tuple((0.4, 0.3, 0.2, 0.1) for _ in range(match.moves_played + 1))
    return match, Review(chances, tuple(points))


@pytest.fixture
def app(tmp_path: Path) -> Any:
    store = Store(tmp_path)
    found = FrozenApp(store, (1280, 720))
    yield found
    found.close()
    store.close()


@pytest.mark.parametrize("key", game_keys())
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_moment_of_a_match_is_drawn(key: str, language: str, app: FrozenApp) -> None:
    match, review = reviewed(key)
    with override(language):
        scene = ReviewScene(match, 0, review=review)
        app.push(scene)
        seen = set()
        for number in [0, 1, *(point.number for point in review.turning_points), match.moves_played]:
            scene.go(number)
            app.draw(app.screen)
            seen.add(pygame.image.tobytes(app.screen, "RGB"))
        assert len(seen) == len(review.turning_points) + 3
        app.handle(Key("+"))
        app.draw(app.screen)
        assert scene.closer
        app.handle(Key("escape"))
        assert not scene.closer


@pytest.mark.parametrize("key", game_keys())
def test_every_move_looked_back_on_says_something(key: str, app: FrozenApp) -> None:
    match, review = reviewed(key)
    app.push(scene := ReviewScene(match, 0, review=review))
    for number in range(1, match.moves_played + 1):
        scene.number = number
        assert scene._told_moment().events, match.moves[number - 1]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("key", game_keys())
def test_all_that_a_move_brought_finds_room_on_its_paper(key: str, language: str, app: FrozenApp) -> None:
    match, _ = reviewed(key, len(recorded(key, 4).entries))
    with override(language):
        app.push(scene := ReviewScene(match, match.moves_played))
        app.draw(app.screen)
        card, scale = scene.layout.card, scene.scale
        wide, high, cut = card.w - scale.px(40), card.h - scale.px(96), 0
        for number in range(1, match.moves_played + 1):
            scene.number = number
            told = scene._told_moment().events
            lines, points, apart = lines_that_fit(scale, told, wide, high)
            shown = [line for line in lines if line != "\N{HORIZONTAL ELLIPSIS}"]
            assert shown[0] == told[0]
            assert shown[-1] == told[-1]
            assert [line for line in told if line in shown] == shown
            cut += shown != told
            wrapped = [len(wrap(scale, words, "sans", points, wide)) for words in lines]
            assert line_height(scale, points) * sum(wrapped) + apart * len(lines) <= high, told
    assert cut <= match.moves_played // 20, "only the ends of years and turns are ever too long"


@pytest.mark.parametrize("text_size", [1.0, 1.6])
@pytest.mark.parametrize("key", game_keys())
def test_the_last_payments_are_a_table_with_a_line_for_each_player(
    key: str, text_size: float, app: FrozenApp
) -> None:
    match = match_at(key, 4, len(recorded(key, 4).entries))
    app.settings.text_size = text_size
    app.push(scene := ReviewScene(match))
    payments, written = payments_of(match), score_formatter(match)
    assert payments is not None
    with watching(app.screen) as watch:
        app.draw(app.screen)
    drawn = [line for line in watch.lines(app.screen) if scene.layout.card.contains(line.place)]
    places = standings(match.state.scores(), match.state.winners())
    for (_, seat), row in zip(places, payments.rows, strict=True):
        name, final = match.names[seat], written(match.state.scores()[seat])
        assert (row[1], row[2][2]) == (name, final)
        level = {line.place.centery for line in drawn if line.words == name}
        assert any(abs(line.place.centery - y) < 4 for y in level for line in drawn if line.words == final), (
            name
        )
    assert not any(line.words == "\N{HORIZONTAL ELLIPSIS}" for line in drawn)


@pytest.mark.parametrize("key", game_keys())
def test_no_medal_lies_on_the_name_of_its_band(key: str, app: FrozenApp) -> None:
    match, review = reviewed(key)
    app.push(scene := ReviewScene(match, 0, review=review))
    app.draw(app.screen)
    chart = scene.chart
    places = chart.name_places(scene.scale, bands_of(review.chances, chart.evening.order))
    assert places
    for point in review.turning_points:
        place, x = places.get(point.seat), chart.x_of(point.number)
        half = scene.scale.px(MEDAL)
        assert place is None or not place.left - half < x < place.right + half


@pytest.mark.parametrize("key", ["american_rails", "railways_of_north_america"])
def test_large_letters_leave_everything_its_place(key: str, tmp_path: Path) -> None:
    match, review = reviewed(key)
    store = Store(tmp_path)
    app = FrozenApp(store, (1280, 720), text_size=1.6)
    scene = ReviewScene(match, review.turning_points[0].number, review=review)
    app.push(scene)
    app.draw(app.screen)
    layout = scene.layout
    places = [layout.board, layout.turns, layout.card, layout.chart, *layout.buttons]
    assert all(app.screen.get_rect().contains(place) for place in places)
    assert all(not one.colliderect(two) for i, one in enumerate(places) for two in places[i + 1 :])
    assert layout.card.h > 200
    app.close()
    store.close()


def test_every_hand_moves_the_slider(app: FrozenApp) -> None:
    match, review = reviewed("american_rails")
    scene = ReviewScene(match, review=review)
    app.push(scene)
    app.draw(app.screen)
    numbers = [point.number for point in review.turning_points]
    assert scene.number == match.moves_played
    for key, expected in (
        ("left", match.moves_played - 1),
        ("right", match.moves_played),
        ("home", 0),
        ("down", numbers[0]),
        ("down", numbers[1]),
        ("up", numbers[0]),
        ("end", match.moves_played),
    ):
        app.handle(Key(key))
        assert scene.number == expected, key
    app.handle(Key("left", ctrl=True))
    assert scene.number in [number for _, number in scene.chart.evening.marks]
    middle = scene.chart.plot.center
    for kind in ("press", "release"):
        app.handle(Pointer(kind, middle, 1, touch=True))
    assert scene.number == pytest.approx(match.moves_played / 2, abs=1)
    before = scene.number
    app.handle(Wheel(middle, 1))
    assert scene.number == before - 1
    row = scene.turns._rows[1].center
    for kind in ("press", "release"):
        app.handle(Pointer(kind, row, 1))
    assert scene.number == numbers[1]
    assert not scene.busy
    app.handle(Key("space"))
    assert scene.busy
    for _ in range(12):
        scene.update(0.1)
    assert scene.number == numbers[1] + 1


def test_what_if_begins_another_match(app: FrozenApp) -> None:
    match, review = reviewed("american_rails")
    match.save_in(app.store)
    number = review.turning_points[1].number
    scene = ReviewScene(match, number, review=review)
    app.push(scene)
    app.handle(Key("p"))
    table = app.top
    assert isinstance(table, TableController)
    assert table.match.id != match.id
    assert table.match.moves == match.moves[: number - 1]
    assert table.match.practice
    assert match.moves_played == 90
    assert len(app.store.matches()) == 2


def test_what_if_of_a_what_if_keeps_its_name(app: FrozenApp) -> None:
    match, review = reviewed("american_rails")
    match.save_in(app.store)
    for number in (20, 10):
        scene = ReviewScene(match, number, review=Review(review.chances[: match.moves_played + 1]))
        app.push(scene)
        app.handle(Key("p"))
        table = app.top
        assert isinstance(table, TableController)
        assert table.match is not match
        match = table.match
        assert match.name == translate("review-what-if", name=reviewed("american_rails")[0].name)


def test_where_cash_is_secret_there_is_no_looking_ahead(app: FrozenApp) -> None:
    scene = ReviewScene(match_at("north_american_railways", 4, 40))
    app.push(scene)
    app.draw(app.screen)
    assert scene.review is None
    assert not scene.busy
    assert not scene.may_play_on
    assert scene.chart.note == translate("review-hidden")


def test_what_was_found_is_kept_with_the_match(app: FrozenApp) -> None:
    match, review = reviewed("american_rails")
    match.save_in(app.store)
    assert kept(app.store, match, None) is None
    keep(app.store, match, None, review)
    scene = ReviewScene(Match.open(app.store, match.id or 0))
    app.push(scene)
    assert scene.review == review
    app.draw(app.screen)
    assert not scene.busy
    match.undo()
    assert kept(app.store, match, None) is None


def test_the_score_is_explained_by_key_and_by_pointer(app: FrozenApp) -> None:
    match = match_at("american_rails", 3, len(recorded("american_rails", 3).entries))
    scene = ReviewScene(match, review=Review(tuple((0.4, 0.3, 0.3) for _ in range(match.moves_played + 1))))
    app.push(scene)
    assert "ahead of" in scene._moment.events[-1]
    app.handle(Key("e"))
    assert isinstance(app.top, ScorePage)
    app.handle(Key("escape"))
    assert app.top is scene
    for kind in ("press", "release"):
        app.handle(Pointer(kind, scene.bar[3].rect.center, 1))
    assert isinstance(app.top, ScorePage)
    app.handle(Key("m"))
    assert isinstance(app.top, MoneyPage)


def test_while_a_match_goes_on_there_is_no_final_score(app: FrozenApp) -> None:
    match, review = reviewed("american_rails")
    app.push(scene := ReviewScene(match, review=review))
    app.handle(Key("e"))
    assert app.top is scene
    assert scene.tips.tried is scene.trophy
    app.step(STAYS + 0.1)
    assert scene.tips.tried is None


def test_while_bots_review_the_buttons_of_turning_points_say_so(app: FrozenApp) -> None:
    match = match_at("railways_of_north_america", 4, 60)
    app.push(scene := ReviewScene(match))
    app.draw(app.screen)
    for control in (scene.previous, scene.next):
        assert not control.enabled
        assert scene.why_not(control) == translate("review-working", percent=33)


def test_what_cannot_be_done_in_looking_back_says_why(app: FrozenApp) -> None:
    match, review = reviewed("north_american_railways")
    app.push(scene := ReviewScene(match, review=review))
    keys = {"e": scene.trophy, "p": scene.play_on, "right": scene.on_one, "page down": scene.on_one}
    for key, control in keys.items():
        app.handle(Key(key))
        assert scene.tips.tried is control
        app.handle(Pointer("press", (5, 5), 1))
        app.handle(Pointer("release", (5, 5), 1))
        assert scene.tips.tried is None
        app.handle(Pointer("press", control.rect.center, 1, touch=True))
        app.handle(Pointer("release", control.rect.center, 1, touch=True))
        assert scene.tips.tried is control
        app.draw(app.screen)
    scene.go(0)
    for control in (control for control in scene.form.controls if not control.enabled):
        assert scene.why_not(control)
