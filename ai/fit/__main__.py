"""The command ``python -m ai.fit --game GAME``: fit the weights of a game's evaluation to games of the bots.

Noisy bots play each other, and ridge regression on their final scores gives the weights. With ``--expert
BOT`` a strong bot decides in some of the positions, and the weights are fitted to its choices. Then one bot
with the new weights plays two with those in use, and one with those in use plays two with the new ones. The
new weights are written (``assets/weights/GAME/fitted.json``), with how they were found, only if they win
significantly more.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from ai.arena.decision import Verdict
from ai.command import (
    STOPPED,
    CommandLine,
    NoLibrary,
    OneLineParser,
    Unwritable,
    at_least_one,
    check_writable,
    positive,
    run,
    tell,
    write_result,
)
from ai.fit.calibration import Quarter, calibration, fitted_doubt, fitted_level
from ai.fit.checkpoint import FitCheckpoint
from ai.fit.duel import Duel
from ai.fit.imitation import Decision, agreement, demonstrations, imitate
from ai.fit.positions import GREEDY, MOST_NOISE, Record, Series, records
from ai.fit.ridge import PENALTIES, fit
from ai.knowledge import knowledge_of
from ai.registry import make_bot, with_parameters
from ai.task_pool import TaskPoolError, add_arguments, task_pool_of
from ai.weights import Weights
from ai.weights_form import WeightsFile
from assets import HOME
from game.rules.catalog import find_game, game_keys
from game.rules.messages import MessageId, UserError
from game.words import LANGUAGES, activate, decimal_argument, localize, system_language, translate

T = TypeVar("T")


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
    """Yield the lines of a report on the games, the fit of the old and new weights, and the new weights."""
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
    yield from term_lines(terms)


def imitation_lines(measured: Mapping[str, float], terms: Mapping[str, tuple[float, float]]) -> Iterator[str]:
    """Yield the lines of a report on the expert's decisions, the agreement with them, and the new weights."""
    yield translate(
        "fit-decisions",
        games=int(measured["games"]),
        decisions=int(measured["decisions"]),
        penalty=decimal_argument(measured["penalty"], places=4),
    )
    for name, share in (("fit-in-use", measured["agreement_before"]), ("fit-fitted", measured["agreement"])):
        yield translate("fit-agreement", name=translate(name), share=decimal_argument(100 * share, places=1))
    yield from term_lines(terms)


def term_lines(terms: Mapping[str, tuple[float, float]]) -> Iterator[str]:
    """Yield a line for each term: its weight for the deal and for the end."""
    for term, (early, late) in terms.items():
        yield f"{term:>16}  {early:10.4f} {late:10.4f}"


def verdict(duel: Duel, until_decided: bool) -> Iterator[str]:
    """Yield how often the new weights won, and the verdict."""
    share, low, high = (decimal_argument(100 * part, places=1) for part in (duel.share, *duel.bounds))
    yield translate("fit-share", share=share, low=low, high=high, matches=duel.matches)
    if until_decided:
        yield translate(_VERDICTS[duel.verdict].key)


# The command


COMMAND: Final = CommandLine("python -m ai.fit", localize)
MATCHES: Final = 120
MATCHES_UNTIL_DECIDED: Final = 3000
FEWEST_GAMES: Final = 3
"""One to fit, one to choose the penalty, one to test the weights."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command. Exit code 2 after one line for bad arguments or a broken file."""
    parser, given = _arguments(argv)
    with ExitStack() as files:
        try:
            kept = (
                files.enter_context(FitCheckpoint(given.keep, given.series, given.expert))
                if given.keep
                else None
            )
        except UserError as wrong:
            parser.error(localize(wrong))
        try:
            return _fit(given, kept, " ".join([COMMAND.name, *(sys.argv[1:] if argv is None else argv)]))
        except KeyboardInterrupt:
            print(translate("fit-stopped"), file=sys.stderr)
            return STOPPED
        except (TaskPoolError, NoLibrary, Unwritable) as failed:
            COMMAND.report(failed)
            return 1


def _fit(given: argparse.Namespace, kept: FitCheckpoint | None, made: str) -> int:
    """Play, fit, test and write; return the exit code."""
    file = _imitated(given, kept, made) if given.expert else _fitted(given, kept, made)
    if given.output or _is_better(given, kept, file):
        write(_target(given), file)
    else:
        print(translate("fit-not-better"))
    return 0


def _target(given: argparse.Namespace) -> Path:
    """Return the file for the new weights."""
    found: Path = given.output or HOME / "weights" / given.game / "fitted.json"
    return found


def _split(found: Sequence[T]) -> tuple[Sequence[T], Sequence[T]]:
    """Return the games for fitting, and those for testing."""
    return found[: 4 * len(found) // 5], found[4 * len(found) // 5 :]


def _in_use(given: argparse.Namespace) -> tuple[Sequence[str], Weights]:
    """Return the terms of the evaluation, and the weights in use."""
    evaluator = knowledge_of(given.game, given.weights).evaluator
    return evaluator.terms, evaluator.weights


def _imitated(given: argparse.Namespace, kept: FitCheckpoint | None, made: str) -> WeightsFile:
    """Return weights fitted to the expert's choices, and print how often they agree in games left out."""
    known, keep = (kept.demonstrations, kept.add_demonstration) if kept else (None, None)
    found = list(demonstrations(given.series, given.expert, given.games, given.pool, known, keep))
    terms, prior = _in_use(given)
    training, test = _split(found)
    weights, penalty = imitate(training, terms, prior, given.penalty)
    left_out: list[Decision] = [one for game in test for one in game]
    measured = {"games": float(len(found)), "decisions": float(sum(map(len, found))), "penalty": penalty}
    measured |= {
        "agreement_before": round(agreement(left_out, prior, terms), 4),
        "agreement": round(agreement(left_out, weights, terms), 4),
    }
    tell("\n".join(imitation_lines(measured, weights.terms)))
    return WeightsFile(
        made,
        weights.win_margin_scale,
        weights.terms,
        tuple(weights.doubt),
        weights.level,
        weights.aim,
        measured,
    )


def _fitted(given: argparse.Namespace, kept: FitCheckpoint | None, made: str) -> WeightsFile:
    """Return the fitted weights, and print how well they explain games that were left out."""
    known, keep = (kept.games, kept.add_game) if kept else (None, None)
    found: list[Record] = list(records(given.series, given.games, given.pool, known, keep))
    terms, prior = _in_use(given)
    training, test = _split(found)
    weights, penalty = fit(training, terms, prior, given.penalty)
    weights.doubt = fitted_doubt(training, weights, terms)
    before, after = calibration(test, prior, terms), calibration(test, weights, terms)
    positions = sum(len(one.rows) for one in found)
    measured = {"games": float(len(found)), "positions": float(positions), "penalty": penalty}
    measured |= {f"r2_quarter_{number}": one.r2 for number, one in enumerate(after, 1)}
    tell("\n".join(fit_lines(measured, before, after, weights.terms)))
    level = fitted_level(training, weights, terms)
    return WeightsFile(
        made, weights.win_margin_scale, weights.terms, weights.doubt, level, prior.aim, measured
    )


def _is_better(given: argparse.Namespace, kept: FitCheckpoint | None, file: WeightsFile) -> bool:
    """Return whether new weights win significantly more than those in use; the share is stored with the
    measurements.
    """
    matches = given.matches or (MATCHES_UNTIL_DECIDED if given.until_decided else MATCHES)
    new = WeightsFile("", file.win_margin_scale, file.terms, file.doubt, aim=file.aim)
    duel = Duel(given.game, new, given.weights, given.duel)
    known, keep = (kept.matches, kept.add_match) if kept else (None, None)
    duel.play(duel.pairings(matches, given.seed), given.pool, known, keep, given.until_decided)
    low, high = duel.bounds
    file.found |= {"share": round(duel.share, 4), "low": round(low, 4), "high": round(high, 4)}
    tell("\n".join(verdict(duel, given.until_decided)))
    return duel.verdict is Verdict.MORE if given.until_decided else low > 0.5


def write(path: Path, file: WeightsFile) -> None:
    """Write weights as data, and print where. Raises `Unwritable`."""
    write_result(path, msgspec.json.format(msgspec.json.encode(file), indent=2) + b"\n")
    print(path)


def _arguments(argv: Sequence[str] | None) -> tuple[OneLineParser, argparse.Namespace]:
    parser = _parser()
    given = parser.parse_args(argv)
    activate(given.language or system_language())
    given.series = Series.of(given.game, given.players, given.seed, given.noise, given.weights, given.bots)
    try:
        given.pool = task_pool_of(given, COMMAND.report)
        for players in given.players:
            find_game(given.game).check_setup(players, {})
        for bot in (*given.bots, given.duel, *([given.expert] if given.expert else [])):
            make_bot(with_parameters(bot, weights=given.weights), game=given.game)
        check_writable(_target(given))
    except UserError as wrong:
        parser.error(localize(wrong))
    if given.keep and given.keep.resolve() == _target(given).resolve():
        parser.error(translate("fit-same-file", file=str(given.keep)))
    return parser, given


def _parser() -> OneLineParser:
    parser = OneLineParser(prog=COMMAND.name, description="Weights from the bots' own games.")
    parser.add_argument("--game", required=True, choices=game_keys())
    parser.add_argument("--games", type=_games, default=400)
    parser.add_argument("--players", type=int, nargs="+", default=[3], help="sizes of the tables")
    parser.add_argument("--bots", nargs="+", default=[GREEDY], help="who plays the games, in turn")
    parser.add_argument(
        "--expert",
        default="",
        metavar="BOT",
        help="fit to what this bot chooses, not to the scores",
    )
    parser.add_argument("--noise", type=_noise, default=0.15, help="greedy bots' errors, in clear leads")
    parser.add_argument(
        "--penalty",
        type=positive,
        nargs="+",
        default=PENALTIES,
        help="how strongly new weights are held to those in use; of several the best on games left out",
    )
    parser.add_argument("--weights", default="fitted", help="the weights that are played with")
    parser.add_argument(
        "--matches", type=at_least_one, help=f"of old weights against new; {MATCHES} if not given"
    )
    parser.add_argument("--duel", default=GREEDY, metavar="BOT", help="who tries the new weights out")
    parser.add_argument(
        "--until-decided",
        action="store_true",
        help=f"stop when it is settled who wins more; --matches is the most ({MATCHES_UNTIL_DECIDED})",
    )
    parser.add_argument("--seed", type=int, default=1)
    add_arguments(parser, jobs=os.cpu_count() or 1)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="keep games, and go on from those kept")
    parser.add_argument("--output", type=Path, help="another file for the new weights")
    parser.add_argument("--language", choices=LANGUAGES, help="the language of what is printed")
    return parser


def _games(text: str) -> int:
    games = at_least_one(text)
    if games < FEWEST_GAMES:
        raise argparse.ArgumentTypeError(f"expected a whole number from {FEWEST_GAMES} up, found {text!r}")
    return games


def _noise(text: str) -> float:
    try:
        noise = float(text)
    except ValueError:
        noise = -1.0
    if not 0.0 <= noise <= MOST_NOISE:
        raise argparse.ArgumentTypeError(f"expected a number from 0 to {MOST_NOISE:g}, found {text!r}")
    return noise


if __name__ == "__main__":
    sys.exit(run(COMMAND.name, main, localize))
