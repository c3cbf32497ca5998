"""What the players see and touch: one folder for each place, one file for each page."""
