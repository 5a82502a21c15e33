"""Import babel whatever time zone the environment names.

As it is imported, babel reads the file or the zone that the environment variable TZ names, and fails at
what is no time zone (``TZ=:/etc/passwd``, or a file of the current folder called like the zone). It has no
part in telling the time here. Where it finds no such name it falls back on the system's own clock.
"""

import os

_VARIABLE = "TZ"
_NOWHERE = os.path.join(os.path.abspath(os.devnull), "nowhere")
"""No zone and no file can be called so."""

_before = os.environ.get(_VARIABLE)
os.environ[_VARIABLE] = _NOWHERE
try:
    import babel.localtime  # noqa: F401
finally:
    if _before is None:
        del os.environ[_VARIABLE]
    else:
        os.environ[_VARIABLE] = _before
