"""Contracts of import-linter about the folders of games, written so that a further game needs no new line.

Games are the packages in ``game/rules`` that have a ``state`` module. `pyproject.toml` names these classes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output
from importlinter.contracts.layers import LayersContract

RULES: Final = Path(__file__).parents[1] / "game" / "rules"
PLACEHOLDER: Final = "{game}"


def games() -> list[str]:
    """Return the names of the games' folders."""
    return sorted(path.parent.name for path in RULES.glob("*/state.py"))


class GameLayersContract(LayersContract):
    """A contract of layers in which ``{game}`` stands for every game, each independent of the others."""

    type_name = "game_layers"

    def __init__(self, name: str, session_options: dict[str, Any], contract_options: dict[str, Any]) -> None:
        """Replace the placeholders."""
        layers = [
            " | ".join(layer.replace(PLACEHOLDER, game) for game in games())
            if PLACEHOLDER in layer
            else layer
            for layer in contract_options["layers"]
        ]
        super().__init__(name, session_options, {**contract_options, "layers": layers})


class GameFoldersContract(Contract):
    """A contract of independence over all layers: a folder of a game is imported by the same game alone.

    ``exempt`` lists packages that may import from any game, such as the program's own tools.
    """

    type_name = "game_folders"
    exempt: Any = fields.ListField(subfield=fields.StringField(), required=False)

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Find imports into a game's folder from other layers."""
        names = frozenset(games())
        exempt = tuple(f"{package}." for package in self.exempt or ())
        found = [
            f"{importer} -> {imported}"
            for importer in sorted(graph.modules)
            if not f"{importer}.".startswith(exempt)
            for imported in sorted(graph.find_modules_directly_imported_by(importer))
            if (game := names.intersection(imported.split("."))) and not game & set(importer.split("."))
        ]
        return ContractCheck(kept=not found, metadata={"imports": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print each of these imports."""
        for line in check.metadata["imports"]:
            output.print_error(line)
