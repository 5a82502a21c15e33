"""Fuzzing: at each door through which something comes from outside, strange things are tried."""
