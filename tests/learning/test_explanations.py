"""Explanations of moves in named positions: the messages by their ids and arguments.

``GAME/explanations.json`` holds the positions and the cases. A case names the behavior, the position, the
candidates that a bot compared (move, chance to win, and what else is known of it), which of them is asked
about (`place`, 0 is the best) and by which method of the explainer (`asks`). `includes` lists the messages
that the answer must include, `lacks` the ids of messages that it must not.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ai.bot import Candidate
from ai.explain import Explained, Explanation
from game.learning.reasons import explainer_of
from game.learning.reasons.candidate import ComparedCandidate
from game.rules.catalog import find_game, game_keys
from game.rules.contract import State
from game.words import LANGUAGES, override
from tests.learning.explaining import explanations, localizer_of


def cases() -> Iterator[Any]:
    """Every case of every game, with its position."""
    for game in game_keys():
        data = explanations(game)
        for number, case in enumerate(data["cases"]):
            position = data["positions"][case["position"]]
            yield pytest.param(game, position, case, id=f"{game}-{number}-{case['behavior']}")


def explanation(state: State, case: dict[str, Any]) -> Explanation:
    """The explanation of a case's candidates."""
    compared = []
    for text, chance, *rest in case["candidates"]:
        known = rest[0] if rest else {}
        scores, value = tuple(known.get("scores", ())), known.get("value", chance)
        visits, error = known.get("visits", 9), known.get("error", 0.0)
        found = Candidate(state.game.parse_move(text), value, visits, chance, scores, error)
        compared.append(Explained(found, tuple(tuple(row) for row in known.get("terms", ()))))
    known_terms = tuple(case.get("terms", ()))
    return Explanation(
        seat=state.current_player(),
        bot=case.get("bot", ""),
        terms=known_terms,
        candidates=tuple(compared),
        stop=case.get("stop"),
        is_silent=case.get("silent", False),
    )


@pytest.mark.parametrize(("game", "position", "case"), list(cases()))
def test_explanation_has_its_messages(game: str, position: Any, case: dict[str, Any]) -> None:
    state = find_game(game).restore(position)
    candidate = ComparedCandidate(explanation(state, case), case["place"], state)
    found = getattr(explainer_of(game), case["asks"])(candidate)
    messages = found if isinstance(found, list) else [found]
    texts = [str(message) for message in messages]
    for text in case.get("includes", []):
        assert set(text.split()) in [set(other.split()) for other in texts], (text, texts)
    assert not {message.id.key for message in messages} & set(case.get("lacks", []))
    for language in LANGUAGES:
        with override(language):
            assert all(localizer_of(state).message(message) for message in messages)
