"""A ledger of New England Railways, kept from events alone: they must explain the table."""

from game.rules.contract import Event
from game.rules.hexgrid import bits
from game.rules.new_england_railways import NewEnglandRailwaysState
from game.rules.new_england_railways.events import (
    CubeDrawn,
    CubeShipped,
    DiceRolled,
    FirstPlayerChosen,
    GrowthTurned,
    IncomeChanged,
    LinkBuilt,
    LinkOffered,
    LinkRemoved,
    LinkSold,
    LinkTurned,
    LinkWaits,
    LoanRetired,
    LoanTaken,
    MarketFell,
    StepBegan,
    TurnBegan,
)
from tests.helpers.ledger import MoneyLedger


class Ledger(MoneyLedger):
    """Money, loans, incomes, links, cubes, cards and the turn, as the events tell them."""

    def __init__(self, state: NewEnglandRailwaysState) -> None:
        """Begin with the current state."""
        super().__init__(state.cash)
        self.colours = len(state.cup)
        self.debt = state.debt[:]
        self.income = state.income[:]
        self.owner = state.owner[:]
        self.built = set(bits(state.built))
        self.on_offer = list(state.current)[state.lot :]
        self.next_offer = list(state.future)
        self.removed: set[int] = set()
        self.deck = set(bits(state.deck))
        self.growth_deck = set(bits(state.growth_deck))
        self.cubes = state.cubes[:]
        self.cup = state.cup[:]
        self.dice, self.divisor = state.dice, state.divisor
        self.turn, self.first, self.step = state.turn_number, state.first, state.turn_step()

    def table(self) -> dict[str, object]:
        """Return the state according to the ledger."""
        return {
            "cash": self.cash,
            "debt": self.debt,
            "income": self.income,
            "owner": self.owner,
            "built": self.built,
            "links": (self.on_offer, self.next_offer, self.deck),
            "growth_deck": self.growth_deck,
            "cubes": (self.cubes, self.cup),
            "dice": (self.dice, self.divisor),
            "when": (self.turn, self.first),
        }

    def hear(self, event: Event) -> None:
        """Write down an event."""
        super().hear(event)
        match event:
            case TurnBegan(turn, first):
                assert first == self.first
                self.turn = turn
            case StepBegan(step):
                assert step == self.step % 11 + 1
                self.step = step
                if step == 8:
                    assert self.on_offer == []
                    self.on_offer, self.next_offer = self.next_offer, []
            case LoanTaken(seat, amount):
                self.debt[seat] += amount
            case LoanRetired(seat, amount):
                self.debt[seat] -= amount
                assert self.debt[seat] >= 0
            case GrowthTurned(card):
                self.growth_deck.remove(card)
            case CubeDrawn(city, colour):
                self._move_cube(city, colour, 1)
            case CubeShipped(_, colour, route):
                self._move_cube(route[0], colour, -1)
            case LinkTurned(link):
                self.deck.remove(link)
                self.next_offer.append(link)
            case LinkOffered(link):
                assert self.on_offer[0] == link
            case LinkSold(seat, link, _):
                assert self.owner[link] == -1
                assert self.on_offer.pop(0) == link
                self.owner[link] = seat
            case LinkRemoved(link):
                assert self.on_offer.pop(0) == link
                self.removed.add(link)
            case LinkBuilt(seat, link):
                assert self.owner[link] == seat
                assert link not in self.built
                self.built.add(link)
            case LinkWaits(seat, link):
                assert self.owner[link] == seat
                assert link not in self.built
            case DiceRolled(_, low, high, _):
                self.dice = (low, high)
            case MarketFell(divisor):
                self.divisor = divisor
            case IncomeChanged(seat, before, after):
                assert before == self.income[seat] != after
                self.income[seat] = after
            case FirstPlayerChosen(seat):
                self.first = seat

    def _move_cube(self, city: int, colour: int, count: int) -> None:
        place = city * self.colours + colour
        self.cubes[place] += count
        self.cup[colour] -= count
        assert min(self.cubes[place], self.cup[colour]) >= 0


def table_of(state: NewEnglandRailwaysState) -> dict[str, object]:
    """Return a state in the ledger's form; the link that is being built is off the row."""
    told = Ledger(state)
    if told.on_offer and told.owner[told.on_offer[0]] != -1:
        del told.on_offer[0]
    return told.table()
