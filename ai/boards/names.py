"""Names for towns that there are nowhere in particular.

>>> import random
>>> towns = town_names(random.Random(1), 20)
>>> len(set(towns))
20
"""

from __future__ import annotations

import random
from typing import Final

_FIRST: Final = (
    "Ash", "Bell", "Birch", "Black", "Bright", "Cedar", "Clay", "Clear", "Cold", "Copper", "Deer", "Eagle",
    "Elk", "Elm", "Fair", "Fern", "Fox", "Glen", "Granite", "Green", "Hazel", "Iron", "Laurel", "Maple",
    "Mill", "North", "Oak", "Pine", "Red", "River", "Rock", "Salt", "Silver", "Spring", "Stone", "Summer",
    "Wheat", "White", "Willow", "Winter", "Amber", "Bear", "Crane", "Dove", "Ever", "Gold", "Holly",
    "Juniper",
)  # fmt: skip
_LAST: Final = (
    "bridge", "brook", "burg", "dale", "field", "ford", "gate", "haven", "port", "ton", "view",
    "ville",
)  # fmt: skip


def town_names(chance: random.Random, count: int) -> list[str]:
    """So many names, no two of which begin alike; `count` is at most 48."""
    return [first + chance.choice(_LAST) for first in chance.sample(_FIRST, count)]
