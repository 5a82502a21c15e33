"""The board of New England Railways at the table."""

from game.table.boards.new_england_railways.view import NewEnglandRailwaysView

VIEW = NewEnglandRailwaysView
"""What the table makes for a match of this game."""

__all__ = ["VIEW", "NewEnglandRailwaysView"]
