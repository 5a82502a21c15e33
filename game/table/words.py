"""Names and moments as the table writes them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from ai.registry import bot_title
from game.match.journal import SeatPlan
from game.match.store import SavedMatch
from game.rules.boards import BoardError
from game.rules.catalogue import find_game
from game.words import Speaker, in_words, money, say

MONTHS: Final = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
)  # fmt: skip


def listed(names: Sequence[str], last: str = "and") -> str:
    """ "Clara", "Clara and Henry", "Clara, Henry and Brakeman"; `last` stands before the last one."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {last} {names[-1]}"


def day_and_hour(moment: datetime) -> str:
    """A moment in the computer's own time zone: "14 March 2026, 20:15"."""
    here = moment.astimezone()
    return f"{here.day} {MONTHS[here.month - 1]} {here.year}, {here:%H:%M}"


def where_saved(saved: SavedMatch) -> str:
    """Where in its game a saved match is."""
    try:
        game = find_game(saved.game, saved.board)
    except BoardError:
        game = find_game(saved.game)  # Opening the match will say what is wrong with its board.
    return Speaker(game, [plan.name for plan in saved.seats]).note(saved.heading)


def player_kind(plan: SeatPlan) -> str:
    """What plays a seat: "Person", or the bot's level."""
    return "Person" if plan.bot is None else in_words(bot_title(plan.bot))


def dollars(amount: int) -> str:
    """A sum of money in the present language: "$1,100", "-$4"."""
    return say("sum", amount=money(amount))
