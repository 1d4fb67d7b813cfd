"""A toy language: English but for a few words, to show that a folder and a line are enough."""
