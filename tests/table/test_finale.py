"""The finale counts the last payments, ranks the players, and makes way for the result."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from game.learning.final import scores_before
from game.people.achievement_file import achievements
from game.people.achievements import EarnedAchievement
from game.rules.catalog import all_games
from game.rules.ranking import standings
from game.table.pages.result import ResultScene
from game.table.play.finale import _HEAD, _NOTICE, _ROW, COUNTED, MOST_BADGES, RANKED, Finale
from game.table.play.intents import TurnPage
from game.table.play.table_controller import TableController
from game.table.program.app import App
from game.table.program.input import MOMENT, Key
from game.table.tools.screenshots import FrozenApp, FrozenStore, match_at, moves_of, over, recorded

GAMES = pytest.mark.parametrize("key", [game.key for game in all_games()])
ENTER = Key("enter")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """The program at 1280x720, with motion."""
    store = FrozenStore(tmp_path)
    app = FrozenApp(store, (1280, 720))
    app.settings.animation_speed = 1.0
    yield app
    app.close()
    store.close()


Begin = Callable[..., tuple[Finale, list[str]]]


@pytest.fixture
def begin(app: App) -> Begin:
    """Begins the finale of a recorded match, with some badges; and a list that shows whether it is over."""

    def make(key: str, badges: int = 0) -> tuple[Finale, list[str]]:
        scene, done = over(app, key), list[str]()
        earned = [EarnedAchievement(0, "", key, one) for one in achievements(key)[:badges]]
        finale = Finale(scene.match, earned, lambda: done.append("over"))
        app.push(finale)
        return finale, done

    return make


@GAMES
def test_scores_count_up_by_the_last_payments_and_players_are_ranked(key: str, begin: Begin) -> None:
    finale, _ = begin(key)
    assert finale.amounts() == finale.begun != finale.final
    finale.time = COUNTED / 2
    for before, now, after in zip(finale.begun, finale.amounts(), finale.final, strict=True):
        assert min(before, after) <= now <= max(before, after)
    finale.time = RANKED
    assert finale.amounts() == finale.final == finale.match.state.scores()
    order = sorted(range(len(finale.final)), key=lambda seat: finale.rows()[seat])
    assert order == [seat for _, seat in standings(finale.final, finale.winners)]


@GAMES
def test_the_last_payments_are_those_of_the_last_move(key: str) -> None:
    match = match_at(key, 4, len(recorded(key, 4).entries))
    assert scores_before(match) != match.state.scores()
    if key == "american_rails":
        assert scores_before(match) == match.position(match.moves_played - 1).scores()


@pytest.mark.parametrize("speed", [0.5, 1.0, 2.0])
@pytest.mark.parametrize("badges", [0, MOST_BADGES])
def test_it_takes_less_than_ten_seconds(speed: float, badges: int, app: App, begin: Begin) -> None:
    app.settings.animation_speed = speed
    _, done = begin("new_england_railways", badges)
    for _ in range(99):
        if not done:
            app.top.update(0.1)  # type: ignore[union-attr]
    assert done == ["over"]


def test_a_key_skips_it_but_not_the_press_that_ended_the_match(app: App, begin: Begin) -> None:
    finale, done = begin("american_rails")
    finale.handle(ENTER)
    assert not done
    finale.update(MOMENT)
    finale.handle(ENTER)
    assert done
    assert app.top is not finale


def test_badges_are_shown_before_it_is_skipped(begin: Begin) -> None:
    finale, done = begin("american_rails", 1)
    finale.update(MOMENT)
    finale.handle(ENTER)
    assert finale.time == RANKED
    assert not done
    finale.handle(ENTER)
    assert done


@GAMES
def test_the_train_passes_inside_the_panel_below_names_and_badges(key: str, begin: Begin) -> None:
    finale, _ = begin(key, MOST_BADGES)
    assert finale.rect.contains(finale.strip)
    seats, badges = len(finale.final), len(finale.badges)
    taken = finale.rect.y + finale.scale.px(_HEAD + _ROW * seats + _NOTICE * badges)
    assert finale.strip.top >= taken - 1
    assert finale.rect.bottom < finale.scale.height


@pytest.mark.parametrize("people", [range(4), ()], ids=["people", "bots"])
@pytest.mark.parametrize(("speed", "shows"), [(1.0, Finale), (0.0, ResultScene)])
def test_it_comes_before_the_result_if_there_is_motion(
    speed: float, shows: type, people: Iterable[int], app: App
) -> None:
    app.settings.animation_speed = speed
    key, last = "american_rails", len(recorded("american_rails", 4).entries) - 1
    scene = TableController(match_at(key, 4, last, people))
    app.push(scene)
    scene.session.play(moves_of(key, 4)[last])
    for _ in range(400):
        if app.top is not scene:
            break
        app.step(0.1, ())
        if scene.session.playback.blocks and not scene.motions:
            scene.do(TurnPage())
    assert isinstance(app.top, shows)
    if isinstance(app.top, Finale):
        assert scene.prompt.slip is None
        app.draw(app.screen)
        app.step(MOMENT, ())
        app.handle(ENTER)
        assert isinstance(app.top, ResultScene)
