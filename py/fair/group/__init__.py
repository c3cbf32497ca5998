"""The group in which all secrets live, signatures, the label of every hash, and strict reading."""
