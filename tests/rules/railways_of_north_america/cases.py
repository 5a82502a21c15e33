"""Illegal moves with the reason against each, and the text forms of moves."""

from game.rules.auction import Bid, PassBid
from game.rules.codecs import MoveParseErrorCode
from game.rules.contract import NOT_NOW, Move
from game.rules.railways_of_north_america.message_ids import Refusal
from game.rules.railways_of_north_america.moves import (
    ChooseAction,
    ContinueTrack,
    Deliver,
    DrawCube,
    EndActions,
    Grow,
    KeepBaron,
    LayTile,
    Mine,
    StartTrack,
    StopBuilding,
    TakeCard,
    TurnCard,
    Upgrade,
    Urbanize,
    UseCard,
)
from tests.helpers.play import play
from tests.helpers.railways_of_north_america.building import (
    BOARD,
    baron,
    card,
    city,
    colour,
    links,
    place,
    position,
    side,
    track,
)


def after(*texts, **fields):
    """A position after some moves."""
    state = position(**fields)
    play(state, *texts)
    return state


def barons():
    """Ann is to keep a baron."""
    return position(step=0, kept=[-1, -1, -1])


def bidding():
    """Ann has bid $3,000."""
    auction = {"turn": 0, "high": 0, "leader": -1, "still_in": [0, 1, 2], "last_to_pass": -1}
    state = position(step=1, auction=auction)
    play(state, "bid 3000")
    return state


def building(*texts, **fields):
    """Ann builds."""
    return after("choose build", *texts, **fields)


def tracks():
    """Ben's track from Regina runs through 11,9; Ann's and Cleo's end before it."""
    return {
        "unfinished": [
            track("Ben", "Regina", "east", "east"),
            track("Ann", "Saskatoon", "east", "south-east", "south-east"),
            track("Cleo", "Winnipeg", "north-west", "west", "south-west"),
        ]
    }


def two_ways_from_regina():
    """Ann's two tracks from Regina lead into 10,7."""
    return {
        "unfinished": [
            track("Ann", "Regina", "north-west", "north-east"),
            track("Ann", "Regina", "east", "north-east", "north-west", "west"),
        ]
    }


CARDS = {"Ann": {"Ferry Line": 1, "New Train": 1, "Railroad Executive": 1, "Hotel: Toronto": 1}}
BUILD_CARDS = {"Ann": {"Tunnel Engineer": 2, "Perfect Engineering": 1}}
CHAIN = {
    "links": links(("Ann", "Windsor", "London", "Toronto"), ("Ben", "Toronto", "Kingston", "Ottawa")),
    "cubes": {"Windsor": ["blue", "red", "yellow"], "Toronto": ["purple", "yellow"]},
    "engine": [3, 3, 3],
}


def delivering():
    """Ann delivers."""
    return after("choose deliver", **CHAIN)


def taking(**fields):
    """Ann takes a card."""
    return after(
        "choose card", display={"Ferry Line": 1, "First Freight": 1} | fields.pop("shown", {}), **fields
    )


def ended():
    """The game is over."""
    return after("choose pass", round=2, first=1, acted=2, turn_number=5, last_turn=5)


def all_coloured():
    """No grey city is left but those that no tile is left for."""
    names = [name for name in ("blue", "black", "yellow", "purple") for _ in range(3)]
    return dict(zip(GREY, names, strict=False))


GREY = [printed.name for printed in BOARD.cities if printed.colour < 0]
RING = track("Ann", "Regina", "east", "north-east", "north-west", "west", "south-west")


CASES = [
    (barons, "keep Donald Smith", Refusal.NOT_YOUR_BARON()),
    (position, "keep George Stephen", Refusal.NO_BARONS_NOW()),
    (bidding, "bid 3000", Refusal.LOW_BID(amount=4000)),
    (bidding, "bid 3500", Refusal.ODD_BID(amount=1000)),
    (bidding, "bid 41000", Refusal.HIGH_BID(amount=40000)),
    (position, "bid 1000", Refusal.NO_AUCTION()),
    (position, "pass", Refusal.NO_AUCTION()),
    (bidding, "choose pass", Refusal.NO_ACTION_NOW()),
    (position, ChooseAction(6), Refusal.NO_SUCH_ACTION()),
    (lambda: position(demand=all_coloured()), "choose urbanize", Refusal.NO_NEW_CITY()),
    (lambda: position(engine=[8, 1, 1]), "choose upgrade", Refusal.HIGHEST_ENGINE(count=8)),
    (position, "choose deliver", Refusal.NO_DELIVERY()),
    (position, "choose card", Refusal.NO_CARD()),
    # building
    (position, "start Toronto west", Refusal.NO_START_NOW()),
    (building, StartTrack(50, 0), Refusal.NO_SUCH_CITY()),
    (building, "start Windsor south-west", Refusal.EDGE()),
    (building, StartTrack(0, 6), Refusal.EDGE()),
    (
        lambda: building(links=links(("Ben", "Regina", "Winnipeg"))),
        "start Regina east",
        Refusal.SIDE_TAKEN(city="Regina"),
    ),
    (building, "start Vancouver west", Refusal.NO_FERRY()),
    (position, "continue 11,9 east", Refusal.NO_GOING_ON_NOW()),
    (building, "continue 11,9 east", Refusal.NO_OPEN_END()),
    (lambda: building(**tracks()), "continue 11,9 east", Refusal.NOT_YOUR_TRACK()),
    (
        lambda: building(unfinished=[track("Ann", "Victoria", "north-west", "north-east")]),
        "continue 0,9 north-east",
        Refusal.NO_FERRY(),
    ),
    (position, "lay 11,9 east", Refusal.NO_TILE_NOW()),
    (lambda: building("start Regina east"), "lay 12,9 east", Refusal.NOT_AT_THE_END()),
    (lambda: building("start Regina east"), LayTile(place("11,9"), 6), Refusal.NO_SUCH_SIDE()),
    (lambda: building("start Regina east"), "lay 11,9 west", Refusal.ENTERED_THERE()),
    (lambda: building("start Regina east"), "lay 11,9 north-west", Refusal.TOO_SHARP()),
    (lambda: building("start Whitehorse west"), "lay 0,1 west", Refusal.EDGE()),
    (lambda: building("start Vancouver north-west", "lay 2,8 west"), "lay 1,8 west", Refusal.NO_FERRY()),
    (
        lambda: building("continue 10,7 south-west", unfinished=[RING]),
        "lay 10,8 south-east",
        Refusal.BACK_HOME(),
    ),
    (
        lambda: building(
            "continue 12,8 south-east",
            links=links(("Ben", "Regina", "Winnipeg")),
            unfinished=[track("Ann", "Saskatoon", "east", "east", "south-east", "south-east")],
        ),
        "lay 12,9 east",
        Refusal.SIDE_TAKEN(city="Winnipeg"),
    ),
    (
        lambda: building("start Winnipeg west", unfinished=[track("Ben", "Regina", "east", "east")]),
        "lay 12,9 west",
        Refusal.TRACK_CROSSES(),
    ),
    (
        lambda: building("continue 11,7 west", **two_ways_from_regina()),
        "lay 10,7 south-west",
        Refusal.OWN_HALF_FROM_HERE(city="Regina"),
    ),
    (lambda: building("start Regina east"), "stop", Refusal.NOTHING_LAID()),
    (position, "stop", Refusal.NOT_BUILDING()),
    (
        lambda: building(
            "start Port aux Basques south-west", "lay 34,11 west", hands={"Ann": {"Ferry Line": 1}}
        ),
        "lay 33,11 west",
        Refusal.NO_FERRY(),
    ),
    # cards in hand
    (position, UseCard(99), Refusal.NO_SUCH_CARD()),
    (position, "use Tunnel Engineer", Refusal.NOT_HELD(card="Tunnel Engineer")),
    (lambda: position(hands=CARDS), "use Ferry Line", Refusal.FERRY_BY_ITSELF(card="Ferry Line")),
    (lambda: position(hands=CARDS), "use New Train", Refusal.TRAIN_WITH_UPGRADE(card="New Train")),
    (
        lambda: position(hands=CARDS),
        "use Railroad Executive",
        Refusal.EXECUTIVE_AFTER_ACTION(card="Railroad Executive"),
    ),
    (lambda: position(hands=CARDS), "use Hotel: Toronto", Refusal.COUNTS_BY_ITSELF(card="Hotel: Toronto")),
    (
        lambda: position(hands=BUILD_CARDS),
        "use Tunnel Engineer",
        Refusal.CARD_TOO_EARLY(card="Tunnel Engineer"),
    ),
    (
        lambda: building("start Regina east", "lay 11,9 east", hands=BUILD_CARDS),
        "use Tunnel Engineer",
        Refusal.CARD_TOO_LATE(card="Tunnel Engineer"),
    ),
    (
        lambda: building("start Regina east", "use Tunnel Engineer", hands=BUILD_CARDS),
        "use Tunnel Engineer",
        Refusal.CARD_IN_USE(card="Tunnel Engineer"),
    ),
    (
        lambda: building("start Regina east", hands=BUILD_CARDS, engineered=[1, 0, 0]),
        "use Perfect Engineering",
        Refusal.CARD_USED(card="Perfect Engineering"),
    ),
    # cities
    (position, "urbanize black London", Refusal.NO_CITY_NOW()),
    (lambda: after("choose urbanize"), Urbanize(1, 50), Refusal.NO_SUCH_CITY()),
    (lambda: after("choose urbanize"), Urbanize(5, 0), Refusal.NO_SUCH_COLOUR()),
    (lambda: after("choose urbanize"), "urbanize red London", Refusal.NO_TILE_OF_COLOUR(colour="red")),
    (lambda: after("choose urbanize"), "urbanize black Toronto", Refusal.NOT_GREY(city="Toronto")),
    (position, "mine London", Refusal.NO_MINE_NOW()),
    (lambda: taking_mines(), Mine(50), Refusal.NO_SUCH_CITY()),
    (lambda: taking_mines(), "mine Toronto", Refusal.NOT_GREY(city="Toronto")),
    (position, "grow London", Refusal.NO_GROWTH_NOW()),
    (lambda: growing(), Grow(50), Refusal.NO_SUCH_CITY()),
    # upgrades
    (position, "upgrade", Refusal.PRICE_NOT_ASKED()),
    (lambda: position(engine=[8, 1, 1]), "upgrade", Refusal.HIGHEST_ENGINE(count=8)),
    # deliveries
    (position, "deliver blue Windsor 1", Refusal.NO_DELIVERY_NOW()),
    (delivering, Deliver(0, 50, (0,)), Refusal.NO_SUCH_CITY()),
    (delivering, Deliver(5, city("Windsor"), (0,)), Refusal.NO_SUCH_COLOUR()),
    (delivering, "deliver purple Windsor 1", Refusal.NO_SUCH_CUBE(colour="purple", city="Windsor")),
    (delivering, Deliver(1, city("Windsor"), ()), Refusal.NO_LINKS()),
    (delivering, "deliver blue Windsor 1 > 9", Refusal.NO_SUCH_LINK(number=9)),
    (delivering, "deliver blue Windsor 1 > 3", Refusal.LINK_ELSEWHERE(number=3, city="London")),
    (delivering, "deliver yellow Toronto 3 > 4", Refusal.FIRST_LINK_NOT_OWN()),
    (delivering, "deliver yellow Windsor 1 > 2 > 3 > 4", Refusal.TOO_FAR(count=3)),
    (delivering, "deliver blue Windsor 1 > 2 > 2", Refusal.CITY_TWICE()),
    (delivering, "deliver blue Windsor 1 > 2 > 3", Refusal.MUST_STOP(city="Toronto", colour="blue")),
    (delivering, "deliver red Windsor 1 > 2", Refusal.NO_DEMAND(city="Toronto", colour="red")),
    # the display
    (position, "take Ferry Line", Refusal.NO_CARD_NOW()),
    (taking, TakeCard(99), Refusal.NO_SUCH_CARD()),
    (taking, "take Mines", Refusal.NOT_ON_DISPLAY(card="Mines")),
    (taking, "take First Freight", Refusal.BONUS_STAYS(card="First Freight")),
    (lambda: taking(shown={"Mines": 1}, bag=[0] * 5), "take Mines", Refusal.BAG_EMPTY()),
    (
        lambda: taking(shown={"New Industry": 1}, demand=all_coloured()),
        "take New Industry",
        Refusal.NO_NEW_CITY(),
    ),
    (position, "end", Refusal.NO_EXECUTIVE()),
    # always
    (ended, "choose pass", Refusal.OVER()),
    (lambda: after("choose urbanize", "urbanize black London"), "choose pass", Refusal.CHANCE()),
    (position, Move(), NOT_NOW),
]


def taking_mines():
    """Ann is to choose a city for Mines."""
    state = taking(shown={"Mines": 1})
    play(state, "take Mines")
    return state


def growing():
    """Ann is to choose a city for City Growth."""
    state = taking(shown={"City Growth": 1})
    play(state, "take City Growth")
    return state


def third_track():
    """Cleo builds; 11,9 holds Ben's and Ann's tracks, and hers ends before it."""
    state = building("continue 11,8 south-east", "lay 11,9 south-east", "stop", **tracks())
    play(state, "choose pass", "choose build")
    return state


def second_ferry():
    """Ann builds with a ferry card; Ben's link is on 34,11 and 33,11."""
    ferries = track("Ben", "Port aux Basques", "south-west", "west", "north-west")
    return building(links=[ferries], hands={"Ann": {"Ferry Line": 1}})


def no_locomotive():
    """24 of Ann's 25 locomotives mark links; the last one is for her open end."""
    return building(links=LINKS[:24], unfinished=[track("Ann", "Churchill", "west", "west")])


LINKS = links(
    ("Ann", "Windsor", "London", "Toronto", "Kingston", "Ottawa", "Montreal", "Quebec"),
    ("Ann", "Quebec", "Moncton", "Halifax"),
    ("Ann", "Vancouver", "Calgary", "Regina", "Winnipeg", "Sioux Lookout", "Port Arthur"),
    ("Ann", "Saskatoon", "Edmonton", "Fort McMurray"),
    ("Ann", "Sudbury", "North Bay", "Ottawa"),
    ("Ann", "Prince Albert", "The Pas"),
    ("Ann", "Montreal", "Sherbrooke", "Saint John"),
    ("Ann", "Chicoutimi", "Rimouski", "Gaspe"),
    ("Ann", "Prince George", "Dawson Creek"),
    ("Ann", "Medicine Hat", "Regina"),
    ("Ann", "Kingston", "North Bay"),
)
"""As many links of Ann's as she has locomotives."""


CASES += [
    (lambda: position(links=LINKS), "choose build", Refusal.NOWHERE_TO_BUILD()),
    (third_track, "continue 12,8 south-west", Refusal.HEX_FULL(count=2)),
    (second_ferry, "start Sydney north-west", Refusal.FERRY_FULL()),
    (building, "start Goose Bay east", Refusal.DEAD_END()),
    (
        lambda: building(unfinished=[track("Ann", "Whitehorse", "north-west", "west")]),
        "continue 1,0 west",
        Refusal.DEAD_END(),
    ),
    (no_locomotive, "start Prince Rupert east", Refusal.NO_LOCOMOTIVE()),
]
OF_OTHER_BOARDS = {Refusal.NEIGHBOURS, Refusal.NO_GREY_CITY}
"""In Canada no two cities lie side by side, and more cities are grey than there are New City tiles."""
GIVEN = frozenset({*Refusal, NOT_NOW.id} - OF_OTHER_BOARDS)
"""Every reason that the rules have."""
LEGAL = (position,)
"""Where the legal moves are looked at too."""


TEXTS = {
    "keep William Van Horne": KeepBaron(baron("William Van Horne")),
    "bid 17000": Bid(17000),
    "pass": PassBid(),
    "choose build": ChooseAction(0),
    "start Sault Ste. Marie north-east": StartTrack(city("Sault Ste. Marie"), side("north-east")),
    "continue 11,9 east": ContinueTrack(place("11,9"), side("east")),
    "lay 12,9 south-west": LayTile(place("12,9"), side("south-west")),
    "stop": StopBuilding(),
    "use Tunnel Engineer": UseCard(card("Tunnel Engineer")),
    "urbanize black Goose Bay": Urbanize(colour("black"), city("Goose Bay")),
    "upgrade": Upgrade(),
    "deliver red St. John's 3 > 12 > 1": Deliver(colour("red"), city("St. John's"), (2, 11, 0)),
    "take Hotel: Toronto": TakeCard(card("Hotel: Toronto")),
    "mine Val-d'Or": Mine(city("Val-d'Or")),
    "grow Toronto": Grow(city("Toronto")),
    "end": EndActions(),
    "draw purple": DrawCube(colour("purple")),
    "turn Service Bounty: St. John's": TurnCard(card("Service Bounty: St. John's")),
}

hexes, sides = range(len(BOARD.hexes)), range(6)
cities, cards = range(len(BOARD.cities)), range(len(BOARD.operations))
MOVES = [
    *(kind(h, s) for kind in (LayTile, ContinueTrack) for h in hexes for s in sides),
    *(StartTrack(c, s) for c in cities for s in sides),
    *(kind(c) for kind in (Mine, Grow) for c in cities),
    *(kind(k) for kind in (TakeCard, TurnCard, UseCard) for k in cards),
    *(Urbanize(colour, c) for colour in range(5) for c in cities),
    *(KeepBaron(b) for b in range(len(BOARD.barons))),
    *(ChooseAction(a) for a in range(6)),
    *(Deliver(1, 2, (k, k + 1)) for k in range(124)),
]
"""Moves that differ in what their texts name."""

UNREADABLE = [
    ("lie 11,9 east", MoveParseErrorCode.NO_MOVE),
    ("lay 99,9 east", MoveParseErrorCode.NO_NAME(expected="what-hex", found="99,9 east")),
    ("lay 11,9 up", MoveParseErrorCode.NO_NAME(expected="what-side", found="up")),
    ("start Boston east", MoveParseErrorCode.NO_NAME(expected="what-city", found="Boston east")),
    ("choose sleep", MoveParseErrorCode.NO_NAME(expected="what-action", found="sleep")),
    ("deliver red Toronto 126", MoveParseErrorCode.NO_NAME(expected="what-link", found="126")),
    ("deliver red Toronto 1 - 2", MoveParseErrorCode.NO_NAME(expected="what-link", found="1 - 2")),
    ("deliver green Toronto 1", MoveParseErrorCode.NO_NAME(expected="what-colour", found="green Toronto 1")),
    ("take Hotel: Boston", MoveParseErrorCode.NO_NAME(expected="what-card", found="Hotel: Boston")),
    ("keep Nobody", MoveParseErrorCode.NO_NAME(expected="what-baron", found="Nobody")),
    ("stop it", MoveParseErrorCode.LEFT_OVER(text="stop it", rest="it")),
]
"""Texts that are no moves, and what is said of them."""
