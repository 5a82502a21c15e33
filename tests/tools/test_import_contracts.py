"""The contracts about the folders of games find the imports that they are for."""

import grimp
import pytest

from tools.import_contracts import GameFoldersContract, games


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("game", "ai", cache_dir=None)


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("ai.american_rails.evaluation", "game.rules.new_england_railways.board"),
        ("game.table.american_rails.view", "game.table.new_england_railways.view"),
        ("game.rules.auction", "game.rules.american_rails.state"),
    ],
)
def test_an_import_into_another_games_folder_breaks_the_contract(
    graph: grimp.ImportGraph, importer: str, imported: str
) -> None:
    contract = GameFoldersContract("", {}, {"exempt": ["game.table.tools"]})
    assert contract.check(graph, verbose=False).kept
    graph.add_import(importer=importer, imported=imported)
    try:
        assert contract.check(graph, verbose=False).metadata["imports"] == [f"{importer} -> {imported}"]
    finally:
        graph.remove_import(importer=importer, imported=imported)


def test_games_are_the_folders_of_rules_with_a_state() -> None:
    assert games() == [
        "american_rails",
        "new_england_railways",
        "north_american_railways",
        "railways_of_north_america",
    ]
