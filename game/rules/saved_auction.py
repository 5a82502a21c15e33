"""An auction as plain data: written, read back, and checked against the table it stands on."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Annotated

from msgspec import Meta, Struct

from game.rules.auction import NOBODY, OpenAuction
from game.rules.hexgrid import bits

Count = Annotated[int, Meta(ge=0)]
OrNobody = Annotated[int, Meta(ge=NOBODY)]


class SavedAuction(Struct, forbid_unknown_fields=True):
    """A lot under the hammer."""

    turn: Count
    high: Count
    leader: OrNobody
    still_in: list[Count]
    last_to_pass: OrNobody


def write_auction(auction: OpenAuction | None) -> SavedAuction | None:
    """An auction as data; None while there is none."""
    if auction is None:
        return None
    return SavedAuction(
        auction.turn, auction.high, auction.leader, bits(auction.still_in), auction.last_to_pass
    )


def read_auction(saved: SavedAuction | None, players: int, minimum: int, step: int = 1) -> OpenAuction | None:
    """The auction that was written; `minimum` is the least first bid, bids rise by `step`, in dollars."""
    if saved is None:
        return None
    still_in = sum(1 << seat for seat in saved.still_in)
    auction = OpenAuction(players, saved.turn, minimum, still_in, step=step)
    auction.high = saved.high
    auction.leader = saved.leader
    auction.last_to_pass = saved.last_to_pass
    return auction


def check_auction(
    auction: SavedAuction,
    turn: int,
    cash: Sequence[int],
    bidders: Collection[int],
    minimum: int,
    expect: Callable[[bool, str, str], None],
) -> None:
    """A bidder to come who is not the leader, and a bid that the leader can pay.

    `turn` is the seat that decides, `bidders` the seats that took part from the beginning. `expect`
    is told whether a thing holds, its place and what was expected there.
    """
    still_in = auction.still_in
    expect(auction.turn == turn, "auction.turn", "the seat that decides")
    expect(
        still_in == sorted(set(still_in)) and all(seat in bidders for seat in still_in),
        "auction.still_in",
        "different seats that may bid, ascending",
    )
    expect(turn in still_in, "auction.still_in", "the seat that decides among them")
    if auction.leader == NOBODY:
        expect(auction.high == 0, "auction.high", "0 before the first bid")
    else:
        expect(auction.leader in still_in, "auction.leader", "a seat that is still in, or -1")
        expect(auction.leader != turn, "auction.leader", "another seat than the one that decides")
        expect(
            minimum <= auction.high <= cash[auction.leader],
            "auction.high",
            f"at least {minimum} and no more than the leader has",
        )
    out = {seat for seat in bidders if seat not in still_in}
    expect(
        auction.last_to_pass in out or auction.last_to_pass == NOBODY,
        "auction.last_to_pass",
        "a seat that is out, or -1",
    )
    expect((auction.last_to_pass == NOBODY) == (not out), "auction.last_to_pass", "a seat once one is out")
