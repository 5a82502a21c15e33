"""The program around the scenes: window, loop, stack of scenes, settings, input."""
