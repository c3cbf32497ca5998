"""Homes behind routers on one machine: friends who play the real page across real networks."""
