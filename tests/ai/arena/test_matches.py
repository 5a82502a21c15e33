"""Matches of the arena: who sits where, what a bot may see, and what comes of it."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from ai.arena.external_bots import BotFailed
from ai.arena.match import Outcome, Pairing, pairings, play_match
from ai.bot import Bot, Report
from game.rules.contract import Move, State


def test_every_deal_is_played_once_from_every_seating() -> None:
    games = list(pairings("american_rails", ["a", "b", "c"], 7, 1))
    assert [(game.deal, game.rotation) for game in games] == [
        (0, 0),
        (0, 1),
        (0, 2),
        (1, 0),
        (1, 1),
        (1, 2),
        (2, 0),
    ]
    seats = Counter((game.bot_at(seat), seat) for game in games[:3] for seat in range(3))
    assert seats == {(bot, seat): 1 for bot in range(3) for seat in range(3)}


def same(one: Outcome, two: Outcome) -> bool:
    """Whether two outcomes differ in nothing but the time they took."""
    return (one.scores, one.wins, one.moves, one.line) == (two.scores, two.wins, two.moves, two.line)


def test_the_same_pairing_is_played_the_same_way() -> None:
    pairing = Pairing("american_rails", ("random", "greedy:noise=0.2", "random"), 4, 1, 1)
    one, two = play_match(pairing), play_match(pairing)
    assert same(one, two)
    assert sum(one.wins) == pytest.approx(1.0)
    other = play_match(Pairing("american_rails", pairing.bots, 5, 1, 1))
    assert one.line != other.line


def test_levels_are_bots_by_their_names() -> None:
    bots = ("apprentice", "skilled", "skilled:character=miser")
    assert play_match(Pairing("north_american_railways", bots, 1, 0, 0)).line


LOOKS: list[tuple[int, list[int]]] = []
"""Whose seat it was, and which baron each seat kept: all that `Peeking` saw."""


class Peeking(Bot):
    """Looks at everything that it is handed, and makes a mess of it."""

    name = "peeking"

    def __init__(self, seed: int = 0) -> None:
        self._rng = random.Random(seed)

    def choose(
        self,
        state: State,
        seat: int,
        seconds: float,
        report: Report | None = None,
        since: Sequence[Move] | None = None,
    ) -> Move:
        LOOKS.append((seat, list(state.to_data()["kept"])))
        move = self._rng.choice(state.legal_moves())
        state.apply_unchecked(move)
        return move


def test_a_bot_that_peeks_sees_nothing_that_its_seat_does_not_know() -> None:
    peeking = f"{__name__}:Peeking"
    LOOKS.clear()
    play_match(Pairing("railways_of_north_america", (peeking, peeking, peeking), 1, 0, 0))
    for looking in range(3):
        kept = [seen for seat, seen in LOOKS if seat == looking and min(seen) >= 0]
        assert len(kept) > 20
        for seat in range(3):
            barons = {seen[seat] for seen in kept}
            assert (len(barons) == 1) == (seat == looking), "others' barons are made up anew at each look"


class Cheating(Peeking):
    """Makes a move that is not among those it may choose from."""

    def choose(
        self,
        state: State,
        seat: int,
        seconds: float,
        report: Report | None = None,
        since: Sequence[Move] | None = None,
    ) -> Move:
        return state.game.parse_move("bid 99999")


def test_a_bot_that_makes_an_illegal_move_is_named() -> None:
    cheating = f"{__name__}:Cheating"
    with pytest.raises(BotFailed, match=f"outside-illegal spec={cheating} text="):
        play_match(Pairing("american_rails", ("random", cheating, "random"), 1, 0, 0))


def test_every_move_of_a_bot_is_among_its_habits() -> None:
    for key in ("american_rails", "new_england_railways"):
        outcome = play_match(Pairing(key, ("random", "greedy", "greedy"), seed=3, deal=0, rotation=1))
        for made, moves in zip(outcome.habits, outcome.moves, strict=True):
            assert sum(times for times, _ in made.values()) == moves
        assert all(made["bid"][1] >= made["bid"][0] for made in outcome.habits if "bid" in made)
