"""What can be wrong with a board whose file is in order, and with an opening, as notes.

>>> from game.rules.boards import BoardError
>>> raise BoardError("ruhr.toml", "cities[2].hex", BoardErrorCode.NO_HEX(name="Essen", found="(3, 9)"))
Traceback (most recent call last):
    ...
game.rules.boards.BoardError: mistake-in-file file=ruhr.toml what=mistake-at place=cities[2].hex
what=flaw-no-hex name=Essen found=(3, 9)
"""

from __future__ import annotations

from game.rules.messages import MessageId


class BoardErrorCode(MessageId):
    """What was expected of a board: of its names, its map, its cards."""

    UNEVEN_ROWS = "flaw-uneven-rows"
    HEXES = "flaw-hexes", "most found"
    ROUTES = "flaw-routes", "most"
    LETTER = "flaw-letter", "letters found"
    LETTER_UNSHOWN = "flaw-letter-unshown", "code"
    NO_HEX = "flaw-no-hex", "name found"
    HEX_TAKEN = "flaw-hex-taken", "found name"
    OUTSIDE = "flaw-outside", "found"
    FERRY = "flaw-ferry"
    NOT_NEAR = "flaw-not-near"
    RIDGE_TWICE = "flaw-ridge-twice"
    SNOW_LINE = "flaw-snow-line", "columns"
    OTHER_MAP = "flaw-other-map"
    NO_LOOK = "flaw-no-look"
    FIELD_ON_HEX = "flaw-field-on-hex", "found"
    NAME_ASTRAY = "flaw-name-astray", "name"
    NAME_COVERS = "flaw-name-covers", "name"
    NAME_OUTSIDE = "flaw-name-outside"

    SAME_NAMES = "flaw-same-names"
    NO_CITY = "flaw-no-city", "found"
    NO_THING = "flaw-no-thing", "found"
    SAME_CITY = "flaw-same-city", "found"
    TWO_CITIES = "flaw-two-cities"
    UNNAMED = "flaw-unnamed", "found"
    LESS_THAN_SHARED = "flaw-less-than-shared"
    PAIR_TWICE = "flaw-pair-twice"
    NO_LINK = "flaw-no-link", "found"
    LINK_TWICE = "flaw-link-twice", "found"

    COMPANIES = "flaw-companies"
    COLOURS = "flaw-colours", "known"
    START_CITIES = "flaw-start-cities"
    SHARES_REMOVED = "flaw-shares-removed"
    UNEVEN_COLUMNS = "flaw-uneven-columns"
    NOT_EACH_ONCE = "flaw-not-each-once", "expected"

    YEARS = "flaw-years"
    SPAN = "flaw-span", "most"
    FIGURES = "flaw-figures", "fewest most"
    PLAYERS = "flaw-players", "fewest most"
    MULTIPLE = "flaw-multiple", "step"
    LESS = "flaw-less", "than"
    AT_LEAST = "flaw-at-least", "least found"
    AT_MOST = "flaw-at-most", "most found"
    COUNT = "flaw-count", "expected found"
    FEWER_THAN = "flaw-fewer-than", "than count found"
    HOLDINGS = "flaw-holdings", "held limit turns"
    DEBTS = "flaw-debts", "limit turns"

    NO_KEY = "flaw-no-key", "of"
    KEY_NEEDED = "flaw-key-needed", "of"
    ONE_CARD = "flaw-one-card", "of"
    CARD_KIND = "flaw-card-kind", "kind of"


class OpeningErrorCode(MessageId):
    """What was expected of an opening."""

    PLAYERS = "opening-players", "fewest most found"
    SEAT = "opening-seat"
    ABSENT = "opening-absent"
    LISTS = "opening-lists", "lists length"
    EACH_ONCE = "opening-each-once"
    BELOW = "opening-below", "end"
    DIFFERENT_BELOW = "opening-different-below", "end"
    AT_MOST_OF = "opening-at-most-of", "most name found"
