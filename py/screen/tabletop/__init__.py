"""The layout in which a device is the table that all look at, and the choice of layouts."""
