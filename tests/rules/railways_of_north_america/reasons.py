"""Why a move can't be played: every sentence that the rules have."""

from game.rules.contract import NOT_NOW, Move
from game.rules.railways_of_north_america.kinds import Refusal
from game.rules.railways_of_north_america.moves import (
    ChooseAction,
    Deliver,
    Grow,
    LayTile,
    Mine,
    StartTrack,
    TakeCard,
    Urbanize,
    UseCard,
)
from tests.helpers.play import play
from tests.helpers.railways_of_north_america import BOARD, city, links, place, position, track


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
FERRY = "Only a Ferry Line card lets you build on a ferry hex."
NO_TILE = "There is no New City tile left, or no grey city for it."
NO_CITY = "There is no such city."
TWICE = "Track could not leave that hex again."

CASES = [
    (barons, "keep Donald Smith", "You were not dealt that baron."),
    (position, "keep George Stephen", "Barons are chosen before the first turn."),
    (bidding, "bid 3000", "The lowest bid is $4,000."),
    (bidding, "bid 3500", "Bids are multiples of $1,000."),
    (bidding, "bid 41000", "The highest bid is $40,000."),
    (position, "bid 1000", "Nobody bids for the first place now."),
    (position, "pass", "Nobody bids for the first place now."),
    (bidding, "choose pass", "An action is chosen at the start of your turn in a round."),
    (position, ChooseAction(6), "There is no such action."),
    (lambda: position(demand=all_coloured()), "choose urbanize", NO_TILE),
    (lambda: position(engine=[8, 1, 1]), "choose upgrade", "Your engine has reached level 8."),
    (position, "choose deliver", "No cube can be delivered over your links with your engine."),
    (position, "choose card", "There is no card on display that you can take."),
    # building
    (position, "start Toronto west", "Track is begun after choosing to build."),
    (building, StartTrack(50, 0), NO_CITY),
    (building, "start Windsor south-west", "There is nothing on that side."),
    (building, StartTrack(0, 6), "There is nothing on that side."),
    (
        lambda: building(links=links(("Ben", "Regina", "Winnipeg"))),
        "start Regina east",
        "That side of Regina has track already.",
    ),
    (building, "start Vancouver west", FERRY),
    (position, "continue 11,9 east", "Track is continued after choosing to build."),
    (building, "continue 11,9 east", "No unfinished track ends there."),
    (lambda: building(**tracks()), "continue 11,9 east", "That track is not yours."),
    (
        lambda: building(unfinished=[track("Ann", "Victoria", "north-west", "north-east")]),
        "continue 0,9 north-east",
        FERRY,
    ),
    (position, "lay 11,9 east", "Tiles are laid after a track has been begun."),
    (lambda: building("start Regina east"), "lay 12,9 east", "The next tile lies where the track ends."),
    (lambda: building("start Regina east"), LayTile(place("11,9"), 6), "A hex has six sides."),
    (lambda: building("start Regina east"), "lay 11,9 west", "The track enters by that side."),
    (lambda: building("start Regina east"), "lay 11,9 north-west", "That curve is too sharp."),
    (
        lambda: building("start Whitehorse west"),
        "lay 0,1 west",
        "There is nothing on that side.",
    ),
    (
        lambda: building("start Vancouver north-west", "lay 2,8 west"),
        "lay 1,8 west",
        FERRY,
    ),
    (
        lambda: building("continue 10,7 south-west", unfinished=[RING]),
        "lay 10,8 south-east",
        "A link joins two different cities.",
    ),
    (
        lambda: building(
            "continue 12,8 south-east",
            links=links(("Ben", "Regina", "Winnipeg")),
            unfinished=[track("Ann", "Saskatoon", "east", "east", "south-east", "south-east")],
        ),
        "lay 12,9 east",
        "That side of Winnipeg has track already.",
    ),
    (
        lambda: building("start Winnipeg west", unfinished=[track("Ben", "Regina", "east", "east")]),
        "lay 12,9 west",
        "Other track crosses that side.",
    ),
    (lambda: building("start Regina east"), "stop", "Lay at least one tile."),
    (position, "stop", "You are not building."),
    (
        lambda: building(
            "start Port aux Basques south-west", "lay 34,11 west", hands={"Ann": {"Ferry Line": 1}}
        ),
        "lay 33,11 west",
        FERRY,
    ),
    # cards in hand
    (position, UseCard(99), "There is no such card."),
    (position, "use Tunnel Engineer", "You don't hold Tunnel Engineer."),
    (
        lambda: position(hands=CARDS),
        "use Ferry Line",
        "Ferry Line is used by itself when you build on a ferry hex.",
    ),
    (lambda: position(hands=CARDS), "use New Train", "New Train is used after choosing to upgrade."),
    (
        lambda: position(hands=CARDS),
        "use Railroad Executive",
        "Railroad Executive is used right after an action of yours.",
    ),
    (lambda: position(hands=CARDS), "use Hotel: Toronto", "Hotel: Toronto is not used: it counts by itself."),
    (
        lambda: position(hands=BUILD_CARDS),
        "use Tunnel Engineer",
        "Tunnel Engineer is used when you have begun to build.",
    ),
    (
        lambda: building("start Regina east", "lay 11,9 east", hands=BUILD_CARDS),
        "use Tunnel Engineer",
        "Tunnel Engineer is used before the first tile.",
    ),
    (
        lambda: building("start Regina east", "use Tunnel Engineer", hands=BUILD_CARDS),
        "use Tunnel Engineer",
        "Tunnel Engineer is in use for this build.",
    ),
    (
        lambda: building("start Regina east", hands=BUILD_CARDS, engineered=[1, 0, 0]),
        "use Perfect Engineering",
        "Perfect Engineering has been used in this round.",
    ),
    # cities
    (
        position,
        "urbanize black London",
        "New Cities are placed after choosing to urbanise, or with New Industry.",
    ),
    (lambda: after("choose urbanize"), Urbanize(1, 50), NO_CITY),
    (lambda: after("choose urbanize"), Urbanize(5, 0), "There is no such colour."),
    (lambda: after("choose urbanize"), "urbanize red London", "There is no red New City tile."),
    (lambda: after("choose urbanize"), "urbanize black Toronto", "Toronto is no grey city."),
    (position, "mine London", "A city is chosen after taking Mines."),
    (lambda: taking_mines(), Mine(50), NO_CITY),
    (lambda: taking_mines(), "mine Toronto", "Toronto is no grey city."),
    (position, "grow London", "A city is chosen after taking City Growth."),
    (lambda: growing(), Grow(50), NO_CITY),
    # upgrades
    (position, "upgrade", "The price is asked after choosing to upgrade with a New Train in hand."),
    (lambda: position(engine=[8, 1, 1]), "upgrade", "Your engine has reached level 8."),
    # deliveries
    (position, "deliver blue Windsor 1", "Cubes are delivered after choosing to deliver."),
    (delivering, Deliver(0, 50, (0,)), NO_CITY),
    (delivering, Deliver(5, city("Windsor"), (0,)), "There is no such colour."),
    (delivering, "deliver purple Windsor 1", "No purple cube waits in Windsor."),
    (delivering, Deliver(1, city("Windsor"), ()), "A cube travels over one link at least."),
    (delivering, "deliver blue Windsor 1 > 9", "There is no link 9."),
    (delivering, "deliver blue Windsor 1 > 3", "Link 3 does not end in London."),
    (delivering, "deliver yellow Toronto 3 > 4", "The first link must be your own."),
    (delivering, "deliver yellow Windsor 1 > 2 > 3 > 4", "Your engine carries a cube over 3 links at most."),
    (delivering, "deliver blue Windsor 1 > 2 > 2", "A cube visits no city twice."),
    (delivering, "deliver blue Windsor 1 > 2 > 3", "The cube must stop in Toronto, the first blue city."),
    (delivering, "deliver red Windsor 1 > 2", "Toronto is no red city."),
    # the display
    (position, "take Ferry Line", "Cards are taken after choosing to take one."),
    (taking, TakeCard(99), "There is no such card."),
    (taking, "take Mines", "Mines is not on display."),
    (taking, "take First Freight", "First Freight stays on display until somebody fulfils it."),
    (lambda: taking(shown={"Mines": 1}, bag=[0] * 5), "take Mines", "The bag is empty."),
    (lambda: taking(shown={"New Industry": 1}, demand=all_coloured()), "take New Industry", NO_TILE),
    (position, "end", "Only who holds a Railroad Executive is asked for one more action."),
    # always
    (ended, "choose pass", "The game is over."),
    (lambda: after("choose urbanize", "urbanize black London"), "choose pass", "Chance decides now."),
    (position, Move(), "That is not possible now."),
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
    """Ann builds with a ferry card; Ben's link lies on 34,11 and 33,11."""
    ferries = track("Ben", "Port aux Basques", "south-west", "west", "north-west")
    return building(links=[ferries], hands={"Ann": {"Ferry Line": 1}})


def no_locomotive():
    """Ann's 25 locomotives mark 13 links and the 12 major lines; she has an open end."""
    return building(**ALL_PLACED, unfinished=[track("Ann", "Churchill", "west", "west")])


ALL_PLACED = {
    "links": links(
        ("Ann", "Windsor", "London", "Toronto", "Kingston", "Ottawa", "Montreal", "Quebec"),
        ("Ann", "Quebec", "Moncton", "Halifax"),
        ("Ann", "Vancouver", "Calgary", "Regina", "Winnipeg"),
        ("Ann", "Saskatoon", "Edmonton"),
        ("Ann", "Sudbury", "North Bay"),
    ),
    "claimed": {printed.name: "Ann" for printed in BOARD.major_lines},
}


CASES += [
    (
        lambda: position(**ALL_PLACED),
        "choose build",
        "There is nowhere to build, or you have no locomotive left to mark a link.",
    ),
    (third_track, "continue 12,8 south-west", "A hex holds 2 tracks at most."),
    (second_ferry, "start Sydney north-west", "A ferry hex holds one track."),
    (building, "start Goose Bay east", TWICE),
    (
        lambda: building(unfinished=[track("Ann", "Whitehorse", "north-west", "west")]),
        "continue 1,0 west",
        TWICE,
    ),
    (no_locomotive, "start Prince Rupert east", "You have no locomotive left to mark another link."),
]
OF_OTHER_BOARDS = {Refusal.NEIGHBOURS, Refusal.NO_GREY_CITY}
"""In Canada no two cities lie side by side, and more cities are grey than there are New City tiles."""
GIVEN = frozenset({*Refusal, NOT_NOW.kind} - OF_OTHER_BOARDS)
"""Every reason that the rules have."""
LEGAL = (position,)
"""Where the legal moves are looked at too."""
