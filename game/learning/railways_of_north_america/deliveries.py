"""Which deliveries of Railways of North America stand open, to whom, and what that makes of going first."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeAlias

from game.learning.railways_of_north_america.close import about_as_good
from game.learning.railways_of_north_america.last import acts_again, is_last_action, is_last_turn
from game.learning.railways_of_north_america.phrases import Brief, Fact
from game.learning.railways_of_north_america.titles import delivered
from game.learning.reasons.weighed import Weighed
from game.rules.auction import NOBODY, PASS_BID, Bid
from game.rules.hexgrid import bits
from game.rules.messages import Dollars, Message, MessageId, StoredMessageId
from game.rules.railways_of_north_america.board import HIGHEST_ENGINE
from game.rules.railways_of_north_america.delivering import bonuses_for, deliveries, gains, route_of
from game.rules.railways_of_north_america.money import bonds_needed
from game.rules.railways_of_north_america.moves import ChooseAction, Deliver
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import DELIVER_ACTION, ROUNDS

One: TypeAlias = Weighed[RailwaysOfNorthAmericaState]
"""A candidate of this game."""

TEMPTING: Final = 1
"""A cube that brings a seat so many points less than its best one is still one that it may take first."""


def gained_by(one: One) -> list[int]:
    """The points that an action, done as is likely, brings each seat."""
    return [after - before for before, after in zip(one.state.points, one.outcome.points, strict=True)]


def best_delivery(state: RailwaysOfNorthAmericaState, seat: int) -> tuple[int, Deliver | None]:
    """The most that a delivery would bring a seat now, and which it is."""
    asked = state.copy()
    asked.turn = seat
    found = [(gains(asked, move)[seat], move) for move in deliveries(asked, seat)]
    return max(found, key=lambda one: one[0], default=(0, None))


def best_of_cubes(
    state: RailwaysOfNorthAmericaState, seat: int
) -> dict[tuple[int, int], tuple[int, Deliver]]:
    """The most that a delivery of each sort of cube, by city and colour, would bring a seat now."""
    asked = state.copy()
    asked.turn = seat
    best: dict[tuple[int, int], tuple[int, Deliver]] = {}
    for move in deliveries(asked, seat):
        gain, sort = gains(asked, move)[seat], (move.city, move.colour)
        if sort not in best or gain > best[sort][0]:
            best[sort] = gain, move
    return best


def engine_for_others(one: One, best: int) -> list[Message]:
    """What an engine does for a cube that is not the best one: the most that such a cube gains by it.

    `best` is what the best delivery brings with it as without it.
    """
    level, before = one.outcome.engine[one.seat], best_of_cubes(one.state, one.seat)
    gained = [
        (after - old, after, old, move)
        for sort, (after, move) in best_of_cubes(one.outcome, one.seat).items()
        if after > (old := before[sort][0] if sort in before else 0)
    ]
    if not gained:
        return []
    _, after, old, move = max(gained, key=lambda one: one[:2])
    ends = _ends(one.outcome, move)
    if after == best:
        return [Fact.ENGINE_AS_GOOD(level=level, best=best, **ends)]
    return [Fact.ENGINE_MORE(level=level, before=old, after=after, best=best, **ends)]


def within_reach(state: RailwaysOfNorthAmericaState, seat: int, cube: Deliver) -> list[int]:
    """The other seats for which a cube of that city and colour would score, if it were their turn."""
    found = []
    for other in range(state.players):
        asked = state.copy()
        asked.turn = other
        if other != seat and any(
            (move.city, move.colour) == (cube.city, cube.colour) and gains(asked, move)[other]
            for move in deliveries(asked, other)
        ):
            found.append(other)
    return found


def _lasts(state: RailwaysOfNorthAmericaState, cube: Deliver, rivals: int) -> bool:
    """Whether a cube of that city and colour is left if so many others take one each."""
    return state.cubes_at(cube.city).count(cube.colour) > rivals


def _contested(state: RailwaysOfNorthAmericaState, seat: int, cube: Deliver) -> list[int]:
    """The other seats within reach of a cube, if there are no more of the sort than they may take."""
    rivals = within_reach(state, seat, cube)
    return [] if _lasts(state, cube, len(rivals)) else rivals


def _ends(state: RailwaysOfNorthAmericaState, move: Deliver) -> dict[str, int]:
    return {"city_a": move.city, "city_b": route_of(state, move)[-1]}


def delivery_of(one: One) -> Deliver | None:
    """The delivery that is weighed, or to which the choice of that action is likely to come."""
    if isinstance(one.move, Deliver):
        return one.move
    if isinstance(one.move, ChooseAction) and one.move.action == DELIVER_ACTION:
        return delivered(one.after, one.outcome)
    return None


def bonus(one: One, own: int) -> list[Message]:
    """Which bonus card is among the points of a delivery: the one that brings most."""
    move = delivery_of(one)
    if move is None:
        return []
    state = one.state
    points = {
        card: state.board.operations[card].points
        for card in bonuses_for(state, one.seat, move, route_of(state, move)[-1])
    }
    card = max(points, key=lambda card: points[card], default=None)
    if card is None:
        return []
    return [Fact.BONUS(rest=own - points[card], points=points[card], card=card)]


def bonus_in_reach(state: RailwaysOfNorthAmericaState, seat: int, move: Deliver) -> bool:
    """Whether another seat could take a bonus card of a delivery, with some cube of its own."""
    cards = set(bonuses_for(state, seat, move, route_of(state, move)[-1]))
    for other in range(state.players):
        asked = state.copy()
        asked.turn = other
        if other != seat and any(
            cards.intersection(bonuses_for(asked, other, cube, route_of(asked, cube)[-1]))
            for cube in (deliveries(asked, other) if cards else ())
        ):
            return True
    return False


def hurry(one: One) -> list[Message]:
    """Whether somebody else could take the cube that is delivered; or that it can wait, unlike the best."""
    if is_last_action(one) or acts_again(one):
        return []  # There is no later action in which somebody could have come before, or none between.
    move = delivery_of(one)
    rivals = _contested(one.state, one.seat, move) if move is not None else []
    if rivals:
        return [Fact.CONTESTED(seat=rivals[0])]
    if not isinstance(one.move, Deliver) or within_reach(one.state, one.seat, one.move):
        return []
    best = one.rival.move if one.place and one.rival is not None else one.move
    presses = isinstance(best, Deliver) and _contested(one.state, one.seat, best)
    return [Fact.CAN_WAIT()] if presses else []


def can_wait(one: One, cube: Deliver) -> bool:
    """Whether a cube is there for a later action of the seat's: nobody else can take it, nor this move."""
    if is_last_action(one) or within_reach(one.state, one.seat, cube):
        return False
    move = delivery_of(one)
    return move is None or (move.city, move.colour) != (cube.city, cube.colour)


def firsts_if_passed(state: RailwaysOfNorthAmericaState, seat: int) -> set[int]:
    """The seats that may go first if a seat lets the first place go."""
    auction = state.auction
    assert auction is not None
    others = {other for other in bits(auction.still_in) if other != seat}
    if auction.leader == NOBODY:
        others.add((state.first + 1) % state.players)  # As it is if all pass.
    return others


def _goes_first_anyway(one: One) -> bool:
    """Whether the seat goes first even if it passes: all others are out, and the marker comes to it."""
    return firsts_if_passed(one.state, one.seat) == {one.seat}


def _comes_free(one: One) -> bool:
    """Whether the first place comes to the seat for nothing, if it passes and the others do so as well."""
    state, auction = one.state, one.state.auction
    assert auction is not None
    return auction.leader == NOBODY and (state.first + 1) % state.players == one.seat


def _before(state: RailwaysOfNorthAmericaState, seat: int) -> set[int]:
    """The other seats that may act before a seat if it lets the first place go."""
    count = state.players
    return {
        other
        for first in firsts_if_passed(state, seat)
        for other in range(count)
        if (other - first) % count < (seat - first) % count
    }


def _is_after(state: RailwaysOfNorthAmericaState, seat: int, cube: Deliver) -> bool:
    """Whether a cube of that city and colour brings a seat about as much as anything that it can deliver."""
    found = best_of_cubes(state, seat)
    own, _ = found.get((cube.city, cube.colour), (0, cube))
    return own > 0 and own + TEMPTING >= max((gain for gain, _ in found.values()), default=0)


def rival(one: One) -> list[Message]:
    """Who else is likely to deliver first, if it passes, a cube of those that would bring the seat most.

    Who has as many others as good as it has actions in the turn loses nothing by one.
    """
    found = best_of_cubes(one.state, one.seat).values()
    count = max((gain for gain, _ in found), default=0)
    firsts = firsts_if_passed(one.state, one.seat)
    before = sorted(_before(one.state, one.seat), key=lambda other: (other not in firsts, other))
    rivals = {
        move: [other for other in before if _is_after(one.state, other, move)]
        for gain, move in found
        if gain == count
    }
    taken = {move for move, others in rivals.items() if others and not _lasts(one.state, move, len(others))}
    spared = len(rivals) - len(taken) >= ROUNDS
    for best, others in rivals.items():
        if best in taken and not spared:
            return [Fact.RIVAL(seat=others[0], count=count, **_ends(one.state, best))]
        cards = _card_rivals(one.state, one.seat, best, before)
        if cards:
            return cards[:1]
    return []


def _card_rivals(
    state: RailwaysOfNorthAmericaState, seat: int, move: Deliver, before: list[int]
) -> list[Message]:
    """The bonus cards of a delivery that others are likely to take first, the one for most points first."""
    found = []
    for card in bonuses_for(state, seat, move, route_of(state, move)[-1]):
        rivals = [other for other in before if _is_after_card(state, other, card)]
        if rivals and state.display[card] <= len(rivals):
            points = state.board.operations[card].points
            found.append((points, Fact.RIVAL_CARD(seat=rivals[0], card=card, count=points)))
    return [note for _, note in sorted(found, key=lambda one: -one[0])]


def _is_after_card(state: RailwaysOfNorthAmericaState, seat: int, card: int) -> bool:
    """Whether a delivery that takes a bonus card brings a seat about as much as any that it can make."""
    found = [
        (gain, card in bonuses_for(state, seat, move, route_of(state, move)[-1]))
        for gain, move in best_of_cubes(state, seat).values()
    ]
    own = max((gain for gain, takes in found if takes), default=0)
    return own > 0 and own + TEMPTING >= max(gain for gain, _ in found)


_BEFORE: Final[dict[MessageId | StoredMessageId, Fact]] = {
    Fact.RIVAL: Fact.FORESTALLS,
    Fact.RIVAL_CARD: Fact.FORESTALLS_CARD,
}
"""How what somebody else could take first is said of who goes first."""


def _forestalls(one: One) -> list[Message]:
    """Before whom the cube, or the card, that would bring the seat most is taken by who goes first."""
    return [replace(note, id=_BEFORE[note.id]) for note in rival(one)]


def _safe(one: One) -> list[Message]:
    """The cube that would bring the seat most, if nobody else could deliver it first."""
    count, best = best_delivery(one.state, one.seat)
    if best is None or not count or within_reach(one.state, one.seat, best):
        return []
    return [Fact.SAFE(count=count, **_ends(one.state, best))]


# The auction of the first place


def is_at_least(one: One) -> bool:
    """Whether what going first is said to be worth is a lower bound: nothing tells where it ends.

    The first look does, if it goes as far; a search does by a higher bid that it puts below passing.
    """
    stop = one.stop
    if one.is_worth_more or not stop or one.found.stop == stop:
        return one.is_worth_more
    weighed = [each.candidate for each in one.found.candidates]
    floor = next((each.value for each in weighed if each.move == PASS_BID), None)
    return floor is None or not any(
        isinstance(each.move, Bid) and each.move.amount > stop and each.value < floor for each in weighed
    )


def _is_alone_left(one: One) -> bool:
    """Whether all others have passed, and nobody has bid."""
    auction = one.state.auction
    return auction is not None and auction.still_in == 1 << one.seat


def bid_facts(one: One) -> list[Message]:
    """What going first is worth; of a bid that is more than that, what it costs."""
    move, stop = one.move, one.stop
    assert isinstance(move, Bid)
    if _goes_first_anyway(one):
        return [Fact.FIRST_ANYWAY()]
    if one.cheaper is not None:
        return [Fact.CHEAPER(bid=Dollars(one.cheaper))]
    if stop < move.amount:
        dear = [Fact.DEAR(stop=Dollars(stop))] if stop and not is_at_least(one) else []
        paid = _paid(one, move.amount)
        # That bonds are taken for it is worse than that it is too much.
        said = paid + dear if bonds_needed(one.state, one.seat, move.amount) else dear + paid
        return [*(said or [_no_bargain(one, move.amount)]), *_forestalls(one)]
    if one.is_behind_pass and move.amount < stop and not (_is_idle(one) or _comes_free(one)):
        return [Fact.FAIR(bid=Dollars(stop)), *_forestalls(one)]
    if one.is_behind_pass:
        return [_no_bargain(one, move.amount), *_forestalls(one)]
    if _is_idle(one):
        return [Fact.ORDER_IDLE(lowest=Dollars(move.amount)), *_forestalls(one)]
    if _is_alone_left(one) and move.amount == one.lowest_bid:
        return [Fact.ENOUGH(bid=Dollars(move.amount)), *_forestalls(one)]
    if is_at_least(one):
        worth = Fact.AT_LEAST(bid=Dollars(move.amount), stop=Dollars(stop))
        return [Fact.FAIR(bid=Dollars(stop)) if _is_fair(one) else worth, *_forestalls(one)]
    if move.amount == stop:
        return [Fact.LAST_BID(bid=Dollars(stop)), *_forestalls(one)]
    kind = Fact.STOP_IN_LAST_TURN if is_last_turn(one.state) else Fact.STOP
    return [kind(bid=Dollars(move.amount), stop=Dollars(stop)), *_forestalls(one)]


def _no_bargain(one: One, amount: int) -> Message:
    """That going first brings less than a bid costs, or hardly as much; money is worth little at the end."""
    if _comes_free(one) and not _is_idle(one):
        return Fact.FREE_BY_PASSING()
    kind = Fact.HARDLY_WORTH if about_as_good(one) else Fact.NOT_WORTH
    return (Fact.ORDER_IDLE if _is_idle(one) else kind)(lowest=Dollars(amount))


def _is_idle(one: One) -> bool:
    """Whether it is about the same if the seat bids or passes, in the turn after which money buys nothing."""
    return one.rival is not None and about_as_good(one) and is_last_turn(one.state)


def _is_fair(one: One) -> bool:
    """Whether the best move is a bid of all that going first is worth, and passing is about as good."""
    best = one.found.candidates[0].candidate.move
    passing = next((n for n, each in enumerate(one.found.candidates) if each.candidate.move == PASS_BID), 0)
    if not passing or not isinstance(best, Bid) or best.amount != one.stop:
        return False
    return about_as_good(Weighed(one.found, passing, one.state))


def _paid(one: One, amount: int) -> list[Message]:
    """What so high a bid takes, if it wins: bonds, or the cash for what comes; nothing of cash to spare."""
    count, bid = bonds_needed(one.state, one.seat, amount), Dollars(amount)
    if count:
        if is_last_turn(one.state):
            return [Fact.BID_BONDS_AT_LAST(bid=bid, count=count)]
        interest = count * one.state.board.data.setup.bond_interest
        return [Fact.BID_BONDS(bid=bid, count=count, amount=interest)]
    left = one.state.cash[one.seat] - amount
    if not _is_short(one, left):
        return []
    return [Fact.BID_LEAVES(bid=bid, cash=Dollars(left), level=one.state.engine[one.seat] + 1)]


def _is_short(one: One, cash: int) -> bool:
    """Whether so much cash does not pay any more for the seat's next engine, by which its best cube gains.

    It is the dearest that the seat can buy; one by which no cube gains more it would not miss.
    """
    level = one.state.engine[one.seat] + 1
    if level > HIGHEST_ENGINE or one.state.held_by(one.seat, one.state.board.train_card):
        return False
    if not cash < one.state.board.engine_price(level) <= one.state.cash[one.seat]:
        return False
    better = one.state.copy()
    better.engine[one.seat] = level
    return best_delivery(better, one.seat)[0] > best_delivery(one.state, one.seat)[0]


def brief_bid(one: One) -> Message:
    """What going first is worth, or what a bid that is more than that leaves."""
    move = one.move
    assert isinstance(move, Bid)
    if _goes_first_anyway(one):
        return Brief.FIRST_ANYWAY()
    if one.stop >= move.amount and not one.is_behind_pass and not _is_idle(one):
        return (Brief.AT_LEAST if is_at_least(one) else Brief.STOP)(stop=Dollars(one.stop))
    if _is_idle(one):
        return Brief.ORDER_IDLE()
    if one.is_behind_pass and not one.stop and _comes_free(one):
        return Brief.FREE_BY_PASSING()
    if one.is_behind_pass and move.amount < one.stop:
        return (Brief.AT_LEAST if is_at_least(one) else Brief.STOP)(stop=Dollars(one.stop))
    if about_as_good(one):
        return Brief.HARDLY_WORTH(bid=Dollars(move.amount))
    if 0 < one.stop < move.amount and not is_at_least(one):
        return Brief.DEAR(stop=Dollars(one.stop))
    count, left = bonds_needed(one.state, one.seat, move.amount), one.state.cash[one.seat] - move.amount
    if count:
        return Brief.BONDS(count=count)
    bid, cash = Dollars(move.amount), Dollars(left)
    return Brief.BID_LEAVES(cash=cash) if _is_short(one, left) else Brief.NOT_WORTH(bid=bid)


def brief_pass(one: One) -> Message:
    """What passing leaves to the others; or that the first place is not worth its price."""
    if _goes_first_anyway(one):
        return Brief.FIRST_ANYWAY()
    if one.stop and one.place and not _is_idle(one):
        return (Brief.LEAVES_AT_LEAST if is_at_least(one) else Brief.LEAVES)(stop=Dollars(one.stop))
    if _is_idle(one):
        return Brief.ORDER_IDLE()
    if _comes_free(one):
        return Brief.FREE()
    kind = Brief.HARDLY_WORTH if about_as_good(one) else Brief.NOT_WORTH
    return kind(bid=Dollars(one.stop or one.lowest_bid))


def pass_facts(one: One) -> list[Message]:
    """What passing leaves to the others, or why the first place is not worth its price."""
    lowest = one.lowest_bid
    if _goes_first_anyway(one):
        return [Fact.FIRST_ANYWAY()]
    if one.place and one.stop >= lowest > 0 and not _is_idle(one):
        leaves = Fact.LEAVES_AT_LEAST if is_at_least(one) else Fact.LEAVES
        fair = is_at_least(one) and _is_fair(one)
        return [Fact.FAIR(bid=Dollars(one.stop)) if fair else leaves(stop=Dollars(one.stop)), *rival(one)]
    kind = Fact.HARDLY_WORTH if about_as_good(one) else Fact.NOT_WORTH
    if _is_idle(one):
        kind = Fact.ORDER_IDLE
    elif _comes_free(one):
        return [Fact.FREE(), *_safe(one)]
    # Beside a bid it is told of that one's price.
    beside = one.rival.move if one.rival is not None else None
    price = one.stop or (beside.amount if isinstance(beside, Bid) else lowest)
    return [kind(lowest=Dollars(price)), *_safe(one)] if lowest else []
