"""Reasons why a move is good: its effect in the game, and why the best is better than the next.

The figures come from the rules (the tables before and after the move) and from the findings of a bot
(`ai.explain`). Each game has an explainer that knows what an expert would say of its moves.

>>> import random
>>> from ai.explain import explain
>>> from game.rules.catalog import find_game
>>> state = find_game("american_rails").new_game(3, {}, random.Random(7))
>>> state.play(state.legal_moves()[0])
>>> found = explain(state, "greedy")
>>> localizer = Localizer(state.game, ["Clara", "Henry", "Ada"])
>>> len(brief(found, 0, state, localizer)) > 0, reason(found, 0, state, localizer).endswith(".")
(True, True)
"""

from __future__ import annotations

from functools import cache

from ai.explain import Explanation
from game.learning.reasons.candidate import ComparedCandidate
from game.learning.reasons.explainer import Explainer
from game.learning.reasons.facts import AGAINST, NAMES_BETTER, has
from game.match.analysis import term_message_key
from game.rules.catalog import game_packages, import_optional
from game.rules.contract import Game, Move, State
from game.rules.messages import MessageReference
from game.words import Localizer


@cache
def explainer_of(key: str) -> Explainer:
    """Return the explainer of a game (its key); a general one for a game without an explainer."""
    module = import_optional(game_packages(key).learning, "explanation")
    found = Explainer() if module is None else module.EXPLAINER
    assert isinstance(found, Explainer)
    return found


def title(move: Move, state: State, localizer: Localizer) -> str:
    """Return a legal move in a few words, as on a card: "Pittsburgh for Continental"."""
    return localizer.message(explainer_of(state.game.key).title(move, state))


def brief(found: Explanation, place: int, state: State, localizer: Localizer) -> str:
    """Return what a candidate brings, in under about 60 letters; `place` counts from 0, the best.

    `state` is the position that was explained, as the actor's player knows it.
    """
    return localizer.message(explainer_of(state.game.key).brief(ComparedCandidate(found, place, state)))


def reason(found: Explanation, place: int, state: State, localizer: Localizer) -> str:
    """Return why a candidate is as good as it is, in one or two sentences; `place` counts from 0, the best.

    The best one is compared with the next, each other with the best.
    """
    facts = explainer_of(state.game.key).reasons(ComparedCandidate(found, place, state))
    return " ".join(map(localizer.message, facts))


def objection(found: Explanation, place: int, state: State, localizer: Localizer) -> str:
    """Return what speaks against a candidate, without naming the better move; empty if nothing else does."""
    facts = explainer_of(state.game.key).objections(ComparedCandidate(found, place, state))
    return " ".join(
        localizer.message(fact) for fact in facts if has(fact, AGAINST) and not has(fact, NAMES_BETTER)
    )


def brief_objection(found: Explanation, place: int, state: State, localizer: Localizer) -> str:
    """Return, in a few words, the objection to a candidate that a warning is about."""
    return localizer.message(
        explainer_of(state.game.key).brief_objection(ComparedCandidate(found, place, state))
    )


def is_bare(found: Explanation, place: int, state: State) -> bool:
    """Return whether the only objection to a candidate is how far it is behind."""
    explainer = explainer_of(state.game.key)
    return explainer.is_bare(explainer.objections(ComparedCandidate(found, place, state)))


def is_at_least(found: Explanation, state: State) -> bool:
    """Return whether the stated worth of a lot is a lower bound."""
    return explainer_of(state.game.key).is_at_least(ComparedCandidate(found, 0, state))


def term_name(game: Game, term: str, is_gain: bool) -> MessageReference:
    """Return the name of a term of a game's evaluation; for debts, whether they are higher or lower."""
    return explainer_of(game.key).term_name(MessageReference(term_message_key(term)), is_gain)
