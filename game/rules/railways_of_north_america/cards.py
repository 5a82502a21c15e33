"""Operations cards, barons and major lines as the board file gives them, checked.

>>> from game.rules.railways_of_north_america.board import load_board
>>> board = load_board()
>>> board.barons[0].name, board.barons[0].description()
('William Van Horne', Message(task-connect city=(19, 22)))
>>> board.operations[0].name, board.operations[0].description(board.data.cost)
('First Freight', Message(effect-delivery points=1 count=1))
>>> for card in (board.barons[0], board.operations[0], board.major_lines[0]):
...     type(card).__name__, card.points
('Baron', 5)
('Operation', 1)
('MajorLine', 12)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.rules.messages import AnyOf, Message
from game.rules.railways_of_north_america import board_file
from game.rules.railways_of_north_america.board_file import (
    CARD_KEYS,
    IMMEDIATE,
    KINDS_OF,
    SEVERAL_CARDS,
    TASK_KEYS,
    BaronData,
    CostData,
    MajorLineData,
    OperationData,
)
from game.rules.railways_of_north_america.message_ids import Effect, Task
from game.rules.railways_of_north_america.steps import CARDS_PER_PLAYER, NONE, THOUSAND
from game.rules.validation import BoardErrorCode

Expect = Callable[[bool, str, Message], None]
"""Raises an error that names a key and what was expected, unless something holds."""

_CARD_PARAMETERS = ("points", "city", "links", "colours", "most", "cubes", "water", "ridge")
_TASK_PARAMETERS = ("cities", "at_least", "with_at_least_links")


@dataclass(frozen=True, slots=True)
class Operation:
    """An operations card, in `copies` copies; fields that its effect doesn't need are 0, the city -1.

    Its `name` is unlike all others; cards for several cities share a `family` ("Hotel").
    """

    name: str
    family: str
    kind: str
    effect: str
    when: str
    copies: int
    city: int
    points: int
    links: int
    colours: int
    most: int
    cubes: int
    water: int
    ridge: int

    def description(self, cost: CostData) -> Message:
        """Return its effect, at the board's prices."""
        match self.effect:
            case board_file.DELIVERY:
                kind = Effect.DELIVERY if self.city == NONE else Effect.BOUNTY
                return kind(points=self.points, count=max(1, self.links))
            case board_file.COLOURS:
                return Effect.COLOURS(points=self.points, count=self.colours)
            case board_file.EXECUTIVE:
                return Effect.TWO_ACTIONS() if self.kind == IMMEDIATE else Effect.ONE_MORE_ACTION()
            case board_file.TRAIN:
                return Effect.TRAIN(amount=THOUSAND)
            case board_file.HOTEL:
                return Effect.HOTEL(points=self.points)
            case board_file.CHARTER:
                return Effect.CHARTER(points=self.points, city=self.city, most=self.most)
            case board_file.ENGINEERING:
                return Effect.ENGINEERING(amount_water=self.water, amount_ridge=self.ridge)
            case board_file.MINES:
                return Effect.MINES(amount=cost.mine, count=self.cubes)
            case board_file.GROWTH:
                return Effect.GROWTH(count=self.cubes)
        return _PLAIN_EFFECTS[self.effect]()


_PLAIN_EFFECTS: Final = {
    board_file.FERRY: Effect.FERRY,
    board_file.TUNNEL: Effect.TUNNEL,
    board_file.LAND_GRANT: Effect.LAND_GRANT,
    board_file.NEW_INDUSTRY: Effect.INDUSTRY,
}
"""The effects without arguments."""


@dataclass(frozen=True, slots=True)
class Baron:
    """A railroad baron: the goal, its numbers (0 if there are none), and its points."""

    name: str
    task: str
    cities: tuple[int, ...]
    at_least: int
    with_at_least_links: int
    points: int

    def description(self) -> Message:
        """Return what the baron asks for."""
        match self.task:
            case board_file.CONNECT:
                return Task.CONNECT(city=self.cities)
            case board_file.CITIES:
                return Task.CITIES(city=self.cities, count=self.at_least, total=len(self.cities))
            case board_file.RIDGE_LINKS:
                return Task.RIDGE_LINKS(count=self.at_least)
            case board_file.SNOW_LINKS:
                return Task.SNOW_LINKS(count=self.at_least)
            case board_file.FEWEST_BONDS:
                return Task.FEWEST_BONDS(count=self.with_at_least_links)
        return _PLAIN_TASKS[self.task]()


_PLAIN_TASKS: Final = {
    board_file.LONGEST_CHAIN: Task.LONGEST_CHAIN,
    board_file.HIGHEST_ENGINE: Task.HIGHEST_ENGINE,
    board_file.MOST_CITIES: Task.MOST_CITIES,
    board_file.MOST_LINKS: Task.MOST_LINKS,
}
"""The goals without arguments."""


@dataclass(frozen=True, slots=True)
class MajorLine:
    """A major line between two cities (numbers)."""

    name: str
    a: int
    b: int
    points: int


def _number(numbers: Mapping[str, int], name: str, key: str, expect: Expect) -> int:
    expect(name in numbers, key, BoardErrorCode.NO_CITY(found=name))
    return numbers[name]


def read_operations(
    cards: Sequence[OperationData], numbers: Mapping[str, int], most_players: int, expect: Expect
) -> list[Operation]:
    """Return the operations cards; `numbers` are the cities' by their names."""
    found: list[Operation] = []
    single: set[str] = set()
    names = [card.name if card.city is None else f"{card.name}: {card.city}" for card in cards]
    expect(len(set(names)) == len(cards), "operations", BoardErrorCode.SAME_NAMES())
    for i, card in enumerate(cards):
        key = f"operations[{i}]"
        kinds = KINDS_OF[card.effect]
        expect(card.kind in kinds, f"{key}.kind", BoardErrorCode.CARD_KIND(kind=AnyOf(kinds), of=card.effect))
        needed, allowed = CARD_KEYS.get(card.effect, ((), ()))
        for name in _CARD_PARAMETERS:
            given = getattr(card, name) is not None
            expect(
                not given or name in needed or name in allowed,
                f"{key}.{name}",
                BoardErrorCode.NO_KEY(of=card.effect),
            )
            expect(given or name not in needed, f"{key}.{name}", BoardErrorCode.KEY_NEEDED(of=card.effect))
        expect(
            card.effect in SEVERAL_CARDS or card.effect not in single,
            f"{key}.effect",
            BoardErrorCode.ONE_CARD(of=card.effect),
        )
        single.add(card.effect)
        found.append(
            Operation(
                names[i],
                card.name,
                card.kind,
                card.effect,
                card.when,
                card.copies,
                NONE if card.city is None else _number(numbers, card.city, f"{key}.city", expect),
                card.points or 0,
                card.links or 0,
                card.colours or 0,
                card.most or 0,
                card.cubes or 0,
                card.water or 0,
                card.ridge or 0,
            )
        )
    shuffled = sum(card.copies for card in found if card.when == "deck")
    least = CARDS_PER_PLAYER * most_players
    expect(shuffled >= least, "operations", BoardErrorCode.AT_LEAST(minimum=least, found=shuffled))
    return found


def read_barons(
    barons: Sequence[BaronData], numbers: Mapping[str, int], least: int, expect: Expect
) -> list[Baron]:
    """Return the barons. Raises `BoardError` if there are fewer than `least`."""
    expect(len(barons) >= least, "barons", BoardErrorCode.AT_LEAST(minimum=least, found=len(barons)))
    expect(len({baron.name for baron in barons}) == len(barons), "barons", BoardErrorCode.SAME_NAMES())
    found: list[Baron] = []
    for i, baron in enumerate(barons):
        key = f"barons[{i}]"
        needed = TASK_KEYS.get(baron.task, ())
        for name in _TASK_PARAMETERS:
            given = getattr(baron, name) is not None
            expect(given or name not in needed, f"{key}.{name}", BoardErrorCode.KEY_NEEDED(of=baron.task))
            expect(not given or name in needed, f"{key}.{name}", BoardErrorCode.NO_KEY(of=baron.task))
        cities = tuple(_number(numbers, name, f"{key}.cities", expect) for name in baron.cities or ())
        expect(
            baron.cities is None or len(set(cities)) == len(cities) >= 2,
            f"{key}.cities",
            BoardErrorCode.TWO_CITIES(),
        )
        expect(
            baron.task != "cities" or (baron.at_least or 0) <= len(cities),
            f"{key}.at_least",
            BoardErrorCode.AT_MOST(maximum=len(cities), found=baron.at_least or 0),
        )
        found.append(
            Baron(
                baron.name,
                baron.task,
                cities,
                baron.at_least or 0,
                baron.with_at_least_links or 0,
                baron.points,
            )
        )
    return found


def read_major_lines(
    lines: Sequence[MajorLineData], numbers: Mapping[str, int], expect: Expect
) -> list[MajorLine]:
    """Return the major lines."""
    expect(len({line.name for line in lines}) == len(lines), "major_lines", BoardErrorCode.SAME_NAMES())
    found: list[MajorLine] = []
    for i, line in enumerate(lines):
        key = f"major_lines[{i}].ends"
        a, b = (_number(numbers, name, key, expect) for name in line.ends)
        expect(a != b, key, BoardErrorCode.SAME_CITY(found=line.ends[0]))
        found.append(MajorLine(line.name, a, b, line.points))
    return found
