"""What a teacher hands out: the exercise, its key, the workbook's answers."""
