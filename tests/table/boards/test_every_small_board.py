"""Each game on a smaller board of the tests' own: played from the deal to the end, and drawn all the way."""

from __future__ import annotations

import random
from typing import Any

import pygame
import pytest

from game.rules.contract import TERMINAL, Event
from game.table.kit.motion import Motions
from game.table.kit.scale import Scale
from game.words import LANGUAGES, override
from tests.helpers.play import draw, random_game
from tests.table.boards.looks import picture
from tests.table.boards.samples import SAMPLES, Sample

SMALL = [sample.on_small_board() for sample in SAMPLES]
EACH = pytest.mark.parametrize("sample", SMALL, ids=lambda sample: sample.key)
EVERY = 12
"""The board is drawn after each of the first moves, then at intervals of this many."""


def look_at(sample: Sample, view: Any, state: Any) -> None:
    """Return all text about a state off the board; it is never empty."""
    shown, bar = sample.show(state), pygame.Surface((700, 40))
    view.draw_status(bar, Scale(1920, 1080), bar.get_rect(), shown, Motions())
    assert all(choice.label for choice in view.text.choices(shown))
    for move in shown.moves[:8]:
        slip = view.text.preview(move, shown)
        assert slip is None or slip.title
    for seat in range(state.players):
        for badge in view.text.seat_card(seat, shown, Motions()).badges:
            view.draw_badge(pygame.Surface((30, 30)), badge, pygame.Rect(0, 0, 30, 30))


@EACH
@pytest.mark.parametrize(("seats", "language"), [(0, "en"), (-1, "de")])
def test_a_game_is_drawn_to_its_end(sample: Sample, seats: int, language: str) -> None:
    """For the fewest players in one language, for the most in another."""
    players, rng = sample.game.players[seats], random.Random(3)
    state: Any = sample.game.new_game(players, {}, rng)
    view, motions, seen, number = sample.view(players=players), Motions(), set(), 0
    with override(language):
        while state.current_player() != TERMINAL:
            events: list[Event] = []
            state.play(draw(state, rng, by_kind=True), events.append)
            shown, number = sample.show(state, last=tuple(events)), number + 1
            for event in events:
                view.animate(event, shown, motions)
                assert (shown.localizer.event_text(event) or ".").endswith(".")
            if number < EVERY or number % EVERY == 0:
                seen.add(pygame.image.tobytes(picture(view, shown, motions), "RGB"))
                look_at(sample, view, state)
                motions.skip()
        seen.add(pygame.image.tobytes(picture(view, sample.show(state)), "RGB"))
    assert state.winners()
    assert state.ending() is not None
    assert len(seen) > 3


@EACH
def test_its_moves_and_openings_read_back(sample: Sample) -> None:
    game = sample.game
    for players in game.players:
        opening, moves = random_game(game, players, seed=3)
        assert [game.parse_move(game.format_move(move)) for move in moves] == moves
        assert game.load(opening.to_data()) == opening


@EACH
def test_every_part_of_it_can_be_pointed_at_and_says_what_it_is(sample: Sample) -> None:
    state = sample.game.new_game(sample.players, {}, random.Random(1))
    view, shown = sample.view(), sample.show(state, moves=())
    for language in LANGUAGES:
        with override(language):
            for thing in sample.things(state):
                rect = view.rect_of(thing, shown)
                assert rect is not None, thing
                assert view.pickable_at(rect.center, shown) == thing
                assert view.text.about(thing, shown), thing
