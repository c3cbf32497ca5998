"""The places of Spyfall (SPY-1): the thirty on the poster, and those that players add themselves."""
