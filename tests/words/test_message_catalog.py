"""Messages: numbers, money, plurals and lists as a language writes them, and errors for missing ones."""

import ctypes
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import game
from game.rules.auction import BidMade
from game.rules.catalog import find_game
from game.rules.codecs import MoveParseErrorCode
from game.rules.messages import AnyOf, Dollars
from game.rules.schema_errors import SchemaError
from game.words import (
    Localizer,
    MissingMessage,
    activate,
    active_language,
    decimal_argument,
    format_dollars,
    format_integer,
    format_list,
    format_number,
    localize,
    override,
    translate,
)
from game.words.message_catalog import LANGUAGES, Grouped, MessageBundle, Money, split_entries
from game.words.system_locale import best_match, system_language
from tests.words import pseudo
from tests.words.files import files

SHARES = """
shares = { $count ->
    [one] { $count } share
   *[other] { $count } shares
}
price = It costs { $amount ->
    [0] nothing
   *[other] { $amount }
}.
    .words = { -bank }: { $amount }.
-bank = The bank
"""


def test_a_message_is_found_by_its_key_and_its_attribute_by_a_dot() -> None:
    sheet = MessageBundle("en", [SHARES])
    assert sheet.keys == ["shares", "price"]
    assert "price" in sheet
    assert "prices" not in sheet
    assert sheet.translate("shares", {"count": 1}) == "1 share"
    assert sheet.translate("shares", {"count": 12000}) == "12000 shares"
    assert sheet.translate("price.words", {"amount": Money(1400)}) == "The bank: $1,400."
    assert sheet.translate("price", {"amount": Money(0)}) == "It costs nothing."


def test_later_texts_replace_earlier_ones() -> None:
    assert MessageBundle("en", [SHARES, "price = Free."]).translate("price", {}) == "Free."


@pytest.mark.parametrize(
    ("key", "told"),
    [("prices", "no message"), ("price.why", "has no why"), ("shares", "count"), ("price.words", "amount")],
)
def test_missing_message_raises(key: str, told: str) -> None:
    with pytest.raises(MissingMessage, match=told):
        MessageBundle("en", [SHARES]).translate(key, {})


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Charleston, W. Va.", "Found “Charleston, W. Va.” in Charleston, W. Va. (Charleston, W. Va.)"),
        ("../nosuch.toml", "Found “../nosuch.toml.” in ../nosuch.toml. (../nosuch.toml.)"),
        ("/tmp/../x.json", "Found “/tmp/../x.json.” in /tmp/../x.json. (/tmp/../x.json.)"),
        ("a..b", "Found “a..b.” in a..b. (a..b.)"),
        ("/tmp/.", "Found “/tmp/..” in /tmp/.. (/tmp/..)"),
    ],
)
def test_sentence_ends_with_one_period_and_paths_are_unchanged(name: str, told: str) -> None:
    sheet = MessageBundle("en", ["found = Found “{ $name }.” in { $name }. ({ $name }.)\nat = At { $name }."])
    assert sheet.translate("found", {"name": name}) == told
    assert sheet.translate("at", {"name": "S. C."}) == "At S. C."
    assert MessageBundle("en", ["folder = { $name }"]).translate("folder", {"name": "/tmp/.."}) == "/tmp/.."


def test_comments_are_not_part_of_entries() -> None:
    found = dict(split_entries("# About\n\na = A\n\n## Group\n\nb-2 =\n    B\n"))
    assert list(found) == ["a", "b-2"]


def test_language_is_activated_or_overridden() -> None:
    assert active_language() == "en"
    with override("de"):
        assert translate("bid-passed", seat="Ada") == "Ada passt."
    assert translate("bid-passed", seat="Ada") == "Ada passes."
    activate("de")
    try:
        assert active_language() == "de"
    finally:
        activate("en")


@pytest.mark.parametrize(
    ("spoken", "money_said", "list_said"),
    [("en", "$1,400", "A, B and C"), ("de", "$1.400", "A, B und C")],
)
def test_money_and_lists_are_written_as_in_the_language(spoken: str, money_said: str, list_said: str) -> None:
    with override(spoken):
        assert money_said in translate("bid-made", seat="Ada", amount=Dollars(1400))
        assert f"−{money_said}" in translate("bid-made", seat="Ada", amount=Money(-1400))
        assert format_list(["A", "B", "C"]) == list_said
        assert format_list(["A"]) == "A"
        assert format_list([]) == ""


def test_localizer_formats_arguments_by_name() -> None:
    localizer = Localizer(find_game("american_rails"), ["Ada", "Ben"])
    assert localizer.event_text(BidMade(1, 12)) == "Ben bids $12."
    assert (
        localizer.message(MoveParseErrorCode.NO_AMOUNT(found="x"))
        == "expected a whole number of dollars, found “x”."
    )


@pytest.mark.parametrize(
    ("preferred", "found"),
    [(["de_AT.UTF-8"], "de"), (["tlh", "de-CH"], "de"), (["C"], "en"), ([], "en"), (["EN_gb"], "en")],
)
def test_best_match_of_preferred_languages(preferred: list[str], found: str) -> None:
    assert best_match(preferred) == found


@pytest.fixture
def _silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clear the variables that name a language."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("_silent")
def test_the_systems_language(monkeypatch: pytest.MonkeyPatch) -> None:
    assert system_language() == "en"
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert system_language() == "de"
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert system_language() == "en"
    monkeypatch.setenv("LANGUAGE", "de:en")
    assert system_language() == "de"


@pytest.mark.usefixtures("_silent")
@pytest.mark.parametrize("silent", ["", "C", "C.UTF-8", "POSIX"])
def test_system_settings_are_used_without_locale_variables(
    silent: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", silent)
    monkeypatch.setattr(sys, "platform", "win32")
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: 0x0C07)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    assert system_language() == "de"
    monkeypatch.setattr(sys, "platform", "darwin")
    told = SimpleNamespace(stdout='(\n    "tlh-XX",\n    "de-AT",\n    "en-GB"\n)\n')
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: told)
    assert system_language() == "de"
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert system_language() == "en"


def test_window_uses_the_same_system_language() -> None:
    for path in Path(game.__file__).parent.rglob("*.py"):
        assert "get_pref_locales" not in path.read_text(encoding="utf-8"), path


def test_every_language_names_itself() -> None:
    assert all(LANGUAGES.values())


def test_the_made_up_language_is_longer_and_has_accents(tmp_path: Path) -> None:
    english = translate("refused-not-now")
    with pseudo.spoken(tmp_path):
        longer = translate("refused-not-now")
    assert len(longer) >= len(english) * 4 / 3 - 1
    assert not longer.isascii()


def test_alternatives_are_joined_by_or() -> None:
    with override("de"):
        assert localize(SchemaError.ONE_OF(known=AnyOf(("rot", "blau", "grau")), found="x")) == (
            "Erwartet wird eines von rot, blau oder grau, gefunden „x“"
        )


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_every_figure_below_zero_has_a_minus_and_no_hyphen(spoken: str) -> None:
    with override(spoken):
        ways = (
            format_number(-864),
            format_number(-0.5),
            format_integer(-864),
            format_dollars(-1864),
            translate("figure", figure=Grouped(-1864)),
        )
        fractions = (
            translate("figure", figure=decimal_argument(-864.25, apart=False, places=1)),
            format_number(-1864),
        )
        argument = MessageBundle(spoken, ["is = { $figure }"]).translate("is", {"figure": -864})
    for words in (*ways, *fractions, argument):
        assert words.startswith("−")
        assert "-" not in words


@pytest.mark.parametrize(
    "number", [10**4000, -(10**4000), Grouped(10**4000)], ids=["plain", "negative", "grouped"]
)
def test_a_number_of_thousands_of_digits_is_cut(number: int) -> None:
    """A match file may have such a number where an error names what was found."""
    found = MessageBundle("en", ["is = { $figure ->\n    [one] one\n   *[other] { $figure }\n }"]).translate(
        "is", {"figure": number}
    )
    assert len(found) < 100
    assert found.lstrip("−").startswith("1000")


def test_numbers_have_the_separators_of_the_language() -> None:
    with override("de"):
        assert (format_number(12500), format_number(0.25)) == ("12.500", "0,25")
        assert translate("headless-moves", moves=3, seconds=decimal_argument(0.5), seed=1) == (
            "3 Züge in 0,5 Sekunden, Startwert 1"
        )


def test_german_expectations_are_in_the_nominative() -> None:
    """ "Erwartet wird ein Ordner", for the kinds of values are written in the nominative."""
    for path in files():
        if path.parent.name == "de":
            for line in path.read_text(encoding="utf-8").splitlines():
                assert not re.search(r"(= |: |; )[Ee]rwartet (?!wird|werden)", line), line
