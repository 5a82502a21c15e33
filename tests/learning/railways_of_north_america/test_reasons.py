"""What is said of moves of Railways of North America, at positions of a match that comes with the game."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import pytest

from ai.bot import Candidate
from ai.chance import sample_chance
from ai.explain import Explained, Explanation
from ai.knowledge import follow, for_game
from assets import asset
from game.learning.reasons import brief, rather, reason, term_called, title
from game.match.analysis import fixed_determinization
from game.match.import_export import read_file
from game.match.match import Match
from game.rules.auction import PASS_BID
from game.rules.contract import CHANCE, State
from game.rules.railways_of_north_america import GAME
from game.rules.railways_of_north_america.board_file import CHARTER
from game.rules.railways_of_north_america.moves import KeepBaron
from game.words import Localizer, override

SCORES = (60.0, 60.0, 60.0)
NAMES = ["Clara", "Henry", "Ada", "James"]


@cache
def match(players: int = 3) -> Match:
    return read_file(asset("matches") / f"railways_of_north_america/{players}.json").match


def position(number: int, players: int = 3) -> State:
    state = match(players).position(number)
    return fixed_determinization(state, state.current_player())


def told(state: State, *texts: str, place: int = 0) -> str:
    """Why the move at a place is as good as it is; the moves all as good as each other."""
    found = [Explained(Candidate(state.game.parse_move(text), 0.4, 9, 0.4, SCORES), ()) for text in texts]
    explanation = Explanation(state.current_player(), "", (), tuple(found), None)
    return reason(explanation, place, state, Localizer(state.game, NAMES))


def test_income_that_falls_is_told_after_the_points_at_every_place() -> None:
    state = position(324)
    moves = "deliver black St. John's 8 > 10", "deliver blue Sherbrooke 28 > 2 > 4 > 12 > 10"
    for place, points, income in ((0, 2, "$11,000"), (1, 5, "$7,000")):
        words = told(state, *moves, place=place)
        assert 0 <= words.find(f"{points} points") < words.find(f"falls from $14,000 to {income}")


def test_points_that_the_best_move_brings_as_well_are_told_again() -> None:
    state = position(324)
    moves = "deliver black St. John's 8 > 10", "deliver black Saint John 20 > 4"
    assert "2 points" in told(state, *moves, place=1)


@pytest.mark.parametrize(("number", "points"), [(277, "6 points"), (309, "3 points")])
def test_the_choice_to_deliver_tells_the_points_and_who_else_could_take_the_cube(
    number: int, points: str
) -> None:
    words = told(position(number), "choose deliver", "choose build")
    assert 0 <= words.find(points) < words.find(" could take this cube before you.")


def test_a_contested_cube_is_told_with_its_points() -> None:
    words = told(position(357), "deliver yellow Port Arthur 19 > 16 > 13")
    assert "could take this cube before you." in words
    assert "3 points" in words


def test_a_bonus_card_is_named_with_its_points() -> None:
    words = told(position(233), "deliver red Montreal 2 > 4 > 12 > 10 > 15")
    assert "8 points" in words
    assert "That is 5 points, and 3 for the Speed Record." in words


def test_a_first_place_beside_which_nothing_is_worth_a_thought_is_not_called_close() -> None:
    assert told(position(244), "pass").startswith("At $21,000 going first is not worth what it costs.")


def test_what_a_land_grant_does_is_told_in_whole_words() -> None:
    words = told(position(20), "take Government Land Grant")
    assert "(open country costs nothing in one build)" in words


def test_what_mines_do_is_told_in_whole_words() -> None:
    state = position(264, 4)
    assert "You get Mines (for $10,000 up to 5 cubes in a gray city)." in told(state, "take Mines")
    with override("de"):
        words = told(state, "take Mines")
    assert "Du bekommst die Karte Bergwerke (für $10.000 bis zu 5 Würfel in einer grauen Stadt)." in words


def test_a_card_that_gives_two_actions_at_once_is_worth_a_word_as_the_last_action() -> None:
    state = position(528, 4)
    words = told(state, "choose card", "choose pass")
    assert words.startswith("You get Railroad Executive (two actions at once).")
    assert told(state, "choose pass", "choose card").startswith("It brings no more points.")


def test_who_else_may_fetch_its_cubes_is_no_reason_to_let_a_city_grow() -> None:
    state = position(70, 4)
    words = "It brings 2 cubes to Rimouski, where your links and others' begin. “"
    assert told(state, "grow Rimouski", "grow Quebec").startswith(words)
    beside = told(state, "grow Winnipeg", "grow Rimouski", place=1)
    assert beside.startswith("Links of yours begin there, but others' as well")


def compared(state: State, *pairs: tuple[str, float, tuple[float, ...]], place: int = 0) -> str:
    """The reason of a move among some with their chances and scores."""
    found = [
        Explained(Candidate(state.game.parse_move(text), c, 9, c, scores), ()) for text, c, scores in pairs
    ]
    explanation = Explanation(state.current_player(), "", (), tuple(found), None)
    return reason(explanation, place, state, Localizer(state.game, NAMES))


def test_points_are_compared_only_where_the_others_gain_little_of_them() -> None:
    """Where all are seen to score more, one of the moves was seen further into the game."""
    state = position(350)
    seat = state.current_player()
    own = (4.0 if other == seat else 0.0 for other in range(3))
    alone = tuple(60.0 + more for more in own)
    deliver = ("choose deliver", 0.3, SCORES)
    assert "about 4 points more" in compared(state, ("choose build", 0.4, alone), deliver)
    further = tuple(score if other == seat else score + 2.0 for other, score in enumerate(alone))
    assert "wins clearly more often" in compared(state, ("choose build", 0.4, further), deliver)
    words = compared(state, ("choose build", 0.4, further), deliver, place=1)
    assert "wins clearly more often" in words
    assert "points more" not in words


def test_points_that_the_chances_hardly_show_are_not_told() -> None:
    state = position(350)
    far = tuple(70.0 if seat == state.current_player() else 60.0 for seat in range(3))
    for chance, is_told in ((0.9, True), (0.42, False)):
        pair = ("choose build", chance, far), ("choose deliver", 0.4, SCORES)
        for place in (0, 1):
            assert ("10 points more" in compared(state, *pair, place=place)) is is_told


@pytest.mark.parametrize(
    ("language", "points", "games"),
    [
        ("en", "Passing brings you about 4 points more", "Passing wins clearly more often than"),
        (
            "de",
            "Passen bringt dir am Ende etwa 4 Punkte mehr",
            "Passen gewinnt deutlich öfter als",
        ),
    ],
)
def test_what_passing_brings_is_not_said_of_going_first(language: str, points: str, games: str) -> None:
    state = position(270)
    bid, seat = next(text for text in texts_of(state) if text != "pass"), state.current_player()
    ahead = tuple(64.0 if other == seat else 60.0 for other in range(3))
    with override(language):
        assert points in compared(state, ("pass", 0.4, ahead), (bid, 0.33, SCORES))
        assert games in compared(state, ("pass", 0.4, ahead), (bid, 0.3, SCORES))
        assert games in compared(state, ("pass", 0.4, SCORES), (bid, 0.3, SCORES))


def test_passing_is_told_beside_the_price_of_the_bid_that_was_made() -> None:
    state = position(366)
    words = compared(state, ("pass", 0.4, (62.0,) * 3), ("bid 7000", 0.3, SCORES))
    assert words.startswith("At $7,000 going first is not worth what it costs.")
    assert told(state, "pass").startswith("At $6,000 going first ")


def texts_of(state: State) -> list[str]:
    return [state.game.format_move(move) for move in state.legal_moves()]


def test_a_line_that_costs_many_bonds_is_told_with_its_points_and_its_bonds() -> None:
    words = told(position(15), "start Sydney south-west", "start Vancouver east", place=1)
    assert 0 < words.find("4 bonds: 4 points less, $4,000 of interest a turn.") < words.find("3 points.")


def test_nothing_is_told_of_a_turn_that_does_not_come() -> None:
    """In the last turn no interest is paid again, and in its last round nothing is prepared."""
    last = position(388)
    assert told(last, "lay 1,5 south-east").startswith("It takes 5 bonds: 5 points less. ")
    state = position(375)
    assert "of interest" not in told(state, "choose build", "choose upgrade", place=1)
    assert " a turn" not in told(state, "choose build", "choose upgrade", place=1)
    before = position(350)
    assert "falls from" in told(before, "choose deliver")
    then = before.game.restore(before.to_data() | {"last_turn": before.to_data()["turn_number"]})
    assert "falls from" not in told(then, "choose deliver")


def test_a_line_is_no_reason_for_a_link_that_saves_little_of_it() -> None:
    """Rimouski to Quebec is one step of many to a line of three points; two to a line of six are a reason."""
    state = position(170)
    state.apply_unchecked(state.game.parse_move("choose build"))
    words = told(state, "start Quebec north-east")
    assert "It opens Rimouski" in words
    assert "leads toward" not in words
    assert "Halifax–St. John's (6 points): one tile is then missing" in told(
        position(85), "start Port aux Basques south-west"
    )


def test_a_link_for_nothing_is_not_called_paid_in_cash() -> None:
    state = position(85)
    found = [
        Explained(
            Candidate(state.game.parse_move("start Port aux Basques south-west"), 0.4, 9, 0.4, SCORES), ()
        )
    ]
    explanation = Explanation(state.current_player(), "", (), tuple(found), None)
    assert brief(explanation, 0, state, Localizer(state.game, NAMES)) == "no points at once"


@pytest.mark.parametrize("number", [108, 298, 384])
def test_the_link_in_the_title_is_the_one_that_is_spoken_of(number: int) -> None:
    """With an action more, as the title asks for its cost, another link would be the best one."""
    state = position(number)
    move = state.game.parse_move("choose build")
    link = follow(state, move, for_game(state.game).policy).links[-1]
    assert len(state.links) < len(follow(state, move, for_game(state.game).policy).links)
    said = title(move, state, Localizer(state.game, NAMES))
    names = [state.board.data.cities[city].name for city in (link.a, link.b)]
    assert said.startswith("Build ")
    assert all(name in said for name in names)


def test_a_link_is_called_the_same_from_whichever_end_it_is_begun() -> None:
    state = position(9, players=4)
    links = {
        title(move, state, Localizer(state.game, NAMES))
        for move in for_game(state.game).policy.candidates(state)
    }
    assert "Montreal–Quebec, $5,000" in links or "Quebec–Montreal, $5,000" in links
    assert not {"Montreal–Quebec, $5,000", "Quebec–Montreal, $5,000"} <= links


def changed(state: State, **figures: object) -> State:
    """The same table with other figures, as its data call them."""
    return state.game.restore(state.to_data() | figures)


def test_nobody_comes_before_the_last_action_or_between_two_at_once() -> None:
    state, move = position(357), "deliver yellow Port Arthur 19 > 16 > 13"
    assert "could take this cube" in told(state, move)
    assert "could take this cube" not in told(changed(state, last_turn=state.to_data()["turn_number"]), move)
    assert "could take this cube" not in told(changed(state, actions_left=2), move)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "only 2 points for you and 1 for Clara; the other delivery scores 5 for you."),
        ("de", "nur 2 Punkte und Clara 1, die andere Lieferung bringt dir 5."),
    ],
)
def test_a_smaller_delivery_is_told_with_what_it_brings_others(language: str, said: str) -> None:
    moves = "deliver purple Vancouver 9 > 5 > 6", "deliver purple Kamloops 5 > 6"
    with override(language):
        assert said in told(position(117), *moves, place=1)


def test_a_cube_is_in_danger_only_from_who_would_act_before() -> None:
    """James leads the bidding: if Henry passes, Clara acts between them, and Ada after Henry."""
    for place in (0, 1):
        words = told(position(246, 4), "bid 15000", "pass", place=place)
        assert "from Edmonton to Victoria before" in words
        assert "Clara" in words
    # James leads, and Clara comes next: the others within reach of her cube act later.
    assert "the cube" not in told(position(197, 4), "bid 4000", "pass", place=1)


def test_who_goes_first_anyway_need_not_pay_for_it() -> None:
    state = GAME.new_game(2, {}, random.Random(3))
    while PASS_BID not in state.legal_moves():
        state.apply_unchecked(
            sample_chance(state, random.Random(1))
            if state.current_player() == CHANCE
            else state.legal_moves()[0]
        )
    state.apply_unchecked(PASS_BID)
    for place in (0, 1):
        assert told(state, "pass", "bid 1000", place=place).startswith("All others are out: you go first")


def test_cash_to_spare_is_not_said_to_be_left_for_engines() -> None:
    """With $20,000 left the engine at that price can be bought all the same, with $19,000 it can not.

    Where there was not enough for an engine before, the bid changes nothing of it; nor does it with a New
    Train, which pays half of it; and an engine by which the best cube gains nothing is not missed.
    """
    ahead, state = ("pass", 0.4, (62.0,) * 3), position(306)
    idle = compared(state, ahead, ("bid 19000", 0.3, SCORES), place=1)
    assert idle.startswith("At $19,000 going first is not worth what it costs.")
    state.engine[state.current_player()] = 4
    rich = compared(state, ahead, ("bid 18000", 0.3, SCORES), place=1)
    assert "too little" not in rich
    short = compared(state, ahead, ("bid 19000", 0.3, SCORES), place=1)
    assert short.startswith("At $19,000 you have $19,000 left: too little for engine 5.")
    of_train = state.board.train_card
    state.held[state.current_player() * len(state.deck) + of_train] = 1
    assert "too little" not in compared(state, ahead, ("bid 19000", 0.3, SCORES), place=1)
    poor = compared(position(96), ahead, ("bid 2000", 0.3, SCORES), place=1)
    assert poor.startswith("At $2,000 going first is not worth what it costs.")


def test_what_is_called_about_as_good_is_hardly_worth_its_price() -> None:
    """Points that one of the others gains as well are not compared."""
    state = position(306)
    own, scores = state.current_player(), [60.0] * 3
    scores[own] += 2.0
    scores[(own + 1) % 3] += 2.0
    pair = ("pass", 0.41, tuple(scores)), ("bid 10000", 0.4, SCORES)
    for place, compares in ((0, "“Bid $10,000” is about as good."), (1, "About as good as the first.")):
        words = compared(state, *pair, place=place)
        assert words == f"At $10,000 going first hardly brings you what it costs. {compares}"


def test_passing_that_is_best_leaves_nothing_that_is_worth_its_price() -> None:
    state = position(306)
    for place in (0, 1):
        assert told(state, "pass", "bid 10000", place=place).startswith(
            "At $10,000 going first hardly brings"
        )
    # Beside passing that is as good nothing is said of how much more it may be worth.
    for place in (0, 1):
        words = told(state, "bid 10000", "pass", place=place)
        assert words.startswith("At $10,000 going first is worth its price.")
    with override("de"):
        assert told(state, "bid 10000", "pass").startswith("Der erste Platz ist seine $10.000 wert.")
    behind = compared(state, ("bid 10000", 0.4, SCORES), ("pass", 0.3, SCORES), place=1)
    assert behind.startswith("It leaves a first place that is worth at least $10,000")


@pytest.mark.parametrize(
    ("number", "move", "what"),
    [
        (20, "take Hotel: Halifax", "(2 points for each cube that anybody delivers there)."),
        (54, "take Tunnel Engineer", "(mountains and ridges cost half in one build)."),
        (54, "take New Train", "(one engine at half price)."),
        (54, "take Ferry Line", "(one ferry hex, built for nothing)."),
    ],
)
def test_what_a_card_does_is_told_in_whole_words(number: int, move: str, what: str) -> None:
    assert what in told(position(number), move)


def test_a_charter_is_told_with_the_links_that_it_counts_already() -> None:
    """Its points come at the end, and are sure as far as the links are built."""
    state = position(132)
    card = next(n for n, one in enumerate(state.board.operations) if one.effect == CHARTER)
    display = state.to_data()["display"]
    offered = changed(state, display=[*display[:card], 1, *display[card + 1 :]])
    city, seat = state.board.operations[card].city, state.current_player()
    own = sum(link.owner == seat and city in (link.a, link.b) for link in state.links)
    words = told(offered, "take Capital Charter: Ottawa")
    assert f"at the end for each own link there, 6 at most; you have {own or 'none yet'})." in words
    assert term_called(GAME, "score", True) == "term-sure"


def test_an_engine_is_told_with_its_price_its_bonds_and_the_card_that_it_uses_up() -> None:
    state = position(70)
    assert (
        title(state.game.parse_move("choose upgrade"), state, Localizer(state.game, NAMES))
        == "Engine 2, $3,000"
    )
    assert "It uses up your New Train." in told(state, "choose upgrade", "choose build")
    for number, players, bonds in ((272, 3, "takes a bond:"), (147, 4, "takes 2 bonds:")):
        words = told(position(number, players), "take Ferry Line", "take Mines", place=1)
        assert words.find("for $10,000") < words.find(bonds)


@pytest.mark.parametrize(
    ("language", "ahead", "behind"),
    [
        ("en", "he is worth about 1 point more than “", "“George Stephen” is worth about 1 point more."),
        ("de", "ist er etwa 1 Punkt mehr wert als „", "ist „George Stephen“ etwa 1 Punkt mehr wert."),
    ],
)
def test_barons_that_a_search_finds_alike_are_told_apart_by_their_tasks(
    language: str, ahead: str, behind: str
) -> None:
    """8 points in half of the games, and 6 in half of them; 9 in half of them are hardly more than 8."""
    state = position(0)
    numbers = {one.name: number for number, one in enumerate(state.board.barons)}
    stephen, hill, smith = (numbers[name] for name in ("George Stephen", "James J. Hill", "Donald Smith"))
    dealt = state.to_data()["dealt"]

    def with_two(one: int, other: int) -> State:
        hands = [[one, other] if seat == state.current_player() else hand for seat, hand in enumerate(dealt)]
        return changed(state, dealt=hands)

    better, worse, close = (f"keep {name}" for name in ("George Stephen", "James J. Hill", "Donald Smith"))
    with override(language):
        assert ahead in told(with_two(stephen, hill), better, worse)
        assert behind in told(with_two(stephen, hill), better, worse, place=1)
        assert ahead not in told(with_two(stephen, smith), close, better)


def test_of_barons_as_good_the_one_is_advised_whose_task_promises_most() -> None:
    state = position(0)
    numbers = {one.name: number for number, one in enumerate(state.board.barons)}
    stephen, hill = (KeepBaron(numbers[name]) for name in ("George Stephen", "James J. Hill"))
    found = [Candidate(hill, 0.38, 9, 0.38), Candidate(stephen, 0.37, 9, 0.37)]
    assert rather(state, found) == stephen
    assert rather(state, found[::-1]) is None
    assert rather(state, [found[0], replace(found[1], chance=0.3)]) is None


def test_in_the_last_turn_points_are_told_where_others_have_more_of_them_as_well() -> None:
    for number, is_told in ((375, True), (350, False)):
        state = position(number)
        more = tuple(64.0 if other == state.current_player() else 61.5 for other in range(3))
        words = compared(state, ("choose deliver", 0.4, more), ("choose urbanize", 0.22, SCORES))
        assert ("about 4 points more" in words) is is_told


def test_in_the_last_turn_only_points_are_told_that_come_out_in_the_end() -> None:
    """Played to the end the delivery brings 4 points more than the new city, and none more than the link."""
    state = position(375)
    more = tuple(64.0 if other == state.current_player() else 60.0 for other in range(3))
    for other, is_told in (("choose urbanize", True), ("choose build", False)):
        pair = ("choose deliver", 0.4, more), (other, 0.22, SCORES)
        for place in (0, 1):
            words = compared(state, *pair, place=place)
            assert ("about 4 points more" in words) is is_told
            assert ("clearly more often" in words) is not is_told


def test_chances_that_differ_little_are_called_about_the_same() -> None:
    state = position(350)
    for apart, is_told in ((0.03, True), (0.02, False)):
        for place in (0, 1):
            pair = ("choose build", 0.4, SCORES), ("choose deliver", 0.4 - apart, SCORES)
            words = compared(state, *pair, place=place)
            assert ("a little more often" in words) is is_told
            assert ("bout as good" in words) is not is_told


def briefly(state: State, text: str) -> str:
    found = (Explained(Candidate(state.game.parse_move(text), 0.4, 9, 0.4, SCORES), ()),)
    return brief(
        Explanation(state.current_player(), "", (), found, None), 0, state, Localizer(state.game, NAMES)
    )


def test_points_are_told_with_the_bonds_that_they_cost_and_not_at_all_where_none_come() -> None:
    assert briefly(position(15), "start Vancouver east") == "3 points for you, 4 bonds"
    assert briefly(position(382), "choose card") == "no more points"
    assert briefly(position(375), "choose card") != "no more points"


def test_a_line_that_leads_over_water_is_told_with_its_ferry() -> None:
    line = "2 tiles are then missing, a ferry among them."
    assert line in told(position(26), "start Port aux Basques east")
    assert "(2 points): only a ferry is then missing." in told(position(48), "start Kamloops south-west")
    assert "a ferry" not in told(position(79), "choose build", "choose upgrade")


def asked(state: State, text: str, language: str = "en") -> str:
    """Why a move is good, as a bot tells it who is asked."""
    found = (Explained(Candidate(state.game.parse_move(text), 0.4, 9, 0.4, SCORES), ()),)
    with override(language):
        return reason(
            Explanation(state.current_player(), "greedy", (), found, None),
            0,
            state,
            Localizer(state.game, NAMES),
        )


def test_what_a_move_does_for_the_own_baron_comes_first_and_is_not_told_looking_back() -> None:
    """Who looks back may be another player, from whom the baron is a secret."""
    assert asked(position(150), "choose build").startswith("It does your baron's task: 5 points.")
    assert "baron" not in told(position(150), "choose build")
    assert "It puts you alone ahead in your baron's task, for now: 9 points." in asked(
        position(360, 4), "choose build"
    )
    # The last action of the match: nothing is prepared any more, but the task counts.
    words = asked(position(386), "choose build", "de")
    assert "Damit ist die Aufgabe deines Barons erfüllt: 9 Punkte." in words


def test_a_delivery_that_brings_the_end_near_says_so() -> None:
    move = "deliver black Windsor 7 > 16"
    assert "It places the last empty-city marker: the next turn is the last." in told(position(345), move)
    assert "the last" not in told(position(357), "deliver yellow Port Arthur 19 > 16 > 13")


def test_a_charter_taken_at_last_brings_its_points_all_the_same() -> None:
    state = position(386)
    card = next(n for n, one in enumerate(state.board.operations) if one.effect == CHARTER)
    own = state.charter_points(state.current_player())
    display = state.to_data()["display"]
    offered = changed(state, display=[*[0] * card, 1, *[0] * (len(display) - card - 1)])
    assert own == 0
    assert told(offered, "choose card").startswith("It brings 4 points at the end.")
    assert briefly(offered, "choose card") == "4 points at the end"
