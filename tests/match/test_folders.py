"""Files that the program writes, and those it may delete."""

import os
from pathlib import Path

import pytest

from game.match.folders import own_files, write_whole


def test_only_regular_files_of_the_whole_name_are_own(tmp_path: Path) -> None:
    for name in ("report-1.txt", "report-2.txt", "my report-1.txt", "report-1.txt.old"):
        (tmp_path / name).touch()
    (tmp_path / "report-3.txt").mkdir()
    (tmp_path / "report-4.txt").symlink_to(tmp_path / "report-1.txt")
    found = own_files(tmp_path, r"report-\d\.txt")
    assert [path.name for path in found] == ["report-1.txt", "report-2.txt"]


def test_writing_a_file_touches_no_other(tmp_path: Path) -> None:
    download = tmp_path / "match.json.part"
    download.write_text("mine")
    write_whole(tmp_path / "match.json", b"new")
    assert download.read_text() == "mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["match.json", "match.json.part"]


def test_writing_to_a_link_writes_the_file_it_leads_to(tmp_path: Path) -> None:
    there, link = tmp_path / "there.json", tmp_path / "link.json"
    there.write_text("old")
    link.symlink_to(there)
    write_whole(link, b"new")
    assert link.is_symlink()
    assert there.read_bytes() == b"new"


def test_what_fails_leaves_the_old_content_and_no_half(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.json"
    path.write_text("old")

    def full(*_: object) -> None:
        raise OSError(28, "no space")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space"):
        write_whole(path, b"new")
    assert [(one.name, one.read_text()) for one in tmp_path.iterdir()] == [("match.json", "old")]
