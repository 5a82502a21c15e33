"""A language that lacks messages and help books: what is missing is shown in English and listed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from assets import also_in, asset
from game.rules.catalog import find_game
from game.table.pages.help import chapter
from game.words import LANGUAGES, Localizer, MessageCatalog, format_list, override, translate
from game.words.message_catalog import Language, MessageBundle, Money
from game.words.missing import help_books, main, missing, mistakes

FRENCH_KEY = "fr-XA"
"""No language of the program, not even if it gets French."""
ENGLISH = """
hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
card = A card
    .words = Card number { $number }
price = { $amount }
-train = { $count ->
    [one] train
   *[other] trains
}
    .gender = f
-city = city
"""
FRENCH = """
arms = { $count ->
    [one] { $count } bras
   *[other] { $count } bras
}
hats = { $count ->
    [one] { $count } chapeau
   *[other] { $count } chapeaux
}
card = Une carte
bad = { $nothing }
ride = { -train(count: 0) } et { -train.gender ->
    [f] elle
   *[other] il
}
town = { -city }
-city = ville
"""


def sheets() -> MessageBundle:
    english = MessageBundle("en", [ENGLISH, "hats = Hats\nbad = Good\nride = Ride\ntown = Town"])
    return MessageBundle("fr", [FRENCH], lambda: english)


@pytest.mark.parametrize(
    ("key", "arguments", "words"),
    [
        ("hats", {"count": 0}, "0 chapeau"),
        ("hats", {"count": 2}, "2 chapeaux"),
        ("hands", {"count": 0}, "0 hands"),
        ("hands", {"count": 1}, "1 hand"),
        ("card", {}, "Une carte"),
        ("card.words", {"number": 3}, "Card number 3"),
        ("price", {"amount": Money(1400)}, "$1,400"),
        ("bad", {}, "Good"),
    ],
)
def test_each_message_is_formatted_by_the_rules_of_its_own_language(
    key: str, arguments: dict[str, int], words: str
) -> None:
    """French counts 0 as one, and English as many."""
    assert sheets().translate(key, arguments) == words


def test_missing_terms_and_attributes_of_terms_come_from_the_fallback() -> None:
    assert sheets().translate("ride", {}) == "trains et elle"
    assert sheets().translate("town", {}) == "ville"


def test_a_term_keeps_its_own_value_and_takes_a_missing_attribute() -> None:
    english = MessageBundle("en", ["-train = train\n    .gender = f\nride = Ride"])
    ride = "ride = { -train.gender ->\n    [f] la\n   *[other] le\n} { -train }"
    assert MessageBundle("fr", ["-train = rame", ride], lambda: english).translate("ride", {}) == "la rame"


def test_a_message_that_no_language_has_is_still_an_error() -> None:
    with pytest.raises(LookupError, match="no message 'nowhere'"):
        sheets().translate("nowhere", {})


def test_a_number_is_a_word_only_if_the_language_has_the_words() -> None:
    english = MessageBundle("en", ["number-word = two"])
    assert (
        MessageBundle("fr", ["few = { WORD($count) }"], lambda: english).translate("few", {"count": 2}) == "2"
    )


def test_invalid_fluent_is_shown_in_english() -> None:
    english = MessageBundle("en", ["done = Done"])
    assert MessageBundle("fr", ["done = { oops"], lambda: english).translate("done", {}) == "Done"


@pytest.fixture
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make a partial French, with two messages and one help book."""
    folder = tmp_path / "words" / FRENCH_KEY
    (folder / "help").mkdir(parents=True)
    (folder / "pages.ftl").write_text("done = Terminé\n", encoding="utf-8")
    (folder / "american_rails.ftl").write_text("row-pass = Passer\n", encoding="utf-8")
    (folder / "help" / "boards.md").write_text("# Plateaux\n\nUn plateau.\n", encoding="utf-8")
    monkeypatch.setitem(LANGUAGES, FRENCH_KEY, Language("Français", complete=False))
    with also_in(tmp_path), override(MessageCatalog(FRENCH_KEY)):
        yield


@pytest.mark.usefixtures("french")
def test_a_partial_language_is_shown_with_english() -> None:
    localizer = Localizer(find_game("american_rails"), ["Ada"])
    assert translate("done") == "Terminé"
    assert translate("help") == "Help"
    assert localizer.translate("row-pass") == "Passer"
    assert format_list(["A", "B"]) == "A and B"
    assert localizer.has("row-pass")
    assert localizer.has("help")
    assert chapter("boards")[0] == "Plateaux"
    with override("en"):
        english = chapter("american_rails"), chapter("learning")
    assert (chapter("american_rails"), chapter("learning")) == english


@pytest.mark.usefixtures("french")
def test_what_a_language_lacks_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([FRENCH_KEY]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert f"{FRENCH_KEY}/pages.ftl: help" in lines
    assert f"{FRENCH_KEY}/pages.ftl: setting-language.words" in lines
    assert f"{FRENCH_KEY}/pages.ftl: done" not in lines
    assert f"{FRENCH_KEY}/help/learning.md" in lines
    assert f"{len(help_books()) - 1} of {len(help_books())} help books" in lines[-1]
    assert len(lines) == len(list(missing(FRENCH_KEY))) + 1


MISTAKES = """
close = { oops
doen = Terminé
done = Terminé
    .wrods = Oui
back = Retour à { $naem }
help = { -trian }
-train = { -rame }
settings = { help }
cancel = Oui
cancel = Non
"""


@pytest.mark.usefixtures("french")
def test_broken_and_unknown_entries_are_listed_and_change_the_exit_code(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asset("words", FRENCH_KEY, "pages.ftl").write_text(MISTAKES, encoding="utf-8")
    assert main([FRENCH_KEY]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert set(lines[-9:-1]) == {
        f"{FRENCH_KEY}/pages.ftl: {listed}"
        for listed in (
            "close: not valid Fluent",
            "doen: unknown, English has no such text",
            "done.wrods: unknown, English has no such text",
            "back: unknown argument $naem",
            "help: unknown term -trian",
            "-train: unknown term -rame",
            "settings: refers to message help, only terms are allowed",
            "cancel: defined twice",
        )
    }
    assert lines[-1].endswith("are missing. Mistakes: 8.")


@pytest.mark.usefixtures("french")
def test_arguments_and_terms_of_english_and_own_terms_are_no_mistakes() -> None:
    file = asset("words", FRENCH_KEY, "pages.ftl")
    file.write_text("file-unwritten =\n    .words = { -nom } { $why }\n-nom = Nom\n", encoding="utf-8")
    assert not list(mistakes(FRENCH_KEY))


@pytest.mark.parametrize("file", ["page.ftl", "help/board.md"])
@pytest.mark.usefixtures("french")
def test_files_that_english_lacks_are_listed(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    (asset("words", FRENCH_KEY) / file).write_text("# Plateaux\n", encoding="utf-8")
    assert main([FRENCH_KEY]) == 1
    assert f"{FRENCH_KEY}/{file}: unknown, English has no such file" in capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("language", [key for key, language in LANGUAGES.items() if language.complete])
def test_a_complete_language_lacks_nothing(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([language]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_an_unknown_language_is_an_error_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["tlh"])
    assert ended.value.code == 2
    assert "'tlh'" in capsys.readouterr().err


def test_every_language_has_a_folder() -> None:
    assert all(asset("words", language).is_dir() for language in LANGUAGES)
