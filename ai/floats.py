"""Floating-point results that are equal on every supported Python, system and compiler.

IEEE 754 fixes the result of ``+ - * /`` and of the square root. It doesn't fix the last bit of
``exp``, ``log`` and ``tanh``: the math libraries of Linux, macOS and Windows differ there, and one bit
decides between two moves of the same value. So these results are rounded. Sums of floats are written
as `math.fsum`, because the built-in ``sum`` is compensated since Python 3.12 and a plain loop before.
"""

from __future__ import annotations

import math
from typing import Final

ROUNDER: Final = 1.5 * 2.0**16
"""Added to a number below 2**15 and subtracted again, it rounds that number to a multiple of 2**-36."""


def stable(x: float) -> float:
    """Return `x`, a number between -2**15 and 2**15, rounded to a multiple of 2**-36.

    >>> stable(1 / 3) == stable(1 / 3 + 1e-15), abs(stable(1 / 3) - 1 / 3) < 1e-11
    (True, True)
    """
    return (x + ROUNDER) - ROUNDER


def stable_exp(x: float) -> float:
    """Return the exponential of `x`, a number of at most 10, with a last bit that every system agrees on.

    >>> stable_exp(0.0)
    1.0
    """
    return (math.exp(x) + ROUNDER) - ROUNDER


def stable_log(x: float) -> float:
    """Return the natural logarithm of `x`, with a last bit that every system agrees on.

    >>> stable_log(1.0)
    0.0
    """
    return (math.log(x) + ROUNDER) - ROUNDER


def stable_tanh(x: float) -> float:
    """Return the hyperbolic tangent of `x`, with a last bit that every system agrees on.

    >>> stable_tanh(0.0), stable_tanh(100.0)
    (0.0, 1.0)
    """
    return (math.tanh(x) + ROUNDER) - ROUNDER
