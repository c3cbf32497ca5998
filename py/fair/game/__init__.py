"""A whole game without a dealer: the peer that every device runs, the record and the audit."""
