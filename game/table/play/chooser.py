"""How a move is chosen: every pick narrows the legal moves until one is left.

The rules say which moves are legal; a pick means "of these, those that concern this thing".
Where the moves that are left differ only in an amount, the amount is asked as a number.
This module knows no game's rules.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import Final

from game.rules.contract import Move
from game.table.boards.view import SORT, Thing, things_of

Meaning = Callable[[Move], Sequence[Thing]]
Proposal = Callable[[Move], int | None]
"""Gives the amount to begin with among moves like this one; it is used if it is legal."""
AMOUNT: Final = "amount"
"""The field of a move that is asked as a number: dollars bid, offered, borrowed."""


@dataclass(frozen=True, slots=True)
class AmountAsked:
    """A number to choose: the legal `values` in rising order, and the one chosen now."""

    values: tuple[int, ...]
    value: int
    refused: int | None = None
    """What was typed, where it is none of the values: nothing can be confirmed then."""

    @property
    def lowest(self) -> int:
        """The least that is legal."""
        return self.values[0]

    @property
    def highest(self) -> int:
        """The most that is legal."""
        return self.values[-1]


class Chooser:
    """What the player has picked of the move to come.

    `moves` are the legal moves, `picked` the things chosen so far, in the order of choosing;
    `meaning` gives the things by which a move can be chosen, `proposal` the amount to begin with
    (the lowest if there is no proposal).
    """

    def __init__(
        self,
        moves: Sequence[Move] = (),
        meaning: Meaning = things_of,
        proposal: Proposal = lambda move: None,
    ) -> None:
        self.moves: tuple[Move, ...] = ()
        self.meaning = meaning
        self.proposal = proposal
        self.meanings: dict[Move, frozenset[Thing]] = {}
        """For each legal move, all things by which it can be chosen."""
        self.picked: tuple[Thing, ...] = ()
        self._value: int | None = None
        self._typed = ""
        self._typed_out = False
        """Whether the amount that was typed is all written: a confirmation was asked for."""
        self.offer(moves)

    def offer(self, moves: Sequence[Move]) -> None:
        """Begin a new decision among `moves`."""
        self.moves = tuple(moves)
        self.meanings = {move: frozenset(self.meaning(move)) for move in self.moves}
        self.clear()

    def go_on_among(self, moves: Sequence[Move]) -> None:
        """The same decision among more or fewer moves; what has been chosen stays chosen."""
        chosen = self.picked, self._value, self._typed
        self.offer(moves)
        self.picked, self._value, self._typed = chosen

    def clear(self) -> None:
        """Take back all picks of this decision."""
        self.picked = ()
        self._value = None
        self._typed = ""

    # What is left

    @property
    def untouched(self) -> bool:
        """Whether nothing has been chosen yet, not even an amount."""
        return not self.picked and self._value is None and not self._typed

    @property
    def refuses(self) -> bool:
        """Whether an amount was typed that can't be chosen."""
        amount = self.amount if self._typed else None
        return amount is not None and amount.refused is not None

    @property
    def candidates(self) -> list[Move]:
        """The legal moves that agree with everything picked."""
        return self._agreeing(self.picked)

    def means(self, move: Move, thing: Thing) -> bool:
        """Whether choosing `thing` leaves `move`, one of the legal moves, possible."""
        return thing in self.meanings[move]

    def _agreeing(self, picked: Sequence[Thing]) -> list[Move]:
        wanted = frozenset(picked)
        return [move for move, things in self.meanings.items() if wanted <= things]

    def _with_picks(self, picked: tuple[Thing, ...]) -> Chooser:
        """The same decision with other picks."""
        other = Chooser(meaning=self.meaning, proposal=self.proposal)
        other.moves, other.meanings, other.picked = self.moves, self.meanings, picked
        return other

    @property
    def armed(self) -> Move | None:
        """The one move that a confirmation would play now, if there is just one."""
        candidates = self.candidates
        if len(candidates) == 1:
            return candidates[0]
        amount = self.amount
        if amount is None or amount.refused is not None:
            return None
        return next(move for move in candidates if getattr(move, AMOUNT, None) == amount.value)

    @property
    def amount(self) -> AmountAsked | None:
        """The number that is asked for, where the moves with an amount differ in nothing else.

        None as long as something else may be picked instead of what the amount is for: a price that was
        proposed for a share which nobody chose must not be one key from being offered.
        """
        asked = [move for move in self.candidates if hasattr(move, AMOUNT)]
        if len({_without_amount(move) for move in asked}) != 1 or self._waits_for_pick(asked[0]):
            return None
        values = tuple(sorted(getattr(move, AMOUNT) for move in asked))
        typed = int(self._typed) if self._typed else None
        refused = typed if typed not in values else None
        if self._value is not None:
            # What was chosen among more amounts may be more than can be chosen now.
            nearest = values[max(0, bisect_right(values, self._value) - 1)]
            return AmountAsked(values, nearest, refused)
        proposal = self.proposal(asked[0])
        if proposal is None or proposal not in values:
            proposal = values[0]
        return AmountAsked(values, proposal, refused)

    def _waits_for_pick(self, move: Move) -> bool:
        """Whether things of one sort are still to be chosen among, and the move is meant by one of them.

        A sort of move alone is none of these: whoever chooses an amount has chosen the sort.
        """
        others: dict[str, set[object]] = {}
        for thing in self.things():
            others.setdefault(thing.field, set()).add(thing.value)
        kinds = {thing.field for thing in self.meanings[move]} - {AMOUNT, SORT}
        return any(len(others.get(kind, ())) > 1 for kind in kinds)

    def can_pick(self, thing: Thing) -> bool:
        """Whether some legal move has this thing, whatever has been picked before."""
        return any(thing in things for things in self.meanings.values())

    def together(self, *things: Thing) -> bool:
        """Whether some legal move has all these things."""
        return bool(self._agreeing(things))

    def would_arm(self, thing: Thing) -> Move | None:
        """The move that would be armed if `thing` were picked, if that leaves just one."""
        other = self._with_picks(self.picked)
        return other.armed if other.pick(thing) else None

    def things(self) -> list[Thing]:
        """Everything that can be picked now: what the candidates differ in, in the order of the moves."""
        candidates = self.candidates
        if len(candidates) < 2:
            return []
        found: dict[Thing, int] = {}
        for move in candidates:
            for thing in self.meaning(move):
                if thing.field != AMOUNT:
                    found[thing] = found.get(thing, 0) + 1
        return [thing for thing, count in found.items() if count < len(candidates)]

    def alternatives(self) -> list[Thing]:
        """What can be picked to go on, or, where one move is left, instead of the last pick."""
        found = self.things()
        if found or not self.picked:
            return found
        return self._with_picks(self.picked[:-1]).things()

    # Picking

    def pick(self, thing: Thing) -> bool:
        """Pick a thing; earlier picks that contradict it give way. False if no legal move has it."""
        if not self.can_pick(thing):
            return False
        kept: list[Thing] = []
        for earlier in reversed(self.picked):
            if earlier != thing and self._agreeing((thing, *kept, earlier)):
                kept.insert(0, earlier)
        self.picked = (*kept, thing)
        self._typed = ""
        return True

    def take_back(self) -> bool:
        """Take the last pick back; False if there is none."""
        if not self.picked:
            return False
        self.picked = self.picked[:-1]
        self._typed = ""
        return True

    def choose(self, move: Move) -> None:
        """Pick everything that makes `move`, one of the legal moves."""
        self.picked = tuple(thing for thing in self.meaning(move) if thing.field != AMOUNT)
        self._value, self._typed = getattr(move, AMOUNT, None), ""

    # The amount

    def step_amount(self, steps: int) -> None:
        """Go up or down by so many legal values."""
        amount = self.amount
        if amount is not None:
            place = amount.values.index(amount.value) + steps
            self._value = amount.values[min(max(0, place), len(amount.values) - 1)]
            self._typed = ""

    def type_digit(self, digit: str) -> None:
        """Write the amount digit by digit; after one above the highest, or written out, it begins anew."""
        amount = self.amount
        if amount is not None:
            above = bool(self._typed) and int(self._typed) > amount.highest
            self._type(digit if above or self._typed_out else self._typed + digit)

    def end_typing(self) -> None:
        """The amount is written out: the next digit begins another one."""
        self._typed_out = True

    def erase_digit(self) -> None:
        """Take the last digit of the amount back."""
        amount = self.amount
        if amount is not None:
            self._type((self._typed or str(amount.value))[:-1])

    def _type(self, typed: str) -> None:
        """Take what was typed as the amount, if it is one of the values."""
        self._typed, self._typed_out = typed, False
        amount = self.amount
        if typed and amount is not None and amount.refused is None:
            self._value = int(typed)


def _without_amount(move: Move) -> tuple[object, ...]:
    """A move's kind and all its fields but the amount."""
    named = fields(move)
    return (type(move), *(getattr(move, f.name) for f in named if f.name != AMOUNT))
