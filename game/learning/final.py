"""The final score explained: its parts for each seat, and the sources of the winner's lead.

>>> from game.match.journal import SeatPlan
>>> match = Match.new("american_rails", [SeatPlan(name, i) for i, name in enumerate("ABC")], seed=7)
>>> lines_of(match)
[Line(heading=Message(account-dealt), amounts=(50, 50, 50), colour='')]
>>> final_data(match) is None
True
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from game.match.match import Match
from game.match.scores import format_score, score_formatter, score_unit
from game.rules.accounts import AccountHeading, ScoreUnit
from game.rules.catalog import load_accounts
from game.rules.contract import Event, State
from game.rules.messages import Message
from game.rules.ranking import standings
from game.words import Localizer, translate

NAMED: Final = 2
"""The maximum numbers of lines named as reasons for a lead, and against it."""
WORTH_A_WORD: Final = 4
"""A line is not named if another made this many times its difference."""


class Begun(AccountHeading):
    """The value before the first move."""

    DEALT = "account-dealt"


class Rest(AccountHeading):
    """The sum of the lines that are not named."""

    REST = "account-rest"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score: what every seat gained under a heading, or paid (less than 0)."""

    heading: Message
    amounts: tuple[int, ...]
    """The amounts by seat."""
    colour: str = ""
    """The colour of the company that it is about; "" if it is about none."""


class Lead(NamedTuple):
    """A seat's lead over another: the lines with the differences in its favor, and against it.

    The differences add up to the margin; the lines too small to name are summed in `Rest`, at the end.
    """

    seat: int
    second: int
    margin: int
    ahead: tuple[tuple[Message, int], ...]
    behind: tuple[tuple[Message, int], ...]


def lines_of(match: Match) -> list[Line]:
    """Return the lines that make up the scores of all seats.

    Starting values come first, then gains, then payments; companies come first, in the order of their board.
    """
    state = match.position(0)
    accounts = load_accounts(match.game.key)
    begun, ordered = tuple(state.scores()), list(accounts.order(state))
    amounts: dict[Message, list[int]] = {}
    colours: dict[Message, str] = {}
    events: list[Event] = []
    for move in match.moves:
        events.clear()
        state.apply_unchecked(move, events.append)
        for item in accounts.entries(state, events):
            amounts.setdefault(item.heading, [0] * state.players)[item.seat] += item.amount
            colours[item.heading] = item.colour

    def place(heading: Message) -> tuple[bool, bool, int]:
        rank = ordered.index(heading) if heading in ordered else len(ordered)
        return sum(amounts[heading]) < 0, not colours[heading], rank

    found = [Line(one, tuple(amounts[one]), colours[one]) for one in sorted(amounts, key=place)]
    return [Line(Begun.DEALT(), begun), *found] if any(begun) else found


def lead_of(state: State, lines: Sequence[Line]) -> Lead | None:
    """Return the sources of the winner's lead; None if several share the highest score."""
    scores = state.scores()
    first, second = (seat for _, seat in standings(scores, state.winners())[:2])
    if scores[first] == scores[second]:
        return None
    apart = [(line.heading, line.amounts[first] - line.amounts[second]) for line in lines]
    apart.sort(key=lambda one: -abs(one[1]))
    told = [one for one in apart if abs(one[1]) * WORTH_A_WORD >= abs(apart[0][1])]
    ahead = [one for one in told if one[1] > 0][:NAMED] or [one for one in apart if one[1] > 0][:1]
    behind = [one for one in told if one[1] < 0][:NAMED]
    margin = scores[first] - scores[second]
    rest = margin - sum(amount for _, amount in (*ahead, *behind))
    if rest:
        unnamed = [one for one in apart if one[1] and one not in ahead and one not in behind]
        heading = unnamed[0][0] if len(unnamed) == 1 else Rest.REST()
        (ahead if rest > 0 else behind).append((heading, rest))
    return Lead(first, second, margin, tuple(ahead), tuple(behind))


def lead_words(match: Match, lines: Sequence[Line]) -> str:
    """Return the sources of the winner's lead as a sentence in the active language.

    The match must be over.
    """
    state, localizer = match.state, Localizer(match.game, match.names)
    lead = lead_of(state, lines)
    if lead is None:
        scores = state.scores()
        level = [name for name, score in zip(match.names, scores, strict=True) if score == max(scores)]
        return translate(
            "score-level", names=localizer.format_list(level), score=format_score(match, max(scores))
        )
    ahead, behind = (
        localizer.format_list([_beside(match, localizer, one, apart) for one, apart in side])
        for side in (lead.ahead, lead.behind)
    )
    names = {"name": match.names[lead.seat], "second": match.names[lead.second]}
    figures = {"difference": format_score(match, lead.margin), "ahead": ahead}
    if behind:
        return translate("score-lead-but", **names, **figures, behind=behind)
    return translate("score-lead", **names, **figures)


def _beside(match: Match, localizer: Localizer, heading: Message, apart: int) -> str:
    """Return the difference between two seats in one line of the score."""
    end = "ahead" if apart > 0 else "behind"
    figures = dict(heading.args)
    return localizer.translate(
        f"{heading.id.key}.{end}", **figures, difference=format_score(match, abs(apart))
    )


def why_words(match: Match) -> list[str]:
    """Return why the game ended and, if several share the highest score, how the tie was broken."""
    state = match.state
    tie = state.tie_break()
    why = translate("why-game-ended", reason=_message(match, state.ending()))
    return [why] if tie is None else [why, _message(match, tie)]


def _message(match: Match, note: Message | None) -> str:
    return "" if note is None else Localizer(match.game, match.names).message(note)


def scores_before(match: Match) -> list[int]:
    """Return the scores before the final scoring of a finished match; from nothing, if there was none."""
    accounts, final = load_accounts(match.game.key), match.state.scores()
    events = match.events_of(match.moves_played - 1)
    if accounts.final:
        events = tuple(event for event in events if isinstance(event, accounts.final))
    entries = accounts.entries(match.state, events)
    if not entries:
        return [0] * len(final)
    for entry in entries:
        final[entry.seat] -= entry.amount
    return final


def final_data(match: Match) -> dict[str, Any] | None:
    """Return the final score as plain data for JSON, titles and sentences in the active language.

    None while the match goes on.
    """
    if not match.is_over:
        return None
    lines, localizer, state = lines_of(match), Localizer(match.game, match.names), match.state
    tie = state.tie_break()
    return {
        "counted": score_unit(match).name.lower(),
        "scores": state.scores(),
        "winners": state.winners(),
        "lines": [
            {
                "heading": str(line.heading),
                "title": localizer.message(line.heading),
                "amounts": list(line.amounts),
            }
            for line in lines
        ],
        "lead": lead_words(match, lines),
        "ending": _message(match, state.ending()),
        "tie": _message(match, tie) or None,
    }


def final_words(match: Match) -> list[str]:
    """Return the final score as lines of text in the active language; the match is over."""
    lines, localizer = lines_of(match), Localizer(match.game, match.names)
    rows = [(localizer.message(line.heading), line.amounts) for line in lines]
    rows.append((translate("account-end"), tuple(match.state.scores())))
    in_figures, told = score_formatter(match), [title_of_score(match)]
    for label, amounts in rows:
        shares = [
            translate("score-share", name=name, amount=in_figures(amount))
            for name, amount in zip(match.names, amounts, strict=True)
        ]
        told.append(translate("review-line", label=label, shares=localizer.format_list(shares)))
    return [*told, f"  {lead_words(match, lines)}", *(f"  {why}" for why in why_words(match))]


def title_of_score(match: Match) -> str:
    """Return the heading of the lines."""
    return translate("score-title-money" if score_unit(match) is ScoreUnit.MONEY else "score-title-points")
