"""What a board of Railways of North America plays like: ``python -m ai.survey --board FILE --games 500``.

For those who make boards: bots play whole games, and what came of each baron, card and major line is
counted, beside scores, length and where points come from. ``assets/words/en/help/boards.md`` says how to
read it.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from ai.arena import OneLineParser, at_least_one
from ai.mcts import draw
from ai.registry import UnknownBot, make_bot
from game.rules.boards import BoardError
from game.rules.contract import CHANCE, OVER, Event
from game.rules.railways_of_north_america.board import Board, load_board
from game.rules.railways_of_north_america.events import (
    BaronRevealed,
    BonusScored,
    CardTaken,
    CardUsed,
    CubeDelivered,
    EngineUpgraded,
    FinalScore,
    HotelScored,
    MajorLineScored,
)
from game.rules.railways_of_north_america.game import GAME, RailwaysOfNorthAmerica
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState

SOURCES: Final = ("own deliveries", "others' deliveries", "major lines", "bonuses", "hotels")
"""Where the points on the track come from."""

GAMES_AT_ONCE: Final = 4
"""Games that a process plays before it reports."""


@dataclass(slots=True)
class Played:
    """What came of one game; lists go by seat, points are victory points."""

    turns: int = 0
    ending: str = ""
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    sources: list[dict[str, int]] = field(default_factory=list)
    final: list[dict[str, int]] = field(default_factory=list)
    """Points of the baron and of charters, and bonds."""
    links: list[int] = field(default_factory=list)
    engines: list[int] = field(default_factory=list)
    lengths: Counter[int] = field(default_factory=Counter)
    """Deliveries by the number of their links."""
    barons: list[tuple[int, int]] = field(default_factory=list)
    """The baron that each seat kept, and its points."""
    taken: list[tuple[int, int, int]] = field(default_factory=list)
    """Operations cards: the card, who took it, in which turn."""
    used: Counter[int] = field(default_factory=Counter)
    bonuses: list[tuple[int, int, int]] = field(default_factory=list)
    """Bonus cards: the card, who scored it, in which turn."""
    majors: list[tuple[int, int, int]] = field(default_factory=list)
    """Major lines: the line, who scored it, in which turn."""
    hotels: Counter[int] = field(default_factory=Counter)
    """Points that each hotel has brought."""
    upgrades: list[tuple[int, int]] = field(default_factory=list)
    """Engine levels that were reached, and the turns."""

    def note(self, state: RailwaysOfNorthAmericaState, event: Event) -> None:
        """Count what happened."""
        turn = state.turn_number
        match event:
            case CubeDelivered(seat=seat, links=links):
                self.lengths[len(links)] += 1
                for number in links:
                    owner = state.links[number].owner
                    self.sources[owner][SOURCES[0] if owner == seat else SOURCES[1]] += 1
            case MajorLineScored(seat, line, points):
                self.sources[seat]["major lines"] += points
                self.majors.append((line, seat, turn))
            case BonusScored(seat, card, points):
                self.sources[seat]["bonuses"] += points
                self.bonuses.append((card, seat, turn))
            case HotelScored(seat, card, points):
                self.sources[seat]["hotels"] += points
                self.hotels[card] += points
            case CardTaken(seat, card):
                self.taken.append((card, seat, turn))
            case CardUsed(_, card):
                self.used[card] += 1
            case EngineUpgraded(_, level, _):
                self.upgrades.append((level, turn))
            case BaronRevealed(baron=baron, points=points):
                self.barons.append((baron, points))
            case FinalScore(for_baron=baron, for_charter=charter, bonds=bonds):
                self.final.append({"baron": baron, "charters": charter, "bonds": bonds})

    def margin(self, seat: int) -> float:
        """How far a seat is ahead of the mean of the others."""
        rest = sum(self.scores) - self.scores[seat]
        return self.scores[seat] - rest / (len(self.scores) - 1)


def play_game(board: Path | None, players: int, bot: str, seed: int, number: int) -> Played:
    """One game between equal bots; the same arguments give the same game."""
    rng = random.Random(f"{seed}/{number}")
    box = _box(board)
    state = box.deal(players, {}, rng)
    bots = [make_bot(bot, seed=rng.getrandbits(32)) for _ in range(players)]
    found = Played(sources=[dict.fromkeys(SOURCES, 0) for _ in range(players)])
    note = partial(found.note, state)
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(draw(state, rng), note)
        else:
            state.play(bots[actor].choose(state, actor, 1.0), note)
    found.turns = state.turn_number
    found.ending = str(state.ending() or "")
    found.scores = state.scores()
    found.winners = state.winners()
    found.links = state.link_counts[:]
    found.engines = state.engine[:]
    return found


@cache
def _box(board: Path | None) -> RailwaysOfNorthAmerica:
    """The game on a board, read once in each process; without one on the board of the house."""
    return GAME if board is None else RailwaysOfNorthAmerica(load_board(board))


def play_games(
    board: Path | None, players: int, bot: str, seed: int, games: int, jobs: int
) -> Iterator[Played]:
    """So many games, each as it ends, in the order of their numbers."""
    if jobs == 1:
        for number in range(games):
            yield play_game(board, players, bot, seed, number)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        given = (repeat(board), repeat(players), repeat(bot), repeat(seed), range(games))
        yield from pool.map(play_game, *given, chunksize=GAMES_AT_ONCE)


def report(games: Sequence[Played], board: Board) -> dict[str, Any]:
    """The counts over all games, as plain data: points and bonds per seat, parts from 0 to 1."""
    seats = [(game, seat) for game in games for seat in range(len(game.scores))]
    scores = sorted(game.scores[seat] for game, seat in seats)
    lengths = sum((game.lengths for game in games), Counter[int]())
    sources = {name: _mean([game.sources[seat][name] for game, seat in seats]) for name in SOURCES}
    for name in ("baron", "charters", "bonds"):
        sources[name] = _mean([game.final[seat][name] for game, seat in seats])
    return {
        "games": len(games),
        "players": len(games[0].scores),
        "score": _spread(scores),
        "winner": _spread(sorted(max(game.scores) for game in games)),
        "lead": _mean([_lead(game.scores) for game in games]),
        "turns": _spread(sorted(game.turns for game in games)),
        "endings": dict(Counter(game.ending for game in games).most_common()),
        "points from": sources,
        "links": _mean([game.links[seat] for game, seat in seats]),
        "engine": _mean([game.engines[seat] for game, seat in seats]),
        "deliveries": {str(length): round(lengths[length] / len(seats), 2) for length in sorted(lengths)},
        "barons": _barons(games, board),
        "cards": _cards(games, board),
        "major lines": _majors(games, board),
    }


def _mean(figures: Sequence[float]) -> float:
    return round(statistics.fmean(figures), 2) if figures else 0.0


def _spread(figures: Sequence[int]) -> dict[str, float]:
    """Mean, and the figures below which a tenth, a half and nine tenths lie; `figures` are sorted."""
    at = {f"{part} %": float(figures[len(figures) * part // 100]) for part in (10, 50, 90)}
    return {"mean": _mean(figures), **at}


def _lead(scores: Sequence[int]) -> int:
    first, second, *_ = sorted(scores, reverse=True)
    return first - second


def _barons(games: Sequence[Played], board: Board) -> list[dict[str, Any]]:
    """For each baron how often it was kept and fulfilled, and how far its keeper was ahead at the end."""
    rows = []
    for number, baron in enumerate(board.barons):
        kept = [
            (game, seat) for game in games for seat, (which, _) in enumerate(game.barons) if which == number
        ]
        rows.append(
            {
                "name": baron.name,
                "points": baron.points,
                "kept": len(kept),
                "fulfilled": _mean([game.barons[seat][1] > 0 for game, seat in kept]),
                "brings": _mean([game.barons[seat][1] for game, seat in kept]),
                "ahead": _mean([game.margin(seat) for game, seat in kept]),
            }
        )
    return sorted(rows, key=lambda row: -row["brings"])


def _cards(games: Sequence[Played], board: Board) -> list[dict[str, Any]]:
    """For each operations card how often in a game it was taken or scored, when, and its holder's lead."""
    rows = []
    for number, card in enumerate(board.operations):
        moments = [
            (game, seat, turn)
            for game in games
            for which, seat, turn in (*game.taken, *game.bonuses)
            if which == number
        ]
        row: dict[str, Any] = {
            "name": card.name,
            "copies": card.copies,
            "taken": round(len(moments) / len(games), 2),
            "turn": _mean([turn for _, _, turn in moments]),
            "ahead": _mean([game.margin(seat) for game, seat, _ in moments]),
        }
        used = sum(game.used[number] for game in games)
        if used:
            row["used"] = round(used / len(games), 2)
        brought = sum(game.hotels[number] for game in games)
        if brought:
            row["points each time"] = round(brought / len(moments), 2)
        rows.append(row)
    return sorted(rows, key=lambda row: -row["taken"] / row["copies"])


def _majors(games: Sequence[Played], board: Board) -> list[dict[str, Any]]:
    """For each major line in which part of the games it was joined, and when."""
    rows = []
    for number, line in enumerate(board.major_lines):
        moments = [
            (game, seat, turn) for game in games for which, seat, turn in game.majors if which == number
        ]
        rows.append(
            {
                "name": line.name,
                "points": line.points,
                "joined": round(len(moments) / len(games), 2),
                "turn": _mean([turn for _, _, turn in moments]),
                "ahead": _mean([game.margin(seat) for game, seat, _ in moments]),
            }
        )
    return sorted(rows, key=lambda row: -row["joined"])


def lines_of(found: dict[str, Any]) -> Iterator[str]:
    """The report as lines of text."""
    yield f"{found['games']} games of {found['players']} players"
    for name in ("score", "winner", "turns"):
        spread = ", ".join(f"{at} {value:g}" for at, value in found[name].items())
        yield f"{name}: {spread}"
    yield f"lead of the winner: {found['lead']:g}; links {found['links']:g}; engine {found['engine']:g}"
    for name in ("points from", "deliveries", "endings"):
        yield f"{name}: " + ", ".join(f"{key} {value:g}" for key, value in found[name].items())
    for name in ("barons", "cards", "major lines"):
        yield ""
        yield name
        rows = found[name]
        wide = max(len(row["name"]) for row in rows)
        for row in rows:
            figures = "  ".join(f"{key} {value:>6g}" for key, value in row.items() if key != "name")
            yield f"  {row['name']:<{wide}}  {figures}"


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = OneLineParser(prog="python -m ai.survey", description="What a board plays like.")
    parser.add_argument("--board", type=Path, help="a board file; without it the one of the house")
    parser.add_argument("--players", type=at_least_one, default=3)
    parser.add_argument("--bot", default="greedy:noise=0.05", help="who sits in every seat")
    parser.add_argument("--games", type=at_least_one, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=at_least_one, default=1, help="processes")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args(argv)
    try:
        _box(given.board).check(given.players, {})
        make_bot(given.bot)
    except (BoardError, UnknownBot, ValueError) as wrong:
        parser.error(str(wrong))
    return given


def main(argv: Sequence[str] | None = None) -> int:
    """The command; see the module's first line. Bad arguments: one line, exit code 2."""
    given = _arguments(argv)
    games: list[Played] = []
    for game in play_games(given.board, given.players, given.bot, given.seed, given.games, given.jobs):
        games.append(game)
        if len(games) % 20 == 0:
            print(f"{len(games)}/{given.games}", file=sys.stderr, flush=True)
    found = report(games, _box(given.board).board)
    print(json.dumps(found) if given.json else "\n".join(lines_of(found)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
