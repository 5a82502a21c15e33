"""The states of the table of Railways of North America of which pictures are kept."""

from __future__ import annotations

from functools import partial
from typing import Final

from game.table.boards.railways_of_north_america.reading import check
from game.table.boards.view import Thing
from game.table.play.scene import PlayScene
from game.table.tools import stills
from game.table.tools.stills import Screen, number_before

KEY: Final = "railways_of_north_america"

before = partial(stills.before, KEY)
armed = partial(stills.armed, KEY)
opened = partial(stills.at_table, KEY, "ChooseAction", 2, 0.5)


def _look_back(scene: PlayScene) -> None:
    scene.session.look(number_before(KEY, 4, "LayTile", 0, 0.3))


def _plan(scene: PlayScene) -> None:
    """The longest way from a city in the middle of the map, chosen by its end."""
    session = scene.session
    numbers = check(session.state).board.city_numbers
    session.chooser.pick(Thing("city", numbers["Winnipeg"]))
    session.make_plan(max(session.plans().values(), key=len))


SCREENS: Final = (
    Screen("baron", before("KeepBaron")),
    Screen("auction", armed("Bid", 0, 0.2)),
    Screen("choose-action", before("ChooseAction", 1, 0.3)),
    Screen("upgrade", armed("ChooseAction", 1, 0.3)),
    Screen("start-track", before("StartTrack", 1, 0.3)),
    Screen("planned", stills.at_table(KEY, "StartTrack", 0, 0.1, _plan)),
    Screen("lay-tile", before("LayTile", 1, 0.3)),
    Screen("lay-tile-armed", armed("LayTile", 1, 0.4)),
    Screen("deliver", before("Deliver", 0, 0.6)),
    Screen("deliver-armed", armed("Deliver", 1, 0.6)),
    Screen("take-card", armed("TakeCard", 0, 0.3)),
    Screen("urbanise", armed("Urbanize", 0, 0.2)),
    Screen("hint", stills.advised(KEY, "LayTile", 0, 0.5)),
    Screen("thinking", stills.thinking(KEY, "ChooseAction", 3, 0.5)),
    Screen("looking-back", opened(_look_back)),
    Screen("enlarged", stills.at_table(KEY, "LayTile", 1, 0.7, lambda scene: scene.zoom(2.0))),
    Screen("over", stills.after_the_end(KEY)),
    Screen("three-players", armed("Deliver", 0, 0.7, 3)),
    Screen("five-players", armed("LayTile", 0, 0.7, 5)),
    Screen("large-text", armed("LayTile", 1, 0.5), text_size=1.3),
)
