"""The statistics of the arena.

>>> [round(bound, 3) for bound in wilson(30, 60)]
[0.377, 0.623]
"""

from __future__ import annotations

import math


def wilson(successes: float, trials: int, z: float = 1.96) -> tuple[float, float]:
    """The Wilson score interval of a share (95 % with the usual `z`); shared wins count as fractions.

    See E. B. Wilson, "Probable inference, the law of succession, and statistical inference",
    JASA 22 (1927). Nothing tried: (0, 1).
    """
    if trials <= 0:
        return 0.0, 1.0
    share = successes / trials
    scale = 1.0 + z * z / trials
    middle = (share + z * z / (2 * trials)) / scale
    half = z * math.sqrt(share * (1.0 - share) / trials + z * z / (4 * trials * trials)) / scale
    return max(0.0, middle - half), min(1.0, middle + half)
