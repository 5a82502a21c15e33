"""Advice as data and as text: each candidate, its expected results, and why.

>>> import random
>>> from game.match.analysis import analyze
>>> from game.match.journal import SeatPlan
>>> from game.match.match import Match
>>> match = Match.new("american_rails", [SeatPlan(name, i) for i, name in enumerate("ABC")], seed=7)
>>> found = analyze(match, bot="greedy")
>>> localizer = Localizer(match.game, match.names)
>>> first = data_of(found, match.state, localizer)["candidates"][0]
>>> match.game.parse_move(first["move"]) == found.candidates[0].candidate.move, len(first["reason"]) > 0
(True, True)
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec

from ai.bot import CancelCheck, Candidate, never_cancel
from ai.explain import Explained, Explanation, chosen_first, reasons, stop_price
from ai.knowledge import for_game
from ai.lot import PLAYOUTS, PricedLot, lot_of
from ai.players import adviser_of
from game.learning.alike import distinct
from game.learning.blunders import at_first_sight, auction_blunders, blunders
from game.learning.endings import Endings
from game.learning.reasons import (
    brief,
    brief_objection,
    explainer_of,
    is_at_least,
    objection,
    reason,
    term_name,
    title,
)
from game.learning.reasons.candidate import SELDOM, ComparedCandidate
from game.learning.second_look import SecondLook
from game.match.advice import Advice, AdviceRequest, AdvisedMove
from game.rules.auction import PASS_BID, Bid
from game.rules.contract import Move, State
from game.words import Localizer, decimal_argument, format_dollars, format_number, override, translate

Teller = Callable[[Explanation, int, State, Localizer], str]

LEAST: Final = 0.005
"""The least difference in a term that is shown, as a share of the expected scores."""

MOST: Final = 4
"""The highest number of differences between two candidates that are shown."""


def data_of(found: Explanation, state: State, localizer: Localizer) -> dict[str, Any]:
    """Return an explanation as plain data for JSON; titles and reasons are in the active language.

    `state` is the position that was explained, as the actor's player knows it. Moves equivalent to a better
    candidate are omitted.
    """
    found = _without_equivalents(_as_advised(found, state), state, localizer)
    return {
        "seat": found.seat,
        "bot": found.bot,
        "stop": _stop(found, state),
        "differing": found.differing(),
        "candidates": [
            {
                "move": state.game.format_move(one.candidate.move),
                "title": title(one.candidate.move, state, localizer),
                "reason": reason(found, place, state, localizer),
                "value": round(one.candidate.value, 4),
                "chance": round(one.candidate.chance, 4),
                "scores": [round(score, 2) for score in expected(one.candidate, state)],
                "error": round(one.candidate.error, 4),
                "visits": one.candidate.visits,
                "terms": [
                    {term: round(value, 2) for term, value in zip(found.terms, row, strict=True)}
                    for row in one.terms
                ],
            }
            for place, one in enumerate(found.candidates)
        ],
    }


def words_of(found: Explanation, state: State, localizer: Localizer) -> str:
    """Return an explanation as lines of text in the active language, without equivalent moves.

    `state` is the position that was explained, as the actor's player knows it.
    """
    found = _without_equivalents(_as_advised(found, state), state, localizer)
    name = localizer.names[found.seat]
    lines = [translate("advice-head", name=name, what=localizer.message(state.prompt()), bot=found.bot)]
    best = found.candidates[0]
    for place, one in enumerate(found.candidates, 1):
        candidate = one.candidate
        chance, scores = round(100 * candidate.chance), _scores(candidate, state, localizer)
        called = title(candidate.move, state, localizer)
        line = translate("advice-candidate", place=place, move=called, chance=chance, scores=scores)
        if candidate.error:
            error = decimal_argument(round(100 * candidate.error, 1))
            line = translate("advice-tried", line=line, error=error, visits=candidate.visits)
        lines += [line, translate("advice-reason", reason=reason(found, place - 1, state, localizer))]
        differences = _differences(found, one, best, state, localizer)
        if differences:
            lines.append(translate("advice-differs", differences="; ".join(differences)))
    stop = _stop(found, state)
    first = ComparedCandidate(found, 0, state)
    if stop is not None and not first.is_only and not is_at_least(found, state):
        lines.append(_last_line(found, stop, state))
    return "\n".join(lines)


def _last_line(found: Explanation, stop: int, state: State) -> str:
    """Return the line that states the highest price that a lot is worth."""
    if not stop:
        return translate("advice-let-go")
    capped = ComparedCandidate(found, 0, state).is_capped
    return translate("advice-stop-at-all" if capped else "advice-stop", price=format_dollars(stop))


def _scores(candidate: Candidate, state: State, localizer: Localizer) -> str:
    """Return the expected final scores, each with its player's name."""
    figure = format_dollars if explainer_of(state.game.key).in_dollars else format_number
    return localizer.format_list(
        [
            translate("advice-score", name=name, score=figure(round(score)))
            for name, score in zip(localizer.names, expected(candidate, state), strict=False)
        ]
    )


def _stop(found: Explanation, state: State) -> int | None:
    """Return the highest price to pay; a search takes precedence over the evaluation."""
    return None if found.stop is None else ComparedCandidate(found, 0, state).stop


def _differences(
    found: Explanation, one: Explained, best: Explained, state: State, localizer: Localizer
) -> list[str]:
    """Return the differences of a candidate's position from the best one's, the greatest first."""
    if one is best:
        return []
    apart = [
        (value - other, seat, term)
        for seat, (row, base) in enumerate(zip(one.terms, best.terms, strict=False))
        for term, value, other in zip(found.terms, row, base, strict=True)
    ]
    least = LEAST * max((abs(score) for score in best.candidate.scores), default=0.0)
    apart = sorted((one for one in apart if abs(one[0]) > least), key=lambda one: -abs(one[0]))[:MOST]
    differences = []
    for value, seat, term in apart:
        what = localizer.translate(term_name(state.game, term, value > 0))
        amount = f"{'+' if value > 0 else '−'}{format_number(round(abs(value), 1))}"
        key = "advice-own-term" if seat == found.seat else "advice-other-term"
        differences.append(translate(key, name=localizer.names[seat], term=what, amount=amount))
    return differences


def line_of(state: State, names: list[str], move: Move) -> AdvisedMove:
    """Return the objection to a move, compared with the move that the evaluation alone rates best."""
    known = for_game(state.game)
    best = max(
        (at_first_sight(state, one, known) for one in known.policy.candidates(state)),
        key=lambda one: one.value,
    )
    one = at_first_sight(state, move, known)
    candidates = Explained(best, ()), Explained(one, ())
    found = Explanation(state.current_player(), "", (), candidates, stop_price(state, known))
    return _line(found, 1, state, Localizer(state.game, names), objection)


# For the table, in the process in which bots think

WEIGHED: Final = 6
"""The number of candidates that are considered before duplicates are removed."""

SHOWN: Final = 3
"""The number of candidates shown at the table."""

AT_THE_END: Final = 50_000
"""The maximum number of positions visited when the rest of a game is searched to the end."""

MISPLACED: Final = 0.05
"""The margin by which a briefly searched move may exceed an earlier one and still be listed."""


def advise(
    state: State,
    bot: str,
    found: Sequence[Candidate],
    chosen: Move | None,
    request: AdviceRequest,
    cancel_check: CancelCheck = never_cancel,
) -> Advice | None:
    """Return a bot's analysis of a position as text.

    `chosen` is the move that it would make; None as long as it thinks. `found` may be empty at the end,
    where there was nothing to compare. Before the search both are missing, and there is an answer only in an
    auction, whose price needs no search. `cancel_check` may end it.
    """
    known = for_game(state.game)
    lot = _lot(state, bot, cancel_check)
    if lot is not None:
        return _auction_advice(state, bot, lot, request)
    if chosen is None and not found:
        return None
    ends, again = Endings(AT_THE_END, cancel_check), _second_look(state, bot, cancel_check)
    if chosen is None:
        found = chosen_first(found, found[0].move)
    else:
        found = chosen_first(found, chosen) or (at_first_sight(state, chosen, known),)
        found = _advised(state, bot, found, ends, again)
    with override(request.language):
        localizer = Localizer(state.game, request.names)
        explained = reasons(
            state,
            bot,
            distinct(found[:WEIGHED], state, localizer),
            known,
            PLAYOUTS if chosen is not None else 0,
            cancel_check=cancel_check,
        )
        shown = range(min(SHOWN, len(explained.candidates)))
        lines = [_line(explained, place, state, localizer) for place in shown]
        warns = request.warns and chosen is not None
        warned = (
            blunders(state, explained, found, known, ends, again, localizer, cancel_check) if warns else ()
        )
        against = [_line(one, 1, state, localizer, objection) for one in warned]
        in_dollars, stop = explainer_of(state.game.key).in_dollars, _stop(explained, state)
        return Advice(lines, against, chosen is not None, in_dollars, stop)


def _lot(state: State, bot: str, cancel_check: CancelCheck = never_cancel) -> PricedLot | None:
    """Return the lot of an auction for which the adviser names a price; None for any other decision."""
    if bot != adviser_of(state.game.key) or not any(isinstance(move, Bid) for move in state.legal_moves()):
        return None
    return lot_of(state, cancel_check)


def _priced(state: State, bot: str, lot: PricedLot) -> Explanation:
    """Return the lowest bid and passing, the better of the two first, by the price of the lot."""
    bid, passed = lot.lowest_bid(state), lot.passed(state)
    is_worth_it = isinstance(bid.move, Bid) and bid.move.amount <= lot.stop
    found = (bid, passed) if is_worth_it else (passed, bid)
    return replace(reasons(state, bot, found, for_game(state.game), PLAYOUTS), is_priced=True)


def _auction_advice(state: State, bot: str, lot: PricedLot, request: AdviceRequest) -> Advice:
    """Return how far to bid, and the bids and the pass to warn of."""
    with override(request.language):
        localizer = Localizer(state.game, request.names)
        explained = _priced(state, bot, lot)
        lines = [_line(explained, place, state, localizer) for place in range(len(explained.candidates))]
        if lot.former is not None:
            changed = translate("advice-price-changed", price=lot.former, amount=format_dollars(lot.former))
            lines = [msgspec.structs.replace(line, reason=f"{line.reason} {changed}") for line in lines]
        warned = auction_blunders(state, explained, lot) if request.warns else ()
        against = [_line(one, 1, state, localizer, objection) for one in warned]
        return Advice(lines, against, True, explainer_of(state.game.key).in_dollars, lot.stop)


def _as_advised(found: Explanation, state: State) -> Explanation:
    """Return an explanation with the advised candidates in place of those the adviser found."""
    lot = _lot(state, found.bot)
    if lot is not None:
        return _priced(state, found.bot, lot)
    searched = tuple(one.candidate for one in found.candidates)
    again = _second_look(state, found.bot)
    advised = _advised(state, found.bot, searched, Endings(AT_THE_END), again)
    if advised == searched:
        return found
    return replace(reasons(state, found.bot, advised, for_game(state.game)), stop=found.stop)


def _second_look(state: State, bot: str, cancel_check: CancelCheck = never_cancel) -> SecondLook | None:
    """Return the second search of the adviser's candidates; None if the game or the bot has none."""
    playouts = explainer_of(state.game.key).second_look
    is_asked = playouts and bot == adviser_of(state.game.key)
    return SecondLook(state, playouts, cancel_check=cancel_check) if is_asked else None


def _advised(
    state: State, bot: str, found: Sequence[Candidate], ends: Endings, again: SecondLook | None
) -> tuple[Candidate, ...]:
    """Return the adviser's candidates, or each move's exact result where it is known.

    Other results are searched again if the game requires it. Of moves that are about as good, the preferred
    one comes first. The candidates of any other bot are returned unchanged.
    """
    if bot != adviser_of(state.game.key):
        return tuple(found)
    known = ends.instead_of(state, found)
    found = again.instead_of(found) if again is not None and known == tuple(found) else known
    move = explainer_of(state.game.key).preferred(state, found)
    return chosen_first(found, found[0].move if move is None else move)


def _without_equivalents(found: Explanation, state: State, localizer: Localizer) -> Explanation:
    """Return an explanation without equivalent candidates and without those that have too few visits."""
    kept = _well_known(distinct([one.candidate for one in found.candidates], state, localizer))
    return replace(found, candidates=tuple(one for one in found.candidates if one.candidate in kept))


def _well_known(found: Sequence[Candidate]) -> list[Candidate]:
    """Return the candidates without briefly searched ones that follow a far worse one.

    Their rank is due to chance.

    >>> from game.rules.auction import Bid, PassBid
    >>> tried = Candidate(Bid(12), 0.7, 700, 0.5), Candidate(PassBid(), 0.4, 700, 0.2)
    >>> briefly = Candidate(Bid(19), 0.6, 90, 0.2), Candidate(Bid(30), 0.3, 90, 0.1)
    >>> [one.move for one in _well_known([*tried, *briefly])]
    [Bid(amount=12), PassBid(), Bid(amount=30)]
    """
    most = max((one.visits for one in found), default=0)
    worst = [min((other.value for other in found[1:n]), default=math.inf) for n in range(len(found))]
    return [
        one
        for one, worse in zip(found, worst, strict=True)
        if SELDOM * one.visits >= most or one.value - worse <= MISPLACED
    ]


def expected(candidate: Candidate, state: State) -> tuple[float, ...]:
    """Return the expected final scores after a move, at least what each seat is then certain of.

    In an auction nothing is certain, because the player who gets the lot pays for it.
    """
    if PASS_BID in state.legal_moves():
        return candidate.scores
    after = state.copy()
    after.apply_unchecked(candidate.move)
    certain = explainer_of(state.game.key).certain(after)
    return tuple(max(pair) for pair in zip(candidate.scores, certain, strict=False))


def _line(
    found: Explanation, place: int, state: State, localizer: Localizer, why: Teller = reason
) -> AdvisedMove:
    candidate, short = found.candidates[place].candidate, brief_objection if why is objection else brief
    then = () if why is objection else explainer_of(state.game.key).steps(state, candidate.move)
    return AdvisedMove(
        state.game.format_move(candidate.move),
        title(candidate.move, state, localizer),
        short(found, place, state, localizer),
        why(found, place, state, localizer),
        candidate.chance,
        expected(candidate, state),
        tuple(state.game.format_move(move) for move in then),
    )
