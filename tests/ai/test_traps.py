"""No bot goes wrong where a weak one does: by one look, and by a search with less work than an expert's."""

import math
import random

import pytest

from ai.bot import Bot, Candidate, Thought
from ai.chance import sample_chance
from ai.explain import explain
from ai.greedy import WORST_BLUNDER
from ai.knowledge import evaluate_position, follow, for_game, margin
from ai.players import adviser_of
from ai.registry import make_bot, parse, resolved, with_parameters
from game.learning.advice import data_of
from game.match.analysis import fixed_determinization
from game.rules.catalog import find_game
from game.rules.contract import CHANCE, TERMINAL, State
from game.rules.railways_of_north_america.steps import ACTION
from game.words import Localizer
from tests.ai.american_rails.traps import AMERICAN_RAILS
from tests.ai.new_england_railways.traps import NEW_ENGLAND_RAILWAYS
from tests.ai.north_american_railways.traps import FOUNDING_MATCHES, NORTH_AMERICAN_RAILWAYS, founding
from tests.ai.railways_of_north_america.traps import RAILWAYS_OF_NORTH_AMERICA

TRAPS = {
    "american_rails": AMERICAN_RAILS,
    "north_american_railways": NORTH_AMERICAN_RAILWAYS,
    "new_england_railways": NEW_ENGLAND_RAILWAYS,
    "railways_of_north_america": RAILWAYS_OF_NORTH_AMERICA,
}
"""By the game's key and a name."""
NAMES = [(key, name) for key, traps in TRAPS.items() for name in traps]

BOTS = ("greedy:seed=1", "minimax:positions=150,seed=1", "mcts:playouts=60,seed=1")

DEEP = ("mcts:playouts=4000,seed=3",)
"""At least seven times what any level does by tree search."""

DEEPER = {
    "american_rails": tuple(f"mcts:playouts=4000,seed={seed}" for seed in (3, 4, 5)),
    "railways_of_north_america": tuple(
        f"minimax:positions=12000,inner=8,width=0,anticipate=1,seed={seed}" for seed in (3, 4, 5)
    ),
}
"""The same where one search is off another by other luck: in American Rails by .01, in Railways of North
America, where minimax is the better search, by .03 and more."""

MARGIN = 0.03
"""As good as the best: what the deep search gives them differs by no more, of a win."""


def candidates(bot: Bot, state: State) -> dict[str, Candidate]:
    """What a bot has weighed, by the text of the move, best first; the state must stay as it was."""
    heard: list[Thought] = []
    before = state.to_data()
    move = bot.choose(state, state.current_player(), 600.0, heard.append)
    assert state.to_data() == before
    found = heard[-1].candidates if heard else (Candidate(move, 1.0, 1),)
    return {state.game.format_move(one.move): one for one in sorted(found, key=lambda one: one.move != move)}


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize(("key", "name"), NAMES)
def test_a_bot_does_what_a_good_player_could_do(key: str, name: str, spec: str) -> None:
    trap = TRAPS[key][name]
    assert trap.sensible(next(iter(candidates(make_bot(spec, game=key), trap.position()))))


def endgame_chances(state: State, text: str, luck: int) -> float:
    """What a move brought the actor in a match that skilled bots played to its end, 0 to 1."""
    seat, after, rng = state.current_player(), state.copy(), random.Random(luck)
    bots = [make_bot("skilled", game=state.game.key, seed=rng.getrandbits(32)) for _ in range(state.players)]
    after.play(state.game.parse_move(text))
    while (actor := after.current_player()) != TERMINAL:
        after.play(sample_chance(after, rng) if actor == CHANCE else bots[actor].choose(after, actor, 1.0))
    return evaluate_position(after, for_game(state.game)).worth[seat]


def surely_lost(state: State, text: str, better: str, matches: int) -> float:
    """Return how much less a move brings than another in paired matches with equal luck.

    It is the difference less two standard errors: below 0 if luck explains it.
    """
    lost = [
        endgame_chances(state, better, luck) - endgame_chances(state, text, luck) for luck in range(matches)
    ]
    mean = sum(lost) / matches
    variance = sum((one - mean) ** 2 for one in lost) / (matches - 1)
    return mean - 2.0 * math.sqrt(variance / matches)


def deep_values(key: str, state: State) -> dict[str, float]:
    """What moves are worth by deep searches, on the average, in the order of the first of them."""
    found = [candidates(make_bot(spec, game=key), state) for spec in DEEPER.get(key, DEEP)]
    return {text: sum(one[text].value for one in found) / len(found) for text in found[0]}


def without_errors(level: str, key: str) -> str:
    """A bot that thinks as a level does, bids no more than that, and makes none of the errors that are put in
    to make it weaker.
    """
    errors = {name: "0" for name in ("noise", "blunder_rate", "jump") if name in parse(level, key)[1]}
    return with_parameters(resolved(f"{level}:seed=1", key), **errors)


@pytest.mark.strength
@pytest.mark.parametrize(("key", "name"), NAMES)
def test_what_levels_think_best_is_as_good_as_what_a_deep_search_finds(key: str, name: str) -> None:
    trap = TRAPS[key][name]
    state = trap.position()
    deep = deep_values(key, state)
    best = next(iter(deep)) if trap.matches else max(deep, key=lambda text: deep[text])
    for level in ("skilled", "expert", "master"):
        text = next(iter(candidates(make_bot(without_errors(level, key), game=key), state)))
        assert text in deep, f"{level} plays {text}, which the deep search does not weigh"
        if not trap.matches:
            assert deep[text] >= deep[best] - MARGIN, f"{level} plays {text}"
        elif text != best:
            assert surely_lost(state, text, best, trap.matches) <= MARGIN, f"{level} plays {text}, not {best}"


@pytest.mark.strength
@pytest.mark.parametrize("text", ["found 3 1000", "found 1 300"])
def test_matches_tell_a_bad_founding(text: str) -> None:
    assert surely_lost(founding(1), text, "found 3 300", FOUNDING_MATCHES) > 0.0


@pytest.mark.strength
def test_a_cheap_founding_is_no_fault() -> None:
    assert surely_lost(founding(0), "found 4 300", "found 1 600", FOUNDING_MATCHES) <= 0.0


TRIES = 12
"""The number of bots with other luck that are asked."""

MISJUDGED = 5.0
"""By how many of its standard deviations the errors of two moves may differ: once in some thousand times."""


@pytest.mark.parametrize("level", ["apprentice", "skilled"])
@pytest.mark.parametrize(("key", "name"), NAMES)
def test_a_level_that_errs_never_does_what_is_absurd(key: str, name: str, level: str) -> None:
    """What its move loses by one look is explained by a slip and by its errors, and isn't far more."""
    state = TRAPS[key][name].position()
    seen = candidates(make_bot("greedy:seed=1", game=key), state)
    seat, known = state.current_player(), for_game(state.game)
    lead = known.evaluator.win_margin_scale
    ahead = {text: margin(one.scores, seat) for text, one in seen.items() if one.scores}
    noise = float(parse(level, key)[1]["noise"])
    least = max(ahead.values(), default=0.0) - (WORST_BLUNDER + MISJUDGED * noise) * lead
    for seed in range(TRIES):
        move = make_bot(level, game=key, seed=seed).choose(state, seat, 600.0)
        text = state.game.format_move(move)
        if ahead and text not in ahead:  # A bid between the candidates.
            ahead[text] = margin(known.evaluator.evaluate(follow(state, move, known.policy)), seat)
        assert not ahead or ahead[text] >= least


@pytest.mark.parametrize("seed", range(3))
def test_an_apprentice_buys_no_engine_before_its_first_track(seed: int) -> None:
    """In the first turns of a game of Railways of North America."""
    rng = random.Random(seed)
    state = find_game("railways_of_north_america").new_game(3, {}, rng)
    bots = [make_bot("apprentice", game=state.game.key, seed=3 * seed + seat) for seat in range(3)]
    actions = 0
    while actions < 12:
        actor = state.current_player()
        if actor == CHANCE:
            state.apply_unchecked(sample_chance(state, rng))
            continue
        move = bots[actor].choose(state, actor, 600.0)
        if state.step == ACTION:
            actions += 1
            owners = {link["owner"] for link in state.to_data()["links"]}
            assert actor in owners or state.game.format_move(move) != "choose upgrade"
        state.play(move)


def hint(key: str, name: str) -> str:
    """The move that a person is advised to make, as the table tells it."""
    state = TRAPS[key][name].position()
    known = fixed_determinization(state, state.current_player())
    told = data_of(explain(known, adviser_of(key)), known, Localizer(state.game, ("Ann", "Ben", "Cleo")))
    return str(told["candidates"][0]["move"])


QUICKLY = (
    ("american_rails", "an action that does nothing"),
    ("american_rails", "second place by one of two cities"),
    ("north_american_railways", "the last money of a treasury"),
    ("new_england_railways", "second place, when the first is decided"),
    ("railways_of_north_america", "a delivery for a rival"),
)
"""Positions that the adviser sees to the end of the game, so that it need not think for long."""


def assert_the_hint_is_sensible(key: str, name: str) -> None:
    told = hint(key, name)
    assert TRAPS[key][name].sensible(told)
    assert hint(key, name) == told


@pytest.mark.parametrize(("key", "name"), QUICKLY)
def test_a_hint_is_what_a_good_player_could_do_and_the_same_when_asked_again(key: str, name: str) -> None:
    assert_the_hint_is_sensible(key, name)


@pytest.mark.strength
@pytest.mark.parametrize(("key", "name"), NAMES)
def test_any_hint_is_what_a_good_player_could_do_and_the_same_when_asked_again(key: str, name: str) -> None:
    assert_the_hint_is_sensible(key, name)
