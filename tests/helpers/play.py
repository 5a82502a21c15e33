"""Playing in tests: by the text forms of moves, and at random."""

import json
import random
from collections.abc import Iterator, Sequence
from typing import Any, Final

from assets import asset
from game.rules.contract import CHANCE, TERMINAL, Event, Game, Move, State
from game.rules.messages import Message
from game.words import Localizer

LONGEST: Final = 20_000
"""The maximum number of moves of a random game."""


def recorded_matches() -> list[tuple[str, int]]:
    """The games by key, and the numbers of players with a recorded match."""
    return sorted((path.parent.name, int(path.stem)) for path in asset("matches").glob("*/*.json"))


def play(state: State, *texts: str) -> list[Event]:
    """Play moves given by their text forms, checked, and return all events."""
    told: list[Event] = []
    for text in texts:
        state.play(state.game.parse_move(text), told.append)
    return told


def after(state: Any, *texts: str) -> Any:
    """Return the state after some moves, given by their text forms."""
    play(state, *texts)
    return state


def legal(state: State) -> list[str]:
    """Return the text forms of the legal moves, in order."""
    return [state.game.format_move(move) for move in state.legal_moves()]


def why_not(state: State, text: str) -> Message | None:
    """Why the move with this text form can't be played."""
    return state.illegal_reason(state.game.parse_move(text))


def localizer(state: State, names: Sequence[str] = ("Ada", "Ben", "Cy", "Dora", "Eve", "Finn")) -> Localizer:
    """Localizes a state's messages in English; `names` may name more seats than play."""
    return Localizer(state.game, names[: state.players])


def heading(state: State) -> str:
    """Return the current heading in English."""
    return localizer(state).message(state.heading())


def ending(state: State) -> str | None:
    """Why the game ended, in English."""
    note = state.ending()
    return None if note is None else localizer(state).message(note)


def prompt(state: State) -> tuple[str, str]:
    """Return the prompt in English: the title and the sentence."""
    return localizer(state).prompt(state)


def log_lines(state: State, names: Sequence[str], *texts: str) -> list[str]:
    """Return the lines of the log that moves make; `names` may name more seats than play."""
    told = [localizer(state, names).event_text(event) for event in play(state, *texts)]
    return [line for line in told if line is not None]


def draw(state: State, rng: random.Random, by_kind: bool = False) -> Move:
    """Return a random move: by its weight at CHANCE, else any legal one.

    `by_kind` draws the kind of move first, so that the rare kinds come as often as the others.
    """
    if state.current_player() == CHANCE:
        moves, weights = zip(*state.chance_outcomes(), strict=True)
        drawn: Move = rng.choices(moves, weights)[0]
        return drawn
    moves = state.legal_moves()
    if by_kind:
        kinds = list(dict.fromkeys(type(move) for move in moves))
        kind = kinds[rng.randrange(len(kinds))]
        moves = [move for move in moves if type(move) is kind]
    return moves[rng.randrange(len(moves))]


def play_out(state: State, rng: random.Random, by_kind: bool = False) -> Iterator[Move]:
    """Play a game at random to its end: each move just before it is played.

    A game that has not ended after `LONGEST` moves never will: that is a failure.
    """
    for _ in range(LONGEST):
        if state.current_player() == TERMINAL:
            return
        move = draw(state, rng, by_kind)
        yield move
        state.apply_unchecked(move)
    raise AssertionError(f"the game has not ended after {LONGEST} moves")


def random_game(game: Game, players: int, seed: int, by_kind: bool = False) -> tuple[State, list[Move]]:
    """Return a random game played to its end: the opening state and the moves."""
    rng = random.Random(seed)
    opening = game.new_game(players, {}, rng)
    return opening, list(play_out(opening.copy(), rng, by_kind))


def through_json(data: Any) -> Any:
    """Data as they come back from a file."""
    return json.loads(json.dumps(data))


def count_play(state: State, depth: int) -> int:
    """Return the number of ways of legal play to a depth (chess programs call it perft)."""
    moves = state.legal_moves()
    if depth <= 1 or not moves:
        return len(moves) if depth else 1
    total = 0
    for move in moves:
        after = state.copy()
        after.apply_unchecked(move)
        total += count_play(after, depth - 1)
    return total
