"""The group that all secrets live in, the signatures, the labels of every hash, and strict reading."""
