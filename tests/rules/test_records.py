"""Records: what is written from their fields is up to date, and does what the fields say."""

import random
import sys
from importlib import import_module
from typing import Annotated

import msgspec
import pytest
from msgspec import Meta

from game import compiled
from game.rules.catalog import all_games, game_packages
from game.rules.contract import TERMINAL
from game.rules.record import (
    Arguments,
    Converted,
    Count,
    Derived,
    IndexOrNone,
    Mask,
    Rows,
    Saved,
    Shared,
    flatten,
    split_rows,
    to_mask,
)
from tests.helpers.play import draw, through_json
from tools import records

pytestmark = pytest.mark.skipif(compiled(), reason="the tool reads plain modules")

MODULE = pytest.mark.parametrize("module", [import_module(name) for name in records.MODULES], ids=str)


@MODULE
def test_what_is_written_is_up_to_date(module):
    for path, wanted in records.up_to_date(module).items():
        assert path.read_text(encoding="utf-8") == wanted, "run: python -m tools.records"


@MODULE
def test_the_slots_are_the_declared_fields(module):
    for record in records.records_in(module):
        slots = [name for base in record.__mro__ for name in getattr(base, "__slots__", ())]
        assert sorted(slots) == sorted(field.name for field in records.fields_of(record))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_states_keep_to_the_bounds_that_are_declared(game):
    """Every state of a game at random fits the form that openings are read with."""
    data_module = import_module(f"{game_packages(game.key).rules}.data")
    (record,) = records.records_in(data_module)
    form = getattr(import_module(f"{data_module.__name__}_form"), records.form_name(record))
    for players in game.players:
        rng = random.Random(players)
        state = game.new_game(players, {}, rng)
        while state.current_player() != TERMINAL:
            told = through_json(state.to_data())
            assert through_json(msgspec.to_builtins(msgspec.convert(told, form))) == told
            state.apply_unchecked(draw(state, rng, by_kind=rng.random() < 0.5))


# The tool, on records of the tests' own.


def words_of(numbers):
    """Numbers as words."""
    return [str(number) for number in numbers]


def numbers_of(words, least):
    """Words as numbers, none of them below `least`."""
    return [max(least, int(word)) for word in words]


class Board:
    """What records share."""


class Purse:
    """A record within a record."""

    owner: "Shared[int]"
    coins: "Saved[list[Count]]"


class Everything:
    """A record with every kind of field."""

    board: "Shared[Board]"
    count: "Saved[Count]"
    most: "Saved[Annotated[int, Meta(ge=0, le=9)]]"
    title: "Saved[str]"
    told: "Saved[bool]"
    year: "Saved[int | None]"
    cash: "Saved[list[Count]]"
    cities: "Saved[Mask]"
    track: "Saved[list[Mask]]"
    dice: "Saved[tuple[int, int]]"
    dealt: "Saved[tuple[tuple[int, int], ...]]"
    route: "Saved[list[tuple[int, ...]]]"
    held: "Saved[Annotated[list[IndexOrNone], Rows('cash')]]"
    stock: "Saved[Annotated[bytearray, Rows('board.rows')]]"
    deck: "Saved[bytearray]"
    purse: "Saved[Annotated[Purse | None, Arguments(owner='count')]]"
    purses: "Saved[list[Purse]]"
    words: "Saved[Annotated[list[int], Converted(list[str], words_of, numbers_of), Arguments(least=2)]]"
    sums: "Derived[list[int]]"


class Undeclared:
    """A record with a field without a rule for keeping it."""

    count: "Saved[Count]"
    cash: "list[int]"


class Unknown:
    """A record with a field that nobody can copy."""

    held: "Saved[dict[str, int]]"


def test_each_kind_of_field_is_copied_written_and_read():
    lines = [line.strip().rstrip(",") for line in records.methods(Everything).splitlines()]
    for field, copied, written, read in [
        ("board", "self.board", None, "board"),
        ("count", "self.count", "self.count", 'data["count"]'),
        ("year", "self.year", "self.year", 'data["year"]'),
        ("cash", "self.cash[:]", "self.cash[:]", 'data["cash"][:]'),
        ("cities", "self.cities", "bits(self.cities)", 'to_mask(data["cities"])'),
        (
            "track",
            "self.track[:]",
            "[bits(item) for item in self.track]",
            '[to_mask(item) for item in data["track"]]',
        ),
        ("dice", "self.dice", "list(self.dice)", '(data["dice"][0], data["dice"][1])'),
        (
            "dealt",
            "self.dealt",
            "[list(item) for item in self.dealt]",
            'tuple((item[0], item[1]) for item in data["dealt"])',
        ),
        (
            "route",
            "self.route[:]",
            "[list(item) for item in self.route]",
            '[tuple(item) for item in data["route"]]',
        ),
        ("held", "self.held[:]", "split_rows(self.held, len(self.cash))", 'flatten(data["held"])'),
        (
            "stock",
            "self.stock[:]",
            "split_rows(self.stock, len(self.board.rows))",
            'bytearray(flatten(data["stock"]))',
        ),
        ("deck", "self.deck[:]", "list(self.deck)", 'bytearray(data["deck"])'),
        (
            "purse",
            "None if self.purse is None else self.purse.copy()",
            "None if self.purse is None else self.purse.to_data()",
            'None if data["purse"] is None else Purse.from_data(data["purse"], owner=new.count)',
        ),
        (
            "purses",
            "[item.copy() for item in self.purses]",
            "[item.to_data() for item in self.purses]",
            '[Purse.from_data(item) for item in data["purses"]]',
        ),
        ("words", "self.words[:]", "words_of(self.words)", 'numbers_of(data["words"], least=2)'),
        ("sums", "self.sums[:]", None, None),
    ]:
        assert f"new.{field} = {copied}" in lines
        assert written is None or f'"{field}": {written}' in lines
        assert read is None or f"new.{field} = {read}" in lines
    assert "new.derive()" in lines
    assert "def from_data(cls, data: Data, board: Board) -> Self:" in lines
    assert '"sums"' in lines


def test_the_form_of_the_data_has_their_kinds_and_bounds():
    lines = [line.strip() for line in records.form_class(Everything).splitlines()]
    assert "class EverythingForm(Struct, forbid_unknown_fields=True):" in lines
    for line in [
        "count: Count",
        "most: Annotated[int, Meta(ge=0, le=9)]",
        "title: str",
        "told: bool",
        "year: int | None",
        "cities: list[Count]",
        "track: list[list[Count]]",
        "dice: tuple[int, int]",
        "dealt: list[tuple[int, int]]",
        "held: list[list[IndexOrNone]]",
        "stock: list[list[Annotated[int, Meta(ge=0, le=255)]]]",
        "purse: PurseForm | None",
        "words: list[str]",
    ]:
        assert line in lines
    assert not any(line.startswith(("board:", "sums:")) for line in lines)


@pytest.mark.parametrize(
    ("record", "told"),
    [
        (Undeclared, "Undeclared.cash: expected Saved, Derived or Shared"),
        (Unknown, "self.held: no copy is known of dict"),
    ],
)
def test_a_field_that_says_too_little_is_named(record, told):
    with pytest.raises(records.NoKind, match=told):
        records.methods(record)


def test_the_tool_says_what_is_not_up_to_date_and_brings_it_up_to_date(tmp_path, monkeypatch, capsys):
    path = tmp_path / "purses.py"
    path.write_text(
        '"""A record."""\n\nfrom __future__ import annotations\n\n'
        "from typing import Self\n\n"
        "from game.rules.contract import Data\nfrom game.rules.record import Count, Saved\n\n\n"
        'class Purse:\n    """Coins."""\n\n    coins: Saved[list[Count]]\n\n\nAFTER = 1\n',
        encoding="utf-8",
    )
    before = path.read_text(encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(records, "MODULES", ("purses",))
    assert records.main(["--check"]) == 1
    assert "not up to date" in capsys.readouterr().out
    assert path.read_text(encoding="utf-8") == before
    assert records.main([]) == 0
    assert path.read_text(encoding="utf-8") != before
    assert records.main(["--check"]) == 0
    del sys.modules["purses"]
    module = import_module("purses")
    purse = module.Purse.from_data({"coins": [1, 2]})
    other = purse.copy()
    other.coins.append(3)
    assert purse.to_data() == {"coins": [1, 2]}
    assert (other.coins, module.AFTER) == ([1, 2, 3], 1)
    forms = import_module("purses_form")
    assert msgspec.convert({"coins": [1]}, forms.PurseForm).coins == [1]
    del sys.modules["purses"], sys.modules["purses_form"]


def test_masks_and_rows():
    assert to_mask([0, 3]) == 9
    assert to_mask([]) == 0
    assert split_rows(bytearray([1, 2, 3, 4]), 2) == [[1, 2], [3, 4]]
    assert flatten([[1, 2], [], [3]]) == [1, 2, 3]
