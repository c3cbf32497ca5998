"""Pieces of pages that several places draw: panels, scenes, the private page, charts, questions."""
