"""Names of keys on keyboards of many countries, with the key codes that SDL gives there."""

from __future__ import annotations

import sys
from functools import partial

import pygame
import pytest

from game.table.controls.form import Button, Form
from game.table.program.input import InputEvent, Key, Text
from game.table.program.translator import Translator, is_command, name_of_key, position_of

SHIFT, CTRL, NUM = pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL, pygame.KMOD_NUM
LATIN = {ord(letter): pygame.KSCAN_A + place for place, letter in enumerate("abcdefghijklmnopqrstuvwxyz")}
GERMAN = LATIN | {pygame.K_z: pygame.KSCAN_Y, pygame.K_y: pygame.KSCAN_Z}
FRENCH = LATIN | {
    pygame.K_a: pygame.KSCAN_Q,
    pygame.K_q: pygame.KSCAN_A,
    pygame.K_z: pygame.KSCAN_W,
    pygame.K_w: pygame.KSCAN_Z,
    pygame.K_m: pygame.KSCAN_SEMICOLON,
}
BELGIAN = FRENCH | {pygame.K_MINUS: pygame.KSCAN_EQUALS}
CZECH = GERMAN | {ord("ů"): pygame.KSCAN_SEMICOLON}
SWISS = GERMAN | {pygame.K_DOLLAR: pygame.KSCAN_BACKSLASH}
RUSSIAN = {ord("т"): pygame.KSCAN_N, ord("ф"): pygame.KSCAN_A}
GREEK = {ord("ν"): pygame.KSCAN_N, ord(";"): pygame.KSCAN_Q}


@pytest.mark.parametrize(
    ("layout", "code", "position", "held", "name"),
    [
        (RUSSIAN, ord("т"), pygame.KSCAN_N, 0, "n"),
        (RUSSIAN, ord("ф"), pygame.KSCAN_A, CTRL, "a"),
        (RUSSIAN, pygame.K_6, pygame.KSCAN_6, 0, "6"),
        (GREEK, ord(";"), pygame.KSCAN_Q, 0, "q"),
        (GERMAN, pygame.K_z, pygame.KSCAN_Y, CTRL, "z"),
        (FRENCH, pygame.K_a, pygame.KSCAN_Q, 0, "a"),
        (FRENCH, pygame.K_COMMA, pygame.KSCAN_M, 0, ","),
        (FRENCH, pygame.K_m, pygame.KSCAN_SEMICOLON, 0, "m"),
        (FRENCH, pygame.K_6, pygame.KSCAN_6, 0, "-"),
        (FRENCH, pygame.K_6, pygame.KSCAN_6, SHIFT, "6"),
        (FRENCH, pygame.K_0, pygame.KSCAN_0, CTRL, "0"),
        (FRENCH, pygame.K_7, pygame.KSCAN_7, 0, "7"),
        (BELGIAN, pygame.K_6, pygame.KSCAN_6, 0, "6"),
        (CZECH, pygame.K_1, pygame.KSCAN_1, 0, "+"),
        (CZECH, pygame.K_1, pygame.KSCAN_1, SHIFT, "1"),
        (SWISS, pygame.K_1, pygame.KSCAN_1, SHIFT, "+"),
        (SWISS, pygame.K_1, pygame.KSCAN_1, 0, "1"),
    ],
)
def test_a_key_is_called_what_is_printed_on_it_or_what_a_us_keyboard_has_there(
    layout: dict[int, int], code: int, position: int, held: int, name: str
) -> None:
    assert name_of_key(code, position, held, lambda wanted: layout.get(wanted, 0)) == name


def test_positions_are_those_of_the_current_layout(app: object) -> None:
    assert position_of(pygame.K_q) == pygame.KSCAN_Q
    assert position_of(ord("ф")) == 0


@pytest.mark.parametrize(
    ("system", "held", "names"),
    [
        ("linux", 0, ["left", "home", "", "delete"]),
        ("linux", NUM, ["4", "7", "5", "."]),
        ("linux", NUM | SHIFT, ["left", "home", "", "delete"]),
        ("win32", NUM | SHIFT, ["4", "7", "5", "."]),
        ("win32", 0, ["left", "home", "", "delete"]),
        ("darwin", 0, ["4", "7", "5", "."]),
    ],
)
def test_num_lock_switches_the_keypad(
    system: str, held: int, names: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    codes = (pygame.K_KP4, pygame.K_KP7, pygame.K_KP5, pygame.K_KP_PERIOD)
    assert [name_of_key(code, held=held) for code in codes] == names


def test_a_command_types_nothing() -> None:
    translator = Translator()

    def typed(letter: str, held: int) -> list[InputEvent | None]:
        down = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, scancode=pygame.KSCAN_A, mod=held)
        text = pygame.event.Event(pygame.TEXTINPUT, text=letter)
        up = pygame.event.Event(pygame.KEYUP, key=pygame.K_a, scancode=pygame.KSCAN_A, mod=held)
        return [translator.translate(event) for event in (down, text, up)][:2]

    assert typed("ф", CTRL) == [Key("a", ctrl=True), None]
    assert typed("ф", 0) == [Key("a"), Text("ф")]
    assert typed("@", CTRL | pygame.KMOD_RALT)[1] == Text("@")
    # What an input method commits comes without a key.
    typed("ф", CTRL)
    assert translator.translate(pygame.event.Event(pygame.TEXTINPUT, text="語")) == Text("語")


@pytest.mark.parametrize(
    ("held", "commands"),
    [
        (CTRL, True),
        (pygame.KMOD_LMETA, True),
        (CTRL | pygame.KMOD_RALT, False),
        (pygame.KMOD_MODE, False),
        (SHIFT, False),
    ],
)
def test_alt_gr_makes_no_command(held: int, commands: bool) -> None:
    assert is_command(held) == commands


def test_enter_shows_what_it_would_press_before_it_presses_a_button_whose_key_is_escape() -> None:
    pressed: list[str] = []
    form = Form()
    form.set([Button("Cancel", partial(pressed.append, "cancel"), key="escape", main=True)])
    assert form.handle(Key("enter"))
    assert (pressed, form.shows_focus) == ([], True)
    assert form.handle(Key("enter"))
    assert pressed == ["cancel"]
