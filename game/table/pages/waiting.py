"""A dialog over a page while a task runs, with a way to cancel it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.match.tasks import Task
from game.rules.messages import Message, UserError
from game.table.controls.dialogs import Dialog, Notice
from game.words import localize, translate


class Steps:
    """A task on the main thread, divided into steps that take less than a frame each."""

    part = 0.0

    def __init__(self, steps: Iterator[None]) -> None:
        self.failure: Message | None = None
        self.working = True
        self._steps = steps

    def poll(self) -> bool:
        """Run a step; return whether it was the last."""
        try:
            if self.working:
                next(self._steps)
        except StopIteration:
            self.working = False
        except UserError as error:
            self.working, self.failure = False, error.message
        return not self.working

    def close(self) -> None:
        """Cancel the remaining steps."""
        self.working = False


class Waiting(Dialog):
    """A dialog about a task; Cancel ends it."""

    every_frame = False

    def __init__(
        self, heading: str, words: str, task: Task, done: Callable[[], None], failed: str = ""
    ) -> None:
        """Open the dialog, which closes `task` with itself; `done` is called with the outcome.

        `failed` is the heading of the notice if there is no outcome; by default it is the dialog's heading.
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
        if self._task.failure is None:
            self._done()
        else:
            self.navigator.push(Notice(self._failed, localize(self._task.failure)))
