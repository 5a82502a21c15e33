"""The table of Whistle Stop: its stops in a row on paper, and the die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.rules.contract import Event, MoneyPaid, Move, Side
from game.rules.notes import Dollars, Kind
from game.table.boards.accounts import Accounts, Item
from game.table.boards.table import Table
from game.table.boards.view import (
    Badge,
    BoardView,
    Change,
    Choice,
    SeatCard,
    Shown,
    Slip,
    Thing,
    thing_of,
)
from game.table.kit.lettering import write
from game.table.kit.motion import Motions
from game.table.kit.pen import stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM, INK, PAPER, SIGNAL, SLIP
from tests.fifth.rules.kinds import Paid
from tests.fifth.rules.moves import Open, Wait
from tests.fifth.rules.state import NOBODY, WhistleStopState

Told = Shown[WhistleStopState]


class WhistleStopView(BoardView[WhistleStopState]):
    """A card for each stop, from left to right."""

    def arrange(self, scale: Scale, area: pygame.Rect) -> None:
        self.scale, self.area = scale, area

    def _place(self, stop: int, shown: Told) -> pygame.Rect:
        wide = self.area.w // len(shown.state.board.stops)
        return pygame.Rect(self.area.x + stop * wide + 6, self.area.centery - 90, wide - 12, 180)

    def draw(self, surface: pygame.Surface, shown: Told, motions: Motions) -> None:
        for stop, found in enumerate(shown.state.board.stops):
            place = self._place(stop, shown)
            thing = Thing("stop", stop)
            lit = thing in shown.picked or thing == shown.pointed
            surface.fill(SLIP if lit else PAPER, place)
            x, k = place.centerx, self.scale.k
            write(surface, self.scale, found.name, "slab_bold", 18, INK, x, place.y + 30 * k, "c")
            words = shown.say("stop-figures", amount=found.price, pays=Dollars(found.pays))
            write(surface, self.scale, words, "sans", 16, INK, x, place.y + 60 * k, "c")
            owner = shown.state.owner[stop]
            if owner != NOBODY:
                stamp(
                    surface, disc(shown.seats[owner].colour, 44 * k), x, place.bottom - 40 * k, centred=True
                )

    def draw_status(self, surface: pygame.Surface, rect: pygame.Rect, shown: Told, motions: Motions) -> None:
        words = shown.speaker.note(shown.state.heading())
        write(surface, self.scale, words, "semi", 19, CREAM, rect.x, rect.centery)

    def draw_badge(self, surface: pygame.Surface, badge: Badge, rect: pygame.Rect) -> None:
        surface.fill(SIGNAL, rect)

    def thing_at(self, position: tuple[int, int], shown: Told) -> Thing | None:
        stops = range(len(shown.state.board.stops))
        return next(
            (Thing("stop", stop) for stop in stops if self._place(stop, shown).collidepoint(position)), None
        )

    def rect_of(self, thing: Thing, shown: Told) -> pygame.Rect | None:
        return self._place(thing.number, shown) if thing.field == "stop" else None

    def why_not(self, thing: Thing, shown: Told) -> str | None:
        reason = shown.state.why_not(Open(thing.number)) if thing.field == "stop" else None
        return None if reason is None else shown.speaker.note(reason)

    def about(self, thing: Thing, shown: Told) -> str | None:
        if thing.field != "stop":
            return None
        found = shown.state.board.stops[thing.number]
        return shown.say("stop-figures", amount=found.price, pays=Dollars(found.pays))

    def seat_card(self, seat: int, shown: Told, motions: Motions) -> SeatCard:
        own = sum(owner == seat for owner in shown.state.owner)
        amount = shown.say("seat-cash", amount=shown.state.cash[seat])
        return SeatCard(amount, shown.say("seat-stops", count=own), badges=[Badge("stop", 0, own)])

    def choices(self, shown: Told) -> list[Choice]:
        waits = any(isinstance(move, Wait) for move in shown.moves)
        return [Choice(shown.say("choice-wait"), thing_of(Wait))] if waits else []

    def slip(self, move: Move, shown: Told) -> Slip | None:
        if not isinstance(move, Open):
            return None
        found, cash = shown.state.board.stops[move.stop], shown.state.cash[shown.state.actor()]
        before, after = (shown.say("seat-cash", amount=sum) for sum in (cash, cash - found.price))
        return Slip(
            shown.say("slip-open", stop=move.stop),
            changes=[Change(shown.say("slip-cash"), before, after)],
            confirm=shown.say("confirm-open"),
        )

    def animate(self, event: Event, shown: Told, motions: Motions) -> None:
        """Nothing moves."""


def items(state: WhistleStopState, events: Sequence[Event]) -> list[Item]:
    """What was paid, by its reason."""
    found = []
    for event in events:
        if isinstance(event, MoneyPaid) and isinstance(event.reason, Paid):
            gained = event.payee.kind is Side.SEAT
            seat = event.payee.number if gained else event.payer.number
            found.append(Item(HEADINGS[event.reason](), seat, event.amount if gained else -event.amount))
    return found


class Heading(Kind):
    """The headings of the accounts."""

    STOPS = "account-stops"
    WAITING = "account-waiting"
    TRAINS = "account-trains"


HEADINGS: Final = {Paid.STOP: Heading.STOPS, Paid.WAITING: Heading.WAITING, Paid.TRAIN: Heading.TRAINS}
TABLE: Final = Table(lambda state: WhistleStopView(), "lids/whistle_stop", (60, 80, 100), Accounts(items))
