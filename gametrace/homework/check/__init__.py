"""Answers beside the key: verdicts, slips that follow, misconceptions, points."""
