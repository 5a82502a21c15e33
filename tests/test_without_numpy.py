"""The program needs no numpy: it starts, plays and draws where there is none."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

IMPORT_ALL = """
import sys
sys.modules["numpy"] = None  # Whoever imports it is told that it is not there.
from importlib import import_module
from pkgutil import walk_packages
import ai, game
for root in (ai, game):
    for module in walk_packages(root.__path__, root.__name__ + "."):
        if not module.name.startswith("ai.fit") and not module.name.endswith("__main__"):
            import_module(module.name)
"""

PLAY = """
from game.__main__ import main
bots = ["--game", "american_rails", "--seats", "greedy,greedy,greedy", "--seed", "3"]
sys.exit(main(["--headless", *bots, "--language", "en"]))
"""

DRAW = """
import os
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
from game.table.tools.screens import SCREENS
from game.table.tools.screenshots import picture
for screen in SCREENS:
    if screen.name.split("-")[0] not in ("help", "settings"):
        picture(screen, (1280, 720))
        print(screen.name)
"""


def run(code: str) -> str:
    """Return the output of a Python without numpy."""
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_module_of_the_program_is_there_and_a_match_is_played() -> None:
    assert "wins" in run(IMPORT_ALL + PLAY)


@pytest.mark.thorough
def test_every_screen_is_drawn() -> None:
    assert len(run(IMPORT_ALL + DRAW).splitlines()) > 50
