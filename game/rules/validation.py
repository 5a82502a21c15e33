"""Validation errors in boards and openings whose data fit their schema.

>>> from game.rules.boards import BoardError
>>> raise BoardError("ruhr.toml", "cities[2].hex", BoardErrorCode.NO_HEX(name="Essen", found="(3, 9)"))
Traceback (most recent call last):
    ...
game.rules.boards.BoardError: error-in-file file=ruhr.toml what=error-at place=cities[2].hex
what=board-error-no-hex name=Essen found=(3, 9)
"""

from __future__ import annotations

from game.rules.messages import MessageId


class BoardErrorCode(MessageId):
    """Errors in the names, the map or the cards of a board."""

    UNEVEN_ROWS = "board-error-uneven-rows"
    HEXES = "board-error-hexes", "maximum found"
    ROUTES = "board-error-routes", "maximum"
    LETTER = "board-error-letter", "letters found"
    LETTER_UNSHOWN = "board-error-letter-unshown", "code"
    NO_HEX = "board-error-no-hex", "name found"
    HEX_TAKEN = "board-error-hex-taken", "found name"
    OUTSIDE = "board-error-outside", "found"
    FERRY = "board-error-ferry"
    NOT_NEAR = "board-error-not-near"
    RIDGE_TWICE = "board-error-ridge-twice"
    SNOW_LINE = "board-error-snow-line", "columns"
    OTHER_MAP = "board-error-other-map"
    NO_LOOK = "board-error-no-look"
    FIELD_ON_HEX = "board-error-field-on-hex", "found"
    NAME_ASTRAY = "board-error-name-astray", "name"
    NAME_COVERS = "board-error-name-covers", "name"
    NAME_OUTSIDE = "board-error-name-outside"

    SAME_NAMES = "board-error-same-names"
    NO_CITY = "board-error-no-city", "found"
    NO_THING = "board-error-no-thing", "found"
    SAME_CITY = "board-error-same-city", "found"
    TWO_CITIES = "board-error-two-cities"
    UNNAMED = "board-error-unnamed", "found"
    LESS_THAN_SHARED = "board-error-less-than-shared"
    PAIR_TWICE = "board-error-pair-twice"
    NO_LINK = "board-error-no-link", "found"
    LINK_TWICE = "board-error-link-twice", "found"

    COMPANIES = "board-error-companies"
    COLOURS = "board-error-colours", "known"
    START_CITIES = "board-error-start-cities"
    SHARES_REMOVED = "board-error-shares-removed"
    UNEVEN_COLUMNS = "board-error-uneven-columns"
    NOT_EACH_ONCE = "board-error-not-each-once", "expected"

    YEARS = "board-error-years"
    SPAN = "board-error-span", "maximum"
    FIGURES = "board-error-figures", "minimum maximum"
    PLAYERS = "board-error-players", "minimum maximum"
    MULTIPLE = "board-error-multiple", "step"
    LESS = "board-error-less", "than"
    AT_LEAST = "board-error-at-least", "minimum found"
    AT_MOST = "board-error-at-most", "maximum found"
    COUNT = "board-error-count", "expected found"
    FEWER_THAN = "board-error-fewer-than", "than count found"
    HOLDINGS = "board-error-holdings", "held limit turns"
    DEBTS = "board-error-debts", "limit turns"

    NO_KEY = "board-error-no-key", "of"
    KEY_NEEDED = "board-error-key-needed", "of"
    ONE_CARD = "board-error-one-card", "of"
    CARD_KIND = "board-error-card-kind", "kind of"


class OpeningErrorCode(MessageId):
    """Errors in an opening."""

    PLAYERS = "opening-players", "minimum maximum found"
    SEAT = "opening-seat"
    ABSENT = "opening-absent"
    LISTS = "opening-lists", "lists length"
    EACH_ONCE = "opening-each-once"
    BELOW = "opening-below", "end"
    DIFFERENT_BELOW = "opening-different-below", "end"
    AT_MOST_OF = "opening-at-most-of", "maximum name found"
