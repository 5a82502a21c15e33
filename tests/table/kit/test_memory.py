"""What a scene that was left took is free for the next one."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from pathlib import Path

import pygame
import pytest

from game.table.kit.memory import give_back_memory


class Turn:
    """Refers to itself, as scenes and their parts do."""

    def __init__(self) -> None:
        self.picture = pygame.Surface((8, 8))
        self.itself = self


def test_what_only_refers_to_itself_is_dropped() -> None:
    gc.disable()
    try:
        left = weakref.ref(Turn())
        assert left() is not None
        give_back_memory()
        assert left() is None
    finally:
        gc.enable()


def test_large_pictures_go_back_at_once() -> None:
    """In a process of its own: in that of the tests other things come and go."""
    if not Path("/proc/self/statm").is_file():
        pytest.skip("this system does not tell")
    told = subprocess.run([sys.executable, "-c", _ALONE], capture_output=True, text=True, check=True).stdout
    held, left = map(int, told.split()[-2:])
    assert held > 35 * 2**20
    assert left < 5 * 2**20


_ALONE = """
from pathlib import Path

import pygame

from game.table.kit.memory import lay_large_apart


def held():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


lay_large_apart()
before = held()
pictures = [pygame.Surface((1024, 1024), 0, 32) for _ in range(10)]
for picture in pictures:
    picture.fill((1, 2, 3))
most = held()
del picture, pictures[:-1]
print(most - before, held() - before)
"""
