"""The pages around the table: title, set-up, saved games, help, settings, the result."""
