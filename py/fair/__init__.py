"""Nobody deals: the cryptography with which the players throw, shuffle, deal, bid and check each other."""
