"""The frame around every page: pages, sheets, painting, words and icons."""
