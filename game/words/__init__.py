"""Words: what the floors below say by kinds and figures is put into a language here, and nowhere else."""

import game.words.time_zone  # noqa: F401  Before babel is imported.
from game.words.figures import day_and_hour as day_and_hour
from game.words.figures import day_of as day_of
from game.words.figures import decimal as decimal
from game.words.figures import dollars as dollars
from game.words.figures import grouped as grouped
from game.words.figures import month_of as month_of
from game.words.figures import plain as plain
from game.words.figures import written as written
from game.words.letters import quoted as quoted
from game.words.letters import tidy as tidy
from game.words.letters import visible as visible
from game.words.phrasebook import FALLBACK_LANGUAGE as FALLBACK_LANGUAGE
from game.words.phrasebook import LANGUAGES as LANGUAGES
from game.words.phrasebook import MissingWords as MissingWords
from game.words.phrasebook import Phrasebook as Phrasebook
from game.words.phrasebook import money as money
from game.words.present import in_present as in_present
from game.words.present import language as language
from game.words.present import speaking as speaking
from game.words.present import use as use
from game.words.speaker import Speaker as Speaker
from game.words.speaker import board_of as board_of
from game.words.speaker import in_words as in_words
from game.words.speaker import listed as listed
from game.words.speaker import period_of as period_of
from game.words.speaker import say as say
from game.words.speaker import scores_of as scores_of
from game.words.speaker import summary_of as summary_of
from game.words.speaker import title_in as title_in
from game.words.speaker import title_of as title_of
from game.words.speaker import under as under
from game.words.system import system_language as system_language
