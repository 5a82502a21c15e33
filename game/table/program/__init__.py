"""The program around the screens: window and loop, the stack of scenes, settings, input in its own words."""
