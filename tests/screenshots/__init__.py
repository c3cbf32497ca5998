"""Photographs every page of the site, by day and by night."""

import soak  # noqa: F401 - it knows where the tests' own tools lie
