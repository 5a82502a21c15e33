"""Whole games written out as text, one file each, to be compared line by line.

A file begins with its game, number of players, options and seed; then come the opening state and,
for each move, a line with its number, the moment of the game, the actor and the move's text form,
followed by the events (``.``) and what it changed in the state (``=``). All of it is
kinds and figures: no sentence that a player reads is in there.
The moves are read from the file, not drawn again: a change in the rules shows where it tells.
"""

import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from game.rules.catalog import find_game
from game.rules.contract import CHANCE, TERMINAL, Event, Game, Party, PartyType, State
from game.rules.messages import Message, MessageId
from tests.helpers.play import draw

HERE = Path(__file__).parent
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Flo")


@dataclass(frozen=True)
class Head:
    """The first lines of a file: how the game was dealt."""

    game: Game
    players: int
    seed: int
    options: tuple[str, ...]
    """The options that are on."""

    def deal(self) -> State:
        """The opening."""
        return self.game.new_game(self.players, dict.fromkeys(self.options, True), random.Random(self.seed))

    def lines(self) -> list[str]:
        """Return the head of the file."""
        options = ", ".join(self.options) or "none"
        return [
            f"game: {self.game.key}",
            f"players: {self.players}",
            f"options: {options}",
            f"seed: {self.seed}",
        ]


def read_head(lines: list[str]) -> Head:
    """The head of a file."""
    told = dict(line.split(": ", 1) for line in lines[:4])
    options = () if told["options"] == "none" else tuple(told["options"].split(", "))
    return Head(find_game(told["game"]), int(told["players"]), int(told["seed"]), options)


def read_moves(lines: list[str]) -> list[str]:
    """The text forms of the moves of a file; none in a file that is only a head."""
    return [line.split(" | ", 3)[3] for line in lines if re.match(r"\d+ \| ", line)]


def drawn_moves(head: Head) -> list[str]:
    """A random game for a head, half of its moves drawn by their kinds."""
    state, rng, texts = head.deal(), random.Random(head.seed), []
    while state.current_player() != TERMINAL:
        move = draw(state, rng, by_kind=rng.random() < 0.5)
        texts.append(head.game.format_move(move))
        state.apply_unchecked(move)
    return texts


def written(head: Head, moves: list[str]) -> list[str]:
    """A game written out: its head, its opening, its moves with what they told and changed, its end."""
    state = head.deal()
    data = state.to_data()
    names = NAMES[: head.players]
    lines = [*head.lines(), "", *(f"= {key} {_short(value)}" for key, value in data.items()), ""]
    for number, text in enumerate(moves, 1):
        told: list[Event] = []
        lines.append(f"{number} | {state.heading()} | {_who(state.current_player(), names)} | {text}")
        scores = state.scores()
        state.play(head.game.parse_move(text), told.append)
        lines += [f"  . {_event(event)}" for event in told]
        after = state.to_data()
        lines += [f"  = {change}" for change in _changes("", data, after)]
        if state.scores() != scores:
            lines.append(f"  = scores {_short(state.scores())}")
        data = after
    assert state.current_player() == TERMINAL, "the moves end before the game is over"
    winners = ", ".join(names[seat] for seat in state.winners())
    return [*lines, "", f"end | {state.ending()} | {winners} | {_short(state.scores())}"]


def _who(actor: int, names: tuple[str, ...]) -> str:
    return "chance" if actor == CHANCE else names[actor]


def _event(event: Event) -> str:
    """An event's type and its figures ("CubePlaced seat=0 company=2 hex=57 cost=3")."""
    named = [f"{f.name}={_figure(getattr(event, f.name))}" for f in fields(event)]
    return " ".join([type(event).__name__, *named])


def _figure(value: Any) -> str:
    if isinstance(value, Message):
        return f"({value})"
    if isinstance(value, MessageId):
        return value.key
    if isinstance(value, Party):
        return value.kind.value if value.kind is PartyType.BANK else f"{value.kind.value}:{value.number}"
    try:
        return _short(value)
    except TypeError:
        return str(value)


def _short(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def _changes(place: str, before: Any, after: Any) -> Iterator[str]:
    """Where two pieces of data differ, each place once, as deep as their shapes agree."""
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key in before:
            yield from _changes(f"{place}.{key}" if place else key, before[key], after[key])
    elif isinstance(before, list) and isinstance(after, list) and _holds_lists(before, after):
        for i, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from _changes(f"{place}[{i}]", old, new)
    elif isinstance(before, list) and isinstance(after, list) and len(after) == len(before) + 1:
        added = next((i for i, item in enumerate(before) if item != after[i]), len(before))
        if before == after[:added] + after[added + 1 :]:
            yield f"{place} + {_short(after[added])}"
        else:
            yield f"{place} {_short(after)}"
    else:
        yield f"{place} {_short(after)}"


def _holds_lists(before: list[Any], after: list[Any]) -> bool:
    return len(before) == len(after) and all(isinstance(item, list | dict) for item in [*before, *after])
