"""What tests of thousands of random games share: their number, seeds and invariants.

A `Table` contains what differs from game to game; each check plays one random game, from one seed.
"""

import copy
import random
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from inspect import Signature, signature
from itertools import islice
from types import ModuleType
from typing import Any

import pytest

from game.rules.contract import (
    CHANCE,
    TERMINAL,
    Data,
    Event,
    EventListener,
    Game,
    IllegalMove,
    MoneyPaid,
    Move,
    State,
)
from tests.helpers.play import LONGEST, localizer, random_game, through_json


def games(number: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Make a test of one game, by its `seed`, a test of a number of games, always the same ones.

    A failure names the seed.
    """

    def of_many(test: Callable[..., None]) -> Callable[..., None]:
        def play(**given: Any) -> None:
            play_each(number, test, **given)

        rest = [one for one in signature(test).parameters.values() if one.name != "seed"]
        play.__name__, play.__doc__ = test.__name__, test.__doc__
        play.__signature__ = Signature(rest)  # type: ignore[attr-defined]
        return play

    return of_many


def play_each(number: int, check: Callable[..., None], **given: Any) -> None:
    """Check a number of games, always the same ones; a failure names the seed."""
    for seed in range(number):
        try:
            check(**given, seed=seed)
        except BaseException as failed:
            failed.add_note(f"seed {seed}")
            raise


@dataclass(frozen=True)
class Numbers:
    """The number of random games that each check plays, with each number of players."""

    explained: int
    recounted: int
    moves: int
    agreed: int
    copied: int
    replayed: int
    seen: int
    """Over all numbers of players together."""


@dataclass(frozen=True)
class Table:
    """One game, for tests that play it at random.

    The probabilities say in how many positions something slow is looked at.
    """

    game: Game
    deal: Callable[[int, random.Random], Any]
    """Return an opening; some are unusual, so that rare things happen."""
    manner: Callable[[Any, random.Random], Callable[[], Move]]
    """How one game is played: a function that returns the next move in a state."""
    every_move: Sequence[Move]
    """Moves of every kind that the pieces could make, and some off the board."""
    events: ModuleType
    """The game's own events."""
    heard: frozenset[type[Event]]
    """The shared events that it reports too."""
    ledger: Callable[[Any], Any]
    """Everything on the table, kept by what events tell."""
    on_table: Callable[[Any], object]
    """The same as the state has it."""
    all_pieces: Callable[[Any, Any], None]
    """Checks of a state and its ledger that no piece is lost."""
    by_hand: Callable[[Data], Collection[Move]]
    """The legal moves counted by hand from the data; at CHANCE perhaps with their weights."""
    counted: Callable[[Any, Data], None]
    """Checks that what follows from the data is as counted by hand."""
    kept: tuple[str, ...]
    """What a state caches in addition to its data, as `restore` computes it."""
    numbers: Numbers
    owned: tuple[str, ...] = ("cash", "treasury")
    """The money, in the state and in the ledger."""
    copied: tuple[str, ...] = ()
    """What a copy must not share with its state, in addition to the data; all of `kept` if empty."""
    pieces_seen: float = 0.05
    counted_seen: float = 0.05
    moves_seen: float = 0.2
    play_seen: float = 0.05
    play_most: int = 150
    longest_copied: int = 200
    """A copy is made after at most this many moves."""
    ends: frozenset[object] = frozenset((None,))
    """Why a game ends: each of these is reached."""
    own: frozenset[type[Event]] = field(init=False)

    def __post_init__(self) -> None:
        kinds = {kind for kind in vars(self.events).values() if isinstance(kind, type)}
        own = frozenset(kind for kind in kinds if issubclass(kind, Event) and kind is not Event)
        object.__setattr__(self, "own", own | self.heard | {MoneyPaid})

    def play_on(
        self, state: Any, rng: random.Random, on_event: EventListener | None = None
    ) -> Iterator[Move]:
        """Play a game to its end, in a manner drawn for it: each move just after it was played."""
        choose = self.manner(state, rng)
        for _ in range(LONGEST):
            if state.current_player() == TERMINAL:
                return
            move = choose()
            state.apply_unchecked(move, on_event)
            yield move
        raise AssertionError(f"the game has not ended after {LONGEST} moves")

    # What must hold in a random game

    def assert_explained(self, players: int, seed: int) -> None:
        """Events explain all that is on the table; money only enters and leaves through the bank."""
        rng = random.Random(seed)
        state = self.deal(players, rng)
        ledger = self.ledger(state)
        money = ledger.total()
        for _ in self.play_on(state, rng, ledger.hear):
            for name in self.owned:
                assert getattr(state, name) == getattr(ledger, name), name
            assert ledger.total() == money
            if rng.random() < self.pieces_seen:
                assert self.on_table(state) == ledger.table()
                self.all_pieces(state, ledger)
        assert self.on_table(state) == ledger.table()
        self.all_pieces(state, ledger)

    def assert_kept_up_to_date(self, players: int, seed: int) -> None:
        """What a state caches equals what is computed again."""
        rng = random.Random(seed)
        state = self.deal(players, rng)
        for _ in self.play_on(state, rng):
            if rng.random() < self.counted_seen:
                self._assert_derived(state)
        self._assert_derived(state)

    def _assert_derived(self, state: Any) -> None:
        """What follows from the data is as counted by hand, and as `restore` counts it."""
        data = state.to_data()
        self.counted(state, data)
        read = self.game.restore(through_json(data))
        assert read.to_data() == data
        for name in self.kept:
            assert getattr(read, name) == getattr(state, name), name
        assert list(read.legal_moves()) == list(state.legal_moves())

    def assert_moves_as_counted(self, players: int, seed: int) -> None:
        """`moves`, and the weights of chance, against the rules counted by hand."""
        rng = random.Random(seed)
        state = self.deal(players, rng)
        for _ in self.play_on(state, rng):
            moves = state.legal_moves()
            assert len(set(moves)) == len(moves)
            if rng.random() < self.moves_seen:
                counted = self.by_hand(state.to_data())
                assert set(moves) == set(counted)
                if state.current_player() == CHANCE and isinstance(counted, dict):
                    assert dict(state.chance_outcomes()) == counted

    def assert_moves_and_play_agree(self, players: int, seed: int) -> None:
        """What `moves` holds is played; what it does not hold is refused and changes nothing."""
        rng = random.Random(seed)
        state = self.deal(players, rng)
        assert_agreed(state, self.every_move, rng)
        for _ in self.play_on(state, rng):
            if rng.random() < self.play_seen:
                assert_agreed(state, self.every_move, rng, self.play_most)
        assert_agreed(state, self.every_move, rng)

    def assert_copies_apart(self, players: int, seed: int) -> None:
        """A copy goes its own way, and so does the state that was copied."""
        rng = random.Random(seed)
        state, number = self.deal(players, rng), rng.randrange(self.longest_copied)
        for _ in islice(self.play_on(state, rng), number):
            pass
        before, other = self._everything(state), state.copy()
        assert self._everything(other) == before
        for _ in self.play_on(other, rng):
            pass
        assert self._everything(state) == before
        ended = self._everything(other)
        for _ in self.play_on(state, rng):
            pass
        assert self._everything(other) == ended

    def _everything(self, state: Any) -> tuple[object, ...]:
        """Return the data, and what is cached in addition."""
        names = self.copied or self.kept
        return (state.to_data(), *(copy.copy(getattr(state, name)) for name in names))

    def assert_replayed(self, players: int, seed: int) -> None:
        """The deal as data and the moves as texts, checked and unchecked, with a listener and without."""
        opening, moves = random_game(self.game, players, seed)
        deal, journal = through_json(opening.to_data()), [self.game.format_move(move) for move in moves]
        quick = opening.copy()
        for move in moves:
            quick.apply_unchecked(move)
        again = self.game.load(deal)
        heard: list[Event] = []
        for text in journal:
            again.play(self.game.parse_move(text), heard.append)
        assert again == quick
        assert again.current_player() == TERMINAL
        assert isinstance(heard[-1], self.events.GameEnded)

    def assert_all_seen(self) -> None:
        """The games see every move, every event and every end: nothing in the rules stays unvisited."""
        ends: set[object] = set()
        kinds: set[type[Move]] = set()
        heard: set[type[Event]] = set()
        players = self.game.players
        for seed in range(self.numbers.seen):
            rng = random.Random(seed)
            state = self.deal(players[seed % len(players)], rng)
            for move in self.play_on(state, rng, lambda event: heard.add(type(event))):
                kinds.add(type(move))
            ends.add(getattr(state, "ended", None))
        assert kinds == {type(move) for move in self.every_move}
        assert heard == self.own
        assert ends == self.ends


def assert_agreed(state: State, others: Sequence[Move], rng: random.Random, most: int = 150) -> None:
    """Legal moves are played on copies; those of a sample of `others` that are not legal are refused."""
    legal = list(state.legal_moves())
    before = state.to_data()
    for move in legal if len(legal) <= most else rng.sample(legal, most):
        assert state.illegal_reason(move) is None
        after = state.copy()
        after.play(move)
        assert after.to_data() != before
    for move in set(rng.sample(others, min(150, len(others)))) - set(legal):
        reason = state.illegal_reason(move)
        assert reason
        assert localizer(state).message(reason).endswith(".")
        with pytest.raises(IllegalMove) as refused:
            state.play(move)
        assert refused.value.reason == reason
    assert state.to_data() == before
