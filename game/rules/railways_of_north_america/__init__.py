"""The rules of Railways of North America, based on Railways of the World."""

from game.rules.railways_of_north_america.accounts import ACCOUNTS
from game.rules.railways_of_north_america.game import GAME, RailwaysOfNorthAmerica
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState

__all__ = ["ACCOUNTS", "GAME", "RailwaysOfNorthAmerica", "RailwaysOfNorthAmericaState"]
