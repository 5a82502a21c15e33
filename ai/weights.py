"""The weights of an evaluation's terms, one file for each game and way of finding them.

``assets/weights/GAME/NAME.json`` has two weights for each term, for the opening and for the end, blended in
between (a tapered evaluation). ``hand`` was set by a person, ``fitted`` was found by ``python -m ai.fit`` in
games of the bots; the file documents how.

>>> weights = read_weights("north_american_railways", "hand")
>>> weights.of(["cash", "symbols"], progress=0.5)
[1.0, 100.0]
>>> weights.of(["luck"], progress=0.5)
Traceback (most recent call last):
    ...
ai.weights.BadWeights: error-in-file file=north_american_railways/hand.json what=error-at place=terms
what=schema-error-field field=luck
>>> Weights({"cash": (1.0, 1.0), "debt": (-2.0, -1.0)}, win_margin_scale=10.0).of(["debt"], progress=0.5)
[-1.5]
>>> tried = try_out(WeightsFile("by hand", 10.0, {"cash": (1.0, 0.5)}))
>>> tried.startswith("trial-"), read_weights("north_american_railways", tried).terms
(True, {'cash': (1.0, 0.5)})
>>> read_weights("north_american_railways", "guessed")
Traceback (most recent call last):
    ...
ai.weights.BadWeights: error-in-file file=north_american_railways/guessed.json what=file-missing
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Final

import msgspec

from ai.weights_form import WeightsFile
from assets import MissingAsset, asset
from game.rules.files import FileErrorCode, json_error_message, os_error_message, read_bounded
from game.rules.messages import Message, UserError
from game.rules.schema_errors import ErrorContext, SchemaError, at_place, parse_validation_error

NAMES: Final = ("fitted", "hand")
"""The names of weights; the first is the default."""

TRIAL: Final = "trial"
"""The name, or its beginning, of weights under test that have no file."""

LARGEST_FILE: Final = 1_000_000
"""The maximum number of bytes in a file of weights."""

_tried: Final[dict[str, WeightsFile]] = {}
"""The weights without a file, by name."""


class BadWeights(UserError, ValueError):
    """Raised for a missing or invalid file of weights; the message names the place."""

    def __init__(self, where: str, what: Message) -> None:
        super().__init__(ErrorContext.FILE(file=where, what=what))


class Weights:
    """The weight of each term, in points or dollars of the final score per unit of the term.

    `terms` has a weight for the deal and one for the end of the game.
    """

    def __init__(
        self,
        terms: Mapping[str, tuple[float, float]],
        win_margin_scale: float,
        where: str = "plain",
        doubt: tuple[float, ...] | None = None,
        level: Mapping[int, tuple[float, ...]] | None = None,
        aim: float = 0.0,
    ) -> None:
        self.terms = dict(terms)
        self.doubt = doubt if doubt is not None else (win_margin_scale / 2.0, win_margin_scale / 2.0)
        """The uncertainty of scores, in points, at evenly spaced moments from the deal to the end."""
        self.level = dict(level or {})
        """How far final scores are above what the terms say, by size of the table, at such moments. Terms are
        fitted to differences between seats, so they miss what all seats will gain alike."""
        self.aim = aim
        """The weight of the chance to win in a position's worth, 0 to 1, as measured; the rest is the
        standing."""
        self.win_margin_scale = win_margin_scale
        """A lead in points that decides most games."""
        self.where = where
        """The file that they come from."""
        self._asked: tuple[str, ...] = ()
        self._early: list[float] = []
        self._steps: list[float] = []

    def styled(self, factors: Mapping[str, float]) -> Weights:
        """Return the same weights with some terms multiplied by a factor."""
        terms = {
            term: (early * factors.get(term, 1.0), late * factors.get(term, 1.0))
            for term, (early, late) in self.terms.items()
        }
        return Weights(terms, self.win_margin_scale, self.where, self.doubt, self.level, self.aim)

    def of(self, terms: Sequence[str], progress: float) -> list[float]:
        """Return the weights of some terms at a progress of 0 to 1. Raises `BadWeights`."""
        if terms is not self._asked:
            self._take(tuple(terms))
        return [early + progress * step for early, step in zip(self._early, self._steps, strict=True)]

    def doubt_at(self, progress: float) -> float:
        """Return the uncertainty of final scores at this progress, in points."""
        return _between(self.doubt, progress)

    def level_at(self, players: int, progress: float) -> float:
        """Return how far the final scores of `players` seats are above what the terms say, in points.

        A number of seats without data uses the nearest one.

        >>> Weights({}, 10.0, level={3: (40.0, 0.0), 5: (20.0, 0.0)}).level_at(4, progress=0.5)
        20.0
        """
        if not self.level:
            return 0.0
        knots = self.level.get(players)
        if knots is None:
            knots = self.level[min(self.level, key=lambda size: abs(size - players))]
        return _between(knots, progress)

    def _take(self, terms: tuple[str, ...]) -> None:
        """Cache the weights of these terms."""
        missing = [term for term in terms if term not in self.terms]
        if missing:
            raise BadWeights(self.where, at_place("terms", SchemaError.FIELD(field=missing[0])))
        pairs = [self.terms[term] for term in terms]
        self._asked = terms
        self._early = [early for early, _ in pairs]
        self._steps = [late - early for early, late in pairs]


def _between(knots: tuple[float, ...], progress: float) -> float:
    """Interpolate between values at evenly spaced moments from the deal (0) to the end (1)."""
    last = len(knots) - 1
    place = min(max(progress, 0.0), 1.0) * last
    before = min(int(place), last - 1)
    return knots[before] + (place - before) * (knots[before + 1] - knots[before])


def try_out(file: WeightsFile) -> str:
    """Register weights in this process; return their name, which is the same in every other."""
    figures = file.terms, file.win_margin_scale, file.doubt, file.aim
    name = f"{TRIAL}-{blake2b(msgspec.json.encode(figures), digest_size=6).hexdigest()}"
    _tried[name] = file
    return name


def is_tried(name: str) -> bool:
    """Return whether weights of this name are registered in this process."""
    return name in _tried


def names_for(game: str) -> tuple[str, ...]:
    """Return the names of weights that a game has in files; all there are without a game.

    >>> names_for("american_rails"), names_for("")
    (('fitted', 'hand'), ('fitted', 'hand', 'trial'))
    """
    try:
        if game:
            asset("weights", game, f"{TRIAL}.json")
    except MissingAsset:
        return NAMES
    return *NAMES, TRIAL


def read_weights(game: str, name: str) -> Weights:
    """Return the weights of this name for a game. Raises `BadWeights`."""
    where = f"{game}/{name}.json"
    file = _tried.get(name) or _read(game, name, where)
    return Weights(file.terms, file.win_margin_scale, where, file.doubt, file.level, file.aim)


def _read(game: str, name: str, where: str) -> WeightsFile:
    text = b""
    try:
        text = read_bounded(asset("weights", game, f"{name}.json"), LARGEST_FILE)
        return msgspec.json.decode(text, type=WeightsFile)
    except MissingAsset:
        raise BadWeights(where, FileErrorCode.MISSING()) from None
    except OSError as error:
        raise BadWeights(where, os_error_message(error)) from None
    except msgspec.ValidationError as error:
        raise BadWeights(where, at_place(*parse_validation_error(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadWeights(where, json_error_message(error, text)) from None
