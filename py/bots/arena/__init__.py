"""Measures the bots: tournaments, what they find out, and the page of figures. Never part of the site."""
