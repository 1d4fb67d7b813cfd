"""English: all that it says. Its errors and help stand in the code, where they are the keys."""
