"""Positions in which a weak bot goes wrong: what a good player does there, and what he never does."""

from tests.ai.american_rails.traps import AMERICAN_RAILS
from tests.ai.new_england_railways.traps import NEW_ENGLAND_RAILWAYS
from tests.ai.north_american_railways.traps import NORTH_AMERICAN_RAILWAYS
from tests.ai.railways_of_north_america.traps import RAILWAYS_OF_NORTH_AMERICA

TRAPS = {
    "american_rails": AMERICAN_RAILS,
    "north_american_railways": NORTH_AMERICAN_RAILWAYS,
    "new_england_railways": NEW_ENGLAND_RAILWAYS,
    "railways_of_north_america": RAILWAYS_OF_NORTH_AMERICA,
}
"""By the game's key and a name."""
