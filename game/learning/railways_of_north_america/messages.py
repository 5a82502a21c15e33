"""The messages that explain moves of Railways of North America."""

from __future__ import annotations

from game.learning.reasons.facts import AGAINST, DECISIVE, POINTS, TOGETHER, FactId
from game.rules.messages import MessageId


class Title(MessageId):
    """A move in a few words."""

    BARON = "reason-baron", "baron"
    ACTION = "reason-action", "action"
    BUILD_FOR = "reason-build-for", "city_a city_b amount"
    DELIVER = "reason-deliver", "colour city_a city_b"
    TAKE = "reason-take", "card"
    LINK_FOR = "reason-link-for", "city_a city_b amount"
    TRACK = "reason-track", "city"
    NEW_CITY = "reason-new-city", "city colour"
    ENGINE_FOR = "reason-engine-for", "level amount"
    DELIVERY = "reason-delivery", "colour city_a city_b"
    DELIVERY_OVER = "reason-delivery-over", "colour city_a city_b city"
    CARD = "reason-card", "card"
    MINE = "reason-mine", "city"
    GROW = "reason-grow", "city"
    STOP = "reason-stop"
    NO_MORE = "reason-no-more"
    BID = "reason-bid", "amount"
    PASS = "reason-pass"


class Brief(MessageId):
    """Short descriptions of what a move brings."""

    POINTS = "brief-points", "own"
    POINTS_ALSO = "brief-points-also", "own seat gain"
    POINTS_BONDS = "brief-points-bonds", "own count"
    BONDS = "brief-bonds", "count"
    BARON = "brief-baron", "points"
    ENGINE = "brief-engine", "level"
    DELIVERY = "brief-delivery", "count"
    FIRST_ANYWAY = "brief-first-anyway"
    EFFECT = "brief-effect", "what"
    BID_LEAVES = "brief-bid-leaves", "cash"
    DEMAND_LATER = "brief-demand-later"
    DEMAND_ALONE = "brief-demand-alone"
    CUBES = "brief-cubes", "count about"
    NO_POINTS = "brief-no-points"
    NOTHING = "brief-nothing"


class Fact(FactId):
    """Facts for or against a move, computed from the rules."""

    # Deliveries
    SENDS = "fact-sends", "own", POINTS
    SENDS_ALSO = "fact-sends-also", "own seat gain", AGAINST | POINTS
    OTHER_SENDS = "fact-other-sends", "own", TOGETHER
    FEWER = "fact-fewer", "own more", AGAINST | POINTS
    FEWER_ALSO = "fact-fewer-also", "own more seat gain", AGAINST | POINTS
    FEWER_FIRST = "fact-fewer-first", "own more", POINTS
    BONUS = "fact-bonus", "rest points card", TOGETHER
    CONTESTED = "fact-contested", "seat", TOGETHER
    CAN_WAIT = "fact-can-wait", "", AGAINST | TOGETHER
    ENDS = "fact-ends", "", TOGETHER
    INCOME_FALLS = "fact-income-falls", "before after bonds", AGAINST | TOGETHER
    THEN_DELIVERY = "fact-then-delivery", "count city_a city_b"

    # Track and engines
    LINE = "fact-line", "city_a city_b points", POINTS
    NEARER = "fact-nearer", "city_a city_b left points"
    NEARER_FERRY = "fact-nearer-ferry", "city_a city_b left points"
    WAITING = "fact-waiting", "city count"
    UNFINISHED = "fact-unfinished", "count"
    BONDS = "fact-bonds", "count amount", AGAINST | TOGETHER
    BONDS_AT_LAST = "fact-bonds-at-last", "count", AGAINST | TOGETHER
    ENGINE_BETTER = "fact-engine-better", "level before after"
    ENGINE_MORE = "fact-engine-more", "level city_a city_b before after best"
    ENGINE_AS_GOOD = "fact-engine-as-good", "level city_a city_b best"
    ENGINE_LATER = "fact-engine-later", "level", AGAINST
    NO_POINTS = "fact-no-points", "", AGAINST

    # Barons
    BARON = "fact-baron", "points percent"
    BARON_AHEAD = "fact-baron-ahead", "other points"
    BARON_BEHIND = "fact-baron-behind", "other points"
    GOAL = "fact-goal", "points", DECISIVE | TOGETHER
    GOAL_FIRST = "fact-goal-first", "points", DECISIVE | TOGETHER

    # Cards
    TAKES = "fact-takes", "card what last"
    OPEN_FREE = "fact-open-free"
    TUNNEL = "fact-tunnel"
    FERRY = "fact-ferry"
    FERRY_TO = "fact-ferry-to", "city_a city_b"
    TRAIN = "fact-train"
    HOTEL = "fact-hotel", "points"
    CHARTER = "fact-charter", "points most"
    CHARTER_NOW = "fact-charter-now", "points most count"
    ENGINEERING = "fact-engineering", "amount_water amount_ridge"
    MINES = "fact-mines", "amount count"
    USES = "fact-uses", "card", DECISIVE | TOGETHER

    # New Cities and new cubes
    DEMAND_FOR = "fact-demand-for", "city_a city_b count before"
    DEMAND_LATER = "fact-demand-later", "city colour", AGAINST
    DEMAND_IDLE = "fact-demand-idle", "colour", AGAINST
    CUBES = "fact-cubes", "city count about"
    NOT_YOURS = "fact-not-yours", "", AGAINST
    NOBODYS = "fact-nobodys", "", AGAINST

    # Going first
    BID_BONDS = "fact-bid-bonds", "bid count amount", AGAINST
    BID_BONDS_AT_LAST = "fact-bid-bonds-at-last", "bid count", AGAINST
    BID_LEAVES = "fact-bid-leaves", "bid cash level", AGAINST
    FORESTALLS = "fact-forestalls", "seat city_a city_b count", DECISIVE
    FIRST_ANYWAY = "fact-first-anyway", "", AGAINST
