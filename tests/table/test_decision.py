"""Picks narrow the legal moves; nothing in here knows a game."""

import random
from dataclasses import dataclass

from game.rules.catalog import find_game, game_keys
from game.rules.contract import Move, State
from game.table.boards.shown import Pickable, pickable_of, pickables_of
from game.table.play.decision import AmountChoice, Decision


@dataclass(frozen=True, slots=True)
class Lay(Move):
    company: int
    hex: int


@dataclass(frozen=True, slots=True)
class Offer(Move):
    card: int
    amount: int


@dataclass(frozen=True, slots=True)
class Take(Move):
    card: int


@dataclass(frozen=True, slots=True)
class Stop(Move):
    pass


LAYING = [Lay(0, 10), Lay(0, 11), Lay(1, 11), Lay(1, 12), Stop()]
BIDDING = [Offer(0, amount) for amount in (3, 4, 6, 9)] + [Stop()]


def test_a_pick_leaves_the_moves_that_have_it() -> None:
    decision = Decision.among(LAYING)
    decision = decision.pick(Pickable("company", 1))
    assert decision.candidates == [Lay(1, 11), Lay(1, 12)]
    assert decision.armed is None
    decision = decision.pick(Pickable("hex", 12))
    assert decision.armed == Lay(1, 12)


def test_a_pick_or_an_amount_touches_it() -> None:
    decision = Decision.among(BIDDING)
    assert decision.untouched
    decision = decision.step_amount(-1)
    assert not decision.untouched
    decision = decision.clear()
    assert decision.untouched
    decision = decision.type_digit("4")
    assert not decision.untouched
    decision = Decision.among(LAYING)
    assert decision.untouched
    decision = decision.pick(Pickable("company", 1))
    assert not decision.untouched


def test_one_candidate_is_armed_whatever_was_picked() -> None:
    decision = Decision.among(LAYING)
    decision = decision.pick(Pickable("hex", 10))
    assert decision.armed == Lay(0, 10)
    decision = decision.pick(pickable_of(Stop))
    assert decision.armed == Stop()
    assert decision.picked == (pickable_of(Stop),)


def test_a_conflicting_earlier_pick_gives_way() -> None:
    decision = Decision.among(LAYING)
    decision = decision.pick(Pickable("company", 1))
    decision = decision.pick(Pickable("hex", 10))
    assert decision.picked == (Pickable("hex", 10),)
    decision = decision.pick(Pickable("hex", 11))
    assert decision.candidates == [Lay(0, 11), Lay(1, 11)]
    decision = decision.pick(Pickable("company", 1))
    assert decision.picked == (Pickable("hex", 11), Pickable("company", 1))


def test_what_no_move_has_is_refused_and_changes_nothing() -> None:
    decision = Decision.among(LAYING)
    decision = decision.pick(Pickable("company", 1))
    assert decision.pick(Pickable("hex", 99)) is None
    assert decision.picked == (Pickable("company", 1),)


def test_the_amount_starts_at_the_lowest_and_is_armed() -> None:
    decision = Decision.among(BIDDING)
    amount = decision.amount
    assert amount is not None
    assert (amount.lowest, amount.highest, amount.value) == (3, 9, 3)
    assert decision.armed == Offer(0, 3)


def test_steps_go_through_the_legal_amounts_and_stop_at_the_ends() -> None:
    decision = Decision.among(BIDDING)
    decision = decision.step_amount(2)
    assert decision.armed == Offer(0, 6)
    decision = decision.step_amount(5)
    assert decision.armed == Offer(0, 9)
    decision = decision.step_amount(-50)
    assert decision.armed == Offer(0, 3)


def test_digits_write_an_amount() -> None:
    decision = Decision.among([Offer(0, amount) for amount in range(5, 41)])
    decision = decision.type_digit("2")
    assert decision.armed is None
    assert decision.amount.refused == 2
    decision = decision.type_digit("7")
    assert decision.armed == Offer(0, 27)
    decision = decision.type_digit("9")
    assert decision.armed is None
    assert decision.amount.refused == 279
    decision = decision.type_digit("9")
    assert decision.armed == Offer(0, 9)
    decision = decision.erase_digit()
    assert decision.amount == AmountChoice(tuple(range(5, 41)), 9)
    assert decision.armed == Offer(0, 9)


def test_a_digit_after_an_amount_was_written_out_begins_another() -> None:
    decision = Decision.among([Offer(0, amount) for amount in range(5, 41)])
    decision = decision.type_digit("2")
    decision = decision.type_digit("7")
    decision = decision.end_typing()
    assert decision.armed == Offer(0, 27)
    decision = decision.type_digit("3")
    assert decision.amount.refused == 3
    decision = decision.type_digit("1")
    assert decision.armed == Offer(0, 31)


def test_no_amount_is_asked_while_the_offers_differ_in_more() -> None:
    decision = Decision.among([Offer(card, amount) for card in (0, 1) for amount in (5, 6)])
    assert decision.amount is None
    assert decision.armed is None
    decision = decision.pick(Pickable("card", 1))
    assert decision.armed == Offer(1, 5)


def test_declining_beside_an_amount() -> None:
    decision = Decision.among(BIDDING)
    decision = decision.step_amount(1)
    decision = decision.pick(pickable_of(Stop))
    assert decision.armed == Stop()
    assert decision.amount is None
    decision = decision.pick(Pickable("card", 0)).armed == Offer(0, 4)
    assert decision is not None


def test_things_are_what_the_candidates_differ_in() -> None:
    decision = Decision.among(LAYING)
    assert Pickable("company", 0) in decision.options
    assert pickable_of(Stop) in decision.options
    decision = decision.pick(Pickable("company", 0))
    assert decision.options == [Pickable("hex", 10), Pickable("hex", 11)]
    decision = decision.pick(Pickable("hex", 10))
    assert decision.options == []


def test_trying_a_thing_changes_nothing() -> None:
    decision = Decision.among(LAYING)
    assert decision.would_arm(Pickable("hex", 12)) == Lay(1, 12)
    assert decision.would_arm(Pickable("hex", 11)) is None
    assert decision.would_arm(Pickable("hex", 99)) is None
    assert decision.picked == ()


def test_the_same_picks_go_on_among_other_moves() -> None:
    decision = Decision.among([Offer(card, amount) for card in (0, 1) for amount in (3, 6)])
    decision = decision.pick(Pickable("card", 1))
    decision = decision.step_amount(1)
    assert decision.go_on_among(Decision.among([Offer(1, 3), Offer(1, 6), Stop()])).armed == Offer(1, 6)


def test_a_plan_lasts_until_something_else_is_picked() -> None:
    decision = Decision.among(LAYING).choose(Lay(0, 11), plan=(Lay(0, 11), Lay(1, 12)))
    assert decision.armed == Lay(0, 11)
    assert decision.plan[1:] == (Lay(1, 12),)
    assert not decision.pick(Pickable("hex", 10)).plan


class Proposer:
    """Begins with the same amount wherever one is asked for."""

    def __init__(self, amount: int | None) -> None:
        self.amount = amount

    def pickables_for(self, state: State, move: Move) -> list[Pickable]:
        return pickables_of(move)

    def first_amount(self, move: Move, state: State) -> int | None:
        return self.amount


def test_the_choice_of_an_amount_begins_with_the_proposal_if_it_is_legal() -> None:
    for proposed, begun in ((6, 6), (7, 3), (None, 3)):
        decision = Decision.among(
            BIDDING, Proposer(proposed), find_game(game_keys()[0]).new_game(3, {}, random.Random(1))
        )
        assert decision.untouched
        assert decision.amount is not None
        assert decision.amount.value == begun
        assert decision.would_arm(Pickable("card", 0)) == Offer(0, begun)
        decision = decision.step_amount(-1)
        assert decision.amount.value == (4 if begun == 6 else 3)


def test_an_amount_waits_until_it_is_chosen_what_it_is_for() -> None:
    decision = Decision.among([*BIDDING, Take(1)])
    assert decision.amount is None
    assert decision.armed is None
    decision = decision.pick(Pickable("card", 0))
    assert decision.armed == Offer(0, 3)
