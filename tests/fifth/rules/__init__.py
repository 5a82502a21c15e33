"""The rules of Whistle Stop: open stops or wait; after each round a die says whether a train comes."""

from tests.fifth.rules.game import GAME, WhistleStop
from tests.fifth.rules.state import WhistleStopState

__all__ = ["GAME", "WhistleStop", "WhistleStopState"]
