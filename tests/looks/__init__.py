"""A check of the layout that looks at the real page: one file for each kind of finding."""
