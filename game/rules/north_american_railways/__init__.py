"""The rules of North American Railways, from the deal to the final payment."""

from game.rules.north_american_railways.accounts import ACCOUNTS
from game.rules.north_american_railways.game import GAME, NorthAmericanRailways
from game.rules.north_american_railways.state import NorthAmericanRailwaysState

__all__ = ["ACCOUNTS", "GAME", "NorthAmericanRailways", "NorthAmericanRailwaysState"]
