"""The log: one line for an action, with its income and with the reason for what players may doubt."""

from __future__ import annotations

from itertools import pairwise

import pytest

from assets import asset
from game.match.import_export import from_json
from game.match.journal import SeatPlan
from game.match.log import LogLine
from game.match.match import Match
from game.rules.american_rails.events import ActionDeclined, CubePlaced
from game.rules.american_rails.message_ids import Summary as Rails
from game.rules.auction import LEAST_DUEL, Bid, BidMade, BidPassed
from game.rules.catalog import all_games
from game.rules.contract import Event, State
from game.rules.messages import Message
from game.rules.new_england_railways.events import CubeShipped, FirstPlayerChosen, LinkSold, MarketFell
from game.rules.new_england_railways.market import rank_of_first
from game.rules.new_england_railways.steps import BY_CASH, BY_DEBT, BY_INCOME, BY_LOT
from game.rules.north_american_railways.events import (
    DirectorChanged,
    OfferAnswered,
    StartCityDrawn,
    TurnBegan,
)
from game.rules.north_american_railways.message_ids import Summary as Shares
from game.rules.railways_of_north_america.events import (
    CubeDelivered,
    CubeDrawn,
    EngineUpgraded,
    FirstPlayerSet,
    LinkFinished,
    MarkerPlaced,
    TileLaid,
)
from game.rules.railways_of_north_america.message_ids import Heading as CanadaHeading
from game.rules.railways_of_north_america.steps import BID
from game.words import Localizer, override
from game.words.message_catalog import LANGUAGES
from tests.helpers.american_rails import building as rails
from tests.helpers.new_england_railways import building as england
from tests.helpers.north_american_railways import building as shares
from tests.helpers.railways_of_north_america import building as canada


def recorded(key: str) -> Match:
    """Return a recorded match of a game, to its end."""
    return Match.from_journal(from_json(asset("matches", key, "4.json").read_bytes()).match.journal)


def lines_of(key: str, *kinds: type[Event]) -> list[LogLine]:
    """Return the lines of the log for single events of some kinds."""
    return [line for line in recorded(key).log if isinstance(line.content, kinds)]


def notes(key: str, kind: str) -> list[Message]:
    """Return the lines that summarize several events."""
    said = [line.content for line in recorded(key).log if isinstance(line.content, Message)]
    return [note for note in said if note.id.key == kind]


def test_link_is_logged_in_one_line_with_price_and_bonds() -> None:
    key = "railways_of_north_america"
    assert not lines_of(key, TileLaid, LinkFinished)
    built = [dict(note.args) for note in notes(key, "summary-built")]
    assert built
    assert all(figures["cost"] or not figures["count"] for figures in built)
    assert any(figures["count"] for figures in built)


@pytest.mark.parametrize(
    ("key", "event", "kind"),
    [
        ("railways_of_north_america", CubeDelivered, "summary-delivered"),
        ("new_england_railways", CubeShipped, "summary-shipped"),
    ],
)
def test_delivery_line_names_who_gains(key: str, event: type[Event], kind: str) -> None:
    assert not lines_of(key, event)
    told = notes(key, kind)
    assert told
    assert any(dict(note.args)["shared"] for note in told)


def test_shipment_line_reveals_only_what_was_shown() -> None:
    match = recorded("new_england_railways")
    events = [event for number in range(match.moves_played) for event in match.events_of(number)]
    first = next(place for place, event in enumerate(events) if isinstance(event, CubeShipped))
    shipped, *seen = events[first : first + 2]
    assert list(match.game.summarize([shipped])) == [shipped]
    (told,) = match.game.summarize([shipped, *seen])
    assert isinstance(told, Message)
    assert told.id.key == "summary-shipped"


def test_the_cubes_of_an_expansion_are_one_line() -> None:
    expanded = notes("american_rails", "summary-expanded")
    assert expanded
    single = [line.move_number for line in lines_of("american_rails", CubePlaced)]
    later = [number for number in single if number > min(single) + 20]
    assert all(second - first > 1 for first, second in pairwise(later))


@pytest.mark.parametrize(
    ("key", "events", "kinds"),
    [
        ("american_rails", [ActionDeclined], ["summary-declined", "summary-funded", "summary-others-paid"]),
        (
            "new_england_railways",
            [LinkSold, MarketFell],
            ["summary-bought-built", "summary-paid-built", "summary-market", "summary-market-idle"],
        ),
        (
            "north_american_railways",
            [OfferAnswered, TurnBegan, DirectorChanged, StartCityDrawn],
            ["summary-let-go", "summary-bought", "summary-founded-in"],
        ),
        (
            "railways_of_north_america",
            [CubeDrawn, EngineUpgraded, MarkerPlaced],
            ["summary-upgraded", "summary-urbanized", "summary-gets", "summary-card"],
        ),
    ],
)
def test_action_is_logged_in_one_line(key: str, events: list[type[Event]], kinds: list[str]) -> None:
    assert not lines_of(key, *events)
    assert [kind for kind in kinds if not notes(key, kind)] == []


def test_declined_offer_line_names_the_smaller_half() -> None:
    bought = [dict(note.args) for note in notes("north_american_railways", "summary-bought")]
    assert bought
    assert all(figures["gain"] == figures["amount"] // 200 * 100 for figures in bought)


@pytest.mark.parametrize("key", [game.key for game in all_games()])
def test_the_log_grows_at_its_end(key: str) -> None:
    match = recorded(key)
    lines = match.log
    numbers = [line.move_number for line in lines]
    assert numbers == sorted(numbers)
    before = match.log_without(5)
    assert before[:-2] == lines[: len(before) - 2]


SEATS = ["Ada", "Ben", "Cy"]
AUCTION = {"turn": 0, "high": 0, "leader": -1, "still_in": [0, 1, 2], "last_to_pass": -1}


def notes_after(state: State, *texts: str) -> list[Message]:
    """Return the lines of the log, as messages, after the moves with these texts."""
    events: list[Event] = []
    for text in texts:
        state.play(state.game.parse_move(text), events.append)
    return [said for said in state.game.summarize(events) if isinstance(said, Message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_auction_without_bids_logs_the_marker(language: str) -> None:
    events: list[Event] = []
    state = canada.position(step=BID, auction=AUCTION)
    for _ in range(3):
        state.play(canada.GAME.parse_move("pass"), events.append)
    (free,) = (event for event in events if isinstance(event, FirstPlayerSet))
    assert free == FirstPlayerSet(seat=1, amount=0)
    with override(language):
        localizer = Localizer(canada.GAME, SEATS)
        assert "marker" in (localizer.event_text(free) or "")
        assert "marker" not in (localizer.event_text(FirstPlayerSet(1, 3000)) or "")


@pytest.mark.parametrize(
    ("income", "cash", "debt", "rank"),
    [
        ([3, 2, 1], [0, 9, 9], [0, 0, 0], BY_INCOME),
        ([3, 3, 1], [5, 2, 9], [90, 0, 0], BY_CASH),
        ([3, 3, 1], [5, 5, 9], [10, 20, 0], BY_DEBT),
        ([3, 3, 1], [5, 5, 9], [10, 10, 0], BY_LOT),
    ],
)
def test_log_gives_the_reason_for_going_first(
    income: list[int], cash: list[int], debt: list[int], rank: int
) -> None:
    state = england.market(income=income, cash=cash, debt=debt)
    assert rank_of_first(state, 0) == rank
    for language in LANGUAGES:
        with override(language):
            localizer = Localizer(state.game, SEATS)
            lines = {localizer.event_text(FirstPlayerChosen(0, one)) for one in range(4)}
        assert len(lines) == 4


def test_log_gives_the_price_of_take_two_without_enough_cash() -> None:
    state = rails.position(cash=[9, 1, 5], shares={"Rick": {"American": 1}}, track={"American": ["Detroit"]})
    notes = notes_after(state, "choose take_2", "take from players")
    full, less = (note for note in notes if note.id in (Rails.OTHERS_PAID, Rails.PAID_LESS))
    assert full == Rails.OTHERS_PAID(seat=0, seat_payers=(2,), amount=2, count=1)
    assert less == Rails.PAID_LESS(seat_payer=1, amount=1)


def test_the_log_names_the_price_when_a_share_costs_all_the_cash() -> None:
    state = shares.trading(
        cash=[400, 900, 900],
        shares={
            "Marion": {"blue": 6, "green": 5},
            "Angelika": {"red": 6, "yellow": 5},
            "Daniela": {"black": 5},
        },
        bottoms=["green"],
    )
    text = next(
        text for text in map(state.game.format_move, state.legal_moves()) if text.startswith("buy own")
    )
    (note,) = (note for note in notes_after(state, text) if note.id is Shares.FOR_ALL_CASH)
    assert dict(note.args)["amount"] == 400
    assert dict(note.args)["price"] == 1000


def bids_of(match: Match) -> list[list[BidMade | BidPassed]]:
    """Return the bids and passes of each auction of a match."""
    auctions: list[list[BidMade | BidPassed]] = [[]]
    for number in range(match.moves_played):
        for event in match.events_of(number):
            if isinstance(event, BidMade | BidPassed):
                auctions[-1].append(event)
            elif auctions[-1]:
                auctions.append([])
    return [auction for auction in auctions if auction]


@pytest.mark.parametrize("key", ["american_rails", "new_england_railways", "railways_of_north_america"])
def test_the_bids_of_an_auction_are_one_line(key: str) -> None:
    match = recorded(key)
    made = [[event for event in auction if isinstance(event, BidMade)] for auction in bids_of(match)]
    duels = [bids for bids in made if len(bids) >= LEAST_DUEL]
    told = [dict(note.args) for note in notes(key, "summary-duel")]
    assert duels
    assert [(args["seat"], args["low"], args["high"]) for args in told] == [
        (bids[-1].seat, bids[0].amount, bids[-1].amount) for bids in duels
    ]
    assert [len(args["parts"]) for args in told] == [len(bids) for bids in duels]
    assert len(lines_of(key, BidMade)) == sum(len(bids) for bids in made if len(bids) < LEAST_DUEL)


def test_who_passes_without_a_bid_is_named_after_the_bids() -> None:
    match = recorded("american_rails")
    auctions = [
        (auction, {one.seat for one in auction if isinstance(one, BidMade)}) for auction in bids_of(match)
    ]
    long = [
        (auction, bidders)
        for auction, bidders in auctions
        if sum(isinstance(one, BidMade) for one in auction) >= LEAST_DUEL
    ]
    quiet = [
        tuple(one.seat for one in auction if isinstance(one, BidPassed) and one.seat not in bidders)
        for auction, bidders in long
    ]
    told = [dict(note.args) for note in notes("american_rails", "summary-duel")]
    assert any(quiet)
    assert [args["seat_passed"] for args in told] == quiet
    passes = sum(isinstance(one, BidPassed) for auction, _ in auctions for one in auction)
    left = sum(isinstance(one, BidPassed) for auction, _ in long for one in auction)
    assert len(lines_of("american_rails", BidPassed)) == passes - left


def test_an_automatic_pass_comes_after_the_line_of_the_bids() -> None:
    seats = [SeatPlan(name, seat) for seat, name in enumerate("ABC")]
    match = Match.new("american_rails", seats, seed=3)
    match.play(match.state.legal_moves()[0])
    bids = [Bid(10), None, Bid(11), Bid(12), None]
    for bid in bids:
        move = match.state.legal_moves()[-1] if bid is None else bid
        match.play(move, automatic=bid is None)
    line, first, second = match.log[1:4]
    assert isinstance(line.content, Message)
    assert dict(line.content.args)["high"] == 12
    assert not line.is_automatic
    assert first.is_automatic
    assert second.is_automatic
    assert isinstance(first.content, BidPassed)


@pytest.mark.parametrize("key", [game.key for game in all_games()])
def test_the_lines_of_the_log_are_in_the_order_of_the_moves(key: str) -> None:
    numbers = [line.move_number for line in recorded(key).log]
    assert numbers == sorted(numbers)


@pytest.mark.parametrize(
    ("key", "kinds", "part"),
    [
        ("new_england_railways", {"summary-services"}, ("step", 2)),
        ("new_england_railways", {"summary-incomes"}, ("step", 10)),
        ("railways_of_north_america", {"summary-incomes"}, None),
    ],
)
def test_incomes_and_payments_are_under_their_own_heading(
    key: str, kinds: set[str], part: tuple[str, int] | None
) -> None:
    lines = [
        line
        for line in recorded(key).log
        if isinstance(line.content, Message) and line.content.id.key in kinds
    ]
    assert lines
    for line in lines:
        assert part in line.heading.args if part else line.heading.id is CanadaHeading.INCOME


def test_what_is_shown_next_names_its_own_part_of_the_turn() -> None:
    match = recorded("railways_of_north_america")
    lines = [line for number in range(match.moves_played) for line in match._lines_of_step(number)]
    place = next(i for i, line in enumerate(lines) if line.heading.id is CanadaHeading.INCOME)
    assert match.heading_without(len(lines) - place) == lines[place].heading
    assert match.heading_without(len(lines) - place + 1).id is CanadaHeading.ROUND
    assert match.heading_without(0) == match.state.heading()
