"""What the fitting found, in the present language. With the command it stands above `game.words`.

>>> from game.words.active_locale import override
>>> quarters = [Quarter(60, 0.41, 0.95, 0.55)]
>>> with override("en"):
...     lines = list(fit_lines({"games": 9.0, "positions": 60.0, "penalty": 0.1}, quarters, quarters, {}))
>>> lines[0]
'9 games, 60 positions, penalty 0.1000'
>>> lines[1]
'in use  quarter 1  R2 0.410  slope 0.95  called 0.55'
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from ai.arena.decision import Verdict
from ai.fit.calibration import Quarter
from ai.fit.duel import Duel
from game.rules.messages import MessageId
from game.words import decimal_argument, translate


class Settled(MessageId):
    """Whether new weights win more than those in use."""

    MORE = "fit-more"
    LESS = "fit-less"
    LEVEL = "fit-level"
    OPEN = "fit-open"


_VERDICTS: Final = {
    Verdict.MORE: Settled.MORE,
    Verdict.LESS: Settled.LESS,
    Verdict.LEVEL: Settled.LEVEL,
    None: Settled.OPEN,
}


def fit_lines(
    measured: Mapping[str, float],
    before: Sequence[Quarter],
    after: Sequence[Quarter],
    terms: Mapping[str, tuple[float, float]],
) -> Iterator[str]:
    """What was played, how well the old and the new weights explain it, and the new weights."""
    figures = {"games": int(measured["games"]), "positions": int(measured["positions"])}
    yield translate("fit-games", **figures, penalty=decimal_argument(measured["penalty"], places=4))
    for name, quarters in ((translate("fit-in-use"), before), (translate("fit-fitted"), after)):
        for number, one in enumerate(quarters, 1):
            yield translate(
                "fit-quarter",
                name=name,
                number=number,
                explained=decimal_argument(one.r2, places=3),
                slope=decimal_argument(one.slope, places=2),
                called=decimal_argument(one.called, places=2),
            )
    for term, (early, late) in terms.items():
        yield f"{term:>16}  {early:10.4f} {late:10.4f}"


def verdict(duel: Duel, until_decided: bool) -> Iterator[str]:
    """How often the new weights won, and whether that settles anything."""
    share, low, high = (decimal_argument(100 * part, places=1) for part in (duel.share, *duel.bounds))
    yield translate("fit-share", share=share, low=low, high=high, matches=duel.matches)
    if until_decided:
        yield translate(_VERDICTS[duel.verdict].key)
