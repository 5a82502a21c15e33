"""The workflows run only what is pinned, with no more rights than they need."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_actions_are_pinned_by_commit(path: Path) -> None:
    used = re.findall(r"uses: (?!\./)(.+)", path.read_text())
    pinned = re.compile(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
    assert used
    assert [line for line in used if not pinned.fullmatch(line)] == []


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_checkout_leaves_no_credentials(path: Path) -> None:
    steps = re.split(r"\n {6}- ", path.read_text())
    checkouts = [step for step in steps if "actions/checkout@" in step]
    assert checkouts
    assert all("persist-credentials: false" in step for step in checkouts)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_may_only_read_unless_a_job_says_why(path: Path) -> None:
    text = path.read_text()
    assert "\npermissions:\n  contents: read\n" in text
    writing = re.findall(r".*: write.*", text)
    assert all(re.search(r"write # \w", line) for line in writing)


def test_every_package_that_a_step_runs_has_its_version() -> None:
    commands = [line for path in WORKFLOWS for line in re.findall(r"pipx run (\S+)", path.read_text())]
    assert commands
    assert [command for command in commands if not re.fullmatch(r"[\w-]+==\d+\.\d+\.\d+", command)] == []


def test_the_gate_takes_the_steps_of_the_release() -> None:
    gate = (ROOT / ".ci" / "run").read_text()
    release = (ROOT / ".github" / "workflows" / "release.yml").read_text()
    steps = set(re.findall(r"tools\.release (\w+)", release))
    assert steps == {"tag", "archive", "checksums", "notes"}
    assert steps == set(re.findall(r"tools\.release (\w+)", gate))
