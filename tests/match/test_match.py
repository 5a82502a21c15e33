"""Playing, undoing, redoing, reviewing and changing seats."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.match.journal import AUTOMATIC, JournalError, JournalErrorCode, SeatPlan, match_name
from game.match.log import LogLine, SeatChangeMessage
from game.match.match import MAXIMUM_SEED, Match
from game.rules.american_rails.events import DividendPaid
from game.rules.catalog import CatalogErrorCode, UnknownGame
from game.rules.contract import CHANCE, TERMINAL, IllegalMove, SetupError, SetupErrorCode
from game.rules.schema_errors import SchemaError
from game.words import Localizer
from tests.helpers.refusals import refused
from tests.match.toy import Bow, Roll, Rolled, Said, Scored, Show, Shown, Take

ADA, BOT, CY = SeatPlan("Ada", 0), SeatPlan("Ben", 1, "greedy"), SeatPlan("Cy", 2)


def new(*seats: SeatPlan, practice: bool = False, seed: int = 7) -> Match:
    return Match.new("toy", seats or (ADA, BOT), seed=seed, practice=practice)


def spoken(match: Match, lines: list[LogLine] | None = None) -> list[tuple[str, int | None]]:
    """Return the log in English with the seats of its lines, without lines without text."""
    localizer = Localizer(match.game, match.names)
    told = [(localizer.log_text(line.content), line.seat) for line in (match.log if lines is None else lines)]
    return [(words, seat) for words, seat in told if words is not None]


def said(match: Match, lines: list[LogLine] | None = None) -> list[str]:
    """Return the log in English."""
    return [words for words, _ in spoken(match, lines)]


def test_equal_seeds_deal_and_roll_alike() -> None:
    one, two, other = new(), new(), new(seed=8)
    assert one.state == two.state
    assert one.state != other.state
    for _ in range(6):
        assert one.play(Roll()) == two.play(Roll())
    assert one.is_over
    assert one.state == two.state


def test_a_match_without_a_seed_draws_one() -> None:
    assert len({Match.new("toy", [ADA, BOT]).seed for _ in range(5)}) > 1


def test_play_returns_events_including_chance() -> None:
    match = new()
    assert match.play(Take(2)) == [Scored(0, 2)]
    (event,) = match.play(Roll())
    assert isinstance(event, Scored)
    assert event.seat == 1
    assert match.moves_played == 3
    assert [entry.seat for entry in match.journal.entries] == [0, 1, CHANCE]
    assert [entry.by for entry in match.journal.entries] == ["person", "greedy", "chance"]


def test_an_illegal_move_changes_nothing() -> None:
    match = new()
    before = match.position(0)
    with pytest.raises(IllegalMove, match="forbidden"):
        match.play(Take(9))
    with pytest.raises(IllegalMove):
        match.play(Rolled(6))
    assert match.state == before
    assert match.moves_played == 0


def test_no_move_is_legal_after_the_end() -> None:
    match = new()
    while not match.is_over:
        match.play(Take(1))
    assert match.current_player == TERMINAL
    with pytest.raises(IllegalMove):
        match.play(Take(1))


def test_undo_and_redo_include_bots_replies() -> None:
    match = new()
    match.play(Take(1))
    match.play(Take(2))
    match.play(Take(3))
    match.play(Take(1))
    last = match.state.copy()
    assert match.undo()
    assert (match.moves_played, match.current_player) == (2, 0)
    assert match.undo()
    assert match.moves_played == 0
    assert not match.can_undo
    assert not match.undo()
    assert match.redo()
    assert match.moves_played == 2
    assert match.redo()
    assert match.moves_played == 4
    assert not match.can_redo
    assert not match.redo()
    assert match.state == last


def test_new_move_discards_undone_moves() -> None:
    match = new()
    match.play(Take(1))
    match.play(Take(2))
    match.undo()
    match.play(Take(3))
    assert not match.can_redo
    assert match.moves_recorded == 1
    assert [entry.move for entry in match.journal.entries] == ["take 3"]


def test_undo_stops_at_rolls_except_in_practice() -> None:
    for practice in (False, True):
        match = new(practice=practice)
        match.play(Roll())
        match.play(Take(1))
        assert match.can_undo is practice
        assert match.undo() is practice
        assert match.moves_played == (0 if practice else 3)


def test_undo_stops_at_revealed_cards_except_in_practice() -> None:
    for practice in (False, True):
        match = new(practice=practice)
        assert match.play(Take(1))
        assert isinstance(match.play(Show())[0], Shown)
        assert match.undo() is practice


def test_undo_stops_at_a_prompt_with_one_option() -> None:
    match = new(ADA, CY, practice=True)
    match.play(Show())
    match.play(Bow())
    assert match.undo()
    assert match.moves_played == 1


def test_undo_skips_automatic_moves() -> None:
    match = new(ADA, CY)
    match.play(Take(1))
    match.play(Take(1), automatic=True)
    assert match.journal.entries[1].by == AUTOMATIC
    match.undo()
    assert match.moves_played == 0


def test_undo_among_bots_undoes_one_move() -> None:
    match = new(BOT, SeatPlan("Di", 4, "random"))
    match.play(Take(1))
    match.play(Take(1))
    match.undo()
    assert match.moves_played == 1


def test_there_is_nothing_to_undo_before_a_person_has_decided() -> None:
    match = new(BOT, ADA)
    match.play(Take(1))
    assert not match.can_undo


def test_log_has_headings_and_notes() -> None:
    match = new()
    match.play(Take(1))
    match.play(Take(2), note="The bot had to be replaced.")
    match.play(Roll())
    lines = match.log
    assert said(match)[:3] == [
        "Ada scores 1.",
        "The bot had to be replaced.",
        "Ben scores 2.",
    ]
    assert [line.move_number for line in lines] == [1, 2, 2, 4]
    assert [line.seat for line in lines] == [0, 1, 1, 0], "whom a line is about, though chance moved"
    assert [line.heading for line in lines] == [Said.ROUND(number=number) for number in (1, 1, 1, 2)]
    match.undo()
    assert match.log == lines


def test_log_ends_at_the_current_move_after_an_undo() -> None:
    match = new()
    match.play(Take(1))
    match.play(Take(2))
    match.undo()
    assert match.log == []


def test_log_of_an_action_ends_at_a_move() -> None:
    match = new(ADA, CY, BOT)
    for number in (1, 2, 3):
        match.play(Take(number))
    assert [line.content for line in match.log_of_action(2)] == [Scored(1, 2)]
    assert match.log_of_action(0) == []


def test_a_seat_changes_hands_in_the_middle() -> None:
    match = new()
    match.play(Take(1))
    match.set_seat(1, SeatPlan("Bea", 1))
    match.play(Take(2))
    assert match.journal.entries[1].by == "person"
    assert [line.content for line in match.log] == [
        Scored(0, 1),
        SeatChangeMessage.PERSON(name="Bea"),
        Scored(1, 2),
    ]
    match.undo()
    assert match.moves_played == 1
    assert match.seats[1] == SeatPlan("Bea", 1)
    match.undo()
    match.play(Take(3))
    assert match.journal.changes[0].after == 0


def test_invalid_seat_change_is_refused() -> None:
    match = new()
    for plan, told, place in (
        (SeatPlan("", 1), SchemaError.LONGER, "name"),
        (SeatPlan("  ", 1), JournalErrorCode.BLANK, "name"),
        (SeatPlan("Ben", 0), JournalErrorCode.COLOUR(other=0), "colour"),
        (SeatPlan("Ben", 99), SchemaError.AT_MOST, "colour"),
    ):
        with refused(JournalError, told, f"seats[1].{place}"):
            match.set_seat(1, plan)
    with pytest.raises(IndexError):
        match.set_seat(2, CY)
    assert match.seats == (ADA, BOT)


def test_standings_are_recorded_at_each_heading() -> None:
    match = new()
    for points in (1, 2, 3, 1, 2):
        match.play(Take(points))
    money = match.standings()
    assert [(one.heading, one.move_number) for one in money] == [
        (Said.ROUND(number=1), 0),
        (Said.ROUND(number=2), 2),
        (Said.ROUND(number=3), 4),
        (Said.ROUND(number=3), 5),
    ]
    assert [one.scores for one in money] == [tuple(match.position(n).scores()) for n in (0, 2, 4, 5)]


def test_impossible_setup_is_refused() -> None:
    with refused(UnknownGame, CatalogErrorCode.GAME):
        Match.new("chess", [ADA, BOT])
    with refused(SetupError, SetupErrorCode.PLAYERS(minimum=2, maximum=4, players=1)):
        Match.new("toy", [ADA])
    with refused(SetupError, SetupErrorCode.NO_OPTION):
        Match.new("toy", [ADA, BOT], {"low": True})
    with refused(JournalError, JournalErrorCode.COLOUR(other=0), "seats[1].colour"):
        Match.new("toy", [ADA, SeatPlan("Ben", 0)])
    for seed in (-1, MAXIMUM_SEED + 1):
        with refused(JournalError, SchemaError.OUTSIDE, "seed"):
            Match.new("toy", [ADA, BOT], seed=seed)


def test_options_reach_the_deal() -> None:
    assert min(Match.new("toy", [ADA, BOT], {"high": True}).state.scores()) >= 50
    assert Match.new("toy", [ADA, BOT]).options == {"high": False}


def test_a_match_is_named_after_its_people() -> None:
    assert match_name([ADA, BOT]) == "Ada"
    assert match_name([ADA, BOT, CY]) == "Ada, Cy"
    assert match_name([BOT]) == "Ben"
    assert len(match_name([SeatPlan("x" * 40, 0), SeatPlan("y" * 40, 1)])) == 40


def test_position_beyond_the_journal_is_refused() -> None:
    match = new()
    for number in (-1, 1):
        with pytest.raises(IndexError):
            match.position(number)


def test_position_is_a_copy() -> None:
    match = new()
    match.play(Take(1))
    match.position(0).play(Take(3))
    match.position(1).play(Take(3))
    assert match.position(1) == match.state
    assert match.state.scores()[0] == match.position(0).scores()[0] + 1


@settings(derandomize=True, max_examples=60)
@given(st.integers(0, 10**6), st.booleans(), st.lists(st.integers(0, 99), max_size=60))
def test_any_play_and_undo_agrees_with_a_replay(seed: int, practice: bool, does: list[int]) -> None:
    """Play, undo and redo at random: the state always equals the journal's."""
    match = new(ADA, BOT, CY, practice=practice, seed=seed)
    for number in does:
        if number % 5 == 3:
            could, before = match.can_undo, match.moves_played
            assert match.undo() is could
            assert (match.moves_played < before) is could
            if could:
                state = match.position(before)
                while match.moves_played < before:
                    assert match.redo()
                assert match.moves_played == before
                assert match.state == state
                match.undo()
        elif number % 5 == 4:
            match.redo()
        elif not match.is_over:
            moves = match.state.legal_moves()
            match.play(moves[number % len(moves)])
        assert match.current_player != CHANCE
        state = match.position(0)
        for entry in match.journal.entries[: match.moves_played]:
            state.play(match.game.parse_move(entry.move))
        assert match.state == state == match.position(match.moves_played)
        assert len(match.journal.entries) == match.moves_recorded
    again = Match.from_journal(match.journal)
    assert again.state == match.state
    assert again.log == match.log
    assert again.standings() == match.standings()
    assert again.can_redo is match.can_redo


def test_log_line_belongs_to_the_seat_it_names() -> None:
    people = [SeatPlan("Ada", 0), SeatPlan("Ben", 1), SeatPlan("Cy", 2), SeatPlan("Dee", 3)]
    match, rng = Match.new("american_rails", people, seed=3), random.Random(4)
    while not match.is_over:
        match.play(rng.choice(match.state.legal_moves()))
    named = {name: seat for seat, name in enumerate(match.names)}
    lines = [(words.split()[0], seat) for words, seat in spoken(match)]
    assert {seat for _, seat in lines} == {0, 1, 2, 3, None}
    assert [seat for name, seat in lines if name in named] == [
        named[name] for name, _ in lines if name in named
    ]
    assert {line.seat for line in match.log if isinstance(line.content, DividendPaid)} == {None}
