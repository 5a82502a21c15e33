"""Counts how often a person presses to bid in matches of American Rails, with and without limits.

``python -m tests.table.auction_presses`` plays 20 matches of three with two skilled bots in each way, without
limits against bots that raise by the lowest bid. The person decides like the bots and stops bidding at the
price that the lot is worth to them.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Final

from ai.explain import stop_price
from ai.knowledge import for_game
from ai.players import players_of
from ai.registry import make_bot, with_parameters
from game.match.journal import SeatPlan
from game.match.match import Match
from game.match.thinker import Answer
from game.rules.auction import PASS_BID, Bid
from game.rules.contract import State
from game.table.play.bid_limits import bids_of
from game.table.play.intents import BidUpTo, Choose, Confirm
from game.table.play.session import Session
from game.table.program.settings import Settings
from tests.table.plain import PlainView

GAME: Final = "american_rails"
BOT: Final = players_of(GAME).levels["skilled"]["greedy"]
NEVER_JUMPS: Final = with_parameters(BOT, jump="0")
"""The same bot with the lowest raises, which leaves a person without limits the most presses."""
MATCHES: Final = 20


class Immediate:
    """A thinker without a process."""

    def __init__(self, bot: str, seed: int) -> None:
        self.bot = make_bot(bot, game=GAME, seed=seed)
        self.thought = self.advice = None
        self._answer: Answer | None = None

    def ask(self, state: State, seat: int, bot_spec: str, *rest: object, **more: object) -> int:
        """Answer immediately."""
        self._answer = Answer(seat, self.bot.choose(state, seat, 1.0), bot_spec, None, None, 0.0)
        return 0

    def poll(self) -> Answer | None:
        """Return the answer."""
        answer, self._answer = self._answer, None
        return answer

    def goes_on(self, state: State) -> bool:
        """Return whether the next move of an action is asked for before the action is shown."""
        return False

    def cancel(self) -> None:
        """Drop the answer."""
        self._answer = None


@dataclass
class Presses:
    """The presses of a person in the auctions of a match."""

    bids: int = 0
    passes: int = 0


def play(seed: int, with_limits: bool, auctions: int = 1000) -> Presses:
    """Play a match up to a number of auctions; return the person's presses in them."""
    bot = BOT if with_limits else NEVER_JUMPS
    seats = [SeatPlan("Nell", 0), SeatPlan("Clara", 1, bot), SeatPlan("Henry", 2, bot)]
    match, thinker = Match.new(GAME, seats, seed=seed), Immediate(bot, seed)
    settings = Settings(animation_speed=0.0, bot_pause=0.0, coach=False)
    session = Session(match, PlainView(), thinker, settings)  # type: ignore[arg-type]
    presses, lot, price = Presses(), -1, 0
    while not session.over:
        if not session.asked:
            session.playback.stop()
            session.update(1.0, at_rest=True)
            continue
        session.handover.drop()
        bids = bids_of(match.state, 0)
        if not session.limits.bidding or not bids:
            session.play(thinker.bot.choose(match.state, 0, 1.0))
            continue
        if session.limits.start != lot:
            lot, price, auctions = (
                session.limits.start,
                stop_price(match.state, for_game(match.game)) or 0,
                auctions - 1,
            )
            if auctions < 0:
                break
        if bids[0].amount > price:
            presses.passes += 1
            session.do(Choose(PASS_BID))
            session.do(Confirm())
        elif with_limits:
            presses.bids += 1
            session.do(BidUpTo(session.bidder.highest(price) or 0))
        else:
            presses.bids += 1
            session.do(Choose(Bid(bids[0].amount)))
            session.do(Confirm())
    return presses


def main() -> int:
    """Print the presses with and without limits."""
    totals = {
        with_limits: [play(seed, with_limits) for seed in range(MATCHES)] for with_limits in (False, True)
    }
    for with_limits, played in totals.items():
        way = "with" if with_limits else "without"
        bids, passes = sum(one.bids for one in played), sum(one.passes for one in played)
        print(f"{way} limits: {bids} bids, {passes} passes in {MATCHES} matches")
    return 0


if __name__ == "__main__":
    sys.exit(main())
