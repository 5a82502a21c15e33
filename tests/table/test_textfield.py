"""The line of text that is typed into, with pygame's own events, and the editing behind it."""

from __future__ import annotations

import doctest

import pygame
import pytest

from game.rules.letters import LETTERS
from game.table.controls import textfield
from game.table.controls.dialogs import AskForText, Notice
from game.table.controls.textfield import EditedLine, TextField, copy
from game.table.kit.lettering import text_width
from game.table.program.app import App
from game.table.program.input import Text
from tests.table.driver import FRAME, press

CTRL, SHIFT = pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT


class Keyboard:
    """What the program tells the system about the keyboard."""

    def __init__(self) -> None:
        self.on = False
        self.rect = pygame.Rect(0, 0, 0, 0)


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> Keyboard:
    seen = Keyboard()
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: setattr(seen, "on", True))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: setattr(seen, "on", False))
    monkeypatch.setattr(
        pygame.key, "set_text_input_rect", lambda rect: setattr(seen, "rect", pygame.Rect(rect))
    )
    return seen


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    held: list[str] = [""]
    monkeypatch.setattr(textfield, "copy", lambda text: held.__setitem__(0, text) or True)
    monkeypatch.setattr(textfield, "pasted", lambda: held[0])
    return held


@pytest.fixture
def answers() -> list[str]:
    return []


@pytest.fixture
def field(app: App, keyboard: Keyboard, clipboard: list[str], answers: list[str]) -> TextField:
    """A line with "Clara Schumann" in it, which has the focus and is marked."""
    pygame.event.clear()
    asking = AskForText("A name", "Whose?", "Clara Schumann", "Take it", answers.append, longest=20)
    app.push(asking)
    return asking.field


def type_in(app: App, text: str) -> None:
    """Letters as the system sends them: a key and a text for each."""
    for letter in text:
        code = pygame.key.key_code(letter.lower())
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0))
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=code, mod=0))
    app.step(FRAME)


def compose(app: App, text: str, caret: int = 0) -> None:
    pygame.event.post(pygame.event.Event(pygame.TEXTEDITING, text=text, start=caret, length=0))
    app.step(FRAME)


def at(field: TextField, place: int) -> tuple[int, int]:
    """Where the caret is seen at a place of the line."""
    field.line.put(place)
    field._show_caret()
    return field._caret_rect().center


def pointer(app: App, kind: int, place: tuple[int, int]) -> None:
    held = {"buttons": (1, 0, 0), "rel": (0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
    pygame.event.post(pygame.event.Event(kind, pos=place, **held))
    app.step(FRAME)


def click(app: App, place: tuple[int, int], times: int = 1) -> None:
    for _ in range(times):
        pointer(app, pygame.MOUSEBUTTONDOWN, place)
        pointer(app, pygame.MOUSEBUTTONUP, place)


def test_the_example_is_true() -> None:
    assert doctest.testmod(textfield).failed == 0


def test_what_has_the_focus_is_marked_and_gives_way(app: App, field: TextField) -> None:
    assert field.line.marked == "Clara Schumann"
    type_in(app, "Ada")
    assert field.text == "Ada"


def test_letters_go_where_the_caret_is(app: App, field: TextField) -> None:
    press(app, pygame.K_HOME)
    type_in(app, "x")
    press(app, pygame.K_END)
    type_in(app, "y")
    press(app, pygame.K_LEFT)
    type_in(app, "z")
    assert field.text == "xClara Schumannzy"


def test_arrows_leave_a_mark_at_its_ends(app: App, field: TextField) -> None:
    press(app, pygame.K_LEFT)
    assert (field.line.caret, field.line.marked) == (0, "")
    press(app, pygame.K_a, CTRL)
    press(app, pygame.K_RIGHT)
    assert (field.line.caret, field.line.marked) == (14, "")


def test_words_are_gone_over_and_erased(app: App, field: TextField) -> None:
    press(app, pygame.K_HOME)
    press(app, pygame.K_RIGHT, CTRL)
    assert field.line.caret == 6
    press(app, pygame.K_RIGHT, CTRL | SHIFT)
    assert field.line.marked == "Schumann"
    press(app, pygame.K_END)
    press(app, pygame.K_BACKSPACE, CTRL)
    assert field.text == "Clara "
    press(app, pygame.K_HOME)
    press(app, pygame.K_DELETE, CTRL)
    assert field.text == ""


def test_backspace_and_delete_take_one_letter_or_what_is_marked(app: App, field: TextField) -> None:
    press(app, pygame.K_END)
    press(app, pygame.K_BACKSPACE)
    press(app, pygame.K_HOME)
    press(app, pygame.K_DELETE)
    assert field.text == "lara Schuman"
    press(app, pygame.K_BACKSPACE)
    assert field.text == "lara Schuman"
    press(app, pygame.K_END, SHIFT)
    press(app, pygame.K_DELETE)
    assert field.text == ""


def test_what_is_marked_is_copied_cut_and_pasted(app: App, field: TextField, clipboard: list[str]) -> None:
    press(app, pygame.K_HOME)
    for _ in range(5):
        press(app, pygame.K_RIGHT, SHIFT)
    press(app, pygame.K_c, CTRL)
    assert clipboard == ["Clara"]
    press(app, pygame.K_x, CTRL)
    assert field.text == " Schumann"
    press(app, pygame.K_END)
    press(app, pygame.K_v, CTRL)
    assert field.text == " SchumannClara"
    press(app, pygame.K_c, CTRL)
    assert clipboard == ["Clara"], "nothing is marked, so nothing is copied"


def test_no_control_character_gets_in_and_no_letter_too_many(
    app: App, field: TextField, clipboard: list[str]
) -> None:
    clipboard[0] = "a\0b\tc\nd\u2028e\x7ff" + "g" * 40
    press(app, pygame.K_v, CTRL)
    assert field.text == "abcdef" + "g" * 14
    assert len(field.text) == 20


def test_only_what_is_allowed_is_taken(app: App) -> None:
    line = EditedLine("", longest=4, allowed="0123456789")
    line.insert("1x2 34567")
    assert line.text == "1234"


def test_a_letter_that_is_not_allowed_is_refused_with_a_reason(app: App, keyboard: Keyboard) -> None:
    field = TextField("", lambda _: None, allowed=LETTERS, refusal="no such letter", help_text="a name")
    for typed, text, words in (("Ł", "Ł", "a name"), ("文", "Ł", "no such letter"), ("я", "Łя", "a name")):
        field.take_text(Text(typed))
        assert (field.text, field.help_text) == (text, words)


def test_a_sign_that_is_typed_after_its_letter_is_joined_to_it() -> None:
    line = EditedLine("", longest=2)
    line.insert("e")
    line.insert("\u0301")
    line.insert("ab")
    assert line.text == "\u00e9a"


def test_a_letter_keeps_the_signs_that_sit_on_it() -> None:
    line = EditedLine("e\u0301a")
    line.put(0)
    line.step(1)
    assert line.caret == 2
    line.erase(-1)
    assert line.text == "a"


def test_a_click_puts_the_caret_a_drag_marks_two_clicks_mark_a_word(app: App, field: TextField) -> None:
    third, sixth, ninth = at(field, 3), at(field, 6), at(field, 9)
    click(app, third)
    assert (field.line.caret, field.line.marked) == (3, "")
    pointer(app, pygame.MOUSEBUTTONDOWN, ninth)
    pointer(app, pygame.MOUSEMOTION, sixth)
    pointer(app, pygame.MOUSEBUTTONUP, sixth)
    assert field.line.marked == "Sch"
    click(app, third, 2)
    assert field.line.marked == "Clara"
    click(app, third)
    assert field.line.marked == "Clara Schumann"


def test_the_first_click_marks_the_line_unless_it_is_dragged(app: App, field: TextField) -> None:
    other = next(control for control in app.top.form.controls if control is not field)
    third, ninth = at(field, 3), at(field, 9)
    app.top.form.focus_on(other)
    click(app, third)
    assert field.line.marked == "Clara Schumann"
    click(app, ninth)
    assert (field.line.caret, field.line.marked) == (9, "")
    app.top.form.focus_on(other)
    pointer(app, pygame.MOUSEBUTTONDOWN, third)
    pointer(app, pygame.MOUSEMOTION, third)
    assert field.line.marked == "Clara Schumann"
    pointer(app, pygame.MOUSEMOTION, ninth)
    pointer(app, pygame.MOUSEBUTTONUP, ninth)
    assert field.line.marked == "ra Sch"


def test_what_is_composed_is_shown_and_not_yet_there(
    app: App, field: TextField, keyboard: Keyboard, answers: list[str]
) -> None:
    before = keyboard.rect
    press(app, pygame.K_HOME)
    compose(app, "ni", 2)
    assert field.text == "Clara Schumann"
    assert field.line.shown == "niClara Schumann"
    assert keyboard.rect.x < before.x, "the candidates stand at the caret"
    press(app, pygame.K_BACKSPACE)
    press(app, pygame.K_RETURN)
    assert (field.text, answers) == ("Clara Schumann", []), "keys belong to the input method"
    compose(app, "")
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="\u4f60"))
    app.step(FRAME)
    assert field.text == field.line.shown == "\u4f60Clara Schumann"


def test_the_system_hears_of_the_keyboard_only_while_one_types(
    app: App, field: TextField, keyboard: Keyboard
) -> None:
    assert keyboard.on
    assert field.rect.contains(keyboard.rect)
    app.push(Notice("A word", "Something else."))
    assert not keyboard.on
    app.pop()
    assert keyboard.on
    press(app, pygame.K_TAB)
    assert not keyboard.on
    press(app, pygame.K_TAB, SHIFT)
    assert keyboard.on
    app.pop()
    assert not keyboard.on


def test_the_caret_stays_in_sight(app: App, field: TextField) -> None:
    field.line.longest = 400
    field.set("an evening in the parlour car " * 12)
    inside = field.rect.inflate(-4, -4)
    for key in (pygame.K_HOME, pygame.K_END, pygame.K_LEFT, pygame.K_HOME):
        press(app, key)
        assert inside.contains(field._caret_rect())
    assert text_width(app.scale, field.text, "sans", 18) > inside.w


def test_enter_answers_and_letters_are_no_commands(app: App, field: TextField, answers: list[str]) -> None:
    type_in(app, "escape")
    press(app, pygame.K_RETURN)
    assert answers == ["escape"]


def test_what_is_marked_typed_and_composed_is_seen(app: App, field: TextField) -> None:
    def look() -> bytes:
        app.draw(app.screen)
        return pygame.image.tobytes(app.screen.subsurface(field.rect), "RGB")

    seen = [look()]
    for change in (
        lambda: press(app, pygame.K_END),
        lambda: press(app, pygame.K_LEFT),
        lambda: press(app, pygame.K_LEFT, SHIFT),
        lambda: compose(app, "ka"),
        lambda: compose(app, "kan", 2),
    ):
        change()
        seen.append(look())
    assert len(set(seen)) == len(seen)


def test_what_can_not_be_cut_to_the_clipboard_stays(
    app: App, field: TextField, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(textfield, "copy", copy)
    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    press(app, pygame.K_x, CTRL)
    assert field.text == "Clara Schumann"
