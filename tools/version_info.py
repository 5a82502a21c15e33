"""What Windows shows as the details of the executable, as PyInstaller reads it.

>>> "filevers=(0, 1, 0, 0)" in version_info("0.1.0")
True
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]

TEMPLATE: Final = """\
VSVersionInfo(
    ffi=FixedFileInfo(
        filevers={four}, prodvers={four}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0
    ),
    kids=[
        StringFileInfo([StringTable("040904B0", [{strings}])]),
        VarFileInfo([VarStruct("Translation", [0x0409, 1200])]),
    ],
)
"""
"""English (United States) in Unicode; the other numbers say that it is a program for Windows."""


def version_info(version: str) -> str:
    """Return the version resource for a version of three numbers, as the text of PyInstaller's classes."""
    numbers = tuple(int(part) for part in version.split("."))
    holder = next(
        line for line in (ROOT / "LICENSE").read_text().splitlines() if line.startswith("Copyright")
    )
    strings = {
        "CompanyName": holder.partition(") ")[2].partition(" ")[2],
        "FileDescription": "Parlor Car: railway board games",
        "FileVersion": version,
        "InternalName": "parlorcar",
        "LegalCopyright": holder,
        "OriginalFilename": "parlorcar.exe",
        "ProductName": "Parlor Car",
        "ProductVersion": version,
    }
    return TEMPLATE.format(
        four=(*numbers, 0),
        strings=", ".join(f"StringStruct({key!r}, {text!r})" for key, text in strings.items()),
    )


def write_version_info(file: Path, version: str) -> str:
    """Write the version resource to a file; its path as text."""
    file.write_text(version_info(version), encoding="utf-8")
    return str(file)
