"""The sounds in the assets are those that the program computes, and silence is silent."""

from pathlib import Path

import pygame

from assets import asset
from game.rules.contract import BANK, Event, MoneyPaid, seat_party
from game.table.kit.sound import BY_EVENT, SOUNDS, Sounds, make_sounds


def test_the_files_are_what_make_sounds_writes(tmp_path: Path) -> None:
    for made in make_sounds(tmp_path):
        assert made.read_bytes() == asset("sounds", made.name).read_bytes(), made.name


def test_every_event_sound_exists() -> None:
    assert {sound for _, sound in BY_EVENT} <= set(SOUNDS)


def test_a_silent_program_asks_for_no_sound_card() -> None:
    pygame.mixer.quit()
    sounds = Sounds(lambda: 0.0)
    sounds.play("click")
    assert not pygame.mixer.get_init()


def test_the_weightiest_event_is_heard() -> None:
    heard: list[str] = []

    class Listening(Sounds):
        def play(self, name: str) -> None:
            heard.append(name)

    class CubePlaced(Event):
        pass

    sounds = Listening(lambda: 1.0)
    sounds.play_for([MoneyPaid(BANK, seat_party(0), 2, ""), CubePlaced()])
    sounds.play_for([MoneyPaid(BANK, seat_party(0), 2, "")])
    sounds.play_for([Event()])
    assert heard == ["cube", "coin"]
