"""One match between bots.

The same deal is played once from every seating (the bots rotate), so the luck of the deal and of the seat
affects all alike.

>>> pairing = next(pairings("north_american_railways", ["random", "random", "random"], matches=1, seed=1))
>>> outcome = play_match(pairing)
>>> len(outcome.scores), sum(outcome.wins)
(3, 1.0)
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from ai.arena.external_bots import BotFailed, ExternalBotMessage, ProcessBot, bot_of, named_errors
from ai.bot import Bot
from ai.chance import sample_chance
from game.rules.catalog import find_game
from game.rules.contract import CHANCE, TERMINAL, Move
from game.rules.notation import NotatedGame

SECONDS_A_MOVE: Final = 1.0
"""The default thinking time of bots without a limit of their own."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """One match to play; `rotation` moves the bots that many places around the table.

    >>> pairing = Pairing("american_rails", ("greedy", "random", "random"), seed=1, deal=0, rotation=1)
    >>> [pairing.bots[pairing.bot_at(seat)] for seat in range(3)]
    ['random', 'greedy', 'random']
    """

    game: str
    bots: tuple[str, ...]
    seed: int
    deal: int
    rotation: int
    seconds: float = SECONDS_A_MOVE

    def bot_at(self, seat: int) -> int:
        """Return the index of the bot in a seat."""
        return (seat - self.rotation) % len(self.bots)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a match, by bot and not by seat."""

    pairing: Pairing
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    """Each bot's part of the win; the sum is 1."""
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    line: str
    """A digest of all moves in their order; equal games have equal digests."""
    habits: tuple[dict[str, tuple[int, int]], ...] = ()
    """How often each bot made each type of move, and the total amount (`ai.arena.tally`)."""


def pairings(
    game: str, bots: Sequence[str], matches: int, seed: int, seconds: float = SECONDS_A_MOVE
) -> Iterator[Pairing]:
    """Yield the matches to play, each deal in every rotation before the next."""
    for match in range(matches):
        deal, rotation = divmod(match, len(bots))
        yield Pairing(game, tuple(bots), seed, deal, rotation, seconds)


def play_match(pairing: Pairing) -> Outcome:
    """Play one match to its end. The deal and all chance depend only on the seed and the deal's number.

    A bot never gets the true state, but one that agrees with what its seat knows. Raises `BotFailed`, naming
    the bot, if one makes no legal move or an external class raises anything.
    """
    with ExitStack() as leaving:
        return _Match(pairing, leaving).play()


class _Match:
    """A match in progress."""

    def __init__(self, pairing: Pairing, leaving: ExitStack) -> None:
        """Deal a match and seat the bots; `leaving` closes those that need it."""
        players = len(pairing.bots)
        named = f"{pairing.seed}/{pairing.deal}"
        self._pairing = pairing
        self._dice = random.Random(named)
        self._state = find_game(pairing.game).new_game(players, {}, self._dice)
        seeds = random.Random(f"{named}/{pairing.rotation}")
        self._imagined = random.Random(f"{named}/{pairing.rotation}/imagined")
        self._bots: list[Bot] = []
        for spec in pairing.bots:
            bot = bot_of(spec, game=pairing.game, seed=seeds.getrandbits(32))
            if isinstance(bot, ProcessBot):
                leaving.callback(bot.close)
            self._bots.append(bot)
        self._moves, self._seconds = [0] * players, [0.0] * players
        self._since: list[list[Move] | None] = [None] * players
        self._habits: list[dict[str, tuple[int, int]]] = [{} for _ in range(players)]
        self._line = blake2b(digest_size=8)

    def play(self) -> Outcome:
        """Play to the end and return the outcome."""
        state = self._state
        while (actor := state.current_player()) != TERMINAL:
            if actor == CHANCE:
                move = sample_chance(state, self._dice)
                state.apply_unchecked(move)
            else:
                move = self._ask(actor)
            self._note(move, secret=actor != CHANCE and isinstance(move, state.secret_moves))
        return self._outcome()

    def _ask(self, seat: int) -> Move:
        """Return the move of the bot in a seat."""
        which = self._pairing.bot_at(seat)
        known = self._state.determinize(seat, self._imagined)
        began = time.perf_counter()
        with named_errors(self._pairing.bots[which]):
            move = self._bots[which].choose(known, seat, self._pairing.seconds, since=self._since[seat])
        self._seconds[which] += time.perf_counter() - began
        self._moves[which] += 1
        self._since[seat] = []
        if move not in self._state.legal_moves():
            raise BotFailed(ExternalBotMessage.ILLEGAL(spec=self._pairing.bots[which], text=str(move)))
        self._count(which, move)
        self._state.apply_unchecked(move)
        return move

    def _count(self, which: int, move: Move) -> None:
        """Count a move among the habits of a bot."""
        game, made = self._state.game, self._habits[which]
        move_type = game.move_category(move) if isinstance(game, NotatedGame) else game.format_move(move)
        times, amount = made.get(move_type, (0, 0))
        made[move_type] = times + 1, amount + int(getattr(move, "amount", 0))

    def _note(self, move: Move, secret: bool) -> None:
        """Record a move for each seat that has moved; a seat that may not know it starts afresh."""
        self._line.update(f"{self._state.game.format_move(move)}\n".encode())
        for seat, moves in enumerate(self._since):
            if moves is not None:
                self._since[seat] = None if secret else [*moves, move]

    def _outcome(self) -> Outcome:
        pairing, winners, by_seat = self._pairing, self._state.winners(), self._state.scores()
        seats = sorted(range(len(by_seat)), key=pairing.bot_at)
        return Outcome(
            pairing,
            scores=tuple(by_seat[seat] for seat in seats),
            wins=tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in seats),
            moves=tuple(self._moves),
            seconds=tuple(self._seconds),
            habits=tuple(self._habits),
            line=self._line.hexdigest(),
        )
