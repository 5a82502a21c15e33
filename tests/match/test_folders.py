"""Files that the program writes, and those it may delete."""

import errno
import os
import stat
import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest

from game.__main__ import main
from game.match.folders import (
    HOME_VARIABLE,
    NoHome,
    home_folder,
    move_aside,
    own_files,
    settings_path,
    unused,
    write_new,
)
from game.match.store import Store
from game.rules.files import FileErrorCode, os_error_message, private_files, write_whole
from game.table.pages.files import documents
from game.table.program.settings import load_settings

ROOT = Path(__file__).parents[2]


def test_own_files_are_regular_files_with_matching_names(tmp_path: Path) -> None:
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


def test_writing_to_a_link_writes_its_target(tmp_path: Path) -> None:
    there, link = tmp_path / "there.json", tmp_path / "link.json"
    there.write_text("old")
    link.symlink_to(there)
    write_whole(link, b"new")
    assert link.is_symlink()
    assert there.read_bytes() == b"new"


def test_failed_write_keeps_the_old_content_and_no_partial_file(
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


def no_folder(*_: object) -> str:
    """Platformdirs where neither the environment nor the list of users names a home folder."""
    raise RuntimeError("could not determine the home directory")


@pytest.fixture
def homeless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(HOME_VARIABLE, raising=False)
    for name in ("user_data_dir", "user_config_dir", "user_documents_dir"):
        monkeypatch.setattr(platformdirs, name, no_folder)


@pytest.mark.usefixtures("homeless")
def test_the_error_without_a_home_explains_how_to_choose_a_folder(capsys: pytest.CaptureFixture[str]) -> None:
    for place in (home_folder, settings_path):
        with pytest.raises(NoHome, match="folder-no-home"):
            place()
    assert main(["--language", "en"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "--home FOLDER" in told
    assert HOME_VARIABLE in told


@pytest.mark.usefixtures("homeless")
def test_a_user_without_a_home_plays_in_a_chosen_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "chosen"))
    assert home_folder() == documents() == tmp_path / "chosen"


def test_the_home_of_an_unknown_user_is_no_folder_of_that_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(HOME_VARIABLE, "~no-such-user/games")
    with pytest.raises(NoHome, match="folder-no-user folder=~no-such-user/games"):
        home_folder()
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("place", ["dead", "dead/games", "loop", "loop/games"])
def test_broken_link_is_named_in_the_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    (tmp_path / "dead").symlink_to(tmp_path / "nothing")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / place))
    with pytest.raises(OSError, match=os.strerror(errno.ELOOP)) as failed:
        home_folder()
    assert os_error_message(failed.value) == FileErrorCode.DEAD_LINK()


@pytest.mark.parametrize("zone", [":/etc/passwd", "/", "UTC", "no/such zone", ""])
def test_invalid_time_zone_does_not_prevent_the_start(tmp_path: Path, zone: str) -> None:
    """Not even a file of the current folder that is called like the zone."""
    (tmp_path / "UTC").write_text("no time zone")
    told = "import os, game.words; print(repr(os.environ['TZ']))"
    environment = os.environ | {"TZ": zone, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", told],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.stderr) == (f"{zone!r}\n", "")


def test_a_new_file_overwrites_none(tmp_path: Path) -> None:
    path = tmp_path / "2026-01-01 12-00-00.png"
    made = [write_new(path, letter.encode()) for letter in "abc"]
    assert made == [path, path.with_stem(f"{path.stem} 2"), path.with_stem(f"{path.stem} 3")]
    assert [one.read_text() for one in made] == ["a", "b", "c"]
    assert unused(path) == path.with_stem(f"{path.stem} 4")
    assert len(list(tmp_path.iterdir())) == 3


def test_failed_new_file_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_new(tmp_path / "picture.png", b"data")
    assert list(tmp_path.iterdir()) == []


def test_moving_aside_overwrites_nothing(tmp_path: Path) -> None:
    aside = tmp_path / "settings.json.damaged-now"
    for text in ("one", "two"):
        (tmp_path / "settings.json").write_text(text)
        move_aside(tmp_path / "settings.json", aside)
    assert sorted(path.read_text() for path in tmp_path.iterdir()) == ["one", "two"]
    with pytest.raises(FileNotFoundError):
        move_aside(tmp_path / "settings.json", aside)
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="the user's folders are private there")
def test_saves_are_private_and_exports_are_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def modes(folder: Path) -> dict[str, int]:
        return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}

    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    before = os.umask(0o022)
    try:
        with private_files():
            store = Store()
            load_settings()[0].save()
            write_whole(tmp_path / "sent", b"a match", shared=True)
            store.close()
        write_whole(tmp_path / "later", b"a match")
    finally:
        os.umask(before)
    assert modes(tmp_path) == {"home": 0o700, "sent": 0o644, "later": 0o644}
    assert set(modes(tmp_path / "home").values()) <= {0o600, 0o700}
    assert "settings.json" in modes(tmp_path / "home")


@pytest.mark.skipif(sys.platform == "win32", reason="modes mean nothing there")
def test_existing_folder_keeps_its_mode(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "home").chmod(0o755)
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    with private_files():
        assert stat.S_IMODE(home_folder().stat().st_mode) == 0o755
