"""Catalan: all that it says."""
