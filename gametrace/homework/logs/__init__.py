"""Logs as people type and paste them, beside the right one."""
