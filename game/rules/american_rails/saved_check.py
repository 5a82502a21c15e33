"""Whether saved data are a state of American Rails: what contradicts the board or the rest is named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.american_rails.board import AUCTION, CUBES_ALLOWED, PASS, TAKE, Board
from game.rules.american_rails.steps import (
    BIDDING,
    CARRY_OUT,
    CHOOSE,
    COLUMNS,
    ENDED,
    GOING_ON,
    LAST_YEAR,
    LAYING,
    NONE,
    PREPARATION,
    PUT_UP,
    START_CITY,
)
from game.rules.contract import BadData
from game.rules.saved_auction import check_auction

if TYPE_CHECKING:
    from game.rules.american_rails.saved import Saved


def check_saved(saved: Saved, board: Board) -> None:
    """Raise `BadData`, with the place and what was expected, for data that contradict."""
    _check_shapes(saved, board)
    _check_companies(saved, board)
    _check_map(saved, board)
    _check_order(saved)
    _check_step(saved, board)
    if saved.auction is not None:
        bidders = range(saved.players)
        check_auction(saved.auction, saved.turn, saved.cash, bidders, board.minimum_bid, _expect)


def _expect(holds: bool, key: str, expected: str) -> None:
    if not holds:
        raise BadData(f"state of American Rails: {key}: expected {expected}")


def _ascending(numbers: list[int]) -> bool:
    return numbers == sorted(set(numbers))


def _check_shapes(saved: Saved, board: Board) -> None:
    """Lists of the right lengths; seats, companies, years and rows that there are."""
    count, rows = len(board.companies), len(board.rows)
    seats, companies = range(saved.players), range(count)
    _expect(len(saved.cash) == saved.players, "cash", f"one sum for each of {saved.players} seats")
    for key in ("treasury", "unsold", "track"):
        _expect(len(getattr(saved, key)) == count, key, f"one entry for each of {count} companies")
    _expect(
        len(saved.shares) == saved.players and all(len(held) == count for held in saved.shares),
        "shares",
        f"{saved.players} lists of {count} numbers",
    )
    _expect(
        len(saved.markers) == COLUMNS and all(len(column) == rows for column in saved.markers),
        "markers",
        f"{COLUMNS} lists of {rows} seats",
    )
    for key in ("banker", "turn"):
        _expect(getattr(saved, key) in seats, key, "a seat")
    for key in ("turn_order", "order"):
        listed = getattr(saved, key)
        _expect(len(set(listed)) == len(listed) and all(seat in seats for seat in listed), key, "seats, once")
    for i, column in enumerate(saved.markers):
        placed = [seat for seat in column if seat != NONE]
        _expect(
            len(set(placed)) == len(placed) and all(seat in seats for seat in placed),
            f"markers[{i}]",
            "each seat at most once in a column",
        )
    for key in ("absent", "lot"):
        _expect(getattr(saved, key) in (NONE, *companies), key, "a company or -1")
    _expect(
        board.first_year <= saved.year <= board.last_year,
        "year",
        f"a year from {board.first_year} to {board.last_year}",
    )
    _expect(saved.row_chosen < rows, "row_chosen", f"a row below {rows} or -1")


def _check_companies(saved: Saved, board: Board) -> None:
    """Shares: no more than are printed, none of the absent company's, held of companies on the map."""
    companies, absent = range(len(board.companies)), saved.absent
    _expect((absent == NONE) == (saved.players > 3), "absent", "a company with three players only")
    _expect(
        _ascending(saved.put_up) and all(c in companies and c != absent for c in saved.put_up),
        "put_up",
        "different companies in the game, ascending",
    )
    for company in companies:
        printed = board.companies[company]
        held = sum(of_seat[company] for of_seat in saved.shares)
        total = held + saved.unsold[company]
        _expect(total <= printed.shares, "shares", f"at most {printed.shares} of {printed.name}")
        if company == absent:
            nothing = not (total or saved.treasury[company] or saved.track[company])
            _expect(nothing, "absent", f"no share, money or track of {printed.name}")
        begins = saved.step == START_CITY and saved.lot == company
        _expect(
            begins or bool(held) == bool(saved.track[company]),
            f"track[{company}]",
            f"track of {printed.name} if players hold its shares, and only then",
        )


def _check_map(saved: Saved, board: Board) -> None:
    """Cubes and development markers: no more than there are, and where the rules let them be."""
    crowded: set[int] = set()
    for company, track in enumerate(saved.track):
        place = f"track[{company}]"
        _expect(
            _ascending(track) and all(h < len(board.hexes) for h in track),
            place,
            f"different hexes below {len(board.hexes)}, ascending",
        )
        most = board.companies[company].cubes - 1
        _expect(len(track) <= most, place, f"at most {most} cubes")
        narrow = {h for h in track if board.terrain[h] in "FM"}
        _expect(not narrow & crowded, place, "one cube at most in each forest and mountain hex")
        crowded |= narrow
    tracked = {h for track in saved.track for h in track}
    _expect(
        _ascending(saved.houses) and all(h in tracked and board.developable >> h & 1 for h in saved.houses),
        "houses",
        "different hexes of cities with track that may be developed, ascending",
    )
    _expect(len(saved.houses) <= board.development_markers, "houses", f"at most {board.development_markers}")


def _check_order(saved: Saved) -> None:
    """The turn order and the markers on the action track tell of the same moves."""
    placed = [[seat for seat in column if seat != NONE] for column in saved.markers]
    if saved.column == PREPARATION:
        _expect(not saved.order, "order", "nobody in the preparation round")
        _expect(not any(placed), "markers", "no marker in the preparation round")
        for seat, held in enumerate(saved.shares):
            if saved.step != START_CITY or seat != saved.turn:
                _expect((seat in saved.turn_order) == any(held), "turn_order", "the seats that hold a share")
        return
    for key in ("turn_order", "order"):
        _expect(len(getattr(saved, key)) == saved.players, key, "every seat")
    before = saved.turn_order if saved.column == 0 else placed[saved.column - 1]
    if saved.step == ENDED:
        before = placed[saved.column]
    _expect(saved.order == before, "order", "the order of the track to the left")
    for column, seats in enumerate(placed):
        if column < saved.column or saved.step == ENDED:
            _expect(len(seats) == saved.players, f"markers[{column}]", "every seat's marker")
        elif column > saved.column:
            _expect(not seats, f"markers[{column}]", "no marker yet")
        else:
            _expect(
                set(seats) == set(saved.order[: len(seats)]),
                f"markers[{column}]",
                "the markers of those who had their turn",
            )


def _check_step(saved: Saved, board: Board) -> None:
    """The seat that decides, the row, the lot and the cubes to lay fit what is being done."""
    step = saved.step
    _expect((saved.ended != GOING_ON) == (step == ENDED), "ended", "a reason when the game is over")
    _expect((saved.auction is not None) == (step == BIDDING), "auction", "one while there is bidding")
    _expect((saved.lot != NONE) == (step in (BIDDING, START_CITY)), "lot", "a company while it is sold")
    if step == ENDED:
        _expect(saved.column == COLUMNS - 1, "column", "the last one when the game is over")
        last = saved.year == board.last_year
        _expect(
            (saved.ended == LAST_YEAR) == last, "ended", f"the end of {board.last_year} in that year only"
        )
    if step == PUT_UP:
        in_game = len(board.companies) - (saved.absent != NONE)
        _expect(saved.column == PREPARATION, "column", "-1 while shares are put up in turn")
        _expect(len(saved.put_up) < in_game, "put_up", "a company left to put up")
    if step == START_CITY:
        _expect(saved.shares[saved.turn][saved.lot] > 0, "lot", "a company that the buyer holds")
        _expect(not saved.track[saved.lot], "lot", "a company without track")
        cities = {city.hex for city in board.cities}
        _expect(not cities <= {h for track in saved.track for h in track}, "track", "a city without a cube")
    if saved.column == PREPARATION:
        _expect(step in (PUT_UP, BIDDING, START_CITY), "step", "a step of the preparation round")
        _expect(saved.row_chosen == NONE, "row_chosen", "-1 in the preparation round")
    elif step != ENDED:
        _check_turn(saved, board)


def _check_turn(saved: Saved, board: Board) -> None:
    """A player's turn in an action phase."""
    step, column = saved.step, saved.markers[saved.column]
    had_turn = sum(seat != NONE for seat in column)
    if step == CHOOSE:
        _expect(had_turn < saved.players, f"markers[{saved.column}]", "a seat that has not chosen")
        _expect(saved.turn == saved.order[had_turn], "turn", "the next seat in the order")
        _expect(saved.row_chosen == NONE, "row_chosen", "-1 before a row is chosen")
        return
    _expect(
        saved.row_chosen != NONE and had_turn > 0 and column[saved.row_chosen] == saved.order[had_turn - 1],
        "row_chosen",
        "the row of the last seat that had its turn",
    )
    key = board.rows[saved.row_chosen]
    _expect(key != PASS, "row_chosen", "a row that has something to carry out")
    if step in (BIDDING, START_CITY):
        _expect(key == AUCTION, "row_chosen", "the row Auction a share")
        return
    _expect(saved.turn == column[saved.row_chosen], "turn", "the seat whose marker is in the row")
    allowed = CUBES_ALLOWED.get(key, 0) if key != TAKE or saved.players > 3 else 0
    _expect(saved.to_lay + saved.laid == allowed, "to_lay", f"{allowed} cubes with those laid")
    if step == CARRY_OUT:
        _expect(not saved.laid, "laid", "no cube before the first")
    if step == LAYING:
        _expect(saved.laid > 0 and saved.to_lay > 0, "to_lay", "a cube laid and a cube to lay")
