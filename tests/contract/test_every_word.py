"""Every word of every language: nothing that is said has no message, and no message is never said."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Final

import pytest

from ai.knowledge import knowledge_of
from assets import HOME
from game.learning.lesson_check import messages_of
from game.learning.lessons import lessons_of
from game.learning.reasons import term_name
from game.match.analysis import term_message_key
from game.people.achievement_file import SHARED as HOUSE_BADGES
from game.people.achievement_file import achievements
from game.rules.accounts import AccountHeading
from game.rules.catalog import find_game, game_keys
from game.rules.codecs import NameCodec
from game.rules.contract import Event, MoneyPaid, event_info
from game.rules.messages import MessageId, PaymentReason
from game.table.kit.theme import SEATS
from game.table.learning.turn_card import MOST
from game.table.pages.settings_page import label_of
from game.table.program.settings import SETTINGS
from game.words import override
from game.words.localizer import name_key
from game.words.message_catalog import LANGUAGES, SHARED_FILES
from tests.words.files import COMPLETE, files, is_there, names_of, path_of, read, sheet
from tests.words.sources import constants, game_of, sayings, sources

GAMES = (None, *game_keys())
SAID_OF_ACCOUNTS: Final = ("ahead", "behind", "all")
"""What the headings of accounts contain in addition to their names."""


def everything(kind: type) -> Iterator[type]:
    """All classes of the product and its games that are made from `kind`, however deep."""
    modules = [name for name in sources() if not name.endswith("__main__")]
    for name in modules:
        importlib.import_module(name)

    def below(parent: type) -> Iterator[type]:
        for child in parent.__subclasses__():
            # A dataclass with slots replaces the class in the source, which belongs to no game.
            named = getattr(sys.modules[child.__module__], child.__name__, None)
            if child.__module__ in modules and named is child:
                yield child
            yield from below(child)

    yield from below(kind)


def owner(found: type) -> str | None:
    """Return the game whose package defines a class; None if it is shared."""
    return game_of(found.__module__)


KINDS = [member for kind in everything(MessageId) for member in kind]  # type: ignore[attr-defined]
EVENTS = list(everything(Event))


def test_no_file_lies_there_that_nobody_reads() -> None:
    for language in LANGUAGES:
        lying = {path.stem for path in (HOME / "words" / language).glob("*.ftl")}
        assert lying <= {*SHARED_FILES, *(name for key in game_keys() for name in names_of(key))}


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_file_is_whole(path: Path) -> None:
    found = read(path)
    assert not found.junk
    assert not found.twice
    for key, text in found.texts.items():
        assert not text.messages, f"{key}: messages refer to terms only, since they are parsed one by one"


@pytest.mark.parametrize("name", sorted({path.name for path in files()}))
def test_a_complete_language_has_every_message_and_a_partial_one_no_other(name: str) -> None:
    stem = name.removesuffix(".ftl")
    english = set(read(path_of("en", stem)).texts)
    for language in LANGUAGES:
        own = set(read(path_of(language, stem)).texts) if is_there(language, stem) else set()
        assert own == english if language in COMPLETE else own <= english, language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", game_keys())
def test_every_kind_has_its_message(table: str, language: str) -> None:
    """Return the events of a game at its own table, and shared ones at each."""
    wrong, texts = [], sheet(language, table)
    for kind in KINDS:
        if owner(type(kind)) not in (None, table) or (isinstance(kind, PaymentReason) and not kind.logged):
            continue
        figures = {name.replace("_", "-") for name in kind.arg_names}
        if isinstance(kind, PaymentReason):
            figures = {field.name for field in fields(MoneyPaid)}
        if kind.key not in texts:
            wrong.append(f"{kind!r}: no message {kind.key!r}")
        for key in (kind.key, f"{kind.key}.words"):
            if key in texts and not texts[key].variables <= figures:
                wrong.append(f"{key}: {sorted(texts[key].variables - figures)} are no figures of it")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", GAMES)
def test_every_heading_of_accounts_says_who_was_ahead_in_it(table: str | None, language: str) -> None:
    headings = [member for kind in everything(AccountHeading) if owner(kind) == table for member in kind]  # type: ignore[attr-defined]
    texts = sheet(language, table)
    for heading in headings:
        assert f"{heading.key}.words" in texts
        for key in (f"{heading.key}.ahead", f"{heading.key}.behind"):
            assert "difference" in texts[key].variables <= {"difference", *heading.arg_names}
        assert (f"{heading.key}.all" in texts) == bool(heading.arg_names)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: f"{owner(event)}-{event.__name__}")
def test_every_event_says_how_it_is_told(event: type[Event]) -> None:
    assert event_info(event)


def test_an_event_that_does_not_say_how_it_is_told_is_named() -> None:
    class Forgotten(Event):
        """An event without a message."""

    with pytest.raises(TypeError, match=r"Forgotten needs a call of register_event"):
        event_info(Forgotten)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", game_keys())
def test_every_event_that_is_told_has_its_message(table: str, language: str) -> None:
    wrong = []
    for event in EVENTS:
        key = event_info(event).key
        if key is None or owner(event) not in (None, table):
            continue
        given = {field.name.replace("_", "-") for field in fields(event)}
        text = sheet(language, table).get(key)
        if text is None:
            wrong.append(f"{event.__name__}: no message {key!r}")
        elif not text.variables <= given:
            wrong.append(f"{key}: {sorted(text.variables - given)} are no fields of {event.__name__}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", GAMES)
def test_every_word_that_is_said_has_its_message(table: str | None, language: str) -> None:
    wrong = []
    assert len(sayings(table)) > 5
    for said in sayings(table):
        text = sheet(language, table).get(said.key)
        if text is None:
            wrong.append(f"{said.place}: no message {said.key!r}")
        elif not said.open and not text.variables <= said.figures:
            wrong.append(f"{said.place}: {said.key} lacks {sorted(text.variables - said.figures)}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SETTINGS)
def test_each_setting_has_its_messages(name: str, language: str) -> None:
    key = f"setting-{name.replace('_', '-')}"
    assert {key, f"{key}.words"} <= sheet(language, None).keys()
    if SETTINGS[name].continuous:
        return
    with override(language):
        labels = [label_of(choice) for choice in SETTINGS[name].choices]
    assert len({*labels}) == len(labels) > 1


def derived(key: str) -> set[str]:
    """The messages that name the things of a game's board, its evaluation's terms, and what a move lacked."""
    found = {"game-title", "game-summary", "game-period", "game-scores"}
    box = find_game(key)
    for option in box.options:
        found |= {f"option-{option.key}", f"option-{option.key}.help"}
    terms = knowledge_of(key).evaluator.terms
    found |= {term_message_key(term) for term in terms}
    found |= {term_name(box, term, is_gain) for term in terms for is_gain in (True, False)}
    for field, coder in box.codecs.items():
        if isinstance(coder, NameCodec):
            found.add(str(coder.what))
            found |= {name_key(field, name) for name in coder.names}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", game_keys())
def test_every_term_of_an_evaluation_has_its_name(key: str, language: str) -> None:
    game = find_game(key)
    terms = knowledge_of(key).evaluator.terms
    wanted = {term_message_key(term) for term in terms}
    wanted |= {term_name(game, term, is_gain) for term in terms for is_gain in (True, False)}
    assert wanted <= sheet(language, key).keys()


PROPER: Final = {"city", "start_city", "baron", "hex", "stop"}
"""Fields whose names are people's and places', which are the same in every language; a hex has its city's."""
CARD_OF_A_CITY: Final = "family"
"""The field that is said only of cards that belong to a city; others have titles as cards."""
COMPANIES: Final = {"american_rails"}
"""Games whose companies have names of their own; in others they are called by their colours."""


def said_of_a_number(key: str, field: str) -> bool:
    """Whether any message of a game has a figure that stands for the things of this field."""
    wanted = {field.replace("_", "-")}
    wanted |= {f"{one}-{part}" for one in wanted for part in ("a", "b")}
    return any(wanted & text.variables for text in sheet("en", key).values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", game_keys())
def test_the_things_of_each_games_own_board_have_titles(key: str, language: str) -> None:
    """Otherwise a player would read the name in the file."""
    box, texts = find_game(key), sheet(language, key)
    for field, coder in box.codecs.items():
        if not isinstance(coder, NameCodec) or field in PROPER or (field == "company" and key in COMPANIES):
            continue
        if not said_of_a_number(key, field):
            continue
        titled = box.titles.get(language, {})
        missing = [
            name
            for name, title in zip(coder.names, coder.titles, strict=True)
            if title is None
            and not name.isdigit()
            and name not in titled
            and name_key(field, name) not in texts
            and not (field == CARD_OF_A_CITY and name_key("card", name) in texts)
        ]
        assert not missing, f"{field}: {missing}"


@pytest.mark.parametrize("table", GAMES)
def test_no_message_is_never_said(table: str | None) -> None:
    known = {kind.key for kind in KINDS} | {event_info(event).key for event in EVENTS}
    known |= {f"{event_info(event).key}-final" for event in EVENTS if event_info(event).reveals}
    known |= set().union(*map(constants, GAMES if table is None else (table, None)))
    known |= set().union(*(derived(key) for key in (game_keys() if table is None else (table,))))
    known |= {f"badge-{one.key}{end}" for one in achievements(table or HOUSE_BADGES) for end in ("", ".how")}
    known |= {f"seat-colour-{colour.name}" for colour in SEATS}
    for name, setting in SETTINGS.items():
        known.add(f"setting-{name.replace('_', '-')}")
        known |= set() if setting.continuous else {f"choice-{choice}" for choice in setting.choices}
    known |= {f"turn-{number}" for number in range(1, MOST + 1)}
    known |= {key for lesson in lessons_of(table or "") for _, key, _ in messages_of(lesson)}
    texts = {key for name in names_of(table) for key in read(path_of("en", name)).texts}
    known |= {
        f"{kind.key}.{end}" for kind in KINDS if isinstance(kind, AccountHeading) for end in SAID_OF_ACCOUNTS
    }
    unused = {key for key in texts if key not in known and key.removesuffix(".words") not in known}
    assert not unused
