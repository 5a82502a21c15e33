"""The rules of American Rails, from the deal to the final score."""

from game.rules.american_rails.accounts import ACCOUNTS
from game.rules.american_rails.game import GAME, AmericanRails
from game.rules.american_rails.state import AmericanRailsState

__all__ = ["ACCOUNTS", "GAME", "AmericanRails", "AmericanRailsState"]
