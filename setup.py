"""Build the program: plain Python by default, rules and bots compiled by mypyc with ``PARLORCAR_COMPILE=1``.

Both come from the same source. Compiling is all or nothing: if one module can't be compiled, the build fails.

Every build starts in an empty temporary folder. So an interrupted build can't stop the next one, and what an
earlier build left in ``build`` gets into no wheel.
"""

from __future__ import annotations

import io
import os
import re
import shlex
import shutil
import sys
import sysconfig
import tomllib
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr, redirect_stdout
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CompileError, LinkError

from build_backend import VARIABLE, compiling

FLOORS: Final = ("game/rules", "ai")
"""The folders whose modules are compiled."""

PLAIN: Final = {
    "__init__.py": "is found by its name in an executable only as Python, and holds next to nothing",
    "__main__.py": "is run by python -m, which needs a code object",
    "*_form.py": "msgspec reads the annotations of its Structs, which a compiled class has not",
    "game/rules/boards.py": "Structs",
    "game/rules/*/board_file.py": "Structs",
    "game/rules/*/forms.py": "Structs",
    "game/rules/*/card_file.py": "Structs",
    "ai/players.py": "Structs",
    "game/rules/record.py": "its annotations are read by tools.records and msgspec",
    "game/rules/messages.py": "its enums have an __init__, which compiled enums below them need interpreted",
    "game/rules/catalog.py": "is replaced in parts where a game is brought from outside; nothing to gain",
    "game/rules/*/message_ids.py": "names of messages; nothing to gain",
    "game/rules/*/refusals.py": "only illegal moves ask for them; nothing to gain",
    "facts.py": "for texts; nothing to gain",
    "game/rules/letters.py": "for texts; nothing to gain",
    "game/rules/files.py": "opens files; nothing to gain",
    "game/rules/validation.py": "names of messages; nothing to gain",
    "game/rules/schema_errors.py": "reads messages of msgspec; nothing to gain",
    "game/rules/accounts.py": "read when a match is over; nothing to gain",
    "game/rules/*/accounts.py": "read when a match is over; nothing to gain",
    "game/rules/openings.py": "once for each match; nothing to gain",
    "ai/bench.py": "its plain loop is the measure",
    "ai/command.py": "the command lines of tools; nothing to gain",
    "ai/worker_process.py": "starts processes; nothing to gain",
    "ai/arena/*.py": "starts matches; nothing to gain",
    "ai/fit/*.py": "starts matches, and computes in numpy; nothing to gain",
    "ai/boards/*.py": "starts matches; nothing to gain",
    "ai/*/board_*.py": "draft boards; nothing to gain",
    "ai/*/survey.py": "counts matches; nothing to gain",
    "ai/survey/*.py": "starts matches; nothing to gain",
    "ai/registry.py": "makes bots; nothing to gain",
    "ai/rating.py": "counts matches; nothing to gain",
    "ai/task_pool.py": "starts work; nothing to gain",
    "ai/checkpoint.py": "results in files; nothing to gain",
    "ai/puzzles/*.py": "starts matches; nothing to gain",
}
"""The modules that stay interpreted, as patterns of `Path.match`, and why."""


COMMANDS: Final = {"bdist_wheel", "build", "build_ext", "editable_wheel"}
"""The commands of setuptools that compile."""


def modules() -> list[str]:
    """Return the files that are compiled, as paths from here."""
    found = (path for floor in FLOORS for path in sorted(Path(floor).rglob("*.py")))
    return [path.as_posix() for path in found if not any(path.match(pattern) for pattern in PLAIN)]


def wanted(commands: Collection[str]) -> bool:
    """Return whether these commands of setuptools compile."""
    return compiling() and not COMMANDS.isdisjoint(commands)


def report(line: str) -> None:
    """Print a line about the progress; pip shows it with ``-v``."""
    print(f"parlorcar: {line}", file=sys.stderr, flush=True)


def fail(why: object) -> None:
    """End the process because compiling failed."""
    sys.exit(
        f"parlorcar: can't compile the rules and bots: {why}\n"
        "Compiling needs a C compiler, the header files of Python, and mypy. "
        f"Without {VARIABLE}=1 the program is installed as plain Python, which needs none of them."
    )


def check_tools() -> None:
    """End the process if this machine lacks Python's header files or a C compiler, and say how to get them.

    Without this check it would turn out only after mypyc's part of the work, in an error for every C file.
    """
    folders = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
    if not any(Path(folder, "Python.h").is_file() for folder in folders):
        fail(
            f"{folders[0]} has no Python.h. Install the header files of Python "
            "(python3-dev on Debian and Ubuntu, python3-devel on Fedora)."
        )
    if sys.platform != "win32":  # There setuptools looks for Visual Studio, and names what to install.
        compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
        if shutil.which(compiler) is None:
            fail(f"{compiler} isn't on the PATH. Install gcc or clang, or name another C compiler in CC.")


FLAGS: Final = ["-w", "-ffp-contract=off"]
"""A new compiler's warnings about generated code must not fail the build, and ``a * b + c`` is rounded twice,
as plain Python does: where a processor can round it once, compiled bots would play other games."""

FLAGS_OF_WINDOWS: Final = ["/w"]


def extensions(folder: str) -> list[Extension]:
    """Return the modules translated to C by mypyc, whose files it writes into a folder.

    One C file for each module can be compiled in parallel and takes half the processor time of a
    single large one; ``-O1`` plays as fast as ``-O3`` and compiles in half the time.
    """
    paths = modules()
    report(f"compiling {len(paths)} modules, which takes some minutes (plain Python: {VARIABLE}=0)")
    output = io.StringIO()  # Dozens of hints about generated code, printed only if it fails.
    try:
        from mypyc.build import mypycify

        with redirect_stdout(output), redirect_stderr(output):
            found: list[Extension] = mypycify(
                paths,
                group_name="parlorcar",
                multi_file=True,
                opt_level="1",
                debug_level="0",
                target_dir=folder,
            )
    except (Exception, SystemExit) as trouble:  # It ends the process when it finds a mistake.
        errors = [line for line in output.getvalue().splitlines() if ": error: " in line]
        fail("\n".join(errors) or trouble)
    for extension in found:
        # mypycify gives one list to all extensions, so the flags can't be appended to it.
        flags = FLAGS_OF_WINDOWS if sys.platform == "win32" else FLAGS
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return found


class ParallelBuild(build_ext):
    """Compile as many C files at a time as there are processors, and report the progress."""

    def initialize_options(self) -> None:
        """Use every processor unless ``--parallel`` sets a number."""
        super().initialize_options()
        self.parallel = os.cpu_count() or 1

    def run(self) -> None:
        """Build all extensions, or end the process with what to do."""
        try:
            super().run()
        except (BaseError, CompileError, LinkError, OSError) as trouble:
            fail(trouble)

    def build_extensions(self) -> None:
        """Compile the C files of an extension in parallel; setuptools does so only with whole extensions."""
        compile_in_order = self.compiler.compile
        total = sum(len(extension.sources) for extension in self.extensions)
        numbers = count(1)
        step = max(1, total // 8)

        def compile_one(source: str, *arguments: Any, **options: Any) -> list[str]:
            objects: list[str] = compile_in_order([source], *arguments, **options)
            number = next(numbers)
            if number % step == 0 or number == total:
                report(f"{number} of {total} C files compiled")
            return objects

        def compile_in_parallel(sources: list[str], *arguments: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(int(self.parallel)) as pool:
                tasks = [pool.submit(compile_one, source, *arguments, **options) for source in sources]
                try:
                    return [name for task in tasks for name in task.result()]
                finally:
                    pool.shutdown(cancel_futures=True)

        self.compiler.compile = compile_in_parallel
        super().build_extensions()


class CleanSource(sdist):
    """Collect the files of a source distribution in an empty folder."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        """Remove what an interrupted run has left, which would get into the archive."""
        shutil.rmtree(base_dir, ignore_errors=True)
        super().make_release_tree(base_dir, files)


def long_description() -> str:
    """Return the README for the package index, where relative links would lead nowhere."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    text = Path("README.md").read_text(encoding="utf-8")
    for link, view in ((r"(!\[[^]]*\]\()", "raw"), (r"(\]\()", "blob")):  # First pictures, then pages.
        text = re.sub(rf"{link}(?!\w+:|#)", rf"\1{project['urls']['Homepage']}/{view}/main/", text)
    return text


if __name__ == "__main__":
    compiled = wanted(sys.argv)
    if compiled:
        check_tools()
    with TemporaryDirectory(prefix="parlorcar-build-", ignore_cleanup_errors=True) as folder:
        setup(
            script_args=["--quiet", *sys.argv[1:]],  # Not a line for each of a thousand files.
            long_description=long_description(),
            long_description_content_type="text/markdown",
            options={"build": {"build_base": folder}},
            ext_modules=extensions(folder) if compiled else [],
            cmdclass={"build_ext": ParallelBuild, "sdist": CleanSource},
        )
