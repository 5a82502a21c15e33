"""The entry points of external input, each with a fuzzer.

An attempt ends well if what is strange is refused in words, or is taken and does no harm; anything else is
an error that it raises.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import random
import shutil
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import game.arguments as command_line
from assets import asset
from game.learning.lesson_check import check_lesson
from game.learning.lesson_course import Course
from game.learning.puzzles import check_puzzles
from game.match.boards import look_at
from game.match.database import FILE_NAME
from game.match.import_export import from_json, to_json
from game.match.match import Match
from game.match.message_codec import EncodedText, decode_message
from game.match.store import Store
from game.people.profiles import People
from game.people.results import Results
from game.rules.boards import read_board_file
from game.rules.catalog import find_game, game_keys
from game.rules.messages import UserError
from game.table.boards.table import check_look, check_look_file
from game.table.controls.dialogs import AskForText
from game.table.kit.images import picture, use_images
from game.table.pages.files import ChooseFile
from game.table.pages.saves import SavesPage
from game.table.program.input import Composition, Key, Text
from game.table.program.settings import SavedSeat, SavedTable, load_settings, set_aside
from game.table.start import Undrawn
from game.table.tools.screenshots import FrozenApp, match_at, recorded
from game.words import Localizer, activate, active_language, localize, translate
from game.words.active_locale import active_catalog
from tests.fuzz import strange
from tests.helpers.large import quickly

LONGEST = 5.0
"""The maximum processor seconds for any external input."""


class Door(ABC):
    """One way in, with a folder to itself."""

    name: str
    short: int
    """The number of attempts in the default tests; more if one is quick."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @abstractmethod
    def attempt(self, rng: random.Random) -> str:
        """Try something strange; a word for what came of it."""

    def close(self) -> None:  # noqa: B027
        """Close everything."""


def refused(error: UserError) -> str:
    """Anything may be refused, in words that can be shown."""
    assert localize(error)
    return "refused"


@cache
def match_file(key: str) -> bytes:
    """The beginning of a recorded match as a file."""
    players = {"railways_of_north_america": 3, "new_england_railways": 4}.get(key, 3)
    return to_json(match_at(key, players, min(60, len(recorded(key, players).entries)), people=()))


class MatchFiles(Door):
    """A match in a file that somebody has sent: read, shown, played on, written again."""

    name = "match"
    short = 16

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.app = FrozenApp(Store(folder / "table"), (1280, 720))

    def attempt(self, rng: random.Random) -> str:
        data = match_file(rng.choice(game_keys()))
        if rng.random() < 0.25:
            data = strange.spoil_bytes(data, rng)
        else:
            plain = json.loads(data)
            if rng.random() < 0.2:
                plain["board"] = plain["board"] or read_board_file(plain["game"])
                strange.swell(plain, rng)
            else:
                strange.spoil(
                    plain, rng, rng.choice(((), ("deal",), ("seats", "name", "changes"), ("moves",)))
                )
            data = json.dumps(plain).encode()
        try:
            with quickly(LONGEST):
                found = from_json(data)
            if rng.random() < 0.1:
                check_look(found.match.game)
                self.app.try_table(found.match)
        except Undrawn:
            raise  # What makes sense to the rules can be shown.
        except UserError as error:
            return refused(error)
        if found.error is not None:
            assert localize(found.error)
        match = found.match
        while not match.is_over and rng.random() < 0.8:
            match.play(rng.choice(match.state.legal_moves()))
        assert from_json(to_json(match)).match.state == match.state
        return "in part" if found.error is not None else "taken"

    def close(self) -> None:
        self.app.close()


class StoreFiles(Door):
    """The file of saved games after whatever befell it: opened, listed, every match opened, one begun."""

    name = "store"
    short = 12

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        store = Store(folder / "whole")
        for key in game_keys():
            from_json(match_file(key)).match.save_in(store)
        People(store).add("Clara", 2)
        store.close()
        self.whole = (folder / "whole" / FILE_NAME).read_bytes()

    def attempt(self, rng: random.Random) -> str:
        home = self.folder / "store"
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir()
        data = self.whole
        if rng.random() < 0.5:
            data = strange.spoil_bytes(data, rng)
        else:
            page = rng.randrange(len(data) // 4096) * 4096
            data = data[:page] + rng.randbytes(4096) + data[page + 4096 :]
        (home / FILE_NAME).write_bytes(data)
        try:
            store = Store(home)
        except UserError as error:
            return refused(error)
        with contextlib.closing(store):
            return self._look(store, rng)

    def _look(self, store: Store, rng: random.Random) -> str:
        saves = store.matches()
        opened = 0
        for saved in saves:
            for way in (Match.open, Match.recover):
                try:
                    way(store, saved.id)
                except UserError as error:
                    refused(error)
                else:
                    opened += 1
                    break
        store.last()
        for ask in (lambda: People(store).current, lambda: Results(store).all()):
            try:
                ask()
            except UserError as error:
                refused(error)
        try:
            match = from_json(match_file(rng.choice(game_keys()))).match
            match.save_in(store)
            match.play(match.state.legal_moves()[0])
        except UserError as error:
            refused(error)
        return f"{opened} of {len(game_keys())} opened"


class SettingsFiles(Door):
    """The file of settings: read, and written again."""

    name = "settings"
    short = 60

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.path = folder / "settings.json"
        settings = load_settings(self.path)[0]
        seats = [SavedSeat(seat, name=name) for seat, name in enumerate(("Ada", "Ben"))]
        settings.game, settings.tables = "american_rails", {"american_rails": SavedTable(2, seats)}
        settings.save()
        self.whole = self.path.read_bytes()

    def attempt(self, rng: random.Random) -> str:
        if rng.random() < 0.5:
            self.path.write_bytes(strange.spoil_bytes(self.whole, rng))
        else:
            plain = json.loads(self.whole)
            strange.spoil(plain, rng)
            self.path.write_text(json.dumps(plain))
        found, complaint = load_settings(self.path)
        if complaint is not None:
            set_aside(found)
        found.save()
        again, none = load_settings(self.path)
        assert none is None
        assert again == found
        return "taken" if complaint is None else localize(complaint) and "refused"


class BoardFiles(Door):
    """A board of somebody's own: offered, dealt, and seen whether it can be printed."""

    name = "board"
    short = 12

    def attempt(self, rng: random.Random) -> str:
        key = rng.choice(game_keys())
        words = asset("boards", f"{key}.toml").read_text(encoding="utf-8")
        path = self.folder / "board.toml"
        kind = rng.random()
        if kind < 0.2:
            path.write_bytes(strange.spoil_bytes(words.encode(), rng))
        elif kind < 0.4:
            path.write_text(strange.swell_toml(words, rng), encoding="utf-8")
        else:
            path.write_text(strange.spoil_toml(words, rng), encoding="utf-8", errors="replace")
        with quickly(LONGEST):
            board = look_at(path, check_look_file)
        board.title_in(active_language())
        return "taken" if board.error is None else refused(board.error)


class Pictures(Door):
    """A folder of other pictures: looked through, and one of them drawn."""

    name = "picture"
    short = 6
    NAMES = ("pieces/house", "pieces/cube-red", "title/sky")

    def attempt(self, rng: random.Random) -> str:
        folder = Path(tempfile.mkdtemp(dir=self.folder))
        name = rng.choice(self.NAMES)
        ending, data = strange.picture(rng)
        path = (folder / name).with_suffix(ending)
        path.parent.mkdir(parents=True)
        path.write_bytes(data)
        try:
            with quickly(LONGEST):
                troubles = use_images(folder)
                picture(name, 40, 40)
        finally:
            use_images(None)
            shutil.rmtree(folder)
        return refused(troubles[0]) if troubles else "taken"


class LessonFiles(Door):
    """A lesson's file: read, checked, and begun."""

    name = "lesson"
    short = 20

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.files = [path for key in game_keys() for path in sorted(_below("lessons", key).glob("*.toml"))]

    def attempt(self, rng: random.Random) -> str:
        source = rng.choice(self.files)
        path = self.folder / source.name
        path.write_text(
            strange.spoil_toml(source.read_text(encoding="utf-8"), rng), encoding="utf-8", errors="replace"
        )
        try:
            Course(check_lesson(path))
        except UserError as error:
            return refused(error)
        return "taken"


class PuzzleFiles(Door):
    """A file of puzzles: read, and its matches played again."""

    name = "puzzle"
    short = 10

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.files = sorted(_below("puzzles").glob("*.json"))

    def attempt(self, rng: random.Random) -> str:
        source = rng.choice(self.files)
        plain = json.loads(source.read_bytes())
        plain["matches"] = [rng.choice(plain["matches"])]
        strange.spoil(plain, rng)
        path = self.folder / source.name
        data = json.dumps(plain).encode()
        path.write_bytes(strange.spoil_bytes(data, rng) if rng.random() < 0.2 else data)
        try:
            check_puzzles(path, source.stem)
        except UserError as error:
            return refused(error)
        return "taken"


def _below(*parts: str) -> Path:
    """A folder of the assets; one that is missing is empty."""
    try:
        return asset(*parts)
    except FileNotFoundError:
        return Path(os.devnull)


class Messages(Door):
    """Notes out of a journal, with any key and any figures: said in each language."""

    name = "message"
    short = 200

    def attempt(self, rng: random.Random) -> str:
        key = rng.choice(game_keys())
        found = find_game(key)
        sheet = active_catalog().bundle(key)
        figures = {name: self._figure(rng) for name in self._names(sheet, rng)}
        plain = {"is": "note", "key": rng.choice(sheet.keys), "figures": figures}
        try:
            kept: Any = msgspec.convert(plain, EncodedText)
        except msgspec.ValidationError:
            return "refused"
        activate(rng.choice(("en", "de")))
        try:
            assert isinstance(Localizer(found, ["Ada", "Ben", "Cy"]).message(decode_message(kept)), str)
            localize(decode_message(kept))
        finally:
            activate("en")
        return "said"

    def _names(self, sheet: Any, rng: random.Random) -> list[str]:
        usual = ["seat", "company", "city", "amount", "number", "other", "what", "why", "text", "company_2"]
        return rng.sample(usual, rng.randint(0, len(usual)))

    def _figure(self, rng: random.Random) -> Any:
        kind = rng.randrange(6)
        if kind == 0:
            return {"is": "word", "key": rng.choice(("what-company", "bank", "", "no-such-word", "seat"))}
        if kind == 1:
            return {"is": "dollars", "amount": rng.choice(strange.NUMBERS)}
        if kind == 2:
            return {"is": "note", "key": "store-busy", "figures": {"file": strange.text(rng)}}
        if kind == 3:
            return [rng.randint(-3, 5), strange.text(rng)]
        return rng.randint(-5, 40) if kind == 4 else strange.value(rng)


class CommandLine(Door):
    """Arguments: understood, or refused in one line with code 2."""

    name = "command"
    short = 40
    OPTIONS = (
        *("--headless", "--list", "--json", "--version", "--help", "--smoke", "--open", "--advise", "--move"),
        *("--bot", "--game", "--seats", "--seed", "--seconds", "--size", "--board", "--boards", "--home"),
        *("--language", "--images", "--check-board", "--screens", "--lesson", "--review", "-", "--", "-x"),
    )
    VALUES = ("american_rails", "greedy,random,random", "7", "en", "de", "1280x720", "0.1", ".", "/dev/null")

    def attempt(self, rng: random.Random) -> str:
        argv = []
        for _ in range(rng.randint(0, 6)):
            argv.append(rng.choice(self.OPTIONS))
            if rng.random() < 0.7:
                argv.append(rng.choice(self.VALUES) if rng.random() < 0.6 else strange.text(rng, 12))
        out, err = io.StringIO(), io.StringIO()
        code: object = "understood"
        try:
            with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
                command_line.parse_arguments(argv)
        except SystemExit as end:
            code = end.code
        assert code in ("understood", 0, 2), argv
        assert code != 2 or err.getvalue().startswith("parlorcar: "), argv
        return str(code)


class TypedText(Door):
    """Letters that are typed, pasted and composed into a line; the line is drawn after each."""

    name = "typed"
    short = 8

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.app = FrozenApp(Store(folder / "typed"), (1280, 720))
        self.app.go_to_title()

    def attempt(self, rng: random.Random) -> str:
        answers: list[str] = []
        asking = AskForText(
            "Name", strange.text(rng), strange.text(rng), translate("rename"), answers.append, 60
        )
        self.app.push(asking)
        for _ in range(12):
            match rng.randrange(3):
                case 0:
                    self.app.handle(Text(strange.text(rng, 8)))
                case 1:
                    self.app.handle(Composition(strange.text(rng, 8), rng.randint(-2, 9)))
                case _:
                    keys = ("left", "right", "home", "end", "backspace", "delete", "a")
                    held = {name: rng.random() < 0.3 for name in ("shift", "ctrl")}
                    self.app.handle(Key(rng.choice(keys), **held))
        self.app.draw(self.app.screen)
        self.app.handle(Composition("", 0))
        self.app.handle(Key("enter"))
        while len(self.app.scenes) > 1:
            self.app.pop()
        return "answered" if answers else "left"

    def close(self) -> None:
        self.app.close()


class FileNames(Door):
    """Folders and files of any names: shown, gone into, opened, written to; a match is called so too."""

    name = "names"
    short = 6

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.app = FrozenApp(Store(folder / "names"), (1280, 720))
        self.app.go_to_title()

    def attempt(self, rng: random.Random) -> str:
        made = self._make(rng)
        chosen: list[Path] = []
        asking = ChooseFile("Open", chosen.append, made.parent)
        self.app.push(asking)
        self.app.draw(self.app.screen)
        asking.list.choose(asking.entries.index(made))
        self.app.handle(Key("enter"))
        self.app.draw(self.app.screen)
        match = from_json(match_file(game_keys()[0])).match
        match.rename(strange.text(rng))
        match.save_in(self.app.store)
        self.app.push(SavesPage())
        self.app.draw(self.app.screen)
        self.app.save_as_file(match)
        self.app.draw(self.app.screen)
        while len(self.app.scenes) > 1:
            self.app.pop()
        shutil.rmtree(made.parent)
        return "shown"

    def _make(self, rng: random.Random) -> Path:
        """A folder of a strange name in a folder of its own."""
        above = Path(tempfile.mkdtemp(dir=self.folder))
        while True:
            name = rng.randbytes(rng.randint(1, 40)) if rng.random() < 0.5 else _encoded(strange.text(rng))
            name = name.replace(b"/", b"").replace(b"\0", b"").lstrip(b".")[:200]
            if name:
                made = Path(os.fsdecode(os.fsencode(above) + b"/" + name))
                made.mkdir()
                return made

    def close(self) -> None:
        self.app.close()


def _encoded(words: str) -> bytes:
    return words.encode("utf-8", "surrogatepass")


DOORS: tuple[type[Door], ...] = (
    MatchFiles,
    StoreFiles,
    SettingsFiles,
    BoardFiles,
    Pictures,
    LessonFiles,
    PuzzleFiles,
    Messages,
    CommandLine,
    TypedText,
    FileNames,
)


@contextlib.contextmanager
def opened(door: type[Door], folder: Path) -> Iterator[Door]:
    """A door with a folder to itself."""
    place = folder / door.name
    place.mkdir(parents=True)
    one = door(place)
    try:
        yield one
    finally:
        one.close()
