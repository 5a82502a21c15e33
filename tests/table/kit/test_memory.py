"""What a scene that was left took is free for the next one."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import pygame
import pytest

from game.table.kit.memory import give_back_memory, lay_large_apart


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
    lay_large_apart()
    before = _pages()
    pictures = [pygame.Surface((1024, 1024), 0, 32) for _ in range(10)]
    for picture in pictures:
        picture.fill((1, 2, 3))
    assert _pages() - before > 35 * 2**20
    del picture, pictures[:-1]
    assert _pages() - before < 5 * 2**20


def _pages() -> int:
    """Bytes of this process in memory."""
    statm = Path("/proc/self/statm")
    if not statm.is_file():
        pytest.skip("this system does not tell")
    return int(statm.read_text().split()[1]) * 4096
