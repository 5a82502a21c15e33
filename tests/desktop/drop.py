"""Drops a file on a window as a file manager does: ``python -m tests.desktop.drop WINDOW FILE``.

By the protocol XDND (version 5); it needs python-xlib.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

from Xlib import X, Xatom, display
from Xlib.protocol import event

VERSION = 5
PATIENCE = 20.0
"""Seconds until somebody has taken the file."""


class Dragged:
    """A file on its way to a window."""

    def __init__(self, target: int, file: Path) -> None:
        self.display = display.Display()
        self.source = self.display.screen().root.create_window(0, 0, 1, 1, 0, X.CopyFromParent)
        self.target = self.display.create_resource_object("window", target)
        self.text = f"{file.resolve().as_uri()}\r\n".encode()
        self.source.set_selection_owner(self.atom("XdndSelection"), X.CurrentTime)

    def atom(self, name: str) -> int:
        """The number of a name."""
        return self.display.intern_atom(name)

    def tell(self, name: str, *data: int) -> None:
        """Send the window a message of the protocol."""
        figures = [self.source.id, *data, 0, 0, 0, 0][:5]
        message = event.ClientMessage(window=self.target, client_type=self.atom(name), data=(32, figures))
        self.target.send_event(message)
        self.display.flush()

    def drop(self) -> bool:
        """Drag the file over the window and release it; return whether it was accepted."""
        self.tell("XdndEnter", VERSION << 24, self.atom("text/uri-list"))
        self.tell("XdndPosition", 0, 100 << 16 | 100, X.CurrentTime, self.atom("XdndActionCopy"))
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if not self.display.pending_events():
                time.sleep(0.02)
                continue
            said = self.display.next_event()
            if said.type == X.SelectionRequest:
                self._hand_over(said)
            elif said.type == X.ClientMessage and said.client_type == self.atom("XdndStatus"):
                self.tell("XdndDrop", 0, X.CurrentTime)
            elif said.type == X.ClientMessage and said.client_type == self.atom("XdndFinished"):
                return True
        return False

    def _hand_over(self, asked: Any) -> None:
        """Give the file's name to who asks for it."""
        asked.requestor.change_property(asked.property, asked.target, 8, self.text)
        asked.requestor.send_event(
            event.SelectionNotify(
                time=asked.time,
                requestor=asked.requestor,
                selection=asked.selection,
                target=asked.target,
                property=asked.property or Xatom.NONE,
            )
        )
        self.display.flush()


if __name__ == "__main__":
    sys.exit(not Dragged(int(sys.argv[1], 0), Path(sys.argv[2])).drop())
