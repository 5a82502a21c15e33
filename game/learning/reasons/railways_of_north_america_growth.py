"""What a New City, an operations card or new cubes are good for in Railways of North America."""

from __future__ import annotations

from game.learning.reasons.railways_of_north_america_deliveries import One
from game.learning.reasons.railways_of_north_america_last import is_last_action
from game.learning.reasons.railways_of_north_america_says import Brief, Fact
from game.learning.reasons.railways_of_north_america_titles import card_taken, new_city
from game.rules.notes import Note
from game.rules.railways_of_north_america.board_file import LAND_GRANT, MINES
from game.rules.railways_of_north_america.delivering import deliveries, gains, route_of
from game.rules.railways_of_north_america.moves import Grow, Mine
from game.rules.railways_of_north_america.steps import NONE


def growth(one: One) -> list[Note]:
    """A New City, or an operations card."""
    new = new_city(one.state, one.outcome)
    if new is not None:
        city, colour = new
        return [demand_for(one, city, colour), Fact.NEW_CITY(city=city, colour=colour)]
    card = card_taken(one.state, one.outcome)
    return [_takes(one, card)] if card != NONE else []


def _takes(one: One, card: int) -> Note:
    """A card that is taken; with the last one it is taken from all who are still to act."""
    last = one.state.display[card] == 1 and not is_last_action(one)
    kind = Fact.TAKES if last else Fact.TAKES_ONE
    return kind(card=card, what=_does(one, card))


def _does(one: One, card: int) -> Note:
    """What a card does; its own words are as short as its place on the table."""
    board = one.state.board
    printed = board.operations[card]
    if printed.effect == LAND_GRANT:
        return Fact.OPEN_FREE()
    if printed.effect == MINES:
        return Fact.MINES(amount=board.data.cost.mine, count=printed.cubes)
    return printed.note(board.data.cost)


def demand_for(one: One, city: int, colour: int) -> Note:
    """What a new demand is good for: the best delivery to the city that the seat could then make."""
    asked = one.outcome.copy()
    asked.turn = one.seat
    found = [
        (gains(asked, move)[one.seat], move.city)
        for move in deliveries(asked, one.seat)
        if move.colour == colour and route_of(asked, move)[-1] == city
    ]
    best, start = max(found, default=(0, NONE))
    return Fact.DEMAND_FOR(city_a=start, city_b=city, count=best) if best else Fact.DEMAND_LATER(city=city)


def cube_facts(one: One) -> list[Note]:
    move = one.move
    assert isinstance(move, (Mine, Grow))
    before, after = (len(state.cubes_at(move.city)) for state in (one.state, one.outcome))
    whose, cubes = _who_fetches(one, move.city), Fact.CUBES(city=move.city, count=after - before)
    # What speaks against a city is no reason why it is the best.
    return [whose, cubes] if one.place or whose.kind is Fact.ONLY_YOU else [cubes, whose]


def _who_fetches(one: One, city: int) -> Note:
    """For whom cubes in a city are of use: who has links that end there."""
    owners = [link.owner for link in one.state.links if city in (link.a, link.b)]
    if one.seat not in owners:
        return Fact.NOT_YOURS()
    return Fact.ALSO_OTHERS() if set(owners) - {one.seat} else Fact.ONLY_YOU()


def brief_effect(one: One, card: int) -> Note:
    """What a card does that the title names."""
    return Brief.EFFECT(what=_does(one, card))


def brief_cubes(one: One, city: int) -> Note:
    before, after = (len(state.cubes_at(city)) for state in (one.state, one.outcome))
    whose = _who_fetches(one, city).kind
    if whose is Fact.NOT_YOURS:
        return Brief.CUBES_FAR(count=after - before)
    return (Brief.CUBES_YOURS if whose is Fact.ONLY_YOU else Brief.CUBES_SHARED)(count=after - before)
