"""What people see: the window, its scenes, the boards. pygame lives here and nowhere else."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
