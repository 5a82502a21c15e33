"""Text forms of moves."""

from dataclasses import dataclass

import pytest

from game.rules.codecs import AmountCodec, MoveParseError, NameCodec, RouteCodec
from game.rules.contract import Move
from game.rules.notation import Notation


@dataclass(frozen=True, slots=True)
class Rest(Move):
    """A move without fields."""


@dataclass(frozen=True, slots=True)
class RestLong(Move):
    """A move whose verb begins with another's."""


@dataclass(frozen=True, slots=True)
class Send(Move):
    """A move with two names and an amount."""

    town: int
    to: int
    amount: int


TOWNS = NameCodec("town", ["York", "New York", "New York City", "St. Louis, Mo."])
NOTATION = Notation(
    {"rest": Rest, "rest long": RestLong, "send": Send}, {"town": TOWNS, "to": TOWNS, "amount": AmountCodec()}
)


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Rest(), "rest"),
        (RestLong(), "rest long"),
        (Send(0, 1, 5), "send York New York 5"),
        (Send(1, 0, 0), "send New York York 0"),
        (Send(2, 3, 120), "send New York City St. Louis, Mo. 120"),
    ],
)
def test_moves_are_written_and_read_back(move, text):
    assert NOTATION.format_move(move) == text
    assert NOTATION.parse_move(text) == move


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "move-error-no-move text= expected=('rest', 'rest long', 'send')"),
        ("Rest", "move-error-no-move text=Rest "),
        ("resting", "move-error-no-move text=resting "),
        ("rest now", "move-error-left-over text=rest now rest=now"),
        ("send", "text=send why=move-error-no-name expected=what-town found="),
        ("send Yorkshire York 5", "move-error-no-name expected=what-town found=Yorkshire York 5"),
        ("send York Leeds 5", "move-error-no-name expected=what-town found=Leeds 5"),
        ("send York York", "move-error-no-amount found="),
        ("send York York five", "move-error-no-amount found=five"),
        ("send York York -5", "move-error-no-amount found=-5"),
        ("send York York 5.0", "move-error-no-amount found=5.0"),
        ("send York York \N{ARABIC-INDIC DIGIT FIVE}", "move-error-no-amount"),
        ("send York York 5 6", "move-error-left-over text=send York York 5 6 rest=6"),
        ("send York York " + "9" * 5000, "move-error-no-amount found=999"),
    ],
)
def test_what_cannot_be_read_says_what_was_expected(text, told):
    with pytest.raises(MoveParseError) as error:
        NOTATION.parse_move(text)
    assert told in str(error.value)


@dataclass(frozen=True, slots=True)
class Travel(Move):
    """A move with a row of places."""

    towns: tuple[int, ...]


ROUTES = Notation({"travel": Travel}, {"towns": RouteCodec(TOWNS)})


def test_a_route_is_written_and_read_back():
    assert ROUTES.format_move(Travel((0, 3, 1))) == "travel York > St. Louis, Mo. > New York"
    assert ROUTES.parse_move("travel York > St. Louis, Mo. > New York") == Travel((0, 3, 1))
    assert ROUTES.parse_move("travel York") == Travel((0,))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("travel York > Leeds", "move-error-no-name expected=what-town found=Leeds"),
        ("travel York New York > York", "move-error-no-name expected=what-town found=York New York"),
        ("travel", "move-error-no-name expected=what-town found="),
    ],
)
def test_a_route_that_cannot_be_read(text, told):
    with pytest.raises(MoveParseError) as error:
        ROUTES.parse_move(text)
    assert told in str(error.value)
