"""No bot goes wrong where a weak one does: by one look, and by a search with less work than an expert's."""

import pytest

from ai.bot import Bot, Candidate, Thought
from ai.registry import make_bot
from game.rules.contract import State
from tests.ai.traps import TRAPS

NAMES = [(key, name) for key, traps in TRAPS.items() for name in traps]

BOTS = ("greedy:seed=1", "minimax:positions=150,seed=1", "mcts:playouts=60,seed=1")

DEEP = "mcts:playouts=4000,seed=3"
"""A hundred times what an expert does."""

DEEPER = {
    "railways_of_north_america": "minimax:positions=20000,inner=8,width=0,anticipate=1,leisure=1,seed=3"
}
"""The same where minimax is the better search."""

MARGIN = 0.03
"""As good as the best: what the deep search gives them differs by no more, of a win."""


def candidates(bot: Bot, state: State) -> dict[str, Candidate]:
    """What a bot has weighed, by the text of the move, best first; the state must stay as it was."""
    heard: list[Thought] = []
    before = state.to_data()
    move = bot.choose(state, state.actor(), 600.0, heard.append)
    assert state.to_data() == before
    found = heard[-1].candidates if heard else (Candidate(move, 1.0, 1),)
    return {state.game.write(one.move): one for one in sorted(found, key=lambda one: one.move != move)}


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize(("key", "name"), NAMES)
def test_a_bot_does_what_a_good_player_could_do(key: str, name: str, spec: str) -> None:
    trap = TRAPS[key][name]
    assert trap.sensible(next(iter(candidates(make_bot(spec, game=key), trap.position()))))


@pytest.mark.strength
@pytest.mark.parametrize(("key", "name"), NAMES)
def test_what_levels_do_is_as_good_as_what_a_deep_search_finds(key: str, name: str) -> None:
    state = TRAPS[key][name].position()
    deep = candidates(make_bot(DEEPER.get(key, DEEP), game=key), state)
    best = max(one.value for one in deep.values())
    for level in ("skilled:seed=1", "expert:seed=1", "master:seed=1"):
        text = next(iter(candidates(make_bot(level, game=key), state)))
        assert text in deep, f"{level} plays {text}, which the deep search does not weigh"
        assert deep[text].value >= best - MARGIN, f"{level} plays {text}"
