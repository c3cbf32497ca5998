"""Fair play with no dealer and no server: the devices shuffle, deal, throw and hide together, and check each other.

Inside, imports point one way: `proofs` uses `group`, `protocol` uses both, and `game` uses all three.
"""
