"""Whether saved data are a state of New England Railways: what contradicts is named with its place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.rules.contract import BadData
from game.rules.new_england_railways.board import Board
from game.rules.new_england_railways.steps import (
    BID,
    BORROW,
    BUILD,
    DRAW,
    DRAW_FIRST,
    ENDED,
    GROW,
    MINIMUM_BID,
    NONE,
    PUBLICIZE,
    RETIRE,
    ROLL_MARKET,
    ROLL_TO_BUILD,
    SHIP,
)
from game.rules.saved_auction import check_auction

if TYPE_CHECKING:
    from game.rules.new_england_railways.saved import Saved

SELLING = (BID, ROLL_TO_BUILD, BUILD)
AFTER_SALES = (SHIP, ROLL_MARKET, DRAW_FIRST, ENDED)


def check_saved(saved: Saved, board: Board) -> None:
    """Raise `BadData`, with the place and what was expected, for data that contradict."""
    _check_shapes(saved, board)
    _check_links(saved, board)
    _check_cubes(saved, board)
    _check_cards_left(saved)
    _check_buyers(saved)
    _check_dice(saved, board)
    _check_turn(saved, board)
    _expect((saved.auction is not None) == (saved.step == BID), "auction", "one while there is bidding")
    if saved.auction is not None:
        bidders = set(range(saved.players)) - set(saved.buyers)
        check_auction(saved.auction, saved.turn, saved.cash, bidders, MINIMUM_BID, _expect)


def _expect(holds: bool, key: str, expected: str) -> None:
    if not holds:
        raise BadData(f"state of New England Railways: {key}: expected {expected}")


def _ascending(numbers: Sequence[int], below: int) -> bool:
    return list(numbers) == sorted(set(numbers)) and all(number < below for number in numbers)


def _check_shapes(saved: Saved, board: Board) -> None:
    """Lists of the right lengths; seats, links, cities and cards that there are."""
    for key in ("first", "turn"):
        _expect(getattr(saved, key) < saved.players, key, "a seat")
    for key in ("cash", "debt", "income"):
        _expect(
            len(getattr(saved, key)) == saved.players, key, f"one entry for each of {saved.players} seats"
        )
    _expect(all(debt % board.unit == 0 for debt in saved.debt), "debt", f"multiples of {board.unit}")
    count = len(board.links)
    _expect(
        len(saved.owner) == count and all(owner < saved.players for owner in saved.owner),
        "owner",
        f"a seat or -1 for each of {count} links",
    )
    for key, below in (
        ("built", count),
        ("deck", count),
        ("growth_deck", len(board.growth)),
        ("buyers", saved.players),
    ):
        _expect(_ascending(getattr(saved, key), below), key, f"different numbers below {below}, ascending")
    for key in ("current", "future"):
        row = getattr(saved, key)
        _expect(
            len(set(row)) == len(row) and all(link < count for link in row),
            key,
            f"different links below {count}",
        )


def _check_links(saved: Saved, board: Board) -> None:
    """Each link is in the deck, in a row, with its buyer, or out of the game: in one place only."""
    step, offered = saved.step, board.data.setup.links_offered[saved.players]
    _expect(len(saved.current) <= offered, "current", f"at most {offered} links")
    _expect(
        len(saved.current) == offered or not saved.deck, "current", f"{offered} links while the deck lasts"
    )
    if step in SELLING:
        _expect(saved.lot < len(saved.current), "lot", "a link of the current row")
    else:
        _expect(saved.lot == 0, "lot", "0 while no link is sold")
    in_rows = [*saved.current, *saved.future]
    _expect(len(set(in_rows)) == len(in_rows), "future", "no link of the current row")
    _expect(not set(in_rows) & set(saved.deck), "deck", "no link that lies in a row")
    sold = saved.lot + (step in (ROLL_TO_BUILD, BUILD))
    for link in [*saved.current[sold:], *saved.future, *saved.deck]:
        _expect(saved.owner[link] == NONE, f"owner[{link}]", "-1 for a link that has not been sold")
    _expect(all(saved.owner[link] != NONE for link in saved.built), "built", "links that have an owner")
    if step in (ROLL_TO_BUILD, BUILD):
        lot = saved.current[saved.lot]
        _expect(saved.owner[lot] == saved.turn, "turn", "the buyer of the link")
        _expect(lot not in saved.built, "built", "no link that is being built")
    if step not in (PUBLICIZE, *SELLING):
        _expect(not saved.future, "future", "no link before step 6 and after step 7")
    elif step in SELLING:
        wanted = min(len(saved.current), len(saved.future) + len(saved.deck))
        _expect(len(saved.future) == wanted, "future", f"{wanted} links in step 7")


def _unfinished(saved: Saved) -> list[int]:
    return [link for link, owner in enumerate(saved.owner) if owner != NONE and link not in saved.built]


def _check_cubes(saved: Saved, board: Board) -> None:
    """No more cubes than there are; cities that wait for one are the last of a card that is open."""
    colours = len(board.colours)
    _expect(
        len(saved.cubes) == len(board.cities) and all(len(row) == colours for row in saved.cubes),
        "cubes",
        f"{len(board.cities)} lists of {colours} numbers",
    )
    for colour, total in enumerate(board.cube_counts):
        waiting = sum(row[colour] for row in saved.cubes)
        _expect(waiting <= total, "cubes", f"at most {total} {board.colours[colour]} cubes")
    _expect((saved.step == DRAW) == bool(saved.pending), "pending", "cities while cubes are drawn")
    if saved.step == DRAW:
        pending = tuple(saved.pending)
        _expect(
            any(
                card[-len(pending) :] == pending
                for number, card in enumerate(board.growth)
                if number not in saved.growth_deck
            ),
            "pending",
            "the last cities of a growth card that is not in the deck",
        )
        cubes = sum(sum(row) for row in saved.cubes)
        _expect(cubes < sum(board.cube_counts), "cubes", "a cube left to draw")


def _check_cards_left(saved: Saved) -> None:
    """The cards still to be turned over."""
    if saved.step == GROW:
        _expect(bool(saved.growth_deck), "growth_deck", "a card to turn over")
    if saved.step in (GROW, DRAW):
        _expect(saved.cards_left < len(saved.current), "cards_left", "fewer than links are for sale")
    elif saved.step == PUBLICIZE:
        left = min(len(saved.current) - len(saved.future), len(saved.deck))
        _expect(left > 0, "deck", "a card to turn over")
        _expect(saved.cards_left == left, "cards_left", f"{left}, a link for each that is for sale")
    else:
        _expect(saved.cards_left == 0, "cards_left", "0 while no card is turned over")


def _check_buyers(saved: Saved) -> None:
    """Who has bought this turn; a link that is not built was bought this turn or the last, one by each."""
    unfinished = _unfinished(saved)
    owners = [saved.owner[link] for link in unfinished]
    _expect(len(set(owners)) == len(owners), "built", "at most one link of each seat missing")
    if saved.step in (BORROW, RETIRE, GROW, DRAW, PUBLICIZE):
        _expect(not saved.buyers, "buyers", "nobody before step 7")
        _expect(saved.step != PUBLICIZE or not unfinished, "built", "every link that was bought before")
        return
    if saved.step in SELLING:
        gone = saved.current[: saved.lot + (saved.step != BID)]
        owners = sorted(saved.owner[link] for link in gone if saved.owner[link] != NONE)
        _expect(saved.buyers == owners, "buyers", "the owners of the links sold this turn")
        _expect(set(unfinished) <= set(gone), "built", "every link that was bought before")
    else:
        _expect(set(owners) <= set(saved.buyers), "built", "every link that was bought before")
        _expect(all(seat in saved.owner for seat in saved.buyers), "buyers", "seats that own a link")


def _check_dice(saved: Saved, board: Board) -> None:
    """What the dice show, and what hangs on it."""
    low, high = saved.dice
    _expect(
        (low, high) == (0, 0) or 1 <= low <= high,
        "dice",
        "two dice, the lower first, or [0, 0]",
    )
    _expect(saved.divisor in (0, *range(3, 14)), "divisor", "0 or two dice and one")
    if saved.step in (DRAW_FIRST, ENDED):
        _expect(low > 0, "dice", "the roll for the market")
        _expect(saved.divisor == low + high + 1, "divisor", "the dice and one after the roll for the market")
    if saved.step == BUILD:
        missing = board.links[saved.current[saved.lot]].number - low - high
        _expect(low > 0 and missing > 0, "dice", "fewer than the link's number")
        _expect(saved.cash[saved.turn] >= missing, "cash", "the difference in the buyer's hand")


def _check_turn(saved: Saved, board: Board) -> None:
    """The seat that decides, how many were asked before it, and whether the turn is the last."""
    step, players = saved.step, saved.players
    asked = players if step in (BORROW, RETIRE) else 2 * players if step == SHIP else 0
    _expect(saved.acted < max(asked, 1), "acted", f"less than {max(asked, 1)}")
    if asked:
        _expect(saved.turn == (saved.first + saved.acted) % players, "turn", "the next seat to be asked")
    if step == BORROW:
        for seat in ((saved.first + place) % players for place in range(saved.acted)):
            service = saved.debt[seat] // board.unit * board.service_per_unit
            _expect(saved.cash[seat] >= service, f"cash[{seat}]", "enough for the service that is due")
    if step == RETIRE:
        _expect(saved.debt[saved.turn] > 0, "turn", "a seat that has a loan")
        _expect(saved.cash[saved.turn] >= board.unit, "turn", "a seat that can pay back a part")
    if step == SHIP and saved.acted < players:
        _expect(saved.turn not in saved.buyers, "turn", "a seat that bought nothing, in the first round")
    if step in (ROLL_MARKET, DRAW_FIRST, ENDED):
        _expect(saved.turn == saved.first, "turn", "the first player")
    if step == DRAW_FIRST:
        ranks = [(saved.income[s], saved.cash[s], -saved.debt[s]) for s in range(players)]
        _expect(ranks.count(max(ranks)) > 1, "income", "a tie for the first player's card")
    left = bool(saved.current or saved.future or saved.deck or _unfinished(saved))
    last = step in AFTER_SALES and not left
    _expect(saved.last_turn == last, "last_turn", "true after step 7 when no link is left, and only then")
    _expect(step in AFTER_SALES or left, "deck", "a link that is left")
    _expect(step != ENDED or last, "step", "a game that goes on while a link is left")
    _expect(step != DRAW_FIRST or not last, "step", "the end of the last turn before step 11")
