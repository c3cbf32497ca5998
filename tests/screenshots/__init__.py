"""Photographs every page of the site, by day and by night."""
