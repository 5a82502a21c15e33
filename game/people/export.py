"""Everything stored about a person, as one file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import msgspec

from game.match.store import Store
from game.people.profiles import DEED_KINDS, People, Profile
from game.people.results import Results
from game.rules.files import write_whole

FORMAT: Final = "parlorcar profile"


def to_json(store: Store, profile: Profile) -> bytes:
    """Return a profile, its deeds and results as the bytes of a JSON file. Raises `StoreError`."""
    people = People(store)
    deeds = {kind: list(people.deeds(profile.id, kind).values()) for kind in DEED_KINDS}
    results = [one for one in Results(store).all() if one.seat_of(profile) is not None]
    data = {"format": FORMAT, "profile": profile, "deeds": deeds, "results": results}
    return msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n"


def write_file(store: Store, profile: Profile, path: Path) -> None:
    """Write it into a file, atomically. Raises `OSError` and `StoreError`."""
    write_whole(path, to_json(store, profile), shared=True)


def file_name(profile: Profile) -> str:
    """Return a name for the file, of letters, digits and dashes ("parlorcar-clara.json")."""
    words = re.sub(r"[\W_]+", "-", f"parlorcar {profile.name or 'profile'}".lower()).strip("-")
    return f"{words}.json"
