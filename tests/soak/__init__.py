"""Random play, chaos and fuzz for every game.

`python build.py soak` plays thousands, `test` a small sample.
"""
