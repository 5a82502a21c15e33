"""Bidding up to a limit: set, changed, canceled, undone, secret at a shared screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.match.advice import Advice, AdvisedMove
from game.match.journal import AUTOMATIC, PERSON, SeatPlan
from game.match.match import Match
from game.match.store import Store
from game.match.thinker import Answer
from game.rules.auction import PASS_BID, Bid, BidPassed
from game.rules.contract import State
from game.table.learning.lesson_scene import LessonScene
from game.table.learning.puzzle import PuzzleScene
from game.table.play.bid_limits import LIMIT, bids_of
from game.table.play.intents import BidUpTo, Cancel, Confirm, Pick, StepAmount, TypeDigit, Undo
from game.table.play.prompt_content import compose
from game.table.play.session import Session
from game.table.play.spots import BarButton, PromptButton
from game.table.program.commands import Command
from game.table.program.input import MOMENT
from game.table.program.settings import Settings
from game.table.tools.screenshots import number_before, recorded
from game.words import Money, translate
from tests.table.auction_presses import play
from tests.table.driver import FRAME, click, press, push, spot, tap
from tests.table.plain import PlainView, tables

AUCTIONS = ("american_rails", "new_england_railways", "railways_of_north_america")
GAMES = pytest.mark.parametrize("game", AUCTIONS)


class Raiser:
    """Bots that bid the least up to a price, and otherwise make the first legal move."""

    def __init__(self, price: int) -> None:
        self.price = price
        self.thought = self.advice = None
        self._answer: Answer | None = None

    def ask(self, state: State, seat: int, bot_spec: str, *rest: object, **more: object) -> int:
        first = state.legal_moves()[0]
        move = PASS_BID if isinstance(first, Bid) and first.amount > self.price else first
        self._answer = Answer(seat, move, bot_spec, None, None, 0.0)
        return 0

    def poll(self) -> Answer | None:
        answer, self._answer = self._answer, None
        return answer

    def goes_on(self, state: State) -> bool:
        return False

    def cancel(self) -> None:
        self._answer = None

    def stop_now(self) -> None:
        """It has thought enough."""


def at_auction(game: str, people: int = 1, store: Store | None = None) -> Match:
    """A match of three before the first bid of an auction, with people from the bidder on."""
    journal = recorded(game, 3)
    number = number_before(game, 3, Bid, 0)
    while number and journal.entries[number - 1].move.split()[0] in ("bid", "pass"):
        number -= 1
    match = Match.from_journal(journal, store=store).branch(number, "", store)
    opener = match.current_player
    for seat in range(3):
        person = (seat - opener) % 3 < people
        match.set_seat(seat, SeatPlan(f"Player {seat}", seat, None if person else "greedy"))
    return match


def sit(match: Match, price: int, view: Any = None) -> Session:
    """A session with bots that bid up to a price."""
    settings = Settings(animation_speed=0.0, bot_pause=0.0, coach=False)
    return Session(match, view or PlainView(), Raiser(price), settings)  # type: ignore[arg-type]


def step_of(session: Session) -> int:
    """The dollars between two bids."""
    assert session.amount is not None
    low, high, *_ = session.amount.values
    return high - low


def go_on(session: Session, moves: int = 200) -> None:
    """Let the table play until a person is asked, the auction is over, or some moves have been made."""
    start = session.match.moves_played
    for _ in range(2000):
        if session.asked or not session.limits.bidding or session.match.moves_played - start >= moves:
            return
        session.update(1.0, at_rest=True)
    raise AssertionError("the bidding does not end")


def bid_up_to(session: Session, steps: int) -> int:
    """Set a limit some steps above the lowest bid; return it."""
    session.do(StepAmount(steps))
    assert session.amount is not None
    limit = session.amount.value
    session.do(Pick(LIMIT))
    return limit


@GAMES
def test_the_table_bids_the_least_up_to_the_limit_and_then_passes(game: str) -> None:
    session = sit(at_auction(game), price=10**6)
    seat, before = session.match.current_player, session.match.moves_played
    assert session.amount is not None
    least, step = session.amount.lowest, step_of(session)
    limit = bid_up_to(session, 4)
    assert session.limits.of(seat) == limit
    assert not session.asked
    go_on(session)
    own = [
        move
        for n, move in enumerate(session.match.moves)
        if n >= before and session.match.mover_of(n) == seat
    ]
    bids = [move.amount for move in own if isinstance(move, Bid)]
    assert bids == list(range(least, limit + 1, 3 * step))
    assert own[len(bids)] == PASS_BID
    assert session.limits.of(seat) is None
    notice = compose(session, session.shown()).notice
    assert notice
    assert not re.search(r"[?!:;,.][.]", notice)


def test_a_low_prompt_says_in_a_line_that_the_price_went_above_the_limit() -> None:
    view = PlainView()
    view.wide = True  # type: ignore[misc]
    session = sit(at_auction("railways_of_north_america"), 10**6, view)
    limit = bid_up_to(session, 4)
    go_on(session)
    assert session.notice == translate("limit-passed-briefly", limit=Money(limit))


@GAMES
def test_the_limit_wins_at_the_least_price(game: str) -> None:
    match = at_auction(game)
    session, start, seat = sit(match, price=0), match.moves_played, match.current_player
    assert session.amount is not None
    lowest = session.amount.lowest
    bid_up_to(session, 3)
    go_on(session)
    moves = match.moves[start : start + 3]
    assert moves == [Bid(lowest), PASS_BID, PASS_BID]
    assert session.limits.of(seat) is None


@GAMES
def test_no_limit_is_above_the_legal_bids(game: str) -> None:
    session = sit(at_auction(game), price=0)
    highest = session.match.state.legal_moves()[-2]
    assert isinstance(highest, Bid)
    session.do(StepAmount(10**6))
    assert bid_up_to(session, 1) == highest.amount
    for choice in (session.bidder.choice.amount, session.amount):
        assert choice is None or choice.highest <= highest.amount


def test_an_illegal_amount_sets_no_limit() -> None:
    session = sit(at_auction("american_rails"), price=0)
    for digit in "999":
        session.do(TypeDigit(digit))
    assert session.do(Pick(LIMIT)).refused
    assert session.asked
    assert session.limits.of(session.match.current_player) is None


@GAMES
def test_bids_of_a_seat_that_is_next_are_legal_then(game: str) -> None:
    state = at_auction(game).state
    seat = (state.current_player() + 1) % 3
    found = bids_of(state, seat)
    state.play(state.legal_moves()[0])
    assert found == [move for move in state.legal_moves() if isinstance(move, Bid)]
    assert bids_of(state, state.current_player()) == found


def test_the_limit_can_be_changed_while_others_bid() -> None:
    session = sit(at_auction("american_rails"), price=10**6)
    seat = session.match.current_player
    limit = bid_up_to(session, 3)
    go_on(session, 1)
    assert not session.asked
    session.do(StepAmount(5))
    assert session.limits.of(seat) == limit
    assert session.bidder.is_changing
    session.do(Confirm())
    assert session.limits.of(seat) == limit + 5
    assert not session.bidder.is_changing


@GAMES
def test_a_limit_can_be_set_before_the_first_own_bid(game: str) -> None:
    match = at_auction(game, people=0)
    seat = (match.current_player + 1) % 3
    match.set_seat(seat, SeatPlan("Nell", seat))
    session = sit(match, price=0)
    assert not session.asked
    session.do(Confirm())
    assert session.limits.of(seat) is None
    session.do(StepAmount(2))
    assert session.amount is not None
    limit = session.amount.value
    session.do(Confirm())
    assert session.limits.of(seat) == limit
    go_on(session, 1)
    assert session.limits.of(seat) == limit
    go_on(session)
    own = [entry for entry in match.journal.entries if entry.seat == seat][-1]
    assert own.by == PERSON


def test_a_limit_that_is_being_changed_passes_for_nobody() -> None:
    session = sit(at_auction("american_rails"), price=10**6)
    bid_up_to(session, 0)
    go_on(session, 1)
    session.do(StepAmount(5))
    go_on(session)
    assert session.asked
    assert PASS_BID not in session.match.moves[-3:]


def test_cancel_gives_the_decision_back() -> None:
    session = sit(at_auction("american_rails"), price=10**6)
    seat = session.match.current_player
    bid_up_to(session, 9)
    go_on(session, 1)
    session.do(StepAmount(1))
    session.do(Cancel())
    assert not session.bidder.is_changing
    assert session.limits.of(seat) is not None
    session.do(Cancel())
    assert session.limits.of(seat) is None
    go_on(session)
    assert session.asked
    assert session.match.current_player == seat


def test_undo_goes_back_to_before_the_limit_was_set() -> None:
    match = at_auction("american_rails")
    session, start, seat = sit(match, price=10**6), match.moves_played, match.current_player
    limit = bid_up_to(session, 9)
    go_on(session)
    entries = [entry for entry in match.journal.entries[start:] if entry.seat == seat]
    assert [entry.by for entry in entries] == [PERSON, *[AUTOMATIC] * (len(entries) - 1)]
    assert len(entries) > 2
    session.do(Undo())
    assert match.moves_played == start
    assert session.asked
    assert session.limits.of(seat) is None
    session.redo()
    assert session.limits.of(seat) is None
    assert limit > 0


def test_undo_after_a_change_goes_back_to_the_first_bid_under_the_new_limit() -> None:
    match = at_auction("american_rails")
    session, seat = sit(match, price=10**6), match.current_player
    bid_up_to(session, 9)
    go_on(session, 4)
    session.do(StepAmount(3))
    session.do(Confirm())
    changed = match.moves_played
    go_on(session)
    session.do(Undo())
    assert match.moves_played >= changed
    assert match.current_player == seat
    assert session.asked


def test_a_limit_ends_with_its_auction_and_with_its_person() -> None:
    match = at_auction("american_rails", people=2)
    session, seat = sit(match, price=0), match.current_player
    bid_up_to(session, 9)
    session.set_seat(seat, SeatPlan("Bot", seat, "greedy"))
    session.set_seat(seat, SeatPlan("Person", seat))
    assert session.limits.of(seat) is None


def test_bots_that_are_held_can_go_on_where_several_people_play() -> None:
    match = at_auction("american_rails", people=2)
    session = sit(match, price=0)
    session.bot_clock.paused = True
    bid_up_to(session, 9)
    actions = compose(session, session.shown()).actions
    assert [action.target for action in actions if action.main] == [PromptButton(Command.PAUSE)]


def test_people_at_one_screen_do_not_see_each_others_limits() -> None:
    match = at_auction("american_rails", people=2)
    session, seat = sit(match, price=0), match.current_player
    limit = bid_up_to(session, 17)
    while not session.asked:
        session.update(1.0, at_rest=True)
        prompt = compose(session, session.shown())
        if not session.asked:
            assert prompt.amount is None
        told = (prompt.words, prompt.notice, *(action.label for action in prompt.actions))
        assert not any(str(limit) in words for words in told)
    assert match.current_player != seat
    assert session.limits.of(seat) == limit
    assert session.bidder.limit is None
    session.do(Cancel())
    assert session.limits.of(seat) == limit


def test_the_next_person_does_not_lose_the_screen_to_a_limit() -> None:
    match = at_auction("american_rails", people=2)
    session, other = sit(match, price=0), (match.current_player + 1) % 3
    bid_up_to(session, 17)
    go_on(session)
    assert session.viewer == other
    session.handover.drop()
    session.do(Confirm())
    go_on(session)
    assert session.viewer == other
    assert not session.handover.waits


def test_a_saved_match_opens_without_the_limit(tmp_path: Path) -> None:
    store = Store(tmp_path)
    match = at_auction("american_rails", store=store)
    session, seat = sit(match, price=10**6), match.current_player
    bid_up_to(session, 9)
    go_on(session, 4)
    assert match.id is not None
    opened = Match.open(store, match.id)
    assert opened.moves == match.moves
    again = sit(opened, price=10**6)
    assert again.limits.of(seat) is None
    go_on(again)
    assert again.asked
    store.close()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Any]:
    """A table before a person's first bid."""
    with tables(tmp_path) as make:
        app, scene = make((None, "greedy", "greedy"), view=PlainView())
        while not any(isinstance(move, Bid) for move in scene.session.decision.moves):
            if scene.session.asked:
                scene.session.play(scene.match.state.legal_moves()[0])
            app.step(FRAME, ())
        scene.match.store.checkpoint()
        scene.session.handover.drop()
        app.step(1.0, ())
        yield app, scene


def _by_key(app: Any, scene: Any) -> None:
    action = next(action for action in scene.prompt.actions if action.target == Pick(LIMIT))
    press(app, getattr(pygame, f"K_{action.key}"))


def _by_pad(app: Any, scene: Any) -> None:
    for _ in range(12):
        push(app, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
        if scene.session.pointed == LIMIT:
            break
    push(app, pygame.CONTROLLER_BUTTON_A)


@pytest.mark.parametrize(
    "set_limit",
    [
        lambda app, scene: click(app, spot(scene, Pick(LIMIT))),
        lambda app, scene: tap(app, spot(scene, Pick(LIMIT))),
        _by_key,
        _by_pad,
    ],
    ids=["pointer", "touch", "keys", "pad"],
)
def test_a_limit_is_set_by_every_input_and_canceled_by_escape(table: Any, set_limit: Any) -> None:
    app, scene = table
    scene.session.bot_clock.paused = True
    seat = scene.match.current_player
    scene.do(StepAmount(7))
    limit = scene.session.amount.value
    set_limit(app, scene)
    assert scene.session.limits.of(seat) == limit
    assert scene.prompt.amount.value == limit
    press(app, pygame.K_ESCAPE)
    assert scene.session.limits.of(seat) is None
    assert scene.session.asked


def test_no_lesson_or_puzzle_takes_a_limit(table: Any) -> None:
    _, scene = table
    assert not LessonScene.bids_for_people
    assert not PuzzleScene.bids_for_people
    scene.session.bidder.enabled = False
    scene.session.redraw()
    assert all(action.target != Pick(LIMIT) for action in scene.prompt.actions)
    scene.do(Pick(LIMIT))
    assert scene.session.limits.of(scene.match.current_player) is None


def test_the_log_has_one_line_for_a_duel_and_its_bids_as_details() -> None:
    session = sit(at_auction("american_rails"), price=10**6)
    assert session.amount is not None
    least, limit = session.amount.lowest, bid_up_to(session, 9)
    go_on(session, 7)
    session.playback.stop()
    duels = [entry for entry in session.log().entries if entry.details]
    assert len(duels) == 1
    assert f"${least}" in duels[0].words
    assert f"${least + 6}" in duels[0].words
    assert all(f"${least + bid}" in duels[0].details for bid in range(7))
    assert limit >= least + 6


def _advise(scene: Any, price: int | None) -> None:
    """Lay advice on the table that names a price."""
    moves = scene.match.state.legal_moves()[:2]
    lines = [AdvisedMove(scene.match.game.format_move(move), "", "", "", 0.5, ()) for move in moves]
    scene.session.adviser.learn(Advice(lines, [], True, True, price))
    scene.session.adviser.look()
    scene.sync()


@pytest.mark.parametrize("by_key", [False, True])
def test_one_press_of_its_button_or_letter_bids_up_to_the_advised_price(table: Any, by_key: bool) -> None:
    app, scene = table
    scene.session.bot_clock.paused = True
    seat, highest = scene.match.current_player, scene.session.amount.highest
    _advise(scene, highest - 5)
    target = BidUpTo(highest - 5)
    assert scene.session.advised_limit == target.amount
    if by_key:
        _by_key(app, scene)
    else:
        click(app, spot(scene, target))
    assert scene.session.limits.of(seat) == target.amount
    assert scene.session.adviser.advice is None


@pytest.mark.parametrize("pad", [False, True])
def test_the_key_of_advice_chooses_the_advised_limit_and_confirming_sets_it(table: Any, pad: bool) -> None:
    app, scene = table
    scene.session.bot_clock.paused = True

    def confirm() -> None:
        push(app, pygame.CONTROLLER_BUTTON_A) if pad else press(app, pygame.K_RETURN)

    seat, moves = scene.match.current_player, scene.match.moves_played
    limit = scene.session.amount.highest - 5
    _advise(scene, limit)
    push(app, pygame.CONTROLLER_BUTTON_X) if pad else press(app, pygame.K_h)
    assert scene.session.adviser.advice is None
    assert scene.session.amount.value == limit
    confirm()
    assert scene.session.limits.of(seat) is None, "a press right after the card is from habit"
    app.step(MOMENT, ())
    push(app, pygame.CONTROLLER_BUTTON_DPAD_DOWN) if pad else press(app, pygame.K_DOWN)
    (marked,) = [action.target for action in scene.prompt.actions if action.main]
    assert marked == Pick(LIMIT)
    confirm()
    assert scene.session.limits.of(seat) == limit - 1
    assert scene.match.moves_played == moves


def test_the_lamp_closes_advice_and_bids_nothing(table: Any) -> None:
    app, scene = table
    scene.session.bot_clock.paused = True
    seat, moves = scene.match.current_player, scene.match.moves_played
    _advise(scene, scene.session.amount.highest - 5)
    click(app, spot(scene, BarButton(Command.HINT)))
    assert scene.session.adviser.advice is None
    assert scene.session.limits.of(seat) is None
    assert scene.match.moves_played == moves


@pytest.mark.parametrize(("above", "limit"), [(-1, None), (0, 0), (10**6, 10**6)])
def test_advice_offers_no_limit_but_a_legal_bid(table: Any, above: int, limit: int | None) -> None:
    _, scene = table
    amount = scene.session.amount
    _advise(scene, amount.lowest + above)
    found = scene.session.advised_limit
    assert found == (None if limit is None else min(amount.lowest + limit, amount.highest))
    assert any(isinstance(one.target, BidUpTo) for one in scene.spots()) == (limit is not None)


def test_limits_save_a_person_two_thirds_of_the_presses_to_bid() -> None:
    without, with_limits = (
        sum(play(seed, limits, auctions=4).bids for seed in range(3)) for limits in (False, True)
    )
    assert 0 < 3 * with_limits <= without


def test_no_limit_is_set_above_the_legal_bids_by_an_intent() -> None:
    session = sit(at_auction("american_rails"), price=0)
    assert session.amount is not None
    assert session.do(BidUpTo(session.amount.highest + 1)).refused
    assert session.asked


def test_enter_rushes_the_bids_and_does_not_bid(table: Any) -> None:
    app, scene = table
    scene.do(StepAmount(9))
    scene.do(Pick(LIMIT))
    scene.session.bot_clock.paused = True
    limit, before = (
        scene.session.limits.of(scene.match.people and scene.session.viewer),
        scene.match.moves_played,
    )
    app.step(1.0, ())
    press(app, pygame.K_RETURN)
    assert scene.match.moves_played == before
    assert scene.session.limits.of(scene.session.viewer) == limit


def test_a_pass_because_of_a_limit_keeps_its_line_and_its_mark() -> None:
    match = at_auction("american_rails")
    session, seat = sit(match, price=10**6), match.current_player
    bid_up_to(session, 4)
    go_on(session)
    session.playback.stop()
    (made,) = [line for line in match.log if line.is_automatic]
    assert made.content == BidPassed(seat)
    numbers = [line.move_number for line in match.log]
    assert numbers == sorted(numbers)
    entries = session.log().entries
    assert sum(entry.made for entry in entries) == 1
    assert sum(bool(entry.details) for entry in entries) == 1


def test_a_gamepad_changes_and_cancels_the_limit_while_others_bid(table: Any) -> None:
    app, scene = table
    scene.session.bot_clock.paused = True
    seat = scene.match.current_player
    scene.do(StepAmount(3))
    scene.do(Pick(LIMIT))
    limit = scene.session.limits.of(seat)
    push(app, pygame.CONTROLLER_BUTTON_DPAD_UP, times=2)
    push(app, pygame.CONTROLLER_BUTTON_A)
    assert scene.session.limits.of(seat) == limit + 2
    push(app, pygame.CONTROLLER_BUTTON_B)
    assert scene.session.limits.of(seat) is None
