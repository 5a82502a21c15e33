"""Why a move can't be played: the first of the rules that it breaks, in a sentence for players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.rules.auction import Bid, PassBid
from game.rules.contract import Move
from game.rules.railways_of_north_america.action import can_upgrade
from game.rules.railways_of_north_america.board import FERRY_HEX, HIGHEST_ENGINE
from game.rules.railways_of_north_america.board_file import BONUS, GROWTH, MINES
from game.rules.railways_of_north_america.data import RailwaysOfNorthAmericaData
from game.rules.railways_of_north_america.moves import (
    ChooseAction,
    ContinueTrack,
    Deliver,
    EndActions,
    Grow,
    KeepBaron,
    LayTile,
    Mine,
    StartTrack,
    StopBuilding,
    TakeCard,
    Upgrade,
    Urbanize,
    UseCard,
)
from game.rules.railways_of_north_america.rails import head_of, open_end
from game.rules.railways_of_north_america.steps import (
    ACTION,
    ACTIONS,
    BUILD_ACTION,
    CARD_ACTION,
    CHANCES,
    DELIVER,
    DELIVER_ACTION,
    ENDED,
    GROW,
    INDUSTRY,
    KEEP_BARON,
    LAY,
    MINE,
    NONE,
    START_TRACK,
    TAKE_CARD,
    TRACKS_IN_A_HEX,
    UPGRADE,
    UPGRADE_ACTION,
    URBANIZE,
    URBANIZE_ACTION,
)
from game.rules.railways_of_north_america.track import EXITS, OPPOSITE, SIDES
from game.rules.railways_of_north_america.wording import many, money

NO_CITY: Final = "There is no such city."
NO_FERRY: Final = "Only a Ferry Line card lets you build on a ferry hex."


def reason_against(state: RailwaysOfNorthAmericaData, move: Move) -> str:
    """Why an illegal move is illegal, in a sentence for players."""
    if state.step == ENDED:
        return "The game is over."
    if state.step in CHANCES:
        return "Chance decides now."
    reason = _REASONS.get(type(move))
    return (reason(state, move) if reason else None) or "That is not possible now."


def _against_baron(state: RailwaysOfNorthAmericaData, move: KeepBaron) -> str:
    if state.step != KEEP_BARON:
        return "Barons are chosen before the first turn."
    return "You were not dealt that baron."


def _against_bid(state: RailwaysOfNorthAmericaData, move: Bid) -> str:
    auction, prices = state.auction, state.board.data.auction
    if auction is None:
        return "Nobody bids for the first place now."
    if move.amount % prices.step:
        return f"Bids are multiples of {money(prices.step)}."
    if move.amount < auction.lowest_bid():
        return f"The lowest bid is {money(auction.lowest_bid())}."
    return f"The highest bid is {money(prices.highest_bid)}."


def _against_pass_bid(state: RailwaysOfNorthAmericaData, move: PassBid) -> str:
    return "Nobody bids for the first place now."


def _against_action(state: RailwaysOfNorthAmericaData, move: ChooseAction) -> str:
    if state.step != ACTION:
        return "An action is chosen at the start of your turn in a round."
    if not 0 <= move.action < len(ACTIONS):
        return "There is no such action."
    return {
        BUILD_ACTION: "There is nowhere to build, or you have no locomotive left to mark a link.",
        URBANIZE_ACTION: _NO_NEW_CITY,
        UPGRADE_ACTION: f"Your engine has reached level {HIGHEST_ENGINE}.",
        DELIVER_ACTION: "No cube can be delivered over your links with your engine.",
        CARD_ACTION: "There is no card on display that you can take.",
    }[move.action]


_NO_NEW_CITY: Final = "There is no New City tile left, or no grey city for it."


# Building.


def _against_start(state: RailwaysOfNorthAmericaData, move: StartTrack) -> str:
    board = state.board
    if state.step != START_TRACK:
        return "Track is begun after choosing to build."
    if not 0 <= move.city < len(board.cities):
        return NO_CITY
    here = board.cities[move.city].hex
    beyond = board.near[here][move.side] if 0 <= move.side < SIDES else NONE
    if beyond == NONE:
        return "There is nothing on that side."
    if board.city_at[beyond] != NONE:
        return "Two cities side by side are not joined by track."
    if state.closed[here] >> move.side & 1:
        return f"That side of {board.cities[move.city].name} has track already."
    if board.terrain[beyond] == FERRY_HEX and not state.holds(state.turn, board.ferry_card):
        return NO_FERRY
    full = _full(state, beyond)
    if full:
        return full
    if not EXITS[OPPOSITE[move.side]] & ~state.closed[beyond]:
        return "Track could not leave that hex again."
    return "You have no locomotive left to mark another link."


def _full(state: RailwaysOfNorthAmericaData, here: int) -> str | None:
    """Why no further track may come into a hex."""
    if state.tracks_in[here] < state.board.capacity[here]:
        return None
    if state.board.terrain[here] == FERRY_HEX:
        return "A ferry hex holds one track."
    return f"A hex holds {TRACKS_IN_A_HEX} tracks at most."


def _against_continue(state: RailwaysOfNorthAmericaData, move: ContinueTrack) -> str:
    board = state.board
    if state.step != START_TRACK:
        return "Track is continued after choosing to build."
    track = open_end(state, move.hex, move.side)
    if track is None:
        return "No unfinished track ends there."
    if track.owner != state.turn:
        return "That track is not yours."
    beyond, _ = head_of(state, track)
    if board.terrain[beyond] == FERRY_HEX and not state.holds(state.turn, board.ferry_card):
        return NO_FERRY
    return _full(state, beyond) or "Track could not leave that hex again."


def _against_lay(state: RailwaysOfNorthAmericaData, move: LayTile) -> str:
    board, track = state.board, state.building
    if track is None:
        return "Tiles are laid after a track has been begun."
    here, enter = head_of(state, track)
    if move.hex != here:
        return "The next tile lies where the track ends."
    if not 0 <= move.side < SIDES:
        return "A hex has six sides."
    if move.side == enter:
        return "The track enters by that side."
    if board.terrain[here] == FERRY_HEX and not state.holds(state.turn, board.ferry_card):
        return NO_FERRY
    full = _full(state, here)
    if full:
        return full
    if not EXITS[enter] >> move.side & 1:
        return "That curve is too sharp."
    beyond = board.near[here][move.side]
    if beyond == NONE:
        return "There is nothing on that side."
    if beyond == board.cities[track.city].hex:
        return "A link joins two different cities."
    if board.city_at[beyond] != NONE:
        return f"That side of {board.hex_name(beyond)} has track already."
    return "Other track crosses that side."


def _against_stop(state: RailwaysOfNorthAmericaData, move: StopBuilding) -> str:
    if state.step != LAY:
        return "You are not building."
    return "Lay at least one tile."


def _against_use(state: RailwaysOfNorthAmericaData, move: UseCard) -> str:
    board = state.board
    if not 0 <= move.card < len(board.operations):
        return "There is no such card."
    name = board.operations[move.card].name
    if not state.holds(state.turn, move.card):
        return f"You don't hold {name}."
    if move.card == board.ferry_card:
        return f"{name} is used by itself when you build on a ferry hex."
    if move.card == board.train_card:
        return f"{name} is used after choosing to upgrade."
    if move.card == board.executive_card:
        return f"{name} is used right after an action of yours."
    if move.card not in dict(board.build_cards):
        return f"{name} is not used: it counts by itself."
    if state.step != LAY:
        return f"{name} is used when you have begun to build."
    if state.laid:
        return f"{name} is used before the first tile."
    if state.uses & dict(board.build_cards)[move.card]:
        return f"{name} is in use for this build."
    return f"{name} has been used in this round."


# Cities.


def _against_urbanize(state: RailwaysOfNorthAmericaData, move: Urbanize) -> str:
    board = state.board
    if state.step not in (URBANIZE, INDUSTRY):
        return "New Cities are placed after choosing to urbanise, or with New Industry."
    if not 0 <= move.city < len(board.cities):
        return NO_CITY
    if not 0 <= move.colour < len(board.colours):
        return "There is no such colour."
    if not state.new_cities[move.colour]:
        return f"There is no {board.colours[move.colour]} New City tile."
    return _not_grey(state, move.city)


def _not_grey(state: RailwaysOfNorthAmericaData, city: int) -> str:
    return f"{state.board.cities[city].name} is no grey city."


def _against_mine(state: RailwaysOfNorthAmericaData, move: Mine) -> str:
    if state.step != MINE:
        return "A city is chosen after taking Mines."
    if not 0 <= move.city < len(state.board.cities):
        return NO_CITY
    return _not_grey(state, move.city)


def _against_grow(state: RailwaysOfNorthAmericaData, move: Grow) -> str:
    if state.step != GROW:
        return "A city is chosen after taking City Growth."
    return NO_CITY


# Upgrades, deliveries, cards.


def _against_upgrade(state: RailwaysOfNorthAmericaData, move: Upgrade) -> str:
    if state.step != UPGRADE and not can_upgrade(state):
        return f"Your engine has reached level {HIGHEST_ENGINE}."
    return "The price is asked after choosing to upgrade with a New Train in hand."


def _against_deliver(state: RailwaysOfNorthAmericaData, move: Deliver) -> str:
    """The first of the rules of delivering that the way breaks."""
    board = state.board
    if state.step != DELIVER:
        return "Cubes are delivered after choosing to deliver."
    if not 0 <= move.city < len(board.cities):
        return NO_CITY
    if not 0 <= move.colour < len(board.colours):
        return "There is no such colour."
    colour, here = board.colours[move.colour], move.city
    if not state.goods_at[here] >> move.colour & 1:
        return f"No {colour} cube waits in {board.cities[here].name}."
    if not move.links:
        return "A cube travels over one link at least."
    cities = [here]
    for number in move.links:
        if not 0 <= number < len(state.links):
            return f"There is no link {number + 1}."
        link = state.links[number]
        if here not in (link.a, link.b):
            return f"Link {number + 1} does not end in {board.cities[here].name}."
        here = link.other(here)
        cities.append(here)
    if state.links[move.links[0]].owner != state.turn:
        return "The first link must be your own."
    if len(move.links) > state.engine[state.turn]:
        return f"Your engine carries a cube over {many(state.engine[state.turn], 'link')} at most."
    if len(set(cities)) != len(cities):
        return "A cube visits no city twice."
    for city in cities[1:-1]:
        if state.demand[city] >> move.colour & 1:
            return f"The cube must stop in {board.cities[city].name}, the first {colour} city."
    return f"{board.cities[here].name} is no {colour} city."


def _against_take(state: RailwaysOfNorthAmericaData, move: TakeCard) -> str:
    if state.step != TAKE_CARD:
        return "Cards are taken after choosing to take one."
    if not 0 <= move.card < len(state.deck):
        return "There is no such card."
    printed = state.board.operations[move.card]
    if not state.display[move.card]:
        return f"{printed.name} is not on display."
    if printed.kind == BONUS:
        return f"{printed.name} stays on display until somebody fulfils it."
    if printed.effect in (MINES, GROWTH) and not any(state.bag):
        return "The bag is empty."
    if printed.effect == MINES:
        return "There is no grey city."
    return _NO_NEW_CITY


def _against_end(state: RailwaysOfNorthAmericaData, move: EndActions) -> str:
    return "Only who holds a Railroad Executive is asked for one more action."


_REASONS: Final[dict[type[Move], Callable[[RailwaysOfNorthAmericaData, Any], str]]] = {
    KeepBaron: _against_baron,
    Bid: _against_bid,
    PassBid: _against_pass_bid,
    ChooseAction: _against_action,
    StartTrack: _against_start,
    ContinueTrack: _against_continue,
    LayTile: _against_lay,
    StopBuilding: _against_stop,
    UseCard: _against_use,
    Urbanize: _against_urbanize,
    Mine: _against_mine,
    Grow: _against_grow,
    Upgrade: _against_upgrade,
    Deliver: _against_deliver,
    TakeCard: _against_take,
    EndActions: _against_end,
}
