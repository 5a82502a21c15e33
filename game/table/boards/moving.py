"""Pieces and money on their way, which are not yet where they will come to rest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from game.rules.contract import BANK, MoneyPaid, Party
from game.table.kit.motion import Motion, Motions

Key: TypeAlias = tuple[str, int, *tuple[int, ...]]
"""A piece that may be in motion: its kind, and the numbers that tell it from others ("engine", link)."""


@dataclass(frozen=True, slots=True)
class OnTheWay:
    """A piece on its way; it is not drawn at its final place, which `key` names."""

    key: Key


def hidden_pieces(motions: Motions) -> frozenset[Key]:
    """The pieces that must not be drawn at their final places, because they are on the way."""
    return frozenset(motion.what.key for motion in motions.of(OnTheWay))


@dataclass(frozen=True, slots=True)
class CoinFlight:
    """Dollars on their way from who pays to who is paid; the table draws them over everything else."""

    payer: Party
    payee: Party
    amount: int
    source: Party | None = None
    """At whose place on the board they begin, where the bank pays for a company's success."""

    @classmethod
    def of(cls, event: MoneyPaid, source: Party | None = None) -> CoinFlight:
        """The flight of a payment."""
        return cls(event.payer, event.payee, event.amount, source)


COINS: Final = 5
"""How many coins fly."""
_BEHIND: Final = 0.05
"""The part of a flight by which each coin is behind the one before it."""


def coin_time(time: float, number: int) -> float:
    """How far coin `number`, counted from 0, has come (0 to 1) when `time` of the flight has passed."""
    late = number * _BEHIND
    return min(1.0, max(0.0, (time - late) / (1.0 - (COINS - 1) * _BEHIND)))


def landed(motion: Motion[CoinFlight]) -> int:
    """Dollars that have come in: a part with each coin."""
    arrived = sum(coin_time(motion.time, number) >= 1.0 for number in range(COINS))
    return motion.what.amount * arrived // COINS


def until_paid(motions: Motions, flight: CoinFlight) -> float:
    """Seconds, at normal speed, until the payer of a flight has got what is on the way to him.

    Who borrows to pay is never seen to have less than nothing. The bank always has enough.
    """
    coming = (motion for motion in motions.of(CoinFlight) if motion.what.payee == flight.payer != BANK)
    return max((motion.left for motion in coming), default=0.0)


def send_coins(motions: Motions, flight: CoinFlight, duration: float, delay: float = 0.0) -> None:
    """Let coins fly, `delay` seconds from now, but not before those have come in that are paid with."""
    motions.add(flight, duration=duration, delay=max(delay, until_paid(motions, flight)), tween="linear")


def on_the_way(motions: Motions, party: Party) -> int:
    """Dollars that a party is still to get, less those that have not left it yet."""
    due = 0
    for motion in motions.of(CoinFlight):
        if motion.what.payee == party:
            due += motion.what.amount - landed(motion)
        if motion.what.payer == party and motion.waiting:
            due -= motion.what.amount
    return due
