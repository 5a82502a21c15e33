"""What people see: the window, its scenes, the boards. pygame lives here and nowhere else."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
# pygame would let the desktop's bar name the window after the Python file.
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "parlorcar")
