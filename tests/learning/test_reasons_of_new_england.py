"""What is said of moves of New England Railways, at positions of a kept match."""

from __future__ import annotations

from ai.bot import Candidate
from ai.explain import Explained, Explanation
from game.learning.reasons import brief, reason
from game.rules.contract import State
from game.words import Speaker
from tests.learning.test_advice import position

LINKS = "new_england_railways_3"
SCORES = (60.0, 60.0, 60.0)


def two(state: State, *pairs: tuple[str, float]) -> Explanation:
    """An explanation of moves with their chances, the best first."""
    found = [
        Explained(Candidate(state.game.read(text), chance, 9, chance, SCORES), ()) for text, chance in pairs
    ]
    return Explanation(state.actor(), "", (), tuple(found), None)


def speaker_of(state: State) -> Speaker:
    return Speaker(state.game, ["Clara", "Henry", "Ada"])


def test_the_last_income_is_told_less_what_the_market_takes() -> None:
    """The market of a turn falls before its income is paid."""
    state = position(LINKS, 26)
    last = state.game.restore(state.to_data() | {"future": [], "deck": [], "current": []})
    found = two(last, ("ship yellow Providence > Boston", 0.4))
    assert reason(found, 0, last, speaker_of(last)).startswith(
        "$1 more income is paid once more, less what the market takes: about $1."
    )


def test_a_shipment_that_brings_as_much_as_the_best_tells_both_gains() -> None:
    state = position(LINKS, 26)
    alone, shared = "ship yellow Providence > Boston", "ship purple Providence > Boston > Worcester"
    told = reason(two(state, (alone, 0.4), (shared, 0.4)), 1, state, speaker_of(state))
    assert told.startswith("You gain the same $1 of income, and Ada gains $1 on the way.")
    told = reason(two(state, (shared, 0.4), (alone, 0.4)), 0, state, speaker_of(state))
    assert "Ada gains $1 of income on the way." in told


def test_who_owns_no_link_is_not_told_of_one() -> None:
    state = position(LINKS, 25)
    told = reason(two(state, ("ship nothing", 0.4)), 0, state, speaker_of(state))
    assert told.startswith("You own no link: a shipment would help the others alone.")


def test_a_pass_that_is_the_best_move_is_not_objected_to() -> None:
    """A bid is as good as passing."""
    state = position(LINKS, 16)
    bid = next(state.game.write(move) for move in state.moves() if state.game.write(move) != "pass")
    found, amount = two(state, ("pass", 0.4), (bid, 0.4)), bid.removeprefix("bid ")
    told = reason(found, 0, state, speaker_of(state))
    assert told.startswith(f"At ${amount} the link is just worth its price: letting it go costs you nothing.")
    assert brief(found, 0, state, speaker_of(state)).startswith("keeps $")
    worse = two(state, (bid, 0.4), ("pass", 0.3))
    assert brief(worse, 1, state, speaker_of(state)).startswith("leaves a link")
