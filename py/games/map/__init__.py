"""The map board that three games share: coasts, routes, cities and figures."""
