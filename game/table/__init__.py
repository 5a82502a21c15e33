"""The user interface: the window, its scenes, the boards. No other package uses pygame."""

import os

HINTS = {
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    # The names by which desktops know the program: in volume controls, and in their bars (where pygame would
    # take the Python file's).
    "SDL_APP_NAME": "Parlor Car",
    "SDL_VIDEO_X11_WMCLASS": "parlorcar",
    "SDL_VIDEO_WAYLAND_WMCLASS": "parlorcar",
    # SDL blocks it from the start; `App` does only while something is to be watched.
    "SDL_VIDEO_ALLOW_SCREENSAVER": "1",
    # SDL has desktops switch their effects off for a window that fills no screen, too.
    "SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR": "0",
    # Who has two screens may work on the other one.
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
    # A gamepad moves nothing in a window behind another program's.
    "SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS": "0",
    # Windows: show the candidates of input methods, which a game that doesn't ask for it has to draw itself,
    # and draw in the screen's own pixels instead of having them enlarged.
    "SDL_IME_SHOW_UI": "1",
    "SDL_WINDOWS_DPI_AWARENESS": "system",
}
"""Hints for SDL and pygame; variables of the player's environment take precedence."""

for _name, _value in HINTS.items():
    os.environ.setdefault(_name, _value)
