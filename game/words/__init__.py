"""Localization: the messages of all other layers are translated here, and nowhere else."""

import game.words.time_zone  # noqa: F401  Before babel is imported.
from game.words.active_locale import activate as activate
from game.words.active_locale import active_language as active_language
from game.words.active_locale import in_active_language as in_active_language
from game.words.active_locale import override as override
from game.words.clean_text import clean_name as clean_name
from game.words.clean_text import excerpt as excerpt
from game.words.clean_text import printable as printable
from game.words.formatting import decimal_argument as decimal_argument
from game.words.formatting import format_date as format_date
from game.words.formatting import format_date_and_time as format_date_and_time
from game.words.formatting import format_dollars as format_dollars
from game.words.formatting import format_integer as format_integer
from game.words.formatting import format_month as format_month
from game.words.formatting import format_number as format_number
from game.words.localizer import Localizer as Localizer
from game.words.localizer import board_title as board_title
from game.words.localizer import describe as describe
from game.words.localizer import format_list as format_list
from game.words.localizer import game_summary as game_summary
from game.words.localizer import game_title as game_title
from game.words.localizer import localize as localize
from game.words.localizer import period_name as period_name
from game.words.localizer import scores_name as scores_name
from game.words.localizer import translate as translate
from game.words.localizer import translated_title as translated_title
from game.words.localizer import typographic as typographic
from game.words.message_catalog import FALLBACK_LANGUAGE as FALLBACK_LANGUAGE
from game.words.message_catalog import LANGUAGES as LANGUAGES
from game.words.message_catalog import Grouped as Grouped
from game.words.message_catalog import MessageCatalog as MessageCatalog
from game.words.message_catalog import MissingMessage as MissingMessage
from game.words.message_catalog import Money as Money
from game.words.system_locale import system_language as system_language
