"""What compiled modules import is found in their sources."""

from pathlib import Path

from tools.hidden import hidden_imports

ROOT = Path(__file__).resolve().parents[2]
SOURCE = """
import math, absent.typing as npt
from game.rules.contract import Move
from nowhere.at.all import nothing

def later():
    from ai.bot import Bot
"""


def test_what_a_source_imports_is_named_also_where_a_package_is_missing(tmp_path: Path) -> None:
    (tmp_path / "source.py").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "beside.py").write_text("from . import other\nfrom .math import pi\n", encoding="utf-8")
    assert hidden_imports(tmp_path.glob("*.py")) == {"math", "game.rules.contract", "ai.bot"}


def test_what_the_bots_import_is_found_without_what_only_fitting_needs() -> None:
    sources = [path for path in (ROOT / "ai").rglob("*.py") if "fit" not in path.parts]
    found = hidden_imports(sources)
    assert "game.rules.contract" in found
    assert not any(name.partition(".")[0] in ("numpy", "dask") for name in found)
