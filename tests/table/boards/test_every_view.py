"""What holds of every game's board view, all through a game."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from game.rules.catalog import game_keys
from game.rules.contract import TERMINAL
from game.table.boards.shown import Shown
from game.table.kit.motion import Motions
from tests.table.boards.looks import assert_rest_is_still, picture, same
from tests.table.boards.samples import SAMPLES, Sample

EACH = pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.key)


def shown_in_a_game(sample: Sample, seed: int, number: int = 40) -> Iterator[tuple[Any, Shown[Any]]]:
    """Return states in which somebody decides, evenly over a game, and what is shown of them."""
    states = [
        state.copy() for state, _ in sample.play(seed, sample.players) if state.current_player() != TERMINAL
    ]
    for state in states[:: max(1, len(states) // number)]:
        yield state, sample.show(state)


def figure_of(words: str) -> int:
    """The figure of a text on a slip; nothing is 0."""
    return int("".join(re.findall(r"[-\d]", words.replace("\N{MINUS SIGN}", "-"))) or 0)


def test_every_game_has_its_sample() -> None:
    assert {sample.key for sample in SAMPLES} == set(game_keys())


@EACH
def test_what_can_be_chosen_has_no_reason_against_it(sample: Sample) -> None:
    view = sample.view()
    for state, shown in shown_in_a_game(sample, 4):
        for move in state.legal_moves()[:60]:
            for thing in view.choosing.pickables_for(state, move):
                if view.rect_of(thing, shown) is not None:
                    assert view.text.illegal_reason(thing, shown) is None, (move, thing)


@EACH
def test_every_move_can_be_meant(sample: Sample) -> None:
    """With pickables, choices and amounts; each choice leads to a move or is refused with a reason."""
    view = sample.view()
    for state, shown in shown_in_a_game(sample, 9):
        moves, choices = state.legal_moves(), view.text.choices(shown)
        meant = {thing for move in moves for thing in view.choosing.pickables_for(state, move)}
        assert all(choice.thing in meant if choice.enabled else choice.why for choice in choices)
        offered = {choice.thing for choice in choices}
        for move in moves[:60]:
            things = view.choosing.pickables_for(state, move)
            on_board = any(view.rect_of(thing, shown) is not None for thing in things)
            assert on_board or offered & set(things) or hasattr(move, "amount"), move


@EACH
def test_what_is_pointed_at_is_what_lies_there_and_says_what_it_is(sample: Sample) -> None:
    view = sample.view()
    for state, _ in shown_in_a_game(sample, 11, number=6):
        shown = sample.show(state, moves=())
        for thing in sample.things(state):
            rect = view.rect_of(thing, shown)
            assert rect is not None, thing
            assert view.pickable_at(rect.center, shown) == thing
            assert view.text.about(thing, shown), thing


@pytest.mark.parametrize("sample", [one for one in SAMPLES if one.view().can_zoom], ids=lambda one: one.key)
def test_enlarging_keeps_what_is_under_the_pointer(sample: Sample) -> None:
    view = sample.view()
    state, shown = next(shown_in_a_game(sample, 11, number=6))
    frame = view.layout.frame
    places = {thing: rect.center for thing in sample.things(state) if (rect := view.rect_of(thing, shown))}
    thing, place = next(
        (t, p) for t, p in places.items() if frame.collidepoint(p) and t.field in ("hex", "city")
    )
    for _ in range(3):
        view.zoom(1.2, place)
        assert view.pickable_at(place, shown) == thing
    view.zoom(0.001, (5, 5))
    assert view.layout.zoom == 1


@EACH
def test_what_a_slip_calls_a_gain_is_a_larger_figure_and_no_debt(sample: Sample) -> None:
    view = sample.view()
    gains = falls = 0
    for state, shown in shown_in_a_game(sample, 9):
        for move in state.legal_moves()[:60]:
            slip = view.text.preview(move, shown)
            for change in slip.changes if slip is not None else ():
                before, after = figure_of(change.before), figure_of(change.after)
                assert after > before or not change.gain, change
                assert not (change.gain and change.label in ("Bonds", "This build")), change
                gains, falls = gains + change.gain, falls + (after < before)
    assert falls
    assert gains


@EACH
def test_looking_changes_nothing(sample: Sample) -> None:
    view = sample.view()
    for state, shown in shown_in_a_game(sample, 6):
        before = state.to_data()
        for move in state.legal_moves()[:12]:
            view.text.preview(move, shown)
        view.text.choices(shown)
        view.text.outlook(shown)
        view.text.pips(shown)
        for seat in range(state.players):
            view.text.seat_card(seat, shown, Motions())
        assert state.to_data() == before


@EACH
def test_the_picture_at_rest_is_the_one_without_motion(sample: Sample) -> None:
    game = [
        (sample.show(state.copy(), last=tuple(events)), events)
        for state, events in sample.play(12, 3, most=240)
    ]
    assert_rest_is_still(lambda: sample.view(players=3), game, max(1, len(game) // 12))


@EACH
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.thorough) for seed in (2, 3))])
def test_what_is_drawn_on_through_a_game_of_chance_is_as_if_drawn_anew(sample: Sample, seed: int) -> None:
    """Also while pieces move, and whatever is pointed at, chosen and advised: only what changes is drawn."""
    rng = random.Random(seed)
    by_chance = replace(sample, choose=lambda state, rng: rng.choice(list(state.legal_moves())))
    view, motions, before, differ = by_chance.view(), Motions(), None, 0
    game = [(state.copy(), tuple(events)) for state, events in by_chance.play(seed, sample.players, most=250)]
    every = max(1, len(game) // 14)
    for number, (state, events) in enumerate(game):
        shown = by_chance.show(state, last=events)
        if shown.moves and rng.random() < 0.7:
            things = [thing for move in shown.moves[:40] for thing in shown.meanings[move]]
            more = {"pointed": rng.choice([None, *things]), "hint": rng.choice([None, *shown.moves])}
            armed = rng.choice([None, *shown.moves])
            picked = tuple(shown.meanings[armed]) if armed is not None else ()
            shown = replace(shown, **more, armed=armed, picked=picked)
        for event in events:
            view.animate(event, shown, motions)
        motions.update(rng.choice([0.0, 0.3, 9.0]))
        drawn = picture(view, shown, motions)
        if number % every == 0:
            assert same(drawn, picture(by_chance.view(), shown, motions)), number
        differ += before is None or not same(before, drawn)
        before = drawn
        motions.skip()
    assert differ > len(game) / 2
