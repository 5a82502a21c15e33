"""The rules of Whistle Stop: open stops or wait; after each round a train comes to one of them."""

from tests.fifth.rules.accounts import ACCOUNTS
from tests.fifth.rules.game import GAME

__all__ = ["ACCOUNTS", "GAME"]
