"""What an expert says of moves of American Rails, as kinds with their figures."""

from __future__ import annotations

from game.rules.notes import Kind


class Title(Kind):
    """A move in a few words."""

    LAY = "reason-lay", "company ground city"
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


class Brief(Kind):
    """What a move brings, in a few words."""

    RISE = "brief-rise", "before after worth"
    FALL = "brief-fall", "before after worth"
    TOWARD = "brief-toward", "city dollars income"
    LEFT = "brief-left", "treasury"
    INCOME = "brief-income", "before after"
    STOP = "brief-stop", "stop"
    DEAR = "brief-dear", "stop"
    LEAVES = "brief-leaves", "stop"
    NO_LOT = "brief-no-lot"
    SOLD = "brief-sold", "company seat amount"
    SOLD_TO_YOU = "brief-sold-to-you", "company amount"
    UNSOLD = "brief-unsold"
    TREASURY = "brief-treasury", "company before after"
    TAKE = "brief-take"
    TAKE_OTHERS = "brief-take-others"
    FIRST_PLACE = "brief-first-place"
    SAVES = "brief-saves"
    NOTHING = "brief-nothing"


class Fact(Kind):
    """What the rules' figures say for a move, or against it."""

    INCOME_RISES = "fact-income-rises", "company before after"
    DIVIDENDS_RISE = "fact-dividends-rise", "before after worth"
    DIVIDENDS_FALL = "fact-dividends-fall", "before after worth"
    DIVIDENDS_STAY = "fact-dividends-stay"
    JOINS = "fact-joins", "city_a city_b income"
    COSTS = "fact-costs", "seat count dollars"
    GAINS_TOO = "fact-gains-too", "seat count dollars"
    TOWARD = "fact-toward", "city dollars income"
    TOO_FAR = "fact-too-far", "company city dollars treasury"
    NOTHING = "fact-nothing", "company treasury"
    START = "fact-start", "city income"
    NEXT_CITY = "fact-next-city", "city dollars income"
    PAYS = "fact-pays", "before after years"
    FIRST_SHARE = "fact-first-share", "company city income"
    STOP = "fact-stop", "bid stop"
    CHEAPER = "fact-cheaper", "bid"
    DEAR = "fact-dear", "stop"
    LEAVES_SHARE = "fact-leaves-share", "stop"
    NOT_WORTH = "fact-not-worth", "lowest"
    HARDLY_WORTH = "fact-hardly-worth", "lowest"
    SOLD = "fact-sold", "company seat amount"
    SOLD_TO_YOU = "fact-sold-to-you", "company amount"
    FILLS = "fact-fills", "company held sold"
    DILUTES = "fact-dilutes", "company before after"
    HOUSE = "fact-house", "city"
    CUBES = "fact-cubes", "company cubes"
    FUNDS = "fact-funds", "company before after"
    REACHES = "fact-reaches", "company city"
    CASH = "fact-cash", "dollars"
    OTHERS_CASH = "fact-others-cash", "dollars"
    FIRST_PLACE = "fact-first-place"
    SAVES = "fact-saves", "company treasury"
