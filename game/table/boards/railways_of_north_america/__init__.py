"""The board of Railways of North America at the table."""

from game.table.boards.railways_of_north_america.view import RailwaysOfNorthAmericaView

VIEW = RailwaysOfNorthAmericaView
"""What the table makes for a match of this game."""

__all__ = ["VIEW", "RailwaysOfNorthAmericaView"]
