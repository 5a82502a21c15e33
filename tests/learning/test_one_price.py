"""One answer about an auction names one price: each candidate's words, the data, and the last line."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest

from ai.bot import Candidate
from ai.explain import Explained, Explanation, chosen_first, explain
from ai.knowledge import for_game
from ai.players import adviser_of
from assets import asset
from game.learning.advice import advise, data_of, words_of
from game.learning.reasons import brief, reason
from game.match.advice import AdviceRequest
from game.match.analysis import fixed_determinization
from game.match.import_export import read_file
from game.rules.auction import PASS_BID, Bid
from game.rules.contract import CHANCE, TERMINAL, Move, State
from game.words import Localizer
from tests.learning.explaining import named

NAMES: Final = ["Clara", "Henry", "Ada", "James", "Emma", "Bruno"]
MATCHES: Final = (
    "american_rails/3",
    "american_rails/5",
    "new_england_railways/3",
    "new_england_railways/6",
    "railways_of_north_america/3",
    "railways_of_north_america/4",
)
AUCTIONS: Final = 6
"""How many auctions of each match are looked at."""
DRAWN: Final = 8
"""How often candidates are drawn for each."""

SUM: Final = r"\$(\d[\d,]*\d|\d)\b"
LOT: Final = r"(?:the (?:share|link)|going first)"
WORTH: Final = (
    # A number that a link counts "at the end" is no price to bid.
    r"(?<!not )(?<!n’t )(?<!hardly )(?<!is )[Ww]orth (?:up to |only |at least |the |about |just |exactly )*"
    rf"(?:all of your )*{SUM}"
    r"(?! at the end)",
    rf"is worth (?:at least |the |about )*{SUM}(?! (?:only )?at the end)",
    rf"stop at {SUM}",
    rf"At {SUM} {LOT} is (?:just |exactly )?worth (?:exactly )?its price",
    rf"worth hardly more than about {SUM}",
)
"""What is said of the price up to which a lot is worth having."""
TOO_MUCH: Final = (
    rf"(?:not|n’t) worth {SUM}",
    rf"At {SUM} {LOT} (?:is not|isn’t) worth",
    rf"for {SUM}, the link brings you less",
)
HARDLY: Final = (rf"hardly worth {SUM}", rf"(?:for|At) {SUM},? (?:{LOT}|the link) hardly brings")


def prices(text: str, patterns: tuple[str, ...]) -> set[int]:
    """The sums, in dollars, that stand where the patterns have them."""
    return {int(found.replace(",", "")) for pattern in patterns for found in re.findall(pattern, text)}


@cache
def auctions(name: str) -> tuple[State, ...]:
    """Some positions of a match in which a bid may be made, spread over it."""
    match = read_file(asset("matches") / f"{name}.json").match
    found = []
    for number in range(match.moves_recorded):
        state = match.position(number)
        if (
            state.current_player() not in (CHANCE, TERMINAL)
            and PASS_BID in (moves := state.legal_moves())
            and len(moves) > 2
        ):
            found.append(fixed_determinization(state, state.current_player()))
    return tuple(found[:: max(1, len(found) // AUCTIONS)][:AUCTIONS])


def drawn(state: State) -> Iterator[Explanation]:
    """Explanations in which bids and passing lie near each other and far apart, tried often and seldom."""
    seat, rng = state.current_player(), random.Random(7)
    bids = [move for move in state.legal_moves() if isinstance(move, Bid)][:12]
    for _ in range(DRAWN):
        moves: list[Move] = [PASS_BID, *rng.sample(bids, min(3, len(bids)))]
        spread = rng.choice((0.005, 0.02, 0.1))
        candidates = []
        for move in moves:
            chance = 0.4 + rng.uniform(-spread, spread)
            scores = tuple(60.0 + 100.0 * (chance - 0.4) * (one == seat) for one in range(state.players))
            visits = rng.choice((100, 500))
            candidates.append(Candidate(move, chance, visits, chance, scores, rng.choice((0.004, 0.02))))
        candidates.sort(key=lambda one: -one.value)
        told = chosen_first(candidates, candidates[rng.choice((0, 0, 1))].move)
        stop = rng.choice((0, *(bid.amount for bid in bids)))
        yield Explanation(seat, "", (), tuple(Explained(one, ()) for one in told), stop)


def check(told: str, stop: int | None = None) -> int:
    """Assert that only one price is named and no lower bid is called too high; return the price, or 0."""
    named = prices(told, WORTH) | ({stop} if stop else set())
    assert len(named) < 2, told
    price = max(named, default=0)
    assert all(price < bid for bid in prices(told, TOO_MUCH)), told
    assert all(price <= bid for bid in prices(told, HARDLY)), told
    return price


def check_explanation(found: Explanation, state: State) -> None:
    localizer = Localizer(state.game, NAMES[: state.players])
    places = range(len(found.candidates))
    card = [f"{brief(found, at, state, localizer)}\n{reason(found, at, state, localizer)}" for at in places]
    data, lines = data_of(found, state, localizer), words_of(found, state, localizer)
    price = check("\n".join([*card, lines]), data["stop"])
    best = state.game.parse_move(data["candidates"][0]["move"])
    if isinstance(best, Bid):
        assert data["stop"] >= best.amount
        assert not price or price >= best.amount


@pytest.mark.parametrize("name", MATCHES)
def test_one_answer_names_one_price(name: str) -> None:
    assert len(auctions(name)) == AUCTIONS
    for state in auctions(name):
        for found in drawn(state):
            check_explanation(found, state)


@pytest.mark.parametrize("name", MATCHES[::2])
def test_what_a_search_finds_has_one_price_from_its_first_words_on(name: str) -> None:
    for state in auctions(name)[1:4]:
        check_explanation(explain(state, "mcts:playouts=40,seed=1"), state)
        request = AdviceRequest(advise, "en", NAMES[: state.players])
        candidates = [at.candidate for at in explain(state, "greedy").candidates]
        for chosen in (None, candidates[0].move):
            said = advise(state, "greedy", candidates, chosen, request)
            check("\n".join(f"{line.brief}\n{line.reason}" for line in said.moves))


def test_what_is_tried_seldom_does_not_raise_the_price_and_what_is_as_good_does() -> None:
    """Bids as they came to lie in an auction: all hardly apart, the highest tried seldom."""
    state = auctions("american_rails/3")[0]
    rows = ((11, 0.4760, 928), (14, 0.4766, 928), (0, 0.4763, 927), (16, 0.4757, 217))
    lowest = min(move.amount for move in state.legal_moves() if isinstance(move, Bid))
    for often, above in ((217, 3), (900, 5)):
        found = tuple(
            Explained(
                Candidate(
                    Bid(lowest + amount - 11) if amount else PASS_BID,
                    value,
                    often if amount == 16 else visits,
                    0.3324,
                    (146.0,) * state.players,
                    0.003,
                ),
                (),
            )
            for amount, value, visits in rows
        )
        explanation = Explanation(state.current_player(), "", (), found, lowest + 9)
        localizer = Localizer(state.game, NAMES[: state.players])
        assert data_of(explanation, state, localizer)["stop"] == lowest + above
        check_explanation(explanation, state)


def test_no_price_is_told_where_nothing_is_bid_for() -> None:
    """Offers of North American Railways are no bids."""
    match = read_file(asset("matches") / "north_american_railways/3.json").match
    for number in range(0, match.moves_recorded, 10):
        state = match.position(number)
        if state.current_player() in (CHANCE, TERMINAL):
            continue
        state = fixed_determinization(state, state.current_player())
        found, localizer = explain(state, "greedy"), Localizer(state.game, NAMES[: state.players])
        assert data_of(found, state, localizer)["stop"] is None
        assert "Worth up to" not in words_of(found, state, localizer)


def test_of_a_bot_that_weighs_nothing_no_want_of_time_is_told() -> None:
    state = auctions("american_rails/3")[1]
    assert len(for_game(state.game).policy.candidates(state)) > 1
    found, localizer = explain(state, "random"), Localizer(state.game, NAMES[: state.players])
    assert found.is_silent
    assert not explain(state, "greedy").is_silent
    why = reason(found, 0, state, localizer)
    assert why.endswith(localizer.translate("reason-silent"))
    assert localizer.translate("reason-unweighed") not in why


def test_the_dearer_a_bid_is_the_lower_is_the_chance_that_its_warning_names() -> None:
    """The last cash for a share does not cost as little as the lowest bid to warn of."""
    state = named("american_rails", "an_auction_at_16")
    request = AdviceRequest(advise, "en", NAMES[: state.players], warns=True)
    warned = advise(state, adviser_of(state.game.key), (), None, request).blunders
    bids = [(move, one.chance) for one in warned if isinstance(move := state.game.parse_move(one.move), Bid)]
    assert bids[-1][0] == Bid(max(move.amount for move in state.legal_moves() if isinstance(move, Bid)))
    chances = [chance for _, chance in bids]
    assert chances == sorted(chances, reverse=True)
    assert chances[-1] < chances[0] - 0.05
