"""What an expert says of moves of New England Railways, as kinds with their figures."""

from __future__ import annotations

from game.rules.notes import Kind


class Title(Kind):
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


class Brief(Kind):
    """What a move brings, in a few words."""

    LOAN = "brief-loan", "service at_end"
    NO_LOAN = "brief-no-loan", "cash"
    SAVES = "brief-saves-service", "service at_end"
    KEEPS_CASH = "brief-keeps-cash", "cash"
    STOP = "brief-stop", "stop"
    DEAR = "brief-dear", "stop"
    NOT_WORTH = "brief-not-worth"
    HARDLY_WORTH = "brief-hardly-worth", "bid"
    LEAVES = "brief-leaves", "stop"
    AT_ONCE = "brief-at-once"
    WAITS = "brief-waits", "missing"
    SHIPS = "brief-ships", "own worth"
    SHIPS_ALSO = "brief-ships-also", "own seat gain"
    NOTHING = "brief-no-shipment"


class Fact(Kind):
    """What the rules' figures say for a move, or against it."""

    LOAN = "fact-loan", "service at_end"
    LOAN_COSTS = "fact-loan-costs", "service at_end"
    FOR_BIDS = "fact-for-bids", "cash without"
    NO_LOAN = "fact-no-loan", "cash"
    LOAN_IN_ALL = "fact-loan-in-all", "loan total"
    DEBT_GROWS = "fact-debt-grows", "debt income"
    SAVES = "fact-saves-service", "service at_end"
    KEEPS_CASH = "fact-keeps-cash", "cash"
    STILL_COSTS = "fact-still-costs", "service"
    STOP = "fact-stop", "bid stop"
    LAST_BID = "fact-last-bid", "bid"
    WINS = "fact-wins", "bid"
    CHEAPER = "fact-cheaper", "bid"
    CHEAPER_WINS = "fact-cheaper-wins", "bid"
    DEAR = "fact-dear", "stop"
    NOT_WORTH = "fact-not-worth", "lowest"
    HARDLY_WORTH = "fact-hardly-worth", "lowest"
    COSTS_SHIPMENT = "fact-costs-shipment", "own worth"
    NEEDS_CASH = "fact-needs-cash", "service"
    ONE_A_TURN = "fact-one-a-turn", "city_a city_b"
    LEAVES_LINK = "fact-leaves-link", "stop"
    JUST_WORTH = "fact-just-worth", "lowest"
    CONNECTS = "fact-connects", "links"
    APART = "fact-apart"
    NUMBER = "fact-number", "number percent"
    ONLY_NUMBER = "fact-only-number", "number bid cash"
    AT_ONCE = "fact-at-once", "missing"
    AT_ONCE_FOR = "fact-at-once-for", "missing own less"
    NO_USE = "fact-no-use", "missing"
    WAITS = "fact-waits", "missing"
    WAITS_IDLE = "fact-waits-idle", "missing"
    SHIPS = "fact-ships", "own turns worth"
    SHARES = "fact-shares", "seat gain same"
    ALONE = "fact-alone"
    NO_OWN_LINK = "fact-no-own-link"
    BLOCKS = "fact-blocks"
    ONLY_OTHERS = "fact-only-others"
    NO_LINK = "fact-no-link"
