"""What is said in American Rails of what a seat loses by a share, and of what sets alike gains apart."""

from __future__ import annotations

from game.learning.reasons import brief, reason
from game.rules.american_rails.state import AmericanRailsState
from tests.learning.american_rails.test_reasons import of_four, position, speaker_of, told, with_scores

EVEN = ("pass", 0.41), ("bid 22", 0.405)
DEAR = ("pass", 0.5), ("bid 15", 0.3)


def test_a_share_hardly_worth_its_price_is_told_with_what_is_lost_to_another() -> None:
    state = position(69)
    lost = "gains $6 a year, while you lose $5."
    assert f"hardly brings you what it costs. Clara is then likely to get it, and {lost}" in told(
        state, 0, *EVEN
    )
    assert told(state, 1, *EVEN).startswith(f"Otherwise Clara is likely to get the share and {lost}")


def test_a_share_that_does_not_pay_even_with_what_is_lost_is_told_with_both() -> None:
    both = (
        "The share is not worth $15 to you. With the share your dividends come to $41 a year, and to $34 "
        "if another player gets it, paid about two more times."
    )
    assert told(position(208), 0, *DEAR).startswith(both)
    assert told(position(208), 1, *DEAR).startswith(both)


def test_a_bid_that_is_hardly_behind_is_not_called_not_worth_it() -> None:
    """A single dollar, and wins within what searches differ by, are told as about as good."""
    state = position(69)
    even, less = (0.0, 0.0, 0.0, 0.0), (-1.5, 0.0, 0.0, 0.0)
    near = with_scores(state, ("pass", 0.1, even), ("bid 22", 0.099, even), ("bid 26", 0.08, less))
    assert brief(near, 2, state, speaker_of(state)) == "hardly worth $26 to you"
    assert "About as good as the first." in reason(near, 2, state, speaker_of(state))
    assert "The share is not worth" not in reason(near, 2, state, speaker_of(state))


def test_a_share_that_pays_its_price_in_dividends_is_not_let_go_for_nothing() -> None:
    state = position(70)
    why = told(state, 1, ("bid 22", 0.4), ("pass", 0.4))
    assert why.startswith("At $22 the share is just worth its price to you. Conductor is then likely")
    best = told(state, 0, ("pass", 0.4), ("bid 22", 0.4))
    assert best.startswith("At $22 the share is just worth its price to you. “Bid $22”")


def test_a_share_that_dividends_would_pay_is_told_with_whom_its_price_helps() -> None:
    """Else nobody sees why it is worth no more."""
    state = position(70).copy()
    assert isinstance(state, AmericanRailsState)
    other = (state.current_player() + 1) % state.players
    bids = ("pass", 0.4), ("bid 22", 0.4)
    assert "The price goes into" not in told(state, 1, *bids)
    state.shares[other * len(state.treasury) + state.lot] = 2
    state.sold[state.lot] = 2
    state.income[state.lot], state.cash[other] = 60, 60
    why = told(state, 1, *bids)
    assert why.startswith("With the share your dividends rise from $6 to $26 a year")
    assert "The price goes into the treasury of" in why
    assert "of which Conductor then holds 2 of 3 shares." in why


def test_of_those_who_may_get_a_share_only_who_gains_by_it_is_named() -> None:
    why = told(position(133), 1, ("bid 10", 0.4), ("pass", 0.4))
    assert "Clara may then get it, and gain $6 a year." in why


def test_a_sale_that_costs_dividends_is_told_with_the_company_that_it_builds() -> None:
    state = position(122)
    pair = ("put up Continental", 0.4), ("put up American", 0.4)
    fills = "The price goes into the treasury of Continental, of which you hold the only share sold."
    assert f"{fills} Unless you get it, your dividends fall from $26 to $20 a year." in told(state, 0, *pair)
    assert fills not in told(state, 1, *pair[::-1])


def test_who_stops_laying_saves_the_money_of_the_company_that_would_lay() -> None:
    state = position(42)
    assert isinstance(state, AmericanRailsState)
    lays = [
        text for text in map(state.game.format_move, state.legal_moves()) if text.startswith("lay Liberty")
    ]
    why = told(state, 1, (lays[0], 0.5), ("decline", 0.4))
    assert why.startswith("Liberty keeps its $12 for better track.")
    assert state.treasury[1] < max(state.treasury)


def test_of_a_gain_that_is_alike_the_income_that_falls_sets_apart() -> None:
    state = position(74).copy()
    assert isinstance(state, AmericanRailsState)
    seat, count = state.current_player(), len(state.treasury)
    rival = (seat + 1) % state.players
    continental, majestic = 2, 3
    state.shares = [0] * len(state.shares)
    for owner, company, held in ((seat, continental, 1), (rival, continental, 1), (rival, majestic, 4)):
        state.shares[owner * count + company] = held
    state.sold[continental], state.sold[majestic] = 2, 4
    pair = ("lay Continental Philadelphia", 0.5), ("finish", 0.4)
    falls = "Clara gains $2 a year too. Majestic's income falls from $11 to $9."
    assert falls in told(state, 0, *pair)
    state.shares[rival * count + majestic], state.shares[seat * count + majestic] = 2, 2
    assert "income falls" not in told(state, 0, *pair)


def test_whose_income_an_action_may_lower_is_not_told_before_a_cube_is_laid() -> None:
    why = told(of_four(277), 0, ("choose expand_3", 0.5), ("choose pass", 0.4))
    assert "James gains $2 a year too." in why
    assert "income falls" not in why


def test_a_share_is_worth_the_dearest_bid_that_is_as_good() -> None:
    state, least, passing = position(133), ("bid 10", 0.4), ("pass", 0.4)
    even = told(state, 0, least, ("bid 25", 0.395), passing)
    assert even.startswith("Worth about $25 to you: bid $10, stop at $25.")
    assert told(state, 2, least, ("bid 25", 0.395), passing).startswith("At $25 the share is just worth its")
    limit = told(state, 0, least, ("bid 25", 0.3), passing)
    assert limit.startswith("Worth about $10 to you: bid that, and no more.")
