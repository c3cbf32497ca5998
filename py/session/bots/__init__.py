"""The bots that sit at this device, and the worker in which they think."""
