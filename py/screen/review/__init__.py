"""Looking back on a finished game: the chances, the turning points, the audit of a record."""
