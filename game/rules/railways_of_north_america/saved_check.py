"""What a saved state must agree in, with itself and with the board."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.rules.contract import BadData
from game.rules.railways_of_north_america.board import HIGHEST_ENGINE, Board
from game.rules.railways_of_north_america.steps import (
    BID,
    DRAW,
    ENDED,
    GOING_ON,
    GREY,
    KEEP_BARON,
    LAY,
    MARKERS_GONE,
    MORE,
    NONE,
    TURN_CARD,
    UPGRADE,
)
from game.rules.saved_auction import check_auction

if TYPE_CHECKING:
    from game.rules.railways_of_north_america.saved import Saved


def expect(holds: bool, key: str, expected: str) -> None:
    """Raise `BadData`, naming the key and what was expected, unless something holds."""
    if not holds:
        raise BadData(f"state of Railways of North America: {key}: expected {expected}")


def check_saved(saved: Saved, board: Board) -> None:
    """Raise `BadData` for data that contradict themselves or the board; track is checked as it is laid."""
    _check_seats(saved, board)
    _check_barons(saved, board)
    _check_cubes(saved, board)
    _check_cards(saved, board)
    _check_decision(saved, board)


def _expect_set(found: Iterable[int], numbers: range, key: str) -> None:
    listed = list(found)
    expect(
        listed == sorted(set(listed)) and all(number in numbers for number in listed),
        key,
        f"different numbers below {len(numbers)}, ascending",
    )


def _check_seats(saved: Saved, board: Board) -> None:
    players = saved.players
    for key in ("first", "turn"):
        expect(getattr(saved, key) < players, key, "a seat")
    for key in ("cash", "bonds", "points", "engine", "dealt", "kept", "delivered", "engineered", "held"):
        expect(len(getattr(saved, key)) == players, key, f"one entry for each of {players} seats")
    expect(saved.acted < players, "acted", f"less than {players}")
    in_order = saved.step in (BID, TURN_CARD, ENDED) or saved.turn == (saved.first + saved.acted) % players
    expect(in_order, "turn", "the seat whose turn it is after those that have acted")
    most = board.data.setup.most_turns
    expect(saved.turn_number <= most, "turn_number", f"at most {most}")
    for seat, colours in enumerate(saved.delivered):
        _expect_set(colours, range(len(board.colours)), f"delivered[{seat}]")
    expect(
        len(saved.claimed) == len(board.major_lines) and all(seat < players for seat in saved.claimed),
        "claimed",
        f"a seat or -1 for each of {len(board.major_lines)} major lines",
    )


def _check_barons(saved: Saved, board: Board) -> None:
    dealt = [baron for pair in saved.dealt for baron in pair]
    expect(
        len(set(dealt)) == len(dealt) and all(baron < len(board.barons) for baron in dealt),
        "dealt",
        f"different barons below {len(board.barons)}",
    )
    for seat, (pair, kept) in enumerate(zip(saved.dealt, saved.kept, strict=True)):
        place = (seat - saved.first) % saved.players
        waiting = saved.step == KEEP_BARON and place >= saved.acted
        expect(
            kept == NONE if waiting else kept in pair,
            f"kept[{seat}]",
            "-1 before the choice" if waiting else "one of the barons dealt",
        )


def _check_cubes(saved: Saved, board: Board) -> None:
    cities, colours = len(board.cities), len(board.colours)
    expect(
        len(saved.cubes) == cities and all(len(row) == colours for row in saved.cubes),
        "cubes",
        f"{cities} lists of {colours} numbers",
    )
    expect(len(saved.bag) == colours, "bag", f"one number for each of {colours} colours")
    for colour, total in enumerate(board.goods):
        found = saved.bag[colour] + sum(row[colour] for row in saved.cubes)
        expect(found <= total, "cubes", f"at most {total} {board.colours[colour]} ones with the bag's")
    expect(
        len(saved.demand) == cities and all(colour < colours for colour in saved.demand),
        "demand",
        f"a colour or -1 for each of {cities} cities",
    )
    placed = []
    for i, (colour, city) in enumerate(zip(saved.demand, board.cities, strict=True)):
        expect(city.colour in (GREY, colour), f"demand[{i}]", "the printed colour")
        if colour != city.colour:
            placed.append(colour)
    for colour, count in enumerate(board.new_cities):
        expect(placed.count(colour) <= count, "demand", f"at most {count} new {board.colours[colour]} cities")
    _expect_set(saved.empty, range(cities), "empty")
    expect(not any(any(saved.cubes[city]) for city in saved.empty), "empty", "cities without cubes")
    markers = board.data.setup.empty_city_markers[saved.players]
    expect(len(saved.empty) <= markers, "empty", f"at most {markers} cities")
    _expect_set(saved.drawn, range(colours), "drawn")


def _check_cards(saved: Saved, board: Board) -> None:
    count = len(board.operations)
    rows = {"display": saved.display, "deck": saved.deck}
    rows |= {f"held[{seat}]": held for seat, held in enumerate(saved.held)}
    for key, row in rows.items():
        expect(len(row) == count, key, f"one number for each of {count} cards")
    for card, printed in enumerate(board.operations):
        found = sum(row[card] for row in rows.values())
        expect(found <= printed.copies, "display", f"at most {printed.copies} of {printed.name} in all")
        expect(
            printed.kind not in ("bonus", "immediate") or not any(held[card] for held in saved.held),
            "held",
            f"nobody with {printed.name}, which is not kept",
        )


def _check_decision(saved: Saved, board: Board) -> None:
    expect((saved.auction is not None) == (saved.step == BID), "auction", "one while there is bidding")
    if saved.auction is not None:
        auction, prices = saved.auction, board.data.auction
        most = [prices.highest_bid] * saved.players  # bonds cover what cash does not
        check_auction(auction, saved.turn, most, range(saved.players), prices.step, expect)
        expect(auction.high % prices.step == 0, "auction.high", f"a multiple of {prices.step}")
    expect((saved.building is not None) == (saved.step == LAY), "building", "one while track is laid")
    idle = not (saved.laid or saved.uses or saved.ridge_off)
    expect(saved.step == LAY or idle, "laid", "nothing laid or used while no track is laid")
    drawing = saved.step == DRAW
    expect((saved.draw_city != NONE) == drawing, "draw_city", "a city while cubes are drawn")
    expect(saved.draw_city < len(board.cities), "draw_city", f"a city below {len(board.cities)} or -1")
    expect((saved.draws_left > 0) == drawing, "draws_left", "a number while cubes are drawn")
    expect(not drawing or any(saved.bag), "bag", "a cube to draw")
    expect(saved.step != TURN_CARD or any(saved.deck), "deck", "a card to turn over")
    for step, card in ((UPGRADE, board.train_card), (MORE, board.executive_card)):
        expect(
            saved.step != step or (card != NONE and saved.held[saved.turn][card] > 0),
            "held",
            "the card that may be used",
        )
    level = saved.engine[saved.turn]
    expect(saved.step != UPGRADE or level < HIGHEST_ENGINE, "engine", f"a level below {HIGHEST_ENGINE}")
    expect((saved.ended != GOING_ON) == (saved.step == ENDED), "ended", "a reason when the game is over")
    expect(
        saved.last_turn in (NONE, saved.turn_number, saved.turn_number + 1),
        "last_turn",
        "this turn, the next one or -1",
    )
    expect(
        saved.ended != MARKERS_GONE or saved.last_turn == saved.turn_number,
        "last_turn",
        "the turn in which the game ended",
    )
