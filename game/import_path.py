"""Remove the current folder from Python's module path. Only built-in modules are imported before that."""

import os
import sys

VARIABLE = "PYTHONPATH"
"""The environment variable with further folders of modules."""


def drop_current_folder() -> None:
    """Remove the current folder from the path if ``python -m`` put it there and the program is elsewhere.

    Otherwise a `random.py` in a folder of saved matches would replace the library's. The arena looks for bots
    in the current folder by itself.
    """
    here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    if _started_by_name() and not sys.flags.safe_path and sys.path[0] != here:
        del sys.path[0]
    _drop_empty_entries(here)


def _drop_empty_entries(here: str) -> None:
    """Drop empty entries of PYTHONPATH, for this process and its children.

    Python takes them for the current folder. ``export PYTHONPATH=$PYTHONPATH:/tools`` leaves one if the
    variable was not set.
    """
    entries = os.environ.get(VARIABLE, "").split(os.pathsep)
    named = [entry for entry in entries if entry]
    if not named or named == entries or sys.flags.ignore_environment:
        return
    os.environ[VARIABLE] = os.pathsep.join(named)
    try:
        current = os.getcwd()
    except OSError:  # The folder was deleted, so nothing can be imported from it.
        return
    if current != here and current not in map(os.path.abspath, named):
        sys.path[:] = [entry for entry in sys.path if entry != current]


def _started_by_name() -> bool:
    """Return whether Python is about to run ``python -m game`` or ``python -m ai.…``."""
    if sys.argv[:1] != ["-m"]:  # The value of argv[0] until the module is found.
        return False
    words = iter(sys.orig_argv[1:])
    for word in words:
        flags, found, module = word.partition("m")
        if found and flags[:1] == "-" and set(flags[1:]) <= set("bBdEiIOPqsSuvx"):
            return (module or next(words, "")).partition(".")[0] in ("game", "ai")
    return False
