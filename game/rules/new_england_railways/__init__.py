"""The rules of New England Railways, from the deal to the final score."""

from game.rules.new_england_railways.accounts import ACCOUNTS
from game.rules.new_england_railways.game import GAME, NewEnglandRailways
from game.rules.new_england_railways.state import NewEnglandRailwaysState

__all__ = ["ACCOUNTS", "GAME", "NewEnglandRailways", "NewEnglandRailwaysState"]
