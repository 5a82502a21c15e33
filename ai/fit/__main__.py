"""``python -m ai.fit --game GAME``: find the weights of a game's appraisal from games of the bots.

Greedy bots play each other, erring a little; what became of their positions says what each term is
worth (ridge regression). Then one bot with the new weights meets two with those in use, and one with
those in use meets two with the new ones. Only if the new ones win more are they written
(``assets/weights/GAME/fitted.json``), with how they came about.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from ai.arena.hall import play_all
from ai.arena.match import pairings
from ai.command import OneLineParser, at_least_one
from ai.fit.calibration import calibration, lines_of
from ai.fit.chances import fitted_doubt
from ai.fit.positions import records
from ai.fit.ridge import fit
from ai.knowledge import knowledge_of
from ai.rating import clustered
from ai.weights import TRIAL, Weights, read_weights
from ai.weights_form import WeightsFile
from assets import HOME
from game.rules.catalogue import keys


def main(argv: Sequence[str] | None = None) -> int:
    """The command; see the module's first lines. Bad arguments: one line, exit code 2."""
    given = _arguments(argv)
    game, used = given.game, given.weights
    terms = knowledge_of(game, used).appraise.terms
    prior = read_weights(game, used)
    found = list(records(game, given.players, given.games, given.seed, given.noise, used, given.jobs))
    training, test = found[: 4 * len(found) // 5], found[4 * len(found) // 5 :]
    weights, penalty = fit(training, terms, prior)
    weights.doubt = fitted_doubt(training, weights, terms)
    after = calibration(test, weights, terms)
    positions = sum(len(one.rows) for one in found)
    print(f"{len(found)} games, {positions} positions, penalty {penalty}")
    for name, quarters in (("in use", calibration(test, prior, terms)), ("fitted", after)):
        print("\n".join(f"{name}  {line}" for line in lines_of(quarters)))
    for term in terms:
        early, late = weights.terms[term]
        print(f"{term:>16}  {early:10.4f} {late:10.4f}")
    measured = {"games": float(len(found)), "positions": float(positions), "penalty": penalty}
    measured |= {f"r2_quarter_{number}": one.r2 for number, one in enumerate(after, 1)}
    made = " ".join(["python -m ai.fit", *(sys.argv[1:] if argv is None else argv)])
    if given.output:
        write(given.output, WeightsFile(made, weights.clear_lead, weights.terms, weights.doubt, measured))
        print(given.output)
        return 0
    measured["share"], measured["low"], measured["high"] = duel(
        game, weights, made, used, given.matches, given.seed, given.jobs
    )
    print(f"share of wins {measured['share']:.1%} ({measured['low']:.1%} to {measured['high']:.1%})")
    if measured["share"] <= 0.5:
        print("not better: nothing is written")
        return 0
    path = HOME / "weights" / game / "fitted.json"
    write(path, WeightsFile(made, weights.clear_lead, weights.terms, weights.doubt, measured))
    print(path)
    return 0


def duel(
    game: str, weights: Weights, made: str, used: str, matches: int, seed: int, jobs: int
) -> tuple[float, float, float]:
    """The share of wins of greedy with new weights against those in use, with bounds; one half: level.

    Half of the matches are one new against two in use, half two against one, of the same deals.
    """
    first, second = f"greedy:weights={TRIAL}", f"greedy:weights={used}"
    todo = [
        pairing
        for bots in ((first, second, second), (second, first, first))
        for pairing in pairings(game, bots, matches // 2, seed)
    ]
    by_deal: defaultdict[int, list[float]] = defaultdict(list)
    with TemporaryDirectory() as folder:
        new = Path(folder) / "weights" / game / f"{TRIAL}.json"
        new.parent.mkdir(parents=True)
        write(new, WeightsFile(made, weights.clear_lead, weights.terms, weights.doubt))
        for outcome in play_all(todo, jobs, Path(folder)):
            lone = outcome.wins[0]
            by_deal[outcome.pairing.deal].append(lone if outcome.pairing.bots[0] == first else 1.0 - lone)
    shares = [share for deal in by_deal.values() for share in deal]
    low, high = clustered(by_deal.values())
    return round(sum(shares) / len(shares), 4), round(low, 4), round(high, 4)


def write(path: Path, file: WeightsFile) -> None:
    """Write weights as data."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(file), indent=2) + b"\n")


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = OneLineParser(prog="python -m ai.fit", description="Weights from the bots' own games.")
    parser.add_argument("--game", required=True, choices=keys())
    parser.add_argument("--games", type=at_least_one, default=400)
    parser.add_argument("--players", type=int, nargs="+", default=[3], help="sizes of the tables")
    parser.add_argument("--noise", type=float, default=0.15, help="the bots' errors, in clear leads")
    parser.add_argument("--weights", default="fitted", help="the weights that are played with")
    parser.add_argument("--matches", type=at_least_one, default=120, help="of old weights against new")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=at_least_one, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--output", type=Path, help="another file for the new weights")
    return parser.parse_args(argv)


if __name__ == "__main__":
    sys.exit(main())
