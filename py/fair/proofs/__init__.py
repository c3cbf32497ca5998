"""What can be proved about a hidden thing without showing it: cards, shuffles, keys, amounts, shares."""
