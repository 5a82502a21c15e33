"""Why a move is good: what it brings in the game's own figures, and why the best is better than the next.

The figures come from the rules (the tables before and after the move) and from what a bot has found
(`ai.explain`); each game has a room of its own that knows what an expert would say of it (`Reasons`).

>>> import random
>>> from ai.explain import explain
>>> from game.rules.catalogue import find_game
>>> state = find_game("american_rails").new_game(3, {}, random.Random(7))
>>> state.play(state.legal_moves()[0])
>>> found = explain(state, "greedy")
>>> localizer = Localizer(state.game, ["Clara", "Henry", "Ada"])
>>> len(brief(found, 0, state, localizer)) > 0, reason(found, 0, state, localizer).endswith(".")
(True, True)
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ai.bot import Candidate
from ai.explain import Explanation
from game.learning.reasons.room import Reasons
from game.learning.reasons.weighed import Weighed
from game.match.analysis import term_message_key
from game.rules.catalogue import room_if_any, rooms_of
from game.rules.contract import Game, Move, State
from game.rules.messages import MessageReference
from game.words import Localizer


def title(move: Move, state: State, localizer: Localizer) -> str:
    """A legal move in a few words, as on a card: "Pittsburgh for Continental"."""
    return localizer.message(_room(state.game.key).title(move, state))


def brief(found: Explanation, place: int, state: State, localizer: Localizer) -> str:
    """What a candidate brings, in under about 60 letters; `place` counts from 0, the best.

    `state` is the position that was explained, as the actor's player knows it.
    """
    return localizer.message(_room(state.game.key).gain(Weighed(found, place, state)))


def reason(found: Explanation, place: int, state: State, localizer: Localizer) -> str:
    """Why a candidate is as good as it is, in one or two sentences; `place` counts from 0, the best.

    The best one is compared with the next, each other with the best.
    """
    notes = _room(state.game.key).reasons(Weighed(found, place, state))
    return " ".join(map(localizer.message, notes))


def objection(found: Explanation, place: int, state: State, localizer: Localizer) -> str:
    """What is to be said against a candidate that is worse than the best; `place` counts from 0, the best."""
    notes = _room(state.game.key).objections(Weighed(found, place, state))
    return " ".join(map(localizer.message, notes))


def loss(found: Explanation, place: int, state: State, localizer: Localizer) -> str:
    """What is to be said against a candidate of which one warns, as briefly as `brief` has it."""
    return localizer.message(_room(state.game.key).loss(Weighed(found, place, state)))


def is_bare(found: Explanation, place: int, state: State) -> bool:
    """Whether nothing is to be said against a candidate but how far it is behind."""
    room = _room(state.game.key)
    return room.is_bare(room.objections(Weighed(found, place, state)))


def is_at_least(found: Explanation, state: State) -> bool:
    """Whether what the lot of an auction is said to be worth is a lower bound."""
    return _room(state.game.key).is_at_least(Weighed(found, 0, state))


def begins(move: Move, game: Game) -> bool:
    """Whether a move tells only of what sort an action is to be, and the actor's next one what it is."""
    return _room(game.key).begins(move)


def rather(state: State, found: Sequence[Candidate]) -> Move | None:
    """What is rather advised than the best of these candidates, as about as good; None: that one itself."""
    return _room(state.game.key).rather(state, found)


def looks_again(game: Game) -> int:
    """Playouts of a second look at each of the best moves that an adviser found; 0: there is none."""
    return _room(game.key).looks_again


def ends_openly(state: State) -> bool:
    """Whether the rest of the game is without luck and secrets, and can be searched to the end."""
    return _room(state.game.key).ends_openly(state)


def in_dollars(game: Game) -> bool:
    """Whether the scores of a game are money."""
    return _room(game.key).money


def term_called(game: Game, term: str, is_gain: bool) -> MessageReference:
    """The name of a term of a game's evaluation: of debts, say, whether there are more of them or less."""
    return _room(game.key).called(MessageReference(term_message_key(term)), is_gain)


@cache
def _room(key: str) -> Reasons:
    module = room_if_any(rooms_of(key).learning, "explanation")
    if module is None:
        return Reasons()
    found = module.make_reasons()
    assert isinstance(found, Reasons)
    return found
