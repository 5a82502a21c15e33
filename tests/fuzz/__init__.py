"""Fuzzing: strange values are tried at each entry point of external input."""
