"""The states of the table of North American Railways of which pictures are kept."""

from __future__ import annotations

from functools import partial
from typing import Final

from game.table.play.scene import PlayScene
from game.table.tools import stills
from game.table.tools.stills import Screen, number_before

KEY: Final = "north_american_railways"

before = partial(stills.before, KEY)
armed = partial(stills.armed, KEY)
opened = partial(stills.at_table, KEY, "BuyCity", 2, 0.5)


def _look_back(scene: PlayScene) -> None:
    scene.session.look(number_before(KEY, 4, "BuyCity", 0, 0.3))


SCREENS: Final = (
    Screen("full-deal", before("Found")),
    Screen("found", armed("Found")),
    Screen("own-share", armed("BuyOwn", 0, 0.2)),
    Screen("choose-share", before("Offer", 1, 0.4)),
    Screen("offer", armed("Offer", 1, 0.4)),
    Screen("answer", before("LetGo", 0, 0.4)),
    Screen("let-go", armed("LetGo", 0, 0.4)),
    Screen("buy-instead", armed("BuyInstead")),
    Screen("cities", before("BuyCity", 0, 0.3)),
    Screen("city", armed("BuyCity", 1, 0.4)),
    Screen("city-pointing", stills.pointing(KEY, "BuyCity", 2, 0.5)),
    Screen("hint", stills.advised(KEY, "Offer", 0, 0.3)),
    Screen("city-hint", stills.advised(KEY, "BuyCity", 0, 0.6)),
    Screen("last-turn", armed("BuyCity", 0, 0.88)),
    Screen("thinking", stills.thinking(KEY, "BuyCity", 3, 0.5)),
    Screen("looking-back", opened(_look_back)),
    Screen("over", stills.after_the_end(KEY)),
    Screen("three-players", armed("BuyCity", 0, 0.8, 3)),
    Screen("five-players", armed("Offer", 0, 0.6, 5)),
    Screen("five-cities", armed("BuyCity", 0, 0.7, 5)),
    Screen("large-text", armed("Offer", 1, 0.5), text_size=1.3),
)
