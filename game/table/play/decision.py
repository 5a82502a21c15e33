"""The decision that a person is making: every pick narrows the legal moves until one is left.

The rules say which moves are legal; a pick means "of these, those that concern this thing". Where the moves
that are left differ only in an amount, the amount is asked as a number. This module knows no game's rules.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Final, Protocol

from game.rules.contract import Move, State
from game.table.boards.shown import MOVE_TYPE, Pickable, pickables_of

AMOUNT: Final = "amount"
"""The field of a move that is chosen as a number: dollars bid, offered, borrowed."""


class MoveReader(Protocol):
    """A mapping from moves to the pickables that choose them, and to the first amount of a choice."""

    def pickables_for(self, state: State, move: Move) -> Sequence[Pickable]:
        """Return the pickables by which a move that is legal in `state` can be chosen."""

    def first_amount(self, move: Move, state: State) -> int | None:
        """Return the first amount among moves like `move`; None for the lowest."""


@dataclass(frozen=True, slots=True)
class AmountChoice:
    """A number to choose: the legal `values` in rising order, and the current one."""

    values: tuple[int, ...]
    value: int
    refused: int | None = None
    """The typed text if it is none of the values; then nothing can be confirmed."""

    @property
    def lowest(self) -> int:
        """Return the lowest legal value."""
        return self.values[0]

    @property
    def highest(self) -> int:
        """Return the highest legal value."""
        return self.values[-1]


@dataclass(frozen=True, eq=False)
class Decision:
    """The legal moves and what the player has picked of the move to come.

    It is never changed, but replaced whole: two decisions are the same only if they are one object.
    """

    moves: tuple[Move, ...] = ()
    things: Mapping[Move, tuple[Pickable, ...]] = field(default_factory=dict)
    """All pickables by which each legal move can be chosen, in order."""
    meanings: Mapping[Move, frozenset[Pickable]] = field(default_factory=dict)
    """The pickables by which each legal move can be chosen, as sets."""
    reader: MoveReader | None = None
    """The source of the first amount; None for the lowest."""
    known: State | None = None
    """The state as far as everybody at the screen may know it."""
    picked: tuple[Pickable, ...] = ()
    """The picks, in order."""
    plan: tuple[Move, ...] = ()
    """The moves that a confirmation plays one after the other, the armed one first; empty if only one."""
    value: int | None = None
    """The amount, if it was changed."""
    typed: str = ""
    """The digits of an amount that is being typed."""
    typing_ended: bool = False
    """Whether a confirmation was attempted since the last digit, so that the next one begins a new amount."""

    @classmethod
    def among(
        cls, moves: Sequence[Move], reader: MoveReader | None = None, state: State | None = None
    ) -> Decision:
        """Return a decision among `moves`, which are legal in `state`."""
        if reader is None or state is None:
            things = {move: tuple(pickables_of(move)) for move in moves}
        else:
            things = {move: tuple(reader.pickables_for(state, move)) for move in moves}
        meanings = {move: frozenset(some) for move, some in things.items()}
        return cls(tuple(moves), things, meanings, reader, state)

    # What is left

    @property
    def untouched(self) -> bool:
        """Return whether nothing has been chosen yet, not even an amount."""
        return not self.picked and self.value is None and not self.typed

    @property
    def refuses(self) -> bool:
        """Return whether an illegal amount was typed."""
        return bool(self.typed) and self.amount is not None and self.amount.refused is not None

    @cached_property
    def candidates(self) -> Sequence[Move]:
        """Return the legal moves that agree with all picks."""
        return self._agreeing(self.picked)

    def means(self, move: Move, thing: Pickable) -> bool:
        """Return whether picking `thing` leaves `move`, one of the legal moves, possible."""
        return thing in self.meanings[move]

    def _agreeing(self, picked: Sequence[Pickable]) -> Sequence[Move]:
        if not picked:
            return self.moves
        wanted = frozenset(picked)
        return [move for move, things in self.meanings.items() if wanted <= things]

    @cached_property
    def armed(self) -> Move | None:
        """Return the single move that a confirmation would play now, or None."""
        candidates = self.candidates
        if len(candidates) == 1:
            return candidates[0]
        amount = self.amount
        if amount is None or amount.refused is not None:
            return None
        return next(move for move in candidates if getattr(move, AMOUNT, None) == amount.value)

    @cached_property
    def amount(self) -> AmountChoice | None:
        """Return the amount to choose, if the moves with an amount differ in nothing else.

        None as long as something else may be picked instead of what the amount is for: a price that was
        proposed for a share which nobody chose must not be one key from being offered.
        """
        asked = [move for move in self.candidates if hasattr(move, AMOUNT)]
        if not _differ_only_in_amount(asked) or self._needs_pick(asked[0]):
            return None
        values = tuple(sorted(getattr(move, AMOUNT) for move in asked))
        typed = int(self.typed) if self.typed else None
        refused = typed if typed not in values else None
        if self.value is not None:
            # What was chosen among more amounts may be more than can be chosen now.
            nearest = values[max(0, bisect_right(values, self.value) - 1)]
            return AmountChoice(values, nearest, refused)
        first = None
        if self.reader is not None and self.known is not None:
            first = self.reader.first_amount(asked[0], self.known)
        return AmountChoice(values, first if first in values and first is not None else values[0], refused)

    def _needs_pick(self, move: Move) -> bool:
        """Return whether something of one kind must still be picked, and the move is meant by it.

        A type of move alone doesn't count, because choosing an amount implies it.
        """
        others: dict[str, set[object]] = {}
        for thing in self.options:
            others.setdefault(thing.field, set()).add(thing.value)
        kinds = {thing.field for thing in self.meanings[move]} - {AMOUNT, MOVE_TYPE}
        return any(len(others.get(kind, ())) > 1 for kind in kinds)

    def can_pick(self, thing: Pickable) -> bool:
        """Return whether some legal move has this pickable, whatever was picked before."""
        return any(thing in things for things in self.meanings.values())

    def together(self, *things: Pickable) -> bool:
        """Return whether some legal move has all these pickables."""
        return bool(self._agreeing(things))

    def would_arm(self, thing: Pickable) -> Move | None:
        """Return the move that would be armed if `thing` were picked, if that leaves just one."""
        other = replace(self, value=None, typed="").pick(thing)
        return other.armed if other is not None else None

    @cached_property
    def options(self) -> Sequence[Pickable]:
        """Return everything that can be picked now: what the candidates differ in, in the order of the
        moves.
        """
        candidates = self.candidates
        if len(candidates) < 2:
            return []
        found: dict[Pickable, int] = {}
        for move in candidates:
            for thing in self.things[move]:
                if thing.field != AMOUNT:
                    found[thing] = found.get(thing, 0) + 1
        return [thing for thing, count in found.items() if count < len(candidates)]

    @property
    def alternatives(self) -> Sequence[Pickable]:
        """Return what can be picked to continue or, if one move is left, instead of the last pick."""
        if self.options or not self.picked:
            return self.options
        return replace(self, picked=self.picked[:-1]).options

    # Picking

    def pick(self, thing: Pickable) -> Decision | None:
        """Return the decision with a pick; earlier picks that contradict it are dropped. None if no legal
        move has it.
        """
        if not self.can_pick(thing):
            return None
        kept: list[Pickable] = []
        for earlier in reversed(self.picked):
            if earlier != thing and self._agreeing((thing, *kept, earlier)):
                kept.insert(0, earlier)
        return replace(self, picked=(*kept, thing), plan=(), typed="")

    def choose(self, move: Move, plan: tuple[Move, ...] = ()) -> Decision:
        """Return the decision with everything picked that makes `move`, a legal move; `plan` begins with
        it.
        """
        picked = tuple(thing for thing in self.things[move] if thing.field != AMOUNT)
        return replace(self, picked=picked, plan=plan, value=getattr(move, AMOUNT, None), typed="")

    def clear(self) -> Decision:
        """Return the decision without picks."""
        return replace(self, picked=(), plan=(), value=None, typed="")

    def go_on_among(self, other: Decision) -> Decision:
        """Return the decision with the same picks among the moves of another decision."""
        return replace(
            other,
            picked=self.picked,
            plan=self.plan,
            value=self.value,
            typed=self.typed,
            typing_ended=self.typing_ended,
        )

    # The amount

    def step_amount(self, steps: int) -> Decision:
        """Return the decision with the amount N legal values higher or lower."""
        amount = self.amount
        if amount is None:
            return self
        place = amount.values.index(amount.value) + steps
        return replace(self, value=amount.values[min(max(0, place), len(amount.values) - 1)], typed="")

    def type_digit(self, digit: str) -> Decision:
        """Return the decision with a digit typed; after an amount above the highest, or a confirmation, it
        begins a new one.
        """
        amount = self.amount
        if amount is None:
            return self
        above = bool(self.typed) and int(self.typed) > amount.highest
        return self._type(digit if above or self.typing_ended else self.typed + digit)

    def end_typing(self) -> Decision:
        """Return the decision with the amount complete: the next digit begins a new one."""
        return replace(self, typing_ended=True) if self.typed else self

    def erase_digit(self) -> Decision:
        """Return the decision without the last digit of the amount."""
        amount = self.amount
        return self if amount is None else self._type((self.typed or str(amount.value))[:-1])

    def _type(self, typed: str) -> Decision:
        """Return the decision with the typed text as the amount, if it is one of the values."""
        other = replace(self, typed=typed, typing_ended=False)
        if typed and other.amount is not None and other.amount.refused is None:
            return replace(other, value=int(typed))
        return other


def _differ_only_in_amount(moves: Sequence[Move]) -> bool:
    """Return whether there are moves, and all are equal except for the amount."""
    if not moves:
        return False
    first = moves[0]
    names = [f.name for f in fields(first) if f.name != AMOUNT]
    for move in moves[1:]:
        if type(move) is not type(first):
            return False
        for name in names:
            if getattr(move, name) != getattr(first, name):
                return False
    return True
