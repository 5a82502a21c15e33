"""A dialog over a page while a task is being done, with a way out."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.match.tasks import Task
from game.rules.messages import Message, UserError
from game.table.controls.dialogs import Dialog, Notice
from game.words import localize, translate


class Steps:
    """A task of the window's own thread, in steps that take no longer than a frame: one for each poll."""

    part = 0.0

    def __init__(self, steps: Iterator[None]) -> None:
        self.trouble: Message | None = None
        self.working = True
        self._steps = steps

    def poll(self) -> bool:
        """Do one step; whether that was the last."""
        try:
            if self.working:
                next(self._steps)
        except StopIteration:
            self.working = False
        except UserError as error:
            self.working, self.trouble = False, error.message
        return not self.working

    def close(self) -> None:
        """Do no further step."""
        self.working = False


class Waiting(Dialog):
    """A dialog about a task; Cancel ends it."""

    every_frame = False

    def __init__(
        self, heading: str, words: str, task: Task, done: Callable[[], None], failed: str = ""
    ) -> None:
        """`task` is closed with the dialog; `done` is called when it has an outcome.

        `failed` is the heading of the notice that there is none; without it the notice has the same heading.
        """
        super().__init__(heading, words, [(translate("cancel"), "escape", None)])
        self._failed = failed or heading
        self._task = task
        self._done = done

    def exit(self) -> None:
        super().exit()
        self._task.close()

    @property
    def busy(self) -> bool:
        return self._task.working or self.navigator.top is self

    def update(self, seconds: float) -> None:
        self._task.poll()
        if self._task.working or self.navigator.top is not self:  # A notice on top is read first.
            return
        self.navigator.remove(self)
        if self._task.trouble is None:
            self._done()
        else:
            self.navigator.push(Notice(self._failed, localize(self._task.trouble)))
