"""Why an answer is right: who decided it, and through whom."""
