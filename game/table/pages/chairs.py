"""Who is to sit at the table: what the set-up knows of each seat before the deal."""

from __future__ import annotations

from dataclasses import dataclass

from ai.registry import CHARACTERS
from game.match.journal import LONGEST_NAME, SeatPlan
from game.words import in_words, say


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat that is being filled: by a person, or by a bot of some level and character."""

    typed: str
    """The name that somebody typed; empty if nobody did."""
    usual: str
    """The message with the name of whoever sits here else."""
    colour: int
    level: str | None = None
    """The level of a bot; None for a person."""
    character: str | None = None
    """The character of a bot."""

    @property
    def name(self) -> str:
        """What whoever sits here is called: as typed, else as the character, else as usual."""
        if self.typed:
            return self.typed
        if self.level is not None and self.character is not None:
            return in_words(CHARACTERS[self.character])
        return say(self.usual)

    @property
    def bot(self) -> str | None:
        """The description of the bot; None for a person."""
        if self.level is None or self.character is None:
            return self.level
        return f"{self.level}:character={self.character}"

    @property
    def plan(self) -> SeatPlan:
        """The seat as a match knows it."""
        return SeatPlan(self.name[:LONGEST_NAME], self.colour, self.bot)
