"""Nothing in the column overlaps or is cut, at any size of window and text, with any number of seats."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from unittest.mock import patch

import pygame
import pytest

from game.rules.catalog import game_keys
from game.rules.railways_of_north_america.moves import ChooseAction
from game.table.kit import furniture
from game.table.kit.lettering import NARROWEST, shorten
from game.table.kit.scale import Scale
from game.table.play import prompt_panel
from game.table.play.intents import Choose, Point
from game.table.play.prompt_content import Action, Prompt
from game.table.play.prompt_panel import LowPromptPanel, PromptPanel
from game.table.play.spots import PromptButton
from game.table.play.table_controller import TableController
from game.table.program.app import App
from game.table.program.commands import Command
from game.table.program.input import Resized
from game.table.program.settings import TEXT_SIZES
from game.table.tools.screens import SCREENS
from game.table.tools.screenshots import FrozenApp, FrozenStore, moves_of, sit
from game.words import Money, override, translate
from tests.screens.measuring import measuring
from tests.screens.watching import watching
from tests.table.driver import CONFIRM, spot, wait_for_person
from tests.table.plain import lay_advice, table

FURTHER_TABLES = ((4, 1.0), (5, 1.3), (3, 1.6))
"""People at a table and the size of their letters that only the thorough run looks at."""
SIZES = ((1280, 720), (1920, 1080), (1366, 768), (1280, 1024), (2560, 1080))


def parts(scene: TableController) -> list[pygame.Rect]:
    """The panels of the window that must not overlap."""
    log = [scene.logbook.rect] if scene.logbook.rect.h else []
    bar = pygame.Rect(0, 0, scene.scale.width, scene.bar.height)
    return [bar, scene.layout.board, scene.layout.seats, scene.prompt_panel.rect, *log]


def check(scene: TableController) -> None:
    window = pygame.Rect(0, 0, scene.scale.width, scene.scale.height)
    panels = parts(scene)
    for i, one in enumerate(panels):
        assert window.contains(one), (one, window)
        for other in panels[i + 1 :]:
            assert not one.colliderect(other), (one, other)
    controls = scene.prompt_panel.spots
    for i, one in enumerate(controls):
        assert scene.prompt_panel.rect.contains(one.rect), (scene.prompt.title, one)
        for other in controls[i + 1 :]:
            assert not one.rect.colliderect(other.rect), (scene.prompt.title, one, other)
    for one, other in pairwise(scene.layout.cards):
        assert not one.colliderect(other)
        assert scene.layout.seats.contains(one)
    assert scene.prompt_panel.rect == scene.layout.prompt
    assert scene.logbook.fitting >= 3
    assert scene.logbook.rect.h >= scene.logbook.lowest_line
    buttons = scene.bar.spots
    assert all(window.contains(button.rect) for button in buttons)
    assert all(not a.rect.colliderect(b.rect) for a, b in pairwise(buttons))


def decisions(app: App, scene: TableController, rng: random.Random, most: int) -> Iterator[None]:
    """The maximum number of people's decisions, each made at random after it was seen, until the game is
    over.
    """
    for _ in range(most):
        wait_for_person(app, scene, unseen=True)
        if scene.session.over:
            return
        yield
        scene.session.play(rng.choice(scene.match.state.legal_moves()))


@pytest.mark.parametrize(
    ("players", "text_size"),
    [(3, 1.0), (5, 1.6), *(pytest.param(*rest, marks=pytest.mark.thorough) for rest in FURTHER_TABLES)],
)
def test_everything_has_its_place(players: int, text_size: float, tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None,) * players, text_size=text_size)
    rng = random.Random(players)
    seen: set[str] = set()
    try:
        for _ in decisions(app, scene, rng, 220):
            if scene.prompt.title not in seen:
                seen.add(scene.prompt.title)
                scene.session.do(Choose(rng.choice(scene.match.state.legal_moves())))
                for size in SIZES:
                    app.handle(Resized(size))
                    check(scene)
    finally:
        app.close()
    assert len(seen) > 5


@pytest.mark.parametrize("key", game_keys())
def test_advice_and_refusals_move_nothing(key: str, tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None,) * 3, game=key)
    rng, seen = random.Random(5), 0
    try:
        for _ in decisions(app, scene, rng, 60):
            before = {one.target: one.rect.copy() for one in scene.prompt_panel.spots}
            lay_advice(scene, *scene.match.state.legal_moves()[:3])
            parts = [spot.rect for spot in scene.advice.spots]
            assert all(rect.h > 20 and app.screen.get_rect().contains(rect) for rect in parts)
            assert all(rect.collidelist(parts[:i]) < 0 for i, rect in enumerate(parts))
            scene.session.adviser.close()
            told = {one.target: one.rect.copy() for one in scene.prompt_panel.spots}
            scene.refuse("This can't be done, for a reason that takes a good many words to tell. " * 3)
            refused = {one.target: one.rect.copy() for one in scene.prompt_panel.spots}
            assert told == before, (scene.prompt.title, scene.prompt.words)
            assert refused == before
            seen += 1
    finally:
        app.close()
    assert seen > 20


def test_a_refusal_on_the_low_strip_is_neither_small_nor_shortened(tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None,) * 3, game="railways_of_north_america")
    why, seen = "No finished links lead from Charlottetown to another purple city.", 0
    try:
        app.handle(Resized((1280, 720)))
        for _ in decisions(app, scene, random.Random(5), 20):
            scene.refuse(why)
            with patch(
                "game.table.play.prompt_panel.write_within", wraps=prompt_panel.write_within
            ) as written:
                scene.prompt_panel.draw(app.screen, scene.view)
            size = LowPromptPanel.words_points
            lines = [call.args[2] for call in written.call_args_list if call.args[3:5] == ("semi", size)]
            assert " ".join(lines[:2]).startswith(why)
            titled = any(call.args[2] == scene.prompt.title for call in written.call_args_list)
            seen += not titled
    finally:
        app.close()
    assert seen, "a refusal never needed the title's room"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("text_size", [1.0, TEXT_SIZES[-1]])
def test_a_limit_that_was_exceeded_leaves_room_for_the_next_question(
    text_size: float, language: str, tmp_path: Path
) -> None:
    store = FrozenStore(tmp_path)
    app = FrozenApp(store, (1280, 720), text_size)
    key = "railways_of_north_america"
    number = next(n for n, move in enumerate(moves_of(key, 3)) if isinstance(move, ChooseAction))
    try:
        with override(language):
            scene = sit(app, key, number, 3)
            scene.session.notice = translate("limit-passed-briefly", limit=Money(12_000))
            scene.session.redraw()
            app.draw(app.screen)
            with watching(app.screen) as watch:
                scene.prompt_panel.draw(app.screen, scene.view)
            assert {scene.prompt.title, scene.session.notice} <= set(watch.words)
    finally:
        app.close()
        store.close()


@pytest.mark.parametrize("key", game_keys())
def test_no_button_slips_away_from_a_pointer_that_comes_from_elsewhere(key: str, tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None,) * 3, game=key)
    rng, ways = random.Random(3), 0
    try:
        for _ in decisions(app, scene, rng, 45):
            buttons = {
                action.target: action.thing
                for action in scene.prompt.actions
                if action.thing is not None or action.target == CONFIRM
            }
            elsewhere = [thing for thing in scene.input.places() if thing not in buttons.values()]
            for thing in rng.sample(elsewhere, min(6, len(elsewhere))):
                for target, button in buttons.items():
                    scene.do(Point(thing))
                    aimed_at = spot(scene, target)
                    scene.do(Point(button))
                    hit = [one.target for one in scene.prompt_panel.spots if one.rect.collidepoint(aimed_at)]
                    assert hit == [target], (scene.prompt.title, thing)
                    ways += 1
    finally:
        app.close()
    assert ways > 10


@pytest.mark.parametrize("key", game_keys())
def test_pointing_moves_no_button(key: str, tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None,) * 3, game=key)
    rng, seen = random.Random(4), 0
    try:
        for _ in decisions(app, scene, rng, 40):
            before = {one.target: one.rect.copy() for one in scene.prompt_panel.spots}
            places = list(scene.input.places())
            for thing in rng.sample(places, min(6, len(places))):
                scene.do(Point(thing))
                assert {one.target: one.rect for one in scene.prompt_panel.spots} == before, (
                    scene.prompt.title,
                    thing,
                )
                seen += 1
            scene.do(Point(None))
    finally:
        app.close()
    assert seen > 40


@pytest.mark.parametrize(
    ("title", "size"),
    [
        ("Choose a share", PromptPanel.titles[0]),
        ("Auction: Bellows Falls-White River Jct", PromptPanel.titles[-1]),
    ],
)
def test_a_long_title_is_written_in_smaller_letters(title: str, size: int) -> None:
    scale = Scale(1280, 720)
    panel = PromptPanel()
    panel.arrange(scale, pygame.Rect(0, 0, scale.px(472), 400), Prompt(title, "Words."))
    room = scale.px(472 - 2 * 24 - 52)
    assert panel.title_size(room) == size
    narrowest = math.floor(room / NARROWEST)
    assert shorten(scale, title, "title", size, narrowest) == title


@pytest.mark.parametrize(("wide", "capped"), [(90, False), (150, True)])
def test_a_button_shows_its_key_only_where_there_is_room(wide: int, capped: bool) -> None:
    scale, surface = Scale(1280, 720), pygame.Surface((200, 80))
    with patch.object(furniture, "key_cap", wraps=furniture.key_cap) as key_cap:
        furniture.button(surface, scale, pygame.Rect(20, 30, wide, 28), "Zurücknehmen", key="U")
    assert key_cap.called is capped


@pytest.mark.parametrize("text_size", [1.0, 1.6])
@pytest.mark.parametrize("high", [26, 30, 40, 54])
def test_key_and_note_of_a_button_leave_its_label_free(high: int, text_size: float) -> None:
    scale, surface = Scale(1280, 720).lettered(text_size), pygame.Surface((300, 120))
    rect = pygame.Rect(20, 30, 160, high)
    with measuring(surface) as measures:
        furniture.button(surface, scale, rect, "Majestic", note="$12", key="3")
    assert not measures.flaws()


def test_a_key_without_a_cap_is_named_in_the_tooltip() -> None:
    scale, panel = Scale(1280, 720), PromptPanel()
    actions = [
        Action(PromptButton(command), "Zurücknehmen" * 3, "u") for command in (Command.UNDO, Command.BACK)
    ]
    panel.arrange(scale, pygame.Rect(0, 0, 240, 250), Prompt("Title", "Words.", actions=actions))
    assert [spot.key_tip for spot in panel.spots] == [f"{actions[0].label} (U)"] * 2


def test_buttons_of_an_expansion_show_their_keys_in_german(tmp_path: Path) -> None:
    screen = next(one for one in SCREENS if one.name == "american-rails-expand-ghost")
    store = FrozenStore(tmp_path)
    app = FrozenApp(store, (1280, 720))
    with override("de"), patch.object(furniture, "_lay_cap") as lay_cap:
        screen.make(app)
        app.draw(app.screen)
    assert {"enter", "Esc"} <= {call.args[-1] for call in lay_cap.call_args_list}
    app.close()
    store.close()
