"""Every lesson is completed by its own hints, and with wrong moves; errors in a file are reported."""

from __future__ import annotations

from pathlib import Path

import pytest

from assets import also_in
from game.learning.lesson_check import check_lesson
from game.learning.lesson_course import OTHER_ANSWER, PATIENCE, READ_ON, Course
from game.learning.lesson_file import Lesson, LessonError, lesson_files, read_lesson
from game.learning.lessons import all_lessons, lessons_of
from game.rules.boards import read_board_file
from game.rules.catalog import find_game, game_keys
from game.words import LANGUAGES, Localizer, localize, override
from game.words.message_catalog import Language

LESSONS = all_lessons()
TABLE = next(iter(lesson_files("american_rails")))
OTHERS = 2
"""The number of other moves that are tried at each step."""


def play_on(course: Course) -> None:
    """Make the move that the conductor would make, and all that follows."""
    number = course.number
    while not course.goes_on:
        move = course.shown_move() if course.match.current_player == course.you else course.reply()
        assert move is not None, (course.lesson.id, number)
        number = course.match.moves_played
        course.match.play(move)
        course.played(number)


@pytest.mark.parametrize(
    "path", [path for key in game_keys() for path in lesson_files(key)], ids=lambda p: p.stem
)
def test_a_lesson_leads_to_its_end_by_its_own_hints(path: Path) -> None:
    lesson = check_lesson(path)
    assert lesson.place == lessons_of(lesson.game).index(lesson) + 1


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_other_moves_are_answered_and_never_block(lesson: Lesson) -> None:
    course = Course(lesson, "Nell")
    localizer = Localizer(course.match.game, course.match.names)
    while True:
        step, match = course.step, course.match
        if not step.tells:
            others = [
                move for move in match.state.legal_moves() if not step.wants(match.game.format_move(move))
            ]
            for number, move in enumerate(others[:: max(1, len(others) // OTHERS)], 1):
                before = match.moves_played
                assert not course.allows(move)
                assert (match.moves_played, course.step) == (before, step)
                assert course.offers_help == (number >= PATIENCE)
                for language in LANGUAGES:
                    with override(language):
                        assert localizer.translate_for_board(course.answer, **course.answer_figures)
            play_on(course)
            assert not course.answer
        if course.is_last:
            break
        course.go_on()


def test_what_is_read_on_is_not_asked_yet() -> None:
    course = Course(lessons_of("american_rails")[0])
    asking = next(step for step in course.lesson.scenes[0].steps if not step.tells)
    wrong, right = course.match.game.parse_move("choose pass"), course.match.game.parse_move(asking.hint[0])
    assert not course.allows(wrong)
    assert (course.step, course.answer) == (asking, course.lesson.message("expand-pass"))
    assert course.allows(right)


def test_what_was_done_first_is_pointed_at_no_longer() -> None:
    course = Course(lessons_of("railways_of_north_america")[3])
    while course.step.words != "two":
        if not course.step.tells:
            play_on(course)
        course.go_on()
    windsor, ottawa = "city Windsor", "city Ottawa"
    assert course.at == [windsor, windsor, ottawa, ottawa]
    deliver, first = (
        course.match.game.parse_move("choose deliver"),
        course.match.game.parse_move(course.step.hint[3]),
    )
    for move in (deliver, first):
        number = course.match.moves_played
        course.match.play(move)
        course.played(number)
    assert course.at[0] == windsor
    assert course.shown_move() == deliver
    play_on(course)
    course.match.undo()
    course.travelled()
    assert windsor in course.at


@pytest.mark.parametrize("city", ["Cleveland", "Pittsburgh"])
def test_a_text_names_what_the_learner_did(city: str) -> None:
    course = Course(LESSONS[0], "Nell")
    while course.step.words != "house":
        if not course.step.tells:
            play_on(course)
        course.go_on()
    number = course.match.moves_played
    course.match.play(course.match.game.parse_move(f"develop {city}"))
    course.played(number)
    play_on(course)
    course.go_on()
    said = Localizer(course.match.game).translate_for_board("lesson-table-first.words", **course.figures)
    assert said.startswith(city)


def test_words_keep_their_figures_whatever_is_tried_or_played_later() -> None:
    course = Course(lessons_of("american_rails")[1], "Nell")
    while course.step.words != "raise":
        if not course.step.tells:
            play_on(course)
        course.go_on()
    number = course.number
    before = course.figures_at(number)
    assert not course.allows(course.match.game.parse_move("bid 40"))
    assert course.answer_figures["amount"] == 40
    assert course.figures_at(number) == before
    assert before["amount"] == 15
    play_on(course)
    course.go_on()
    assert course.figures_at(number) == before
    assert course.figures_at(course.number)["amount"] == 20


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_who_learns_keeps_one_colour_and_so_do_the_others(lesson: Lesson) -> None:
    colours: dict[str, set[int]] = {}
    for scene in range(len(lesson.scenes)):
        course = Course(lesson, "", (4, 2, 0, 1, 3), scene)
        assert course.match.seats[course.you].colour == 4
        for plan in course.match.seats:
            colours.setdefault(plan.name, set()).add(plan.colour)
    assert all(len(found) == 1 for found in colours.values())


def test_what_was_taken_back_is_asked_again() -> None:
    course = Course(lessons_of("american_rails")[0])
    while course.step.tells:
        course.go_on()
    number = course.number
    play_on(course)
    course.go_on()
    assert course.number == number + 1
    course.match.undo()
    course.travelled()
    assert (course.number, course.watches) == (number, False)
    play_on(course)
    assert course.goes_on


WRONG = {
    "minutes = 4": ("minutes = 0", "lesson.minutes"),
    'at = ["part actions"]': ('at = ["hex Atlantis"]', "scenes[0].steps[3].at[0]"),
    'hint = ["choose expand_3"]': ('hint = ["choose pass"]', "scenes[0].steps[4].hint[0]"),
    '"put up Republic", "bid 20"': ('"put up Republic", "bid 99"', "scenes[0].played[1]"),
    '"choose fund_5", "fund Continental",': (
        '"choose fund_5", "fund Nobody",',
        "scenes[0].steps[6].replies[6]",
    ),
    'words = "welcome"': ('words = "interrupts_blocked-of"', "scenes[0].steps[0].words"),
    "seed = 17": ('match = "nowhere"', "scenes[0].match"),
}
"""What is changed in a good file, and the place that the error names."""


@pytest.mark.parametrize("good", WRONG)
def test_what_is_wrong_is_told_with_its_place(good: str, tmp_path: Path) -> None:
    text, (bad, place) = TABLE.read_text(encoding="utf-8"), WRONG[good]
    assert good in text
    path = tmp_path / TABLE.name
    path.write_text(text.replace(good, bad, 1), encoding="utf-8")
    with pytest.raises(LessonError) as caught:
        check_lesson(path)
    for language in LANGUAGES:
        with override(language):
            assert localize(caught.value).startswith(f"{TABLE.name}: {place}: ")


@pytest.mark.parametrize("complete", [True, False])
def test_only_a_complete_language_needs_the_words_of_a_lesson(
    complete: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = f"x-{complete}".lower()
    (tmp_path / "words" / key).mkdir(parents=True)
    monkeypatch.setitem(LANGUAGES, key, Language(key, complete))
    with also_in(tmp_path):
        if complete:
            with pytest.raises(LessonError, match=f"language={key}"):
                check_lesson(TABLE)
        else:
            check_lesson(TABLE)


@pytest.mark.parametrize("match", ["x" * 900, "..", f"../matches/{game_keys()[0]}_3", "/dev/null"])
def test_only_the_name_of_a_recorded_match_is_looked_up(match: str, tmp_path: Path) -> None:
    path = tmp_path / TABLE.name
    text = TABLE.read_text(encoding="utf-8").replace("seed = 17", f'match = "{match}"', 1)
    path.write_text(text, encoding="utf-8")
    with pytest.raises(LessonError) as caught:
        check_lesson(path)
    assert "scenes[0].match" in localize(caught.value)


@pytest.mark.parametrize("bad", ["9" * 4000, '"\\u0001"'])
def test_an_error_of_a_lesson_names_its_file_once(bad: str, tmp_path: Path) -> None:
    path = tmp_path / TABLE.name
    text = TABLE.read_text(encoding="utf-8").replace("seed = 17", f"seed = {bad}", 1)
    path.write_text(text, encoding="utf-8")
    with pytest.raises(LessonError) as caught:
        check_lesson(path)
    assert localize(caught.value).count(TABLE.name) == 1


def test_a_file_that_is_called_otherwise_is_no_lesson(tmp_path: Path) -> None:
    with pytest.raises(LessonError):
        read_lesson(tmp_path / "table.toml")


def test_the_usual_answers_are_there() -> None:
    for key in (OTHER_ANSWER, READ_ON):
        assert Localizer(None).translate(key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "message", "facts"),
    [
        ("american_rails", "lesson-table-welcome.words", ("year_first",)),
        ("new_england_railways", "lesson-coast-borrow-much", ("unit", "unit_service", "unit_end")),
        ("railways_of_north_america", "lesson-track-bonds.words", ("bond",)),
    ],
)
def test_lessons_take_the_boards_figures_from_the_board(
    key: str, message: str, facts: tuple[str, ...], language: str
) -> None:
    small = Path(__file__).parents[1] / "boards" / f"{key}.toml"
    for game in (find_game(key), find_game(key, read_board_file(small))):
        with override(language):
            said = Localizer(game).translate_for_board(message, amount=0).replace(".", "").replace(",", "")
        assert all(str(int(str(game.facts[fact]))) in said for fact in facts)
