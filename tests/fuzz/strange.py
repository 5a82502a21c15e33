"""Strange values, and what is in order made strange. All of it follows from the generator that is given."""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Iterator
from typing import Any

Way = tuple[str | int, ...]

TEXTS = (
    "",
    " ",
    "\0",
    "\u200b",
    "\ud800",
    "\u202ea\u0301\u0301",
    "x" * 300,
    "x" * 20_000,
    "{ $seat }",
    "../../etc/passwd",
    "-1",
    "a\nb",
    "\U0010ffff",
)
NUMBERS = (0, 1, -1, 2, 5, 6, 11, 12, 255, 256, 999_999, 10**6, 2**31, 2**53, 2**63, 10**30, -(2**63), 0.5)
OTHERS: tuple[Any, ...] = (None, True, False, [], {}, [[]], {"": {}}, [1] * 5000)


def text(rng: random.Random, longest: int = 30) -> str:
    """Any text over all of Unicode, halves of pairs included."""
    if rng.random() < 0.3:
        return rng.choice(TEXTS)
    reach = rng.choice((0x7F, 0x250, 0x3000, 0x10FFFF))
    return "".join(chr(rng.randint(0, reach)) for _ in range(rng.randint(0, longest)))


def value(rng: random.Random) -> Any:
    """Any value that JSON can hold."""
    kind = rng.random()
    if kind < 0.4:
        return rng.choice(NUMBERS) if rng.random() < 0.7 else rng.randint(-20, 400)
    if kind < 0.7:
        return text(rng)
    return copy.deepcopy(rng.choice(OTHERS))


def ways(data: Any, way: Way = ()) -> Iterator[Way]:
    """The way to everything in plain data."""
    if way:
        yield way
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, part in inside:
        yield from ways(part, (*way, key))


def at(data: Any, way: Way) -> Any:
    for step in way:
        data = data[step]
    return data


def spoil(data: Any, rng: random.Random, within: tuple[str, ...] = ()) -> None:
    """Change one to three things in plain data, at first below one of the keys `within`, if any are given."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        found = [way for way in ways(data) if not within or way[0] in within]
        if not found:
            return
        *above, key = rng.choice(found)
        holder = at(data, tuple(above))
        match rng.randrange(5):
            case 0:
                del holder[key]
            case 1:
                holder[key] = copy.deepcopy(at(data, rng.choice(found)))
            case 2 if isinstance(holder, list):
                holder.insert(key, copy.deepcopy(holder[key]))
            case 3 if isinstance(holder[key], int):
                holder[key] += rng.choice((-1, 1, 10, -100))
            case _:
                holder[key] = value(rng)


def spoil_bytes(data: bytes, rng: random.Random) -> bytes:
    """Bits turned over, pieces lost, doubled, moved or put in."""
    spoiled = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 8))):
        here = rng.randrange(len(spoiled) + 1)
        piece = slice(here, here + rng.choice((1, 4, 100)))
        match rng.randrange(5):
            case 0:
                del spoiled[piece]
            case 1:
                spoiled[here:here] = rng.randbytes(rng.choice((1, 3, 40)))
            case 2:
                spoiled[here:here] = spoiled[piece] * rng.choice((1, 50))
            case 3:
                del spoiled[rng.randrange(len(spoiled) + 1) :]
            case _ if here < len(spoiled):
                spoiled[here] ^= 1 << rng.randrange(8)
    return bytes(spoiled)


def spoil_toml(words: str, rng: random.Random) -> str:
    """A TOML file with numbers, texts or whole lines changed."""
    for _ in range(rng.choice((1, 1, 2, 4))):
        marks = list(re.finditer(r'-?\b\d+\b|"[^"\n]*"|\b(?:true|false)\b|^.*\n', words, re.MULTILINE))
        if not marks:
            break
        mark = rng.choice(marks)
        words = words[: mark.start()] + _instead(mark[0], words, rng) + words[mark.end() :]
    return words


def _instead(token: str, words: str, rng: random.Random) -> str:
    """Return a replacement for a token of a TOML file."""
    if token.endswith("\n"):
        lines = words.splitlines(keepends=True)
        return rng.choice(("", token * 2, rng.choice(lines)))
    if token.startswith('"'):
        texts = re.findall(r'"[^"\n]*"', words)
        said = text(rng).translate({ord(sign): None for sign in '"\\\n\r'})
        return rng.choice((rng.choice(texts), f'"{said}"', str(rng.choice(NUMBERS))))
    return rng.choice((str(rng.choice(NUMBERS)), str(rng.randint(-3, 300)), '"7"', "true", "[" * 2000))


def swell_toml(words: str, rng: random.Random) -> str:
    """A TOML file made much larger than it can be: keys, brackets, texts, lists, rows of a map."""
    size = rng.choice((20, 200, 2000, 100_000))
    match rng.randrange(6):
        case 0:
            return words + "\n[" + "a." * size + "a]\n"
        case 1:
            return "a." * size + "a = 1\n" + words
        case 2:
            return words + "\n[x]\ny = " + "[" * size + "]" * size + "\n"
        case 3:
            return re.sub(
                r'^title = "', lambda found: found[0] + "x" * size, words, count=1, flags=re.MULTILINE
            )
        case 4:
            return words + '\n[[cities]]\nname = "x"\n' * min(size, 20_000)
    rows = re.findall(r'^ *"[^"]*",?\n', words, re.MULTILINE)
    if not rows:
        return words + "#" * size
    row = rng.choice(rows)
    letter = row.strip().strip('",')[-1:] or "P"
    return words.replace(row, row * rng.choice((2, 20, 200))).replace('"\n', f'{letter * min(size, 200)}"\n')


def swell(data: Any, rng: random.Random) -> None:
    """Put much more into one place of plain data than belongs there."""
    found = list(ways(data))
    *above, key = rng.choice(found)
    holder, size = at(data, tuple(above)), rng.choice((50, 5000, 200_000))
    match rng.randrange(4):
        case 0:
            holder[key] = [[]] * size
        case 1:
            holder[key] = {f"k{number}": number for number in range(min(size, 50_000))}
        case 2:
            holder[key] = "x" * size
        case _:
            for _ in range(min(size, 400)):
                holder[key] = [holder[key]]


def picture(rng: random.Random) -> tuple[str, bytes]:
    """The ending and the bytes of a picture that is larger, or takes longer, than others."""
    size = rng.choice((1, 300, 5000, 100_000, 2**31 - 1))
    if rng.random() < 0.5:
        head = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + size.to_bytes(4, "big") * 2
        return ".png", spoil_bytes(head + rng.randbytes(40), rng) if rng.random() < 0.5 else head + bytes(40)
    dash = rng.choice(("", 'stroke-dasharray="1"', 'stroke-dasharray="0.0001"'))
    line = f'<path d="M0 0L512 512" stroke="red" {dash}/>' * min(size, 2000)
    drawing = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{line}</svg>'
    return ".svg", drawing.encode()
