"""A lesson being taken: the match at the table, the step of the lesson, and the answers.

>>> from game.learning.lessons import lessons_of
>>> course = Course(lessons_of("american_rails")[0])
>>> course.number, course.step.tells
(1, True)
>>> course.go_on()
>>> course.number
2
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from assets import MissingAsset, asset
from game.learning.lesson_figures import Figures, figures_of, named_in
from game.learning.lesson_file import Lesson, LessonFlaw, Scene, Step
from game.match.import_export import MatchFileError, from_json
from game.match.journal import Journal, JournalError, SeatPlan
from game.match.match import Match
from game.rules.catalog import UnknownGame
from game.rules.codecs import MoveParseError
from game.rules.contract import IllegalMove, Move, SetupError, State

OPPONENT: Final = "apprentice"
"""The level of the other seats' bots where a lesson prescribes no replies."""
OTHER_ANSWER: Final = "lesson-other"
"""The message that answers a move that the lesson does not mention."""
READ_ON: Final = "lesson-read-on"
"""The message shown after a move made before the lesson asks for one."""
PATIENCE: Final = 2
"""The number of wrong tries after which the conductor offers to show the move."""


class Course:
    """The state of a lesson in progress; the table reports each move and asks what to show."""

    def __init__(self, lesson: Lesson, name: str = "", colours: Sequence[int] = (), scene: int = 0) -> None:
        """Begin with the scene of this index; `name` is the learner's, and `colours` are those of the seats.

        Raises `LessonError` where the position can't be reached.
        """
        self.lesson = lesson
        self._name = name
        self._colours = colours
        self._told: dict[int, Figures] = {}
        """The figures in the words of the steps, by the steps' numbers."""
        self._remark = ""
        """The key of what is said about a move of the last step, at the next one."""
        self._open(scene)

    def _open(self, scene: int) -> None:
        self.scene = scene
        self.match = position_of(self.lesson, scene, self._name, self._colours)
        self.you = self._script.seats.index(self._script.you)
        self._tried: Move | None = None
        """The learner's move that was refused last, if it came last."""
        self._named: Move | None = None
        """The learner's last move that was played."""
        self._begin(0, [self.match.moves_played])

    def _begin(self, index: int, begun: list[int]) -> None:
        self.index = index
        """The index of the step in its scene."""
        self._begun = begun
        """The number of moves made at the start of each step of the scene that has begun."""
        self.remark, self._remark = self._remark, ""
        """The key of what is said about a move of the step before; "" if nothing is."""
        self.answer = ""
        """The key of the answer to the last try; "" if there was none."""
        self.tries = 0
        """The number of other moves tried at this step."""
        self._left = list(range(len(self.step.hint)))
        """The indices of the hints that have not been followed yet."""
        self._replies: list[str] = []
        self.watches = False
        """Whether the step is done, but its replies are still being played."""

    @property
    def _script(self) -> Scene:
        return self.lesson.scenes[self.scene]

    @property
    def step(self) -> Step:
        """The current step."""
        return self._script.steps[self.index]

    @property
    def number(self) -> int:
        """The current step's number in the whole lesson, from 1."""
        return sum(len(scene.steps) for scene in self.lesson.scenes[: self.scene]) + self.index + 1

    @property
    def is_last(self) -> bool:
        """Whether no step follows in the whole lesson."""
        return self.number == self.lesson.steps

    @property
    def ends_scene(self) -> bool:
        """Whether no step follows in this scene."""
        return self.index == len(self._script.steps) - 1

    @property
    def is_done(self) -> bool:
        """Whether nothing is asked any more in the whole lesson."""
        return self.is_last and (self.step.tells or self.goes_on)

    @property
    def figures(self) -> Figures:
        """The figures of the position and of the learner's last move, for the texts."""
        return self._figures_with(self._named)

    @property
    def answer_figures(self) -> Figures:
        """The figures for the answer to the learner's last move, which may be a refused one."""
        return self._figures_with(self._tried or self._named)

    def figures_at(self, number: int) -> Figures:
        """Return the figures for the words of a step: those of the position in which they are first read."""
        if number == self.number and number not in self._told:
            self._told[number] = self.figures
        return self._told.get(number) or self.figures

    def _figures_with(self, move: Move | None) -> Figures:
        state, here = self.match.state, self._script.seats
        absent = [name for scene in self.lesson.scenes for name in scene.seats if name not in here]
        return figures_of(state, here, self.you, absent) | named_in(state, move)

    @property
    def offers_help(self) -> bool:
        """Whether enough other moves were tried for the conductor to offer to show his own."""
        return self.tries >= PATIENCE

    # What is asked

    @property
    def _asking(self) -> int | None:
        """The index of the first step, from the current one on, that asks for a move here."""
        steps = self._script.steps
        return next((i for i in range(self.index, len(steps)) if not steps[i].tells), None)

    def allows(self, move: Move) -> bool:
        """Return whether the learner's move is one that is asked for; otherwise, set the answer to it.

        A correct move made before its instructions were shown counts as having read them.
        """
        asking = self._asking
        if asking is None or self.watches:
            self.answer = READ_ON
            return False
        step, text = self._script.steps[asking], self.match.game.format_move(move)
        if step.wants(text):
            self._go_to(asking)
            return True
        self._go_to(asking)
        self._tried = move
        key = step.answer_to(text)
        self.answer = self.lesson.message(key) if key else OTHER_ANSWER
        self.tries += 1
        return False

    @property
    def at(self) -> list[str]:
        """The places to point at; if each move has one, only those of the remaining moves."""
        return [self.step.at[i] for i in self._left] if self._one_each else self.step.at

    @property
    def _one_each(self) -> bool:
        """Whether each move of the step has a place of its own."""
        step = self.step
        return not step.whole_turn and len(step.at) == len(step.hint)

    @property
    def numbers(self) -> list[int]:
        """The numbers, from 1, of the places in the order of the moves; none for a single place."""
        places = list(dict.fromkeys(self.step.at)) if self._one_each else []
        return [places.index(place) + 1 for place in self.at] if len(places) > 1 else []

    def shown_move(self) -> Move | None:
        """Return the move that the conductor would make now: the first legal one of those that are left."""
        if self.match.current_player != self.you or self.step.tells or self.watches:
            return None
        legal = self.match.state.legal_moves()
        hint = self.step.hint
        for i in range(len(hint)) if self.step.whole_turn else self._left:
            move = self.match.game.parse_move(hint[i])
            if move in legal:
                return move
        return None

    # What happens

    def played(self, number: int) -> None:
        """Update the lesson after the match's move of this index."""
        if self.match.mover_of(number) != self.you:
            self._replies = self._replies[1:]
            return
        self._named, self._tried = self.match.moves[number], None
        key = self.step.remark_on(self.match.game.format_move(self._named))
        self.answer = ""
        self._follow(number)
        if key is not None:
            self._remark = self.lesson.message(key)
        if self.match.current_player != self.you if self.step.whole_turn else not self._left:
            self.watches, self._replies = True, list(self.step.replies)
        elif key is not None:
            self.answer = self._remark

    def _follow(self, number: int) -> None:
        """Remove the hint that a move followed; for a move without a hint, remove the next hint."""
        text = self.match.game.format_move(self.match.moves[number])
        followed = [i for i in self._left if self.step.hint[i] == text] or self._left
        self._left = [i for i in self._left if i != followed[0]] if followed else []

    def reply(self, state: State | None = None) -> Move | None:
        """Return the move that the lesson prescribes for the seat to act; None leaves it to its bot.

        It is the move in `state`, which the next replies reach; by default in the match's state.
        """
        reached, wanted = self.match.state.copy(), None if state is None else state.to_data()
        for text in self._replies:
            move = self.match.game.parse_move(text)
            if reached.current_player() < 0 or move not in reached.legal_moves():
                return None
            if wanted is None or reached.to_data() == wanted:
                return move
            reached.apply_unchecked(move)
        return None

    @property
    def goes_on(self) -> bool:
        """Whether the step is complete, including everything that follows from it.

        If the replies end early and the next step asks for a move, the others play on until the learner's
        turn.
        """
        if not self.watches:
            return False
        steps, following = self._script.steps, self.index + 1
        asks = following < len(steps) and not steps[following].tells
        rests = self.match.is_over or self.match.current_player == self.you
        return rests or not (self._replies or asks)

    def go_on(self) -> None:
        """Advance to the next step, or at the end of a scene to the next table.

        Don't call it at the last step.

        Raises `LessonError` if the next position can't be reached.
        """
        if self.ends_scene:
            self._open(self.scene + 1)
        else:
            self._go_to(self.index + 1)

    def _go_to(self, index: int) -> None:
        if index > self.index:
            here = self.match.moves_played
            self._begin(index, [*self._begun, *[here] * (index + 1 - len(self._begun))])

    @property
    def at_start(self) -> bool:
        """Whether no move has been made yet on this table, so that nothing can be undone."""
        return self.match.moves_played <= self._begun[0]

    def travelled(self) -> None:
        """Return to the step that was current at the position reached by undo or redo."""
        here = self.match.moves_played
        index = max((i for i, begun in enumerate(self._begun) if begun <= here), default=0)
        begun = self._begun[index]
        self._remark = ""
        self._begin(index, self._begun[: index + 1])
        own = [number for number in range(here) if self.match.mover_of(number) == self.you]
        self._named, self._tried = self.match.moves[own[-1]] if own else None, None
        self._told = {step: figures for step, figures in self._told.items() if step < self.number}
        for number in range(begun, here):
            if self.match.mover_of(number) == self.you:
                self._follow(number)


def position_of(lesson: Lesson, scene: int, name: str = "", colours: Sequence[int] = ()) -> Match:
    """Return the match at the start of a scene; its moves can all be undone. Raises `LessonError`."""
    script = lesson.scenes[scene]
    try:
        match = _dealt(lesson, script) if script.match is None else _recorded(lesson, script)
    except (UnknownGame, SetupError, JournalError) as error:
        place = "lesson.game" if isinstance(error, UnknownGame) else lesson.spot(scene)
        raise lesson.error(place, LessonFlaw.POSITION(what=error.message)) from None
    known = [seat for one in lesson.scenes for seat in one.seats]
    match = Match.from_journal(_seated(match.journal, script, name, colours, known))
    for i, text in enumerate(script.played):
        try:
            match.play(match.game.parse_move(text))
        except (MoveParseError, IllegalMove) as error:
            why = error.message if isinstance(error, MoveParseError) else error.reason
            what = LessonFlaw.NOT_LEGAL(move=text, why=why)
            raise lesson.error(lesson.spot(scene, field=f"played[{i}]"), what) from None
    return match


def _dealt(lesson: Lesson, script: Scene) -> Match:
    seats = [SeatPlan(name, i) for i, name in enumerate(script.seats)]
    return Match.new(lesson.game, seats, seed=script.seed, practice=True)


def _recorded(lesson: Lesson, script: Scene) -> Match:
    try:
        if not re.fullmatch(r"[a-z0-9_]{1,100}", str(script.match)):
            raise MissingAsset(script.match)  # Not the name of a file in that folder.
        return from_json(asset("matches", lesson.game, f"{script.match}.json").read_bytes()).match
    except (MissingAsset, MatchFileError):
        found = LessonFlaw.NO_MATCH(found=str(script.match))
        raise lesson.error(lesson.spot(lesson.scenes.index(script), field="match"), found) from None


def _seated(
    journal: Journal, script: Scene, name: str, colours: Sequence[int], known: Sequence[str]
) -> Journal:
    """Return the first moves of a match as a new one, in which the learner plays against bots.

    The learner always has the first color. The others get theirs in the order in which they became `known`,
    so that each looks the same at every table of a lesson.
    """
    order = sorted(script.seats, key=lambda seat: (seat != script.you, known.index(seat)))
    coloured = dict(zip(order, colours or range(len(order)), strict=False))
    seats = [
        SeatPlan(name or seat, coloured[seat], None)
        if seat == script.you
        else SeatPlan(seat, coloured[seat], OPPONENT)
        for seat in script.seats
    ]
    entries = journal.entries[: script.moves] if script.match is not None else journal.entries
    return msgspec.structs.replace(
        journal, seats=seats, entries=entries, position=len(entries), changes=[], practice=True
    )
