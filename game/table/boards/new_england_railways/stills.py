"""The states of the table of New England Railways of which pictures are kept."""

from __future__ import annotations

from functools import partial
from typing import Final

from game.table.play.scene import PlayScene
from game.table.tools import stills
from game.table.tools.stills import Screen, number_before

KEY: Final = "new_england_railways"

before = partial(stills.before, KEY)
armed = partial(stills.armed, KEY)


def _look_back(scene: PlayScene) -> None:
    scene.session.look(number_before(KEY, 4, "Ship", 0, 0.3))


def _begin_to_ship(scene: PlayScene) -> None:
    """Pick the first cube that can be shipped: the towns that buy it are lit."""
    chooser = scene.session.chooser
    thing = next(
        thing for move in chooser.moves for thing in scene.view.things_of(move) if thing.field == "cube"
    )
    chooser.pick(thing)
    scene.lay_out()


SCREENS: Final = (
    Screen("first-loan", armed("Borrow")),
    Screen("loan", armed("Borrow", 0, 0.3)),
    Screen("retire", before("Retire", 0, 0.5)),
    Screen("auction", armed("Bid", 1, 0.2)),
    Screen("auction-late", before("PassBid", 3, 0.6)),
    Screen("roll", before("PayToBuild", 0, 0.3)),
    Screen("wait", before("WaitToBuild", 0, 0.2)),
    Screen("ship", before("Ship", 0, 0.4)),
    Screen("ship-begun", stills.at_table(KEY, "Ship", 1, 0.6, _begin_to_ship)),
    Screen("ship-route", armed("Ship", 2, 0.6)),
    Screen("ship-pointing", stills.pointing(KEY, "Ship", 0, 0.5)),
    Screen("hint", stills.advised(KEY, "Ship", 1, 0.5)),
    Screen("thinking", stills.thinking(KEY, "Bid", 3, 0.5)),
    Screen("looking-back", stills.at_table(KEY, "Bid", 1, 0.6, _look_back)),
    Screen("enlarged", stills.at_table(KEY, "Ship", 1, 0.7, lambda scene: scene.zoom(2.0))),
    Screen("over", stills.after_the_end(KEY)),
    Screen("three-players", armed("Ship", 0, 0.7, 3)),
    Screen("five-players", armed("Bid", 0, 0.5, 5)),
    Screen("six-players", armed("Ship", 0, 0.6, 6)),
    Screen("six-auction", armed("Bid", 2, 0.4, 6)),
    Screen("large-text", armed("Ship", 1, 0.5), text_size=1.3),
)
