"""A whole class: what was handed in, and what comes out."""
