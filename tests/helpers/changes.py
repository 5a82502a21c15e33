"""Mistakes made on purpose in board files."""

from pathlib import Path


def with_change(folder: Path, printed: str, old: str, new: str) -> Path:
    """Write a file ``board.toml`` that differs from the printed text in one place."""
    assert printed.count(old) >= 1, old
    path = folder / "board.toml"
    path.write_text(printed.replace(old, new, 1), encoding="utf-8")
    return path
