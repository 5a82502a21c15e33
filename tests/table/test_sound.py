"""Which sounds are heard: every piece that moves makes one, and silence is silent."""

from __future__ import annotations

from importlib import import_module

import pygame
import pytest

from assets import asset
from game.rules.american_rails.events import CubePlaced
from game.rules.auction import BidMade, BidPassed
from game.rules.catalogue import all_games, find_game
from game.rules.contract import Event, MoneyPaid, Sound, telling_of
from game.rules.new_england_railways.events import CubeShipped, DiceRolled, GrowthTurned, LinkBuilt
from game.rules.north_american_railways.events import ShareOffered
from game.rules.railways_of_north_america.events import CardTaken, CubeDelivered, TileLaid
from game.table.boards.table import find_table
from game.table.boards.view import SeatLook, Shown
from game.table.kit.motion import Motions
from game.table.kit.scale import Scale
from game.table.kit.sound import NAMES, Sounds
from game.table.tools.stills import recorded
from tests.helpers.play import recorded_matches
from tools import sounds as tool


class Listening(Sounds):
    """Writes down what would be heard."""

    def __init__(self) -> None:
        super().__init__(lambda: 1.0)
        self.heard: list[str] = []

    def play(self, name: str) -> None:
        self.heard.append(name)


def test_the_files_are_what_is_computed() -> None:
    assert not tool.stale()
    assert tool.main(["--check"]) == 0


def test_every_sound_has_its_file() -> None:
    assert {path.stem for path in asset("sounds").iterdir() if path.is_file()} == set(NAMES)


def test_a_silent_program_asks_for_no_sound_card() -> None:
    pygame.mixer.quit()
    sounds = Sounds(lambda: 0.0)
    sounds.play("click")
    assert not pygame.mixer.get_init()


def test_the_weightiest_event_is_heard() -> None:
    sounds = Listening()
    assert telling_of(MoneyPaid).sound is Sound.COIN
    sounds.play_for([BidPassed(0), BidMade(0, 5)])
    sounds.play_for([BidPassed(0)])
    sounds.play_for([])
    assert sounds.heard == ["tick", "tick"]


@pytest.mark.parametrize("key", [game.key for game in all_games()])
def test_every_event_has_its_sound(key: str) -> None:
    """What it sounds of is said beside the event: wood where track is laid, a train where a cube runs."""
    events = import_module(f"game.rules.{key}.events")
    kinds = [
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and kind.__module__ == events.__name__
    ]
    assert kinds
    assert not [kind.__name__ for kind in kinds if telling_of(kind).sound is None]


@pytest.mark.parametrize(
    ("kind", "sound"),
    [
        (TileLaid, Sound.TRACK),
        (LinkBuilt, Sound.TRACK),
        (CubeDelivered, Sound.TRAIN),
        (CubeShipped, Sound.TRAIN),
        (GrowthTurned, Sound.CARD),
        (CardTaken, Sound.CARD),
        (ShareOffered, Sound.CARD),
        (DiceRolled, Sound.DICE),
        (CubePlaced, Sound.CUBE),
    ],
)
def test_events_sound_of_what_they_are(kind: type[Event], sound: Sound) -> None:
    assert telling_of(kind).sound is sound


@pytest.mark.parametrize(("key", "players"), [match for match in recorded_matches() if match[1] <= 3])
def test_every_move_that_moves_something_is_heard(key: str, players: int) -> None:
    """A whole recorded match: where the table sets something in motion, there is a sound."""
    pygame.init()
    journal = recorded(key, players)
    game = find_game(key)
    state = game.load(journal.deal)
    looks = [SeatLook(f"Player {seat}", "", seat, False) for seat in range(state.players)]
    view = find_table(key).view(state)
    view.arrange(Scale(1280, 720), pygame.Rect(0, 60, 940, 650))
    silent: set[str] = set()
    for entry in journal.entries:
        events: list[Event] = []
        state.apply(game.read(entry.move), events.append)
        motions, shown = Motions(), Shown(state, looks, None)
        for event in events:
            view.animate(event, shown, motions)
        sounds = Listening()
        sounds.play_for(events)
        if motions and not sounds.heard:
            silent.add(f"{entry.move.split()[0]}: {[type(event).__name__ for event in events]}")
    assert not silent
