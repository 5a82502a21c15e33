"""Messages: figures, money, plurals and lists as a language writes them; what is missing is told."""

import ctypes
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import game
from game.rules.auction import BidMade
from game.rules.catalogue import find_game
from game.rules.coders import Unreadable
from game.rules.expected import Expected
from game.rules.notes import AnyOf, Dollars
from game.words import (
    MissingWords,
    Speaker,
    decimal,
    dollars,
    grouped,
    in_words,
    language,
    listed,
    money,
    plain,
    say,
    speaking,
    use,
    written,
)
from game.words.phrasebook import LANGUAGES, Sheet, entries_of
from game.words.system import best_of, system_language
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
    sheet = Sheet("en", [SHARES])
    assert sheet.keys == ["shares", "price"]
    assert "price" in sheet
    assert "prices" not in sheet
    assert sheet.say("shares", {"count": 1}) == "1 share"
    assert sheet.say("shares", {"count": 12000}) == "12000 shares"
    assert sheet.say("price.words", {"amount": money(1400)}) == "The bank: $1,400."
    assert sheet.say("price", {"amount": money(0)}) == "It costs nothing."


def test_later_texts_come_before_earlier_ones() -> None:
    assert Sheet("en", [SHARES, "price = Free."]).say("price", {}) == "Free."


@pytest.mark.parametrize(
    ("key", "told"),
    [("prices", "no message"), ("price.why", "has no why"), ("shares", "count"), ("price.words", "amount")],
)
def test_what_is_missing_is_told(key: str, told: str) -> None:
    with pytest.raises(MissingWords, match=told):
        Sheet("en", [SHARES]).say(key, {})


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
def test_a_sentence_ends_with_one_full_stop_and_a_path_is_told_as_it_is(name: str, told: str) -> None:
    sheet = Sheet("en", ["found = Found “{ $name }.” in { $name }. ({ $name }.)\nat = At { $name }."])
    assert sheet.say("found", {"name": name}) == told
    assert sheet.say("at", {"name": "S. C."}) == "At S. C."
    assert Sheet("en", ["folder = { $name }"]).say("folder", {"name": "/tmp/.."}) == "/tmp/.."


def test_entries_keep_their_comments_apart() -> None:
    found = dict(entries_of("# About\n\na = A\n\n## Group\n\nb-2 =\n    B\n"))
    assert list(found) == ["a", "b-2"]


def test_a_language_is_spoken_for_a_while_or_from_now_on() -> None:
    assert language() == "en"
    with speaking("de"):
        assert say("bid-passed", seat="Ada") == "Ada passt."
    assert say("bid-passed", seat="Ada") == "Ada passes."
    use("de")
    try:
        assert language() == "de"
    finally:
        use("en")


@pytest.mark.parametrize(
    ("spoken", "money_said", "list_said"),
    [("en", "$1,400", "A, B and C"), ("de", "$1.400", "A, B und C")],
)
def test_money_and_lists_are_written_as_in_the_language(spoken: str, money_said: str, list_said: str) -> None:
    with speaking(spoken):
        assert money_said in say("bid-made", seat="Ada", amount=Dollars(1400))
        assert f"−{money_said}" in say("bid-made", seat="Ada", amount=money(-1400))
        assert listed(["A", "B", "C"]) == list_said
        assert listed(["A"]) == "A"
        assert listed([]) == ""


def test_a_speaker_spells_figures_by_their_names() -> None:
    speaker = Speaker(find_game("american_rails"), ["Ada", "Ben"])
    assert speaker.event(BidMade(1, 12)) == "Ben bids $12."
    assert speaker.note(Unreadable.NO_AMOUNT(found="x")) == "expected a whole number of dollars, found “x”."


@pytest.mark.parametrize(
    ("preferred", "found"),
    [(["de_AT.UTF-8"], "de"), (["tlh", "de-CH"], "de"), (["C"], "en"), ([], "en"), (["EN_gb"], "en")],
)
def test_the_best_of_the_languages_one_likes(preferred: list[str], found: str) -> None:
    assert best_of(preferred) == found


@pytest.fixture
def _silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """An environment that names no language."""
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
def test_where_the_environment_is_silent_the_settings_of_the_system_tell(
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


def test_the_window_asks_nobody_else_for_the_language() -> None:
    for path in Path(game.__file__).parent.rglob("*.py"):
        assert "get_pref_locales" not in path.read_text(encoding="utf-8"), path


def test_every_language_names_itself() -> None:
    assert all(LANGUAGES.values())


def test_the_made_up_language_is_longer_and_has_accents(tmp_path: Path) -> None:
    english = say("refused-not-now")
    with pseudo.spoken(tmp_path):
        longer = say("refused-not-now")
    assert len(longer) >= len(english) * 4 / 3 - 1
    assert not longer.isascii()


def test_words_of_which_one_is_meant_are_joined_by_or() -> None:
    with speaking("de"):
        assert in_words(Expected.ONE_OF(known=AnyOf(("rot", "blau", "grau")), found="x")) == (
            "Erwartet wird eines von rot, blau oder grau, gefunden „x“"
        )


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_every_figure_below_zero_has_a_minus_and_no_hyphen(spoken: str) -> None:
    with speaking(spoken):
        ways = (
            written(-864),
            written(-0.5),
            plain(-864),
            dollars(-1864),
            say("figure", figure=grouped(-1864)),
        )
        fractions = (say("figure", figure=decimal(-864.25, apart=False, places=1)), written(-1864))
        argument = Sheet(spoken, ["is = { $figure }"]).say("is", {"figure": -864})
    for words in (*ways, *fractions, argument):
        assert words.startswith("−")
        assert "-" not in words


@pytest.mark.parametrize(
    "number", [10**4000, -(10**4000), grouped(10**4000)], ids=["plain", "negative", "grouped"]
)
def test_a_number_of_thousands_of_digits_is_cut(number: int) -> None:
    """A match file may have such a number where an error names what was found."""
    found = Sheet("en", ["is = { $figure ->\n    [one] one\n   *[other] { $figure }\n }"]).say(
        "is", {"figure": number}
    )
    assert len(found) < 100
    assert found.lstrip("−").startswith("1000")


def test_figures_have_the_signs_of_the_language() -> None:
    with speaking("de"):
        assert (written(12500), written(0.25)) == ("12.500", "0,25")
        assert say("headless-moves", moves=3, seconds=decimal(0.5), seed=1) == (
            "3 Züge in 0,5 Sekunden, Startzahl 1"
        )


def test_what_is_expected_in_german_stands_in_the_first_case() -> None:
    """ "Erwartet wird ein Ordner", for the kinds of values are written in the nominative."""
    for path in files():
        if path.parent.name == "de":
            for line in path.read_text(encoding="utf-8").splitlines():
                assert not re.search(r"(= |: |; )[Ee]rwartet (?!wird|werden)", line), line
