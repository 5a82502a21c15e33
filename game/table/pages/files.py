"""A file dialog for saved matches."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

import platformdirs
import pygame

from game.match.folders import home_folder
from game.match.import_export import FILE_SUFFIX
from game.table.controls.dialogs import Dialog
from game.table.controls.listing import RowList
from game.table.kit.lettering import shorten, write
from game.table.kit.scale import Scale
from game.table.kit.theme import FADED_INK, INK
from game.table.program.navigator import Navigator
from game.words import translate

ENDINGS: Final = (FILE_SUFFIX, ".json")
"""The file name endings of matches; earlier versions wrote plain .json files."""
ROW: Final = 46.0
ROWS: Final = 9


def documents() -> Path:
    """Return the user's documents folder, or else the home folder, or else the folder of the saved games."""
    try:
        folder = Path(platformdirs.user_documents_dir())
        return folder if folder.is_dir() else Path.home()
    except RuntimeError:  # The system knows no home folder.
        return home_folder()


class ChooseFile(Dialog):
    """A list of the folders and matches in a folder; opening a folder goes there."""

    def __init__(self, heading: str, chosen: Callable[[Path], None], folder: Path | None = None) -> None:
        super().__init__(
            heading,
            "",
            [(translate("file-open.button"), "enter", None), (translate("cancel"), "escape", None)],
        )
        self.chosen = chosen
        self.folder = folder or documents()
        self.entries: list[Path] = []

    def enter(self, navigator: Navigator) -> None:
        super().enter(navigator)
        self.buttons[0].action = self._open
        self.show_folder(self.folder)

    def show_folder(self, folder: Path) -> None:
        """List a folder; one that can't be read is shown empty, with the way up."""
        self.folder = folder
        folders: list[Path] = []
        files: list[Path] = []
        try:
            for entry in sorted(folder.iterdir(), key=lambda path: path.name.lower()):
                if entry.name.startswith("."):
                    continue
                if os.path.isdir(entry):
                    folders.append(entry)
                elif entry.suffix.lower() in ENDINGS:
                    files.append(entry)
        except OSError:
            folders, files = [], []
        up = [folder.parent] if folder.parent != folder else []
        self.entries = [*up, *files, *folders]
        self.has_up = bool(up)
        self.words = f"{folder}"
        chosen = 1 if self.has_up and len(self.entries) > 1 else 0
        self.list = RowList(len(self.entries), ROW, self._draw_row, chosen=chosen, opened=self._open)
        self.form.set([self.list, *self.buttons], self.list)
        self.arrange(self.scale)

    def extra_height(self) -> float:
        return ROW * ROWS + 30

    def arrange(self, scale: Scale) -> None:
        super().arrange(scale)
        left = self.rect.x / scale.k + 40
        self.list.place(scale, scale.rect(left, self.extra_top + 8, self.rect.w / scale.k - 80, ROW * ROWS))

    def _draw_row(
        self, surface: pygame.Surface, scale: Scale, rect: pygame.Rect, row: int, chosen: bool
    ) -> None:
        entry = self.entries[row]
        x, room = rect.x + scale.px(20), rect.w - scale.px(180)
        if self.has_up and row == 0:
            write(surface, scale, translate("file-above"), "italic", 18, INK, x, rect.centery)
            return
        name = entry.name if os.path.isdir(entry) else entry.stem
        face = "semi" if os.path.isdir(entry) else "bold"
        write(surface, scale, shorten(scale, name, face, 18, room), face, 18, INK, x, rect.centery)
        kind = translate("file-folder" if os.path.isdir(entry) else "file-match")
        write(surface, scale, kind, "sans", 16, FADED_INK, rect.right - scale.px(20), rect.centery, "r")

    def _open(self) -> None:
        entry = self.entries[self.list.chosen] if self.entries else None
        if entry is None:
            return
        if os.path.isdir(entry):
            self.show_folder(entry)
        else:
            self.navigator.remove(self)
            self.chosen(entry)
