"""The places of Spyfall: the thirty on the poster, and your own."""
