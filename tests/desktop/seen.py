"""What a run on demand saw: a line for each thing, good or not."""

from __future__ import annotations

import sys


class Seen:
    """Prints what is seen, and counts what is wrong."""

    def __init__(self) -> None:
        self.looked = self.wrong = 0

    def look(self, good: bool, what: str) -> bool:
        """Print what was looked at and whether it was as it should be; that."""
        self.looked += 1
        self.wrong += not good
        print(f"{'good ' if good else 'WRONG'}  {what}", flush=True)
        return good

    def missing(self, what: str) -> None:
        """Print what could not be looked at here."""
        print(f"-      {what}", file=sys.stderr, flush=True)

    def told(self) -> bool:
        """Print how many things were looked at; whether all were good."""
        print(f"{self.looked} looked at, {self.wrong} wrong", flush=True)
        return not self.wrong
