"""A report on answers, in every form."""
