"""Climaxes are seen: what has just happened stands on the page until its time is over, or until somebody taps."""
