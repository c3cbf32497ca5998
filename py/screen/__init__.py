"""What the players see and touch: one file a page, and the few things all pages share."""
