"""The board of North American Railways is drawn row by row while money moves, and yet always whole."""

from __future__ import annotations

from game.rules.north_american_railways.moves import BuyCity
from game.table.boards.shown import SeatLook, Shown
from game.table.kit.motion import Motions
from game.table.tools import screenshots
from tests.table.boards.looks import picture, same
from tests.table.boards.samples import NORTH_AMERICAN_RAILWAYS

KEY = "north_american_railways"
LOOKS = tuple(SeatLook(name, "Person", i, False) for i, name in enumerate(("Ann", "Ben", "Cy", "Di")))
make_view = NORTH_AMERICAN_RAILWAYS.view
MOVES = 8
"""How many moves are played out together."""


def test_rows_that_are_drawn_anew_make_the_whole_picture() -> None:
    view, number = make_view(), screenshots.number_before(KEY, 4, BuyCity, 3, 0.3)
    match = screenshots.match_at(KEY, 4, number + MOVES)
    shown, motions, before, pictures = Shown(match.state, LOOKS, None), Motions(), None, 0
    for played in range(number, number + MOVES):
        for event in match.events_of(played):
            view.animate(event, shown, motions)
    while motions:
        found = picture(view, shown, motions)
        assert same(found, picture(make_view(), shown, motions))
        pictures += before is None or not same(found, before)
        before = found
        motions.update(0.25)
    assert pictures > 2
    assert same(picture(view, shown, motions), picture(make_view(), shown, motions))
