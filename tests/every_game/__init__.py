"""What every game must pass, wherever its folder lies. Not one line here is about one game.

`python build.py test --game PATH` runs these tests for one game alone. Each file is one side of a game, and each failed
assertion says in plain words what is missing.
"""
