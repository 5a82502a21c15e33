"""What an expert says of moves of Railways of North America, as kinds with their figures."""

from __future__ import annotations

from game.rules.notes import Kind


class Title(Kind):
    """A move in a few words."""

    BARON = "reason-baron", "baron"
    ACTION = "reason-action", "action"
    LINK = "reason-link", "city_a city_b"
    LINK_FOR = "reason-link-for", "city_a city_b amount"
    TRACK = "reason-track", "city"
    NEW_CITY = "reason-new-city", "city colour"
    ENGINE = "reason-engine", "level"
    DELIVERY = "reason-delivery", "colour city_a city_b"
    CARD = "reason-card", "card"
    MINE = "reason-mine", "city"
    GROW = "reason-grow", "city"
    STOP = "reason-stop"
    NO_MORE = "reason-no-more"
    BID = "reason-bid", "amount"
    PASS = "reason-pass"


class Brief(Kind):
    """What a move brings, in a few words."""

    POINTS = "brief-points", "own"
    POINTS_ALSO = "brief-points-also", "own seat gain"
    LINK = "brief-link", "city_a city_b amount"
    BONDS = "brief-bonds", "count"
    BARON = "brief-baron", "points"
    ENGINE = "brief-engine", "level"
    DELIVERY = "brief-delivery", "count"
    STOP = "brief-stop", "stop"
    DEAR = "brief-dear", "stop"
    LEAVES = "brief-leaves", "stop"
    CARD = "brief-card", "card"
    NOTHING = "brief-nothing"


class Fact(Kind):
    """What the rules' figures say for a move, or against it."""

    SENDS = "fact-sends", "own"
    SENDS_ALSO = "fact-sends-also", "own seat gain"
    INCOME_RISES = "fact-income-rises", "before after"
    INCOME_FALLS = "fact-income-falls", "before after"
    LINK = "fact-link", "city_a city_b"
    LINK_FOR = "fact-link-for", "city_a city_b amount"
    LINE = "fact-line", "line points"
    BONDS = "fact-bonds", "count amount"
    THEN_DELIVERY = "fact-then-delivery", "count city_a city_b"
    ENGINE_BETTER = "fact-engine-better", "level before after"
    ENGINE_LATER = "fact-engine-later", "level"
    BARON = "fact-baron", "points"
    TAKES = "fact-takes", "card what"
    NEW_CITY = "fact-new-city", "city colour"
    DEMAND_FOR = "fact-demand-for", "city_a city_b count"
    DEMAND_LATER = "fact-demand-later"
    CUBES = "fact-cubes", "city count"
    ONLY_YOU = "fact-only-you"
    ALSO_OTHERS = "fact-also-others"
    NOT_YOURS = "fact-not-yours"
    UNFINISHED = "fact-unfinished", "count"
    STOP = "fact-stop", "bid stop"
    LAST_BID = "fact-last-bid", "bid"
    CHEAPER = "fact-cheaper", "bid"
    DEAR = "fact-dear", "stop"
    NOT_WORTH = "fact-not-worth", "lowest"
    HARDLY_WORTH = "fact-hardly-worth", "lowest"
    LEAVES = "fact-leaves", "stop"
    RIVAL = "fact-rival", "seat city_a city_b count"
    SAFE = "fact-safe", "city_a city_b count"
    KEEPS = "fact-keeps"
    NOTHING = "fact-nothing"
