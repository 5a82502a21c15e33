"""Why a move of Railways of North America is good: points, links, deliveries that become possible."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from ai.bot import Candidate
from ai.railways_of_north_america.plans import best_plan_near
from game.learning.railways_of_north_america.barons import (
    baron_apart,
    baron_facts,
    baron_promises,
    rather_baron,
)
from game.learning.railways_of_north_america.bonds import (
    DEAR,
    bonds_of,
    cost_of,
    dearer,
    link_of,
    paid_for,
    price,
    takes_more,
    with_bonds,
)
from game.learning.railways_of_north_america.close import all_gain, is_ripple
from game.learning.railways_of_north_america.compared import (
    fewer,
    first_for_less,
    income,
    other_sends,
)
from game.learning.railways_of_north_america.deliveries import (
    One,
    best_delivery,
    bid_facts,
    bonus,
    brief_bid,
    brief_pass,
    engine_for_others,
    gained_by,
    hurry,
    is_at_least,
    pass_facts,
)
from game.learning.railways_of_north_america.end import ends
from game.learning.railways_of_north_america.growth import (
    brief_cubes,
    brief_effect,
    brings_cubes,
    cube_facts,
    demand_for,
    growth,
    used_up,
)
from game.learning.railways_of_north_america.last import acts_again, is_last_action
from game.learning.railways_of_north_america.leads import (
    BEHIND,
    as_sure_as_known,
    is_belied,
    is_clear_lead,
    is_far_behind,
    is_played_otherwise,
    without_size,
)
from game.learning.railways_of_north_america.lines import nearer, waiting
from game.learning.railways_of_north_america.phrases import Brief, Fact
from game.learning.railways_of_north_america.task import task
from game.learning.railways_of_north_america.titles import (
    TITLES,
    card_taken,
    new_city,
)
from game.learning.reasons.room import ReasonsByMove, Said
from game.learning.reasons.weighed import Weighed
from game.match.analysis import term_message_key
from game.rules.auction import Bid, PassBid
from game.rules.contract import Move
from game.rules.messages import Message, MessageReference
from game.rules.railways_of_north_america.delivering import route_of
from game.rules.railways_of_north_america.moves import (
    ChooseAction,
    ContinueTrack,
    EndActions,
    Grow,
    KeepBaron,
    LayTile,
    Mine,
    StartTrack,
    TakeCard,
)
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import NONE

_State: TypeAlias = RailwaysOfNorthAmericaState


class RailwaysOfNorthAmericaReasons(ReasonsByMove[RailwaysOfNorthAmericaState]):
    """What an expert says of the moves of Railways of North America."""

    told = (
        1  # Beside the wide map there is little room for words, and what a move brings stands with its name.
    )
    against = frozenset(
        {
            Fact.INCOME_FALLS,
            Fact.BONDS,
            Fact.BONDS_AT_LAST,
            Fact.DEAR,
            Fact.CHEAPER,
            Fact.FREE_BY_PASSING,
            Fact.NOT_WORTH,
            Fact.LEAVES,
            Fact.LEAVES_AT_LEAST,
            Fact.SENDS_ALSO,
            Fact.FEWER,
            Fact.FEWER_ALSO,
            Fact.ENGINE_LATER,
            Fact.NOTHING,
            Fact.NO_POINTS,
            Fact.DEMAND_LATER,
            Fact.DEMAND_IDLE,
            Fact.STOPS_OWN,
            Fact.NOT_YOURS,
            Fact.NOBODYS,
            Fact.ALSO_OTHERS,
            Fact.BID_BONDS,
            Fact.BID_BONDS_AT_LAST,
            Fact.BID_LEAVES,
            Fact.CAN_WAIT,
            Fact.FIRST_ANYWAY,
        }
    )
    decisive = frozenset(
        {
            Fact.RIVAL,
            Fact.RIVAL_CARD,
            Fact.FORESTALLS,
            Fact.FORESTALLS_CARD,
            Fact.USES,
            Fact.TASK,
            Fact.TASK_FIRST,
            Fact.COSTS_MORE,
            Fact.STOPS,
            Fact.STOPS_LATER,
            Fact.STOPS_OWN,
        }
    )
    bare = frozenset({Fact.OTHER_WINS_OFTENER})
    burdens = frozenset({MessageReference(term_message_key("interest"))})
    names_passing = True

    def rather(self, state: RailwaysOfNorthAmericaState, found: Sequence[Candidate]) -> Move | None:
        return rather_baron(state, found)

    def begins(self, move: Move) -> bool:
        return isinstance(move, ChooseAction)

    def is_at_least(self, weighed: One) -> bool:
        return is_at_least(weighed)

    def gain(self, weighed: One) -> Message:
        return _brief(weighed)

    def facts(self, weighed: One) -> Sequence[Message]:
        return _facts(weighed)

    def reasons(self, weighed: One) -> list[Message]:
        """Of what scores at once the points are told, whose cube it may be, and an income that falls."""
        found = [fact for fact in self.facts(weighed) if fact.id in BESIDE]
        points = [fact for fact in found if fact.id in POINTS]
        if not points:
            return with_bonds(weighed, super().reasons(weighed))
        # The other delivery's points come with the own: they are told once.
        twice = points[1:] if points[0].id is not Fact.LINE else []
        if points[0].id in FEWER:
            twice += [fact for fact in found if fact.id in (Fact.BONUS, Fact.CAN_WAIT)]
        if bonds_of(weighed) < DEAR and not takes_more(weighed):
            twice += [fact for fact in found if fact.id in IN_BONDS]
        return [*(fact for fact in found if fact not in twice), self.apart(weighed)]

    def objections(self, weighed: One) -> list[Message]:
        """What speaks against it, without the points that it costs: a bad move is looked at but briefly."""
        return [without_size(weighed, note) for note in self._objections(weighed)]

    def _objections(self, weighed: One) -> list[Message]:
        """Where nothing else speaks against it: that it takes more bonds than the better one.

        What its brief words say already is not told again.
        """
        told = super().objections(weighed)
        if told[0].id is Fact.NOTHING and self.gain(weighed).id is Brief.NOTHING:
            # It stands with the move's name: what the better one brings says more, if its name is told.
            better = self.facts(weighed.rival) if weighed.rival is not None else ()
            good = [fact for fact in better if fact.id not in self.against]
            return told[1:] if told[1].id is Said.HELPS else [*told[1:], *good[:1]]
        if told[0].id in self.against or weighed.rival is None:
            return told
        if not takes_more(weighed):
            return told
        return [*price(weighed), self.apart(weighed)]

    def apart(self, weighed: One) -> Message:
        """Where a search finds barons alike, before anything is built, their tasks tell them apart."""
        found = super().apart(weighed)
        if found.id in (Said.EQUAL, Said.EQUAL_FIRST) and isinstance(weighed.move, KeepBaron):
            return baron_apart(weighed) or found
        if found.id is Said.EQUAL_FIRST and self._follows_worse(weighed):
            return self._behind_first(weighed) or found
        return as_sure_as_known(weighed, found)

    def _behind_first(self, weighed: One) -> Message | None:
        """How far it is behind the best, where it may not be called as good."""
        other = self.title(weighed.found.candidates[0].candidate.move, weighed.state)
        if weighed.gained(weighed.seat) >= self.least:
            return Said.BEHIND(other=other, worth=self.lead(weighed, weighed.seat))
        return Fact.OTHER_WINS_OFTENER(other=other, how=0) if weighed.chance_gained > 0 else None

    def _follows_worse(self, weighed: One) -> bool:
        """Whether one before it is said to be behind the best: then it is not as good as that."""
        before = (Weighed(weighed.found, place, weighed.state) for place in range(1, weighed.place))
        return any(self.apart(each).id in BEHIND for each in before)

    def called(self, name: MessageReference, is_gain: bool) -> MessageReference:
        """The score as it stands has points in it that are made later, as a charter's, less the bonds."""
        return SURE if name == SCORE else super().called(name, is_gain)

    def _is_ripple(self, weighed: One) -> bool:
        return is_ripple(weighed)

    def _all_gain(self, weighed: One) -> bool:
        least = self.least
        return all_gain(weighed) or is_belied(weighed, least) or is_played_otherwise(weighed, least)

    def _is_outshone(self, weighed: One) -> bool:
        """Nor is it told how many points going first is ahead that wins clearly more often."""
        of_order = isinstance(weighed.move, (Bid, PassBid))
        return super()._is_outshone(weighed) or (of_order and is_clear_lead(weighed))

    def _in_what(self, weighed: One, seat: int, amount: float) -> MessageReference | None:
        found = super()._in_what(weighed, seat, amount)
        if isinstance(weighed.move, (Bid, PassBid)) and found == MONEY:
            return found
        if found == BARON and (seat != weighed.seat or not weighed.found.bot):
            return None  # Whose baron it is, is a secret.
        return found if found in NAMED else None


NAMED: Final = frozenset(
    MessageReference(term_message_key(term))
    for term in ("score", "freight", "cards", "lines", "baron", "engine", "interest")
)
"""The terms of the evaluation of which a player can see what is meant."""

SCORE: Final = MessageReference(term_message_key("score"))

BARON: Final = MessageReference(term_message_key("baron"))

SURE: Final = MessageReference("term-sure")
"""What the score as it stands is called in this game."""

MONEY: Final = MessageReference(term_message_key("money"))
"""The term that tells bids apart; of two actions the dearer one may have it, for the income that follows."""

IN_BONDS: Final = frozenset({Fact.BONDS, Fact.BONDS_AT_LAST})
"""The facts that tell the bonds that an action takes."""

FEWER: Final = frozenset({Fact.FEWER, Fact.FEWER_ALSO, Fact.FEWER_FIRST})
"""The facts that tell the other delivery's points beside the own."""

POINTS: Final = FEWER | {Fact.LINE, Fact.SENDS, Fact.SENDS_ALSO}
"""The facts that tell what a move scores at once."""

BESIDE: Final = POINTS | {
    Fact.BONUS,
    Fact.OTHER_SENDS,
    Fact.ENDS,
    Fact.NEARS_END,
    Fact.TASK,
    Fact.TASK_FIRST,
    Fact.CONTESTED,
    Fact.CAN_WAIT,
    Fact.INCOME_FALLS,
    Fact.COSTS_MORE,
    Fact.BONDS,
    Fact.BONDS_AT_LAST,
    Fact.USES,
}
"""The facts that are told beside each other."""


def make_reasons() -> RailwaysOfNorthAmericaReasons:
    """The room of the game."""
    return RailwaysOfNorthAmericaReasons(TITLES)


# Sentences


def _facts(one: One) -> list[Message]:
    special = _FACTS.get(type(one.move))
    if special is not None:
        return special(one)
    if is_last_action(one) and not acts_again(one):
        return [*_points(one), *task(one), *_at_last(one), *price(one)] or [Fact.NO_POINTS()]
    gained = [*task(one), *_points(one), *_track(one), *growth(one), *_engine(one), *_chances(one)]
    means = [] if any(gained_by(one)) else [*nearer(one), *waiting(one)]
    bonds, uses = price(one), used_up(one, paid_for(one))
    found = [*gained, *means, *bonds, *uses]
    # What takes many bonds has to be worth them: that is the first thing to be said against it.
    if bonds_of(one) >= DEAR and one.place:
        return [*bonds, *gained, *means, *uses]
    return [*found, *dearer(one)] or [Fact.NOTHING()]


def _points(one: One) -> list[Message]:
    gained, seat = gained_by(one), one.seat
    lines = [
        Fact.LINE(city_a=line.a, city_b=line.b, points=line.points)
        for number, line in enumerate(one.state.board.major_lines)
        if one.state.claimed[number] == NONE and one.outcome.claimed[number] == seat
    ]
    if lines or not any(gained):
        return lines
    other = max((s for s in range(len(gained)) if s != seat), key=lambda s: gained[s])
    sends = Fact.SENDS(own=gained[seat])
    if gained[other]:
        sends = Fact.SENDS_ALSO(own=gained[seat], seat=other, gain=gained[other])
    points = [sends, *bonus(one, gained[seat])]
    points += ends(one)
    if isinstance(one.move, ChooseAction):
        return [*points, *hurry(one), *income(one)]  # Which cube it is comes with its points.
    if one.place:
        # What another cube would bring, or brings others here, says more than that this one can wait.
        also = points if gained[other] else []
        return [*fewer(one, other), *also, *hurry(one), *([] if also else points), *income(one)]
    own = first_for_less(one) or points[:1]
    return [*hurry(one), *own, *points[1:], *other_sends(one), *income(one)]


def _at_last(one: One) -> list[Message]:
    """The points that come at the end alone, by a charter, of an action that brings none at once."""
    points = one.outcome.charter_points(one.seat) - one.state.charter_points(one.seat)
    return [Fact.AT_LAST(points=points)] if points > 0 and not any(gained_by(one)) else []


def _track(one: One) -> list[Message]:
    link = link_of(one)
    if link is None:
        left = [track for track in one.outcome.unfinished if track.owner == one.seat]
        tiles = sum(len(track.tiles) for track in left)
        before = sum(len(track.tiles) for track in one.state.unfinished if track.owner == one.seat)
        return [_unfinished(one, tiles - before)] if tiles > before else []
    if isinstance(one.move, (ChooseAction, StartTrack, ContinueTrack, LayTile)):
        return []  # Its title names it.
    cost = cost_of(one)
    if cost is None:
        return [Fact.LINK(city_a=link.a, city_b=link.b)]
    return [Fact.LINK_FOR(city_a=link.a, city_b=link.b, amount=cost)]


def _unfinished(one: One, tiles: int) -> Message:
    """Track that comes to no city yet, and to which one it is likely to lead."""
    plan = best_plan_near(paid_for(one), one.seat)
    if plan is None or not plan.done:
        return Fact.UNFINISHED(count=tiles)
    return Fact.UNFINISHED_TO(count=tiles, city=plan.way.b)


def _engine(one: One) -> list[Message]:
    before, level = one.state.engine[one.seat], one.outcome.engine[one.seat]
    if level == before:
        return []
    old, new = (best_delivery(state, one.seat)[0] for state in (one.state, one.outcome))
    if new > old:
        return [Fact.ENGINE_BETTER(level=level, before=old, after=new)]
    return engine_for_others(one, new) or [Fact.ENGINE_LATER(level=level)]


def _chances(one: One) -> list[Message]:
    """A delivery that becomes possible, better than all before."""
    if one.outcome.engine[one.seat] != one.state.engine[one.seat] or any(gained_by(one)):
        return []
    (old, _), (new, best) = (best_delivery(state, one.seat) for state in (one.state, one.outcome))
    if best is None or new <= old:
        return []
    return [Fact.THEN_DELIVERY(count=new, city_a=best.city, city_b=route_of(one.outcome, best)[-1])]


# Moves that are told by what they are


_FACTS: Final[dict[type[Move], Callable[[One], list[Message]]]] = {
    Bid: bid_facts,
    PassBid: pass_facts,
    KeepBaron: baron_facts,
    Mine: cube_facts,
    Grow: cube_facts,
    EndActions: lambda one: [Fact.KEEPS()],
}


def _brief(one: One) -> Message:
    move, seat = one.move, one.seat
    if isinstance(move, Bid):
        return brief_bid(one)
    if isinstance(move, PassBid):
        return brief_pass(one)
    if isinstance(move, KeepBaron):
        return Brief.BARON(points=baron_promises(one))
    gained = gained_by(one)
    if any(gained):
        other = max((s for s in range(len(gained)) if s != seat), key=lambda s: gained[s])
        if gained[other]:
            return Brief.POINTS_ALSO(own=gained[seat], seat=other, gain=gained[other])
        if bonds_of(one) > 0:
            return Brief.POINTS_BONDS(own=gained[seat], count=bonds_of(one))
        return Brief.POINTS(own=gained[seat])
    if is_last_action(one) and not acts_again(one):
        last = _at_last(one)
        return Brief.AT_LAST(**dict(last[0].args)) if last else Brief.NO_POINTS()
    return _brief_of_means(one)


def _brief_of_means(one: One) -> Message:
    """What an action without points prepares; a link that the title names is not named again."""
    if isinstance(one.move, TakeCard):
        return brief_effect(one, one.move.card)
    if isinstance(one.move, (Mine, Grow)):
        return brief_cubes(one, one.move.city)
    link, cost, seat = link_of(one), cost_of(one), one.seat
    named = isinstance(one.move, (ChooseAction, StartTrack, ContinueTrack))
    if link is not None and cost is not None and not named:
        return Brief.LINK(city_a=link.a, city_b=link.b, amount=cost)
    if one.outcome.engine[seat] > one.state.engine[seat]:
        return Brief.ENGINE(level=one.outcome.engine[seat])
    asks = new_city(one.state, one.outcome)
    if asks is not None:
        # Which cubes come to the city is drawn: its own demand is what is sure.
        demand = demand_for(one, *asks)
        count = dict(demand.args).get("count")
        if isinstance(count, int):
            return Brief.DELIVERY(count=count)
        return Brief.DEMAND_LATER() if brings_cubes(one, asks[0]) else Brief.DEMAND_ALONE()
    new, old = best_delivery(one.outcome, seat)[0], best_delivery(one.state, seat)[0]
    if new > old:
        return Brief.DELIVERY(count=new)
    if link is not None and cost:
        bonds = max(0, bonds_of(one))
        # Of a move far behind nothing is told that reads like praise, nor what the better one costs too.
        better = bonds_of(one.rival) if one.rival is not None and is_far_behind(one) else -1
        return Brief.BONDS(count=bonds) if bonds > max(0, better) or better < 0 else Brief.NOTHING()
    card = card_taken(one.state, one.outcome)
    return brief_effect(one, card) if card != NONE else Brief.NOTHING()
