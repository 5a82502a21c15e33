"""The message ids of Railways of North America: prompts, refusals, headings, endings, payments, cards.

Figures: ``seat``, ``city``, ``card``, ``colour``, ``family`` are positions in lists, ``amount`` is dollars;
those that begin with such a word and an underscore are of the same sort. All others are plain numbers.

>>> Ask.NEXT_TILE(city=3, count=2)
Message(ask-next-tile city=3 count=2)
>>> Effect.HOTEL(points=2)
Message(effect-hotel points=2)
>>> Refusal.HIGH_BID(amount=5000)
Message(refused-high-bid amount=5000)
"""

from __future__ import annotations

from game.rules.messages import MessageId, PaymentReason


class Ask(MessageId):
    """Prompts for the current player."""

    BARON = "ask-baron"
    BID = "ask-bid", "amount_high amount_lowest"
    ACTION = "ask-action"
    EXECUTIVE = "ask-executive", "count"
    START_TRACK = "ask-start-track"
    FIRST_TILE = "ask-first-tile", "city count"
    NEXT_TILE = "ask-next-tile", "city count"
    URBANIZE = "ask-urbanize"
    UPGRADE = "ask-upgrade"
    DELIVER = "ask-deliver"
    CARD = "ask-card"
    MINE = "ask-mine"
    GROW = "ask-grow"
    INDUSTRY = "ask-industry"
    MORE = "ask-more"
    DRAW = "ask-draw", "city"
    TURN_CARD = "ask-turn-card"
    OVER = "ask-over", "reason"


class Heading(MessageId):
    """Headings of the parts of a game; `last` is 1 in the last turn, else 0."""

    BARONS = "heading-barons"
    AUCTION = "heading-auction", "turn last"
    ROUND = "heading-round", "turn last round count"
    INCOME = "heading-income", "turn last"
    END = "heading-end", "turn"


class Ending(MessageId):
    """Reasons for the end of the game."""

    MARKERS_GONE = "ended-markers-gone"
    TURNS_GONE = "ended-turns-gone"


class End(MessageId):
    """Conditions that end the game; the last turn is `ahead` turns away."""

    MARKERS = "ends-markers", "left"
    MARKERS_GONE = "ends-markers-gone", "ahead"
    TURNS = "ends-turns", "turn ahead"


class Tie(MessageId):
    """Ways in which a tie with `seat_tied` was broken, with both figures."""

    LINKS = "tie-links", "seat_tied count second"
    CASH = "tie-cash", "seat_tied amount amount_second"
    SHARED = "tie-shared"


class Payment(PaymentReason):
    """Reasons for payments."""

    BONDS = "paid-bonds"
    FIRST_PLAYER = "paid-first-player"
    TRACK = "paid-track"
    ENGINE = "paid-engine"
    CITY = "paid-city"
    MINES = "paid-mines", True
    INCOME = "paid-income", True
    INTEREST = "paid-interest", True


class Summary(MessageId):
    """Log lines that summarize several events of an action."""

    DELIVERED = "summary-delivered", "seat colour city city_end count points others shared emptied"
    POINTS = "summary-points", "seat points"
    BUILT = "summary-built", "seat city_a city_b cost count"
    LAID = "summary-laid", "seat tiles cost count"
    INCOMES = "summary-incomes", "parts"
    INTERESTS = "summary-interests", "parts"
    RECEIVES = "summary-receives", "seat amount"
    UPGRADED = "summary-upgraded", "seat level cost count"
    FIRST = "summary-first", "seat amount count"
    CARD = "summary-card", "seat card amount count"
    URBANIZED = "summary-urbanized", "seat city colour colour_cubes"
    GETS = "summary-gets", "city colour_cubes"


class Effect(MessageId):
    """Short descriptions of the effects of operations cards, with a full sentence as an attribute."""

    DELIVERY = "effect-delivery", "points count"
    BOUNTY = "effect-bounty", "points count"
    COLOURS = "effect-colours", "points count"
    FERRY = "effect-ferry"
    TUNNEL = "effect-tunnel"
    LAND_GRANT = "effect-land-grant"
    TWO_ACTIONS = "effect-two-actions"
    ONE_MORE_ACTION = "effect-one-more-action"
    TRAIN = "effect-train", "amount"
    HOTEL = "effect-hotel", "points"
    CHARTER = "effect-charter", "points city most"
    ENGINEERING = "effect-engineering", "amount_water amount_ridge"
    MINES = "effect-mines", "amount count"
    GROWTH = "effect-growth", "count"
    INDUSTRY = "effect-industry"


class Task(MessageId):
    """Short descriptions of barons' goals, with the full goal as an attribute."""

    CONNECT = "task-connect", "city"
    CITIES = "task-cities", "city count total"
    RIDGE_LINKS = "task-ridge-links", "count"
    SNOW_LINKS = "task-snow-links", "count"
    FEWEST_BONDS = "task-fewest-bonds", "count"
    LONGEST_CHAIN = "task-longest-chain"
    HIGHEST_ENGINE = "task-highest-engine"
    MOST_CITIES = "task-most-cities"
    MOST_LINKS = "task-most-links"


class Called(MessageId):
    """Names that are composed of others."""

    CARD_FOR_CITY = "card-for-city", "family city"


class Refusal(MessageId):
    """Reasons why a move is illegal."""

    OVER = "refused-over"
    CHANCE = "refused-chance"
    NO_BARONS_NOW = "refused-no-barons-now"
    NOT_YOUR_BARON = "refused-not-your-baron"
    NO_AUCTION = "refused-no-auction"
    ODD_BID = "refused-odd-bid", "amount"
    LOW_BID = "refused-low-bid", "amount"
    HIGH_BID = "refused-high-bid", "amount"
    NO_ACTION_NOW = "refused-no-action-now"
    NO_SUCH_ACTION = "refused-no-such-action"
    NOWHERE_TO_BUILD = "refused-nowhere-to-build"
    NO_NEW_CITY = "refused-no-new-city"
    HIGHEST_ENGINE = "refused-highest-engine", "count"
    NO_DELIVERY = "refused-no-delivery"
    NO_CARD = "refused-no-card"
    NO_START_NOW = "refused-no-start-now"
    NO_SUCH_CITY = "refused-no-such-city"
    EDGE = "refused-edge"
    NEIGHBOURS = "refused-neighbours"
    SIDE_TAKEN = "refused-side-taken", "city"
    NO_FERRY = "refused-no-ferry"
    FERRY_FULL = "refused-ferry-full"
    HEX_FULL = "refused-hex-full", "count"
    DEAD_END = "refused-dead-end"
    NO_LOCOMOTIVE = "refused-no-locomotive"
    NO_GOING_ON_NOW = "refused-no-going-on-now"
    NO_OPEN_END = "refused-no-open-end"
    NOT_YOUR_TRACK = "refused-not-your-track"
    NO_TILE_NOW = "refused-no-tile-now"
    NOT_AT_THE_END = "refused-not-at-the-end"
    NO_SUCH_SIDE = "refused-no-such-side"
    ENTERED_THERE = "refused-entered-there"
    TOO_SHARP = "refused-too-sharp"
    BACK_HOME = "refused-back-home"
    OWN_HALF_FROM_HERE = "refused-own-half-from-here", "city"
    TRACK_CROSSES = "refused-track-crosses"
    NOT_BUILDING = "refused-not-building"
    NOTHING_LAID = "refused-nothing-laid"
    NO_SUCH_CARD = "refused-no-such-card"
    NOT_HELD = "refused-not-held", "card"
    FERRY_BY_ITSELF = "refused-ferry-by-itself", "card"
    TRAIN_WITH_UPGRADE = "refused-train-with-upgrade", "card"
    EXECUTIVE_AFTER_ACTION = "refused-executive-after-action", "card"
    COUNTS_BY_ITSELF = "refused-counts-by-itself", "card"
    CARD_TOO_EARLY = "refused-card-too-early", "card"
    CARD_TOO_LATE = "refused-card-too-late", "card"
    CARD_IN_USE = "refused-card-in-use", "card"
    CARD_USED = "refused-card-used", "card"
    NO_CITY_NOW = "refused-no-city-now"
    NO_SUCH_COLOUR = "refused-no-such-colour"
    NO_TILE_OF_COLOUR = "refused-no-tile-of-colour", "colour"
    NOT_GREY = "refused-not-grey", "city"
    NO_MINE_NOW = "refused-no-mine-now"
    NO_GROWTH_NOW = "refused-no-growth-now"
    PRICE_NOT_ASKED = "refused-price-not-asked"
    NO_DELIVERY_NOW = "refused-no-delivery-now"
    NO_SUCH_CUBE = "refused-no-such-cube", "colour city"
    NO_LINKS = "refused-no-links"
    NO_SUCH_LINK = "refused-no-such-link", "number"
    LINK_ELSEWHERE = "refused-link-elsewhere", "number city"
    FIRST_LINK_NOT_OWN = "refused-first-link-not-own"
    TOO_FAR = "refused-too-far", "count"
    CITY_TWICE = "refused-city-twice"
    MUST_STOP = "refused-must-stop", "city colour"
    NO_DEMAND = "refused-no-demand", "city colour"
    NO_CARD_NOW = "refused-no-card-now"
    NOT_ON_DISPLAY = "refused-not-on-display", "card"
    BONUS_STAYS = "refused-bonus-stays", "card"
    BAG_EMPTY = "refused-bag-empty"
    NO_GREY_CITY = "refused-no-grey-city"
    NO_EXECUTIVE = "refused-no-executive"


class Part(MessageId):
    """Fragments of sentences that list facts of the board."""

    TILES = "fact-tiles", "count colour paint colours"
