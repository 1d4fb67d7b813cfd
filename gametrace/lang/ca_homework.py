"""Catalan, as it is spoken about homework."""

WORDS = {
    # what if
    # the check
}
