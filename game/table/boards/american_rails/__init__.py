"""The board of American Rails at the table."""

from game.table.boards.american_rails.view import AmericanRailsView

VIEW = AmericanRailsView
"""What the table makes for a match of this game."""

__all__ = ["VIEW", "AmericanRailsView"]
