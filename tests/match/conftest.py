"""The toy game in the catalog, for the tests of matches alone."""

from collections.abc import Iterator

import pytest

from assets import also_in
from game.rules import catalog
from tests.match import toy


@pytest.fixture(autouse=True)
def _toy_in_the_catalogue() -> Iterator[None]:
    with also_in(toy.ASSETS):
        toy.register()
        yield
    del catalog.GAMES["toy"]
