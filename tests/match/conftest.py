"""The toy game in the catalogue, for the tests of matches alone."""

from collections.abc import Iterator

import pytest

from game.rules import catalogue
from tests.match import toy


@pytest.fixture(autouse=True)
def _toy_in_the_catalogue() -> Iterator[None]:
    keys = catalogue.KEYS
    toy.register()
    catalogue.find_game.cache_clear()
    yield
    catalogue.KEYS = keys
    catalogue.find_game.cache_clear()
