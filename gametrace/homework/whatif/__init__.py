"""One leaf over the whole number line."""
