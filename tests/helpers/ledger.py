"""A ledger of money, kept from events alone, which must explain all cash."""

from collections.abc import Sequence

from game.rules.contract import Event, MoneyPaid, Party, PartyType


class MoneyLedger:
    """Cash of the seats, treasuries of the companies, and what the bank has taken less what it gave."""

    def __init__(self, cash: Sequence[int], treasury: Sequence[int] = ()) -> None:
        """Begin with the current state, in dollars."""
        self.cash = list(cash)
        self.treasury = list(treasury)
        self.bank = 0

    def total(self) -> int:
        """The total of all money, which no payment changes."""
        return sum(self.cash) + sum(self.treasury) + self.bank

    def hear(self, event: Event) -> None:
        """Write down a payment."""
        if isinstance(event, MoneyPaid):
            assert event.amount > 0
            assert event.reason
            self._move(event.payer, -event.amount)
            self._move(event.payee, event.amount)

    def _move(self, party: Party, amount: int) -> None:
        if party.kind is PartyType.BANK:
            self.bank += amount
        elif party.kind is PartyType.SEAT:
            self.cash[party.number] += amount
            assert self.cash[party.number] >= 0
        else:
            assert party.kind is PartyType.COMPANY
            self.treasury[party.number] += amount
            assert self.treasury[party.number] >= 0
