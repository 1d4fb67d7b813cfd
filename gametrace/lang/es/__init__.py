"""Spanish: all that it says."""
