"""The bots that players choose: a level and a character, for each game.

``assets/bots/GAME.json`` defines which search with which amount of work a level is in a game (never a time,
so that equal seeds give equal matches on every machine), which terms of the evaluation a character over- or
underrates, and how it searches. ``docs/measured.md`` has the levels' strengths as measured in the arena.

>>> sorted(characters("american_rails"))
['builder', 'gambler', 'miser', 'raider']
>>> description("american_rails", "skilled", "miser")
'greedy:noise=0.012,jump=0.5,style=miser'
>>> raise BadPlayers("bots/chess.json: levels: expected master")
Traceback (most recent call last):
    ...
ai.players.BadPlayers: bots/chess.json: levels: expected master
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

import msgspec

from assets import MissingAsset, asset

LEVELS: Final = ("apprentice", "skilled", "expert", "master", "grandmaster")
"""The levels, weakest first."""


class BadPlayers(ValueError):
    """Raised for a missing or invalid file of a game's bots; the text names the place."""


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way to play.

    >>> Character(search="minimax", factors={"cash": 1.5}).factors.get("debt", 1)
    1
    """

    search: str
    """Its search if the level has one: ``minimax`` or ``mcts``."""
    factors: dict[str, float] = {}
    """The factors of the evaluation's terms; 1 for those not named."""


class Players(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bots of one game.

    >>> plain = Players(levels={"expert": {"mcts": "mcts:playouts=9"}}, characters={})
    >>> plain.levels["expert"][plain.default]
    'mcts:playouts=9'
    """

    levels: dict[str, dict[str, str]]
    """The description of the bot of each level, by its search; one for all is enough."""
    characters: dict[str, Character]
    default: str = "mcts"
    """The search of a bot without a character, if the level has it."""
    adviser: str = "mcts:playouts=240,min_sigma=1,seed=1"
    """The description of the adviser, whose work is limited, so that its advice is repeatable."""


@cache
def players_of(game: str) -> Players:
    """Return the bots of a game; a game without a file has the plain ones. Raises `BadPlayers`."""
    try:
        text = asset("bots", f"{game}.json").read_bytes()
    except MissingAsset:
        text = asset("bots", "plain.json").read_bytes()
    try:
        raw = msgspec.json.decode(text)
        if isinstance(raw, dict) and "usual" in raw:  # The earlier spelling.
            raw["default"] = raw.pop("usual")
        found = msgspec.convert(raw, Players)
    except (msgspec.ValidationError, msgspec.DecodeError) as wrong:
        raise BadPlayers(f"bots/{game}.json: {wrong}") from None
    missing = [level for level in LEVELS if not found.levels.get(level)]
    if missing:
        raise BadPlayers(f"bots/{game}.json: levels: expected {', '.join(missing)}")
    return found


def characters(game: str) -> Mapping[str, Character]:
    """Return the characters of a game, by their keys; the message ``character-KEY`` names each."""
    return players_of(game).characters


def adviser_of(game: str) -> str:
    """Return the description of a game's adviser."""
    return players_of(game).adviser


def description(game: str, level: str, character: str | None = None) -> str:
    """Return the description of the bot for a level in a game, with a character if the game has it."""
    players = players_of(game)
    searches = players.levels[level]
    style = players.characters.get(character) if character else None
    wanted = (style.search if style is not None else players.default, players.default, *searches)
    spec = next(searches[search] for search in wanted if search in searches)
    if style is None:
        return spec
    return f"{spec}{',' if ':' in spec else ':'}style={character}"
