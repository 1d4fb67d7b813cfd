"""What students and teachers do with a trace: check, grade, ask why and what if."""
