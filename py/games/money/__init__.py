"""Secret money, shared by the games that bid: purse, ledger, bidding and guessing."""
