"""Events play out before any prompt: dice first, then words, and money as it is paid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.rules.american_rails.events import DividendPaid
from game.rules.american_rails.message_ids import Paid
from game.rules.catalog import all_games
from game.rules.contract import EndStage, Event, MoneyPaid, seat_party
from game.rules.new_england_railways.events import CubeDrawn, CubeShipped, DiceRolled
from game.rules.north_american_railways.events import IncomePaid
from game.rules.north_american_railways.income import seat_income
from game.rules.railways_of_north_america.events import CubeDelivered, TurnBegan
from game.rules.railways_of_north_america.moves import ChooseAction, Deliver, LayTile
from game.rules.railways_of_north_america.steps import DELIVER_ACTION
from game.table.boards.animation import of_kind
from game.table.boards.chapters import payments
from game.table.boards.shown import Pickable
from game.table.new_england_railways.animations import CUBES
from game.table.play.intents import Pick, Point, TurnPage
from game.table.play.session import Made
from game.table.play.table_controller import TableController
from game.table.program.commands import Command
from game.table.tools.screenshots import FrozenApp, FrozenStore, match_at, moves_of, recorded
from tests.table.driver import FRAME, play, press

SIZE = (1280, 720)


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Any]:
    """Sits down at a recorded match of four before a move, with motion, and closes the table afterwards."""
    store = FrozenStore(tmp_path)
    app = FrozenApp(store, SIZE)
    app.settings.animation_speed = 1.0

    def make(key: str, number: int, people: tuple[int, ...]) -> TableController:
        scene = TableController(match_at(key, 4, number, people))
        app.push(scene)
        return scene

    yield lambda *how: (app, make(*how))
    app.close()
    store.close()


def last_before(key: str, kind: type[Event]) -> int:
    """The move by somebody that led to the last event of a kind, counted from 0."""
    match = match_at(key, 4, len(recorded(key, 4).entries))
    number = max(n for n in range(match.moves_played) if any(isinstance(e, kind) for e in match.events_of(n)))
    while match.position(number).current_player() < 0:
        number -= 1
    return number


def let_pass(app: Any, seconds: float) -> None:
    """Let the loop turn without input."""
    for _ in range(round(seconds / FRAME)):
        app.top.update(FRAME)


def said(scene: TableController) -> str:
    """Return all of the log."""
    return "\n".join(entry.words for entry in scene.session.log().entries)


def cash(scene: TableController) -> list[str]:
    """What the cards of the seats say."""
    shown = scene.session.shown()
    return [scene.view.text.seat_card(seat, shown, scene.motions).amount for seat in range(4)]


def test_dividends_are_counted_as_they_come_in_and_stay_until_they_are_put_away(sit: Any) -> None:
    number = last_before("american_rails", DividendPaid)
    app, scene = sit("american_rails", number, (0,))
    before = cash(scene)
    play(scene, moves_of("american_rails", 4)[number])
    lines = said(scene)
    assert cash(scene) == before
    assert not scene.session.asked
    let_pass(app, 1.5)
    assert scene.session.sheet is not None
    assert cash(scene) != before
    scene.do(TurnPage())
    after = cash(scene)
    assert after == [f"${money}" for money in scene.match.state.cash]
    let_pass(app, 10)
    assert scene.session.sheet is not None
    assert len(said(scene)) > len(lines)
    press(app, pygame.K_RETURN)
    assert scene.session.sheet is None


def test_beside_the_sheet_of_a_year_stand_the_dividends_that_it_pays(sit: Any) -> None:
    key = "american_rails"
    match = match_at(key, 4, len(recorded(key, 4).entries))
    for number in range(match.moves_played):
        paid = payments(match.events_of(number), Paid.DIVIDEND)
        if not paid:
            continue
        app, scene = sit(key, number, (0, 1, 2, 3))
        play(scene, moves_of(key, 4)[number])
        while scene.session.sheet is None:
            let_pass(app, 0.1)
        shown = scene.session.shown()
        for seat in range(4):
            due = sum(event.amount for event in paid if event.payee == seat_party(seat))
            note = scene.view.text.seat_card(seat, shown, scene.motions).note
            assert note == shown.translate("card-dividends", amount=due)


def test_all_that_a_sheet_tells_is_in_the_log_before_it_is_put_away(sit: Any) -> None:
    number = last_before("railways_of_north_america", TurnBegan)
    app, scene = sit("railways_of_north_america", number, (0, 1, 2, 3))
    play(scene, moves_of("railways_of_north_america", 4)[number])
    written: list[str] = []
    for _ in range(round(10.0 / FRAME)):
        app.top.update(FRAME)
        written = [entry.words for entry in scene.logbook.entries]  # Drawn in every frame.
    assert scene.session.sheet is not None
    assert written == [entry.words for entry in scene.session.log().entries]


@pytest.mark.parametrize("key", [game.key for game in all_games()])
def test_beside_a_sheet_stand_what_comes_next_and_more_of_the_log(key: str, sit: Any) -> None:
    kind = {"american_rails": DividendPaid, "new_england_railways": DiceRolled}.get(key, MoneyPaid)
    number = last_before(key, kind)
    app, scene = sit(key, number, (0, 1, 2, 3))
    usual = scene.layout
    play(scene, moves_of(key, 4)[number])
    titles = []
    while scene.session.playback.paged:
        if scene.session.sheet is not None:
            titles.append(scene.session.sheet.title)
            assert scene.session.sheet.told or scene.prompt.title != titles[-1]
            assert scene.prompt.words != scene.session.sheet.aside
            assert scene.logbook.rect.w * scene.logbook.rect.h > usual.log.w * usual.log.h
            assert not scene.prompt_panel.rect.colliderect(scene.logbook.rect)
            assert scene.layout.cards == usual.cards
            app.draw(app.screen)
        scene.session.turn_page()
        scene.sync()
    assert titles
    assert (scene.layout.prompt, scene.layout.log) == (usual.prompt, usual.log)


def test_a_sheet_among_bots_puts_itself_away(sit: Any) -> None:
    number = last_before("american_rails", DividendPaid)
    app, scene = sit("american_rails", number, ())
    play(scene, moves_of("american_rails", 4)[number])
    let_pass(app, 1.0)
    assert scene.session.sheet is not None
    let_pass(app, 12.0)
    assert scene.session.sheet is None


def test_a_person_throws_the_dice_and_nothing_is_told_before(sit: Any) -> None:
    number = last_before("new_england_railways", DiceRolled)
    app, scene = sit("new_england_railways", number, tuple(range(4)))
    lines = said(scene)
    play(scene, moves_of("new_england_railways", 4)[number])
    let_pass(app, 9.0)
    assert not scene.session.playback.thrown
    assert not scene.session.asked
    dice = next(
        event
        for n in range(number, scene.match.moves_played)
        for event in scene.match.events_of(n)
        if isinstance(event, DiceRolled)
    )
    line = scene.session.localizer.event_text(dice)
    assert line is not None
    words = line.rstrip(".")
    assert words not in said(scene)[len(lines) :]
    assert not scene.prompt.choices
    assert [action.main for action in scene.prompt.actions] == [True]
    press(app, pygame.K_RETURN)
    assert scene.session.playback.thrown
    let_pass(app, 0.5)
    assert words not in said(scene)[len(lines) :]  # The dice still tumble.
    let_pass(app, 4.0)
    assert words in said(scene)


def test_nobody_is_asked_before_the_motion_of_what_others_did_is_over(sit: Any) -> None:
    number = last_before("new_england_railways", CubeDrawn)
    app, scene = sit("new_england_railways", number, (0, 1, 2, 3))
    play(scene, moves_of("new_england_railways", 4)[number])
    for _ in range(3):
        let_pass(app, 1.0)
        assert scene.motions
        assert not scene.session.asked
        assert not scene.prompt.choices
        assert not scene.prompt.actions
        assert scene.prompt.amount is None
        assert not any(sitting.acting for sitting in scene.drawing.sittings(scene.session.shown()))
    press(app, pygame.K_RETURN)  # Who has seen enough ends the motion.
    let_pass(app, 0.1)
    assert any(sitting.acting for sitting in scene.drawing.sittings(scene.session.shown()))
    assert scene.session.asked
    assert scene.prompt.actions


TURNS: dict[str, type[Event]] = {
    "american_rails": DividendPaid,
    "new_england_railways": CubeDrawn,
    "north_american_railways": IncomePaid,
    "railways_of_north_america": TurnBegan,
}
"""What each game's greatest change of figures comes with: its turns end there, or begin."""


def figures(scene: TableController) -> list[object]:
    """All that bar and cards say in words, but the money, which is counted as it comes in."""
    shown = scene.session.shown()
    cards = (scene.view.text.seat_card(seat, shown, scene.motions) for seat in range(shown.state.players))
    told = [(card.standing, card.badges, card.mark, card.owes) for card in cards]
    return [scene.bar.end_sign(shown), *told]


def as_on_a_sheet(figures: list[object], scene: TableController) -> list[object]:
    """Return figures as they are while a sheet is open, where who passed cities no longer matters."""
    if scene.match.game.key != "north_american_railways":
        return figures
    state: Any = scene.match.state
    words = [scene.session.localizer.translate("seat-income", amount=seat_income(state, s)) for s in range(4)]
    return [figures[0], *((income, *card[1:]) for income, card in zip(words, figures[1:], strict=True))]  # type: ignore[index]


def bar_of(scene: TableController) -> bytes:
    """Return the picture of the game's heading in the bar."""
    surface = pygame.Surface((SIZE[0], scene.bar.height))
    place = pygame.Rect(0, 0, SIZE[0] // 2, scene.bar.height)
    scene.view.draw_status(surface, scene.scale, place, scene.session.shown(), scene.motions)
    return bytes(surface.get_buffer().raw)


@pytest.mark.parametrize("key", [game.key for game in all_games()])
def test_bar_and_cards_say_nothing_that_has_not_been_seen(key: str, sit: Any) -> None:
    number = last_before(key, TURNS[key])
    app, scene = sit(key, number, ())
    let_pass(app, 0.1)
    before, bar = figures(scene), bar_of(scene)
    on_sheet = as_on_a_sheet(before, scene)
    heading = scene.session.localizer.message(scene.match.state.heading())
    titles = heading, scene.session.localizer.prompt(scene.match.state)[0]
    acting = [sitting.acting for sitting in scene.drawing.sittings(scene.session.shown())]
    play(scene, moves_of(key, 4)[number])
    while scene.session.playback.moves_seen == number:
        if scene.session.sheet is None:
            assert [sitting.acting for sitting in scene.drawing.sittings(scene.session.shown())] == acting
        assert figures(scene) == (before if scene.session.sheet is None else on_sheet)
        assert bar_of(scene) == bar or scene.session.sheet is not None
        assert scene.session.sheet is not None or scene.prompt.title in titles
        app.top.update(FRAME)
    while scene.session.playback.blocks:
        app.top.update(FRAME)
    assert (figures(scene), bar_of(scene)) != (before, bar)


def test_no_tip_tells_what_is_still_to_be_seen(sit: Any) -> None:
    key = "american_rails"
    number = last_before(key, DividendPaid)
    _, scene = sit(key, number, ())
    scene.do(Point(Pickable("company", 0)))
    scene.input.hovered = None
    assert scene.drawing.tip() is not None
    play(scene, moves_of(key, 4)[number])
    while scene.session.playback.moves_seen < scene.match.moves_played:
        scene.do(Point(Pickable("company", 0)))
        scene.input.hovered = None
        assert scene.drawing.tip() is None
        scene.update(FRAME)
    scene.do(Point(Pickable("company", 0)))
    scene.input.hovered = None
    assert scene.drawing.tip() is not None


def test_the_cup_holds_what_has_not_been_seen_to_leave_it(sit: Any) -> None:
    number = last_before("new_england_railways", CubeDrawn)
    app, scene = sit("new_england_railways", number, (0, 1, 2, 3))
    full = sum(scene.match.state.cup)
    play(scene, moves_of("new_england_railways", 4)[number])
    drawn = full - sum(scene.match.state.cup)
    assert drawn > 2
    counted = set()
    while scene.session.playback.blocks:
        shown, falling = scene.session.shown(), len(of_kind(scene.motions, CUBES))
        counted.add(sum(shown.seen.cup))
        if falling:
            assert sum(shown.seen.cup) >= sum(shown.state.cup) + falling
        app.top.update(FRAME)
    assert sorted({*counted, full - drawn}) == list(range(full - drawn, full + 1))


@pytest.mark.parametrize("key", [game.key for game in all_games()])
def test_what_follows_from_a_move_made_for_a_person_is_not_marked_in_the_log(key: str) -> None:
    moves, marked = moves_of(key, 4), 0
    for number in range(0, len(moves), len(moves) // 12):
        match = match_at(key, 4, number, (0, 1, 2, 3))
        if match.current_player < 0:
            continue
        seat = match.current_player
        match.play(match.state.legal_moves()[0], automatic=True)
        made = [line for line in match.log if line.is_automatic]
        assert [line.seat for line in made] in ([], [seat])
        marked += len(made)
    assert marked


def test_what_a_person_confirmed_knowingly_is_not_told_as_done_for_that_person(sit: Any) -> None:
    key, choice = "railways_of_north_america", Pickable("action", DELIVER_ACTION)
    moves = moves_of(key, 4)

    played = match_at(key, 4, len(moves), ())

    def to_come(number: int) -> int:
        state = played.position(number)
        if state.current_player() < 0 or ChooseAction(DELIVER_ACTION) not in state.legal_moves():
            return 0
        state.play(ChooseAction(DELIVER_ACTION))
        return len(state.legal_moves())

    number = next(number for number in range(len(moves)) if to_come(number) == 1)
    app, scene = sit(key, number, (0, 1, 2, 3))
    seat = scene.match.current_player
    scene.do(Pick(choice))
    scene.do(Pick(choice))
    let_pass(app, 8.0)
    assert isinstance(scene.match.moves[number + 1], Deliver)
    assert scene.match.journal.entries[number + 1].by == "person"
    assert not any(line.made for line in scene.session.log().entries)
    assert scene.match.current_player != seat


def test_no_bot_is_shown_to_think_before_the_motion_of_what_others_did_is_over(sit: Any) -> None:
    number = last_before("new_england_railways", CubeDrawn)
    app, scene = sit("new_england_railways", number, ())
    play(scene, moves_of("new_england_railways", 4)[number])
    assert scene.session.bot_clock.bot is not None
    for _ in range(3):
        let_pass(app, 1.0)
        assert scene.motions
        assert not scene.prompt.thinking
        assert not any(sitting.thinking for sitting in scene.drawing.sittings(scene.session.shown()))
        commands = [action.target.command for action in scene.prompt.actions]
        assert commands == [Command.STOP, Command.PAUSE]
    press(app, pygame.K_RETURN)
    let_pass(app, 0.1)
    assert scene.prompt.thinking
    assert [action.target.command for action in scene.prompt.actions] == commands


def test_whoever_plays_on_alone_need_not_wait_for_the_motion(sit: Any) -> None:
    key = "railways_of_north_america"
    moves = moves_of(key, 4)
    number = next(n for n, two in enumerate(pairwise(moves)) if all(isinstance(m, LayTile) for m in two))
    _app, scene = sit(key, number, (0, 1, 2, 3))
    before = scene.match.moves_played
    actor = scene.match.current_player
    play(scene, moves[number])
    assert {scene.match.mover_of(n) for n in range(before, scene.match.moves_played)} == {actor}
    assert scene.motions
    assert scene.session.asked


def test_what_was_seen_stays_seen_when_something_else_is_marked(sit: Any) -> None:
    key = "railways_of_north_america"
    moves = moves_of(key, 4)
    number = next(n for n, two in enumerate(pairwise(moves)) if all(isinstance(m, LayTile) for m in two))
    app, scene = sit(key, number, (0, 1, 2, 3))
    play(scene, moves[number])
    scene.session.redraw()
    scene.sync()
    for seconds in (0.0, 3.0):
        let_pass(app, seconds)
        assert scene.session.playback.moves_seen == scene.match.moves_played
        assert not scene.session.playback.unseen


def test_going_back_tells_nothing_more(sit: Any) -> None:
    number = last_before("american_rails", DividendPaid)
    _app, scene = sit("american_rails", number, (0, 1, 2, 3))
    play(scene, moves_of("american_rails", 4)[number])
    assert scene.session.playback.blocks
    assert scene.session.undo()
    assert not scene.session.playback.blocks
    assert scene.session.state == scene.match.state


def test_that_nothing_could_be_done_is_not_said_after_the_sheet(sit: Any) -> None:
    key = "north_american_railways"
    number = last_before(key, IncomePaid)
    _, scene = sit(key, number, (0, 1, 2, 3))
    session = scene.session
    session._made = Made(0, "a forced move", False)
    session.play(moves_of(key, 4)[number], automatic=True)
    session._made, session.notice = Made(0, "a forced move", False), "a forced move"
    while session.playback.blocks:
        session.turn_page()
    assert "Nothing else" not in session.notice


def test_points_rise_when_the_train_has_come_in(sit: Any) -> None:
    key = "railways_of_north_america"
    number = last_before(key, CubeDelivered)
    _app, scene = sit(key, number, ())
    before = [int(words) for words in cash(scene)]
    play(scene, moves_of(key, 4)[number])
    assert [int(words) for words in cash(scene)] == before
    assert scene.motions


@pytest.mark.parametrize("key", [game.key for game in all_games()])
def test_the_end_announces_itself_in_the_bar(key: str, sit: Any) -> None:
    last = len(recorded(key, 4).entries)
    app, scene = sit(key, 0, ())
    assert scene.bar.end_sign(scene.session.shown()) is None
    app, scene = sit(key, last - 3, ())
    sign = scene.bar.end_sign(scene.session.shown())
    assert sign is not None
    assert sign.condition.stage >= EndStage.POSSIBLE
    assert (sign.rect, sign.tip) in [(spot.rect, spot.tip) for spot in scene.spots()]
    app.draw(app.screen)


@pytest.mark.parametrize("key", [game.key for game in all_games()])
def test_the_last_sheets_call_no_end_uncertain(key: str, sit: Any) -> None:
    last = len(recorded(key, 4).entries)
    over = sit(key, last, ())[1].session.shown().state
    _app, scene = sit(key, last - 3, ())
    shown = scene.session.shown()
    sheet = replace(shown, state=over, until=shown.state, settling=True)
    sign = scene.bar.end_sign(sheet)
    assert sign is None or sign.condition.stage is EndStage.CERTAIN


def test_what_others_did_stays_marked_until_ones_own_move(sit: Any) -> None:
    key = "new_england_railways"
    number = last_before(key, CubeShipped)
    _app, scene = sit(key, number, (0,))
    match, session = scene.match, scene.session
    since = session.shown().since
    own = match.last_move_of(0)
    assert since == tuple(
        (match.mover_of(n), event)
        for n in range(own, number)
        if match.mover_of(n) >= 0
        for event in match.events_of(n)
    )
    assert since
    assert all(seat != 0 for seat, _ in since)


def test_what_is_out_of_sight_is_pointed_at(sit: Any) -> None:
    key = "new_england_railways"
    _app, scene = sit(key, last_before(key, CubeShipped), (0,))
    shown = scene.session.shown()
    scene.zoom(3.0, scene.layout.board.topleft)
    frame = scene.view.layout.frame
    places = [scene.view.where(event, shown) for event, _ in shown.marks]
    hidden = [place for place in places if place is not None and not frame.collidepoint(place)]
    pictures = []
    for one in (shown, replace(shown, since=(), last=())):
        surface = pygame.Surface(SIZE)
        scene.view.draw(surface, one, scene.motions)
        edge = surface.subsurface(frame.inflate(-8, -8)).copy()
        pictures.append(pygame.image.tobytes(edge, "RGB"))
    assert (pictures[0] != pictures[1]) == bool(hidden or places)


@pytest.mark.parametrize("speed", [0.0, 1.0])
@pytest.mark.parametrize("key", [game.key for game in all_games()])
def test_before_a_finale_no_sheet_or_card_names_the_winner(key: str, speed: float, sit: Any) -> None:
    number = last_before(key, Event)
    app, scene = sit(key, number, (0, 1, 2, 3))
    app.settings.animation_speed = speed
    play(scene, moves_of(key, 4)[number])
    outcomes = 0
    while scene.session.playback.paged:
        let_pass(app, 0.1)
        sheet = scene.session.sheet
        if sheet is not None:
            outcomes += sheet.winner is not None
            outcomes += any(foot.winner is not None for foot in sheet.feet)
            outcomes += any(row.outcome for row in sheet.rows)
            app.draw(app.screen)
        scene.session.turn_page()
    assert outcomes == (3 if key == "north_american_railways" and not speed else 0)
    let_pass(app, 0.1)
    assert [card[0] for card in figures(scene)[1:]] == ["", "", "", ""]  # type: ignore[index]
