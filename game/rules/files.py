"""Reading and writing files, and messages for errors: what the system and the parsers report in English.

>>> try:
...     open("nowhere.toml")
... except OSError as error:
...     os_error_message(error)
Message(file-missing)
>>> try:
...     tomllib.loads("title = 7\\nfigure 7")
... except ValueError as error:
...     toml_error_message(error, "title = 7\\nfigure 7")
Message(file-no-toml line=2 column=8)
"""

from __future__ import annotations

import errno
import os
import re
import secrets
import stat
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from game.rules.messages import Message, MessageId, UserError

MAXIMUM_KEY_PARTS: Final = 16
"""The greatest number of parts in a dotted TOML key. `tomllib` needs time by their square: 131,000 bytes of
``[a.a.a...]`` took it 6 s, the same bytes in keys of 16 parts take 0.2 s."""

MAXIMUM_DEPTH: Final = 32
"""The greatest depth of brackets inside one another in JSON; matches and reviews have fewer than ten."""

_OTHERS: Final = 0o077
_masks: Final[list[int]] = []
"""The file mode masks that were in force before `private_files`."""


class FileErrorCode(MessageId):
    """Reasons why a file or folder can't be read or written."""

    MISSING = "file-missing"
    IS_FOLDER = "file-is-folder"
    NO_FOLDER = "file-in-no-folder"
    EXISTS = "file-exists"
    NOT_ALLOWED = "file-not-allowed"
    DISK_FULL = "file-disk-full"
    NAME_TOO_LONG = "file-name-too-long"
    BAD_NAME = "file-bad-name"
    SYSTEM = "file-system", "code"
    NOT_UTF8 = "file-not-utf8", "line"
    NO_TOML = "file-no-toml", "line column"
    NO_JSON = "file-no-json"
    BAD_JSON = "file-bad-json", "line column"
    LONG_NUMBER = "file-long-number"
    TOO_DEEP = "file-too-deep"
    LONG_KEY = "file-long-key", "line maximum"
    TOO_MANY_VALUES = "file-too-many-values", "maximum"
    TOO_LONG = "file-too-long"
    NO_FILE = "file-no-file"
    DEAD_LINK = "file-dead-link"
    TOO_MANY = "file-too-many"


_BY_CODE: Final = {
    errno.ENOENT: FileErrorCode.MISSING,
    errno.EISDIR: FileErrorCode.IS_FOLDER,
    errno.ENOTDIR: FileErrorCode.NO_FOLDER,
    errno.EEXIST: FileErrorCode.EXISTS,
    errno.EACCES: FileErrorCode.NOT_ALLOWED,
    errno.EPERM: FileErrorCode.NOT_ALLOWED,
    errno.EROFS: FileErrorCode.NOT_ALLOWED,
    errno.ENOSPC: FileErrorCode.DISK_FULL,
    errno.ENAMETOOLONG: FileErrorCode.NAME_TOO_LONG,
    errno.EINVAL: FileErrorCode.BAD_NAME,
    errno.EFBIG: FileErrorCode.TOO_LONG,
    errno.ENODEV: FileErrorCode.NO_FILE,
    errno.ELOOP: FileErrorCode.DEAD_LINK,
    errno.EMFILE: FileErrorCode.TOO_MANY,
    errno.ENFILE: FileErrorCode.TOO_MANY,
}


def read_bounded(path: Path, maximum: int) -> bytes:
    """Return the bytes of a file. Raises `OSError`, also for more than `maximum` bytes.

    A pipe or device is refused, because reading it could block forever.
    """
    try:
        mode = path.stat().st_mode
    except ValueError as error:  # Python's own against a name with a null character.
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path)) from error
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
        raise OSError(errno.ENODEV, os.strerror(errno.ENODEV), str(path))
    with path.open("rb") as file:
        data = file.read(maximum + 1)
    if len(data) > maximum:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return data


@contextmanager
def private_files() -> Iterator[None]:
    """Make the files and folders that this process creates meanwhile private to this user.

    Existing ones keep their modes. Under Windows the user's folders are private anyway.
    """
    _masks.append(os.umask(_OTHERS))
    try:
        yield
    finally:
        os.umask(_masks.pop())


def write_whole(path: Path, data: bytes, shared: bool = False) -> None:
    """Write a file atomically. Raises `OSError`.

    The data goes to a new file in the same folder, which then replaces the old one. A link stays: its target
    is replaced. A `shared` file has the default mode of the user's files, even within `private_files`.
    """
    path = Path(os.path.realpath(path))
    half = path.with_name(f"parlorcar-{secrets.token_hex(8)}.part")
    with half.open("xb") as file:
        try:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
            if shared and _masks:
                half.chmod(0o666 & ~_masks[0])
            file.close()
            os.replace(half, path)
        except BaseException:
            with suppress(OSError):
                file.close()
            with suppress(OSError):
                half.unlink()
            raise


_PART: Final = r"""(?:[A-Za-z0-9_-]++|"(?:[^"\\\n]|\\.){0,200}+"|'[^'\n]{0,200}+')"""
"""One part of a dotted key. Its length is bounded, or quotation marks without an end would be searched for
again and again."""
_KEY: Final = rf"{_PART}(?:[ \t]*+\.[ \t]*+{_PART}){{{MAXIMUM_KEY_PARTS}}}"
_TOKENS: Final = re.compile(
    rf"""(?<![A-Za-z0-9_-])(?P<key>{_KEY})"""
    r"""|"{3}(?:[^"\\]|\\.|"(?!""))*+(?:"{3})?+|'{3}(?:[^']|'(?!''))*+(?:'{3})?+"""
    r"""|"(?:[^"\\\n]|\\.)*+"?+|'[^'\n]*+'?+|\#[^\n]*+""",
    re.DOTALL,
)
"""Keys of too many parts, and texts and comments, in which dots are no parts of keys. What has no end reaches
to the end of the file, or to that of its line."""
_BRACKETS: Final = re.compile(rb"""("(?:[^"\\]|\\.)*+"?+)|([\[{])|[\]}]""", re.DOTALL)


class InputTooLarge(UserError, ValueError):
    """A text that is refused before it is parsed, because parsing it could take very long.

    >>> raise InputTooLarge(FileErrorCode.TOO_DEEP())
    Traceback (most recent call last):
        ...
    game.rules.files.InputTooLarge: file-too-deep
    """


def parse_toml(text: str) -> dict[str, Any]:
    """Parse a TOML text. Raise `InputTooLarge` for a key of too many parts, or what `tomllib` raises.

    The caller bounds the length of the text.

    >>> parse_toml("[a]\\nb.c = 7")
    {'a': {'b': {'c': 7}}}
    >>> parse_toml("title = 7\\n" + 40 * "a." + "a = 1")
    Traceback (most recent call last):
        ...
    game.rules.files.InputTooLarge: file-long-key line=2 maximum=16
    """
    for found in _TOKENS.finditer(text):
        if found["key"] is not None:
            line = text.count("\n", 0, found.start()) + 1
            raise InputTooLarge(FileErrorCode.LONG_KEY(line=line, maximum=MAXIMUM_KEY_PARTS))
    return tomllib.loads(text)


def check_json(text: bytes, maximum_values: int) -> None:
    """Raise `InputTooLarge` if a JSON text has more values or deeper brackets than such a file can have.

    It takes time by the length of the text alone, a tenth of a second for a megabyte. A comma within a
    string counts as a value.

    >>> check_json(b'{"a": [1, 2, 3]}', 5)
    >>> check_json(b"[[], [], []]", 5)
    Traceback (most recent call last):
        ...
    game.rules.files.InputTooLarge: file-too-many-values maximum=5
    """
    if text.count(b",") + text.count(b"[") + text.count(b"{") > maximum_values:
        raise InputTooLarge(FileErrorCode.TOO_MANY_VALUES(maximum=maximum_values))
    depth = 0
    for found in _BRACKETS.finditer(text):
        if found[1] is None:
            depth += 1 if found[2] is not None else -1
            if depth > MAXIMUM_DEPTH:
                raise InputTooLarge(FileErrorCode.TOO_DEEP())


def os_error_message(error: OSError) -> Message:
    """Return the message for an error of the operating system; for rare ones its code ("EIO")."""
    kind = _BY_CODE.get(error.errno or 0)
    if kind is not None:
        return kind()
    return FileErrorCode.SYSTEM(code=errno.errorcode.get(error.errno or 0, type(error).__name__))


def open_error_message() -> Message | None:
    """Return why no file at all can be opened now, or None if one can.

    Libraries only report a broken or missing file when a process has too many files open.
    """
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        return os_error_message(error)
    return None


def unicode_error_message(error: UnicodeDecodeError) -> Message:
    """Return the place where a text isn't UTF-8."""
    return FileErrorCode.NOT_UTF8(line=error.object.count(b"\n", 0, error.start) + 1)


def toml_error_message(error: ValueError | RecursionError, text: str) -> Message:
    """Return the place where a text stops being TOML.

    The error gives the line and the column in brackets at its end; none mean the end of the text.
    """
    if isinstance(error, UserError):
        return error.message
    if isinstance(error, RecursionError):
        return FileErrorCode.TOO_DEEP()
    if not isinstance(error, tomllib.TOMLDecodeError):
        return FileErrorCode.LONG_NUMBER()  # Python reads none of more than some thousand digits.
    found = re.search(r"\(\D*(\d+)\D+(\d+)\)$", str(error))
    lines = text.split("\n")
    line, column = (int(found[1]), int(found[2])) if found else (len(lines), len(lines[-1]) + 1)
    return FileErrorCode.NO_TOML(line=line, column=column)


def json_error_message(error: Exception, text: bytes) -> Message:
    """Return the place where a text stops being JSON, from the byte offset that `msgspec` reports.

    >>> json_error_message(ValueError("JSON is malformed: invalid character (byte 4)"), b"{\\n  x")
    Message(file-bad-json line=2 column=3)
    """
    if isinstance(error, UserError):
        return error.message
    if isinstance(error, RecursionError):
        return FileErrorCode.TOO_DEEP()
    found = re.search(r"byte (\d+)", str(error))
    lines = text[: int(found[1]) if found else None].split(b"\n")
    return FileErrorCode.BAD_JSON(line=len(lines), column=len(lines[-1]) + 1)
