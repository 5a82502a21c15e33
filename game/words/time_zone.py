"""Import babel whatever time zone the environment names.

On import, babel reads the file or zone that the variable TZ names, and fails if it is no time zone
(``TZ=:/etc/passwd``, or a file in the current folder with the name of a zone). Babel is not used for times
here. If no such name exists, it falls back on the system's clock.
"""

import os

_VARIABLE = "TZ"
_NOWHERE = os.path.join(os.path.abspath(os.devnull), "nowhere")
"""No zone and no file can have this name."""

_before = os.environ.get(_VARIABLE)
os.environ[_VARIABLE] = _NOWHERE
try:
    import babel.localtime  # noqa: F401
finally:
    if _before is None:
        del os.environ[_VARIABLE]
    else:
        os.environ[_VARIABLE] = _before
