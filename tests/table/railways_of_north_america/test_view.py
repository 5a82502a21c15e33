"""The board view of Railways of North America: places, texts and secrets."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import chain

import pygame
import pytest

from game.rules.railways_of_north_america import GAME, RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.accounts import items
from game.rules.railways_of_north_america.board_file import HOTEL
from game.rules.railways_of_north_america.delivering import gains
from game.rules.railways_of_north_america.events import CardTaken, PointsScored
from game.rules.railways_of_north_america.moves import (
    ChooseAction,
    Deliver,
    KeepBaron,
    LayTile,
    StartTrack,
    TakeCard,
    Urbanize,
)
from game.rules.railways_of_north_america.steps import (
    ACTION,
    BID,
    CARD_ACTION,
    DELIVER,
    DELIVER_ACTION,
    ENDED,
    LAY,
    START_TRACK,
    TAKE_CARD,
)
from game.table.boards.animation import figure_seen
from game.table.boards.shown import Pickable
from game.table.kit.motion import Motions
from game.table.kit.scale import Scale
from game.table.play.decision import Decision
from game.table.railways_of_north_america.cards import displayed
from game.table.railways_of_north_america.hand import may_see
from game.table.railways_of_north_america.incomes import income_sheet
from game.table.railways_of_north_america.marks import cities_named, ticket_place
from game.table.railways_of_north_america.reading import cost_so_far, cube_thing, end_of, route_thing
from tests.helpers.play import localizer
from tests.helpers.railways_of_north_america.building import city, colour, links, place, position
from tests.table.boards.looks import picture, same
from tests.table.boards.samples import NAMES, RAILWAYS_OF_NORTH_AMERICA

SAMPLE = RAILWAYS_OF_NORTH_AMERICA
make_view, show, play, state_where = SAMPLE.view, SAMPLE.show, SAMPLE.play, SAMPLE.state_where


def delivering() -> RailwaysOfNorthAmericaState:
    """Ann delivers from Montreal: two ways to Toronto, one of them over Ben's link."""
    return position(
        cubes={"Montreal": ["blue", "red"], "Kingston": ["blue"]},
        links=links(("Ann", "Montreal", "Ottawa", "Kingston", "Toronto"), ("Ben", "Montreal", "Kingston")),
        engine=[4, 1, 1],
        step=DELIVER,
    )


def test_a_build_is_pointed_at_by_the_hex_beyond() -> None:
    state = position(step=START_TRACK)
    view = make_view()
    shown = show(state, picked=(Pickable("city", city("Calgary")),))
    starts = [m for m in state.legal_moves() if isinstance(m, StartTrack) and m.city == city("Calgary")]
    for move in starts:
        rect = view.rect_of(Pickable("side", move.side), shown)
        beyond = state.board.near[place("Calgary")][move.side]
        assert rect == view.rect_of(Pickable("hex", beyond), shown)
        assert rect is not None
        assert view.pickable_at(rect.center, shown) == Pickable("side", move.side)
    assert len(starts) == 6
    state.play(starts[0])
    shown = show(state)
    for tile in state.legal_moves():
        assert isinstance(tile, LayTile)
        rect = view.rect_of(Pickable("side", tile.side), shown)
        assert rect is not None
        assert view.pickable_at(rect.center, shown) == Pickable("side", tile.side)


def test_the_slip_of_a_tile_tells_cost_bonds_and_the_finished_link() -> None:
    state = position(step=START_TRACK, cash=[3000, 0, 0])
    view = make_view()
    state.play(next(m for m in state.legal_moves() if isinstance(m, StartTrack) and m.city == city("Regina")))
    while state.step == LAY:
        moves = [m for m in state.legal_moves() if isinstance(m, LayTile)]
        ends = [m for m in moves if state.board.city_at[state.board.near[m.hex][m.side]] >= 0]
        move = (ends or moves)[0]
        slip, before, cash = view.text.preview(move, show(state)), cost_so_far(state), state.cash[0]
        bonds = state.bonds[0]
        state.play(move)
        assert slip is not None
        told = {change.label: change for change in slip.changes}
        assert told["Cash"].before == f"${cash:,}"
        assert told["Cash"].after == f"${state.cash[0]:,}"
        assert ("Bonds" in told) == (state.bonds[0] > bonds)
        assert ("This build" in told) == bool(before)
        if ends:
            assert slip.confirm == "Finish link"
            break


def test_a_cube_its_end_and_its_links_choose_a_delivery() -> None:
    state, view = delivering(), make_view()
    shown = show(state)
    decision = Decision.among(state.legal_moves(), view.choosing, state)
    cube = Pickable("cube", city("Montreal") * len(state.bag) + colour("blue"))
    rect = view.rect_of(cube, shown)
    assert rect is not None
    assert view.pickable_at(rect.center, shown) == cube
    decision = decision.pick(cube)
    assert decision is not None
    shown = show(state, picked=decision.picked)
    end = Pickable("end", city("Toronto"))
    rect = view.rect_of(end, shown)
    assert rect is not None
    assert view.pickable_at(rect.center, shown) == end
    decision = decision.pick(end)
    assert decision is not None
    routes = [move for move in decision.candidates if isinstance(move, Deliver)]
    assert len(routes) == 1 or decision.armed is None
    for move in routes:
        assert end_of(state, move) == city("Toronto")
        trial = Decision.among(state.legal_moves(), view.choosing, state)
        for thing in view.choosing.pickables_for(state, move):
            trial = trial.pick(thing)
            assert trial is not None
        assert trial.armed == move


def test_routes_to_one_end_are_offered_the_best_first() -> None:
    state = position(
        cubes={"Montreal": ["blue"]},
        links=links(
            ("Ann", "Montreal", "Ottawa", "Kingston", "Toronto"), ("Ann", "Ottawa", "North Bay", "Toronto")
        ),
        engine=[4, 1, 1],
        step=DELIVER,
    )
    view = make_view()
    moves = [move for move in state.legal_moves() if isinstance(move, Deliver)]
    assert len(moves) == 2
    shown = show(state, picked=(Pickable("end", city("Toronto")),))
    assert set(view.choosing.listed(shown)) == {route_thing(move) for move in moves}
    for move in moves:
        slip = view.text.preview(move, shown)
        assert slip is not None
        assert (slip.price, slip.gains) == (f"+{gains(state, move)[0]} points", True)
        assert [(c.before, c.after) for c in slip.changes] == [("0", "3")]


@pytest.mark.parametrize(("points", "last", "warned"), [(20, 9, False), (53, 9, True), (53, 2, False)])
def test_the_preview_of_a_delivery_warns_of_falling_income(points: int, last: int, warned: bool) -> None:
    """Not in the last turn, after which nothing can be bought."""
    state = position(
        cubes={"Montreal": ["blue"]}, links=links(("Ann", "Montreal", "Ottawa", "Kingston", "Toronto")),
        engine=[4, 1, 1], points=[points, 0, 0], step=DELIVER,
    )  # fmt: skip
    assert state.turn_number == 2
    state.last_turn = last
    move = next(move for move in state.legal_moves() if isinstance(move, Deliver))
    slip, lost = make_view().text.preview(move, show(state)), state.board.income_at(points)
    assert slip is not None
    lost -= state.board.income_at(points + gains(state, move)[0])
    assert (f"${lost:,}" in slip.words) is warned
    assert (lost > 0) is (points == 53)


def test_of_ways_that_bring_the_same_over_the_same_cities_one_is_listed() -> None:
    state = position(
        cubes={"Toronto": ["red"]},
        links=links(
            ("Ann", "Toronto", "Ottawa"), ("Ann", "Ottawa", "Montreal"), ("Ann", "Ottawa", "Montreal")
        ),
        engine=[4, 1, 1],
        step=DELIVER,
    )
    assert len(state.legal_moves()) == 2
    assert len(make_view().choosing.listed(show(state))) == 1


def test_what_a_delivery_costs_in_markers_is_told_with_the_last_turn() -> None:
    state = delivering()
    view, move = make_view(), next(m for m in state.legal_moves() if isinstance(m, Deliver))
    here = slice(move.city * len(state.bag), (move.city + 1) * len(state.bag))
    alone = bytes(int(c == move.colour) for c in range(len(state.bag)))
    state.cubes[here] = alone
    while state.markers_left() > 1:
        state.empty |= 1 << next(
            n for n in range(len(state.board.cities)) if n != move.city and not state.empty >> n & 1
        )
    slip = view.text.preview(move, show(state))
    assert slip is not None
    assert f"turn {state.turn_number + 1} will be the last" in slip.words


@pytest.mark.usefixtures("message_ids")
def test_reasons_are_the_rules_own() -> None:
    view = make_view()
    taking = state_where(lambda s: s.step == TAKE_CARD and any(s.display[c] for c in s.board.bonus_cards))
    bonus = next(card for card in taking.board.bonus_cards if taking.display[card])
    against = taking.illegal_reason(TakeCard(bonus))
    assert against is not None
    assert view.text.illegal_reason(Pickable("card", bonus), show(taking)) == localizer(taking).message(
        against
    )
    state = delivering()
    assert view.text.illegal_reason(Pickable("hex", place("Vancouver")), show(state))
    assert view.text.illegal_reason(Pickable("hex", place("Vancouver")), show(state, moves=())) is not None
    nowhere = Pickable("hex", place("Vancouver") + 1)
    for step, thing, words in (
        (ACTION, nowhere, "refused-no-start-now"),
        (BID, nowhere, "refused-no-start-now"),
        (BID, Pickable("display", bonus), "refused-no-card-now"),
    ):
        there = state_where(lambda s, step=step: s.step == step)
        assert view.text.illegal_reason(thing, show(there)) == words


def test_why_a_cube_is_not_delivered_is_told() -> None:
    view = make_view()
    told = set()
    for state, _ in chain(play(5, 3, 400), play(6, 3, 400)):
        if state.step != DELIVER:
            continue
        shown = show(state)
        able = {(m.city, m.colour) for m in state.legal_moves() if isinstance(m, Deliver)}
        for number, place_ in enumerate(state.board.cities):
            for colour_number in set(state.cubes_at(number)):
                thing = Pickable("cube", number * len(state.bag) + colour_number)
                words = view.text.illegal_reason(thing, shown)
                assert (words is None) == ((number, colour_number) in able)
                told.add((words or "").replace(place_.name, "")[:24])
        move = next(m for m in state.legal_moves() if isinstance(m, Deliver))
        shown = show(state, picked=(Pickable("cube", move.city * len(state.bag) + move.colour),))
        ends = {end_of(state, m) for m in shown.candidates() if isinstance(m, Deliver)}
        for number, place_ in enumerate(state.board.cities):
            if number not in ends and number != move.city:
                words = view.text.illegal_reason(Pickable("hex", place_.hex), shown)
                assert words
                told.add(words.replace(place_.name, "")[:12])
    assert any(words.startswith("None of your") for words in told)
    assert any(words.startswith("No finished links") for words in told)
    assert any(words.startswith(" isn’t a ") for words in told)


def test_a_baron_is_shown_to_its_owner_alone() -> None:
    state = GAME.new_game(3, {}, random.Random(4))
    seat = state.current_player()
    other = state.copy()
    turned = list(state.dealt)
    turned[seat] = turned[seat][::-1]
    other.dealt = tuple(turned)
    view = make_view()
    hand = view.layout.hand
    covered = picture(view, show(state, covered=True))
    assert same(covered, picture(view, show(other, covered=True)), hand)
    assert not same(picture(view, show(state)), picture(view, show(other)), hand)
    words = " ".join(choice.label for choice in view.text.choices(show(state, covered=True)))
    for baron in state.board.barons:
        assert baron.name not in words
    move = state.legal_moves()[0]
    assert isinstance(move, KeepBaron)
    slip = view.text.preview(move, show(state, covered=True))
    assert slip is not None
    assert state.board.barons[move.baron].name not in slip.title + slip.words
    assert "secret" in (view.text.about(Pickable("baron", move.baron), show(state, covered=True)) or "")
    state.play(move)
    hidden = show(state, viewer=seat, covered=True)
    changed = state.copy()
    changed.kept[seat] = next(baron for baron in state.dealt[seat] if baron != state.kept[seat])
    unseen = show(changed, viewer=seat, covered=True, moves=hidden.moves)
    assert same(picture(view, hidden), picture(view, unseen), hand)


@pytest.mark.usefixtures("message_ids")
def test_all_barons_lie_open_at_the_end() -> None:
    state = state_where(lambda s: s.step == BID)
    view = make_view()
    shown = show(state, viewer=0)
    mine = state.kept[0]
    assert {baron for baron in state.kept if view.rect_of(Pickable("baron", baron), shown)} == {mine}
    assert "about-task-open" in (view.text.about(Pickable("baron", mine), shown) or "")
    state.step = ENDED
    over = show(state, viewer=0, moves=())
    places = [view.rect_of(Pickable("baron", baron), over) for baron in state.kept]
    assert all(place is not None and view.layout.hand.contains(place) for place in places)
    for seat, baron in enumerate(state.kept):
        assert f"about-kept-baron seat={NAMES[seat]}" in (
            view.text.about(Pickable("baron", baron), over) or ""
        )


def test_a_picture_depends_on_what_is_shown_alone() -> None:
    view = make_view()
    state = state_where(lambda s: s.step == DELIVER and len(s.links) > 2)
    first = picture(view, show(state))
    view.zoom(2.0, view.layout.frame.center)
    assert not same(first, picture(view, show(state)))
    view.pan(40, 10)
    view.zoom(0.001, view.layout.frame.center)
    view.zoom(0.001, view.layout.frame.center)
    for _ in range(10):
        view.zoom(0.5, view.layout.frame.center)
    assert same(first, picture(view, show(state)))
    pointed = show(state, pointed=Pickable("city", state.legal_moves()[0].city))  # type: ignore[attr-defined]
    assert not same(first, picture(view, pointed))


def test_points_are_accounted_for() -> None:
    totals: list[int] = []
    last = None
    for state, events in play(9, 3, 900):
        totals = totals or [0] * state.players
        for item in items(state, events):
            assert item.heading
            totals[item.seat] += item.amount
        last = state
    assert last is not None
    assert totals == (last.scores() if last.step == ENDED else last.points)


def test_cards_of_seats_tell_points_cash_income_and_bonds() -> None:
    state = position(points=[31, 4, 0], cash=[7000, 0, 0], bonds=[9, 12, 0], engine=[4, 1, 1])
    view = make_view()
    card = view.text.seat_card(0, show(state), Motions())
    assert card.amount == "31"
    assert card.note == "$7k, +$13k"
    assert {badge.picture: badge.count for badge in card.badges} == {"level": 1, "bond": 9}
    assert view.text.seat_card(1, show(state), Motions()).note == "$0, −$5k"
    assert view.text.seat_card(2, show(state), Motions()).note == "$0"


def test_income_rises_no_earlier_than_the_points_that_bring_it() -> None:
    state, view, motions = position(points=[5, 0, 0], cash=[7000, 0, 0]), make_view(), Motions()
    before = view.text.seat_card(0, show(position(points=[2, 0, 0], cash=[7000, 0, 0])), Motions())
    view.animate(PointsScored(0, 2, 5), show(state), motions)
    moving = view.text.seat_card(0, show(state), motions)
    assert (moving.amount, moving.note) == (before.amount, before.note)
    motions.skip()
    assert view.text.seat_card(0, show(state), motions).note != before.note


def test_holdings_are_those_after_the_last_action_while_the_income_is_shown() -> None:
    before, view = position(points=[4, 0, 0], bonds=[3, 0, 0], engine=[1, 1, 1]), make_view()
    state = position(points=[4, 0, 0], bonds=[5, 0, 0], engine=[2, 1, 1])
    for settling, told in ((False, before), (True, state)):
        shown = show(state, moves=(), until=before, settling=settling)
        card, alone = view.text.seat_card(0, shown, Motions()), show(told, moves=())
        assert card.badges == view.text.seat_card(0, alone, Motions()).badges
        assert card.note == view.text.seat_card(0, alone, Motions()).note
        assert view.text.holdings(0, shown) == view.text.holdings(0, alone)


def test_among_several_people_barons_lie_open_when_the_end_has_been_told() -> None:
    before = position()
    state = before.copy()
    state.step = ENDED
    one = show(state, moves=(), until=before)
    assert not may_see(one, state)
    assert may_see(show(state, moves=()), state)
    bots = [replace(look, is_bot=seat > 0) for seat, look in enumerate(one.seats)]
    assert may_see(replace(one, seats=bots), state)


def test_one_disc_slides_for_all_points_that_a_delivery_brings() -> None:
    state, view, motions = position(points=[5, 0, 0], cash=[7000, 0, 0]), make_view(), Motions()
    for before in (2, 3, 4):
        view.animate(PointsScored(0, before, before + 1), show(state), motions)
    assert len(motions) == 1
    assert figure_seen(motions, ("disc", 0, 0), 5) == 2
    waiting = picture(view, show(state), motions)
    lying = picture(view, show(position(points=[2, 0, 0], cash=[7000, 0, 0])))
    assert same(waiting, lying, view.layout.cell(2))


def test_the_order_of_play_is_seen_beside_what_else_the_bar_tells() -> None:
    state, view = position(points=[5, 0, 0]), make_view()
    for wide in (900, 520, 480):
        surface, rect = pygame.Surface((1000, 60)), pygame.Rect(0, 0, wide, 60)
        view.draw_status(surface, Scale(1280, 720), rect, show(state), Motions())
        assert surface.get_bounding_rect().right > wide - 20


def test_bonds_of_the_last_turn_cost_points_alone() -> None:
    state = position()
    state.play(ChooseAction(1))
    move, words = Urbanize(colour("blue"), city("Kingston")), []
    for turn in (state.turn_number + 1, state.turn_number):
        state.last_turn = turn
        slip = make_view().text.preview(move, show(state))
        assert slip is not None
        words.append(slip.words)
    assert ["$" in text for text in words] == [True, False]


def test_urbanizing_is_chosen_by_colour_and_city() -> None:
    state = position()
    state.play(ChooseAction(1))
    view = make_view()
    shown = show(state, picked=(Pickable("colour", colour("blue")),))
    assert [choice.thing.field for choice in view.text.choices(shown)] == ["colour"] * 4
    slip = view.text.preview(Urbanize(colour("blue"), city("Kingston")), shown)
    assert slip is not None
    assert slip.title == "Kingston: blue"
    assert [(change.label, change.after) for change in slip.changes] == [("Bonds", "2")]


def test_cards_shown_are_those_on_display() -> None:
    state = position(display={"Mines": 2, "Ferry Line": 6})
    shown, view = show(state), make_view()
    for card in displayed(state):
        rect = view.rect_of(Pickable("display", card), shown)
        assert rect is not None
        assert view.pickable_at(rect.center, shown) == Pickable("display", card)
        assert state.board.operations[card].name in (view.text.about(Pickable("display", card), shown) or "")


def test_a_card_on_display_is_taken_at_once() -> None:
    view = make_view()
    state = state_where(lambda s: s.step == ACTION and ChooseAction(CARD_ACTION) in s.legal_moves())
    shown = show(state)
    for card in displayed(state):
        thing = Pickable("display", card)
        if thing in view.choosing.plans(shown):
            trial = state.copy()
            for move in view.choosing.plans(shown)[thing]:
                trial.play(move)
            assert view.text.illegal_reason(thing, shown) is None
        else:
            assert view.text.illegal_reason(thing, shown)


def test_to_deliver_means_the_delivery_that_its_slip_shows_where_there_is_but_one() -> None:
    view, action = make_view(), Pickable("action", DELIVER_ACTION)
    line = links(("Ann", "Montreal", "Ottawa", "Kingston", "Toronto"))
    state = position(cubes={"Montreal": ["blue"]}, links=line, engine=[4, 1, 1])
    plan = view.choosing.plans(show(state))[action]
    assert plan[0] == ChooseAction(DELIVER_ACTION)
    for move in plan:
        state.play(move)
    assert state.points[0] == 3
    state = position(cubes={"Montreal": ["blue", "yellow"]}, links=line, engine=[4, 1, 1])
    assert ChooseAction(DELIVER_ACTION) in state.legal_moves()
    assert action not in view.choosing.plans(show(state))


def test_a_card_on_display_is_lit_before_an_action_is_chosen_and_framed_when_it_is_meant() -> None:
    view = make_view()
    state = state_where(lambda s: s.step == ACTION and ChooseAction(CARD_ACTION) in s.legal_moves())
    shown = show(state)
    thing, plan = next((t, p) for t, p in view.choosing.plans(shown).items() if t.field == "display")
    rect = view.rect_of(thing, shown)
    assert rect is not None
    plain, lit = picture(view, shown), picture(view, replace(shown, pointed=thing))
    meant = picture(view, replace(shown, plan=plan, armed=plan[0]))
    place = rect.inflate(8, 8)
    assert not same(plain, lit, place)
    assert not same(plain, meant, place)
    assert not same(lit, meant, place)


def test_where_the_cube_of_a_line_goes_is_framed_and_says_what_it_brings() -> None:
    state, view = delivering(), make_view()
    move = next(move for move in state.legal_moves() if isinstance(move, Deliver))
    end = view.rect_of(Pickable("end", end_of(state, move)), show(state))
    assert end is not None
    plain, pointed = picture(view, show(state)), picture(view, show(state, pointed=route_thing(move)))
    assert not same(plain, pointed, end.inflate(12, 12))
    place = ticket_place(
        view.layout, show(state), state, (40, 20), state.board.cities[end_of(state, move)].hex
    )
    assert place is not None
    assert not same(plain, pointed, pygame.Rect(place[0] - 10, place[1] - 8, 20, 16))


def test_cities_that_a_card_names_are_ringed() -> None:
    state, view = position(step=ACTION), make_view()
    hotel = next(i for i, card in enumerate(state.board.operations) if card.effect == "hotel")
    named = state.board.operations[hotel].city
    assert cities_named(show(state, pointed=Pickable("display", hotel)), state) == [named]
    assert cities_named(show(state, pointed=Pickable("line", 0)), state) == [
        state.board.major_lines[0].a,
        state.board.major_lines[0].b,
    ]
    baron = next(i for i, card in enumerate(state.board.barons) if card.cities)
    assert cities_named(show(state, pointed=Pickable("baron", baron)), state)
    assert not cities_named(show(state, pointed=Pickable("baron", baron), covered=True), state)
    assert not same(
        picture(view, show(state)), picture(view, show(state, pointed=Pickable("display", hotel)))
    )


def test_what_is_chosen_does_not_look_like_what_is_pointed_at() -> None:
    state, view = delivering(), make_view()
    for source in (Pickable("city", city("Montreal")), cube_thing(state, city("Montreal"), colour("blue"))):
        rect = view.rect_of(source, show(state))
        assert rect is not None
        chosen = picture(view, show(state, picked=(source,)))
        assert not same(chosen, picture(view, show(state, pointed=source)), rect.inflate(12, 12))
        assert not same(chosen, picture(view, show(state)), rect.inflate(12, 12))


def test_a_new_hotel_is_ringed_where_it_stands() -> None:
    state = position(step=TAKE_CARD)
    hotel = next(n for n, card in enumerate(state.board.operations) if card.effect == HOTEL)
    state.held[hotel] = 1
    view, taken = make_view(), show(state, last=(CardTaken(0, hotel),))
    place_of_it = view.where(taken.last[0], taken)
    assert place_of_it is not None
    rect = pygame.Rect(0, 0, 30, 30)
    rect.center = (round(place_of_it[0]), round(place_of_it[1]))
    assert not same(picture(view, taken), picture(view, show(state)), rect)


def test_the_income_of_many_points_says_why_it_falls() -> None:
    """On the sheet of a turn's end, and at a field of the income track beyond the highest income."""
    peak, ends = GAME.facts["income_peak"], GAME.facts["income_ends"]
    rules = []
    for points in (peak, 68):
        state = position(points=[points, 3, 4])
        shown = show(state)
        sheet = income_sheet([], state, shown)
        rules.append(sheet.aside)
        about = make_view().text.about(Pickable("score", points), shown) or ""
        assert (str(ends) in about) == (points == 68)
    assert str(ends) not in rules[0]
    assert str(peak) in rules[1]
    assert str(ends) in rules[1]
