"""What happens without input: bots think and move, and a person's only legal move is played.

The window never waits: `update` asks the thinker's process and looks whether an answer has come.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ai.players import adviser_of
from game.learning.advice import advise
from game.match.advice import Advice, AdviceRequest
from game.match.analysis import public_moves_since
from game.match.match import Match
from game.match.thinker import Answer, MovesSince, Thinker, typical_seconds
from game.rules.contract import Move
from game.rules.messages import Message, MessageId
from game.table.play.secrets import Secrets
from game.table.program.settings import Settings
from game.words import active_language

FORCED_PAUSE: Final = 0.7
"""Seconds that a person's only move is announced before it plays itself, at the usual pace."""
USUAL_SECONDS: Final = 1.0
"""Thinking time of a bot whose description names none."""


LEAST_SEEMING: Final = 0.3
"""Seconds that any bot seems to think where that it need not could tell a secret."""


class Speed(MessageId):
    """Paces that one key goes through, round and round."""

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
"""The speed of motion, and seconds that each move of a bot is shown."""


def speed_of(settings: Settings) -> Speed:
    """The pace that comes nearest to the settings."""

    def apart(speed: Speed) -> float:
        motion, pause = SPEEDS[speed]
        return abs(motion - settings.animation_speed) + abs(pause - settings.bot_pause)

    return min(Speed, key=apart)


def next_speed(settings: Settings) -> Speed:
    """Change the settings to the next pace, and return it."""
    speeds = list(Speed)
    speed = speeds[(speeds.index(speed_of(settings)) + 1) % len(speeds)]
    settings.animation_speed, settings.bot_pause = SPEEDS[speed]
    settings.save()
    return speed


@dataclass(frozen=True, slots=True)
class Due:
    """A move that is to be played now, and what the log has to say about it."""

    move: Move
    automatic: bool = False
    """Whether it is a person's only legal move, played without asking."""
    by: str | None = None
    """The bot that chose it, if it is not the one that sits there."""
    note: Message | str = ""


class Pace:
    """Asks bots, waits as long as the player wants to see each move, and hands over moves to be played."""

    def __init__(
        self, match: Match, thinker: Thinker, settings: Settings, secrets: Secrets | None = None
    ) -> None:
        """`secrets` says which decisions are to take no other time where there is only one answer."""
        self.match = match
        self.settings = settings
        self._secrets = secrets or Secrets(match)
        self.coaches = True
        """Whether moves are warned of at this table, as far as the player wishes it."""
        self.paused = False
        """Whether the player has paused the bots."""
        self.hint: Move | None = None
        """The move of a bot's advice that is marked on the table, for the person who is to act."""
        self.trouble: Message | None = None
        """What went wrong with the last answer."""
        self._thinker = thinker
        self._asked_for: tuple[int, int] | None = None
        self._advising = False
        """Whether the question that was asked is for advice, and not for a move."""
        self._wanted = False
        """Whether the player waits for advice."""
        self._shown = 0.0
        self._stopped = False
        """Whether the bot that thinks was told to play what it has."""
        self._by_hand = False
        """Whether a person came to this decision by choosing something in it."""
        self._hurried: tuple[int, Message] | None = None
        """The seat that was told to play now, and its turn: it takes no more time for the rest of it."""
        self._answer: Answer | None = None
        self._asked_after: dict[int, MovesSince] = {}
        """The question that a seat's bot was asked last, and the moves that had been played then."""
        self._counsels: dict[tuple[str, int], Advice | None] = {}
        """What was advised, by language and position: who asks again hears the same. None: nothing came."""
        self._points: dict[tuple[Move, ...], int] = {}
        """A number for each position in which advice was asked for, by the moves that had been played."""
        self._point: int | None = None
        """That of the present one; None as long as nobody needed it."""

    @property
    def bot(self) -> str | None:
        """The bot that is to act, or None."""
        actor = self.match.current_player
        return self.match.seats[actor].bot if actor >= 0 else None

    @property
    def thinking(self) -> bool:
        """Whether a bot thinks just now, about its move or about a hint; or seems to (see `_seems`)."""
        if self._advising:
            return self._wanted and self.advice is None
        return self._asked_for is not None and (self._answer is None or self._shown < self._seems)

    @property
    def hinting(self) -> bool:
        """Whether the player waits for a bot's advice."""
        return self._wanted and self.advice is None

    @property
    def advice(self) -> Advice | None:
        """What a bot advises the person who is to act, as far as it has thought; None before it has words."""
        known = self._counsels.get(self._here)
        return known if known is not None else self._thinker.advice if self._advising else None

    @property
    def shows_advice(self) -> bool:
        """Whether the player waits for advice, and there are words."""
        return self._wanted and self.advice is not None

    @property
    def warns(self) -> bool:
        """Whether a person is warned of a blunder."""
        return self.coaches and self.settings.coach

    def learn(self, counsel: Advice) -> None:
        """Remember what is advised in this position, and show it."""
        self._counsels[self._here] = counsel
        self._wanted = True

    def forget_wish(self) -> None:
        """The player no longer waits for advice."""
        self._wanted = False

    @property
    def _here(self) -> tuple[str, int]:
        """The language and the position by which advice is remembered."""
        if self._point is None:
            self._point = self._points.setdefault(tuple(self.match.moves), len(self._points))
        return active_language(), self._point

    @property
    def work(self) -> int:
        """How much the bot that thinks has looked at so far; 0 where that could tell a secret."""
        thought = self._thinker.thought if self.thinking and not self._secrets.guarded else None
        return thought.work if thought else 0

    @property
    def forced(self) -> Move | None:
        """A person's only legal move, if the table is to make it: nothing is paid for unasked."""
        if not self.settings.automatic_moves or self.match.current_player < 0 or self.bot is not None:
            return None
        if self._secrets.asked_always or self._by_hand:
            return None
        moves = self.match.state.legal_moves()
        only = moves[0] if len(moves) == 1 else None
        return None if isinstance(only, self.match.state.paid_moves) else only

    @property
    def waiting(self) -> bool:
        """Whether time has to pass for something to happen by itself."""
        if self.thinking or self._advising or self.coaching_due:
            return True
        return not self.paused and (self.bot is not None or self.forced is not None)

    def update(self, seconds: float, at_rest: bool) -> Due | None:
        """Let time pass; `at_rest`: the motion of the last move has ended."""
        self._look()
        if self.hinting or self.match.current_player < 0:
            return None
        if self.bot is not None:
            return self._bot_turn(seconds, at_rest)
        if at_rest and self.coaching_due:
            self._ask_advice()
        if self.paused or not at_rest:
            return None
        self._shown += seconds
        forced = self.forced
        if forced is None or self._shown < FORCED_PAUSE * min(1.0, self.settings.bot_pause * 2):
            return None
        return Due(forced, automatic=True)

    def _bot_turn(self, seconds: float, at_rest: bool) -> Due | None:
        spec = self.bot
        assert spec is not None
        if self._asked_for is None and not self.paused:
            self._ask(spec)
        if at_rest:
            self._shown += seconds
        answer = self._answer
        pause = max(self.settings.bot_pause, self._seems)
        if answer is None or self.paused or not at_rest or self._shown < pause:
            return None
        return Due(answer.move, by=answer.by if answer.by != spec else None, note=answer.trouble or "")

    @property
    def _seems(self) -> float:
        """Seconds that a bot takes at least where answering at once would tell that it had no choice."""
        if self._stopped or self.bot is None or not self._secrets.guarded:
            return 0.0
        return max(typical_seconds(self.bot, self.match.game.key), self.settings.bot_pause, LEAST_SEEMING)

    def _ask(self, spec: str) -> None:
        actor = self.match.current_player
        self._answer = None
        self._asked_for = (self.match.moves_played, actor)
        moves = self.match.moves
        since = self._since(actor, moves)
        asked = self._thinker.ask(self.match.state, actor, spec, USUAL_SECONDS, since)
        self._asked_after[actor] = MovesSince(asked, moves)
        if self._hurried == (actor, self.match.state.heading()):
            self._stopped = True
            self._thinker.stop_now()

    def _since(self, seat: int, moves: list[Move]) -> MovesSince | None:
        """What was played since a seat's bot was asked last; None if that can't be said or is secret."""
        last = self._asked_after.get(seat)
        if last is None or moves[: len(last.moves)] != last.moves:
            return None
        played = public_moves_since(self.match, len(last.moves))
        return None if played is None else MovesSince(last.asked, played)

    def _look(self) -> None:
        """Take a bot's answer if it has come and is still about the present state."""
        if self._asked_for is None or self._answer is not None:
            return
        answer = self._thinker.poll()
        if answer is None:
            return
        self.trouble = answer.trouble
        if not self._advising:
            self._answer = answer
            return
        self._counsels[self._here] = answer.advice
        if answer.advice is None:
            self._wanted = False
        self._asked_for, self._advising = None, False

    @property
    def coaching_due(self) -> bool:
        """Whether advice is to be ready before the person decides, so that a blunder can be warned of."""
        if not self.warns or self.match.current_player < 0 or self.bot is not None:
            return False
        return self._asked_for is None and self._here not in self._counsels and len(self._moves) > 1

    @property
    def _moves(self) -> Sequence[Move]:
        return self.match.state.legal_moves()

    def ask_hint(self) -> bool:
        """Ask a bot what it would do in the seat of the person to act; False if nobody could use it."""
        if self.match.current_player < 0 or self.bot is not None:
            return False
        self._wanted = True
        if self._asked_for is None and self._counsels.get(self._here) is None:
            self._ask_advice()
        return True

    def _ask_advice(self) -> None:
        match, actor = self.match, self.match.current_player
        self._asked_for, self._advising = (match.moves_played, actor), True
        request = AdviceRequest(advise, active_language(), match.names, self.warns)
        self._thinker.ask(match.state, actor, adviser_of(match.game.key), USUAL_SECONDS, request=request)

    def stop(self) -> None:
        """Let the bot that thinks answer with what it has, and play the rest of its turn as quickly."""
        if self.thinking:
            self._stopped = True
            self._hurried = (
                None if self._advising else (self.match.current_player, self.match.state.heading())
            )
            self._thinker.stop_now()

    def moved(self) -> None:
        """After a move, undo, or a change of seats: drop every question to a bot."""
        if self._asked_for is not None:
            self._thinker.cancel()
        self._asked_for, self._answer = None, None
        self._advising, self._wanted, self.hint, self._shown, self._stopped = False, False, None, 0.0, False
        self._point, self._by_hand = None, False

    def leave_to_hand(self) -> None:
        """Play nothing by itself in this decision: what was chosen is still to be confirmed."""
        self._by_hand = True
