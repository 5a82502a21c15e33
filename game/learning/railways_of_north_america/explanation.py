"""The explainer of Railways of North America: titles, purposes of actions, differences between moves."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import Final

from ai.bot import Candidate as Searched
from ai.chance import sample_chance
from ai.knowledge import chances, for_game
from ai.railways_of_north_america.evaluation import likelihood
from ai.railways_of_north_america.plans import best_plans
from ai.railways_of_north_america.rollout_policy import build
from ai.railways_of_north_america.routes import ways_of
from game.learning.railways_of_north_america import building
from game.learning.railways_of_north_america.auction import ORDER
from game.learning.railways_of_north_america.building import price
from game.learning.railways_of_north_america.deliveries import delivered, delivery, engine, prepared
from game.learning.railways_of_north_america.ledger import (
    DEAR,
    RIPPLE,
    Candidate,
    State,
    all_gain,
    before_income,
    best_delivery,
    best_other,
    bonds_of,
    card_taken,
    cost_of,
    gained_by,
    is_idle,
    is_last_turn,
    link_of,
    new_city,
    paid,
    takes_more,
)
from game.learning.railways_of_north_america.messages import Brief, Fact, Title
from game.learning.reasons.explainer import CLEARLY, Explainer, wins_more
from game.learning.reasons.facts import AGAINST, IN_SCORE, MARGIN, POINTS, TOGETHER, Common, has
from game.learning.reasons.routes import tells_apart
from game.match.analysis import term_message_key
from game.rules.auction import Bid, PassBid
from game.rules.contract import CHANCE, TERMINAL, Move
from game.rules.messages import Message, MessageReference
from game.rules.railways_of_north_america.delivering import deliveries, route_of
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
from game.rules.railways_of_north_america.network import open_end
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import (
    ACTION,
    BUILD_ACTION,
    CARD_ACTION,
    DELIVER_ACTION,
    ENDED,
    NONE,
    START_TRACK,
    UPGRADE_ACTION,
    URBANIZE_ACTION,
)
from game.rules.railways_of_north_america.track import Link

BORNE_OUT: Final = 1 / 5
"""The fraction of the expected gain in the chance to win below which a lead in points is disregarded."""


def _terms(*names: str) -> frozenset[MessageReference]:
    return frozenset(MessageReference(term_message_key(name)) for name in names)


NAMED: Final = _terms("score", "freight", "cards", "lines", "baron", "engine", "interest")
"""The terms of the evaluation that a player can understand."""

SCORE, BARON, MONEY = (MessageReference(term_message_key(name)) for name in ("score", "baron", "money"))

SURE: Final = MessageReference("term-sure")
"""The message that names the current score as a term in this game."""

IN_BONDS: Final = frozenset({Fact.BONDS, Fact.BONDS_AT_LAST})
"""The facts about the bonds that an action takes."""

FEWER: Final = frozenset({Fact.FEWER, Fact.FEWER_ALSO, Fact.FEWER_FIRST})
"""The facts that compare the points with those of the other delivery."""


class RailwaysOfNorthAmericaExplainer(Explainer[RailwaysOfNorthAmericaState]):
    """The explainer of Railways of North America."""

    # Next to the wide map there is little room for words, and what a move brings is next to its name.
    maximum_facts = 1
    ripple = RIPPLE
    shows_percent = False
    names_passing = True
    burdens = _terms("interest")

    def preferred(self, state: State, found: Sequence[Searched]) -> Move | None:
        """Return the move that keeps the more promising baron, among moves that win about as often."""
        first = found[0].move if found else None
        if not isinstance(first, KeepBaron):
            return None
        alike = [
            searched.move
            for searched in found
            if isinstance(searched.move, KeepBaron) and found[0].chance - searched.chance < RIPPLE
        ]
        best = max(alike, key=lambda move: _promise(state, move))
        return best if round(_promise(state, best) - _promise(state, first)) >= 1 else None

    def certain(self, state: State) -> Sequence[float]:
        """Return the points of the last turn, if the seat needs no bond for its interest."""
        if state.current_player() == TERMINAL:
            return state.scores()
        setup, found = state.board.data.setup, list[float]()
        for seat, score in enumerate(state.scores()):
            due = setup.bond_interest * state.bonds[seat] - state.board.income_at(state.points[seat])
            found.append(score if is_last_turn(state) and due <= state.cash[seat] else -math.inf)
        return found

    def begins(self, move: Move) -> bool:
        return isinstance(move, ChooseAction)

    def steps(self, state: State, move: Move) -> Sequence[Move]:
        return _steps(state, move) if isinstance(move, ChooseAction) else ()

    def is_at_least(self, candidate: Candidate) -> bool:
        return ORDER.is_at_least(candidate)

    def brief(self, candidate: Candidate) -> Message:
        return _brief(candidate)

    def facts(self, candidate: Candidate) -> Sequence[Message]:
        special = FACTS.get(type(candidate.move))
        return _facts(candidate) if special is None else special(candidate)

    def reasons(self, candidate: Candidate) -> list[Message]:
        """Return the reasons; for immediate points only the points, the rivals and a falling income."""
        found = [fact for fact in self.facts(candidate) if has(fact, POINTS) or has(fact, TOGETHER)]
        points = [fact for fact in found if has(fact, POINTS)]
        if not points:
            return building.with_bonds(candidate, super().reasons(candidate))
        # The other delivery's points come with the own: they are shown once.
        twice = points[1:] if points[0].id is not Fact.LINE else []
        if points[0].id in FEWER:
            twice += [fact for fact in found if fact.id in (Fact.BONUS, Fact.CAN_WAIT)]
        if bonds_of(candidate) < DEAR and not takes_more(candidate):
            twice += [fact for fact in found if fact.id in IN_BONDS]
        return [*(fact for fact in found if fact not in twice), self.margin(candidate)]

    def objections(self, candidate: Candidate) -> list[Message]:
        """Return the objections without the lost points, because a bad move is searched only briefly.

        Without other objections, the additional bonds that it takes are named.
        """
        found = super().objections(candidate)
        if candidate.rival is not None and takes_more(candidate) and not has(found[0], AGAINST):
            found = [*price(candidate), self.margin(candidate)]
        other = self.title(candidate.best, candidate.state)
        return [wins_more(candidate, other) if has(fact, IN_SCORE) else fact for fact in found]

    def margin(self, candidate: Candidate) -> Message:
        """Return the margin; barons that a search finds equal are distinguished by their goals."""
        found = super().margin(candidate)
        if found.id in (Common.EQUAL, Common.EQUAL_FIRST) and isinstance(candidate.move, KeepBaron):
            return _baron_apart(candidate) or found
        before = candidate.candidates[1 : candidate.place]
        if found.id is Common.EQUAL_FIRST and any(_is_behind(self.margin(other)) for other in before):
            return self._behind_first(candidate) or found  # One before it is shown as behind the best.
        return found

    def _behind_first(self, candidate: Candidate) -> Message | None:
        """Return how far the move is behind the best, if the two may not be called equally good."""
        other = self.title(candidate.best, candidate.state)
        if candidate.gained(candidate.seat) >= self.least:
            return Common.BEHIND(other=other, worth=self.lead(candidate, candidate.seat))
        return Common.OTHER_WINS_MORE(other=other, how=0) if candidate.chance_gained > 0 else None

    def term_name(self, name: MessageReference, is_gain: bool) -> MessageReference:
        """Return a term's name; the current score also counts later points, less the bonds."""
        return SURE if name == SCORE else super().term_name(name, is_gain)

    def _all_gain(self, candidate: Candidate) -> bool:
        return all_gain(candidate) or _is_belied(candidate) or _is_played_otherwise(candidate)

    def _is_outshone(self, candidate: Candidate) -> bool:
        """Return whether the chance to win matters more than points, as it can for going first."""
        of_order = isinstance(candidate.move, Bid | PassBid)
        return super()._is_outshone(candidate) or (of_order and candidate.percent_apart >= CLEARLY)

    def _in_what(self, candidate: Candidate, seat: int, amount: float) -> MessageReference | None:
        found = super()._in_what(candidate, seat, amount)
        if isinstance(candidate.move, Bid | PassBid) and found == MONEY:
            return found
        if found == BARON and (seat != candidate.seat or not candidate.found.bot):
            return None  # Whose baron it is, is a secret.
        return found if found in NAMED else None


def _is_behind(fact: Message) -> bool:
    """Return whether a fact states that a move is behind the best."""
    return has(fact, IN_SCORE) or has(fact, MARGIN) or fact.id in (Common.HELPS, Fact.BARON_BEHIND)


def _is_belied(candidate: Candidate) -> bool:
    """Return whether the chances to win hardly reflect the better move's lead in points."""
    seat, scores = candidate.seat, candidate.searched.scores
    if candidate.gained(seat) < Explainer.least or not scores:
        return False
    evaluation = for_game(candidate.state.game).evaluator
    doubt = evaluation.weights.doubt_at(evaluation.progress(candidate.state))
    other = [score - candidate.ahead(each) for each, score in enumerate(scores)]
    by_points = chances(scores, doubt)[seat] - chances(other, doubt)[seat]
    return candidate.chance_gained < BORNE_OUT * (-by_points if candidate.place else by_points)


def _is_played_otherwise(candidate: Candidate) -> bool:
    """Return whether the better move's lead in points will not be realized in the last turn.

    A search stops at a limit and estimates the rest, but the rest of the last turn can be played out exactly.
    """
    rival, gained = candidate.rival, candidate.gained(candidate.seat)
    if rival is None or not is_last_turn(candidate.state) or gained < Explainer.least:
        return False
    ahead = _final_score(candidate) - _final_score(rival)
    return abs((-ahead if candidate.place else ahead) - gained) >= Explainer.least


def _final_score(candidate: Candidate) -> int:
    """Return the seat's final score after the probable continuation."""
    end, policy, rng = candidate.outcome.copy(), for_game(candidate.state.game).policy, random.Random(0)
    while (actor := end.current_player()) != TERMINAL:
        if actor == CHANCE:
            end.apply_unchecked(sample_chance(end, rng))
        else:
            policy.advance(end, rng)
    return end.scores()[candidate.seat]


# Barons


def _likelihood(state: State, move: KeepBaron) -> float:
    """Return how often a baron's goal is reached by players who have built nothing yet."""
    return likelihood(state.board.barons[move.baron], state.players, ways_of(state.board))


def _promise(state: State, move: KeepBaron) -> float:
    """Return the points that the goal of a baron brings on average."""
    return state.board.barons[move.baron].points * _likelihood(state, move)


def _baron(candidate: Candidate) -> list[Message]:
    assert isinstance(candidate.move, KeepBaron)
    percent = round(100 * _likelihood(candidate.state, candidate.move))
    return [Fact.BARON(points=candidate.state.board.barons[candidate.move.baron].points, percent=percent)]


def _baron_apart(candidate: Candidate) -> Message | None:
    """Return how many points the better baron brings more on average; None if the difference is small."""
    state, move, rival = candidate.state, candidate.move, candidate.rival_move
    assert isinstance(move, KeepBaron)
    assert isinstance(rival, KeepBaron)
    ahead = _promise(state, move) - _promise(state, rival)
    points = round(-ahead if candidate.place else ahead)
    if points < 1:
        return None
    kind = Fact.BARON_BEHIND if candidate.place else Fact.BARON_AHEAD
    return kind(other=Title.BARON(baron=rival.baron), points=points)


# Facts and briefs


def _charter_points(candidate: Candidate) -> int:
    """Return the points that the action makes a charter bring at the end."""
    before, after = (at.charter_points(candidate.seat) for at in (candidate.state, candidate.outcome))
    return after - before


def _facts(candidate: Candidate) -> list[Message]:
    """Return the facts about what an action scores, prepares and costs."""
    points = building.lines(candidate) or delivery(candidate)
    goal, bonds = building.goal(candidate), price(candidate)
    if is_idle(candidate):
        return [*points, *goal, *bonds] or ([] if _charter_points(candidate) else [Fact.NO_POINTS()])
    gained = [
        *goal,
        *points,
        *building.unfinished(candidate),
        *building.growth(candidate),
        *engine(candidate),
        *prepared(candidate),
    ]
    if not any(gained_by(candidate)):
        gained += [*building.nearer(candidate), *building.waiting(candidate)]
    uses = building.used_up(candidate)
    # What takes many bonds has to be worth them: that is the first objection.
    if bonds_of(candidate) >= DEAR and candidate.place:
        return [*bonds, *gained, *uses]
    return [*gained, *bonds, *uses]


FACTS: Final[dict[type[Move], Callable[[Candidate], list[Message]]]] = {
    Bid: ORDER.bid,
    PassBid: ORDER.passing,
    KeepBaron: _baron,
    Mine: building.cubes,
    Grow: building.cubes,
    EndActions: lambda candidate: [],
}
"""The functions that return the facts of a move, for the moves that are explained by their type."""


def _brief(candidate: Candidate) -> Message:
    move, seat = candidate.move, candidate.seat
    if isinstance(move, Bid):
        return ORDER.brief_bid(candidate)
    if isinstance(move, PassBid):
        return ORDER.brief_pass(candidate)
    if isinstance(move, KeepBaron):
        return Brief.BARON(points=candidate.state.board.barons[move.baron].points)
    gained = gained_by(candidate)
    if not any(gained) and is_idle(candidate):
        return Brief.NOTHING() if _charter_points(candidate) else Brief.NO_POINTS()
    if not any(gained):
        return _brief_of_means(candidate)
    other, bonds = best_other(gained, seat), bonds_of(candidate)
    if gained[other]:
        return Brief.POINTS_ALSO(own=gained[seat], seat=other, gain=gained[other])
    return Brief.POINTS_BONDS(own=gained[seat], count=bonds) if bonds > 0 else Brief.POINTS(own=gained[seat])


def _brief_of_means(candidate: Candidate) -> Message:
    """Return, in a few words, what an action that scores no points prepares for."""
    state, outcome, seat = candidate.state, candidate.outcome, candidate.seat
    if isinstance(candidate.move, TakeCard):
        return building.brief_effect(candidate, candidate.move.card)
    if isinstance(candidate.move, Mine | Grow):
        return building.brief_cubes(candidate)
    if outcome.engine[seat] > state.engine[seat]:
        return Brief.ENGINE(level=outcome.engine[seat])
    new = new_city(state, outcome)
    if new is not None:
        # Which cubes come to the city is drawn: its own demand is what is sure.
        demand = building.demand_for(candidate, *new)
        count = dict(demand.args).get("count")
        if isinstance(count, int):
            return Brief.DELIVERY(count=count)
        return Brief.DEMAND_LATER() if building.brings_cubes(candidate, new[0]) else Brief.DEMAND_ALONE()
    then = best_delivery(outcome, seat)[0]
    if then > best_delivery(state, seat)[0]:
        return Brief.DELIVERY(count=then)
    if link_of(candidate) is not None and cost_of(candidate):
        bonds, is_far_behind = max(0, bonds_of(candidate)), candidate.chance_gained >= CLEARLY / 100
        if not candidate.place or not is_far_behind or candidate.rival is None:
            return Brief.BONDS(count=bonds)
        # Of a move far behind nothing is shown that reads like praise, nor what the better one costs too.
        return Brief.BONDS(count=bonds) if bonds > max(0, bonds_of(candidate.rival)) else Brief.NOTHING()
    card = card_taken(state, outcome)
    return building.brief_effect(candidate, card) if card != NONE else Brief.NOTHING()


def _steps(state: State, move: ChooseAction) -> Sequence[Move]:
    """Return the moves of the action's probable result, which its title names."""
    policy, begun = for_game(state.game).policy, state.copy()
    begun.apply_unchecked(move)
    if begun.step in (ACTION, ENDED):
        return ()
    outcome = begun.copy()
    policy.settle(outcome)
    if begun.step == START_TRACK:
        for plan in best_plans(begun, begun.turn):
            after = begun.copy()
            moves = build(after, plan)
            policy.quiesce(after)
            if after.key() == outcome.key():
                return moves
        return ()
    for last in policy.candidates(begun):
        after = begun.copy()
        after.apply_unchecked(last)
        policy.settle(after)
        if after.key() == outcome.key():
            return (last,)
    return ()


# Titles


def _action_title(move: ChooseAction, state: State) -> Message:
    """Return a title for the action's probable result; its name alone if it has none."""
    if move.action == UPGRADE_ACTION:
        return _engine_title(move, state)
    named = Title.ACTION(action=move.action)
    if move.action == BUILD_ACTION:
        return _built(state, before_income(state, move), Title.BUILD_FOR) or named
    after = state.copy()
    after.apply_unchecked(move)
    outcome = after.copy()
    for_game(state.game).policy.settle(outcome)
    title = None
    if move.action == DELIVER_ACTION and (cube := delivered(after, outcome)) is not None:
        title = Title.DELIVER(colour=cube.colour, city_a=cube.city, city_b=route_of(after, cube)[-1])
    elif move.action == CARD_ACTION and (card := card_taken(state, outcome)) != NONE:
        title = Title.TAKE(card=card)
    elif move.action == URBANIZE_ACTION and (new := new_city(state, outcome)) is not None:
        title = Title.NEW_CITY(city=new[0], colour=new[1])
    return title or named


def _engine_title(move: ChooseAction | Upgrade, state: State) -> Message:
    """Return the new engine and its cost, with a New Train if one will probably be used."""
    level, after = state.engine[state.turn] + 1, before_income(state, move)
    cost = paid(state, after, state.turn)
    if cost is None:
        return Title.ACTION(action=UPGRADE_ACTION)
    return Title.ENGINE_FOR(level=level, amount=cost)


def _built(state: State, after: State, kind: Title) -> Message | None:
    """Return the link that was finished, and its cost; or the city where track began."""
    seat, cost = state.turn, paid(state, after, state.turn)
    if len(after.links) > len(state.links) and cost is not None:
        return kind(amount=cost, **_ends(after.links[len(state.links)]))
    before = {track.city: len(track.tiles) for track in state.unfinished if track.owner == seat}
    longer = (
        track.city
        for track in after.unfinished
        if track.owner == seat and len(track.tiles) > before.get(track.city, 0)
    )
    city = next(longer, None)
    return Title.TRACK(city=city) if city is not None else None


def _ends(link: Link) -> dict[str, int]:
    """Return a link's cities in a fixed order, whichever end it was begun from."""
    city_a, city_b = sorted((link.a, link.b))
    return {"city_a": city_a, "city_b": city_b}


def _delivery_title(move: Deliver, state: State) -> Message:
    """Return a cube and its destination, with a city on the way if there are several ways."""
    route = route_of(state, move)
    ends = {"colour": move.colour, "city_a": move.city, "city_b": route[-1]}
    ways = {
        way
        for other in deliveries(state, state.turn)
        if (other.colour, other.city) == (move.colour, move.city)
        and (way := route_of(state, other))[-1] == route[-1]
    }
    if len(ways) < 2 or len(route) == 2:
        return Title.DELIVERY(**ends)
    return Title.DELIVERY_OVER(city=tells_apart(route, list(ways)), **ends)


def _track_title(move: StartTrack | ContinueTrack | LayTile, state: State) -> Message:
    """Return the link that such track will probably become, or else the city where it begins."""
    title = _built(state, before_income(state, move), Title.LINK_FOR)
    if title is not None:
        return title
    if isinstance(move, StartTrack):
        return Title.TRACK(city=move.city)
    track = state.building if isinstance(move, LayTile) else open_end(state, move.hex, move.side)
    assert track is not None
    return Title.TRACK(city=track.city)


EXPLAINER: Final = RailwaysOfNorthAmericaExplainer(
    titles={
        KeepBaron: lambda move, state: Title.BARON(baron=move.baron),
        ChooseAction: _action_title,
        StartTrack: _track_title,
        ContinueTrack: _track_title,
        LayTile: _track_title,
        StopBuilding: lambda move, state: Title.STOP(),
        UseCard: lambda move, state: Title.CARD(card=move.card),
        Urbanize: lambda move, state: Title.NEW_CITY(city=move.city, colour=move.colour),
        Upgrade: _engine_title,
        Deliver: _delivery_title,
        TakeCard: lambda move, state: Title.CARD(card=move.card),
        Mine: lambda move, state: Title.MINE(city=move.city),
        Grow: lambda move, state: Title.GROW(city=move.city),
        EndActions: lambda move, state: Title.NO_MORE(),
        Bid: lambda move, state: Title.BID(amount=move.amount),
        PassBid: lambda move, state: Title.PASS(),
    },
)
