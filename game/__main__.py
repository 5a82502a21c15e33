"""The entry point of the program.

It imports next to nothing, so that a window appears before the rest of the program is loaded. The bots'
processes import this module too and start as quickly.
"""

from __future__ import annotations

import errno
import multiprocessing
import os
import sys
from collections.abc import Sequence

from game.standard_streams import prepare_streams
from game.unpacked_folder import claim_folder


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these arguments (those of the process if None) and return its exit code.

    Bad arguments end the process with code 2 after a one-line error.
    """
    multiprocessing.freeze_support()
    prepare_streams()
    folder = claim_folder()
    try:
        if _opens_the_window(sys.argv[1:] if argv is None else argv):
            from game.table.splash import greet

            greet()
        from game.commands import run

        try:
            return run(argv)
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        from ai.command import interrupted

        return interrupted()
    except BrokenPipeError:
        # The reader of the output has closed it, and the rest can't be written when the process ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141  # 128 + SIGPIPE, the exit code of a program whose output was closed.
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        from game.rules.files import os_error_message
        from game.words import localize

        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print(f"parlorcar: {localize(os_error_message(error))}", file=sys.stderr)
        return 1
    finally:
        if folder is not None:
            folder.close()


def _opens_the_window(argv: Sequence[str]) -> bool:
    """Return whether these arguments clearly ask for the window, as those from a desktop do."""
    return not argv or (len(argv) == 1 and os.path.isfile(argv[0]))


if __name__ == "__main__":
    sys.exit(main())
