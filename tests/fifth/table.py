"""The table of Whistle Stop: its stops in a row on paper."""

from __future__ import annotations

from typing import Final

import pygame

from game.rules.contract import Move
from game.rules.messages import Dollars
from game.table.boards.shown import Pickable, Shown, pickable_of
from game.table.boards.table import Table
from game.table.boards.view import Badge, BoardText, BoardView, Change, Choice, MovePreview, SeatCard
from game.table.kit.lettering import write
from game.table.kit.motion import Motions
from game.table.kit.pen import stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM, INK, PAPER, SIGNAL, SLIP
from tests.fifth.rules.state import NOBODY, Open, Wait, WhistleStopState

Told = Shown[WhistleStopState]


def _why_not(thing: Pickable, shown: Told) -> str | None:
    reason = shown.state.illegal_reason(Open(thing.number))
    return None if reason is None else shown.localizer.message(reason)


def _about(thing: Pickable, shown: Told) -> str:
    found = shown.state.board.stops[thing.number]
    return shown.translate("stop-figures", amount=found.price, pays=Dollars(found.pays))


def _seat_card(seat: int, shown: Told, motions: Motions) -> SeatCard:
    own = shown.state.owner.count(seat)
    amount = shown.translate("seat-cash", amount=shown.state.cash[seat])
    return SeatCard(amount, shown.translate("seat-stops", count=own), badges=[Badge("stop", 0, own)])


def _choices(shown: Told) -> list[Choice]:
    return [Choice(shown.translate("choice-wait"), pickable_of(Wait))] if Wait() in shown.moves else []


def _slip(move: Move, shown: Told) -> MovePreview | None:
    if not isinstance(move, Open):
        return None
    cash, price = shown.state.cash[shown.state.current_player()], shown.state.board.stops[move.stop].price
    before, after = (shown.translate("seat-cash", amount=amount) for amount in (cash, cash - price))
    change = Change(shown.translate("slip-cash"), before, after)
    return MovePreview(
        shown.translate("slip-open", stop=move.stop),
        changes=[change],
        confirm=shown.translate("confirm-open"),
    )


class WhistleStopView(BoardView[WhistleStopState]):
    """A card for each stop, from left to right."""

    text = BoardText(
        seat_card=_seat_card, about=_about, illegal_reason=_why_not, choices=_choices, preview=_slip
    )

    def arrange(self, scale: Scale, area: pygame.Rect) -> None:
        self.scale, self.area = scale, area

    def _places(self, shown: Told) -> dict[Pickable, pygame.Rect]:
        count = len(shown.state.board.stops)
        card = pygame.Rect(self.area.x, self.area.centery - 90, self.area.w // count, 180)
        return {Pickable("stop", n): card.move(n * card.w, 0).inflate(-12, 0) for n in range(count)}

    def draw(self, surface: pygame.Surface, shown: Told, motions: Motions) -> None:
        k = self.scale.k
        for thing, place in self._places(shown).items():
            surface.fill(SLIP if thing in shown.picked or thing == shown.pointed else PAPER, place)
            x, name = place.centerx, shown.state.board.stops[thing.number].name
            write(surface, self.scale, name, "slab_bold", 18, INK, x, place.y + 30 * k, "c")
            words = _about(thing, shown)
            write(surface, self.scale, words, "sans", 16, INK, x, place.y + 60 * k, "c")
            owner = shown.state.owner[thing.number]
            if owner != NOBODY:
                sign = disc(shown.seats[owner].colour, 44 * k)
                stamp(surface, sign, x, place.bottom - 40 * k, centred=True)

    def draw_status(
        self, surface: pygame.Surface, scale: Scale, rect: pygame.Rect, shown: Told, motions: Motions
    ) -> None:
        words = shown.localizer.message(shown.state.heading())
        write(surface, scale, words, "semi", 19, CREAM, rect.x, rect.centery)

    def draw_badge(self, surface: pygame.Surface, badge: Badge, rect: pygame.Rect) -> None:
        surface.fill(SIGNAL, rect)

    def pickable_at(self, position: tuple[int, int], shown: Told) -> Pickable | None:
        places = self._places(shown).items()
        return next((thing for thing, place in places if place.collidepoint(position)), None)

    def rect_of(self, thing: Pickable, shown: Told) -> pygame.Rect | None:
        return self._places(shown).get(thing)


TABLE: Final[Table[WhistleStopState]] = Table(
    lambda state: WhistleStopView(), "box_art/whistle_stop", (60, 80, 100)
)
