"""The pages round the table: title, set-up, saved games, help, settings, the result."""
