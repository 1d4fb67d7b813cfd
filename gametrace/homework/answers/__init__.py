"""What students hand in: answer sheets, and which node they mean."""
