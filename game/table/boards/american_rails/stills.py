"""The states of the table of American Rails of which pictures are kept."""

from __future__ import annotations

from functools import partial
from typing import Final

from game.table.play.scene import PlayScene
from game.table.tools import stills
from game.table.tools.stills import Screen, number_before

KEY: Final = "american_rails"

before = partial(stills.before, KEY)
armed = partial(stills.armed, KEY)


def _look_back(scene: PlayScene) -> None:
    scene.session.look(number_before(KEY, 4, "LayTrack", 0, 0.3))


opened = partial(stills.at_table, KEY, "ChooseAction", 2, 0.5)


SCREENS: Final = (
    Screen("put-up", before("PutUp")),
    Screen("preparation-auction", armed("Bid", 5)),
    Screen("start-city", armed("PlaceStart", 3)),
    Screen("choose-action", before("ChooseAction", 1, 0.3)),
    Screen("choose-action-armed", armed("ChooseAction", 1, 0.3)),
    Screen("expand", before("LayTrack", 0, 0.5)),
    Screen("expand-ghost", armed("LayTrack", 1, 0.5)),
    Screen("expand-pointing", stills.pointing(KEY, "LayTrack", 2, 0.6)),
    Screen("hint", stills.advised(KEY, "LayTrack", 2, 0.45)),
    Screen("auction", armed("Bid", 1, 0.45)),
    Screen("develop", armed("Develop", 0, 0.3)),
    Screen("fund", armed("Fund", 0, 0.2)),
    Screen("take", before("TakeFromPlayers")),
    Screen("thinking", stills.thinking(KEY, "ChooseAction", 3, 0.5)),
    Screen("looking-back", stills.at_table(KEY, "ChooseAction", 1, 0.6, _look_back)),
    Screen("enlarged", stills.at_table(KEY, "LayTrack", 1, 0.7, lambda scene: scene.zoom(2.0))),
    Screen("menu", opened(PlayScene.show_menu)),
    Screen("seat", opened(lambda scene: scene.show_seat(1))),
    Screen("log", opened(PlayScene.show_log)),
    Screen("money", opened(PlayScene.show_money)),
    Screen("over", stills.after_the_end(KEY)),
    Screen("three-players", armed("LayTrack", 0, 0.6, 3)),
    Screen("five-players", armed("LayTrack", 0, 0.7, 5)),
    Screen("five-auction", armed("Bid", 2, 0.5, 5)),
    Screen("large-text", armed("LayTrack", 1, 0.5), text_size=1.3),
)
