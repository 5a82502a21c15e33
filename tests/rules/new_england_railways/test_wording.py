"""What the table shows: prompts, headings, the lines of the log."""

from game.rules.contract import BANK, MoneyPaid, seat_party
from game.rules.new_england_railways.events import DiceRolled, IncomeChanged, MarketFell, StepBegan
from game.rules.new_england_railways.message_ids import Paid, Summary
from tests.helpers.new_england_railways.building import (
    BOARD,
    NAMES,
    auctioning,
    borrowing,
    market,
    opening,
    retiring,
    shipping,
)
from tests.helpers.play import heading, localizer, log_lines, play, prompt


def lines(state, *texts):
    """The lines of the log that some moves make."""
    return log_lines(state, NAMES, *texts)


def test_log_of_loans_growth_and_future_links():
    state = borrowing(
        cash=[4, 30, 10],
        debt=[20, 20, 0],
        current=["Boston-Lowell", "Boston-Worcester"],
        deck=["Albany-Rutland"],
        growth_deck=[2],
    )
    assert lines(state, "borrow 10", "no loan", "no loan") == [
        "Dave borrows $10.",
        "Dave pays $6 in debt service.",
        "Pete pays $4 in debt service.",
        "Dave has too little to retire loans.",
    ]
    assert lines(state, "retire 20", "growth 3 Albany & Portland", "draw red", "draw blue") == [
        "Pete pays back $20.",
        "Growth in Albany and Portland.",
        "Albany gets red.",
        "Portland gets blue.",
    ]
    assert lines(state, "turn Albany-Rutland") == [
        "Albany–Rutland will be for sale next turn.",
        "Boston–Lowell is for sale.",
    ]


def test_log_of_a_cup_that_is_empty_and_of_links_that_waited():
    colours = [c for c, count in zip(BOARD.colours, BOARD.cube_counts, strict=True) for _ in range(count)]
    state = borrowing(
        cubes={"Boston": colours}, unbuilt={"Pete": ["Boston-Lowell"]}, current=["Albany-Rutland"], deck=[]
    )
    assert lines(state, *["no loan"] * 3, "growth 1 Albany & Bellows Falls") == [
        "Growth in Albany and Bellows Falls.",
        "The cup is empty, so Albany gets nothing.",
        "The cup is empty, so Bellows Falls gets nothing.",
        "Pete builds Boston–Lowell.",
        "Albany–Rutland is for sale.",
    ]


def test_log_of_auctions_and_building():
    state = auctioning(cash=[30, 9, 9], current=["Albany-Springfield", "Boston-Lowell"])
    assert lines(state, "bid 5", "bid 6", "pass", "bid 7", "pass") == [
        "Dave bids $5.",
        "Pete bids $6.",
        "John passes.",
        "Dave bids $7.",
        "Pete passes.",
        "Dave buys Albany–Springfield for $7.",
    ]
    waits, builds = state.copy(), state.copy()
    assert lines(state, "roll 1 2", "pay") == [
        "Dave rolls 1 and 2: 3, needing 11.",
        "Dave pays $8 to build immediately.",
        "Dave builds Albany–Springfield.",
        "Boston–Lowell is for sale.",
    ]
    assert lines(waits, "roll 1 2", "wait")[1] == "Albany–Springfield is built free next turn."
    assert lines(builds, "roll 6 6")[1] == "Dave builds Albany–Springfield."
    assert lines(state, "pass", "pass")[-1] == "Nobody buys Boston–Lowell, so it leaves the game."


def test_a_roll_that_is_enough_is_never_told_as_too_low():
    state = auctioning(cash=[30, 9, 9], current=["Albany-Springfield", "Boston-Lowell"])
    events = play(state, "bid 5", "pass", "pass", "roll 6 6")
    dice = next(number for number, event in enumerate(events) if isinstance(event, DiceRolled))
    whole, seen = ([*state.game.summarize(events[:end])] for end in (len(events), dice + 1))
    note = next(said for said in whole if getattr(said, "id", None) is Summary.BOUGHT_BUILT)
    assert seen[-1] == note


def test_log_of_shipping_and_the_market():
    state = shipping(
        links={"Dave": ["Boston-Worcester"], "Pete": ["Hartford-New Haven", "Hartford-Springfield"]},
        cubes={"Boston": ["purple"], "New Haven": ["yellow"]},
        income=[12, 0, 0],
    )
    assert lines(
        state,
        "ship purple Boston > Worcester",
        "ship yellow New Haven > Hartford > Springfield",
        "ship nothing",
    ) == [
        "Dave ships purple from Boston to Worcester along 1 link.",
        "Pete ships yellow from New Haven to Springfield along 2 links.",
        "John ships nothing.",
    ]
    assert lines(state, *["ship nothing"] * 3, "roll 1 1")[3:] == [
        "Dave rolls 1 and 1 for the market.",
        "Each income loses $1 for every full 3 in it.",
        "Dave receives $9 in income.",
        "Pete receives $2 in income.",
        "Dave is first player: the highest income.",
    ]
    assert lines(market(current=[], deck=[]), "roll 2 5")[-1] == (
        "The game is over. Every link that was bought has been built."
    )


def test_no_market_is_called_idle_while_it_is_still_being_told():
    state = market(income=[12, 0, 0])
    events = play(state, "roll 1 1")
    fell = next(number for number, event in enumerate(events) if isinstance(event, MarketFell))
    told = [
        [getattr(said, "id", None) for said in state.game.summarize(events[: fell + more])] for more in (1, 2)
    ]
    assert Summary.MARKET_IDLE not in told[0]
    assert Summary.MARKET in told[1]
    idle = play(market(income=[1, 0, 0]), "roll 1 1")
    assert Summary.MARKET_IDLE in [getattr(said, "id", None) for said in state.game.summarize(idle)]


def test_some_events_need_no_line():
    to_say = localizer(opening(3))
    assert to_say.event_text(StepBegan(4)) is None
    assert to_say.event_text(IncomeChanged(0, 1, 2)) is None
    assert to_say.event_text(MoneyPaid(BANK, seat_party(0), 10, Paid.LOAN)) is None
    assert to_say.event_text(MoneyPaid(seat_party(0), BANK, 10, Paid.LINK)) is None


def test_prompts_and_headings_of_the_loans():
    state = borrowing(cash=[1, 10, 10], debt=[10, 0, 0])
    assert heading(state) == "Turn 2, borrow"
    assert prompt(state) == (
        "Borrow",
        "You must borrow, because debt service of $2 is due and you have only $1.",
    )
    play(state, "borrow 10")
    assert prompt(state) == (
        "Borrow",
        "Take loans from the bank, or none. Each $10 costs $2 in debt service every turn.",
    )
    state = retiring(cash=[20, 0, 0], debt=[30, 0, 0])
    assert heading(state) == "Turn 2, retire"
    assert prompt(state) == ("Retire loans", "Pay back some of your $30 of debt, or keep the loans.")


def test_prompts_and_headings_of_chance():
    state = opening(3)
    play(state, *["no loan"] * 3)
    assert heading(state) == "Turn 1, growth"
    assert prompt(state) == ("Growth", "A growth card is turned over.")
    play(state, "growth 1 Albany & Bellows Falls")
    assert prompt(state) == ("Growth", "A cube is drawn from the cup.")
    while heading(state) == "Turn 1, growth":
        state.play(state.legal_moves()[0])
    assert heading(state) == "Turn 1, publicize"
    assert prompt(state) == ("Publicize", "A link card is turned over for the next turn.")
    state = market(income=[3, 3, 3])
    assert heading(state) == "Turn 2, market"
    sentences = [
        "Two dice plus 1 give the Market Loss number.",
        "If it is 8, for example, every income loses $1 for each full 8 in it.",
    ]
    assert prompt(state) == ("Market", " ".join(sentences))
    play(state, "roll 6 6")
    assert heading(state) == "Turn 2, first player"
    assert prompt(state) == ("First player", "The first player is drawn by lot.")


def test_prompts_and_headings_of_auctions_shipping_and_the_end():
    state = auctioning(cash=[30, 9, 9], current=["Albany-Springfield", "Boston-Lowell"])
    assert heading(state) == "Turn 2, auction"
    assert prompt(state) == ("Auction: Albany–Springfield", "Nobody has bid yet. Bid at least $1, or pass.")
    play(state, "bid 4")
    assert prompt(state) == ("Auction: Albany–Springfield", "The high bid is $4. Bid at least $5, or pass.")
    play(state, "pass", "pass")
    assert prompt(state) == (
        "Albany–Springfield",
        "Roll the dice. With 11 or more the link is built immediately.",
    )
    play(state, "roll 3 4")
    assert prompt(state) == (
        "You rolled 7",
        "Pay the missing $4 and build Albany–Springfield now, or wait until the next turn.",
    )
    assert heading(state) == "Turn 2, auction"
    state = shipping()
    assert heading(state) == "Turn 2, ship"
    assert prompt(state)[0] == "Nothing to ship"
    state = shipping(links={"Dave": ["Boston-Worcester"]}, cubes={"Boston": ["purple"]}, buyers=["Dave"])
    assert prompt(state) == ("Ship a cube", "Choose a cube and the city it goes to, or ship nothing.")
    state = market(current=[], deck=[])
    play(state, "roll 1 1")
    assert heading(state) == "Turn 2, the end"
    assert prompt(state) == ("The game is over", "Every link that was bought has been built.")


def test_steps_of_the_turn():
    assert [state.turn_step() for state in (borrowing(), auctioning(), shipping(), market())] == [1, 7, 8, 9]
    assert retiring(cash=[20, 0, 0], debt=[30, 0, 0]).turn_step() == 3
