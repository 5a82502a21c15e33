"""Confidence intervals of win shares.

>>> [round(bound, 3) for bound in wilson(30, 60)]
[0.377, 0.623]
>>> [round(bound, 3) for bound in clustered([(1, 0)] * 15 + [(1, 1)] * 8 + [(0, 0)] * 7)]
[0.386, 0.645]
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence


def wilson(successes: float, trials: float, z: float = 1.96) -> tuple[float, float]:
    """Return the Wilson score interval of a share (95% by default); shared wins count as fractions.

    See E. B. Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22 (1927).
    Without trials it is (0, 1).
    """
    if trials <= 0:
        return 0.0, 1.0
    share = successes / trials
    scale = 1.0 + z * z / trials
    middle = (share + z * z / (2 * trials)) / scale
    half = z * math.sqrt(share * (1.0 - share) / trials + z * z / (4 * trials * trials)) / scale
    return max(0.0, middle - half), min(1.0, middle + half)


def clustered(clusters: Iterable[Sequence[float]], z: float = 1.96) -> tuple[float, float]:
    """Return the interval of a share whose trials come in clusters, as the rotations of one deal do.

    Trials of one deal are not independent, so the variance is taken over deals (the cluster-robust estimate:
    K.-Y. Liang, S. L. Zeger, "Longitudinal data analysis using generalized linear models", Biometrika 73
    (1986), with the standard factor for few clusters). It gives the number of equally informative independent
    trials, at most the actual number. The interval is `wilson`'s for that number (E. L. Korn, B. I. Graubard,
    "Confidence intervals for proportions with small expected number of positive counts estimated from survey
    data", Survey Methodology 24 (1998), with Student's t for few clusters).
    """
    groups = [group for group in clusters if group]
    trials = sum(map(len, groups))
    if not trials:
        return 0.0, 1.0
    share = math.fsum(map(math.fsum, groups)) / trials
    return wilson(share * (alike := _independent(groups, trials, share, z)), alike, z)


def _independent(groups: Sequence[Sequence[float]], trials: int, share: float, z: float) -> float:
    """Return the number of independent trials that would be as informative."""
    count = len(groups)
    if count < 2:
        return float(count)
    between = math.fsum((math.fsum(group) - len(group) * share) ** 2 for group in groups)
    variance = between * count / (count - 1) / trials**2
    if variance <= 0.0:
        return float(trials)
    wider = z / student(z, count - 1)
    return min(float(trials), share * (1.0 - share) / variance * wider * wider)


def student(z: float, degrees: int) -> float:
    """Return the quantile of Student's t where the normal distribution has `z`.

    The expansion 26.7.5 of M. Abramowitz, I. A. Stegun, "Handbook of Mathematical Functions" (1964), accurate
    to 1% from 3 degrees up.

    >>> round(student(1.96, 10), 2), round(student(1.96, 30), 3)
    (2.23, 2.042)
    """
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    quantile = z
    for power, term in enumerate(terms, 1):
        quantile += term / float(degrees) ** power
    return quantile
