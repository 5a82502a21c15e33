"""Positions in which a weak bot goes wrong: what a good player does there, and what he never does."""

from tests.ai.traps.american_rails import AMERICAN_RAILS
from tests.ai.traps.new_england_railways import NEW_ENGLAND_RAILWAYS
from tests.ai.traps.north_american_railways import NORTH_AMERICAN_RAILWAYS
from tests.ai.traps.railways_of_north_america import RAILWAYS_OF_NORTH_AMERICA

TRAPS = {
    "american_rails": AMERICAN_RAILS,
    "north_american_railways": NORTH_AMERICAN_RAILWAYS,
    "new_england_railways": NEW_ENGLAND_RAILWAYS,
    "railways_of_north_america": RAILWAYS_OF_NORTH_AMERICA,
}
"""By the game's key and a name."""
