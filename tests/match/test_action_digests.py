"""The log describes an action in one line: a link and not its tiles, a delivery with its income."""

from __future__ import annotations

from itertools import pairwise

import pytest

from assets import asset
from game.match.import_export import from_json
from game.match.log import LogLine
from game.match.match import Match
from game.rules.american_rails.events import ActionDeclined, CubePlaced
from game.rules.catalog import all_games
from game.rules.contract import Event
from game.rules.messages import Message
from game.rules.new_england_railways.events import CubeShipped, LinkSold, MarketFell
from game.rules.north_american_railways.events import (
    DirectorChanged,
    OfferAnswered,
    StartCityDrawn,
    TurnBegan,
)
from game.rules.railways_of_north_america.events import (
    CubeDelivered,
    CubeDrawn,
    EngineUpgraded,
    LinkFinished,
    MarkerPlaced,
    TileLaid,
)


def recorded(key: str) -> Match:
    """A recorded match of a game, to its end."""
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
