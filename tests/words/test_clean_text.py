"""External text is made displayable, and excerpts are short."""

from __future__ import annotations

import re
import unicodedata

from hypothesis import given, settings
from hypothesis import strategies as st

from assets import HOME
from game.match.journal import COLOURS, JournalErrorCode, SeatPlan
from game.match.match import Match
from game.rules.schema_errors import ErrorContext, SchemaError
from game.table.kit.theme import SEATS
from game.words import clean_name, localize, printable


@settings(derandomize=True)
@given(st.text(st.characters()))
def test_undisplayable_letters_are_removed(text: str) -> None:
    left = {unicodedata.category(letter) for letter in printable(text)}
    assert not left & {"Cc", "Cf", "Cs", "Zl", "Zp"}
    assert printable(printable(text)) == printable(text)
    printable(text).encode()


@settings(derandomize=True)
@given(st.text(st.characters()), st.integers(1, 40))
def test_names_are_cut_to_the_maximum_length(text: str, longest: int) -> None:
    name = clean_name(text, longest)
    assert len(name) <= longest
    assert name == name.strip()


def test_long_excerpts_are_cut_and_paths_are_not() -> None:
    move = localize(JournalErrorCode.MOVE(number=3, text="x" * 400, what=SchemaError.OTHER()))
    assert "x" * 57 + "..." in move
    assert "x" * 60 not in move
    file = localize(ErrorContext.FILE(file="/home/" + "y" * 200, what=SchemaError.OTHER()))
    assert "y" * 200 in file


def test_there_are_as_many_seat_colours_as_are_painted() -> None:
    assert len(SEATS) == COLOURS


def test_external_names_are_cleaned() -> None:
    assert SeatPlan("A\0da\u200b", 0).name == "A da"
    match = Match.new(
        "american_rails", [SeatPlan(f"P\u202e{seat}", seat) for seat in range(3)], name="\u200b"
    )
    assert match.name == "P0, P1, P2"
    match.rename(" Sun\ud800day\n")
    assert match.name == "Sun?day"


def test_a_roman_numeral_is_not_parted_from_its_phase() -> None:
    """At the end of a line "Phase" alone, and at the beginning of the next "II", would be two words."""
    for path in sorted((HOME / "words").rglob("*.*")):
        lines = path.read_text(encoding="utf-8").splitlines()
        parted = [line for line in lines if not line.startswith("# ") and re.search(r"[Pp]hase I", line)]
        assert not parted, path
