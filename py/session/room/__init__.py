"""A table whose players sit at several devices, as this device sees it."""
