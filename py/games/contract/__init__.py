"""What a game is to the rest of the house: rules, drawing, words, bot and review, as typed values with defaults."""
