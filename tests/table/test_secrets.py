"""Change a secret, and nothing at the table changes for those who may not know it.

From the beginning to the end of whole matches of several people and bots at one screen, in every game
that keeps something secret. At some decisions keys and pages are tried; `PARLORCAR_SECRET_STOPS`
asks for more of them.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import pygame
import pytest

from game.rules.catalog import find_game, game_keys
from game.table.boards.table import find_table
from game.table.play.curtain import Curtain
from game.table.program.input import LEFT, Key, KeyUp, Pointer, Wheel
from tests.table.twins import Twins

STOPS = int(os.environ.get("PARLORCAR_SECRET_STOPS", "4"))
"""At how many decisions of a game something is tried."""
WAYS = 3
"""How much is tried at each."""
TABLES = (
    (None, None, "expert"),
    (None, None, None),
    (None, "expert", None, "greedy"),
    (None, "expert", "greedy"),
)
"""Who shares the screen. The last sits there alone: nothing is hidden but what the bots have."""
PAGES = (
    ("l",), ("m",), ("f1",), ("f10",), ("f10", "e"), ("c",), ("u",), ("shift+u",), ("h",), ("h", "h"),
    ("v",), ("space",), ("home",), ("page up",), ("page up", "v"), ("end",), ("x",), ("tab",),
    ("tab", "enter"), ("tab", "tab", "h"), ("up", "down"), ("+",), ("-",), ("1",), ("2",), ("escape",),
    ("enter",), ("left",), ("right",), ("9",), ("backspace",), ("s", "s", "s", "s"), ("pointer",),
    ("wheel",), ("click",), ("eye",), ("seats",),
)  # fmt: skip
"""What is tried at a decision: keys, ways to pages, and what the pointer does."""

CASH = "north_american_railways"
PURSES = (4, 5, 13, 29, 30)
"""Moments of its match of three at which a purse may be too small: to make an offer, or to answer one."""


def key(name: str) -> Key:
    """Press a key by its name, with its modifiers."""
    return Key(name.removeprefix("shift+"), shift=name.startswith("shift+"))


def hiding() -> list[str]:
    """The games that keep something secret."""
    tables = {name: find_table(name) for name in game_keys()}
    opening = {name: find_game(name).new_game(3, {}, random.Random(1)) for name in tables}
    return [name for name, table in tables.items() if table.view(opening[name]).has_secrets]


def tour(twins: Twins, rng: random.Random, way: tuple[str, ...]) -> None:
    """Go to one page, or press one key, and come back."""
    screen = twins.apps[0].screen.get_rect()
    for name in way:
        place = (rng.randrange(screen.w), rng.randrange(screen.h))
        if name in ("pointer", "click", "wheel", "eye"):
            spots = [spot.rect.center for spot in twins.scene.spots()]
            place = rng.choice([place, *spots])
        if name == "wheel":
            twins.step(0.02, Wheel(place, rng.choice((-2, 2))))
        elif name in ("pointer", "click", "eye"):
            twins.step(0.5, Pointer("move", place))
            if name != "pointer":
                twins.step(0.02, Pointer("press", place, LEFT))
                twins.step(0.02, Pointer("release", place, LEFT))
        elif name == "seats":
            change_seat(twins, rng)
        else:
            twins.step(0.02, key(name))
            twins.step(0.02, KeyUp(name), look=False)
    come_back(twins, look=True)


def change_seat(twins: Twins, rng: random.Random) -> None:
    """A person's seat goes to a bot and back."""
    people = [seat for seat, plan in enumerate(twins.scene.match.seats) if plan.person]
    seat = rng.choice(people)
    for bot in ("3", "1"):
        for name in ("c", str(seat + 1), bot):
            twins.step(0.02, key(name))
        twins.step(0.1, key("v"))
        twins.step(0.1, KeyUp("v"))


def come_back(twins: Twins, look: bool = False) -> None:
    """Close what covers the table, let bots play on, and sit down at a curtain."""
    for _ in range(60):
        top, session = twins.apps[0].top, twins.scene.session
        if isinstance(top, Curtain):
            twins.open_curtain(look)
        elif top is not twins.scene:
            twins.step(0.02, Key("escape"), look=False)
        elif session.bot_clock.paused:
            twins.step(0.02, Key("space"), look=False)
        elif session.over or (session.asked and not session.handover.waits and not twins.scene.pieces_fly):
            return
        else:
            twins.settle()
    raise AssertionError("there is no way back to the table")


def stops(twins: Twins, rng: random.Random) -> list[int]:
    """Moments at which a person decides, as many different decisions as there can be."""
    people = {seat for seat, plan in enumerate(twins.seats) if plan.person}
    asked = [number for number, step in enumerate(twins.whole.steps) if step.seat in people]
    rng.shuffle(asked)
    kinds = [type(twins.whole.moves[number]) for number in asked]
    times = [kinds[:place].count(kind) for place, kind in enumerate(kinds)]
    order = sorted(range(len(asked)), key=lambda place: times[place])
    return sorted(asked[place] for place in order[:STOPS])


@pytest.mark.long
@pytest.mark.parametrize(
    ("table", "game"),
    [
        pytest.param(table, game, marks=[pytest.mark.thorough] if (table + place) % 2 else [])
        for place, game in enumerate(hiding())
        for table in range(len(TABLES))
    ],
)
def test_a_changed_secret_changes_nothing_at_the_table(table: int, game: str, tmp_path: Path) -> None:
    pygame.init()
    twins = Twins(tmp_path, game, TABLES[table], seed=table)
    rng = random.Random(table)
    ways = rng.sample(PAGES, len(PAGES))
    try:
        for stop in stops(twins, rng):
            twins.go_to(stop)
            come_back(twins, look=True)
            for _ in range(WAYS):
                if not twins.scene.session.over:
                    tour(twins, rng, ways[-1])
                    ways.insert(0, ways.pop())
            if not twins.scene.session.over:
                twins.play(rng.choice(twins.scene.match.state.legal_moves()))
                twins.settle(look=True)
    finally:
        twins.close()
    assert twins.different > twins.pictures / 2


def look_round(twins: Twins) -> None:
    """Go to all that can be pressed or chosen, by pointer and by keys, and choose among the buttons."""
    scene = twins.scene
    twins.compare()
    for spot in scene.spots():
        twins.step(0.5, Pointer("move", spot.rect.center))
    for thing in scene.session.decision.options:
        rect = scene.view.rect_of(thing, scene.session.shown())
        if rect is not None:
            twins.step(0.5, Pointer("move", rect.center))
    twins.step(0.02, Pointer("move", (1, 1)))
    for number in range(1, 10):
        if twins.scene.session.decision.amount is None:
            twins.step(0.02, key(str(number)))
    for name in ("tab", "tab", "enter", "tab", "enter", "up", "up", "down", "escape", "escape"):
        if not isinstance(twins.apps[0].top, Curtain) and twins.scene.session.forbidden is None:
            twins.step(0.02, key(name))


@pytest.mark.parametrize("number", PURSES)
def test_who_looks_on_sees_nothing_of_the_purse_of_who_decides(number: int, tmp_path: Path) -> None:
    pygame.init()
    twins = Twins(tmp_path, CASH, (None, None, None), seed=number)
    twins.onlookers = True
    try:
        twins.go_to(number)
        come_back(twins)
        look_round(twins)
    finally:
        twins.close()
    assert twins.different == twins.pictures > 10
