"""The line of the log gives the reason for what players may doubt."""

from __future__ import annotations

import pytest

from game.rules.american_rails.message_ids import Summary as Rails
from game.rules.contract import Event, State
from game.rules.messages import Message
from game.rules.new_england_railways.events import FirstPlayerChosen
from game.rules.new_england_railways.market import rank_of_first
from game.rules.new_england_railways.steps import BY_CASH, BY_DEBT, BY_INCOME, BY_LOT
from game.rules.north_american_railways.message_ids import Summary as Shares
from game.rules.railways_of_north_america.events import FirstPlayerSet
from game.rules.railways_of_north_america.steps import BID
from game.words import Localizer, override
from game.words.message_catalog import LANGUAGES
from tests.helpers.american_rails import building as rails
from tests.helpers.new_england_railways import building as england
from tests.helpers.north_american_railways import building as shares
from tests.helpers.railways_of_north_america import building as canada

SEATS = ["Ada", "Ben", "Cy"]
AUCTION = {"turn": 0, "high": 0, "leader": -1, "still_in": [0, 1, 2], "last_to_pass": -1}


def notes_after(state: State, *texts: str) -> list[Message]:
    """The lines of the log, as notes, after the moves with these texts."""
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
