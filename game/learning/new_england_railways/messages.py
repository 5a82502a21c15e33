"""The messages that explain moves of New England Railways."""

from __future__ import annotations

from game.learning.reasons.facts import AGAINST, DECISIVE, IN_BRIEF, TOO_DEAR, FactId
from game.rules.messages import MessageId


class Title(MessageId):
    """A move in a few words."""

    BORROW = "reason-borrow", "amount"
    NO_LOAN = "reason-no-loan"
    RETIRE = "reason-retire", "amount"
    KEEP = "reason-keep-loans"
    BID = "reason-bid", "amount"
    PASS = "reason-pass"
    PAY = "reason-pay", "missing"
    WAIT = "reason-wait"
    SHIP = "reason-ship", "colour city_a city_b"
    SHIP_OVER = "reason-ship-over", "colour city_a city_b city"
    PASS_SHIPPING = "reason-pass-shipping"


class Brief(MessageId):
    """Short descriptions of what a move brings."""

    LOAN = "brief-loan", "service at_end turns"
    NO_LOAN = "brief-no-loan", "cash"
    SAVES = "brief-saves-service", "service at_end turns"
    LEAVES_CASH = "brief-leaves-cash", "cash"
    KEEPS_CASH = "brief-keeps-cash", "cash"
    OWES = "brief-owes", "debt income"
    NUMBER = "brief-number", "number"
    LEAVES_MORE = "brief-leaves-more", "bid"
    LOST = "brief-lost"
    TOO_LOW = "brief-too-low", "seat"
    AT_ONCE = "brief-at-once"
    NO_USE = "brief-no-use", "missing"
    WAITS = "brief-waits", "missing"
    SHIPS = "brief-ships", "own turns worth"
    SHIPS_ALSO = "brief-ships-also", "own seat count gain"
    NOTHING = "brief-no-shipment"
    LESS_INCOME = "brief-less-income", "own most"
    CHEAPER = "brief-cheaper", "bid"
    FEWER = "brief-fewer", "percent"


class Fact(FactId):
    """Facts for or against a move, computed from the rules."""

    # Loans
    LOAN = "fact-loan", "service at_end turns"
    LOAN_COSTS = "fact-loan-costs", "service at_end turns", AGAINST | IN_BRIEF
    FOR_BIDS = "fact-for-bids", "cash without"
    NO_LOAN = "fact-no-loan", "cash service"
    LOAN_IN_ALL = "fact-loan-in-all", "loan total"
    DEBT_GROWS = "fact-debt-grows", "debt income service", AGAINST
    SAVES = "fact-saves-service", "service at_end turns longer"
    STILL_COSTS = "fact-still-costs", "service at_end turns longer", AGAINST
    KEEPS_MOST = "fact-keeps-most", "cash"
    KEEPS_LESS = "fact-keeps-less", "cash seat count most"
    KEEPS_LESS_YET = "fact-keeps-less-yet", "cash seat count most"
    LEAVES_CASH = "fact-leaves-cash", "cash", AGAINST | IN_BRIEF

    # Links
    MORE = "fact-more", "bid"
    LAST_BID_EVEN = "fact-last-bid-even", "bid"
    HARDLY_MATTERS = "fact-hardly-matters"
    COSTS_SHIPMENT = "fact-costs-shipment", "own", AGAINST | TOO_DEAR
    ONE_A_TURN = "fact-one-a-turn", "city_a city_b", AGAINST | TOO_DEAR
    LEAVES_MORE = "fact-leaves-more", "bid", AGAINST | IN_BRIEF
    GOES_TO = "fact-goes-to", "seat bid"
    DENIES = "fact-denies", "seat bid", DECISIVE
    CONNECTS = "fact-connects", "links"
    NUMBER = "fact-number", "number percent worth"
    NUMBER_BUT = "fact-number-but", "number own"
    ONLY_NUMBER = "fact-only-number", "number bid cash", AGAINST | TOO_DEAR
    ONLY_THAT = "fact-only-that", "number bid", AGAINST | TOO_DEAR

    # Building immediately
    AT_ONCE = "fact-at-once", "missing"
    NO_USE = "fact-no-use", "missing", AGAINST
    WAITS = "fact-waits", "missing"
    WAITS_IDLE = "fact-waits-idle", "missing"

    # Shipments
    SHIPS = "fact-ships", "own turns worth"
    SHARES = "fact-shares", "seat count gain same", AGAINST | IN_BRIEF
    ALONE = "fact-alone", "same"
    LESS_INCOME = "fact-less-income", "own most", AGAINST
    SAME = "fact-same"
    CUBE_WAITS = "fact-cube-waits", "colour city", DECISIVE
    OTHER_HELPS = "fact-other-helps", "other own seat count gain more", DECISIVE
    FORGOES_NOW = "fact-forgoes-now", "own"
    FORGOES = "fact-forgoes", "own worth", AGAINST | IN_BRIEF
    HELPS_RIVALS = "fact-helps-rivals", "seat count gain"
    AHEAD_AND_LESS = "fact-ahead-and-less", "other worth seat less"
