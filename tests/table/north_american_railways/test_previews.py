"""Previews before a move in North American Railways: slips, reasons and guides."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.contract import Move
from game.rules.north_american_railways import GAME, NorthAmericanRailwaysState
from game.rules.north_american_railways.income import split_income
from game.rules.north_american_railways.moves import (
    BuyCity,
    BuyInstead,
    BuyOwn,
    Found,
    LetGo,
    Offer,
    PassCities,
)
from game.rules.north_american_railways.steps import ANSWER, CHOOSE_SHARE, CITIES, ENDED
from game.table.boards.shown import Pickable, pickables_of
from game.words import format_dollars
from tests.helpers.north_american_railways.building import can, first
from tests.table.boards.samples import NAMES, NORTH_AMERICAN_RAILWAYS

SAMPLE = NORTH_AMERICAN_RAILWAYS
make_view, show, play, state_where = SAMPLE.view, SAMPLE.show, SAMPLE.play, SAMPLE.state_where


def test_things_that_nobody_can_choose_say_why() -> None:
    view = make_view()
    for state, _ in play(6, 3):
        if state.step == ENDED:
            break
        shown = show(state)
        legal = {thing for move in state.legal_moves() for thing in pickables_of(move)}
        for thing in SAMPLE.things(state):
            choosing = thing.field in ("column", "city_column", "covered")
            if thing not in legal and choosing:
                assert view.text.illegal_reason(thing, shown), (thing, state.step)


@pytest.mark.usefixtures("message_ids")
def test_what_one_has_is_not_betrayed_by_a_reason() -> None:
    state = state_where(
        lambda s: (
            s.step == CHOOSE_SHARE
            and s.cash[s.turn] < 1000
            and any(s.director[s.bottom_share(c)] == s.turn for c in range(4) if s.shares_left[c])
            and not any(isinstance(move, BuyOwn) for move in s.legal_moves())
        )
    )
    mine = [
        state.bottom_share(c) >= 0 and state.director[state.bottom_share(c)] == state.turn for c in range(4)
    ]
    column = mine.index(True)
    view, thing = make_view(), Pickable("column", column)
    assert f"cash={state.cash[state.turn]}" in (view.text.illegal_reason(thing, show(state)) or "")
    told = view.text.illegal_reason(thing, show(state, covered=True))
    assert told == "why-own-price price=1000"


@pytest.mark.usefixtures("message_ids")
def test_slip_of_an_offer_tells_both_answers() -> None:
    state = state_where(
        lambda s: any(isinstance(m, Offer) and m.amount == 300 for m in s.legal_moves()) and s.turn_number > 1
    )
    move = next(move for move in state.legal_moves() if isinstance(move, Offer) and move.amount == 300)
    company = state.bottom_share(move.column)
    director, name = NAMES[state.director[company]], f"company-{GAME.cards.companies[company]}"
    slip = make_view().text.preview(move, show(state))
    assert slip is not None
    assert [part.heading for part in slip.parts] == [
        f"slip-offer-let-go seat={director}",
        f"slip-offer-bought seat={director} amount=300",
    ]
    assert slip.parts[0].words.startswith(
        f"slip-you-pay sums=paid-to-company amount=200 company={name}, paid-to-bank amount=100 "
    )
    assert slip.parts[1].words.startswith(
        f"slip-offer-bought.words seat={director} sums=paid-to-company amount=200 company={name}, "
        "paid-to-you amount=100"
    )
    assert slip.confirm == "slip-offer.confirm amount=300"
    asked = state.copy()
    asked.play(move)
    outlook = make_view().text.outlook(show(asked))
    assert outlook is not None
    assert [part.badge for part in slip.parts] == [part.badge for part in outlook.parts]
    mine = state.shares_of(state.turn, company) + 1
    takes_over = mine >= state.shares_of(state.director[company], company)
    assert ("slip-you-take-over" in slip.parts[0].words) == takes_over


def test_an_offer_does_not_betray_what_the_director_has() -> None:
    state = state_where(can(Offer))
    move = first(state, Offer)
    assert isinstance(move, Offer)
    view = make_view()
    director = state.director[state.bottom_share(move.column)]
    poor, rich = state.copy(), state.copy()
    poor.cash[director], rich.cash[director] = 0, 9000
    assert view.text.preview(move, show(poor)) == view.text.preview(move, show(rich))


def sums(*amounts: int) -> tuple[str, ...]:
    """Return sums of money as a preview shows them where messages are ids."""
    return tuple(f"sum amount={amount}" for amount in amounts)


@pytest.mark.usefixtures("message_ids")
@pytest.mark.parametrize("kind", [Found, BuyOwn, LetGo, BuyInstead, BuyCity])
def test_figures_of_slips_are_those_after_the_move(kind: type[Move]) -> None:
    state = state_where(can(kind))
    move = first(state, kind)
    after = state.copy()
    after.apply_unchecked(move)
    column = getattr(move, "column", state.offer_column)
    company = move.company if isinstance(move, BuyCity) else state.bottom_share(column)
    slip = make_view().text.preview(move, show(state))
    assert slip is not None
    figures = {change.label: (change.before, change.after) for change in slip.changes}
    assert figures["slip-treasury"] == sums(state.treasury[company], after.treasury[company])
    if "slip-share-pays" in figures:
        each = split_income(state, company)[0], split_income(after, company)[0]
        assert figures["slip-share-pays"] == sums(*each)
    if "slip-your-cash" in figures:
        seat = state.turn
        assert figures["slip-your-cash"] == sums(state.cash[seat], after.cash[seat])
    hidden = make_view().text.preview(move, show(state, covered=True))
    assert hidden is not None
    assert "slip-your-cash" not in [change.label for change in hidden.changes]


def test_passing_needs_no_slip() -> None:
    state = state_where(can(PassCities))
    assert make_view().text.preview(PassCities(), show(state)) is None


def test_a_director_without_the_money_is_told_why_he_can_only_let_go() -> None:
    state = state_where(lambda s: s.step == ANSWER and s.cash[s.turn] < s.offer_price)
    let_go, buy = make_view().text.choices(show(state))
    assert let_go.enabled
    assert not buy.enabled
    assert str(format_dollars(state.offer_price)) in buy.why
    assert make_view().text.why_only(replace(show(state), moves=[LetGo()])) == make_view().text.guide(
        show(state)
    )


@pytest.mark.usefixtures("message_ids")
def test_who_can_only_pass_is_told_why() -> None:
    state = state_where(lambda s: s.step == CITIES and s.legal_moves() == [PassCities()])
    assert "ask-pass.words" in str(make_view().text.why_only(show(state)))
    assert make_view().text.why_only(show(state_where(can(BuyCity)))) is None


@pytest.mark.usefixtures("message_ids")
def test_who_would_end_the_game_by_passing_is_told() -> None:
    state = state_where(lambda s: s.turn_number > 1 and s.step == CITIES and len(s.legal_moves()) > 1)
    view = make_view()
    assert not view.text.guide(show(state))
    while state.passed.bit_count() < state.players - 1 and state.step == CITIES:
        state.play(PassCities())
    assert state.step == CITIES
    assert len(state.legal_moves()) > 1
    assert "guide-last-to-pass" in str(view.text.guide(show(state)))


def test_a_share_of_ones_own_has_its_price_and_is_not_asked_for() -> None:
    state = state_where(can(BuyOwn))
    move = first(state, BuyOwn)
    chosen = replace(show(state), armed=move, picked=tuple(pickables_of(move)))
    words = str(make_view().text.guide(chosen))
    assert "$1,000" in words
    assert "name your price" not in words


@pytest.mark.usefixtures("message_ids")
def test_the_slip_of_a_share_tells_what_all_ones_shares_bring() -> None:
    def own(state: NorthAmericanRailwaysState) -> bool:
        return any(isinstance(move, BuyOwn) for move in state.legal_moves()) and any(state.symbols)

    state = state_where(own)
    move = next(one for one in state.legal_moves() if isinstance(one, BuyOwn))
    company, seat = state.bottom_share(move.column), state.turn
    after = state.copy()
    after.apply_unchecked(move)
    slip = make_view().text.preview(move, show(state))
    assert slip is not None
    figures = {change.label: (change.before, change.after) for change in slip.changes}
    income, final = [], []
    for table in (state, after):
        shares, (per_share, extra, _) = table.shares_of(seat, company), split_income(table, company)
        income.append(format_dollars(shares * per_share + extra))
        final.append(format_dollars(shares * 100 * table.symbols[company]))
    assert figures["slip-yours-each-turn"] == tuple(income)
    assert figures["slip-yours-at-end"] == tuple(final)


def test_an_offer_begins_with_less_than_all_one_has() -> None:
    for cash in (300, 900, 2100):
        state = state_where(lambda s: any(isinstance(move, Offer) for move in s.legal_moves())).copy()
        state.cash = [cash] * state.players
        offers = [move for move in state.legal_moves() if isinstance(move, Offer)]
        assert offers
        for move in offers:
            first = make_view().choosing.first_amount(move, state)
            assert first is not None
            assert 100 <= first < cash
