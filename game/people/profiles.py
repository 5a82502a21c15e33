"""Profiles: who plays on this computer, and what each of them has done.

They are stored in the file of the saved games. Nothing about them leaves the computer unless a player exports
their own profile.

>>> from pathlib import Path
>>> from tempfile import mkdtemp
>>> store = Store(Path(mkdtemp()))
>>> people = People(store)
>>> clara = people.add("Clara", colour=3)
>>> people.current == clara
True
>>> people.record_deed(clara.id, "lesson", "american_rails/first", {"hints": 2})
True
>>> people.deeds(clara.id, "lesson")["american_rails/first"].figures
{'hints': 2}
>>> store.close()
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated, Final, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from game.match.journal import COLOURS, MAXIMUM_NAME_LENGTH
from game.match.migrations import NEXT_NUMBER
from game.match.store import Store, StoreError
from game.rules.messages import MessageId
from game.words import clean_name

DeedKind = Literal["lesson", "puzzle", "achievement"]
"""The kinds of deeds."""
DEED_KINDS: Final[tuple[DeedKind, ...]] = get_args(DeedKind)

_COLUMNS: Final = "id, name, colour, text_size, animation_speed, bot_pause, since, results_before"
_NEXT_TURN: Final = "(SELECT COALESCE(MAX(turn), 0) + 1 FROM profile)"
"""The next number of the order in which profiles were chosen, independent of the clock."""


class ProfileErrorCode(MessageId):
    """Errors about profiles."""

    GONE = "profile-gone"


class NoSuchProfile(StoreError, LookupError):
    """Raised if the profile was deleted, perhaps in another window."""


class Profile(Struct, frozen=True):
    """A person who plays on this computer."""

    id: str
    """A random id, which means nothing on another computer."""
    name: Annotated[str, Meta(max_length=MAXIMUM_NAME_LENGTH)]
    """Empty until the person enters one."""
    colour: Annotated[int, Meta(ge=0, lt=COLOURS)]
    """The number of the person's favorite seat color."""
    text_size: Annotated[float, Meta(ge=1.0, le=1.6)] | None
    """The scale of text for this person; None if it was not chosen."""
    animation_speed: Annotated[float, Meta(ge=0.0, le=8.0)] | None
    """The speed of animations: 1 is normal, 0 none; None if it was not chosen."""
    bot_pause: Annotated[float, Meta(ge=0.0, le=10.0)] | None
    """The time in seconds for which each move of a bot is shown; None if it was not chosen."""
    since: datetime
    """The time when the profile was made (with its time zone)."""
    results_before: int = 0
    """The number of the last result (`Result.number`) from before the profile was made."""


def placeholder_profile() -> Profile:
    """Return a placeholder for profiles that can't be read; it is never stored."""
    return Profile("", "", 0, None, None, None, datetime.now(UTC))


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that a person did."""

    key: str
    """The key of the thing among those of its kind."""
    first: datetime
    """The time when it was done first (with its time zone)."""
    times: int
    """How often it was done."""
    figures: dict[str, int]
    """The details of the last time."""


class People:
    """The people who play on this computer, stored in `store`. Everything raises `StoreError`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def all(self) -> list[Profile]:
        """Return every profile, in the order in which they were made, without damaged ones."""
        return self._read("ORDER BY made, id")

    def recent(self) -> list[Profile]:
        """Return every profile, the most recently chosen one first."""
        return self._read("ORDER BY turn DESC, id")

    @property
    def current(self) -> Profile:
        """The current profile: the one that was chosen last. The first one is made here.

        If nothing can be written, the first one is a placeholder that is not stored.
        """
        if found := self.recent():
            return found[0]
        try:
            return self.add("", 0)
        except StoreError:
            return _new("", 0, datetime.now(UTC))

    def find(self, profile: str) -> Profile:
        """Return the profile with this id. Raises `NoSuchProfile`."""
        found = self._read("WHERE id = ?", profile)
        if not found:
            raise NoSuchProfile(ProfileErrorCode.GONE())
        return found[0]

    def _read(self, which: str, *values: object) -> list[Profile]:
        rows = self._store.query(f"SELECT {_COLUMNS} FROM profile {which}", *values)
        read = (_profile(row) for row in rows)
        return [profile for profile in read if profile is not None]

    def add(self, name: str, colour: int, since: datetime | None = None) -> Profile:
        """Make a profile (now, unless `since` is given), and choose it."""
        now = datetime.now(UTC)
        made = _new(name, colour, since or now)
        with self._store.transaction() as connection:
            connection.execute(
                "INSERT INTO profile (id, name, colour, since, chosen, made, turn, results_before)"
                f" VALUES (?, ?, ?, ?, ?, (SELECT COALESCE(MAX(made), 0) + 1 FROM profile), {_NEXT_TURN},"
                f" {NEXT_NUMBER} - 1)",
                (made.id, made.name, colour, made.since.isoformat(), now.isoformat()),
            )
        return self.find(made.id)

    def choose(self, profile: str) -> None:
        """Make this profile the current one. Raises `NoSuchProfile`."""
        self._set(profile, f"chosen = ?, turn = {_NEXT_TURN}", datetime.now(UTC).isoformat())

    def rename(self, profile: str, name: str) -> None:
        """Rename a profile, cutting the name to `MAXIMUM_NAME_LENGTH` letters. Raises `NoSuchProfile`."""
        self._set(profile, "name = ?", clean_name(name, MAXIMUM_NAME_LENGTH))

    def set_colour(self, profile: str, colour: int) -> None:
        """Set a person's favorite seat color. Raises `NoSuchProfile`."""
        self._set(profile, "colour = ?", colour)

    def set_preferences(
        self,
        profile: str,
        text_size: float | None = None,
        animation_speed: float | None = None,
        bot_pause: float | None = None,
    ) -> None:
        """Set a person's text size and speeds; None leaves a value unchanged.

        Raises `NoSuchProfile`.
        """
        given = {"text_size": text_size, "animation_speed": animation_speed, "bot_pause": bot_pause}
        changed = {name: value for name, value in given.items() if value is not None}
        if changed:
            self._set(profile, ", ".join(f"{name} = ?" for name in changed), *changed.values())

    def _set(self, profile: str, change: str, *values: object) -> None:
        with self._store.transaction() as connection:
            done = connection.execute(f"UPDATE profile SET {change} WHERE id = ?", (*values, profile))
            if done.rowcount != 1:
                raise NoSuchProfile(ProfileErrorCode.GONE())

    def record_deed(
        self,
        profile: str,
        kind: DeedKind,
        key: str,
        figures: Mapping[str, int] | None = None,
        when: datetime | None = None,
    ) -> bool:
        """Record something that a person did; True if it was the first time. Raises `NoSuchProfile`.

        It was done now, unless `when` is given. A repeated deed is counted, and its details are replaced.
        """
        self.find(profile)
        details = msgspec.json.encode(dict(figures or {})).decode()
        with self._store.transaction() as connection:
            times = connection.execute(
                "INSERT INTO deed (profile, kind, key, first, times, figures, number)"
                " VALUES (?1, ?2, ?3, ?4, 1, ?5, (SELECT COALESCE(MAX(number), 0) + 1 FROM deed"
                " WHERE profile = ?1 AND kind = ?2)) ON CONFLICT (profile, kind, key)"
                " DO UPDATE SET times = times + 1, figures = excluded.figures RETURNING times",
                (profile, kind, key, (when or datetime.now(UTC)).isoformat(), details),
            ).fetchone()[0]
        return bool(times == 1)

    def deeds(self, profile: str, kind: DeedKind) -> dict[str, Deed]:
        """Return a person's deeds of one kind by key, in order, without damaged ones."""
        rows = self._store.query(
            "SELECT key, first, times, figures FROM deed WHERE profile = ? AND kind = ? ORDER BY number, key",
            profile,
            kind,
        )
        read = (_deed(row) for row in rows)
        return {deed.key: deed for deed in read if deed is not None}

    def remove(self, profile: str) -> None:
        """Delete a profile with all its deeds, which can't be undone. Raises `NoSuchProfile`.

        Its results stay for the other players (see `Results.anonymize`).
        """
        with self._store.transaction() as connection:
            gone = connection.execute("DELETE FROM profile WHERE id = ?", (profile,))
            if gone.rowcount != 1:
                raise NoSuchProfile(ProfileErrorCode.GONE())


def _new(name: str, colour: int, since: datetime) -> Profile:
    return Profile(
        secrets.token_hex(8), clean_name(name, MAXIMUM_NAME_LENGTH), colour, None, None, None, since
    )


def _profile(row: tuple[object, ...]) -> Profile | None:
    """Return a profile from its row; None if it is damaged."""
    try:
        data = dict(zip(_COLUMNS.split(", "), row, strict=True))
        return msgspec.convert(data, Profile)
    except msgspec.ValidationError:
        return None


def _deed(row: tuple[object, ...]) -> Deed | None:
    """Return a deed from its row; None if it is damaged."""
    key, first, times, figures = row
    try:
        return Deed(
            str(key),
            datetime.fromisoformat(str(first)),
            msgspec.convert(times, int),
            msgspec.json.decode(str(figures), type=dict[str, int]),
        )
    except (ValueError, msgspec.MsgspecError):
        return None
