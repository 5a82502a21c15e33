"""The board of North American Railways at the table."""

from game.table.boards.north_american_railways.view import NorthAmericanRailwaysView

VIEW = NorthAmericanRailwaysView
"""What the table makes for a match of this game."""

__all__ = ["VIEW", "NorthAmericanRailwaysView"]
