"""The messages that explain moves of American Rails."""

from __future__ import annotations

from game.learning.reasons.facts import AGAINST, DECISIVE, MINOR, PURPOSE, FactId
from game.rules.messages import MessageId


class Title(MessageId):
    """A move in a few words."""

    LAY = "reason-lay", "company ground city wind steps"
    START = "reason-start", "city"
    PUT_UP = "reason-put-up", "company"
    BID = "reason-bid", "amount"
    PASS = "reason-pass"
    ROW = "reason-row", "action"
    DECLINE = "reason-decline"
    DEVELOP = "reason-develop", "city"
    FUND = "reason-fund", "company"
    TAKE = "reason-take"
    TAKE_OTHERS = "reason-take-others"
    FINISH = "reason-finish"


class Brief(MessageId):
    """Short descriptions of what a move brings."""

    RISE = "brief-rise", "before after worth"
    FALL = "brief-fall", "before after worth"
    TOWARD = "brief-toward", "city dollars income"
    LEFT = "brief-left", "treasury"
    INCOME = "brief-income", "before after"
    JUST_WORTH = "brief-just-worth", "stop"
    SOLD = "brief-sold", "company seat amount"
    SOLD_TO_YOU = "brief-sold-to-you", "company amount"
    UNSOLD = "brief-unsold", "unsure"
    BIDDING = "brief-bidding", "company amount"
    SPECULATION = "brief-speculation", "company"
    BEGINS = "brief-begins", "company"
    TREASURY = "brief-treasury", "company before after"
    TAKE = "brief-take"
    TAKE_OTHERS = "brief-take-others"
    TAKE_EITHER = "brief-take-either"
    FIRST_PLACE = "brief-first-place"
    SAVES = "brief-saves"
    NOTHING = "brief-nothing"


class Fact(FactId):
    """Facts for or against a move, computed from the rules."""

    # Dividends
    INCOME_RISES = "fact-income-rises", "company before after"
    DIVIDENDS_RISE = "fact-dividends-rise", "before after worth can"
    DIVIDENDS_FALL = "fact-dividends-fall", "before after worth", AGAINST | DECISIVE
    STAY_UNTIL = "fact-stay-until", "company more held before after"
    COSTS = "fact-costs", "seat count dollars", DECISIVE
    GAINS_TOO = "fact-gains-too", "seat count dollars same", AGAINST | DECISIVE
    RISE_ALIKE = "fact-rise-alike"

    # Actions
    LAST_SHARE = "fact-last-share", "year"
    OR_AT_ONCE = "fact-or-at-once", "before after"
    HOUSE = "fact-house", "city", PURPOSE
    EXPANDS = "fact-expands", "company city"
    EXPANDS_BOTH = "fact-expands-both", "company_a city_a company_b city_b"
    EXPANDS_TOWARD = "fact-expands-toward", "company city dollars income pays"
    CASH = "fact-cash", "dollars", MINOR
    TAKES = "fact-takes", "dollars", MINOR
    OTHERS_CASH = "fact-others-cash", "dollars", MINOR
    FIRST_PLACE = "fact-first-place", "", MINOR
    SAVES = "fact-saves", "company treasury"

    # Track
    TOWARD = "fact-toward", "city dollars income pays"
    FOR_PAIR = "fact-for-pair", "city_a city_b income"
    OTHER_CUBES = "fact-other-cubes", "before after cubes", DECISIVE
    OTHER_REACHES = "fact-other-reaches", "company city after cubes", DECISIVE
    TOO_FAR = "fact-too-far", "company city dollars treasury income", AGAINST
    NOTHING = "fact-nothing", "company treasury", AGAINST
    START_AND_NEXT = "fact-start-and-next", "company city income city_next treasury gain"
    FUNDS = "fact-funds", "company before after"
    REACHES = "fact-reaches", "city income pays"
    REACHES_TOO = "fact-reaches-too", "city_a city_b income pays"
    REACHES_INSTEAD = "fact-reaches-instead", "city_a city_b income pays"

    # Shares
    PAYS = "fact-pays", "before after years"
    DENIES_AND_KEEPS = "fact-denies-and-keeps", "seat dollars upto sure less", DECISIVE
    GOES_TO = "fact-goes-to", "seat dollars upto sure less"
    GOES_FOR = "fact-goes-for", "seat amount"
    FIRST_SHARE = "fact-first-share", "company city income"
    NO_MORE_THAN = "fact-no-more-than", "stop"
    SOLD = "fact-sold", "company seat amount among", PURPOSE
    SOLD_TO_YOU = "fact-sold-to-you", "company amount among", PURPOSE
    UNSOLD = "fact-unsold", "company among unsure"
    BIDDING = "fact-bidding", "company amount less before after among", PURPOSE
    SPECULATION = "fact-speculation", "company dividend among"
    IF_YOURS = "fact-if-yours", "before after fall other"
    BEGINS = "fact-begins", "company city income"
