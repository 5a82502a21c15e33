"""What happened since a person's turn is in the prompt until that person has acted, and others after that."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import dropwhile
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.match.journal import SeatPlan
from game.match.match import Match
from game.rules.catalog import game_keys
from game.rules.contract import CHANCE, Event, MoneyPaid, seat_party
from game.rules.new_england_railways.events import LoanRetired, LoanTaken
from game.rules.north_american_railways.events import CitiesPassed
from game.rules.north_american_railways.moves import Found
from game.rules.railways_of_north_america.events import BondsTaken, PointsScored
from game.table.play.intents import Cancel, Choose, LightEntry, StepEntry, TurnPaper
from game.table.play.recap import Balance, Recap, recap_start
from game.table.play.recap_paper import RecapPaper
from game.table.play.table_controller import TableController
from game.table.tools.screenshots import FrozenApp, FrozenStore, match_at, recorded, sit
from game.words import format_list, translate
from tests.screens.watching import watching
from tests.table.driver import click, play, press

SIZE = (1280, 720)
LOANS = BondsTaken | LoanTaken | LoanRetired


@pytest.fixture
def app(tmp_path: Path) -> Iterator[FrozenApp]:
    """The program without a window, bots or motion."""
    store = FrozenStore(tmp_path)
    yield (made := FrozenApp(store, SIZE))
    made.close()
    store.close()


def tables(app: FrozenApp, key: str, step: int = 29) -> Iterator[TableController]:
    """Yield tables of a recorded match at which a person is asked and something has happened."""
    for number in range(4, len(recorded(key, 4).entries) - 1, step):
        scene = sit(app, key, number)
        if scene.session.asked and scene.session.recaps.current.entries:
            yield scene
        app.scenes.pop()


def table(app: FrozenApp, key: str, least: int) -> TableController:
    """Return the first table with at least this many entries on the paper in place of a preview."""
    for number in range(4, len(recorded(key, 4).entries)):
        scene = sit(app, key, number)
        recap = scene.prompt.recap
        if scene.prompt.slip is None and recap is not None and len(recap.entries) >= least:
            return scene
        app.scenes.pop()
    raise AssertionError("no such table")


@pytest.mark.parametrize("key", game_keys())
def test_everything_since_the_last_turn_is_told_in_order(key: str, app: FrozenApp) -> None:
    found = 0
    for scene in tables(app, key):
        found += 1
        match, recap = scene.match, scene.session.recaps.current
        seat = match.current_player
        start = recap_start(match, seat)
        movers = [match.mover_of(number) for number in range(match.moves_played)]
        other = max(number for number, mover in enumerate(movers) if mover not in (seat, CHANCE))
        own = [number for number in range(other) if movers[number] == seat]
        assert set(movers[start : own[-1] + 1]) == {seat} if own else start == 0
        numbers = [entry.move_number for entry in recap.entries]
        assert numbers == sorted(numbers)
        assert numbers[0] > start
        assert all(recap.moves)
        assert [moves.stop for moves in recap.moves] == numbers
        log = scene.session.log().entries
        told = [entry for entry in log if entry.move_number > start and not recap.repeats(entry)]
        assert all(entry.seat == movers[entry.move_number - 1] == seat for entry in told)
    assert found > 1


def events_told(match: Match, recap: Recap) -> list[Event]:
    """The events since the first one of a recap."""
    first = recap.entries[0]
    began = recap.moves[0].start if first.event is None else first.move_number - 1
    told = [event for move in range(began, match.moves_played) for event in match.events_of(move)]
    return list(dropwhile(lambda event: event is not first.event, told)) or told


@pytest.mark.parametrize("key", game_keys())
def test_money_before_and_after_is_told_unless_it_is_secret(key: str, app: FrozenApp) -> None:
    changes = loans = 0
    for scene in tables(app, key):
        match, recap = scene.match, scene.session.recaps.current
        after: Any = match.state
        told = events_told(match, recap)
        assert "" not in [now for balance in recap.balances for _, now in balance.figures]
        found = {balance.seat: balance.figures for balance in recap.balances}
        for seat in range(after.players):
            now = after.cash[seat]
            paid = [event for event in told if isinstance(event, MoneyPaid)]
            was = now + sum(event.amount for event in paid if event.payer == seat_party(seat))
            was -= sum(event.amount for event in paid if event.payee == seat_party(seat))
            named = [pair for pair in found.get(seat, ()) if " " in pair[1]]
            owed = [event for event in told if isinstance(event, LOANS) and event.seat == seat]
            assert len(named) == bool(owed)
            loans += len(named)
            money = [pair for pair in found.get(seat, ()) if "$" in pair[1] and pair not in named]
            assert len(money) == (was != now)
            points = [pair for pair in found.get(seat, ()) if pair not in money + named]
            scored = [event for event in told if isinstance(event, PointsScored) and event.seat == seat]
            assert points == [(str(scored[0].before), str(scored[-1].after)) for _ in scored[:1]]
            changes += len(money)
            secret = key == "north_american_railways" and seat != match.current_player
            for first, second in money:
                assert bool(first) != secret
                assert not secret or f"{abs(now):,}" not in second or second[0] in "+−"
    assert changes > 1
    assert (loans > 0) is (key in ("new_england_railways", "railways_of_north_america"))


def test_own_moves_do_not_wipe_it_and_others_do(app: FrozenApp) -> None:
    scene = table(app, "railways_of_north_america", 3)
    session, seat = scene.session, scene.match.current_player
    words = [entry.words for entry in session.recaps.current.entries]
    scene.do(Choose(session.decision.moves[0]))
    assert session.recaps.current.entries
    while scene.match.current_player == seat:
        now = [entry.words for entry in session.recaps.current.entries]
        assert now[: len(words)] == words
        play(scene, scene.match.state.legal_moves()[0])
    assert not session.recaps.current.entries


def test_what_the_table_did_for_a_person_is_no_turn() -> None:
    match = Match.new("american_rails", [SeatPlan(name, i) for i, name in enumerate("ABC")], seed=3)
    play_first = match.state.legal_moves()
    first = match.current_player
    match.play(play_first[0])
    match.play(match.state.legal_moves()[0])
    others = match.current_player
    assert others != first
    while match.current_player != first:
        match.play(match.state.legal_moves()[-1])
    before = recap_start(match, first)
    match.play(match.state.legal_moves()[-1], automatic=True)
    while match.current_player != first:
        match.play(match.state.legal_moves()[-1])
    assert recap_start(match, first) == before


def test_the_start_city_of_an_own_company_is_no_news(app: FrozenApp) -> None:
    match = match_at("north_american_railways", 3, 0, (0, 1, 2))
    scene = TableController(match)
    app.push(scene)
    found = next(move for move in match.state.legal_moves() if isinstance(move, Found))
    seat = match.current_player
    play(scene, found)
    while match.current_player != seat:
        play(scene, match.state.legal_moves()[0])
    scene.session.open_curtain()
    entries = scene.session.recaps.current.entries
    assert entries
    assert seat not in [entry.seat for entry in entries]


def test_a_line_lights_its_place_by_pointer_and_keys(app: FrozenApp) -> None:
    scene = table(app, "new_england_railways", 3)
    session, panel = scene.session, scene.prompt_panel
    spots = [spot for spot in panel.paper_spots if isinstance(spot.target, LightEntry)]
    assert spots
    assert not scene.lit_places()
    click(app, spots[0].rect.center)
    assert LightEntry(session.recaps.lit) == spots[0].target
    place = scene.lit_places()[0].inflate(12, 12).clip(app.screen.get_rect())
    lit_up = pixels(app, place)
    press(app, pygame.K_ESCAPE)
    assert session.recaps.lit is None
    assert not scene.lit_places()
    assert pixels(app, place) != lit_up
    count = len(session.recaps.current.entries)
    lit = []
    for _ in range(count + 1):
        press(app, pygame.K_r)
        lit.append(session.recaps.lit)
        shown = [spot.target for spot in scene.prompt_panel.paper_spots]
        assert session.recaps.lit is None or LightEntry(session.recaps.lit) in shown
    assert lit == [*range(count), None]
    press(app, pygame.K_PAGEDOWN)
    press(app, pygame.K_DOWN)
    assert session.recaps.lit == 1
    press(app, pygame.K_PAGEUP)
    assert session.recaps.lit == 0


def pixels(app: FrozenApp, place: pygame.Rect) -> bytes:
    """Return the picture of a part of the screen."""
    app.draw(app.screen)
    return bytes(app.screen.subsurface(place).copy().get_buffer().raw)


def test_the_preview_of_a_move_covers_it_and_is_turned(app: FrozenApp) -> None:
    scene = table(app, "american_rails", 2)
    armed = scene.session.decision.moves[0]
    assert scene.prompt.slip is None
    assert scene.prompt.recap is not None
    scene.do(Choose(armed))
    assert scene.prompt.recap is None
    scene.do(TurnPaper())
    assert scene.prompt.recap is not None
    assert scene.session.decision.armed == armed
    scene.do(Cancel())
    assert scene.prompt.recap is None
    assert scene.session.decision.armed == armed
    scene.do(StepEntry(1))
    assert scene.prompt.recap is not None
    scene.do(Cancel())
    scene.do(Cancel())
    assert scene.prompt.recap is not None
    assert scene.session.decision.armed is None


@pytest.mark.parametrize("key", [key for key in game_keys() if key != "railways_of_north_america"])
@pytest.mark.parametrize("text_size", [1.0, 1.6])
def test_all_of_a_long_one_can_be_reached(key: str, text_size: float, app: FrozenApp) -> None:
    app.settings.text_size = text_size
    longest = {
        len(one.session.recaps.current.entries): one.match.moves_played for one in tables(app, key, 23)
    }
    scene = sit(app, key, longest[max(longest)])
    scene.session.recaps.opened = True
    scene.sync()
    seen = set()
    for _ in range(60):
        for spot in scene.prompt_panel.paper_spots:
            if isinstance(spot.target, LightEntry):
                seen.add(spot.target.index)
                assert scene.prompt_panel.recap.rect.contains(spot.rect)
        scene.turn_recap(-1)
    paper = scene.prompt_panel.paper
    assert paper is None or seen == set(range(len(scene.session.recaps.current.entries)))


@pytest.mark.parametrize("bonds", [(), (("1", "3 bonds"),)])
def test_figures_stay_on_a_narrow_paper(bonds: tuple[tuple[str, str], ...], app: FrozenApp) -> None:
    app.settings.text_size = 1.6
    scene = table(app, "railways_of_north_america", 1)
    figures = (("", "12"), ("$10k", "$5k"), *bonds)
    balances = (Balance(0, 0, figures), Balance(1, 1, figures))
    paper, place = RecapPaper(), pygame.Rect(20, 20, 122, 180)
    paper.lay(scene.layout.scale, place, Recap("", balances), None)
    with watching(app.screen) as watch:
        paper.draw(app.screen, scene.view, None)
    written = [line.place for line in watch.lines(app.screen) if line.words.startswith("$")]
    written += [line.place for line in watch.lines(app.screen) if "bond" in line.words]
    assert len(written) == 4 + 2 * len(bonds)
    assert all(place.contains(figure) for figure in written)


def test_figures_on_a_brief_paper_keep_their_size_in_lines_of_their_own(app: FrozenApp) -> None:
    app.settings.text_size = 1.6
    scene = table(app, "railways_of_north_america", 1)
    figures = (("12", "14"), ("$0", "$4k"))
    balances = (Balance(0, 0, figures), Balance(1, 1, figures))
    scale, place, high = scene.layout.scale, pygame.Rect(20, 20, 122, 180), []
    for recap in (Recap("", balances), Recap("", (replace(balances[0], figures=figures[:1]),))):
        paper = RecapPaper(brief=True)
        paper.lay(scale, place, recap, None)
        with watching(app.screen) as watch:
            paper.draw(app.screen, scene.view, None)
        written = [line.place for line in watch.lines(app.screen) if line.words == "14"]
        assert all(place.contains(figure) for figure in written)
        high.append({figure.size for figure in written})
    assert high[0] == high[1]


@pytest.mark.parametrize("key", game_keys())
def test_the_log_does_not_repeat_the_paper(key: str, app: FrozenApp) -> None:
    scene = table(app, key, 2)
    recap, shown = scene.session.recaps.current, scene.logbook.entries
    log = scene.session.log().entries
    if scene.view.wide:
        assert shown == log
        return
    assert {entry.words for entry in recap.entries}.isdisjoint(
        entry.words for entry in shown if entry.move_number > recap.moves[0].start
    )
    assert [entry for entry in log if not recap.repeats(entry)] == list(shown)
    assert len(shown) < len(log)
    assert scene.session.log().without(recap.repeats).ends_early == (shown == log[: len(shown)])


def test_a_narrow_paper_has_the_changes_and_the_lit_event(app: FrozenApp) -> None:
    scene = table(app, "railways_of_north_america", 3)
    assert not scene.prompt_panel.recap.spots
    for index in range(2):
        scene.do(StepEntry(1))
        (spot,) = scene.prompt_panel.recap.spots
        assert spot.target == LightEntry(index)
    paper, place = RecapPaper(brief=True), pygame.Rect(20, 20, 122, 180)
    with watching(app.screen) as watch:
        paper.lay(scene.layout.scale, place, replace(scene.session.recaps.current, balances=()), None)
        paper.draw(app.screen, scene.view, None)
    said = " ".join(line.words for line in watch.lines(app.screen))
    assert translate("recap-unchanged") in said


def test_passes_in_a_row_are_one_line(app: FrozenApp) -> None:
    scene = sit(app, "north_american_railways", 46)
    match, recap = scene.match, scene.session.recaps.current
    events = [[event for move in moves for event in match.events_of(move)] for moves in recap.moves]
    passes = [[event.seat for event in some if isinstance(event, CitiesPassed)] for some in events]
    (joined,) = (number for number, seats in enumerate(passes) if len(seats) > 1)
    names = format_list([match.names[seat] for seat in passes[joined]])
    assert recap.entries[joined].words == translate("recap-passes", names=names, count=2)


def test_while_bots_act_the_log_has_everything_and_the_paper_nothing(app: FrozenApp) -> None:
    scene = TableController(match_at("american_rails", 4, 60, (0,)))
    app.push(scene)
    assert scene.session.bot_clock.bot
    assert scene.prompt.recap == Recap()
    assert scene.logbook.entries == scene.session.log().entries


def test_bots_alone_have_none(app: FrozenApp) -> None:
    scene = TableController(match_at("american_rails", 4, 60, ()))
    app.push(scene)
    assert not scene.session.recaps.current.entries
    assert scene.do(StepEntry(1)).refused
