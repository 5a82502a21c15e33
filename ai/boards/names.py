"""Invented names for towns and countries.

>>> import random
>>> towns = town_names(random.Random(1), 20)
>>> len(set(towns))
20
>>> max(map(len, short_names(random.Random(1), 60)))
9
>>> country, lake = countries(random.Random(1), 2)
>>> titles(country, "7")
{'title': 'The Cedar Country (7)', 'titles': {'de': 'Das Zedernland (7)'}}
>>> lake.lake()
{'en': 'Silver Lake', 'de': 'Silbersee'}
"""

from __future__ import annotations

import random
from typing import Any, Final, NamedTuple

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
    """Return `count` (at most 48) names with different beginnings."""
    return [first + chance.choice(_LAST) for first in chance.sample(_FIRST, count)]


_MORE: Final = (
    "Alder", "Arch", "Barn", "Blue", "Brim", "Chalk", "Crow", "Dun", "Fal", "Fir", "Flint", "Gray", "Hart",
    "Hawk", "Heath", "Kings", "Lark", "Lead", "Lime", "Long", "Loch", "Marsh", "Moss", "New", "Otter",
    "Park", "Peak", "Pen", "Quill", "Reed", "Rose", "Rye", "Sand", "Star", "Swan", "Thorn", "Vale", "West",
    "Wolf", "Wood",
)  # fmt: skip
LONGEST: Final = 9
"""The number of letters of a name that fits a crowded map."""


def short_names(chance: random.Random, count: int) -> list[str]:
    """Return `count` (at most 85) short names with different beginnings."""
    found: list[str] = []
    for first in chance.sample(_FIRST + _MORE, len(_FIRST + _MORE)):
        lasts = [last for last in _LAST if len(first) + len(last) <= LONGEST and first[-1] != last[0]]
        if lasts and len(found) < count:
            found.append(first + chance.choice(lasts))
    return found


class Country(NamedTuple):
    """A name for a country, a lake or a sea, in English and in German compounds."""

    en: str
    de: str

    def lake(self) -> dict[str, str]:
        """Return the name of a lake in each language."""
        return {"en": f"{self.en} Lake", "de": f"{self.de}see"}

    def sea(self) -> dict[str, str]:
        """Return the name of a sea in each language, in capitals."""
        return {"en": f"{self.en} Sea".upper(), "de": f"{self.de}meer".upper()}

    def printed(self) -> dict[str, str]:
        """Return the name of the country in each language, in capitals."""
        return {"en": f"The {self.en} Country".upper(), "de": f"Das {self.de}land".upper()}

    def briefly(self) -> dict[str, str]:
        """Return the name of the country in each language, for a small plate."""
        return {"en": f"{self.en} Country", "de": f"{self.de}land"}


_COUNTRIES: Final = (
    Country("Amber", "Bernstein"), Country("Bear", "Bären"), Country("Beaver", "Biber"),
    Country("Birch", "Birken"), Country("Cedar", "Zedern"), Country("Copper", "Kupfer"),
    Country("Eagle", "Adler"), Country("Elk", "Elch"), Country("Falcon", "Falken"),
    Country("Gold", "Gold"), Country("Granite", "Granit"), Country("Heron", "Reiher"),
    Country("Iron", "Eisen"), Country("Juniper", "Wacholder"), Country("Maple", "Ahorn"),
    Country("Otter", "Otter"), Country("Pine", "Kiefern"), Country("Salt", "Salz"),
    Country("Silver", "Silber"), Country("Star", "Sternen"), Country("Stone", "Stein"),
    Country("Summer", "Sommer"), Country("Thistle", "Distel"), Country("Thunder", "Donner"),
    Country("Willow", "Weiden"), Country("Winter", "Winter"), Country("Wolf", "Wolfs"),
)  # fmt: skip


def countries(chance: random.Random, count: int) -> list[Country]:
    """Return `count` (at most 27) different names."""
    return chance.sample(_COUNTRIES, count)


def titles(country: Country, name: str) -> dict[str, Any]:
    """Return a board's titles for its file; `name` distinguishes it from others."""
    return {
        "title": f"The {country.en} Country ({name})",
        "titles": {"de": f"Das {country.de}land ({name})"},
    }
