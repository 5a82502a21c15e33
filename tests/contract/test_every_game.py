"""One suite of random play that every game of the catalog must pass, for each of its tables.

A table is a game, a number of players and a set of options; a game is tested by being in the
catalog. What a seat can't know is tested through `view` and `determinize`, so games with hidden
cards or cash need no tests of their own for it.
"""

import random
from dataclasses import FrozenInstanceError, dataclass, fields
from functools import cache

import pytest

from game.rules.catalog import all_games
from game.rules.codecs import MoveParseError
from game.rules.contract import (
    CHANCE,
    TERMINAL,
    EndStage,
    Event,
    Game,
    IllegalMove,
    MoneyPaid,
    Move,
    SetupError,
    SetupErrorCode,
    State,
    event_info,
    seat_party,
)
from game.words import game_summary, game_title
from tests.helpers.play import draw, ending, heading, localizer, play_out, prompt, through_json
from tests.helpers.refusals import refused

GAMES = 4
"""Random games for each table."""


@dataclass(frozen=True)
class Table:
    """A game that is set up for a number of players, with options."""

    game: Game
    players: int
    options: tuple[tuple[str, bool], ...]

    def deal(self, seed: int) -> State:
        """The opening for a seed."""
        return self.game.new_game(self.players, dict(self.options), random.Random(seed))

    def __str__(self) -> str:
        switched = "".join(f"-{key}-{'on' if on else 'off'}" for key, on in self.options)
        return f"{self.game.key}-{self.players}{switched}"


def tables() -> list[Table]:
    """Every game with every number of players: as it comes, and with each option switched."""
    return [
        Table(game, players, options)
        for game in all_games()
        for players in game.players
        for options in [(), *(((option.key, not option.default),) for option in game.options)]
    ]


TABLE = pytest.mark.parametrize("table", tables(), ids=str)
GAME = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)


@dataclass(frozen=True)
class Played:
    """A random game: the states before each move and at the end, and the moves."""

    states: list[State]
    moves: list[Move]


@cache
def played(table: Table, seed: int) -> Played:
    """A random game of a table, every second one drawn by kinds of moves."""
    rng = random.Random(seed)
    state = table.deal(seed)
    states, moves = [], []
    for move in play_out(state, rng, by_kind=seed % 2 == 1):
        states.append(state.copy())
        moves.append(move)
    return Played([*states, state], moves)


def end(state: State, rng: random.Random) -> None:
    """Play a game to its end at random."""
    for _ in play_out(state, rng):
        pass


def some(table: Table, number: int) -> list[State]:
    """Return states of random games, openings and ends among them."""
    rng = random.Random(str(table))
    games = [played(table, seed) for seed in range(GAMES)]
    ends = [state for game in games for state in (game.states[0], game.states[-1])]
    between = [state for game in games for state in game.states[1:-1]]
    return ends + rng.sample(between, min(number, len(between)))


# The box.


@GAME
def test_the_box_says_what_it_is(game):
    assert game.key.isidentifier()
    assert game.key == game.key.lower()
    assert game_title(game)
    assert game_summary(game).endswith(".")
    assert len(game.players) > 0
    assert game.players[0] >= 1
    assert game.minutes > 0
    assert game.rules_version >= 1
    assert len({option.key for option in game.options}) == len(game.options)
    assert all(option.key.isidentifier() for option in game.options)


@GAME
def test_a_table_that_is_not_the_games_is_refused_with_what_was_expected(game):
    fewest, most = game.players[0], game.players[-1]
    for players in (fewest - 1, most + 1, 0, -1):
        for refuse in (game.check_setup, lambda p, o: game.new_game(p, o, random.Random(1))):
            with refused(SetupError, SetupErrorCode.PLAYERS(minimum=fewest, maximum=most, players=players)):
                refuse(players, {})
    told = SetupErrorCode.NO_OPTION if game.options else SetupErrorCode.NO_OPTIONS
    for refuse in (game.check_setup, lambda p, o: game.new_game(p, o, random.Random(1))):
        with refused(SetupError, told):
            refuse(fewest, {"no_such_option": True})


@GAME
@pytest.mark.parametrize("text", ["", " ", "no such move", "\N{SNOWMAN}", "9" * 6000])
def test_a_text_of_no_move_is_refused(game, text):
    with pytest.raises(MoveParseError) as error:
        game.parse_move(text)
    assert str(error.value)


# The deal.


@TABLE
def test_the_deal_is_decided_by_its_seed(table):
    for seed in range(5):
        assert table.deal(seed).to_data() == table.deal(seed).to_data()
    deals = [table.deal(seed).to_data() for seed in range(40)]
    assert any(deal != deals[0] for deal in deals)


@TABLE
def test_the_opening_is_an_opening(table):
    state = table.deal(1)
    assert state.game is table.game
    assert state.players == table.players
    assert state.current_player() != TERMINAL
    assert state.winners() == []
    assert state.ending() is None


@TABLE
def test_the_dealer_does_not_draw_more_after_the_deal(table):
    """What is dealt is data: a deal does not keep its generator."""
    rng = random.Random(3)
    state = table.game.new_game(table.players, dict(table.options), rng)
    before = rng.getstate()
    other = random.Random(4)
    for _ in range(50):
        if state.current_player() == TERMINAL:
            break
        state.apply_unchecked(draw(state, other))
    assert rng.getstate() == before


# Moves.


@TABLE
def test_there_is_a_move_until_the_game_is_over_and_it_does_end(table):
    for seed in range(GAMES):
        game = played(table, seed)
        for state in game.states[:-1]:
            assert state.current_player() == CHANCE or state.current_player() in range(table.players)
            assert len(state.legal_moves()) > 0
        assert game.states[-1].current_player() == TERMINAL
        assert len(game.states[-1].legal_moves()) == 0


@TABLE
def test_moves_are_in_a_fixed_order_each_once_and_hashable(table):
    for state in some(table, 150):
        moves = list(state.legal_moves())
        assert moves == list(state.legal_moves()) == list(state.copy().legal_moves())
        assert len(set(moves)) == len(moves)
        assert all(isinstance(move, Move) for move in moves)


@TABLE
def test_moves_do_not_change_the_state(table):
    for state in some(table, 60):
        before = state.to_data()
        (
            state.legal_moves(),
            state.chance_outcomes(),
            state.prompt(),
            state.heading(),
            state.scores(),
            state.winners(),
        )
        state.ending(), state.current_player(), [state.observation(seat) for seat in range(table.players)]
        assert state.to_data() == before


@TABLE
def test_moves_are_immutable_values(table):
    for state in some(table, 20):
        for move in state.legal_moves()[:3]:
            assert not hasattr(move, "__dict__")
            for field in fields(move):
                with pytest.raises(FrozenInstanceError):
                    setattr(move, field.name, 1)


@TABLE
def test_text_forms_read_back_and_differ(table):
    for state in some(table, 60):
        moves = list(state.legal_moves())
        texts = [table.game.format_move(move) for move in moves]
        assert len(set(texts)) == len(texts)
        assert all(text == text.strip() and text.isprintable() for text in texts)
        assert [table.game.parse_move(text) for text in texts] == moves


@TABLE
def test_chance_has_weights_and_nobody_else_has(table):
    for state in some(table, 300):
        outcomes = list(state.chance_outcomes())
        if state.current_player() != CHANCE:
            assert outcomes == []
            continue
        assert [move for move, _ in outcomes] == list(state.legal_moves())
        assert all(type(weight) is int and weight > 0 for _, weight in outcomes)
        assert outcomes == list(state.copy().chance_outcomes())


@TABLE
def test_a_legal_move_is_played_and_has_no_reason_against_it(table):
    for state in some(table, 25):
        before = state.to_data()
        for move in list(state.legal_moves())[:60]:
            assert state.illegal_reason(move) is None
            checked, unchecked = state.copy(), state.copy()
            checked.play(move)
            unchecked.apply_unchecked(move)
            assert checked == unchecked
            assert checked.to_data() != before
        assert state.to_data() == before


@TABLE
def test_an_illegal_move_is_refused_with_a_reason_and_changes_nothing(table):
    rng = random.Random(5)
    pool = list({move for state in some(table, 100) for move in state.legal_moves()})
    refused_moves = 0
    for state in some(table, 60):
        legal, before = set(state.legal_moves()), state.to_data()
        for move in rng.sample(pool, min(40, len(pool))):
            if move in legal:
                continue
            reason = state.illegal_reason(move)
            assert reason is not None
            assert localizer(state).message(reason).strip()
            with pytest.raises(IllegalMove) as refused:
                state.play(move)
            assert (refused.value.reason, refused.value.move) == (reason, move)
            refused_moves += 1
        assert state.to_data() == before
    assert refused_moves > 100


@TABLE
def test_a_move_of_another_game_is_refused(table):
    class Foreign(Move):
        """A move of no game."""

    for state in some(table, 20):
        with pytest.raises(IllegalMove):
            state.play(Foreign())


# Copies, data, journals.


@TABLE
def test_copies_are_equal_and_independent(table):
    rng = random.Random(6)
    for state in some(table, 6):
        before, other = state.to_data(), state.copy()
        assert other == state
        assert type(other) is type(state)
        end(other, rng)
        assert state.to_data() == before
        ended, again = other.to_data(), state.copy()
        end(again, rng)
        assert other.to_data() == ended


@TABLE
def test_states_that_differ_are_not_equal(table):
    game = played(table, 0)
    for before, after in zip(game.states[:80], game.states[1:], strict=False):
        assert before != after
    assert game.states[0] != "a state"


@TABLE
def test_data_go_out_and_come_in(table):
    rng = random.Random(7)
    for state in some(table, 40):
        data = state.to_data()
        read = table.game.restore(through_json(data))
        assert read == state
        assert read.to_data() == data
        assert (read.current_player(), read.scores(), read.winners(), read.ending()) == (
            state.current_player(),
            state.scores(),
            state.winners(),
            state.ending(),
        )
        assert (read.heading(), read.prompt()) == (state.heading(), state.prompt())
        other = state.copy()
        for _ in range(30):  # and they play on alike
            assert list(read.legal_moves()) == list(other.legal_moves())
            if other.current_player() == TERMINAL:
                break
            move = draw(other, rng)
            read.apply_unchecked(move)
            other.apply_unchecked(move)
        assert read == other


@TABLE
def test_changing_written_data_does_not_change_the_state(table):
    def spoil(value):
        if isinstance(value, list):
            for item in value:
                spoil(item)
            value.append(12345)
        if isinstance(value, dict):
            for item in list(value.values()):
                spoil(item)
            value["no_such_field"] = 12345

    for state in some(table, 10):
        before = through_json(state.to_data())
        spoil(state.to_data())
        for seat in range(table.players):
            spoil(state.observation(seat))
        assert state.to_data() == before
        given = state.to_data()
        read = table.game.restore(given)
        spoil(given)
        assert read.to_data() == before


@TABLE
def test_a_journal_replays(table):
    for seed in range(GAMES):
        game = played(table, seed)
        again = table.game.load(through_json(game.states[0].to_data()))
        for text in [table.game.format_move(move) for move in game.moves]:
            again.play(table.game.parse_move(text))
        assert again == game.states[-1]


# What is shown.


@TABLE
def test_listening_changes_nothing_and_every_line_says_something(table):
    for seed in range(GAMES):
        game = played(table, seed)
        state, lines, told = game.states[0].copy(), 0, 0
        for move in game.moves:
            heard = []
            state.apply_unchecked(move, heard.append)
            told += len(heard)
            for event in heard:
                assert event_info(type(event))
                line = localizer(state).event_text(event)
                assert line is None or line == line.strip() != ""
                lines += line is not None
        assert state == game.states[-1]
        assert told >= lines > 0


@TABLE
def test_the_actor_is_always_told_what_to_do(table):
    for state in some(table, 200):
        title, words = prompt(state)
        assert title.strip()
        assert words.strip()
        assert heading(state).strip()


# Scores and the end.


@TABLE
def test_scores_winners_and_the_end(table):
    for seed in range(GAMES):
        game = played(table, seed)
        for state in game.states[::7]:
            assert len(state.scores()) == table.players
            assert all(type(score) is int for score in state.scores())
        for state in game.states[:-1:7]:
            assert state.winners() == []
            assert state.ending() is None
            assert state.tie_break() is None
        over = game.states[-1]
        winners, scores = over.winners(), over.scores()
        assert winners
        assert winners == sorted(set(winners))
        assert all(scores[seat] == max(scores) for seat in winners)
        assert (ending(over) or "").strip()
        assert (over.tie_break() is not None) == (scores.count(max(scores)) > 1)
        for move in game.states[0].legal_moves():
            with pytest.raises(IllegalMove):
                over.play(move)


# What a seat can know.


@TABLE
def test_the_end_is_seen_coming_if_the_game_tells_what_ends_it(table):
    if type(table.deal(1)).end_conditions is State.end_conditions:
        return
    for seed in range(GAMES):
        *states, last = played(table, seed).states
        assert not last.end_conditions()
        assert max(one.stage for one in states[-1].end_conditions()) >= EndStage.POSSIBLE
        certain = [any(one.stage is EndStage.CERTAIN for one in state.end_conditions()) for state in states]
        assert certain == sorted(certain)
        for state in states[::9]:
            for one in state.end_conditions():
                assert localizer(state).message(one.message)
                assert localizer(state).describe(one.message)


@TABLE
def test_imagined_worlds_agree_with_all_that_the_seat_knows(table):
    """What `determinize` permutes is what the seat can't know: its view stays the same."""
    rng = random.Random(8)
    for state in some(table, 20):
        for seat in range(table.players):
            view = state.observation(seat)
            assert through_json(view) == view
            for _ in range(2):
                world = state.determinize(seat, rng)
                assert world.observation(seat) == view
                assert world.current_player() == state.current_player()
                assert table.game.restore(through_json(world.to_data())) == world
                if state.current_player() == seat:
                    assert list(world.legal_moves()) == list(state.legal_moves())


@TABLE
def test_imagining_leaves_the_state_alone_and_can_be_played_to_the_end(table):
    rng = random.Random(9)
    for state in some(table, 2):
        for seat in range(table.players):
            before = state.to_data()
            world = state.determinize(seat, rng)
            end(world, rng)
            assert world.winners()
            assert state.to_data() == before


@TABLE
def test_imagining_is_decided_by_its_seed_and_by_what_the_seat_knows(table):
    """Two worlds that look the same to a seat are determinized alike: nothing hidden shines through."""
    for state in some(table, 40):
        for seat in range(table.players):
            world = state.determinize(seat, random.Random(1))
            assert world == state.determinize(seat, random.Random(1))
            other = state.determinize(seat, random.Random(2))
            assert world == other.determinize(seat, random.Random(1))


@TABLE
def test_a_game_hides_something_if_what_is_seen_at_the_deal_is_not_everything(table):
    opening = some(table, 1)[0]
    seen = [opening.observation(seat) for seat in range(table.players)]
    assert opening.has_hidden_info == any(view != opening.to_data() for view in seen)


@TABLE
def test_what_a_seat_does_not_see_is_really_open_to_imagination(table):
    """If a view leaves something out, not every determinization of it is the true world."""
    hidden = [
        (state, seat)
        for state in some(table, 60)
        for seat in range(table.players)
        if state.current_player() != TERMINAL and state.observation(seat) != state.to_data()
    ]
    worlds = [state.determinize(seat, random.Random(n)) != state for n, (state, seat) in enumerate(hidden)]
    assert not hidden or any(worlds)


DUE = "paid-interest"
"""What falls due after a turn's last move, whichever it was."""


@TABLE
def test_every_move_that_its_player_pays_for_is_named(table: Table) -> None:
    """What is paid later, for a bid that the others pass, is not meant: no single move can lose it."""
    for seed in range(GAMES):
        game = played(table, seed)
        for state, move in zip(game.states, game.moves, strict=False):
            seat = state.current_player()
            if seat == CHANCE:
                continue
            told: list[Event] = []
            state.copy().play(move, told.append)
            paid = [event for event in told if isinstance(event, MoneyPaid) and event.reason.key != DUE]
            pays = any(event.payer == seat_party(seat) for event in paid)
            if len(state.legal_moves()) == 1 and pays:
                assert isinstance(move, state.paid_moves), move
