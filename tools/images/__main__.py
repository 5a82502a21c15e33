"""``python -m tools.images`` draws all pictures; with ``--check`` it shows whether they are as drawn."""

from __future__ import annotations

import argparse
import os
import sys

from tools.images.gallery import HOME, check, store


def main() -> int:
    """Draw or check; the exit code is 1 if a picture is not as drawn."""
    parser = argparse.ArgumentParser(prog="python -m tools.images", description=__doc__)
    parser.add_argument("--check", action="store_true", help="draw nothing, say what is not as drawn")
    given = parser.parse_args()
    if not given.check:
        print(f"{store() / 1e6:.2f} MB in {HOME}")
        return 0
    troubles = list(check())
    print("\n".join(troubles) or "every picture is as drawn")
    return 1 if troubles else 0


if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    sys.exit(main())
