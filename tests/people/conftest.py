"""The toy game in the catalog, for the tests of people too."""

from tests.match.conftest import _toy_in_the_catalogue as _toy_in_the_catalogue
