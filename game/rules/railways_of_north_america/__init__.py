"""Railways of North America, on the base rules of Railways of the World: from deal to final score."""

from game.rules.railways_of_north_america.accounts import ACCOUNTS
from game.rules.railways_of_north_america.game import GAME, RailwaysOfNorthAmerica
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState

__all__ = ["ACCOUNTS", "GAME", "RailwaysOfNorthAmerica", "RailwaysOfNorthAmericaState"]
