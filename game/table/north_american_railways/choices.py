"""The prompt's buttons: companies that may buy, answers to an offer, and stopping."""

from __future__ import annotations

from game.rules.north_american_railways.moves import (
    BuyCity,
    BuyInstead,
    EndTurn,
    LetGo,
    PassCities,
    TakeMoney,
)
from game.rules.north_american_railways.steps import RELIEF
from game.table.boards.preview import preview
from game.table.boards.view import Choice, Thing, thing_of
from game.table.north_american_railways.reading import (
    Seen,
    city_reason,
    company_title,
    why_not,
)
from game.table.north_american_railways.slips import seal_of, share_of
from game.words import format_dollars


def choices_of(shown: Seen) -> list[Choice]:
    """Return the companies that may buy a city, the answers to an offer, and stopping."""
    kinds = {type(move) for move in shown.moves}
    found = _company_choices(shown) if BuyCity in kinds else []
    if LetGo in kinds:
        found += _answers_to_offer(shown)
    if TakeMoney in kinds:
        found.append(Choice(shown.translate("choice-take-money", amount=RELIEF), thing_of(TakeMoney)))
    if EndTurn in kinds:
        found.append(Choice(shown.translate("choice-end-turn"), thing_of(EndTurn)))
    if PassCities in kinds:
        found.append(Choice(shown.translate("choice-pass"), thing_of(PassCities)))
    return found


def _company_choices(shown: Seen) -> list[Choice]:
    """Return every company of which the current player holds a share, with its treasury."""
    state = shown.state
    able = {move.company for move in shown.moves if isinstance(move, BuyCity)}
    return [
        Choice(
            company_title(shown, company),
            Thing("company", company),
            format_dollars(treasury),
            seal_of(company),
            company in able,
            "" if company in able else city_reason(shown, company) or "",
        )
        for company, treasury in enumerate(state.treasury)
        if state.shares_of(state.turn, company)
    ]


def _answers_to_offer(shown: Seen) -> list[Choice]:
    state = shown.state
    company = state.bottom_share(state.offer_column)
    sold, _ = preview(state, LetGo())
    gain = sold.treasury[company] - state.treasury[company]
    # Whether the purse can pay is for nobody to see but its owner.
    why = "" if shown.covered else why_not(shown, BuyInstead()) or ""
    return [
        Choice(
            shown.translate("choice-let-go"),
            thing_of(LetGo),
            shown.translate("choice-let-go.note", name=company_title(shown, company), amount=gain),
            seal_of(company),
        ),
        Choice(
            shown.translate("choice-buy"),
            thing_of(BuyInstead),
            shown.translate("choice-buy.note", amount=state.offer_price),
            share_of(company),
            not why,
            why,
        ),
    ]
