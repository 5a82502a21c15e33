"""Automatic play at the table: bots think and move, and a person's only legal move is played.

The window never blocks: `update` polls the thinker's process.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.match.match import Match
from game.match.thinker import Answer, MovesSince, Thinker, typical_seconds
from game.rules.auction import Bid, PassBid
from game.rules.contract import Move, State
from game.rules.messages import Message, MessageId
from game.table.play.bid_limits import BidLimits
from game.table.play.secrets import Secrets
from game.table.program.settings import Settings

FORCED_PAUSE: Final = 0.7
"""The seconds for which a person's only move is announced before it is played, at the default speed."""
DEFAULT_SECONDS: Final = 1.0
"""The thinking time of a bot whose description has none."""
FASTER: Final = 0.8
"""The part of the pause before it that the pause before the next bid of an auction takes.

So the bidding gets faster, and all of it is over within about five pauses.
"""
NOTICED: Final = 0.4
"""The time in seconds after which a bot is shown as thinking, so that quick ones don't flicker."""
MINIMUM_SEEMING: Final = 0.3
"""The smallest apparent thinking time in seconds where a faster answer could reveal a secret."""


class Speed(MessageId):
    """The speeds through which one key cycles."""

    SLOW = "speed-slow"
    NORMAL = "speed-normal"
    QUICK = "speed-quick"
    INSTANT = "speed-instant"


SPEEDS: Final = {
    Speed.SLOW: (0.5, 2.0),
    Speed.NORMAL: (1.0, 0.5),
    Speed.QUICK: (2.0, 0.0),
    Speed.INSTANT: (0.0, 0.0),
}
"""The speed of animations, and the seconds for which each bot's move is shown."""


def speed_of(settings: Settings) -> Speed:
    """Return the speed that is closest to the settings."""

    def distance(speed: Speed) -> float:
        animation, pause = SPEEDS[speed]
        return abs(animation - settings.animation_speed) + abs(pause - settings.bot_pause)

    return min(Speed, key=distance)


def next_speed(settings: Settings) -> Speed:
    """Change the settings to the next speed, and return it."""
    speeds = list(Speed)
    speed = speeds[(speeds.index(speed_of(settings)) + 1) % len(speeds)]
    settings.animation_speed, settings.bot_pause = SPEEDS[speed]
    settings.save()
    return speed


@dataclass(frozen=True, slots=True)
class DueMove:
    """A move that is to be played now, and its note for the log."""

    move: Move
    automatic: bool = False
    """Whether the move is a person's only legal one, played without asking."""
    by: str | None = None
    """The bot that chose it, if it isn't the one in that seat."""
    note: Message | str = ""
    by_limit: bool = False
    """Whether the table bids or passes because of a person's limit."""


class BotClock:
    """The pace of the bots: it requests moves, shows each as long as the player wants, and reports due
    ones.

    The moves of one action, such as the tiles of a link, are requested ahead and due together, so that
    nobody waits between them.
    """

    def __init__(
        self,
        match: Match,
        thinker: Thinker,
        settings: Settings,
        secrets: Secrets | None = None,
        limits: BidLimits | None = None,
    ) -> None:
        """Create the clock.

        `secrets` knows which decisions must not reveal the number of legal moves, and `limits` up to which
        price the table bids for people.
        """
        self.match = match
        self.settings = settings
        self.limits = limits or BidLimits(match)
        self.paused = False
        """Whether the player has paused the bots."""
        self.trouble: Message | None = None
        """The error of the last answer."""
        self._secrets = secrets or Secrets(match)
        self._thinker = thinker
        self._asked = False
        """Whether the current bot has been asked."""
        self._ahead: list[DueMove] = []
        """The moves of its action that it has found."""
        self._reached: State | None = None
        """The state after them; None before the first."""
        self._complete = False
        """Whether they are the whole action."""
        self._work_before = 0
        """The positions that it searched for them."""
        self._thought = 0.0
        """The time in seconds since the bot was asked."""
        self._shown = 0.0
        """The time in seconds for which the table has been at rest since the last move."""
        self._stopped = False
        """Whether the current bot was asked to play its best move now."""
        self._by_hand = False
        """Whether a person came to this decision by choosing something in it."""
        self._rushed: int | None = None
        """The start of the auction whose bids follow each other without a pause."""
        self._hurried: tuple[int, Message] | None = None
        """The seat that was asked to play immediately, and the turn for which that applies."""
        self._asked_after: dict[int, MovesSince] = {}
        """The last request to each seat's bot, and the number of moves before."""

    @property
    def bot(self) -> str | None:
        """Return the current player's bot, or None."""
        actor = self.match.current_player
        return self.match.seats[actor].bot if actor >= 0 else None

    @property
    def thinking(self) -> bool:
        """Return whether a bot thinks about its move, or seems to (see `_seems`)."""
        return self._asked and (not self._complete or self._shown < self._seems)

    @property
    def seen_thinking(self) -> bool:
        """Return whether a bot has thought long enough to be shown."""
        return self.thinking and self._thought >= NOTICED

    @property
    def work(self) -> int:
        """Return how many positions the thinking bot has searched; 0 where that could reveal a secret."""
        if not self.thinking or self._secrets.guarded:
            return 0
        thought = self._thinker.thought
        return self._work_before + (thought.work if thought else 0)

    @property
    def forced(self) -> Move | None:
        """Return a person's only legal move, if the table plays it: nothing is paid for without asking."""
        if not self.settings.automatic_moves or self.match.current_player < 0 or self.bot is not None:
            return None
        if self._secrets.asked_always or self._by_hand or self.limits.move is not None:
            return None
        moves = self.match.state.legal_moves()
        only = moves[0] if len(moves) == 1 else None
        return None if isinstance(only, self.match.state.paid_moves) else only

    @property
    def waiting(self) -> bool:
        """Return whether a move will be played after some time."""
        moves = self.bot is not None or self.limits.move is not None or self.forced is not None
        return self.thinking or (moves and not self.paused)

    def update(self, seconds: float, at_rest: bool) -> Sequence[DueMove]:
        """Advance the time and return the moves that are due; `at_rest`: the last animation has ended."""
        if self._asked and not self._complete:
            answer = self._thinker.poll()
            if answer is not None:
                self._take(answer)
        if self.match.current_player < 0:
            return ()
        if self.bot is not None:
            return self._bot_turn(self.bot, seconds, at_rest)
        if self.paused or not at_rest:
            return ()
        self._shown += seconds
        bid = self.limits.move
        if bid is not None:
            pause = 0.0 if self.limits.is_decision else self._pause
            return (DueMove(bid, by_limit=True),) if self._shown >= pause else ()
        forced = self.forced
        if forced is None or self._shown < FORCED_PAUSE * min(1.0, self.settings.bot_pause * 2):
            return ()
        return (DueMove(forced, automatic=True),)

    def _bot_turn(self, spec: str, seconds: float, at_rest: bool) -> Sequence[DueMove]:
        if not self._asked and not self.paused:
            self._ask(spec)
        self._thought += seconds
        if at_rest:
            self._shown += seconds
        pause = max(self._pause, self._seems)
        if not self._complete or self.paused or not at_rest or self._shown < pause:
            return ()
        return self._ahead

    def _take(self, answer: Answer) -> None:
        """Take the next move of the action, and ask for the one after it if the action goes on."""
        seat, spec = self.match.current_player, self.bot
        assert spec is not None
        self.trouble = answer.failure or (self.trouble if self._ahead else None)
        self._work_before += answer.thought.work if answer.thought is not None else 0
        by = answer.by if answer.by != spec else None
        self._ahead.append(DueMove(answer.move, by=by, note=answer.failure or ""))
        state = self.match.state.copy() if self._reached is None else self._reached
        state.apply_unchecked(answer.move)
        self._reached = state
        goes_on = state.current_player() == seat and state.heading() == self.match.state.heading()
        goes_on = goes_on and not isinstance(answer.move, Bid | PassBid)
        self._complete = not goes_on or not self._thinker.goes_on(state)
        if not self._complete:
            self._ask(spec)

    @property
    def _pause(self) -> float:
        """Return the seconds for which the last move is shown before the table plays the next one."""
        if self._rushed == self.limits.start and self.limits.bidding:
            return 0.0
        return self.settings.bot_pause * FASTER**self.limits.streak

    @property
    def _seems(self) -> float:
        """Return the seconds that a bot takes at least where an immediate answer would reveal its lack of
        choice.
        """
        if self._stopped or self.bot is None or not self._secrets.guarded:
            return 0.0
        return max(typical_seconds(self.bot, self.match.game.key), self.settings.bot_pause, MINIMUM_SEEMING)

    def _ask(self, spec: str) -> None:
        state = self.match.state if self._reached is None else self._reached
        actor, moves = self.match.current_player, [*self.match.moves, *(due.move for due in self._ahead)]
        self._asked = True
        since = self._since(actor, moves)
        asked = self._thinker.ask(state, actor, spec, DEFAULT_SECONDS, since)
        self._asked_after[actor] = MovesSince(asked, moves)
        if self._hurried == (actor, self.match.state.heading()):
            self._stopped = True
            self._thinker.stop_now()

    def _since(self, seat: int, moves: list[Move]) -> MovesSince | None:
        """Return which of all `moves` were made since a seat's bot was asked last; None if unknown or
        secret.
        """
        last = self._asked_after.get(seat)
        if last is None or moves[: len(last.moves)] != last.moves:
            return None
        played = moves[len(last.moves) :]
        secret = any(isinstance(move, self.match.state.secret_moves) for move in played)
        return None if secret else MovesSince(last.asked, played)

    def rush(self) -> None:
        """Let the bids of the current auction follow each other without a pause."""
        self._rushed = self.limits.start

    def stop(self) -> None:
        """Have the thinking bot answer with what it has, and play the rest of its turn as quickly.

        In an auction nothing pauses any more until it is over.
        """
        if self.limits.bidding:
            self.rush()
        if self.thinking:
            self._stopped = True
            self._hurried = self.match.current_player, self.match.state.heading()
            self._thinker.stop_now()

    def moved(self) -> None:
        """Drop the request to a bot after a move, undo, or a change of seats."""
        if self._asked:
            self._thinker.cancel()
        self._asked, self._ahead, self._reached, self._complete = False, [], None, False
        self._work_before = 0
        self._shown, self._thought, self._stopped, self._by_hand = 0.0, 0.0, False, False

    def leave_to_hand(self) -> None:
        """Play nothing automatically in this decision: the selection must still be confirmed."""
        self._by_hand = True
