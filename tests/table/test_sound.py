"""Which sounds are heard: every piece that moves makes one, and silence is silent."""

from __future__ import annotations

from importlib import import_module
from itertools import pairwise

import pygame
import pytest

from assets import asset
from game.rules.american_rails.events import CubePlaced
from game.rules.auction import BidMade, BidPassed
from game.rules.catalog import all_games, find_game
from game.rules.contract import Event, MoneyPaid, Sound, event_info
from game.rules.new_england_railways.events import CubeShipped, DiceRolled, GrowthTurned, LinkBuilt
from game.rules.north_american_railways.events import ShareOffered
from game.rules.railways_of_north_america.events import CardTaken, CubeDelivered, TileLaid
from game.table.boards.animation import arrival_sounds, of_kind
from game.table.boards.shown import SeatLook, Shown
from game.table.boards.table import find_table
from game.table.kit.ambience import Ambience
from game.table.kit.motion import Motions
from game.table.kit.scale import Scale
from game.table.kit.sound import FIRST_RETRY, LONGEST_RETRY, NAMES, SoundCard, Sounds
from game.table.pages.settings_page import SettingsPage
from game.table.program.app import App
from game.table.tools.screenshots import recorded
from tests.helpers.play import recorded_matches
from tests.table.boards.samples import SAMPLES
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


def without_card(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "none at all")


def with_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


def playing() -> int:
    """How many sounds are being played."""
    if not pygame.mixer.get_init():
        return 0
    return sum(pygame.mixer.Channel(number).get_busy() for number in range(pygame.mixer.get_num_channels()))


def test_a_card_that_comes_later_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    card = SoundCard(lambda: now)
    sounds, ambience = Sounds(lambda: 1.0, card), Ambience(lambda: 1.0, lambda: 0.0, rain=False, card=card)
    without_card(monkeypatch)
    sounds.play("bell")
    ambience.update(0.1, hidden=False)
    with_card(monkeypatch)
    sounds.play("bell")
    assert playing() == 0  # It isn't asked for at each sound.
    now += FIRST_RETRY
    sounds.play("bell")
    ambience.update(0.1, hidden=False)
    assert playing() == 2


def test_a_card_that_stays_away_is_asked_for_less_and_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    now, asked = 0.0, []
    card = SoundCard(lambda: now)
    without_card(monkeypatch)

    def init(*_: object) -> None:
        asked.append(now)
        raise pygame.error("no card")

    monkeypatch.setattr(pygame.mixer, "init", init)
    while now < 600.0:
        card.open()
        now += 1.0
    pauses = [later - sooner for sooner, later in pairwise(asked)]
    assert pauses[:3] == [FIRST_RETRY, 2 * FIRST_RETRY, 4 * FIRST_RETRY]
    assert set(pauses[3:]) == {LONGEST_RETRY}


def test_a_card_that_was_unplugged_is_replaced_by_another(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    app.settings.volume = 1.0
    with_card(monkeypatch)
    app.sounds.play("bell")
    before = app.sounds.card.open()
    other = {"which": 0, "iscapture": False}
    app.translate([pygame.event.Event(pygame.AUDIODEVICEREMOVED, other)])
    assert app.sounds.card.open() == before
    app.translate([pygame.event.Event(pygame.AUDIODEVICEREMOVED, other | {"which": 2})])
    assert playing() == 0
    app.sounds.play("bell")
    assert playing() == 1
    assert app.sounds.card.open() == before + 1


def test_the_volume_asks_for_the_card_again(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    without_card(monkeypatch)
    app.settings.volume = 1.0
    app.sounds.play("bell")
    with_card(monkeypatch)
    page = SettingsPage()
    app.push(page)
    page._change("volume", 0.6)
    assert playing() == 1


def test_the_weightiest_event_is_heard() -> None:
    sounds = Listening()
    assert event_info(MoneyPaid).sound is Sound.COIN
    sounds.play_for([BidPassed(0), BidMade(0, 5)])
    sounds.play_for([BidPassed(0)])
    sounds.play_for([])
    assert sounds.heard == ["tick", "tick"]


@pytest.mark.parametrize("key", [game.key for game in all_games()])
def test_every_event_has_its_sound(key: str) -> None:
    """Each event names its sound: wood for track, a train for a moving cube."""
    events = import_module(f"game.rules.{key}.events")
    kinds = [
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and kind.__module__ == events.__name__
    ]
    assert kinds
    assert not [kind.__name__ for kind in kinds if event_info(kind).sound is None]


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
    assert event_info(kind).sound is sound


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
        state.apply_unchecked(game.parse_move(entry.move), events.append)
        motions, shown = Motions(), Shown(state, looks, None)
        for event in events:
            view.animate(event, shown, motions)
        sounds = Listening()
        sounds.play_for(events)
        if motions and not sounds.heard:
            silent.add(f"{entry.move.split()[0]}: {[type(event).__name__ for event in events]}")
    assert not silent


@pytest.mark.parametrize("key", ["new_england_railways", "railways_of_north_america"])
def test_each_cube_is_heard_when_it_arrives(key: str) -> None:
    sample = next(one for one in SAMPLES if one.key == key)
    state, events = next(
        (state, events)
        for state, events in sample.play(12, sample.players)
        if sum(type(event).__name__ == "CubeDrawn" for event in events) > 1
    )
    view, shown, motions = sample.view(), sample.show(state), Motions()
    view.animate_all(events, shown, motions)
    falling, heard = len(of_kind(motions, "cube")), 0
    assert falling > 1
    while motions:
        ended = motions.update(0.01)
        assert arrival_sounds(ended) <= {Sound.CUBE}
        heard += len(arrival_sounds(ended))
    assert heard == falling, "one after the other"
