"""Deliveries from a list, best first; what others hold, one pointing away."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pygame
import pytest

from game.rules.railways_of_north_america import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.delivering import gains, route_of
from game.rules.railways_of_north_america.moves import Deliver
from game.rules.railways_of_north_america.steps import ACTION, DELIVER, DELIVER_ACTION
from game.table.boards.shown import Pickable
from game.table.kit.theme import SEATS
from game.table.play.intents import Pick
from game.table.play.spots import SeatPlace
from game.table.play.table_controller import TableController
from game.table.program.app import App
from game.table.program.input import MOMENT
from game.table.railways_of_north_america import TABLE, RailwaysOfNorthAmericaView
from game.table.railways_of_north_america.listing import Line, best_lines, fitting, lines_of
from game.table.railways_of_north_america.marks import route_shown
from game.table.railways_of_north_america.words import hotels
from game.table.tools import screenshots
from tests.helpers.play import localizer
from tests.helpers.railways_of_north_america.building import city, position
from tests.table.boards.looks import picture, same
from tests.table.boards.samples import RAILWAYS_OF_NORTH_AMERICA
from tests.table.driver import FRAME, click, place_of, press, wait_for_person
from tests.table.plain import table

KEY = "railways_of_north_america"
show, make_view = RAILWAYS_OF_NORTH_AMERICA.show, RAILWAYS_OF_NORTH_AMERICA.view


@pytest.fixture(autouse=True)
def _started() -> None:
    pygame.init()
    pygame.event.clear()


def lines(scene: TableController) -> tuple[Line, ...]:
    shown = scene.session.shown()
    return lines_of(shown, shown.state)


@cache
def _moment(least: int) -> tuple[int, int]:
    """Return the first moment of a recorded match with a number of deliveries, and who chooses."""
    for time in range(200):
        number = screenshots.number_before(KEY, 4, Deliver, time)
        state = screenshots.match_at(KEY, 4, number).state
        assert isinstance(state, RailwaysOfNorthAmericaState)
        if (
            len(best_lines(state, [move for move in state.legal_moves() if isinstance(move, Deliver)]))
            >= least
        ):
            return number, state.turn
    raise AssertionError("no such moment")


def delivering(tmp_path: Path, least: int = 8) -> tuple[App, TableController]:
    """A person chooses among many deliveries."""
    app, _ = table(tmp_path, (None, None), game=KEY, window=True, size=(1280, 720))
    number, seat = _moment(least)
    app.go_to_table(screenshots.match_at(KEY, 4, number, (seat,), app.store))
    app.step(FRAME, ())
    scene = app.top
    assert isinstance(scene, TableController)
    wait_for_person(app, scene)
    return app, scene


def state_of(scene: TableController) -> RailwaysOfNorthAmericaState:
    state = scene.match.state
    assert isinstance(state, RailwaysOfNorthAmericaState)
    return state


def worth(state: RailwaysOfNorthAmericaState, line: Line) -> tuple[int, int]:
    own = line.gained[state.turn]
    return own, own - max(points for seat, points in enumerate(line.gained) if seat != state.turn)


def test_the_list_has_the_best_way_of_each_cube_to_each_end_best_first(tmp_path: Path) -> None:
    app, scene = delivering(tmp_path)
    try:
        state, found = state_of(scene), lines(scene)
        assert [worth(state, line) for line in found] == sorted(
            (worth(state, line) for line in found), reverse=True
        )
        moves = [move for move in state.legal_moves() if isinstance(move, Deliver)]
        ways = {(move.colour, move.city, route_of(state, move)[-1]) for move in moves}
        assert len(found) == len(ways)
        for line in found:
            assert line.gained == tuple(gains(state, line.move))
            for move in moves:
                same_way = (move.colour, move.city, route_of(state, move)[-1])
                if same_way == (line.move.colour, line.move.city, route_of(state, line.move)[-1]):
                    assert worth(state, line) >= worth(state, Line(move, tuple(gains(state, move))))
    finally:
        app.close()


def test_a_line_is_delivered_with_one_click_and_enter(tmp_path: Path) -> None:
    app, scene = delivering(tmp_path)
    try:
        line, before = lines(scene)[2], list(state_of(scene).points)
        place = place_of(scene, line.thing)
        assert place is not None
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
        app.step(FRAME)
        shown = scene.session.shown()
        assert shown.pointed == line.thing
        assert route_shown(shown, state_of(scene)) == line.move
        assert scene.prompt.slip is not None
        click(app, place)
        assert scene.session.decision.armed == line.move
        assert len(lines(scene)) >= 8
        press(app, pygame.K_RETURN)
        now = state_of(scene)
        assert [a - b for a, b in zip(now.points, before, strict=True)] == list(line.gained)
    finally:
        app.close()


def test_keys_go_through_the_whole_list_and_bring_each_line_into_sight(tmp_path: Path) -> None:
    app, scene = delivering(tmp_path, 9)
    try:
        view = scene.view
        assert isinstance(view, RailwaysOfNorthAmericaView)
        found = lines(scene)
        assert fitting(view.layout) < len(found)
        for line in found:
            press(app, pygame.K_DOWN)
            assert scene.session.decision.armed == line.move
            rect = view.rect_of(line.thing, scene.session.shown())
            assert rect is not None
            assert view.layout.fields["display"].contains(rect)
        press(app, pygame.K_DOWN)
        assert scene.session.decision.armed == found[-1].move
        press(app, pygame.K_UP)
        before = list(state_of(scene).points)
        press(app, pygame.K_RETURN)
        gained = [a - b for a, b in zip(state_of(scene).points, before, strict=True)]
        assert gained == list(found[-2].gained)
    finally:
        app.close()


def test_every_delivery_can_be_chosen_by_its_cube_and_its_links(tmp_path: Path) -> None:
    app, scene = delivering(tmp_path)
    try:
        session = scene.session
        for move in [move for move in state_of(scene).legal_moves() if isinstance(move, Deliver)][::5]:
            session.decision = session.decision.clear()
            for thing in scene.view.choosing.pickables_for(scene.match.state, move):
                if thing.field in ("cube", "city", "links") and thing not in session.decision.picked:
                    scene.do(Pick(thing))
            assert session.decision.armed == move
    finally:
        app.close()


def test_the_wheel_turns_the_list_and_leaves_the_map_alone(tmp_path: Path) -> None:
    app, scene = delivering(tmp_path, 9)
    try:
        view = scene.view
        assert isinstance(view, RailwaysOfNorthAmericaView)
        place, found = view.layout.fields["display"].center, lines(scene)
        shown = scene.session.shown()
        assert view.rect_of(found[-1].thing, shown) is None
        assert view.wheel(place, -100, shown)
        assert view.rect_of(found[-1].thing, shown) is not None
        assert view.rect_of(found[0].thing, shown) is None
        assert view.wheel(place, 100, shown)
        assert view.rect_of(found[0].thing, shown) is not None
        assert view.layout.zoom == 1
        assert not view.wheel(view.layout.fields["lines"].center, 1, shown)
    finally:
        app.close()


def test_the_list_is_seen_as_soon_as_the_action_is_chosen(tmp_path: Path) -> None:
    app, scene = delivering(tmp_path)
    try:
        assert scene.session.undo()
        wait_for_person(app, scene)
        assert state_of(scene).step == ACTION
        assert not lines(scene)
        scene.do(Pick(Pickable("action", DELIVER_ACTION)))
        found = lines(scene)
        assert len(found) >= 8
        assert scene.prompt.slip is not None
        assert scene.prompt.slip.words.startswith(f"{len(found)} deliveries")
        assert route_shown(scene.session.shown(), state_of(scene)) == found[0].move
        place = place_of(scene, found[1].thing)
        assert place is not None
        click(app, place)
        assert state_of(scene).step == DELIVER
        assert scene.session.decision.armed == found[1].move
        app.step(MOMENT, ())
        press(app, pygame.K_RETURN)
        assert state_of(scene).step != DELIVER
    finally:
        app.close()


def test_only_what_is_asked_for_lies_on_an_enlarged_map(tmp_path: Path) -> None:
    app, scene = delivering(tmp_path)
    try:
        view = scene.view
        assert isinstance(view, RailwaysOfNorthAmericaView)
        scene.zoom(2.0)
        app.step(FRAME)
        shown = scene.session.shown()
        assert view.rect_of(lines(scene)[0].thing, shown) is not None
        for thing in (Pickable("part", "legend"), Pickable("part", "stock"), Pickable("line", 0)):
            assert view.rect_of(thing, shown) is None
        assert scene.session.undo()
        wait_for_person(app, scene)
        card = next(number for number, count in enumerate(state_of(scene).display) if count)
        assert view.rect_of(Pickable("display", card), scene.session.shown()) is None
    finally:
        app.close()


# What others hold


def test_everything_that_a_player_holds_is_listed() -> None:
    state = position(points=[9, 0, 0], cash=[7000, 0, 0], bonds=[3, 0, 0], engine=[4, 1, 1])
    names = [card.name for card in state.board.operations]
    mine = (
        [names.index("Hotel: Montreal"), names.index("Ferry Line"), names.index("Land Grant")]
        if ("Land Grant" in names)
        else [names.index("Hotel: Montreal"), names.index("Ferry Line")]
    )
    for card in mine:
        state.held[card] = 1
    view, shown = make_view(), show(state)
    told = " ".join(f"{held.label} {held.note}" for held in view.text.holdings(0, shown))
    for card in mine:
        assert localizer(state).title("card", card) in told
    for words in ("9 points", "$7,000", "3 bonds", "4 links", "No links yet"):
        assert words in told, words
    others = " ".join(held.label for held in view.text.holdings(1, shown))
    assert "Hotel" not in others


def test_a_hotel_stands_on_its_city_in_its_owners_colour() -> None:
    state, view = position(), make_view()
    plain = picture(view, show(state))
    hotel = next(i for i, card in enumerate(state.board.operations) if card.name == "Hotel: Montreal")
    state.held[hotel] = 1
    assert hotels(state) == {city("Montreal"): 0}
    with_hotel = picture(view, show(state))
    assert not same(plain, with_hotel, view.layout.frame)
    seats = list(show(state).seats)
    assert seats[0].name in (view.text.about(Pickable("city", city("Montreal")), show(state)) or "")


def test_the_key_for_holdings_goes_from_seat_to_seat(tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None, "greedy", "greedy"), game=KEY, window=True, size=(1280, 720))
    try:
        wait_for_person(app, scene)
        found = []
        for _ in range(4):
            press(app, pygame.K_o)
            found.append(scene.input.hovered)
        mine = scene.session.viewer
        assert mine is not None
        others = [SeatPlace(seat) for seat in range(3) if seat != mine]
        assert found == [*others, SeatPlace(mine), None]
        press(app, pygame.K_o)
        press(app, pygame.K_ESCAPE)
        assert scene.input.hovered is None
        assert app.top is scene
        pygame.event.post(
            pygame.event.Event(
                pygame.MOUSEMOTION, pos=scene.layout.cards[1].center, rel=(0, 0), buttons=(0, 0, 0)
            )
        )
        app.step(FRAME)
        assert scene.input.hovered == SeatPlace(1)
    finally:
        app.close()


def test_no_seat_is_purple_where_goods_are() -> None:
    violet = next(number for number, seat in enumerate(SEATS) if seat.name == "violet")
    for players in range(2, 6):
        fitted = TABLE.fitting(range(players))
        assert violet not in fitted
        assert len(set(fitted)) == players
