"""Folders that killed runs of the executable left are removed; what is used or strange stays."""

import subprocess
import sys
from pathlib import Path

import pytest

from game.unpacked_folder import LOCK_NAME, claim_folder


def unpack(folder: Path, marked: bool = True) -> Path:
    """Make a folder as the executable unpacks one."""
    (folder / "assets").mkdir(parents=True)
    (folder / "assets" / "board.toml").write_text("x")
    if marked:
        (folder / LOCK_NAME).touch()
    return folder


def test_folders_of_killed_runs_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own, left = unpack(tmp_path / "_MEIown", marked=False), unpack(tmp_path / "_MEIleft")
    foreign, other = unpack(tmp_path / "_MEIforeign", marked=False), unpack(tmp_path / "other")
    monkeypatch.setattr(sys, "_MEIPASS", str(own), raising=False)
    held = claim_folder()
    assert held is not None
    assert not left.exists()
    assert all((folder / "assets" / "board.toml").exists() for folder in (own, foreign, other))
    held.close()


def test_folder_in_use_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = unpack(tmp_path / "_MEI1", marked=False), unpack(tmp_path / "_MEI2", marked=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(first), raising=False)
    held = claim_folder()
    assert held is not None
    monkeypatch.setattr(sys, "_MEIPASS", str(second))
    later = claim_folder()
    assert later is not None
    assert first.exists()
    held.close()
    assert claim_folder() is None  # The second folder is held already.
    later.close()
    again = claim_folder()
    assert again is not None
    again.close()
    assert not first.exists()


def test_a_link_is_not_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own, other = unpack(tmp_path / "_MEIown", marked=False), unpack(tmp_path / "mine")
    (tmp_path / "_MEIlink").symlink_to(other)
    monkeypatch.setattr(sys, "_MEIPASS", str(own), raising=False)
    held = claim_folder()
    assert held is not None
    assert (other / "assets" / "board.toml").exists()
    held.close()


def test_only_marked_loader_folders_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = unpack(tmp_path / "_MEIown", marked=False)
    named, written = unpack(tmp_path / "_MEI my notes"), unpack(tmp_path / "_MEInotes")
    (written / LOCK_NAME).write_text("mine")
    linked = unpack(tmp_path / "_MEIlinked", marked=False)
    (linked / LOCK_NAME).symlink_to(own / "assets" / "board.toml")
    monkeypatch.setattr(sys, "_MEIPASS", str(own), raising=False)
    held = claim_folder()
    assert held is not None
    held.close()
    assert all((folder / "assets" / "board.toml").exists() for folder in (named, written, linked))


def test_nothing_is_done_without_an_unpacked_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert claim_folder() is None
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert claim_folder() is None
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform != "linux", reason="Windows is tried by python -m tests.desktop --windows")
def test_the_program_ends_when_its_loader_is_killed(tmp_path):
    program = (
        "import signal, sys, time\nfrom game.unpacked_folder import claim_folder\n"
        "sys._MEIPASS = sys.argv[1]\n"
        "held = claim_folder()\nprint(held is not None, flush=True)\ntime.sleep(60)\n"
    )
    loader = f"import subprocess, sys; subprocess.call([sys.executable, '-c', {program!r}, sys.argv[1]])"
    own = unpack(tmp_path / "_MEIown", marked=False)
    with subprocess.Popen([sys.executable, "-c", loader, str(own)], stdout=subprocess.PIPE) as started:
        assert started.stdout is not None
        assert started.stdout.readline().split() == [b"True"]
        started.kill()
        assert started.stdout.read() == b""  # Until the program has ended, it has this pipe open.
