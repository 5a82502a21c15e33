"""Match files: writing, reading, and invalid files of every kind."""

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ai.registry import BotMessage
from game.match import import_export
from game.match.import_export import (
    MAXIMUM_MOVES,
    MatchFileError,
    file_name,
    from_json,
    read_file,
    to_json,
    write_file,
)
from game.match.journal import JournalErrorCode, SeatPlan
from game.match.match import Match
from game.rules.catalog import CatalogErrorCode
from game.rules.contract import CHANCE, SetupErrorCode
from game.rules.files import FileErrorCode
from game.rules.schema_errors import SchemaError, ValueType
from game.words import localize
from tests.helpers.refusals import Told, refused
from tests.match.toy import Roll, Take

HEAD = b'{"format": "parlorcar match", "format_version": 2'
SEATS = [SeatPlan("Ada", 0), SeatPlan("Ben", 1, "greedy")]


def played() -> Match:
    match = Match.new("toy", SEATS, {"high": True}, seed=5, practice=True, name="Sunday")
    match.play(Take(1))
    match.play(Roll(), note="A note.")
    match.set_seat(1, SeatPlan("Bea", 3))
    match.play(Take(3))
    match.undo()
    return match


def plain() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(to_json(played()))
    return data


def read(data: object) -> import_export.ImportedMatch:
    return from_json(json.dumps(data).encode())


def test_match_file_round_trips(tmp_path: Path) -> None:
    match = played()
    write_file(match, tmp_path / "match.json")
    found = read_file(tmp_path / "match.json")
    assert found.error is None
    assert found.match.journal == match.journal
    assert found.match.state == match.state
    assert found.match.name == "Sunday"
    assert found.match.id is None
    assert found.match.redo()
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]


def test_a_file_is_one_json_object_with_its_versions() -> None:
    data = plain()
    assert (data["format"], data["format_version"], data["rules_version"]) == ("parlorcar match", 2, 2)
    assert data["moves"][0] == {"move": "take 1", "seat": 0, "by": "person", "note": ""}


def test_a_file_is_named_after_the_match() -> None:
    match = played()
    assert file_name(match) == "toy-sunday.parlorcar"
    match.rename("../Ärger & Söhne_")
    assert file_name(match) == "toy-ärger-söhne.parlorcar"


@pytest.mark.parametrize(
    (("text", "expected", "place")),
    [
        (b"", FileErrorCode.BAD_JSON(line=1, column=1), ""),
        (b"hello", FileErrorCode.BAD_JSON(line=1, column=1), ""),
        (HEAD + b',\n  "name": x}', FileErrorCode.BAD_JSON(line=2, column=11), ""),
        (b"\xff\xfe\x00", FileErrorCode.BAD_JSON(line=1, column=1), ""),
        (b"[1, 2]", SchemaError.KIND(kind=ValueType.OBJECT(), found=ValueType.ARRAY()), ""),
        (b"{}", SchemaError.FIELD(field="format"), ""),
        (b'{"format": "parlorcar match"}', SchemaError.FIELD(field="format_version"), ""),
        (
            b'{"format": "other", "format_version": 1}',
            SchemaError.VALUE(expected="parlorcar match", found="other"),
            "format",
        ),
        (
            b'{"format": "parlorcar match", "format_version": 3}',
            JournalErrorCode.NEWER(),
            "format_version",
        ),
        (b'{"format": "parlorcar match", "format_version": 1', FileErrorCode.BAD_JSON(line=1, column=50), ""),
        pytest.param(HEAD + b', "moves": ' + b"[" * 100_000, FileErrorCode.TOO_DEEP(), "", id="deep list"),
        pytest.param(HEAD + b', "deal": ' + b'{"a":' * 100_000, FileErrorCode.TOO_DEEP(), "", id="deep deal"),
    ],
)
def test_invalid_match_file_is_refused_with_the_place(text: bytes, expected: Told, place: str) -> None:
    with refused(MatchFileError, expected, place):
        from_json(text)


@pytest.mark.parametrize(
    ("path", "value", "told", "place"),
    [
        (["game"], "chess", CatalogErrorCode.GAME, "game"),
        (["game"], 5, SchemaError.KIND, "game"),
        (
            ["seats"],
            [],
            JournalErrorCode.SEATS(what=SetupErrorCode.PLAYERS(minimum=2, maximum=4, players=0)),
            "",
        ),
        (["seats", 0, "colour"], "red", SchemaError.KIND, "seats[0].colour"),
        (["seats", 1, "colour"], 0, JournalErrorCode.COLOUR(other=0), "seats[1].colour"),
        (["seats", 1, "name"], "", SchemaError.LONGER, "seats[1].name"),
        (["seats", 1, "title"], "Dr", SchemaError.NO_FIELD(field="title"), "seats[1]"),
        (["seats", 1, "bot"], '__import__("os")', BotMessage.NO_BOT, "seats[1].bot"),
        (["seats", 1, "bot"], "mcts:seconds=1e99", BotMessage.BAD_VALUE, "seats[1].bot"),
        (["seats", 1, "bot"], "expert:character=foo", BotMessage.BAD_VALUE, "seats[1].bot"),
        (["seats", 1, "bot"], "greedy:weights=trial", BotMessage.BAD_VALUE, "seats[1].bot"),
        (["seats", 1, "bot"], "mcts:seed=1,seed=2", BotMessage.TWICE, "seats[1].bot"),
        (["seats", 1, "bot"], "minimax:depth=60,seconds=1", BotMessage.BAD_VALUE, "seats[1].bot"),
        (["seats", 1, "bot"], "minimax:depth=7", BotMessage.BAD_VALUE, "seats[1].bot"),
        (["seats", 1, "bot"], "mcts:playouts=10000000", BotMessage.BAD_VALUE, "seats[1].bot"),
        (["seats", 1, "bot"], "mcts:seconds=3000", BotMessage.BAD_VALUE, "seats[1].bot"),
        (["changes", 0, "plan", "bot"], "mcts:seconds=3000", BotMessage.BAD_VALUE, "changes[0].plan.bot"),
        (["game"], "x" * 1_000_000, SchemaError.SHORTER, "game"),
        (["moves"], [1] * (MAXIMUM_MOVES + 1), SchemaError.SHORTER, "moves"),
        (["deal"], {"a": [[]] * 500_000}, FileErrorCode.TOO_MANY_VALUES, ""),
        (["board"], {"a": [[]] * 50_000}, FileErrorCode.TOO_MANY_VALUES, ""),
        (["changes", 0, "plan", "bot"], "chess", BotMessage.NO_BOT, "changes[0].plan.bot"),
        (["options"], {"low": True}, SetupErrorCode.NO_OPTION, ""),
        (["options"], {"high": 1}, SchemaError.KIND, "options[...]"),
        (["rules_version"], 99, JournalErrorCode.NEWER(), "rules_version"),
        (["rules_version"], 0, SchemaError.OUTSIDE(low=1, high=2, found=0), "rules_version"),
        (["seed"], -1, SchemaError.AT_LEAST, "seed"),
        (["practice"], "yes", SchemaError.KIND, "practice"),
        (["deal"], [], SchemaError.KIND, "deal"),
        (["deal", "points"], [1], JournalErrorCode.DEAL(what=SchemaError.ENTRIES(expected=2, found=1)), ""),
        (["deal", "secrets"], [1, 2, 3], JournalErrorCode.DEAL, ""),
        (["position"], 99, SchemaError.OUTSIDE(low=0, high=4, found=99), "position"),
        (["moves"], {}, SchemaError.KIND, "moves"),
        (["changes", 0, "seat"], 4, SchemaError.OUTSIDE(low=0, high=1, found=4), "changes[0].seat"),
        (["extra"], 1, SchemaError.NO_FIELD(field="extra"), ""),
    ],
)
def test_invalid_field_is_refused_with_the_place(
    path: list[str | int], value: object, told: Told, place: str
) -> None:
    data = plain()
    inner: Any = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    with refused(MatchFileError, told, place):
        read(data)


@pytest.mark.parametrize(
    ("value", "trouble"),
    [
        ({"move": "take 9", "seat": 0}, "number=4 text=take 9 what=forbidden"),
        ({"move": "jump", "seat": 0}, "number=4 text=jump what=move-error-no-name"),
        (
            {"move": "take 1", "seat": 1},
            "number=4 text=take 1 what=journal-turn",
        ),
        ({"move": "take 1", "seat": "Ada"}, "place=moves[3].seat what=schema-error-kind kind=type-int"),
        ({"move": "take 1"}, "place=moves[3] what=schema-error-field field=seat"),
        (7, "place=moves[3] what=schema-error-kind kind=type-object"),
        (None, "place=moves[3] what=schema-error-kind kind=type-object"),
    ],
)
def test_valid_moves_are_kept_and_the_error_names_the_place(value: object, trouble: str) -> None:
    data = plain()
    data["moves"][3] = value
    data["position"] = 4
    found = read(data)
    assert found.error is not None
    assert trouble in str(found.error)
    assert str(found.error).endswith("number=3")
    assert found.match.state == played().position(3)
    assert found.match.play(Take(2))


def test_byte_order_mark_is_ignored(tmp_path: Path) -> None:
    path = tmp_path / "marked.parlorcar"
    path.write_text(json.dumps(plain()), encoding="utf-8-sig")
    assert import_export.read_file(path).match.state == read(plain()).match.state


def test_moves_after_the_end_are_left_out() -> None:
    data = plain()
    data["moves"] = [{"move": "take 1", "seat": number % 2} for number in range(9)]
    found = read(data)
    assert found.error is not None
    assert "number=7 text=take 1 what=refused-over" in str(found.error)
    assert found.match.moves_recorded == 6


def test_file_of_older_rules_is_read_with_a_notice() -> None:
    found = read(plain() | {"rules_version": 1})
    assert found.error is not None
    assert "place=rules_version what=journal-older-rules now=2 found=1" in str(found.error)
    assert found.match.state == played().state


def test_file_that_ends_before_a_roll_continues() -> None:
    data = plain()
    data["moves"] = data["moves"][:2]
    data["position"] = 2
    found = read(data)
    assert found.error is None
    assert found.match.moves_played == 3
    assert found.match.state == played().position(3)


def test_chance_moves_are_not_counted_as_kept() -> None:
    data = plain()
    data["moves"][2] = {"move": "jump", "seat": CHANCE}
    data["position"] = 3
    found = read(data)
    assert found.error is not None
    assert dict(found.error.message.args)["number"] == 2
    assert found.match.moves_recorded == 3


def test_a_huge_file_is_refused_without_reading_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_export, "MAXIMUM_BYTES", 1000)
    (tmp_path / "huge.json").write_bytes(b" " * 5000)
    with refused(MatchFileError, FileErrorCode.TOO_LONG()):
        read_file(tmp_path / "huge.json")


def test_missing_file_is_named(tmp_path: Path) -> None:
    with refused(MatchFileError, FileErrorCode.MISSING()):
        read_file(tmp_path / "none.json")
    with refused(MatchFileError, FileErrorCode.IS_FOLDER()):
        read_file(tmp_path)


def test_pipe_is_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.json")
    with refused(MatchFileError, FileErrorCode.NO_FILE()):
        read_file(tmp_path / "pipe.json")


def test_failed_export_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "match.json").write_text("before")

    def full(number: int) -> None:
        raise OSError(errno.ENOSPC, "no room")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no room"):
        write_file(played(), tmp_path / "match.json")
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("match.json", "before")]


def test_numbers_out_of_bounds_are_refused() -> None:
    """As many loans as that would be offered one by one."""
    seats = [SeatPlan(name, colour) for colour, name in enumerate(("Ada", "Ben", "Cy"))]
    data = json.loads(to_json(Match.new("new_england_railways", seats, seed=1)))
    data["deal"]["debt"][0] = 10**9
    with refused(MatchFileError, SchemaError.AT_MOST, "debt[0]"):
        read(data)


KEYS = [
    *("format", "format_version", "rules_version", "game", "name", "seats", "options", "seed"),
    *("practice", "deal", "position", "moves", "changes"),
]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


@settings(derandomize=True, max_examples=150)
@given(st.sampled_from(KEYS), JSON)
def test_any_field_may_have_any_value(key: str, value: object) -> None:
    """Any file is read, in part or whole, or refused with a message."""
    try:
        found = read(plain() | {key: value})
    except MatchFileError:
        return
    assert Match.from_journal(found.match.journal).state == found.match.state


@settings(derandomize=True, max_examples=100)
@given(st.binary(max_size=200) | st.integers(0, 900).map(lambda cut: to_json_at(cut)))
def test_any_bytes_are_refused_with_a_message(text: bytes) -> None:
    with pytest.raises(MatchFileError):
        from_json(text)


def to_json_at(cut: int) -> bytes:
    """A file that was cut off."""
    whole = to_json(played())
    return whole[: min(cut, len(whole) - 3)]


@settings(derandomize=True, max_examples=40)
@given(st.integers(0, 10**6), st.lists(st.integers(0, 99), max_size=30))
def test_any_match_round_trips(seed: int, does: list[int]) -> None:
    match = Match.new("toy", SEATS, seed=seed, practice=True)
    for number in does:
        if number % 6 == 5:
            match.undo()
        elif not match.is_over:
            moves = match.state.legal_moves()
            match.play(moves[number % len(moves)])
    found = from_json(to_json(match))
    assert found.error is None
    assert found.match.journal == match.journal
    assert found.match.state == match.state
    assert found.match.log == match.log


def test_invalid_note_costs_no_move() -> None:
    data = plain()
    data["moves"][0]["note"] = 5
    found = from_json(json.dumps(data).encode())
    assert found.match.moves_recorded == len(data["moves"])
    assert found.error is not None
    assert localize(found.error).startswith("moves[0].note")
