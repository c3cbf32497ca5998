"""What several places on the screen draw alike: panels, the board, the clock, charts, shelves, questions."""
