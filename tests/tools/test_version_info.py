"""The version resource for Windows names the program, its version and whose it is."""

from pathlib import Path

from game import VERSION
from tools.version_info import write_version_info

ROOT = Path(__file__).resolve().parents[2]


def test_the_version_resource_names_version_and_owner(tmp_path: Path) -> None:
    file = Path(write_version_info(tmp_path / "version_info.txt", VERSION))
    strings: dict[str, str] = {}
    fixed: dict[str, object] = {}
    # The names that PyInstaller knows when it reads the file.
    names = {
        "VSVersionInfo": lambda ffi, kids: kids,
        "StringFileInfo": list,
        "StringTable": lambda code, kids: kids,
        "StringStruct": strings.__setitem__,
        "VarFileInfo": list,
        "VarStruct": lambda name, kids: kids,
    }
    names["FixedFileInfo"] = lambda **numbers: fixed.update(numbers)
    eval(file.read_text(encoding="utf-8"), names)
    assert fixed["filevers"] == fixed["prodvers"] == (*map(int, VERSION.split(".")), 0)
    assert strings["ProductVersion"] == strings["FileVersion"] == VERSION
    assert strings["LegalCopyright"] in (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert strings["LegalCopyright"].endswith(strings["CompanyName"])
    assert strings["FileDescription"]
